package text

import (
	"cmp"
	"context"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"sixwinters/advice"
	"sixwinters/advice/hints"
	"sixwinters/content"
	"sixwinters/game/story"
	"sixwinters/rules"
)

// command is a word that asks for something but a move. Enough of its beginning will do, where no move begins so.
type command struct {
	word, args, help string
	does             func(s *Session, words []string)
}

// commands returns the commands in the order of the help, which one of them lists.
func commands() []command {
	return []command{
		{"again", "", "what is asked, and what can be done", func(s *Session, _ []string) { s.ask() }},
		{"moves", "[WORDS]", "all legal moves, or those with these words", (*Session).listMoves},
		{"hint", "", "a move worth making; again: why, and how to type it; again: the plan after it", (*Session).tellHint},
		{"instead", "", "another move than the last hint's, which no hint of this turn says again", (*Session).tellInstead},
		{"companion", "1|2|nobody|TEMPER", "let the program play a character; its temper is even, cautious or bold", (*Session).tellCompanion},
		{"plan", "", "what the companion means to do, and what it asks of you", (*Session).tellPlan},
		{"plans", "", "two plans of the companion, with their risks; second takes the second", (*Session).tellPlans},
		{"second", "", "have the companion go by the second plan", (*Session).chooseSecond},
		{"not", "that", "have the companion mean something else this turn", (*Session).notThat},
		{"hold", "TRACK", "have the companion hold a track; again: no longer", (*Session).hold},
		{"go", "", "have the companion act", (*Session).goOn},
		{"yes", "", "do what was asked about; after a hint, make its move and hear the next one", (*Session).follow},
		{"done", "", "end the actions", (*Session).done},
		{"chance", "NAME", "how likely an obstacle is overcome, by whom", (*Session).tellChance},
		{"undo", "", "take the last move back", (*Session).undo},
		{"redo", "", "make it again", (*Session).redo},
		{"where", "[NAME]", "where the characters are, or where a card is", (*Session).tellWhere},
		{"look", "NAME", "all about a card, a character or a resource", (*Session).tellLook},
		{"card", "[NAME]", "your progress cards and their squares, or the card with that name", (*Session).tellCards},
		{"staged", "", "the progress cards that can be taken next", (*Session).tellStaged},
		{"pools", "", "the dice in the pools", (*Session).tellPools},
		{"obstacles", "", "the obstacles in play", (*Session).tellObstacles},
		{"threats", "", "how the threats stand and which will rise", (*Session).tellThreats},
		{"ahead", "", "what the rest of the turn will bring", (*Session).tellAhead},
		{"why", "[RESOURCE|that]", "the rule that asks, why a marker is where it is, or why the companion means that", (*Session).tellWhy},
		{"recap", "", "what happened since you acted last", (*Session).recap},
		{"log", "[LINES]", "the last lines of the log", (*Session).tellLog},
		{"practise", "", "decide again what cost you most; the review may take some minutes", (*Session).practise},
		{"try", "", "decide again what is practised", (*Session).tryAgain},
		{"next", "", "what comes next, as ahead; while you practise, the next decision", (*Session).nextMistake},
		{"stop", "", "practise no longer, and return to the campaign", (*Session).stopPractice},
		{"rules", "WORDS", "the rule these words are about", (*Session).tellRule},
		{"brief", "", "say only what nobody may miss", func(s *Session, _ []string) { s.tellAs(brief) }},
		{"normal", "", "say what happens, and hints without reasons", func(s *Session, _ []string) { s.tellAs(normal) }},
		{"full", "", "say what happens, and hints with reasons", func(s *Session, _ []string) { s.tellAs(full) }},
		{"file", "", "where the campaign is kept", (*Session).tellFile},
		{"help", "[me here]", "this list; help me here: have the companion help where you are", (*Session).tellHelp},
		{"quit", "", "leave; everything is saved", func(s *Session, _ []string) { s.Quits = true }},
	}
}

