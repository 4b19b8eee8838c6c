package layout

import (
	"slices"

	"sixwinters/render/geom"
)

// beside is what a note minds while its place is looked for.
type beside struct {
	about  []Rect  // it lies beside that, and nearest to the first
	free   []Rect  // it never lies on
	legal  []Rect  // it lies on only where there is no other place, or rather not if it is but read
	read   bool    // it waits for nothing but to be read
	kept   bool    // legal has what it was not to lie on, and there is no place beside that
	quiet  []Rect  // it rather does not lie on either: the prompt line, the sheet of its answers and the steps
	prompt Rect    // of a lesson's note on a folded table: the prompt line, on which it lies only where there is hardly another place
	used   []used  // it rather does not hide
	arrow  bool    // an arrow leads from it to the first that it is about
	dim    bool    // it is a lesson's: all but what it is about lies in shade
	unit   float64 // of the plan, in pixels

	// What its arrow minds, where there is one: nothing of that is what it points to.
	portraits, names, answers []Rect // it rather does not go over
	letters                   []Rect // of names of obstacles, which it passes
	marks                     []Rect // nor over these, though they lie at what it points to
	texts                     []Rect // it rather goes over little of
	under                     []Rect // it goes under
	lit                       []Rect // of a lesson's note: it goes over none of these, names among them, or there is none
	other                     []Rect // of a lesson's note: a long one goes over none of these, or there is none
}

// minds finds what a note minds.
func (p *Plan) minds(n *Note) *beside {
	by := &beside{
		about: p.Note.About, free: p.keptFree(n), quiet: []Rect{p.Prompt.Rect, p.Prompt.Sheet, p.Bar.Rect}, unit: p.Unit,
		read: n.Dim && n.Do == "", dim: n.Dim, arrow: len(p.Note.About) > 0 && (n.Alike == nil || !n.Alike(p)),
	}
	if n.Dim && p.Folded {
		by.prompt = p.Prompt.Rect
	}
	if n.Legal != nil {
		by.legal = n.Legal(p)
	}
	if !n.Dim {
		by.used = p.inUse(1)
	}
	if len(by.about) == 0 && n.Low {
		by.about = []Rect{p.Prompt.Rect}
	}
	if by.arrow {
		p.mindsArrow(by)
	}
	return by
}

// mindsArrow finds what the arrow of a note minds.
func (p *Plan) mindsArrow(by *beside) {
	away := func(r Rect) bool { return r.Empty() || r.Overlaps(by.about[0]) }
	but := func(list []Rect) []Rect { return slices.DeleteFunc(list, away) }
	by.portraits = but([]Rect{p.Mats[0].Portrait, p.Mats[1].Portrait})
	by.names, by.texts = but(p.names()), but(p.written())
	for i := range p.Slots {
		for k := range p.Slots[i].Obstacles {
			by.letters = append(by.letters, p.Slots[i].Obstacles[k].Letters)
		}
	}
	by.letters = but(by.letters)
	by.marks = slices.Concat(p.Cards[0].Marks, p.Cards[1].Marks)
	by.answers = slices.Clone(p.Prompt.Options)
	if p.Prompt.Rect.Overlaps(by.about[0]) { // it does not go under the line it points into
		by.answers = append(by.answers, p.Prompt.Text)
	}
	by.answers = but(by.answers)
	by.under = []Rect{p.Prompt.Sheet}
	if !away(p.Prompt.Rect) {
		by.under = append(by.under, p.busyPrompt()...)
	}
	if by.under = but(by.under); !by.dim {
		return
	}
	by.lit = p.litPieces(by.about)
	for _, r := range p.names() {
		if slices.ContainsFunc(by.about, r.Overlaps) {
			by.lit = append(by.lit, r)
		}
	}
	for _, r := range by.answers {
		by.lit = append(by.lit, r.Inset(-p.units(noteGrazes)))
	}
	by.other = p.inShade(by.about)
}

// keptFree is what a note never lies on as long as there is another place: the buttons, the answers of the prompt line and
// where what is in the hand is wanted, for some notes what can be chosen, and all of the prompt line for those, and for any
// while the table asks back there.
func (p *Plan) keptFree(n *Note) []Rect {
	free := append([]Rect{p.Prompt.Hand, p.Prompt.More}, p.Prompt.Options...)
	if n.Free != nil {
		free = append(free, n.Free(p)...)
	}
	if n.Free != nil || n.Asked {
		free = append(free, p.Prompt.Rect, p.Prompt.Sheet)
	}
	if n.Reach != nil {
		free = append(free, n.Reach(p)...)
	}
	for _, piece := range p.Pieces {
		if piece.Target.Kind == Button {
			free = append(free, piece.Rect)
		}
	}
	return slices.DeleteFunc(free, Rect.Empty)
}

// noteGrazes is how near the middle of an arrow may come to an answer that it does not point to, in units: less than lies between two
// of them, or the one that it points to would count as well.
const noteGrazes = gap - 0.5

// noteFar is how many units an arrow of a lesson's note may lead over things in shade.
const noteFar = 235.0

// inShade are the things that a lesson's note is not about, as far as they count.
func (p *Plan) inShade(about []Rect) (list []Rect) {
	for _, piece := range p.Pieces {
		if worth(piece.Target.Kind) > 0 && !slices.ContainsFunc(about, piece.Rect.Overlaps) {
			list = append(list, piece.Rect)
		}
	}
	return list
}

// litPieces are the dice, squares and other things in the light of a lesson's note, which are to be taken, filled or read, and
// the locations on offer, all of whose text is.
func (p *Plan) litPieces(about []Rect) (list []Rect) {
	for _, piece := range p.Pieces {
		switch piece.Target.Kind {
		case Offer:
			list = append(list, piece.Rect)
		case Die, Square, Ability, StressDie, Obstacle:
			if slices.ContainsFunc(about, piece.Rect.Overlaps) {
				list = append(list, piece.Rect)
			}
		}
	}
	return list
}

// written are the lines of text that lie open on mats and cards.
func (p *Plan) written() (list []Rect) {
	for i := range p.Mats {
		m := &p.Mats[i]
		if m.Rect.Empty() {
			continue
		}
		list = append(list, geom.Around(m.Skills[:]), m.Name)
		for k := range m.Tracks {
			list = append(list, m.Tracks[k].Rect)
		}
		for k := range m.Abilities {
			list = append(list, m.Abilities[k].Text)
		}
	}
	return slices.DeleteFunc(slices.Concat(list, p.names()), Rect.Empty)
}

// names are where the names of cards stand on the boards and the mats.
func (p *Plan) names() (list []Rect) {
	for i := range p.Cards {
		list = append(list, p.Cards[i].Letters)
	}
	for i := range p.Slots {
		list = append(list, p.Slots[i].Name)
		for k := range p.Slots[i].Obstacles {
			list = append(list, p.Slots[i].Obstacles[k].Name)
		}
	}
	return list
}
