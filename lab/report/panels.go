package report

import (
	"fmt"
	"html/template"
	"math"
	"slices"
	"strings"
)

// Sizes of a chart with panels.
const (
	nameWidth, panelGap = 186.0, 26.0
	rowHeight           = 15.0
	panelTop, panelFoot = 24.0, 20.0
	mostRows            = 44 // so that a chart fits a printed page
)

// panels plots numbers of named things: a row for each thing, and for each number a panel with a scale of its own, in which a dot
// stands with its interval. What has many rows is cut into several charts.
func panels(title string, names []string, series ...Series) (parts []Part) {
	charts := (len(names) + mostRows - 1) / mostRows
	for n := range charts {
		from, to := n*len(names)/charts, (n+1)*len(names)/charts
		c := &Chart{Title: title, Places: names[from:to], Panels: true}
		if charts > 1 {
			c.Title = fmt.Sprintf("%s, %d of %d", title, n+1, charts)
		}
		for _, s := range series {
			c.Series = append(c.Series, Series{s.Name, s.Values[from:to], s.Low[from:to], s.Top[from:to]})
		}
		parts = append(parts, Part{Words: c.Title + ".", Chart: c})
	}
	return parts
}

// panels draws a chart with panels.
func (c *Chart) panels() template.HTML {
	var b strings.Builder
	foot := panelTop + rowHeight*float64(len(c.Places))
	fmt.Fprintf(&b, `<svg role="img" viewBox="0 0 %.0f %.0f"><title>%s</title><desc>%s</desc>`,
		chartWidth, foot+panelFoot, esc(c.Title), esc(c.describe()))
	y := func(i int) float64 { return panelTop + rowHeight*(float64(i)+0.5) }
	for i, name := range c.Places {
		fmt.Fprintf(&b, `<text class="end small" x="%.1f" y="%.1f">%s</text>`, nameWidth-8, y(i)+4, esc(name))
		fmt.Fprintf(&b, `<line class="grid" x1="%.1f" x2="%.1f" y1="%.1f" y2="%[3]f"/>`, nameWidth, chartWidth-rightMargin, y(i))
	}
	wide := (chartWidth - rightMargin - nameWidth + panelGap) / float64(len(c.Series))
	for n, s := range c.Series {
		left, width := nameWidth+wide*float64(n), wide-panelGap
		low, high, step := s.scale()
		x := func(v float64) float64 { return left + width*(v-low)/(high-low) }
		fmt.Fprintf(&b, `<text class="small" x="%.1f" y="12">%s</text>`, left, esc(s.Name))
		for v := low; v <= high+step/2; v += step {
			class := "grid"
			if math.Abs(v) < step/2 {
				class = "zero"
			}
			fmt.Fprintf(&b, `<line class="%s" x1="%.1f" x2="%.1[2]f" y1="%.1f" y2="%.1f"/>`, class, x(v), panelTop, foot)
			fmt.Fprintf(&b, `<text class="middle small" x="%.1f" y="%.1f">%s</text>`, x(v), foot+13, number(v))
		}
		for i, v := range s.Values {
			if math.IsNaN(v) {
				continue
			}
			fmt.Fprintf(&b, `<line class="interval" x1="%.1f" x2="%.1f" y1="%.1f" y2="%.1[3]f"/>`, x(s.Low[i]), x(s.Top[i]), y(i))
			fmt.Fprintf(&b, `<circle class="c%d" cx="%.1f" cy="%.1f" r="3.4"><title>%s, %s: %s (%s to %s)</title></circle>`,
				n%colours, x(v), y(i), esc(c.Places[i]), esc(s.Name), number(v), number(s.Low[i]), number(s.Top[i]))
		}
	}
	b.WriteString(`</svg>`)
	return template.HTML(b.String())
}

// scale is the scale of a panel, which holds zero and all intervals, and the step of its lines.
func (s *Series) scale() (low, high, step float64) {
	for i, v := range s.Values {
		if !math.IsNaN(v) {
			low, high = min(low, s.Low[i]), max(high, s.Top[i])
		}
	}
	if low == high {
		return 0, 1, 1
	}
	power := math.Pow(10, math.Floor(math.Log10(high-low)))
	steps := []float64{0.1 * power, 0.2 * power, 0.5 * power, power, 2 * power, 5 * power}
	step = steps[slices.IndexFunc(steps, func(step float64) bool { return (high-low)/step <= 3 })]
	return step * math.Floor(low/step+1e-9), step * math.Ceil(high/step-1e-9), step
}
