package app

import "syscall/js"

// Copy puts a text where it can be pasted from. The browser may ask the players first.
func Copy(text string) error {
	js.Global().Get("navigator").Get("clipboard").Call("writeText", text)
	return nil
}
