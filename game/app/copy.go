//go:build !js

package app

// CanPaste reports whether the program can read what was copied.
const CanPaste = true

// Pasted returns the text that was copied last.
func Pasted() (string, error) { return pasted() }

// Copy puts a text where it can be pasted from.
func Copy(text string) error { return copied(text) }
