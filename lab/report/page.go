package report

import (
	_ "embed"
	"html/template"
	"io"
)

// Section is a question and its answer.
type Section struct {
	ID       string
	Question string
	Answer   string // a sentence or two, never stronger than the figures
	Parts    []Part
}

// Part is a chart or a table with words above it.
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

//go:embed page.html
var pageText string

var page = template.Must(template.New("page").Parse(pageText))

// Report is all that stands on the page.
type Report struct {
	*Tally
	About    string
	Sections []Section
}

// Campaigns is the number of campaigns.
func (t *Tally) Campaigns() int { return t.campaigns }

// Violations lists the campaigns in which a rule was broken.
func (t *Tally) Violations() []string { return t.violations }

// New makes the sections for which there are campaigns.
func New(t *Tally, about string) *Report {
	r := &Report{Tally: t, About: about}
	for _, section := range []func(t *Tally) (Section, bool){
		progressSection, knockOutSection, conditionSection, supplySection, abilitySection, characterSection,
		obstacleSection, cardSection, deckSection, playSection, variantSection,
	} {
		if s, ok := section(t); ok {
			r.Sections = append(r.Sections, s)
		}
	}
	return r
}

// Write writes the page.
func (r *Report) Write(w io.Writer) error { return page.Execute(w, r) }
