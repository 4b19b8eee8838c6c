package rules

import (
	"testing"

	"sixwinters/content"
)

// One small situation for each card text that no other test plays.

func TestEachActivation(t *testing.T) {
	// activates has an obstacle activate at a slot after dice have been put into the pools.
	activates := func(name, slot, pool string, then func(tb *table)) func(tb *table) {
		return func(tb *table) {
			tb.put("pool", pool)
			tb.attach(slot, name)
			tb.rolls(3)
			tb.activate(slot)
			then(tb)
		}
	}
	cardScenarios(t, "texts", []scenario{
		{"War Machines: to the military location of Red Bank, body by the military level", func(tb *table) {
			tb.at("thea", "redbank/military")
			tb.attach("settled/technology", "war-machines.1")
			tb.activate("settled/technology")
			tb.wantAttached("redbank/military", "war-machines.1")
			tb.wantStress("thea", content.Body, 1, 0)
		}},
		{"Encoded Plans: to the most units", func(tb *table) {
			tb.attach("empire/military", "legionary.1")
			tb.attach("empire/espionage", "encoded-plans")
			tb.activate("empire/espionage")
			tb.wantAttached("empire/military", "legionary.1", "encoded-plans")
		}},
		{"Forward Shelters: body by the military level, in the region only", activates("forward-shelters", "empire/military", "", func(tb *table) {
			tb.wantStress("keel", content.Body, 1, 0)
			tb.wantStress("thea", content.Body, 3, 0)
		})},
		{"Securing the Perimeter: body by the military level, in the region only", activates("securing-the-perimeter", "redbank/sorcery", "", func(tb *table) {
			tb.wantStress("thea", content.Body, 1, 0)
			tb.wantStress("keel", content.Body, 3, 0)
		})},
		{"Taichu: to the highest command, 2 psyche there", activates("taichu", "settled/sorcery", "", func(tb *table) {
			tb.wantAttached("redbank/support", "taichu")
			tb.wantStress("thea", content.Psyche, 3, 0)
			tb.wantStress("keel", content.Psyche, 3, 0) // untouched
		})},
		{"Costume Ball: the lowest diplomacy die, and it is discarded", activates("costume-ball", "settled/sorcery", "diplomacy:4 diplomacy:2", func(tb *table) {
			tb.want("pool", "diplomacy:4")
			tb.wantDiscarded(content.Settled, "costume-ball")
		})},
		{"Tatiala's Gambit: the espionage pool is cleared", activates("tatialas-gambit", "settled/sorcery", "espionage:1 espionage:2 support:1", func(tb *table) {
			tb.want("pool", "support:1")
			tb.wantAttached("settled/sorcery", "tatialas-gambit")
		})},
		{"The Severing: 2 psyche in the region only", activates("the-severing", "redbank/sorcery", "", func(tb *table) {
			tb.wantStress("thea", content.Psyche, 3, 0)
			tb.wantStress("keel", content.Psyche, 3, 0) // untouched
		})},
		{"Breakout!: the espionage pool is cleared", activates("breakout", "empire/military", "espionage:1 espionage:2 support:1", func(tb *table) {
			tb.want("pool", "support:1")
			tb.wantAttached("empire/military", "breakout")
		})},
		{"Spy Unmasked: the espionage pool is cleared, and it is discarded", activates("spy-unmasked", "redbank/sorcery", "espionage:1 support:1", func(tb *table) {
			tb.want("pool", "support:1")
			tb.wantDiscarded(content.RedBank, "spy-unmasked")
		})},
		{"The Forgotten Dead: the lowest support die", activates("the-forgotten-dead", "redbank/sorcery", "support:3 support:1", func(tb *table) {
			tb.want("pool", "support:3")
		})},
		{"Rousing Speech: psyche by the support level in the region, and it is discarded", activates("rousing-speech", "redbank/sorcery", "", func(tb *table) {
			tb.wantStress("thea", content.Psyche, 3, 0)
			tb.wantStress("keel", content.Psyche, 3, 0)
			tb.wantDiscarded(content.RedBank, "rousing-speech")
		})},
		{"The Amber Hand: 2 psyche and 1 for each issue or mob", func(tb *table) {
			tb.attach("settled/sorcery", "angry-mob.1")
			tb.attach("redbank/sorcery", "the-amber-hand")
			tb.activate("redbank/sorcery")
			tb.wantStress("thea", content.Psyche, 2, 0)
		}},
		{"Tradition, or Reform?: psyche by the support level here", activates("tradition-or-reform", "redbank/support", "", func(tb *table) {
			tb.wantStress("thea", content.Psyche, 3, 0)
		})},
		{"Agents of Chaos: 1 psyche for each issue, in two regions", func(tb *table) {
			tb.attach("empire/military", "allocating-funds")
			tb.attach("settled/sorcery", "agents-of-chaos")
			tb.activate("settled/sorcery")
			tb.wantStress("thea", content.Psyche, 4, 0)
			tb.wantStress("keel", content.Psyche, 3, 0)
		}},
		{"The Weaver: to the lowest lore of two regions, psyche by the sorcery level", activates("the-weaver", "settled/sorcery", "", func(tb *table) {
			tb.wantAttached("redbank/support", "the-weaver")
			tb.wantStress("thea", content.Psyche, 3, 0)
		})},
		{"Allocating Funds: the lowest technology die", activates("allocating-funds", "settled/sorcery", "technology:3 technology:1", func(tb *table) {
			tb.want("pool", "technology:3")
		})},
		{"Deadly Device: the technology pool is cleared, and it is discarded", activates("deadly-device", "settled/sorcery", "technology:3 support:1", func(tb *table) {
			tb.want("pool", "support:1")
			tb.wantDiscarded(content.Settled, "deadly-device")
		})},
		{"Appease the Old Ones: all support assets", func(tb *table) {
			tb.put("redbank/support", "support:1 military:2")
			tb.put("empire/military", "support:6")
			tb.attach("settled/sorcery", "appease-the-old-ones")
			tb.activate("settled/sorcery")
			tb.want("redbank/support", "military:2")
			tb.want("empire/military", "")
		}},
		{"Order of the Blue Robes: the sorcery pool is cleared", activates("order-of-the-blue-robes", "settled/sorcery", "sorcery:1 support:1", func(tb *table) {
			tb.want("pool", "support:1")
		})},
		{"Samo: a military asset here, 1 psyche in the region", activates("samo", "redbank/sorcery", "", func(tb *table) {
			tb.want("redbank/sorcery", "military:3")
			tb.wantStress("thea", content.Psyche, 4, 0)
			tb.wantStress("keel", content.Psyche, 3, 0)
		})},
		{"Forager's Cloak: to the highest lore, a sorcery asset there", activates("foragers-cloak", "empire/military", "", func(tb *table) {
			tb.wantAttached("redbank/support", "foragers-cloak")
			tb.want("redbank/support", "sorcery:3")
		})},
		{"Egalitarian Society is discarded", activates("egalitarian-society", "empire/military", "", func(tb *table) {
			tb.wantDiscarded(content.Empire, "egalitarian-society")
		})},
		{"Master of Secrets: one to the lowest combat, 3 body", activates("master-of-secrets.1", "empire/military", "", func(tb *table) {
			tb.wantAttached("redbank/support", "master-of-secrets.1")
			tb.wantStress("thea", content.Body, 3, 1)
		})},
		{"Master of Secrets: the other to the lowest lore, 3 psyche", activates("master-of-secrets.2", "redbank/military", "", func(tb *table) {
			tb.wantAttached("empire/technology", "master-of-secrets.2")
			tb.wantStress("keel", content.Psyche, 3, 1)
		})},
		{"Military Sabotage is discarded", activates("military-sabotage", "empire/military", "", func(tb *table) {
			tb.wantDiscarded(content.Empire, "military-sabotage")
		})},
		{"The Resistance is discarded", activates("the-resistance", "redbank/military", "", func(tb *table) {
			tb.wantDiscarded(content.RedBank, "the-resistance")
		})},
		{"Imperial Secrets is discarded", activates("imperial-secrets", "empire/military", "", func(tb *table) {
			tb.wantDiscarded(content.Empire, "imperial-secrets")
		})},
		{"Following Ley Lines is discarded", activates("following-ley-lines", "redbank/sorcery", "sorcery:1", func(tb *table) {
			tb.wantDiscarded(content.RedBank, "following-ley-lines")
			tb.want("pool", "sorcery:1")
		})},
		{"Doom Under Sightrock: 3 psyche for each 6 in the sorcery pool", activates("doom-under-sightrock", "redbank/sorcery", "sorcery:6 sorcery:5", func(tb *table) {
			tb.wantStress("thea", content.Psyche, 2, 0)
		})},
		{"Forager's Tome: a sorcery asset here", activates("foragers-tome", "settled/technology", "", func(tb *table) {
			tb.want("settled/technology", "sorcery:3")
		})},
		{"Elisa: a sorcery asset here, 1 psyche in the region", activates("elisa", "redbank/military", "", func(tb *table) {
			tb.want("redbank/military", "sorcery:3")
			tb.wantStress("thea", content.Psyche, 4, 0)
		})},
		{"Stone and Blood: 2 body in the region", activates("stone-and-blood", "redbank/military", "", func(tb *table) {
			tb.wantStress("thea", content.Body, 1, 0)
		})},
		{"Sapphire Djinn: all support assets", func(tb *table) {
			tb.put("empire/military", "support:6 sorcery:1")
			tb.attach("settled/sorcery", "sapphire-djinn")
			tb.activate("settled/sorcery")
			tb.want("empire/military", "sorcery:1")
		}},
		{"Stealer of Hope: 3 psyche in the region", activates("stealer-of-hope", "redbank/military", "", func(tb *table) {
			tb.wantStress("thea", content.Psyche, 2, 0)
		})},
		{"conditional threats: War Machines in Red Bank, Restless Dead at an urban or rural location", func(tb *table) {
			tb.attach("settled/sorcery", "war-machines.2")
			tb.attach("redbank/sorcery", "restless-dead.1")
			symbols := tb.b.ThreatSymbols(&tb.s)
			if symbols[content.Military] != 1 || symbols[content.Support] != 0 {
				tb.Errorf("the symbols are %v", symbols)
			}
			tb.engine().moveObstacle(tb.obstacle("war-machines.2"), tb.slot("redbank/sorcery"))
			tb.engine().moveObstacle(tb.obstacle("restless-dead.1"), tb.slot("redbank/support"))
			symbols = tb.b.ThreatSymbols(&tb.s)
			if symbols[content.Military] != 2 || symbols[content.Support] != 1 {
				tb.Errorf("the symbols are then %v", symbols)
			}
		}},
		{"Lightning Chamber: who arrives with survival below 4 takes 3 body", func(tb *table) {
			tb.attach("redbank/sorcery", "lightning-chamber")
			tb.put("thea", "a1")
			tb.play("move thea redbank/sorcery a1")
			tb.wantStress("thea", content.Body, 3, 1)
		}},
		{"Tournament of the Autarch: an espionage asset at each location of the Empire", func(tb *table) {
			tb.s.Box = 1
			tb.show(1, content.Spring, content.Fall)
			tb.rolls(1, 2, 3)
			tb.run(StepEvent)
			tb.want("empire/military", "espionage:1")
			tb.want("empire/technology", "espionage:2")
			tb.want("empire/espionage", "espionage:3")
		}},
	})
}

