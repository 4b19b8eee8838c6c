package render_test

import (
	"fmt"
	"image"
	"image/draw"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"sixwinters/content"
	"sixwinters/content/contenttest"
	"sixwinters/render"
	"sixwinters/render/layout"
	"sixwinters/render/layout/note"
	"sixwinters/rules"
	"sixwinters/rules/rulestest"
)

// What lessons say is set in full size in its note, and lies within it, with the longest answer to a wrong try as well, at
// every scale and in every size of window; and few notes have a line more than that takes.
func TestLessonNotesFit(t *testing.T) {
	b, p := rulestest.Book(t), newPainter(t)
	lessons := contenttest.Lessons(t)
	s := played(t, b, 60)
	notes, beside, spare := 0, 0, 0
	for _, size := range [][2]int{{1024, 700}, {1280, 720}, {1920, 1080}, {2560, 1440}} {
		scene := newScene(b, &s, size[0], size[1])
		for scale := 75; scale <= 200; scale += 25 {
			v := scene.View
			v.Scale = float64(scale) / 100
			for i := range lessons {
				l := &lessons[i]
				for j := range l.Steps {
					step := &l.Steps[j]
					n := &layout.Note{
						Text: note.Text{
							Head:  fmt.Sprintf("Lesson %d: %s (page %d of %d)", i+1, l.Title, j+1, len(l.Steps)),
							Short: fmt.Sprintf("Lesson %d (page %d of %d)", i+1, j+1, len(l.Steps)), Say: step.Say,
						},
					}
					if step.Reading() {
						n.Button = "Go on"
						n.Answer = "In a moment. First read this, and go on."
					} else {
						n.Do = strings.ToUpper(step.Do[:1]) + step.Do[1:] + "."
						n.Answer = "In a game you may do that. Here it would use up what the lesson needs. For now, " + step.Do + "."
					}
					if j%3 > 0 {
						n.About = func(p *layout.Plan) []layout.Rect { return []layout.Rect{p.Trade.Rect} }
					}
					if j%3 == 2 { // with room for a low one only
						n.Free = func(p *layout.Plan) []layout.Rect {
							below := p.Boards
							below.TakeTop(150 * p.Unit)
							return []layout.Rect{below}
						}
					}
					v.Note = n
					plan := layout.Lay(&v)
					if !plan.Note.Button.Empty() && plan.Note.Button.Y < plan.Note.Say.Y {
						beside++
					}
					where := fmt.Sprintf("%s, step %d, at %v and %d %%", l.ID, j+1, size, scale)
					if !plan.Note.Rect.Within(layout.Rect{W: v.W, H: v.H}) || plan.Note.Rect.Empty() {
						t.Errorf("%s: the note lies at %+v", where, plan.Note.Rect)
					}
					for _, part := range []layout.Rect{plan.Note.Head, plan.Note.Say, plan.Note.Do, plan.Note.Answer, plan.Note.Button} {
						if !part.Empty() && !part.Within(plan.Note.Rect.Inset(-0.5)) {
							t.Errorf("%s: %+v does not lie on the note %+v", where, part, plan.Note.Rect)
						}
					}
					for _, part := range render.NoteOverflows(p, n, plan) {
						t.Errorf("%s: the %s is too long", where, part)
					}
					if render.NoteSpares(p, n, plan) {
						spare++
					}
					notes++
				}
			}
		}
	}
	if notes < 1000 || beside < 100 {
		t.Errorf("only %d notes were looked at, %d with a button beside the heading", notes, beside)
	}
	if spare > notes/8 {
		t.Errorf("%d of %d notes have an empty line", spare, notes)
	}
}

