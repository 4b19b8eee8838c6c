package farm

import (
	"math"

	"sixwinters/render/geom"
	"sixwinters/render/layout"
	"sixwinters/rules/skadi"
)

// Kind is a kind of spot on the table.
type Kind uint8

// The kinds of spot; what N is stands beside those that have several.
const (
	Nowhere     Kind = iota
	Week             // N the week, from 1
	Cup              // the dice to roll
	WeatherDie       // N the god
	Prayer           // N the god times MaxPrayers, and the space
	EventCell        // N what the event die shows
	Action           // N a [skadi.Kind]
	Hex              // N the hex
	Member           // N the member
	ActionDie        // N which, from 0
	Bowl             // the blessing dice
	Cell             // N the fragment times Cells, and the cell
	SagaDie          // the die to write
	Larder           // and the other tracks
	Herd             //
	Palisade         //
	Despair          //
	Inspiration      // N the space, from 0
	Points           // what the winter is worth so far
	Button           // N which, from 0: of the bar
)

// Spot is a place on the table that can be pointed at.
type Spot struct {
	Kind Kind
	N    int
}

// ActionSpot returns the plate of a kind of action.
func ActionSpot(k skadi.Kind) Spot { return Spot{Action, int(k)} }

// PrayerSpot returns a prayer space.
func PrayerSpot(god skadi.God, space int) Spot {
	return Spot{Prayer, int(god)*skadi.MaxPrayers + space}
}

// placed is a spot with its rectangle.
type placed struct {
	Spot
	at layout.Rect
}

// Plan is where everything lies in a window, in pixels.
type Plan struct {
	W, H   float64
	Unit   float64 // pixels to a unit of length on the sheet
	Letter float64 // pixels to a unit of text
	Sheet  layout.Rect
	Title  layout.Rect
	Weeks  layout.Rect
	Gods   [2]layout.Rect // the panels of the weather dice
	Hunt   layout.Rect    // the hunting ground
	Events layout.Rect
	Tray   layout.Rect // action dice, bowl and cup
	Saga   layout.Rect // the track and the grids
	Grids  [skadi.MaxFragments]layout.Rect
	Bar    layout.Rect // at the foot of the window
	Say    layout.Rect // in it, the texts
	Strip  layout.Rect // of a replay, over it; empty otherwise

	stacks bool // the buttons lie below the texts of the bar
	spots  []placed
	hex    float64 // from the middle of a hex to a corner
}

// The size of the table in units, without the bar, and the heights of the bar and of the strip of a replay.
const (
	across = 1280.0
	down   = 660.0
	bar    = 60.0
	strip  = 22.0
)

// The height of a button in units of text, and the size of texts above which buttons lie below the texts of the bar.
const (
	buttonHigh = 34.0
	stackFrom  = 1.3
)

// Lay returns the plan for a window of a size in pixels. scale is that of texts; 1 is the usual one. A replay has a strip over the bar.
func Lay(g *skadi.Game, w, h, scale float64, replay bool) *Plan {
	first := min(w/across, h/(down+bar))
	p := &Plan{W: w, H: h, Letter: first * scale}
	high := bar * first * max(1, scale)
	if p.stacks = scale > stackFrom; p.stacks {
		high = 1.5 * bar * first * scale
	}
	if replay {
		p.Strip.H = strip * first
	}
	p.Unit = min(w/across, (h-high-p.Strip.H)/down)
	left, top := (w-across*p.Unit)/2, (h-high-p.Strip.H-down*p.Unit)/2
	p.Strip.X, p.Strip.Y, p.Strip.W = 24*first, h-high-p.Strip.H, w-48*first
	p.Bar = layout.Rect{X: 0, Y: h - high, W: w, H: high}
	in := func(x, y, w, h float64) layout.Rect {
		return layout.Rect{X: left + x*p.Unit, Y: top + y*p.Unit, W: w * p.Unit, H: h * p.Unit}
	}
	p.Sheet = in(10, 8, 1260, 648)
	p.Title = in(30, 18, 124, 42)
	p.layWeeks(g, in(160, 18, 1092, 42))
	p.layGod(g, skadi.Blizzard, in(28, 66, 368, 84))
	p.layGod(g, skadi.Freezing, in(884, 66, 368, 84))
	p.Events = in(410, 66, 460, 84)
	for i := range 6 {
		p.put(Spot{EventCell, i + 1}, p.Events.Column(i, 6, 6*p.Unit))
	}
	p.layActions(in(28, 156, 368, 54), skadi.Hunt, skadi.Barricade)
	p.layActions(in(884, 156, 368, 54), skadi.Scaldwork, skadi.Ritual)
	p.layActions(in(410, 156, 460, 54), skadi.Slaughter, skadi.Rest, skadi.End)
	p.Hunt = in(28, 216, 368, 306)
	p.layHexes(g)
	for i := range skadi.Members {
		p.put(Spot{Member, i}, in(410, 216, 460, 186).Column(i, skadi.Members, 8*p.Unit))
	}
	p.layTray(g, in(410, 410, 460, 112))
	p.Saga = in(884, 216, 368, 306)
	p.laySaga(g)
	p.put(Spot{Kind: Larder}, in(28, 530, 290, 116))
	p.put(Spot{Kind: Herd}, in(326, 530, 160, 116))
	p.put(Spot{Kind: Palisade}, in(494, 530, 200, 116))
	p.put(Spot{Kind: Despair}, in(702, 530, 270, 116))
	p.put(Spot{Kind: Points}, in(980, 530, 272, 116))
	p.Say = p.Bar.Inset(4 * first)
	return p
}

