//go:build !js

package app

import (
	"os/exec"

	"github.com/hajimehoshi/ebiten/v2"
)

// NameWindow names the window.
func NameWindow(name string) { ebiten.SetWindowTitle(name) }

// nameUnseen names a window that has no ticks while nobody sees it; those of a desktop have some whenever they are woken.
func nameUnseen(string) {}

// TellUnsaved is for browsers: other windows ask the scene before they close.
func TellUnsaved(bool) {}

// CanTell reports whether the system can show notices of this program.
func CanTell() bool {
	_, err := exec.LookPath(notifier)
	return err == nil
}

// AskToTell asks the players whether the system may show notices. A desktop asks nobody.
func AskToTell() {}

// TellSystem has the system show a notice. It takes as long as the system does.
func TellSystem(head, say string) error { return notice(head, say).Run() }

// lookedAt reports whether the players look at the window, as its last tick saw it.
func lookedAt(is bool) bool { return is }
