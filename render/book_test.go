package render_test

import (
	"testing"

	"sixwinters/render"
)

// The links of a page begin below each other, whatever stands before them.
func TestLinksOfAPageBeginBelowEachOther(t *testing.T) {
	p := newPainter(t)
	plan := p.LayBook(&render.Book{W: 1280, H: 720, Scale: 1, Title: "The rules", Page: []render.Block{
		{Kind: render.Heading, Text: "A page"},
		{Kind: render.Links, Text: "See also", Links: []render.Row{{Text: "One", Link: "one"}}},
		{Kind: render.Links, Text: "Cards", Links: []render.Row{{Text: "Two", Link: "two"}}},
	}})
	links := plan.PageLinks()
	var one, two render.LinkAt
	for _, l := range links {
		switch l.Link {
		case "one":
			one = l
		case "two":
			two = l
		}
	}
	if one.Rect.Empty() || one.Rect.X != two.Rect.X || one.Rect.Y >= two.Rect.Y {
		t.Errorf("they lie at %+v and %+v", one.Rect, two.Rect)
	}
}
