//go:build !js

package boxes

import (
	"strings"

	"golang.org/x/text/encoding/japanese"
	"golang.org/x/text/unicode/norm"
)

// composed returns a text with each accent in one with its letter.
func composed(text string) string { return norm.NFC.String(text) }

// shiftJIS is the code page 932 of Japan.
func shiftJIS(name string) string {
	text, err := japanese.ShiftJIS.NewDecoder().String(name)
	if err != nil { // it replaces unknown letters by a sign and never fails
		return strings.ToValidUTF8(name, "?")
	}
	return text
}
