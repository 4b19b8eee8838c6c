package rules

import (
	"testing"

	"sixwinters/content"
)

func TestBox(t *testing.T) {
	scenarios(t, "box", []scenario{
		{"a number takes an action die or an asset of that value", func(tb *table) {
			tb.put("thea", "a4 a3")
			tb.put("redbank/support", "military:4")
			tb.refused("use thea 2 a3", "box")
			tb.play("use thea 2 military:4")
			tb.want("redbank/support", "military:5")
			tb.want("boxes thea", "military:4")
		}},
		{"a colour takes an asset of that resource", func(tb *table) {
			tb.put("keel", "a3")
			tb.put("empire/technology", "support:3 technology:3")
			tb.refused("use keel 3 a3", "box")
			tb.refused("use keel 3 support:3", "box")
			tb.play("use keel 3 technology:3")
		}},
		{"an asset box takes no action die", func(tb *table) {
			tb.achieved("thea", 2)
			tb.put("thea", "a3")
			tb.put("redbank/support", "support:3")
			tb.refused("use thea 5 a3", "box")
			tb.play("use thea 5 support:3", "resource military")
			tb.want("redbank/support", "military:3")
		}},
		{"the dice must be there", func(tb *table) {
			tb.put("thea", "a4")
			tb.put("redbank/military", "support:4")
			tb.refused("use thea 1 a3", "box")
			tb.refused("use thea 2 support:4", "box")
		}},
		{"each is used once a turn, the die stays until refresh", func(tb *table) {
			tb.put("thea", "a4 a4")
			tb.play("use thea 2 a4")
			tb.refused("use thea 2 a4", "box")
			tb.run(StepRefresh)
			tb.want("boxes thea", "")
		}},
		{"the same ability printed twice is two", func(tb *table) {
			tb.cast("menas", "keel")
			tb.at("menas", "redbank/support")
			tb.achieved("menas", 4)
			tb.put("menas", "a1 a2")
			tb.play("use menas 3 a1", "use menas 7 a2")
			tb.want("menas", "a6 a5")
		}},
	})
}

