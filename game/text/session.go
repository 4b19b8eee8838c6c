// Package text is the whole game in lines: what happened, what is asked and what can be done, answers about the table, and moves
// that are typed. It is made to be read aloud. It needs no window, and plays and continues the same campaign files.
package text

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"sixwinters/advice"
	"sixwinters/advice/hints"
	"sixwinters/content"
	"sixwinters/rules"
	"sixwinters/saves"
)

// Session is a campaign that is played in lines.
type Session struct {
	teller
	story   rules.Story
	maker   Maker
	hinter  *hints.Hinter
	hint    hints.Hint
	hinted  int // how many steps of the hint have been said; 0: none yet
	partner companion
	// practice is nil while the campaign itself is played
	practice *practice
	// following: the move in hand is that of a hint, so that it is not said again, and the next hint is
	following bool
	begun     []string     // the first words of a move of which the next are asked
	list      []rules.Move // that numbers stand for
	listed    rules.State  // the table when it was made
	rolled    uint16       // the turn in which the action dice were told, with its year
	kept      int          // how many of the list keep their numbers when more are listed
	asked     func()       // what yes does
	Quits     bool         // the player has asked to leave
}

// Maker makes what is played: a campaign, or the desk of a shared table. Each fails with a sentence.
type Maker interface {
	Play(m rules.Move, story *rules.Story) error
	Undo() error
	Redo(story *rules.Story) error
}

// seated is a [Maker] at a table of two desks.
type seated interface {
	// Answers reports whether a legal move is for this desk to make, rather than for the other one.
	Answers(m rules.Move) bool
	// NeedsReady reports whether this desk can only say that it is ready for the end of the actions.
	NeedsReady() bool
	// Theirs says in a sentence that what is asked is not for this desk.
	Theirs() string
}

// theirs says that what is asked is not for this desk of two.
func (s *Session) theirs() string { return s.maker.(seated).Theirs() }

// offered returns the legal moves that are listed: at a table of two desks those of this one.
func (s *Session) offered() []rules.Move {
	moves := s.moves()
	if at, ok := s.maker.(seated); ok {
		moves = slices.DeleteFunc(moves, func(m rules.Move) bool { return !at.Answers(m) })
	}
	return moves
}

// New returns a session of a campaign, whose players' names are used.
func New(book *rules.Rulebook, reference *content.Reference, campaign *saves.Campaign) *Session {
	book = book.For(campaign.Header.ShortNames()...)
	s := &Session{teller: teller{book: book, reference: reference, campaign: campaign}, maker: campaign, hinter: hints.New(campaign.Header.Options.Seed)}
	s.story.Keep = true
	return s
}

// PlayAt has moves made at a shared table from now on.
func (s *Session) PlayAt(table Maker) { s.maker = table }

// Hear returns the page that tells what somebody else has done, and what is asked now. A number may be typed at that moment: none gets another
// meaning, and those of moves on a table that has changed mean nothing any more.
func (s *Session) Hear(did string, story *rules.Story) []string {
	s.pages, s.asked, s.hinted = pages{}, nil, 0
	warn(s.campaign, s.say)
	s.came(did, story, len(story.Events))
	if s.listed != *s.table() {
		clear(s.list)
	}
	s.kept = len(s.list)
	s.ask()
	s.kept = 0
	return s.pages.turn()
}

// Begin returns the first page: what was wrong with the file, where the campaign is, and what is asked.
func (s *Session) Begin() []string {
	for _, note := range s.campaign.Notes {
		s.say(note)
	}
	warn(s.campaign, s.say)
	s.say(s.where())
	if s.campaign.Len() == 0 {
		s.say("Type hint for a move worth making, and help for the commands.")
	}
	s.answerOwn()
	s.ask()
	return s.pages.turn()
}

// Take takes a line that was typed and returns the page that answers it: at most five sentences, or one and a list.
func (s *Session) Take(line string) []string {
	words := strings.Fields(strings.ToLower(line))
	if len(words) == 0 || len(words) == 1 && words[0] == "more" {
		if s.pages.empty() {
			s.ask()
		}
		return s.pages.turn()
	}
	yes := s.asked
	if yes == nil && len(words) == 1 && (words[0] == "yes" || words[0] == "y") && s.pages.holds("Hint: ") { // it has not been told yet
		return s.pages.turn()
	}
	if more := slices.Concat(s.begun, words); s.begun != nil && len(s.find(more)) > 0 && commandFor(words[0], true) == nil {
		if _, err := strconv.Atoi(words[0]); err != nil { // a number is that of the list
			words = more
		}
	}
	s.pages, s.asked, s.begun = pages{}, nil, nil
	switch {
	case yes != nil && (words[0] == "yes" || words[0] == "y"):
		yes()
	case yes != nil:
		s.say("Not done.")
		s.obey(words)
	default:
		s.obey(words)
	}
	return s.pages.turn()
}

