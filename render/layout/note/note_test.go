package note

import (
	"math/rand/v2"
	"testing"

	"sixwinters/render/geom"
)

// subject is what the notes of these tests are about, in the middle of a window of 1280x720 at one pixel to a unit.
var subject = Rect{X: 620, Y: 340, W: 40, H: 40}

// open returns a table with nothing on it but the subject.
func open() *Table {
	return &Table{Window: Rect{W: 1280, H: 720}, Unit: 1, About: []Rect{subject}, Near: subject, Points: true}
}

func page() *Text {
	return &Text{Head: "A page", Say: "It says something about this, and that it is worth a look.", Button: "Continue"}
}

// On an empty table a note lies at an anchor: as near as its arrow allows, in the usual shape, and whole in the window.
func TestNotesLieAtAnchors(t *testing.T) {
	for x := 0.0; x <= 1240; x += 124 {
		for y := 0.0; y <= 680; y += 68 {
			on := open()
			on.Near = Rect{X: x, Y: y, W: 40, H: 40}
			on.About = []Rect{on.Near}
			s := Lay(page(), on)
			if s.Rect.W != sheetWide || !s.Rect.Within(on.Window) || s.Rect.Overlaps(on.Near.Inset(apart-1-short)) {
				t.Errorf("about %v: the note lies at %v", on.Near, s.Rect)
			}
			if !on.Near.Contains(s.ToX, s.ToY) || !s.Rect.Contains(s.FromX, s.FromY) {
				t.Errorf("about %v: the note at %v has the arrow %v", on.Near, s.Rect, s.Arrow)
			}
		}
	}
}

// What a note covers is compared in order: one thing that weighs more keeps it away from where three lie that weigh less.
func TestPlacesAreComparedInOrder(t *testing.T) {
	lists := [...]struct {
		name string
		of   func(on *Table) *[]Rect
	}{
		{"about", func(on *Table) *[]Rect { return &on.About }},
		{"keep", func(on *Table) *[]Rect { return &on.Keep }},
		{"quiet", func(on *Table) *[]Rect { return &on.Quiet }},
		{"avoid", func(on *Table) *[]Rect { return &on.Avoid }},
		{"cross", func(on *Table) *[]Rect { return &on.Cross }},
		{"rather", func(on *Table) *[]Rect { return &on.Rather }},
	}
	left, right := Rect{W: 640, H: 720}, Rect{X: 640, W: 640, H: 720}
	for i, more := range lists {
		for _, less := range lists[i+1:] {
			for _, sides := range [...][2]Rect{{left, right}, {right, left}} {
				on := open()
				for range 3 {
					*less.of(on) = append(*less.of(on), sides[1])
				}
				*more.of(on) = append(*more.of(on), sides[0])
				if at := Lay(page(), on).Rect; at.Overlaps(sides[0]) {
					t.Errorf("a note lies at %v, over one of %q at %v and not over three of %q", at, more.name, sides[0], less.name)
				}
			}
		}
	}
}

// What is asked for or in use keeps a note from its nearest place, but does not send it far away from what it is about.
func TestDistanceComesLast(t *testing.T) {
	free := Lay(page(), open()).Rect
	for name, list := range map[string]func(on *Table) *[]Rect{
		"keep":   func(on *Table) *[]Rect { return &on.Keep },
		"avoid":  func(on *Table) *[]Rect { return &on.Avoid },
		"rather": func(on *Table) *[]Rect { return &on.Rather },
	} {
		on := open()
		*list(on) = []Rect{free.Inset(10)}
		if at := Lay(page(), on).Rect; at.Overlaps(free.Inset(10)) {
			t.Errorf("the note stays at %v, over one of %q", at, name)
		}
	}
	on := open()
	on.Rather = []Rect{on.Window}
	if at := Lay(page(), on).Rect; geom.Distance(at, subject) > apart {
		t.Errorf("with everything in use the note lies far off, at %v", at)
	}
}

// A note has the usual shape while that covers nothing, a column in a narrow room, and a strip in a low one.
func TestShapes(t *testing.T) {
	for name, c := range map[string]struct {
		free Rect
		want float64
	}{
		"room enough": {Rect{X: 100, Y: 100, W: 400, H: 500}, sheetWide},
		"narrow":      {Rect{X: 100, Y: 100, W: 290, H: 500}, columnWide},
		"low":         {Rect{X: 100, Y: 400, W: 700, H: 115}, stripWide},
	} {
		on := open()
		on.Keep = []Rect{
			{W: 1280, H: c.free.Y}, {Y: c.free.Bottom(), W: 1280, H: 720},
			{W: c.free.X, H: 720}, {X: c.free.Right(), W: 1280, H: 720},
		}
		if s := Lay(page(), on); s.Rect.W != c.want || !s.Rect.Within(c.free) {
			t.Errorf("%s: the note lies at %v", name, s.Rect)
		}
	}
}

