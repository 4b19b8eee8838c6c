package paper

import (
	"bytes"
	"fmt"
	"io"
	"math"
	"slices"
	"strconv"
	"strings"

	"sixwinters/art"
	"sixwinters/render/geom"
	"sixwinters/rules/skadi"
)

// WriteWinter writes the sheet of Skadi as a PDF of one page, to roll and write with real dice. Of the options only paper and ink count. The
// error is of a page that cannot be drawn, or of w.
func WriteWinter(w io.Writer, g *skadi.Game, o Options) error {
	p := newPen(o.Ink)
	p.pdf.SetTitle("Skadi, a sheet to roll and write", true)
	p.pdf.SetAuthor("Six Winters", true)
	p.pdf.SetSubject("One winter for one player and ten dice", true)
	width, height := o.Paper.Size()
	p.page(width, height)
	s := winterSheet{pen: p, game: g, Sheet: g.Sheet()}
	s.draw(geom.Rect{W: width, H: height}.Inset(9))
	if err := p.pdf.Error(); err != nil {
		return fmt.Errorf("the sheet cannot be drawn: %w", err)
	}
	var pdf bytes.Buffer
	if err := p.pdf.Output(&pdf); err != nil {
		return err
	}
	text, err := printed(pdf.Bytes(), o.Flip)
	if err == nil {
		_, err = w.Write(text)
	}
	return err
}

// winterSheet draws the sheet.
type winterSheet struct {
	*pen
	*skadi.Sheet
	game *skadi.Game
}

// rec marks a heading whose numbers are reconstructed.
func (s *winterSheet) rec(say string, keys ...string) string {
	if slices.ContainsFunc(keys, s.IsReconstructed) {
		return say + " *"
	}
	return say
}

func (s *winterSheet) draw(in geom.Rect) {
	head := in.TakeTop(9, 1)
	s.say(displayBold, 20, "Skadi", head.TakeLeft(34), left, look.Ink)
	s.say(italic, 9, "Bring a family of four through the winter. You need ten dice, a pencil and an eraser.", head, left, look.InkSoft)
	foot := in.TakeBottom(4)
	if len(s.Reconstructed) > 0 {
		s.say(italic, 7, "* reconstructed: the printed sheet of the source is lost.", foot, left, look.InkSoft)
	}
	s.say(italic, 7, "Hash of the sheet "+s.Hash[:min(8, len(s.Hash))], foot, right, look.InkSoft)
	s.weeks(in.TakeTop(17, 3))
	s.tables(in.TakeTop(58, 3))
	s.family(in.TakeTop(0.3*in.H, 3))
	s.tracks(in.TakeTop(0.46*in.H, 3))
	s.saga(in)
}

// titled draws a frame with a heading and returns the room in it.
func (s *winterSheet) titled(r geom.Rect, say string) geom.Rect {
	s.frame(r, 1.5, 0.25, look.ParchmentEdge)
	in := r.Inset(2)
	s.say(displayBold, 9, say, in.TakeTop(4, 1.2), left, look.Ink)
	return in
}

// box draws an empty box to write in; say stands small in its corner.
func (s *winterSheet) box(r geom.Rect, say string) {
	s.frame(r, 0.6, 0.25, look.Ink)
	if say != "" {
		in := r.Inset(0.7)
		s.say(body, 6.5, say, in.TakeTop(2.4), left, look.InkSoft)
	}
}

// weeks draws the week track with the member of each week.
func (s *winterSheet) weeks(r geom.Rect) {
	in := s.titled(r, s.rec("Weeks", "weeks.rune"))
	for i := range s.Game.Weeks {
		cell := in.Column(i, s.Game.Weeks, 1)
		s.box(cell, strconv.Itoa(i+1))
		s.rune(s.game.MemberOf(i+1), cell.Middle(4.5, 4.5).Move(0.8, 0.4), 0.5)
	}
}

