package table

import (
	"strings"
	"testing"

	"sixwinters/advice/mind"
	"sixwinters/content"
	"sixwinters/game/app"
	"sixwinters/game/board/layers/firstmet"
	"sixwinters/game/gametest"
	"sixwinters/game/motion"
	"sixwinters/rules"
)

// The note of the first event lies beside the banner that tells what it does, and not on it.
func TestNotesLeaveTheBannerClear(t *testing.T) {
	g, table := firstEvent(t, 100)
	if note, banner := table.Board.Plan(g).Note.Rect, table.Novelties.BannerRect(&table.Board, table.Board.Plan(g)); note.Empty() || banner.Empty() || note.Overlaps(banner) {
		t.Errorf("the note at %+v lies on the banner at %+v", note, banner)
	}
	if table.Novelties.CloseFirst(&table.Board, g); table.Board.Beats.Tick == 0 {
		t.Error("the banner is shown anew though it could be read")
	}
}

// Where there is no other place for the note the banner is shown anew once that has gone.
func TestACoveredBannerIsShownAnew(t *testing.T) {
	g, table := firstEvent(t, 200)
	told := &table.Novelties.Firsts.Met[0]
	tip := *told.Tip
	tip.Say = strings.Repeat(tip.Say+" ", 6) // too long for any place beside the banner
	told.Tip = &tip
	banner := table.Novelties.BannerRect(&table.Board, table.Board.Plan(g))
	if note := table.Board.Plan(g).Note.Rect; !note.Overlaps(banner) {
		t.Fatalf("the note at %+v does not lie on the banner at %+v", note, banner)
	}
	if table.Novelties.CloseFirst(&table.Board, g); table.Novelties.Firsts.Holds || table.Board.Beats.Tick != 0 || table.Novelties.BannerRect(&table.Board, table.Board.Plan(g)) != banner {
		t.Errorf("the banner has been shown for %d ticks, and the note holds: %t", table.Board.Beats.Tick, table.Novelties.Firsts.Holds)
	}
}

// The note of the first stress lies beside the track whose boxes it speaks of, wherever the button of the note before it lay.
func TestNotesOfStressLeaveItsTrackClear(t *testing.T) {
	for seed := range uint64(8) {
		g, table := firstOf(t, 100, "stress", seed)
		p, on := table.Board.Plan(g), table.Novelties.Firsts.Met[0].On
		if track := p.Mats[on.N].Tracks[on.Sub].Rect; p.Note.Rect.Empty() || p.Note.Rect.Overlaps(track) {
			t.Errorf("seed %d: the note at %+v lies on the track at %+v", seed, p.Note.Rect, track)
		}
	}
}

// The note of the first action lies beside the progress card that it speaks of.
func TestNotesOfActionsLeaveTheCardClear(t *testing.T) {
	for seed := range uint64(8) {
		g, table := firstOf(t, 100, firstmet.ActFirst, seed)
		p := table.Board.Plan(g)
		if card := p.Cards[table.Novelties.Firsts.Met[0].On.N].Rect; p.Note.Rect.Empty() || p.Note.Rect.Overlaps(card) {
			t.Errorf("seed %d: the note at %+v lies on the card at %+v", seed, p.Note.Rect, card)
		}
	}
}

// The note of a track lies beside the trade board that it speaks of.
func TestNotesOfTracksLeaveTheTradeBoardClear(t *testing.T) {
	for seed := range uint64(4) {
		g, table := firstOf(t, 100, "threat-by-symbols", seed)
		p := table.Board.Plan(g)
		if p.Note.Rect.Empty() || p.Note.Rect.Overlaps(p.Trade.Rect) {
			t.Errorf("seed %d: the note at %+v lies on the trade board at %+v", seed, p.Note.Rect, p.Trade.Rect)
		}
	}
}

// firstEvent is a table of a size in percent at which the note of the first event holds up what happens.
func firstEvent(t *testing.T, scale int) (*app.App, *table) {
	t.Helper()
	g, table := firstOf(t, scale, "season", gametest.ShotSeed)
	if table.Novelties.BannerRect(&table.Board, table.Board.Plan(g)).Empty() {
		t.Fatal("the note of the first event is not shown beside its banner")
	}
	return g, table
}

// firstOf is a table of a seed and of a size in percent at which the note of what a tip tells of is shown: in the first turns it holds up
// what happens, and later it comes after that.
func firstOf(t *testing.T, scale int, event string, seed uint64) (*app.App, *table) {
	t.Helper()
	g := gametest.WithSettings(t, app.Options{}, "")
	g.Settings.Tips, g.Settings.Scale = true, scale
	if event == "stress" || event == "threat-by-symbols" { // or it is told on their note
		g.Settings.Met = []string{"season", "obstacle-activated", "winter-activates", "new-obstacle", "refresh"}
	}
	table := practice(g, rules.Options{Seed: seed, Difficulty: content.Easy})
	table.Board.Speed, table.Board.OwnPace = motion.Normal, false
	g.Show(table)
	choose := mind.Greedy(seed)
	for range 300 {
		table.Board.Play(g, choose(table.Board.Book, &table.Board.State, table.Board.Book.Moves(&table.Board.State, nil)))
		for table.Board.Beats.Playing() {
			if !table.Novelties.Firsts.Holds {
				table.Board.RunBeats(g)
				continue
			}
			if table.Novelties.Firsts.Met[0].Tip.Event == event {
				return g, table
			}
			table.Board.Plan(g) // the button of the next note comes where this one has its
			table.Novelties.CloseFirst(&table.Board, g)
		}
		if table.Novelties.ExplainFirsts(&table.Board, g); table.Novelties.Firsts.Shown && table.Novelties.Firsts.Met[0].Tip.Event == event {
			return g, table
		}
		table.Novelties.CloseFirst(&table.Board, g)
	}
	t.Fatalf("the first %s is not met", event)
	return nil, nil
}
