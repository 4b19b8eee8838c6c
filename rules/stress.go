package rules

import (
	"fmt"
	"math/bits"

	"sixwinters/content"
)

// Stress, conditions and knock-out ([stress], [knocked-out]).

// conditions is the number of condition boxes on a stress track.
const conditions = 3

func init() {
	tasks[TaskStress] = task{
		rule: "stress",
		run: func(e *engine, f *Frame) bool {
			if e.s.Players[f.Player].InPlay() && e.absorber(f) >= 0 {
				return true
			}
			e.sufferTop(0)
			return false
		},
		moves: func(b *Rulebook, s *State, f *Frame, l []Move) []Move {
			return valueOptions(0, min(int(f.M), b.pointsLeft(s, 1-int(f.Player), content.Stress(f.N))), l)
		},
		play: func(e *engine, f *Frame, m Move) {
			e.sufferOneByOne(e.absorber(f), content.Stress(f.N), int(m.Arg))
			e.sufferTop(int(m.Arg))
		},
		ask: askAbsorb,
		label: func(_ *Rulebook, _ *State, f *Frame, m Move) string {
			if m.Arg == 0 {
				return "absorb nothing"
			}
			return fmt.Sprintf("absorb %d %s", m.Arg, content.Stress(f.N))
		},
	}
}

// stress makes a character take points of stress; it is taken once the frames above have been carried out.
func (e *engine) stress(p int, k content.Stress, points int) {
	if points > 0 {
		e.s.push(Frame{Task: TaskStress, Player: uint8(p), N: uint8(k), M: uint16(points)})
	}
}

// stressOne makes a character take points of psyche and body stress at once.
func (e *engine) stressOne(p int, points [content.NumStress]int) {
	var all [NumPlayers][content.NumStress]int
	all[p] = points
	e.stressAll(all)
}

// stressAll makes the characters take points of psyche and body stress at once ([choice]).
func (e *engine) stressAll(points [NumPlayers][content.NumStress]int) {
	before := e.s.Depth
	for p := NumPlayers - 1; p >= 0; p-- {
		e.stress(p, content.Body, points[p][content.Body])
		e.stress(p, content.Psyche, points[p][content.Psyche])
	}
	e.inAnyOrder(before)
}

// sufferTop ends the stress frame on top: the character takes the stress that is not absorbed.
func (e *engine) sufferTop(absorbed int) {
	f := e.s.pop()
	e.suffer(int(f.Player), content.Stress(f.N), int(f.M)-absorbed)
}

// suffer lowers a stress die. When it would reach zero or less it goes down to the next unmarked box, is set to the
// character's base value, and what was left of the stress is lost.
func (e *engine) suffer(p int, k content.Stress, points int) {
	player := &e.s.Players[p]
	if points <= 0 || !player.InPlay() {
		return
	}
	d := &player.Stress[k]
	holds := points < int(d.Value)
	if holds {
		d.Value -= uint8(points)
	}
	e.tell(Event{Kind: EvStress, Player: uint8(p), Stress: k, N: int8(min(points, 127))})
	if !holds {
		e.condition(p, k)
	}
}

// sufferOneByOne lowers a stress die by points that are a stress of one each, so that none of them is lost: what is spent to absorb
// stress ([ability]).
func (e *engine) sufferOneByOne(p int, k content.Stress, points int) {
	player := &e.s.Players[p]
	for points > 0 && player.InPlay() {
		n := min(points, int(player.Stress[k].Value))
		e.suffer(p, k, n)
		points -= n
	}
}

// pointsLeft returns how many points a player's character can take of a kind of stress, one by one: the last of them knocks it out.
func (b *Rulebook) pointsLeft(s *State, p int, k content.Stress) int {
	return int(s.Players[p].Stress[k].Value) + b.Base(s, p, k)*bits.OnesCount8(s.OpenBoxes(p, k))
}

// condition makes a character in play take a condition: as if the stress die had reached zero.
func (e *engine) condition(p int, k content.Stress) {
	player := &e.s.Players[p]
	c := &e.s.Characters[player.Character]
	open := e.s.OpenBoxes(p, k)
	if open == 0 {
		e.knockOut(p)
		return
	}
	c.Marked[k] |= open & -open // the highest of them
	box := bits.TrailingZeros8(open) + 1
	player.Stress[k] = StressDie{Value: uint8(e.b.Base(e.s, p, k)), Box: uint8(box)}
	e.tell(Event{Kind: EvCondition, Player: uint8(p), Character: player.Character, Stress: k, N: int8(box)})
}

// OpenBoxes returns the set of unmarked condition boxes below a player's stress die, bit 0 the highest box of the track. If it
// is empty, the next condition knocks the character out ([knocked-out]). The player must have a character.
func (s *State) OpenBoxes(p int, k content.Stress) uint8 {
	player := &s.Players[p]
	box := player.Stress[k].Box
	below := uint8(1<<conditions-1) >> box << box
	return below &^ s.Characters[player.Character].Marked[k]
}

// StressPoints returns the sum of the stress dice of a player's character.
func (p *Player) StressPoints() int {
	return int(p.Stress[content.Psyche].Value) + int(p.Stress[content.Body].Value)
}

// markCondition marks the highest unmarked box of a character that is not in play, if it has one ([stress]).
func (e *engine) markCondition(id content.CharacterID, k content.Stress) {
	marked := &e.s.Characters[id].Marked[k]
	if box := bits.TrailingZeros8(^*marked); box < conditions {
		*marked |= 1 << box
		e.tell(Event{Kind: EvCondition, Player: NoPlayer, Character: id, Stress: k, N: int8(box + 1)})
	}
}

// recover erases the highest marked box of a track, if one is marked; the die does not move up ([stress]).
func (e *engine) recover(id content.CharacterID, k content.Stress) {
	marked := &e.s.Characters[id].Marked[k]
	if box := bits.TrailingZeros8(*marked); box < conditions {
		*marked &^= 1 << box
		e.tell(Event{Kind: EvRecover, Character: id, Stress: k, N: int8(box + 1)})
	}
}

// knockOut takes a character out of play for the year ([knocked-out]).
func (e *engine) knockOut(p int) {
	e.tell(Event{Kind: EvKnockedOut, Player: uint8(p), Character: e.s.Players[p].Character})
	e.leavePlay(p)
}

// leavePlay takes a character off the board: its action dice, stash and ability dice return to the supply
// ([in-play]). Its unfinished progress card stays.
func (e *engine) leavePlay(p int) {
	player := &e.s.Players[p]
	e.clearAll(Action, player.Dice, onMat(p))
	for i, d := range player.Boxes {
		if d != NoDie {
			e.toSupply(d, onAbility(p, i))
		}
	}
	if player.Stash != NoDie {
		e.toSupply(player.Stash, Place{Spot: InStash, N: uint8(p)})
	}
	player.At, player.Out = content.NoSlot, true
	e.dropOut(p)
}
