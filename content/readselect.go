package content

// The selectors of effects: who, which places, which cards, how much, and under what condition. The functions any...
// give the selectors that select nothing in particular, see Blank.

func anyCards() Cards   { return Cards{Threat: NoResource, Skill: NoSkill, Damage: NoStress} }
func anyPlaces() Places { return Places{Resource: NoResource, Skill: NoSkill, MostOf: anyCards()} }
func anyone() Who       { return Who{Places: anyPlaces(), Skill: NoSkill, Above: -1} }
func noAmount() Amount  { return Amount{Resource: NoResource, Cards: anyCards()} }
func anyCondition() Condition {
	return Condition{Cards: anyCards(), Resource: NoResource, Places: anyPlaces()}
}

// option is a word for a selector, and its meaning.
type option[T any] struct {
	word  string
	means T
}

// readOneOf returns the meaning of a word, or nil and a finding if it is not among the options.
func readOneOf[T any](v value, kind string, options []option[T]) T {
	var none T
	s := v.text()
	if s == "" {
		return none
	}
	var known []string
	for _, o := range options {
		if o.word == s {
			return o.means
		}
		known = append(known, o.word)
	}
	v.fail("%s", unknown(kind, s, known))
	return none
}

var scopes = []option[Scope]{
	{"here", Here}, {"region", ThisRegion}, {"everyone", Everyone}, {"unlocked", Unlocked},
	{"participants", Participants}, {"mover", Mover}, {"self", Self},
}

// scopeIn has the lists of effects that a scope makes sense in; a scope without an entry does in all.
var scopeIn = map[Scope]list{
	Here: ^onEvent, ThisRegion: ^onEvent, Participants: onOvercome, Mover: onArrive | onEntry, Self: byOne,
}

// who reads a scope, or a table with a scope (`among`) or places (`at`) and further tests.
func (l *loader) who(v value, in list) Who {
	w := anyone()
	if _, ok := v.v.(string); ok || !v.present() {
		w.Scope = l.scope(v, in)
		return w
	}
	t := v.table()
	key, x := t.needOne("among", "at")
	switch key {
	case "among":
		w.Scope = l.scope(x, in)
	case "at":
		w.Scope, w.Places = AtPlaces, l.places(x, in)
	}
	w.One = t.opt("one").flag()
	if w.Scope == Unlocked {
		x.fail("`unlocked` are all of them: it stands alone")
	}
	skill := t.opt("skill")
	w.Skill = readWord(skill, "skill", NoSkill)
	bound := t.optOne
	if skill.present() {
		bound = t.needOne
	}
	switch key, x := bound("below", "above"); {
	case key != "" && !skill.present():
		x.fail("`%s` says nothing without `skill`", key)
	case key == "below":
		w.Below = x.number(1, 6)
	case key == "above":
		w.Above = x.number(0, 5)
	}
	t.done()
	return w
}

func (l *loader) scope(v value, in list) Scope {
	s := readOneOf(v, "group of characters", scopes)
	if where, ok := scopeIn[s]; ok && where&in == 0 {
		v.fail("there is no `%s` in this list of effects", s)
	}
	return s
}

// String returns the word of the scope in the TOML files; AtPlaces and NoOne have none.
func (s Scope) String() string {
	for _, o := range scopes {
		if o.means == s {
			return o.word
		}
	}
	return "none"
}

var placeWords = []option[Places]{
	{"anywhere", anyPlaces()},
	{"here", func() Places { p := anyPlaces(); p.Here = true; return p }()},
	{"region", func() Places { p := anyPlaces(); p.ThisRegion = true; return p }()},
}

var placeIcons = []option[IconKind]{
	{"port", PortIcon}, {"gate", GateIcon}, {"resource", ResourceIcon}, {"skill", SkillIcon}, {"stress", StressIcon},
}

