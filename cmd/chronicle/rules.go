package main

import (
	"bufio"
	"flag"
	"fmt"
	"io"
	"strings"

	"sixwinters/content"
	"sixwinters/rules"
	"sixwinters/saves"
)

// printRules prints the rules in words, or one of them, or writes them all as a page of HTML.
func printRules(args []string, stdout, stderr io.Writer) int {
	flags := flag.NewFlagSet("rules", flag.ContinueOnError)
	page := flags.String("html", "", "write one page with pictures to `FILE`")
	rest, code, ok := parse(flags, args, 1, stdout, stderr)
	if !ok {
		return code
	}
	reference, err := content.LoadReference()
	if err != nil {
		return fail(stderr, "rules", failed, "%v", err)
	}
	c, err := loadCards(flags)
	if err != nil {
		return fail(stderr, "rules", failed, "%v", err)
	}
	switch {
	case *page != "" && len(rest) > 0:
		return fail(stderr, "rules", misused, "a page holds all rules, so -html goes without an id")
	case *page != "":
		if err := saves.Export(*page, func(out *bufio.Writer) error { return writeHTML(out, reference, rules.New(c)) }); err != nil {
			return fail(stderr, "rules", failed, "the page cannot be written: %v", err)
		}
		return fine
	}
	out := &sheet{bufio.NewWriter(stdout), reference, rules.New(c)}
	if len(rest) > 0 {
		rule, err := reference.Find(rest[0])
		if err != nil {
			return fail(stderr, "rules", misused, "%v", err)
		}
		out.rule(rule)
	} else {
		out.all()
	}
	_ = out.Flush() // run tells of what cannot be written
	return fine
}

// sheet is the reference as plain text.
type sheet struct {
	*bufio.Writer
	reference *content.Reference
	book      *rules.Rulebook
}

// sheetWidth is the greatest length of a line in letters.
const sheetWidth = 80

func (s *sheet) all() {
	for _, c := range s.reference.Chapters {
		s.chapter(c.Title)
		for i := range c.Rules {
			s.rule(&c.Rules[i])
			s.line("")
		}
	}
	s.chapter("Icons and words")
	for _, g := range s.reference.Glossary {
		s.line(g.Title)
		s.line("")
		for _, t := range g.Terms {
			s.paragraph(fmt.Sprintf("%s: %s [%s]", t.Word, s.reference.Plain(t.Text), t.Rule), "  ", "    ")
		}
		s.line("")
	}
}

func (s *sheet) line(text string) { fmt.Fprintln(s, text) }

func (s *sheet) chapter(title string) {
	s.line(strings.ToUpper(title))
	s.line(strings.Repeat("=", len(title)))
	s.line("")
}

func (s *sheet) rule(rule *content.RuleText) {
	s.line(fmt.Sprintf("%s %s", rule.Title, rule))
	for _, p := range rule.Text {
		s.line("")
		s.paragraph(s.reference.Plain(p), "", "")
	}
	for _, p := range rule.Example {
		s.line("")
		s.paragraph("Example: "+s.reference.Plain(p), "  ", "  ")
	}
	if len(rule.See) > 0 {
		s.line("")
		s.paragraph("See: "+strings.Join(rule.See, ", "), "", "  ")
	}
	var names []string
	for _, of := range s.book.Content().Touched(rule.ID) {
		names = append(names, s.book.DistinctName(of))
	}
	if len(names) > 0 {
		s.line("")
		s.paragraph("Cards: "+strings.Join(names, ", "), "", "  ")
	}
}

// paragraph prints words in lines, the first with one indent and the others with another.
func (s *sheet) paragraph(text, first, indent string) {
	line := first
	for word := range strings.FieldsSeq(text) {
		switch {
		case strings.TrimSpace(line) == "":
			line += word
		case len(line)+1+len(word) > sheetWidth:
			s.line(line)
			line = indent + word
		default:
			line += " " + word
		}
	}
	s.line(line)
}
