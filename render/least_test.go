package render_test

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"sixwinters/content"
	"sixwinters/render"
	"sixwinters/render/layout"
	"sixwinters/rules"
	"sixwinters/rules/rulestest"
)

// What is shown is as large as players set it: at every scale, in every window.
var (
	scales  = []float64{0.75, 1, 1.25, 1.5, 1.75, 2}
	windows = [][2]float64{{1280, 720}, {1024, 700}, {1024, 768}, {2560, 1080}, {1920, 1080}}
)

// listen has a painter tell of text that is set too small or leaves the window, each once.
func listen(t *testing.T, p *render.Painter, where *string, window *layout.Rect) {
	told := map[string]bool{}
	tell := func(line string) {
		if !told[line] {
			told[line] = true
			t.Errorf("%s: %s", *where, line)
		}
	}
	p.OnShrunk(func(line string, units float64) { tell(fmt.Sprintf("%q is set at %.1f units", line, units)) })
	p.OnText(func(line string, at layout.Rect) {
		if !at.Within(window.Inset(-1)) {
			tell(fmt.Sprintf("%q stands at %+v, outside the window", line, at))
		}
	})
}

// Nothing on the table has to be set smaller than text can be read, and nothing leaves its place, whatever lies there and
// whatever is asked.
func TestTextFitsAtEveryScale(t *testing.T) {
	b, p := rulestest.Book(t), newPainter(t)
	where, window := "", layout.Rect{}
	listen(t, p, &where, &window)
	p.Texts = func(layout.Target) (string, []string) { return "", nil }
	rng := rand.New(rand.NewPCG(11, 4))
	var legal []rules.Move
	n := 0
	look := func(s *rules.State) {
		n++
		size := windows[n%len(windows)]
		for _, scale := range scales {
			where = fmt.Sprintf("%v at %g%%", size, 100*scale)
			window = layout.Rect{W: size[0], H: size[1]}
			scene := asking(b, s, legal)
			scene.View.W, scene.View.H, scene.View.Scale = size[0], size[1], scale
			scene.View.Open = []layout.Pane{layout.Pane(n) % layout.NumPanes, layout.Pane(n/3) % layout.NumPanes}
			if n%3 > 0 {
				scene.View.Together = layout.Together{Mats: [rules.NumPlayers]bool{true, true}, At: content.Slot(n) % content.NumSlots}
			}
			over(scene, n)
			scene.Plan = layout.Lay(&scene.View)
			hovering(scene, n)
			p.Set(scene)
			for page := 1; page < scene.Plan.Prompt.Pages; page++ {
				scene.View.OptionPage = page
				scene.Plan = layout.Lay(&scene.View)
				p.Set(scene)
			}
			if scene.View.CanPutAside() {
				where += " with the cards aside"
				aside := &render.Scene{View: scene.View}
				aside.View.OptionPage, aside.View.Aside = 0, true
				aside.Plan = layout.Lay(&aside.View)
				p.Set(aside)
			}
		}
	}
	for seed := range uint64(3) {
		s := b.NewCampaign(rules.Options{Seed: 8 + seed, Difficulty: content.Standard, Alternative: seed == 2}, nil)
		for played := range 2500 {
			if legal = b.Moves(&s, legal[:0]); len(legal) == 0 {
				break
			}
			if played%30 == 0 || played < 20 {
				look(&s)
			}
			if err := b.Apply(&s, legal[rng.IntN(len(legal))], nil); err != nil {
				t.Fatal(err)
			}
		}
	}
	// Everybody is there to be chosen, and all locations have their turn.
	for year := range 12 {
		s := b.NewCampaign(rules.Options{Seed: uint64(year)}, nil)
		for i := range b.Content().Characters {
			s.Characters[i].Unlocked = true
		}
		for i := range s.Slots {
			s.Slots[i] = content.LocationID((year*len(s.Slots) + i) % len(b.Content().Locations))
		}
		for id := range s.Players {
			s.Players[id].Card = content.ProgressID((2*year + id) % len(b.Content().Progress))
		}
		legal = b.Moves(&s, legal[:0])
		look(&s)
	}
}

