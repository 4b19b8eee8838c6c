package rules

import (
	"fmt"
	"slices"
	"strings"

	"sixwinters/content"
)

// touched is the set of things in the game that a record has come upon, each a kind and a name.
type touched map[string]bool

func (t touched) add(kind, name string) { t[kind+": "+name] = true }

// abilityName is an ability of a character, counted from 1 as in the notation.
func abilityName(b *Rulebook, id content.CharacterID, i int) string {
	return fmt.Sprintf("%s %d", b.c.Characters[id].Name, i+1)
}

// everything is all there is to come upon.
func everything(b *Rulebook) touched {
	t := touched{}
	for i := range b.c.Obstacles {
		o := &b.c.Obstacles[i]
		for kind, effects := range map[string][]content.Effect{
			"activates": o.Activate, "is overcome, with a text": o.Overcome, "is arrived at": o.Arrive, "stands in play": o.Standing,
		} {
			if len(effects) > 0 {
				t.add(kind, o.Name)
			}
		}
	}
	for i := range b.c.Locations {
		l := &b.c.Locations[i]
		t.add("location in play", l.Name)
		for kind, effects := range map[string][]content.Effect{"location action": l.Action, "location arrived at": l.Arrive} {
			if len(effects) > 0 {
				t.add(kind, l.Name)
			}
		}
	}
	for i := range b.c.Progress {
		t.add("completed", b.c.Progress[i].Name)
	}
	for id := range b.c.Characters {
		c := &b.c.Characters[id]
		t.add("played", c.Name)
		if !c.Start {
			t.add("unlocked", c.Name)
		}
		for i := range c.Abilities {
			if len(c.Abilities[i].Standing) == 0 {
				t.add("ability", abilityName(b, content.CharacterID(id), i))
			}
		}
	}
	for season := range b.c.Events {
		for n := range b.c.Events[season] {
			t.add("event", b.c.Events[season][n].Name)
		}
	}
	for kind := range numMoveKinds {
		if verbs[kind].verb != "" {
			t.add("move", verbs[kind].verb)
		}
		if actions[kind].list != nil {
			t.add("rule of an action", actions[kind].rule)
		}
	}
	for i := range tasks {
		if tasks[i].moves != nil && Task(i) != TaskByHand { // no card of the game asks for anything by hand: see TestByHand
			t.add("rule that asks", tasks[i].rule)
		}
	}
	for step := range Step(NumSteps) {
		t.add("step", step.Name())
	}
	for v := Defeat; v <= Total; v++ {
		t.add("victory", v.String())
	}
	for d := range content.Difficulty(content.NumDifficulties) {
		t.add("difficulty", d.String())
	}
	for _, start := range Starts {
		t.add("start", start)
	}
	for _, word := range strings.Fields(HouseRules{PlayedRest: 1, LongRest: true, Dice: 10}.Words() + " " + HouseRules{PlayedRest: 2, Dice: 15}.Words()) {
		t.add("house rule", word)
	}
	for _, choice := range sessionEndChoices {
		t.add("session end", choice)
	}
	return t
}

// sessionEndChoices are the kinds of choice the players have between two years.
var sessionEndChoices = []string{
	"a location is burned among equals", "one of two is settled", "espionage mastery chooses", "espionage mastery draws",
}

// move takes up a legal move before it is made.
func (t touched) move(b *Rulebook, s *State, m Move) {
	t.add("move", verbs[m.Kind].verb)
	t.add("rule that asks", b.Prompt(s).Rule)
	if a := &actions[m.Kind]; a.list != nil {
		t.add("rule of an action", a.rule)
	}
	switch task := s.top().Task; {
	case task == TaskBurn:
		t.add("session end", sessionEndChoices[0])
	case task == TaskSettle:
		t.add("session end", sessionEndChoices[1])
	case task == TaskEspionage && m.Kind == MoveSettle:
		t.add("session end", sessionEndChoices[2])
	case task == TaskEspionage:
		t.add("session end", sessionEndChoices[3])
	}
}

// happened takes up what has happened by a move; before and after are the tables before and after it.
func (t touched) happened(b *Rulebook, before *State, events []Event, after *State) {
	for _, ev := range events {
		switch ev.Kind {
		case EvTrigger:
			t.add("activates", b.c.Card(content.ObstacleID(ev.Card)).Name)
		case EvOvercome:
			t.add("is overcome, with a text", b.c.Card(content.ObstacleID(ev.Card)).Name)
		case EvTravel:
			if ev.From.Spot == OutOfGame {
				continue // placed at session setup
			}
			t.add("location arrived at", b.Location(before, ev.Slot).Name)
			for _, id := range before.Attached[ev.Slot].List() {
				t.add("is arrived at", b.c.Card(id).Name)
			}
		case EvUse:
			t.add("ability", abilityName(b, before.Players[ev.Player].Character, int(ev.N)))
		case EvAct:
			t.add("location action", b.Location(before, ev.Slot).Name)
		case EvSeason:
			t.add("event", b.c.Events[ev.Season][ev.N].Name)
		case EvComplete:
			t.add("completed", b.c.Progress[ev.Card].Name)
		case EvCharacter:
			t.add("played", b.c.Characters[ev.Character].Name)
		case EvUnlockCharacter:
			t.add("unlocked", b.c.Characters[ev.Character].Name)
		case EvStep:
			t.add("step", Step(ev.N).Name())
		case EvObstacle:
			if ev.To.Spot == AttachedAt {
				t.add("stands in play", b.c.Card(content.ObstacleID(ev.Card)).Name)
			}
		}
	}
	for at, id := range after.Slots {
		if !after.unsettled(content.Slot(at)) {
			t.add("location in play", b.c.Locations[id].Name)
		}
	}
}

// over takes up how a campaign has begun and ended.
func (t touched) over(b *Rulebook, o Options, end *State) {
	t.add("difficulty", o.Difficulty.String())
	t.add("start", o.Start())
	for _, word := range strings.Fields(o.House.Words()) {
		t.add("house rule", word)
	}
	if end.Phase == CampaignOver {
		t.add("victory", b.Score(end).Victory.String())
	}
}

// missing lists what there is in all and not in t, sorted.
func (t touched) missing(all touched) (names []string) {
	for name := range all {
		if !t[name] {
			names = append(names, name)
		}
	}
	slices.Sort(names)
	return names
}
