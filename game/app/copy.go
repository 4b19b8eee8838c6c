//go:build !js

package app

import "github.com/atotto/clipboard"

// CanPaste reports whether the program can read what was copied.
const CanPaste = true

// Pasted returns the text that was copied last.
func Pasted() (string, error) { return clipboard.ReadAll() }

// Copy puts a text where it can be pasted from.
func Copy(text string) error { return clipboard.WriteAll(text) }
