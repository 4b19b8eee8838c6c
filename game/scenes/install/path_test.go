//go:build !js

package install

import (
	"os"
	"path/filepath"
	"runtime"
	"testing"
)

// A path may be pasted as programs copy it: in quotation marks, as the address of a file, from the home folder, with blanks around it.
func TestPathIn(t *testing.T) {
	if runtime.GOOS == "windows" {
		t.Skip("paths are written otherwise there")
	}
	home, err := os.UserHomeDir()
	if err != nil {
		t.Fatal(err)
	}
	here, err := os.Getwd()
	if err != nil {
		t.Fatal(err)
	}
	for written, want := range map[string]string{
		"/tmp/toll-roads.zip":              "/tmp/toll-roads.zip",
		"  /tmp/Toll Roads.zip \n":         "/tmp/Toll Roads.zip",
		`"/tmp/Toll Roads.zip"`:            "/tmp/Toll Roads.zip",
		`'/tmp/Toll Roads.zip'`:            "/tmp/Toll Roads.zip",
		"file:///tmp/Toll%20Roads.zip":     "/tmp/Toll Roads.zip",
		"~/boxes/toll-roads.zip":           filepath.Join(home, "boxes/toll-roads.zip"),
		"toll-roads":                       filepath.Join(here, "toll-roads"),
		"/tmp/100% of it; 50%25 of it.zip": "/tmp/100% of it; 50%25 of it.zip",
	} {
		if is, err := pathIn(written); err != nil || is != want {
			t.Errorf("%q is %q, %v", written, is, err)
		}
	}
	for _, written := range []string{"", "  ", `""`} {
		if is, err := pathIn(written); err == nil {
			t.Errorf("%q is %q", written, is)
		}
	}
}
