package hints

import (
	"slices"
	"strings"
	"testing"

	"sixwinters/advice/internal/advicetest"
	"sixwinters/content"
	"sixwinters/rules"
	"sixwinters/rules/rulestest"
)

// Why one character takes another's stress, or does not, is told by the conditions that are marked by it ([ability], [stress]).
func TestHintsSayWhyStressIsAbsorbed(t *testing.T) {
	b := rulestest.Book(t)
	s := advicetest.FirstActions(t, b)
	oniri := slices.IndexFunc(b.Content().Characters[:], func(c content.Character) bool { return c.Name == "Oniri" })
	s.Players[1].Character, s.Characters[oniri].Achieved = content.CharacterID(oniri), 5
	name := b.PlayerName(&s, 0)
	s.Stack[s.Depth] = rules.Frame{Task: rules.TaskStress, Player: 0, N: uint8(content.Body), M: 3}
	s.Depth++
	for _, test := range []struct {
		dice   [rules.NumPlayers]uint8 // body
		absorb uint8
		want   string
	}{
		{[...]uint8{2, 4}, 3, "Absorb 3 body: that way no condition is marked."},
		{[...]uint8{2, 2}, 3, "Absorb 3 body: that way only Oniri has a condition marked."},
		{[...]uint8{2, 1}, 0, "Absorb nothing: that way only " + name + " has a condition marked."},
	} {
		for p, value := range test.dice {
			s.Players[p].Stress[content.Body] = rules.StressDie{Value: value}
		}
		m := rules.Move{Kind: rules.MoveValue, Arg: test.absorb}
		w := worder{b: b, s: &s, m: m, plan: []rules.Move{m}, line: lineOf(b, &s, []rules.Move{m}, nil)}
		if got := w.why(); got != test.want {
			t.Errorf("body %d: %q, not %q", test.dice, got, test.want)
		}
	}
}

// Where a new asset comes to lie is told by who can use it there: an asset hurts nobody, and is nothing to deal with.
func TestHintsSayWhereAnAssetIsOfUse(t *testing.T) {
	b := rulestest.Book(t)
	s := advicetest.FirstActions(t, b)
	oniri := slices.IndexFunc(b.Content().Characters[:], func(c content.Character) bool { return c.Name == "Oniri" })
	s.Players[0].Character, s.Characters[oniri].Achieved = content.CharacterID(oniri), 4
	for p := range s.Players {
		s.Players[p].Card = content.NoProgress
	}
	use := rules.Move{Kind: rules.MoveUse, Arg: 6}
	for v := range s.Players[0].Dice {
		if s.Players[0].Dice[v] > 0 {
			use.Dice[0] = rules.ActionDie(v + 1)
		}
	}
	if err := b.Apply(&s, use, nil); err != nil || b.Creates(s.Asks()) != content.Sorcery {
		t.Fatalf("%v: it is not asked where a sorcery asset comes to lie", err)
	}
	why := func(at content.Slot) string {
		m := rules.Move{Kind: rules.MoveTo, Slot: at}
		w := worder{b: b, s: &s, m: m, plan: []rules.Move{m}, line: lineOf(b, &s, []rules.Move{m}, nil)}
		_, reason, _ := strings.Cut(w.why(), ": ")
		return reason
	}
	here, empty := s.Players[1].At, content.Slot(0)
	for empty == here || empty == s.Players[0].At {
		empty++
	}
	place, name := b.Location(&s, here).Name, b.PlayerName(&s, 1)
	s.Players[0].At = empty + 1
	if s.Players[0].At == here {
		s.Players[0].At++
	}
	if got, want := why(here), name+" is at "+place+" to use it."; got != want {
		t.Errorf("%q, not %q", got, want)
	}
	if got, want := why(empty), "it is there for a later turn."; got != want {
		t.Errorf("%q, not %q", got, want)
	}
	s.Players[0].At = here
	if got, want := why(here), "Oniri and "+name+" are at "+place+" to use it."; got != want {
		t.Errorf("%q, not %q", got, want)
	}
	for id := range content.ProgressID(len(b.Content().Progress)) { // a card that asks for it
		s.Players[1].Card = id
		if strings.HasPrefix(why(empty), "it may suit a square of "+b.Content().Progress[id].Name+", which takes ") {
			return
		}
	}
	t.Error("no card has a square that it may suit")
}

// Of several dice that are created one goes on a square. That obstacles leave play is a reason to use an ability that discards them.
func TestHintsSayOneOfSeveral(t *testing.T) {
	b := rulestest.Book(t)
	s := advicetest.FirstActions(t, b)
	at := s.Players[0].At
	made := b.SlotResource(at)
	s.Progress[content.Support] = content.TrackSpaces
	s.Pool[made] = rules.Values{3: 2}
	s.Attached[at] = rules.Pile{}
	m := rules.Move{Kind: rules.MoveCreateAll, Dice: [6]rules.Die{rules.ActionDie(4), rules.ResourceDie(made, 4)}}
	for id := range content.ProgressID(len(b.Content().Progress)) {
		s.Players[0].Card = id
		w := worder{b: b, s: &s, m: m, plan: []rules.Move{m}, line: lineOf(b, &s, nil, nil)}
		if got := w.whyAsset(0, m.Dice[1]); strings.Contains(got, " square of ") && !strings.Contains(got, "so that one of them is ready for") {
			t.Fatalf("%q", got)
		}
	}
	oniri := slices.IndexFunc(b.Content().Characters[:], func(c content.Character) bool { return c.Name == "Oniri" })
	s.Players[0].Character, s.Characters[oniri].Achieved = content.CharacterID(oniri), 6
	s.Players[0].Dice = rules.Values{1}
	s.Attached[at] = rules.Pile{}
	rulestest.Attach(&s, rulestest.ObstacleNamed(b, "Legionary"), at)
	sacrifice := rules.Move{Kind: rules.MoveUse, Arg: 8, Dice: [6]rules.Die{rules.ActionDie(1)}}
	w := worder{b: b, s: &s, m: sacrifice, plan: []rules.Move{sacrifice}, line: lineOf(b, &s, []rules.Move{sacrifice}, nil)}
	if got := w.why(); !strings.Contains(got, " play.") || !strings.Contains(got, "leave") {
		t.Errorf("%q", got)
	}
}

