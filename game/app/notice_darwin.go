package app

import "os/exec"

// notifier is the program by which macOS shows notices. It names Script Editor as who says it.
const notifier = "osascript"

// notice returns the command that shows a notice. The texts are arguments, never part of the script.
func notice(head, say string) *exec.Cmd {
	return exec.Command(notifier, "-e", "on run argv", "-e", "display notification (item 2 of argv) with title (item 1 of argv)", "-e", "end run", "--", head, say)
}
