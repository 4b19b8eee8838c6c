package text

import (
	"fmt"
	"regexp"
	"slices"
	"strings"

	"sixwinters/advice"
	"sixwinters/content"
	"sixwinters/game/gesture"
	"sixwinters/game/story"
	"sixwinters/rules"
	"sixwinters/saves"
)

// detail is how much is said: in brief only what nobody may miss of what happens, in full a hint with its reasons.
type detail int8

// The details.
const (
	normal detail = iota
	brief
	full
)

// teller tells about the table of a campaign and the rules.
type teller struct {
	book      *rules.Rulebook
	reference *content.Reference
	campaign  *saves.Campaign // nil if only a table is told of
	at        *rules.State    // the table that is told of; nil for that of the campaign as it is now
	detail    detail
	pages     pages
}

func (s *teller) table() *rules.State {
	if s.at != nil {
		return s.at
	}
	return s.campaign.Now()
}

// say says sentences, after all that is still to be said.
func (s *teller) say(text string) { s.pages.add(rules.Capital(s.words(text))) }

// beside are icons that stand one at the other, and named is an icon whose name stands after it.
var (
	beside = regexp.MustCompile(`\}\s*\{`)
	named  = regexp.MustCompile(`\{([a-z0-9-]+)\}[\s\x{a0}]+([a-z]+)`)
)

// sign is an icon that a text begins with.
var sign = regexp.MustCompile(`^\{([a-z0-9-]+)\}[\s\x{a0}]*`)

// words returns a text with its icons as words, without one before it that names only what the text does.
func (s *teller) words(text string) string {
	if m := sign.FindString(text); m != "" && m != text {
		name := strings.ToLower(s.reference.Plain(strings.TrimSpace(m)))
		if rest := strings.ToLower(text[len(m):]); strings.Contains(rest, name) && !strings.HasPrefix(rest, name) {
			text = text[len(m):]
		}
	}
	text = named.ReplaceAllStringFunc(text, func(pair string) string {
		m := named.FindStringSubmatch(pair)
		if strings.EqualFold(s.reference.Plain("{"+m[1]+"}"), m[2]) {
			return m[2]
		}
		return pair
	})
	return s.reference.Plain(beside.ReplaceAllString(text, "}, {"))
}

func (s *teller) sayAll(texts []string) {
	for _, text := range texts {
		s.say(text)
	}
}

// came says what was done and what came of it before an event.
func (s *teller) came(did string, of *rules.Story, until int) {
	s.say(did)
	for _, sentence := range story.Sentences(s.book, of, false) {
		switch {
		case sentence.From >= until:
			return
		case s.detail == brief && sentence.Weight < story.Heavy:
		case s.detail == brief && sentence.Short != "":
			s.say(sentence.Short)
		default:
			s.say(sentence.Say)
		}
		s.thrown(of, sentence)
	}
}

// thrown says what the dice show that a sentence tells are rolled to defend: the window shows them.
func (s *teller) thrown(of *rules.Story, told story.Sentence) {
	for i := told.From; i < told.To; i++ {
		m := story.MomentOf(s.book, of, i)
		if m.Kind != story.Roll {
			continue
		}
		var values []string
		for _, ev := range of.Events[i : i+m.N] {
			values = append(values, fmt.Sprint(ev.Die.Value()))
		}
		slices.Sort(values)
		s.say(map[bool]string{true: "It shows ", false: "They show "}[len(values) == 1] + rules.Joined(values, "and") + ".")
	}
}

// told returns the log of the whole campaign.
func (s *teller) told() *story.Log {
	log, story := story.NewLog(s.book), rules.Story{Keep: true}
	log.Retell(s.campaign.Timeline(), &story)
	return &log
}

// whyTrack says where the markers of a resource came from, and which cards bear its threat symbols.
func (s *teller) whyTrack(r content.Resource) (text []string) {
	log := s.told()
	for _, space := range []uint8{s.table().Progress[r], s.table().Threat[r]} {
		text = append(text, log.Why(s.table(), trackSpace(r, space))...)
	}
	if why := advice.WhyThreats(s.book, s.table(), r); len(why) > 0 {
		text = append(text, fmt.Sprintf("%s has %s:", rules.Capital(r.String()), rules.HowMany(advice.Total(why), "threat symbol", "threat symbols")))
		text = append(text, gesture.Causes(why)...)
	}
	return slices.Compact(text)
}

// tellRule says the rule that words are about, or names those that may be meant.
func (s *teller) tellRule(words []string) {
	if len(words) == 0 {
		s.say("Name what the rule is about, such as rules trade.")
		return
	}
	query := strings.Join(words, " ")
	rule := s.reference.Rule(strings.Trim(query, "[]"))
	if rule == nil {
		found, terms := s.reference.Search(query)
		switch {
		case len(terms) > 0 && s.reference.MeansTerm(query):
			s.say(rules.Capital(terms[0].Word) + ": " + terms[0].Text)
			return
		case len(found) == 0:
			s.say(fmt.Sprintf("No rule is about %q.", query))
			return
		}
		rule = found[0]
	}
	s.say(rule.Title + " " + rule.String())
	s.sayAll(rule.Text)
}
