package rules

import (
	"strings"
	"testing"

	"sixwinters/content"
)

// A refusal says what may be done about it, with the names and numbers of the table.
func TestRemedy(t *testing.T) {
	b := loadBook(t)
	s := b.NewCampaign(Options{Seed: 5, Difficulty: content.Standard}, nil)
	for _, line := range []string{"choose 1 keel", "choose 2 thea", "start keel empire/espionage", "start thea redbank/support"} {
		m, err := b.Parse(&s, line)
		if err != nil {
			t.Fatal(err)
		}
		if err := b.Apply(&s, m, nil); err != nil {
			t.Fatal(err)
		}
	}
	at := content.SlotAt(content.Empire, 2) // Whitehold, of espionage
	die := func(v int) Die { return ActionDie(v) }
	for _, test := range []struct {
		name   string
		change func(s *State)
		move   Move
		want   string
	}{
		{"move", func(s *State) {}, Move{Kind: MoveTravel, Slot: content.SlotAt(content.RedBank, 0), Dice: [maxSpend]Die{die(1)}},
			"There is no direct move to that region from here. From Whitehold you can go to the Empire."},
		{"move", func(s *State) { s.Players[0].At, s.Players[0].Dice = content.SlotAt(content.RedBank, 1), Values{1} },
			Move{Kind: MoveTravel, Slot: content.SlotAt(content.Settled, 0), Dice: [maxSpend]Die{die(1)}},
			"This move costs 2 action dice. Keel has 1 action die left."},
		{"create", func(s *State) {}, Move{Kind: MoveCreate, Dice: [maxSpend]Die{die(1), ResourceDie(content.Support, 1)}},
			"At a location of espionage, only dice of that pool become assets. Keel is at Whitehold; support assets are created at Parisa's Glen."},
		{"create", func(s *State) { s.Pool[content.Espionage] = Values{} }, Move{Kind: MoveCreate, Dice: [maxSpend]Die{die(1), ResourceDie(content.Espionage, 1)}},
			"There is no such die in the pool. The espionage pool is empty now; the refresh fills it, or you can trade dice into it."},
		{"create", func(s *State) { s.Pool[content.Espionage] = Values{4: 1} }, Move{Kind: MoveCreate, Dice: [maxSpend]Die{die(1), ResourceDie(content.Espionage, 5)}},
			"The resource die must show no more than the action die. The lowest die of the espionage pool shows 5, so it takes an action die showing 5 or more."},
		{"create with a die that takes others", func(s *State) { s.Pool[content.Espionage] = Values{1, 2, 0, 1} },
			Move{Kind: MoveCreate, Dice: [maxSpend]Die{die(3), ResourceDie(content.Espionage, 4)}},
			"The resource die must show no more than the action die. The espionage pool has a 1 or a 2 for it."},
		{"trade", func(s *State) {}, Move{Kind: MoveTrade, Dice: [maxSpend]Die{die(1), ResourceDie(content.Diplomacy, 1)}, Arg: uint8(content.Support)},
			"Trade here goes into or out of the location's own resource. At Whitehold, you can trade espionage into military, and technology or sorcery into espionage."},
		{"progress", func(s *State) { s.Pool[content.Espionage] = Values{1} }, Move{Kind: MovePlace, Dice: [maxSpend]Die{die(1)}},
			"Only assets go on progress cards; action dice do not. Create an asset first: put the action die on a die of the espionage pool."},
		{"progress", func(s *State) { s.Pool[content.Espionage] = Values{4: 1} }, Move{Kind: MovePlace, Dice: [maxSpend]Die{die(1)}},
			"Only assets go on progress cards; action dice do not. Create an asset first. The lowest die of the espionage pool shows 5, so it takes an action die showing 5 or more."},
		{"progress", func(s *State) { s.Pool[content.Espionage] = Values{} }, Move{Kind: MovePlace, Dice: [maxSpend]Die{die(1)}},
			"Only assets go on progress cards; action dice do not. Create an asset first. The espionage pool is empty now; the refresh fills it, or you can trade dice into it."},
		{"progress where an asset lies that fits", func(s *State) { s.Players[0].Card, s.Assets[at][content.Support] = 0, Values{1: 1} }, Move{Kind: MovePlace, Dice: [maxSpend]Die{die(1)}},
			"Only assets go on progress cards; action dice do not. The support 2 at Whitehold may go there."},
		{"progress", func(s *State) { s.Players[0].Card = 0 }, Move{Kind: MovePlace, Dice: [maxSpend]Die{ResourceDie(content.Support, 2)}},
			"Only assets at the character's location go on the card. Tinkering is Keel's card, and Keel is at Whitehold."},
		{"square that is not next", func(s *State) {
			s.Players[0].Card, s.Players[0].Chain, s.Assets[at][content.Espionage] = 0, 1, Values{1: 1}
		}, Move{Kind: MovePlace, Arg: 2, Dice: [maxSpend]Die{ResourceDie(content.Espionage, 2)}},
			"The next die goes on a square next to the last one, or at its corner. There it fits the square for any asset from the Empire."},
		{"stash that is still to come", func(s *State) {}, Move{Kind: MoveStash, Dice: [maxSpend]Die{ResourceDie(content.Technology, 2)}},
			"This character has no stash. Achievement 5 of 6 brings Keel one."},
		{"stash of something else", func(s *State) { s.Characters[s.Players[0].Character].Achieved = 5 }, Move{Kind: MoveStash, Dice: [maxSpend]Die{ResourceDie(content.Support, 2)}},
			"This stash is for another resource. It takes a technology asset."},
		{"stash", func(s *State) { s.Characters[s.Players[0].Character].Achieved = 5 }, Move{Kind: MoveStash, Dice: [maxSpend]Die{ResourceDie(content.Technology, 2)}},
			"Only assets at the character's location can be stashed. This is Keel's stash, and Keel is at Whitehold."},
		{"ability", func(s *State) {}, Move{Kind: MoveUse, Arg: 8, Dice: [maxSpend]Die{die(1)}},
			"The character has not earned this ability yet. Keel earns the next one by overcoming a trap."},
		{"mastery", func(s *State) { s.Assets[at][content.Military] = Values{1} },
			Move{Kind: MoveMarch, Slot: at, To: at + 1, Dice: [maxSpend]Die{ResourceDie(content.Military, 1)}},
			"This needs military mastery. Assets stay where they were created; military mastery comes at space 8 of its track."},
		{"choice", func(s *State) { s.push(Frame{Task: TaskThreats}) }, Move{Kind: MoveTravel, Slot: at},
			"That is not one of the choices now. "},
	} {
		t.Run(test.name, func(t *testing.T) {
			s := s
			s.Players[0].Dice = Values{1, 1, 1, 1, 1}
			test.change(&s)
			r := b.check(&s, test.move)
			if r.OK() {
				t.Fatal("it is not refused")
			}
			if got := strings.TrimSpace(r.Error() + " " + b.Remedy(&s, test.move, r)); got != test.want && (test.name != "choice" || len(got) < len(test.want)+10 || !strings.HasPrefix(got, test.want)) {
				t.Errorf("it says\n%s\nwant\n%s", got, test.want)
			}
		})
	}
}

