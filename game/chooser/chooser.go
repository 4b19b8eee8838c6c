//go:build !js

// Package chooser opens the desktop's own chooser of files.
package chooser

import (
	"context"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"

	"github.com/adrg/xdg"
	"github.com/ncruces/zenity" // without cgo: Windows' and macOS's own dialogs, elsewhere qarma, zenity or matedialog
)

// ErrNone says that this desktop has no chooser that could be opened.
var ErrNone = errors.New("no file chooser opens here: neither zenity nor kdialog is installed")

// Box lets the players choose the zip file of a box, at first in the folder of downloads. It returns its path, or "" if they choose none.
// It blocks until then, or until ctx ends.
func Box(ctx context.Context) (path string, err error) {
	kdialog, missing := exec.LookPath("kdialog")
	switch {
	case missing == nil && (plasma() || !zenity.IsAvailable()):
		return byKDialog(ctx, kdialog)
	case !zenity.IsAvailable():
		return "", ErrNone
	}
	path, err = zenity.SelectFile(zenity.Context(ctx), zenity.Title(title), zenity.Filename(begin()),
		zenity.FileFilters{{Name: "Boxes", Patterns: []string{"*.zip"}, CaseFold: true}})
	if errors.Is(err, zenity.ErrCanceled) {
		return "", nil
	}
	return path, failed(err)
}

const title = "Install a box"

// begin is the folder that is shown first: that of downloads, or the home folder.
func begin() string {
	folder := xdg.UserDirs.Download
	if info, err := os.Stat(folder); err != nil || !info.IsDir() {
		folder = xdg.Home
	}
	return filepath.Clean(folder) + string(filepath.Separator)
}

// plasma reports whether this is KDE's desktop, whose own chooser is kdialog.
func plasma() bool {
	return slices.Contains(strings.Split(os.Getenv("XDG_CURRENT_DESKTOP"), ":"), "KDE")
}

// byKDialog is [Box] by KDE's program for it.
func byKDialog(ctx context.Context, program string) (string, error) {
	out, err := exec.CommandContext(ctx, program, "--title", title, "--getopenfilename", begin(), "Boxes (*.zip *.ZIP)").Output()
	if exit := (*exec.ExitError)(nil); errors.As(err, &exit) && exit.ExitCode() == 1 {
		return "", nil // cancelled
	}
	return strings.TrimSuffix(string(out), "\n"), failed(err)
}

func failed(err error) error {
	if err == nil {
		return nil
	}
	return fmt.Errorf("the file chooser failed: %w", err)
}
