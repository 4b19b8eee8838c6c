package story_test

import (
	"fmt"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"sixwinters/advice/mind"
	"sixwinters/content"
	"sixwinters/game/story"
	"sixwinters/rules"
	"sixwinters/rules/rulestest"
)

// turns plays greedily, and calls each with the story of every move until so many turns have ended.
func turns(t *testing.T, n int, each func(book *rules.Rulebook, story *rules.Story)) {
	t.Helper()
	book := rulestest.Book(t)
	for seed := uint64(1); n > 0; seed++ {
		s, choose := book.NewCampaign(rules.Options{Seed: seed}, nil), mind.Greedy(seed)
		for ; n > 0 && s.Phase != rules.CampaignOver; n-- {
			for turn := s.Turn; s.Turn == turn && s.Phase != rules.CampaignOver; {
				story := rules.Story{Keep: true}
				if err := book.Apply(&s, choose(book, &s, book.Moves(&s, nil)), &story); err != nil {
					t.Fatal(err)
				}
				each(book, &story)
			}
		}
	}
}

// Over 150 turns every event is told once, in order, in sentences of at most 18 words that name their cause.
func TestSentencesNameTheirCause(t *testing.T) {
	told := 0
	turns(t, 150, func(book *rules.Rulebook, of *rules.Story) {
		at := 0
		for _, s := range story.Sentences(book, of, false) {
			if s.From != at || s.To <= s.From {
				t.Fatalf("after event %d come those from %d to %d", at, s.From, s.To)
			}
			at = s.To
			if s.Say == "" {
				continue
			}
			told++
			for _, one := range strings.Split(reaches.ReplaceAllString(s.Say, ""), ". ") {
				if n := len(strings.Fields(one)); n > story.MostWords && s.To > s.From+1 {
					t.Errorf("%d words: %s", n, s.Say)
				}
			}
			named := false
			for i := s.From; i < s.To; i++ {
				for _, name := range names(book, &of.States[i], of.Events[i]) {
					named = named || strings.Contains(strings.ToLower(s.Say), strings.ToLower(name))
				}
			}
			if !named {
				t.Errorf("%q does not name its cause: %+v", s.Say, of.Events[s.From])
			}
		}
		if at != len(of.Events) {
			t.Fatalf("%d of %d events are told", at, len(of.Events))
		}
	})
	if told < 1000 {
		t.Errorf("only %d sentences", told)
	}
}

// The sentence of a completed card names the space that its track comes to and each die that is rolled into the pool, also where that
// takes more than one sentence.
func TestACompletedCardNamesAllThatItRolls(t *testing.T) {
	dice, several := 0, 0
	turns(t, 60, func(book *rules.Rulebook, of *rules.Story) {
		for _, s := range story.Sentences(book, of, false) {
			want := ""
			for i := s.From; i < s.To; i++ {
				ev := of.Events[i]
				if ev.Cause.Kind != rules.ByReward {
					continue
				}
				switch ev.Kind {
				case rules.EvProgressed:
					if want = fmt.Sprintf(" to space %d", ev.M); !strings.Contains(s.Say, want) {
						t.Errorf("%q does not say %q", s.Say, want)
					}
					if i > 0 && of.Events[i-1].Kind == rules.EvComplete && s.Moment.Kind != story.Completed {
						t.Errorf("%q is told apart from its card", s.Say)
					}
				case rules.EvDie:
					if !ev.Rolled {
						continue
					}
					dice++
					if _, rolled, _ := strings.Cut(strings.ToLower(s.Say), ev.Die.Kind().String()+" "); want == "" ||
						!strings.Contains(rolled, fmt.Sprint(ev.Die.Value())) || !strings.HasSuffix(s.Say, "rolled into the pool.") {
						t.Errorf("%q does not name the %d of %v", s.Say, ev.Die.Value(), ev.Die.Kind())
					}
					if i > s.From && of.Events[i-1].Rolled {
						several++
					}
				}
			}
		}
	})
	if dice < 15 || several == 0 {
		t.Errorf("%d dice are rolled, %d of them behind another", dice, several)
	}
}

// reaches finds in brackets whom a card reaches or by what it is where it is, and by which cards a threat advances: lists, which are not
// counted among the words.
var reaches = regexp.MustCompile(` \((all|one|each|highest|lowest|most|the|an?) [^)]*\)|( is full|, to space \d+(, level \d+)?) \([^)]*\)`)