// rune draws a member's rune, or its letter if it is none of the printed sheet's.
func (s *winterSheet) rune(who int, r geom.Rect, width float64) {
	strokes, ok := art.Runes[s.Family.Glyphs[who]]
	if !ok {
		s.say(displayBold, 9, s.Family.Members[who], r, center, look.Ink)
		return
	}
	for _, l := range strokes {
		s.line(r.X+l[0]*r.W, r.Y+l[1]*r.H, r.X+l[2]*r.W, r.Y+l[3]*r.H, width, look.Ink)
	}
}

// tables draws the weather with the actions below it, and the events.
func (s *winterSheet) tables(r geom.Rect) {
	weather := s.titled(r.TakeLeft(0.62*r.W, 3), s.rec("Weather and actions", "prayer.blizzard", "prayer.freezing"))
	for god, of := range []struct {
		die   string
		texts []string
	}{
		{"Blizzard", []string{
			"Hunt: need + the hex's modifier. Gain its food; the week's member takes its injury.",
			"Barricade: defence +1.",
		}},
		{"Freezing", []string{
			"Scaldwork: inspiration +1, despair -1. A star: tell a fragment.",
			fmt.Sprintf("Ritual: larder -%d, fill the bowl to %d blessing dice.", s.Blessing.Ritual, s.Blessing.Max),
		}},
	} {
		half := weather.Column(god, 2, 4)
		head := half.TakeTop(11, 1.5)
		s.box(head.TakeLeft(11, 2), of.die)
		s.say(italic, 7.5, s.game.NameOf(skadi.God(god)), head.TakeTop(3.6, 0.4), left, look.InkSoft)
		for i, value := range s.game.Spaces(skadi.God(god)) {
			s.box(geom.Rect{X: head.X + float64(i)*8.5, Y: head.Y, W: 7, H: 7}, strconv.Itoa(value)+"+")
		}
		half.TakeTop(s.paragraph(body, 8, of.texts[0], half, left, look.Ink), 1)
		half.TakeTop(s.paragraph(body, 8, of.texts[1], half, left, look.Ink), 1)
	}
	notes := geom.Rect{X: weather.X, Y: weather.Bottom() - 15, W: weather.W, H: 15}
	for _, say := range []string{
		fmt.Sprintf("Without a check: Slaughter: livestock -1, larder +%d. Rest, the whole week: the member +%d health.", s.Livestock.Slaughter, skadi.RestHealth),
		"Need = weather die + despair modifier. The die must reach it. Failed? Mark a prayer space and roll: its value or more succeeds.",
	} {
		notes.TakeTop(s.paragraph(body, 8, say, notes, left, look.Ink), 1)
	}
	events := s.titled(r, s.rec("Event", "raid.health"))
	means := map[skadi.EventKind]string{
		skadi.Sickness:       fmt.Sprintf("despair +%d, the member -%d health, roll a sick die", s.Event.SicknessDespair, s.Event.SicknessHealth),
		skadi.LivestockDeath: fmt.Sprintf("livestock -%d", s.Event.Livestock),
		skadi.Spoilage:       fmt.Sprintf("larder -%d", s.Event.Spoilage),
		skadi.Frostbite:      fmt.Sprintf("the member -%d health", s.Event.Frostbite),
		skadi.Raid: fmt.Sprintf("roll; above your defence: everyone -%d health, despair +%d. In any case defence -%d",
			s.Sheet.Raid.Health, s.Sheet.Raid.Despair, s.Sheet.Raid.Defence),
	}
	for die := uint8(1); die <= 6; die++ {
		kind := s.game.EventOf(die)
		text := fmt.Sprintf("%d  %s", die, kind)
		if die == 1 || kind != s.game.EventOf(die-1) {
			text += ": " + means[kind] + "."
		}
		events.TakeTop(s.paragraph(body, 8, text, events, left, look.Ink), 0.6)
	}
	events.TakeTop(1)
	s.paragraph(italic, 7.5, fmt.Sprintf("End of a week: sick dice -1 (at 0: +%d health), larder -%d, or everyone -%d health if it is empty.",
		s.Event.SicknessHealth, s.Sheet.Larder.Eaten, s.Sheet.Larder.Starve), events, left, look.InkSoft)
}

