package render_test

import (
	"strings"
	"testing"

	"sixwinters/content"
	"sixwinters/render"
	"sixwinters/render/layout"
	"sixwinters/render/layout/note"
	"sixwinters/rules"
	"sixwinters/rules/rulestest"
)

// TestLargeCardsLeaveTheAnswersFree shows things large beside another card, with few and with many answers to the prompt: none
// of the cards covers an answer.
func TestLargeCardsLeaveTheAnswersFree(t *testing.T) {
	b, p := rulestest.Book(t), newPainter(t)
	p.Texts = func(layout.Target) (string, []string) {
		return "A card of no great length", []string{"It says something about itself, and then what it does when it activates.",
			"And once more.", "And what comes of it."}
	}
	s := played(t, b, 60)
	kinds := map[layout.Kind]bool{layout.Obstacle: true, layout.Location: true, layout.Staged: true, layout.Portrait: true,
		layout.Current: true, layout.DrawPile: true}
	for _, scale := range []float64{1, 1.5, 2} {
		for _, options := range [][]string{nil, {"yes", "no"},
			{"move to the Guild of Strategy", "move to Boar's Rift", "move to the Throne Room", "stay where it is, and do nothing"}} {
			shown := 0
			v := layout.View{Book: b, State: &s, W: 1280, H: 720, Scale: scale, Prompt: "What now?", PromptPlayer: rules.NoPlayer,
				Options: options, Done: options == nil}
			plan := layout.Lay(&v)
			for _, piece := range plan.Pieces {
				if !kinds[piece.Target.Kind] {
					continue
				}
				scene := &render.Scene{View: v, Plan: plan,
					Pinned: []layout.Target{{Kind: layout.DrawPile, N: uint8(content.RedBank)}, piece.Target}}
				p.Set(scene)
				for _, pin := range p.LargeCards() {
					shown++
					for _, answer := range plan.Answers() {
						if pin.Rect.Shared(answer) > 0 {
							t.Errorf("at %v with %d answers, %+v is shown at %v over the answer at %v", scale, len(options), pin.Target, pin.Rect,
								answer)
						}
					}
				}
			}
			if shown == 0 {
				t.Errorf("at %v with %d answers nothing is shown large", scale, len(options))
			}
		}
	}
}

// What is shown large lies on nothing that the prompt says where there is room for it above: whoever goes from place to place by
// keys reads both.
func TestLargeCardsLeaveThePromptFree(t *testing.T) {
	b, p := rulestest.Book(t), newPainter(t)
	p.Texts = func(layout.Target) (string, []string) {
		return "A card of no great length", []string{"It says something about itself, and then what it does when it activates.",
			"And once more."}
	}
	s := played(t, b, 60)
	for _, size := range [][2]float64{{1280, 720}, {1920, 1080}, {2560, 1440}} {
		v := layout.View{Book: b, State: &s, W: size[0], H: size[1], Scale: 1,
			Prompt: "Where does it go, of all the places that there are, and why?", PromptPlayer: rules.NoPlayer}
		plan := layout.Lay(&v)
		said := plan.Prompt.Text
		said.W = plan.Prompt.TextWidth
		shown := 0
		for _, piece := range plan.Pieces {
			switch piece.Target.Kind {
			case layout.Location, layout.Obstacle, layout.Portrait, layout.Current:
			default:
				continue
			}
			r := p.LargeCard(&render.Scene{View: v, Plan: plan, Zoom: piece.Target})
			if shown++; r.Empty() || r.H < plan.Prompt.Rect.Y-20*plan.Unit && r.Overlaps(said) {
				t.Errorf("%v: %+v is shown at %v, over the prompt", size, piece.Target, r)
			}
		}
		if shown < 15 {
			t.Errorf("%v: %d cards are shown large", size, shown)
		}
	}
}

