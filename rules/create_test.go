package rules

import (
	"testing"

	"sixwinters/content"
)

func TestCreate(t *testing.T) {
	scenarios(t, "create", []scenario{
		{"one die of at most the action die's value", func(tb *table) {
			tb.put("thea", "a3 a5")
			tb.put("pool", "support:2 support:4 military:1")
			tb.refused("create thea a3 support:4", "create")
			tb.refused("create thea a3 military:1", "create")
			tb.refused("create thea a3 support:1", "create")
			tb.play("create thea a3 support:2")
			tb.want("thea", "a5")
			tb.want("redbank/support", "support:2")
			tb.want("pool", "support:4 military:1")
			tb.wantAsked("actions")
		}},
		{"a skill icon allows up to the rank, each of at most the action die", func(tb *table) {
			tb.location("redbank/support", "Amaranth Bourne")
			tb.rank("thea", content.Survival, 3)
			tb.put("thea", "a4")
			tb.put("pool", "support:1 support:3 support:4 support:5")
			tb.leave("support", 0) // which it does not need
			tb.play("create thea a4 support:4")
			tb.wantChoices("pick support:1", "pick support:3", "enough")
			tb.play("pick support:1", "pick support:3")
			tb.want("redbank/support", "support:1 support:3 support:4")
			tb.wantAsked("actions")
		}},
		{"with a skill icon fewer may be taken", func(tb *table) {
			tb.location("redbank/support", "Amaranth Bourne")
			tb.rank("thea", content.Survival, 3)
			tb.put("thea", "a4")
			tb.put("pool", "support:1 support:1 support:1")
			tb.play("create thea a4 support:1", "enough")
			tb.want("redbank/support", "support:1")
			tb.wantAsked("actions")
		}},
		{"with a skill icon and rank 0 it is one die", func(tb *table) {
			tb.location("redbank/support", "Amaranth Bourne")
			tb.put("thea", "a4")
			tb.put("pool", "support:1 support:1")
			tb.play("create thea a4 support:1")
			tb.want("redbank/support", "support:1")
			tb.wantAsked("actions")
		}},
		{"a skill icon allows one die at least", func(tb *table) {
			tb.location("redbank/support", "Amaranth Bourne")
			tb.rank("thea", content.Survival, 0)
			if n := tb.b.SkillDice(&tb.s, tb.player("thea")); n != 1 {
				tb.Errorf("%d dice are allowed, not 1", n)
			}
			tb.put("thea", "a4")
			tb.put("pool", "support:1 support:4")
			tb.play("create thea a4 support:4")
			tb.want("redbank/support", "support:4")
			tb.wantAsked("actions")
		}},
		{"at a stress icon two stress pay for a die of any value", func(tb *table) {
			tb.location("redbank/support", "The Weird Rock")
			tb.put("pool", "support:6")
			tb.refused("create-stress thea body support:6", "create")
			tb.play("create-stress thea psyche support:6")
			tb.want("redbank/support", "support:6")
			tb.wantStress("thea", content.Psyche, 3, 0)
		}},
		{"stress pays only at a stress icon", func(tb *table) {
			tb.put("pool", "support:6")
			tb.refused("create-stress thea psyche support:6", "create")
		}},
		{"a character knocked out by the stress creates nothing", func(tb *table) {
			tb.location("redbank/support", "The Weird Rock")
			tb.put("pool", "support:6")
			tb.stressDie("thea", content.Psyche, 2, 3)
			tb.play("create-stress thea psyche support:6")
			tb.wantAt("thea", "")
			tb.want("pool", "support:6")
			tb.want("redbank/support", "")
		}},
		{"a threat location takes its stress on top of the die", func(tb *table) {
			tb.location("redbank/support", "Dusk's Ayrie")
			tb.put("thea", "a4")
			tb.put("pool", "support:4")
			tb.play("create thea a4 support:4")
			tb.want("thea", "")
			tb.wantStress("thea", content.Body, 2, 0)
			tb.want("redbank/support", "support:4")
		}},
	})
}

