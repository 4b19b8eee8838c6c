package rules

import (
	"fmt"
	"go/ast"
	"go/parser"
	gotoken "go/token"
	"os"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"sixwinters/content"
)

// CONFORMANCE.md says by which test each rule and each card with an effect is shown. It is made from the tests
// themselves: from the rules that groups of scenarios are named for, and the cards that scenarios name and play.

// shown is one scenario as it is written.
type shown struct {
	test  string          // the function it stands in
	title string          // its own name
	rule  string          // the rule it is listed under
	calls map[string]bool // helpers it calls
	text  string          // all its strings
}

// writtenScenarios reads the scenarios of all test files, and the rules that subtests are named for.
func writtenScenarios(t *testing.T) (list []shown) {
	t.Helper()
	files, err := os.ReadDir(".")
	if err != nil {
		t.Fatal(err)
	}
	for _, f := range files {
		if !strings.HasSuffix(f.Name(), "_test.go") {
			continue
		}
		file, err := parser.ParseFile(gotoken.NewFileSet(), f.Name(), nil, parser.SkipObjectResolution)
		if err != nil {
			t.Fatal(err)
		}
		for _, d := range file.Decls {
			fn, ok := d.(*ast.FuncDecl)
			if !ok || !strings.HasPrefix(fn.Name.Name, "Test") {
				continue
			}
			ast.Inspect(fn, func(n ast.Node) bool {
				call, ok := n.(*ast.CallExpr)
				if !ok || len(call.Args) < 2 {
					return true
				}
				switch name := calledName(call); {
				case (name == "scenarios" || name == "cardScenarios") && len(call.Args) == 3:
					rule := literal(call.Args[1])
					for _, e := range call.Args[2].(*ast.CompositeLit).Elts {
						list = append(list, readScenario(fn.Name.Name, rule, e.(*ast.CompositeLit)))
					}
					return false
				case name == "Run":
					rule, title, _ := strings.Cut(literal(call.Args[0]), "/")
					list = append(list, shown{test: fn.Name.Name, rule: rule, title: title})
				}
				return true
			})
		}
	}
	return list
}

func readScenario(test, rule string, e *ast.CompositeLit) shown {
	s := shown{test: test, rule: rule, calls: map[string]bool{}}
	s.title = literal(e.Elts[0])
	var words []string
	ast.Inspect(e, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.CallExpr:
			name := calledName(n)
			if name == "run" { // which step is its argument
				name += " " + fmt.Sprint(n.Args[0])
			}
			s.calls[name] = true
		case *ast.BasicLit:
			words = append(words, literal(n))
		}
		return true
	})
	s.text = " " + strings.Join(words, " ") + " "
	return s
}

// calledName is the name of a function or method that is called, without what it belongs to.
func calledName(call *ast.CallExpr) string {
	switch f := call.Fun.(type) {
	case *ast.Ident:
		return f.Name
	case *ast.SelectorExpr:
		return f.Sel.Name
	}
	return ""
}

// literal is the value of a string literal, "" for anything else.
func literal(e ast.Expr) string {
	if lit, ok := e.(*ast.BasicLit); ok && lit.Kind == gotoken.STRING {
		s, _ := strconv.Unquote(lit.Value)
		return s
	}
	return ""
}

// A claim is something that must be shown: a rule, or what a card does.
type claim struct {
	section, name string
	by            func(s *shown) bool
}

