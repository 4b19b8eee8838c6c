package rules

import (
	"slices"
	"testing"

	"sixwinters/content"
)

// Setting a scenario up: dice come from the supply and cards from where they lie, so that the table stays whole.

// cast gives the players their characters, with new sheets.
func (tb *table) cast(names ...string) {
	tb.Helper()
	for p, name := range names {
		player := &tb.s.Players[p]
		if old := player.Character; old != content.NoCharacter {
			tb.s.Characters[old] = Character{Unlocked: true}
		}
		id := tb.characterID(name)
		tb.s.Characters[id].Unlocked = true
		tb.engine().takeCharacter(p, id)
	}
}

// at puts a character at a slot; it does not move there.
func (tb *table) at(name, slot string) {
	tb.Helper()
	tb.mat(name).At = tb.slot(slot)
}

// put lays dice from the supply somewhere: on the mat of a character ("thea", action dice), in their pools ("pool"), at
// a slot ("redbank/support") as assets.
func (tb *table) put(place, dice string) {
	tb.Helper()
	for _, d := range tb.dice(dice) {
		if tb.s.inSupplyOf(d.Kind()) == 0 {
			tb.Fatalf("no %s die is left for %s", d.Kind(), place)
		}
		tb.s.take(d, Place{Spot: InSupply})
		tb.s.put(d, tb.place(place, d))
	}
}

// place is where a die is put, or looked for, under a name.
func (tb *table) place(name string, d Die) Place {
	tb.Helper()
	switch {
	case name == "pool":
		return inPool(d.Kind().Resource())
	case slices.Contains(tb.b.names.slots[:], name):
		return atLocation(tb.slot(name))
	}
	return onMat(tb.player(name))
}

// leave leaves n dice of a kind in the supply: the others go into the pool showing 6, action dice to the second player.
func (tb *table) leave(kind string, n int) {
	tb.Helper()
	place, die := "pool", kind+":6"
	if kind == "action" {
		place, die = tb.b.playerWord(&tb.s, 1), "a6"
	}
	for tb.s.inSupplyOf(tb.dice(die)[0].Kind()) > n {
		tb.put(place, die)
	}
}

// attach puts obstacles into play at a slot, from wherever they lie.
func (tb *table) attach(slot string, names ...string) {
	tb.Helper()
	for _, name := range names {
		id := tb.obstacle(name)
		tb.lift(id)
		tb.s.Obstacles[id] = ObstacleState{Zone: InPlay, At: tb.slot(slot)}
		tb.s.Attached[tb.slot(slot)].push(id)
	}
}

// lift takes an obstacle from where it lies.
func (tb *table) lift(id content.ObstacleID) {
	for r := range tb.s.Draw {
		tb.s.Draw[r].remove(id)
		tb.s.Discard[r].remove(id)
	}
	for at := range tb.s.Attached {
		tb.s.Attached[at].remove(id)
	}
	tb.s.Obstacles[id] = ObstacleState{At: content.NoSlot}
}

// onTop puts an obstacle on top of a region's draw pile.
func (tb *table) onTop(r content.Region, name string) {
	tb.Helper()
	id := tb.obstacle(name)
	tb.lift(id)
	tb.s.Obstacles[id].Zone = InDraw
	tb.s.Draw[r].push(id)
}

// discarded puts obstacles on a region's discard pile, the last on top.
func (tb *table) discarded(r content.Region, names ...string) {
	tb.Helper()
	for _, name := range names {
		id := tb.obstacle(name)
		tb.lift(id)
		tb.s.Obstacles[id].Zone = InDiscard
		tb.s.Discard[r].push(id)
	}
}

// pile leaves just these obstacles in a region's draw pile, the last on top; the others are locked.
func (tb *table) pile(r content.Region, names ...string) {
	tb.Helper()
	for tb.s.Draw[r].N > 0 {
		tb.lift(tb.s.Draw[r].Top())
	}
	for _, name := range names {
		tb.onTop(r, name)
	}
}

// showing puts an obstacle with a season on its back on top of a region's draw pile.
func (tb *table) showing(r content.Region, season content.Season) {
	tb.Helper()
	for _, id := range tb.s.Draw[r].List() {
		if tb.b.c.Cards[id].Season == season {
			tb.onTop(r, tb.b.names.obstacles[id])
			return
		}
	}
	tb.Fatalf("no obstacle of %s shows %s", r, season)
}

// location lays a location card in a slot; its starting obstacles are not attached.
func (tb *table) location(slot, name string) {
	tb.Helper()
	tb.s.Slots[tb.slot(slot)] = tb.locationCard(name)
}

