package text

import (
	"context"
	"fmt"
	"slices"
	"strings"

	"sixwinters/advice/hints"
	"sixwinters/advice/mind"
	"sixwinters/content"
	"sixwinters/game/words"
	"sixwinters/rules"
	"sixwinters/saves"
)

// The companion in the text game: the program plays one character. It proposes, is asked and told, and acts only when it is told to.

// companion is the partner that the program plays, besides its seat, which is kept with the campaign.
type companion struct {
	hinter *hints.Hinter
	temper mind.Temper
	favors mind.Favors
	helps  [2]uint8     // the year and turn in which it helps
	meant  hints.Hint   // what it said last
	at     rules.State  // of this table; the zero state for none
	to     int          // and for whom
	plans  []hints.Plan // to choose from
	second *hints.Hinter
	waits  bool // something was taken back: it answers nothing by itself until somebody moves
}

// seat is the player that the companion plays, or [rules.NoPlayer]. At a shared table each seat has its own player.
func (s *Session) seat() int {
	if s.maker != Maker(s.campaign) {
		return rules.NoPlayer
	}
	return s.campaign.Header.CompanionSeat()
}

// called is what the companion's or the other player is called.
func (s *Session) called(player int) string {
	if s.table().Players[player].Character == content.NoCharacter {
		return words.Nameless(player)
	}
	return s.book.PlayerName(s.table(), player)
}

// withCompanion does something with the companion, or says that nobody is one.
func (s *Session) withCompanion(does func(seat int)) {
	seat := s.seat()
	if seat == rules.NoPlayer {
		s.say("There is no companion. Type companion 2 to let the program play the second character.")
		return
	}
	if now := s.table(); s.partner.favors.Help && s.partner.helps != [2]uint8{now.Year, now.Turn} {
		s.partner.favors.Here, s.partner.favors.Help = 0, false
		s.partner.renew(s.campaign.Header.Options.Seed)
	}
	does(seat)
}

// renew has the companion think anew, as daringly as it is to and for what it is asked.
func (c *companion) renew(seed uint64) {
	if c.hinter == nil { // otherwise it still knows what it was told not to do
		c.hinter = hints.New(seed)
	}
	c.hinter.Temper(c.temper)
	c.hinter.Favor(c.favors)
	c.at, c.plans, c.second = rules.State{}, nil, nil
}

// tellCompanion seats the companion, sends it away, or chooses its temper.
func (s *Session) tellCompanion(words []string) {
	if s.maker != Maker(s.campaign) {
		s.say("At a shared table each seat has its own player.")
		return
	}
	word := strings.Join(words, " ")
	if i := slices.Index(mind.Tempers[:], word); i >= 0 {
		s.withCompanion(func(seat int) {
			s.partner.temper = mind.Temper(i)
			s.partner.renew(s.campaign.Header.Options.Seed)
			s.say(s.called(seat) + " is " + word + " from now on.")
		})
		return
	}
	player := map[string]int{"1": 0, "2": 1, "nobody": rules.NoPlayer}
	for p := range s.table().Players {
		player[strings.ToLower(s.called(p))] = p
	}
	p, ok := player[word]
	if !ok {
		s.say(fmt.Sprintf("Type companion with 1, 2 or nobody, or with a temper: %s.", rules.Joined(mind.Tempers[:], "or")))
		return
	}
	if err := s.campaign.SeatCompanion(p); err != nil {
		s.say(rules.Capital(err.Error()))
		return
	}
	s.partner.favors, s.partner.hinter = mind.Favors{}, nil
	s.partner.renew(s.campaign.Header.Options.Seed)
	if p == rules.NoPlayer {
		s.say("Nobody is played by the program now.")
		return
	}
	s.say(fmt.Sprintf("The program plays %s. Type plan to hear what it means, and go to have it act.", s.called(p)))
	s.answerOwn()
}

// means thinks out what the companion means: its own next move, or with [rules.NoPlayer] a plan for both of which it tells its part.
func (s *Session) means(to int) (hints.Hint, bool) {
	c, now := &s.partner, s.table()
	if c.hinter == nil {
		c.renew(s.campaign.Header.Options.Seed)
	}
	if c.at != *now || c.to != to {
		h, ok := c.hinter.HintTo(context.Background(), s.book, now, to)
		if !ok {
			return h, false
		}
		c.meant, c.at, c.to = h, *now, to
	}
	return c.meant, true
}

// tellPlan says what the companion means to do, what it needs for that, and who goes first.
func (s *Session) tellPlan([]string) {
	s.withCompanion(func(seat int) {
		part := hints.PartOf(s.book, s.table(), seat)
		if part == hints.Theirs {
			s.say(fmt.Sprintf("%s: this is for you to decide.", s.called(seat)))
			return
		}
		h, ok := s.means(rules.NoPlayer)
		if !ok {
			s.say("The campaign is over.")
			return
		}
		say := s.called(seat) + ": "
		if part != hints.Action {
			s.say(say + "I suggest: " + s.book.ListLabel(s.table(), h.Move) + ".")
			return
		}
		say += h.Proposal(s.book, s.table(), seat)
		s.say(say)
	})
}

// tellPlans offers two plans with their risks.
func (s *Session) tellPlans([]string) {
	s.withCompanion(func(seat int) {
		if hints.PartOf(s.book, s.table(), seat) != hints.Action {
			s.say("Plans are for the actions step.")
			return
		}
		if s.partner.hinter == nil {
			s.partner.renew(s.campaign.Header.Options.Seed)
		}
		s.partner.plans, s.partner.second = s.partner.hinter.Plans(context.Background(), s.book, s.table(), seat)
		for i, p := range s.partner.plans {
			s.say([]string{"First: ", "Second: "}[i] + p.Words())
		}
		if s.partner.second == nil {
			s.say("I see no other plan.")
			return
		}
		s.say("Type go for the first, or second and then go.")
	})
}

