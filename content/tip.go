package content

import (
	"io/fs"
	"slices"
)

// tipsFile is the file of what is explained once, where it is met first. Like the reference it is no part of what the
// rules depend on.
const tipsFile = "tips.toml"

// Tip explains a thing when it is first met.
type Tip struct {
	Source
	ID    string // by which it is remembered as met
	Event string // what brings it up, as package teach knows it
	Title string
	Say   string // one or two sentences
	Rule  string // the id of the rule it is about
	// Taught has the ids of the lessons that teach this: whoever has finished one of them is not told. That the lessons
	// exist is checked elsewhere.
	Taught []string
}

// LoadTips reads the built-in tips. Their rules must be in the reference. An error is an [Error].
func LoadTips(r *Reference) ([]Tip, error) {
	tips, found := readTips(embedded, r)
	if len(found) > 0 {
		return nil, Error(found)
	}
	return tips, nil
}

// readTips reads the tips of a folder. If there are findings, there are no tips.
func readTips(fsys fs.FS, r *Reference) ([]Tip, []Finding) {
	l := &loader{}
	t := l.open(fsys, tipsFile)
	if t == nil {
		return nil, l.found
	}
	var tips []Tip
	for _, v := range t.need("tip").items(1, 60) {
		x := v.table()
		id := x.need("id")
		x.card = id.text()
		tip := Tip{
			Source: x.source(), ID: id.text(), Event: x.need("event").text(), Title: x.need("title").text(), Say: x.need("say").text(),
			Taught: readTexts(x.opt("taught")),
		}
		if rule := readRuleNames(x.need("rule"), r); len(rule) == 1 {
			tip.Rule = rule[0]
		}
		if slices.ContainsFunc(tips, func(other Tip) bool { return other.ID == tip.ID }) {
			id.fail("the tip `%s` is here twice", tip.ID)
		}
		x.done()
		tips = append(tips, tip)
	}
	t.done()
	if len(l.found) > 0 {
		return nil, l.found
	}
	return tips, nil
}
