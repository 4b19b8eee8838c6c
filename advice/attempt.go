package advice

import (
	"slices"

	"sixwinters/content"
	"sixwinters/rules"
)

// Attempt is a forecast of an attempt on an obstacle ([overcome]).
type Attempt struct {
	Obstacle content.ObstacleID
	Team     uint8 // participants, bit 0 the first player
	Skilled  uint8 // those of them who may place dice on approach ([approach])
	Master   bool  // only the number of dice counts ([skill-mastery])

	Forbidden bool         // an obstacle in play forbids it ([attempt])
	Missing   rules.Values // printed dice left to cover, once the marked dice are placed
	// Approach: the dice in hand and the assets of the location complete the pattern before any defence.
	Approach bool

	Dice   int     // action dice that are rerolled for the defence, once the marked dice are placed
	Holds  float64 // the chance that the defence holds, as the dice fall, without abilities ([defend])
	Lacks  rules.Values
	Rolled bool // the defence has been rolled: Lacks is what it lacks, and Holds is 0 or 1

	// Completes is the chance that the pattern is complete once all that fits has been placed after the defence, if no
	// die but the marked ones is placed on approach. Where a defence fails, the split of its damage is the one that leaves most
	// participants in play: whoever is knocked out places nothing.
	Completes float64

	// Defends and Chance are the chances that the defence holds and that the obstacle is overcome as it is played: with the abilities of the
	// participants and masteries, and with dice placed on approach where that is better. Holds and Completes are those of the dice alone.
	Defends, Chance float64
	ByAbilities     bool // abilities make dice that complete the pattern on approach, with no defence
	// Helps are the abilities that Defends counts on after the roll, a bit each.
	Helps [rules.NumPlayers]uint16

	Damage [content.NumStress]int // of a failed defence ([defend])
	// Shares are the ways in which the damage can be split ([split]), what the first character takes rising.
	Shares []Share
}

// Share is one way to split the damage of a failed defence ([split]).
type Share struct {
	First [content.NumStress]int // what the first player's character takes
	Harm  [rules.NumPlayers]Harm
}

// NoDefence reports whether the dice in hand overcome the obstacle in the approach, by themselves or with abilities.
func (a *Attempt) NoDefence() bool { return a.Approach || a.ByAbilities }

// DefendsAtOnce reports whether an attempt has no approach, nobody being skilled, so that its dice are rolled as it begins
// ([approach], [defend]).
func DefendsAtOnce(b *rules.Rulebook, s *rules.State, m rules.Move) bool {
	if m.Kind != rules.MoveAttempt {
		return false
	}
	a := Attempt{Obstacle: content.ObstacleID(m.Card), Team: m.Arg}
	a.gather(b, s)
	missing := b.Uncovered(s, a.Obstacle)
	return a.Skilled == 0 && missing.Len() > 0
}

// OfAttempt returns what an attempt of a team at an obstacle in play promises, with some dice marked to be placed before
// anything else, each by the move that covers a printed die with it. In an attempt that has begun it is asked about that
// attempt, and the dice lying on the obstacle count.
func OfAttempt(b *rules.Rulebook, s *rules.State, id content.ObstacleID, team uint8, marked ...rules.Move) Attempt {
	a := Attempt{Obstacle: id, Team: team, Forbidden: b.AttemptForbidden(s, id)}
	a.Rolled = s.Attempt.Obstacle == id && s.Attempt.Phase >= rules.Defend
	a.Missing = b.Uncovered(s, id)
	left := a.gather(b, s)
	total := a.mark(&left, marked)
	a.Approach = !a.Rolled && (a.Missing.Len() == 0 || a.Skilled != 0 && covers(a.Missing, left.onApproach(a.Skilled), a.Master))
	a.Dice = left.hand.Len()
	a.Damage = damage(b, s, id, marked, total)
	a.Shares = shares(b, s, team, a.Damage)
	if want := b.DefenceShows(s, id); a.Rolled {
		a.seeDefence(s, want, &left)
	} else {
		a.foreseeDefence(b, s, want, &left)
	}
	a.played(b, s, &left, marked)
	return a
}

// atHand is what can be used in an attempt: the action dice of the participants, all together and of each, and the assets of the
// location.
type atHand struct {
	hand, assets rules.Values
	hands        [rules.NumPlayers]rules.Values
}

// onApproach returns the dice that the skilled may place on approach.
func (h *atHand) onApproach(skilled uint8) rules.Values {
	placed := h.assets
	for p := range h.hands {
		if skilled&(1<<p) != 0 {
			placed.AddAll(&h.hands[p])
		}
	}
	return placed
}

// gather sets the team's skills and collects its dice.
func (a *Attempt) gather(b *rules.Rulebook, s *rules.State) (h atHand) {
	for p := range s.Players {
		if a.Team&(1<<p) == 0 || !s.Players[p].InPlay() {
			continue
		}
		if b.Skilled(s, p, a.Obstacle) {
			a.Skilled |= 1 << p
		}
		a.Master = a.Master || b.Master(s, p, a.Obstacle)
		h.hands[p] = s.Players[p].Dice
		h.hand.AddAll(&h.hands[p])
	}
	for r := range s.Assets[s.Obstacles[a.Obstacle].At] {
		h.assets.AddAll(&s.Assets[s.Obstacles[a.Obstacle].At][r])
	}
	return h
}

