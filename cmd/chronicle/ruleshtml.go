package main

import (
	_ "embed"
	"fmt"
	"html/template"
	"image/color"
	"io"
	"strings"

	"sixwinters/art"
	"sixwinters/content"
	"sixwinters/rules"
)

// rulesPage is the HTML template of the reference.
//
//go:embed rules.html
var rulesPage string

// writeHTML writes the reference as one page that needs no other file: with its icons, each once, and the cards that rules
// concern, with their texts.
func writeHTML(w io.Writer, reference *content.Reference, book *rules.Rulebook) error {
	h := &htmlPage{reference: reference, book: book, drawn: map[string]bool{}}
	page, err := template.New("rules").Funcs(template.FuncMap{
		"rich":    h.rich,
		"icon":    h.icon,
		"rule":    reference.Rule,
		"picture": h.picture,
		"touched": h.touched,
		"groups":  h.groups,
		"shown":   h.shown,
	}).Parse(rulesPage)
	if err != nil {
		return err
	}
	return h.write(w, page, reference)
}

// write writes a page of what its templates "body" and "page" are about. The icons are known once the body has been written, and stand before it.
func (h *htmlPage) write(w io.Writer, page *template.Template, of any) error {
	var body strings.Builder
	if err := page.ExecuteTemplate(&body, "body", of); err != nil {
		return err
	}
	return page.ExecuteTemplate(w, "page", map[string]any{
		"Of":     of,
		"Body":   template.HTML(body.String()),
		"Shapes": template.HTML(h.shapes.String()),
		"Tints":  template.CSS(tints()),
	})
}

// htmlPage is the page while it is written.
type htmlPage struct {
	reference *content.Reference
	book      *rules.Rulebook
	drawn     map[string]bool // icons that have been used
	shapes    strings.Builder // their drawings
}

// rich returns a text as HTML, with its icons and dice.
func (h *htmlPage) rich(text string) (template.HTML, error) {
	var b strings.Builder
	for i, part := range content.Parts(text) {
		switch {
		case i%2 == 0:
			b.WriteString(template.HTMLEscapeString(part))
		case h.reference.Icon(part) == nil:
			fmt.Fprintf(&b, `<span class="die">%s</span>`, template.HTMLEscapeString(part))
		default:
			icon, err := h.icon(part)
			if err != nil {
				return "", err
			}
			b.WriteString(string(icon))
		}
	}
	return template.HTML(b.String()), nil
}

// icon returns an icon as HTML: with its word for screen readers, on a chip if it has a colour.
func (h *htmlPage) icon(name string) (template.HTML, error) {
	if !h.drawn[name] {
		shape, err := art.IconShape(name)
		if marker, ok := art.MarkerNamed(name); ok {
			shape, err = marker.Shape(), nil
		}
		if err != nil {
			return "", err
		}
		h.drawn[name] = true
		fmt.Fprintf(&h.shapes, `<symbol id="i-%s" viewBox="0 0 %d %d">%s</symbol>`+"\n", name, art.IconField, art.IconField, shape)
	}
	class := "icon"
	if _, tinted := art.Named(name); tinted && name != "action" {
		class += " chip " + name
	}
	word := template.HTMLEscapeString(h.reference.Icon(name).Word)
	return template.HTML(fmt.Sprintf(`<svg class="%s" role="img" aria-label="%s"><title>%s</title><use href="#i-%s"/></svg>`,
		class, word, word, name)), nil
}

// tints returns the colours of the chips as a style sheet.
func tints() string {
	var b strings.Builder
	names := []string{"psyche", "body"}
	names = append(names, art.ResourceNames[:]...)
	names = append(names, art.RegionNames[:]...)
	names = append(names, art.SeasonNames[:]...)
	for _, name := range names {
		s, _ := art.Named(name)
		fmt.Fprintf(&b, ".%s { background: %s; color: %s; border-color: %s }\n", name, hex(s.Fill), hex(s.Ink), hex(s.Edge))
	}
	return b.String()
}

func hex(c color.NRGBA) string { return fmt.Sprintf("#%02x%02x%02x", c.R, c.G, c.B) }
