package rules_test

import (
	"testing"

	"sixwinters/content"
	"sixwinters/rules"
	"sixwinters/rules/rulestest"
)

// Whatever a card of the game does can be seen on a table: the moves that bring it about are legal there, and it happens.
func TestPractice(t *testing.T) {
	book := rulestest.GameBook(t)
	for _, card := range book.Content().AllCards() {
		for _, deed := range book.Deeds(card) {
			name := book.DistinctName(card)
			if card.Kind == content.ObstacleKind && deed.Kind == rules.DeedActivate && len(book.Content().Card(content.ObstacleID(card.N)).Activate) == 0 {
				t.Errorf("%s has nothing to activate", name)
			}
			p, err := book.Practice(card, deed)
			if err != nil {
				t.Errorf("%s, %v: %v", name, deed, err)
				continue
			}
			s := p.Table
			for _, m := range p.Moves {
				if err := book.Apply(&s, m, nil); err != nil {
					t.Errorf("%s, %v: %v", name, deed, err)
				}
			}
			if card.Kind == content.ObstacleKind && deed.Kind != rules.DeedArrive {
				id := content.ObstacleID(card.N)
				at := p.Table.Obstacles[id].At
				if !book.Activates(&p.Table, at) || p.Table.Players[0].At != at || !book.Skilled(&p.Table, 0, id) {
					t.Errorf("%s lies at %v, and the first player at %v", name, at, p.Table.Players[0].At)
				}
			}
		}
	}
}
