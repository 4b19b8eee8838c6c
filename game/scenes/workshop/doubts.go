package workshop

import (
	"path"
	"slices"

	"sixwinters/content"
	"sixwinters/proof"
	"sixwinters/rules"
)

// doubts returns what is wrong with the cards of a box that can be played all the same.
func doubts(book *rules.Rulebook, box string) []content.Finding {
	found := proof.Sorted(slices.Concat(proof.Read(book), inPrint(book)))
	return slices.DeleteFunc(found, func(f content.Finding) bool { return path.Dir(f.File) != box })
}
