package text

import (
	"context"
	"fmt"

	"sixwinters/advice/hints"
	"sixwinters/advice/review"
	"sixwinters/rules"
	"sixwinters/saves"
)

// Practice from one's own mistakes: each decision that cost most is made once more at its table, and judged at once.

// mostPractised is how many decisions are practised, the worst first.
const mostPractised = 10

// practice is what is practised while the campaign waits. Its tables are kept nowhere.
type practice struct {
	home     *saves.Campaign
	line     *saves.Timeline
	mistakes []review.Decision // the one in hand first
	judged   bool              // it has been made once more
}

// practise asks before the campaign is reviewed, since nothing is heard meanwhile.
func (s *Session) practise([]string) {
	switch {
	case s.practice != nil:
		s.say("You are practising already. Type try, next or stop.")
		return
	case s.maker != Maker(s.campaign):
		s.say("At a shared table nobody practises.")
		return
	case s.campaign.Len() == 0:
		s.say("Nothing has been decided yet.")
		return
	}
	s.confirm("The review of your moves may take some minutes.", s.review)
}

// review reviews the campaign, and has the worst decision made once more.
func (s *Session) review() {
	line := s.campaign.Timeline()
	is := review.Kept(context.Background(), s.book, line, saves.ReviewName(s.campaign.Name()), review.Files{Read: saves.ReadFile, Write: saves.WriteFile}, nil)
	mistakes := is.Cost(0, line.Len(), mostPractised)
	if len(mistakes) == 0 {
		s.say("No decision has cost anything for certain.")
		return
	}
	s.practice = &practice{home: s.campaign, line: line, mistakes: mistakes}
	s.say("Of your decisions " + rules.HowMany(len(mistakes), "has cost you something.", "have cost you something, the worst first."))
	s.layTry()
}

// layTry lays out the table of the decision in hand.
func (s *Session) layTry() {
	p := s.practice
	d := &p.mistakes[0]
	p.judged = false
	s.sitAt(saves.Laid(s.book, *p.line.Table(d.At)))
	s.say(fmt.Sprintf("In %s it cost %.1f points: %s", d.When, -100*d.Win, d.Did))
	s.say("Decide again, up to the next roll or card, or type stop.")
	s.ask()
}

// sitAt has what is typed meant for a campaign.
func (s *Session) sitAt(c *saves.Campaign) {
	s.campaign, s.maker = c, c
	s.hinter, s.hinted, s.following, s.list, s.begun = hints.New(c.Header.Options.Seed), 0, false, nil, nil
}

// judgeTry judges the decision once it has been made, and reports whether it has.
func (s *Session) judgeTry() bool {
	p := s.practice
	if p == nil || p.judged {
		return false
	}
	d, moves := &p.mistakes[0], s.campaign.Moves()
	if !review.Ends(p.line.Table(d.At), s.table(), moves) {
		return false
	}
	p.judged, s.following = true, false
	again := review.Try(s.book, p.line, d, moves)
	s.say("Now: " + again.Did)
	s.say(again.Verdict())
	next := "Type try to decide again, or stop."
	if len(p.mistakes) > 1 {
		next = "Type try to decide again, next for the next mistake, or stop."
	}
	s.say(next)
	return true
}

// practising does something with the decision that is practised, or says that none is.
func (s *Session) practising(does func(p *practice)) {
	if s.practice == nil {
		s.say("You practise nothing. Type practise to decide again what cost you most.")
		return
	}
	does(s.practice)
}

// tryAgain has the decision in hand made once more.
func (s *Session) tryAgain([]string) { s.practising(func(*practice) { s.layTry() }) }

// nextMistake goes on to the next decision. While nothing is practised, it says what comes next.
func (s *Session) nextMistake([]string) {
	if s.practice == nil {
		s.tellAhead(nil)
		return
	}
	s.practising(func(p *practice) {
		if len(p.mistakes) == 1 {
			s.say("That was the last one. Type try to decide again, or stop.")
			return
		}
		p.mistakes = p.mistakes[1:]
		s.layTry()
	})
}

// stopPractice returns to the campaign.
func (s *Session) stopPractice([]string) {
	s.practising(func(p *practice) {
		s.practice = nil
		s.sitAt(p.home)
		s.say("Back to the campaign.")
		s.ask()
	})
}
