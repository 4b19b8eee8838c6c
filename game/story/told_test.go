package story

import (
	"slices"
	"strings"
	"testing"

	"sixwinters/advice"
	"sixwinters/advice/mind"
	"sixwinters/content"

	"sixwinters/rules"
	"sixwinters/rules/rulestest"
)

// Over many turns of random moves and some of planned ones, whatever becomes different on the table in a step is told in the log under
// the head of the step, and, but for what the players do themselves, in the recap; and no event is without a cause.
func TestWhateverChangesIsTold(t *testing.T) {
	random, planned := rulestest.Count(150, 500), rulestest.Count(30, 100)
	if testing.Short() {
		random, planned = 60, 20
	}
	for name, c := range map[string]struct {
		turns  int
		choose func(seed uint64) rules.Policy
	}{
		"random":  {random, rules.RandomPolicy},
		"planned": {planned, mind.Planning},
	} {
		t.Run(name, func(t *testing.T) { whateverChangesIsTold(t, c.turns, c.choose) })
	}
}

func whateverChangesIsTold(t *testing.T, turns int, player func(seed uint64) rules.Policy) {
	book := rulestest.Book(t)
	for seed := uint64(1); turns > 0; seed++ {
		s, choose, log := book.NewCampaign(rules.Options{Seed: seed}, nil), player(seed), NewLog(book)
		for moves := 0; turns > 0 && s.Phase != rules.CampaignOver && moves < 3000; moves++ {
			story, before := rules.Story{Keep: true}, s
			if err := book.Apply(&s, choose(book, &s, book.Moves(&s, nil)), &story); err != nil {
				t.Fatal(err)
			}
			lines, told := len(log.Lines), len(log.Told)
			log.EndMove()
			log.Tell(story.Events, func(i int) *rules.State { return &story.States[i] })
			log.Note(Sentences(book, &story, false), &story)
			changed := partsChanged(t, book, &story, before)
			for part := range changed {
				recap := slices.ContainsFunc(log.Told[told:], func(t Told) bool { return t.Part == part && t.Say != "" })
				if !recap || len(log.Lines) == lines {
					t.Fatalf("seed %d, year %d, turn %d: step %d changes the table by %+v, and the recap says %+v", seed, s.Year, s.Turn, part, changed[part], log.Told[told:])
				}
			}
			turns -= int(s.Turn) - int(min(before.Turn, s.Turn))
		}
	}
}

// partsChanged returns an event of each part of the turn in which the table became different by more than what a player did.
func partsChanged(t *testing.T, book *rules.Rulebook, story *rules.Story, before rules.State) map[int]rules.Event {
	changed := map[int]rules.Event{}
	for i, ev := range story.Events {
		now := story.States[i]
		was := before
		was.Step, was.Phase, was.Turn, was.Chance, was.Depth, was.Stack = now.Step, now.Phase, now.Turn, now.Chance, now.Depth, now.Stack
		before = now
		if ev.Cause.Kind == rules.NoCause {
			t.Fatalf("there is no cause of %+v", ev)
		}
		if was == now || now.Phase != rules.Turns || ev.Cause.Kind == rules.ByPlayer {
			continue
		}
		if now.Step == rules.StepActions && ev.Kind == rules.EvDie && book.Describe(&now, ev) == "" {
			continue // a die that a player spends or rerolls
		}
		switch ev.Kind {
		case rules.EvActivate, rules.EvStep, rules.EvTurn, rules.EvShuffle, rules.EvUse, rules.EvAct, rules.EvAttempt:
			continue // marks of what has begun, which nobody sees on the table
		}
		changed[int(now.Step)] = ev
	}
	return changed
}

// What a turn begins with is its event, in the first turn of a year too: the marker is put on the wheel before it ([session]).
func TestATurnBeginsWithItsEvent(t *testing.T) {
	b := rulestest.Book(t)
	s, l, choose := b.NewCampaign(rules.Options{Seed: 7}, nil), NewLog(b), mind.Greedy(7)
	for s.Phase == rules.Setup || s.Step == rules.StepEvent {
		m, story := choose(b, &s, b.Moves(&s, nil)), rules.Story{Keep: true}
		if err := b.Apply(&s, m, &story); err != nil {
			t.Fatal(err)
		}
		l.Note(Sentences(b, &story, false), &story)
	}
	said := l.Recaps()[0].Said
	if event := said[rules.StepEvent]; len(event) == 0 || strings.HasPrefix(event[0], "Time: ") {
		t.Errorf("the first turn begins with %q", event)
	}
	if before := strings.Join(said[BetweenYears], " "); !strings.Contains(before, "Time: The marker moves to winter.") {
		t.Errorf("before it is told: %q", before)
	}
}

