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

// logRow sets an entry of the log, and returns its height in pixels.
func (c *canvas) logRow(v *layout.View, i int, width float64) (row logRow, height float64) {
	row = logRow{of: i, font: font{body, normal}}
	switch head := v.Log[i].Head; {
	case head && v.Log[i].Event.Kind == rules.EvStep:
		row.font = font{bold, 14}
	case head:
		row.font = font{displayBold, large}
	}
	row.indent = logIndent * float64(v.Log[i].Indent) * c.u
	row.lines = c.setLines(row.font, pictured(v.Log[i].Text), width-row.indent)
	height = c.linesHeight(row.lines, row.font.units)
	if v.Log[i].Head {
		height += 4 * c.u
	}
	return row, height
}

// logRows sets the log upwards from its latest entry that is not scrolled away, as far as there is room.
func (c *canvas) logRows(v *layout.View, in layout.Rect) []logRow {
	var rows []logRow
	for i := len(v.Log) - 1 - v.LogBack; i >= 0; i-- {
		row, height := c.logRow(v, i, in.W)
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
	c := p.on(nil, plan.Unit)
	_, in := c.logRoom(plan.Log)
	fit := 0
	for room := in.H; fit < len(v.Log); fit++ {
		_, height := c.logRow(v, fit, in.W)
		if room -= height; room < 0 {
			break
		}
	}
	return len(c.logRows(v, in)), len(v.Log) - fit
}

// logRoom divides the log panel into its heading and the room for its lines.
func (c *canvas) logRoom(r layout.Rect) (title, in layout.Rect) {
	in = r.Inset(8 * c.u)
	title = in.TakeTop(22*c.u, 4*c.u)
	return title, in
}

// log draws the open log over the table.
func (t *table) log(r layout.Rect) {
	t.shadow(r, 5*t.u, 6*t.u)
	t.parchment(r, 5*t.u, 1.5*t.u, art.Gold)
	t.hide(r)
	_, in := t.logRoom(r)
	t.logHead(r)
	rows := t.logRows(t.v, in)
	if shown, all := len(rows), len(t.v.Log); shown > 0 && shown < all { // a bar in the margin
		bar := in
		bar.W += 7 * t.u
		t.scrollBar(bar, float64(all-t.v.LogBack-shown)/float64(shown)*bar.H, float64(all)/float64(shown)*bar.H)
	}
	for _, row := range rows {
		room := row.rect
		if t.v.Log[row.of].Head {
			t.fill(layout.Rect{X: room.X, Y: room.Y, W: room.W, H: t.u}, art.Gold)
			room.TakeTop(4 * t.u)
		}
		room.TakeLeft(row.indent)
		t.drawLines(row.font, row.lines, room, art.Ink)
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
func (t *table) logHead(r layout.Rect) {
	plan := PlanLog(r, t.u)
	title, _ := t.logRoom(r)
	t.icon("log", title.TakeLeft(title.H), art.InkSoft)
	search, ink := t.v.LogSearch, art.Ink
	switch {
	case t.v.LogSeeks:
		search += "|"
	case search == "":
		search, ink = "Search", art.InkSoft
	}
	t.framed(plan.Only, 4*t.u, t.u, art.ParchmentDark, art.Gold)
	t.text(font{body, small}, t.v.LogOnly, plan.Only, center, art.Ink)
	t.framed(plan.Search, 4*t.u, t.u, art.Parchment, art.Gold)
	t.text(font{body, small}, search, plan.Search.Inset(4*t.u), left, ink)
	t.framed(plan.Copy, 4*t.u, t.u, art.ParchmentDark, art.Gold)
	t.text(font{body, small}, "Copy", plan.Copy, center, art.Ink)
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
	c := p.on(nil, plan.Unit)
	_, in := c.logRoom(plan.Log)
	for _, row := range c.logRows(v, in) {
		if is(&row) {
			return row.of, row.rect, true
		}
	}
	return 0, at, false
}

// logRule rings the entry of the log that is pointed at, and names its rule.
func (c *canvas) logRule(s *Scene) {
	i, at, ok := c.p.logLine(&s.View, s.Plan, func(row *logRow) bool {
		if s.LogLine > 0 {
			return row.of == s.LogLine-1
		}
		return row.rect.Contains(s.HeldX, s.HeldY)
	})
	if !ok || s.View.Log[i].Rule == "" {
		return
	}
	c.ring(at.Inset(-2*c.u), c.u, art.Gold)
	tag := c.newTag(&Lit{Label: s.Cite(s.View.Log[i].Rule)}, at.W)
	tag.rect.X, tag.rect.Y = at.Right()-tag.rect.W, at.Bottom()-2*c.u
	c.drawTag(tag)
}
