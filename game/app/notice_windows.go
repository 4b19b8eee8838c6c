package app

import (
	_ "embed"
	"os"
	"os/exec"
	"syscall"
)

// notifier is the program by which Windows shows notices. It names PowerShell as who says it.
const notifier = "powershell.exe"

// toast shows a notice whose texts are in the environment: a name is never part of the script.
//
//go:embed notice_windows.ps1
var toast string

// notice returns the command that shows a notice.
func notice(head, say string) *exec.Cmd {
	c := exec.Command(notifier, "-NoProfile", "-NonInteractive", "-Command", toast)
	c.Env = append(os.Environ(), "SIXWINTERS_HEAD="+head, "SIXWINTERS_SAY="+say)
	c.SysProcAttr = &syscall.SysProcAttr{HideWindow: true}
	return c
}
