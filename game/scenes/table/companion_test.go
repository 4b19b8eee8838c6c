package table

import (
	"context"
	"flag"
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"sixwinters/advice/hints"
	"sixwinters/advice/mind"
	"sixwinters/content"
	"sixwinters/game/app"
	"sixwinters/game/gametest"
	"sixwinters/game/motion"
	"sixwinters/rules"
	"sixwinters/saves"
)

var (
	companions     = flag.Int("companions", 0, "how many whole campaigns to play with the companion; 0: the beginnings of a few")
	companionsFrom = flag.Uint64("companions-from", 0, "the seed of the first of them")
)

// partner is somebody who sits beside the companion: how they choose of their own moves.
type partner struct {
	name   string
	choose rules.Policy
}

// partners are those of a seed.
func partners(seed uint64) []partner {
	hinter := hints.New(seed)
	hinter.Play(mind.Novice)
	return []partner{
		{"random", rules.RandomPolicy(seed)},
		{"greedy", mind.Greedy(seed)},
		{"hinted", func(b *rules.Rulebook, s *rules.State, legal []rules.Move) rules.Move {
			h, _ := hinter.HintTo(context.Background(), b, s, 0)
			if !slices.Contains(legal, h.Move) {
				return legal[0]
			}
			return h.Move
		}},
	}
}

// accompanied is a table without a window at which the companion plays the second character.
func accompanied(t *testing.T, g *app.App, o rules.Options) *table {
	t.Helper()
	table := tableOf(g, saves.Scratch(g.Book, o))
	if err := table.Board.Campaign.SeatCompanion(1); err != nil {
		t.Fatal(err)
	}
	table.Board.Ready(g)
	g.Show(table)
	return table
}

// tell presses the answer of the prompt line that begins so, and reports whether there is one.
func (t *table) tell(g *app.App, label string) bool {
	for i, c := range t.Board.Choices {
		if len(c.Label) >= len(label) && c.Label[:len(label)] == label {
			t.Board.Option(g, i)
			return true
		}
	}
	return false
}

// sit plays a campaign beside the companion until it is over or the year has come, and returns why it cannot go on, or "". Now and
// then the partner tells it to wait, moves its dice, asks why, or takes something back.
func sit(g *app.App, table *table, p partner, until uint8) string {
	chance := rules.Chance(table.Board.Options.Seed)
	one := func(of int) bool { return chance.Below(of) == 0 }
	idle, length := 0, 0
	for table.Board.State.Phase != rules.CampaignOver && table.Board.State.Year < until {
		if n := table.Board.Campaign.Len(); n != length {
			idle, length = 0, n
		}
		if table.Companion.Busy(&table.Board) {
			time.Sleep(time.Millisecond) // it thinks on another goroutine
		} else {
			idle++
		}
		if idle > 3000 {
			return fmt.Sprintf("nothing happens any more: %s, asked %q, answers %v", p.name, table.Board.Book.Prompt(&table.Board.State).Text, table.Board.Choices)
		}
		if table.Board.Dialog != nil {
			table.Board.Dialog = nil
			table.Pages.ReadPage(&table.Board)
		}
		if _, err := table.Update(g); err != nil {
			return err.Error()
		}
		var legal []rules.Move
		for _, m := range table.Board.Book.Moves(&table.Board.State, nil) {
			if who, acts := m.Actor(); !acts || who == 0 || one(40) {
				legal = append(legal, m)
			}
		}
		switch {
		case table.Companion.Busy(&table.Board):
			if one(2000) {
				table.tell(g, "wait")
			}
		case one(100) && table.Board.CanTakeBack():
			table.Board.TakeBack(g)
		case one(50) && table.tell(g, "why"):
			table.tell(g, "do it")
		case one(60) && table.tell(g, "not that"):
		case one(400) && len(table.Companion.Wishes(&table.Board)) > 0:
			wishes := table.Companion.Wishes(&table.Board)
			wishes[chance.Below(len(wishes))].Do(g)
		case table.told("the first"):
			table.tell(g, []string{"the first", "the second", "neither"}[chance.Below(3)])
		case one(3) && (table.tell(g, "agree") || table.tell(g, "your turn")):
		case len(legal) > 0:
			m := p.choose(table.Board.Book, &table.Board.State, legal)
			if m.Kind == rules.MoveDone {
				table.Board.Make(g, m)
				table.tell(g, "end the step")
			} else {
				table.Board.Play(g, m)
			}
			if table.Board.AsksBack() {
				table.Board.Offer()
			}
		default:
			table.tell(g, "agree")
		}
		if table.Board.Refusal.Say != "" {
			return table.Board.Refusal.Say
		}
	}
	return ""
}

