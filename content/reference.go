package content

import (
	"errors"
	"fmt"
	"io/fs"
	"maps"
	"regexp"
	"slices"
	"strings"
)

// ReferenceFile is the file of the rules in words. It is no part of what the rules depend on, and so not of
// [Content] and its hash.
const ReferenceFile = "reference.toml"

// Reference is the rules in words for players, and the glossary of every icon and tag. In its texts icons stand as
// {name} and values of dice as {1} to {6}.
type Reference struct {
	Chapters []Chapter
	Glossary []TermGroup
	rules    map[string]*RuleText
	icons    map[string]*Term
}

// Chapter is a part of the reference.
type Chapter struct {
	Title string
	Rules []RuleText
}

// RuleText is a rule in words for players.
type RuleText struct {
	ID      string // as in "[create]"
	Title   string
	Also    []string // other words people look it up by, the best first
	Text    []string // paragraphs
	Example []string // paragraphs; mostly none
	Picture []PictureStep
	See     []string // ids of other rules
}

// TermGroup is a part of the glossary.
type TermGroup struct {
	Title string
	Terms []Term
}

// Term explains an icon, a tag or a word with a meaning of its own.
type Term struct {
	Word string
	Icon string   // "" for a mere word
	Also []string // other words people look it up by, such as what its icon looks like
	Text string
	Rule string // the id of the rule it belongs to
}

// Rule returns the rule with an id, or nil.
func (r *Reference) Rule(id string) *RuleText { return r.rules[id] }

// Find returns the rule with an id, which may be in brackets. The error suggests the nearest id.
func (r *Reference) Find(id string) (*RuleText, error) {
	id = strings.Trim(id, "[]")
	if rule := r.rules[id]; rule != nil {
		return rule, nil
	}
	return nil, errors.New(unknown("rule", id, slices.Sorted(maps.Keys(r.rules))))
}

// Icon returns the term that explains an icon, or nil.
func (r *Reference) Icon(name string) *Term { return r.icons[name] }

// sign matches an icon or value, with the word before it if there is one.
var sign = regexp.MustCompile(`([A-Za-z]+ )?\{([^{}]*)\}`)

// Plain returns a text with words in place of its icons. An icon beside its own word is left out.
func (r *Reference) Plain(text string) string {
	if !strings.Contains(text, "{") {
		return text
	}
	var plain strings.Builder
	for {
		at := sign.FindStringSubmatchIndex(text)
		if at == nil {
			return plain.String() + text
		}
		before, name := "", text[at[4]:at[5]]
		if at[2] >= 0 {
			before = text[at[2]:at[3]]
		}
		plain.WriteString(text[:at[0]])
		text = text[at[1]:]
		words := strings.ReplaceAll(name, "-", " ")
		if t := r.icons[name]; t != nil {
			words = strings.ToLower(t.Word)
		}
		after := strings.TrimLeft(text, " \u00a0")
		named := strings.TrimPrefix(strings.ToLower(after), "the ")
		switch all := append(strings.Fields(words), name); {
		case after != text && strings.HasPrefix(named, strings.TrimPrefix(words, "the ")):
			plain.WriteString(before)
			text = after
		case slices.ContainsFunc(all, func(w string) bool { return sameStem(before, w) }):
			plain.WriteString(strings.TrimSpace(before))
		default:
			plain.WriteString(before + words)
		}
	}
}

// Parts splits a text at its icons: letters stand at even places, names of icons and values of dice at odd ones.
func Parts(text string) []string {
	var parts []string
	for {
		before, rest, found := strings.Cut(text, "{")
		name, after, closed := strings.Cut(rest, "}")
		if !found || !closed {
			return append(parts, text)
		}
		parts = append(parts, before, name)
		text = after
	}
}

// sameStem reports whether two words are forms of the same one: "discards" and "discard".
func sameStem(word, other string) bool {
	const stem = 4
	word, other = strings.ToLower(strings.TrimSpace(word)), strings.ToLower(other)
	return word != "" && (word == other || len(other) >= stem && strings.HasPrefix(word, other[:stem]))
}

// LoadReference reads the built-in reference. An error is an [Error].
func LoadReference() (*Reference, error) {
	r, found := ReadReference(embedded)
	if len(found) > 0 {
		return nil, Error(found)
	}
	return r, nil
}

// ReadReference reads the reference in a folder and checks it. If there are findings, in the order of lines, there is no
// reference.
func ReadReference(fsys fs.FS) (*Reference, []Finding) {
	l := &loader{}
	t := l.open(fsys, ReferenceFile)
	if t == nil {
		return nil, l.found
	}
	r := &referenceReader{rules: map[string]bool{}, icons: map[string]bool{}, words: map[string]bool{}}
	r.read(t)
	t.done()
	if len(l.found) == 0 {
		r.check(t)
	}
	if len(l.found) > 0 {
		slices.SortStableFunc(l.found, func(a, b Finding) int { return a.Line - b.Line })
		return nil, l.found
	}
	r.index()
	return &r.Reference, nil
}

// index fills the maps of rules and icons.
func (r *Reference) index() {
	r.rules, r.icons = map[string]*RuleText{}, map[string]*Term{}
	for i := range r.Chapters {
		for k := range r.Chapters[i].Rules {
			rule := &r.Chapters[i].Rules[k]
			r.rules[rule.ID] = rule
		}
	}
	for i := range r.Glossary {
		for k := range r.Glossary[i].Terms {
			if term := &r.Glossary[i].Terms[k]; term.Icon != "" {
				r.icons[term.Icon] = term
			}
		}
	}
}