// remedied says what may be done about a line that is refused.
func (tb *table) remedied(line, want string) {
	tb.Helper()
	m, err := tb.b.Parse(&tb.s, line)
	if err != nil {
		tb.Fatalf("%s: %v", line, err)
	}
	r := tb.b.check(&tb.s, m)
	if r.OK() {
		tb.Fatalf("%s is not refused", line)
	}
	if got := tb.b.Remedy(&tb.s, m, r); got != want {
		tb.Errorf("of %s, refused because %q, it says\n%s\nwant\n%s", line, r.Error(), got, want)
	}
}

func TestRemedyOfAnAttempt(t *testing.T) {
	scenarios(t, "overcome", []scenario{
		{"what lies elsewhere", func(tb *table) {
			tb.attach("empire/technology", "angry-mob.1")
			tb.remedied("attempt thea angry-mob.1 thea", "Angry Mob is at Guild of Strategy, and Thea is at Parisa's Glen: go there first.")
		}},
		{"what is begun first", func(tb *table) {
			tb.attach("redbank/support", "angry-mob.1")
			tb.put("thea", "a3")
			tb.remedied("cover thea a3 3", "Click the obstacle to begin one.")
		}},
		{"other actions wait", func(tb *table) {
			tb.attach("redbank/support", "angry-mob.1")
			tb.put("thea", "a3")
			tb.play("attempt thea angry-mob.1 thea")
			tb.remedied("rest thea a3 body", "Finish the attempt at Angry Mob first.")
		}},
		{"who takes no part, and who lacks the rank", func(tb *table) {
			tb.at("keel", "redbank/support")
			tb.attach("redbank/support", "angry-mob.1")
			tb.put("thea", "a3")
			tb.put("keel", "a3")
			tb.play("attempt thea angry-mob.1 thea")
			tb.remedied("cover keel a3 3", "Keel does not take part in this attempt.")
			tb.play("defend", "face", "leave", "attempt thea angry-mob.1 thea+keel")
			tb.remedied("cover keel a3 3", "Keel has rank 0 in command but needs 2; after the defence, everyone taking part may place dice.")
		}},
		{"while the defence is open, and what is still open after it", func(tb *table) {
			tb.attach("redbank/support", "angry-mob.1") // 3 5
			tb.put("thea", "a1 a1")
			tb.put("redbank/support", "support:4 technology:5")
			tb.rolls(4, 4)
			tb.play("attempt thea angry-mob.1 thea", "cover thea technology:5 5", "defend")
			tb.remedied("cover thea a4 3", "First the defence: change action dice with abilities, or take the damage. After that dice may be placed.")
			tb.play("face")
			tb.remedied("cover thea support:4 5", "Still to cover: 3.")
		}},
	})
}