// progressed and threatened set the marker of a resource to a space.
func (tb *table) progressed(r content.Resource, space int) { tb.s.Progress[r] = uint8(space) }
func (tb *table) threatened(r content.Resource, space int) { tb.s.Threat[r] = uint8(space) }

// rank sets a character's rank in a skill.
func (tb *table) rank(name string, skill content.Skill, rank int) {
	tb.Helper()
	tb.character(name).Skills[skill] = uint8(rank)
}

// achieved gives a character its first n achievements.
func (tb *table) achieved(name string, n int) {
	tb.Helper()
	tb.character(name).Achieved = uint8(n)
}

// stressDie sets a stress die.
func (tb *table) stressDie(name string, k content.Stress, value, box int) {
	tb.Helper()
	tb.mat(name).Stress[k] = StressDie{Value: uint8(value), Box: uint8(box)}
}

// marked marks condition boxes, 1 the highest.
func (tb *table) marked(name string, k content.Stress, boxes ...int) {
	tb.Helper()
	for _, box := range boxes {
		tb.character(name).Marked[k] |= 1 << (box - 1)
	}
}

// card makes a progress card a player's current one; the old one goes out of the way.
func (tb *table) card(name, card string) {
	tb.Helper()
	id := tb.progressCard(card)
	tb.liftProgress(id)
	tb.mat(name).Card = id
}

// staged stages progress cards, top to bottom.
func (tb *table) staged(names ...string) {
	tb.Helper()
	for i := range tb.s.Staging {
		tb.s.Staging[i] = content.NoProgress
	}
	for i, name := range names {
		id := tb.progressCard(name)
		tb.liftProgress(id)
		tb.s.Staging[NumStaged-len(names)+i] = id
	}
}

// deck makes progress cards the draw pile of a stage, the last on top.
func (tb *table) deck(stage int, names ...string) {
	tb.Helper()
	var ids []content.ProgressID
	for _, name := range names {
		ids = append(ids, tb.progressCard(name))
		tb.liftProgress(tb.progressCard(name))
	}
	tb.s.Stage, tb.s.Deck = uint8(stage), ProgressPile{}
	for _, id := range ids {
		tb.s.Deck.push(id)
	}
}

// lastCards leaves the players their progress cards and burns all others.
func (tb *table) lastCards() {
	tb.Helper()
	tb.staged()
	tb.deck(content.NumStages)
	for i := range tb.b.c.Progress {
		if id := content.ProgressID(i); id != tb.s.Players[0].Card && id != tb.s.Players[1].Card {
			mark(&tb.s.BurnedProgress, id)
		}
	}
}

// liftProgress takes a progress card out of the deck; where it is staged or in hand, one of the deck takes its place.
func (tb *table) liftProgress(id content.ProgressID) {
	old := tb.s.Deck
	tb.s.Deck = ProgressPile{}
	for _, c := range old.List() {
		if c != id {
			tb.s.Deck.push(c)
		}
	}
	other := func() content.ProgressID {
		if tb.s.Deck.N == 0 {
			return content.NoProgress
		}
		return tb.s.Deck.pop()
	}
	for i := range tb.s.Staging {
		if tb.s.Staging[i] == id {
			tb.s.Staging[i] = other()
		}
	}
	for p := range tb.s.Players {
		if tb.s.Players[p].Card == id {
			tb.s.Players[p].Card = other()
		}
	}
}

// cover puts a fitting die from the supply on every printed die of an obstacle.
func (tb *table) cover(name string) {
	tb.Helper()
	id := tb.obstacle(name)
	for i, v := range tb.b.Pattern(&tb.s, id, nil) {
		if tb.s.Obstacles[id].Dice[i] == NoDie {
			d := ResourceDie(content.Resource(i%content.NumResources), v)
			tb.s.take(d, Place{Spot: InSupply})
			tb.s.put(d, onObstacle(id, i))
		}
	}
}

// rolls makes the next dice rolled show these values.
func (tb *table) rolls(values ...int) {
	for seed := Chance(0); ; seed++ {
		c := seed
		if !slices.ContainsFunc(values, func(v int) bool { return c.Roll() != v }) {
			tb.s.Chance = seed
			return
		}
	}
}

func TestRolls(t *testing.T) {
	tb := bareTable(t)
	tb.rolls(6, 1, 5)
	for _, want := range []int{6, 1, 5} {
		if got := tb.s.Chance.Roll(); got != want {
			t.Errorf("the next roll is %d, not %d", got, want)
		}
	}
}
