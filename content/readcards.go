package content

import "slices"

// maxEntries bounds the entries of one file, so that no index of a card overflows. The right number is checked later.
const maxEntries = 120

// entries reads the list of tables of a file, each with its name for findings.
func (l *loader) entries(t *table, key string) []*table {
	var entries []*table
	for _, v := range t.need(key).items(1, maxEntries) {
		e := v.table()
		e.card = clipped(e.need("name").text())
		entries = append(entries, e)
	}
	return entries
}

func (t *table) source() Source { return Source{t.doc.path(), t.line()} }

// count counts a card of the file.
func (l *loader) count(t *table, copies int) {
	l.counts[t.doc.name] += copies
}

func (l *loader) readObstacles(file *table) {
	for _, t := range l.entries(file, "obstacle") {
		o := Obstacle{
			Source:      t.source(),
			Picture:     t.picture(),
			Name:        t.card,
			Region:      readWord(t.need("region"), "region", NoRegion),
			OfLocation:  t.opt("of_location").flag(),
			Tags:        readSet[ObstacleTags](t.need("tags"), "obstacle tag"),
			Skill:       readWord(t.need("skill"), "skill", NoSkill),
			Difficulty:  t.need("difficulty").number(1, 6),
			Dice:        t.need("dice").readNumbers(1, 6, 6),
			Damage:      readDamage(t.need("damage")),
			ThreatIf:    anyCondition(),
			ExtraThreat: NoResource,
			Activate:    l.effects(t.opt("activate"), onActivate),
			Overcome:    l.effects(t.opt("overcome"), onOvercome),
			Arrive:      l.effects(t.opt("arrive"), onArrive),
			Standing:    l.effects(t.opt("standing"), whileInPlay),
		}
		checkBeside(t, slices.Concat(o.Activate, o.Arrive))
		for _, v := range t.need("seasons").items(1, 6) {
			o.Seasons = append(o.Seasons, readWord(v, "season", NoSeason))
		}
		for _, v := range t.need("threats").items(1, 3) {
			o.Threats = append(o.Threats, readWord(v, "resource", NoResource))
		}
		if extra := t.opt("extra_threat"); extra.present() {
			x := extra.table()
			o.ExtraThreat = readWord(x.need("resource"), "resource", NoResource)
			o.ThreatIf = l.condition(x.need("if"), onTable)
			x.done()
		}
		t.done()
		l.count(t, len(o.Seasons))
		for n, season := range o.Seasons {
			l.Cards = append(l.Cards, Copy{Entry: len(l.Obstacles), Nth: n + 1, Season: season})
		}
		l.Obstacles = append(l.Obstacles, o)
	}
}

// checkBeside checks that dice of only one resource come to lie beside an obstacle's pattern, where they are not told
// apart.
func checkBeside(t *table, effects []Effect) {
	kind := NoResource
	for _, e := range effects {
		if e.Do != OpPoolToCard {
			continue
		}
		if kind != NoResource && kind != e.Resource {
			t.fail("`%s` puts dice of one resource on a card, and not of %s and %s", e.Do, kind, e.Resource)
		}
		kind = e.Resource
	}
}

func readDamage(v value) Damage {
	t := v.table()
	d := Damage{
		Psyche:     t.opt("psyche").number(1, 12),
		Body:       t.opt("body").number(1, 12),
		DiceOnCard: t.opt("dice_on_card").flag(),
	}
	t.done()
	return d
}

func (l *loader) readLocations(file *table) {
	for _, t := range l.entries(file, "location") {
		c := Location{
			Source:     t.source(),
			Picture:    t.picture(),
			Name:       t.card,
			Region:     NoRegion,
			Threat:     t.opt("threat").flag(),
			Desolation: t.opt("desolation").flag(),
			Tags:       readSet[LocationTags](t.need("tags"), "location tag"),
			Icon:       readIcon(t.opt("icon")),
			Action:     l.effects(t.opt("action"), onAction),
			Arrive:     l.effects(t.opt("arrive"), onEntry),
			Standing:   l.effects(t.opt("standing"), whileLaid),
		}
		if !c.Desolation { // which can be anywhere
			c.Region = readWord(t.need("region"), "region", NoRegion)
		}
		move := t.need("move").table()
		for i, region := range regionWords {
			c.Move[i] = readCost(move.need(region))
		}
		move.done()
		if attach := t.opt("attach"); attach.present() {
			for _, v := range attach.oneOrMore() {
				c.Attach = append(c.Attach, l.refer(v, "location obstacle"))
			}
		}
		t.done()
		l.count(t, 1)
		l.Locations = append(l.Locations, c)
	}
}