// A hint goes without its heading, and without what is known, only where there is little room.
func TestBareNotes(t *testing.T) {
	hint := &Text{Head: "A hint", Say: "It says why.", Do: "Do this.", Button: "Do it", Known: true, Bare: true}
	for _, tight := range []bool{false, true} {
		on := open()
		on.Tight, on.Keep = tight, []Rect{{W: 1280, H: 600}, {Y: 660, W: 1280, H: 60}}
		if s := Lay(hint, on); s.Head.Empty() != tight || s.Do.Empty() || s.Button.Empty() {
			t.Errorf("tight %t: the hint is %+v", tight, s)
		}
	}
}

// A note that folds is open where it covers nothing, else a line, else an icon, else nowhere.
func TestFolds(t *testing.T) {
	for name, c := range map[string]struct {
		free         Rect
		folded, lies bool
	}{
		"room enough":       {Rect{X: 100, Y: 100, W: 500, H: 500}, false, true},
		"room for a line":   {Rect{X: 100, Y: 100, W: 200, H: 60}, true, true},
		"room for the icon": {Rect{X: 100, Y: 100, W: 60, H: 60}, true, true},
		"no room":           {Rect{X: 100, Y: 100, W: 20, H: 20}, false, false},
	} {
		on := open()
		on.Folds = true
		on.Avoid = []Rect{
			{W: 1280, H: c.free.Y}, {Y: c.free.Bottom(), W: 1280, H: 720},
			{W: c.free.X, H: 720}, {X: c.free.Right(), W: 1280, H: 720},
		}
		if s := Lay(page(), on); s.Folded != c.folded || s.Rect.Empty() == c.lies || c.lies && !s.Rect.Within(c.free) {
			t.Errorf("%s: the note lies at %v, folded %t", name, s.Rect, s.Folded)
		}
	}
}

// A note stays where it lay, also far from its best place, until it covers more there than elsewhere.
func TestNotesStay(t *testing.T) {
	on := open()
	was := Rect{X: 20, Y: 20, W: sheetWide, H: Lay(page(), on).Rect.H}
	on.Was = was
	if at := Lay(page(), on).Rect; at != was {
		t.Errorf("the note at %v goes to %v", was, at)
	}
	on.Rather, on.Quiet = []Rect{was}, []Rect{was}
	if at := Lay(page(), on).Rect; at != was {
		t.Errorf("the note at %v goes to %v from what it rather leaves", was, at)
	}
	on.Avoid = []Rect{was.Inset(20)}
	if at := Lay(page(), on).Rect; at.Overlaps(was.Inset(20)) {
		t.Errorf("the note stays at %v over a legal place", at)
	}
	on.Avoid = []Rect{on.Window}
	if at := Lay(page(), on).Rect; at != was {
		t.Errorf("the note at %v goes to %v, where it covers as much", was, at)
	}
}

// A note leaves room for the longest answer with which it covers no more than without.
func TestRoomForAnswers(t *testing.T) {
	const long = "You may do that in a game, but here it would use up what the lesson needs. For now, look at the card."
	on := open()
	on.Room = []string{long, "For now, look."}
	without := Lay(page(), open()).Rect.H
	most := Lay(page(), on)
	if most.Room.H <= without || most.Rect.H != without {
		t.Fatalf("the note at %v has the room %v", most.Rect, most.Room)
	}
	low := most.Room.H - 1
	on.Keep = []Rect{{W: 1280, H: 300}, {Y: 300 + low, W: 1280, H: 720}}
	on.About, on.Points = nil, false
	if s := Lay(page(), on); s.Room.H <= without || s.Room.H > low || s.Rect.Overlaps(on.Keep[0]) || s.Room.Overlaps(on.Keep[1]) {
		t.Errorf("in a height of %v the note at %v has the room %v", low, s.Rect, s.Room)
	}
}

// Wherever a place is free, with a little to spare, a note covers nothing.
func TestNotesFindWhatIsFree(t *testing.T) {
	rng := rand.New(rand.NewPCG(1, 2))
	found := 0
	for range 100 {
		on := open()
		for range 12 {
			r := Rect{X: rng.Float64() * 1100, Y: rng.Float64() * 600, W: 40 + rng.Float64()*250, H: 40 + rng.Float64()*200}
			switch rng.IntN(3) {
			case 0:
				on.Keep = append(on.Keep, r)
			case 1:
				on.Quiet = append(on.Quiet, r)
			default:
				on.Avoid = append(on.Avoid, r)
			}
		}
		n := page()
		s := search{text: n, on: on, forms: forms(n, on)}
		free := false
		for x := edge; x < 1280 && !free; x += 8 {
			for y := edge; y < 720 && !free; y += 8 {
				room := Rect{X: x, Y: y, W: sheetWide + step, H: s.forms[0].now + step}
				r := on.rank(room, room, 0, &worst)
				free = room.Within(on.Window.Inset(edge)) && !r.covers()
			}
		}
		if !free {
			continue
		}
		found++
		if at := s.place(); at.rank.covers() {
			t.Errorf("about %v: the note lies at %v and covers something", on.Near, at.rect)
		}
	}
	if found < 20 || found == 100 {
		t.Errorf("%d of 100 tables have a free place", found)
	}
}