func TestSupportMastery(t *testing.T) {
	scenarios(t, "support-mastery", []scenario{
		{"all dice equal to the action die are created", func(tb *table) {
			tb.progressed(content.Support, 6)
			tb.put("thea", "a3 a2")
			tb.put("pool", "support:3 support:3 support:3 support:2")
			tb.refused("create-all thea a3 support:2", "support-mastery")
			tb.refused("create-all thea a4 support:3", "spend")
			tb.refused("create-all thea a2 support:2", "useless")
			tb.play("create-all thea a3 support:3")
			tb.want("redbank/support", "support:3 support:3 support:3")
			tb.want("pool", "support:2")
			tb.want("thea", "a2")
		}},
		{"not before the mastery space", func(tb *table) {
			tb.progressed(content.Support, 5)
			tb.put("thea", "a3")
			tb.put("pool", "support:3 support:3 technology:3 technology:3")
			tb.refused("create-all thea a3 support:3", "support-mastery")
			tb.refused("trade-all thea a3 support:3 technology", "support-mastery")
		}},
		{"it is not combined with a skill icon", func(tb *table) {
			tb.progressed(content.Support, 6)
			tb.location("redbank/support", "Amaranth Bourne")
			tb.rank("thea", content.Survival, 4)
			tb.put("thea", "a3")
			tb.put("pool", "support:3 support:3 support:2")
			tb.play("create-all thea a3 support:3")
			tb.want("redbank/support", "support:3 support:3")
			tb.wantAsked("actions")
		}},
		{"a threat location takes its stress once", func(tb *table) {
			tb.progressed(content.Support, 6)
			tb.location("redbank/support", "Sundered Crag")
			tb.put("thea", "a3")
			tb.put("pool", "support:3 support:3")
			tb.play("create-all thea a3 support:3")
			tb.wantStress("thea", content.Body, 1, 0)
		}},
		{"all dice equal to the action die are traded", func(tb *table) {
			tb.progressed(content.Support, 6)
			tb.put("thea", "a3 a1")
			tb.put("pool", "support:3 support:3 support:1")
			tb.refused("trade-all thea a3 support:1 technology", "support-mastery")
			tb.refused("trade-all thea a1 support:1 technology", "useless")
			tb.play("trade-all thea a3 support:3 technology")
			tb.want("pool", "support:1 technology:3 technology:3")
		}},
		{"as many are traded as the supply of the new colour allows", func(tb *table) {
			tb.progressed(content.Support, 6)
			tb.leave("technology", 2)
			tb.put("thea", "a3")
			tb.put("pool", "support:3 support:3 support:3")
			tb.play("trade-all thea a3 support:3 technology")
			if got := tb.s.Pool[content.Technology].Of(3); got != 2 {
				tb.Errorf("%d dice were traded, not 2", got)
			}
			if got := tb.s.Pool[content.Support].Of(3); got != 1 {
				tb.Errorf("%d dice were left, not 1", got)
			}
		}},
	})
}

