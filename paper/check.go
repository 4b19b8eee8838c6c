package paper

import (
	"cmp"
	"fmt"
	"math"
	"slices"
	"strings"
	"unicode"

	"golang.org/x/text/unicode/norm"

	"sixwinters/art"
	"sixwinters/content"
	"sixwinters/rules"
)

// Check returns the texts of cards that are too long to be printed in a size that is easy to read: all of the game's, or those of
// the boxes laid over it. It lays every card out as [Write] does.
func Check(book *rules.Rulebook) ([]content.Finding, error) {
	o := Options{Ink: Saving, Only: []Part{Obstacles, Locations, ProgressCards, Mats, Boards, Tokens, Forms}}
	g, err := newGame(book, &o)
	if err != nil {
		return nil, err
	}
	p := newPen(o.Ink)
	for _, one := range g.pages(p) {
		one.on(p, o.Flip)
	}
	return append(loose(book.Content().Texts()), p.findings()...), p.pdf.Error()
}

// loose reports the marks that belong over a letter and cannot be printed there: no letter of a typeface has both, and a PDF places no
// marks.
func loose(texts []content.Text) (found []content.Finding) {
	for _, text := range texts {
		for _, r := range norm.NFC.String(text.Text) {
			switch has := art.BodyFace.Has(r); {
			case has && unicode.Is(unicode.Mn, r):
				text.At.What = fmt.Sprintf("the mark %U is printed beside its letter, not over it: no letter has both", r)
			case !has && !strings.ContainsRune(text.Text, r):
				text.At.What = fmt.Sprintf("no typeface has the letter %c (%U), which a letter and its mark become: printed as %c", r, r, art.Replacement)
			default:
				continue
			}
			found = append(found, text.At)
			break
		}
	}
	return found
}

// findings returns what is cramped, the worst of each card, in the order of the files.
func (p *pen) findings() (found []content.Finding) {
	worst := map[subject]cramped{}
	for _, c := range p.cramped {
		if was, ok := worst[c.of]; !ok || c.over > was.over {
			worst[c.of] = c
		}
	}
	for _, c := range worst {
		found = append(found, c.finding())
	}
	slices.SortFunc(found, func(a, b content.Finding) int {
		return cmp.Or(strings.Compare(a.File, b.File), a.Line-b.Line, strings.Compare(a.Card, b.Card))
	})
	return found
}

// finding tells how much too long a text is, and how small it is printed.
func (c cramped) finding() content.Finding {
	text := []rune(c.text)
	const most = 40 // letters that are quoted
	if len(text) > most {
		text = append(text[:most:most], '…')
	}
	return content.Finding{File: c.of.File, Line: c.of.Line, Card: c.of.name, What: fmt.Sprintf(
		"%q is %.0f%% too long for its place in print: it is printed in letters of %.1f points", string(text), math.Ceil(100*c.over), c.size)}
}
