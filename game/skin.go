package game

import (
	"bytes"
	"fmt"

	"github.com/hajimehoshi/ebiten/v2/text/v2"

	"sixwinters/art"
	"sixwinters/game/parchment"
)

// skin is how menus and dialogs look: ebitenui's widgets in parchment, ink and gold, with frost on what is pointed at.
type skin struct {
	body, bold, italic, display *text.GoTextFaceSource

	stock *parchment.Stock

	press      func()            // is heard when a button is pressed
	byKeys     bool              // the keyboard was used last, and not the mouse: what is focused is shown
	seenX      float64           // where the mouse was then
	seenY      float64           //
	focusNames map[string]string // what is focused in each menu, by the name of the menu
	scrolled   map[string]int    // how far each is scrolled, in pixels
}

// newSkin is the skin of all menus of the program. press is heard when a button is pressed.
func newSkin(press func()) (*skin, error) {
	k := &skin{stock: parchment.NewStock(), press: press, focusNames: map[string]string{}, scrolled: map[string]int{}}
	for _, font := range []struct {
		name string
		data []byte
		to   **text.GoTextFaceSource
	}{
		{"text", art.BodyRegular, &k.body}, {"bold", art.BodyBold, &k.bold}, {"italic", art.BodyItalic, &k.italic}, {"title", art.DisplayBold, &k.display},
	} {
		source, err := text.NewGoTextFaceSource(bytes.NewReader(font.data))
		if err != nil {
			return nil, fmt.Errorf("the %s font cannot be read: %w", font.name, err)
		}
		*font.to = source
	}
	return k, nil
}
