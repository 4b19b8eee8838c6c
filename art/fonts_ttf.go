//go:build !js

package art

import _ "embed"

// The typefaces, as the bytes of TrueType files. Text is set in Vollkorn, titles in Cinzel. They share no
// backing array with anything else and must not be changed.
//
// Both have lining figures, so that 0 and 1 are never taken for letters. Cinzel has small capitals in place of
// lower case, and Vollkorn has arrows where Cinzel has none.
var (
	// BodyRegular is Vollkorn Regular: card text, the log, the rules.
	//
	//go:embed fonts/Vollkorn-Regular.ttf
	BodyRegular []byte

	// BodyBold is Vollkorn Bold: words of the rules inside a text, and text smaller than 12 pixels.
	//
	//go:embed fonts/Vollkorn-Bold.ttf
	BodyBold []byte

	// BodyItalic is Vollkorn Italic: story and hints.
	//
	//go:embed fonts/Vollkorn-Italic.ttf
	BodyItalic []byte

	// Display is Cinzel Regular: titles and region names.
	//
	//go:embed fonts/Cinzel-Regular.ttf
	Display []byte

	// DisplayBold is Cinzel Bold: card names and numbers.
	//
	//go:embed fonts/Cinzel-Bold.ttf
	DisplayBold []byte
)
