package teach

import (
	"fmt"
	"regexp"
	"slices"
	"strings"
	"testing"

	"sixwinters/content"
	"sixwinters/content/contenttest"
	"sixwinters/game/hand"
	"sixwinters/render/layout"
	"sixwinters/rules"
)

// lessons are the lessons of the game, checked.
func lessons(t testing.TB) (*rules.Rulebook, *content.Reference, []*Lesson) {
	t.Helper()
	book := rules.New(contenttest.Cards(t))
	all, err := Compile(book, contenttest.Lessons(t))
	if err != nil {
		t.Fatal(err)
	}
	return book, contenttest.Reference(t), all
}

// pupil plays a lesson as the table does: it makes moves and shows what they bring.
type pupil struct {
	t       *testing.T
	book    *rules.Rulebook
	lesson  *Lesson
	session *Session
	state   rules.State
	shown   rules.State // what is on the table when the step is shown
}

func enter(t *testing.T, b *rules.Rulebook, l *Lesson, step int) *pupil {
	t.Helper()
	p := &pupil{t: t, book: b, lesson: l, session: NewSession(l, step), state: b.NewCampaign(l.Options(), nil)}
	for _, m := range l.Before(step) {
		if err := b.Apply(&p.state, m, nil); err != nil {
			t.Fatal(err)
		}
	}
	p.shown = p.state
	p.session.Rest()
	return p
}

// make makes a move and shows what it brings; look sees each moment at which something waits to be read.
func (p *pupil) make(m rules.Move, look func()) {
	p.t.Helper()
	line := p.book.Notation(&p.state, m)
	var story rules.Story
	story.Keep = true
	if err := p.book.Apply(&p.state, m, &story); err != nil {
		p.t.Fatalf("%s: %s: %v", p.lesson.Title, line, err)
	}
	p.session.Made(line, story.Events)
	for i, ev := range story.Events {
		p.shown = story.States[i]
		p.session.Told(ev)
		for {
			_, hold := p.session.Showing(true)
			if !hold {
				break
			}
			look()
			p.session.GoOn()
		}
	}
	p.shown = p.state
	p.session.Rest()
}

// through plays the lesson to its end as it shows itself.
func (p *pupil) through(look func()) {
	p.t.Helper()
	for guard := 0; !p.session.Over(); guard++ {
		if guard > 200 {
			p.t.Fatalf("%s does not come to its end", p.lesson.Title)
		}
		at := p.session.At()
		if show, _ := p.session.Showing(false); !show {
			p.t.Fatalf("%s: step %d is not shown", p.lesson.Title, at+1)
		}
		look()
		if p.session.GoOn() {
			continue
		}
		for _, m := range p.lesson.steps[at].play {
			if !p.session.Permits(&p.state, m) {
				p.t.Fatalf("%s: step %d does not permit what it waits for: %s", p.lesson.Title, at+1, p.session.Answer)
			}
			p.make(m, look)
		}
		if p.session.At() == at {
			p.t.Fatalf("%s: step %d is not done with what it shows itself", p.lesson.Title, at+1)
		}
	}
}

// Every lesson comes to its end when it is played as it shows itself, and shows each of its steps once.
func TestLessonsComeToTheirEnd(t *testing.T) {
	b, _, all := lessons(t)
	for _, l := range all {
		var seen []int
		p := enter(t, b, l, 0)
		p.through(func() { seen = append(seen, p.session.At()) })
		for i := range l.Steps {
			if n := len(slices.DeleteFunc(slices.Clone(seen), func(k int) bool { return k != i })); n != 1 {
				t.Errorf("%s: step %d is shown %d times", l.Title, i+1, n)
			}
		}
	}
}

