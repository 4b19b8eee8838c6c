package rules

import (
	"strings"
	"testing"

	"sixwinters/content"
)

// Card texts: each distinct kind of effect on a small table with one trigger.

func TestActivationTexts(t *testing.T) {
	cardScenarios(t, "texts", []scenario{
		{"Imperial Guard: with nobody in the named region it does not move, and the rest applies where it is", func(tb *table) {
			tb.at("keel", "settled/technology")
			tb.attach("redbank/support", "imperial-guard.1")
			tb.activate("redbank/support")
			tb.wantAttached("redbank/support", "imperial-guard.1")
			tb.wantStress("thea", content.Body, 1, 0)
		}},
		{"Poison: the highest character, then it is discarded where it has gone", func(tb *table) {
			tb.attach("settled/diplomacy", "poison")
			tb.activate("settled/diplomacy")
			tb.wantStress("thea", content.Body, 1, 0)
			tb.wantDiscarded(content.RedBank, "poison")
		}},
		{"Imperial Guard Captain: at a port of the Empire already, it stays", func(tb *table) {
			tb.location("empire/espionage", "Southkeep")
			tb.location("empire/military", "Prominence")
			tb.attach("empire/espionage", "imperial-guard-captain")
			tb.activate("empire/espionage")
			tb.wantAttached("empire/espionage", "imperial-guard-captain")
			tb.wantAsked("actions")
		}},
		{"Restless Dead: from a wilderness to an urban or rural location of Red Bank", func(tb *table) {
			tb.attach("redbank/sorcery", "restless-dead.1")
			tb.activate("redbank/sorcery")
			tb.wantChoices("to redbank/military", "to redbank/support")
		}},
		{"Background Checks: to the location with the most guards; none, no move", func(tb *table) {
			tb.attach("settled/diplomacy", "background-checks")
			tb.activate("settled/diplomacy")
			tb.wantAttached("settled/diplomacy", "background-checks")
			tb.wantAsked("actions")
			tb.attach("empire/espionage", "imperial-guard.1", "imperial-guard.2")
			tb.attach("redbank/sorcery", "imperial-guard.3")
			tb.activate("settled/diplomacy")
			tb.wantAttached("empire/espionage", "imperial-guard.1", "imperial-guard.2", "background-checks")
		}},
		{"Background Checks: where two locations have the most guards, the players choose", func(tb *table) {
			tb.attach("settled/diplomacy", "background-checks")
			tb.attach("empire/espionage", "imperial-guard.1")
			tb.attach("redbank/sorcery", "imperial-guard.3")
			tb.activate("settled/diplomacy")
			tb.wantChoices("to empire/espionage", "to redbank/sorcery")
		}},
		{"Bandit Camp: one character of the region, chosen; with none it is discarded all the same", func(tb *table) {
			tb.at("keel", "redbank/sorcery")
			tb.attach("redbank/military", "bandit-camp", "ambush")
			tb.activate("redbank/military")
			tb.wantChoices("with thea", "with keel")
			tb.play("with keel")
			tb.wantMarked("keel", content.Body, 1)
			tb.at("thea", "settled/technology")
			tb.at("keel", "settled/technology")
			tb.play("with thea") // Ambush! was asked while they were there
			tb.wantAttached("redbank/military")
		}},
		{"Northern Patrol: only if nobody is here", func(tb *table) {
			tb.put("pool", "support:3 support:1")
			tb.attach("redbank/support", "northern-patrol")
			tb.activate("redbank/support")
			tb.want("pool", "support:3 support:1")
			tb.at("thea", "redbank/sorcery")
			tb.at("keel", "redbank/support")
			tb.activate("redbank/support")
			tb.want("pool", "support:3 support:1")
			tb.at("keel", "redbank/sorcery")
			tb.activate("redbank/support")
			tb.want("pool", "support:3")
		}},
		{"Star-Crossed: psyche in the region, and the whole pool shows 6", func(tb *table) {
			tb.put("pool", "diplomacy:1 diplomacy:6 support:1")
			tb.attach("redbank/sorcery", "star-crossed")
			tb.activate("redbank/sorcery")
			tb.wantStress("thea", content.Psyche, 3, 0)
			tb.wantStress("keel", content.Psyche, 3, 0)
			tb.want("pool", "diplomacy:6 diplomacy:6 support:1")
		}},
		{"Clove and Minx: a condition is recovered, the two lowest dice go", func(tb *table) {
			tb.marked("thea", content.Psyche, 1, 3)
			tb.put("pool", "support:4 support:1 support:2")
			tb.attach("redbank/support", "clove-and-minx")
			tb.activate("redbank/support")
			tb.wantMarked("thea", content.Psyche, 3)
			tb.want("pool", "support:4")
		}},
		{"The Subtect: to the most assets of two regions, and they are removed", func(tb *table) {
			tb.put("redbank/support", "support:1 support:2 support:3")
			tb.put("settled/sorcery", "support:1 military:2")
			tb.put("empire/military", "support:1")
			tb.attach("empire/espionage", "the-subtect")
			tb.activate("empire/espionage")
			tb.wantAttached("settled/sorcery", "the-subtect")
			tb.want("settled/sorcery", "")
			tb.want("redbank/support", "support:1 support:2 support:3")
		}},
		{"Hogel: one asset of the region it is in now, chosen", func(tb *table) {
			tb.put("redbank/support", "support:1 support:2")
			tb.put("redbank/sorcery", "military:4")
			tb.put("settled/sorcery", "military:5")
			tb.attach("settled/diplomacy", "hogel")
			tb.activate("settled/diplomacy")
			tb.wantChoices("pick-at support:1 redbank/support", "pick-at support:2 redbank/support", "pick-at military:4 redbank/sorcery")
			tb.play("pick-at military:4 redbank/sorcery")
			tb.want("redbank/sorcery", "")
		}},
		{"Looking West: all support assets in the game, then it is discarded", func(tb *table) {
			tb.put("redbank/support", "support:1 military:2")
			tb.put("empire/military", "support:1 support:1")
			tb.put("pool", "support:5")
			tb.attach("settled/diplomacy", "looking-west")
			tb.activate("settled/diplomacy")
			tb.want("redbank/support", "military:2")
			tb.want("empire/military", "")
			tb.want("pool", "support:5")
			tb.wantDiscarded(content.Settled, "looking-west")
		}},
		{"Lost in Translation: to the most assets, and all are rerolled", func(tb *table) {
			tb.put("settled/sorcery", "support:1 military:2")
			tb.attach("settled/diplomacy", "lost-in-translation")
			tb.rolls(6, 5)
			tb.activate("settled/diplomacy")
			tb.want("settled/sorcery", "support:6 military:5")
		}},
		{"Agents of Chaos and The Amber Hand count obstacles; a mob is an Angry Mob", func(tb *table) {
			tb.attach("redbank/sorcery", "the-amber-hand", "star-crossed", "angry-mob.1", "angry-mob.2")
			amount := tb.b.c.Card(tb.obstacle("the-amber-hand")).Activate[0].Psyche
			if got := tb.b.amount(&tb.s, &Frame{}, &amount); got != 5 {
				tb.Errorf("The Amber Hand does %d psyche, not 5", got)
			}
			amount = tb.b.c.Card(tb.obstacle("agents-of-chaos")).Activate[0].Psyche
			if got := tb.b.amount(&tb.s, &Frame{}, &amount); got != 1 {
				tb.Errorf("Agents of Chaos does %d psyche, not 1", got)
			}
		}},
		{"Animaelic Echoes: for each 6 in the sorcery pool", func(tb *table) {
			tb.put("pool", "sorcery:6 sorcery:6 sorcery:5")
			tb.attach("redbank/sorcery", "animaelic-echoes.1")
			tb.activate("redbank/sorcery")
			tb.wantStress("thea", content.Psyche, 1, 0)
		}},
		{"The Necromancer: a condition if two dice of the sorcery pool are equal", func(tb *table) {
			tb.put("pool", "sorcery:6 sorcery:5")
			tb.attach("redbank/sorcery", "the-necromancer")
			tb.activate("redbank/sorcery")
			tb.wantMarked("thea", content.Psyche)
			tb.put("pool", "sorcery:5")
			tb.activate("redbank/sorcery")
			tb.wantMarked("thea", content.Psyche, 1)
			tb.put("pool", "sorcery:5") // three are a pair too
			tb.activate("redbank/sorcery")
			tb.wantMarked("thea", content.Psyche, 1, 2)
		}},
		{"Zarrah: one unspent action die to any value, or not", func(tb *table) {
			tb.put("thea", "a1 a2")
			tb.attach("redbank/sorcery", "zarrah")
			tb.activate("redbank/sorcery")
			tb.wantStress("thea", content.Psyche, 4, 0)
			tb.wantChoices("pick a1", "pick a2", "no")
			tb.play("pick a1")
			tb.refused("value 1", "choice") // it shows that
			tb.play("value 6")
			tb.want("thea", "a6 a2")
		}},
		{"Radia: each character here may move or not", func(tb *table) {
			tb.at("keel", "redbank/support")
			tb.attach("redbank/support", "radia")
			tb.activate("redbank/support")
			tb.play("to empire/military")
			tb.play("no")
			tb.wantAt("thea", "empire/military")
			tb.wantAt("keel", "redbank/support")
			tb.wantStress("keel", content.Psyche, 2, 0)
		}},
		{"Darkness Unmasked: a diplomat here already may be named", func(tb *table) {
			tb.attach("redbank/support", "darkness-unmasked", "radia")
			tb.attach("empire/military", "nalah")
			tb.activate("redbank/support")
			tb.play("card darkness-unmasked", "card radia")
			tb.wantStress("thea", content.Body, 3, 1)
			tb.wantDiscarded(content.RedBank, "darkness-unmasked")
			tb.wantAttached("empire/military", "nalah")
		}},
		{"Darkness Unmasked: with no diplomat it is only discarded", func(tb *table) {
			tb.attach("redbank/support", "darkness-unmasked")
			tb.activate("redbank/support")
			tb.wantStress("thea", content.Body, 3, 0)
			tb.wantDiscarded(content.RedBank, "darkness-unmasked")
		}},
		{"Eight Ears: from an empty pool comes no die", func(tb *table) {
			tb.attach("redbank/sorcery", "eight-ears")
			tb.activate("redbank/sorcery")
			tb.want("on eight-ears", "")
		}},
		{"Eight Ears: dice lie beside the pattern, cover nothing, and count for its damage", func(tb *table) {
			ears := tb.obstacle("eight-ears")
			tb.put("pool", "technology:3 technology:1 technology:6")
			tb.attach("redbank/sorcery", "eight-ears")
			tb.activate("redbank/sorcery")
			tb.want("on eight-ears", "technology:1")
			if open := tb.b.Uncovered(&tb.s, ears); open.Len() != 3 {
				tb.Errorf("%d printed dice are open, not 3", open.Len())
			}
			if got := tb.b.Damage(&tb.s, ears)[content.Body]; got != 3 {
				tb.Errorf("it does %d body, not 3", got)
			}
			tb.cover("eight-ears") // 1 3 6
			if got := tb.b.Damage(&tb.s, ears)[content.Body]; got != 11 {
				tb.Errorf("it does %d body, not 11", got)
			}
			tb.engine().discard(ears)
			tb.want("on eight-ears", "")
		}},
		{"Mana Forge: the players may add a die of a value they choose", func(tb *table) {
			tb.attach("redbank/sorcery", "mana-forge")
			tb.activate("redbank/sorcery")
			if label := tb.b.Label(&tb.s, Move{Kind: MoveNo}); label != "add no die" {
				tb.Errorf("beside the dice to add there is %q", label)
			}
			tb.wantChoices("value 1", "value 2", "value 3", "value 4", "value 5", "value 6", "no")
			tb.play("value 4")
			tb.want("pool", "sorcery:4")
			tb.leave("sorcery", 0)
			tb.activate("redbank/sorcery")
			tb.wantAsked("actions")
		}},
		{"Tome of Forking Paths: the staged cards may be rearranged", func(tb *table) {
			tb.staged("talk-of-war", "hard-choices", "bread-and-circuses", "on-two-fronts")
			tb.attach("redbank/sorcery", "tome-of-forking-paths")
			tb.activate("redbank/sorcery")
			tb.play("order 4321")
			tb.wantStaged("on-two-fronts", "bread-and-circuses", "hard-choices", "talk-of-war")
		}},
		{"Inadequate Defenses: one character of two regions", func(tb *table) {
			tb.attach("settled/diplomacy", "inadequate-defenses")
			tb.activate("settled/diplomacy")
			tb.wantStress("thea", content.Body, 1, 0)
			tb.wantStress("keel", content.Body, 3, 0)
		}},
	})
}