func TestEachOvercoming(t *testing.T) {
	// overcomes has Thea overcome an obstacle where she is, all threat markers on space 9.
	overcomes := func(name string, then func(tb *table)) func(tb *table) {
		return func(tb *table) {
			for r := range content.Resource(content.NumResources) {
				tb.threatened(r, 9)
			}
			tb.attach("empire/military", "legionary.1", "legionary.2")
			tb.attach("redbank/support", name)
			tb.overcome(name, "thea")
			then(tb)
		}
	}
	cardScenarios(t, "texts", []scenario{
		{"Mole Hunt: a guard or unit is discarded", overcomes("mole-hunt", func(tb *table) {
			tb.wantChoices("card legionary.1", "card legionary.2")
			tb.play("card legionary.1")
			tb.wantAttached("empire/military", "legionary.2")
		})},
		{"Looking West: a unit is discarded", overcomes("looking-west", func(tb *table) {
			tb.play("card legionary.2")
			tb.wantAttached("empire/military", "legionary.1")
		})},
		{"Wine and Roses: psyche by the diplomacy level in the region", overcomes("wine-and-roses", func(tb *table) {
			tb.wantStress("thea", content.Psyche, 1, 0) // level 4
			tb.wantStress("keel", content.Psyche, 3, 0)
		})},
		{"Forager's Cloak unlocks Yasmina", overcomes("foragers-cloak", func(tb *table) {
			if !tb.character("yasmina").Unlocked {
				tb.Error("Yasmina is not unlocked")
			}
		})},
		{"Military Sabotage: all units are discarded", overcomes("military-sabotage", func(tb *table) {
			tb.wantAttached("empire/military")
		})},
		{"Wrath of the Autarch lowers the espionage threat by 3", overcomes("wrath-of-the-autarch", func(tb *table) {
			tb.wantThreat(content.Espionage, 6)
		})},
		{"Stone and Blood lowers the military threat by 3, a body condition in the region", overcomes("stone-and-blood", func(tb *table) {
			tb.wantThreat(content.Military, 6)
			tb.wantMarked("thea", content.Body, 1)
			tb.wantMarked("keel", content.Body)
		})},
		{"Sapphire Djinn lowers the diplomacy threat by 3", overcomes("sapphire-djinn", func(tb *table) {
			tb.wantThreat(content.Diplomacy, 6)
		})},
		{"Stealer of Hope lowers the technology threat by 3, a body condition here", overcomes("stealer-of-hope", func(tb *table) {
			tb.wantThreat(content.Technology, 6)
			tb.wantMarked("thea", content.Body, 1)
		})},
	})
}

