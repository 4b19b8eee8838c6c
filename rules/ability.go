package rules

import "sixwinters/content"

// Abilities ([ability], [box]) and the stash ([stash]).

func init() {
	actions[MoveUse] = action{
		rule: "ability", inAttempt: true, inTake: true,
		list:  eachUse,
		check: checkUse,
		frame: abilityFrame,
		do:    useAbility,
	}
	actions[MovePay] = action{
		rule: "ability", inAttempt: true, inTake: true,
		list:  eachPay,
		check: checkPay,
		frame: abilityFrame,
		pay: func(e *engine, m Move) {
			e.tell(Event{Kind: EvUse, Player: m.Player, N: int8(m.Arg)})
			e.stress(int(m.Player), e.b.Ability(e.s, int(m.Player), int(m.Arg)).Cost, 1)
		},
		do: func(e *engine, m Move) { e.s.push(abilityFrame(e.s, m)) },
	}
	actions[MoveStash] = action{
		rule: "stash", inAttempt: true, inTake: true,
		list:  eachStash,
		check: checkStash,
		do: func(e *engine, m Move) {
			e.move(m.Dice[0], atLocation(e.s.here(m.Player)), Place{Spot: InStash, N: m.Player})
		},
	}
	actions[MoveUnstash] = action{
		rule: "stash", inAttempt: true, inTake: true,
		list:  eachUnstash,
		check: checkUnstash,
		do: func(e *engine, m Move) {
			e.move(m.Dice[0], Place{Spot: InStash, N: m.Player}, atLocation(e.s.here(m.Player)))
		},
	}
}

// eachUse appends a use of each ability with each die that fits.
func eachUse(b *Rulebook, s *State, p int, l []Move) []Move {
	at := s.Players[p].At
	for i := range content.NumAbilities {
		a := b.Ability(s, p, i)
		if a == nil {
			break
		}
		if a.Box == content.NoBox || len(a.Effects) == 0 || s.Players[p].Boxes[i] != NoDie {
			continue
		}
		m := Move{Kind: MoveUse, Player: uint8(p), Arg: uint8(i)}
		if a.Box == content.AnyDieBox || a.Box == content.ValueBox {
			l = eachActionDie(b, s, m, l)
		}
		for k := range Kind(content.NumResources) {
			l = eachDie(b, s, m, k, &s.Assets[at][k], l)
		}
	}
	return l
}

// useAbility places the die and begins the ability's effects.
func useAbility(e *engine, m Move) {
	p, i := int(m.Player), int(m.Arg)
	from := onMat(p)
	if !m.Dice[0].IsAction() {
		from = atLocation(e.s.here(m.Player))
	}
	e.tell(Event{Kind: EvUse, Player: m.Player, N: int8(i)})
	e.move(m.Dice[0], from, onAbility(p, i))
	e.s.push(abilityFrame(e.s, m))
}

// eachPay appends the abilities that are paid for in stress.
func eachPay(b *Rulebook, s *State, p int, l []Move) []Move {
	for i := range content.NumAbilities {
		if b.Ability(s, p, i) == nil {
			break
		}
		if m := (Move{Kind: MovePay, Player: uint8(p), Arg: uint8(i)}); checkPay(b, s, m).OK() {
			l = append(l, m)
		}
	}
	return l
}

// eachStash appends the assets that can be stashed.
func eachStash(b *Rulebook, s *State, p int, l []Move) []Move {
	r := b.Stashes(s, p)
	if r == content.NoResource {
		return l
	}
	return eachDie(b, s, Move{Kind: MoveStash, Player: uint8(p)}, Kind(r), &s.Assets[s.Players[p].At][r], l)
}

// checkStash returns why an asset cannot be stashed.
func checkStash(b *Rulebook, s *State, m Move) Refusal {
	d, r := m.Dice[0], b.Stashes(s, int(m.Player))
	switch {
	case r == content.NoResource:
		return refuse("stash", "This character has no stash.").with(stashComes)
	case d.Kind() != Kind(r):
		return refuse("stash", "This stash is for another resource.").with(stashTakes)
	case s.Players[m.Player].Stash != NoDie:
		return refuse("stash", "The stash holds only one die, and it is full.").with(stashFull)
	case s.Assets[s.here(m.Player)][d.Kind()].Of(d.Value()) == 0:
		return refuse("stash", "Only assets at the character's location can be stashed.").with(whoseStash)
	}
	return legal
}

// eachUnstash appends the move that puts the stashed die down, if there is one.
func eachUnstash(b *Rulebook, s *State, p int, l []Move) []Move {
	if d := s.Players[p].Stash; d != NoDie {
		l = append(l, Move{Kind: MoveUnstash, Player: uint8(p), Dice: [maxSpend]Die{d}})
	}
	return l
}

// checkUnstash returns why the stashed die cannot be put down.
func checkUnstash(b *Rulebook, s *State, m Move) Refusal {
	if m.Dice[0] != s.Players[m.Player].Stash {
		return refuse("stash", "There is no such die in the stash.")
	}
	return legal
}

// abilityFrame returns the frame for the ability of a use or pay move.
func abilityFrame(s *State, m Move) Frame {
	return Frame{
		Task: taskEffects, Player: m.Player, Slot: s.here(m.Player), Move: m,
		Program: Program{Kind: OnUse, Card: uint8(s.Players[m.Player].Character), Nth: m.Arg},
	}
}

// fitsBox reports whether a die may be placed on an ability ([box]).
func fitsBox(a *content.Ability, d Die) bool {
	switch a.Box {
	case content.AnyDieBox:
		return true
	case content.AssetBox:
		return !d.IsAction()
	case content.ResourceBox:
		return d.Kind() == Kind(a.Resource)
	case content.ValueBox:
		return d.Value() == a.Value
	}
	return false
}

func checkUse(b *Rulebook, s *State, m Move) Refusal {
	p, d := int(m.Player), m.Dice[0]
	a := b.Ability(s, p, int(m.Arg))
	switch {
	case a == nil:
		return refuse("achievement", "The character has not earned this ability yet.").with(earnedBy)
	case a.Box == content.NoBox || len(a.Effects) == 0:
		return refuse("ability", "No die is placed on this ability.").with(abilityCosts)
	case s.Players[p].Boxes[m.Arg] != NoDie:
		return refuse("box", "This ability has been used this turn; its die stays until the refresh.")
	case !fitsBox(a, d):
		return refuse("box", "This die does not fit the ability's box.").with(boxTakes)
	case d.IsAction() && s.Players[p].Dice.Of(d.Value()) == 0:
		return refuse("box", "This needs an unspent action die of that value.")
	case !d.IsAction() && s.Assets[s.Players[p].At][d.Kind()].Of(d.Value()) == 0:
		return refuse("box", "Only assets at the character's location go into the box.").with(whoseAbility)
	}
	return legal
}

func checkPay(b *Rulebook, s *State, m Move) Refusal {
	a := b.Ability(s, int(m.Player), int(m.Arg))
	switch {
	case a == nil:
		return refuse("achievement", "The character has not earned this ability yet.")
	case a.Cost == content.NoStress:
		return refuse("ability", "This ability is not paid for with stress.")
	}
	return legal
}
