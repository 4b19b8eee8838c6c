package rules

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"sixwinters/content"
)

// Operations on characters.

// Characters take psyche and body stress.
func init() {
	operations[content.OpStress] = operation{
		changes: changesStress,
		do: once(func(e *engine, f *Frame, ef *content.Effect, _ Move) {
			e.stressOne(int(f.Player), [content.NumStress]int{e.b.amount(e.s, f, &ef.Psyche), e.b.amount(e.s, f, &ef.Body)})
		}),
		say:    allDo("take", "takes", "$amounts"),
		traits: Harms,
	}
}

// ActivationStress returns the points of stress that each character hit by the activation of an obstacle in play takes, as the
// table is now ([activate]).
func (b *Rulebook) ActivationStress(s *State, id content.ObstacleID) (points [content.NumStress]int) {
	f := activation(id, s.Obstacles[id].At)
	list := b.effects(f.Program)
	for i := range list {
		if ef := &list[i]; ef.Do == content.OpStress {
			points[content.Psyche] += b.amount(s, &f, &ef.Psyche)
			points[content.Body] += b.amount(s, &f, &ef.Body)
		}
	}
	return points
}

// Characters take a condition: those in play, or all that are unlocked.
func init() {
	operations[content.OpCondition] = operation{
		changes: changesStress,
		do: once(func(e *engine, f *Frame, ef *content.Effect, _ Move) {
			if ef.Who.Scope != content.Unlocked {
				e.condition(int(f.Player), ef.Stress)
				return
			}
			for id := range e.c.Characters {
				e.unlockedCondition(content.CharacterID(id), ef.Stress)
			}
		}),
		say:    allDo("take", "takes", "a(n) $stress condition"),
		traits: Harms,
	}
}

// unlockedCondition marks a condition of an unlocked character, in play or not.
func (e *engine) unlockedCondition(id content.CharacterID, k content.Stress) {
	if c := &e.s.Characters[id]; !c.Unlocked || c.Burned {
		return
	}
	for p := range e.s.Players {
		if player := &e.s.Players[p]; player.Character == id && player.InPlay() {
			e.condition(p, k)
			return
		}
	}
	e.markCondition(id, k)
}

// Characters recover from a condition.
func init() {
	operations[content.OpRecover] = operation{
		nothing: "no condition to recover from",
		changes: changesStress,
		do: once(func(e *engine, f *Frame, ef *content.Effect, _ Move) {
			e.recover(e.s.Players[f.Player].Character, ef.Stress)
		}),
		say: allDo("recover", "recovers", "a(n) $stress condition"),
	}
}

// Characters set a stress die to a value.
func init() {
	operations[content.OpSetStress] = operation{
		nothing: "the stress die shows that already",
		useful: func(_ *Rulebook, s *State, f Frame, ef *content.Effect) bool {
			return int(s.Players[f.Player].Stress[ef.Stress].Value) != ef.Value
		},
		do:  once(func(e *engine, f *Frame, ef *content.Effect, _ Move) { e.setStress(int(f.Player), ef.Stress, ef.Value) }),
		say: eachDoes("set", "sets", "their $stress die to $value"),
	}
}

// Characters move to a location that the players choose.
func init() {
	operations[content.OpTravel] = operation{
		nothing: "no other place to move to",
		ask:     "choose a location to move to.",
		options: func(b *Rulebook, s *State, f Frame, ef *content.Effect, l []Move) []Move {
			return slotOptions(b.places(s, &f, &ef.To)&^(1<<s.Players[f.Player].At), l)
		},
		do:   once(func(e *engine, f *Frame, _ *content.Effect, m Move) { e.arrive(int(f.Player), m.Slot) }),
		goes: func(_ *State, f *Frame, m Move) (Goer, Place) { return toLocation(characterGoes(f.Player), m) },
		say: func(w *words, ef *content.Effect) {
			to := w.places(determiner(&ef.To), &ef.To)
			if determiner(&ef.To) == "any" {
				to = "any other location"
			}
			w.each(ef, verb{"move", "moves"}, "to "+to)
		},
		brief: func(ef *content.Effect) []string {
			fewer := []string{"{move} " + briefPlace(&ef.To)}
			if tags := ef.To.Tags.Words(); len(tags) > 0 {
				fewer = append(fewer, "{move} "+strings.Join(tags, " "), "{move} "+placeIcons(&ef.To))
			}
			return fewer
		},
	}
}

// Another character moves to the acting one.
func init() {
	operations[content.OpSummon] = operation{
		nothing: "nobody to move here",
		ask:     "choose the character to move here.",
		options: func(_ *Rulebook, s *State, f Frame, _ *content.Effect, l []Move) []Move {
			other := 1 - f.Player
			if player := &s.Players[other]; player.InPlay() && player.At != f.place(s) {
				l = append(l, Move{Kind: MoveWith, Player: other})
			}
			return l
		},
		do:     once(func(e *engine, f *Frame, _ *content.Effect, m Move) { e.arrive(int(m.Player), f.place(e.s)) }),
		labels: MoveWith,
		label:  answered("$who moves here"),
		say:    says("move another character here"),
		brief:  briefly("{move} an ally here", "{move} ally here"),
	}
}