// allFull is said of a threats step in which no threat can rise any more.
const allFull = "All six threats are on their last space: none rises."

// names are the words that name what brought an event about.
func names(book *rules.Rulebook, s *rules.State, ev rules.Event) []string {
	if rules.BeginsStage(ev) {
		return []string{"stage"} // the cards of the last one have run out
	}
	c, cards := ev.Cause, book.Content()
	obstacle := func(id uint8) string {
		if content.ObstacleID(id) == content.NoObstacle {
			return "nobody"
		}
		return cards.Card(content.ObstacleID(id)).Name
	}
	switch ev.Kind {
	case rules.EvTrigger: // of which nothing comes
		return []string{obstacle(ev.Card)}
	case rules.EvActivate:
		return []string{book.Location(s, ev.Slot).Name, c.Season.String() + " "}
	}
	switch c.Kind {
	case rules.ByPlayer, rules.ByAttempt, rules.ByOvercome:
		return []string{obstacle(uint8(s.Attempt.Obstacle)), obstacle(c.Card), book.PlayerName(s, int(c.Player))}
	case rules.ByText:
		switch p := c.Program; p.Kind {
		case rules.OnLocationEntry, rules.OnAction:
			return []string{cards.Locations[p.Card].Name}
		case rules.OnEvent:
			return []string{cards.Events[p.Card][p.Nth].Name}
		case rules.OnUse:
			return []string{cards.Characters[p.Card].Name}
		}
		return []string{obstacle(c.Program.Card)}
	case rules.ByReward, rules.ByStaged:
		return []string{cards.Progress[c.Card].Name}
	case rules.BySymbol:
		return []string{c.Season.String() + " "}
	case rules.ByLocation, rules.ByEmptySlot:
		return []string{book.Location(s, c.Slot).Name}
	case rules.ByThreat:
		return []string{c.Resource.String() + " threat", book.Location(s, content.Slot(ev.To.N)).Name + " brings"}
	case rules.BySetup, rules.BySessionEnd:
		return []string{""} // what lies between two years stands under a heading
	case rules.ByStep:
		switch c.Step {
		case rules.StepTime:
			return []string{"Time", "Year"}
		case rules.StepEvent:
			return []string{cards.Events[ev.Season][ev.N].Name}
		case rules.StepThreats:
			return []string{ev.Resource.String(), story.IdleSteps[c.Step], allFull}
		}
		return []string{c.Step.Name(), story.IdleSteps[c.Step]}
	case rules.ByHouseRule:
		return []string{"House rule"}
	}
	return nil
}

// A step that ends at once says so, an event also names what it brings through a staged card, and a condition that several
// characters suffer is told once.
func TestTurnsAreToldWhole(t *testing.T) {
	idle, staged, several := 0, 0, 0
	turns(t, 300, func(book *rules.Rulebook, of *rules.Story) {
		list := story.Sentences(book, of, false)
		for i, s := range list {
			ev := &of.Events[s.From]
			switch {
			case ev.Kind == rules.EvStep && s.To < len(of.Events) && s.To == s.From+1 && of.Events[s.To].Kind == rules.EvStep &&
				rules.Step(ev.N) != rules.StepActions:
				full := rules.Step(ev.N) == rules.StepThreats && s.Say == allFull
				if idle++; s.Say != story.IdleSteps[ev.N] && !full {
					t.Errorf("an idle step says %q", s.Say)
				}
			case s.From < s.To-1 && ev.Kind == rules.EvSeason && of.Events[s.From+1].Cause.Kind == rules.ByStaged:
				if staged++; strings.Contains(s.Say, "nobody affected") || !strings.Contains(s.Say, " brings ") {
					t.Errorf("of an obstacle by an event is said %q", s.Say)
				}
			case ev.Kind == rules.EvCondition:
				if strings.Contains(s.Say, " are now ") {
					several++
				}
				if next := s.To; i+1 < len(list) && of.Events[next].Kind == ev.Kind && of.Events[next].Cause == ev.Cause &&
					of.Events[next].Stress == ev.Stress && of.Events[next].N == ev.N {
					t.Errorf("%q is told again: %q", s.Say, list[i+1].Say)
				}
			}
		}
	})
	if idle == 0 || staged == 0 || several == 0 {
		t.Errorf("%d idle steps, %d obstacles by an event, %d conditions of several", idle, staged, several)
	}
}

