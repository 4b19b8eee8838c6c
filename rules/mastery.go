package rules

import "sixwinters/content"

// Masteries that are used at any time in the actions step ([mastery]), and pool dice used as action dice.

// barterPrice is the number of dice of one pool that diplomacy mastery gives for a new one ([mastery]).
const barterPrice = 2

// masteryTexts are the sentences of MasteryText, by resource.
var masteryTexts = [content.NumResources]string{
	content.Support:    "One action die creates or trades all dice of the pool that show its own value.",
	content.Technology: "Each character rolls one more action die.",
	content.Espionage:  "At a year's end, choose one region's new location from all that are left, not just two.",
	content.Military:   "Military assets move to any location for free.",
	content.Diplomacy:  "Two dice of a pool become one in the next pool; two sorcery dice, in any other pool.",
	content.Sorcery:    "Sorcery assets fit any square of a progress card, whatever colour or value it asks for.",
}

// MasteryText describes in a sentence the power that a resource's mastery gives all players ([mastery]).
func MasteryText(r content.Resource) string { return masteryTexts[r] }

func init() {
	actions[MoveMarch] = action{
		rule: "mastery", inAttempt: true, inTake: true, anyones: true,
		list:  eachMarch,
		check: checkMarch,
		do:    func(e *engine, m Move) { e.move(m.Dice[0], atLocation(m.Slot), atLocation(m.To)) },
	}
	actions[MoveBarter] = action{
		rule: "mastery", inAttempt: true, inTake: true, anyones: true,
		list:  eachBarter,
		check: checkBarter,
		do:    barter,
	}
	actions[MoveConvert] = action{
		rule: "ability", inAttempt: true, inTake: true,
		list:  eachConvert,
		check: checkConvert,
		do: func(e *engine, m Move) {
			d := m.Dice[0]
			e.change(d, inPool(d.Kind().Resource()), ActionDie(d.Value()), onMat(int(m.Player)), false)
		},
	}
}

// eachMarch appends every military asset with every other location.
func eachMarch(b *Rulebook, s *State, p int, l []Move) []Move {
	// Any player may do it, so it is listed once.
	if !b.Mastery(s, content.Military) || p != s.firstInPlay() {
		return l
	}
	for from := range content.Slot(content.NumSlots) {
		for v, n := range s.Assets[from][content.Military] {
			for to := content.Slot(0); n > 0 && to < content.NumSlots; to++ {
				if to != from {
					l = append(l, Move{Kind: MoveMarch, Slot: from, To: to, Dice: [maxSpend]Die{ResourceDie(content.Military, v+1)}})
				}
			}
		}
	}
	return l
}

// checkMarch returns why an asset cannot march.
func checkMarch(b *Rulebook, s *State, m Move) Refusal {
	d := m.Dice[0]
	switch {
	case !b.Mastery(s, content.Military):
		return refuse("mastery", "This needs military mastery.").with(masteryComes)
	case d.Kind() != Kind(content.Military):
		return refuse("mastery", "Only military assets move freely.")
	case s.Assets[m.Slot][content.Military].Of(d.Value()) == 0:
		return refuse("mastery", "There is no such asset at that location.")
	case m.Slot == m.To:
		return refuse("useless", "The asset is already there.")
	}
	return legal
}

// eachBarter appends every two dice of a pool along every arrow.
func eachBarter(b *Rulebook, s *State, p int, l []Move) []Move {
	if !b.Mastery(s, content.Diplomacy) || p != s.firstInPlay() {
		return l
	}
	for from := range content.Resource(content.NumResources) {
		for to := range content.Resource(content.Wheel) {
			if Arrow(from, to) {
				l = barterAlong(b, s, from, to, l)
			}
		}
	}
	return l
}

// barter gives two dice of a pool for a new one rolled into another.
func barter(e *engine, m Move) {
	from := m.Dice[0].Kind().Resource()
	e.tell(Event{Kind: EvBarter, From: inPool(from), To: inPool(content.Resource(m.Arg))})
	for _, d := range m.Dice[:barterPrice] {
		e.toSupply(d, inPool(d.Kind().Resource()))
	}
	e.roll(Kind(m.Arg), inPool(content.Resource(m.Arg)))
}

// eachConvert appends the pool dice that a player may use as action dice.
func eachConvert(b *Rulebook, s *State, p int, l []Move) []Move {
	for r := range content.Resource(content.NumResources) {
		if b.MayConvert(s, p, r) {
			l = eachDie(b, s, Move{Kind: MoveConvert, Player: uint8(p)}, Kind(r), &s.Pool[r], l)
		}
	}
	return l
}

// firstInPlay returns the first player whose character is in play. Moves that any player may make are listed as that player's.
func (s *State) firstInPlay() int {
	if s.Players[0].InPlay() {
		return 0
	}
	return 1
}

// barterAlong appends every two dice of a pool along one arrow.
func barterAlong(b *Rulebook, s *State, from, to content.Resource, l []Move) []Move {
	for low := 1; low <= Sides; low++ {
		for high := low; high <= Sides; high++ {
			m := Move{Kind: MoveBarter, Arg: uint8(to), Dice: [maxSpend]Die{ResourceDie(from, low), ResourceDie(from, high)}}
			if checkBarter(b, s, m).OK() {
				l = append(l, m)
			}
		}
	}
	return l
}

func checkBarter(b *Rulebook, s *State, m Move) Refusal {
	low, high, to := m.Dice[0], m.Dice[1], content.Resource(m.Arg)
	if !b.Mastery(s, content.Diplomacy) {
		return refuse("mastery", "This needs diplomacy mastery.")
	}
	if low.IsAction() || low.Kind() != high.Kind() || low > high {
		return refuse("mastery", "Give two dice of one pool, naming the lower first.")
	}
	from, alike := low.Kind().Resource(), 1
	if low == high {
		alike = barterPrice
	}
	switch pool := &s.Pool[from]; {
	case pool.Of(low.Value()) < alike, pool.Of(high.Value()) == 0:
		return refuse("mastery", "There is no such die in the pool.")
	case !Arrow(from, to):
		return refuse("mastery", "The new die goes one arrow along the wheel of trade.")
	case s.Supply[to] == 0:
		return refuse("supply", "There is no die of that resource left in the supply.")
	}
	return legal
}

func checkConvert(b *Rulebook, s *State, m Move) Refusal {
	d := m.Dice[0]
	if d.IsAction() {
		return refuse("ability", "Only resource dice of a pool become action dice.")
	}
	r := d.Kind().Resource()
	switch {
	case !b.MayConvert(s, int(m.Player), r):
		return refuse("ability", "Nothing here lets this character use dice of that pool as action dice.")
	case s.Pool[r].Of(d.Value()) == 0:
		return refuse("ability", "There is no such die in the pool.")
	case s.ActionSupply == 0:
		return refuse("supply", "There is no action die left in the supply.")
	}
	return legal
}
