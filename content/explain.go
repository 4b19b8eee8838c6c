package content

import (
	"path"
	"regexp"
	"slices"
	"strings"
)

var (
	quoted   = regexp.MustCompile("`([^`]+)`")
	index    = regexp.MustCompile(`\[\d+\]`)
	mdLink   = regexp.MustCompile(`\[([^\]]+)\]\([^)]*\)`)
	toAnchor = regexp.MustCompile(`\]\(#([a-z-]+)\)`)
)

// Explain returns the sentences of docs/cards.md about the subject of a finding, each with its place there.
func (f Finding) Explain() (lines []string) {
	say := func(anchor, text string) {
		lines = append(lines, "docs/cards.md#"+anchor+": "+mdLink.ReplaceAllString(text, "$1"))
	}
	if strings.Contains(f.What, " both change ") || strings.Contains(f.What, " is built on ") {
		return []string{"docs/boxes.md#stack: Two boxes that change the same card do not go together, unless the upper is built on the lower."}
	}
	forms := formsOfFinding(f)
	if forms == nil {
		return nil
	}
	anchor := func(form *Form) string { return strings.ReplaceAll(form.Name, " ", "-") }
	inner := forms[len(forms)-1]
	for _, m := range quoted.FindAllStringSubmatch(f.What, -1) {
		if op := slices.Index(opWords, m[1]); op > 0 && inner.Name == "effect" {
			say(m[1], operations[op].does)
		}
		for _, form := range forms[max(0, len(forms)-2):] { // a key may lead into a form of its own
			for _, k := range keysOf(form) {
				if k.Name == m[1] {
					say(anchor(form), "`"+k.Name+"` takes "+k.Takes+". "+k.Says)
				}
			}
		}
		for _, w := range inner.Words {
			if w.Name == m[1] {
				say(anchor(inner), "`"+w.Name+"`: "+w.Says)
			}
		}
	}
	if lines == nil {
		say(anchor(inner), inner.Says)
	}
	return slices.Compact(lines)
}

// keysOf are the keys of a form.
func keysOf(f *Form) []Word {
	keys := slices.Clone(f.Keys)
	if f.Name == "effect" {
		for _, k := range effectKeys {
			keys = append(keys, k.Word)
		}
	}
	return keys
}

// formsOfFinding returns the forms that a finding is in, the outermost first, by its file and the keys that lead to it; nil if it is
// about none.
func formsOfFinding(f Finding) []*Form {
	name := ""
	file := path.Base(f.File)
	for kind, names := range BoxFiles() {
		if name = schemaEntries[kind]; name == "" {
			name = kind
		}
		if slices.Contains(names, file) {
			break
		}
		name = ""
	}
	if name == "" {
		return nil
	}
	form := formNamed(name)
	within := []*Form{form}
	for _, key := range strings.Split(index.ReplaceAllString(f.path, ""), ".") {
		for _, k := range keysOf(form) {
			if k.Name != key {
				continue
			}
			for _, to := range toAnchor.FindAllStringSubmatch(k.Takes+k.Says, 1) {
				if i := slices.IndexFunc(forms, func(f Form) bool { return f.Name == strings.ReplaceAll(to[1], "-", " ") }); i >= 0 {
					form = &forms[i]
					within = append(within, form)
				}
			}
			break
		}
	}
	return within
}