// letters are the commands that one letter stands for.
var letters = map[string]string{
	"w": "where", "c": "card", "t": "threats", "o": "obstacles", "h": "hint", "u": "undo", "d": "done", "y": "yes",
}

// commandFor returns the command of a word or, unless it is to be whole, the only one that begins so; nil for none.
func commandFor(word string, whole bool) *command {
	if long, is := letters[word]; is {
		word, whole = long, true
	}
	var found *command
	for _, c := range commands() {
		if c.word == word {
			return &c
		}
		if !whole && strings.HasPrefix(c.word, word) {
			if found != nil {
				return nil
			}
			found = &c
		}
	}
	return found
}

func (s *Session) tellHelp(words []string) {
	if len(words) > 0 && words[0] == "me" {
		s.helpHere()
		return
	}
	s.say("Type a move as it is listed, the beginning of its words, or its number. Enter alone tells more. Besides there are:")
	short := map[string]string{}
	for letter, word := range letters {
		short[word] = letter
	}
	list := commands()
	slices.SortStableFunc(list, func(a, b command) int { // what one letter stands for is needed most
		return cmp.Compare(len(short[b.word]), len(short[a.word]))
	})
	for _, c := range list {
		word := c.word
		if letter, is := short[word]; is {
			word = letter + " or " + word
		}
		s.pages.option(strings.TrimSpace(word+" "+c.args) + ": " + c.help)
	}
}

// tellFile says where the campaign is kept.
func (s *Session) tellFile([]string) {
	if s.practice != nil {
		s.say("What you practise is kept nowhere.")
		return
	}
	s.say("The campaign is in " + s.campaign.Name() + ", with every move")
}

// listMoves lists all legal moves, or those that fit some words.
func (s *Session) listMoves(words []string) {
	moves := s.offered()
	switch {
	case len(words) > 0:
		moves = s.find(words)
	case len(moves) == 0 && len(s.moves()) > 0:
		s.say(s.theirs())
		return
	}
	if len(moves) == 0 {
		s.say("No move fits that.")
		return
	}
	s.say(rules.HowMany(len(moves), "move:", "moves:"))
	s.number(moves)
}

// tellHint says the move of a hint; again, why it is worth making, with what and where; the third time, the next steps of its plan and what
// they are for.
// In full detail it says why at once.
func (s *Session) tellHint([]string) {
	if s.hinted == 0 {
		to, seat := rules.NoPlayer, s.seat()
		if hints.PartOf(s.book, s.table(), seat) == hints.Action {
			to = 1 - seat
		}
		h, ok := s.hinter.HintTo(context.Background(), s.book, s.table(), to)
		if !ok {
			s.say("The campaign is over.")
			return
		}
		if h.Yields {
			s.say(h.Why)
			s.say(fmt.Sprintf("Type go to have %s act.", s.called(seat)))
			return
		}
		s.hint = h
	}
	if s.hinted++; s.hinted > 1 {
		if more := s.hint.More(); s.hinted == 3 && len(more) > 0 {
			s.sayAll(more)
			return
		}
		s.say(s.hint.Says())
		s.say(s.hint.Where)
		var all []string
		for _, m := range s.hint.Moves {
			all = append(all, fmt.Sprintf("%q", s.book.Notation(s.table(), m)))
		}
		s.say(fmt.Sprintf("That is %s; type yes to make it.", rules.Joined(all, "and")))
		return
	}
	s.say("Hint: " + rules.Capital(s.does()))
	if s.detail == full {
		s.say(s.hint.Says())
	} else {
		s.say(s.hint.Arriving)
	}
}

