package voice

import (
	"errors"
	"fmt"
	"io/fs"
	"math/rand/v2"
	"regexp"
	"slices"
	"strings"
	"testing"
	"testing/fstest"

	"sixwinters/advice"
	"sixwinters/advice/hints"
	"sixwinters/content"
	"sixwinters/content/contenttest"
	"sixwinters/game/gesture"
	"sixwinters/game/story"
	"sixwinters/game/words"
	"sixwinters/proof"
	"sixwinters/rules"
	"sixwinters/rules/chronicle"
	"sixwinters/rules/rulestest"
)

// slips are what no sentence has, whatever it is about. Where bare is set, the marks and words of names do not count.
var slips = []struct {
	what string
	is   *regexp.Regexp
	bare bool
}{
	{"a mark behind a question or exclamation mark", regexp.MustCompile(`[?!][.:]`), false},
	{"two full stops", regexp.MustCompile(`(^|[^.])\.\.($|[^.])`), false},
	{"two marks at once", regexp.MustCompile(`[:;,][.:;,?!]|\.[:;,?!]`), true},
	{"a blank before a mark", regexp.MustCompile(` [?!.:;,]`), false},
	{"two blanks", regexp.MustCompile(`[^0-9]  |^ | $`), false},
	{"an arrow", regexp.MustCompile(`->|→`), false},
	{"the name of an operation", regexp.MustCompile("`|" + operations()), false},
	{"a word to be filled in", regexp.MustCompile(`\$[a-z]|%!`), false},
	{"a player who may be alone", regexp.MustCompile(`(?i)\beach player\b`), false},
	{"a small letter after a full stop", regexp.MustCompile(`[.?!] [a-z]`), true},
}

// operations matches the names of the operations of cards that are no words.
func operations() string {
	var all []string
	for op := range content.Op(content.NumOps) {
		if strings.Contains(op.String(), "-") {
			all = append(all, regexp.QuoteMeta(op.String()))
		}
	}
	return `\b(` + strings.Join(all, "|") + `)\b`
}

// repeated returns what a sentence says twice running, a word or all before its colon; "" if nothing.
func repeated(say string) string {
	if before, after, ok := strings.Cut(say, ": "); ok && strings.HasPrefix(strings.ToLower(after), strings.ToLower(before)) {
		return before
	}
	last := ""
	for _, word := range strings.Fields(strings.ToLower(say)) {
		bare := strings.Trim(word, `.,:;?!()"`)
		if bare == last && strings.ContainsFunc(bare, letter) {
			return bare
		}
		if last = bare; strings.ContainsAny(word[len(word)-1:], ".;?!") {
			last = ""
		}
	}
	return ""
}

func letter(r rune) bool { return 'a' <= r && r <= 'z' }

// reader reads sentences, each once.
type reader struct {
	t    *testing.T
	read map[string]bool
	bare *strings.Replacer // makes each name one word without a mark at its end
}

// newReader returns a reader of the texts of some cards, or of no cards.
func newReader(t *testing.T, c *content.Content) *reader {
	var all, pairs []string
	if c != nil {
		all = names(c)
	}
	slices.SortFunc(all, func(a, b string) int { return len(b) - len(a) })
	for _, name := range all {
		pairs = append(pairs, name, strings.TrimRight(strings.ReplaceAll(name, " ", ""), ".?!"))
	}
	return &reader{t, map[string]bool{}, strings.NewReplacer(pairs...)}
}

// names lists the names of all cards.
func names(c *content.Content) (all []string) {
	for _, o := range c.Obstacles {
		all = append(all, o.Name)
	}
	for _, l := range c.Locations {
		all = append(all, l.Name)
	}
	for _, p := range c.Progress {
		all = append(all, p.Name)
	}
	for _, who := range c.Characters {
		all = append(all, who.Name)
	}
	for _, season := range c.Events {
		for _, event := range season {
			all = append(all, event.Name)
		}
	}
	return all
}

func (r *reader) look(where string, texts ...string) {
	for _, say := range texts {
		if r.read[say] {
			continue
		}
		r.read[say] = true
		for _, what := range wrong(say, r.bare.Replace(say)) {
			r.t.Errorf("%s: %s: %q", where, what, say)
		}
	}
}

// wrong lists the slips of a text; bare is the same with each name as one word.
func wrong(say, bare string) (all []string) {
	for _, slip := range slips {
		if in := map[bool]string{false: say, true: bare}[slip.bare]; slip.is.MatchString(in) {
			all = append(all, slip.what)
		}
	}
	if twice := repeated(bare); twice != "" {
		all = append(all, fmt.Sprintf("%q twice", twice))
	}
	return all
}

