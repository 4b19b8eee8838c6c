package reader

import (
	"fmt"

	"sixwinters/content"
	"sixwinters/game/app"
	"sixwinters/game/text"
	"sixwinters/render"
	"sixwinters/speech"
)

// Spoken returns what is to be said of the book: the link that the keyboard has come to, the open page, and what a search has found.
func (r *Reader) Spoken(g *app.App) (w speech.Words) {
	names := map[string]string{render.LinkBack: "Back", render.LinkClose: "Close"}
	say := func(words ...string) { w.Asked = append(w.Asked, words...) }
	for i := range r.book.Page {
		b := &r.book.Page[i]
		for _, l := range b.Links {
			names[l.Link] = l.Text
		}
		switch b.Kind {
		case render.Card:
			var card content.CardOf
			if _, err := fmt.Sscanf(r.book.Open, CardLink+"%d:%d", &card.Kind, &card.N); err == nil {
				say(text.Card(r.cards, g.Reference, card)...)
			}
		case render.Entry:
			say(b.Note + ": " + b.Text)
		case render.Links:
			for n, l := range b.Links {
				if n == 0 {
					say(b.Text + ": " + l.Text)
				} else {
					say(l.Text)
				}
			}
		default:
			say(b.Text, b.Note)
		}
	}
	if links := r.links(); r.book.Focus > 0 && r.book.Focus <= len(links) {
		w.Focus = []string{names[links[r.book.Focus-1].Link]}
	}
	if r.book.Search != "" {
		say("Search: " + r.book.Search)
		for _, row := range r.book.Rows {
			say(row.Text)
		}
	}
	return w
}

// links returns what the keyboard comes to on the page; none before it has been laid out.
func (r *Reader) links() []render.LinkAt {
	if r.plan == nil {
		return nil
	}
	return r.plan.PageLinks()
}