// obey does what the words say: a move in full, a command in full, the beginning of a move or of a command, in this order. A card's
// name alone looks at it.
func (s *Session) obey(words []string) {
	if m, err := s.book.Parse(s.table(), strings.Join(words, " ")); err == nil && s.book.Check(s.table(), m) == nil {
		s.choose(m)
		return
	}
	if c := commandFor(words[0], true); c != nil {
		c.does(s, words[1:])
		return
	}
	switch found := s.find(words); {
	case len(found) == 1:
		s.choose(found[0])
	case len(found) > 1:
		s.say(fmt.Sprintf("Which of these %d moves?", len(found)))
		if len(found) > mostOnPage {
			typed := words
			if !begins(strings.Fields(s.book.Notation(s.table(), found[0])), words) { // the words stand anywhere in it
				typed = nil
			}
			s.begun = words
			s.say(s.next(found, s.sure(found, typed)))
			return
		}
		s.number(found)
	default:
		if c := commandFor(words[0], false); c != nil {
			c.does(s, words[1:])
			return
		}
		if !s.look(words) {
			s.refuse(words)
		}
	}
}

// choose makes a move, after asking where it is certain to take a character out of play.
func (s *Session) choose(m rules.Move) {
	for p, out := range advice.Leaves(s.book, s.table(), m) {
		if out != advice.Stays {
			s.confirm(fmt.Sprintf("This is certain to take %s out of play.", s.book.PlayerName(s.table(), p)), func() { s.play(m) })
			return
		}
	}
	if m.Kind == rules.MoveDone && !s.following {
		if left := s.unfinished(); len(left) > 0 {
			question := " End the step anyway?"
			if at, ok := s.maker.(seated); ok && at.NeedsReady() {
				question = " Are you ready for the end anyway?"
			}
			s.confirm(strings.Join(left, " ")+question, func() { s.play(m) })
			return
		}
	}
	s.play(m)
}

// confirm asks before something is done.
func (s *Session) confirm(say string, does func()) {
	s.say(say)
	s.say("Type yes to do it.")
	s.asked = does
}

// play makes a move and tells what came of it. The move is on the disk before anything is said.
func (s *Session) play(m rules.Move) {
	s.partner.waits = false
	did := s.book.Sentence(s.table(), m)
	if s.following { // the hint has said it
		did = ""
	}
	s.tell(did, func() error { return s.maker.Play(m, &s.story) })
}

// tell does something to the campaign and tells what came of it, or why it failed.
func (s *Session) tell(did string, does func() error) {
	s.story.Reset()
	if err := does(); err != nil {
		s.say(rules.Capital(err.Error()))
		return
	}
	s.hinted = 0
	warn(s.campaign, s.say)
	s.came(did, &s.story, len(s.story.Events))
	if s.judgeTry() {
		return
	}
	s.tellDice()
	if s.following && len(s.moves()) > 0 {
		s.tellHint(nil)
		return
	}
	if !s.partner.waits {
		s.answerOwn()
	}
	s.ask()
}

// tellDice says in each turn once which action dice it begins with.
func (s *Session) tellDice() {
	t := s.table()
	if turn := uint16(t.Year)<<8 | uint16(t.Turn); t.Acting() && turn != s.rolled {
		s.rolled = turn
		s.say(Dice(s.book, t))
	}
}

// ask says what is asked, and lists the answers or, where there are many, how many moves of each kind there are.
func (s *Session) ask() {
	s.say(s.book.Prompt(s.table()).Text)
	switch moves := s.offered(); {
	case len(moves) == 0 && len(s.moves()) > 0:
		s.say(s.theirs())
		s.list = s.list[:s.kept]
	case len(moves) <= mostOnPage:
		s.number(moves)
	default:
		s.say(s.next(moves, nil))
	}
}

// number lists moves with the numbers that stand for them.
func (s *Session) number(moves []rules.Move) {
	s.list, s.listed = append(slices.Clip(s.list[:s.kept]), moves...), *s.table()
	for i, m := range moves {
		say := s.words(s.book.ListLabel(s.table(), m))
		if m.Kind == rules.MoveAttempt {
			say += ": " + s.chance(m)
		}
		s.pages.option(fmt.Sprintf("%d  %s", s.kept+i+1, say))
	}
}
