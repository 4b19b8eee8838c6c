package teach

import (
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
			if _, hold := p.session.Showing(true); hold || st.Free {
				return // nothing can be done while something is being shown, or everything may
			}
			tried := 0
			for _, m := range b.Moves(&p.state, nil) {
				line := b.Notation(&p.state, m)
				try := *p.session
				try.marks, try.told = nil, nil
				if !try.Permits(&p.state, m) {
					kept++
					if !strings.HasSuffix(try.Answer, try.Reminder()) || try.Reminder() == "" {
						t.Fatalf("%s: %q is answered %q", l.Title, line, try.Answer)
					}
					if brief := try.Brief(); !st.Reading() && (brief == "" || strings.Contains(brief, try.Reminder())) {
						t.Fatalf("%s: %q is answered in short %q", l.Title, line, brief)
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
				if !wanted && try.At() == p.session.At() && !strings.Contains(try.Answer, try.Reminder()) {
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
