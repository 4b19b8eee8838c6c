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
	Tip   []string // on what is pointed at
	Asked []string
	// Heading is what is asked or told before what is pointed at, such as the question before its answer.
	Heading []string
	// Brief leaves out the texts of cards and tips, and what happens to nobody's cost.
	Brief bool
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
	var id content.CardOf
	ok := false
	switch on.Kind {
	case layout.Ability, layout.Square, layout.DiscardPile, layout.Ordered: // what stands there says more than the card
	default:
		id, ok = (&layout.View{State: s.table()}).CardOf(on)
	}
	switch {
	case ok:
		s.card(id, on)
	case on.Kind == layout.Track:
		s.track(content.Resource(on.N))
	case on.Kind == layout.Pool:
		s.say(content.Resource(on.N).String() + " pool: " + valuesOf(&s.table().Pool[on.N]))
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
	if !shows.Brief || len(s.pages.lines) == 0 {
		s.sayAll(shows.Tip)
	}
	all.Focus = said()
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

// card says all about a card that lies somewhere on the table: its name, where it is and how, then the chances, then the rest.
func (s *teller) card(id content.CardOf, on layout.Target) {
	say := s.book.DistinctName(id)
	if place := s.place(id); place != nowhere {
		say += ", " + place
	}
	s.say(say)
	if on.Kind == layout.Standee || on.Kind == layout.Portrait {
		s.sayAll(s.condition(int(on.N)))
	}
	if id.Kind == content.ObstacleKind {
		s.chances(id)
	}
	if s.detail != brief {
		s.describe(id)
	}
}
