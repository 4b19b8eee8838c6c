package game

import (
	"slices"

	"sixwinters/content"
	"sixwinters/game/teach"
	"sixwinters/render/layout"
	"sixwinters/rules"
)

// firsts are the things that the players meet for the first time: each is explained once, beside where it happened, in a
// note that stands in nobody's way.
type firsts struct {
	met   []met // waiting to be explained
	shown bool  // the first of them is on the table
	open  bool  // it has been unfolded
	ticks int   // that it still is
}

// met is a thing that was met.
type met struct {
	tip *content.Tip
	on  layout.Target // what it is about; None if that does not lie on the table
}

// loadTips reads the tips.
func loadTips(r *content.Reference) ([]content.Tip, error) {
	tips, err := content.LoadTips(r)
	if err != nil {
		return nil, err
	}
	return tips, teach.CheckTips(tips)
}

// meet looks whether the players meet something new in what has just been told. s is the table after it.
func (t *table) meet(g *Game, s *rules.State, ev *rules.Event) {
	if !g.settings.Tips || t.lesson != nil || t.strip != nil {
		return
	}
	for i := range g.tips {
		tip := &g.tips[i]
		known := slices.Contains(g.settings.Met, tip.ID) || slices.ContainsFunc(t.firsts.met, func(m met) bool { return m.tip == tip })
		if known {
			continue
		}
		if on, ok := teach.Meets(t.book, tip, s, ev); ok {
			t.firsts.met = append(t.firsts.met, met{tip, on})
		}
	}
}

// meetAll looks so at some events of the story.
func (t *table) meetAll(g *Game, from, to int) {
	for i := from; i < to; i++ {
		t.meet(g, &t.story.States[i], &t.story.Events[i])
	}
}

// explainFirsts shows what was met once nothing moves any more, one thing after the other. It reports whether anything has to be
// drawn again.
func (t *table) explainFirsts(g *Game) bool {
	f := &t.firsts
	switch {
	case len(f.met) == 0, t.hintNote() != nil, covered(t.plan):
		return false
	case !g.settings.Tips:
		t.firsts = firsts{}
		t.lay(g)
		return true
	case !f.shown:
		tip := f.met[0].tip
		f.shown, f.ticks = true, firstTicks(tip)
		g.settings.Met = append(g.settings.Met, tip.ID)
		g.saveSettings()
		t.lay(g)
		return true
	case t.hover.Kind == layout.NotePanel || t.hover.Kind == layout.NoteButton:
		return false // it is being read
	case len(t.held) > 0:
		return false // it is out of the way until the hand is empty
	}
	if f.ticks--; f.ticks <= 0 {
		t.closeFirst(g)
	}
	return f.ticks%(restAfter/2) == 0 // so that time goes on though nothing moves
}

// closeFirst takes the note away that is shown.
func (t *table) closeFirst(g *Game) {
	if t.firsts.shown {
		t.firsts.met, t.firsts.shown, t.firsts.open = t.firsts.met[1:], false, false
		t.lay(g)
	}
}

// pressFirst unfolds the note that is shown, or takes it away.
func (t *table) pressFirst(g *Game) {
	if !t.plan.Note.Folded {
		t.closeFirst(g)
		return
	}
	f := &t.firsts
	f.open, f.ticks = true, firstTicks(f.met[0].tip)
	t.lay(g)
}

// firstTicks is how long a note is shown.
func firstTicks(tip *content.Tip) int { return 360 + 3*len(tip.Say) }

// covered reports whether cards or answers to choose from lie over the boards: nothing is explained over them.
func covered(p *layout.Plan) bool {
	return !p.Setup.Rect.Empty() || !p.Offer.Rect.Empty() || !p.Order.Rect.Empty() || !p.Prompt.Sheet.Empty()
}

// firstNote is the note of what is met for the first time, or nil. It makes way for what is in hand.
func (t *table) firstNote() *layout.Note {
	if !t.firsts.shown || t.beats.playing() || len(t.held) > 0 {
		return nil
	}
	m := t.firsts.met[0]
	return &layout.Note{
		Head: "New: " + m.tip.Title, Say: m.tip.Say, Button: "I see",
		Low: true, Folds: true, Open: t.firsts.open, About: func(p *layout.Plan) []layout.Rect {
			if r, ok := p.Rect(m.on); ok && m.on.Kind != layout.None {
				return []layout.Rect{r}
			}
			return nil // it has left the table
		},
	}
}