// does says what a hint does, whole: who makes the move and with what, since nobody sees an arrow here, and how likely an attempt succeeds.
func (s *Session) does() string {
	if len(s.hint.Moves) > 1 { // dice are picked up one by one
		return s.hint.Do
	}
	say, _, _ := strings.Cut(s.words(s.book.ListLabel(s.table(), s.hint.Move)), " (ability ") // its number is for who types it
	if m := s.hint.Move; m.Kind == rules.MoveAttempt {
		a := advice.OfAttempt(s.book, s.table(), content.ObstacleID(m.Card), m.Arg)
		say += ": " + map[bool]string{true: "certain", false: advice.Percent(a.Chance)}[a.NoDefence()]
	}
	return say
}

// tellInstead says another hint than the last one.
func (s *Session) tellInstead([]string) {
	if s.hinted == 0 {
		s.say("There is no hint yet; type hint.")
		return
	}
	h, ok := s.hinter.Instead(s.book, s.table())
	if !ok {
		s.say("Nothing else can be done.")
		return
	}
	s.hint, s.hinted = h, 0
	s.tellHint(nil)
}

// follow makes the move of the hint that was told, if nothing else was asked, and tells the next hint.
func (s *Session) follow([]string) {
	if s.hinted == 0 {
		s.say("Nothing was asked that yes would answer.")
		return
	}
	last := len(s.hint.Moves) - 1
	for _, m := range s.hint.Moves[:last] { // dice that are picked up for a reroll: the hint has named them
		s.story.Reset()
		if err := s.maker.Play(m, &s.story); err != nil {
			s.say(rules.Capital(err.Error()))
			return
		}
	}
	s.following = true
	s.choose(s.hint.Moves[last])
	s.following = false
}

// done ends the actions.
func (s *Session) done([]string) {
	m := rules.Move{Kind: rules.MoveDone}
	if err := s.book.Check(s.table(), m); err != nil {
		s.refuse([]string{"done"})
		return
	}
	s.choose(m)
}

// unfinished says what could still be done before the actions end: cards that are finished for nothing, and dice.
func (s *Session) unfinished() (say []string) {
	t := s.table()
	dice := false
	offered := s.offered()
	for p := range t.Players {
		if !s.plays(p) {
			continue
		}
		if advice.FinishesForNothing(s.book, t, p) {
			say = append(say, fmt.Sprintf("%s can still finish %s for free.", s.book.PlayerName(t, p), s.book.Content().Progress[t.Players[p].Card].Name))
		}
		dice = dice || t.Players[p].Dice.Len() > 0
	}
	if dice && len(offered) > 1 {
		say = append(say, "There are dice left that could still be used.")
	}
	return say
}

// plays reports whether who types plays a player's character: at a table of two desks only those of this one.
func (s *Session) plays(player int) bool {
	at, ok := s.maker.(seated)
	return !ok || at.Answers(rules.Move{Kind: rules.MoveRest, Player: uint8(player)})
}

// tellChance says how likely an obstacle in play is overcome, by each who could attempt it.
func (s *Session) tellChance(words []string) {
	if len(words) == 0 {
		s.say("Name an obstacle in play, such as chance legionary.")
		return
	}
	found := slices.DeleteFunc(s.named(words), func(id content.CardOf) bool {
		return id.Kind != content.ObstacleKind || s.table().Obstacles[id.N].Zone != rules.InPlay
	})
	if len(found) == 0 {
		s.say(fmt.Sprintf("No obstacle in play is called %q.", strings.Join(words, " ")))
		return
	}
	for _, id := range found {
		if !s.chances(id) {
			s.say("Nobody can attempt " + s.book.DistinctName(id) + " now.")
		}
	}
}

// chances says how likely an obstacle is overcome, by each team that can attempt it or in the attempt in hand. It reports whether there
// is one.
func (s *teller) chances(id content.CardOf) (told bool) {
	for _, m := range s.moves() {
		if m.Kind == rules.MoveAttempt && m.Card == id.N {
			s.say(s.book.DistinctName(id) + ", " + s.book.TeamName(s.table(), m.Arg) + ": " + s.chance(m))
			told = true
		}
	}
	if a := s.table().Attempt; !told && a.Phase != rules.NoAttempt && a.Obstacle == content.ObstacleID(id.N) {
		odds := advice.OfAttempt(s.book, s.table(), a.Obstacle, a.Team)
		s.say(s.book.DistinctName(id) + ": " + odds.Odds())
		told = true
	}
	return told
}

