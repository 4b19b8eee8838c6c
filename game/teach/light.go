package teach

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"sixwinters/content"
	"sixwinters/render/geom"
	"sixwinters/render/layout"
	"sixwinters/rules"
)

// light is a thing on the table that a lesson lights up, named in words: where it lies is asked of a plan. A name is a
// kind of thing and what it needs, in the words of the notation, such as `pool technology` or `ability keel 2`.
type light struct {
	name  string
	words []string
	where finder
}

// finder returns where what a look asks for lies.
type finder func(l *look) []layout.Rect

// kind returns the kind of the thing: the first word of its name.
func (l light) kind() string {
	kind, _, _ := strings.Cut(l.name, " ")
	return kind
}

// rects returns where the thing lies, none if it does not lie on the table; and while it is folded away, the tab of its pane.
func (l light) rects(b *rules.Rulebook, s *rules.State, p *layout.Plan) (rects, tabs []layout.Rect) {
	at := &look{Plan: p, b: b, s: s, words: l.words}
	rects = l.where(at)
	if at.wrong {
		return nil, nil
	}
	return slices.DeleteFunc(rects, layout.Rect.Empty), at.tabs
}

// lightKinds are the kinds of thing that can be lit, and how many words each needs.
var lightKinds = map[string]struct {
	words int
	where finder
}{
	"year":         {0, func(l *look) []layout.Rect { return []layout.Rect{l.Bar.Year} }},
	"seasons":      {0, func(l *look) []layout.Rect { return around(l.Bar.Wheel[:]) }},
	"steps":        {0, func(l *look) []layout.Rect { return around(l.Bar.Steps[:]) }},
	"step":         {1, oneStep},
	"trade-board":  {0, func(l *look) []layout.Rect { return []layout.Rect{l.Trade.Rect} }},
	"staging":      {0, func(l *look) []layout.Rect { return []layout.Rect{l.Staging.Rect} }},
	"prompt":       {0, func(l *look) []layout.Rect { return []layout.Rect{l.Prompt.Rect} }},
	"options":      {0, func(l *look) []layout.Rect { return slices.Clone(l.Prompt.Options) }},
	"done":         {0, button(layout.ButtonDone)},
	"rules":        {0, button(layout.ButtonRules)},
	"log":          {0, button(layout.ButtonLog)},
	"choice":       {1, func(l *look) []layout.Rect { return l.at(layout.Choice, l.move("choose 1 ").Card, 0) }},
	"offer":        {1, func(l *look) []layout.Rect { return l.at(layout.Offer, l.move("settle ").Card, 0) }},
	"offers":       {0, offers},
	"region":       {1, func(l *look) []layout.Rect { return []layout.Rect{l.Regions[l.word("region")].Rect} }},
	"draw":         {1, func(l *look) []layout.Rect { return l.at(layout.DrawPile, l.word("region"), 0) }},
	"discard":      {1, func(l *look) []layout.Rect { return l.at(layout.DiscardPile, l.word("region"), 0) }},
	"location":     {1, func(l *look) []layout.Rect { return l.at(layout.Location, l.slot(), 0) }},
	"costs":        {1, func(l *look) []layout.Rect { return around(l.Slots[l.slot()].Moves[:]) }},
	"obstacle":     {1, func(l *look) []layout.Rect { return l.at(layout.Obstacle, l.move("card ").Card, 0) }},
	"asset":        {2, func(l *look) []layout.Rect { return l.die(rules.Place{Spot: rules.AtLocation, N: l.slot()}) }},
	"pool":         {1, func(l *look) []layout.Rect { return l.at(layout.Pool, l.word("resource"), 0) }},
	"track":        {1, func(l *look) []layout.Rect { return l.at(layout.Track, l.word("resource"), 0) }},
	"signs":        {1, func(l *look) []layout.Rect { return []layout.Rect{l.Trade.Pools[l.word("resource")].Threat} }},
	"arrow":        {2, func(l *look) []layout.Rect { return l.at(layout.Arrow, l.word("resource"), l.word("resource")) }},
	"pool-die":     {1, func(l *look) []layout.Rect { return l.die(rules.Place{Spot: rules.InPool}) }},
	"staged":       {1, func(l *look) []layout.Rect { return l.at(layout.Staged, l.number(), 0) }},
	"dice":         {1, func(l *look) []layout.Rect { return []layout.Rect{l.Mats[l.player()].Dice} }},
	"card":         {1, func(l *look) []layout.Rect { return []layout.Rect{l.Cards[l.player()].Rect} }},
	"cards":        {0, func(l *look) []layout.Rect { return []layout.Rect{l.Cards[0].Rect, l.Cards[1].Rect} }},
	"square":       {2, square},
	"skills":       {1, func(l *look) []layout.Rect { return around(l.Mats[l.player()].Skills[:]) }},
	"stress":       {2, func(l *look) []layout.Rect { return l.at(layout.StressDie, l.player(), l.word("stress")) }},
	"ability":      {2, func(l *look) []layout.Rect { return l.at(layout.Ability, l.player(), l.number()) }},
	"achievements": {1, func(l *look) []layout.Rect { return []layout.Rect{l.Mats[l.player()].Achievements} }},
	"character":    {1, character},
	"pool-dice":    {1, poolDice},
	"menu":         {0, button(layout.ButtonMenu)},
	"portrait":     {1, func(l *look) []layout.Rect { return []layout.Rect{l.Mats[l.player()].Portrait} }},
	"standee":      {1, func(l *look) []layout.Rect { return l.at(layout.Standee, l.player(), 0) }},
}

