package rules

import (
	"fmt"

	"sixwinters/content"
)

// Operations on characters and their action dice.

func init() {
	operations[content.OpStress] = operation{
		do:  takeStress,
		say: sayStress,
	}
	operations[content.OpCondition] = operation{
		do:  takeCondition,
		say: sayCondition,
	}
	operations[content.OpRecover] = operation{
		do:  recoverCondition,
		say: sayRecover,
	}
	operations[content.OpSetStress] = operation{
		useful: func(b *Rulebook, s *State, f Frame, ef *content.Effect) bool {
			return int(s.Players[f.Player].Stress[ef.Stress].Value) != ef.Value
		},
		do:  setStressDie,
		say: saySetStress,
	}
	operations[content.OpTravel] = operation{
		ask: "choose a location to move to.",
		options: func(b *Rulebook, s *State, f Frame, ef *content.Effect, l []Move) []Move {
			return slotOptions(b.places(s, &f, &ef.To)&^(1<<s.Players[f.Player].At), l)
		},
		do:  travelTo,
		say: sayTravel,
	}
	operations[content.OpSummon] = operation{
		ask:     "choose the character to move here.",
		options: summonOptions,
		do:      summon,
		say:     saySummon,
	}
	operations[content.OpUnlockCharacter] = operation{
		options: unlockOptions,
		then:    askForPrice,
		do:      unlockCharacter,
		say:     sayUnlockCharacter,
	}
	operations[content.OpBurnCharacter] = operation{
		do:  burnCharacter,
		say: sayBurnCharacter,
	}
	operations[content.OpGainActionDice] = operation{
		together: true,
		useful: func(b *Rulebook, s *State, f Frame, ef *content.Effect) bool {
			return s.ActionSupply > 0
		},
		do:  gainActionDice,
		say: sayGainActionDice,
	}
	operations[content.OpLoseActionDie] = operation{
		do:  loseActionDie,
		say: sayLoseActionDie,
	}
	operations[content.OpSetActionDie] = operation{
		ask:     "choose an unspent action die, then the value to set it to.",
		then:    askValueOfPicked,
		options: setActionDieOptions,
		do:      setActionDie,
		say:     saySetActionDie,
	}
}

// takeStress gives a character psyche and body stress.
func takeStress(e *engine, f *Frame, ef *content.Effect, m Move) bool {
	psyche, body := e.b.amount(e.s, f, &ef.Psyche), e.b.amount(e.s, f, &ef.Body)
	e.takeDamage(int(f.Player), psyche, body)
	return false
}

// takeCondition gives a condition to a character, or to all that are unlocked.
func takeCondition(e *engine, f *Frame, ef *content.Effect, m Move) bool {
	if ef.Who.Scope != content.Unlocked {
		e.condition(int(f.Player), ef.Stress)
		return false
	}
	for id := range e.c.Characters {
		e.unlockedCondition(content.CharacterID(id), ef.Stress)
	}
	return false
}

// recoverCondition has a character recover from a condition.
func recoverCondition(e *engine, f *Frame, ef *content.Effect, m Move) bool {
	e.recover(e.s.Players[f.Player].Character, ef.Stress)
	return false
}

// setStressDie sets a stress die of a character.
func setStressDie(e *engine, f *Frame, ef *content.Effect, m Move) bool {
	e.setStress(int(f.Player), ef.Stress, ef.Value)
	return false
}

// travelTo moves a character to the location that was chosen.
func travelTo(e *engine, f *Frame, ef *content.Effect, m Move) bool {
	e.arrive(int(f.Player), m.Slot)
	return false
}

// summonOptions lists the other character, if it is in play and elsewhere.
func summonOptions(b *Rulebook, s *State, f Frame, ef *content.Effect, l []Move) []Move {
	other := 1 - f.Player
	if player := &s.Players[other]; player.InPlay() && player.At != f.place(s) {
		l = append(l, Move{Kind: MoveWith, Player: other})
	}
	return l
}

