package app

import (
	"errors"
	"syscall/js"
)

// CanPaste is false: a page gets what was copied only with a key.
const CanPaste = false

// Pasted fails: a page gets what was copied only with a key.
func Pasted() (string, error) { return "", errors.New("the browser hands nothing out that was copied") }

// Copy puts a text where it can be pasted from. The browser may ask the players first.
func Copy(text string) error {
	js.Global().Get("navigator").Get("clipboard").Call("writeText", text)
	return nil
}
