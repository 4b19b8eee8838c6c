package hints

import (
	"context"
	"regexp"
	"slices"
	"strings"
	"testing"

	"sixwinters/advice/mind"
	"sixwinters/content"
	"sixwinters/rules"
	"sixwinters/rules/rulestest"
)

// The plan for the turn is carried on by the hints that follow: over many turns none leaves a step of it without naming what has changed,
// and nothing is said to have changed where nothing was rolled or drawn.
func TestHintsHoldTogether(t *testing.T) {
	b := rulestest.Book(t)
	turns, told, changed := 0, 0, 0
	for _, year := range hintedYears(t) {
		var due []Step // told and not done
		seed, turn := year.seed, uint8(0)
		rolled := false
		for _, stop := range year.stops {
			s, hint := stop.s, stop.hint
			if s.Turn != turn {
				turns, turn, due = turns+1, s.Turn, nil
			}
			if s.Acting() {
				for _, step := range due {
					if slices.ContainsFunc(hint.Steps, func(now Step) bool { return now.meets(step.goal) }) {
						continue
					}
					if !strings.Contains(hint.Changed, step.without(b, &s)) {
						t.Errorf("seed %d, turn %d: %q is left without a word; changed: %q, now %v", seed, s.Turn, step.Say, hint.Changed, hint.Steps)
					} else if changed++; !rolled {
						t.Errorf("seed %d, turn %d: %q, and nothing was rolled", seed, s.Turn, hint.Changed)
					}
				}
				who, acts := hint.Move.Actor()
				if n := len(hint.Steps); acts && n > 0 && hint.Steps[0].began == 1 && !strings.Contains(hint.Why, b.PlayerName(&s, who)) {
					t.Errorf("seed %d, turn %d: %s begins %q", seed, s.Turn, b.Notation(&s, hint.Move), hint.Steps[0].Say)
				}
				due, rolled = hint.Steps, false
				told += len(hint.Steps)
				if len(hint.Steps) > MostSteps+1 {
					t.Errorf("%d steps", len(hint.Steps))
				}
			}
			m := hint.Move
			due = slices.DeleteFunc(slices.Clone(due), func(step Step) bool { return doneBy(b, &s, m, step.goal) })
			before := s
			if err := b.Apply(&s, m, nil); err != nil {
				t.Fatal(err)
			}
			if before.Attempt.Phase != rules.NoAttempt && s.Attempt.Phase == rules.NoAttempt { // it is over
				due = slices.DeleteFunc(due, func(step Step) bool {
					return step.does == rules.MoveAttempt && step.card == uint8(before.Attempt.Obstacle)
				})
			}
			rolled = rolled || s.Chance != before.Chance || s.Deck.N != before.Deck.N || s.Staging != before.Staging
		}
	}
	if turns < 70 {
		t.Errorf("only %d turns were played", turns)
	}
	t.Logf("%d turns, %d steps told, %d left out as something changed", turns, told, changed)
}

// doneBy reports whether a move on a table does what a step of a plan is for.
func doneBy(b *rules.Rulebook, s *rules.State, m rules.Move, g goal) bool {
	switch g.does {
	case rules.MoveAttempt:
		at := m.Kind == rules.MoveAttempt && m.Card == g.card
		return at || (m.Kind == rules.MoveCover || m.Kind == rules.MoveDefend) && uint8(s.Attempt.Obstacle) == g.card
	case rules.MovePlace:
		return m.Kind == rules.MovePlace && m.Player == g.player && uint8(s.Players[g.player].Card) == g.card
	case rules.MoveTravel:
		return m.Player == g.player && m.Slot == content.Slot(g.card) && m.Kind != rules.MoveAttempt
	case rules.MoveCreate:
		return m.Player == g.player && fromPool(m)
	}
	return m.Kind == g.does && m.Player == g.player
}

