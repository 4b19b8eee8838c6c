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

	old      string // what is said of others of its name, or ""
	needed   bool   // a campaign needs one of them
	replaces bool   // one of them can be replaced
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
	s.readOthers(g)
}

// readOthers notes which boxes of the same name are installed, and which campaigns need them.
func (s *sheet) readOthers(g *app.App) {
	var versions, folders, using []string
	s.old, s.needed, s.replaces = "", false, false
	for _, other := range s.parcel.Others {
		versions = append(versions, other.Box.Version)
		if other.Replaceable() {
			s.replaces = true
		} else {
			folders = append(folders, other.Box.Version)
		}
		for _, name := range g.Folder().Using(other.Box.BoxRef) {
			using = append(using, fmt.Sprintf("%q", name))
		}
	}
	if len(versions) == 0 {
		return
	}
	are := map[bool]string{true: "is", false: "are"}
	say := fmt.Sprintf("%s %s %s installed.", s.parcel.Name, rules.Joined(versions, "and"), are[len(versions) == 1])
	const most = 3 // that are named
	switch n := len(using); {
	case n > most:
		say += fmt.Sprintf(" %d campaigns need it.", n)
	case n > 1:
		say += fmt.Sprintf(" %s need it.", rules.Joined(using, "and"))
	case n > 0:
		say += fmt.Sprintf(" %s needs it.", using[0])
	}
	if len(folders) > 0 {
		say += fmt.Sprintf(" %s %s in a folder of yours and stays.", rules.Joined(folders, "and"), are[len(folders) == 1])
	}
	s.needed = len(using) > 0
	switch {
	case s.replaces && s.needed:
		say += " Replace moves it to the folder \"removed boxes\": campaigns that need it find it there."
	case s.replaces:
		say += " Replace moves it to the folder \"removed boxes\"."
	}
	s.old = say
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
	replace := func() { s.act = s.install(true) }
	keep := func() { s.act = s.install(false) }
	switch {
	case !s.replaces:
		m.TurnsTo("I", "Install", keep, cancel)
	case s.needed: // the usual way must not change what a campaign is played with
		m.TurnsTo("K", "Keep both", keep, m.NewShort("R", "Replace", replace), cancel)
	default:
		m.TurnsTo("R", "Replace", replace, m.NewShort("K", "Keep both", keep), cancel)
	}
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