// Whoever is played: what the abilities do can be read on a mat in brief too, and so can the names of conditions.
func TestEveryCharacterFitsOnAMatInBrief(t *testing.T) {
	b, p := rulestest.Book(t), newPainter(t)
	where, window := "", layout.Rect{}
	listen(t, p, &where, &window)
	s := played(t, b, 60)
	for who := range b.Content().Characters {
		for i := range s.Players {
			s.Players[i].Character = content.CharacterID((who + i) % len(b.Content().Characters))
		}
		for _, size := range windows {
			for _, scale := range scales {
				where = fmt.Sprintf("%v at %g%%", size, 100*scale)
				window = layout.Rect{W: size[0], H: size[1]}
				v := layout.View{
					Book: b, State: &s, W: size[0], H: size[1], Scale: scale, PromptPlayer: rules.NoPlayer,
					Together: layout.Together{Mats: [rules.NumPlayers]bool{true, true}, At: content.Slot(who % content.NumSlots)},
				}
				p.Set(&render.Scene{View: v, Plan: layout.Lay(&v)})
			}
		}
	}
}

// asking is a scene in which the legal moves are asked for: by buttons, and by labels on everything.
func asking(b *rules.Rulebook, s *rules.State, legal []rules.Move) *render.Scene {
	prompt := b.Prompt(s)
	v := layout.View{Book: b, State: s, Prompt: prompt.Text, PromptPlayer: prompt.Player,
		Done: s.Step == rules.StepActions && s.Phase == rules.Turns}
	for _, m := range legal {
		switch m.Kind {
		case rules.MoveSettle:
			v.Offers = append(v.Offers, content.LocationID(m.Card))
		case rules.MoveTravel, rules.MoveCreate, rules.MoveTrade, rules.MoveUse, rules.MovePlace, rules.MoveRest, rules.MoveAttempt:
		default:
			if len(v.Options) < 30 {
				v.Options = append(v.Options, b.Label(s, m))
			}
		}
	}
	return &render.Scene{View: v}
}

// over lays over the table of a scene what may lie there: the order that is being made of the staged cards, the log, or the
// timeline in the place of the prompt.
func over(s *render.Scene, n int) {
	v := &s.View
	switch n % 4 {
	case 0:
		if v.State.Phase == rules.Turns {
			v.Done = false
			v.Order, v.Options = []uint8{3, 0, 1, 2}, []string{"keep this order", "as before"}
			v.Prompt = "Fuscus: put the staged progress cards in another order: the one at the right end goes first."
		}
	case 1:
		v.LogOpen = true
		for i := range 30 {
			v.Log = append(v.Log, layout.LogLine{Text: "Repeating Histories moves to the location with the most obstacles.",
				Head: i%7 == 0, Rule: "move"})
		}
	case 2:
		v.Watched = true
		s.Timeline = &render.Timeline{
			Tables: 900, At: 17 * n % 900, Speed: "normal",
			Caption: "Year IV, turn 3, New obstacles: Securing the Perimeter is placed at Parisa's Glen.",
			Where:   "Year IV, turn 3, New obstacles",
			Seasons: []render.SeasonMark{{At: 0, Season: content.Winter}, {At: 400, Season: content.Summer}},
			Years:   []render.YearMark{{At: 0, Year: 1}, {At: 500, Year: 2}},
			Tip:     "Year V, turn 1, Actions: The defence against Drauga fails.", TipX: v.W,
		}
	}
}

// hovering has a scene point at something, with all that may stand near it.
func hovering(s *render.Scene, n int) {
	pieces := s.Plan.Pieces
	at := pieces[n%len(pieces)]
	s.Cite = func(rule string) string { return "Rule: " + rule }
	s.Hover, s.Tip, s.TipAt = at.Target, render.Tip{Title: "A thing",
		Text: []string{strings.Repeat("It is explained in words. ", 6)}, Rule: "move"}, at.Rect
	s.Lit = []render.Lit{{Target: at.Target, Label: "move the obstacle Repeating Histories to here"},
		{Target: pieces[n/2%len(pieces)].Target, Label: "create {military}"}}
	s.RefusalX, s.RefusalY = at.Rect.Center()
	s.Refusal = strings.Repeat("That cannot be put there now, since something is wrong. ", 3)
	s.Moment = &render.Moment{
		Title: "The defence holds", Say: "Legionary: Menas and Thea roll 9 dice, and must show 3, 4 and 5.", Lasts: 2, Seconds: 2,
		Cards: []render.CardRef{{Kind: render.ObstacleCard, ID: uint8(n % 90)}}, Wants: rules.Values{0, 0, 1, 1, 1},
		Dice: []rules.Die{rules.ActionDie(3), rules.ActionDie(5)},
	}
}
