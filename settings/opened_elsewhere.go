//go:build !darwin

package settings

// ReceiveLinks does nothing: links begin a program of their own here.
func ReceiveLinks(func()) error { return nil }
