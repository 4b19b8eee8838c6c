package table

import (
	"slices"
	"strings"
	"testing"
	"time"

	"sixwinters/advice/hints"
	"sixwinters/content"
	"sixwinters/game/app"
	"sixwinters/game/board"
	"sixwinters/game/board/layers/firstmet"
	"sixwinters/game/gametest"
	"sixwinters/game/motion"
	"sixwinters/game/words"
	"sixwinters/rules"
)

// Who plays at once is told the goal and what a good first turn is, and each choice of the setup comes with a proposal; who follows
// these begins the first turn. It happens until a year has been played, and never for those who want no tips.
func TestFirstYearIsProposed(t *testing.T) {
	const introduced = "introduced = true\nweather = false\n"
	g := gametest.WithSettings(t, app.Options{}, introduced)
	begin := func(g *app.App) *table {
		table := practice(g, rules.Options{Seed: 1, Difficulty: content.Easy})
		g.Show(table)
		gametest.Tick(t, g)
		return table
	}
	table := begin(g)
	if table.Board.Dialog == nil {
		t.Fatal("the goal is not stated")
	}
	gametest.Tick(t, g)
	said := table.Board.Dialog.Menu.Spoken()
	if want := words.InYears(words.Winning, g.Book.Years()); !strings.Contains(strings.Join(said.All(), " "), want) || !strings.Contains(want, "year VI ends") {
		t.Errorf("when the campaign is won is not said as %q but %q", want, said.All())
	}
	gametest.PressIn(t, table.Board.Dialog.Menu, "Choose the characters")
	for moves := range 4 {
		for guard := 0; table.Hinter.Hinting.Step == 0; guard++ {
			if guard > 5000 {
				t.Fatalf("after %d moves nothing is proposed", moves)
			}
			gametest.Tick(t, g)
		}
		if n := table.Board.View(g).Note; n == nil || n.Head != "A proposal" || n.Button != "Do it" {
			t.Fatalf("after %d moves the note is %+v", moves, n)
		}
		table.Board.PressUp(g, board.NoteButton)
		table.Board.Skip(g)
		if table.Board.Campaign.Len() != moves+1 {
			t.Fatalf("after %d proposals %d moves are made", moves+1, table.Board.Campaign.Len())
		}
	}
	for table.Board.Beats.Playing() {
		table.Board.Skip(g)
	}
	gametest.Tick(t, g)
	if table.Board.State.Phase != rules.Turns || table.Hinter.Hinting.Step > 0 || slices.Contains(g.Settings.Met, firstmet.FirstYearMet) {
		t.Errorf("the first turn has begun: %t, a proposal lies there: %t, remembered: %q",
			table.Board.State.Phase == rules.Turns, table.Hinter.Hinting.Step > 0, g.Settings.Met)
	}
	if table = begin(g); table.Board.Dialog == nil {
		t.Fatal("the goal is not stated again before a year has been played")
	}
	table.Board.State.Phase = rules.YearOver
	table.Board.Dialog = nil
	gametest.Tick(t, g)
	if met := gametest.InFile(t, g).Met; !slices.Contains(met, firstmet.FirstYearMet) {
		t.Errorf("after a year %q is remembered", met)
	}
	if begin(g).Board.Dialog != nil {
		t.Error("the goal is stated after a year has been played")
	}
	for _, not := range []string{"tips = false\n", "learned = [\"" + strings.Join(lessonIDs(g), "\", \"") + "\"]\n"} {
		if table := begin(gametest.WithSettings(t, app.Options{}, introduced+not)); table.Board.Dialog != nil {
			t.Errorf("with %s the goal is stated", not)
		}
	}
}

// In the first year a companion chooses its own character and where that begins: no proposal lies over what it says, or keeps it waiting.
func TestCompanionChoosesInTheFirstYear(t *testing.T) {
	g := gametest.WithSettings(t, app.Options{Speed: motion.Off}, "introduced = true\nweather = false\ncompanion = \"novice\"\n")
	table := accompanied(t, g, rules.Options{Seed: 1, Difficulty: content.Easy})
	for moves := range 4 {
		for table.Board.Campaign.Len() == moves {
			if table.Board.Dialog != nil {
				table.Board.Dialog = nil
			}
			if table.Companion.Busy(&table.Board) {
				time.Sleep(time.Millisecond) // it thinks on another goroutine
			}
			own := hints.PartOf(table.Board.Book, &table.Board.State, 1) == hints.Own
			if own && table.Board.Hinted() {
				t.Fatalf("after %d moves a proposal answers for the companion", moves)
			}
			if !own && table.Hinter.Hinting.Step > 0 {
				table.Board.PressUp(g, board.NoteButton)
			}
			if _, err := table.Update(g); err != nil {
				t.Fatal(err)
			}
		}
	}
	if table.Board.State.Phase != rules.Turns {
		t.Errorf("after four moves the phase is %v", table.Board.State.Phase)
	}
}

func lessonIDs(g *app.App) (all []string) {
	for _, l := range g.Lessons {
		all = append(all, l.ID)
	}
	return all
}
