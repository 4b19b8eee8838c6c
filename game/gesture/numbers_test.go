package gesture

import (
	"slices"
	"strings"
	"testing"

	"sixwinters/advice"
	"sixwinters/content"
	"sixwinters/content/contenttest"
	"sixwinters/render/layout"
	"sixwinters/rules"
	"sixwinters/rules/rulestest"
)

// An attempt says of damage and of printed dice which cards they come from, whether or not a defence is needed; its odds are
// of the dice alone are said beside those with abilities.
func TestAttemptSaysWhereNumbersComeFrom(t *testing.T) {
	b, s := actions(t)
	cards := b.Content()
	s.Attached = [content.NumSlots]rules.Pile{}
	at := s.Players[0].At
	put := func(name string, slot content.Slot) content.ObstacleID {
		id := rulestest.ObstacleNamed(b, name)
		rulestest.Attach(&s, id, slot)
		return id
	}
	other := content.Slot(0)
	if at == other {
		other++
	}
	put("Battle Plans", other)
	put("Secrets and Lies", other)
	for id, want := range map[content.ObstacleID]string{
		put("Legionary", at):      "The 3 printed dice come from:\n+2  printed on Legionary\n+1  Battle Plans",
		put("Imperial Guard", at): "The damage of 3 {psyche} psyche comes from:\n+2  printed on Imperial Guard\n+1  Secrets and Lies",
	} {
		for _, rank := range []uint8{0, 6} { // with rank 6 any dice overcome it on approach
			s.Characters[s.Players[0].Character].Skills[cards.Card(id).Skill] = rank
			tip, _, _ := Preview(b, &s, rules.Move{Kind: rules.MoveAttempt, Player: 0, Card: uint8(id), Arg: 1})
			text := strings.Join(tip.Text, "\n")
			if !strings.Contains(text, want) || (rank == 0) != strings.Contains(text, "dice alone") {
				t.Errorf("with rank %d the attempt does not say %q, or speaks of its odds wrongly:\n%s", rank, want, text)
			}
		}
	}
}

// A threat symbol that counts only while something holds says whether it counts now: the Legionary's does in Red Bank.
func TestConditionalThreatsSayWhetherTheyCount(t *testing.T) {
	b, s := actions(t)
	id := rulestest.ObstacleNamed(b, "Legionary")
	for slot, want := range map[content.Slot]string{0: "it does not count now.", content.NumSlots / 2: "it counts now."} {
		s.Obstacles[id].Zone, s.Obstacles[id].At = rules.InPlay, slot
		tip := Part(b, &s, layout.Part{Kind: layout.PartSigns, N: uint8(id)})
		if text := strings.Join(tip.Text, "\n"); !strings.Contains(text, "One more of {military} military at times, as its text says: "+want) {
			t.Errorf("in slot %d it says:\n%s", slot, text)
		}
	}
}

// The corner of an obstacle is the price of a failed defence, which its tip tells apart from what activation does.
func TestDamageIsToldApartFromActivation(t *testing.T) {
	b, s := actions(t)
	id := rulestest.ObstacleNamed(b, "Imperial Guard")
	s.Obstacles[id].Zone, s.Obstacles[id].At = rules.InPlay, 0
	text := strings.Join(Part(b, &s, layout.Part{Kind: layout.PartSigns, N: uint8(id)}).Text, "\n")
	if !strings.Contains(text, "A failed defence costs 2 {psyche} psyche.") || !strings.Contains(text, "{activate} When it activates, ") {
		t.Errorf("it says:\n%s", text)
	}
}

// The sign of a text in force says that text, and stands on no other card.
func TestSignInForceSaysItsText(t *testing.T) {
	b, s := actions(t)
	for _, name := range []string{"Repeating Histories", "Imperial Guard"} {
		id := rulestest.ObstacleNamed(b, name)
		tip := Part(b, &s, layout.Part{Kind: layout.PartInForce, N: uint8(id)})
		if has, says := b.Content().Card(id).InForce(), strings.Contains(strings.Join(tip.Text, " "), "sorcery"); has != (name == "Repeating Histories") || has != says {
			t.Errorf("%s: %v %q", name, has, tip.Text)
		}
	}
	told := 0
	for id := range b.Content().Locations {
		l := &b.Content().Locations[id]
		s.Slots[0] = content.LocationID(id)
		text := strings.Join(Part(b, &s, layout.Part{Kind: layout.PartTags}).Text, " ")
		if has := len(l.Arrive)+len(l.Standing) > 0; has != strings.Contains(text, "The hourglass: ") || has && !strings.Contains(text, b.InForceAt(l)) {
			t.Errorf("%s: %q", l.Name, text)
		} else if has {
			told++
		}
	}
	if told == 0 {
		t.Error("no location has the sign")
	}
}

