package story

import (
	"slices"
	"strings"
	"testing"

	"sixwinters/advice"
	"sixwinters/advice/mind"
	"sixwinters/content"
	"sixwinters/render/layout"
	"sixwinters/rules"
	"sixwinters/rules/rulestest"
)

// What comes between two years stands under headings of its own, and not with the last step of the last turn.
func TestWhatComesBetweenTwoYearsHasHeadings(t *testing.T) {
	b := rulestest.Book(t)
	s := b.NewCampaign(rules.Options{Seed: 3}, nil)
	l, choose := NewLog(b), mind.Greedy(3)
	for s.Year < 2 || s.Turn < 1 {
		story := rules.Story{Keep: true}
		if err := b.Apply(&s, choose(b, &s, b.Moves(&s, nil)), &story); err != nil {
			t.Fatal(err)
		}
		l.Tell(story.Events, func(i int) *rules.State { return &story.States[i] })
	}
	under := map[string][]string{}
	var heads []string
	for _, line := range l.Lines {
		if line.Head {
			heads = append(heads, line.Text+" ["+line.Rule+"]")
		} else if len(heads) > 0 {
			last := heads[len(heads)-1]
			under[last] = append(under[last], line.Text)
		}
	}
	at := slices.Index(heads, "Year I is over [session-end]")
	if at < 0 || !slices.Equal(heads[at-1:at+3], []string{"Time [time]", "Year I is over [session-end]", "Year II begins [session]", "Year II, turn 1, winter [turn]"}) {
		t.Fatalf("the headings are %q", heads)
	}
	for i, word := range map[int]string{at: " is burned", at + 1: " is played this year."} {
		if !strings.Contains(strings.Join(under[heads[i]], "\n"), word) {
			t.Errorf("under %q stands %q", heads[i], under[heads[i]])
		}
	}
}

// Copies of a card that are unlocked together stand in one line of the log.
func TestTheLogCountsCopiesThatAreUnlocked(t *testing.T) {
	b := rulestest.Book(t)
	s := b.NewCampaign(rules.Options{Seed: 1}, nil)
	var events []rules.Event
	for id := range content.ObstacleID(len(b.Content().Cards)) {
		if name := b.Content().Card(id).Name; name == "Animaelic Echoes" || name == "Imperial Guard" {
			events = append(events, rules.Event{Kind: rules.EvUnlock, Card: uint8(id)})
		}
	}
	l := NewLog(b)
	l.Tell(events, func(int) *rules.State { return &s })
	if len(events) < 5 || len(l.Lines) != 2 || !slices.ContainsFunc(l.Lines, func(line layout.LogLine) bool { return line.Text == "Two Animaelic Echoes cards are unlocked." }) {
		t.Errorf("of %d the log says %+v", len(events), l.Lines)
	}
}

// Where threats advance for a full track, the full ones between are named as well, and of the cards all up to four however little time
// there is.
func TestWhyOthersAdvanceForAFullTrack(t *testing.T) {
	b := rulestest.Book(t)
	to := func(r content.Resource) []rules.Event {
		return []rules.Event{{Kind: rules.EvThreat, Resource: r, N: 3, M: 4}}
	}
	for next, want := range []string{"", "Military is full (Nalah)",
		"Military is full (Nalah). Its step goes past diplomacy, full too", "Military is full (Nalah). Its step goes past diplomacy and support, full too"} {
		count := advice.ThreatCount{Resource: content.Military, From: []advice.ThreatCard{{Obstacle: rulestest.ObstacleNamed(b, "Nalah"), Symbols: 1}}}
		if say := advances(b, &count, false, to((content.Military+content.Resource(next))%content.Wheel)); !strings.HasPrefix(say, want+":") && want != "" {
			t.Errorf("%q is said, not %q", say, want)
		}
	}
	count := advice.ThreatCount{Resource: content.Military}
	for _, name := range []string{"Nalah", "Legionary", "Drauga", "War Machines", "Battle Plans"} {
		count.From = append(count.From, advice.ThreatCard{Obstacle: rulestest.ObstacleNamed(b, name), Symbols: 1})
		if say := advances(b, &count, true, to(content.Military)); strings.Contains(say, " more)") != (len(count.From) > 4) {
			t.Errorf("of %d cards is said %q", len(count.From), say)
		}
	}
}

// Where an obstacle activates and nothing is told of what it does, the log says that nothing comes of it.
func TestTheLogTellsThatNothingComesOfAnActivation(t *testing.T) {
	b := rulestest.Book(t)
	s := b.NewCampaign(rules.Options{Seed: 1}, nil)
	first, second := content.ObstacleID(0), content.ObstacleID(1)
	trigger := func(id content.ObstacleID) rules.Event { return rules.Event{Kind: rules.EvTrigger, Card: uint8(id)} }
	step := rules.Event{Kind: rules.EvStep, N: int8(rules.StepNewObstacles)}
	stress := rules.Event{Kind: rules.EvStress, N: 1, M: 2}
	name := func(id content.ObstacleID) string { return b.Content().Card(id).Name }
	for _, test := range []struct {
		events []rules.Event
		want   string // of the first
	}{
		{[]rules.Event{trigger(first), trigger(second)}, name(first) + " activates: nothing happens (" + b.NothingBy(&s, first) + ")."},
		{[]rules.Event{trigger(first), {Kind: rules.EvActivate}}, name(first) + " activates: nothing happens (" + b.NothingBy(&s, first) + ")."},
		{[]rules.Event{trigger(first), step}, name(first) + " activates: nothing happens (" + b.NothingBy(&s, first) + ")."},
		{[]rules.Event{trigger(first), stress}, name(first) + " activates."},
		{[]rules.Event{trigger(first)}, name(first) + " activates."}, // it asks the players
	} {
		for _, atOnce := range []bool{true, false} { // it is told as it is shown, and at once where nothing is shown
			l := NewLog(b)
			if atOnce {
				l.Tell(test.events, func(int) *rules.State { return &s })
			} else {
				for i := range test.events {
					l.Tell(test.events[i:i+1], func(int) *rules.State { return &s })
				}
			}
			if l.Lines[0].Text != test.want {
				t.Errorf("the log says %q, and not %q", l.Lines[0].Text, test.want)
			}
		}
	}
}

