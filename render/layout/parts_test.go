package layout_test

import (
	"testing"

	"sixwinters/content"
	"sixwinters/render/layout"
	"sixwinters/rules"
	"sixwinters/rules/rulestest"
)

// begun is a table in the first actions step of a year.
func begun(t *testing.T, b *rules.Rulebook) rules.State {
	t.Helper()
	s := b.NewCampaign(rules.Options{Seed: 2}, nil)
	for _, line := range []string{"choose 1 keel", "choose 2 thea", "start keel redbank/support", "start thea settled/technology"} {
		m, err := b.Parse(&s, line)
		if err != nil {
			t.Fatal(err)
		}
		if err := b.Apply(&s, m, nil); err != nil {
			t.Fatal(err)
		}
	}
	return s
}

// played is a table in the first actions step of a year, and a plan of it in a window of 1280 by 720.
func played(t *testing.T) (*rules.State, *layout.Plan) {
	t.Helper()
	b := rulestest.Book(t)
	s := begun(t, b)
	return &s, layout.Lay(&layout.View{
		Book: b, State: &s, W: 1280, H: 720, Prompt: "What now?", PromptPlayer: rules.NoPlayer,
		Options: []string{"this", "that", "neither"}, Done: true,
	})
}

// What is printed is found under its middle, unless something that can be taken lies on it there.
func TestPartsLieWhereTheyAreFound(t *testing.T) {
	_, p := played(t)
	found := map[layout.PartKind]int{}
	look := func(r layout.Rect, want layout.Part) {
		t.Helper()
		x, y := r.Center()
		switch p.At(x, y).Kind {
		case layout.Die, layout.Standee:
			return
		}
		got, at := p.PartAt(x, y)
		if got != want || at != r {
			t.Errorf("under the middle of %+v lies %+v, at %+v and not %+v", want, got, at, r)
		}
		found[want.Kind]++
	}
	look(p.Bar.Year, layout.Part{Kind: layout.PartYear})
	look(p.Bar.Help, layout.Part{Kind: layout.PartHelp})
	look(p.Trade.Supply, layout.Part{Kind: layout.PartSupply})
	look(p.Staging.Deck, layout.Part{Kind: layout.PartDeck})
	look(p.Staging.Discard, layout.Part{Kind: layout.PartDiscarded})
	for i, r := range p.Bar.Wheel {
		look(r, layout.Part{Kind: layout.PartSeason, N: uint8(i)})
	}
	for i, r := range p.Bar.Steps {
		look(r, layout.Part{Kind: layout.PartStep, N: uint8(i)})
	}
	for i := range p.Regions {
		look(p.Regions[i].Name, layout.Part{Kind: layout.PartRegion, N: uint8(i)})
	}
	for i := range p.Slots {
		b, n := &p.Slots[i], uint8(i)
		look(b.Slot, layout.Part{Kind: layout.PartSlot, N: n})
		look(b.Tags, layout.Part{Kind: layout.PartTags, N: n})
		look(b.Assets, layout.Part{Kind: layout.PartAssets, N: n})
		for region, r := range b.Moves {
			look(r, layout.Part{Kind: layout.PartMoveCost, N: n, Sub: uint8(region)})
		}
		for _, o := range b.Obstacles {
			look(o.Difficulty, layout.Part{Kind: layout.PartDifficulty, N: uint8(o.ID)})
			look(o.Skill, layout.Part{Kind: layout.PartSkill, N: uint8(o.ID)})
			look(o.Signs, layout.Part{Kind: layout.PartSigns, N: uint8(o.ID)})
			if !o.InForce.Empty() {
				look(o.InForce, layout.Part{Kind: layout.PartInForce, N: uint8(o.ID)})
			}
			for at, r := range o.Pattern {
				look(r, layout.Part{Kind: layout.PartPattern, N: uint8(o.ID), Sub: uint8(at)})
			}
		}
	}
	for i := range p.Trade.Pools {
		b, n := &p.Trade.Pools[i], uint8(i)
		look(b.Emblem, layout.Part{Kind: layout.PartEmblem, N: n})
		look(b.Threat, layout.Part{Kind: layout.PartThreatCount, N: n})
		look(b.Race(), layout.Part{Kind: layout.PartRace, N: n})
		for space, r := range b.Spaces {
			look(r, layout.Part{Kind: layout.PartSpace, N: n, Sub: uint8(space)})
		}
	}
	for i := range p.Mats {
		m, n := &p.Mats[i], uint8(i)
		look(m.Achievements, layout.Part{Kind: layout.PartAchievements, N: n})
		look(m.Name, layout.Part{Kind: layout.PartName, N: n})
		for skill, r := range m.Skills {
			look(r, layout.Part{Kind: layout.PartSkillRank, N: n, Sub: uint8(skill)})
		}
		for k := range m.Tracks {
			look(m.Tracks[k].Icon, layout.Part{Kind: layout.PartStressIcon, N: n, Sub: uint8(k)})
			for box, r := range m.Tracks[k].Boxes {
				look(r, layout.Part{Kind: layout.PartCondition, N: n, Sub: uint8(k), Of: uint8(box)})
			}
		}
		look(p.Cards[i].Reward, layout.Part{Kind: layout.PartReward, N: n})
	}
	for i := range p.Staging.Cards {
		look(p.Staging.Cards[i].Reward, layout.Part{Kind: layout.PartStagedReward, N: uint8(i)})
		look(p.Staging.Cards[i].Goes, layout.Part{Kind: layout.PartStagedGoes, N: uint8(i)})
		for square, r := range p.Staging.Cards[i].Squares {
			if r.Empty() {
				continue
			}
			look(r, layout.Part{Kind: layout.PartStagedSquare, N: uint8(i), Sub: uint8(square)})
		}
	}
	if found[layout.PartPattern] == 0 || found[layout.PartSpace] != content.NumResources*content.TrackSpaces ||
		found[layout.PartMoveCost] != content.NumSlots*content.NumRegions {
		t.Errorf("looked for %v", found)
	}
	if part, _ := p.PartAt(-1, -1); part != (layout.Part{}) {
		t.Errorf("beside the window lies %+v", part)
	}
}

