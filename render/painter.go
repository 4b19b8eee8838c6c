package render

import (
	"image"
	"slices"

	_ "display.sixwinters" // says in one sentence where there is no screen
	"github.com/hajimehoshi/ebiten/v2"

	"sixwinters/art"
	"sixwinters/render/layout"
	"sixwinters/render/weather"
)

// Painter draws scenes. It keeps fonts, icons and the table as drawn last, so one painter should draw all frames of a window.
// It is not safe for concurrent use.
type Painter struct {
	// Texts returns the title and the lines of text of a thing shown large. Icons stand in them as {name}. If it is nil,
	// or returns no title, nothing is shown large.
	Texts func(t layout.Target) (title string, lines []string)

	// Patterns gives each resource, region and player a pattern beside its colour.
	Patterns bool

	// Unseen has it draw nothing, as in tests without a window, where nobody sees a pixel. All else it does as ever: it lays and sets texts,
	// and notes what lies where.
	Unseen bool

	// For tests: called with text that is set too small, with all text and its place, and with all icons; mute leaves out all text, and bare
	// all icons.
	onShrunk func(line string, units float64)
	onText   func(line string, at layout.Rect)
	onIcon   func(name string, at layout.Rect)
	mute     bool
	bare     bool

	refusalAt layout.Rect    // place of the refusal in the last picture
	defenceAt layout.Rect    // place of the last picture of a defence
	explains  [2]layout.Rect // places of the large card and the tip, as drawn last

	fonts               fonts
	white, paper, cloth *ebiten.Image

	// Drawn once, by size, and dropped when the size of the table changes.
	icons    map[sizedKey]*ebiten.Image
	shapes   map[sizedKey]*ebiten.Image
	stamps   map[stampKey]*ebiten.Image
	pictures map[pictureKey]*ebiten.Image // of cards

	tumble        *ebiten.Image // a die before it is turned
	land          land          // under the boards
	page          illumination  // beside a page of the chronicle
	lamp          lamp          // over it
	backdrop      *ebiten.Image
	backdropSize  image.Point // of the screen it was painted for
	backdropTheme *art.Theme

	pinned                 []Pinned // as drawn last
	labels                 []layout.Piece
	tableSigns, largeSigns []Sign

	layers        layers
	drawn         layout.View // the view that the layers show; its slices are copies
	hidden        []layout.Target
	parts         []layout.Rect // of the plan that the layers show
	theme         *art.Theme    // the theme of the layers
	drawnPatterns bool
	flakes        []weather.Flake // of this frame
	last          Scene
}

// NewPainter returns a painter. It fails if a typeface cannot be read.
func NewPainter() (*Painter, error) {
	p := &Painter{
		icons: map[sizedKey]*ebiten.Image{}, shapes: map[sizedKey]*ebiten.Image{},
		stamps: map[stampKey]*ebiten.Image{}, pictures: map[pictureKey]*ebiten.Image{},
	}
	if err := p.fonts.load(); err != nil {
		return nil, err
	}
	p.white = whitePixel()
	p.paper, p.cloth = textures()
	return p, nil
}

// Draw draws a scene on the whole screen.
func (p *Painter) Draw(screen *ebiten.Image, s *Scene) {
	p.last, p.layers.overValid = *s, false
	p.refresh(screen, s)
	p.drawLayers(screen, s)
	o := overlayOn(p.on(screen, s.Plan.Unit), s)
	if s.Timeline != nil {
		timelines{o}.draw()
	}
	o.draw()
	if s.Timeline != nil {
		timelines{o}.tip()
	}
}

// Hand draws what is in the hand of a scene, and nothing else.
func (p *Painter) Hand(screen *ebiten.Image, s *Scene) {
	overlayOn(p.on(screen, s.Plan.Unit), s).held()
}

