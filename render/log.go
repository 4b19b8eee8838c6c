package render

import (
	"regexp"
	"strings"

	"sixwinters/art"
	"sixwinters/render/layout"
	"sixwinters/render/rich"
	"sixwinters/rules"
)

// logRow is an entry of the log in lines of text.
type logRow struct {
	of     int // of the view's log
	rect   layout.Rect
	indent float64 // of the text, in pixels
	lines  []rich.Line
	font   font
}

// logIndent is how far a line stands to the right of the one that caused it, in units.
const logIndent = 12

type logPane struct {
	pieces
	v *layout.View
}

// logRow sets an entry of the log, and returns its height in pixels.
func (c logPane) logRow(i int, width float64) (row logRow, height float64) {
	row = logRow{of: i, font: font{body, normal}}
	switch head := c.v.Log[i].Head; {
	case head && c.v.Log[i].Event.Kind == rules.EvStep:
		row.font = font{bold, 14}
	case head:
		row.font = font{displayBold, large}
	}
	row.indent = logIndent * float64(c.v.Log[i].Indent) * c.u
	row.lines = c.setLines(row.font, pictured(c.v.Log[i].Text), width-row.indent)
	height = c.linesHeight(row.lines, row.font.units)
	if c.v.Log[i].Head {
		height += 4 * c.u
	}
	return row, height
}

// logRows sets the log upwards from its latest entry that is not scrolled away, as far as there is room.
func (c logPane) logRows(in layout.Rect) []logRow {
	var rows []logRow
	for i := len(c.v.Log) - 1 - c.v.LogBack; i >= 0; i-- {
		row, height := c.logRow(i, in.W)
		if height > in.H {
			break
		}
		row.rect = in.TakeBottom(height)
		rows = append(rows, row)
	}
	return rows
}

// LogLines returns the number of entries of the log in sight, and the greatest number of the latest that can be scrolled out of
// sight: then the oldest one stands at the top.
func (p *Painter) LogLines(v *layout.View, plan *layout.Plan) (shown, most int) {
	c := logPane{on(p.on(nil, plan.Unit)), v}
	_, in := c.logRoom(plan.Log)
	fit := 0
	for room := in.H; fit < len(v.Log); fit++ {
		_, height := c.logRow(fit, in.W)
		if room -= height; room < 0 {
			break
		}
	}
	return len(c.logRows(in)), len(v.Log) - fit
}

// logRoom divides the log panel into its heading and the room for its lines.
func (c logPane) logRoom(r layout.Rect) (title, in layout.Rect) {
	in = r.Inset(8 * c.u)
	title = in.TakeTop(22*c.u, 4*c.u)
	return title, in
}

// draw draws the open log over the table.
func (c logPane) draw(r layout.Rect) {
	c.shadow(r, 5*c.u, 6*c.u)
	c.parchment(r, 5*c.u, 1.5*c.u, art.Gold)
	c.hide(r)
	_, in := c.logRoom(r)
	c.logHead(r)
	rows := c.logRows(in)
	if shown, all := len(rows), len(c.v.Log); shown > 0 && shown < all { // a bar in the margin
		bar := in
		bar.W += 7 * c.u
		c.scrollBar(bar, float64(all-c.v.LogBack-shown)/float64(shown)*bar.H, float64(all)/float64(shown)*bar.H)
	}
	for _, row := range rows {
		room := row.rect
		if c.v.Log[row.of].Head {
			c.fill(layout.Rect{X: room.X, Y: room.Y, W: room.W, H: c.u}, art.Gold)
			room.TakeTop(4 * c.u)
		}
		room.TakeLeft(row.indent)
		c.drawLines(row.font, row.lines, room, art.Ink)
	}
}

// LogPlan is where what can be pressed lies at the head of the log.
type LogPlan struct{ Only, Search, Copy layout.Rect }

// PlanLog lays the head of the log.
func PlanLog(r layout.Rect, unit float64) (l LogPlan) {
	const copies, title = 44, 24
	head := r.Inset(8 * unit)
	head = head.TakeTop(22 * unit)
	head.TakeLeft(title * unit)
	l.Copy = head.TakeRight(copies*unit, 4*unit)
	l.Only, l.Search = head.Column(0, 2, 4*unit), head.Column(1, 2, 4*unit)
	return l
}