func (p *Plan) put(s Spot, r layout.Rect) { p.spots = append(p.spots, placed{s, r}) }

func (p *Plan) layWeeks(g *skadi.Game, r layout.Rect) {
	p.Weeks = r
	n := g.Sheet().Game.Weeks
	for i := range n {
		p.put(Spot{Week, i + 1}, r.Column(i, n, 3*p.Unit))
	}
}

func (p *Plan) layGod(g *skadi.Game, god skadi.God, r layout.Rect) {
	p.Gods[god] = r
	die := r
	die.X, die.W = r.X+8*p.Unit, 66*p.Unit
	p.put(Spot{WeatherDie, int(god)}, die.Middle(66*p.Unit, 66*p.Unit))
	if n := len(g.Spaces(god)); n > 0 {
		row := layout.Rect{X: r.X + 224*p.Unit, Y: r.Y + 34*p.Unit, W: 136 * p.Unit, H: 42 * p.Unit}
		side := min(42*p.Unit, (row.W-float64(n-1)*4*p.Unit)/float64(n))
		for i := range n {
			p.put(PrayerSpot(god, i), layout.Rect{X: row.X + float64(i)*(side+4*p.Unit), Y: row.Y + (row.H-side)/2, W: side, H: side})
		}
	}
}

func (p *Plan) layActions(r layout.Rect, kinds ...skadi.Kind) {
	for i, k := range kinds {
		p.put(ActionSpot(k), r.Column(i, len(kinds), 8*p.Unit))
	}
}

// layHexes lays the hunting ground, hexes with a flat top, as large as fits.
func (p *Plan) layHexes(g *skadi.Game) {
	hexes := g.Sheet().Hunt.Hexes
	var all []layout.Rect
	for i := range hexes {
		x, y := hexes[i].Middle()
		all = append(all, layout.Rect{X: x - 1, Y: y - math.Sqrt(3)/2, W: 2, H: math.Sqrt(3)})
	}
	ground, room := geom.Around(all), p.Hunt.Inset(2*p.Unit)
	p.hex = min(room.W/ground.W, room.H/ground.H, 66*p.Unit)
	room = room.Middle(ground.W*p.hex, ground.H*p.hex)
	for i, r := range all {
		p.put(Spot{Hex, i}, layout.Rect{X: room.X + (r.X-ground.X)*p.hex, Y: room.Y + (r.Y-ground.Y)*p.hex, W: r.W * p.hex, H: r.H * p.hex})
	}
}

func (p *Plan) layTray(g *skadi.Game, r layout.Rect) {
	p.Tray = r
	n := g.Sheet().Game.Actions
	dice := layout.Rect{X: r.X + 14*p.Unit, Y: r.Y + 34*p.Unit, W: 168 * p.Unit, H: 62 * p.Unit}
	side := min(48*p.Unit, (dice.W-float64(n-1)*8*p.Unit)/float64(n))
	for i := range n {
		p.put(Spot{ActionDie, i}, layout.Rect{X: dice.X + float64(i)*(side+8*p.Unit), Y: dice.Y + (dice.H-side)/2, W: side, H: side})
	}
	p.put(Spot{Kind: Bowl}, layout.Rect{X: r.X + 196*p.Unit, Y: r.Y + 26*p.Unit, W: 136 * p.Unit, H: 80 * p.Unit})
	p.put(Spot{Kind: Cup}, layout.Rect{X: r.X + 352*p.Unit, Y: r.Y + 8*p.Unit, W: 96 * p.Unit, H: 98 * p.Unit})
}