// refresh redraws the table if it does not show the view of a scene.
func (p *Painter) refresh(screen *ebiten.Image, s *Scene) {
	l := &p.layers
	season := s.View.Book.Season(s.View.State)
	anew := false
	if l.fit(screen) || p.theme != art.Wearing() || p.drawnPatterns != p.Patterns || p.drawn.Scale != s.View.Scale || p.drawn.Sofa != s.View.Sofa {
		p.drop()
		anew = true
	} else if !slices.Equal(s.Plan.Parts, p.parts) {
		anew = true
	} else if s.View.Same(&p.drawn) && slices.Equal(s.Hidden, p.hidden) {
		return
	} else if s.Fade > 0 && season != l.season {
		l.keep()
	}
	l.season = season
	p.theme, p.drawnPatterns = art.Wearing(), p.Patterns
	p.redraw(s, anew)

	p.drawn, p.hidden, p.parts = s.View.Clone(), slices.Clone(s.Hidden), slices.Clone(s.Plan.Parts)
}

// redraw draws the table where it differs from the last one, or all of it.
func (p *Painter) redraw(s *Scene, anew bool) {
	l, u := &p.layers, s.Plan.Unit
	size := l.top.Bounds().Size()
	p.tableSigns = p.tableSigns[:0]
	top := &canvas{surface{p: p, u: u, signs: &p.tableSigns, ledger: newLedger(size)}}
	ground := &canvas{surface{p: p, u: u, ledger: newLedger(size)}}
	newTable(top, ground, &s.View, s.Plan, s.Hidden).draw()
	p.tableSigns = slices.DeleteFunc(p.tableSigns, func(sign Sign) bool { return !s.Plan.Arrived(sign.Rect.Center()) })

	all := []image.Rectangle{l.top.Bounds()}
	dirtyTop, dirtyGround := all, all
	if !anew {
		dirtyTop, dirtyGround = top.ledger.differs(l.topLedger), ground.ledger.differs(l.groundLedger)
	}
	l.topLedger, l.groundLedger = top.ledger, ground.ledger
	if p.Unseen {
		return
	}
	for _, part := range dirtyGround {
		if s.Plan.Parts != nil { // where nothing has arrived
			newTable(p.on(nil, u), p.within(l.ground, part, u), &s.View, s.Plan, s.Hidden).cloth()
		}
		for _, arrived := range arrivedIn(s.Plan, part) {
			newTable(p.on(nil, u), p.within(l.ground, arrived, u), &s.View, s.Plan, s.Hidden).draw()
		}
	}
	for _, part := range dirtyTop {
		p.within(l.top, part, u).dst.Clear()
		for _, arrived := range arrivedIn(s.Plan, part) {
			newTable(p.within(l.top, arrived, u), p.on(nil, u), &s.View, s.Plan, s.Hidden).draw()
		}
	}
	if anew {
		l.flatValid = false
	} else {
		l.dirty = append(append(l.dirty, dirtyGround...), dirtyTop...)
	}
}

// arrivedIn returns what of a part of the picture has arrived of a table.
func arrivedIn(plan *layout.Plan, part image.Rectangle) (all []image.Rectangle) {
	if plan.Parts == nil {
		return []image.Rectangle{part}
	}
	for _, r := range plan.Parts {
		if in := pixels(r).Intersect(part); !in.Empty() {
			all = append(all, in)
		}
	}
	return all
}

// Words returns each line of text in a scene, as far as the table has arrived: what a newcomer reads who reads everything.
func (p *Painter) Words(s *Scene) (lines []string) {
	was := p.onText
	defer func() { p.onText = was }()
	p.onText = func(line string, at layout.Rect) {
		if s.Plan.Arrived(at.Center()) {
			lines = append(lines, line)
		}
	}
	c := p.on(nil, s.Plan.Unit)
	newTable(c, c, &s.View, s.Plan, s.Hidden).draw()
	p.onText = func(line string, _ layout.Rect) { lines = append(lines, line) }
	overlayOn(c, s).draw()
	return lines
}

// drop forgets what was drawn once at another size or in another theme.
func (p *Painter) drop() {
	drop(p.icons)
	drop(p.shapes)
	drop(p.stamps)
	drop(p.pictures)
}

func drop[K comparable](kept map[K]*ebiten.Image) {
	for _, img := range kept {
		if img != nil { // nil for what could not be drawn
			img.Deallocate()
		}
	}
	clear(kept)
}