// Answers are pressed by the digits from 1 on, as far as they are in sight.
func TestDigitsOfAnswers(t *testing.T) {
	_, p := played(t)
	for i := range p.Prompt.Options {
		if d := p.Prompt.Digit(i); d != i+1 {
			t.Errorf("answer %d has the digit %d", i, d)
		}
		if option, ok := p.Prompt.OptionOf(i + 1); !ok || option != i {
			t.Errorf("%d presses answer %d, %v", i+1, option, ok)
		}
		digit, label := p.SplitOption(i)
		if whole := p.Prompt.Options[i]; digit.Empty() || digit.Overlaps(label) || !digit.Within(whole) || !label.Within(whole) {
			t.Errorf("of answer %d at %v the digit lies at %v and the label at %v", i, whole, digit, label)
		}
	}
	if _, ok := p.Prompt.OptionOf(4); ok {
		t.Error("4 presses one of three answers")
	}
	line := layout.PromptLine{Options: make([]layout.Rect, 14)}
	for i := 3; i < 14; i++ { // those before lie on another page
		line.Options[i] = layout.Rect{W: 10, H: 10}
	}
	for option, want := range map[int]int{0: 0, 3: 1, 11: 9, 12: 0} {
		if d := line.Digit(option); d != want {
			t.Errorf("answer %d has the digit %d, not %d", option, d, want)
		}
	}
	values := layout.PromptLine{Options: line.Options[3:6], Digits: []uint8{1, 3, 6}}
	for option, want := range values.Digits {
		if got, ok := values.OptionOf(int(want)); !ok || got != option {
			t.Errorf("%d presses answer %d, %v", want, got, ok)
		}
	}
	if _, ok := values.OptionOf(2); ok {
		t.Error("2 presses an answer, and none is that value")
	}
}

// The rows of the list of moves lie under one another, are found under the pointer as far as they are seen, and come into sight.
func TestMoveListScrolls(t *testing.T) {
	_, p := played(t)
	rows := []layout.ListRow{{Heading: true, Text: "Keel"}}
	for range 60 {
		rows = append(rows, layout.ListRow{
			Text: "create a technology die showing 3 with an action die showing 5, and put it on the progress card",
		})
	}
	for _, left := range []bool{false, true} {
		l := p.LayMoveList(rows, 0, left)
		if !l.Rect.Within(layout.Rect{W: p.W, H: p.H}) || (l.Rect.X < p.W/2) != left {
			t.Errorf("it lies at %v", l.Rect)
		}
		for i, r := range l.Rows[1:] {
			if r.Y != l.Rows[i].Bottom() {
				t.Fatalf("row %d lies at %v, after %v", i+1, r, l.Rows[i])
			}
		}
		x, _ := l.Rows[0].Center()
		if at := l.At(x, l.Rows[3].Y+1); at != 3 {
			t.Errorf("row %d lies where row 3 is", at)
		}
		if at := l.At(x, l.Window.Bottom()+1); at != -1 {
			t.Errorf("row %d lies below the window", at)
		}
		scroll := l.ToShow(40, 40, 0)
		if l = p.LayMoveList(rows, scroll, left); !l.Rows[40].Within(l.Window) || l.Rows[39].Y < l.Window.Y-0.5 {
			t.Errorf("scrolled by %v row 40 lies at %v of %v", scroll, l.Rows[40], l.Window)
		}
		if l = p.LayMoveList(rows, l.ToShow(2, 2, scroll), left); !l.Rows[2].Within(l.Window) {
			t.Errorf("row 2 lies at %v of %v", l.Rows[2], l.Window)
		}
		if got, most := l.Scrolled(1e9), l.Height-l.Window.H; got != most || l.Scrolled(-5) != 0 {
			t.Errorf("it scrolls from %v to %v, not to %v", l.Scrolled(-5), got, most)
		}
	}
}

