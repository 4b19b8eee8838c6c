package lab

import (
	"fmt"

	"sixwinters/content"
	"sixwinters/rules"
)

func (n *note) ability(y *Year, s *rules.State, e rules.Event) {
	if e.Kind == rules.EvUse {
		y.Abilities[fmt.Sprintf("%s %d", n.name(s.Players[e.Player].Character), e.N+1)]++
	}
}

// of returns the entry of an obstacle in a year.
func (y *Year) of(b *rules.Rulebook, card uint8) *Obstacle {
	return Entry(y.Obstacles, b.Content().Card(content.ObstacleID(card)).Name)
}

func (n *note) obstacle(y *Year, s *rules.State, e rules.Event) {
	switch e.Kind {
	case rules.EvTurn:
		for at := range s.Attached {
			for _, id := range s.Attached[at].List() {
				y.of(n.b, uint8(id)).Stays++
			}
		}
	case rules.EvTrigger:
		y.of(n.b, e.Card).Activations++
	case rules.EvAttempt:
		y.of(n.b, e.Card).Attempts++
	case rules.EvDefence:
		if e.N == 0 {
			y.of(n.b, e.Card).Failed++
		}
	case rules.EvOvercome:
		y.of(n.b, e.Card).Overcome++
	case rules.EvDie:
		if e.To.Spot == rules.OnObstacle && e.From != e.To {
			y.of(n.b, e.To.N).Dice++
		}
	case rules.EvStress:
		if card, ok := obstacleOf(e.Cause); ok {
			y.of(n.b, card).Stress += int(e.N)
		}
	}
}

// obstacleOf returns the obstacle that a cause names, and whether it names one.
func obstacleOf(c rules.Cause) (card uint8, ok bool) {
	switch c.Kind {
	case rules.ByAttempt:
		return c.Card, true
	case rules.ByText:
		switch c.Program.Kind {
		case rules.OnActivate, rules.OnOvercome, rules.OnArrive:
			return c.Program.Card, true
		}
	}
	return 0, false
}

func (n *note) progressCard(y *Year, s *rules.State, e rules.Event) {
	if e.Kind != rules.EvProgress && e.Kind != rules.EvComplete {
		return
	}
	card := Entry(y.Progressed, n.b.Content().Progress[e.Card].Name)
	switch {
	case e.Kind == rules.EvComplete:
		card.Completed++
		card.Turns += int(s.Turn) - n.taken[e.Player]
	case e.To.Spot == rules.CurrentCard:
		card.Taken++
		n.taken[e.To.N] = int(s.Turn)
	case e.From.Spot == rules.Staged && e.To.Spot == rules.ProgressDiscard:
		card.Passed++
	}
}
