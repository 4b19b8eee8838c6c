package report

import (
	"fmt"
	"html/template"
	"math"
	"strings"
)

// Chart is a plot of series over the same places on a line: bars with intervals, or lines with bands.
type Chart struct {
	Title  string
	Places []string  // along the line
	At     []float64 // the numbers that the places are, from the least; nil for places that lie evenly
	Series []Series
	Top    float64 // of the scale; 0: what the series need
	Unit   string  // after the numbers of the scale, such as "%"
	Lines  bool    // lines with bands, instead of bars with intervals
	Panels bool    // places below each other, and a panel for each series; see panels
}

// Series is a number with an interval at each place; NaN where there is none.
type Series struct {
	Name             string
	Values, Low, Top []float64
}

// Sizes of a chart in pixels at its natural size.
const (
	chartWidth, chartHeight  = 680.0, 260.0
	leftMargin, rightMargin  = 46.0, 12.0
	topMargin, bottomMargin  = 12.0, 30.0
	labelEvery, widestColumn = 46.0, 40.0
)

// colours is the number of colours for series; the page defines them for light and dark.
const colours = 6

// SVG draws the chart. What is plotted also stands in its description, for those who do not see it.
func (c *Chart) SVG() template.HTML {
	if c.Panels {
		return c.panels()
	}
	var b strings.Builder
	top, step := scale(c.greatest())
	plotWidth, plotHeight := chartWidth-leftMargin-rightMargin, chartHeight-topMargin-bottomMargin
	y := func(v float64) float64 { return topMargin + plotHeight*(1-min(v, top)/top) }
	fmt.Fprintf(&b, `<svg role="img" viewBox="0 0 %.0f %.0f"><title>%s</title><desc>%s</desc>`,
		chartWidth, chartHeight, esc(c.Title), esc(c.describe()))
	for v := 0.0; v <= top*1.001; v += step {
		fmt.Fprintf(&b, `<line class="grid" x1="%.1f" x2="%.1f" y1="%.1f" y2="%[3]f"/>`, leftMargin, chartWidth-rightMargin, y(v))
		fmt.Fprintf(&b, `<text class="end" x="%.1f" y="%.1f">%s%s</text>`, leftMargin-5, y(v)+4, number(v), esc(c.Unit))
	}
	wide := plotWidth / float64(len(c.Places))
	last := math.Inf(-1)
	for i, place := range c.Places {
		if x := c.x(i, wide); x-last >= labelEvery-0.01 {
			fmt.Fprintf(&b, `<text class="middle" x="%.1f" y="%.1f">%s</text>`, x, chartHeight-10, esc(place))
			last = x
		}
	}
	if c.Lines {
		c.lines(&b, wide, y)
	} else {
		c.bars(&b, wide, y)
	}
	b.WriteString(`</svg>`)
	return template.HTML(b.String())
}

// x returns where a place lies, in pixels. wide is the room for each of those that lie evenly.
func (c *Chart) x(i int, wide float64) float64 {
	along := float64(i)
	if n := len(c.At); n > 0 {
		along = float64(n-1) * (c.At[i] - c.At[0]) / (c.At[n-1] - c.At[0])
	}
	return leftMargin + wide*(along+0.5)
}

// bars draws a bar with its interval for each place and series.
func (c *Chart) bars(b *strings.Builder, wide float64, y func(float64) float64) {
	column := min(widestColumn, wide*0.8/float64(len(c.Series)))
	for s, series := range c.Series {
		for i, v := range series.Values {
			if math.IsNaN(v) {
				continue
			}
			x := c.x(i, wide) + column*(float64(s)-float64(len(c.Series))/2)
			fmt.Fprintf(b, `<rect class="c%d" x="%.1f" y="%.1f" width="%.1f" height="%.1f"><title>%s, %s: %s</title></rect>`,
				s%colours, x, y(v), column-1, y(0)-y(v), esc(series.Name), esc(c.Places[i]), number(v)+c.Unit)
			fmt.Fprintf(b, `<line class="interval" x1="%.1f" x2="%[1]f" y1="%.1f" y2="%.1f"/>`, x+column/2, y(series.Low[i]), y(series.Top[i]))
		}
	}
}