func TestRemedyOfAbilitiesAndGates(t *testing.T) {
	scenarios(t, "ability", []scenario{
		{"what a box takes", func(tb *table) {
			tb.cast("thea", "fuscus")
			tb.at("thea", "redbank/support")
			tb.at("fuscus", "redbank/support")
			tb.achieved("fuscus", 4)
			tb.achieved("thea", 3)
			tb.put("fuscus", "a2")
			tb.put("thea", "a2")
			tb.put("redbank/support", "support:2")
			tb.remedied("use fuscus 2 a2", "It takes an action die or asset showing 3.")
			tb.remedied("use fuscus 7 a2", "It takes an asset.")
			tb.remedied("use thea 6 support:2", "It takes a diplomacy asset.")
		}},
		{"what is paid in stress", func(tb *table) {
			tb.cast("oniri", "keel")
			tb.at("oniri", "redbank/support")
			tb.put("oniri", "a2")
			tb.refused("use oniri 3 a2", "ability")
			tb.remedied("use oniri 3 a2", "It costs 1 body: click it to pay.")
		}},
		{"whose asset it would have to be", func(tb *table) {
			tb.put("empire/technology", "support:2")
			tb.remedied("use thea 1 support:2", "This is Thea's, and Thea is at Parisa's Glen.")
		}},
	})
	scenarios(t, "move", []scenario{
		{"where stress does not lead", func(tb *table) {
			tb.location("redbank/support", "Undari's Tower") // a gate
			tb.remedied("gate thea redbank/sorcery body", "To move there for dice instead, put action dice on it.")
		}},
		{"where the character is already", func(tb *table) {
			tb.location("redbank/support", "Undari's Tower")
			tb.remedied("gate thea redbank/support body", "")
			tb.put("thea", "a1")
			tb.remedied("move thea redbank/support a1", "")
		}},
	})
}

// In every state a remedy is a sentence, whatever is refused, and does not say again what the refusal says.
func TestRemediesAreSentences(t *testing.T) {
	b := loadBook(t)
	said := map[string]bool{}
	for seed := range uint64(3) {
		choose := RandomPolicy(seed)
		var before []Move // what was legal earlier, and mostly is no longer
		b.PlayYear(Options{Seed: seed, Difficulty: content.Standard}, func(b *Rulebook, s *State, legal []Move) Move {
			for i, m := range before {
				if i%7 != 0 {
					continue
				}
				r := b.check(s, m)
				if r.OK() {
					continue
				}
				say := b.Remedy(s, m, r)
				if say != "" && !strings.HasSuffix(say, ".") && !strings.HasSuffix(say, "?") || strings.Contains(say, "{") || strings.Contains(r.Error(), say) && say != "" {
					t.Fatalf("%s: %q and then %q", b.Notation(s, m), r.Error(), say)
				}
				said[say] = true
			}
			if len(before) < 400 {
				before = append(before, legal...)
			}
			return choose(b, s, legal)
		}, nil)
	}
	if len(said) < 30 {
		t.Errorf("only %d different remedies", len(said))
	}
}