// summon moves the character that was chosen to the one that acts.
func summon(e *engine, f *Frame, ef *content.Effect, m Move) bool {
	e.arrive(int(m.Player), f.place(e.s))
	return false
}

// burnCharacter takes the character that acts out of the campaign.
func burnCharacter(e *engine, f *Frame, ef *content.Effect, m Move) bool {
	who := e.s.Players[f.Player].Character
	e.s.Characters[who].Burned = true
	e.tell(Event{Kind: EvBurned, Player: f.Player, Character: who})
	e.leavePlay(int(f.Player))
	return false
}

// gainActionDice rolls new action dice for all characters that are meant.
func gainActionDice(e *engine, f *Frame, ef *content.Effect, m Move) bool {
	var due [NumPlayers]int
	for p := range due {
		if f.M&(1<<p) != 0 {
			due[p] = ef.Count
		}
	}
	e.giveActionDice(due[0], due[1])
	return false
}

// loseActionDie takes the lowest unspent action die of a character, if it has any.
func loseActionDie(e *engine, f *Frame, ef *content.Effect, m Move) bool {
	if v := e.s.Players[f.Player].Dice.Lowest(); v > 0 {
		e.toSupply(ActionDie(v), onMat(int(f.Player)))
	}
	return false
}

// setActionDieOptions lists the unspent action dice of a character, and once one is picked, the values that it may be set to.
func setActionDieOptions(b *Rulebook, s *State, f Frame, ef *content.Effect, l []Move) []Move {
	if f.Picked == 0 {
		return pickOptions(Action, &s.Players[f.Player].Dice, l)
	}
	for v := 1; v <= Sides; v++ {
		if v != int(f.Picked) {
			l = append(l, Move{Kind: MoveValue, Arg: uint8(v)})
		}
	}
	return l
}

// askValueOfPicked asks for the new value of the action die that has been picked.
func askValueOfPicked(_ *Rulebook, _ *State, f *Frame, _ *content.Effect) string {
	if f.Picked == 0 {
		return ""
	}
	return fmt.Sprintf("choose the value to set the %d to.", f.Picked)
}

// setActionDie picks an action die, then sets it.
func setActionDie(e *engine, f *Frame, ef *content.Effect, m Move) bool {
	if m.Kind == MovePick {
		f.Picked = uint8(m.Dice[0].Value())
		return true
	}
	at := onMat(int(f.Player))
	e.change(ActionDie(int(f.Picked)), at, ActionDie(int(m.Arg)), at, false)
	return false
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

func (b *Rulebook) characterNamed(name string) content.CharacterID {
	for id := range b.c.Characters {
		if b.c.Characters[id].Name == name {
			return content.CharacterID(id)
		}
	}
	return content.NoCharacter
}

// unlockOptions lets the players pay a price dice by dice, once they have said yes to it (Master of Secrets).
func unlockOptions(b *Rulebook, s *State, f Frame, ef *content.Effect, l []Move) []Move {
	if s.Characters[b.characterNamed(ef.Name)].Unlocked {
		return l // unlocking twice does nothing
	}
	if f.N == 0 {
		if ef.Price.Total > s.poolSum(ef.Price.Resource) {
			return l
		}
		return append(l, Move{Kind: MoveYes})
	}
	return pickOptions(Kind(ef.Price.Resource), &s.Pool[ef.Price.Resource], l)
}

// askForPrice asks for more dice of the price once it is being paid.
func askForPrice(_ *Rulebook, _ *State, f *Frame, ef *content.Effect) string {
	if f.N == 0 {
		return ""
	}
	return fmt.Sprintf("choose dice of the %s pool to pay; %d of %d are paid.", ef.Price.Resource, f.M, ef.Price.Total)
}

// poolSum is the total of the dice in a pool; 0 if no resource is named.
func (s *State) poolSum(r content.Resource) int {
	if r == content.NoResource {
		return 0
	}
	return s.Pool[r].Sum()
}

func unlockCharacter(e *engine, f *Frame, ef *content.Effect, m Move) bool {
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
}
