package rules

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"sixwinters/content"
)

// byHandEffect is an effect that asks for something by hand.
func byHandEffect(text string) content.Effect {
	return effect(content.OpByHand, func(ef *content.Effect) { ef.Text = text })
}

// What a card asks by hand is carried out with the usual pieces, one after the other ([by-hand]).
func TestByHand(t *testing.T) {
	t.Run("by-hand", func(t *testing.T) {
		asks := func(t *testing.T) *table {
			tb := otherCards(t, thea(false, byHandEffect("Swap a die for a marker.")))
			tb.put("thea", "a4 a1")
			tb.put("pool", "support:2")
			tb.put("redbank/sorcery", "military:3")
			tb.attach("empire/military", "poison")
			tb.play("use thea 2 a4")
			tb.wantAsked("by-hand")
			return tb
		}
		t.Run("a die of a pool", func(t *testing.T) {
			tb := asks(t)
			tb.play("pick support:2", "value 5")
			tb.want("pool", "support:5")
			tb.play("pick support:5", "to redbank/military")
			tb.want("redbank/military", "support:5")
			tb.play("pick-at support:5 redbank/military", "yes")
			tb.want("pool", "support:5")
			tb.play("pick support:5", "enough", "pick support:5", "no", "enough")
			tb.want("pool", "")
			tb.wantAsked("actions")
		})
		t.Run("markers of a resource", func(t *testing.T) {
			tb := asks(t)
			threat, progress := int(tb.s.Threat[content.Military]), int(tb.s.Progress[content.Military])
			tb.play("resource military", "value 3", "resource military", "value 4", "resource military", "value 3")
			tb.wantThreat(content.Military, threat+1)
			tb.rolls(4)
			tb.play("resource military", "value 5")
			tb.want("pool", "support:2 military:4")
			tb.rolls(1, 1, 1, 1, 1, 1)
			tb.play("resource military", "value 1", "resource military", "value 2")
			if got := int(tb.s.Progress[content.Military]); got != progress {
				t.Errorf("the progress marker is at %d, not %d", got, progress)
			}
		})
		t.Run("a character", func(t *testing.T) {
			tb := asks(t)
			tb.play("with thea", "value 1", "with thea", "value 2", "with thea", "value 6")
			tb.want("thea", "")
			tb.rolls(6)
			tb.play("with thea", "value 5", "with thea", "to empire/military", "enough")
			tb.want("thea", "a6")
			tb.wantAt("thea", "empire/military")
		})
		t.Run("an obstacle", func(t *testing.T) {
			tb := asks(t)
			tb.play("card poison", "to redbank/sorcery")
			tb.wantAttached("redbank/sorcery", "poison")
			tb.play("card poison", "no", "enough")
			tb.wantAttached("redbank/sorcery")
		})
		t.Run("whoever plays by itself is done at once, and that is told", func(t *testing.T) {
			tb := asks(t)
			legal := tb.b.Moves(&tb.s, nil)
			if len(legal) != 1 || legal[0].Kind != MoveEnough || !tb.s.SkipsByHand(legal[0]) {
				t.Fatalf("the moves listed are %v", legal)
			}
			tb.play("enough")
			tb.wantEvents(EvByHand, 1)
			tb.wantAsked("actions")
		})
		t.Run("what is not asked for is refused", func(t *testing.T) {
			tb := asks(t)
			tb.refused("value 5", "by-hand")
			tb.refused("done", "by-hand")
			tb.play("enough")
			tb.refused("pick support:2", "actions")
		})
	})
}

// Cards that ask by hand wherever they can leave the table whole, whatever is moved, and every move can be written down and read again.
func TestByHandKeepsTheTableWhole(t *testing.T) {
	ask := []content.Effect{byHandEffect("Do as you like.")}
	b := New(func() *content.Content {
		tb := otherCards(t, func(c *content.Content) {
			for i := range c.Obstacles {
				c.Obstacles[i].Activate, c.Obstacles[i].Arrive, c.Obstacles[i].Overcome = ask, ask, ask
			}
			for i := range c.Locations {
				c.Locations[i].Arrive, c.Locations[i].Action = ask, ask
			}
		})
		return tb.b.Content()
	}())
	var moved [numMoveKinds]int
	for seed := range uint64(6) {
		chance := rand.New(rand.NewPCG(seed, 3))
		s := b.NewCampaign(Options{Seed: seed}, nil)
		var story Story
		var record strings.Builder
		record.WriteString(b.HeaderText(Options{Seed: seed}))
		for range 700 {
			legal := b.Choices(&s, nil)
			if len(legal) == 0 {
				break
			}
			m := legal[chance.IntN(len(legal))]
			if s.ByHand() {
				if chance.IntN(4) == 0 {
					m = legal[len(legal)-1]
				}
				moved[m.Kind]++
			}
			for _, other := range []Move{legal[0], m} {
				if parsed, err := b.Parse(&s, b.Notation(&s, other)); err != nil || parsed != other {
					t.Fatalf("seed %d: %q is read as %+v: %v", seed, b.Notation(&s, other), parsed, err)
				}
				if b.ListLabel(&s, other) == "" || b.Prompt(&s).Text == "" {
					t.Fatalf("seed %d: no words for %q", seed, b.Notation(&s, other))
				}
			}
			before := s
			if err := b.Apply(&s, m, &story); err != nil {
				t.Fatal(err)
			}
			record.WriteString(b.EntryText(&before, m, &s))
			if err := b.Broken(&s); err != nil {
				t.Fatalf("seed %d: %v", seed, err)
			}
			for _, e := range story.Events {
				_ = b.Describe(&s, e)
			}
			story.Reset()
		}
		rec, err := ReadRecord(strings.NewReader(record.String()))
		if err != nil {
			t.Fatal(err)
		}
		if again, err := b.Replay(rec, nil); err != nil || again != s {
			t.Errorf("seed %d: its record leads to another table: %v", seed, err)
		}
	}
	for _, kind := range []MoveKind{MovePick, MovePickAt, MoveCard, MoveWith, MoveResource, MoveValue, MoveTo, MoveYes, MoveNo, MoveEnough} {
		if moved[kind] == 0 {
			t.Errorf("no move by hand of the kind %s was made, of %v", kind.Verb(), slices.Max(moved[:]))
		}
	}
}