func readCost(v value) Cost {
	if v.v == "no" {
		return NoWay
	}
	if _, ok := v.v.(string); ok {
		v.wants("a number of dice or \"no\"")
		return NoWay
	}
	return Cost(v.number(1, 6))
}

// readIcon reads the word of an icon; the words of all kinds differ.
func readIcon(v value) Icon {
	icon := Icon{Resource: NoResource, Skill: NoSkill, Stress: NoStress}
	s := v.text()
	if s == "" {
		return icon
	}
	if s == "port" {
		icon.Kind = PortIcon
	} else if s == "gate" {
		icon.Kind = GateIcon
	} else if i := slices.Index(resourceWords, s); i >= 0 {
		icon.Kind, icon.Resource = ResourceIcon, Resource(i)
	} else if i := slices.Index(skillWords, s); i >= 0 {
		icon.Kind, icon.Skill = SkillIcon, Skill(i)
	} else if i := slices.Index(stressWords, s); i >= 0 {
		icon.Kind, icon.Stress = StressIcon, Stress(i)
	} else {
		known := slices.Concat([]string{"port", "gate"}, resourceWords, skillWords, stressWords)
		v.fail("%s", unknown("icon", s, known))
	}
	return icon
}

func (l *loader) readCharacters(file *table) {
	for _, t := range l.entries(file, "character") {
		c := Character{
			Source:  t.source(),
			Picture: t.picture(),
			Name:    t.card,
			Title:   t.need("title").text(),
			Start:   t.opt("start").flag(),
			Task:    l.task(t.need("task")),
		}
		base := t.need("base").table()
		for i, track := range stressWords {
			c.Base[i] = base.need(track).number(1, 6)
		}
		base.done()
		skills := t.need("skills").table()
		for i, skill := range skillWords {
			c.Skills[i] = skills.opt(skill).number(0, 6)
		}
		skills.done()
		const achievements = NumAbilities - BaseAbilities
		abilities := slices.Concat(t.need("abilities").items(BaseAbilities, BaseAbilities),
			t.need("achievements").items(achievements, achievements))
		for i, v := range abilities {
			c.Abilities[min(i, NumAbilities-1)] = l.ability(v)
		}
		t.done()
		l.count(t, 1)
		l.Characters = append(l.Characters, c)
	}
}

// task reads which obstacles earn a character its achievements.
func (l *loader) task(v value) Cards {
	c := l.cards(v, onOvercome)
	if c.Here || c.Other || c.Regions != 0 {
		v.fail("`task` goes by what is printed on an obstacle, not by where it is")
	}
	return c
}

// ability reads a line of a character mat: a die in a box or one stress for its effects, or a standing effect.
func (l *loader) ability(v value) Ability {
	a := Ability{Resource: NoResource, Cost: NoStress}
	in := onBox
	t := v.table()
	switch key, x := t.needOne("box", "pay", "standing"); key {
	case "box":
		readBox(x, &a)
	case "pay":
		in, a.Cost = onPaid, readWord(x, "stress", NoStress)
	case "standing":
		a.Standing = l.effects(x, whileHeld)
		t.done()
		return a
	}
	a.Effects = l.effects(t.need("effects"), in)
	t.done()
	return a
}

// readBox reads what die fits a box: "any", "asset", a resource or a value.
func readBox(v value, a *Ability) {
	if _, ok := v.v.(int64); ok {
		a.Box, a.Value = ValueBox, v.number(1, 6)
		return
	}
	switch s := v.text(); {
	case s == "any":
		a.Box = AnyDieBox
	case s == "asset":
		a.Box = AssetBox
	case slices.Contains(resourceWords, s):
		a.Box, a.Resource = ResourceBox, readWord(v, "resource", NoResource)
	case s != "":
		v.fail("%s", unknown("box", s, slices.Concat([]string{"any", "asset"}, resourceWords)))
	}
}

func (l *loader) readEvents(file *table) {
	for _, t := range l.entries(file, "event") {
		e := Event{
			Source:  t.source(),
			Picture: t.picture(),
			Name:    t.card,
			Season:  readWord(t.need("season"), "season", NoSeason),
			Symbols: t.need("symbols").number(0, NumRegions),
			Effects: l.effects(t.need("effects"), onEvent),
		}
		t.done()
		l.count(t, 1)
		if e.Season == NoSeason {
			continue
		}
		if at := &l.Events[e.Season][e.Symbols]; at.Name == "" {
			*at = e
		} else {
			t.fail("%s with %d symbols has an event already: %s", e.Season, e.Symbols, at.Name)
		}
	}
}
