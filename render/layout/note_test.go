package layout_test

import (
	"math"
	"math/rand/v2"
	"testing"

	"sixwinters/render/layout"
	"sixwinters/render/layout/note"
	"sixwinters/rules"
	"sixwinters/rules/rulestest"
)

// A note lies in the window beside what it is about, with its arrow between the two, wherever that is.
func TestNotesLieBeside(t *testing.T) {
	book := rulestest.Book(t)
	s := begun(t, book)
	notes, arrows := 0, 0
	for _, size := range [][2]float64{{1280, 720}, {1024, 700}} {
		v := layout.View{Book: book, State: &s, W: size[0], H: size[1], Scale: 1, Prompt: "What now?", PromptPlayer: rules.NoPlayer,
			Done: true}
		bare := layout.Lay(&v)
		for i, piece := range bare.Pieces {
			if i%3 != 1 {
				continue // enough of each kind are left
			}
			v.Note = &layout.Note{
				Text: note.Text{
					Head: "A note", Say: "It says something about this, and that it is worth a look before anything else is done.",
					Do: "Look at it.", Answer: "Not there.", Button: "Go on",
				},
				About: func(*layout.Plan) []layout.Rect { return []layout.Rect{piece.Rect} },
			}
			plan := layout.Lay(&v)
			n := &plan.Note
			if !n.Rect.Within(layout.Rect{W: v.W, H: v.H}) || n.Rect.Overlaps(piece.Rect) {
				t.Errorf("%v: the note about %+v lies at %+v", size, piece, n.Rect)
			}
			for _, part := range []layout.Rect{n.Head, n.Say, n.Do, n.Answer, n.Button} {
				if part.Empty() || !part.Within(n.Rect) {
					t.Errorf("%v: %+v does not lie on the note %+v", size, part, n.Rect)
				}
			}
			for _, m := range plan.Mats {
				if m.Portrait.Overlaps(piece.Rect) {
					continue
				}
				for part := 0.0; part <= 1; part += 0.02 {
					if m.Portrait.Contains(n.FromX+part*(n.ToX-n.FromX), n.FromY+part*(n.ToY-n.FromY)) {
						t.Errorf("%v: the arrow to %+v goes over a portrait", size, piece.Target)
						break
					}
				}
			}
			notes++
			arrow := n.Arrow != note.Arrow{}
			if arrow {
				arrows++
			}
			if arrow && !piece.Rect.Inset(-1).Contains(n.ToX, n.ToY) || !n.Points {
				t.Errorf("%v: the arrow points to %.0f,%.0f, not to %+v", size, n.ToX, n.ToY, piece.Rect)
			}
			if line := plan.Prompt.Rect; arrow && !piece.Rect.Overlaps(line) {
				said := plan.Prompt.Text
				said.W = plan.Prompt.TextWidth
				for part := 0.0; part <= 1; part += 0.01 {
					x, y := n.FromX+part*(n.ToX-n.FromX), n.FromY+part*(n.ToY-n.FromY)
					if said.Contains(x, y) || plan.Prompt.Who.Contains(x, y) || plan.Prompt.Done.Contains(x, y) {
						t.Errorf("%v: the arrow to %+v goes over what the prompt line says", size, piece.Target)
						break
					}
				}
			}
			x, y := n.Button.Center()
			if plan.At(x, y).Kind != layout.NoteButton {
				t.Errorf("%v: the button of the note cannot be reached", size)
			}
		}
	}
	if arrows < notes*3/4 {
		t.Errorf("only %d of %d notes have an arrow", arrows, notes)
	}
}

