package movelist

import (
	"fmt"

	"sixwinters/content"
	"sixwinters/speech"
)

// Spoken returns what is to be said of the list: the move that is chosen and which of how many it is, its heading and rule, and what
// is looked for.
func (l *List) Spoken(reference *content.Reference) (w speech.Words) {
	list := l.Picture(reference)
	w.Asked = []string{fmt.Sprintf("List of moves, %d of %d", list.Shown, list.All)}
	if list.Search != "" {
		w.Asked = append(w.Asked, "search: "+list.Search)
	}
	head, at := "", 0
	for i := range list.Rows {
		row := &list.Rows[i]
		if row.Heading {
			head = row.Text
			if row.Rule != "" {
				head += ", rule " + row.Rule
			}
		} else {
			at++
		}
		if i == l.chosen {
			w.Focus = []string{row.Text, fmt.Sprintf("Move %d, under %s", at, head)}
		}
	}
	if l.chosen < 0 {
		w.Focus = []string{"No move fits"}
	}
	return w
}
