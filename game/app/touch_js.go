package app

import "syscall/js"

// FingersFirst reports whether the device is made for fingers, such as a phone, so that the first picture is already as large as they
// need it.
func FingersFirst() bool {
	return js.Global().Call("matchMedia", "(pointer: coarse)").Get("matches").Bool()
}
