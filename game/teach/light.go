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

// finder finds where what some words name lies on a plan, if it does.
type finder func(b *rules.Rulebook, s *rules.State, p *layout.Plan, words []string) []layout.Rect

// kind returns that of the thing: the first word of its name.
func (l light) kind() string {
	kind, _, _ := strings.Cut(l.name, " ")
	return kind
}

// rects returns where the thing lies; none if it does not lie on the table.
func (l light) rects(b *rules.Rulebook, s *rules.State, p *layout.Plan) []layout.Rect {
	return slices.DeleteFunc(l.where(b, s, p, l.words), layout.Rect.Empty)
}

// lightKinds are the kinds of thing that can be lit, and how many words each needs.
var lightKinds = map[string]struct {
	words int
	where finder
}{
	"year":         {0, part(func(p *layout.Plan) layout.Rect { return p.Bar.Year })},
	"seasons":      {0, seasons},
	"steps":        {0, steps},
	"step":         {1, oneStep},
	"trade-board":  {0, part(func(p *layout.Plan) layout.Rect { return p.Trade.Rect })},
	"staging":      {0, part(func(p *layout.Plan) layout.Rect { return p.Staging.Rect })},
	"prompt":       {0, part(func(p *layout.Plan) layout.Rect { return p.Prompt.Rect })},
	"options":      {0, options},
	"done":         {0, button(layout.ButtonDone)},
	"rules":        {0, button(layout.ButtonRules)},
	"log":          {0, button(layout.ButtonLog)},
	"choice":       {1, choosable},
	"offer":        {1, offer},
	"offers":       {0, offers},
	"region":       {1, region},
	"draw":         {1, ofRegion(layout.DrawPile)},
	"discard":      {1, ofRegion(layout.DiscardPile)},
	"location":     {1, ofSlot(layout.Location)},
	"obstacle":     {1, obstacle},
	"asset":        {2, asset},
	"pool":         {1, ofResource(layout.Pool)},
	"track":        {1, ofResource(layout.Track)},
	"signs":        {1, signs},
	"arrow":        {2, arrow},
	"pool-die":     {1, poolDie},
	"staged":       {1, staged},
	"dice":         {1, ofPlayer(func(p *layout.Plan, n int) layout.Rect { return p.Mats[n].Dice })},
	"card":         {1, ofPlayer(func(p *layout.Plan, n int) layout.Rect { return p.Cards[n].Rect })},
	"cards":        {0, cards},
	"square":       {2, square},
	"skills":       {1, skills},
	"stress":       {2, stress},
	"ability":      {2, ability},
	"achievements": {1, ofPlayer(func(p *layout.Plan, n int) layout.Rect { return p.Mats[n].Achievements })},
	"portrait":     {1, ofPlayer(func(p *layout.Plan, n int) layout.Rect { return p.Mats[n].Portrait })},
	"standee":      {1, standee},
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

// part returns a part of the plan that is always there.
func part(of func(p *layout.Plan) layout.Rect) finder {
	return func(_ *rules.Rulebook, _ *rules.State, p *layout.Plan, _ []string) []layout.Rect {
		return []layout.Rect{of(p)}
	}
}

// at returns where a target lies, if it does.
func at(p *layout.Plan, t layout.Target) []layout.Rect {
	if r, ok := p.Rect(t); ok {
		return []layout.Rect{r}
	}
	return nil
}

// button returns a button of the table.
func button(n uint8) finder {
	return func(_ *rules.Rulebook, _ *rules.State, p *layout.Plan, _ []string) []layout.Rect {
		return at(p, layout.Target{Kind: layout.Button, N: n})
	}
}

func seasons(_ *rules.Rulebook, _ *rules.State, p *layout.Plan, _ []string) []layout.Rect {
	return []layout.Rect{geom.Around(p.Bar.Wheel[:])}
}

func steps(_ *rules.Rulebook, _ *rules.State, p *layout.Plan, _ []string) []layout.Rect {
	return []layout.Rect{geom.Around(p.Bar.Steps[:])}
}

// oneStep returns a step in the bar, by its rule.
func oneStep(_ *rules.Rulebook, _ *rules.State, p *layout.Plan, words []string) []layout.Rect {
	for i, r := range p.Bar.Steps {
		if rules.Step(i).Rule() == words[0] {
			return []layout.Rect{r}
		}
	}
	return nil
}

func options(_ *rules.Rulebook, _ *rules.State, p *layout.Plan, _ []string) []layout.Rect {
	return slices.Clone(p.Prompt.Options)
}

func cards(_ *rules.Rulebook, _ *rules.State, p *layout.Plan, _ []string) []layout.Rect {
	return []layout.Rect{p.Cards[0].Rect, p.Cards[1].Rect}
}

// number returns the place of a word in a list.
func number(words []string, word string) (uint8, bool) {
	i := slices.Index(words, word)
	return uint8(max(0, i)), i >= 0
}

// choosable returns a character that may be chosen.
func choosable(b *rules.Rulebook, _ *rules.State, p *layout.Plan, words []string) []layout.Rect {
	m, err := b.Parse(&rules.State{}, "choose 1 "+words[0])
	if err != nil {
		return nil
	}
	return at(p, layout.Target{Kind: layout.Choice, N: m.Card})
}

// offer returns a location card that may be chosen.
func offer(b *rules.Rulebook, _ *rules.State, p *layout.Plan, words []string) []layout.Rect {
	m, err := b.Parse(&rules.State{}, "settle "+words[0])
	if err != nil {
		return nil
	}
	return at(p, layout.Target{Kind: layout.Offer, N: m.Card})
}

// offers returns all location cards that may be chosen.
func offers(_ *rules.Rulebook, _ *rules.State, p *layout.Plan, _ []string) []layout.Rect {
	var all []layout.Rect
	for i := range p.Pieces {
		if p.Pieces[i].Target.Kind == layout.Offer {
			all = append(all, p.Pieces[i].Rect)
		}
	}
	return all
}

func region(_ *rules.Rulebook, _ *rules.State, p *layout.Plan, words []string) []layout.Rect {
	if i, ok := number(content.Words("region"), words[0]); ok {
		return []layout.Rect{p.Regions[i].Rect}
	}
	return nil
}

func ofRegion(kind layout.Kind) finder {
	return func(_ *rules.Rulebook, _ *rules.State, p *layout.Plan, words []string) []layout.Rect {
		if i, ok := number(content.Words("region"), words[0]); ok {
			return at(p, layout.Target{Kind: kind, N: i})
		}
		return nil
	}
}

func ofResource(kind layout.Kind) finder {
	return func(_ *rules.Rulebook, _ *rules.State, p *layout.Plan, words []string) []layout.Rect {
		if i, ok := number(content.Words("resource"), words[0]); ok {
			return at(p, layout.Target{Kind: kind, N: i})
		}
		return nil
	}
}

// signs returns the threat symbols in play of a resource, as they are counted beside its pool.
func signs(_ *rules.Rulebook, _ *rules.State, p *layout.Plan, words []string) []layout.Rect {
	if i, ok := number(content.Words("resource"), words[0]); ok {
		return []layout.Rect{p.Trade.Pools[i].Threat}
	}
	return nil
}

// slot returns the slot with a name such as redbank/military.
func slot(b *rules.Rulebook, name string) (uint8, bool) {
	m, err := b.Parse(&rules.State{}, "to "+name)
	return uint8(m.Slot), err == nil
}

func ofSlot(kind layout.Kind) finder {
	return func(b *rules.Rulebook, _ *rules.State, p *layout.Plan, words []string) []layout.Rect {
		if n, ok := slot(b, words[0]); ok {
			return at(p, layout.Target{Kind: kind, N: n})
		}
		return nil
	}
}

func obstacle(b *rules.Rulebook, _ *rules.State, p *layout.Plan, words []string) []layout.Rect {
	m, err := b.Parse(&rules.State{}, "card "+words[0])
	if err != nil {
		return nil
	}
	return at(p, layout.Target{Kind: layout.Obstacle, N: m.Card})
}

// die reads a die in notation.
func die(b *rules.Rulebook, word string) (rules.Die, bool) {
	m, err := b.Parse(&rules.State{}, "pick "+word)
	return m.Dice[0], err == nil
}

func asset(b *rules.Rulebook, _ *rules.State, p *layout.Plan, words []string) []layout.Rect {
	n, known := slot(b, words[0])
	d, ok := die(b, words[1])
	if !known || !ok {
		return nil
	}
	return at(p, layout.DieAt(rules.Place{Spot: rules.AtLocation, N: n}, d, 0))
}

func poolDie(b *rules.Rulebook, _ *rules.State, p *layout.Plan, words []string) []layout.Rect {
	d, ok := die(b, words[0])
	if !ok {
		return nil
	}
	return at(p, layout.DieAt(rules.Place{Spot: rules.InPool, N: uint8(d.Kind())}, d, 0))
}

func arrow(_ *rules.Rulebook, _ *rules.State, p *layout.Plan, words []string) []layout.Rect {
	from, known := number(content.Words("resource"), words[0])
	to, ok := number(content.Words("resource"), words[1])
	if !known || !ok {
		return nil
	}
	return at(p, layout.Target{Kind: layout.Arrow, N: from, Sub: to})
}

// staged returns a staged card by its place, 1 the top.
func staged(_ *rules.Rulebook, _ *rules.State, p *layout.Plan, words []string) []layout.Rect {
	n, err := strconv.Atoi(words[0])
	if err != nil {
		return nil
	}
	return at(p, layout.Target{Kind: layout.Staged, N: uint8(n - 1)})
}

// player returns who plays a character.
func player(b *rules.Rulebook, s *rules.State, name string) (int, bool) {
	m, err := b.Parse(s, "with "+name)
	return int(m.Player), err == nil
}

func ofPlayer(of func(p *layout.Plan, n int) layout.Rect) finder {
	return func(b *rules.Rulebook, s *rules.State, p *layout.Plan, words []string) []layout.Rect {
		if n, ok := player(b, s, words[0]); ok {
			return []layout.Rect{of(p, n)}
		}
		return nil
	}
}

func square(b *rules.Rulebook, s *rules.State, p *layout.Plan, words []string) []layout.Rect {
	n, known := player(b, s, words[0])
	m, err := b.Parse(s, "place 1 a1 "+words[1])
	if !known || err != nil {
		return nil
	}
	return at(p, layout.Target{Kind: layout.Square, N: uint8(n), Sub: m.Arg})
}

func skills(b *rules.Rulebook, s *rules.State, p *layout.Plan, words []string) []layout.Rect {
	if n, ok := player(b, s, words[0]); ok {
		return []layout.Rect{geom.Around(p.Mats[n].Skills[:])}
	}
	return nil
}

// stress returns a stress track of a character: psyche or body.
func stress(b *rules.Rulebook, s *rules.State, p *layout.Plan, words []string) []layout.Rect {
	n, known := player(b, s, words[0])
	k, ok := number(content.Words("stress"), words[1])
	if !known || !ok {
		return nil
	}
	return at(p, layout.Target{Kind: layout.StressDie, N: uint8(n), Sub: k})
}

// ability returns an ability of a character, counted from 1.
func ability(b *rules.Rulebook, s *rules.State, p *layout.Plan, words []string) []layout.Rect {
	n, known := player(b, s, words[0])
	i, err := strconv.Atoi(words[1])
	if !known || err != nil || i < 1 || i > content.NumAbilities {
		return nil
	}
	return at(p, layout.Target{Kind: layout.Ability, N: uint8(n), Sub: uint8(i - 1)})
}

func standee(b *rules.Rulebook, s *rules.State, p *layout.Plan, words []string) []layout.Rect {
	if n, ok := player(b, s, words[0]); ok {
		return at(p, layout.Target{Kind: layout.Standee, N: uint8(n)})
	}
	return nil
}
