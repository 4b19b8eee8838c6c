// Package install has the sheets that show boxes which were dropped on the window and ask before they install them, and that ask before
// a box is removed.
package install

import (
	"fmt"

	"sixwinters/boxes"
	"sixwinters/game/app"
	"sixwinters/game/words"
	"sixwinters/rules"
)

// sheet shows one box after the other.
type sheet struct {
	page
	waiting []app.Parcel
	parcel  *boxes.Parcel // that is shown; nil if it is refused
	name    string        // of its file
	refused string        // why, in sentences
	old     string        // what is said of others of its name, or ""
}

// New returns the sheet for parcels, of which there is one at least.
func New(g *app.App, parcels []app.Parcel) app.Sheet {
	s := &sheet{waiting: parcels}
	s.next(g)
	return s
}

// next shows the next box, or closes the sheet after the last one.
func (s *sheet) next(g *app.App) {
	if len(s.waiting) == 0 {
		g.CloseSheet()
		return
	}
	now := s.waiting[0]
	s.waiting = s.waiting[1:]
	s.menu, s.name, s.parcel, s.refused, s.old = nil, now.Name, nil, "", ""
	err := now.Trouble
	if err == nil {
		s.parcel, err = g.Shelf().Look(now.Zipped, now.Name)
	}
	if err != nil {
		s.refused = words.BoxFault(err)
		return
	}
	s.old = ofOthers(g, s.parcel)
}

// ofOthers says which boxes of the same name are installed, and which campaigns need them.
func ofOthers(g *app.App, p *boxes.Parcel) string {
	var versions, using []string
	for _, other := range p.Others {
		versions = append(versions, other.Box.Version)
		for _, name := range g.Folder().Using(other.Box.BoxRef) {
			using = append(using, fmt.Sprintf("%q", name))
		}
	}
	if len(versions) == 0 {
		return ""
	}
	say := fmt.Sprintf("%s %s is installed.", p.Name, rules.Joined(versions, "and"))
	if len(versions) > 1 {
		say = fmt.Sprintf("%s %s are installed.", p.Name, rules.Joined(versions, "and"))
	}
	const most = 3 // that are named
	switch n := len(using); {
	case n > most:
		say += fmt.Sprintf(" %d campaigns play with it: keep both to continue them.", n)
	case n > 0:
		say += fmt.Sprintf(" Keep both to continue %s.", rules.Joined(using, "and"))
	}
	return say
}

// OnTop distinguishes one box from the next: their buttons are in the same place.
func (s *sheet) OnTop() any { return len(s.waiting) }

// Update handles one tick. It reports whether anything has to be drawn again.
func (s *sheet) Update(g *app.App) (stale bool) { return s.run(g, s.build, s.next) }

// width is that of the texts, in units.
const width = 620

func (s *sheet) build(g *app.App) {
	m := g.NewMenu(app.Shade)
	s.menu = m
	m.InHead()
	p := s.parcel
	if p == nil {
		m.Title("This box cannot be installed", 30)
		m.InBody()
		m.Text(s.name, width)
		m.Text(s.refused, width)
		m.TurnsTo("G", "Got it", func() { s.act = s.next })
		return
	}
	m.Title(p.String(), 30)
	m.InBody()
	m.Text(p.About, width)
	m.Text(words.Changes(p.Changes), width)
	if len(p.On) > 0 {
		m.Text(fmt.Sprintf("It is built on %s.", rules.Joined(p.On, "and")), width)
	}
	m.Text(fmt.Sprintf("Author: %s. Licence: %s.", p.Author, p.Licence), width)
	if p.Here {
		m.Text("This box is already installed.", width)
		m.TurnsTo("G", "Got it", func() { s.act = s.next })
		return
	}
	if s.old != "" {
		m.Text(s.old, width)
	}
	cancel := m.NewShort("", "Cancel", func() { s.act = s.next })
	if len(p.Others) == 0 {
		m.TurnsTo("I", "Install", func() { s.act = s.install(false) }, cancel)
		return
	}
	m.TurnsTo("R", "Replace", func() { s.act = s.install(true) },
		m.NewShort("K", "Keep both", func() { s.act = s.install(false) }), cancel)
}

// install returns what installs the box that is shown.
func (s *sheet) install(replace bool) func(g *app.App) {
	return func(g *app.App) {
		if err := g.Shelf().Install(s.parcel, replace); err != nil {
			s.parcel, s.refused, s.menu = nil, words.Sentence(err), nil
			return
		}
		g.Library.Changed()
		g.Notice = s.parcel.String() + " is installed. Choose it in a new campaign."
		s.next(g)
	}
}
