package layout

import "sixwinters/render/geom"

// Timeline is the strip along the lower edge by which a campaign is looked at again. It lies where nothing is asked: it
// takes the room of the prompt line.
type Timeline struct {
	Rect    Rect
	Labels  [NumControls]Rect // between the two arrows of a unit, or under them: its name, at the control that goes forward
	Caption Rect              // what has just happened, and where that is
	Band    Rect              // the campaign from its beginning to its end
	Count   Rect              // which of all moves has been made last; empty while the button that puts cards aside lies there
	Hand    Rect              // dice picked up in the middle of a choice
}

// The controls, as N of a Control target.
const (
	ControlFirst uint8 = iota // to the beginning
	ControlBack               // a move back
	ControlPlay               // play, or pause
	ControlOn                 // a move forward
	ControlLast               // to the end
	ControlYearBack
	ControlYearOn
	ControlTurnBack
	ControlTurnOn
	ControlStepBack
	ControlStepOn
	ControlSpeed
	ControlBranch
	ControlLeave
	NumControls
)

const (
	captionHeight = 15.0
	leastBand     = 60.0 // of the band: where it would have less, dice in hand are not shown
	bandMargin    = 6.0  // between the ends of the band and of its strip: half the handle
	speedWidth    = 58.0
	branchWidth   = 62.0
	timelineNamed = 720.0 // of a strip with the names of the units between their arrows, at the least
	labelHeight   = 13.0  // of the name of a unit under its arrows
)

// labelWidths are the widths of the names of the units that one jumps by, in the order of the controls.
var labelWidths = [...]float64{32, 30, 32}

func (p *planner) layTimeline(r Rect) {
	l := &p.Timeline
	l.Rect = r
	r = r.Inset(p.units(2))
	add := func(n uint8, at Rect) { p.add(Target{Kind: Control, N: n}, at.Middle(at.W, p.units(28))) }
	for n := ControlFirst; n <= ControlLast; n++ {
		add(n, r.TakeLeft(p.units(26), p.units(1)))
	}
	r.TakeLeft(p.units(gap))
	named := l.Rect.W >= p.units(timelineNamed)
	for i, n := range []uint8{ControlYearBack, ControlTurnBack, ControlStepBack} {
		if named {
			add(n, r.TakeLeft(p.units(hitSize)))
			l.Labels[n+1] = r.TakeLeft(p.units(labelWidths[i]))
			add(n+1, r.TakeLeft(p.units(hitSize)))
		} else {
			pair := r.TakeLeft(p.units(2 * hitSize))
			l.Labels[n+1] = pair
			l.Labels[n+1] = l.Labels[n+1].TakeBottom(p.units(labelHeight))
			p.add(Target{Kind: Control, N: n}, pair.TakeLeft(p.units(hitSize)))
			p.add(Target{Kind: Control, N: n + 1}, pair)
		}
		r.TakeLeft(p.units(gap))
	}
	add(ControlSpeed, r.TakeLeft(p.units(speedWidth), p.units(gap)))
	add(ControlLeave, r.TakeRight(p.units(28), p.units(gap)))
	add(ControlBranch, r.TakeRight(p.units(branchWidth), p.units(gap)))

	if !p.Folded { // its place is kept at all times, so that the band stays as it is
		aside := r.TakeRight(p.units(asideNarrow), p.units(gap))
		if p.v.CanPutAside() {
			p.add(Target{Kind: Button, N: ButtonAside}, aside.Middle(aside.W, p.units(28)))
		} else {
			l.Count = aside
		}
	}

	if band := r.W - p.units(leastBand); p.handWidth() <= band {
		l.Hand = p.layHand(&r)
	}
	r.Y, r.H = l.Rect.Y, l.Rect.H
	p.add(Target{Kind: Band}, r) // with the caption, so that it is easy to hit
	l.Caption = r.TakeTop(p.units(captionHeight))
	l.Band = Rect{X: r.X + p.units(bandMargin), Y: r.Y, W: r.W - 2*p.units(bandMargin), H: r.H - p.units(1)}
}

// Button returns the part of a control that is drawn as a button: the name of a unit may lie on the lower part of its arrows.
func (l *Timeline) Button(r Rect) Rect {
	for _, label := range l.Labels {
		if label.Overlaps(r) {
			r.H = label.Y - r.Y
		}
	}
	return r
}

// X returns the x coordinate on the band of one of a number of tables.
func (l *Timeline) X(at, tables int) float64 {
	return l.Band.X + l.Band.W*float64(at)/float64(max(1, tables-1))
}

// Table returns the table, of a number of them, that is nearest to a point on the band or beside it.
func (l *Timeline) Table(x float64, tables int) int {
	along := (x - l.Band.X) / l.Band.W
	return int(geom.Clamp(along, 0, 1)*float64(tables-1) + 0.5)
}