func TestTrade(t *testing.T) {
	scenarios(t, "trade", []scenario{
		{"out of the slot's resource, one arrow on", func(tb *table) {
			tb.put("thea", "a4")
			tb.put("pool", "support:4 support:5")
			tb.refused("trade thea a4 support:5 technology", "trade")
			tb.refused("trade thea a4 support:4 espionage", "trade")
			tb.refused("trade thea a4 support:4 diplomacy", "trade")
			tb.refused("trade thea a4 support:3 technology", "trade") // there is no such die
			tb.refused("trade thea a4 a4 technology", "trade")
			tb.play("trade thea a4 support:4 technology")
			tb.want("thea", "")
			tb.want("pool", "technology:4 support:5")
		}},
		{"into the slot's resource", func(tb *table) {
			tb.put("thea", "a4")
			tb.put("pool", "diplomacy:2 espionage:1")
			tb.refused("trade thea a4 espionage:1 military", "trade")
			tb.play("trade thea a4 diplomacy:2 support")
			tb.want("pool", "support:2 espionage:1")
		}},
		{"sorcery into the slot's resource", func(tb *table) {
			tb.put("thea", "a6")
			tb.put("pool", "sorcery:5")
			tb.refused("trade thea a6 sorcery:5 military", "trade")
			tb.play("trade thea a6 sorcery:5 support")
			tb.want("pool", "support:5")
		}},
		{"sorcery out of a sorcery slot into any other", func(tb *table) {
			tb.at("thea", "redbank/sorcery")
			tb.put("thea", "a6 a6")
			tb.put("pool", "sorcery:5 support:1")
			tb.refused("trade thea a6 support:1 sorcery", "trade")
			tb.play("trade thea a6 sorcery:5 espionage")
			tb.want("pool", "espionage:5 support:1")
		}},
		{"a skill icon allows up to the rank, out of one pool", func(tb *table) {
			tb.location("redbank/support", "Amaranth Bourne")
			tb.rank("thea", content.Survival, 2)
			tb.put("thea", "a4")
			tb.put("pool", "support:4 support:3 support:2 diplomacy:1")
			tb.play("trade thea a4 support:4 technology")
			tb.wantAsked("trade")
			tb.wantChoices("pick-to support:3 technology", "pick-to support:2 technology", "enough")
			tb.play("pick-to support:2 technology")
			tb.want("pool", "technology:4 technology:2 support:3 diplomacy:1")
			tb.wantAsked("actions")
		}},
		{"or into one pool, along several arrows of the slot's resource", func(tb *table) {
			tb.location("redbank/support", "Amaranth Bourne")
			tb.rank("thea", content.Survival, 3)
			tb.put("thea", "a4")
			tb.put("pool", "support:1 diplomacy:4 diplomacy:2 diplomacy:5 sorcery:3 technology:1")
			tb.play("trade thea a4 diplomacy:4 support")
			tb.wantChoices("pick-to diplomacy:2 support", "pick-to sorcery:3 support", "enough")
			tb.play("pick-to sorcery:3 support", "pick-to diplomacy:2 support")
			tb.want("pool", "support:1 support:2 support:3 support:4 diplomacy:5 technology:1")
		}},
		{"sorcery out of a sorcery slot along several arrows", func(tb *table) {
			tb.at("thea", "redbank/sorcery")
			tb.location("redbank/sorcery", "Amaranth Bourne")
			tb.rank("thea", content.Survival, 3)
			tb.leave("espionage", 0)
			tb.put("thea", "a4")
			tb.put("pool", "sorcery:4 sorcery:2 sorcery:1 sorcery:6 diplomacy:2")
			tb.play("trade thea a4 sorcery:4 support")
			tb.wantChoices("pick-to sorcery:1 support", "pick-to sorcery:2 support", "pick-to sorcery:1 technology", "pick-to sorcery:2 technology",
				"pick-to sorcery:1 military", "pick-to sorcery:2 military", "pick-to sorcery:1 diplomacy", "pick-to sorcery:2 diplomacy", "enough")
			tb.play("pick-to sorcery:2 military", "pick-to sorcery:1 diplomacy")
			for r, want := range map[content.Resource]int{content.Support: 4, content.Military: 2, content.Diplomacy: 1} {
				if tb.s.Pool[r].Of(want) != 1 {
					tb.Errorf("no %d has come into the pool of %s", want, r)
				}
			}
		}},
		{"the new colour must be in the supply", func(tb *table) {
			tb.leave("technology", 0)
			tb.put("thea", "a4")
			tb.put("pool", "support:4")
			tb.refused("trade thea a4 support:4 technology", "supply")
		}},
		{"a skill icon stops when the supply of the new colour is empty", func(tb *table) {
			tb.location("redbank/support", "Amaranth Bourne")
			tb.rank("thea", content.Survival, 3)
			tb.leave("technology", 1)
			tb.put("thea", "a4")
			tb.put("pool", "support:4 support:3")
			tb.play("trade thea a4 support:4 technology")
			tb.wantAsked("actions")
		}},
	})
}
