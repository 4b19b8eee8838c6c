package reader

import (
	"slices"
	"strings"
	"testing"

	"sixwinters/content/contenttest"
	"sixwinters/game/app"
	"sixwinters/game/input"
	"sixwinters/game/input/chord"
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
	g := &app.App{Reference: contenttest.Reference(t), Book: rulestest.Book(t), Painter: painter, Width: 1280, Height: 720}
	g.Settings.Scale = 100
	g.Sheet = Open(g, page)
	r = g.Sheet.(*Reader)
	return r, func(p input.Pointer, keys ...chord.Chord) bool {
		g.Pointer, g.Keyboard.Struck = p, nil
		for _, key := range keys {
			g.Keyboard.Struck = append(g.Keyboard.Struck, input.Stroke{Chord: key})
		}
		r.Update(g)
		return g.Sheet != nil
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
		if hit("Tab"); r.book.Focus != i+1 {
			t.Fatalf("Tab %d comes to link %d, not to %q", i, r.book.Focus, links[i].Link)
		}
	}
	if hit("Tab"); r.book.Focus != 1 {
		t.Errorf("Tab goes on to link %d after the last", r.book.Focus)
	}
	if hit("Shift+Tab"); r.book.Focus != len(links) {
		t.Errorf("Shift+Tab goes back to link %d", r.book.Focus)
	}
	hit("Tab")
	if hit("Enter"); r.book.Open != links[0].Link || r.book.Focus != 0 {
		t.Errorf("Enter opens %q, and link %d is rung", r.book.Open, r.book.Focus)
	}
	if hit("Backspace"); r.book.Open != "progress" {
		t.Errorf("Backspace goes back to %q", r.book.Open)
	}
	if hit("Escape"); open {
		t.Error("Escape leaves the book open")
	}
}

// TestTabScrolls comes by Tab to a link that is out of sight, which is then seen; where several links lead to one page, Tab
// comes to each of them.
func TestTabScrolls(t *testing.T) {
	for _, page := range []string{"stress", glossaryLink + "Other signs"} {
		r, update := lying(t, page)
		update(input.Pointer{})
		for i := range r.plan.PageLinks() {
			update(input.Pointer{}, chord.Must("Tab"))
			update(input.Pointer{})
			if r.book.Focus != i+1 {
				t.Fatalf("Tab %d on %q comes to link %d", i, page, r.book.Focus)
			}
			at := r.plan.PageLinks()[i]
			if seen := r.plan.Page; r.plan.OfPage(at) && (at.Rect.Y < seen.Y || at.Rect.Bottom() > seen.Bottom()) {
				t.Fatalf("link %d of %q, to %q, is out of sight at %+v", i, page, at.Link, at.Rect)
			}
		}
	}
}

// TestTypingLeavesTheLink looks for something after Tab has come to a link: Enter opens what is found, and not the link.
func TestTypingLeavesTheLink(t *testing.T) {
	r, update := lying(t, "create")
	update(input.Pointer{})
	update(input.Pointer{}, chord.Must("Shift+Tab"))
	r.LookFor("stres")
	press := input.Keyboard{Typed: []rune("s"), Struck: []input.Stroke{{Chord: chord.Must("S")}}}
	r.typed(&press)
	if update(input.Pointer{}, chord.Must("Enter")); r.book.Open != "stress" {
		t.Errorf("Enter opens %q", r.book.Open)
	}
}

