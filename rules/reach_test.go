package rules_test

import (
	"strings"
	"testing"

	"sixwinters/content"
	"sixwinters/rules"
	"sixwinters/rules/rulestest"
)

// An obstacle that reaches more than its own place says whom as it activates ([activate]).
func TestReachOfActivations(t *testing.T) {
	b := rulestest.Book(t)
	s := b.NewCampaign(rules.Options{Seed: 1}, nil)
	for name, want := range map[string]string{
		"Securing the Perimeter": "all in the Settled Lands",
		"Secrets and Lies":       "",
		"Tripwire":               "",
	} {
		id := rulestest.ObstacleNamed(b, name)
		at := content.SlotAt(content.Settled, 1)
		if got := b.Reach(&s, id, at); got != want {
			t.Errorf("%s reaches %q, not %q", name, got, want)
		}
		say := b.Describe(&s, rules.Event{Kind: rules.EvTrigger, Card: uint8(id), Slot: at})
		if !strings.Contains(say, name+" activates") || want != "" && !strings.HasSuffix(say, " for "+want+".") {
			t.Errorf("%s: %q", name, say)
		}
	}
}

// An obstacle that the table moves as it activates says by what, whether it has moved or is there already ([activate]).
func TestActivationsSayWhatTheySeek(t *testing.T) {
	b := rulestest.Book(t)
	s := b.NewCampaign(rules.Options{Seed: 1}, nil)
	here, there := content.SlotAt(content.Settled, 1), content.SlotAt(content.Empire, 0)
	for p, id := range []content.CharacterID{0, 1} {
		s.Players[p].Character, s.Players[p].At = id, there
	}
	s.Assets[there][content.Military].Add(3)
	s.Characters[0].Skills[content.Command], s.Characters[1].Skills[content.Command] = 1, 5
	for name, want := range map[string]string{
		"Poison": b.PlayerName(&s, 1) + ", highest command", "Securing the Perimeter": "", "Tripwire": "",
		"Imperial Guard": b.TeamName(&s, 3) + ", lowest thievery",
	} {
		id := rulestest.ObstacleNamed(b, name)
		why, among := b.Seeks(&s, id, there)
		if got := why + among; got != want {
			t.Errorf("%s goes where it finds %q, not %q", name, got, want)
		}
		if got, _ := b.Seeks(&s, id, here); got != "" {
			t.Errorf("nobody is there, and %s finds %q", name, got)
		}
		moved := rules.Event{
			Kind: rules.EvObstacle, Card: uint8(id), From: rules.Place{Spot: rules.AttachedAt, N: uint8(here)}, To: rules.Place{Spot: rules.AttachedAt, N: uint8(there)},
			Cause: rules.Cause{Kind: rules.ByText, Program: rules.Program{Kind: rules.OnActivate, Card: uint8(id)}},
		}
		if say := b.Describe(&s, moved); strings.Contains(say, "(") != (want != "") || !strings.Contains(say, want) {
			t.Errorf("%s: %q", name, say)
		}
	}
	s.Players[1].At = content.SlotAt(content.Settled, 2) // who is not compared
	if _, among := b.Seeks(&s, rulestest.ObstacleNamed(b, "Imperial Guard"), there); among != " in the Empire" {
		t.Errorf("Imperial Guard compares those%s", among)
	}
}

// A card that goes to a kind of location says which, where it is at one ([activate]).
func TestActivationsSayWhichLocationTheySeek(t *testing.T) {
	b := rulestest.Book(t)
	s := b.NewCampaign(rules.Options{Seed: 1}, nil)
	id := rulestest.ObstacleNamed(b, "Legionary")
	for at := range content.Slot(content.NumSlots) {
		want := ""
		if at.Region() == content.RedBank && b.SlotResource(at) == content.Military {
			want = "the military location in Red Bank"
		}
		if got, _ := b.Seeks(&s, id, at); got != want {
			t.Errorf("at %s Legionary finds %q, not %q", b.Location(&s, at).Name, got, want)
		}
		if got, _ := b.Seeks(&s, rulestest.ObstacleNamed(b, "Eldritch Signs"), at); got != "" && got != "the espionage location in the Empire" {
			t.Errorf("Eldritch Signs finds %q", got)
		}
	}
}

// Where only assets of one kind would be lost, only that kind is said to be missing.
func TestNothingToLoseNamesItsKind(t *testing.T) {
	b := rulestest.Book(t)
	s := b.NewCampaign(rules.Options{Seed: 1}, nil)
	for name, want := range map[string]string{"Appease the Old Ones": "no support assets to lose", "Territorial Dispute": "no assets to lose"} {
		if got := b.NothingBy(&s, rulestest.ObstacleNamed(b, name)); !strings.HasSuffix(got, want) {
			t.Errorf("%s: %q", name, got)
		}
	}
}

// A new obstacle says in a sentence what it does.
func TestDangersAreSaid(t *testing.T) {
	b := rulestest.Book(t)
	for name, want := range map[string]string{
		"The Subtect":      "When it activates, remove all assets there.",
		"Legionary":        "When it activates, all characters there take body equal to the military threat level.",
		"Secrets and Lies": "All guards and spies in play do 1 more psyche damage.",
		"Wine and Roses":   "",
	} {
		if got := b.Danger(rulestest.ObstacleNamed(b, name)); got != want {
			t.Errorf("%s: %q, not %q", name, got, want)
		}
		all := b.Does(rulestest.ObstacleNamed(b, name))
		if activates := b.Content().Card(rulestest.ObstacleNamed(b, name)).Activate; len(activates) < 2 && all != want {
			t.Errorf("%s does %q, not %q", name, all, want)
		} else if len(activates) > 1 && !strings.HasPrefix(all, "When it activates, it moves to ") {
			t.Errorf("%s does %q, and its move is missing", name, all)
		}
	}
}
