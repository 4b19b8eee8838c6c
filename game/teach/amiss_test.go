package teach

import (
	"fmt"
	"strings"
	"testing"

	"sixwinters/rules"
)

// At every step every move that could be made is tried: one that the lesson lets be made leaves it possible to come to the
// end, and any other is answered with what the lesson waits for.
func TestWrongTriesExplainThemselves(t *testing.T) {
	b, _, all := lessons(t)
	let, kept := 0, 0
	for _, l := range all {
		p := enter(t, b, l, 0)
		p.through(func() {
			st := p.session.Step()
			if !p.session.shown {
				t.Fatal("a step is tried that is not shown")
			}
			if _, hold := p.session.Showing(true); hold {
				return // nothing can be done while something is being shown
			}
			tried := 0
			for _, m := range b.Moves(&p.state, nil) {
				line := b.Notation(&p.state, m)
				try := *p.session
				try.marks, try.told = nil, nil
				if !try.Permits(&p.state, m) {
					kept++
					if !strings.Contains(try.Answer, try.Reminder(&p.state)) || len(try.Answer) <= len(try.Reminder(&p.state)) {
						t.Fatalf("%s: %q is answered %q", l.Title, line, try.Answer)
					}
					continue
				}
				let++
				if tried++; tried > 6 {
					continue // they are tried one by one below
				}
				again := &pupil{t: t, book: b, lesson: l, session: &try, state: p.state, shown: p.state}
				again.make(m, func() {})
				wanted := fulfils(st, line, nil) || st.Event != ""
				if !wanted && try.At() == p.session.At() && !strings.Contains(try.Answer, try.Reminder(&again.state)) {
					t.Fatalf("%s: %q is let be made, and answered %q", l.Title, line, try.Answer)
				}
				if !l.playable(again.state, try.At(), false) {
					t.Fatalf("%s: after %q it cannot be played to its end", l.Title, line)
				}
			}
		})
	}
	if let < 100 || kept < 100 {
		t.Errorf("%d moves were let be made and %d not: hardly anything was tried", let, kept)
	}
}

// What a move that is against the rules is answered with names a rule that can be read.
func TestRefusalsInLessonsHaveARule(t *testing.T) {
	b, reference, all := lessons(t)
	refused := 0
	for _, l := range all {
		p := enter(t, b, l, 0)
		p.through(func() {
			for kind := range 20 {
				m := rules.Move{Kind: rules.MoveTravel + rules.MoveKind(kind), Dice: [6]rules.Die{rules.NewDie(rules.Action, 1)}}
				if err := b.Check(&p.state, m); err != nil {
					refused++
					if r, ok := err.(rules.Refusal); !ok || reference.Rule(r.Rule) == nil || r.Error() == "" {
						t.Errorf("%s: %v", l.Title, err)
					}
					if !p.session.Permits(&p.state, m) {
						t.Errorf("%s: the lesson speaks where a rule should", l.Title)
					}
				}
			}
		})
	}
	if refused == 0 {
		t.Error("nothing was against the rules")
	}
}

// What is said to a move that the lesson cannot use says what its dice are kept for, or what the step is about, and what to
// take up instead; and it never speaks of the lesson's own difficulties.
func TestWrongTriesSayWhatIsNeeded(t *testing.T) {
	b, _, all := lessons(t)
	said := map[string]int{}
	for _, l := range all {
		p := enter(t, b, l, 0)
		p.through(func() {
			if _, hold := p.session.Showing(true); hold || p.session.Step().Reading() {
				return
			}
			for _, m := range b.Moves(&p.state, nil) {
				try := *p.session
				if try.Permits(&p.state, m) {
					continue
				}
				line := b.Notation(&p.state, m)
				for _, vague := range []string{"could not go on", "astray", "the question that is asked", "what comes first"} {
					if strings.Contains(try.Answer, vague) {
						t.Errorf("%s: %s is answered %q", l.Title, line, try.Answer)
					}
				}
				for _, kind := range []string{" kept for ", "This page is about ", "the choice is yours", " stays where that is done", " will do.", " with another die."} {
					if strings.Contains(try.Answer, kind) {
						said[kind]++
					}
				}
				if way, _ := l.way(p.state, p.session.step, false); len(way) > 0 && !strings.HasPrefix(try.Answer, "That would do") &&
					strings.Contains(try.Answer, " kept for "+try.deals(&p.state, way[0])+".") {
					t.Errorf("%s: %s is answered %q, which keeps a die for the page itself", l.Title, line, try.Answer)
				}
				if strings.Contains(try.Answer, "that {") && !strings.Contains(try.Answer, fmt.Sprintf("that {%d}", m.Dice[0].Value())) {
					t.Errorf("%s: %s is answered %q", l.Title, line, try.Answer)
				}
				if play := p.lesson.steps[p.session.At()].play[0]; play.Dice[0].IsAction() && len(p.lesson.steps[p.session.At()].play) == 1 &&
					!strings.HasSuffix(try.Answer, "will do.") {
					t.Errorf("%s: %s is answered %q, and no piece is named", l.Title, line, try.Answer)
				}
			}
		})
	}
	if len(said) != 6 || said[" kept for "] < 20 || said[" stays where that is done"] < 20 {
		t.Errorf("the answers are %v", said)
	}
}
