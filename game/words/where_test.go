package words

import (
	"strings"
	"testing"

	"sixwinters/rules"
	"sixwinters/rules/rulestest"
	"sixwinters/saves"
)

// Of one who plays both characters and has given no name the title says just that.
func TestTheTitleTellsOfOnePlayer(t *testing.T) {
	b := rulestest.Book(t)
	e := saves.Entry{Book: b}
	e.Table = b.NewCampaign(rules.Options{Seed: 1}, nil)
	e.Header.SetNames(OnePlayer)
	if say := WhereAndWho(&e); !strings.HasSuffix(say, "  one player") {
		t.Errorf("the title says %q", say)
	}
}

// The title shortens the names of those who play.
func TestTheTitleTellsOfPlayers(t *testing.T) {
	b := rulestest.Book(t)
	e := saves.Entry{Book: b}
	e.Table = b.NewCampaign(rules.Options{Seed: 1}, nil)
	e.Header.SetNames("Anna", "Bartholomew of the Long Winter Nights")
	if say := WhereAndWho(&e); !strings.HasSuffix(say, "played by Anna and Bartholomew of the Long…") {
		t.Errorf("the title says %q", say)
	}
}
