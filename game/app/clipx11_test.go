//go:build linux

package app

import (
	"os"
	"testing"
)

// Without a tool such as xclip, what the game has copied can be pasted, also after something else is copied.
func TestCopyWithoutTools(t *testing.T) {
	if os.Getenv("DISPLAY") == "" {
		t.Skip("there is no screen")
	}
	for _, text := range []string{"http://localhost:8410/#aaaabbbb.2.secret", "Größe"} {
		if err := copiedX(text); err != nil {
			t.Fatal(err)
		}
		if got, err := pastedX(); err != nil || got != text {
			t.Errorf("copied %q, pasted %q, %v", text, got, err)
		}
	}
}
