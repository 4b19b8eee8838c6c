//go:build !js

package app

import "github.com/atotto/clipboard"

// Copy puts a text where it can be pasted from.
func Copy(text string) error { return clipboard.WriteAll(text) }