// A card that is pinned lies there while the buttons of the bar are pressed: it leaves the bar free, as long as it keeps its
// picture under it.
func TestPinnedCardsLeaveTheBarFree(t *testing.T) {
	b, p := rulestest.Book(t), newPainter(t)
	p.Texts = func(layout.Target) (string, []string) {
		return "A card of no great length", []string{"Difficulty 2", "It says something about itself.",
			"What it does, in some more words than that.", "And once more.", "And what comes of it."}
	}
	s := played(t, b, 60)
	for _, size := range [][2]float64{{1280, 720}, {1920, 1080}, {2560, 1440}} {
		v := layout.View{Book: b, State: &s, W: size[0], H: size[1], Scale: 1, Prompt: "What now?", PromptPlayer: rules.NoPlayer,
			Done: true}
		plan := layout.Lay(&v)
		shown := 0
		for _, piece := range plan.Pieces {
			if piece.Target.Kind != layout.Obstacle && piece.Target.Kind != layout.Location {
				continue
			}
			p.Set(&render.Scene{View: v, Plan: plan, Pinned: []layout.Target{piece.Target}})
			for _, pin := range p.LargeCards() {
				if shown++; pin.Rect.Overlaps(plan.Bar.Rect) {
					t.Errorf("%v: %+v is shown at %v, over the bar", size, pin.Target, pin.Rect)
				}
			}
		}
		if shown < 12 {
			t.Errorf("%v: %d cards are shown large", size, shown)
		}
	}
}

// Of two cards that are pinned none is left out where the note lies between other places, but leaves room for it beside the
// first.
func TestPinnedCardsLieBetweenOthers(t *testing.T) {
	b, p := rulestest.Book(t), newPainter(t)
	p.Texts = func(layout.Target) (string, []string) {
		return "A card of some length", []string{
			"Difficulty 2 in something", "What it is", "Dice 1 2 3", "What it costs", "Threat",
			"It says something about itself, in some more words than all others have said.",
			"What it does, in some more words than all others.", "And what comes of it in the end, as things stand.",
		}
	}
	s := played(t, b, 60)
	v := layout.View{Book: b, State: &s, W: 2560, H: 1440, Scale: 1, Prompt: "What now?", PromptPlayer: rules.NoPlayer, Done: true}
	plan := layout.Lay(&v)
	plan.Note.About = []layout.Rect{plan.StagedRow()}
	var pinned []layout.Target
	for _, piece := range plan.Pieces {
		if piece.Target.Kind == layout.Obstacle {
			pinned = append(pinned, piece.Target)
		}
	}
	between := 0
	for _, x := range []float64{1405, 1700} {
		plan.Note.Rect = layout.Rect{X: x, Y: 205, W: 500, H: 530}
		for _, first := range pinned {
			for _, second := range pinned {
				if first == second {
					continue
				}
				p.Set(&render.Scene{View: v, Plan: plan, Pinned: []layout.Target{first, second}})
				cards := p.LargeCards()
				if room := plan.Note.Rect.X - cards[0].Rect.Right(); len(cards) < 2 && room > cards[0].Rect.W+20*plan.Unit {
					t.Errorf("%v is not shown in the %.0f pixels between %v and the note", second, room, first)
				}
				if len(cards) == 2 && cards[1].Rect.X > cards[0].Rect.Right() && cards[1].Rect.Right() < plan.Note.Rect.X {
					between++
				}
			}
		}
	}
	if between < 10 {
		t.Errorf("only %d cards lie between another one and the note", between)
	}
}

// A staged card that is shown large lies on no mat, and neither does the tip about it: there it goes, and there lies what can be
// spent on it.
func TestStagedCardsLeaveTheMatsFree(t *testing.T) {
	b, p := rulestest.Book(t), newPainter(t)
	p.Texts = func(layout.Target) (string, []string) {
		return "A card of no great length", nil
	}
	s := played(t, b, 60)
	for _, size := range [][2]float64{{1280, 720}, {1920, 1080}, {2560, 1440}} {
		v := layout.View{Book: b, State: &s, W: size[0], H: size[1], Scale: 1, Prompt: "Take one.", PromptPlayer: rules.NoPlayer}
		plan := layout.Lay(&v)
		for i, card := range plan.Staging.Cards {
			p.Set(&render.Scene{View: v, Plan: plan, Pinned: []layout.Target{{Kind: layout.Staged, N: uint8(i)}}})
			pins := p.LargeCards()
			if len(pins) != 1 {
				t.Fatalf("%v: %d cards are shown large", size, len(pins))
			}
			tip := plan.TipPlace(layout.Tip{Thing: card.Rect, W: 300 * plan.Unit, H: 120 * plan.Unit, Gap: 6 * plan.Unit,
				Large: pins[0].Rect})
			for player := range plan.Mats {
				for _, place := range []layout.Rect{plan.Mats[player].Rect, plan.Cards[player].Rect} {
					if place.Overlaps(pins[0].Rect) || place.Overlaps(tip) {
						t.Errorf("%v: card %d lies at %v, its tip at %v, and player %d has %v", size, i, pins[0].Rect, tip, player, place)
					}
				}
			}
		}
	}
}

