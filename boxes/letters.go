//go:build !js

package boxes

import (
	"golang.org/x/text/encoding/japanese"
	"golang.org/x/text/unicode/norm"
)

// composed returns a text with each accent in one with its letter.
func composed(text string) string { return norm.NFC.String(text) }

// shiftJIS is the code page 932 of Japan.
var shiftJIS = of(japanese.ShiftJIS)
