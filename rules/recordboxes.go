package rules

import (
	"fmt"
	"slices"
	"strings"

	"sixwinters/content"
)

// Header returns the header of a campaign that begins with the cards of this rulebook.
func (b *Rulebook) Header(o Options) Header {
	h := Header{Content: b.c.Hash, Options: o}
	for _, box := range b.c.Boxes {
		h.Boxes = append(h.Boxes, box.BoxRef)
	}
	return h
}

// boxLines are the lines of a header that name boxes, the lowest first.
func boxLines(boxes []content.BoxRef) string {
	var lines strings.Builder
	for _, box := range boxes {
		fmt.Fprintf(&lines, "box %s %s %s\n", box.Hash, box.Version, box.Name)
	}
	return lines.String()
}

// readBox reads what follows the word of such a line.
func readBox(line string) (box content.BoxRef, err error) {
	box.Hash, line, _ = strings.Cut(line, " ")
	box.Version, box.Name, _ = strings.Cut(line, " ")
	if box.Name == "" {
		err = fmt.Errorf("a box is named by its hash, its version and its name")
	}
	return box, err
}

// OtherCards says what about the cards of a record is not as here: a box that is missing or another, or the game itself. It is ""
// if nothing is.
func (b *Rulebook) OtherCards(h *Header) string {
	if h.Content == b.c.Hash {
		return ""
	}
	here := b.Header(h.Options).Boxes
	for _, box := range h.Boxes {
		i := slices.IndexFunc(here, func(other content.BoxRef) bool { return other.Name == box.Name })
		switch {
		case i < 0:
			return fmt.Sprintf("The box %s is missing.", box)
		case here[i].Version != box.Version:
			return fmt.Sprintf("The campaign was played with the box %s, and here is %s.", box, here[i].Version)
		case here[i].Hash != box.Hash:
			return fmt.Sprintf("The box %s has changed.", box)
		}
	}
	if i := slices.IndexFunc(here, func(box content.BoxRef) bool { return !slices.Contains(h.Boxes, box) }); i >= 0 {
		return fmt.Sprintf("The campaign was played without the box %s.", here[i])
	}
	return "The campaign was played with other cards than this version of the game has."
}
