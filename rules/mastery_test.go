package rules

import (
	"testing"

	"sixwinters/content"
)

func TestMastery(t *testing.T) {
	scenarios(t, "mastery", []scenario{
		{"military assets move from any location to any other", func(tb *table) {
			tb.put("settled/sorcery", "military:3 support:3")
			tb.refused("march military:3 settled/sorcery empire/military", "mastery")
			tb.progressed(content.Military, 8)
			tb.refused("march support:3 settled/sorcery empire/military", "mastery")
			tb.refused("march military:2 settled/sorcery empire/military", "mastery")
			tb.play("march military:3 settled/sorcery empire/military")
			tb.want("empire/military", "military:3")
		}},
		{"two dice of a pool for a new one rolled into the next", func(tb *table) {
			tb.put("pool", "diplomacy:1 diplomacy:6 military:2")
			tb.refused("barter diplomacy:1 diplomacy:6 support", "mastery")
			tb.progressed(content.Diplomacy, 8)
			tb.refused("barter diplomacy:1 diplomacy:6 technology", "mastery")
			tb.refused("barter diplomacy:1 military:2 support", "mastery")
			tb.refused("barter diplomacy:1 diplomacy:1 support", "mastery")
			tb.refused("barter diplomacy:1 diplomacy:5 support", "mastery")
			tb.put("thea", "a1 a6")
			tb.refused("barter a1 a6 support", "mastery")
			tb.rolls(5)
			tb.play("barter diplomacy:1 diplomacy:6 support")
			tb.want("pool", "support:5 military:2")
		}},
		{"two sorcery dice for a die of any other pool", func(tb *table) {
			tb.progressed(content.Diplomacy, 8)
			tb.put("pool", "sorcery:1 sorcery:1")
			tb.refused("barter sorcery:1 sorcery:1 sorcery", "mastery")
			tb.rolls(5)
			tb.play("barter sorcery:1 sorcery:1 espionage")
			tb.want("pool", "espionage:5")
		}},
		{"they are used by whoever is left in play", func(tb *table) {
			tb.engine().knockOut(tb.player("thea"))
			tb.progressed(content.Military, 8)
			tb.progressed(content.Diplomacy, 8)
			tb.put("redbank/sorcery", "military:3")
			tb.put("pool", "diplomacy:1 diplomacy:1")
			tb.rolls(5)
			tb.play("march military:3 redbank/sorcery empire/military", "barter diplomacy:1 diplomacy:1 support")
			tb.want("empire/military", "military:3")
			tb.want("pool", "support:5")
		}},
		{"none is used once nobody is in play", func(tb *table) {
			tb.cast("thea", "yasmina")
			tb.at("yasmina", "redbank/sorcery")
			tb.achieved("yasmina", 3)
			tb.stressDie("yasmina", content.Body, 1, 3)
			tb.engine().knockOut(tb.player("thea"))
			tb.progressed(content.Military, 8)
			tb.progressed(content.Diplomacy, 8)
			tb.card("yasmina", "flora-fauna-and-fiends")
			tb.put("redbank/sorcery", "support:1 support:6 support:2 military:3")
			tb.put("pool", "diplomacy:1 diplomacy:1")
			tb.play("place yasmina support:1 r1c1", "place yasmina support:6 r1c2", "place yasmina support:2 r2c3")
			tb.play("pay yasmina 6") // knocks her out before she takes her next card: the actions step is over
			if tb.s.Step != StepActivate {
				tb.Errorf("step %d is in hand", tb.s.Step)
			}
			tb.want("redbank/sorcery", "military:3")
			for _, m := range tb.b.Moves(&tb.s, nil) {
				if m.Kind == MoveMarch || m.Kind == MoveBarter {
					tb.Errorf("%s is legal", tb.b.Notation(&tb.s, m))
				}
			}
		}},
		{"technology: one more action die for each player", func(tb *table) {
			tb.progressed(content.Technology, 8)
			tb.run(StepRefresh)
			for _, name := range []string{"thea", "keel"} {
				if n := len(tb.lying(name)); n != 6 {
					tb.Errorf("%s has %d action dice, not 6", name, n)
				}
			}
		}},
	})
}