// An arrow leads over the prompt line where nothing is written or lies there, and ends at the edge of a card, above its name. Where
// something is, there is none.
func TestArrowsOverThePromptLine(t *testing.T) {
	book := rulestest.Book(t)
	s := book.NewCampaign(rules.Options{Seed: 2}, nil)
	for _, prompt := range []string{"What now?",
		"This is a long sentence that goes on and on, nearly to the end of the line and of what can be read in it at all."} {
		v := layout.View{Book: book, State: &s, W: 1280, H: 720, Scale: 1, Prompt: prompt, PromptPlayer: rules.NoPlayer, Done: true}
		card := layout.Lay(&v).Cards[1].Rect
		v.Note = &layout.Note{
			Text: note.Text{
				Head: "A note", Say: "It says something about a card.", Button: "Go on",
			},
			Was:   layout.Rect{X: card.X - 60, Y: card.Y - 200, W: 330, H: 100},
			About: func(*layout.Plan) []layout.Rect { return []layout.Rect{card} },
		}
		plan := layout.Lay(&v)
		n, line := &plan.Note, plan.Prompt.Rect
		if n.Rect.Bottom() >= line.Y || card.Y <= line.Bottom() {
			t.Fatalf("the note lies at %v, not over the prompt line", n.Rect)
		}
		arrow := n.Arrow != note.Arrow{}
		if long := plan.Prompt.TextWidth > card.X-plan.Prompt.Text.X; arrow == long || !n.Points {
			t.Errorf("%q: there is an arrow: %t", prompt, arrow)
		}
		if end := card.Y + 6*plan.Unit; arrow && n.ToY > end {
			t.Errorf("the arrow ends at %.0f, below %.0f in the name of the card", n.ToY, end)
		}
	}
}

// A note of what may not be covered lies neither on that nor on the prompt line and the buttons: it lies open, or folded, or
// where there is no place for it nowhere. Unfolded by a click it lies somewhere in any case.
func TestNotesKeepFree(t *testing.T) {
	book := rulestest.Book(t)
	s := book.NewCampaign(rules.Options{Seed: 2}, nil)
	choose, rng := rules.RandomPolicy(2), rand.New(rand.NewPCG(3, 3))
	open, folded, nowhere := 0, 0, 0
	for range 150 {
		legal := book.Moves(&s, nil)
		if len(legal) == 0 {
			break
		}
		if err := book.Apply(&s, choose(book, &s, legal), nil); err != nil {
			t.Fatal(err)
		}
		v := layout.View{
			Book: book, State: &s, W: 1280, H: 720, Scale: [...]float64{0.75, 1, 1.5, 2}[rng.IntN(4)],
			Prompt: "What now?", PromptPlayer: rules.NoPlayer, Done: true,
		}
		bare := layout.Lay(&v)
		var free []layout.Rect
		share := [...]float64{0.1, 0.5, 1}[rng.IntN(3)]
		if share == 1 && rng.IntN(2) == 0 {
			free = append(free, layout.Rect{W: v.W, H: v.H})
		}
		for _, piece := range bare.Pieces {
			if rng.Float64() < share {
				free = append(free, piece.Rect)
			}
		}
		about := bare.Pieces[rng.IntN(len(bare.Pieces))].Rect
		v.Note = &layout.Note{
			Text: note.Text{
				Head: "New: a note", Fact: "Something has happened to somebody.",
				Say:    "It says something about this, and that it is worth a look.",
				Button: "Got it",
			},
			Low: true, Folds: true,
			About: func(*layout.Plan) []layout.Rect { return []layout.Rect{about} },
			Free:  func(*layout.Plan) []layout.Rect { return free },
		}
		plan := layout.Lay(&v)
		n := &plan.Note
		switch {
		case n.Rect.Empty():
			nowhere++
		case n.Folded:
			folded++
		default:
			open++
		}
		for _, kept := range append([]layout.Rect{plan.Prompt.Rect, plan.Prompt.Done}, free...) {
			if n.Rect.Overlaps(kept) {
				t.Fatalf("scale %v: the note at %+v lies on %+v", v.Scale, n.Rect, kept)
			}
		}
		if !n.Rect.Empty() && !n.Folded && (!n.Fact.Within(n.Rect) || n.Fact.Overlaps(n.Say) || n.Fact.Empty()) {
			t.Errorf("what happened lies at %+v on the note %+v that says more at %+v", n.Fact, n.Rect, n.Say)
		}
		if ring := n.Button.Inset(-5 * plan.Unit); !n.Rect.Empty() && !n.Folded && (ring.Overlaps(n.Fact) || ring.Overlaps(n.Say)) {
			t.Errorf("scale %v: the ring round the button at %+v cuts what is said at %+v", v.Scale, n.Button, n.Fact)
		}
		v.Note.Open = true
		if plan := layout.Lay(&v); plan.Note.Rect.Empty() || plan.Note.Folded {
			t.Errorf("scale %v: it cannot be unfolded", v.Scale)
		}
	}
	if open == 0 || folded == 0 || nowhere == 0 {
		t.Errorf("%d notes lie open, %d folded, %d nowhere", open, folded, nowhere)
	}
}

