package rules

import (
	"reflect"
	"strings"
	"testing"

	"sixwinters/content"
)

func TestHouseRules(t *testing.T) {
	hurt := func(tb *table) {
		tb.marked("thea", content.Psyche, 1)
		tb.marked("thea", content.Body, 2, 3)
		tb.marked("keel", content.Body, 1, 2)
		tb.marked("menas", content.Psyche, 1, 2, 3)
		tb.marked("menas", content.Body, 2)
	}
	scenarios(t, "house-rules", []scenario{
		{"rest for those who went, one: the players choose the track of each", func(tb *table) {
			tb.s.House.PlayedRest = 1
			hurt(tb)
			tb.endYear(1)
			tb.chooseLocations()
			tb.wantAsked("house-rules")
			tb.wantChoices("recover thea psyche", "recover thea body") // Keel is not asked: only one track is marked
			tb.play("recover thea body")
			tb.wantMarked("thea", content.Psyche, 1)
			tb.wantMarked("thea", content.Body, 3)
			tb.wantMarked("keel", content.Body, 2)
			tb.wantMarked("menas", content.Psyche, 2, 3)
			tb.wantMarked("menas", content.Body)
			if tb.s.Year != 2 {
				tb.Errorf("it is year %d", tb.s.Year)
			}
		}},
		{"rest for those who went, one: both are asked, the first player first, knocked out or not", func(tb *table) {
			tb.s.House.PlayedRest = 1
			for _, name := range []string{"thea", "keel"} {
				tb.marked(name, content.Psyche, 1, 2, 3)
				tb.marked(name, content.Body, 1)
				tb.engine().knockOut(tb.player(name))
			}
			tb.endYear(1)
			tb.chooseLocations()
			tb.wantChoices("recover thea psyche", "recover thea body")
			tb.refused("recover keel body", "house-rules")
			tb.play("recover thea body")
			tb.wantChoices("recover keel psyche", "recover keel body")
			tb.play("recover keel psyche")
			tb.wantMarked("thea", content.Psyche, 1, 2, 3)
			tb.wantMarked("thea", content.Body)
			tb.wantMarked("keel", content.Psyche, 2, 3)
			tb.wantMarked("keel", content.Body, 1)
		}},
		{"rest for those who went, two: on each track, and nobody is asked", func(tb *table) {
			tb.s.House.PlayedRest = 2
			hurt(tb)
			tb.toNextYear(1)
			tb.wantMarked("thea", content.Psyche)
			tb.wantMarked("thea", content.Body, 3)
			tb.wantMarked("keel", content.Body, 2)
			tb.wantMarked("menas", content.Psyche, 2, 3)
		}},
		{"a character burned for the campaign does not recover", func(tb *table) {
			tb.s.House.PlayedRest = 1
			hurt(tb)
			tb.character("thea").Burned = true
			tb.toNextYear(1)
			tb.wantMarked("thea", content.Psyche, 1)
			tb.wantMarked("thea", content.Body, 2, 3)
			tb.wantMarked("keel", content.Body, 2)
		}},
		{"long rest: a character not played erases its two highest conditions on each track", func(tb *table) {
			tb.s.House.LongRest = true
			hurt(tb)
			tb.toNextYear(1)
			tb.wantMarked("menas", content.Psyche, 3)
			tb.wantMarked("menas", content.Body)
			tb.wantMarked("thea", content.Psyche, 1)
			tb.wantMarked("thea", content.Body, 2, 3)
			tb.wantMarked("keel", content.Body, 1, 2)
		}},
		{"what a house rule erases is told with its id, and what the printed rule erases is not", func(tb *table) {
			tb.s.House = HouseRules{PlayedRest: 2, LongRest: true}
			hurt(tb)
			tb.toNextYear(1)
			told := map[string][]string{}
			for _, e := range tb.story.Events {
				if e.Kind == EvRecover {
					rule := e.Rule(&State{Phase: SessionEnd})
					told[rule] = append(told[rule], tb.b.Describe(&tb.s, e))
				}
			}
			want := map[string][]string{
				"session-end": {"Menas is no longer Distracted.", "Menas is no longer Bruised."},
				"house-rules": {
					"House rule: Menas is no longer Angry.", "House rule: Thea is no longer Distracted.",
					"House rule: Thea is no longer Bruised.", "House rule: Keel is no longer Weary.",
				},
			}
			if !reflect.DeepEqual(told, want) {
				tb.Errorf("it is told %q", told)
			}
		}},
	})
	t.Run("house-rules/dice in the box: 8 to 15 of each resource, in the supply and everywhere else", func(t *testing.T) {
		b := loadBook(t)
		for n := FewestDice; n <= MostDice; n++ {
			s := b.NewCampaign(Options{Seed: 1, House: HouseRules{Dice: uint8(n)}}, nil)
			for r := range content.Resource(content.NumResources) {
				if got := s.countDice(Kind(r)); got != n {
					t.Errorf("of %d dice of %s there are %d", n, r, got)
				}
			}
			if s.countDice(Action) != b.c.Board.ActionDice {
				t.Errorf("with %d dice of each resource there are %d action dice", n, s.countDice(Action))
			}
			s.Supply[content.Military]--
			if b.Broken(&s) == nil {
				t.Errorf("of %d dice one is missing, and nothing is found wrong", n)
			}
		}
	})
}