// claims lists all rules and all cards with an effect.
func claims(b *Rulebook) (list []claim) {
	for _, id := range ruleIDs {
		list = append(list, claim{"Rules", "[" + id + "]", func(s *shown) bool { return s.rule == id }})
	}
	for i := range b.c.Obstacles {
		o := &b.c.Obstacles[i]
		named := mentions(o.Name)
		add := func(what string, effects []content.Effect, helpers ...string) {
			if len(effects) == 0 {
				return
			}
			list = append(list, claim{"Obstacles", o.Name + ", " + what, func(s *shown) bool {
				return named.MatchString(s.text) && (len(helpers) == 0 || slices.ContainsFunc(helpers, func(h string) bool { return s.calls[h] }))
			}})
		}
		add("activates", o.Activate, "activate", "run StepActivate", "activates")
		add("is overcome", o.Overcome, "overcome", "overcomes")
		add("is arrived at", o.Arrive, "play")
		if len(o.Standing) > 0 {
			works := standingShown[o.Standing[0].Do]
			list = append(list, claim{"Obstacles", o.Name + ", stands", func(s *shown) bool {
				return named.MatchString(s.text) && works(s)
			}})
		}
		if o.ExtraThreat != content.NoResource {
			list = append(list, claim{"Obstacles", o.Name + ", conditional threat", func(s *shown) bool {
				return named.MatchString(s.text) && (s.rule == "threats" || s.calls["ThreatSymbols"])
			}})
		}
	}
	for i := range b.c.Locations {
		l := &b.c.Locations[i]
		if len(l.Action)+len(l.Arrive)+len(l.Standing) == 0 {
			continue
		}
		named := regexp.MustCompile(regexp.QuoteMeta(l.Name))
		works := plays(" act ")
		switch {
		case len(l.Standing) > 0:
			works = standingShown[l.Standing[0].Do]
		case len(l.Arrive) > 0:
			works = func(s *shown) bool { return s.calls["play"] }
		}
		list = append(list, claim{"Locations", l.Name, func(s *shown) bool { return named.MatchString(s.text) && works(s) }})
	}
	for id := range b.c.Characters {
		c := &b.c.Characters[id]
		for i := range c.Abilities {
			used := regexp.MustCompile(fmt.Sprintf(` (use|pay) %s %d `, slug(c.Name), i+1))
			if len(c.Abilities[i].Standing) > 0 {
				used = standingUse(c.Abilities[i].Standing[0].Do, slug(c.Name))
			}
			list = append(list, claim{"Abilities", abilityName(b, content.CharacterID(id), i), func(s *shown) bool {
				return used.MatchString(s.text)
			}})
		}
	}
	for season := range b.c.Events {
		for n := range b.c.Events[season] {
			ev := &b.c.Events[season][n]
			if len(ev.Effects) > 0 {
				list = append(list, claim{"Events", ev.Name, func(s *shown) bool { return strings.Contains(s.text, ev.Name) }})
			}
		}
	}
	return list
}

// standingShown says which of the scenarios that name a card show what it does as long as it is in play.
var standingShown = map[content.Op]func(s *shown) bool{
	content.OpMoveCost:       under("move"),
	content.OpExtraDamage:    under("defend"),
	content.OpExtraDie:       under("defend"),
	content.OpForbidAttempt:  under("attempt"),
	content.OpForbidComplete: under("complete"),
	content.OpPoolAsAction:   plays(" convert "),
	content.OpCreateCost:     plays(" create"),
}

// under matches scenarios of a rule, plays those that write something in a line.
func under(rule string) func(s *shown) bool { return func(s *shown) bool { return s.rule == rule } }
func plays(words string) func(s *shown) bool {
	return func(s *shown) bool { return strings.Contains(s.text, words) }
}

// standingUse matches what is written where a standing ability of a character is used.
func standingUse(op content.Op, name string) *regexp.Regexp {
	switch op {
	case content.OpStash:
		return regexp.MustCompile(` stash ` + name + ` `)
	case content.OpPoolAsAction:
		return regexp.MustCompile(` convert ` + name + ` `)
	}
	return regexp.MustCompile(`(?i)absorb`)
}

// mentions matches the name of an obstacle, in words or in the notation, with the number of a copy or without.
func mentions(name string) *regexp.Regexp {
	return regexp.MustCompile(` ` + regexp.QuoteMeta(slug(name)) + `(\.\d)?[ ,]| ` + regexp.QuoteMeta(name) + `\b`)
}

func TestConformance(t *testing.T) {
	written := writtenScenarios(t)
	var w strings.Builder
	w.WriteString("# What is shown where\n\n" +
		"Every rule and every card with an effect, with a test of this folder that shows it. The page is made from the tests by\n" +
		"`go test ./rules -run TestConformance -update`; a rule or card that no test shows fails that test.\n")
	section := ""
	for _, c := range claims(gameBook(t)) {
		if c.section != section {
			section = c.section
			fmt.Fprintf(&w, "\n## %s\n\n", section)
		}
		var by []string
		more := 0
		for i := range written {
			if s := &written[i]; c.by(s) {
				if line := s.test + ": " + s.title; len(by) < 2 {
					by = append(by, line)
				} else {
					more++
				}
			}
		}
		if len(by) == 0 {
			t.Errorf("no test shows %s", c.name)
			continue
		}
		fmt.Fprintf(&w, "- %s: %s", c.name, strings.Join(by, "; "))
		if more > 0 {
			fmt.Fprintf(&w, "; and %d more", more)
		}
		w.WriteString("\n")
	}
	const file = "CONFORMANCE.md"
	if *update {
		if err := os.WriteFile(file, []byte(w.String()), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	page, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	if string(page) != w.String() {
		t.Errorf("%s is out of date: run go test ./rules -run TestConformance -update", file)
	}
}