// The threats to come are told as they are once obstacles have activated: Imperial Secrets discards itself before they are
// counted.
func TestThreatsAreToldAfterActivation(t *testing.T) {
	b, s := actions(t)
	s.Attached = [content.NumSlots]rules.Pile{}
	wakes := advice.Activating(b, &s).Slots[0]
	for _, name := range []string{"Imperial Secrets", "Mana Forge", "Tripwire"} {
		rulestest.Attach(&s, rulestest.ObstacleNamed(b, name), wakes)
	}
	space := uint8(s.Threat[content.Technology] - 1)
	tips := func() string {
		count := Part(b, &s, layout.Part{Kind: layout.PartThreatCount, N: uint8(content.Technology)})
		return strings.Join(append(count.Text, Part(b, &s, layout.Part{Kind: layout.PartSpace, N: uint8(content.Technology), Sub: space}).Text...), "\n")
	}
	says := tips()
	for _, want := range []string{"show 3 threat symbols", "Once obstacles have activated in step 4 it is 2."} {
		if !strings.Contains(says, want) {
			t.Errorf("%q is not said:\n%s", want, says)
		}
	}
	if strings.Contains(says, "The technology threat goes up 1 space") || strings.Contains(says, "it goes on by") {
		t.Errorf("the threat is said to advance:\n%s", says)
	}
	if s.Step = rules.StepThreats; !strings.Contains(tips(), "The technology threat goes up 1 space") {
		t.Errorf("as the step itself begins it is not said to advance:\n%s", tips())
	}
}

// Where the damage of a failed defence is to be taken, and where another may absorb it, it is said which cards it comes from.
func TestDamageSaysWhereItComesFrom(t *testing.T) {
	b, s := actions(t)
	cards, at := b.Content(), s.Players[0].At
	s.Attached = [content.NumSlots]rules.Pile{}
	for _, name := range []string{"Legionary", "Encoded Plans"} {
		rulestest.Attach(&s, rulestest.ObstacleNamed(b, name), at)
	}
	oniri := slices.IndexFunc(cards.Characters[:], func(c content.Character) bool { return c.Name == "Oniri" })
	s.Players[1].Character, s.Characters[oniri].Achieved = content.CharacterID(oniri), 5
	s.Players[0].Dice = rules.Values{}
	s.Attempt = rules.Attempt{Phase: rules.Defend, Obstacle: rulestest.ObstacleNamed(b, "Legionary"), Team: 1}
	s.Stack[s.Depth] = rules.Frame{Task: rules.TaskAttempt, Player: rules.NoPlayer}
	s.Depth++
	said := func(m rules.Move) {
		t.Helper()
		const want = "The damage of 4 {body} body comes from:\n+3  printed on Legionary\n+1  Encoded Plans"
		tip, _, _ := Preview(b, &s, m)
		if text := strings.Join(tip.Text, "\n"); !strings.Contains(text, want) {
			t.Errorf("%s does not say %q, but %q", b.Notation(&s, m), want, text)
		}
	}
	face := rules.Move{Kind: rules.MoveFace}
	said(face)
	if err := b.Apply(&s, face, nil); err != nil || !s.TakesDamage() {
		t.Fatal("nobody is asked who absorbs the damage", err)
	}
	said(rules.Move{Kind: rules.MoveValue, Arg: 1})
}

// The number on a stress die is explained wherever the die lies.
func TestStressDieIsExplainedInAConditionBox(t *testing.T) {
	b, s := actions(t)
	s.Players[0].Stress[content.Body] = rules.StressDie{Value: 2, Box: 1}
	s.Characters[s.Players[0].Character].Marked[content.Body] = 1
	for box, want := range map[uint8]string{1: "It can lose 1 point;", 2: "it falls to this box"} {
		tip := Part(b, &s, layout.Part{Kind: layout.PartCondition, N: 0, Sub: uint8(content.Body), Of: box})
		if !strings.Contains(strings.Join(tip.Text, " "), want) {
			t.Errorf("box %d is explained by %q", box, tip.Text)
		}
	}
	s.Players[0].Stress[content.Body].Value = 1
	tip := Part(b, &s, layout.Part{Kind: layout.PartCondition, N: 0, Sub: uint8(content.Body), Of: 1})
	if !strings.Contains(strings.Join(tip.Text, " "), "The next point takes it down a box.") {
		t.Errorf("a die that shows 1 is explained by %q", tip.Text)
	}
}

// Who has other dice than a turn brings reads where they may have come from.
func TestDiceSayWhereOthersComeFrom(t *testing.T) {
	b, s := actions(t)
	if text := strings.Join((table{b, &s}).tray(0).Text, " "); !strings.Contains(text, "Each turn brings 5;") || !strings.Contains(text, "may add dice or take some") {
		t.Errorf("the dice are explained by %q", text)
	}
}

// What would come of an action names the rule of that action, not that of the step.
func TestPreviewsNameTheirRule(t *testing.T) {
	b, s := actions(t)
	table := table{b, &s}
	for kind, want := range map[rules.MoveKind]string{
		rules.MoveGate: "move", rules.MoveRest: "rest", rules.MoveUse: "ability", rules.MoveBarter: "mastery", rules.MoveTo: "actions", rules.MoveFace: "split",
	} {
		if got := table.ruleOf(rules.Move{Kind: kind}); got != want {
			t.Errorf("a move of kind %d belongs to [%s], not [%s]", kind, got, want)
		}
	}
}