// chooseSecond has the companion go by the second of its plans.
func (s *Session) chooseSecond([]string) {
	s.withCompanion(func(seat int) {
		if s.partner.second == nil {
			s.say("There is no second plan; type plans.")
			return
		}
		s.partner.hinter, s.partner.second, s.partner.plans, s.partner.at = s.partner.second, nil, nil, rules.State{}
		s.say(s.called(seat) + ": The second, then.")
	})
}

// notThat has the companion mean something else this turn.
func (s *Session) notThat([]string) {
	s.withCompanion(func(seat int) {
		to := rules.NoPlayer
		if _, ok := s.means(to); !ok || !s.partner.hinter.Decline(s.book, s.table(), seat) {
			s.say(s.called(seat) + ": I see nothing else that I could do.")
			return
		}
		s.partner.at = rules.State{}
		s.tellPlan(nil)
	})
}

// helpHere has the companion help where the player's character is, in this turn.
func (s *Session) helpHere() {
	s.withCompanion(func(seat int) {
		at := s.table().Players[1-seat].At
		if at == content.NoSlot {
			s.say("Your character is nowhere yet.")
			return
		}
		s.partner.favors.Here, s.partner.favors.Help, s.partner.helps = at, true, [2]uint8{s.table().Year, s.table().Turn}
		s.partner.renew(s.campaign.Header.Options.Seed)
		s.say(fmt.Sprintf("%s: I help at %s if I can.", s.called(seat), s.book.Location(s.table(), at).Name))
		s.tellPlan(nil)
	})
}

// hold has the companion hold a track, or one that it holds no longer.
func (s *Session) hold(words []string) {
	s.withCompanion(func(seat int) {
		r, ok := content.Resource(0), false
		if len(words) > 0 {
			r, ok = resource(words[0])
		}
		if !ok {
			s.say("Name a track, such as hold diplomacy.")
			return
		}
		held := !s.partner.favors.Hold[r]
		s.partner.favors.Hold[r] = held
		s.partner.renew(s.campaign.Header.Options.Seed)
		if held {
			s.say(fmt.Sprintf("%s: I hold %s. Say it again to stop.", s.called(seat), r))
		} else {
			s.say(fmt.Sprintf("%s: I no longer hold %s.", s.called(seat), r))
		}
		if hints.PartOf(s.book, s.table(), seat) != hints.Action {
			return
		}
		if h, ok := s.means(rules.NoPlayer); ok && held && !h.Serves(s.book, r, seat) {
			s.say("This turn I see nothing to do for it.")
		}
		s.tellPlan(nil)
	})
}

// tellReason says why the companion means what it does, in a sentence for each step of its plan.
func (s *Session) tellReason() {
	s.withCompanion(func(seat int) {
		if hints.PartOf(s.book, s.table(), seat) == hints.Theirs {
			s.say(s.called(seat) + ": this is for you to decide.")
		} else if h, ok := s.means(rules.NoPlayer); ok {
			s.say(s.called(seat) + ": " + strings.Join(h.Reasons(s.table(), seat), " "))
		}
	})
}

// mostActs bounds the moves of a companion before it is asked again.
const mostActs = 100

// goOn has the companion act until it has nothing more to do, or the player is asked. It ends no step.
func (s *Session) goOn([]string) {
	s.withCompanion(func(seat int) {
		if hints.PartOf(s.book, s.table(), seat) == hints.Theirs {
			s.say("This is for you to decide.")
			return
		}
		s.partner.plans, s.partner.second, s.partner.waits = nil, nil, false
		for range mostActs {
			part, to := hints.PartOf(s.book, s.table(), seat), seat
			switch part {
			case hints.Theirs:
				s.ask()
				return
			case hints.Both:
				to = rules.NoPlayer
			}
			h, ok := s.means(to)
			if !ok {
				return
			}
			if part == hints.Action && h.Move.Kind == rules.MoveDone {
				s.say(s.called(seat) + ": I have nothing more to do.")
				s.ask()
				return
			}
			if part == hints.Action && h.Move.Kind == rules.MoveAttempt && h.Move.Arg != 1<<seat {
				s.confirm(fmt.Sprintf("%s: Shall we %s?", s.called(seat), s.book.Label(s.table(), h.Move)), func() { s.play(h.Move) })
				return
			}
			if !s.act(seat, h) || part == hints.Both {
				s.ask()
				return
			}
		}
	})
}

// act makes the moves that the companion means, and says them and what came of them. It reports whether they could be made.
func (s *Session) act(seat int, h hints.Hint) bool {
	for _, m := range h.Moves {
		did := s.called(seat) + " (the program): " + s.book.ListLabel(s.table(), m)
		s.story.Reset()
		if err := s.maker.Play(m, &s.story); err != nil {
			s.say(rules.Capital(err.Error()))
			return false
		}
		s.hinted = 0
		warn(s.campaign, s.say)
		s.came(did+".", &s.story, len(s.story.Events))
	}
	return true
}

// answerOwn has the companion answer what is asked of it alone, as long as it is.
func (s *Session) answerOwn() {
	seat := s.seat()
	for range mostActs {
		if seat == rules.NoPlayer || hints.PartOf(s.book, s.table(), seat) != hints.Own {
			return
		}
		h, ok := s.means(seat)
		if !ok || !s.act(seat, h) {
			return
		}
	}
}

var _ Maker = (*saves.Campaign)(nil)