// A cube goes over every space of its way, progress along the upper edge and threats along the lower one.
func TestWayOfACube(t *testing.T) {
	_, p := played(t)
	b := &p.Trade.Pools[content.Military]
	up := b.Path(2, 5, false)
	if len(up) != 4 {
		t.Fatalf("the way has %d places", len(up))
	}
	for i, at := range up {
		if space := b.Spaces[1+i]; !at.Within(space) || at.Y != space.Y {
			t.Errorf("in space %d it lies at %v, not at the top of %v", 2+i, at, space)
		}
	}
	down := b.Path(12, 10, true)
	if len(down) != 3 || down[0].Right() != b.Spaces[11].Right() || down[2].Bottom() != b.Spaces[9].Bottom() || down[0].Overlaps(b.Lane(12, false)) {
		t.Errorf("down it goes %v", down)
	}
	if first := b.Path(0, 1, false)[0]; first.Right() > b.Spaces[0].X+0.01 || first.Overlaps(b.Path(1, 1, false)[0]) {
		t.Errorf("before the first space it lies at %v", first)
	}
}

// A card that is moved keeps its parts, and what goes from one place to another is half between them halfway.
func TestMovedCards(t *testing.T) {
	_, p := played(t)
	card := p.Staging.Cards[1]
	moved := card.Moved(30, -7)
	if moved.Rect != card.Rect.Move(30, -7) || moved.Name != card.Name.Move(30, -7) ||
		moved.Reward != card.Reward.Move(30, -7) || moved.Goes != card.Goes.Move(30, -7) {
		t.Errorf("%+v is moved to %+v", card, moved)
	}
	for i, r := range card.Squares {
		if moved.Squares[i] != r.Move(30, -7) {
			t.Errorf("square %d is moved from %v to %v", i, r, moved.Squares[i])
		}
	}
	a, b := layout.Rect{X: 10, Y: 20, W: 30, H: 40}, layout.Rect{X: 20, Y: 0, W: 10, H: 40}
	if a.Between(b, 0) != a || a.Between(b, 1) != b || a.Between(b, 0.5) != (layout.Rect{X: 15, Y: 10, W: 20, H: 40}) {
		t.Errorf("half way lies %v", a.Between(b, 0.5))
	}
}

// The parts of a campaign's row lie in it and not over one another.
func TestCampaignRow(t *testing.T) {
	whole := layout.Rect{X: 5, Y: 7, W: 900, H: layout.CampaignHeight * 1.5}
	c := layout.LayCampaign(whole, 1.5)
	parts := []layout.Rect{c.Thumb, c.Name, c.Where, c.Who, c.Played}
	for i := range c.Tracks {
		parts = append(parts, c.Tracks[i].Emblem)
		parts = append(parts, c.Tracks[i].Spaces[:]...)
	}
	for i, r := range parts {
		if r.Empty() || !r.Within(whole) {
			t.Errorf("part %d lies at %v of %v", i, r, whole)
		}
		for k, other := range parts[:i] {
			if r.Shared(other) > 0.01 {
				t.Errorf("parts %d and %d lie over one another at %v and %v", k, i, other, r)
			}
		}
	}
}

// TestHouseRulesAreNamedBesideTheYear looks for the name of the house rules on the bar of windows of several sizes and scales: it
// is there only where there are any, and lies on nothing else ([house-rules]).
func TestHouseRulesAreNamedBesideTheYear(t *testing.T) {
	b := rulestest.Book(t)
	for _, house := range []rules.HouseRules{{}, {LongRest: true}} {
		s := b.NewCampaign(rules.Options{Seed: 1, House: house}, nil)
		for _, v := range []layout.View{{W: 1280, H: 720}, {W: 1920, H: 1080}, {W: 900, H: 1200}, {W: 1280, H: 720, Scale: 2}} {
			v.State, v.Book = &s, b
			p := layout.Lay(&v)
			bar := &p.Bar
			if is := !bar.House.Empty(); is != (house != rules.HouseRules{}) {
				t.Errorf("with %+v at %vx%v the house rules are named: %t", house, v.W, v.H, is)
			}
			for _, other := range append([]layout.Rect{bar.Year, bar.Seasons, bar.Help}, bar.Steps[:]...) {
				if bar.House.Overlaps(other) || other.Empty() {
					t.Errorf("at %vx%v the house rules lie at %+v, and beside them %+v", v.W, v.H, bar.House, other)
				}
			}
			for _, piece := range p.Pieces {
				if bar.House.Overlaps(piece.Rect) {
					t.Errorf("at %vx%v the house rules lie under %+v", v.W, v.H, piece.Target)
				}
			}
		}
	}
}