// What is said of a staged card that is shown large is set narrower where it has no place as wide as usual beside that, and on
// the large card where it has none at all.
func TestTipBesideALargeStagedCard(t *testing.T) {
	b, p := rulestest.Book(t), newPainter(t)
	p.Texts = func(layout.Target) (string, []string) { return "A staged card", nil }
	const title = "What to know of it"
	told := 0
	p.OnText(func(line string, _ layout.Rect) {
		if strings.Contains(line, "know") {
			told++
		}
	})
	s := played(t, b, 60)
	staged := []layout.Pane{layout.StagingPane}
	for _, scale := range []float64{1, 1.25, 1.5, 1.75, 2} {
		v := layout.View{Book: b, State: &s, W: 1280, H: 720, Scale: scale, Prompt: "Take one.", PromptPlayer: rules.NoPlayer,
			Open: staged}
		plan := layout.Lay(&v)
		for i, card := range plan.Staging.Cards {
			on := layout.Target{Kind: layout.Staged, N: uint8(i)}
			told = 0
			p.Set(&render.Scene{View: v, Plan: plan, Zoom: on, TipAt: card.Rect, Cite: func(string) string { return "" },
				Tip: render.Tip{Title: title, Text: []string{
					"The shortest of many ways takes three dice: any asset, then an asset showing five, then any asset.",
					"No way to finish it alone this turn is found yet. Still working it out.",
					"Taking it discards those to the right of it, and so uses up the stage sooner: one, another and a third.",
				}}})
			if told == 0 {
				t.Errorf("at %g of card %d nothing is said", scale, i)
			}
		}
	}
}

// TestLargeCardsLeaveWhatIsSpokenOfFree shows things large beside the note of a hint: none of the cards covers what the arrow of
// the note points at, nor what it lights, unless that is the thing itself.
func TestLargeCardsLeaveWhatIsSpokenOfFree(t *testing.T) {
	b, p := rulestest.Book(t), newPainter(t)
	p.Texts = func(layout.Target) (string, []string) {
		return "A card of no great length", []string{"It says something about itself, and then what it does when it activates.",
			"And once more.", "And what comes of it."}
	}
	s := played(t, b, 60)
	for _, size := range [][2]float64{{1280, 720}, {2560, 1440}} {
		v := layout.View{Book: b, State: &s, W: size[0], H: size[1], Scale: 1, Prompt: "What now?", PromptPlayer: rules.NoPlayer,
			Done: true}
		bare := layout.Lay(&v)
		var things, large []layout.Target
		for _, piece := range bare.Pieces {
			switch piece.Target.Kind {
			case layout.Location, layout.Pool, layout.Current:
				things = append(things, piece.Target)
			}
			switch piece.Target.Kind {
			case layout.Location, layout.Obstacle:
				large = append(large, piece.Target)
			}
		}
		if len(things) < 10 || len(large) < 9 {
			t.Fatalf("%d things to speak of and %d to show large", len(things), len(large))
		}
		for i, on := range things {
			lit := things[(i+4)%len(things)]
			v.Note = &layout.Note{
				Text: note.Text{
					Head: "A hint", Do: "Do this there.", Button: "Do it",
				},
				Open: true,
				About: func(plan *layout.Plan) (list []layout.Rect) {
					for _, target := range []layout.Target{on, lit} {
						r, _ := plan.Rect(target)
						list = append(list, r)
					}
					return list
				},
			}
			plan := layout.Lay(&v)
			for _, thing := range large {
				if thing == on || thing == lit {
					continue
				}
				scene := &render.Scene{View: v, Plan: plan, Zoom: thing, Glow: []layout.Target{on, lit}}
				r := p.LargeCard(scene)
				if r.Empty() {
					t.Errorf("%v: %+v is not shown large beside a hint about %+v", size, thing, on)
				}
				for _, target := range scene.Glow {
					if at, _ := plan.Rect(target); r.Shared(at) > 0 {
						t.Errorf("%v: %+v is shown large at %.0f over %+v, which a hint lights at %.0f", size, thing, r, target, at)
					}
				}
			}
		}
	}
}
