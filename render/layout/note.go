package layout

import (
	"slices"

	"sixwinters/render/layout/note"
)

// Note is a small sheet that lies on the table beside what it is about: see package note.
type Note struct {
	note.Text

	Pointed bool // the key presses the button only while the keyboard points at it, and is written there only then
	Dim     bool // all but what the note is about is shaded
	Low     bool // if nothing that it is about lies on the table, the note lies by the prompt line
	Folds   bool // instead of covering anything in use, it is folded to a line with its heading
	Open    bool // the players have unfolded it: it is shown in any case
	Yields  bool // it is left out while cards or answers to choose from lie over the boards

	// Aloud is what a voice says instead of what stands there, and Once what it tells only once in a turn, after it. Nil: it says what stands there.
	Aloud, Once []string

	// About finds what the note is about in a plan; the arrow points to the first. It finds nothing if that is not on the
	// table.
	About func(p *Plan) []Rect
	// Banner finds the banner of what is shown, which the arrow does not cross. Nil: there is none.
	Banner func(p *Plan) []Rect

	// Alike reports whether the note is about several things of which none comes first. Then it has no arrow. Nil: there is
	// always a first.
	Alike func(p *Plan) bool
	// Free finds what must stay in sight in a plan.
	Free func(p *Plan) []Rect
	// Legal finds where something may be put down. The note lies there only if there is no other place.
	Legal func(p *Plan) []Rect

	Room   []string    // answers that may come, the longest first: the note leaves room for one of them if it can
	Was    Rect        // where it has lain so far, or empty
	Corner note.Corner // of the button of the note before this one
}

// Same reports whether two notes say the same and are laid in the same way, whatever they find in a plan.
func (n *Note) Same(m *Note) bool {
	if n == nil || m == nil {
		return n == m
	}
	return n.Text == m.Text && n.Pointed == m.Pointed && n.Dim == m.Dim && n.Low == m.Low && n.Folds == m.Folds &&
		n.Open == m.Open && n.Yields == m.Yields && slices.Equal(n.Room, m.Room) && n.Was == m.Was && n.Corner == m.Corner &&
		slices.Equal(n.Aloud, m.Aloud) && slices.Equal(n.Once, m.Once)
}

// layNote lays the note of a view over all that is planned so far.
func (p *planner) layNote() {
	if p.v.Note == nil || p.v.Note.Yields && p.Covered() {
		return
	}
	p.Note = note.Lay(&p.v.Note.Text, p.around(p.v.Note))
	if p.Note.Rect.Empty() {
		return
	}
	p.add(Target{Kind: NotePanel}, p.Note.Rect)
	for n, r := range [...]Rect{NoteOn: p.Note.Button, NoteBack: p.Note.Back, NoteReturn: p.Note.Return} {
		if !r.Empty() {
			p.add(Target{Kind: NoteButton, N: uint8(n)}, r)
		}
	}
}

func (p *planner) around(n *Note) *note.Table {
	find := func(list func(p *Plan) []Rect) []Rect {
		if list == nil {
			return nil
		}
		return slices.DeleteFunc(slices.Clone(list(p.Plan)), Rect.Empty)
	}
	asked := append([]Rect{p.Prompt.Hand, p.Prompt.More, p.Prompt.Done}, p.Prompt.Options...)
	free := find(n.Free)
	if p.Below { // from the sofa the dice of both lie in sight
		free = append(free, p.Trays()...)
	}
	t := &note.Table{
		Window: Rect{W: p.W, H: p.H}, Unit: p.Unit, Tight: p.Folded,
		About: find(n.About), Near: p.Boards,
		Keep:  append(free, slices.DeleteFunc(asked, Rect.Empty)...),
		Quiet: slices.DeleteFunc([]Rect{p.Prompt.Rect, p.Prompt.Sheet}, Rect.Empty),
		Avoid: append(find(n.Legal), p.Bar.Rect),
		Room:  n.Room, Was: n.Was, Corner: n.Corner, Folds: n.Folds && !n.Open,
	}
	switch {
	case len(t.About) > 0:
		t.Near, t.Points = t.About[0], n.Alike == nil || !n.Alike(p.Plan)
	case n.Low:
		t.Near = p.Prompt.Rect
	}
	if !n.Dim {
		for _, piece := range p.Pieces {
			switch piece.Target.Kind {
			case Die, StressDie, Standee, Portrait, Tab, Button:
				t.Rather = append(t.Rather, piece.Rect)
			}
		}
	}
	if t.Near != p.Log && p.Log.Contains(t.Near.Center()) { // an arrow would point at a line of the log
		t.Points = false
	}
	if t.Points {
		p.arrowAvoids(t, find(n.Banner))
	}
	return t
}

// arrowAvoids finds what the arrow of a note should not cross, without what it points to: what is written, and banners.
func (p *planner) arrowAvoids(t *note.Table, banners []Rect) {
	other := func(list ...Rect) []Rect {
		return slices.DeleteFunc(slices.Clone(list), func(r Rect) bool { return r.Empty() || r.Overlaps(t.Near) })
	}
	t.Cross = slices.Concat(other(t.About...), other(p.Prompt.Sheet), other(p.Prompt.Options...), other(p.Written()...), other(banners...),
		p.Cards[0].Marks, p.Cards[1].Marks)
	for i := range p.Trade.Pools {
		t.Cross = append(t.Cross, other(p.Trade.Pools[i].Name)...)
	}
	if !p.Prompt.Rect.Overlaps(t.Near) { // it may point into the line
		t.Cross = append(t.Cross, p.busyPrompt()...)
	}
}

// Written returns the portraits and the lines of text that lie open on the table.
func (p *Plan) Written() (list []Rect) {
	for i := range p.Mats {
		m := &p.Mats[i]
		list = append(list, m.Portrait, p.Cards[i].Letters)
		for k := range m.Tracks {
			list = append(append(list, m.Tracks[k].Icon), m.Tracks[k].Boxes[:]...)
		}
		for k := range m.Abilities {
			list = append(list, m.Abilities[k].Text)
		}
	}
	for i := range p.Slots {
		list = append(list, p.Slots[i].Name)
		for k := range p.Slots[i].Obstacles {
			list = append(list, p.Slots[i].Obstacles[k].Letters)
		}
	}
	for _, piece := range p.Pieces {
		if piece.Target.Kind == Offer {
			list = append(list, piece.Rect)
		}
	}
	return list
}