// The chance of an attempt that its plan names, that of the hint to begin it and that of the hint to roll the defence are the same.
func TestChancesOfAnAttemptAgree(t *testing.T) {
	percent := regexp.MustCompile(`overcome it is (\S+%)`)
	rolled := 0
	for _, year := range hintedYears(t) {
		begun, since := "", true
		for _, stop := range year.stops {
			chance := ""
			if found := percent.FindStringSubmatch(stop.hint.Why); found != nil {
				chance = found[1]
			}
			switch stop.hint.Move.Kind {
			case rules.MoveAttempt:
				begun, since = chance, true
				if say := stop.hint.Steps[0].Say; chance != "" && strings.Contains(say, "%") && !strings.Contains(say, "("+chance+" to overcome it)") {
					t.Errorf("the plan says %q, and the hint %q", say, stop.hint.Why)
				}
			case rules.MoveDefend:
				if rolled++; since && begun != chance {
					t.Errorf("it begins with %s, and goes on with %q", begun, stop.hint.Why)
				}
			case rules.MoveStart:
				if say := stop.hint.Why; strings.Contains(say, "%") && !strings.Contains(say, "(about ") {
					t.Errorf("the event is still to come: %q", say)
				}
			default:
				since = false
			}
		}
	}
	if rolled < 5 {
		t.Errorf("only %d defences were rolled", rolled)
	}
}

// Two ways in a row of one character are one step, and say where the second goes on from.
func TestAWayThatGoesOnIsOneStep(t *testing.T) {
	b := rulestest.Book(t)
	s := b.NewCampaign(rules.Options{Seed: 3, Difficulty: content.Easy}, nil)
	choose := mind.Greedy(3)
	for s.Asks().Task != rules.TaskActions {
		if err := b.Apply(&s, choose(b, &s, b.Moves(&s, nil)), nil); err != nil {
			t.Fatal(err)
		}
	}
	goes := func(s *rules.State, from content.Slot) rules.Move {
		for _, m := range b.Moves(s, nil) {
			if m.Kind == rules.MoveTravel && m.Player == 0 && m.Slot != from {
				return m
			}
		}
		t.Fatal("there is no way")
		return rules.Move{}
	}
	first := goes(&s, content.NoSlot)
	there := s
	if err := b.Apply(&there, first, nil); err != nil {
		t.Fatal(err)
	}
	second := goes(&there, s.Players[0].At)
	want := b.PlayerName(&s, 0) + " goes to " + b.Location(&s, first.Slot).Name + ", then on to " + b.Location(&s, second.Slot).Name
	if say := StepsOf(b, &s, []rules.Move{first, second}); len(say) != 1 || say[0] != want {
		t.Errorf("%q, not %q", say, want)
	}
}

// What the reason of a hint says is not said again after it, and a label that names who acts is said as it is.
func TestHintsSayAStepOnce(t *testing.T) {
	h := Hint{Why: "Keel advances Cantrips: an asset here fits the next square.", Steps: []Step{
		{Say: "Thea continues against Legionary"}, {Say: "Keel advances Cantrips", began: 2}, {Say: "Thea rests", began: 3},
	}}
	if more := h.More(); h.Says() != h.Why || !slices.Equal(more, []string{"After that Thea rests."}) {
		t.Errorf("%q, then %q", h.Says(), more)
	}
	wildMoves(t, 701, func(m rules.Move) bool { return m.Kind == rules.MoveConvert || m.Kind == rules.MoveCreate }, func(w *worder) {
		w.line = lineOf(w.b, w.s, []rules.Move{w.m}, nil)
		if name := w.who(); strings.Contains(w.whyAct(name), name+" can "+name) {
			t.Fatalf("%q", w.whyAct(name))
		}
	})
}

// The plan has not changed where an attempt that it told of is in hand.
func TestAnAttemptInHandIsNoChangeOfPlan(t *testing.T) {
	tb := rulestest.Bare(t)
	b, s := tb.Book, tb.State
	s.Year, s.Turn = 1, 1
	for id := range s.Obstacles[:2] {
		rulestest.Attach(&s, content.ObstacleID(id), 0)
	}
	attempt := func(card, team uint8) Step {
		return Step{Say: "It is attempted", goal: goal{rules.MoveAttempt, team, card}}
	}
	for _, test := range []struct {
		before, now Step
		changes     bool
	}{
		{attempt(0, 3), attempt(0, 0), false},
		{attempt(0, 0), attempt(0, 0), false},
		{attempt(0, 1), attempt(0, 3), true},
		{attempt(0, 3), attempt(1, 3), true},
		{attempt(0, 3), Step{Say: "One rests", goal: goal{does: rules.MoveRest}}, true},
	} {
		a := announced{year: 1, turn: 1, steps: []Step{test.before}, from: s, asMeant: true, came: []rules.Move{{Kind: rules.MoveFace}}}
		if _, changed := a.announce(b, &s, []Step{test.now}); (changed != "") != test.changes {
			t.Errorf("%+v becomes %+v: %q", test.before.goal, test.now.goal, changed)
		}
	}
}

