package rules

import (
	"strings"
	"testing"

	"sixwinters/content"
)

// What is run after every move in tests sees every way in which a table can be wrong.
func TestBrokenTablesAreSeen(t *testing.T) {
	mat := func(s *State) *Player { return &s.Players[0] }
	for _, c := range []struct {
		name   string
		wrong  func(tb *table)
		saying string
	}{
		{"a resource die too few", func(tb *table) { tb.s.Supply[content.Military]-- }, "11 military dice, not 12"},
		{"an action die too many", func(tb *table) { mat(&tb.s).Dice.Add(3) }, "19 action dice, not 18"},
		{"a pile that was not rebuilt", func(tb *table) {
			tb.s.Discard[content.Empire], tb.s.Draw[content.Empire] = tb.s.Draw[content.Empire], Pile{}
			for _, id := range tb.s.Discard[content.Empire].List() {
				tb.s.Obstacles[id].Zone = InDiscard
			}
		}, "was not rebuilt"},
		{"an obstacle in a pile that says it is in play", func(tb *table) {
			o := &tb.s.Obstacles[tb.s.Draw[content.Empire].Top()]
			o.Zone, o.At = InPlay, 0
		}, "does not lie where it is said to lie"},
		{"a discarded obstacle that says it is to be drawn", func(tb *table) {
			tb.discarded(content.Empire, "poison")
			tb.s.Obstacles[tb.obstacle("poison")].Zone = InDraw
		}, "poison does not lie where it is said to lie"},
		{"an obstacle at another slot than it says", func(tb *table) {
			tb.attach("redbank/support", "angry-mob.1")
			tb.s.Obstacles[tb.obstacle("angry-mob.1")].At = tb.slot("redbank/sorcery")
		}, "angry-mob.1 does not lie where it is said to lie"},
		{"an obstacle that lies nowhere", func(tb *table) { tb.s.Draw[content.Empire].pop() }, "lies in 0 places"},
		{"an obstacle that lies twice", func(tb *table) { tb.s.Draw[content.Empire].push(tb.s.Draw[content.Empire].Top()) }, "lies in 2 places"},
		{"a locked obstacle in a pile", func(tb *table) {
			id := tb.s.Draw[content.Empire].Top()
			tb.s.Obstacles[id].Zone = Locked
		}, "does not lie where it is said to lie"},
		{"a locked obstacle at a slot", func(tb *table) { tb.s.Obstacles[tb.obstacle("mana-forge")].At = 0 }, "mana-forge lies in 0 places"},
		{"a staged card above a gap", func(tb *table) { tb.s.Staging[NumStaged-1] = content.NoProgress }, "do not lie at the bottom"},
		{"dice on no card", func(tb *table) {
			tb.s.Supply[content.Support]--
			mat(&tb.s).Card, mat(&tb.s).Chain, mat(&tb.s).Laid[0] = content.NoProgress, 1, ResourceDie(content.Support, 1)
		}, "player 1 has dice on no card"},
		{"a progress card with both players", func(tb *table) { tb.s.Players[1].Card = tb.s.Players[0].Card }, "lies in 2 places"},
		{"a progress card with a player and in the deck", func(tb *table) { tb.s.Deck.push(tb.s.Players[0].Card) }, "lies in 2 places"},
		{"a staged card in the deck too", func(tb *table) { tb.s.Deck.push(tb.s.Staging[NumStaged-1]) }, "lies in 2 places"},
		{"a chain that begins on no start", chain("bread-and-circuses", 1), "the chain on Bread and Circuses is broken"},
		{"a chain with a gap", chain("bread-and-circuses", 0, 2), "the chain on Bread and Circuses is broken"},
		{"a chain that comes back", chain("bread-and-circuses", 0, 1, 0), "the chain on Bread and Circuses is broken"},
		{"a chain over a hole", chain("bread-and-circuses", 0, 4), "the chain on Bread and Circuses is broken"},
		{"a die beside its chain", func(tb *table) {
			tb.s.Supply[content.Support]--
			mat(&tb.s).Laid[3] = ResourceDie(content.Support, 1)
		}, "is not in its chain"},
		{"a location in two slots", func(tb *table) { tb.s.Slots[1] = tb.s.Slots[0] }, "lies in two slots"},
		{"a burned location in play", func(tb *table) { tb.s.Burned |= 1 << tb.s.Slots[4] }, "is burned and in play"},
		{"a progress marker before its track", func(tb *table) { tb.s.Progress[content.Sorcery] = 0 }, "left the sorcery track"},
		{"a progress marker beyond it", func(tb *table) { tb.s.Progress[content.Sorcery] = lastSpace + 1 }, "left the sorcery track"},
		{"a threat marker before its track", func(tb *table) { tb.s.Threat[content.Support] = 0 }, "left the support track"},
		{"a threat marker beyond it", func(tb *table) { tb.s.Threat[content.Support] = lastSpace + 1 }, "left the support track"},
		{"who is out of play at a location", func(tb *table) { mat(&tb.s).Out = true }, "Thea is half out of play"},
		{"who is in play at no location", func(tb *table) { mat(&tb.s).At = content.NoSlot }, "Thea is half out of play"},
		{"who is out of play with action dice", func(tb *table) {
			tb.put("thea", "a1")
			mat(&tb.s).Out, mat(&tb.s).At = true, content.NoSlot
		}, "Thea has action dice out of play"},
		{"a stress die that shows nothing", func(tb *table) { mat(&tb.s).Stress[content.Body].Value = 0 }, "of Thea is off its track"},
		{"a stress die that shows seven", func(tb *table) { mat(&tb.s).Stress[content.Body].Value = 7 }, "of Thea is off its track"},
		{"a stress die below its track", func(tb *table) { mat(&tb.s).Stress[content.Psyche].Box = conditions + 1 }, "of Thea is off its track"},
		{"a rank of seven", func(tb *table) { tb.rank("menas", content.Lore, 7) }, "Menas has rank 7 in lore"},
		{"no such phase", func(tb *table) { tb.s.Phase = CampaignOver + 1 }, "the time"},
		{"no such step", func(tb *table) { tb.s.Step = NumSteps }, "the time"},
		{"no such box", func(tb *table) { tb.s.Box = content.WheelBoxes }, "the time"},
		{"no such stage", func(tb *table) { tb.s.Stage = content.NumStages + 1 }, "the stage"},
		{"no such rest", func(tb *table) { tb.s.House.PlayedRest = 3 }, "the house rules"},
		{"no such number of dice", func(tb *table) { tb.s.House.Dice = MostDice + 1 }, "the house rules"},
		{"an attempt at nothing", func(tb *table) { tb.s.Attempt.Obstacle = content.ObstacleID(len(tb.b.c.Cards)) }, "the attempt"},
		{"no such location", func(tb *table) { tb.s.Slots[3] = content.LocationID(len(tb.b.c.Locations)) }, "a slot"},
		{"no such slot to settle", func(tb *table) { tb.s.Freed[1] = content.NumSlots }, "a slot that waits for a location"},
		{"no such staged card", func(tb *table) { tb.s.Staging[3] = content.ProgressID(len(tb.b.c.Progress)) }, "the staging area"},
		{"no such card in the deck", func(tb *table) { tb.s.Deck.push(content.ProgressID(len(tb.b.c.Progress))) }, "the progress deck"},
		{"an obstacle in no zone", func(tb *table) { tb.s.Obstacles[tb.obstacle("poison")].Zone = InPlay + 1 }, "poison"},
		{"an obstacle with a die of no kind", func(tb *table) { tb.s.Obstacles[tb.obstacle("poison")].Dice[0] = NewDie(NumKinds, 1) }, "poison"},
		{"no such obstacle to activate", func(tb *table) { tb.s.Queue.push(content.ObstacleID(len(tb.b.c.Cards))) }, "a pile of obstacles"},
		{"no such square", func(tb *table) { mat(&tb.s).Path[5] = NumSquares }, "a mat"},
		{"no such current card", func(tb *table) { mat(&tb.s).Card = content.ProgressID(len(tb.b.c.Progress)) }, "a mat"},
		{"a die of value seven on an ability", func(tb *table) { mat(&tb.s).Boxes[2] = NewDie(Action, 7) }, "a mat"},
	} {
		t.Run(c.name, func(t *testing.T) {
			tb := bareTable(t)
			c.wrong(tb)
			if err := tb.b.Broken(&tb.s); err == nil || !strings.Contains(err.Error(), c.saying) {
				t.Errorf("it says %v", err)
			}
		})
	}
}

// chain lays support dice on squares of a card of Thea's, whatever may lie there: 0 to 15, row by row.
func chain(card string, squares ...uint8) func(tb *table) {
	return func(tb *table) {
		tb.card("thea", card)
		player := tb.mat("thea")
		for i, sq := range squares {
			tb.s.Supply[content.Support]--
			player.Path[i], player.Laid[i] = sq, ResourceDie(content.Support, 1)
			player.Chain++
		}
	}
}
