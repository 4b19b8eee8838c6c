//go:build !js && !linux && !freebsd && !netbsd && !openbsd

package app

import "github.com/atotto/clipboard"

// pasted returns the text that was copied last.
func pasted() (string, error) { return clipboard.ReadAll() }

// copied puts a text where it can be pasted from.
func copied(text string) error { return clipboard.WriteAll(text) }