func TestWrong(t *testing.T) {
	for say, want := range map[string]int{
		"Did you mean it?.": 1, "Really?: It is.": 1, "Done..": 1, "And so on...": 0, "New: New dice.": 1, "Put the the die here.": 1,
		"Use `put`.": 1, "Use clear-assets.": 1, "A die -> 5.": 1, "Fear: Fear grows.": 1, "It burns. it is gone.": 1, "$who rests.": 1,
		"Each player rolls.": 1, "Thea rests, and Keel moves: 3 3.": 0, "Thea , Keel.": 1, "For Thea. Thea rests; Thea waits.": 0,
	} {
		if got := wrong(say, say); len(got) != want {
			t.Errorf("%q has the slips %q", say, got)
		}
	}
}

// Whatever happens is told in sentences without a slip: with the game's cards, for one who plays alone and for two, and with cards all of
// whose names end with a mark.
func TestSentencesOfCampaigns(t *testing.T) {
	game := contenttest.GameCards(t)
	t.Run("alone", func(t *testing.T) { readCampaigns(t, rules.New(game)) })
	t.Run("two players", func(t *testing.T) { readCampaigns(t, rules.New(game).For("Ada", "Bert")) })
	for _, mark := range []string{"?", "!", "."} {
		t.Run("names that end with "+mark, func(t *testing.T) { readCampaigns(t, rules.New(withMarks(t, mark))) })
	}
}

// withMarks returns the cards of the game with a mark behind the name of each.
func withMarks(t *testing.T, mark string) *content.Content {
	named, files, pairs := contenttest.GameCards(t), fstest.MapFS{}, []string{}
	for _, name := range names(named) {
		pairs = append(pairs, `"`+name+`"`, `"`+strings.TrimRight(name, "?!.")+mark+`"`)
	}
	marks := strings.NewReplacer(pairs...)
	region := regexp.MustCompile(`(?m)^name = .*$`) // of the boards: one is called as a location
	for file, data := range gameFiles(t) {
		changed := marks.Replace(data)
		if file == "board.toml" {
			kept := region.FindAllString(data, -1)
			changed = region.ReplaceAllStringFunc(changed, func(string) (is string) {
				is, kept = kept[0], kept[1:]
				return is
			})
		}
		files[file] = &fstest.MapFile{Data: []byte(changed)}
	}
	c, found := content.Read(files)
	if len(found) > 0 {
		t.Fatal(content.Error(found))
	}
	return c
}

// gameFiles returns the texts of the game's files of cards by their names.
func gameFiles(t *testing.T) map[string]string {
	all := map[string]string{}
	list, err := fs.Glob(content.Files(), "*.toml")
	if err != nil {
		t.Fatal(err)
	}
	for _, file := range list {
		data, err := fs.ReadFile(content.Files(), file)
		if err != nil {
			t.Fatal(err)
		}
		all[file] = string(data)
	}
	return all
}

// readCampaigns reads what is told of random campaigns.
func readCampaigns(t *testing.T, b *rules.Rulebook) {
	r := newReader(t, b.Content())
	for seed := range uint64(rulestest.Count(1, 20)) {
		s, log, choose := b.NewCampaign(rules.Options{Seed: seed}, nil), story.NewLog(b), rules.RandomPolicy(seed)
		var before []rules.Move
		for n := 0; s.Phase != rules.CampaignOver; n++ {
			legal := b.Moves(&s, nil)
			r.question(b, &s, legal, before, n)
			m, events := choose(b, &s, legal), rules.Story{Keep: true}
			if err := b.Apply(&s, m, &events); err != nil {
				t.Fatal(err)
			}
			before = legal
			log.Tell(events.Events, func(i int) *rules.State { return &events.States[i] })
			for i, ev := range events.Events {
				r.look("an event", b.Describe(&events.States[i], ev))
			}
			for _, sentence := range story.Sentences(b, &events, false) {
				r.look("narrated", sentence.Say)
				if !sentence.Harm.None() {
					r.look("harm", sentence.Harm.String())
				}
			}
			r.years(b, &s, &log.Annals, n)
		}
		for _, line := range log.Lines {
			r.look("the log", line.Text)
		}
	}
	if len(r.read) < 1000 {
		t.Errorf("only %d texts were read", len(r.read))
	}
}