// capitalAfterColon returns a sentence whose part behind its colon begins with a capital letter, as it does behind a name with a mark.
func capitalAfterColon(say string) string {
	if why, does, ok := strings.Cut(say, ": "); ok {
		return why + ": " + rules.Capital(does)
	}
	return say
}

// Of every location that activates for nothing that is said, in winter too, and where obstacles lie there, that they have activated.
func TestLocationsThatDoNothing(t *testing.T) {
	idle, spent := map[content.Season]int{}, 0
	turns(t, 100, func(book *rules.Rulebook, of *rules.Story) {
		for _, s := range story.Sentences(book, of, false) {
			for i := s.From; i < s.To && i+1 < len(of.Events); i++ {
				ev, next := of.Events[i], of.Events[i+1]
				if ev.Kind != rules.EvActivate || next.Kind == rules.EvTrigger || next.CausedBy(ev) {
					continue
				}
				idle[ev.Season]++
				if of.States[i].Attached[ev.Slot].N > 0 {
					spent++
				}
				if name := book.Location(&of.States[i], ev.Slot).Name; !strings.Contains(s.Say, name) || !strings.Contains(s.Say, book.NothingAt(&of.States[i], ev.Slot)) {
					t.Errorf("of %s, which does nothing, is said %q", name, s.Say)
				}
			}
		}
	})
	if len(idle) < content.NumSeasons || spent == 0 {
		t.Errorf("in some season no location does nothing, or none has obstacles that have activated: %v, %d", idle, spent)
	}
}

