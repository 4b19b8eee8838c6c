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

// Explain returns what docs/cards.md says of what a finding is about, each with its place there.
func (f Finding) Explain() (lines []string) {
	say := func(anchor, text string) {
		lines = append(lines, "docs/cards.md#"+anchor+": "+mdLink.ReplaceAllString(text, "$1"))
	}
	if strings.Contains(f.What, " both change ") || strings.Contains(f.What, " is built on ") {
		return []string{"docs/boxes.md#stack: Two boxes that change the same card do not go together, unless the upper is built on the lower."}
	}
	form := formOfFinding(f)
	if form == nil {
		return nil
	}
	for _, m := range quoted.FindAllStringSubmatch(f.What, -1) {
		if op := slices.Index(opWords, m[1]); op > 0 && form.Name == "effect" {
			say(m[1], operations[op].does)
		}
		for _, k := range keysOf(form) {
			if k.Name == m[1] {
				say(strings.ReplaceAll(form.Name, " ", "-"), "`"+k.Name+"` takes "+k.Takes+". "+k.Says)
			}
		}
	}
	if lines == nil {
		say(strings.ReplaceAll(form.Name, " ", "-"), form.Says)
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

// formOfFinding returns the form that a finding is about, by its file and the keys that lead to it; nil if it is about none.
func formOfFinding(f Finding) *Form {
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
	for _, key := range strings.Split(index.ReplaceAllString(f.path, ""), ".") {
		for _, k := range keysOf(form) {
			if k.Name != key {
				continue
			}
			for _, to := range toAnchor.FindAllStringSubmatch(k.Takes+k.Says, 1) {
				if i := slices.IndexFunc(forms, func(f Form) bool { return f.Name == strings.ReplaceAll(to[1], "-", " ") }); i >= 0 {
					form = &forms[i]
				}
			}
			break
		}
	}
	return form
}