// A journey whose price is not the printed one says where it comes from as it is about to be made; any other needs no tip.
func TestJourneySaysWhereItsPriceComesFrom(t *testing.T) {
	b, s := actions(t)
	s.Attached = [content.NumSlots]rules.Pile{}
	told := 0
	for _, discount := range []uint8{0, 1} {
		s.Discount = discount
		for _, m := range b.Moves(&s, nil) {
			if m.Kind != rules.MoveTravel {
				continue
			}
			tip, _, _ := Preview(b, &s, m)
			said := strings.Contains(strings.Join(tip.Text, "\n"), "comes from:\n+")
			if said != (discount > 0) || said && tip.Rule != "move" {
				t.Errorf("with a discount of %d %s says %q, of [%s]", discount, b.Notation(&s, m), tip.Text, tip.Rule)
			}
			told++
		}
	}
	if told < 10 {
		t.Errorf("only %d journeys were looked at", told)
	}
}

// A lasting event is told where it works: at the fares it changes, at its step and at the box of its season, with its end ([event]).
func TestLastingEventIsToldWhereItWorks(t *testing.T) {
	b, s := actions(t)
	s.Attached = [content.NumSlots]rules.Pile{}
	told := 0
	for _, discount := range []uint8{0, 1} {
		s.Discount = discount
		for at := range content.Slot(content.NumSlots) {
			for to := range content.Region(content.NumRegions) {
				printed := b.Location(&s, at).Move[to]
				text := strings.Join(Part(b, &s, layout.Part{Kind: layout.PartMoveCost, N: uint8(at), Sub: uint8(to)}).Text, "\n")
				changed := printed != content.NoWay && printed > 1 && discount > 0
				if strings.Contains(text, "until the turn ends") != changed && !strings.Contains(text, "never costs less") || b.Fare(&s, at, to) < printed != changed {
					t.Errorf("with a discount of %d a printed fare of %d says %q", discount, printed, text)
				}
				if changed {
					told++
				}
			}
		}
		for _, part := range []layout.Part{{Kind: layout.PartStep, N: uint8(rules.StepEvent)}, {Kind: layout.PartSeason, N: s.Box}} {
			if text := strings.Join(Part(b, &s, part).Text, "\n"); strings.Contains(text, "lasts until the turn ends: moves cost 1 die less") != (discount > 0) {
				t.Errorf("with a discount of %d %+v says %q", discount, part, text)
			}
		}
	}
	if told < 10 {
		t.Errorf("only %d fares were changed", told)
	}
}

// A knock-out that is certain is told once, and one that is only likely with its chance ([knocked-out]).
func TestKnockOutIsToldOnce(t *testing.T) {
	_, s := actions(t)
	cards := contenttest.Cards(t)
	cards.Characters[s.Players[0].Character].Name = "the Keeper" // a sentence begins otherwise
	b := rules.New(cards)
	oniri := slices.IndexFunc(b.Content().Characters[:], func(c content.Character) bool { return c.Name == "Oniri" })
	s.Players[1].Character, s.Characters[oniri].Achieved = content.CharacterID(oniri), 5 // who may absorb it, and does not
	name := b.PlayerName(&s, 0)
	s.Players[0].Stress[content.Body].Value = 1
	s.Characters[s.Players[0].Character].Marked[content.Body] = 0b111
	s.Stack[s.Depth] = rules.Frame{Task: rules.TaskStress, Player: 0, N: uint8(content.Body), M: 3}
	s.Depth++
	tip, _, _ := Preview(b, &s, rules.Move{Kind: rules.MoveValue})
	if text := strings.Join(tip.Text, "\n"); strings.Count(strings.ToLower(text), strings.ToLower(name)+" is knocked out") != 1 {
		t.Errorf("%q", tip.Text)
	}
}

// The plate of a track is explained in plain words.
func TestPlatesOfTracksAreExplained(t *testing.T) {
	b, s := actions(t)
	wins, other := content.Support, content.Military
	for _, c := range []struct {
		r                content.Resource
		progress, threat uint8
		want             string
	}{
		{wins, 6, 3, "6 spaces to go."},
		{wins, 12, 3, "It wins:"},
		{wins, 12, 12, "it does not win."},
		{other, 3, 7, "Behind: its progress is 4 spaces behind its threat."},
		{other, 7, 7, "Level:"},
		{other, 8, 7, "Ahead:"},
		{other, 3, 12, "Full:"},
		{other, 3, 7, "Worst:"},
	} {
		for r := range s.Threat {
			s.Threat[r] = 1
		}
		s.Progress[c.r], s.Threat[c.r] = c.progress, c.threat
		if say := strings.Join(Part(b, &s, layout.Part{Kind: layout.PartRace, N: uint8(c.r)}).Text, " "); !strings.Contains(say, c.want) {
			t.Errorf("%v at %d against %d: %q does not say %q", c.r, c.progress, c.threat, say, c.want)
		}
	}
}
