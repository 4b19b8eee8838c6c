package art

import _ "embed"

//go:generate go run ../tools/woff fonts

// The typefaces as the page has them: as bytes of WOFF files, which are half as large. fonts_ttf.go says what each is for.
var (
	//go:embed fonts/Vollkorn-Regular.woff
	BodyRegular []byte

	//go:embed fonts/Vollkorn-Bold.woff
	BodyBold []byte

	//go:embed fonts/Vollkorn-Italic.woff
	BodyItalic []byte

	//go:embed fonts/Cinzel-Regular.woff
	Display []byte

	//go:embed fonts/Cinzel-Bold.woff
	DisplayBold []byte
)