// What a hint says, or says to do, is set within its note in every shape, the slim one beside its button as well.
func TestHintNotesFit(t *testing.T) {
	b, p := rulestest.Book(t), newPainter(t)
	s := played(t, b, 60)
	slim := 0
	for _, size := range [][2]int{{1024, 700}, {1280, 720}, {1920, 1080}} {
		scene := newScene(b, &s, size[0], size[1])
		for scale := 100; scale <= 200; scale += 50 {
			for _, says := range []struct{ say, do string }{
				{"It says why.", "Done."},
				{"It says why.", "Fuscus's action die 4, to {espionage} espionage 3 in the pool."},
				{"It says why.", "Beetle Burrough in the diplomacy slot of the Settled Lands."},
				{"It says why.", "Warmachine, Grand Tour, Cantrips and Out in the Cold, in this order. The staged cards in this order."},
				{
					"Keel is skilled against obstacles in play: Tripwire (thievery 1) and Orb of Seeing (lore 1). " +
						"But Keel bears 3 conditions.", "",
				},
			} {
				for _, piece := range scene.Plan.Pieces {
					if piece.Target.Kind != layout.Location && piece.Target.Kind != layout.Ability || piece.Target.Sub%3 != 0 {
						continue
					}
					v := scene.View
					v.Scale = float64(scale) / 100
					v.Note = &layout.Note{
						Text: note.Text{
							Head: "A hint (2 of 3)", Say: says.say, Known: says.do != "", Do: says.do, Button: "Show the move", Key: "H", Bare: true,
						},
						Open: true,
						About: func(plan *layout.Plan) []layout.Rect {
							r, _, _ := plan.Seen(piece.Target)
							return []layout.Rect{r}
						},
						Free: func(plan *layout.Plan) (all []layout.Rect) {
							for _, other := range plan.Pieces {
								if other.Target.Kind == layout.Location {
									all = append(all, other.Rect)
								}
							}
							return all
						},
					}
					plan := layout.Lay(&v)
					n := &plan.Note
					if n.Head.Empty() {
						slim++
					}
					where := fmt.Sprintf("%q about %+v at %v and %d %%", says, piece.Target, size, scale)
					if n.Rect.Empty() || !n.Rect.Within(layout.Rect{W: v.W, H: v.H}) || n.Rect.Overlaps(n.About[0]) {
						t.Errorf("%s: the note lies at %+v", where, n.Rect)
					}
					if n.Button.Empty() || n.Key.Empty() || n.Do.Overlaps(n.Button) || n.Head.Empty() && n.Say.Overlaps(n.Button) ||
						n.Head.Overlaps(n.Do) {
						t.Errorf("%s: on the note the button lies at %+v, its key at %+v, what it says at %+v and %+v", where, n.Button, n.Key,
							n.Head, n.Do)
					}
					for _, part := range []layout.Rect{n.Head, n.Say, n.Do, n.Button} {
						if !part.Empty() && !part.Within(n.Rect.Inset(-0.5)) {
							t.Errorf("%s: %+v does not lie on the note %+v", where, part, n.Rect)
						}
					}
					for _, part := range render.NoteOverflows(p, v.Note, plan) {
						t.Errorf("%s: the %s is too long", where, part)
					}
				}
			}
		}
	}
	if slim < 10 {
		t.Errorf("only %d notes are slim", slim)
	}
}

// The arrow of a note is in sight from end to end: nothing cuts it, whatever lies on the table. It goes over no portrait, and over
// nothing that the prompt line says.
func TestArrowsAreWhole(t *testing.T) {
	b, p := rulestest.Book(t), newPainter(t)
	rng := rand.New(rand.NewPCG(1, 2))
	arrows := 0
	for notes := range 60 {
		s := played(t, b, 40+notes)
		scene := newScene(b, &s, 1280, 720)
		scene.View.LogOpen = notes%4 == 0
		if notes%3 == 0 {
			scene.View.Options = strings.Fields(strings.Repeat("an answer of some length ", 8)) // they have a sheet of their own
		}
		scene.Plan = layout.Lay(&scene.View)
		piece := scene.Plan.Pieces[rng.IntN(len(scene.Plan.Pieces))]
		scene.View.Note = &layout.Note{
			Text:   note.Text{Head: "A note", Say: "It says something about this, in a sentence or two.", Button: "Go on"},
			Corner: note.Corner{X: 340 + rng.Float64()*900, Y: 160 + rng.Float64()*540},
			About:  func(*layout.Plan) []layout.Rect { return []layout.Rect{piece.Rect} },
		}
		scene.Plan = layout.Lay(&scene.View)
		n := &scene.Plan.Note
		arrow := n.Arrow
		if arrow == (note.Arrow{}) {
			continue
		}
		arrows++
		picture := paint(p, scene)
		n.Arrow, n.Points = note.Arrow{}, false
		bare := paint(p, scene)
		said := scene.Plan.Prompt.Text
		said.W = scene.Plan.Prompt.TextWidth
		for share := 0.02; share < 0.99; share += 0.01 {
			x, y := arrow.FromX+share*(arrow.ToX-arrow.FromX), arrow.FromY+share*(arrow.ToY-arrow.FromY)
			around := image.Rect(int(x)-2, int(y)-2, int(x)+3, int(y)+3) // of one colour, of which things on the table are too
			if !n.Rect.Inset(-2).Contains(x, y) && differing(part(picture, around), part(bare, around)) == 0 {
				t.Errorf("note %d: the arrow %+.0f to %+v is cut at %.0f,%.0f", notes, arrow, piece.Target, x, y)
				break
			}
			over := []layout.Rect{said, scene.Plan.Prompt.Sheet, scene.Plan.Mats[0].Portrait, scene.Plan.Mats[1].Portrait}
			if slices.ContainsFunc(over, func(r layout.Rect) bool { return r.Contains(x, y) && !r.Overlaps(piece.Rect) }) {
				t.Errorf("note %d: the arrow %+.0f to %+v crosses what is to be seen at %.0f,%.0f", notes, arrow, piece.Target, x, y)
				break
			}
		}
	}
	if arrows < 20 {
		t.Errorf("only %d arrows were looked at", arrows)
	}
}

