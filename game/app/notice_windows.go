package app

import (
	"os"
	"os/exec"
	"syscall"
)

// notifier is the program by which Windows shows notices. It names PowerShell as who says it.
const notifier = "powershell.exe"

// toast shows a notice whose texts are in the environment: a name is never part of the script.
const toast = `$ErrorActionPreference = 'Stop'
[void][Windows.UI.Notifications.ToastNotificationManager, Windows.UI.Notifications, ContentType = WindowsRuntime]
$made = [Windows.UI.Notifications.ToastNotificationManager]::GetTemplateContent([Windows.UI.Notifications.ToastTemplateType]::ToastText02)
$texts = $made.GetElementsByTagName('text')
[void]$texts.Item(0).AppendChild($made.CreateTextNode($env:SIXWINTERS_HEAD))
[void]$texts.Item(1).AppendChild($made.CreateTextNode($env:SIXWINTERS_SAY))
$from = '{1AC14E77-02E7-4E5D-B744-2EB1AE5198B7}\WindowsPowerShell\v1.0\powershell.exe'
[Windows.UI.Notifications.ToastNotificationManager]::CreateToastNotifier($from).Show([Windows.UI.Notifications.ToastNotification]::new($made))`

// notice returns the command that shows a notice.
func notice(head, say string) *exec.Cmd {
	c := exec.Command(notifier, "-NoProfile", "-NonInteractive", "-Command", toast)
	c.Env = append(os.Environ(), "SIXWINTERS_HEAD="+head, "SIXWINTERS_SAY="+say)
	c.SysProcAttr = &syscall.SysProcAttr{HideWindow: true}
	return c
}