func TestChoice(t *testing.T) {
	scenarios(t, "choice", []scenario{
		{"Orb of Seeing: among equals the players choose; all there take psyche by the sorcery level", func(tb *table) {
			tb.rank("keel", content.Lore, 2)
			tb.attach("settled/diplomacy", "orb-of-seeing")
			tb.activate("settled/diplomacy")
			tb.wantChoices("to redbank/support", "to empire/technology")
			tb.play("to redbank/support")
			tb.wantAttached("redbank/support", "orb-of-seeing")
			tb.wantStress("thea", content.Psyche, 3, 0)
			tb.wantStress("keel", content.Psyche, 3, 0)
		}},
		{"where it lies may be one of the equals", func(tb *table) {
			tb.rank("keel", content.Lore, 2)
			tb.attach("redbank/support", "orb-of-seeing")
			tb.activate("redbank/support")
			tb.wantChoices("to redbank/support", "to empire/technology")
		}},
		{"the highest may be either player's character", func(tb *table) {
			for _, name := range []string{"thea", "keel"} {
				tb.rank("thea", content.Command, 1)
				tb.rank("keel", content.Command, 1)
				tb.rank(name, content.Command, 3)
				tb.attach("settled/diplomacy", "taichu")
				tb.activate("settled/diplomacy")
				if at := tb.s.Obstacles[tb.obstacle("taichu")].At; at != tb.mat(name).At {
					tb.Errorf("Taichu does not move to %s", name)
				}
			}
		}},
		{"with one choice it is made, with none the rest goes on", func(tb *table) {
			tb.rank("keel", content.Lore, 0)
			tb.attach("settled/diplomacy", "orb-of-seeing")
			tb.activate("settled/diplomacy")
			tb.wantAttached("empire/technology", "orb-of-seeing")
			tb.wantAsked("actions")
		}},
		{"what is not among the choices is refused", func(tb *table) {
			tb.rank("keel", content.Lore, 2)
			tb.attach("settled/diplomacy", "orb-of-seeing")
			tb.activate("settled/diplomacy")
			tb.refused("to redbank/sorcery", "choice")
			tb.refused("done", "choice")
		}},
	})
}

