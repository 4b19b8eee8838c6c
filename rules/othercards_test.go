package rules

import (
	"strings"
	"testing"

	"sixwinters/content"
	"sixwinters/content/contenttest"
)

// Cards that are not in the box, but that somebody may make: what the box never asks of the rules.

// otherCards is a bare table with cards of which something is another.
func otherCards(t *testing.T, change func(c *content.Content)) *table {
	t.Helper()
	c := contenttest.Cards(t)
	change(c)
	return bareTableOf(t, New(c))
}

// thea gives Thea another second ability: a die of value 4 in its box, or one body stress.
func thea(paid bool, effects ...content.Effect) func(c *content.Content) {
	return func(c *content.Content) {
		a := &c.Characters[0].Abilities[1]
		a.Effects = effects
		if paid {
			a.Box, a.Cost = content.NoBox, content.Body
		}
	}
}

// effect is an effect of an operation with some of its fields set.
func effect(op content.Op, set func(ef *content.Effect)) content.Effect {
	ef := content.Blank(op)
	set(&ef)
	return ef
}

var (
	bodyOfSelf = effect(content.OpStress, func(ef *content.Effect) {
		ef.Who.Scope, ef.Body = content.Self, content.Amount{Base: 12}
	})
	discardOne = effect(content.OpDiscard, func(ef *content.Effect) {
		ef.Count = 1
		ef.If = content.Condition{Test: content.CardsHere, Cards: ef.Cards}
	})
)

