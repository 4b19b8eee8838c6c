package art

import (
	"fmt"
	"strings"
)

// IconField is the width and height of the field on which [IconShape] draws.
const IconField = 512

// IconShape is an icon as what stands inside an SVG element or symbol, on a field of 512 by 512. It has no colour of its
// own but takes that of what it stands in, so that it can be shown where no picture has to be made of it.
func IconShape(name string) (string, error) {
	file, err := iconFiles.ReadFile("icons/" + name + ".svg")
	if err != nil {
		return "", fmt.Errorf("art: there is no icon %q", name)
	}
	text := strings.TrimSpace(string(file))
	_, inner, opened := strings.Cut(text, ">")
	inner, closed := strings.CutSuffix(inner, "</svg>")
	if !opened || !closed {
		return "", fmt.Errorf("art: icon %q is not one SVG element", name)
	}
	return strings.ReplaceAll(inner, ` fill="#000"`, ""), nil
}