// Whoever sits beside the companion, however they play, no campaign comes to a moment at which nothing goes on.
func TestCompanionIsNeverStuck(t *testing.T) {
	campaigns, until := *companions, uint8(7)
	if campaigns == 0 {
		campaigns, until = 3, 2
	}
	for seed := *companionsFrom; seed < *companionsFrom+uint64(campaigns); seed++ {
		g := gametest.WithSettings(t, app.Options{Speed: motion.Off}, "started = true\ntips = false\ncompanion = \"novice\"\n")
		table := accompanied(t, g, rules.Options{Seed: seed, Difficulty: content.Difficulty(seed / 3 % 3)})
		table.Companion.Hasty = *companions > 0
		p := partners(seed)[seed%3]
		if why := sit(g, table, p, until); why != "" {
			t.Errorf("seed %d, %s: %s", seed, p.name, why)
		}
		acts := 0
		for i := range table.Board.Campaign.Len() {
			if m, _ := table.Board.Campaign.Move(i); m.Kind >= rules.MoveTravel && m.Kind <= rules.MoveRest && m.Player == 1 {
				acts++
			}
		}
		if acts < 3 {
			t.Errorf("seed %d, %s: it has acted %d times", seed, p.name, acts)
		}
		t.Logf("seed %d, %s: %d moves to year %d, %+v", seed, p.name, table.Board.Campaign.Len(), table.Board.State.Year, table.Board.Book.Score(&table.Board.State).Victory)
	}
}

// Asked why while it acts, the companion waits, and one answer has it do what it said.
func TestCompanionDoesWhatItHasExplained(t *testing.T) {
	g := gametest.WithSettings(t, app.Options{Saves: t.TempDir()}, "started = true\ncompanion = \"novice\"\n")
	g.Width, g.Height = gametest.WindowWidth, gametest.WindowHeight
	gametest.Stage(t, g, gametest.Only(companionScenes, "companion-acts")[0])
	table := g.Scene.(*table)
	tick := func(n int) {
		for range n {
			if _, err := table.Update(g); err != nil {
				t.Fatal(err)
			}
		}
	}
	for range 5000 {
		if table.told("why?") && table.told("wait, ") {
			break
		}
		tick(1)
	}
	moves, means := table.Board.Campaign.Len(), table.Companion.Means()
	if !table.tell(g, "why?") || means.Kind == rules.NoMove {
		t.Fatal("it cannot be asked why")
	}
	if tick(2000); table.Board.Campaign.Len() != moves {
		t.Fatal("it does not wait")
	}
	if !table.tell(g, "do it, ") || table.Board.Campaign.Len() != moves+1 {
		t.Fatalf("its answers are %+v, and it does nothing", table.Board.Choices)
	}
	if m, _ := table.Board.Campaign.Move(moves); m != means {
		t.Errorf("it does %+v, not %+v", m, means)
	}
}

// tickUntil ticks until something is so, for a minute at most.
func (t *table) tickUntil(test *testing.T, g *app.App, what string, is func() bool) {
	test.Helper()
	for range 60 * 240 {
		if is() {
			return
		}
		if _, err := t.Update(g); err != nil {
			test.Fatal(err)
		}
	}
	test.Fatalf("it never comes to %s: %+v", what, t.Board.Choices)
}