// TestFoundWordsAreShown looks for icons: each word that is found has a row of its own, Down comes to all of them, and what was
// looked for is lit on its page and in sight.
func TestFoundWordsAreShown(t *testing.T) {
	r, update := lying(t, firstPage)
	update(input.Pointer{})
	r.LookFor("port")
	rows := 0
	for i, row := range r.book.Rows {
		if row.Link == "" {
			continue
		}
		rows++
		update(input.Pointer{}, chord.Must("Down"))
		if r.book.Open != row.Link {
			t.Fatalf("Down comes to %q, not to row %d, %q", r.book.Open, i, row.Link)
		}
	}
	if rows < 4 {
		t.Errorf("only %d rows are found", rows)
	}
	r.turnTo(glossaryLink + "Other signs" + atTerm + "Achievement")
	update(input.Pointer{})
	update(input.Pointer{})
	at, ok := r.plan.Lit(&r.book)
	if seen := r.plan.Page; !ok || at.Y < seen.Y || at.Bottom() > seen.Bottom() {
		t.Errorf("what was looked for lies at %+v of %+v, %v", at, seen, ok)
	}
}

// Page Down scrolls a page, and at its end turns to the next one; Home and End go to its two ends.
func TestPagesAreTurnedByKeys(t *testing.T) {
	r, update := lying(t, "stress")
	press := func(key string) {
		update(input.Pointer{}, chord.Must(key))
		update(input.Pointer{})
	}
	update(input.Pointer{})
	if press("End"); r.book.PageScroll <= 0 {
		t.Fatalf("End scrolls to %g", r.book.PageScroll)
	}
	end := r.book.PageScroll
	if press("Home"); r.book.PageScroll != 0 {
		t.Errorf("Home scrolls to %g", r.book.PageScroll)
	}
	for presses := 0; r.book.Open == "stress" && presses < 20; presses++ {
		press("PageDown")
	}
	if r.book.Open == "stress" || r.book.PageScroll != 0 {
		t.Errorf("Page Down at %g of %g opens %q, scrolled by %g", end, r.plan.PageHeight, r.book.Open, r.book.PageScroll)
	}
	if press("PageUp"); r.book.Open != "stress" {
		t.Errorf("Page Up opens %q", r.book.Open)
	}
}

// Whoever goes back finds the page as it was left: scrolled as far, with the keyboard at the link that it followed. It began at
// the top again, and cards are named at its end.
func TestBackToWhereOneWas(t *testing.T) {
	r, update := lying(t, "stress")
	update(input.Pointer{})
	links := len(r.plan.PageLinks())
	for range links / 2 {
		update(input.Pointer{}, chord.Must("Tab"))
	}
	update(input.Pointer{X: r.plan.Page.X + 5, Y: r.plan.Page.Y + 5, Wheel: -1, Moved: true}) // the mouse leads
	scrolled := r.book.PageScroll
	if scrolled <= 0 {
		t.Fatalf("a page with %d links is not scrolled", links)
	}
	at := slices.IndexFunc(r.plan.Links, func(l render.LinkAt) bool {
		return strings.HasPrefix(l.Link, CardLink) && r.plan.OfPage(l) && l.Rect.Y > r.plan.Page.Y && l.Rect.Bottom() < r.plan.Page.Bottom()
	})
	x, y := r.plan.Links[at].Rect.Center()
	update(input.Pointer{X: x, Y: y, Pressed: true, Down: true})
	update(input.Pointer{X: x, Y: y, Released: true})
	if r.book.Open == "stress" || r.book.PageScroll != 0 {
		t.Fatalf("the link leads to %q, scrolled by %g", r.book.Open, r.book.PageScroll)
	}
	update(input.Pointer{}, chord.Must("Backspace"))
	update(input.Pointer{})
	if r.book.Open != "stress" || r.book.PageScroll != scrolled {
		t.Errorf("back at %q it is scrolled by %g, not %g", r.book.Open, r.book.PageScroll, scrolled)
	}
	update(input.Pointer{}, chord.Must("Tab"))
	update(input.Pointer{}, chord.Must("Tab"))
	update(input.Pointer{}, chord.Must("Enter"))
	update(input.Pointer{}, chord.Must("Backspace"))
	if r.book.Open != "stress" || r.book.Focus != 2 {
		t.Errorf("back at %q the keyboard is at link %d, not 2", r.book.Open, r.book.Focus)
	}
}
