package teach

import (
	"regexp"
	"slices"
	"strings"
	"testing"

	"sixwinters/content"
)

// token is an icon among words.
var token = regexp.MustCompile(`\{[^{}]*\} ?`)

// ending is where a sentence ends.
var ending = regexp.MustCompile(`[.?!] `)

// A step says what it has to say in three short sentences at most, and its words end as they should.
func TestLessonsSpeakShortly(t *testing.T) {
	_, _, all := lessons(t)
	for _, l := range all {
		if len(l.Steps) < 4 || !strings.HasSuffix(l.Teaches, ".") {
			t.Errorf("%s has %d steps and teaches %q", l.Title, len(l.Steps), l.Teaches)
		}
		for i, st := range l.Steps {
			longest := 0
			for _, sentence := range ending.Split(token.ReplaceAllString(st.Say, ""), -1) {
				longest = max(longest, len(sentence))
			}
			letters := len(token.ReplaceAllString(st.Say, "")) // an icon among words takes hardly any time to read
			ends := strings.Count(st.Say+" ", ". ") + strings.Count(st.Say+" ", "? ") + strings.Count(st.Say+" ", "! ")
			if ends < 1 || ends > 3 || !strings.ContainsAny(st.Say[len(st.Say)-1:], ".?!") || letters > 230 || longest > 130 {
				t.Errorf("%s, step %d: %d letters in %d sentences: %s", l.Title, i+1, letters, ends, st.Say)
			}
			if strings.HasSuffix(st.Do, ".") || len(st.Rules) == 0 {
				t.Errorf("%s, step %d: %q, by the rules %v", l.Title, i+1, st.Do, st.Rules)
			}
		}
	}
}

// Where a sign of a region, a resource, a skill, a season or a track of stress first stands in a lesson, its name stands beside it.
func TestSignsAreNamedWhereTheyFirstStand(t *testing.T) {
	b, _, all := lessons(t)
	names := map[string]string{}
	for _, kind := range []string{"resource", "skill", "season", "stress"} {
		for _, word := range content.Words(kind) {
			names[word] = word
		}
	}
	for i, word := range content.Words("region") {
		names[word] = strings.TrimPrefix(b.RegionName(content.Region(i)), "the ")
	}
	met := map[string]bool{}
	for _, l := range all {
		for i, st := range l.Steps {
			for _, sign := range token.FindAllString(st.Say, -1) {
				word := strings.Trim(sign, "{} ")
				name := names[word]
				if name == "" || met[word] {
					continue
				}
				met[word] = true
				beside := regexp.MustCompile(`(?i)(` + name + ` \{` + word + `\}|\{` + word + `\} ` + name + `)`)
				if !beside.MatchString(st.Say) {
					t.Errorf("%s, step %d does not name {%s} as %s: %s", l.Title, i+1, word, name, st.Say)
				}
			}
		}
	}
	if len(met) < 10 {
		t.Errorf("only %d signs stand in the lessons", len(met))
	}
}

// The lessons are played more than read: a page is something to do at the latest after two that are but read, and within a
// minute of the first one, at 200 words a minute, a die is in hand.
func TestLessonsArePlayed(t *testing.T) {
	_, _, all := lessons(t)
	words, firstDie := 0, 0
	for _, l := range all {
		reads := 0
		for i, st := range l.Steps {
			words += len(strings.Fields(token.ReplaceAllString(st.Say+" "+st.Do, "")))
			if reads++; !st.Reading() {
				reads = 0
			}
			if reads > 2 {
				t.Errorf("%s, step %d is the third in a row that is only read", l.Title, i+1)
			}
			if firstDie == 0 && len(st.Play) > 0 && strings.HasPrefix(st.Play[0], "create") {
				firstDie = words
			}
		}
	}
	if firstDie == 0 || firstDie > 200 {
		t.Errorf("the first die is in hand after %d words", firstDie)
	}
	if words > 1764 { // half of what they were in ten lessons
		t.Errorf("the lessons have %d words", words)
	}
	last := all[len(all)-1].Steps
	if !slices.ContainsFunc(last, func(st content.LessonStep) bool { return st.Free && st.Event == "turn" }) {
		t.Error("the last lesson does not end with a turn of one's own")
	}
}

// ofSquare is how a step speaks of a square of the card that is filled.
var ofSquare = regexp.MustCompile(`\b(start|end|first|second) square`)

// A step that speaks of a square of the card that is filled lights it, so that its note does not lie on it.
func TestSquaresThatAreSpokenOfAreLit(t *testing.T) {
	_, _, all := lessons(t)
	speak := 0
	for _, l := range all {
		for i, st := range l.Steps {
			if !ofSquare.MatchString(st.Say + " " + st.Do) {
				continue
			}
			speak++
			if !strings.Contains(strings.Join(st.Light, " "), "square ") {
				t.Errorf("%s, step %d lights %q, and no square: %s", l.Title, i+1, st.Light, st.Say)
			}
		}
	}
	if speak < 3 {
		t.Errorf("%d steps speak of a square", speak)
	}
}

// spokenOf is how a page speaks of things of a kind, besides by the name of a location.
var spokenOf = map[string]*regexp.Regexp{
	"location": regexp.MustCompile(`location|there\b|plate`),
	"card":     regexp.MustCompile(`\bcard\b|square|path`),
	"rules":    regexp.MustCompile(`Rules`),
}

// A page lights only locations, cards and buttons that it speaks of: whatever else glows is looked at, and asked about.
func TestPagesSpeakOfWhatTheyLight(t *testing.T) {
	b, _, all := lessons(t)
	for _, l := range all {
		for i, st := range l.Steps {
			text := st.Say + " " + st.Do
			for _, lit := range st.Light {
				kind, _, _ := strings.Cut(lit, " ")
				says := spokenOf[kind]
				named := kind == "location" && slices.ContainsFunc(b.Content().Locations, func(c content.Location) bool { return strings.Contains(text, c.Name) })
				if says != nil && !says.MatchString(text) && !named {
					t.Errorf("%s, step %d lights %s, and does not speak of it: %s", l.Title, i+1, lit, text)
				}
			}
		}
	}
}

// About half an hour, and all rules of a turn and of what can be done in it are met.
func TestLessonsTeachTheTurn(t *testing.T) {
	_, reference, all := lessons(t)
	met := map[string]bool{}
	minutes := 0
	for _, l := range all {
		minutes += l.Minutes
		for _, st := range l.Steps {
			for _, id := range st.Rules {
				met[id] = true
			}
		}
	}
	if len(all) > 8 || minutes < 20 || minutes > 35 {
		t.Errorf("there are %d lessons of %d minutes", len(all), minutes)
	}
	for _, c := range reference.Chapters {
		for _, rule := range c.Rules {
			switch {
			case met[rule.ID] || spared[rule.ID] != "":
			default:
				t.Errorf("no lesson speaks of %s", &rule)
			}
		}
	}
}

// spared are the rules that no lesson speaks of, and why.
var spared = map[string]string{
	"by-hand":     "no card of the game asks for it",
	"house-rules": "they are chosen before a campaign begins, and off at first",
	"supply":      "dice hardly ever run out",
	"replace":     "a consequence, not a decision",
}