// family draws the hunting ground and the members.
func (s *winterSheet) family(r geom.Rect) {
	ground := s.titled(r.TakeLeft(0.5*r.W, 3), s.rec("Hunting ground", "hunt.hex"))
	s.hexes(ground)
	members := s.titled(r, "Family: health and sick die")
	for who, name := range s.Family.Names {
		row := members.Row(who, skadi.Members, 1.5)
		s.rune(who, row.TakeLeft(6, 2).Middle(5, 6), 0.6)
		s.say(displayBold, 9, name, row.TakeLeft(16, 1), left, look.Ink)
		sick := row.TakeRight(8, 2)
		s.box(sick.Middle(8, min(8, sick.H)), "sick")
		n := s.Family.Health
		for i := range n {
			cell := row.Column(i, n, 1)
			size := min(cell.W, cell.H, 6.5)
			c := cell.Middle(size, size)
			s.frame(c, size/2, 0.25, look.Ink)
		}
	}
}

// hexes draws the hunting ground: food top left, modifier bottom left, injury right.
func (s *winterSheet) hexes(r geom.Rect) {
	x0, y0, x1, y1 := math.Inf(1), math.Inf(1), math.Inf(-1), math.Inf(-1)
	for _, h := range s.Hunt.Hexes {
		x, y := h.Middle()
		x0, x1, y0, y1 = min(x0, x-1), max(x1, x+1), min(y0, y-0.87), max(y1, y+0.87)
	}
	side := min(r.W/(x1-x0), r.H/(y1-y0), 12)
	for _, h := range s.Hunt.Hexes {
		x, y := h.Middle()
		x, y = r.X+(r.W-(x1-x0)*side)/2+(x-x0)*side, r.Y+(r.H-(y1-y0)*side)/2+(y-y0)*side
		for i := range 6 {
			a, b := float64(i)*math.Pi/3, float64(i+1)*math.Pi/3
			s.line(x+0.96*side*math.Cos(a), y+0.96*side*math.Sin(a), x+0.96*side*math.Cos(b), y+0.96*side*math.Sin(b), 0.3, look.Ink)
		}
		for i, word := range strings.Fields(h.Name) {
			s.say(body, 6.5, word, geom.Rect{X: x - 0.5*side, Y: y + (0.26*float64(i)-0.84)*side, W: side, H: 0.28 * side}, center, look.InkSoft)
		}
		s.box(geom.Rect{X: x - 0.3*side, Y: y - 0.22*side, W: 0.6 * side, H: 0.6 * side}, "")
		s.say(displayBold, 9, strconv.Itoa(h.Food), geom.Rect{X: x - 0.75*side, Y: y - 0.5*side, W: 0.4 * side, H: 0.4 * side}, center, look.Ink)
		s.say(body, 7.5, "+"+strconv.Itoa(h.Modifier), geom.Rect{X: x - 0.75*side, Y: y + 0.15*side, W: 0.4 * side, H: 0.4 * side}, center, look.Ink)
		s.say(body, 7.5, strconv.Itoa(-h.Injury), geom.Rect{X: x + 0.38*side, Y: y - 0.2*side, W: 0.4 * side, H: 0.4 * side}, center, look.Ink)
	}
}

// winterTrack is a row of boxes; the one with the number to begin with is ringed.
type winterTrack struct {
	name  string
	from  int
	to    int
	begin int
	under func(i int) string // nil for none
}