// The note of a lesson that lies over the prompt line leaves it as soon as the table asks back there.
func TestNotesMakeWayForQuestions(t *testing.T) {
	book := rulestest.Book(t)
	s := book.NewCampaign(rules.Options{Seed: 2}, nil)
	for _, scale := range []float64{1, 1.5, 2} {
		v := layout.View{Book: book, State: &s, W: 1280, H: 720, Scale: scale, Prompt: "What now?", PromptPlayer: rules.NoPlayer,
			Done: true}
		line := layout.Lay(&v).Prompt.Rect
		v.Note = &layout.Note{Text: note.Text{Head: "A lesson", Say: "It says something.", Do: "Do this."}, Dim: true}
		v.Note.Was = layout.Rect{X: line.X + 20*scale, Y: line.Y - 60*scale, W: 330 * scale, H: 90 * scale}
		if at := layout.Lay(&v).Note.Rect; !at.Overlaps(line) {
			t.Fatalf("scale %v: the note does not stay at %v, but lies at %v", scale, v.Note.Was, at)
		}
		v.Prompt, v.Done, v.Options = "There are dice left that could do something. End the step all the same?", false,
			[]string{"end the step, dice unused", "keep acting"}
		v.Note.Free = func(p *layout.Plan) []layout.Rect { return []layout.Rect{p.Prompt.Rect} }
		plan := layout.Lay(&v)
		for _, asked := range append([]layout.Rect{plan.Prompt.Rect}, plan.Prompt.Options...) {
			if plan.Note.Rect.Empty() || plan.Note.Rect.Overlaps(asked) {
				t.Errorf("scale %v: the note at %v lies on what is asked, at %v", scale, plan.Note.Rect, asked)
			}
		}
	}
}

// Where the table asks something while the note of a lesson lies there, the arrow to an answer goes over nothing of what is
// asked.
func TestArrowsLeaveQuestionsFree(t *testing.T) {
	book := rulestest.Book(t)
	s := book.NewCampaign(rules.Options{Seed: 2}, nil)
	arrows := 0
	for _, scale := range []float64{1, 1.5, 1.75, 2} {
		for x := 20.0; x < 900; x += 40 {
			v := layout.View{Book: book, State: &s, W: 1280, H: 720, Scale: scale, PromptPlayer: rules.NoPlayer,
				Prompt: "Going there takes 3 dice: add 2 more, or put them back.", Options: []string{"Put back", "Add all"}}
			v.Note = &layout.Note{
				Text: note.Text{Head: "A lesson", Say: "It says something.", Do: "Do this."},
				Dim:  true, Was: layout.Rect{X: x, Y: 500, W: 330 * scale, H: 90 * scale},
				About: func(p *layout.Plan) []layout.Rect { return p.Prompt.Options[1:] },
			}
			plan := layout.Lay(&v)
			n := &plan.Note
			if n.FromX == n.ToX && n.FromY == n.ToY {
				continue
			}
			arrows++
			for part := 0.0; part <= 1; part += 0.01 {
				at := layout.Rect{X: n.FromX + part*(n.ToX-n.FromX), Y: n.FromY + part*(n.ToY-n.FromY), W: 1, H: 1}
				if at.Overlaps(plan.Prompt.Text) || at.Overlaps(plan.Prompt.Options[0]) {
					t.Errorf("at %v: the arrow of the note at %v to %v goes over what is asked", scale, n.Rect, n.About[0])
					break
				}
			}
		}
	}
	if arrows == 0 {
		t.Error("there is no arrow")
	}
}

