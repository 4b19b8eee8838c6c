package render

import (
	"image/color"
	"math"
	"slices"
	"strconv"

	"sixwinters/art"
	"sixwinters/content"
	"sixwinters/render/components"
	"sixwinters/render/geom"
	"sixwinters/render/layout"
	"sixwinters/rules"
)

// trade draws the trade board, which the pools lie on.
func (t boards) trade() {
	t.panel(t.plan.Trade.Rect.Inset(-1.5 * t.u))
	t.wheel()
	r := t.plan.Trade.Supply.Inset(3 * t.u)
	t.icon("stash", r.TakeTop(24*t.u), art.Fade(art.Pale, 0.5))
	t.text(font{italic, small}, "supply", r.TakeTop(16*t.u), center, art.Fade(art.Pale, 0.7))
}

// pool draws the box of a resource: its emblem, the number of threat symbols in play and its name, with a badge that says how
// far it is from what it counts for ([campaign-end]).
func (t boards) pool(n int) {
	b, s := &t.plan.Trade.Pools[n], art.Resources[n]
	t.framed(b.Rect, 4*t.u, t.u, poolGround(s), s.Fill)
	t.Chip(art.ResourceNames[n], s, b.Emblem.Inset(t.u))
	t.threatCount(int(t.book.ThreatSymbols(t.s)[n]), poolGround(s), b.Threat)
	switch worst, first := t.leads(); {
	case first&(1<<n) != 0: // the next to win
		t.frame(b.Rect, 2*t.u, art.GoldBright)
	case worst&(1<<n) != 0:
		t.frame(b.Rect, 2*t.u, standingOut(art.Refused, frameStands))
	}
	if b.Name.Empty() {
		t.badge(n, b.Race(), 0)
		return
	}
	name := rules.Capital(content.Resource(n).String())
	wide := t.width(font{italic, small}, name)
	if room := t.badge(n, b.Name, wide); wide <= room.W {
		t.text(font{italic, small}, name, room, left, art.Pale)
	}
}

// alarm returns a word for a threat that is full or the worst, and the red for it: a tone lower where more than two are full, since
// then none of them is news. The word is empty for other threats.
func (t boards) alarm(n int) (word string, red color.NRGBA) {
	worst, _ := t.leads()
	red = faintOr(art.Blend(art.Refused, art.Night, 0.3), art.Refused)
	if worst&(1<<n) != 0 {
		word, red = "worst", art.Refused
	}
	if t.s.Threat[n] == content.TrackSpaces {
		word = "full"
	}
	return word, red
}

// badge says at the right end of the line under the dice how a track stands in the race: in red for a threat that is full or the
// worst, in gold for the next track to win. It takes the fullest form that leaves room for the track's name, so wide, where one does. It returns the
// room that is left on the line.
func (t boards) badge(n int, line layout.Rect, name float64) (rest layout.Rect) {
	_, first := t.leads()
	rest = line
	rest.X, rest.W, rest.H = rest.X+2*t.u, rest.W-5*t.u, rest.H-2*t.u // inside the frame
	race, f := t.race(n), font{bold, small}
	forms, plate, ink := []string{race}, art.Night, art.Pale
	if word, red := t.alarm(n); word != "" {
		forms, plate, ink = []string{word + ", " + race}, red, art.Chalk
		if race == "behind" {
			forms = []string{word + " threat"}
		}
		forms = append(forms, word)
	} else if first&(1<<n) != 0 {
		f, plate, ink = font{bold, normal}, art.GoldBright, art.Wearing().Dark()
	}
	const edge = 6
	all, gap := rest.W-2*edge*t.u, 3*t.u
	say := t.fitting(f, all, forms...)
	if t.width(f, say) > all {
		return rest
	}
	if i := slices.IndexFunc(forms, func(form string) bool { return t.width(f, form) <= all-gap-name }); i >= 0 {
		say = forms[i]
	}
	at := rest.TakeRight(min(rest.W, t.width(f, say)+2*edge*t.u), gap)
	t.round(at, 3*t.u, plate)
	t.text(f, say, at, center, ink)
	return rest
}

// leads returns the tracks that stand out in the race, a bit each: those of the worst threats, and the victory tracks that have fewest
// spaces to go. Where more than two are level, none stands out.
func (t *table) leads() (worst, first uint8) {
	const most = 2
	level := func(score func(r content.Resource) int) (set uint8) {
		best, n := 0, 0
		for r := range content.Resource(content.NumResources) {
			switch at := score(r); {
			case at > best:
				best, n, set = at, 1, 1<<r
			case at == best:
				set |= 1 << r
				n++
			}
		}
		if n > most || best <= 1 { // where all begin
			return 0
		}
		return set
	}
	worst = level(func(r content.Resource) int { return int(t.s.Threat[r]) })
	first = level(func(r content.Resource) int {
		if !t.book.Content().Board.Tracks[r].Victory || t.s.Progress[r] >= content.TrackSpaces {
			return 0
		}
		return int(t.s.Progress[r])
	})
	return worst, first
}