// referenceReader is the reference read so far, and the names to look up when all of it is read.
type referenceReader struct {
	Reference
	rules map[string]bool
	icons map[string]bool
	words map[string]bool
	refs  []value // ids of rules
	texts []value // texts with icons in them
}

func (r *referenceReader) read(t *table) {
	for _, v := range t.need("chapter").items(1, 40) {
		x := v.table()
		c := Chapter{Title: x.need("title").text()}
		for _, rule := range x.need("rule").items(1, 60) {
			c.Rules = append(c.Rules, r.readRule(rule))
		}
		x.done()
		r.Chapters = append(r.Chapters, c)
	}
	for _, v := range t.need("glossary").items(1, 40) {
		x := v.table()
		g := TermGroup{Title: x.need("title").text()}
		for _, term := range x.need("terms").items(1, 60) {
			g.Terms = append(g.Terms, r.readTerm(term))
		}
		x.done()
		r.Glossary = append(r.Glossary, g)
	}
}

func (r *referenceReader) readRule(v value) RuleText {
	x := v.table()
	id := x.need("id")
	name := id.text()
	x.card = name
	r.once(r.rules, id, "rule")
	rule := RuleText{
		ID:      name,
		Title:   x.need("title").text(),
		Also:    r.others(x.need("also")),
		Text:    r.paragraphs(x.need("text")),
		Example: r.paragraphs(x.opt("example")),
	}
	for _, line := range x.need("picture").items(1, 6) {
		step, err := readStep(line.text())
		if err != nil {
			line.fail("%v", err)
			continue
		}
		r.texts = append(r.texts, line)
		rule.Picture = append(rule.Picture, step)
	}
	for _, see := range x.opt("see").items(1, 12) {
		other := see.text()
		if other == name || slices.Contains(rule.See, other) {
			see.fail("`%s` is named twice or names itself", other)
		}
		r.refs = append(r.refs, see)
		rule.See = append(rule.See, other)
	}
	x.done()
	return rule
}

func (r *referenceReader) readTerm(v value) Term {
	x := v.table()
	word := x.need("word")
	x.card = word.text()
	icon, rule, text := x.opt("icon"), x.need("rule"), x.need("text")
	r.once(r.words, word, "word")
	r.once(r.icons, icon, "icon")
	r.refs = append(r.refs, rule)
	r.texts = append(r.texts, text)
	term := Term{Word: word.text(), Icon: icon.text(), Also: r.others(x.opt("also")), Text: text.text(), Rule: rule.text()}
	x.done()
	return term
}

// others reads synonyms: in lower case, each once.
func (r *referenceReader) others(v value) []string {
	words := strings.Fields(v.text())
	for i, w := range words {
		if w != strings.ToLower(w) || slices.Contains(words[:i], w) {
			v.fail("`%s` is there twice or with a capital", w)
		}
	}
	return words
}

// once notes a name, and reports it if it is there twice.
func (r *referenceReader) once(seen map[string]bool, v value, kind string) {
	name := v.text()
	if name == "" {
		return
	}
	if seen[name] {
		v.fail("the %s `%s` is here twice", kind, name)
	}
	seen[name] = true
}

// paragraphs reads a text of paragraphs separated by empty lines.
func (r *referenceReader) paragraphs(v value) []string {
	text := v.text()
	if text == "" {
		return nil
	}
	r.texts = append(r.texts, v)
	var all []string
	for part := range strings.SplitSeq(text, "\n\n") {
		all = append(all, strings.Join(strings.Fields(part), " "))
	}
	return all
}

// iconKinds are the kinds of word that each need an icon in the glossary.
var iconKinds = []string{"resource", "region", "season", "skill", "stress", "obstacle tag", "location tag"}

// check reports rules and icons that are named but do not exist, and words of the game without a term.
func (r *referenceReader) check(t *table) {
	rules := slices.Sorted(maps.Keys(r.rules))
	for _, v := range r.refs {
		if id := v.text(); !r.rules[id] {
			v.fail("%s", unknown("rule", id, rules))
		}
	}
	icons := slices.Sorted(maps.Keys(r.icons))
	for _, v := range r.texts {
		rest := v.text()
		for _, m := range sign.FindAllStringSubmatch(rest, -1) {
			if name := m[2]; !r.icons[name] && !isDieValue(name) {
				v.fail("%s", unknown("icon", name, icons))
			}
		}
		if strings.ContainsAny(sign.ReplaceAllString(rest, ""), "{}") {
			v.fail("a brace of an icon is missing")
		}
	}
	for _, kind := range iconKinds {
		for _, word := range Words(kind) {
			if !r.icons[word] {
				t.fail("the %s `%s` is missing in the glossary", kind, word)
			}
		}
	}
}

func isDieValue(name string) bool { return len(name) == 1 && name[0] >= '1' && name[0] <= '6' }

// Cite returns a rule as players know it: the title of the rule with an id, or the id in brackets if there is none.
func (r *Reference) Cite(id string) string {
	rule := r.rules[id]
	if rule == nil {
		rule = &RuleText{ID: id}
		return rule.String()
	}
	return "Rule: " + rule.Title
}

// String returns the rule's id as the code cites it.
func (r *RuleText) String() string { return fmt.Sprintf("[%s]", r.ID) }
