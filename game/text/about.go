package text

import (
	"fmt"
	"slices"
	"strings"

	"sixwinters/advice/solver"
	"sixwinters/content"
	"sixwinters/game/gesture"
	"sixwinters/render/layout"
	"sixwinters/rules"
)

// Where things are and what they are.

// trackSpace returns a space, 1..12, of a track.
func trackSpace(r content.Resource, space uint8) layout.Part {
	return layout.Part{Kind: layout.PartSpace, N: uint8(r), Sub: space - 1}
}

// where says where in the campaign the table is.
func (s *teller) where() string {
	t := s.table()
	if t.Phase != rules.Turns {
		return "Year " + rules.Roman(int(t.Year))
	}
	return fmt.Sprintf("Year %s, turn %d, %s. Step %d: %s", rules.Roman(int(t.Year)), t.Turn, s.book.Season(t), t.Step+1, t.Step.NameAt(t))
}

// tellWhere says where the characters are and how they are, or where the cards are whose names have some words.
func (s *teller) tellWhere(words []string) {
	if len(words) > 0 {
		found := s.named(words)
		for _, id := range found {
			s.say(s.book.DistinctName(id) + ": " + s.place(id))
			if at := slices.Index(s.table().Slots[:], content.LocationID(id.N)); id.Kind == content.LocationKind && at >= 0 {
				s.present(content.Slot(at))
				s.lies(content.Slot(at))
			}
		}
		if len(found) == 0 {
			s.say(fmt.Sprintf("No card is called %q.", strings.Join(words, " ")))
		}
		return
	}
	s.say(s.where())
	for p := range s.table().Players {
		if who := s.table().Players[p].Character; who != content.NoCharacter {
			s.sayAll(s.condition(p))
		}
	}
}

// condition says where a player's character is, what stress it bears and which dice it has.
func (s *teller) condition(p int) []string {
	t, player := s.table(), &s.table().Players[p]
	name := s.book.PlayerName(t, p)
	if !player.InPlay() {
		return []string{name + " is out of play."}
	}
	location := s.book.Location(t, player.At)
	list := []string{
		fmt.Sprintf("%s is at %s in %s, with action dice %s", name, location.Name, s.book.RegionName(player.At.Region()), ValuesOf(&player.Dice)),
		fmt.Sprintf("Psyche %d, body %d", player.Stress[content.Psyche].Value, player.Stress[content.Body].Value),
	}
	if marked := s.book.MarkedText(t, player.Character); marked != "" {
		list[1] += "; " + marked
	}
	if assets := s.assets(player.At); assets != "" {
		list = append(list, "Assets there: "+assets)
	}
	return list
}

// ValuesOf lists the values of dice: "1, 3 and 3"; "none".
func ValuesOf(v *rules.Values) string {
	var list []string
	for value := 1; value <= rules.Sides; value++ {
		list = append(list, slices.Repeat([]string{fmt.Sprint(value)}, v.Of(value))...)
	}
	if len(list) == 0 {
		return "none"
	}
	return rules.Joined(list, "and")
}

// Dice says which unspent action dice the characters in play have: "Thea: 1, 2 and 6; Menas: 3 and 3".
func Dice(b *rules.Rulebook, s *rules.State) string {
	var list []string
	for p := range s.Players {
		if player := &s.Players[p]; player.InPlay() {
			list = append(list, b.PlayerName(s, p)+": "+ValuesOf(&player.Dice))
		}
	}
	return strings.Join(list, "; ")
}

// assets lists the assets at a location; "" for none.
func (s *teller) assets(at content.Slot) string {
	var list []string
	for r := range content.Resource(content.NumResources) {
		if v := &s.table().Assets[at][r]; v.Len() > 0 {
			list = append(list, r.String()+" "+ValuesOf(v))
		}
	}
	return strings.Join(list, "; ")
}

// named returns the cards in whose names each word stands: those on the table, or else all.
func (s *teller) named(words []string) []content.CardOf {
	all := s.book.Content().Search(strings.Join(words, " "))
	var here, away []content.CardOf
	for _, id := range all {
		for _, twin := range s.copies(id) {
			switch {
			case s.place(twin) == nowhere:
			case twin.Kind == content.ObstacleKind && s.table().Obstacles[twin.N].Zone != rules.InPlay:
				away = append(away, twin)
			default:
				here = append(here, twin)
			}
		}
	}
	if here = append(here, away...); len(here) > 0 {
		return here
	}
	return all
}

// copies returns the copies of a card: of an obstacle there are several.
func (s *teller) copies(id content.CardOf) (all []content.CardOf) {
	if id.Kind != content.ObstacleKind {
		return []content.CardOf{id}
	}
	c := s.book.Content()
	for n := range c.Cards {
		if c.Card(content.ObstacleID(n)) == c.Card(content.ObstacleID(id.N)) {
			all = append(all, content.CardOf{Kind: id.Kind, N: uint8(n)})
		}
	}
	return all
}