// question reads what is asked at a table and, at some, the labels of all answers, what they would do, and why moves that were legal before
// are not.
func (r *reader) question(b *rules.Rulebook, s *rules.State, legal, before []rules.Move, n int) {
	r.look("a question", b.Prompt(s).Text)
	if n%9 != 0 {
		return
	}
	for _, m := range legal {
		r.look("a label", rules.Capital(b.Label(s, m)), rules.Capital(b.ListLabel(s, m)), rules.Capital(b.Sentence(s, m)), advice.Besides(b, s, m))
	}
	for _, m := range before {
		var refused rules.Refusal
		if errors.As(b.Check(s, m), &refused) {
			r.look("a refusal", refused.Error(), b.Remedy(s, m, refused))
		}
	}
	if n%90 == 0 && s.Phase == rules.Turns {
		for _, m := range legal[:min(3, len(legal))] {
			tip, _, _ := gesture.Preview(b, s, m)
			r.look("a preview", tip.Text...)
		}
		r.look("what is ahead", story.Ahead(b, s)...)
	}
}

// years reads the chapters of the chronicle.
func (r *reader) years(b *rules.Rulebook, s *rules.State, annals *chronicle.Annals, n int) {
	if s.Year == 0 || len(annals.Years) < int(s.Year) {
		return
	}
	y := &annals.Years[s.Year-1]
	switch {
	case s.Phase == rules.CampaignOver:
		r.chapter(b, chronicle.CampaignChapter(b, s, annals))
	case s.Phase == rules.YearOver:
		r.chapter(b, chronicle.YearChapter(b, s, y))
		r.look("a year", y.Words(b.Content(), int(s.Year)), chronicle.Tale(b, s, y))
		for _, fate := range chronicle.Fates(b, s) {
			r.look("a fate", fate.Words(b.Content(), ""))
		}
	case s.Phase == rules.Setup && s.Year > 1:
		r.chapter(b, chronicle.NextYearChapter(b, s, &annals.Years[s.Year-2]))
	case n%50 == 0:
		r.chapter(b, chronicle.StandingChapter(b, s, y))
	}
}

func (r *reader) chapter(b *rules.Rulebook, c chronicle.Chapter) {
	r.look("a chapter", c.Head, c.Outcome, c.Verdict)
	for resource := range c.Tracks {
		r.look("a track", c.Tracks[resource].Words(content.Resource(resource)))
	}
	for _, line := range c.Lines {
		r.look("a line of a chapter", line.Say)
	}
	for _, place := range c.Places {
		r.look("a new place", place.Words(b.Content(), b.RegionName(place.Region)))
	}
}

// The hints of the first moves of a campaign.
func TestSentencesOfHints(t *testing.T) {
	b := rules.New(contenttest.GameCards(t))
	r := newReader(t, b.Content())
	for seed := range uint64(rulestest.Count(1, 5)) {
		s, hinter := b.NewCampaign(rules.Options{Seed: seed}, nil), hints.New(seed)
		for range rulestest.Count(8, 100) {
			h, ok := hinter.Hint(b, &s)
			if !ok {
				break
			}
			r.look("a hint", h.Says(), h.Where, h.Touch)
			if err := b.Apply(&s, h.Move, nil); err != nil {
				t.Fatal(err)
			}
		}
	}
	if len(r.read) < 12 {
		t.Errorf("only %d texts were read", len(r.read))
	}
}

// quoted is what findings quote from the files of cards.
var quoted = regexp.MustCompile("`[^`]*`|\"[^\"]*\"")

// What is wrong with cards is told without a slip, in the window too.
func TestSentencesOfFindings(t *testing.T) {
	r, draw := newReader(t, nil), rand.New(rand.NewPCG(3, 0))
	files := gameFiles(t)
	var list []string
	for file := range files {
		list = append(list, file)
	}
	slices.Sort(list)
	for range rulestest.Count(30, 400) {
		edited := fstest.MapFS{}
		for file, data := range files {
			edited[file] = &fstest.MapFile{Data: []byte(data)}
		}
		file := list[draw.IntN(len(list))]
		edited[file].Data = []byte(slip(draw, files[file]))
		c, found := content.Read(edited)
		if len(found) == 0 {
			found = proof.Read(rules.New(c))
		}
		for _, f := range found {
			r.look("a finding", quoted.ReplaceAllString(f.What, "This"))
			r.look("a box that cannot be played", quoted.ReplaceAllString(words.BoxFault(content.Error{f}), "This"))
		}
	}
	if len(r.read) < 20 {
		t.Errorf("only %d texts were read", len(r.read))
	}
}

// slip returns a text with two letters of a word changed into one, or a line left out.
func slip(draw *rand.Rand, text string) string {
	lines := strings.Split(text, "\n")
	at := draw.IntN(len(lines))
	if words := regexp.MustCompile(`[a-z_-]{4,}`).FindAllStringIndex(lines[at], -1); len(words) > 0 && draw.IntN(4) > 0 {
		word := words[draw.IntN(len(words))]
		lines[at] = lines[at][:word[0]+1] + lines[at][word[0]+2:]
		return strings.Join(lines, "\n")
	}
	return strings.Join(slices.Delete(lines, at, at+1), "\n")
}