// logHead draws which lines are shown, what is searched, and the button that copies them.
func (c logPane) logHead(r layout.Rect) {
	plan := PlanLog(r, c.u)
	title, _ := c.logRoom(r)
	c.icon("log", title.TakeLeft(title.H), art.InkSoft)
	search, ink := c.v.LogSearch, art.Ink
	switch {
	case c.v.LogSeeks:
		search += "|"
	case search == "":
		search, ink = "Search", art.InkSoft
	}
	c.framed(plan.Only, 4*c.u, c.u, art.ParchmentDark, art.Gold)
	c.text(font{body, small}, c.v.LogOnly, plan.Only, center, art.Ink)
	c.framed(plan.Search, 4*c.u, c.u, art.Parchment, art.Gold)
	c.text(font{body, small}, search, plan.Search.Inset(4*c.u), left, ink)
	c.framed(plan.Copy, 4*c.u, c.u, art.ParchmentDark, art.Gold)
	c.text(font{body, small}, "Copy", plan.Copy, center, art.Ink)
}

// Words of the log that stand for pieces.
var (
	actionDice = regexp.MustCompile(`action die ([1-6])`)
	stresses   = regexp.MustCompile(`\b(psyche|body) stress`)
	assets     = regexp.MustCompile(`(?:\ban? )?\b(support|diplomacy|espionage|military|sorcery|technology)(?: asset showing)? ([1-6])\b`)
	signed     = regexp.MustCompile(`(?i)\b(support|diplomacy|espionage|military|sorcery|technology)\b( threat| progress|:)|` +
		`\b(winter|spring|summer|fall)( on |,)`) // words with an icon before them
)

// pictured puts dice and icons into a line of the log: what can be drawn stands there as it lies on the table.
func pictured(text string) string {
	text = actionDice.ReplaceAllString(text, "{a$1}")
	text = stresses.ReplaceAllString(text, "{$1}")
	text = assets.ReplaceAllString(text, "{$1}"+rich.Together+"$2")
	return signed.ReplaceAllStringFunc(text, func(s string) string {
		icon := strings.ToLower(strings.Trim(strings.Fields(s)[0], ":,"))
		return "{" + icon + "}" + rich.Together + s
	})
}

// LogLineAt returns the index of the entry of the log under a point, and its place.
func (p *Painter) LogLineAt(v *layout.View, plan *layout.Plan, x, y float64) (line int, at layout.Rect, ok bool) {
	return p.logLine(v, plan, func(row *logRow) bool { return row.rect.Contains(x, y) })
}

// logLine returns the index of the lowest entry of the open log in sight for which is returns true, and its place.
func (p *Painter) logLine(v *layout.View, plan *layout.Plan, is func(row *logRow) bool) (line int, at layout.Rect, ok bool) {
	if !v.LogOpen {
		return 0, at, false
	}
	c := logPane{on(p.on(nil, plan.Unit)), v}
	_, in := c.logRoom(plan.Log)
	for _, row := range c.logRows(in) {
		if is(&row) {
			return row.of, row.rect, true
		}
	}
	return 0, at, false
}

// beside returns where a label of an entry of the log lies: beside the log, level with the entry, since it is about to be read. Where
// no side has room, it lies below the entry.
func beside(plan *layout.Plan, entry, label layout.Rect) (x, y float64) {
	y = min(entry.Y, plan.H-label.H)
	switch log := plan.Log; {
	case label.W <= log.X:
		return log.X - label.W, y
	case log.Right()+label.W <= plan.W:
		return log.Right(), y
	}
	return entry.Right() - label.W, entry.Bottom()
}

// logRule rings the entry of the log that is pointed at, and names its rule.
func (c overlay) logRule() {
	i, at, ok := c.p.logLine(&c.s.View, c.s.Plan, func(row *logRow) bool {
		if c.s.LogLine > 0 {
			return row.of == c.s.LogLine-1
		}
		return row.rect.Contains(c.s.HeldX, c.s.HeldY)
	})
	if !ok || c.s.View.Log[i].Rule == "" {
		return
	}
	c.ring(at.Inset(-2*c.u), c.u, art.Gold)
	tag := labels{c}.newTag(&Lit{Label: c.s.Cite(c.s.View.Log[i].Rule)}, at.W)
	tag.rect.X, tag.rect.Y = beside(c.s.Plan, at, tag.rect)
	labels{c}.drawTag(tag)
}