// mark places the marked dice and returns their total.
func (a *Attempt) mark(h *atHand, marked []rules.Move) (total int) {
	for _, m := range marked {
		d := m.Dice[0]
		if d.IsAction() {
			h.hand[d.Value()-1]--
			h.hands[m.Player][d.Value()-1]--
		} else {
			h.assets[d.Value()-1]--
		}
		a.Missing[m.Arg-1]--
		total += d.Value()
	}
	return total
}

// damage returns the damage of a failed defence with the marked dice, whose total is given, on the card.
func damage(b *rules.Rulebook, s *rules.State, id content.ObstacleID, marked []rules.Move, total int) [content.NumStress]int {
	if !b.Content().Card(id).Damage.DiceOnCard || total == 0 {
		return b.Damage(s, id)
	}
	t := *s
	o := &t.Obstacles[id]
	for _, m := range marked { // the total counts, not where they lie
		o.Beside[m.Dice[0].Value()-1]++
	}
	return b.Damage(&t, id)
}

// seeDefence sets what a rolled defence lacks of want.
func (a *Attempt) seeDefence(s *rules.State, want rules.Values, h *atHand) {
	a.Lacks = want
	for v := range want {
		if h.hand[v] > 0 {
			a.Lacks[v] = 0
		}
	}
	if s.Attempt.Phase == rules.Overcome || a.Lacks.Len() == 0 {
		a.Holds = 1
	}
	all := h.hand
	if all.AddAll(&h.assets); covers(a.Missing, all, a.Master) {
		a.Completes = 1
	}
}

// foreseeDefence sets the chances of a defence that is still to be rolled.
func (a *Attempt) foreseeDefence(b *rules.Rulebook, s *rules.State, want rules.Values, h *atHand) {
	goesOn := survives(a.Shares)
	eachRoll(a.Dice, func(v *rules.Values, chance float64) {
		holds := covers(want, *v, false)
		if holds {
			a.Holds += chance
		}
		if have := *v; holds || goesOn {
			have.AddAll(&h.assets)
			if covers(a.Missing, have, a.Master) {
				a.Completes += chance
			}
		}
	})
	if !goesOn && a.Team == 1<<rules.NumPlayers-1 {
		a.Completes += a.completesAlone(b, s, want, h)
	}
}

// completesAlone returns the chance that a defence of two fails, one of them is knocked out by any split, and the other
// completes the pattern with assets and rerolled dice.
func (a *Attempt) completesAlone(b *rules.Rulebook, s *rules.State, want rules.Values, h *atHand) (sum float64) {
	stays := func(p int) bool {
		return slices.ContainsFunc(a.Shares, func(share Share) bool { return !share.Harm[p].KnockedOut })
	}
	completes := func(p int, v *rules.Values) bool {
		have := *v
		have.AddAll(&h.assets)
		return stays(p) && covers(a.Missing, have, b.Master(s, p, a.Obstacle))
	}
	eachRoll(h.hands[0].Len(), func(first *rules.Values, chance float64) {
		one := completes(0, first)
		eachRoll(h.hands[1].Len(), func(second *rules.Values, other float64) {
			all := *first
			if all.AddAll(second); !covers(want, all, false) && (one || completes(1, second)) {
				sum += chance * other
			}
		})
	})
	return sum
}

// survives reports whether some split of the damage leaves all participants in play.
func survives(shares []Share) bool {
	for _, share := range shares {
		out := false
		for p := range share.Harm {
			out = out || share.Harm[p].KnockedOut
		}
		if !out {
			return true
		}
	}
	return len(shares) == 0
}

// covers reports whether dice cover all open ones: each its own value, or any with skill mastery.
func covers(open, have rules.Values, master bool) bool {
	if master {
		return have.Len() >= open.Len()
	}
	for v, n := range open {
		if have[v] < n {
			return false
		}
	}
	return true
}

// shares returns all ways to split damage between a team, each with what it does.
func shares(b *rules.Rulebook, s *rules.State, team uint8, damage [content.NumStress]int) []Share {
	var all []Share
	for psyche := 0; psyche <= damage[content.Psyche]; psyche++ {
		for body := 0; body <= damage[content.Body]; body++ {
			switch {
			case team == 1<<0 && (psyche < damage[content.Psyche] || body < damage[content.Body]),
				team == 1<<1 && (psyche > 0 || body > 0):
				continue
			}
			share := Share{First: [content.NumStress]int{content.Psyche: psyche, content.Body: body}}
			t := *s
			for p := range share.Harm {
				takes := share.First
				if p == 1 {
					takes = [content.NumStress]int{
						content.Psyche: damage[content.Psyche] - psyche, content.Body: damage[content.Body] - body,
					}
				}
				var story rules.Story
				b.TryStress(&t, p, takes[content.Psyche], takes[content.Body], &story)
				for legal := b.Moves(&t, nil); len(legal) > 0; legal = b.Moves(&t, nil) {
					_ = b.ApplyRolling(&t, legal[0], &story, nil) // the first choice absorbs nothing
				}
				share.Harm[p] = harms(b, story.Events)[p]
			}
			all = append(all, share)
		}
	}
	return all
}
