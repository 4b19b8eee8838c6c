package reader

import (
	"slices"
	"testing"

	"sixwinters/content/contenttest"
	"sixwinters/game/chord"
	"sixwinters/game/input"
	"sixwinters/render"
	"sixwinters/rules/rulestest"
)

// lying is the book open at a page in a window, and what a tick makes of it in which the mouse and keys did something.
func lying(t *testing.T, page string) (r *Reader, update func(p input.Pointer, keys ...chord.Chord) bool) {
	t.Helper()
	painter, err := render.NewPainter()
	if err != nil {
		t.Fatal(err)
	}
	r = Open(contenttest.Reference(t), rulestest.Book(t), page)
	return r, func(p input.Pointer, keys ...chord.Chord) bool {
		var k input.Keyboard
		for _, key := range keys {
			k.Struck = append(k.Struck, input.Stroke{Chord: key})
		}
		return r.Update(Sheet{Painter: painter, Width: 1280, Height: 720, Scale: 1}, &p, &k)
	}
}

// A link of a page leads on, and a click meant for it does not follow a link of the next one; the list and the way back may be
// clicked as fast as one likes.
func TestOnlyLinksOfAPageLead(t *testing.T) {
	r, update := lying(t, "move")
	update(input.Pointer{})
	click := func(on render.LinkAt) (led bool) {
		t.Helper()
		was := r.led
		x, y := on.Rect.Center()
		update(input.Pointer{X: x, Y: y, Pressed: true, Down: true})
		if !update(input.Pointer{X: x, Y: y, Released: true}) {
			t.Fatalf("a click on %q closes the book", on.Link)
		}
		return r.led > was
	}
	link := func(is func(l render.LinkAt) bool) render.LinkAt {
		t.Helper()
		i := slices.IndexFunc(r.plan.Links, func(l render.LinkAt) bool { return l.Link != r.book.Open && is(l) })
		if i < 0 {
			t.Fatal("there is no such link")
		}
		return r.plan.Links[i]
	}
	inPage := func(l render.LinkAt) bool {
		return l.Rect.X >= r.plan.List.Right() && l.Link != render.LinkBack && l.Link != render.LinkClose
	}
	if !click(link(inPage)) {
		t.Error("a link of the page does not count as one")
	}
	if click(link(func(l render.LinkAt) bool { return l.Link == render.LinkBack })) {
		t.Error("the way back counts as a link of the page")
	}
	if click(link(func(l render.LinkAt) bool { return l.Rect.X < r.plan.List.Right() })) {
		t.Error("the list counts as a link of the page")
	}
}

// TestBookByKeys reads the rules by the keyboard alone: Tab goes round the links beside the list, Enter follows one, and
// Backspace goes back.
func TestBookByKeys(t *testing.T) {
	r, update := lying(t, "progress")
	open := true
	hit := func(word string) { open = update(input.Pointer{}, chord.Must(word)) }
	update(input.Pointer{})
	links := r.plan.PageLinks()
	if len(links) < 3 {
		t.Fatalf("there are %d links", len(links))
	}
	for i := range links {
		if hit("Tab"); r.book.Focus != links[i].Link {
			t.Fatalf("Tab %d comes to %q, not to %q", i, r.book.Focus, links[i].Link)
		}
	}
	if hit("Tab"); r.book.Focus != links[0].Link {
		t.Errorf("Tab goes on to %q after the last", r.book.Focus)
	}
	if hit("Shift+Tab"); r.book.Focus != links[len(links)-1].Link {
		t.Errorf("Shift+Tab goes back to %q", r.book.Focus)
	}
	hit("Tab")
	if hit("Enter"); r.book.Open != links[0].Link || r.book.Focus != "" {
		t.Errorf("Enter opens %q, and %q is rung", r.book.Open, r.book.Focus)
	}
	if hit("Backspace"); r.book.Open != "progress" {
		t.Errorf("Backspace goes back to %q", r.book.Open)
	}
	if hit("Escape"); open {
		t.Error("Escape leaves the book open")
	}
}