// The outcome of each defence has its chance before the roll beside it, in the log and in the recap, and so have finished cards the space that
// the marker reaches.
func TestOutcomesAreToldWithTheirChances(t *testing.T) {
	book, defended, finished := rulestest.Book(t), 0, 0
	s, choose := book.NewCampaign(rules.Options{Seed: 3, Difficulty: content.Standard}, nil), mind.Greedy(3)
	log := NewLog(book)
	for s.Phase != rules.YearOver {
		before, story := s, rules.Story{Keep: true}
		if err := book.Apply(&s, choose(book, &s, book.Moves(&s, nil)), &story); err != nil {
			t.Fatal(err)
		}
		lines, told := len(log.Lines), len(log.Told)
		log.EndMove()
		log.Before(&before)
		log.Note(Sentences(book, &story, false), &story)
		log.Tell(story.Events, func(i int) *rules.State { return &story.States[i] })
		say := ""
		for _, line := range log.Lines[lines:] {
			say += line.Text + "\n"
		}
		recap := ""
		for _, of := range log.Told[told:] {
			recap += of.Say + "\n"
		}
		for i, ev := range story.Events {
			switch {
			case ev.Kind == rules.EvDefence && i > 0 && toDefend(&story.States[i-1], &story.Events[i-1]):
				a := advice.OfAttempt(book, &before, story.States[i-1].Attempt.Obstacle, story.States[i-1].Attempt.Team)
				want := "(" + advice.Percent(a.Defends) + " before the roll)."
				if defended++; !strings.Contains(say, want) || !strings.Contains(recap, want) {
					t.Errorf("of a defence %s the log says %q and the recap %q", want, say, recap)
				}
			case ev.Kind == rules.EvProgressed && ev.M > ev.N && ev.Cause.Kind == rules.ByReward:
				want := book.SpaceName(ev.Resource, int(ev.M))
				if finished++; !strings.Contains(say, want) || !strings.Contains(recap, want) {
					t.Errorf("of a finished card, %s, the log says %q and the recap %q", want, say, recap)
				}
			}
		}
	}
	if defended < 3 || finished < 5 {
		t.Errorf("there were %d defences and %d finished cards", defended, finished)
	}
}

// What came of the players' actions is told in the newest recap: each loss that none of them chose, each rank and each achievement.
func TestWhatActionsCostAndBringIsTold(t *testing.T) {
	found := map[rules.EventKind]int{}
	book := rulestest.Book(t)
	for seed := range uint64(4) {
		s, choose := book.NewCampaign(rules.Options{Seed: seed, Difficulty: content.Standard}, nil), mind.Greedy(seed)
		for s.Phase != rules.YearOver {
			log, story := NewLog(book), rules.Story{Keep: true}
			if err := book.Apply(&s, choose(book, &s, book.Moves(&s, nil)), &story); err != nil {
				t.Fatal(err)
			}
			log.Note(Sentences(book, &story, false), &story)
			won := strings.Join(log.Recaps()[0].Won, " ")
			for i, ev := range story.Events {
				at := &story.States[i]
				who := book.Content().Characters[ev.Character].Name
				switch {
				case at.Phase != rules.Turns || at.Step != rules.StepActions:
					continue
				case ev.Kind == rules.EvStress && Loses(ev):
					who = book.PlayerName(at, int(ev.Player))
				case ev.Kind != rules.EvRank && ev.Kind != rules.EvAchievement && ev.Kind != rules.EvCondition:
					continue
				}
				if found[ev.Kind]++; !strings.Contains(won, who) {
					t.Errorf("%q does not tell that %s", won, book.Describe(at, ev))
				}
			}
		}
	}
	for _, kind := range []rules.EventKind{rules.EvRank, rules.EvAchievement, rules.EvStress, rules.EvCondition} {
		if found[kind] == 0 {
			t.Errorf("there is no event of kind %d: %v", kind, found)
		}
	}
}