// laySaga lays the fragments, and the track of inspiration around them: from the lower left up, to the right, and down again.
func (p *Plan) laySaga(g *skadi.Game) {
	u := p.Unit
	n := g.Sheet().Inspiration.Length
	way := p.Saga.Inset(16 * u)
	long := 2*way.H + way.W
	for i := range n + 1 {
		along := long * float64(i) / float64(max(1, n))
		x, y := way.X, way.Bottom()-along
		switch {
		case along > way.H+way.W:
			x, y = way.Right(), way.Y+along-way.H-way.W
		case along > way.H:
			x, y = way.X+along-way.H, way.Y
		}
		p.put(Spot{Inspiration, i}, layout.Rect{X: x - 13*u, Y: y - 13*u, W: 26 * u, H: 26 * u})
	}
	room := p.Saga
	room.TakeTop(36 * u)
	room.TakeLeft(34 * u)
	room.TakeRight(34 * u)
	room.TakeBottom(8 * u)
	fragments := len(g.Sheet().Inspiration.Marks)
	for f := range fragments {
		r := [skadi.MaxFragments]layout.Rect{room.Row(0, 2, 8*u).Column(0, 2, 8*u), room.Row(0, 2, 8*u).Column(1, 2, 8*u), room.Row(1, 2, 8*u).Column(0, 2, 8*u)}[f]
		p.Grids[f] = r
		grid := r
		grid.TakeTop(22 * u)
		side := min(30*u, grid.H/4, grid.W/4)
		for c := range skadi.Cells {
			p.put(Spot{Cell, f*skadi.Cells + c}, layout.Rect{X: grid.X + float64(c%3)*side, Y: grid.Y + float64(c/3)*side, W: side, H: side}.Inset(u))
		}
	}
	die := room.Row(1, 2, 8*u).Column(1, 2, 8*u)
	p.put(Spot{Kind: SagaDie}, die.Middle(60*u, 60*u))
}

// SetButtons lays buttons of widths in pixels at the right end of the bar, the last one outermost.
func (p *Plan) SetButtons(widths []float64) {
	i := len(p.spots)
	for i > 0 && p.spots[i-1].Kind == Button {
		i--
	}
	p.spots = p.spots[:i]
	gap := 5 * p.Letter
	room := p.Bar.Inset(gap)
	p.Say = layout.Rect{X: room.X + gap, Y: room.Y, W: room.W - 2*gap, H: room.H}
	high, all := buttonHigh*p.Letter, -gap
	for _, w := range widths {
		all += w + gap
	}
	squeeze := min(1, room.W/max(1, all))
	if p.stacks {
		p.Say.TakeBottom(high + gap)
		room.Y = room.Bottom() - high
	} else {
		squeeze = min(1, 0.62*room.W/max(1, all))
		p.Say.W -= squeeze*all + gap
		room.Y += (room.H - high) / 2
	}
	x := room.Right() - squeeze*all
	for k, w := range widths {
		p.put(Spot{Button, k}, layout.Rect{X: x, Y: room.Y, W: squeeze * w, H: high})
		x += squeeze * (w + gap)
	}
}

// Rect returns where a spot lies, empty if there is no such spot.
func (p *Plan) Rect(s Spot) layout.Rect {
	for i := range p.spots {
		if p.spots[i].Spot == s {
			return p.spots[i].at
		}
	}
	return layout.Rect{}
}

// Spots returns all spots, in the order of the sheet.
func (p *Plan) Spots() []Spot {
	all := make([]Spot, len(p.spots))
	for i := range p.spots {
		all[i] = p.spots[i].Spot
	}
	return all
}

// At returns the spot at a point; of a hex only what lies in it.
func (p *Plan) At(x, y float64) Spot {
	for i := len(p.spots) - 1; i >= 0; i-- {
		s := &p.spots[i]
		if !s.at.Contains(x, y) {
			continue
		}
		if s.Kind == Hex {
			cx, cy := s.at.Center()
			dx, dy := math.Abs(x-cx)/p.hex, math.Abs(y-cy)/p.hex
			if dx+dy/math.Sqrt(3) > 1 {
				continue
			}
		}
		return s.Spot
	}
	return Spot{}
}

// Toward returns the nearest of some spots in a direction from one, by the middles; the same one if there is none.
func (p *Plan) Toward(from Spot, dx, dy float64, among []Spot) Spot {
	fx, fy := p.Rect(from).Center()
	best, least := from, math.Inf(1)
	for _, s := range among {
		x, y := p.Rect(s).Center()
		along, aside := (x-fx)*dx+(y-fy)*dy, math.Abs((x-fx)*dy)+math.Abs((y-fy)*dx)
		if s == from || along <= 0.5 {
			continue
		}
		if far := along + 2*aside; far < least {
			best, least = s, far
		}
	}
	return best
}
