package speech

import (
	"os/exec"
	"syscall"
)

// hideWindow keeps a program from opening a console window.
func hideWindow(cmd *exec.Cmd) { cmd.SysProcAttr = &syscall.SysProcAttr{HideWindow: true} }