func TestAbilityOfOtherCards(t *testing.T) {
	t.Run("knocked-out/who is knocked out by an ability's effect gets no more of it", func(t *testing.T) {
		tb := otherCards(t, thea(false, bodyOfSelf, discardOne))
		tb.attach("redbank/support", "poison")
		tb.marked("thea", content.Body, 1, 2, 3)
		tb.put("thea", "a4")
		tb.play("use thea 2 a4")
		if !tb.mat("thea").Out || tb.s.Obstacles[tb.obstacle("poison")].Zone != InPlay {
			t.Error("Thea plays on, or the obstacle is discarded")
		}
	})
	t.Run("ability/a change to no value of a die does nothing, and the rest goes on", func(t *testing.T) {
		shift := effect(content.OpShift, func(ef *content.Effect) { ef.Change = 3 })
		clear := effect(content.OpClearPool, func(ef *content.Effect) { ef.Resource = content.Support })
		tb := otherCards(t, thea(false, shift, clear))
		tb.put("thea", "a4")
		tb.put("pool", "support:1")
		tb.play("use thea 2 a4")
		tb.want("thea", "")
		tb.want("pool", "")
	})
	t.Run("ability/what it does here, after a move, is where the character is then", func(t *testing.T) {
		travel := effect(content.OpTravel, func(ef *content.Effect) {
			ef.Who.Scope, ef.To.Resource = content.Self, content.Military
			ef.To.Regions = 1 << content.RedBank
		})
		add := effect(content.OpAddAssets, func(ef *content.Effect) {
			ef.Resource, ef.Count, ef.At.Here = content.Support, 1, true
		})
		tb := otherCards(t, thea(false, travel, add))
		tb.put("thea", "a4")
		tb.rolls(3)
		tb.play("use thea 2 a4")
		tb.wantAt("thea", "redbank/military")
		tb.want("redbank/military", "support:3")
	})
	t.Run("useless/a reroll paid in stress needs one die only", func(t *testing.T) {
		tb := otherCards(t, thea(true, content.Blank(content.OpReroll)))
		tb.refused("pay thea 2", "useless")
		tb.put("thea", "a4")
		tb.rolls(6)
		tb.play("pay thea 2")
		tb.want("thea", "a6")
	})
	t.Run("choice/one character that the players choose gains action dice", func(t *testing.T) {
		gain := effect(content.OpGainActionDice, func(ef *content.Effect) {
			ef.Who.Scope, ef.Who.One, ef.Count = content.Everyone, true, 2
		})
		tb := otherCards(t, thea(false, gain))
		tb.put("thea", "a4")
		tb.rolls(5, 5)
		tb.play("use thea 2 a4", "with keel")
		tb.want("keel", "a5 a5")
		tb.want("thea", "")
	})
	t.Run("discard/as many obstacles as the effect says, one after the other", func(t *testing.T) {
		two := effect(content.OpDiscard, func(ef *content.Effect) { ef.Count = 2 })
		tb := otherCards(t, thea(false, two))
		tb.attach("empire/military", "legionary.1", "poison")
		tb.attach("redbank/sorcery", "tripwire")
		tb.put("thea", "a4")
		tb.play("use thea 2 a4", "card poison", "card tripwire")
		tb.wantAttached("empire/military", "legionary.1")
		tb.wantAttached("redbank/sorcery")
		tb.wantAsked("actions")
	})
	t.Run("piles/all of them go to the discard pile before it is rebuilt", func(t *testing.T) {
		two := effect(content.OpDiscard, func(ef *content.Effect) { ef.Count = 2 })
		tb := otherCards(t, thea(false, two))
		tb.pile(content.Empire)
		tb.attach("empire/military", "legionary.1", "poison", "tripwire")
		tb.put("thea", "a4")
		tb.play("use thea 2 a4", "card poison")
		tb.whole("with one of two discarded")
		tb.wantDiscarded(content.Empire, "poison")
		tb.play("card tripwire")
		tb.wantDiscarded(content.Empire)
		if got := tb.s.Draw[content.Empire].N; got != 2 {
			tb.Errorf("the draw pile has %d cards, not both", got)
		}
		tb.wantEvents(EvShuffle, 1)
	})
	t.Run("choice/as many assets as the effect says, one after the other", func(t *testing.T) {
		two := effect(content.OpClearAssets, func(ef *content.Effect) { ef.Count = 2 })
		tb := otherCards(t, thea(false, two))
		tb.put("redbank/sorcery", "support:1 military:2 sorcery:3")
		tb.put("thea", "a4")
		tb.play("use thea 2 a4", "pick-at support:1 redbank/sorcery", "pick-at sorcery:3 redbank/sorcery")
		tb.want("redbank/sorcery", "military:2")
		tb.wantAsked("actions")
	})
	t.Run("threats/a marker that an effect advances stops at 12", func(t *testing.T) {
		raise := effect(content.OpThreat, func(ef *content.Effect) { ef.Resource, ef.Change = content.Military, 3 })
		tb := otherCards(t, thea(false, raise))
		tb.threatened(content.Military, 11)
		tb.put("thea", "a4")
		tb.play("use thea 2 a4")
		tb.wantThreat(content.Military, 12)
		tb.wantEvents(EvThreat, 1)
	})
	t.Run("replace/a location that lies in another slot does not lie there twice", func(t *testing.T) {
		place := effect(content.OpPlaceLocation, func(ef *content.Effect) { ef.Name = "Desolation" })
		tb := otherCards(t, thea(false, place))
		tb.location("settled/sorcery", "Desolation")
		tb.put("thea", "a4")
		tb.play("use thea 2 a4")
		if tb.s.Slots[tb.slot("redbank/support")] == tb.locationCard("Desolation") {
			t.Error("it lies here too")
		}
	})
	t.Run("replace/a location that has burned comes into play no more", func(t *testing.T) {
		place := effect(content.OpPlaceLocation, func(ef *content.Effect) { ef.Name = "Desolation" })
		tb := otherCards(t, thea(false, place))
		desolation := tb.locationCard("Desolation")
		tb.s.Burned |= 1 << desolation
		tb.put("thea", "a4")
		tb.play("use thea 2 a4")
		if tb.s.locationInPlay(desolation) {
			t.Error("it lies there again")
		}
	})
}

func TestLocationsOfOtherCards(t *testing.T) {
	t.Run("knocked-out/who is knocked out by a location's action gets no more of it", func(t *testing.T) {
		tb := otherCards(t, func(c *content.Content) {
			for i := range c.Locations {
				c.Locations[i].Action = []content.Effect{bodyOfSelf, discardOne}
			}
		})
		tb.attach("redbank/support", "poison")
		tb.marked("thea", content.Body, 1, 2, 3)
		tb.put("thea", "a4")
		tb.play("act thea a4")
		if !tb.mat("thea").Out || tb.s.Obstacles[tb.obstacle("poison")].Zone != InPlay {
			t.Error("Thea plays on, or the obstacle is discarded")
		}
	})
	t.Run("useless/a location action for characters of whom none is there", func(t *testing.T) {
		rest := effect(content.OpRecover, func(ef *content.Effect) {
			ef.Stress, ef.Who.Scope, ef.Who.Places.Regions = content.Body, content.AtPlaces, 1<<content.Settled
		})
		tb := otherCards(t, func(c *content.Content) {
			for i := range c.Locations {
				c.Locations[i].Action = []content.Effect{rest}
			}
		})
		tb.put("thea", "a4")
		tb.refused("act thea a4", "useless")
		tb.at("keel", "settled/diplomacy")
		tb.play("act thea a4")
	})
	t.Run("create/the stress that a location asks for comes on top of stress that is paid instead of a die", func(t *testing.T) {
		cost := effect(content.OpCreateCost, func(ef *content.Effect) { ef.Body.Base = 2 })
		tb := otherCards(t, func(c *content.Content) {
			for i := range c.Locations {
				c.Locations[i].Standing = []content.Effect{cost}
			}
		})
		tb.location("redbank/support", "The Weird Rock")
		tb.put("pool", "support:6")
		tb.play("create-stress thea psyche support:6")
		tb.wantStress("thea", content.Psyche, 3, 0)
		tb.wantStress("thea", content.Body, 1, 0)
		tb.want("redbank/support", "support:6")
	})
}