// parseLight reads the name of a thing on the table. The error says what is wrong with it.
func parseLight(name string) (light, error) {
	words := strings.Fields(name)
	if len(words) == 0 {
		return light{}, fmt.Errorf("a thing to light has no name")
	}
	kind, ok := lightKinds[words[0]]
	if !ok {
		return light{}, fmt.Errorf("nothing on the table is called `%s`", words[0])
	}
	if len(words)-1 != kind.words {
		return light{}, fmt.Errorf("`%s` needs %d more words, and has %d", words[0], kind.words, len(words)-1)
	}
	return light{name: name, words: words[1:], where: kind.where}, nil
}

// look is a plan of a table on which a thing is looked for, with the words of its name that are still to be read.
type look struct {
	*layout.Plan
	b     *rules.Rulebook
	s     *rules.State
	words []string
	wrong bool          // a word names nothing
	tabs  []layout.Rect // of panes that what is looked for is folded away with
}

// next returns the next word.
func (l *look) next() string {
	word := l.words[0]
	l.words = l.words[1:]
	return word
}

// word reads one of the words of a kind, and returns its place among them.
func (l *look) word(kind string) uint8 {
	i := slices.Index(content.Words(kind), l.next())
	l.wrong = l.wrong || i < 0
	return uint8(max(0, i))
}

// number reads a number from 1 and returns it less 1.
func (l *look) number() uint8 {
	n, err := strconv.Atoi(l.next())
	l.wrong = l.wrong || err != nil || n < 1 || n > 255
	return uint8(n - 1)
}

// parse reads the next word as the end of a move in notation on a table.
func (l *look) parse(s *rules.State, begins string) rules.Move {
	m, err := l.b.Parse(s, begins+l.next())
	l.wrong = l.wrong || err != nil
	return m
}

// move reads the next word as the end of a move in notation that means the same on any table.
func (l *look) move(begins string) rules.Move { return l.parse(&rules.State{}, begins) }

// slot reads the name of a slot, such as redbank/military.
func (l *look) slot() uint8 { return uint8(l.move("to ").Slot) }

// player reads the name of a character, and returns who plays it.
func (l *look) player() uint8 { return l.parse(l.s, "with ").Player }

// at returns where a target lies, if it does.
func (l *look) at(kind layout.Kind, n, sub uint8) []layout.Rect {
	return l.target(layout.Target{Kind: kind, N: n, Sub: sub})
}

func (l *look) target(t layout.Target) []layout.Rect {
	r, tab, _ := l.Seen(t)
	if tab {
		l.tabs = append(l.tabs, r)
		return nil
	}
	return []layout.Rect{r}
}

// die reads a die in notation, and returns where it lies in a place.
func (l *look) die(place rules.Place) []layout.Rect {
	d := l.move("pick ").Dice[0]
	if place.Spot == rules.InPool {
		place.N = uint8(d.Kind())
	}
	return l.target(layout.DieAt(place, d, 0))
}

func around(all []layout.Rect) []layout.Rect { return []layout.Rect{geom.Around(all)} }

func button(n uint8) finder {
	return func(l *look) []layout.Rect { return l.at(layout.Button, n, 0) }
}

// oneStep returns a step in the bar, by its rule.
func oneStep(l *look) []layout.Rect {
	rule := l.next()
	for i, r := range l.Bar.Steps {
		if rules.Step(i).Rule() == rule {
			return []layout.Rect{r}
		}
	}
	return nil
}

// offers returns all location cards that may be chosen.
func offers(l *look) (all []layout.Rect) {
	for i := range l.Pieces {
		if l.Pieces[i].Target.Kind == layout.Offer {
			all = append(all, l.Pieces[i].Rect)
		}
	}
	return all
}

func square(l *look) []layout.Rect {
	return l.at(layout.Square, l.player(), l.parse(l.s, "place 1 a1 ").Arg)
}

// character returns the portrait of a character with the name.
func character(l *look) []layout.Rect {
	m := &l.Mats[l.player()]
	return around([]layout.Rect{m.Portrait, m.Name})
}

// poolDice returns the part of a pool with its emblem and dice, without the track above them.
func poolDice(l *look) []layout.Rect {
	b := &l.Trade.Pools[l.word("resource")]
	r := b.Rect
	r.TakeTop(b.Emblem.Y - r.Y)
	return []layout.Rect{r}
}