// race says how a track stands towards the end of the campaign: how many spaces a victory track has to go, and whether
// progress of another one is ahead of the threat ([campaign-end]).
func (t boards) race(n int) string {
	score, r := t.book.Score(t.s), content.Resource(n)
	switch {
	case slices.Contains(score.Complete, r):
		return "wins"
	case t.book.Content().Board.Tracks[n].Victory && t.s.Progress[n] < content.TrackSpaces:
		return strconv.Itoa(content.TrackSpaces-int(t.s.Progress[n])) + " to win"
	case slices.Contains(score.Ahead, r):
		return "ahead"
	case t.s.Progress[n] == t.s.Threat[n]:
		return "level"
	}
	return "behind"
}

// poolGround returns the colour under the dice and the threat count of a pool.
func poolGround(s art.Swatch) color.NRGBA {
	if art.Plain {
		return art.Blend(s.Fill, art.Night, 0.72)
	}
	return art.Blend(s.Fill, art.Night, 0.62)
}

// threatCount draws the number of threat symbols in play: framed from [rules.FreeThreats] on, and on a darker ground above
// that. It is never as loud as the level of the threat, which stands on the track.
func (c pieces) threatCount(symbols int, ground color.NRGBA, r layout.Rect) {
	ink, box := art.Fade(art.Chalk, 0.85), r.Inset(c.u/2)
	switch {
	case symbols > rules.FreeThreats:
		ink = art.Chalk
		c.framed(box, 3*c.u, c.u, art.Night, art.Chalk)
	case symbols == rules.FreeThreats:
		ink = art.GoldBright
		c.framed(box, 3*c.u, c.u, ground, art.GoldBright)
	}
	line := r.Middle(r.W-4*c.u, 16*c.u) // inside the frame
	c.icon("threat", line.TakeLeft(11*c.u), ink)
	c.text(font{displayBold, normal}, strconv.Itoa(symbols), line, center, ink)
}

// track draws the race of a resource over its twelve spaces, from left to right: progress in its colour in a groove along the
// upper edge, the threat in red in one along the lower edge, and between them the level of each space, which nothing lies over.
// Where the threat will stand after step 6, as things are, its groove has a thin line. The progress groove has the sign of the
// mastery, and on a victory track a diamond on its goal.
func (t boards) track(n int) {
	b, s := &t.plan.Trade.Pools[n], art.Resources[n]
	printed := &t.book.Content().Board.Tracks[n]
	all := geom.Around(b.Spaces[:])
	t.round(all.Inset(-t.u/2), 2*t.u, faintOr(s.Edge, art.Ink))
	worst, first := t.leads()
	ground := faintOr(art.Blend(art.ParchmentDark, s.Fill, 0.16), art.ParchmentDark)
	if (worst|first)&(1<<n) == 0 {
		ground = faintOr(art.Blend(ground, art.Night, 0.12), ground) // a tone lower than those that lead
	}
	t.fill(all, faintOr(art.Blend(s.Fill, art.Night, 0.8), art.Night)) // the grooves
	t.fill(geom.Around([]layout.Rect{b.Level(1), b.Level(content.TrackSpaces)}), ground)
	progress, threat := int(t.s.Progress[n]), int(t.s.Threat[n])
	_, red := t.alarm(n)
	t.fill(geom.Around([]layout.Rect{b.Lane(1, false), b.Lane(progress, false)}), s.Fill)
	risk := geom.Around([]layout.Rect{b.Lane(1, true), b.Lane(threat, true)})
	t.fill(risk, red)
	t.fill(risk.TakeBottom(laneEdge*t.u), standingOut(red, edgeStands)) // its length is seen at a glance
	if risen := min(content.TrackSpaces, threat+rules.Advances(t.book.ThreatSymbols(t.s)[n])); risen > threat {
		ahead := geom.Around([]layout.Rect{b.Lane(threat+1, true), b.Lane(risen, true)})
		t.fill(ahead.Middle(ahead.W, 0.4*ahead.H), red)
	}
	for _, r := range b.Spaces[1:] {
		t.fill(layout.Rect{X: r.X, Y: all.Y, W: t.u, H: all.H}, art.Fade(art.Night, 0.3))
	}
	for i, level := range printed.Levels {
		ink := art.Ink
		if space := i + 1; space != progress && space != threat {
			ink = faintOr(art.Fade(art.Ink, 0.85), art.Ink)
		}
		t.text(font{displayBold, small}, strconv.Itoa(level), b.Level(i+1), center, ink)
	}
	sign := b.Lane(printed.Mastery, false)
	tint := art.GoldBright
	if progress >= printed.Mastery {
		tint = s.Ink
	}
	t.icon("mastery", sign.Middle(masterySign*t.u, masterySign*t.u), tint)
	if goal := b.Lane(content.TrackSpaces, false); printed.Victory {
		t.fill(goal, art.Gold)
		t.form("diamond", goal.Middle(0.7*goal.W, 0.7*goal.W), art.Chalk)
	}
	for _, racer := range [...]struct {
		space int
		cube  Cube
		look  art.Marker
	}{{progress, ProgressCube, art.ProgressMarker()}, {threat, ThreatCube, art.ThreatMarker()}} {
		if !t.away(layout.Target{Kind: layout.Track, N: uint8(n), Sub: uint8(racer.cube)}) {
			t.Cube(cubeIn(b.Lane(racer.space, racer.cube == ThreatCube)), racer.look)
		}
	}
}

