package app

import "syscall/js"

// NameWindow names the tab of the page.
func NameWindow(name string) { js.Global().Get("document").Set("title", name) }

// nameUnseen names the tab while it is hidden: then it has no ticks.
func nameUnseen(name string) { NameWindow(name) }

// TellUnsaved tells the page whether the last moves are not saved: then closing the tab asks first.
func TellUnsaved(is bool) { page.Set("unsaved", is) }

// CanTell reports whether the browser can show notices of the page, if the players allow it.
func CanTell() bool {
	return js.Global().Get("Notification").Truthy() && js.Global().Get("Notification").Get("permission").String() != "denied"
}

// AskToTell has the browser ask the players whether the page may show notices.
func AskToTell() { js.Global().Get("Notification").Call("requestPermission") }

// TellSystem has the browser show a notice, if the players allow it.
func TellSystem(head, say string) error {
	js.Global().Get("tables").Call("notice", head, say)
	return nil
}

// lookedAt reports whether the players look at the page. One that is hidden has no ticks.
func lookedAt(bool) bool { return js.Global().Get("document").Call("hasFocus").Bool() }
