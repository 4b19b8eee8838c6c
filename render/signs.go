package render

import "sixwinters/render/layout"

// Sign is an icon or a word that was drawn, and its place, so that it can be explained.
type Sign struct {
	Icon string // "" for a word
	Word string // "" for an icon; both are "" for a sheet, which hides what lies under it
	Rect layout.Rect
}

// SignAt returns the icon or word under a point of the last picture: icons and words on large cards first, then icons on the
// table.
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

// explains lists a sign that is drawn, if signs are listed.
func (c *canvas) explains(s Sign) {
	if c.signs != nil {
		*c.signs = append(*c.signs, s)
	}
}

// hide lists a sheet that hides the signs under it.
func (c *canvas) hide(r layout.Rect) { c.explains(Sign{Rect: r}) }
