package rules

import (
	"testing"

	"sixwinters/content"
)

func TestDefend(t *testing.T) {
	scenarios(t, "defend", []scenario{
		{"all unspent action dice are rerolled, and each distinct value must show", func(tb *table) {
			tb.attach("redbank/support", "imperial-guard-captain") // 2 2 2
			tb.put("thea", "a6 a6")
			tb.rolls(2, 4)
			tb.play("attempt thea imperial-guard-captain thea")
			tb.want("thea", "a2 a4") // one 2 is enough, and is not spent
			tb.wantStress("thea", content.Psyche, 5, 0)
			tb.wantAsked("overcome")
			tb.refused("defend", "defend")
		}},
		{"covered printed dice must be shown too", func(tb *table) {
			tb.attach("redbank/support", "angry-mob.1")
			tb.put("thea", "a3 a1")
			tb.rolls(5)
			tb.play("attempt thea angry-mob.1 thea", "cover thea a3 3", "defend")
			tb.play("face")
			tb.wantStress("thea", content.Psyche, 4, 0)
		}},
		{"dice of who is there and takes no part do not defend", func(tb *table) {
			tb.at("keel", "redbank/support")
			tb.attach("redbank/support", "angry-mob.1") // 3 5
			tb.put("keel", "a3 a5")
			tb.play("attempt thea angry-mob.1 thea", "defend", "face")
			tb.wantStress("thea", content.Psyche, 4, 0)
			tb.want("keel", "a3 a5")
		}},
		{"a pattern that comes to be complete before the damage is taken is overcome after it", func(tb *table) {
			tb.attach("redbank/support", "securing-the-perimeter") // 5 6
			tb.cover("securing-the-perimeter")
			tb.attach("empire/military", "battle-plans") // adds a 1
			tb.put("thea", "a6")
			tb.rolls(4)
			tb.play("attempt thea securing-the-perimeter thea")
			tb.engine().discard(tb.obstacle("battle-plans"))
			tb.play("use thea 2 a4") // 4 becomes 5: there is still no 6
			tb.wantEvents(EvOvercome, 0)
			tb.play("face")
			tb.wantEvents(EvOvercome, 1)
		}},
		{"assets never defend", func(tb *table) {
			tb.attach("redbank/support", "tripwire")
			tb.put("redbank/support", "support:1")
			tb.put("thea", "a6")
			tb.rolls(4)
			tb.play("attempt thea tripwire thea")
			tb.wantAsked("overcome")
			tb.play("face")
			tb.wantStress("thea", content.Body, 1, 0)
		}},
		{"abilities may turn it before the damage is taken", func(tb *table) {
			tb.attach("redbank/support", "angry-mob.1")
			tb.put("thea", "a6 a6")
			tb.rolls(3, 4)
			tb.play("attempt thea angry-mob.1 thea", "defend")
			tb.refused("cover thea a3 3", "overcome")
			tb.play("use thea 2 a4") // 4 becomes 5
			tb.refused("face", "defend")
			tb.wantStress("thea", content.Psyche, 5, 0)
		}},
		{"after the damage the dice may be placed all the same", func(tb *table) {
			tb.attach("redbank/support", "tripwire")
			tb.put("redbank/support", "support:1 support:1")
			tb.play("attempt thea tripwire thea", "face", "cover thea support:1 1", "cover thea support:1 1")
			tb.wantEvents(EvOvercome, 1)
			tb.wantStress("thea", content.Body, 1, 0)
		}},
		{"dice left on an obstacle make it do no more", func(tb *table) {
			tb.attach("redbank/support", "legionary.1") // 3 5, 3 body
			tb.cover("legionary.1")
			if got := tb.b.Damage(&tb.s, tb.obstacle("legionary.1")); got != [content.NumStress]int{0, 3} {
				tb.Errorf("it does %v, not 3 body", got)
			}
		}},
		{"modifiers add up, and a card with two named tags counts once", func(tb *table) {
			tb.attach("redbank/support", "imperial-guard.1", "background-checks", "secrets-and-lies")
			tb.attach("empire/military", "master-of-secrets.1", "legionary.1", "nalah", "encoded-plans")
			tb.attach("settled/sorcery", "legionary.2")
			damage := func(name string) [content.NumStress]int { return tb.b.Damage(&tb.s, tb.obstacle(name)) }
			for name, want := range map[string][content.NumStress]int{
				"imperial-guard.1":    {4, 0}, // 2, Background Checks here, Secrets and Lies anywhere
				"background-checks":   {3, 0}, // no guard itself
				"master-of-secrets.1": {1, 3}, // a spy
				"legionary.1":         {0, 5}, // Nalah and Encoded Plans in its region
				"legionary.2":         {0, 3}, // in another one
			} {
				if got := damage(name); got != want {
					tb.Errorf("%s does %v, not %v", name, got, want)
				}
			}
		}},
		{"Battle Plans adds a 1 to military obstacles, for defence too", func(tb *table) {
			tb.attach("redbank/support", "securing-the-perimeter") // 5 6
			tb.attach("empire/military", "battle-plans")
			tb.put("thea", "a1 a1")
			tb.rolls(5, 6)
			tb.play("attempt thea securing-the-perimeter thea", "face")
			tb.play("cover thea a5 5", "cover thea a6 6", "leave")
			tb.wantAttached("redbank/support", "securing-the-perimeter")
		}},
	})
}

func TestSplit(t *testing.T) {
	scenarios(t, "split", []scenario{
		{"between the participants as they choose, in whole points; each share is one stress", func(tb *table) {
			tb.at("keel", "redbank/support")
			tb.attach("redbank/support", "legionary.1") // 3 body
			tb.play("attempt thea legionary.1 thea+keel", "face")
			tb.wantAsked("split")
			tb.wantChoices("split 0 0", "split 0 1", "split 0 2", "split 0 3")
			tb.play("split 0 1")
			tb.wantStress("thea", content.Body, 2, 0)
			tb.wantStress("keel", content.Body, 1, 0)
			tb.wantAsked("overcome")
		}},
		{"psyche and body each by itself", func(tb *table) {
			tb.at("keel", "redbank/support")
			tb.attach("redbank/support", "angry-mob.1") // 1 psyche and 1 body
			tb.play("attempt thea angry-mob.1 thea+keel", "defend", "face")
			tb.wantChoices("split 0 0", "split 0 1", "split 1 0", "split 1 1")
			tb.play("split 1 0")
			tb.wantStress("thea", content.Psyche, 4, 0)
			tb.wantStress("thea", content.Body, 3, 0)
			tb.wantStress("keel", content.Psyche, 3, 0)
			tb.wantStress("keel", content.Body, 2, 0)
		}},
		{"one participant takes it all", func(tb *table) {
			tb.attach("redbank/support", "angry-mob.1")
			tb.play("attempt thea angry-mob.1 thea", "defend", "face")
			tb.wantStress("thea", content.Psyche, 4, 0)
			tb.wantStress("thea", content.Body, 2, 0)
		}},
		{"the second player alone takes it all too", func(tb *table) {
			tb.attach("empire/technology", "angry-mob.1")
			tb.play("attempt keel angry-mob.1 keel", "face")
			tb.wantStress("keel", content.Psyche, 2, 0)
			tb.wantStress("keel", content.Body, 2, 0)
			tb.wantStress("thea", content.Psyche, 5, 0)
		}},
	})
}