// Named returns the name of the card whose name has these words in it, or "".
func (s *Session) Named(words []string) string {
	found := s.named(words)
	if len(found) == 0 {
		return ""
	}
	return s.book.DistinctName(found[0])
}

// nowhere is said of a card that has no place.
const nowhere = "not on the table"

func (s *teller) place(id content.CardOf) string {
	t := s.table()
	switch id.Kind {
	case content.ObstacleKind:
		for at := range content.Slot(content.NumSlots) {
			if slices.Contains(t.Attached[at].List(), content.ObstacleID(id.N)) {
				return "at " + s.book.Location(t, at).Name
			}
		}
		for r := range content.Region(content.NumRegions) {
			if slices.Contains(t.Discard[r].List(), content.ObstacleID(id.N)) {
				return "on the discard pile of " + s.book.RegionName(r)
			}
		}
	case content.LocationKind:
		for at, location := range t.Slots {
			if location == content.LocationID(id.N) && !t.Empty(content.Slot(at)) {
				return "in " + s.book.RegionName(content.Slot(at).Region()) + ", " + s.book.SlotResource(content.Slot(at)).String()
			}
		}
	case content.ProgressKind:
		if n := slices.Index(t.Staging[:], content.ProgressID(id.N)); n >= 0 {
			return fmt.Sprintf("staged, number %d", n+1)
		}
		for p := range t.Players {
			if t.Players[p].Card == content.ProgressID(id.N) {
				return "the card of " + s.book.PlayerName(t, p)
			}
		}
	case content.CharacterKind:
		for p := range t.Players {
			if t.Players[p].Character == content.CharacterID(id.N) {
				if t.Players[p].InPlay() {
					return "at " + s.book.Location(t, t.Players[p].At).Name
				}
				return "out of play"
			}
		}
	}
	return nowhere
}

// tellLook says all about the card, character or resource that is named, or what else the words mean.
func (s *teller) tellLook(words []string) {
	switch {
	case len(words) == 0:
		s.say("Name a card, a character or a resource, such as look eastkeep.")
	case !s.look(words):
		s.tellRule(words)
	}
}

// look says all about the resource, card or character that is named. It reports whether there is one.
func (s *teller) look(words []string) bool {
	if r, ok := resource(words[0]); ok && words[0] == r.String() {
		s.sayAll(s.whyTrack(r))
		s.say(r.String() + " pool: " + ValuesOf(&s.table().Pool[r]))
		return true
	}
	found := s.named(words)
	if len(found) == 0 {
		return false
	}
	id := found[0]
	s.say(s.book.DistinctName(id) + ", " + s.place(id))
	s.describe(id)
	if len(found) > 1 {
		var names []string
		for _, other := range found[1:] {
			names = append(names, s.book.DistinctName(other))
		}
		s.say("Besides there are " + rules.Joined(names, "and"))
	}
	return true
}

// describe says all about a card but its name and its place.
func (s *teller) describe(id content.CardOf) {
	switch id.Kind {
	case content.ObstacleKind:
		s.obstacle(content.ObstacleID(id.N))
	case content.LocationKind:
		s.location(content.LocationID(id.N))
	case content.ProgressKind:
		s.progress(content.ProgressID(id.N))
	case content.CharacterKind:
		s.character(content.CharacterID(id.N))
	}
}

func (s *teller) obstacle(id content.ObstacleID) {
	t, o := s.table(), s.book.Content().Card(id)
	s.sayAll(rules.ObstacleFields(o, s.book.Pattern(t, id, nil), s.book.Damage(t, id)))
	s.sayAll(s.book.ObstacleText(o))
	if s.place(content.CardOf{Kind: content.ObstacleKind, N: uint8(id)}) != nowhere {
		s.sayAll(gesture.Foreseen(s.book, t, id))
	}
}

func (s *teller) location(id content.LocationID) {
	t, l := s.table(), &s.book.Content().Locations[id]
	in := slices.Index(t.Slots[:], id)
	here := in >= 0 && !t.Empty(content.Slot(in))
	fields := s.book.LocationFields(l)
	if here && l.Region != content.NoRegion {
		fields = fields[1:] // where it lies is said with its name
	}
	s.sayAll(fields)
	s.sayAll(s.book.LocationText(l))
	if !here {
		s.sayAll(gesture.Brings(s.book, l))
		return
	}
	at := content.Slot(in)
	s.lies(at)
	s.sayAll(gesture.Brought(s.book, t, at))
	s.sayAll(gesture.Burning(t, at))
}

// present says which characters are at a location.
func (s *teller) present(at content.Slot) {
	for p := range s.table().Players {
		if player := &s.table().Players[p]; player.InPlay() && player.At == at {
			s.say(s.book.PlayerName(s.table(), p) + " is there")
		}
	}
}

