package mind

import (
	"math/bits"

	"sixwinters/content"
	"sixwinters/rules"
)

// How the greedy policy answers what is asked outside the actions step.

// answer is how good an answer to a question is.
func (g *greedy) answer(b *rules.Rulebook, s *rules.State, m rules.Move) int {
	f := s.Asks()
	if f.Task == rules.TaskOrder {
		return health(b, s, m)
	}
	switch m.Kind {
	case rules.MoveChoose:
		return 20 * fitness(b, s, content.CharacterID(m.Card))
	case rules.MoveStart:
		t := *s
		t.Players[m.Player].At = m.Slot
		w := planFor(b, &t, int(m.Player))
		return -10*w.cost - 5*int(s.Attached[m.Slot].N)
	case rules.MoveTake:
		return g.taking(b, s, int(m.Player), content.ProgressID(m.Card))
	case rules.MoveResource:
		return 10 * g.choosing(b, s, f, content.Resource(m.Arg))
	case rules.MoveSettle:
		return comfort(b, content.LocationID(m.Card))
	case rules.MoveTo:
		if f.Task == rules.TaskBurn {
			return -comfort(b, s.Slots[m.Slot])
		}
	case rules.MoveSplit:
		psyche, body := int(f.N)-int(m.Arg), int(f.M)-int(m.Arg2)
		return -hurts(s, 0, content.Psyche, int(m.Arg)) - hurts(s, 0, content.Body, int(m.Arg2)) -
			hurts(s, 1, content.Psyche, psyche) - hurts(s, 1, content.Body, body)
	case rules.MoveValue:
		if f.Task == rules.TaskStress {
			return -10 * int(m.Arg) // everyone bears their own
		}
		return 10 * int(m.Arg)
	case rules.MoveRecover: // the track on which fewer conditions are left until a knock-out
		return bits.OnesCount8(s.Characters[s.Players[m.Player].Character].Marked[m.Arg])
	case rules.MovePickTo:
		if m.Dice[0].Kind() != f.Move.Dice[1].Kind() || m.Arg != f.Move.Arg {
			return -30 // only what the first die was traded for
		}
	case rules.MovePick:
		if d := m.Dice[0]; s.Attempt.Phase == rules.Defend && d.IsAction() {
			if _, spare := lacking(b, s); spare.Of(d.Value()) == 0 {
				return -50 // what the defence needs is not rolled again
			}
		}
	case rules.MoveNo, rules.MoveEnough:
		return -20
	}
	return 0
}

// health is how much the characters still bear after a move.
func health(b *rules.Rulebook, s *rules.State, m rules.Move) (n int) {
	t := *s
	if b.Apply(&t, m, nil) != nil {
		return useless
	}
	for p := range t.Players {
		player := &t.Players[p]
		if player.Out {
			n -= 900
		}
		if player.Character != content.NoCharacter {
			n += player.StressPoints() - 100*t.Characters[player.Character].Conditions()
		}
	}
	return n
}

// fitness is how fit a character is for the year.
func fitness(b *rules.Rulebook, s *rules.State, id content.CharacterID) int {
	c := &s.Characters[id]
	n := 2 * int(c.Achieved)
	for skill, rank := range c.Skills {
		if !c.Sheet {
			rank = uint8(b.Content().Characters[id].Skills[skill])
		}
		n += int(rank)
	}
	for _, base := range b.Content().Characters[id].Base {
		n += base / 2
	}
	return n - 6*c.Conditions()
}

// comfort is how well one can live with a location: short ways, an icon that helps, no obstacles of its own.
func comfort(b *rules.Rulebook, id content.LocationID) int {
	l := &b.Content().Locations[id]
	n := -30 * len(l.Attach)
	for _, way := range l.Move {
		if way == content.NoWay {
			n -= 50
		}
		n -= 10 * int(way)
	}
	if l.Icon.Kind == content.SkillIcon || l.Icon.Kind == content.ResourceIcon {
		n += 40
	}
	if len(l.Standing) > 0 || len(l.Arrive) > 0 {
		n -= 40
	}
	return n
}

// taking is how good it is to take a staged card: what it rewards, by what it costs.
func (g *greedy) taking(b *rules.Rulebook, s *rules.State, p int, id content.ProgressID) int {
	t := *s
	t.Players[p].Card, t.Players[p].Chain = id, 0
	w := planFor(b, &t, p)
	if !w.ok() {
		return 0
	}
	gain := 0
	for _, r := range b.Content().Progress[id].Reward {
		best := 0
		if r != content.NoResource {
			best = desire(b, s, r)
		} else {
			for any := range content.Resource(content.NumResources) {
				best = max(best, desire(b, s, any))
			}
		}
		gain += best
	}
	return 1000 * gain / (w.cost + 15)
}

// desire is how much an advance on a track is wanted: most on the tracks that win, and on those nearest to the end.
func desire(b *rules.Rulebook, s *rules.State, r content.Resource) int {
	progress, threat := int(s.Progress[r]), int(s.Threat[r])
	switch {
	case progress == content.TrackSpaces:
		return 1
	case b.Content().Board.Tracks[r].Victory && threat == content.TrackSpaces:
		return 8
	case r == focusOf(b, s):
		return 32
	case b.Content().Board.Tracks[r].Victory:
		return 20 + progress
	case progress <= threat:
		return 7
	}
	return 5
}

// focusOf is the victory track nearest to being completed: the one to win by.
func focusOf(b *rules.Rulebook, s *rules.State) content.Resource {
	best, most := content.NoResource, -content.TrackSpaces
	for r := range content.Resource(content.NumResources) {
		if !b.Content().Board.Tracks[r].Victory || s.Progress[r] == content.TrackSpaces || s.Threat[r] == content.TrackSpaces {
			continue
		}
		if n := 2*int(s.Progress[r]) - int(s.Threat[r]); n > most {
			best, most = r, n
		}
	}
	return best
}

// choosing is how good it is to choose a resource: the track that advances for a reward, the one that suffers least for
// a threat, otherwise the resource a card waits for.
func (g *greedy) choosing(b *rules.Rulebook, s *rules.State, f *rules.Frame, r content.Resource) int {
	switch f.Task {
	case rules.TaskReward:
		return desire(b, s, r)
	case rules.TaskThreats:
		return -desire(b, s, r)
	}
	if f.Player < rules.NumPlayers && s.Players[f.Player].InPlay() {
		p := int(f.Player)
		if !g.planned {
			g.asked, g.planned = planFor(b, s, p), true
		}
		if g.asked.wants(r, rules.AnyValue, s.Players[p].At) {
			return 10
		}
	}
	return 0
}