// The button of a note lies where that of the note before it lay, near or far, unless the note would then lie on what it is about
// or leave the window.
func TestButtonsOfNotesStay(t *testing.T) {
	book := rulestest.Book(t)
	s := book.NewCampaign(rules.Options{Seed: 2}, nil)
	about := layout.Rect{X: 600, Y: 300, W: 60, H: 60}
	for _, c := range []struct {
		what   string
		corner note.Corner
		stays  bool
	}{
		{"near by", note.Corner{X: 1000, Y: 400}, true},
		{"far off", note.Corner{X: 380, Y: 220}, true},
		{"on what it is about", note.Corner{X: 700, Y: 350}, false},
		{"half out of the window", note.Corner{X: 40, Y: 400}, false},
	} {
		for _, say := range []string{"It says something.", "It says something in more words than the one before it, so that it is higher and wider."} {
			v := layout.View{Book: book, State: &s, W: 1280, H: 720, Scale: 1, PromptPlayer: rules.NoPlayer, Note: &layout.Note{
				Text: note.Text{Head: "A page", Say: say, Button: "Go on", Back: "Back"}, Corner: c.corner,
				About: func(*layout.Plan) []layout.Rect { return []layout.Rect{about} },
			}}
			b := layout.Lay(&v).Note.Button
			if stays := math.Hypot(b.Right()-c.corner.X, b.Bottom()-c.corner.Y) < 1; stays != c.stays {
				t.Errorf("after one %s the button lies at %+v: it stays %t", c.what, b, stays)
			}
		}
	}
}

// The other buttons of a note lie on it, large enough to hit and beside each other; the heading ends before them.
func TestButtonsOfANote(t *testing.T) {
	book := rulestest.Book(t)
	s := book.NewCampaign(rules.Options{Seed: 2}, nil)
	for _, scale := range []float64{1, 1.5, 2} {
		v := layout.View{Book: book, State: &s, W: 1280, H: 720, Scale: scale, PromptPlayer: rules.NoPlayer, Note: &layout.Note{
			Text: note.Text{
				Head: "Lesson 9: Abilities and masteries (10 of 11)", Short: "Lesson 9 (10 of 11)",
				Say:    "It says something that was read before.",
				Button: "Next page", Key: "Enter", Back: "Back", Return: "To where I was",
			},
			Dim: true,
		}}
		p := layout.Lay(&v)
		n := &p.Note
		for i, r := range []layout.Rect{layout.NoteOn: n.Button, layout.NoteBack: n.Back, layout.NoteReturn: n.Return} {
			on, lies := p.Rect(layout.Target{Kind: layout.NoteButton, N: uint8(i)})
			if !lies || on != r || !r.Within(n.Rect) || r.H < 24 || r.W < 24 {
				t.Errorf("at %v: button %d lies at %+v on the note at %+v, and is pointed at in %+v", scale, i, r, n.Rect, on)
			}
			for k, other := range []layout.Rect{n.Button, n.Back, n.Return, n.Head, n.Say} {
				if k != i && r.Overlaps(other) {
					t.Errorf("at %v: button %d lies on part %d of the note", scale, i, k)
				}
			}
		}
	}
}