func TestOvercomeTexts(t *testing.T) {
	cardScenarios(t, "texts", []scenario{
		{"Radiant Fernbrake: each character here may set the body die to 6", func(tb *table) {
			tb.at("keel", "redbank/support")
			tb.attach("redbank/support", "radiant-fernbrake")
			tb.overcome("radiant-fernbrake", "thea")
			tb.play("yes", "no")
			tb.wantStress("thea", content.Body, 6, 0)
			tb.wantStress("keel", content.Body, 3, 0)
		}},
		{"Radiant Fernbrake: whose body die shows 6 already is not asked", func(tb *table) {
			tb.at("keel", "redbank/support")
			tb.stressDie("keel", content.Body, 6, 0)
			tb.attach("redbank/support", "radiant-fernbrake")
			tb.overcome("radiant-fernbrake", "thea")
			tb.play("no")
			tb.wantAsked("actions")
		}},
		{"Deadly Device: a unit moves to any location", func(tb *table) {
			tb.attach("redbank/support", "deadly-device")
			tb.attach("empire/military", "legionary.1")
			tb.overcome("deadly-device", "thea")
			tb.refused("to empire/military", "choice")
			tb.play("to settled/sorcery")
			tb.wantAttached("settled/sorcery", "legionary.1")
		}},
		{"Following Ley Lines: any number of sorcery dice, keeping their values", func(tb *table) {
			tb.put("pool", "sorcery:2 sorcery:5 sorcery:6")
			tb.attach("redbank/support", "following-ley-lines")
			tb.overcome("following-ley-lines", "thea")
			tb.wantChoices("pick sorcery:2", "pick sorcery:5", "pick sorcery:6", "no")
			if got := tb.b.Prompt(&tb.s).Text; strings.Contains(got, "enough") {
				tb.Errorf("%q names an answer that is not offered yet", got)
			}
			tb.play("pick sorcery:5", "pick sorcery:2", "enough")
			tb.want("redbank/support", "sorcery:2 sorcery:5")
			tb.want("pool", "sorcery:6")
		}},
		{"Egalitarian Society: three dice are rolled into the pool", func(tb *table) {
			tb.attach("redbank/support", "egalitarian-society")
			tb.rolls(1, 2, 3)
			tb.overcome("egalitarian-society", "thea")
			tb.want("pool", "support:1 support:2 support:3")
		}},
		{"Forager's Tome: the Turtle is unlocked at its slot; once unlocked, nothing", func(tb *table) {
			tb.attach("redbank/support", "foragers-tome")
			tb.overcome("foragers-tome", "thea")
			tb.wantAttached("redbank/sorcery", "foragers-turtle")
			tb.engine().discard(tb.obstacle("foragers-turtle"))
			tb.attach("redbank/support", "foragers-tome")
			tb.overcome("foragers-tome", "thea")
			tb.wantAttached("redbank/sorcery")
		}},
		{"The Necromancer unlocks Oniri for next year", func(tb *table) {
			tb.attach("redbank/support", "the-necromancer")
			tb.overcome("the-necromancer", "thea")
			if c := tb.character("oniri"); !c.Unlocked || !c.New {
				tb.Errorf("Oniri is %+v", *c)
			}
		}},
		{"Master of Secrets: pool dice of 12 or more may unlock Lucia", func(tb *table) {
			tb.put("pool", "espionage:6 espionage:5 espionage:3")
			tb.attach("redbank/support", "master-of-secrets.1")
			tb.overcome("master-of-secrets.1", "thea")
			tb.play("yes", "pick espionage:6", "pick espionage:3") // the last is the only one left
			tb.want("pool", "")
			if !tb.character("lucia").Unlocked {
				tb.Error("Lucia is not unlocked")
			}
		}},
		{"Master of Secrets: 12 and no more are enough", func(tb *table) {
			tb.put("pool", "espionage:6 espionage:6 espionage:3")
			tb.attach("redbank/support", "master-of-secrets.1")
			tb.overcome("master-of-secrets.1", "thea")
			tb.play("yes", "pick espionage:6", "pick espionage:6")
			tb.want("pool", "espionage:3")
			tb.wantAsked("actions")
		}},
		{"Master of Secrets: not with less, and not again", func(tb *table) {
			tb.put("pool", "espionage:6 espionage:5")
			tb.attach("redbank/support", "master-of-secrets.1", "master-of-secrets.2")
			tb.overcome("master-of-secrets.1", "thea")
			tb.wantAsked("actions")
			tb.character("lucia").Unlocked = true
			tb.put("pool", "sorcery:6 sorcery:6")
			tb.overcome("master-of-secrets.2", "thea")
			tb.wantAsked("actions")
			tb.want("pool", "espionage:6 espionage:5 sorcery:6 sorcery:6")
		}},
		{"Imperial Secrets: one of the top two is discarded, the other stays on top", func(tb *table) {
			tb.onTop(content.Empire, "poison")
			tb.onTop(content.Empire, "tripwire")
			tb.attach("redbank/support", "imperial-secrets")
			tb.overcome("imperial-secrets", "thea")
			tb.wantChoices("card poison", "card tripwire")
			tb.play("card poison")
			tb.wantDiscarded(content.Empire, "poison")
			if tb.s.Draw[content.Empire].Top() != tb.obstacle("tripwire") {
				tb.Error("Tripwire is not on top")
			}
		}},
		{"Imperial Secrets: a single card is discarded", func(tb *table) {
			tb.pile(content.Empire, "poison")
			tb.attach("redbank/support", "imperial-secrets")
			tb.overcome("imperial-secrets", "thea")
			tb.wantEvents(EvShuffle, 1) // and the empty pile rebuilt from it
		}},
		{"The Severing: all with any lore take a condition", func(tb *table) {
			tb.cast("thea", "menas") // Menas has no lore
			tb.at("menas", "empire/technology")
			tb.attach("redbank/support", "the-severing")
			tb.threatened(content.Sorcery, 9)
			tb.overcome("the-severing", "thea")
			tb.wantThreat(content.Sorcery, 6)
			tb.wantMarked("thea", content.Psyche, 1)
			tb.wantMarked("menas", content.Psyche)
		}},
	})
}