// A character is unlocked once its price is paid, die by die, after the players agreed. Frame.N is 1 from then on, Frame.M the
// total paid.
func init() {
	operations[content.OpUnlockCharacter] = operation{
		then: func(_ *Rulebook, _ *State, f *Frame, ef *content.Effect) string {
			if f.N == 0 {
				return ""
			}
			return fmt.Sprintf("choose dice of the %s pool to pay; %d of %d are paid.", ef.Price.Resource, f.M, ef.Price.Total)
		},
		options: func(b *Rulebook, s *State, f Frame, ef *content.Effect, l []Move) []Move {
			switch price := &ef.Price; {
			case s.Characters[b.characterNamed(ef.Name)].Unlocked: // unlocking twice does nothing
				return l
			case f.N > 0:
				return pickOptions(Kind(price.Resource), &s.Pool[price.Resource], l)
			case price.Total > 0 && price.Total > s.Pool[price.Resource].Sum():
				return l
			}
			return append(l, Move{Kind: MoveYes})
		},
		do: func(e *engine, f *Frame, ef *content.Effect, m Move) bool {
			if m.Kind == MovePick {
				f.M += uint16(m.Dice[0].Value())
				e.toSupply(m.Dice[0], inPool(ef.Price.Resource))
			}
			f.N = 1
			if int(f.M) < ef.Price.Total {
				return true
			}
			id := e.b.characterNamed(ef.Name)
			c := &e.s.Characters[id]
			c.Unlocked, c.New = true, true
			e.tell(Event{Kind: EvUnlockCharacter, Character: id})
			return false
		},
		verb: "pay",
		say: func(w *words, ef *content.Effect) {
			if ef.Price.Total == 0 {
				w.do(ef, "unlock "+ef.Name)
				return
			}
			w.do(ef, "pay "+icon(ef.Price.Resource.String())+" pool dice with a total of "+
				strconv.Itoa(ef.Price.Total)+" or more to unlock "+ef.Name)
		},
	}
}

func (b *Rulebook) characterNamed(name string) content.CharacterID {
	return content.CharacterID(slices.IndexFunc(b.c.Characters, func(c content.Character) bool { return c.Name == name }))
}

// The acting character leaves the campaign.
func init() {
	operations[content.OpBurnCharacter] = operation{
		do: once(func(e *engine, f *Frame, _ *content.Effect, _ Move) {
			who := e.s.Players[f.Player].Character
			e.s.Characters[who].Burned = true
			e.tell(Event{Kind: EvBurned, Player: f.Player, Character: who})
			e.leavePlay(int(f.Player))
		}),
		say:   saysInFull("burn $bearer", "$bearer leaves the campaign"),
		brief: briefly("the last sacrifice", "sacrifice"),
	}
}

// Operations on action dice.

// Characters roll new action dice, together because the supply may be too small for all.
func init() {
	operations[content.OpGainActionDice] = operation{
		nothing:  "no action die left in the supply",
		together: true,
		useful:   func(_ *Rulebook, s *State, _ Frame, _ *content.Effect) bool { return s.ActionSupply > 0 },
		do: once(func(e *engine, f *Frame, ef *content.Effect, _ Move) {
			var due [NumPlayers]int
			for p := range due {
				if f.M&(1<<p) != 0 {
					due[p] = ef.Count
				}
			}
			e.giveActionDice(due[0], due[1])
		}),
		say: func(w *words, ef *content.Effect) {
			w.each(ef, verb{"roll", "rolls"}, HowMany(ef.Count, "new action die", "new action dice"))
		},
		brief: func(ef *content.Effect) []string { return []string{"+" + strings.Repeat("{action}", ef.Count)} },
		rolls: func(ef *content.Effect) int { return ef.Count },
	}
}

// Characters lose their lowest unspent action die, if they have any.
func init() {
	operations[content.OpLoseActionDie] = operation{
		nothing: "no dice to lose",
		changes: changesNothing,
		do: once(func(e *engine, f *Frame, _ *content.Effect, _ Move) {
			if v := e.s.Players[f.Player].Dice.Lowest(); v > 0 {
				e.toSupply(ActionDie(v), onMat(int(f.Player)))
			}
		}),
		say: eachDoes("lose", "loses", "their lowest unspent action die"),
	}
}

// Characters pick an unspent action die, then the value to set it to. Frame.Picked is the value that it shows.
func init() {
	operations[content.OpSetActionDie] = operation{
		changes: changesNothing,
		ask:     "choose an unspent action die, then the value to set it to.",
		then: func(_ *Rulebook, _ *State, f *Frame, _ *content.Effect) string {
			if f.Picked == 0 {
				return ""
			}
			return fmt.Sprintf("choose the value to set the %d to.", f.Picked)
		},
		options: func(_ *Rulebook, s *State, f Frame, _ *content.Effect, l []Move) []Move {
			if f.Picked == 0 {
				return pickOptions(Action, &s.Players[f.Player].Dice, l)
			}
			return valueOptions(int(f.Picked)+1, Sides, valueOptions(1, int(f.Picked)-1, l))
		},
		do: func(e *engine, f *Frame, _ *content.Effect, m Move) bool {
			if m.Kind == MovePick {
				f.Picked = uint8(m.Dice[0].Value())
				return true
			}
			at := onMat(int(f.Player))
			e.change(ActionDie(int(f.Picked)), at, ActionDie(int(m.Arg)), at, false)
			return false
		},
		verb:   "change",
		labels: MoveValue,
		label:  answered("set it to $n"),
		die:    func(_ *State, _ *Frame, _ *content.Effect, m Move) Die { return ActionDie(int(m.Arg)) },
		from:   func(_ *State, f *Frame, _ Move) Place { return onMat(int(f.Player)) },
		say:    eachDoes("set", "sets", "one unspent action die to any value"),
	}
}