// After moves of the players' own the next hint does not say that an attempt was left out: they may have made it.
func TestAPlanIsNotMissedAfterOtherMoves(t *testing.T) {
	b := rulestest.Book(t)
	s := b.NewCampaign(rules.Options{Seed: 3, Difficulty: content.Easy}, nil)
	s.Year, s.Turn, s.Obstacles[0].Zone = 1, 1, rules.InPlay
	a := announced{year: 1, turn: 1, steps: []Step{{Say: "It is attempted", goal: goal{rules.MoveAttempt, 1, 0}}}, from: s}
	if _, changed := a.announce(b, &s, nil); changed != "" {
		t.Errorf("%q", changed)
	}
}

// A hint for one player tells that player's steps only, and the boxes of abilities by the words in them.
func TestHintsForOnePlayerTellTheirStepsOnly(t *testing.T) {
	b := rulestest.Book(t)
	told, named := 0, 0
	for seed := uint64(1); seed < 4; seed++ {
		s, h := b.NewCampaign(rules.Options{Seed: seed, Difficulty: content.Easy}, nil), New(seed)
		h.Play(mind.Novice)
		for made := 0; made < 60 && s.Depth > 0; made++ {
			hint, _ := h.HintTo(context.Background(), b, &s, int(seed%rules.NumPlayers))
			for _, step := range hint.Steps {
				if told++; !step.inHand() && !step.takesPart(uint8(seed%rules.NumPlayers)) {
					t.Errorf("seed %d: it tells %q", seed, step.Say)
				}
			}
			if hint.Move.Kind == rules.MoveUse && strings.Contains(hint.Touch, "Drop it on \"reroll others\" on ") {
				named++
			}
			if err := b.Apply(&s, hint.Move, nil); err != nil {
				t.Fatal(err)
			}
		}
	}
	if told < 20 || named == 0 {
		t.Errorf("%d steps were told, and %d boxes named", told, named)
	}
}

// A journey of one who has made something on the way begins where the journey does, and not before everything else.
func TestAJourneyBeginsAfterWhatIsMade(t *testing.T) {
	tb := rulestest.Bare(t)
	tb.Put("thea", "a1 a3 a4")
	tb.Put("keel", "a2")
	tb.Put("pool", "support:4")
	lines := []string{"rest keel a2 body", "create thea a4 support:4", "move thea redbank/sorcery a1"}
	var moves []rules.Move
	for _, line := range lines {
		moves = append(moves, tb.Parse(line))
	}
	steps := lineOf(tb.Book, &tb.State, moves, nil).steps()
	i := slices.IndexFunc(steps, func(s Step) bool { return s.does == rules.MoveTravel })
	if i < 0 || steps[i].began != 3 {
		t.Errorf("%+v", steps)
	}
}

// An attempt is not continued by going away from its obstacle.
func TestAnAttemptLeftIsNotContinued(t *testing.T) {
	tb := rulestest.Bare(t)
	tb.State.Players[tb.Player("keel")].Character = content.CharacterID(tb.Parse("choose 2 menas").Card)
	tb.State.Characters[tb.State.Players[tb.Player("menas")].Character].Achieved = 1
	tb.At("menas", "redbank/support")
	tb.Put("menas", "a6 a3")
	tb.Attach("redbank/support", "legionary.1")
	tb.Play("attempt menas legionary.1 menas")
	for _, lines := range [][]string{{"use menas 4 a6", "to redbank/sorcery"}, {"use menas 3 a1", "face", "leave"}} {
		var moves []rules.Move
		for _, line := range lines {
			moves = append(moves, tb.Parse(line))
		}
		say := StepsOf(tb.Book, &tb.State, moves)
		if len(lineOf(tb.Book, &tb.State, moves, nil).moves) < len(moves) || slices.ContainsFunc(say, func(step string) bool { return strings.Contains(step, "continues") }) {
			t.Errorf("%q: %q", lines, say)
		}
	}
}

