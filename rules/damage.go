package rules

import (
	"fmt"

	"sixwinters/content"
)

// The damage of a failed defence, split between the participants ([split]).

func init() {
	tasks[TaskSplit] = task{
		rule: "split",
		run:  await,
		moves: func(b *Rulebook, s *State, f *Frame, l []Move) []Move {
			for psyche := range f.N + 1 {
				for body := range uint8(f.M) + 1 {
					l = append(l, Move{Kind: MoveSplit, Arg: psyche, Arg2: body})
				}
			}
			return l
		},
		play: func(e *engine, f *Frame, m Move) {
			damage := e.s.pop()
			e.stressAll([NumPlayers][content.NumStress]int{
				{int(m.Arg), int(m.Arg2)},
				{int(damage.N) - int(m.Arg), int(damage.M) - int(m.Arg2)},
			})
		},
		ask: askSplit,
		label: func(b *Rulebook, s *State, f *Frame, m Move) string {
			return fmt.Sprintf("%s takes %s, %s %s",
				b.PlayerName(s, 0), stressWords(int(m.Arg), int(m.Arg2)),
				b.PlayerName(s, 1), stressWords(int(f.N)-int(m.Arg), int(f.M)-int(m.Arg2)))
		},
	}
}

// failedDefence makes the participants take the damage, split as the players choose ([split]).
func (e *engine) failedDefence() {
	damage := e.b.Damage(e.s, e.s.Attempt.Obstacle)
	switch e.s.Attempt.Team {
	case 1 << 0:
		e.stressOne(0, damage)
	case 1 << 1:
		e.stressOne(1, damage)
	default:
		e.s.push(Frame{Task: TaskSplit, Player: NoPlayer, N: uint8(damage[content.Psyche]), M: uint16(damage[content.Body])})
	}
}