// lines draws a line with its band for each series.
func (c *Chart) lines(b *strings.Builder, wide float64, y func(float64) float64) {
	for s, series := range c.Series {
		var line, over, under []string
		for i, v := range series.Values {
			if math.IsNaN(v) {
				continue
			}
			x := c.x(i, wide)
			line = append(line, fmt.Sprintf("%.1f,%.1f", x, y(v)))
			over = append(over, fmt.Sprintf("%.1f,%.1f", x, y(series.Top[i])))
			under = append([]string{fmt.Sprintf("%.1f,%.1f", x, y(series.Low[i]))}, under...)
		}
		fmt.Fprintf(b, `<polygon class="band c%d" points="%s %s"/>`, s%colours, strings.Join(over, " "), strings.Join(under, " "))
		fmt.Fprintf(b, `<polyline class="line c%d" points="%s"><title>%s</title></polyline>`, s%colours, strings.Join(line, " "), esc(series.Name))
	}
}

// Legend lists the series, for the page to write below the chart.
func (c *Chart) Legend() (names []string) {
	if len(c.Series) > 1 && !c.Panels {
		for _, s := range c.Series {
			names = append(names, s.Name)
		}
	}
	return names
}

// describe returns the numbers of the chart in words.
func (c *Chart) describe() string {
	var parts []string
	for _, s := range c.Series {
		var values []string
		for i, v := range s.Values {
			if !math.IsNaN(v) {
				values = append(values, fmt.Sprintf("%s %s%s", c.Places[i], number(v), c.Unit))
			}
		}
		parts = append(parts, strings.TrimPrefix(s.Name+": ", ": ")+strings.Join(values, ", "))
	}
	return strings.Join(parts, ". ")
}

// table lists what the chart plots: a row for each place and a column for each series, with its interval or band.
func (c *Chart) table() *Table {
	t := &Table{Head: []string{""}}
	for _, s := range c.Series {
		t.Head = append(t.Head, s.Name)
	}
	for i, place := range c.Places {
		row := []string{place}
		for _, s := range c.Series {
			cell := "-"
			if !math.IsNaN(s.Values[i]) {
				cell = fmt.Sprintf("%s (%s to %s)", number(s.Values[i]), number(s.Low[i]), number(s.Top[i]))
				if c.Unit == "%" {
					cell = fmt.Sprintf("%.0f%% (%.0f to %.0f)", s.Values[i], s.Low[i], s.Top[i])
				}
			}
			row = append(row, cell)
		}
		t.Rows = append(t.Rows, row)
	}
	return t
}

// greatest returns the greatest number on the scale.
func (c *Chart) greatest() float64 {
	most := c.Top
	for _, s := range c.Series {
		for _, v := range s.Top {
			if c.Top == 0 && !math.IsNaN(v) {
				most = max(most, v)
			}
		}
	}
	if most == 0 {
		return 1
	}
	return most
}

// scale returns the top of a scale for numbers up to most, and the step of its lines: 1, 2 or 5 times a power of 10.
func scale(most float64) (top, step float64) {
	power := math.Pow(10, math.Floor(math.Log10(most)))
	for _, times := range []float64{0.1, 0.2, 0.5, 1, 2} {
		if step = times * power; most/step <= 6 {
			break
		}
	}
	return step * math.Ceil(most/step-1e-9), step
}

// number writes a number with at most two decimals.
func number(v float64) string {
	s := fmt.Sprintf("%.2f", v)
	return strings.TrimSuffix(strings.TrimRight(s, "0"), ".")
}

func esc(s string) string { return template.HTMLEscapeString(s) }