// places reads "here", "region", "anywhere", or a table of what must hold for a location.
func (l *loader) places(v value, in list) Places {
	p := anyPlaces()
	if !v.present() {
		return p
	}
	if _, ok := v.v.(string); ok {
		p = readOneOf(v, "place", placeWords)
		if p.Here || p.ThisRegion {
			somewhere(v, in, v.text())
		}
		return p
	}
	t := v.table()
	if thisRegion := t.opt("this_region"); thisRegion.present() {
		somewhere(thisRegion, in, "this_region")
		p.ThisRegion = thisRegion.flag()
	}
	p.Regions = readSet[RegionSet](t.opt("region"), "region")
	p.Resource = readWord(t.opt("resource"), "resource", NoResource)
	p.Tags = readSet[LocationTags](t.opt("tag"), "location tag")
	if icon := t.opt("icon"); icon.present() {
		p.Icon = readOneOf(icon, "icon", placeIcons)
	}
	switch key, x := t.optOne("lowest", "highest"); key {
	case "lowest":
		p.Order, p.Skill = Lowest, readWord(x, "skill", NoSkill)
	case "highest":
		p.Order, p.Skill = Highest, readWord(x, "skill", NoSkill)
	}
	if most := t.opt("most"); most.v == "assets" {
		p.Most = MostAssets
	} else if most.present() {
		p.Most, p.MostOf = MostCards, l.cards(most, in)
	}
	p.Stay = t.opt("stay").flag()
	t.done()
	if p.Regions != 0 && p.Resource != NoResource {
		l.slotsOf(t.value, p)
	}
	return p
}

// somewhere reports a word about the place of a card or character in an event, which has none.
func somewhere(v value, in list, word string) {
	if in == onEvent {
		v.fail("an event is nowhere, so it has no `%s`", word)
	}
}

// slotsOf checks that the boards have a slot of the resource in one of the regions.
func (l *loader) slotsOf(v value, p Places) {
	if l.slots < NumSlots {
		return
	}
	for s := range Slot(NumSlots) {
		if p.Regions.Has(s.Region()) && l.Board.SlotResource[s] == p.Resource {
			return
		}
	}
	v.fail("no slot of that region has the resource %s", p.Resource)
}

// cards reads "this", "any", or a table of what must hold for an obstacle.
func (l *loader) cards(v value, in list) Cards {
	c := anyCards()
	if !v.present() {
		return c
	}
	if s, ok := v.v.(string); ok {
		c.This = s == "this"
		switch {
		case c.This && in&onTable == 0:
			v.fail("`this` card is not in play in this list of effects")
		case !c.This && s != "any":
			v.fail("%s", unknown("choice of cards", s, []string{"this", "any"}))
		}
		return c
	}
	t := v.table()
	c.Other = t.opt("other").flag()
	c.Tags = readSet[ObstacleTags](t.opt("tag"), "obstacle tag")
	c.Name = l.refer(t.opt("name"), "obstacle")
	c.Threat = readWord(t.opt("threat"), "resource", NoResource)
	c.Skill = readWord(t.opt("skill"), "skill", NoSkill)
	c.Damage = readWord(t.opt("damage"), "stress", NoStress)
	c.Regions = readSet[RegionSet](t.opt("region"), "region")
	if here := t.opt("here"); here.present() {
		somewhere(here, in, "here")
		c.Here = here.flag()
	}
	t.done()
	return c
}

// amount reads a number, or a table with what the number depends on.
func (l *loader) amount(v value, in list) Amount {
	a := noAmount()
	if _, ok := v.v.(map[string]any); !ok || in&standing != 0 { // standing effects do not change with the table
		a.Base = v.number(1, 12)
		return a
	}
	t := v.table()
	a.Base = t.opt("base").number(0, 12)
	a.Each = 1
	if each := t.opt("each"); each.present() {
		a.Each = each.number(1, 12)
	}
	switch key, x := t.needOne("threat_level", "obstacles", "pool"); key {
	case "threat_level":
		a.Per, a.Resource = PerThreatLevel, readWord(x, "resource", NoResource)
	case "obstacles":
		a.Per, a.Cards = PerObstacle, l.cards(x, in)
	case "pool":
		a.Per, a.Resource = PerPoolDie, readWord(x, "resource", NoResource)
		a.Value = t.need("showing").number(1, 6)
	}
	t.done()
	return a
}

// condition reads "no-characters", or a table with one test.
func (l *loader) condition(v value, in list) Condition {
	c := anyCondition()
	if _, ok := v.v.(string); ok || !v.present() {
		c.Test = readOneOf(v, "condition", []option[Test]{{"no-characters", NoCharacters}})
		if c.Test == NoCharacters {
			somewhere(v, in, v.text())
		}
		return c
	}
	t := v.table()
	switch key, x := t.needOne("at", "here", "pair"); key {
	case "at":
		somewhere(x, in, key)
		c.Test, c.Places = AtPlace, l.places(x, in)
	case "here":
		somewhere(x, in, key)
		c.Test, c.Cards = CardsHere, l.cards(x, in)
	case "pair":
		c.Test, c.Resource = PairInPool, readWord(x, "resource", NoResource)
	}
	t.done()
	return c
}
