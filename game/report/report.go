// Package report writes one file with everything that helps find a fault: what happened, the version, the campaign, the
// settings and a picture of the window.
package report

import (
	"archive/zip"
	"bytes"
	"fmt"
	"image"
	"image/png"
	"path/filepath"
	"runtime"
	"runtime/debug"
	"strings"
	"time"

	"sixwinters/saves"
	"sixwinters/settings"
)

// Report is what goes into the file.
type Report struct {
	What     string            // in the words of whoever noticed it
	Version  string            // of the program
	Stack    []byte            // where the program was; nil if it did not fail
	Campaign *saves.Campaign   // nil if none lay in the window
	Settings settings.Settings // in effect
	File     string            // of the settings, or ""
	Picture  image.Image       // of the window; nil if there is none
}

// Write writes the report to a new file in a folder, which need not be there yet, and returns its name. at is now.
func (r *Report) Write(folder string, at time.Time) (string, error) {
	var pack bytes.Buffer
	if err := r.pack(&pack, at); err != nil {
		return "", fmt.Errorf("the report cannot be written: %w", err)
	}
	name := filepath.Join(folder, "report "+at.Format("2006-01-02 150405.000")+".zip")
	if err := saves.WriteFile(name, pack.Bytes()); err != nil {
		return "", fmt.Errorf("the report cannot be written: %w", err)
	}
	return name, nil
}

// pack makes one file of the report's parts.
func (r *Report) pack(to *bytes.Buffer, at time.Time) error {
	pack := zip.NewWriter(to)
	if err := packText(pack, "report.txt", r.text(at)); err != nil {
		return err
	}
	if r.Campaign != nil {
		if err := packText(pack, "campaign.txt", r.Campaign.Text()); err != nil {
			return err
		}
	}
	if err := r.packSettings(pack); err != nil {
		return err
	}
	if r.Picture != nil {
		w, err := pack.Create("window.png")
		if err != nil {
			return err
		}
		if err := png.Encode(w, r.Picture); err != nil {
			return err
		}
	}
	return pack.Close()
}

// packSettings packs the settings in effect, and their file as it is: it may say something else, or nothing that can be
// understood.
func (r *Report) packSettings(pack *zip.Writer) error {
	text, err := r.Settings.Text()
	if err != nil {
		return err
	}
	if err := packText(pack, "settings in effect.toml", text); err != nil {
		return err
	}
	data, err := saves.ReadFile(r.File)
	if err != nil {
		return nil // there is none, or none that helps
	}
	return packText(pack, "settings.toml", string(data))
}

func packText(pack *zip.Writer, name, text string) error {
	w, err := pack.Create(name)
	if err != nil {
		return err
	}
	_, err = w.Write([]byte(text))
	return err
}

// text returns the report's own words.
func (r *Report) text(at time.Time) string {
	var b strings.Builder
	fmt.Fprintf(&b, "%s\n\n%s, %s, %s/%s\n%s\n", r.What, r.Version, runtime.Version(), runtime.GOOS, runtime.GOARCH,
		at.Format("2006-01-02 15:04:05"))
	if info, ok := debug.ReadBuildInfo(); ok {
		for _, s := range info.Settings {
			if strings.HasPrefix(s.Key, "vcs") {
				fmt.Fprintf(&b, "%s %s\n", s.Key, s.Value)
			}
		}
	}
	if r.Stack != nil {
		fmt.Fprintf(&b, "\n%s", r.Stack)
	}
	return b.String()
}