func TestAbility(t *testing.T) {
	// as puts a character in Thea's place with n achievements.
	as := func(tb *table, name string, n int) {
		tb.cast(name, "keel")
		tb.at(name, "redbank/support")
		tb.achieved(name, n)
	}
	scenarios(t, "ability", []scenario{
		{"n becomes m: a die of the same type", func(tb *table) {
			tb.put("thea", "a4")
			tb.play("use thea 2 a4")
			tb.want("thea", "a5")
		}},
		{"n becomes several", func(tb *table) {
			tb.achieved("thea", 6)
			tb.put("redbank/support", "military:4")
			tb.leave("military", 3) // just enough
			tb.play("use thea 9 military:4")
			tb.want("redbank/support", "military:3 military:4 military:5")
		}},
		{"one and two lower, never under 1", func(tb *table) {
			as(tb, "fuscus", 3)
			tb.put("fuscus", "a5 a3 a2")
			tb.refused("use fuscus 6 a2", "useless")
			tb.play("use fuscus 3 a2", "use fuscus 6 a3")
			tb.want("fuscus", "a5 a1 a1")
		}},
		{"one and two higher, never over 6", func(tb *table) {
			as(tb, "yasmina", 4)
			tb.put("yasmina", "a5 a4")
			tb.refused("use yasmina 7 a5", "useless")
			tb.play("use yasmina 3 a5", "use yasmina 7 a4")
			tb.want("yasmina", "a6 a6")
		}},
		{"flip is 7 minus the value", func(tb *table) {
			as(tb, "menas", 0)
			tb.put("redbank/support", "sorcery:2")
			tb.play("use menas 3 sorcery:2")
			tb.want("redbank/support", "sorcery:5")
		}},
		{"split: two dice of the same type that sum to it", func(tb *table) {
			tb.put("empire/technology", "technology:1 technology:5")
			tb.refused("use keel 3 technology:1", "useless")
			tb.play("use keel 3 technology:5")
			tb.wantChoices("value 1", "value 2")
			tb.play("value 2")
			tb.want("empire/technology", "technology:1 technology:2 technology:3")
		}},
		{"split of an action die", func(tb *table) {
			tb.achieved("keel", 6)
			tb.put("keel", "a2")
			tb.play("use keel 9 a2")
			tb.want("keel", "a1 a1")
		}},
		{"reroll any of the unspent action dice", func(tb *table) {
			tb.put("thea", "a1 a2 a3")
			tb.put("redbank/support", "military:1")
			tb.play("use thea 1 a3", "pick a2")
			tb.refused("pick military:1", "choice") // one of the two pools
			tb.rolls(6)
			tb.play("enough")
			tb.want("thea", "a1 a6")
		}},
		{"reroll any of the assets at the location", func(tb *table) {
			tb.put("thea", "a1 a2")
			tb.put("redbank/support", "military:1 support:2 support:2")
			tb.play("use thea 1 a2", "pick military:1", "pick support:2")
			tb.rolls(4, 5)
			tb.play("enough")
			tb.want("redbank/support", "support:4 support:2 military:5")
		}},
		{"explode: a die for each 5, and for each 5 so rolled", func(tb *table) {
			tb.put("thea", "a5 a5 a5 a2")
			tb.put("redbank/support", "support:1")
			tb.rolls(5, 2, 3, 4)
			tb.play("use thea 3 support:1")
			tb.want("thea", "a5 a5 a5 a2 a5 a2 a3 a4")
		}},
		{"explode: one 5 is enough", func(tb *table) {
			tb.put("redbank/support", "support:1 military:5")
			tb.rolls(2)
			tb.play("use thea 3 support:1")
			tb.want("redbank/support", "military:5 military:2")
		}},
		{"explode the assets: dice of the matching type, without the die in the box", func(tb *table) {
			tb.put("thea", "a5")
			tb.put("redbank/support", "support:5 technology:5 military:5 military:1")
			tb.play("use thea 3 support:5")
			tb.wantChoices("from mat", "from location")
			tb.rolls(1, 6)
			tb.play("from location")
			tb.want("redbank/support", "technology:5 technology:1 military:5 military:6 military:1")
		}},
		{"explode: not for the die in the box alone, nor for action dice with none in the supply", func(tb *table) {
			tb.put("thea", "a5")
			tb.put("redbank/support", "support:5")
			tb.leave("action", 0)
			tb.refused("use thea 3 support:5", "useless")
			tb.put("redbank/support", "support:5")
			tb.rolls(1)
			tb.play("use thea 3 support:5") // only the other asset is there to explode
			tb.want("redbank/support", "support:5 support:1")
		}},
		{"an asset becomes another resource of the same value", func(tb *table) {
			as(tb, "lucia", 1)
			tb.put("redbank/support", "support:3 espionage:2")
			tb.refused("use lucia 4 espionage:2", "useless")
			tb.play("use lucia 4 support:3")
			tb.want("redbank/support", "espionage:2 espionage:3")
		}},
		{"an asset becomes no resource of which the supply has no die", func(tb *table) {
			tb.put("empire/technology", "support:3")
			tb.achieved("keel", 4)
			tb.leave("technology", 0)
			tb.refused("use keel 7 support:3", "useless")
			tb.engine().toSupply(ResourceDie(content.Technology, 6), inPool(content.Technology))
			tb.play("use keel 7 support:3")
			tb.want("empire/technology", "technology:3")
		}},
		{"diplomacy becomes two support assets, rolled", func(tb *table) {
			tb.achieved("thea", 3)
			tb.put("redbank/support", "diplomacy:3")
			tb.rolls(2, 6)
			tb.play("use thea 6 diplomacy:3")
			tb.want("redbank/support", "support:2 support:6")
		}},
		{"an asset is created where the character is", func(tb *table) {
			as(tb, "menas", 2)
			tb.put("menas", "a1")
			tb.rolls(4)
			tb.play("use menas 5 a1")
			tb.want("redbank/support", "military:4")
		}},
		{"an asset is created at any location", func(tb *table) {
			as(tb, "oniri", 4)
			tb.put("oniri", "a1")
			tb.rolls(4)
			tb.play("use oniri 7 a1", "to settled/technology")
			tb.want("settled/technology", "sorcery:4")
			tb.wantAsked("actions") // it is one asset
		}},
		{"Oniri's 6: two action dice are rolled", func(tb *table) {
			as(tb, "oniri", 0)
			tb.put("redbank/support", "military:6")
			tb.rolls(2, 3)
			tb.play("use oniri 2 military:6")
			tb.want("oniri", "a2 a3")
		}},
		{"paid in stress, again and again", func(tb *table) {
			as(tb, "oniri", 0)
			tb.play("pay oniri 3", "to redbank/sorcery", "pay oniri 3")
			tb.wantAt("oniri", "settled/sorcery")
			tb.wantStress("oniri", content.Body, 4, 0)
		}},
		{"stress paid may knock out, and then brings nothing", func(tb *table) {
			as(tb, "yasmina", 3)
			tb.stressDie("yasmina", content.Body, 1, 3)
			top := tb.s.Draw[content.Empire].Top()
			tb.play("pay yasmina 6")
			tb.wantAt("yasmina", "")
			if tb.s.Draw[content.Empire].Top() != top {
				tb.Error("a card is discarded all the same")
			}
			tb.wantAsked("actions")
		}},
		{"Yasmina discards the top of any draw pile", func(tb *table) {
			as(tb, "yasmina", 1)
			tb.onTop(content.Settled, "radia")
			tb.put("yasmina", "a1")
			tb.play("use yasmina 4 a1", "region settled")
			tb.wantDiscarded(content.Settled, "radia")
		}},
		{"Lucia recalls the top of a discard pile to its draw pile", func(tb *table) {
			as(tb, "lucia", 0)
			tb.put("lucia", "a1")
			tb.refused("use lucia 3 a1", "useless")
			tb.discarded(content.Settled, "taichu", "radia")
			tb.play("use lucia 3 a1")
			tb.wantDiscarded(content.Settled, "taichu")
			if tb.s.Draw[content.Settled].Top() != tb.obstacle("radia") {
				tb.Error("Radia is not on top of the draw pile")
			}
		}},
		{"Thea rearranges the staged cards", func(tb *table) {
			tb.achieved("thea", 1)
			tb.staged("talk-of-war", "hard-choices", "bread-and-circuses", "on-two-fronts")
			tb.put("thea", "a1")
			tb.play("use thea 4 a1")
			tb.refused("order 1234", "choice") // they lie so
			if n := len(tb.b.Moves(&tb.s, nil)); n != 23 {
				tb.Errorf("%d orders are offered, not the 23 others", n)
			}
			tb.play("order 2143")
			tb.wantStaged("hard-choices", "talk-of-war", "on-two-fronts", "bread-and-circuses")
		}},
		{"Thea leaves the empty places of a short staging area where they are", func(tb *table) {
			tb.achieved("thea", 1)
			tb.staged("bread-and-circuses", "on-two-fronts")
			tb.put("thea", "a1")
			tb.play("use thea 4 a1")
			tb.wantStaged("on-two-fronts", "bread-and-circuses")
		}},
		{"Menas moves another character to him, from anywhere; arrival effects apply", func(tb *table) {
			as(tb, "menas", 3)
			tb.at("keel", "empire/espionage") // Whitehold: no way to Red Bank
			tb.attach("redbank/support", "imperial-guard-captain")
			tb.put("menas", "a1")
			tb.play("use menas 6 a1")
			tb.wantAt("keel", "redbank/support")
			tb.wantStress("keel", content.Psyche, 2, 0)
			tb.wantStress("menas", content.Psyche, 3, 0)
		}},
		{"Menas moves nobody who is with him already, or out of play", func(tb *table) {
			as(tb, "menas", 3)
			tb.at("keel", "redbank/support")
			tb.put("menas", "a1")
			tb.refused("use menas 6 a1", "useless")
			tb.at("keel", "empire/espionage")
			tb.engine().knockOut(tb.player("keel"))
			tb.refused("use menas 6 a1", "useless")
		}},
		{"moves to a kind of location, always another one", func(tb *table) {
			as(tb, "fuscus", 1)
			tb.at("fuscus", "settled/diplomacy") // Lily Manor, a hall
			tb.put("fuscus", "a1 a2")
			tb.play("use fuscus 4 a1")
			tb.wantAt("fuscus", "empire/technology") // Guild of Strategy, the only other
		}},
		{"Field Work and Friends in Low Places turn pool dice into action dice where they lie", func(tb *table) {
			tb.attach("redbank/support", "field-work")
			tb.attach("empire/technology", "friends-in-low-places")
			tb.put("pool", "technology:2 technology:5 diplomacy:3")
			tb.refused("convert thea diplomacy:3", "ability")
			tb.refused("convert keel technology:2", "ability")
			tb.refused("convert thea technology:3", "ability") // there is no such die
			tb.play("convert thea technology:2", "convert thea technology:5", "convert keel diplomacy:3")
			tb.want("thea", "a2 a5")
			tb.want("keel", "a3")
			tb.want("pool", "")
		}},
		{"Oniri's conversion keeps the values and has no limit", func(tb *table) {
			as(tb, "oniri", 3)
			tb.put("pool", "sorcery:2 sorcery:2 sorcery:6")
			tb.play("convert oniri sorcery:2", "convert oniri sorcery:6", "convert oniri sorcery:2")
			tb.want("oniri", "a2 a2 a6")
		}},
		{"Oniri's end: body obstacles go, Desolation comes, Oniri is burned", func(tb *table) {
			as(tb, "oniri", 6)
			tb.attach("redbank/support", "imperial-guard.1", "tripwire") // psyche; body
			tb.attach("empire/espionage", "eight-ears")
			tb.attach("settled/diplomacy", "angry-mob.1") // both
			tb.put("redbank/support", "support:1")
			tb.put("oniri", "a1")
			tb.play("use oniri 9 a1")
			tb.wantAttached("redbank/support", "imperial-guard.1")
			tb.wantAttached("empire/espionage")
			tb.wantAttached("settled/diplomacy")
			if tb.b.Location(&tb.s, tb.slot("redbank/support")).Name != "Desolation" {
				tb.Error("Desolation is not in play")
			}
			if tb.s.Burned != 1<<tb.locationCard("Parisa's Glen") || !tb.character("oniri").Burned {
				tb.Error("Oniri and the location are not burned")
			}
			tb.wantAt("oniri", "")
			tb.want("redbank/support", "support:1")
		}},
	})
}

