package tabletop

import (
	"bytes"
	"encoding/json"
	"fmt"
	"image"
	_ "image/jpeg" // the pictures are
	"io"
	"strings"
	"testing"

	"sixwinters/content"
	"sixwinters/content/contenttest"
	"sixwinters/paper"
	"sixwinters/rules"
	"sixwinters/rules/rulestest"
)

// The whole game becomes a saved object: every card once, in a sheet that has its picture, in the deck or slot where it begins.
func TestGameOnTheTable(t *testing.T) {
	cards := contenttest.GameCards(t)
	book := rules.New(cards)
	pictures := map[string]image.Config{}
	// A few cards are enough for their pictures; the long test paints all.
	put := func(name string, write func(w io.Writer) error) (string, error) {
		var b bytes.Buffer
		if err := write(&b); err != nil {
			return "", err
		}
		c, _, err := image.DecodeConfig(&b)
		pictures["file:///"+name] = c
		return "file:///" + name, err
	}
	save, err := write(book, paper.Options{Ink: paper.Saving}, float64(rulestest.Count(1, 10))/2, put, nil)
	if err != nil {
		t.Fatal(err)
	}
	var text bytes.Buffer
	if err := save.Encode(&text); err != nil {
		t.Fatal(err)
	}
	var read struct{ ObjectStates []map[string]any }
	if err := json.Unmarshal(text.Bytes(), &read); err != nil {
		t.Fatal(err)
	}
	if len(read.ObjectStates) != len(save.ObjectStates) {
		t.Fatalf("%d objects of %d", len(read.ObjectStates), len(save.ObjectStates))
	}

	kinds, seen, guids := map[string]int{}, map[int]string{}, map[string]bool{}
	names := map[string]*Object{}
	var count func(o *Object)
	count = func(o *Object) {
		if guids[o.GUID] {
			t.Errorf("two objects are %s", o.GUID)
		}
		guids[o.GUID] = true
		if o.Name == "Card" {
			if was, again := seen[o.CardID]; again {
				t.Errorf("%s and %s are the same card", was, o.Nickname)
			}
			seen[o.CardID] = o.Nickname
			s := o.CustomDeck[fmt.Sprint(o.CardID/100)]
			if s == nil || o.CardID%100 >= s.NumWidth*s.NumHeight || s.NumWidth > 10 || s.NumHeight > 7 {
				t.Errorf("%s is not on its sheet %+v", o.Nickname, s)
				return
			}
			for _, url := range []string{s.FaceURL, s.BackURL} {
				c, there := pictures[url]
				if !there || c.Width%s.NumWidth != 0 || c.Height%s.NumHeight != 0 || c.Width > mostSide || c.Height > mostSide {
					t.Errorf("%s: the sheet %s is %d by %d", o.Nickname, url, c.Width, c.Height)
				}
			}
		}
		for i, in := range o.ContainedObjects {
			count(in)
			if o.DeckIDs[i] != in.CardID {
				t.Errorf("%s: card %d is %d, not %d", o.Nickname, i, in.CardID, o.DeckIDs[i])
			}
		}
	}
	for _, o := range save.ObjectStates {
		kinds[o.Name]++
		names[o.Nickname] = o
		count(o)
		if o.CustomImage != nil {
			if _, there := pictures[o.CustomImage.ImageURL]; !there {
				t.Errorf("%s has no picture %s", o.Nickname, o.CustomImage.ImageURL)
			}
		}
	}
	if want := len(cards.Cards) + len(cards.Locations) + len(cards.Progress); len(seen) != want {
		t.Errorf("%d cards, want %d", len(seen), want)
	}
	b := &cards.Board
	for kind, want := range map[string]int{
		"Custom_Tile": 4 + len(cards.Characters), "Figurine_Custom": len(cards.Characters), "BlockSquare": 2*content.NumResources + 2,
		"Die_6": content.NumResources*b.DicePerResource + b.ActionDice + 4,
	} {
		if kinds[kind] != want {
			t.Errorf("%d of %s, want %d", kinds[kind], kind, want)
		}
	}

	// The first year: each draw pile has the obstacles of its region that are unlocked, and each slot its location.
	for r := range content.Region(content.NumRegions) {
		want := 0
		for i := range cards.Cards {
			if o := cards.Card(content.ObstacleID(i)); o.Region == r && !o.OfLocation && o.Difficulty <= unlockedAtStart {
				want++
			}
		}
		if deck := names["Obstacles of "+b.RegionNames[r]]; deck == nil || len(deck.DeckIDs) != want || deck.Transform.RotZ != 180 {
			t.Errorf("the draw pile of %s is %+v, want %d cards", r, deck, want)
		}
	}
	for _, id := range b.Starting {
		o := names[cards.Locations[id].Name]
		if o == nil || o.Name != "Card" || o.Transform.RotZ != 0 {
			t.Errorf("%s does not lie face up in its slot: %+v", cards.Locations[id].Name, o)
		}
	}
	if deck := names["Progress, stage I"]; deck == nil || len(deck.DeckIDs) != 12 {
		t.Errorf("the deck of stage I is %+v", deck)
	}
	if !strings.Contains(text.String(), `"posX"`) || strings.Contains(text.String(), `"CustomImage": null`) {
		t.Error("its keys are not those of Tabletop Simulator")
	}
}

// Cards of a sheet lie row by row, and no sheet has more than ten by seven.
func TestGrid(t *testing.T) {
	for n, want := range map[int][2]int{1: {2, 2}, 2: {2, 2}, 9: {9, 2}, 10: {10, 2}, 11: {10, 2}, 63: {10, 7}, 70: {10, 7}} {
		if columns, rows := gridFor(n); columns != want[0] || rows != want[1] || columns*rows < n {
			t.Errorf("%d cards: %d by %d", n, columns, rows)
		}
	}
}
