package hints

import (
	"fmt"
	"os"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"sixwinters/advice/mind"
	"sixwinters/content"
	"sixwinters/rules"
	"sixwinters/rules/rulestest"
)

// sharedTurns are the turns of the campaigns that [followedHints] has gone through.
var sharedTurns [][][]hinted

// followedHints returns at least n hints that are followed, turn by turn, in campaigns that tests share.
func followedHints(t *testing.T, n int) (turns [][]hinted) {
	t.Helper()
	for i, asked := 0, 0; asked < n; i++ {
		if i == len(sharedTurns) {
			sharedTurns = append(sharedTurns, followedTurns(t, followedFrom()+uint64(i)))
		}
		for _, stops := range sharedTurns[i] {
			asked += len(stops)
			turns = append(turns, stops)
		}
	}
	return turns
}

// followedFrom is the seed of the first campaign in which hints are followed: HINTS_FROM, where that is set.
func followedFrom() uint64 {
	if seed, err := strconv.ParseUint(os.Getenv("HINTS_FROM"), 10, 64); err == nil {
		return seed
	}
	return 8_600_000
}

// followedTurns follows hints for a turn in each of the six years of a campaign that a greedy player brings there. Every difficulty has
// its seeds.
func followedTurns(t *testing.T, seed uint64) (turns [][]hinted) {
	t.Helper()
	b := rulestest.Book(t)
	o := rules.Options{Seed: seed, Difficulty: content.Difficulty(seed % uint64(content.NumDifficulties))}
	s, choose := b.NewCampaign(o, nil), mind.Greedy(seed)
	year := uint8(0)
	for s.Phase != rules.CampaignOver && s.Depth > 0 {
		if s.Year == year || !s.Acting() || s.Turn != uint8(1+seed%3) {
			if err := b.Apply(&s, choose(b, &s, b.Moves(&s, nil)), nil); err != nil {
				t.Fatal(err)
			}
			continue
		}
		year = s.Year
		h, turn := New(seed), s.Turn
		var stops []hinted
		for s.Depth > 0 && s.Year == year && s.Turn == turn {
			hint, ok := h.Hint(b, &s)
			if !ok {
				t.Fatal("there is no hint")
			}
			stops = append(stops, hinted{s, hint})
			for _, m := range hint.Moves {
				if err := b.Apply(&s, m, nil); err != nil {
					t.Fatalf("%s: %v", b.Notation(&s, m), err)
				}
			}
		}
		turns = append(turns, stops)
	}
	return turns
}

// known reports whether nothing was rolled or turned up from one table to the next.
func known(before, after *rules.State) bool {
	return before.Chance == after.Chance && before.Deck.N == after.Deck.N && before.Staging == after.Staging && before.Draw == after.Draw
}