// laneEdge is the height in units of the light lower edge of a threat on its track, and edgeStands its contrast with black: three with the
// groove.
const (
	laneEdge   = 2.0
	edgeStands = 5.5
)

// cubeIn returns the place of a cube in a lane of a track: with its shadow below it no higher than the lane.
func cubeIn(lane layout.Rect) layout.Rect {
	return lane.Middle(0.86*lane.H, 0.86*lane.H).Move(0, -0.05*lane.H)
}

// masterySign is the width in units of the sign of the mastery on a track.
const masterySign = 9.0

// markerSize is the height in units of a marker on its way.
const markerSize = components.MarkerSize

// cubeWidth is the width of a cube as a share of its height.
const cubeWidth = 0.87

// tradeArrow draws an arrow of the wheel of trade, in the colour of what comes of it.
func (t boards) tradeArrow(from, to int, r layout.Rect) {
	size, angle := t.arrowLies(t.plan, from, to, r)
	tint := art.Blend(art.Resources[to].Fill, art.Chalk, 0.25)
	if from == int(content.Sorcery) {
		tint = art.Blend(art.Resources[from].Fill, art.Chalk, 0.45)
	}
	if art.Plain {
		tint = standingOut(tint, textStands)
	}
	t.arrow(r.Move(0, t.u), size+3*t.u, angle, art.Night)
	t.arrow(r, size, angle, tint)
}

// arrowLies returns the size in pixels of an arrow of the wheel of trade, and where it points.
func (c pieces) arrowLies(plan *layout.Plan, from, to int, r layout.Rect) (size, angle float64) {
	x0, y0 := plan.Trade.Pools[from].Rect.Center()
	x1, y1 := plan.Trade.Pools[to].Rect.Center()
	size = min(r.W, r.H, 26*c.u)
	if from == int(content.Sorcery) {
		size = min(size, 22*c.u)
	}
	return size, math.Atan2(y1-y0, x1-x0)
}

// wheel draws the wheel of trade on its board: the ways of the dice, under the arrows that stand on them, each with its edge.
func (t boards) wheel() {
	board := t.plan.Trade.Rect
	ground := art.Blend(art.Cloths[t.book.Season(t.s)].Fill, art.Night, 0.35)
	if art.Plain || !t.ground.draws(stroke{what: "wheel", r: board, tint: ground}, board) {
		return
	}
	for _, pen := range [...]struct{ width, gold float64 }{{11, 0.34}, {8, 0.13}} {
		for _, piece := range t.plan.Pieces {
			if piece.Target.Kind == layout.Arrow {
				t.way(content.Resource(piece.Target.N), content.Resource(piece.Target.Sub), piece.Rect, pen.width*t.u, pen.gold)
			}
		}
	}
	t.ground.spread(t.p.cloth, board)
}

// way draws a way from one pool to another, bent so that the arrow at by stands on it. gold is its share of gold, 0 to 1.
func (t boards) way(from, to content.Resource, by layout.Rect, width, gold float64) {
	const parts = 14
	tint := art.Blend(art.Blend(art.Cloths[t.book.Season(t.s)].Fill, art.Night, 0.35), art.Gold, gold)
	ax, ay := t.plan.Trade.Pools[from].Rect.Center()
	bx, by0 := t.plan.Trade.Pools[to].Rect.Center()
	mx, my := by.Center()
	qx, qy := 2*mx-(ax+bx)/2, 2*my-(ay+by0)/2
	at := func(part float64) (x, y float64) {
		rest := 1 - part
		return rest*rest*ax + 2*rest*part*qx + part*part*bx, rest*rest*ay + 2*rest*part*qy + part*part*by0
	}
	for i := range parts {
		x0, y0 := at(float64(i) / parts)
		x1, y1 := at(float64(i+1) / parts)
		dx, dy := x1-x0, y1-y0
		longer := 0.12 * width / math.Hypot(dx, dy) // so that no gap is left at a bend
		t.ground.line(straight{x0 - longer*dx, y0 - longer*dy, x1 + longer*dx, y1 + longer*dy}, width, tint)
	}
}