// That a threat is to go on is told by the space where it stands and by what its track is for ([campaign-end]).
func TestHintsSayWhichThreatGoesOn(t *testing.T) {
	b := rulestest.Book(t)
	s := advicetest.FirstActions(t, b)
	for r, want := range map[content.Resource]string{
		content.Espionage:  "Advance: it is on space 4 of 12, and only on the last would it cost you this track.",
		content.Technology: "Advance: it is on space 4 of 12, and this track is not one of the three that win.",
	} {
		s.Threat[r] = 4
		then := s
		then.Threat[r]++
		w := worder{b: b, s: &s, line: &line{tables: []rules.State{s, then}}}
		if got := w.whyResource("Advance", r); got != want {
			t.Errorf("%q, not %q", got, want)
		}
		w.line.tables[1].Threat[r] -= 2 // it is lowered
		if got := w.whyResource("Advance", r); !strings.HasPrefix(got, "Advance: it is on space 4 of 12") {
			t.Errorf("%q", got)
		}
	}
}

// Several abilities that are used one after the other are said once.
func TestHintsSayOnceThatAbilitiesAreUsed(t *testing.T) {
	b := rulestest.Book(t)
	s := advicetest.FirstActions(t, b)
	fuscus := slices.IndexFunc(b.Content().Characters[:], func(c content.Character) bool { return c.Name == "Fuscus" })
	at := s.Players[0].At
	made := b.SlotResource(at)
	s.Players[0].Character, s.Characters[fuscus].Achieved = content.CharacterID(fuscus), 3
	s.Players[0].Dice = rules.Values{5: 1}
	s.Pool[made] = rules.Values{5: 1}
	s.Progress[content.Support] = 1
	dice := func(d ...rules.Die) (list [6]rules.Die) { copy(list[:], d); return list }
	plan := []rules.Move{
		{Kind: rules.MoveCreate, Dice: dice(rules.ActionDie(6), rules.ResourceDie(made, 6))},
		{Kind: rules.MoveUse, Arg: 5, Dice: dice(rules.ResourceDie(made, 6))}, // 2 less
		{Kind: rules.MoveUse, Arg: 2, Dice: dice(rules.ResourceDie(made, 4))}, // 1 less
		{Kind: rules.MovePlace, Dice: dice(rules.ResourceDie(made, 3))},
	}
	for id := range content.ProgressID(len(b.Content().Progress)) {
		for square := range uint8(rules.NumSquares) {
			s.Players[0].Card, plan[3].Arg = id, square
			l := lineOf(b, &s, plan, nil)
			if len(l.moves) < len(plan) {
				continue
			}
			if got, want := l.purpose(), "Fuscus can use an ability and "; !strings.HasPrefix(got, want) {
				t.Errorf("%q does not begin with %q", got, want)
			}
			return
		}
	}
	t.Fatal("no card takes the die")
}

// Of the staged cards a hint names those as going that bring an obstacle next, also where the first place is empty ([new-obstacles]).
func TestOrderSaysWhichCardsGo(t *testing.T) {
	b := rulestest.Book(t)
	met := map[int]int{} // by how many go
	isOrder := func(m rules.Move) bool { return m.Kind == rules.MoveOrder }
	advicetest.WildPlay(t, b, 1, 30, func(s *rules.State, legal []rules.Move, _ rules.Move) {
		if !slices.ContainsFunc(legal, isOrder) {
			return
		}
		for _, first := range []content.ProgressID{s.Staging[0], content.NoProgress} {
			now := b.Observation(s)
			now.Staging[0] = first
			legal := b.Moves(&now, nil)
			m := legal[slices.IndexFunc(legal, isOrder)]
			w := worder{b: b, s: &now, m: m, line: lineOf(b, &now, []rules.Move{m}, nil)}
			say, then, goes := w.whyOrder(), w.then(), 0
			stay, leave, some := strings.Cut(say, ";")
			for place, brings := range b.BringsNext(then) {
				if brings {
					goes++
				}
				if id := then.Staging[place]; id != content.NoProgress && some {
					name := b.Content().Progress[id].Name
					if brings != strings.Contains(leave, name) || brings == strings.Contains(stay, name) {
						t.Errorf("%s brings an obstacle: %v, and it is said: %q", name, brings, say)
					}
				}
			}
			if some && strings.Contains(leave, " an obstacle ") != (goes == 1) {
				t.Errorf("%d cards go: %q", goes, say)
			}
			met[goes]++
		}
	})
	if met[1] == 0 || met[2] == 0 {
		t.Errorf("the cards that go are so many: %v", met)
	}
}