// chance says how likely an attempt that a move begins succeeds.
func (s *teller) chance(m rules.Move) string {
	a := advice.OfAttempt(s.book, s.table(), content.ObstacleID(m.Card), m.Arg)
	return a.Odds()
}

// tellAs sets how much is said.
func (s *Session) tellAs(d detail) {
	s.detail = d
	s.say([]string{"Normal", "Brief", "Full"}[d] + ".")
}

// undo takes the last move back, after asking if it revealed hidden information.
func (s *Session) undo([]string) {
	if !s.campaign.CanUndo() {
		s.say("There is nothing to undo.")
		return
	}
	m, before := s.campaign.Move(s.campaign.Len() - 1)
	back := func() {
		s.partner.waits = true
		s.tell("Taken back: "+s.book.Sentence(before, m), s.maker.Undo)
	}
	if s.campaign.Revealed() {
		s.confirm("This revealed hidden information; the log will say that it was taken back.", back)
		return
	}
	back()
}

func (s *Session) redo([]string) {
	if !s.campaign.CanRedo() {
		s.say("There is nothing to redo.")
		return
	}
	s.tell("Made again.", func() error { return s.maker.Redo(&s.story) })
}

// tellWhy says which rule asks, or why the markers of a resource are where they are.
func (s *Session) tellWhy(words []string) {
	if len(words) == 0 {
		s.tellRule([]string{s.book.Prompt(s.table()).Rule})
		return
	}
	if words[0] == "that" {
		s.tellReason()
		return
	}
	r, ok := resource(words[0])
	if !ok {
		s.say("Name a resource, such as military.")
		return
	}
	s.sayAll(s.whyTrack(r))
}

// resource returns the resource whose name begins so.
func resource(word string) (content.Resource, bool) {
	for r := range content.Resource(content.NumResources) {
		if strings.HasPrefix(r.String(), word) {
			return r, true
		}
	}
	return 0, false
}

func (s *Session) tellThreats([]string) {
	for r := range content.Resource(content.NumResources) {
		s.track(r)
	}
	forecast := advice.Threats(s.book, s.table())
	s.sayAll(forecast.Words(s.book))
}

// track says how a resource stands, and which cards bear its threat symbols.
func (s *teller) track(r content.Resource) {
	say := fmt.Sprintf("%s: threat %d, progress %d of %d", r, s.table().Threat[r], s.table().Progress[r], content.TrackSpaces)
	count := advice.CountThreats(s.book, s.table(), r)
	if bearers := count.Bearers(s.book); bearers != "" {
		say += "; symbols on " + bearers
	}
	s.say(say)
}

func (s *Session) tellAhead([]string) {
	if s.table().Phase != rules.Turns {
		s.say("No turn is being played.")
		return
	}
	s.sayAll(story.Ahead(s.book, s.table()))
}

// recap tells what happened since the players acted last or, while nothing has, in the turn before.
func (s *Session) recap([]string) {
	recaps := s.told().Recaps()
	for i := len(recaps) - 1; i >= 0; i-- {
		if told := slices.Concat(recaps[i].Said[:]...); len(told) > 0 {
			s.sayAll(told)
			return
		}
	}
	s.say("Nothing has happened yet.")
}

// tellLog says the last lines of the log, 9 unless a number is given.
func (s *Session) tellLog(words []string) {
	n := mostOnPage
	if len(words) > 0 {
		if most, err := strconv.Atoi(words[0]); err == nil && most > 0 {
			n = most
		}
	}
	lines := s.told().Lines
	for _, line := range lines[max(0, len(lines)-n):] {
		s.say(line.Text)
	}
}
