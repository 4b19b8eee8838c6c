// Package display ends a program with one sentence where there is no screen to play on.
//
// Ebitengine's packages look for a screen while the program is initialised, and panic with a page of traces where
// there is none. By the time main runs it is too late to say anything better. So on systems that draw through X11
// (Linux and the BSDs) this package looks first: if no X server can be reached it prints what is wrong and what to
// do, and ends the program with [ExitCode]; otherwise it keeps Ebitengine's lines about the screen off the terminal.
// Elsewhere it does nothing.
//
// A program, or a package whose tests open a window, asks for this by importing it:
//
//	import _ "display.sixwinters"
//
// # Why it is a module
//
// Go initialises packages in the order of their import paths, each as soon as the packages it imports are done. To
// come before github.com/hajimehoshi/ebiten, this package's path must sort before it, and it may import only what
// Ebitengine needs anyway, which is why it keeps to a few packages of the standard library and to the one through
// which Ebitengine itself speaks to the X server. A package inside the module sixwinters would sort after it. This
// folder is therefore a module of its own, display.sixwinters; the game's go.mod points that name here.
//
// # Flags and tests
//
// -help and -version need no screen. Where there is none this package answers them itself, with exit code 0; where there
// is one it leaves them to main, which prints [Help] and [Version] too. main's flags cannot be asked here, for they are not
// initialised yet, so help.txt has their list; a test of main compares the two.
//
// It acts wherever it is linked, in test binaries as well. That is no loss: what imports it draws through
// Ebitengine, and its tests could not have started without a screen. Packages that must run without one import
// neither.
package display

import (
	_ "embed"
	"runtime/debug"
)

// ExitCode is the exit code of a program that found no screen.
const ExitCode = 2

// Help is the answer to -help: how the program is called, what it does, and every flag of main. It is the same on every machine.
//
//go:embed help.txt
var Help string

// Version returns the answer to -version: the version this program was built from, if the build recorded it.
func Version() string {
	info, ok := debug.ReadBuildInfo()
	if !ok || info.Main.Version == "" {
		return "sixwinters (devel)"
	}
	return "sixwinters " + info.Main.Version
}
