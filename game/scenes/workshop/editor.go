package workshop

import (
	"context"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"

	"github.com/cli/browser"

	"sixwinters/game/app"
	"sixwinters/game/background"
)

// editors are those that open a window of their own, and their arguments for a FILE and a LINE. An editor that needs a terminal
// has none here.
var editors = map[string][]string{
	"code":   {"-g", "FILE:LINE"},
	"codium": {"-g", "FILE:LINE"},
	"subl":   {"FILE:LINE"},
	"zed":    {"FILE:LINE"},
	"gedit":  {"+LINE", "FILE"},
	"gvim":   {"+LINE", "FILE"},
	"kate":   {"-l", "LINE", "FILE"},
}

// editorOf returns the command that opens a file at a line by the variables of the environment, or nil where they name no
// editor with a window.
func editorOf(file string, line int) []string {
	for _, variable := range []string{"VISUAL", "EDITOR"} {
		command := strings.Fields(os.Getenv(variable))
		if len(command) == 0 {
			continue
		}
		args, known := editors[strings.TrimSuffix(filepath.Base(command[0]), ".exe")]
		if !known {
			continue
		}
		fill := strings.NewReplacer("FILE", file, "LINE", strconv.Itoa(max(1, line)))
		for _, arg := range args {
			command = append(command, fill.Replace(arg))
		}
		return command
	}
	return nil
}

// edit returns what opens a file at a line in an editor, beside the window: some are done only when they are closed.
func (w *workshop) edit(file string, line int) func(g *app.App) error {
	return func(g *app.App) error {
		w.opening = background.Begin(g.Waker(), func(context.Context) error {
			if command := editorOf(file, line); command != nil {
				if err := exec.Command(command[0], command[1:]...).Run(); err == nil {
					return nil
				}
			}
			browser.Stdout, browser.Stderr = io.Discard, io.Discard
			if err := browser.OpenFile(file); err != nil {
				return fmt.Errorf("no editor opens here; the file is %s", file)
			}
			return nil
		})
		return nil
	}
}