func TestStash(t *testing.T) {
	scenarios(t, "stash", []scenario{
		{"one asset of its resource lies on the mat, travels along and is put back elsewhere", func(tb *table) {
			tb.achieved("keel", 5)
			tb.put("empire/technology", "technology:3 technology:2 support:1")
			tb.put("keel", "a1")
			tb.refused("stash keel support:1", "stash")
			tb.refused("stash keel technology:6", "stash")
			tb.refused("unstash keel technology:3", "stash")
			tb.play("stash keel technology:3")
			tb.refused("stash keel technology:2", "stash")
			tb.play("move keel empire/military a1", "unstash keel technology:3")
			tb.want("empire/military", "technology:3")
			tb.play("stash keel technology:3", "unstash keel technology:3") // any number of times
		}},
		{"it survives refresh", func(tb *table) {
			tb.achieved("keel", 5)
			tb.put("empire/technology", "technology:3")
			tb.play("stash keel technology:3")
			tb.run(StepRefresh)
			tb.want("stash keel", "technology:3")
		}},
		{"Menas stashes a military asset", func(tb *table) {
			tb.cast("menas", "keel")
			tb.at("menas", "redbank/support")
			tb.achieved("menas", 5)
			tb.put("redbank/support", "military:3")
			tb.play("stash menas military:3")
		}},
		{"only who has one", func(tb *table) {
			tb.put("redbank/support", "support:3")
			tb.refused("stash thea support:3", "stash")
			tb.cast("oniri", "keel")
			tb.at("oniri", "redbank/support")
			tb.achieved("oniri", 6)
			tb.put("redbank/support", "sorcery:3")
			tb.refused("stash oniri sorcery:3", "stash")
		}},
	})
}
