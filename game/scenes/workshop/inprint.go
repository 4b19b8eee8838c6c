//go:build !js

package workshop

import (
	"sixwinters/content"
	"sixwinters/paper"
	"sixwinters/rules"
)

// inPrint returns what does not fit on printed cards. Where the pages cannot be laid out, printing tells why.
func inPrint(book *rules.Rulebook) []content.Finding {
	found, _ := paper.Check(book)
	return found
}