// What the keyboard points at is ringed on a note as it is anywhere else.
func TestFocusIsSeenOnNotes(t *testing.T) {
	b, p := rulestest.Book(t), newPainter(t)
	s := played(t, b, 60)
	scene := newScene(b, &s, 1280, 720)
	scene.View.Note = &layout.Note{Text: note.Text{Head: "A hint (3 of 3)", Say: "It says why.", Do: "Do it.", Button: "Do it",
		Key: "Enter"}, Pointed: true, Open: true}
	scene.Plan = layout.Lay(&scene.View)
	button := scene.Plan.Note.Button
	bare := paint(p, scene)
	scene.Focus = layout.Target{Kind: layout.NoteButton}
	focused := paint(p, scene)
	for _, on := range []struct {
		what string
		r    layout.Rect
	}{{"ring", layout.Rect{X: button.X - 4, Y: button.Y, W: 4, H: button.H}}, {"key", scene.Plan.Note.Key}} {
		changed := false
		for y := int(on.r.Y); y < int(on.r.Bottom()); y++ {
			for x := int(on.r.X); x < int(on.r.Right()); x++ {
				changed = changed || focused.RGBAAt(x, y) != bare.RGBAAt(x, y)
			}
		}
		if !changed {
			t.Errorf("the %s is not seen at %v", on.what, on.r)
		}
	}
}

// The frame around what the note of a lesson is about leaves the heads of the regions as they are that lie beside it.
func TestFramesEndAtHeadings(t *testing.T) {
	b, p := rulestest.Book(t), newPainter(t)
	s := played(t, b, 60)
	for _, size := range [][2]int{{1280, 720}, {1920, 1080}} {
		scene := newScene(b, &s, size[0], size[1])
		about := func(list ...layout.Rect) *image.RGBA {
			scene.View.Note = &layout.Note{
				Text: note.Text{Head: "A lesson", Say: "It says something."},
				Dim:  true, Was: layout.Rect{X: 600, Y: 400, W: 330, H: 90},
				About: func(*layout.Plan) []layout.Rect { return list }, Alike: func(*layout.Plan) bool { return true },
			}
			scene.Plan = layout.Lay(&scene.View)
			return paint(p, scene)
		}
		plan := scene.Plan
		quiet := about(plan.Mats[0].Rect)
		for i := range plan.Regions {
			board, slot := &plan.Regions[i], &plan.Slots[content.SlotAt(content.Region(i), 0)]
			name := board.Name.Inset(2 * plan.Unit)
			within := image.Rect(int(name.X)+1, int(name.Y)+1, int(name.Right())-1, int(name.Bottom())-1)
			for what, r := range map[string]layout.Rect{"location": slot.Card, "draw pile": board.Draw, "discard pile": board.Discard} {
				if share := differing(part(quiet, within), part(about(r), within)); share > 0 {
					t.Errorf("at %v: the frame of the %s changes %.3f of the name of region %d", size, what, share, i)
				}
			}
			if whole := differing(part(quiet, within), part(about(board.Rect), within)); whole == 0 {
				t.Errorf("at %v: the name of region %d stays in shade with the whole board in the light", size, i)
			}
		}
	}
}

// part is a part of a picture as a picture of its own.
func part(of *image.RGBA, r image.Rectangle) *image.RGBA {
	cut := image.NewRGBA(image.Rect(0, 0, r.Dx(), r.Dy()))
	draw.Draw(cut, cut.Bounds(), of, r.Min, draw.Src)
	return cut
}

