package menu

import (
	"image/color"
	"slices"
	"strings"

	"github.com/ebitenui/ebitenui/widget"
	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/text/v2"

	"sixwinters/art"
	"sixwinters/render/layout"
)

// headedSay is the size of what stands under the heading of a button, in units.
const headedSay = 16

// newHeaded returns a button that says something under a heading, in lines at most width pixels wide. The button keeps the room for
// them, and they are painted on it.
func (m *widgets) newHeaded(p Plate, width int, looks []widget.ButtonOpt) *widget.Button {
	head, say, _ := strings.Cut(p.Say, "\n")
	bold, body := *m.face(m.skin.bold, buttonSize), *m.face(m.skin.Body, headedSay)
	heads := strings.Split(wrapEvenly(head, bold, float64(width)), "\n")
	says := strings.Split(wrapEvenly(say, body, float64(width)), "\n")
	room := strings.Join(slices.Concat(heads, says), "\n")
	unseen := &widget.ButtonTextColor{Idle: color.Transparent, Disabled: color.Transparent}
	b := m.namedButton(p.Name, p.Do, append(looks, widget.ButtonOpts.Text(room, m.face(m.skin.Body, buttonSize), unseen))...)
	m.Paints(b, func(screen *ebiten.Image, r layout.Rect) {
		high := func(face text.Face) float64 { return face.Metrics().HAscent + face.Metrics().HDescent }
		all := float64(len(heads))*high(bold) + float64(len(says))*high(body)
		x, y := r.Center()
		y -= all / 2
		writeAll := func(lines []string, face text.Face, tint color.NRGBA) {
			for _, line := range lines {
				write(screen, line, face, x, y+high(face)/2, text.AlignCenter, tint)
				y += high(face)
			}
		}
		writeAll(heads, bold, art.Ink)
		writeAll(says, body, art.InkSoft)
	})
	return b
}
