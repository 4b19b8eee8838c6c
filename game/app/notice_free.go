//go:build !js && !windows && !darwin

package app

import (
	"html"
	"os/exec"
)

// notifier is the program by which desktops of the free kind show notices.
const notifier = "notify-send"

// notice returns the command that shows a notice. Its text may have marks, its head may not.
func notice(head, say string) *exec.Cmd {
	return exec.Command(notifier, "--app-name="+WindowTitle, "--icon=alt.sixwinters.sixwinters", "--", head, html.EscapeString(say))
}