// TestHouseRulesHoldTheInvariants plays campaigns at random with each house rule.
func TestHouseRulesHoldTheInvariants(t *testing.T) {
	b := loadBook(t)
	all := []HouseRules{{PlayedRest: 1}, {PlayedRest: 2}, {LongRest: true}, {PlayedRest: 1, LongRest: true, Dice: 9}}
	for n := FewestDice; n <= MostDice; n++ {
		all = append(all, HouseRules{Dice: uint8(n)})
	}
	for i, house := range all {
		o := Options{Seed: uint64(i), Difficulty: content.Difficulty(i % content.NumDifficulties), Alternative: i%2 == 1, House: house}
		p := b.PlayCampaign(o, RandomPolicy(uint64(i)), nil, nil)
		if p.Broken != nil || p.End.Phase != CampaignOver || p.End.House != house {
			t.Errorf("%s: after %d moves, %v", house.Words(), p.Moves, p.Broken)
		}
	}
}

func TestHouseRulesInWords(t *testing.T) {
	for words, want := range map[string]HouseRules{
		"":                           {},
		"rest-one":                   {PlayedRest: 1},
		"rest-two long-rest dice-8":  {PlayedRest: 2, LongRest: true, Dice: 8},
		"rest-one long-rest dice-15": {PlayedRest: 1, LongRest: true, Dice: 15},
	} {
		got, err := ParseHouseRules(words)
		if err != nil || got != want || got.Words() != words {
			t.Errorf("%q is read as %+v, %v, and written as %q", words, got, err, got.Words())
		}
		if lines := want.Lines(); len(lines) != len(strings.Fields(words)) {
			t.Errorf("%q is told as %q", words, lines)
		}
	}
	if got, err := ParseHouseRules("dice-9, rest-one"); err != nil || got != (HouseRules{PlayedRest: 1, Dice: 9}) {
		t.Errorf("with a comma they are read as %+v, %v", got, err)
	}
	for _, words := range []string{"rest", "dice-7", "dice-16", "dice-", "dice-9x", "long-rest resting", "dice--9"} {
		if got, err := ParseHouseRules(words); err == nil || got != (HouseRules{}) {
			t.Errorf("%q is read as %+v", words, got)
		}
	}
}

// TestHouseRulesInRecords reads back what a record and a snapshot say of house rules. Without any neither has a word of them.
func TestHouseRulesInRecords(t *testing.T) {
	b := loadBook(t)
	if text := b.HeaderText(Options{Seed: 1}); strings.Contains(text, "house") {
		t.Errorf("without house rules a record begins %q", text)
	}
	o := Options{Seed: 4, House: HouseRules{PlayedRest: 1, LongRest: true, Dice: 9}}
	text, end := writeYear(t, b, o)
	if !strings.Contains(text, "\nhouse rest-one long-rest dice-9\nmoves\n") {
		t.Errorf("the record begins %.200q", text)
	}
	rec, err := ReadRecord(strings.NewReader(text))
	if err != nil || rec.Header.Options != o {
		t.Fatalf("the header reads back as %+v, %v", rec, err)
	}
	if got, err := b.Replay(rec, nil); err != nil || got != end {
		t.Errorf("the replayed table is another one: %v", err)
	}
	if _, err := ReadRecord(strings.NewReader(strings.Replace(text, "dice-9", "dice-99", 1))); err == nil || !strings.HasPrefix(err.Error(), "line 6: ") {
		t.Errorf("of 99 dice it says %v", err)
	}
	year := b.PlayYear(o, RandomPolicy(4), nil).End
	snapshot, err := b.Snapshot(&year)
	if err != nil {
		t.Fatal(err)
	}
	if got, err := b.ReadSnapshot(snapshot); err != nil || got != year {
		t.Errorf("the table that reads back from its snapshot is another one: %v", err)
	}
	year.House = HouseRules{}
	year.Supply = [content.NumResources]uint8{}
	if plain, err := b.Snapshot(&year); err != nil || strings.Contains(plain, "House") {
		t.Errorf("without house rules a snapshot speaks of them: %v", err)
	}
}
