package main

import (
	"fmt"
	"html/template"
	"strconv"
	"strings"

	"sixwinters/art"
	"sixwinters/content"
	"sixwinters/rules"
)

// The pieces of the pictures of rules, as HTML. Their colours and sizes are in the style of the page.

// picture returns the picture of a rule: its steps one below the other.
func (h *htmlPage) picture(rule *content.RuleText) (template.HTML, error) {
	var b strings.Builder
	for i := range rule.Picture {
		step := &rule.Picture[i]
		b.WriteString(`<div class="step"><div class="row">`)
		for k := range step.Pieces {
			p := &step.Pieces[k]
			piece, err := h.piece(p)
			if err != nil {
				return "", err
			}
			class := ""
			switch {
			case p.Lit:
				class = " lit"
			case p.Refused:
				class = " refused"
			case p.Gone:
				class = " gone"
			}
			fmt.Fprintf(&b, `<span class="piece%s">%s</span>`, class, piece)
		}
		say, err := h.rich(step.Say)
		if err != nil {
			return "", err
		}
		fmt.Fprintf(&b, `</div><div class="say">%s</div></div>`, say)
	}
	return template.HTML(b.String()), nil
}

// writer writes parts of a piece and keeps the first error of an icon.
type writer struct {
	strings.Builder
	h   *htmlPage
	err error
}

func (w *writer) printf(format string, args ...any) { fmt.Fprintf(w, format, args...) }

// icon writes an icon.
func (w *writer) icon(name string) {
	icon, err := w.h.icon(name)
	if err != nil && w.err == nil {
		w.err = err
	}
	w.WriteString(string(icon))
}

// icons writes icons one after the other.
func icons[T fmt.Stringer](w *writer, names []T) {
	for _, name := range names {
		w.icon(name.String())
	}
}

// piece returns a piece of a picture as HTML.
func (h *htmlPage) piece(p *content.Piece) (string, error) {
	w := &writer{h: h}
	switch p.Kind {
	case content.WordPiece:
		w.printf("%s", template.HTMLEscapeString(p.Word))
	case content.ArrowPiece:
		w.WriteString(map[string]string{"right": `<b class="arrow">→</b>`, "left": `<b class="arrow">←</b>`}[p.Word])
	case content.IconPiece:
		w.WriteString(`<span class="tile">`)
		w.icon(p.Word)
		w.WriteString(`</span>`)
	case content.DiePiece:
		w.dice(p.Dice)
	case content.PrintedPiece:
		if len(p.Dice) > 0 {
			w.dice(p.Dice)
		} else {
			w.printf(`<span class="cube printed">%d</span>`, p.Value)
		}
	case content.SquarePiece:
		w.square(&p.Square, p.Dice)
	case content.BoxPiece:
		w.box(p)
	case content.TrackPiece:
		w.track(p)
	case content.StressPiece:
		value := ""
		if p.Value > 0 {
			value = fmt.Sprintf(`<span class="cube printed">%d</span>`, p.Value)
		}
		w.printf(`<span class="stress"><span class="sq">%s</span><small>%s</small></span>`, value, p.Word)
	case content.FigurePiece:
		w.figure(p.Word, p.Second)
	case content.PilePiece, content.DiscardPiece, content.DeckPiece:
		w.pile(p)
	default:
		w.card(p)
	}
	return w.String(), w.err
}

// figure writes the figure of a character, of the first player or the second.
func (w *writer) figure(name string, second bool) {
	player := "one"
	if second {
		player = "two"
	}
	w.printf(`<span class="figure %s">`, player)
	w.icon(strings.ToLower(name))
	w.printf(`<small>%s</small></span>`, name)
}

// dice writes dice: action dice with pips, the others with their icon and value.
func (w *writer) dice(dice []content.PicturedDie) {
	for _, d := range dice {
		if d.Resource == content.NoResource {
			w.printf(`<svg class="cube pips" viewBox="-2 -2 4 4" role="img" aria-label="action die showing %d">`, d.Value)
			for _, at := range art.Pips[d.Value] {
				w.printf(`<circle cx="%g" cy="%g" r=".38"/>`, at[0], at[1])
			}
			w.WriteString(`</svg>`)
			continue
		}
		w.printf(`<span class="cube %s">`, d.Resource)
		w.icon(d.Resource.String())
		w.printf(`%d</span>`, d.Value)
	}
}

// square writes a square of a progress card and the die on it.
func (w *writer) square(sq *content.Square, dice []content.PicturedDie) {
	class := "sq"
	switch {
	case sq.Resource != content.NoResource:
		class += " " + sq.Resource.String()
	case sq.Region != content.NoRegion:
		class += " " + sq.Region.String()
	}
	if sq.Start {
		class += " start"
	}
	if sq.End {
		class += " end"
	}
	w.printf(`<span class="%s">`, class)
	switch {
	case len(dice) > 0:
		w.dice(dice)
	case sq.Value > 0:
		w.WriteString(strconv.Itoa(sq.Value))
	case sq.Relation != content.NoRelation:
		w.WriteString([...]string{content.OneHigher: "+1", content.OneLower: "−1", content.Equal: "="}[sq.Relation])
	case sq.Resource != content.NoResource:
		w.icon(sq.Resource.String())
	case sq.Region != content.NoRegion:
		w.icon(sq.Region.String())
	default:
		w.icon("any")
	}
	w.WriteString(`</span>`)
}

// box writes the box of an ability and the die in it.
func (w *writer) box(p *content.Piece) {
	class := ""
	if p.Resource != content.NoResource {
		class = " " + p.Resource.String()
	}
	w.printf(`<span class="sq box%s">`, class)
	switch {
	case len(p.Dice) > 0:
		w.dice(p.Dice)
	case p.Resource != content.NoResource:
		w.icon(p.Resource.String())
	case p.Value > 0:
		w.WriteString(strconv.Itoa(p.Value))
	}
	w.WriteString(`</span>`)
}

// track writes a track with its two markers.
func (w *writer) track(p *content.Piece) {
	w.printf(`<span class="track" role="img" aria-label="%s: progress on space %d, threat on space %d">`, p.Resource, p.Progress, p.Threat)
	for space := 1; space <= content.TrackSpaces; space++ {
		w.printf(`<span class="%s">`, p.Resource)
		if space == p.Progress {
			w.icon("progress-marker")
		}
		if space == p.Threat {
			w.icon("threat-marker")
		}
		w.WriteString(`</span>`)
	}
	w.WriteString(`</span>`)
}

// pile writes a pile of cards.
func (w *writer) pile(p *content.Piece) {
	switch {
	case p.Kind == content.DeckPiece:
		w.WriteString(`<span class="pile deck">`)
		w.icon("progress")
		w.printf("%s <small>%d</small></span>", rules.Roman(p.Stage), p.Value)
	case p.Value == 0:
		w.WriteString(`<span class="pile none">empty</span>`)
	case p.Kind == content.DiscardPiece:
		w.WriteString(`<span class="pile">`)
		w.icon("discard")
		w.printf("%d</span>", p.Value)
	default:
		w.printf(`<span class="pile %s">`, p.Season)
		w.icon(p.Season.String())
		w.printf("%d</span>", p.Value)
	}
}
