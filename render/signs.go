package render

import "sixwinters/render/layout"

// Sign is an icon or a word that was drawn, and where, so that it can be explained.
type Sign struct {
	Icon string // "" for a word
	Word string // "" for an icon; both are "" for a sheet, which hides what lies under it
	Rect layout.Rect
}

// SignAt is the icon or word under a point of the picture that was drawn last: first on the cards that are shown large,
// of which each word is known, then on the table, of which only the icons are.
func (p *Painter) SignAt(x, y float64) (Sign, bool) {
	for _, list := range [...][]Sign{p.largeSigns, p.tableSigns} {
		for i := len(list) - 1; i >= 0; i-- {
			if list[i].Rect.Contains(x, y) {
				return list[i], list[i].Icon != "" || list[i].Word != ""
			}
		}
	}
	return Sign{}, false
}

// explains notes a sign that is drawn, if they are noted.
func (c *canvas) explains(s Sign) {
	if c.signs != nil {
		*c.signs = append(*c.signs, s)
	}
}

// hide notes that what lies under a rectangle is out of sight now.
func (c *canvas) hide(r layout.Rect) { c.explains(Sign{Rect: r}) }
