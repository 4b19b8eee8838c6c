package mind

import (
	"testing"

	"sixwinters/advice/internal/advicetest"
	"sixwinters/content"
	"sixwinters/rules"
	"sixwinters/rules/rulestest"
)

// Luck counts by its mean; cautiously more by the worst of it, boldly by the best.
func TestTempersWeighLuck(t *testing.T) {
	luck := []float64{-8, 2, 4, 10}
	even, cautious, bold := Even.of(luck), Cautious.of(luck), Bold.of(luck)
	if even != 2 || cautious >= even || cautious <= -8 || bold <= even || bold >= 10 {
		t.Errorf("even %v, cautious %v, bold %v", even, cautious, bold)
	}
	sure := []float64{3, 3}
	for temper := range Temper(len(Tempers)) {
		if v := temper.of(sure); v != 3 {
			t.Errorf("%s weighs what is sure as %v", temper, v)
		}
	}
}

// A favor makes tables worth more to a planner on which it is done, also to one that has not looked at any table yet.
func TestFavorsCount(t *testing.T) {
	b := rulestest.Book(t)
	s := advicetest.FirstActions(t, b)
	worth := func(f Favors, change func(s *rules.State)) float64 {
		p := NewPlanner(1)
		p.Favor(f)
		p.prepare(b)
		table := s
		change(&table)
		return p.worth(&table, true)
	}
	hold := Favors{}
	hold.Hold[content.Diplomacy] = true
	at := content.Slot(0)
	for at == s.Players[0].At || at == s.Players[1].At {
		at++
	}
	for name, of := range map[string]struct {
		favors Favors
		change func(s *rules.State)
	}{
		"a held threat":  {hold, func(s *rules.State) { s.Threat[content.Diplomacy]-- }},
		"a held track":   {hold, func(s *rules.State) { s.Progress[content.Diplomacy]++ }},
		"to help there":  {Favors{Here: at, Help: true}, func(s *rules.State) { s.Players[1].At = at }},
		"an asset there": {Favors{Here: at, Help: true}, func(s *rules.State) { s.Assets[at][0][3]++ }},
	} {
		s.Threat[content.Diplomacy] = max(2, s.Threat[content.Diplomacy])
		same := func(*rules.State) {}
		asked := worth(of.favors, of.change) - worth(of.favors, same)
		if by := worth(Favors{}, of.change) - worth(Favors{}, same); asked <= by {
			t.Errorf("%s is worth %.1f to whoever is asked for it, %.1f to others", name, asked, by)
		}
	}
}

// A risk is of what players can see, and the same each time.
func TestRiskOfATurn(t *testing.T) {
	b := rulestest.Book(t)
	s := advicetest.FirstActions(t, b)
	observed := b.Observation(&s)
	done := []rules.Move{{Kind: rules.MoveDone}}
	risk := RiskOf(b, &observed, done)
	if again := RiskOf(b, &observed, done); again != risk || risk.Marked < 0 || risk.Marked > 1 {
		t.Errorf("%+v, and then %+v", risk, again)
	}
	worse := observed
	for p := range worse.Players {
		for k := range worse.Players[p].Stress {
			worse.Players[p].Stress[k].Value = 0
		}
	}
	if more := RiskOf(b, &worse, done); more.Marked < risk.Marked {
		t.Errorf("without stress dice to spare the risk is %+v, with them %+v", more, risk)
	}
}