// What a hint says of finishing a card is not said again as what comes after that.
func TestFinishingACardIsSaidOnce(t *testing.T) {
	finish := Step{Say: "Menas finishes Warmachine", goal: goal{rules.MovePlace, 1, 5}, began: 2}
	h := Hint{Why: "Menas can finish Warmachine for 2 action dice.", Player: 1, Steps: []Step{finish}, Move: rules.Move{Kind: rules.MoveTravel, Player: 1}}
	h.Plan = []rules.Move{h.Move, {Kind: rules.MovePlace, Player: 1}}
	if say := h.Then(); len(say) > 0 {
		t.Errorf("%q", say)
	}
}

// Nor is one that has overcome its obstacle, whose text asks for something.
func TestAnAttemptThatIsWonIsNotContinued(t *testing.T) {
	tb := rulestest.Bare(t)
	tb.Put("redbank/support", "support:6 support:6 support:6")
	tb.Put("pool", "sorcery:3")
	tb.Put("thea", "a2")
	tb.Attach("redbank/support", "following-ley-lines")
	tb.Play("attempt thea following-ley-lines thea")
	for n := 0; !tb.State.Overcoming() && n < 9; n++ {
		m := tb.Parse("face")
		for _, other := range tb.Book.Moves(&tb.State, nil) {
			if other.Kind == rules.MoveCover {
				m = other
			}
		}
		tb.Play(tb.Book.Notation(&tb.State, m))
	}
	if say := StepsOf(tb.Book, &tb.State, []rules.Move{tb.Parse("pick sorcery:3")}); len(say) > 0 {
		t.Errorf("%q", say)
	}
}

// An attempt that the plan makes only where an earlier one has failed says so.
func TestASecondAttemptSaysThatItMayNotCome(t *testing.T) {
	tb := rulestest.Bare(t)
	tb.At("keel", "redbank/support")
	tb.Put("thea", "a2")
	tb.Put("keel", "a2")
	tb.Attach("redbank/support", "legionary.1")
	steps := lineOf(tb.Book, &tb.State, []rules.Move{tb.Parse("attempt thea legionary.1 thea")}, []rules.Move{tb.Parse("attempt thea legionary.1 thea+keel")}).steps()
	if len(steps) != 2 || steps[1].Say != "Thea and Keel attempt Legionary if it still stands" {
		t.Errorf("%+v", steps)
	}
}

// A die is changed for the attempt that it covers a die of, though another attempt comes first.
func TestADieIsChangedForALaterAttempt(t *testing.T) {
	tb := rulestest.Bare(t)
	tb.Attach("redbank/support", "legionary.1")
	tb.Attach("empire/technology", "angry-mob.1")
	open := tb.Book.Uncovered(&tb.State, tb.Obstacle("legionary.1"))
	before, after := tb.State, tb.State
	for v := range open {
		if open[v] > 0 {
			after.Players[tb.Player("thea")].Dice.Add(v + 1)
		}
	}
	use := rules.Move{Kind: rules.MoveUse, Player: uint8(tb.Player("thea"))}
	others, own := tb.Parse("attempt keel angry-mob.1 keel"), tb.Parse("attempt thea legionary.1 thea")
	l := line{b: tb.Book, moves: []rules.Move{use, others}, tables: []rules.State{before, after, after}, likely: []rules.Move{own}}
	if g, ok := l.coverPurpose(); !ok || g.card != own.Card {
		t.Errorf("%+v", g)
	}
}

// Without a move the next may ask for one more die; then what comes after that is not what the move is for.
func TestAQuestionIsNoPurpose(t *testing.T) {
	tb := rulestest.Bare(t)
	thea := tb.Player("thea")
	for skill := range content.Skill(content.NumSkills) {
		tb.Rank("thea", skill, 2)
	}
	at := tb.Slot("redbank/support")
	for tb.Book.SkillDice(&tb.State, thea) < 2 {
		tb.State.Slots[at]++ // the location there
	}
	r := tb.Book.SlotResource(at).String()
	tb.Put("pool", r+":5 "+r+":2 "+r+":2")
	tb.Put("thea", "a4 a5")
	tb.Attach("empire/technology", "legionary.1")
	var moves []rules.Move
	for _, line := range []string{"create thea a5 " + r + ":5", "pick " + r + ":2", "create thea a4 " + r + ":2", "attempt keel legionary.1 keel"} {
		moves = append(moves, tb.Parse(line))
	}
	l := lineOf(tb.Book, &tb.State, moves, nil)
	if g, ok := l.purpose(); ok || len(l.moves) < len(moves) {
		t.Errorf("%d moves, for %+v", len(l.moves), g)
	}
}