func TestEachLocation(t *testing.T) {
	cardScenarios(t, "location-action", []scenario{
		{"Hogel Manor moves an issue", func(tb *table) {
			tb.location("redbank/support", "Hogel Manor")
			tb.attach("empire/military", "allocating-funds")
			tb.put("thea", "a1")
			tb.play("act thea a1", "to settled/sorcery")
			tb.wantAttached("settled/sorcery", "allocating-funds")
		}},
		{"Hall of Brass moves a diplomat", func(tb *table) {
			tb.location("redbank/support", "Hall of Brass")
			tb.attach("empire/military", "radia")
			tb.put("thea", "a1")
			tb.play("act thea a1", "to settled/sorcery")
			tb.wantAttached("settled/sorcery", "radia")
		}},
		{"Shimmerhall moves a sorcery obstacle, anywhere", func(tb *table) {
			tb.location("redbank/support", "Shimmerhall")
			tb.attach("empire/military", "radia", "eldritch-signs.1")
			tb.put("thea", "a1")
			tb.play("act thea a1", "to settled/sorcery")
			tb.wantAttached("empire/military", "radia")
			tb.wantAttached("settled/sorcery", "eldritch-signs.1")
		}},
	})
	cardScenarios(t, "create", []scenario{
		{"The Throne Room: creating costs 3 psyche on top", func(tb *table) {
			tb.location("redbank/support", "The Throne Room")
			tb.put("thea", "a1")
			tb.put("pool", "support:1")
			tb.play("create thea a1 support:1")
			tb.wantStress("thea", content.Psyche, 2, 0)
			tb.want("redbank/support", "support:1")
		}},
		{"Animaelic Forest: creating costs 2 body on top", func(tb *table) {
			tb.location("redbank/support", "Animaelic Forest")
			tb.put("thea", "a1")
			tb.put("pool", "support:1")
			tb.play("create thea a1 support:1")
			tb.wantStress("thea", content.Body, 1, 0)
			tb.want("redbank/support", "support:1")
		}},
	})
}