// What belongs together is told in one sentence.
func TestWhatBelongsTogether(t *testing.T) {
	book := rulestest.Book(t)
	s := book.NewCampaign(rules.Options{Seed: 1}, nil)
	choose := mind.Greedy(1)
	for s.Phase != rules.Turns {
		if err := book.Apply(&s, choose(book, &s, book.Moves(&s, nil)), nil); err != nil {
			t.Fatal(err)
		}
	}
	card := func(id uint8) string { return book.Content().Card(content.ObstacleID(id)).Name }
	slot := content.Slot(0)
	place := book.Location(&s, slot).Name
	id := uint8(0)
	for strings.Contains(strings.Join(book.ObstacleText(book.Content().Card(content.ObstacleID(id))), " "), "threat level") {
		id++
	}
	text := rules.Cause{Kind: rules.ByText, Program: rules.Program{Kind: rules.OnActivate, Card: id}}
	at := rules.Cause{Kind: rules.ByLocation, Slot: slot}
	level := rules.Cause{Kind: rules.ByThreat, Resource: content.Military}
	trigger := func(id uint8) rules.Event { return rules.Event{Kind: rules.EvTrigger, Card: id, Slot: slot, Cause: at} }
	hurt := func(p uint8) rules.Event {
		return rules.Event{Kind: rules.EvStress, Player: p, Stress: content.Body, N: 2, Cause: text}
	}
	step := func(n rules.Step) rules.Event { return rules.Event{Kind: rules.EvStep, N: int8(n)} }
	die := rules.Event{Kind: rules.EvDie, Rolled: true, Die: rules.ActionDie(4), To: rules.Place{Spot: rules.OnMat}}
	pool := func(r content.Resource, value int) rules.Event {
		return rules.Event{Kind: rules.EvDie, Rolled: true, Die: rules.ResourceDie(r, value), To: rules.Place{Spot: rules.InPool, N: uint8(r)}}
	}
	who := rules.Joined([]string{book.PlayerName(&s, 0), book.PlayerName(&s, 1)}, "and")
	for name, c := range map[string]struct {
		events []rules.Event
		want   []string
	}{
		"both take the same stress": {[]rules.Event{trigger(id), hurt(0), hurt(1)}, []string{card(id) + ": " + who + " take 2 body stress."}},
		"one after the other does nothing": {[]rules.Event{trigger(1), trigger(2), step(rules.StepNewObstacles)},
			[]string{rules.Capital(rules.JoinedOnce([]string{card(1), card(2)}, rules.ManyCards)) + " (nothing to move, nobody there): nothing happens.", ""}},
		"one asks the players": {[]rules.Event{trigger(1)}, []string{card(1) + " activates."}},
		"what season activates what": {[]rules.Event{step(rules.StepActivate), {Kind: rules.EvActivate, Slot: slot, Season: content.Spring}, trigger(id), hurt(0)},
			[]string{"Spring (top row) activates " + place + "; summer (middle) Parisa's Glen; winter all of the Settled Lands.", card(id) + ": " + book.PlayerName(&s, 0) + " takes 2 body stress."}},
		"different things": {[]rules.Event{trigger(id), hurt(0), {Kind: rules.EvStress, Player: 1, Stress: content.Psyche, N: 1, Cause: text}},
			[]string{card(id) + ": " + book.PlayerName(&s, 0) + " takes 2 body stress; " + book.PlayerName(&s, 1) + " takes 1 psyche stress."}},
		"stress and what comes of it": {[]rules.Event{trigger(id), hurt(0), {Kind: rules.EvCondition, Character: s.Players[0].Character, Stress: content.Body, N: 1, Cause: text}},
			[]string{card(id) + ": " + book.PlayerName(&s, 0) + " takes 2 body stress and is " + book.Content().Board.Conditions[content.Body][0] + "."}},
		"a threat location": {[]rules.Event{{Kind: rules.EvBurnLocation, Card: uint8(s.Slots[slot]), Slot: slot, Cause: level}, {Kind: rules.EvLocation, Card: 1, Slot: slot, Cause: level}},
			[]string{fmt.Sprintf("Military threat, level %d: %s is burned; %s replaces it.", book.ThreatLevel(&s, content.Military), place, book.Content().Locations[1].Name)}},
		"dice of the refresh": {[]rules.Event{step(rules.StepRefresh), die, die},
			[]string{"", "Refresh: 2 new dice."}},
		"values that the refresh rolls": {[]rules.Event{step(rules.StepRefresh), pool(content.Sorcery, 2), pool(content.Sorcery, 5), pool(content.Support, 6), die},
			[]string{"", "Refresh: Support 6; sorcery 2 and 5; 1 action die."}},
		"more values than anybody reads": {slices.Concat([]rules.Event{step(rules.StepRefresh)}, slices.Repeat([]rules.Event{pool(content.Sorcery, 2)}, 20)),
			[]string{"", "Refresh: 20 new dice."}},
		"an event that hits nobody": {[]rules.Event{{Kind: rules.EvSeason, Season: content.Winter, N: 1}, step(rules.StepActions)},
			[]string{book.Content().Events[content.Winter][1].Name + " (all at rural or wilderness locations): Nobody affected.", ""}},
	} {
		of := rules.Story{Events: c.events, Keep: true}
		for _, ev := range c.events {
			if ev.Kind == rules.EvStep {
				s.Step = rules.Step(ev.N)
			}
			of.States = append(of.States, s)
		}
		var got []string
		for _, sentence := range story.Sentences(book, &of, false) {
			got = append(got, sentence.Say)
		}
		if strings.Join(got, "|") != strings.Join(c.want, "|") {
			t.Errorf("%s: %q, not %q", name, got, c.want)
		}
	}
}

// Over 150 turns, a card that the table moves as it activates says by what, also where it stays because it is there already.
func TestSentencesSayWhyACardMovesOrStays(t *testing.T) {
	moved, stayed := 0, 0
	turns(t, 150, func(book *rules.Rulebook, of *rules.Story) {
		for _, s := range story.Sentences(book, of, false) {
			for i := s.From; i < s.To; i++ {
				ev, at := &of.Events[i], &of.States[i]
				switch id := content.ObstacleID(ev.Card); {
				case ev.Kind == rules.EvObstacle && ev.From.Spot == rules.AttachedAt && ev.To.Spot == rules.AttachedAt && ev.Cause.Kind == rules.ByText &&
					ev.Cause.Program == rules.Program{Kind: rules.OnActivate, Card: ev.Card}:
					if why, among := book.Seeks(at, id, content.Slot(ev.To.N)); why != "" {
						if moved++; !strings.Contains(s.Say, "("+why+among+")") {
							t.Errorf("%q does not say why it moves: %s", s.Say, why)
						}
					}
				case ev.Kind == rules.EvTrigger && i+1 < s.To && of.Events[i+1].Kind == rules.EvStress && of.Events[i+1].CausedBy(*ev):
					reach := book.Reach(at, id, at.Obstacles[id].At)
					why, _ := book.Seeks(at, id, at.Obstacles[id].At)
					if why != "" && reach == "" {
						if stayed++; !strings.Contains(s.Say, "("+why+")") {
							t.Errorf("%q does not say why it stays: %s", s.Say, why)
						}
					}
				}
			}
		}
	})
	if moved == 0 || stayed == 0 {
		t.Errorf("%d moved, %d stayed", moved, stayed)
	}
}