// TestHintsKeepTheirWord follows hints in all six years and looks at each of them: attempts are announced, no two moves cancel out, the
// third step names something to touch that no other has named, a reroll is one hint, and what a move makes goes where its reason says.
// KEPT_WORD=FILE writes the hints down, to be read.
func TestHintsKeepTheirWord(t *testing.T) {
	b := rulestest.Book(t)
	var read strings.Builder
	hints, attempts, made, rerolled := 0, 0, 0, 0
	for _, stops := range followedHints(t, rulestest.Count(120, 500)) {
		from := 0 // the first stop since the last roll
		for i := range stops {
			s, h := &stops[i].s, &stops[i].hint
			about := fmt.Sprintf("seed %d, %d.%d, %s", s.Chance, s.Year, s.Turn, b.Notation(s, h.Move))
			fmt.Fprintf(&read, "%d.%d %s\n  1 %s\n  2 %s\n  3 %s\n", s.Year, s.Turn, b.Notation(s, h.Move), h.Says(), h.Where, h.Touch)
			hints++
			if i > from && !known(&stops[i-1].s, s) {
				from = i
			}
			if h.Touch == "" || strings.Contains(h.Says(), h.Touch) || strings.Contains(h.Where, h.Touch) {
				t.Errorf("%s: the third step says %q after %q and %q", about, h.Touch, h.Says(), h.Where)
			}
			if first := i == 0; s.Acting() && first != (h.Campaign != "") {
				t.Errorf("%s: hint %d of the turn says of the campaign %q", about, i+1, h.Campaign)
			}
			if i > 0 && rerolls(b, s) && rerolls(b, &stops[i-1].s) && s.Chance == stops[i-1].s.Chance {
				t.Errorf("%s: a reroll takes a second hint", about)
			}
			if len(h.Moves) > 1 {
				rerolled++
			}
			if a := &s.Attempt; a.Phase != rules.NoAttempt {
				if _, changed, is := strings.Cut(h.Says(), "the plan changes: "); is {
					changed, _, _ = strings.Cut(changed, ".")
					if strings.Contains(changed, " on "+b.Content().Card(a.Obstacle).Name) {
						t.Errorf("%s: within that attempt the hint says that the plan changes to %s", about, changed)
					}
				}
			}
			if s.Acting() && h.Move.Kind == rules.MoveAttempt {
				attempts++
				if i > from && !announces(&stops[i-1].hint, h.Move) && !saysAttempt(b, &stops[i-1].hint, h.Move) {
					t.Errorf("%s was not announced by %q", about, stops[i-1].hint.Says())
				}
			}
			for _, m := range h.Line {
				if s.Acting() && m.Kind == rules.MoveAttempt && s.Obstacles[m.Card].Zone == rules.InPlay && !announces(h, m) {
					t.Errorf("%s: %q does not announce the attempt on %s", about, h.Says(), b.Content().Card(content.ObstacleID(m.Card)).Name)
				}
			}
			if j := cancels(b, stops[from:i+1]); j >= 0 {
				t.Errorf("%s takes back %s", about, b.Notation(&stops[from+j].s, stops[from+j].hint.Move))
			}
			if fromPool(h.Move) && h.Move.Kind == rules.MoveCreate {
				if used := goesTo(b, stops[i:], h.Move.Dice[1]); len(used) > 0 && strings.Contains(h.Why, "First, ") {
					if made++; !slices.ContainsFunc(used, func(card string) bool { return strings.Contains(h.Why, card) }) {
						t.Errorf("%s is for %v, and the reason is %q", about, used, h.Why)
					}
				}
			}
		}
	}
	if hints < 120 || attempts < 10 || made < 3 {
		t.Errorf("%d hints, %d attempts, %d assets that go somewhere", hints, attempts, made)
	}
	t.Logf("%d hints, %d attempts, %d assets that go somewhere, %d rerolls of several dice", hints, attempts, made, rerolled)
	if name := os.Getenv("KEPT_WORD"); name != "" {
		if err := os.WriteFile(name, []byte(read.String()), 0o666); err != nil {
			t.Fatal(err)
		}
	}
}

// announces reports whether a hint tells of an attempt.
func announces(h *Hint, m rules.Move) bool {
	return slices.ContainsFunc(h.Steps, func(s Step) bool { return s.does == rules.MoveAttempt && s.card == m.Card })
}

// saysAttempt reports whether the reason of a hint that answers a question names an attempt.
func saysAttempt(b *rules.Rulebook, h *Hint, m rules.Move) bool {
	return h.Steps == nil && strings.Contains(h.Why, "attempt") && strings.Contains(h.Why, strings.TrimRight(b.Content().Card(content.ObstacleID(m.Card)).Name, "!?"))
}

// cancels returns which of the hints before the last is taken back by it: without both the table comes out the same but for the dice on
// abilities; -1 for none. Nothing is rolled among them.
func cancels(b *rules.Rulebook, stops []hinted) int {
	last := len(stops) - 1
	if stops[last].hint.Move.Kind == rules.MoveAttempt {
		return -1
	}
	play := func(from int, without int) (rules.State, bool) {
		s := stops[from].s
		for i := from; i <= last; i++ {
			if i == without || without >= 0 && i == last {
				continue
			}
			for _, m := range stops[i].hint.Moves {
				if b.Apply(&s, m, nil) != nil {
					return s, false
				}
			}
		}
		for p := range s.Players {
			s.Players[p].Boxes = [content.NumAbilities]rules.Die{}
		}
		s.Supply, s.ActionSupply = [content.NumResources]uint8{}, 0
		return s, true
	}
	for j := range last {
		if stops[j].hint.Move.Kind == rules.MoveAttempt {
			continue
		}
		with, _ := play(j, -1)
		if without, legal := play(j, j); legal && with == without {
			return j
		}
	}
	return -1
}

// goesTo returns the names of the cards that assets like one are laid on by the hints that follow, up to the next roll; none once one is
// placed on an ability.
func goesTo(b *rules.Rulebook, stops []hinted, d rules.Die) (cards []string) {
	for i := 1; i < len(stops) && known(&stops[i-1].s, &stops[i].s); i++ {
		s, m := &stops[i].s, stops[i].hint.Move
		if m.Dice[0] != d {
			continue
		}
		switch m.Kind {
		case rules.MovePlace:
			cards = append(cards, b.Content().Progress[s.Players[m.Player].Card].Name)
		case rules.MoveCover:
			cards = append(cards, b.Content().Card(s.Attempt.Obstacle).Name)
		default:
			return nil
		}
	}
	return cards
}

