package layout_test

import (
	"testing"

	"sixwinters/content"
	"sixwinters/render/layout"
	"sixwinters/rules"
	"sixwinters/rules/rulestest"
)

// The answers to a prompt lie beside its text or on a sheet of their own, and never on a card to choose.
func TestAnswersLeaveTheCardsToChooseFree(t *testing.T) {
	eachView(t, func(t *testing.T, v *layout.View) {
		if v.Watched || v.Aside || v.Choosing() {
			return
		}
		v.Order = []uint8{3, 0, 1, 2}
		v.Options = []string{"keep this order", "as they lie"}
		v.Offers = nil
		p := layout.Lay(v)
		for i, option := range p.Prompt.Options {
			for _, c := range p.Order.Cards {
				if option.Overlaps(c.Rect) || p.Prompt.Sheet.Overlaps(c.Rect) {
					t.Errorf("option %d at %+v, the sheet at %+v and the card at %+v share room", i, option, p.Prompt.Sheet, c.Rect)
				}
			}
			if x, y := option.Center(); p.At(x, y) != (layout.Target{Kind: layout.Option, N: uint8(i)}) {
				t.Errorf("option %d cannot be pointed at", i)
			}
		}
	})
}

// The arrows of the timeline have the names of what they jump by beside or under them, and the whole height to be hit.
func TestTimelineNamesItsUnits(t *testing.T) {
	eachView(t, func(t *testing.T, v *layout.View) {
		v.Watched = true
		p := layout.Lay(v)
		for _, back := range []uint8{layout.ControlYearBack, layout.ControlTurnBack, layout.ControlStepBack} {
			word := p.Timeline.Labels[back+1]
			if word.Empty() || !word.Within(p.Timeline.Rect) {
				t.Errorf("the name at control %d lies at %+v", back, word)
			}
			for _, n := range []uint8{back, back + 1} {
				r, ok := p.Rect(layout.Target{Kind: layout.Control, N: n})
				if button := p.Timeline.Button(r); !ok || button.Empty() || button.Overlaps(word) {
					t.Errorf("control %d at %+v is drawn at %+v, its name at %+v", n, r, button, word)
				}
			}
		}
	})
}

// The room at the end of the band that is kept for the button tells which move it is as long as no button lies there.
func TestTimelineCountsWhereNoButtonLies(t *testing.T) {
	counts, buttons := 0, 0
	eachView(t, func(t *testing.T, v *layout.View) {
		v.Watched = true
		p := layout.Lay(v)
		count := p.Timeline.Count
		button, lies := p.Rect(layout.Target{Kind: layout.Button, N: layout.ButtonAside})
		switch {
		case lies && !count.Empty():
			t.Errorf("the button lies at %+v, and %+v tells the move", button, count)
		case lies:
			buttons++
		case p.Folded:
		case count.Empty() || !count.Within(p.Timeline.Rect) || count.Overlaps(p.Timeline.Band):
			t.Errorf("the move is told at %+v, the band lies at %+v", count, p.Timeline.Band)
		default:
			counts++
		}
	})
	if counts == 0 || buttons == 0 {
		t.Errorf("%d views tell the move, %d have the button", counts, buttons)
	}
}

// Staged cards that are large enough have their names, and squares no smaller than without.
func TestStagedCardsHaveNamesWhereThereIsRoom(t *testing.T) {
	b := rulestest.Book(t)
	s := b.NewCampaign(rules.Options{Seed: 3, Difficulty: content.Standard}, nil)
	for _, c := range []struct {
		w, h, scale float64
		named       bool
	}{
		{1280, 720, 1, false}, {1280, 720, 1.25, true}, {1280, 720, 1.5, true}, {1280, 720, 1.75, true}, {1280, 720, 2, false},
	} {
		p := layout.Lay(&layout.View{Book: b, State: &s, W: c.w, H: c.h, Scale: c.scale,
			Open: []layout.Pane{layout.StagingPane, layout.TradePane}})
		for i := range p.Staging.Cards {
			if is := !p.Staging.Cards[i].Name.Empty(); is != c.named {
				t.Errorf("%gx%g at %g %%: card %d has a name: %t", c.w, c.h, 100*c.scale, i, is)
			}
		}
	}
}

// The answers stay where they are as dice are picked up: a second click meets what it is aimed at.
func TestAnswersStayAsDiceArePickedUp(t *testing.T) {
	book := rulestest.Book(t)
	s := rules.State{}
	v := layout.View{Book: book, State: &s, W: 1920, H: 1080, Scale: 1, Prompt: "Pick more dice.", PromptPlayer: rules.NoPlayer, Options: []string{"reroll", "put back"}}
	before := layout.Lay(&v).Prompt.Options
	s.Hand[rules.Action].Add(3)
	v.State = &s
	after := layout.Lay(&v).Prompt
	for i, r := range after.Options {
		if r != before[i] {
			t.Errorf("answer %d lies at %+v, and at %+v with a die picked up", i, before[i], r)
		}
		if after.Hand.Empty() || after.Hand.Overlaps(r) {
			t.Errorf("the die picked up lies at %+v, and answer %d at %+v", after.Hand, i, r)
		}
	}
}