// Over 150 turns, where an obstacle that activates hurts a character elsewhere, its sentence says whom it reaches, as the log does.
func TestSentencesSayWhomACardReaches(t *testing.T) {
	elsewhere, there := 0, 0
	turns(t, 150, func(book *rules.Rulebook, of *rules.Story) {
		for _, s := range story.Sentences(book, of, false) {
			for i := s.From; i < s.To; i++ {
				ev, at := &of.Events[i], &of.States[i]
				if ev.Cause.Kind == rules.ByEmptySlot && (s.Weight != story.Heavy || !strings.Contains(s.Say, "moves in")) {
					t.Errorf("%q may be left out: why a card moves that does not activate", s.Say)
				}
				if ev.Kind != rules.EvStress || ev.Cause.Kind != rules.ByText || ev.Cause.Program.Kind != rules.OnActivate {
					continue
				}
				whom := book.Reach(at, content.ObstacleID(ev.Cause.Program.Card), ev.Cause.Slot)
				switch {
				case at.Players[ev.Player].At == ev.Cause.Slot, whom == "": // or the card has moved there, which is told
					there++
				case !strings.Contains(s.Say, "("+whom+")"):
					t.Errorf("%q does not say that it reaches %s", s.Say, whom)
				default:
					elsewhere++
				}
			}
		}
	})
	if elsewhere == 0 || there == 0 {
		t.Errorf("%d were hurt elsewhere, %d there", elsewhere, there)
	}
}

// Each stage of progress cards that begins within a year is told, with what it changes, and is never left out.
func TestEachStageIsTold(t *testing.T) {
	told := 0
	turns(t, 150, func(book *rules.Rulebook, of *rules.Story) {
		for _, s := range story.Sentences(book, of, false) {
			for _, ev := range of.Events[s.From:s.To] {
				if !rules.BeginsStage(ev) || of.States[s.From].Phase == rules.Setup {
					continue
				}
				if told++; s.Weight != story.Heavy || !strings.Contains(s.Say, "Stage ") || !strings.Contains(s.Say, "each turn brings") || !strings.Contains(s.Full, s.Say) {
					t.Errorf("of a new stage is said %q, in full %q", s.Say, s.Full)
				}
			}
		}
	})
	if told < 5 {
		t.Errorf("only %d stages began", told)
	}
}

// The recap says how many dice were lost unspent in the refresh, and the prompt line is no longer for it.
func TestTheRecapTellsLostDice(t *testing.T) {
	lost := 0
	turns(t, 30, func(book *rules.Rulebook, of *rules.Story) {
		gone, rolls := 0, false
		for i, ev := range of.Events {
			if of.States[i].Step == rules.StepRefresh && ev.Kind == rules.EvDie && ev.From.Spot == rules.OnMat && ev.To.Spot == rules.InSupply {
				gone++
			}
			rolls = rolls || of.States[i].Step == rules.StepRefresh && ev.Kind == rules.EvDie && ev.Rolled
		}
		told, n := false, 0
		for _, s := range story.Sentences(book, of, false) {
			if _, after, is := strings.Cut(s.Full, "Unspent dice lost: "); is {
				for _, word := range strings.Fields(after) {
					some, _ := strconv.Atoi(word)
					n += some
				}
			}
			told = told || strings.Contains(s.Full, "Unspent dice lost: ")
			if strings.Contains(s.Say, "Unspent") {
				t.Errorf("the prompt line says %q", s.Say)
			}
		}
		if told != (gone > 0 && rolls) || told && n != gone { // with nothing rolled the step is not told
			t.Errorf("%d dice are lost, and told: %t, %d", gone, told, n)
		}
		lost += gone
	})
	if lost == 0 {
		t.Error("none was lost")
	}
}