// The first hint of a turn names the track that is played for and where its markers are.
func TestHintsSayWhatIsPlayedFor(t *testing.T) {
	b := rulestest.Book(t)
	s := b.NewCampaign(rules.Options{Seed: 1, Difficulty: content.Standard}, nil)
	s.Phase = rules.Turns
	set := func(r content.Resource, progress, threat uint8) { s.Progress[r], s.Threat[r] = progress, threat }
	for r, track := range b.Content().Board.Tracks {
		if track.Victory {
			set(content.Resource(r), 2, 6)
		}
	}
	set(content.Diplomacy, 7, 2)
	if say := campaignWords(b, &s); !strings.HasPrefix(say, "Play for diplomacy: 5 to win. Its threat marker is 5 spaces behind, ") {
		t.Errorf("%q", say)
	}
	set(content.Diplomacy, 9, 10)
	if say := campaignWords(b, &s); !strings.Contains(say, "is 1 space ahead, ") || !strings.Contains(say, "Without this track ") {
		t.Errorf("%q", say)
	}
	set(content.Diplomacy, 12, 7)
	if say := campaignWords(b, &s); !strings.HasPrefix(say, "Play for diplomacy: its progress is complete. Its threat marker is 5 spaces behind, ") {
		t.Errorf("%q", say)
	}
	for r, track := range b.Content().Board.Tracks {
		if track.Victory {
			set(content.Resource(r), 12, 12)
		}
	}
	if say := campaignWords(b, &s); !strings.Contains(say, "only if you lower that") {
		t.Errorf("%q", say)
	}
}

// Of the worth of its move a hint never says that the next best is better.
func TestHintsAreNotTakenBackByTheirWorth(t *testing.T) {
	b := rulestest.Book(t)
	chances := regexp.MustCompile(`(\d+)% with this, (\d+)% with the next best`)
	weighed := 0
	for i, stops := range followedHints(t, rulestest.Count(30, 300)) {
		stop := stops[i%len(stops)]
		stop.s.Year = uint8(b.Years()) // then the chance to win is known well enough
		wins := stop.hint.Wins(b, &stop.s)
		if wins == "" {
			continue
		}
		weighed++
		if found := chances.FindStringSubmatch(wins); found != nil {
			with, _ := strconv.Atoi(found[1])
			if without, _ := strconv.Atoi(found[2]); without > with {
				t.Errorf("%q", wins)
			}
		}
		if strings.Contains(wins, "better") {
			t.Errorf("%q", wins)
		}
	}
	if weighed < 1 {
		t.Error("no hint is weighed")
	}
}

// A companion asks for an asset that the other is to make for it, and tells only its own steps.
func TestCompanionsAskForWhatTheyNeed(t *testing.T) {
	tb := rulestest.Bare(t)
	tb.At("thea", "redbank/support")
	tb.At("keel", "redbank/support")
	tb.Put("thea", "a4")
	tb.Put("keel", "a2")
	tb.Put("pool", "support:4")
	thea, keel := tb.Player("thea"), tb.Player("keel")
	create := tb.Parse("create thea a4 support:4")
	use := tb.Parse("use keel 1 support:4")
	h := Hint{Line: []rules.Move{create, use}, Steps: []Step{
		{Say: "Thea rests", goal: goal{does: rules.MoveRest, player: uint8(thea)}},
		{Say: "Both attempt it", goal: goal{does: rules.MoveAttempt, player: 3}, goes: "meet at Eastkeep and ", acts: "attempt it"},
		{Say: "Keel goes there and rests", goal: goal{does: rules.MoveRest, player: uint8(keel)}, goes: "goes there and ", acts: "rests"},
	}}
	want := "Could you leave me a support 4 at " + tb.Book.Location(&tb.State, tb.Slot("redbank/support")).Name + "?"
	if say := h.Needs(tb.Book, &tb.State, keel); say != want {
		t.Errorf("%q, not %q", say, want)
	}
	if say := h.Needs(tb.Book, &tb.State, thea); say != "" {
		t.Errorf("of itself it asks %q", say)
	}
	if own := h.OwnSteps(tb.Book, &tb.State, keel); !slices.Equal(own, []string{"Thea and I meet at Eastkeep and attempt it", "I go there and rest"}) {
		t.Errorf("its own steps are %q", own)
	}
}