// lies says what lies at a location.
func (s *teller) lies(at content.Slot) {
	if assets := s.assets(at); assets != "" {
		s.say("Assets: " + assets)
	}
	for _, o := range s.table().Attached[at].List() {
		s.say("Obstacle: " + s.inShort(o))
	}
}

// inShort returns an obstacle in a few words: its name, what overcomes it and the dice to cover.
func (s *teller) inShort(id content.ObstacleID) string {
	o := s.book.Content().Card(id)
	var dice []string
	for _, value := range s.book.Pattern(s.table(), id, nil) {
		dice = append(dice, fmt.Sprint(value))
	}
	return fmt.Sprintf("%s, %s %d, dice %s", o.Name, o.Skill, o.Difficulty, rules.Joined(dice, "and"))
}

func (s *teller) progress(id content.ProgressID) {
	p := &s.book.Content().Progress[id]
	s.sayAll(s.book.ProgressFields(p))
	s.ahead(id)
	s.sayAll(gesture.BringsWhen(s.book, s.table(), id))
	for i, sq := range p.Squares {
		if sq.There {
			s.say(squareAt(i) + ": " + s.book.SquareText(sq) + s.laid(id, i))
		}
	}
}

// ahead says of the card of a player, if this is one, what may come next and how many dice it still takes.
func (s *teller) ahead(id content.ProgressID) {
	for p := range s.table().Players {
		if s.table().Players[p].Card != id {
			continue
		}
		paths := solver.Paths(s.book, s.table(), p)
		if len(paths) == 0 {
			s.say("No dice can finish it")
			return
		}
		var next []string
		for _, path := range paths {
			say := squareAt(int(path[0].Square)) + " takes " + path[0].Words()
			if !slices.Contains(next, say) {
				next = append(next, say)
			}
		}
		s.say("Next " + strings.Join(next, "; or "))
		least, most := len(paths[0]), len(paths[len(paths)-1])
		say := "It takes " + rules.HowMany(least, "more die", "more dice")
		if most > least {
			say += fmt.Sprintf(", or up to %d", most)
		}
		s.say(say)
	}
}

// squareAt says where a square of a card lies.
func squareAt(square int) string { return fmt.Sprintf("row %d, column %d", square/4+1, square%4+1) }

// laid says which die lies on a square of a player's card.
func (s *teller) laid(id content.ProgressID, square int) string {
	for p := range s.table().Players {
		player := &s.table().Players[p]
		for i := range player.Chain {
			if player.Card == id && int(player.Path[i]) == square {
				return " Filled by " + rules.DieName(player.Laid[i]) + "."
			}
		}
	}
	return ""
}

// ranks returns the bases of a character's stress dice, and its skills with their ranks.
func (s *teller) ranks(id content.CharacterID) (base, skills string) {
	var ranks [content.NumSkills]int
	for skill := range ranks {
		ranks[skill] = s.book.RankOf(s.table(), id, content.Skill(skill))
	}
	fields := rules.CharacterFields(&s.book.Content().Characters[id], ranks)
	return fields[0], fields[1]
}

func (s *teller) character(id content.CharacterID) {
	base, ranks := s.ranks(id)
	s.say(base)
	s.say(ranks)
	ability := 0
	for _, line := range gesture.Character(s.book, s.table(), id) {
		if ability < content.NumAbilities && line == s.book.AbilityText(id, ability) {
			ability++
			line = fmt.Sprintf("Ability %d: %s", ability, s.book.AbilityHelp(id, ability-1))
		}
		s.say(line)
	}
}

// tellCards says the players' progress cards, or all about the card that is named.
func (s *teller) tellCards(words []string) {
	if len(words) > 0 {
		s.tellLook(words)
		return
	}
	for p := range s.table().Players {
		if id := s.table().Players[p].Card; id != content.NoProgress {
			s.say(s.book.PlayerName(s.table(), p) + ": " + s.book.Content().Progress[id].Name)
			s.progress(id)
		}
	}
}

func (s *teller) tellStaged([]string) {
	for i, id := range s.table().Staging {
		if id != content.NoProgress {
			p := &s.book.Content().Progress[id]
			s.say(fmt.Sprintf("%d: %s. %s", i+1, p.Name, rules.RewardText(p)))
		}
	}
}

func (s *teller) tellPools([]string) {
	var list []string
	for r := range content.Resource(content.NumResources) {
		list = append(list, r.String()+" "+ValuesOf(&s.table().Pool[r]))
	}
	s.say("Pools: " + strings.Join(list, "; "))
}

func (s *teller) tellObstacles([]string) {
	for at := range content.Slot(content.NumSlots) {
		for _, id := range s.table().Attached[at].List() {
			s.say("At " + s.book.Location(s.table(), at).Name + ": " + s.inShort(id))
		}
	}
	if s.pages.empty() {
		s.say("No obstacle is in play.")
	}
}