// tracks draws the tracks.
func (s *winterSheet) tracks(r geom.Rect) {
	in := s.titled(r, s.rec("Tracks", "start.larder", "larder.max"))
	s.say(italic, 7, "Begin on the double boxes.", geom.Rect{X: in.X, Y: r.Y + 2, W: in.W, H: 4}, right, look.InkSoft)
	modifier := func(i int) string { return " / -" + strconv.Itoa(s.Despair.Modifier[i]) }
	list := []winterTrack{
		{"Larder", 0, s.Sheet.Larder.Max, s.Start.Larder, nil},
		{"Livestock", 0, s.Livestock.Max, s.Start.Livestock, nil},
		{"Defence", 0, s.Sheet.Defence.Max, s.Start.Defence, nil},
		{"Despair", 0, len(s.Despair.Modifier) - 1, s.Start.Despair, modifier},
		{"Blessing dice", 0, s.Blessing.Max, s.Start.Blessing, nil},
	}
	for i, t := range list {
		row := in.Row(i, len(list), 1)
		s.say(displayBold, 8, t.name, row.TakeLeft(24, 1), left, look.Ink)
		s.boxes(row, t, 13)
	}
}

// boxes draws the boxes of a track; as wide as if there were at least fit.
func (s *winterSheet) boxes(row geom.Rect, t winterTrack, fit int) {
	n := t.to - t.from + 1
	for i := range n {
		cell := row.Column(i, max(n, fit), 1)
		s.box(cell, "")
		if t.from+i == t.begin {
			s.frame(cell.Inset(0.7), 0.4, 0.25, look.Ink)
		}
		say := strconv.Itoa(t.from + i)
		if t.under != nil {
			say += t.under(t.from + i)
		}
		s.say(body, 8, say, cell, center, look.InkSoft)
	}
}

// saga draws the inspiration track and the fragments.
func (s *winterSheet) saga(r geom.Rect) {
	in := s.titled(r, s.rec("Inspiration and saga: a * on the track tells a fragment", "inspiration.length"))
	star := func(i int) string {
		if slices.Contains(s.Inspiration.Marks, i) {
			return " *"
		}
		return ""
	}
	s.boxes(in.TakeTop(7, 2), winterTrack{from: 1, to: s.Inspiration.Length, begin: s.Start.Inspiration, under: star}, 1)
	score := in.TakeRight(40, 3)
	n := max(1, len(s.Inspiration.Marks))
	for i := range s.Inspiration.Marks {
		s.grid(in.Column(i, n, 4))
	}
	by := &s.Score
	for _, say := range []string{
		fmt.Sprintf("Food x%d, livestock x%d", by.Food, by.Livestock), fmt.Sprintf("Living x%d, all four +%d", by.Member, by.AllMembers),
		fmt.Sprintf("Fragments, all +%d", by.AllFragments), "Points",
	} {
		row := score.TakeTop(6.2, 0.6)
		s.box(row.TakeRight(9, 1), "")
		s.say(body, 7.5, say, row, right, look.Ink)
	}
	titles := ""
	for i, title := range by.Titles {
		titles += fmt.Sprintf("%d %s. ", by.TitleFrom[i], title)
	}
	s.paragraph(italic, 6.5, titles, score, left, look.InkSoft)
}

// grid draws a fragment with its sums: the lowest minus the highest of each direction, and the difference of the two.
func (s *winterSheet) grid(r geom.Rect) {
	size := min((r.W-3)/5, (r.H-1)/5)
	r = r.Middle(5*size+3, 5*size)
	for row := range 4 {
		for column := range 4 {
			cell := geom.Rect{X: r.X + float64(column)*size, Y: r.Y + float64(row)*size, W: size, H: size}
			switch {
			case row < 3 && column < 3:
				s.frame(cell, 0, 0.3, look.Ink)
			case row < 3 || column < 3:
				s.dashed(cell.Inset(0.6), 0, 0.15, look.InkSoft)
			}
		}
	}
	end := geom.Rect{X: r.X + 4*size + 1, Y: r.Y, W: size, H: size}
	s.box(end.Move(0, 0), "row")
	s.box(end.Move(0, 1.2*size), "col")
	s.box(end.Move(0, 2.4*size), "pts")
}