// No arrow of a note strikes out a row of conditions: it crosses such a row, if it has to, and does not run along it.
func TestArrowsStrikeNothingOut(t *testing.T) {
	book := rulestest.Book(t)
	s := begun(t, book)
	for _, scale := range []float64{1, 1.5} {
		for player := range rules.NumPlayers {
			for kind := range 2 {
				v := layout.View{Book: book, State: &s, W: 1280, H: 720, Scale: scale, Prompt: "What now?", PromptPlayer: rules.NoPlayer,
					Done: true, Together: bothMats(0)}
				v.Note = &layout.Note{
					Text: note.Text{
						Head: "A note", Say: "It says something about a die, and that it is worth a look before anything else is done.",
						Button: "Go on",
					},
					About: func(p *layout.Plan) []layout.Rect { return []layout.Rect{p.Mats[player].Tracks[kind].Die} },
				}
				plan := layout.Lay(&v)
				n := &plan.Note
				length := math.Hypot(n.ToX-n.FromX, n.ToY-n.FromY)
				for i := range plan.Mats {
					for k, track := range plan.Mats[i].Tracks {
						over := 0.0
						for part := 0.0; part < 1; part += 0.005 {
							if track.Rect.Contains(n.FromX+part*(n.ToX-n.FromX), n.FromY+part*(n.ToY-n.FromY)) {
								over += 0.005 * length
							}
						}
						if most := 60 * plan.Unit; over > most {
							t.Errorf("at %v: the arrow to track %d of player %d runs %.0f pixels along track %d of player %d", scale, kind, player,
								over, k, i)
						}
					}
				}
			}
		}
	}
}

// BenchmarkLayNote lays a table with the note of a lesson on it that has room for what it may answer.
func BenchmarkLayNote(b *testing.B) {
	book := rulestest.Book(b)
	s := book.NewCampaign(rules.Options{Seed: 2}, nil)
	v := layout.View{Book: book, State: &s, W: 1280, H: 720, Scale: 1.5, Prompt: "What now?", PromptPlayer: rules.NoPlayer,
		Done: true}
	v.Note = &layout.Note{
		Text: note.Text{Head: "Lesson 9: Abilities and masteries (10 of 11)", Short: "Lesson 9 (10 of 11)", Button: "Go on",
			Key: "Enter", Back: "Back",
			Say: "It says something about this, and that it is worth a look before anything else is done.",
		},
		Dim:   true,
		Room:  []string{"This is not what the lesson waits for: put the die on the card instead.", "Not there."},
		About: func(p *layout.Plan) []layout.Rect { return []layout.Rect{p.Slots[0].Card} },
	}
	for b.Loop() {
		layout.Lay(&v)
	}
}

// A note about a card that lies under the open log points at no line of the log; it points at the log itself, and at cards beside it.
func TestArrowsPointAtNothingUnderTheLog(t *testing.T) {
	b := rulestest.Book(t)
	s := begun(t, b)
	under, beside := 0, 0
	for _, scale := range []float64{1, 2} {
		v := layout.View{Book: b, State: &s, W: 1280, H: 720, Scale: scale, PromptPlayer: rules.NoPlayer, LogOpen: true}
		open := layout.Lay(&v)
		for _, about := range append([]layout.Rect{open.Log}, cardsOf(open)...) {
			v.Note = &layout.Note{
				Text:  note.Text{Head: "New: A card", Say: "It says something.", Button: "Got it"},
				About: func(*layout.Plan) []layout.Rect { return []layout.Rect{about} },
			}
			plan, hidden := layout.Lay(&v), about != open.Log && open.Log.Contains(about.Center())
			if hidden {
				under++
			} else {
				beside++
			}
			if arrow := plan.Note.Arrow != (note.Arrow{}); hidden && (arrow || plan.Note.Points) || !hidden && !plan.Note.Points {
				t.Errorf("at %g, about %v under the log %v: points %v, with an arrow %v", scale, about, hidden, plan.Note.Points, arrow)
			}
		}
	}
	if under == 0 || beside == 0 {
		t.Errorf("%d cards lie under the log, %d beside it", under, beside)
	}
}

// cardsOf are the places of the locations and obstacles of a plan.
func cardsOf(p *layout.Plan) (list []layout.Rect) {
	for _, piece := range p.Pieces {
		if piece.Target.Kind == layout.Location || piece.Target.Kind == layout.Obstacle {
			list = append(list, piece.Rect)
		}
	}
	return list
}
