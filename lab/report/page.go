package report

import (
	_ "embed"
	"fmt"
	"html/template"
	"io"
	"maps"
	"slices"
	"strings"
)

// Section is a question and its answer.
type Section struct {
	ID       string
	Question string
	Answer   string // a sentence or two, never stronger than the figures
	Parts    []Part
}

// Part is a chart or a table, or both of the same figures, with words above it.
type Part struct {
	Words string
	Chart *Chart
	Table *Table
}

// Table is rows of cells; the first cell of a row names it.
type Table struct {
	Head []string
	Rows [][]string
}

// dropColumn leaves out a column.
func (t *Table) dropColumn(i int) {
	t.Head = slices.Delete(t.Head, i, i+1)
	for n := range t.Rows {
		t.Rows[n] = slices.Delete(t.Rows[n], i, i+1)
	}
}

//go:embed page.html
var pageText string

var page = template.Must(template.New("page").Parse(pageText))

// Report is all that stands on the page.
type Report struct {
	*Tally
	About    string
	Sections []Section
}

// Title is the name of the game, and Many what is played of it: campaigns or winters.
func (t *Tally) Title() string { return t.of.title }
func (t *Tally) Many() string  { return t.of.many }

// Campaigns is the number of campaigns.
func (t *Tally) Campaigns() int { return t.campaigns }

// Violations lists the campaigns in which a rule was broken.
func (t *Tally) Violations() []string { return t.violations }

// Boxes says with which boxes the variants were played; it is "" if none was.
func (t *Tally) Boxes() string {
	var say strings.Builder
	for _, nth := range slices.Sorted(maps.Keys(t.variants)) {
		v := t.variants[nth]
		for i, box := range v.Boxes {
			how := fmt.Sprintf(" Variant %q was played with the box", v.Name)
			if i > 0 {
				how = ", over it"
			}
			fmt.Fprintf(&say, "%s %s %s (%.8s)", how, box.Name, box.Version, box.Hash)
		}
		if len(v.Boxes) > 0 {
			say.WriteString(".")
		}
	}
	return say.String()
}

// ByHand says which texts to be carried out by hand were left out; it is "" if there were none.
func (t *Tally) ByHand() string {
	if len(t.byHand) == 0 {
		return ""
	}
	var cards []string
	for _, card := range slices.Sorted(maps.Keys(t.byHand)) {
		cards = append(cards, fmt.Sprintf("%s %d times", card, t.byHand[card]))
	}
	return " What is carried out by hand was left out, since no program can read it: " + strings.Join(cards, ", ") + "."
}

// New makes the sections for which there are campaigns: how variants compare, if there are several, then the questions of the game in
// their order.
func New(t *Tally, about string) *Report {
	r := &Report{Tally: t, About: about}
	for _, section := range t.of.sections {
		if s, ok := section(t); ok {
			r.Sections = append(r.Sections, s)
		}
	}
	return r
}

// CSV returns every table of the report as rows of cells, by a name for its file: the section and its number there. A plot has the table of
// its figures.
func (r *Report) CSV() map[string][][]string {
	all := map[string][][]string{}
	for _, s := range r.Sections {
		n := 0
		for _, part := range s.Parts {
			table := part.Table
			if table == nil && part.Chart.Panels {
				continue // a table of the same figures follows it
			}
			if table == nil {
				table = part.Chart.table()
			}
			n++
			all[fmt.Sprintf("%s-%d", s.ID, n)] = append([][]string{table.Head}, table.Rows...)
		}
	}
	return all
}

// Write writes the page.
func (r *Report) Write(w io.Writer) error { return page.Execute(w, r) }

// WriteText writes the report as Markdown, with a table in place of each plot.
func (r *Report) WriteText(w io.Writer) error {
	var b strings.Builder
	fmt.Fprintf(&b, "# %s: %s\n\n%s\n\n%d %s, played by version %s.%s%s %s\n", r.Title(), r.Plan, r.About, r.campaigns, r.Many(), r.Game, r.Boxes(), r.ByHand(), method)
	for _, s := range r.Sections {
		fmt.Fprintf(&b, "\n## %s\n\n%s\n", s.Question, s.Answer)
		for _, part := range s.Parts {
			table := part.Table
			if table == nil && part.Chart.Panels {
				continue // a table of the same figures follows it
			}
			if table == nil {
				table = part.Chart.table()
			}
			if part.Words != "" {
				fmt.Fprintf(&b, "\n%s\n", part.Words)
			}
			fmt.Fprintf(&b, "\n| %s |\n|%s\n", strings.Join(table.Head, " | "), strings.Repeat(" --- |", len(table.Head)))
			for _, row := range table.Rows {
				fmt.Fprintf(&b, "| %s |\n", strings.Join(row, " | "))
			}
		}
	}
	_, err := io.WriteString(w, b.String())
	return err
}

// method says how the figures were made.
const method = "Ranges in brackets are 95% intervals: of shares by Wilson, of means and differences by bootstrap. Variants are compared on " +
	"the same seeds. Each section names the program that played; people play otherwise."

// Method says how the figures were made, for the page.
func (r *Report) Method() string { return method }