// The companion takes wishes: told not to, it means something else; asked to hold a track or to help it says so and proposes anew; of two plans
// it acts by the one that is chosen. Until then nothing is done, and nothing ever with the other character.
func TestCompanionTakesWishes(t *testing.T) {
	g := gametest.WithSettings(t, app.Options{Speed: motion.Off}, "started = true\ntips = false\ncompanion = \"novice\"\ntemper = \"bold\"\n")
	table := accompanied(t, g, rules.Options{Seed: 3})
	for table.Board.State.Asks().Task != rules.TaskActions {
		if table.Companion.Busy(&table.Board) {
			if _, err := table.Update(g); err != nil {
				t.Fatal(err)
			}
			continue
		}
		table.Board.Play(g, table.Board.Book.Moves(&table.Board.State, nil)[0])
	}
	proposes := func() bool { return table.told("your turn") && table.told("not that") }
	table.tickUntil(t, g, "a proposal", proposes)
	moves, meant := table.Board.Campaign.Len(), table.Companion.Says(&table.Board).Say
	table.tell(g, "not that")
	table.tickUntil(t, g, "another proposal", proposes)
	if says := table.Companion.Says(&table.Board).Say; says == meant {
		t.Errorf("told not to, it says %q again", says)
	}
	wish := func(label string) {
		for _, wish := range table.Companion.Wishes(&table.Board) {
			if strings.HasPrefix(wish.Label, label) {
				wish.Do(g)
				return
			}
		}
		t.Fatalf("it cannot be asked to %q", label)
	}
	for label, heard := range map[string]string{"Hold diplomacy": "I hold diplomacy.", "Help ": "I help at "} {
		wish(label)
		table.tickUntil(t, g, "a proposal after "+label, proposes)
		if says := table.Companion.Says(&table.Board).Say; !strings.HasPrefix(says, heard) {
			t.Errorf("asked to %q it says %q", label, says)
		}
	}
	wish("No longer hold diplomacy")
	table.tickUntil(t, g, "a proposal without it", proposes)
	wish("Offer two plans")
	table.tickUntil(t, g, "plans", func() bool { return table.told("the second") })
	note := table.Companion.Says(&table.Board)
	if !strings.HasPrefix(note.Say, "First: ") || !strings.HasPrefix(note.Do, "Second: ") || strings.Count(note.Say+note.Do, "Risk: ") != 2 {
		t.Errorf("its plans are %q and %q", note.Say, note.Do)
	}
	if table.Board.Campaign.Len() != moves {
		t.Fatal("it has acted before it was told to")
	}
	table.tell(g, "the second")
	table.tickUntil(t, g, "its end", func() bool { return !table.Companion.Busy(&table.Board) })
	for i := moves; i < table.Board.Campaign.Len(); i++ {
		if m, _ := table.Board.Campaign.Move(i); m.Kind >= rules.MoveTravel && m.Kind <= rules.MoveRest && m.Player != 1 {
			t.Errorf("it moves the other character: %+v", m)
		}
	}
}

// With large text the companion's note leaves its answers in sight while characters are chosen.
func TestCompanionLeavesItsAnswersInSight(t *testing.T) {
	g := gametest.WithSettings(t, app.Options{Saves: t.TempDir()}, "started = true\nscale = 200\n")
	g.Width, g.Height = gametest.WindowWidth, gametest.WindowHeight
	gametest.Stage(t, g, gametest.Only(companionScenes, "companion-character")[0])
	plan := g.Scene.(*table).Board.Plan(g)
	if plan.Note.Rect.Empty() || plan.Panel.Empty() {
		t.Fatal("there is no note over cards to choose")
	}
	for i, r := range plan.Prompt.Options {
		if r.Overlaps(plan.Note.Rect) {
			t.Errorf("the note at %+v covers answer %d at %+v", plan.Note.Rect, i+1, r)
		}
	}
}
