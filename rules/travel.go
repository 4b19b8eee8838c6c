package rules

import "sixwinters/content"

// Move ([move]): to any location of a region for dice, from port to port, from gate to gate.

func init() {
	arrive := func(e *engine, m Move) { e.arrive(int(m.Player), m.Slot) }
	journey := action{rule: "move", check: checkTravel, pay: payJourney, do: arrive}
	for _, kind := range [...]MoveKind{MoveTravel, MoveSail} {
		journey.list = func(b *Rulebook, s *State, p int, l []Move) []Move { return eachJourney(b, s, kind, p, l) }
		actions[kind] = journey
	}
	actions[MoveGate] = action{
		rule:  "move",
		list:  eachGate,
		check: checkGate,
		pay:   func(e *engine, m Move) { e.stress(int(m.Player), content.Stress(m.Arg), 1) },
		do:    arrive,
	}
}

// eachGate appends every other gate with each stress it may cost.
func eachGate(b *Rulebook, s *State, p int, l []Move) []Move {
	if b.Location(s, s.Players[p].At).Icon.Kind != content.GateIcon {
		return l
	}
	for to := range content.Slot(content.NumSlots) {
		for k := range uint8(content.NumStress) {
			if m := (Move{Kind: MoveGate, Player: uint8(p), Slot: to, Arg: k}); checkGate(b, s, m).OK() {
				l = append(l, m)
			}
		}
	}
	return l
}

// SailCost returns how many action dice a move from port to port in a region costs a player's character where it is ([move]).
func (b *Rulebook) SailCost(s *State, p int, to content.Region) content.Cost {
	return b.modifiedCost(s, s.Players[p].At, to, 1)
}

// journeyCost returns the price in dice of a travel or sail move, or why there is none.
func journeyCost(b *Rulebook, s *State, m Move) (content.Cost, Refusal) {
	p := int(m.Player)
	if m.Slot == s.Players[p].At {
		return 0, refuse("move", "The character is already there.")
	}
	direct := b.MoveCost(s, p, m.Slot.Region())
	if m.Kind == MoveTravel {
		if direct == content.NoWay {
			return 0, refuse("move", "There is no direct move to that region from here.").with(waysFromHere)
		}
		return direct, legal
	}
	if b.Location(s, s.Players[p].At).Icon.Kind != content.PortIcon || b.Location(s, m.Slot).Icon.Kind != content.PortIcon {
		return 0, refuse("move", "You can only sail from port to port.")
	}
	port := b.SailCost(s, p, m.Slot.Region())
	if direct != content.NoWay && direct <= port {
		return 0, refuse("useless", "Going there by land costs no more dice than sailing.")
	}
	return port, legal
}

func checkTravel(b *Rulebook, s *State, m Move) Refusal {
	cost, r := journeyCost(b, s, m)
	if !r.OK() {
		return r
	}
	if m.NumDice() != int(cost) {
		return refuse("move", "This move costs "+HowMany(int(cost), "action die", "action dice")+".").with(diceLeft)
	}
	have := s.Players[m.Player].Dice
	for i, d := range m.Dice[:cost] {
		switch {
		case !d.IsAction() || have.Of(d.Value()) == 0:
			return refuse("spend", "This needs unspent action dice of these values.")
		case i > 0 && d < m.Dice[i-1]:
			return refuse("spend", "Dice are named from the lowest to the highest.")
		default:
			have.Remove(d.Value())
		}
	}
	return legal
}

// eachJourney appends the move to every location a player can pay for, with every different way to pay.
func eachJourney(b *Rulebook, s *State, kind MoveKind, p int, l []Move) []Move {
	if kind == MoveSail && b.Location(s, s.Players[p].At).Icon.Kind != content.PortIcon {
		return l
	}
	have := s.Players[p].Dice
	for to := range content.Slot(content.NumSlots) {
		m := Move{Kind: kind, Player: uint8(p), Slot: to}
		if cost, r := journeyCost(b, s, m); r.OK() && int(cost) <= min(have.Len(), maxSpend) {
			l = eachHand(m, have, int(cost), 0, 1, l)
		}
	}
	return l
}

// eachHand appends m with every different choice of cost dice out of have from place i on, none lower than low.
func eachHand(m Move, have Values, cost, i, low int, l []Move) []Move {
	if i == cost {
		return append(l, m)
	}
	for v := low; v <= Sides; v++ {
		if have.Of(v) == 0 {
			continue
		}
		rest := have
		rest.Remove(v)
		m.Dice[i] = ActionDie(v)
		l = eachHand(m, rest, cost, i+1, v, l)
	}
	return l
}

func payJourney(e *engine, m Move) {
	for _, d := range m.Dice {
		if d != NoDie {
			e.toSupply(d, onMat(int(m.Player)))
		}
	}
}

func checkGate(b *Rulebook, s *State, m Move) Refusal {
	at := s.here(m.Player)
	switch {
	case m.Slot == at:
		return refuse("move", "The character is already there.")
	case b.Location(s, at).Icon.Kind != content.GateIcon || b.Location(s, m.Slot).Icon.Kind != content.GateIcon:
		return refuse("move", "Stress only pays for a move from gate to gate.").with(payDice)
	}
	return legal
}

// arrive moves a character to another location, however it came to move, and applies the effects of moving there:
// in print the location's first, then those of its obstacles, innermost first ([choice]). Whoever takes part in an attempt has left it then,
// even if another move brings the character back ([attempt]).
func (e *engine) arrive(p int, to content.Slot) {
	from := e.s.Players[p].At
	e.s.Players[p].At = to
	e.dropOut(p)
	e.tell(Event{Kind: EvTravel, Player: uint8(p), Slot: to, From: atLocation(from)})
	before := e.s.Depth
	entry := func(kind ProgramKind, card uint8) {
		e.s.push(Frame{Task: taskEffects, Player: uint8(p), Slot: to, Program: Program{Kind: kind, Card: card}})
	}
	// The last pushed is the first carried out.
	for i := int(e.s.Attached[to].N) - 1; i >= 0; i-- {
		if id := e.s.Attached[to].Cards[i]; len(e.c.Card(id).Arrive) > 0 {
			entry(OnArrive, uint8(id))
		}
	}
	if at := e.s.Slots[to]; len(e.c.Locations[at].Arrive) > 0 {
		entry(OnLocationEntry, uint8(at))
	}
	e.inAnyOrder(before)
}
