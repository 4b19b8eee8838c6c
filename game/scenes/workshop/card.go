package workshop

import (
	"strings"

	"github.com/ebitenui/ebitenui/widget"

	"sixwinters/content"
	"sixwinters/game/app"
	"sixwinters/game/menu"
	"sixwinters/game/text"
	"sixwinters/render"
	"sixwinters/render/layout"
)

// Lengths on the page of a card in units.
const (
	faceColumn = 400.0
	textColumn = 560.0
	faceTall   = 500.0
)

// buildCard builds the page of the card that is open: large and as on the table, what the box changes in it, and its lines in
// the file with what is wrong beside them.
func (w *workshop) buildCard(g *app.App, m *menu.Menu) {
	b, card := w.bench, w.open.card
	m.InHead()
	m.Call("card of the workshop")
	m.Title(w.open.name, 26)
	if !b.good() {
		say := w.state()
		if len(b.found) > 0 {
			say += " See " + place(b.found[0].File, b.found[0].Line) + "."
		}
		m.Text(say, width)
	}
	m.InBody()
	face, words := min(m.Px(faceColumn), m.Inner), min(m.Px(textColumn), m.Inner)
	m.Beside([]int{face, words}, func(i int) {
		if i == 0 {
			w.buildFace(g, m, card, face)
		} else {
			w.buildText(g, m, card, words)
		}
	})
	m.InFoot()
	w.SayTrouble(width)
	var all []*widget.Button
	if f := b.fileOf(w.open.at.File); f.path != "" {
		all = append(all, m.NewShort("E", "Open in editor", w.Do(w.edit(f.path, w.open.at.Line))))
	}
	all = append(all, w.deedButtons(m, card)...)
	if f := w.figures; f != nil && f.run.Running() {
		all = append(all, m.NewShort("S", "Stop", w.Do(w.stopFigures)))
	} else {
		all = append(all, m.NewShort("F", "Quick figures", w.Do(w.beginFigures)))
	}
	if b.changeOf(card) == nil {
		all = append(all, m.NewShort("G", "Change this card", w.Do(w.changeHere)))
	}
	all = append(all, m.NewShort("N", "New card from this one", w.Do(w.newCard)))
	if b.canUndo() {
		all = append(all, m.NewShort("U", "Undo", w.Do(w.undo)))
	}
	all = append(all, m.NewShort("B", "Back", w.Do(w.up)))
	m.Row(all...)
}

func (w *workshop) buildFace(g *app.App, m *menu.Menu, card content.CardOf, wide int) {
	book := w.bench.book
	face := render.FaceOf(book, card)
	_, high := g.Painter.Chapter(nil, m.Unit, book.Content()).FaceSize(&face, float64(wide), faceTall*m.Unit)
	says := strings.Join(text.Card(book, g.Reference, card), " ")
	m.Add(m.NewPainting(says, wide, int(high)+1, g.Painter.Painted(m.Unit, book.Content(), func(on render.Chapter, r layout.Rect) { on.Face(r, &face) })))
}

// buildText adds the card as it lies on the table, what the box changes in it, and its lines.
func (w *workshop) buildText(g *app.App, m *menu.Menu, card content.CardOf, wide int) {
	book := w.bench.book
	across, down := g.Painter.Chapter(nil, m.Unit, book.Content()).SampleSize(card)
	m.Add(m.NewPainting("", wide, int(down)+2*m.Gap(), g.Painter.Painted(m.Unit, book.Content(), func(on render.Chapter, r layout.Rect) {
		on.Sample(r.Middle(across, down), card)
	})))
	m.Add(m.NewSubheading(says(w.bench.changeOf(card)), wide))
	if f := w.figures; f != nil && f.card == w.open.name {
		m.Reading(f.say(), float64(wide)/m.Unit)
	}
	w.buildDeeds(g, m, card, wide)
	w.buildLines(g, m, card, wide)
}

// buildLines adds the lines of the card in its file, with what is found beside those that cause it.
func (w *workshop) buildLines(g *app.App, m *menu.Menu, card content.CardOf, wide int) {
	at := w.open.at
	f := w.bench.fileOf(at.File)
	from, to, ok := f.entry(card.Kind.String(), w.bench.book.Content().NameOf(card), at.Line)
	if !ok {
		m.Reading(place(at.File, 0)+" has no such card any more.", float64(wide)/m.Unit)
		return
	}
	m.Add(m.NewSubheading(place(at.File, from+1), wide))
	var block []string
	flush := func() {
		if len(block) > 0 {
			m.Reading(strings.Join(block, "\n"), float64(wide)/m.Unit)
			block = nil
		}
	}
	for i := from; i < to; i++ {
		block = append(block, numbered(i+1, f.lines[i]))
		for _, say := range f.at(i + 1) {
			flush()
			signed := m.NewSigned(say, wide, g.Painter.Sign(m.Unit, "knocked-out"))
			m.Add(signed)
			w.finds(signed)
		}
	}
	flush()
}