// Prices of moves that no card of the box asks for.
func TestMoveOfOtherCards(t *testing.T) {
	t.Run("move/a price that no move can name", func(t *testing.T) {
		tb := otherCards(t, func(c *content.Content) {
			for i := range c.Locations {
				c.Locations[i].Move = [content.NumRegions]content.Cost{maxSpend, maxSpend, maxSpend}
			}
		})
		tb.put("thea", "a1 a1 a1 a1 a1 a1 a1")
		tb.play("move thea redbank/sorcery a1 a1 a1 a1 a1 a1")
		tb.put("thea", "a1 a1 a1 a1 a1 a1")
		tb.attach("redbank/sorcery", "prismatic-lotus")
		tb.refused("move thea redbank/support a1 a1 a1 a1 a1 a1", "move")
	})
	t.Run("move/from port to port also where there is no direct move", func(t *testing.T) {
		tb := otherCards(t, func(c *content.Content) {
			for i := range c.Locations {
				c.Locations[i].Move = [content.NumRegions]content.Cost{content.NoWay, content.NoWay, content.NoWay}
			}
		})
		tb.location("redbank/support", "Red Bank")
		tb.location("empire/espionage", "Southkeep")
		tb.put("thea", "a1")
		tb.play("sail thea empire/espionage a1")
		tb.wantAt("thea", "empire/espionage")
	})
	t.Run("move/what makes moves to one region dearer leaves the others alone", func(t *testing.T) {
		tb := otherCards(t, func(c *content.Content) {
			for i := range c.Obstacles {
				if o := &c.Obstacles[i]; o.Name == "Prismatic Lotus" {
					o.Standing[0].To.Regions = 1 << content.RedBank
				}
			}
		})
		tb.attach("redbank/support", "prismatic-lotus")
		tb.put("thea", "a1 a1 a1 a1")
		tb.refused("move thea redbank/military a1", "move")
		tb.play("move thea empire/military a1 a1")
		tb.want("thea", "a1 a1")
	})
}

// Cards whose names are the same word are told apart in the notation, and so are those in another writing.
func TestNamesOfOtherCards(t *testing.T) {
	c := contenttest.Cards(t)
	c.Locations[0].Name, c.Locations[1].Name, c.Locations[2].Name = "Boars Rift", "?!", "Белый Сад"
	for i := range c.Cards {
		c.Cards[i].Entry = 0
	}
	n := New(c).names
	for _, want := range []string{"boars-rift.1", "card", "белый-сад", "boars-rift.2"} {
		found := false
		for _, name := range n.locations {
			found = found || name == want
		}
		if !found {
			t.Errorf("no location is called %s: %s", want, strings.Join(n.locations, " "))
		}
	}
	if last := n.obstacles[len(n.obstacles)-1]; last != "orb-of-seeing.92" {
		t.Errorf("the last of many alike is called %s", last)
	}
}

// The wheel of seasons says how long a year may be.
func TestLengthOfAnotherYear(t *testing.T) {
	tb := otherCards(t, func(c *content.Content) {
		for i := range c.Board.Seasons {
			c.Board.Seasons[i].Dashed = i > 0
		}
	})
	tb.s.Turn = 1
	if err := tb.b.wrongLength(&tb.s); err != nil {
		t.Errorf("a wheel of dashed boxes: %v", err)
	}
	tb.s.Turn = 0
	if tb.b.wrongLength(&tb.s) == nil {
		t.Error("a year has no turn")
	}
}