// The refresh tells the dice that it rolled once, also where one was short, and the next one tells only its own ([refresh]).
func TestTheLogTellsTheDiceOfARefresh(t *testing.T) {
	b := rulestest.Book(t)
	s := b.NewCampaign(rules.Options{Seed: 1}, nil)
	s.Phase, s.Step = rules.Turns, rules.StepRefresh
	step := func(n rules.Step) rules.Event { return rules.Event{Kind: rules.EvStep, N: int8(n)} }
	roll := func(die rules.Die, to rules.Spot) rules.Event {
		return rules.Event{Kind: rules.EvDie, Die: die, To: rules.Place{Spot: to}, Rolled: true}
	}
	l := NewLog(b)
	for range 2 {
		l.Tell([]rules.Event{step(rules.StepRefresh), roll(rules.ActionDie(5), rules.OnMat), roll(rules.ActionDie(3), rules.OnMat), roll(rules.ResourceDie(content.Support, 2), rules.InPool), {Kind: rules.EvShort}, step(rules.StepActivate)}, func(int) *rules.State { return &s })
	}
	told := 0
	for _, line := range l.Lines {
		if strings.HasPrefix(line.Text, "New dice: ") {
			if told++; line.Text != "New dice: "+b.PlayerName(&s, 0)+" 3 and 5; support 2." {
				t.Errorf("the log says %q", line.Text)
			}
		}
	}
	if told != 2 {
		t.Errorf("the dice are told %d times: %+v", told, l.Lines)
	}
}

// The log says which dice a defence rolls and which decide it, and the recap what a new obstacle does.
func TestDefencesAndNewObstaclesAreToldInFull(t *testing.T) {
	b := rulestest.Book(t)
	s, l, choose, held, does := b.NewCampaign(rules.Options{Seed: 7}, nil), NewLog(b), mind.Greedy(7), 0, 0
	rolled, recapped, thrown := 0, 0, 0
	for s.Phase != rules.CampaignOver && s.Year < 3 {
		of := rules.Story{Keep: true}
		if err := b.Apply(&s, choose(b, &s, b.Moves(&s, nil)), &of); err != nil {
			t.Fatal(err)
		}
		l.Tell(of.Events, func(i int) *rules.State { return &of.States[i] })
		l.Note(Sentences(b, &of, false), &of)
		for i := range of.Events {
			if MomentOf(b, &of, i).Kind == Roll {
				thrown++
			}
		}
	}
	for _, line := range l.Lines {
		if strings.Contains(line.Text, " to defend, showing ") {
			rolled++
		}
		if line.Event.Kind == rules.EvDefence && strings.Contains(line.Text, ", showing ") {
			held++
		}
	}
	for _, one := range l.Told {
		if strings.Contains(one.Say, " needing ") && strings.Contains(one.Say, ", showing ") {
			recapped++
			_, needs, _ := strings.Cut(one.Say, " needing ")
			needs, _, _ = strings.Cut(needs, ", showing ")
			if one := !strings.Contains(needs, " and "); one != strings.HasPrefix(needs, "a ") {
				t.Errorf("a defence is told to need %q", needs)
			}
		}
		if strings.Contains(one.Say, " brings ") && strings.Contains(one.Say, "When it activates, ") {
			does++
		}
	}
	if thrown == 0 || rolled != thrown || recapped != thrown {
		t.Errorf("of %d rolls for a defence the log tells %d, and the recap %d", thrown, rolled, recapped)
	}
	if held == 0 || does == 0 {
		t.Errorf("%d defences show their dice, and %d new obstacles say what they do", held, does)
	}
}

// The recap says what each obstacle does that comes into play, those of threat locations too.
func TestTheRecapSaysWhatNewObstaclesDo(t *testing.T) {
	b, byThreat := rulestest.Book(t), 0
	for seed := range uint64(rulestest.Count(12, 60)) {
		s, choose := b.NewCampaign(rules.Options{Seed: seed, Difficulty: content.Hardcore}, nil), rules.RandomPolicy(seed)
		for legal := b.Moves(&s, nil); len(legal) > 0 && s.Year < 2; legal = b.Moves(&s, nil) {
			of := rules.Story{Keep: true}
			if err := b.Apply(&s, choose(b, &s, legal), &of); err != nil {
				t.Fatal(err)
			}
			for _, told := range Sentences(b, &of, false) {
				for i := told.From; i < told.To && told.Say != ""; i++ {
					ev := of.Events[i]
					if ev.Kind != rules.EvObstacle || ev.To.Spot != rules.AttachedAt || ev.From.Spot == rules.AttachedAt {
						continue
					}
					if ev.Cause.Kind == rules.ByThreat {
						byThreat++
					}
					if does := b.Does(content.ObstacleID(ev.Card)); !strings.Contains(told.Full, does) {
						t.Errorf("%q does not say that %q", told.Full, does)
					}
				}
			}
		}
	}
	if byThreat == 0 {
		t.Error("no threat location brings one")
	}
}