// Every lesson can be taken up at each of its steps.
func TestLessonsAreTakenUp(t *testing.T) {
	b, _, all := lessons(t)
	for _, l := range all {
		for i := range l.Steps {
			enter(t, b, l, i).through(func() {})
		}
	}
}

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
					if !strings.Contains(try.Answer, try.Reminder()) || len(try.Answer) <= len(try.Reminder()) {
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

// placeBeside reports whether there is any place for the note beside all that it is about. Where the table is drawn at twice
// the size six cards to choose from leave none.
func placeBeside(plan *layout.Plan) bool {
	n := plan.Note.Rect
	for y := 0.0; y+n.H <= plan.H; y += 4 {
		for x := 0.0; x+n.W <= plan.W; x += 4 {
			beside := layout.Rect{X: x, Y: y, W: n.W, H: n.H}
			if !slices.ContainsFunc(plan.Note.About, beside.Overlaps) {
				return true
			}
		}
	}
	return false
}

// sizes are those of windows in pixels, and the scales that the table has in them; some fold it.
var sizes = []struct{ w, h, scale float64 }{{1280, 720, 1}, {1920, 1080, 1}, {1024, 700, 1}, {1280, 720, 1.25}, {1920, 1080, 1.5}, {2560, 1440, 2}}

// All that is lit lies on the table, in the window, and the note covers none of it.
func TestLightsLieOnTheTable(t *testing.T) {
	b, _, all := lessons(t)
	for _, l := range all {
		p := enter(t, b, l, 0)
		p.through(func() {
			st := p.session.Step()
			h := hand.New(b, &p.state)
			v := layout.View{Book: b, State: &p.shown, Prompt: b.Prompt(&p.state).Text, Done: true, PromptPlayer: rules.NoPlayer, Offers: h.Offers()}
			for _, m := range h.Buttons() {
				v.Options = append(v.Options, b.Label(&p.state, m))
			}
			v.Note = &layout.Note{Say: st.Say, Do: Sentence(st.Do), Dim: true, About: func(plan *layout.Plan) []layout.Rect {
				var rects []layout.Rect
				for _, light := range p.session.Lights() {
					found := light.Rects(b, &p.shown, plan)
					if len(found) == 0 && light.Name != "options" && !plan.Folded { // they come when something is asked
						t.Errorf("%s, step %d: `%s` does not lie on the table", l.Title, p.session.At()+1, light.Name)
					}
					kind, _, _ := strings.Cut(light.Name, " ")
					for _, r := range found {
						if kind != "choice" && kind != "offer" && kind != "offers" && (r.Overlaps(plan.Setup.Rect) || r.Overlaps(plan.Offer.Rect)) {
							t.Errorf("%s, step %d: `%s` lies under cards to choose from", l.Title, p.session.At()+1, light.Name)
						}
					}
					rects = append(rects, found...)
				}
				return rects
			}}
			if st.Reading() {
				v.Note.Button = "Go on"
			}
			for _, size := range sizes {
				v.W, v.H, v.Scale = size.w, size.h, size.scale
				plan := layout.Lay(&v)
				window := layout.Rect{W: v.W, H: v.H}
				if len(plan.Note.About) == 0 && !plan.Folded {
					t.Errorf("%s, step %d is about nothing", l.Title, p.session.At()+1)
				}
				if plan.Note.Rect.Overlaps(plan.Prompt.Sheet) {
					t.Errorf("%s, step %d: the note lies over answers in a window of %v", l.Title, p.session.At()+1, size)
				}
				if !plan.Note.Rect.Within(window) {
					t.Errorf("%s, step %d: the note leaves the window of %v", l.Title, p.session.At()+1, size)
				}
				for _, lit := range plan.Note.About {
					if lit.Overlaps(plan.Note.Rect) && (size.scale <= 1 || placeBeside(plan)) {
						t.Errorf("%s, step %d: the note covers what it is about in a window of %v", l.Title, p.session.At()+1, size)
					}
				}
			}
		})
	}
}

// token is an icon among words.
var token = regexp.MustCompile(`\{[^{}]*\} ?`)

// A step says what it has to say in two sentences at most, and its words end as they should.
func TestLessonsSpeakShortly(t *testing.T) {
	_, _, all := lessons(t)
	for _, l := range all {
		if len(l.Steps) < 4 || !strings.HasSuffix(l.Teaches, ".") {
			t.Errorf("%s has %d steps and teaches %q", l.Title, len(l.Steps), l.Teaches)
		}
		for i, st := range l.Steps {
			letters := len(token.ReplaceAllString(st.Say, "")) // an icon among words takes hardly any time to read
			ends := strings.Count(st.Say+" ", ". ") + strings.Count(st.Say+" ", "? ") + strings.Count(st.Say+" ", "! ")
			if ends < 1 || ends > 2 || !strings.ContainsAny(st.Say[len(st.Say)-1:], ".?!") || letters > 230 {
				t.Errorf("%s, step %d: %d letters in %d sentences: %s", l.Title, i+1, letters, ends, st.Say)
			}
			if strings.HasSuffix(st.Do, ".") || len(st.Rules) == 0 {
				t.Errorf("%s, step %d: %q, by the rules %v", l.Title, i+1, st.Do, st.Rules)
			}
		}
	}
}

// About forty minutes, and all rules of a turn and of what can be done in it are met.
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
	if len(all) < 8 || len(all) > 10 || minutes < 35 || minutes > 50 {
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
	"supply":  "dice hardly ever run out",
	"replace": "a consequence, not a decision",
}

// Taking moves back takes the lesson back with them.
func TestTakingBackInALesson(t *testing.T) {
	b, _, all := lessons(t)
	i := slices.IndexFunc(all, func(l *Lesson) bool { return l.ID == "moving" })
	p := enter(t, b, all[i], 2)
	p.make(all[i].steps[2].play[0], func() {})
	p.session.GoOn()
	p.make(all[i].steps[4].play[0], func() {})
	if p.session.At() != 5 {
		t.Fatalf("it has come to step %d", p.session.At())
	}
	p.session.TakenBack(1)
	if p.session.At() != 4 {
		t.Errorf("one move taken back, it is at step %d", p.session.At())
	}
	p.session.TakenBack(0)
	if p.session.At() != 2 {
		t.Errorf("all moves taken back, it is at step %d", p.session.At())
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
				for _, kind := range []string{" kept for ", "This step is about ", "the choice is yours", " stays where that is done", " will do."} {
					if strings.Contains(try.Answer, kind) {
						said[kind]++
					}
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
	if len(said) != 5 || said[" kept for "] < 20 || said[" stays where that is done"] < 20 {
		t.Errorf("the answers are %v", said)
	}
}
