package text

import (
	"fmt"
	"slices"
	"strings"

	"sixwinters/content"
	"sixwinters/game/gesture"
	"sixwinters/render/layout"
	"sixwinters/rules"
	"sixwinters/saves"
	"sixwinters/speech"
)

// Window is what a window shows in words.
type Window struct {
	Card  []string // what is pointed at, shown large
	Label []string // what stands on what is pointed at, and the title of its tip
	Tip   []string // the rest of that tip
	Asked []string
	// Heading is what is asked or told before what is pointed at, such as the question before its answer.
	Heading []string
	// Full tells cards and tips whole. Otherwise the name, whose it is, how it stands and the chance come first, and the rest only if it is
	// asked for. Brief also leaves out what happens to nobody's cost.
	Brief, Full bool
	// Answers: what is pointed at answers the question, so that its tip is told whole.
	Answers bool
	// Hidden is how many events at the end of the last move are not to be told yet.
	Hidden int
}

// Aloud returns what is to be said of a table on which something is pointed at. campaign is nil if its last move is not to be said.
func Aloud(book *rules.Rulebook, reference *content.Reference, at *rules.State, campaign *saves.Campaign, on layout.Target, shows Window) (all speech.Words) {
	s := &teller{book: book, reference: reference, campaign: campaign, at: at}
	if shows.Brief {
		s.detail = brief
	}
	said := func() []string {
		list := s.pages.lines
		s.pages = pages{}
		return once(list, all.All())
	}
	s.sayAll(shows.Heading)
	all.Heading = said()
	s.pointed(on, &shows)
	all.Focus = said()
	if !shows.Full {
		s.rest(on, &shows)
		all.More = said()
	}
	if campaign != nil {
		s.last(shows.Hidden)
	}
	all.Last = said()
	s.sayAll(shows.Asked)
	all.Asked = said()
	return all
}

// Card returns what is to be said of a card wherever it lies: its name and its texts.
func Card(book *rules.Rulebook, reference *content.Reference, id content.CardOf) (say []string) {
	s := &teller{book: book, reference: reference, at: saves.Scratch(book, rules.Options{}).Now()}
	s.say(book.DistinctName(id) + ", " + id.Kind.String())
	s.describe(id)
	return once(s.pages.lines, nil)
}

// once returns the sentences of a list that are not said already, and that no other one begins with: such as a name that stands before
// a comma in another one. A name that a longer name begins with is something else.
func once(list []line, already []string) (say []string) {
	for i, is := range list {
		begins := func(other line) bool {
			more, ok := strings.CutPrefix(other.say, strings.TrimRight(is.say, ".:"))
			return ok && other.say != is.say && more != "" && strings.Contains(".,:;?!", more[:1])
		}
		if !slices.Contains(already, is.say) && !slices.Contains(list[:i], is) && !slices.ContainsFunc(list, begins) {
			say = append(say, is.say)
		}
	}
	return say
}

// last says the last move, and what came of it but for so many events at the end.
func (s *teller) last(hidden int) {
	n := s.campaign.Len()
	if n == 0 {
		return
	}
	m, before := s.campaign.Move(n - 1)
	now, story := *before, rules.Story{Keep: true}
	if s.book.Apply(&now, m, &story) == nil { // it is in the record, so that it is legal
		s.came(s.book.Sentence(before, m), &story, len(story.Events)-hidden)
	}
}

// mostHeard is how many sentences are said of what is no card, before the rest.
const mostHeard = 2

// pointed says what is pointed at: of a card its name, where it is and how, then the chance; in full the rest as well.
func (s *teller) pointed(on layout.Target, shows *Window) {
	id, card := s.cardOn(on)
	if card {
		s.say(s.called(id))
		if on.Kind == layout.Standee || on.Kind == layout.Portrait {
			s.sayAll(s.condition(int(on.N)))
		}
		odds := id.Kind == content.ObstacleKind && s.chances(id)
		if s.detail != brief && !shows.Full {
			s.facts(id, odds)
		}
	}
	switch {
	case shows.Full:
		s.rest(on, shows)
	case card || shows.Answers:
		s.sayAll(shows.Label)
		if shows.Answers {
			s.sayAll(shows.Tip)
		}
	default:
		if s.rest(on, shows); len(s.pages.lines) > mostHeard {
			s.pages.lines = s.pages.lines[:mostHeard]
			if last := mostHeard - 1; strings.HasSuffix(s.pages.lines[last].say, ":") { // what it announces is the rest
				s.pages.lines = s.pages.lines[:last]
			}
		}
	}
}

// rest says all else about what is pointed at.
func (s *teller) rest(on layout.Target, shows *Window) {
	switch id, card := s.cardOn(on); {
	case card:
		s.describe(id)
	case on.Kind == layout.Track:
		s.track(content.Resource(on.N))
	case on.Kind == layout.Pool:
		s.say(content.Resource(on.N).String() + " pool: " + ValuesOf(&s.table().Pool[on.N]))
	case on.Kind == layout.Ability && s.table().Players[on.N].Character != content.NoCharacter:
		who := s.table().Players[on.N].Character
		s.say(s.book.Content().Characters[who].Name)
		s.say(s.book.AbilityHelp(who, int(on.Sub)))
		s.say(gesture.NotEarned(s.book, s.table(), int(on.N), int(on.Sub)))
	case on.Kind == layout.StressDie:
		stress := s.table().Players[on.N].Stress[on.Sub]
		s.say(fmt.Sprintf("%s: %s %d", s.book.PlayerName(s.table(), int(on.N)), content.Stress(on.Sub), stress.Value))
	default:
		s.sayAll(shows.Card)
	}
	s.sayAll(shows.Label)
	s.sayAll(shows.Tip)
}

// cardOn returns the card that is pointed at, unless what stands there says more than the card.
func (s *teller) cardOn(on layout.Target) (content.CardOf, bool) {
	switch on.Kind {
	case layout.Ability, layout.Square, layout.DiscardPile, layout.Ordered:
		return content.CardOf{}, false
	}
	return (&layout.View{State: s.table()}).CardOf(on)
}

// called returns the name of a card and where it lies.
func (s *teller) called(id content.CardOf) string {
	say := s.book.DistinctName(id)
	if place := s.place(id); place != nowhere {
		say += ", " + place
	}
	return say
}

// facts says in a few words how a card stands: what overcomes an obstacle, unless the chance says it; what lies at a location; what a progress
// card brings or takes next; the skills of a character that is not on the table.
func (s *teller) facts(id content.CardOf, odds bool) {
	t := s.table()
	switch id.Kind {
	case content.ObstacleKind:
		if !odds {
			_, facts, _ := strings.Cut(s.inShort(content.ObstacleID(id.N)), ", ")
			s.say(facts)
		}
	case content.LocationKind:
		if in := slices.Index(t.Slots[:], content.LocationID(id.N)); in >= 0 && !t.Empty(content.Slot(in)) {
			s.lies(content.Slot(in))
		}
	case content.ProgressKind:
		p := content.ProgressID(id.N)
		s.say("Reward " + rules.RewardText(&s.book.Content().Progress[p]))
		s.ahead(p)
	case content.CharacterKind:
		if s.place(id) == nowhere {
			_, ranks := s.ranks(content.CharacterID(id.N))
			s.say(ranks)
		}
	}
}