// The answer below the button of a note stays below it, however few lines stand above.
func TestAnswersStandBelowTheButton(t *testing.T) {
	b, p := rulestest.Book(t), newPainter(t)
	s := played(t, b, 60)
	scene := newScene(b, &s, 1280, 720)
	answers := 0
	for _, l := range contenttest.Lessons(t) {
		for i := range l.Steps {
			if !l.Steps[i].Reading() {
				continue
			}
			scene.View.Note = &layout.Note{Text: note.Text{Head: "Lesson", Say: l.Steps[i].Say, Button: "Go on", Key: "Enter",
				Answer: "In a moment. First read this, then continue."}}
			scene.Plan = layout.Lay(&scene.View)
			p.OnText(func(line string, at layout.Rect) {
				if !strings.Contains(line, "moment.") {
					return
				}
				if answers++; at.Y < scene.Plan.Note.Button.Bottom() {
					t.Errorf("step %d of %s: the answer is written at %+v, over the button at %+v", i+1, l.ID, at, scene.Plan.Note.Button)
				}
			})
			p.Set(scene)
			p.OnText(nil)
		}
	}
	if answers < 20 {
		t.Errorf("only %d answers were seen", answers)
	}
}

// What flies goes under a note, which is to be read.
func TestNothingFliesOverANote(t *testing.T) {
	b, p := rulestest.Book(t), newPainter(t)
	s := played(t, b, 60)
	scene := newScene(b, &s, 1280, 720)
	scene.View.Note = &layout.Note{Text: note.Text{Head: "A hint (3 of 3)", Say: "What is to be done, in a sentence or two.",
		Button: "Do it"}}
	scene.Plan = layout.Lay(&scene.View)
	note := scene.Plan.Note.Rect
	part := func(picture *image.RGBA, r layout.Rect) *image.RGBA {
		return copied(picture, image.Rect(int(r.X), int(r.Y), int(r.Right()), int(r.Bottom())))
	}
	before := paint(p, scene)
	at := note.Middle(22, 22)
	beside := at.Move(0, note.H/2+40)
	scene.Flights = []render.Flight{{Die: rules.ActionDie(2), From: at, To: at, T: 0.5},
		{Die: rules.ActionDie(3), From: beside, To: beside, T: 0.5}}
	after := paint(p, scene)
	if differing(part(before, note), part(after, note)) > 0 {
		t.Error("a die flies over the note")
	}
	if differing(part(before, beside), part(after, beside)) == 0 {
		t.Error("a die beside the note is not seen")
	}
}

// A card that flies to a tab at an edge of the window stays inside it, so that its name can be read.
func TestCardsFlyInsideTheWindow(t *testing.T) {
	b, p := rulestest.Book(t), newPainter(t)
	s := played(t, b, 60)
	scene := newScene(b, &s, 1280, 720)
	fly := func(x, y float64) *image.RGBA {
		at := layout.Rect{X: x, Y: y}
		scene.Flights = []render.Flight{{Card: render.CardRef{Kind: render.ObstacleCard, ID: 4}, From: at, To: at, T: 1}}
		return paint(p, scene)
	}
	w, h := 55*scene.Plan.Unit, 20*scene.Plan.Unit // from the middle of the card to its edges
	for _, to := range [][4]float64{{0, 360, w, 360}, {1280, 360, 1280 - w, 360}, {640, 0, 640, h}, {640, 720, 640, 720 - h}} {
		if differing(fly(to[0], to[1]), fly(to[2], to[3])) > 0 {
			t.Errorf("a card at %v, %v is cut off", to[0], to[1])
		}
	}
}

// What a note is about is not framed while the log lies over it: the frame would lie over what is written there.
func TestNoteFramesNothingUnderTheLog(t *testing.T) {
	b, p := rulestest.Book(t), newPainter(t)
	s := played(t, b, 60)
	scene := newScene(b, &s, 1280, 720)
	v := &scene.View
	v.LogOpen, v.Log = true, []layout.LogLine{{Text: "Something happened."}}
	beside := layout.Rect{X: 60, Y: 300, W: 30, H: 30}
	v.Note = &layout.Note{Text: note.Text{Head: "Stress", Say: "What is said."}, Folds: true,
		About: func(*layout.Plan) []layout.Rect { return []layout.Rect{beside} }}
	scene.Plan = layout.Lay(v)
	log := scene.Plan.Log
	picture := func(about layout.Rect) *image.RGBA {
		sheet := &scene.Plan.Note
		sheet.About, sheet.Arrow = []layout.Rect{about}, note.Arrow{} // as if that crossed something
		return copied(paint(p, scene), image.Rect(int(log.X), int(log.Y), int(log.Right()), int(log.Bottom())))
	}
	if differing(picture(log.Middle(30, 30)), picture(beside)) > 0 {
		t.Error("a frame lies over the log")
	}
}
