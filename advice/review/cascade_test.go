package review

import (
	"testing"

	"sixwinters/content"
	"sixwinters/rules"
	"sixwinters/rules/rulestest"
)

// A cascade is traced back to the turn since which there were always too many symbols, also in the year before.
func TestCascadesAreTracedBack(t *testing.T) {
	tb := rulestest.Bare(t)
	at := func(year, turn uint8, threat uint8) rules.State {
		s := tb.State
		s.Phase, s.Year, s.Turn = rules.Turns, year, turn
		for r := range s.Threat {
			s.Threat[r] = threat
		}
		return s
	}
	calm := []rules.State{at(1, 1, 4), at(1, 2, 5), at(1, 3, 5)}
	tb.Attach("redbank/support", "false-confidence", "the-weaver", "agents-of-chaos", "forward-shelters", "legionary.1", "zarrah")
	symbols := tb.Book.ThreatSymbols(&tb.State)
	most := content.Resource(0)
	for r := range symbols {
		if symbols[r] > symbols[most] {
			most = content.Resource(r)
		}
	}
	if symbols[most] <= rules.FreeThreats {
		t.Fatalf("there are only %v symbols", symbols)
	}
	last := at(2, 2, 9)
	last.Threat[content.Sorcery] = content.TrackSpaces
	p := &past{tables: append(calm, at(1, 4, 5), at(2, 1, 6), last)}
	r := &Review{Decisions: []Decision{{At: 1, Theme: ThreatLeft}, {At: 3, Theme: ThreatLeft}, {At: 4, Theme: CardLeft}}}
	for i := range p.tables {
		r.Turns = append(r.Turns, Turn{At: i, When: when(&p.tables[i])})
	}
	c := r.cascade(tb.Book, p)
	if c == nil || c.Year != 2 || c.From != 3 || c.When != "I.4" || c.Rise != 21 || c.InPlay != 6 || c.Full != content.Sorcery.String() || c.FullWhen != "II.2" || c.Left != 1 {
		t.Fatalf("%+v", c)
	}
	p.tables = calm
	r.Turns = r.Turns[:3]
	if c := r.cascade(tb.Book, p); c != nil {
		t.Errorf("of calm years it says %+v", c)
	}
}
