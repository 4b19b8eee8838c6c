package menu

import (
	"github.com/hajimehoshi/ebiten/v2/text/v2"

	"sixwinters/render"
)

// Skin is how menus and dialogs look: ebitenui's widgets in parchment, ink and gold, with frost on what is pointed at.
type Skin struct {
	Body          *text.GoTextFaceSource // of what is read
	bold, display *text.GoTextFaceSource
	stock         *Stock

	Told       func(say string) string // puts a text into the words of the device used last
	NoLetters  bool                    // buttons do not show the letters that press them
	ByKeys     bool                    // the keyboard was used last, not the mouse: the focus is shown
	press      func()                  // called when a button is pressed
	seen       struct{ x, y float64 }  // where the mouse was last
	focusNames map[string]string       // focused in each menu, by the name of the menu
	writing    string                  // the names of the menu and of the field that is written in, or ""
	scrolled   map[string]int          // how far each is scrolled, in pixels
}

// NewSkin returns the skin of all menus of the program. press is called when a button is pressed.
func NewSkin(press func()) (*Skin, error) {
	k := &Skin{Told: func(say string) string { return say }, stock: NewStock(), press: press, focusNames: map[string]string{}, scrolled: map[string]int{}}
	var err error
	k.Body, k.bold, k.display, err = render.MenuTypefaces()
	return k, err
}
