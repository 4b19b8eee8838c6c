package workshop

import (
	"cmp"
	"fmt"
	"path"
	"path/filepath"
	"slices"
	"strings"

	"github.com/ebitenui/ebitenui/widget"

	"sixwinters/content"
	"sixwinters/game/app"
	"sixwinters/game/menu"
	"sixwinters/game/words"
	"sixwinters/rules"
)

// buildList builds the list of cards, with what is wrong above them.
func (w *workshop) buildList(g *app.App, m *menu.Menu) {
	b := w.bench
	m.InHead()
	m.Call("workshop")
	m.Title("Workshop: "+b.name(), 28)
	m.Text(w.state(), width)
	if b.book != nil {
		w.buildSearch(m)
	}
	m.InBody()
	w.buildFindings(g, m, b.findings())
	if b.book != nil {
		w.buildCards(g, m)
	}
	m.InFoot()
	w.SayTrouble(width)
	m.Row(m.NewShort("", "Open its files", w.Do(w.edit(b.path, 0))), m.NewShort("", "Back", w.Do(w.up)))
}

// state says how the box is, in a sentence or two.
func (w *workshop) state() string {
	b := w.bench
	keeps := " The cards shown are the last good ones."
	if b.book == nil {
		keeps = ""
	}
	switch {
	case b.wrong != nil:
		return words.Sentence(b.wrong) + keeps
	case len(b.found) > 0:
		return rules.HowMany(len(b.found), "finding", "findings") + "." + keeps
	case len(b.doubts) > 0:
		return rules.HowMany(len(b.doubts), "finding", "findings") + ". The cards can be played all the same."
	}
	return words.Changes(b.changes()) + " Save a file in your editor, and its cards change here."
}

// buildSearch adds the field of the search, and the choice which cards are listed.
func (w *workshop) buildSearch(m *menu.Menu) {
	f := m.NewField("Search", w.search, "Search: a name, tag, operation or effect", nil)
	f.ChangedEvent.AddHandler(func(any) {
		if w.search != f.GetText() {
			w.search, w.writes, w.Menu = f.GetText(), true, nil
		}
	})
	f.SubmitEvent.AddHandler(func(any) { w.Act = w.openFirst })
	if w.writes { // it is built anew with every letter
		m.Begin(f)
	}
	choice := func(say string, all bool) *widget.Button {
		return m.NewChoice(say, w.all == all, func() { w.all, w.writes, w.Menu = all, false, nil })
	}
	m.Add(f)
	m.Row(choice("Changed by this box", false), choice("All cards", true))
}

// buildFindings adds what is wrong, each with the line that causes it. Pressed, it opens the line in an editor.
func (w *workshop) buildFindings(g *app.App, m *menu.Menu, found []content.Finding) {
	wide := min(m.Px(width), m.Inner)
	for _, f := range found {
		file := w.bench.fileOf(f.File)
		say := place(f.File, f.Line) + ": "
		if f.Card != "" {
			say += rules.FixFullStops(f.Card + ": " + f.What)
		} else {
			say += f.What
		}
		if f.Line > 0 && f.Line <= len(file.lines) {
			say += "\n" + numbered(f.Line, file.lines[f.Line-1])
		}
		saying := m.NewSaying(say, wide, w.Do(w.edit(cmp.Or(file.path, w.bench.path), f.Line)), g.Painter.Sign(m.Unit, "knocked-out"))
		m.Add(saying)
		w.finds(saying)
	}
}

// numbered returns a line of a file as it is written there, after its number.
func numbered(n int, line string) string {
	return fmt.Sprintf("%d  %s", n, strings.ReplaceAll(strings.TrimRight(line, " \t\r"), "\t", "  "))
}

// place says where something stands.
func place(file string, line int) string {
	name := path.Base(filepath.ToSlash(file))
	if line == 0 {
		return name
	}
	return fmt.Sprintf("%s, line %d", name, line)
}

// buildCards adds the cards that are looked for, in two columns where there is room, and those that are taken away.
func (w *workshop) buildCards(g *app.App, m *menu.Menu) {
	b := w.bench
	cards := w.listed()
	wide := m.Px(column)
	if 2*wide+m.Gap() > m.Inner { // one column, as wide as what is found
		wide = min(m.Px(width), m.Inner)
	}
	half := (len(cards) + 1) / 2
	m.Beside(slices.Repeat([]int{wide}, 2), func(i int) {
		for _, card := range cards[min(i*half, len(cards)):min((i+1)*half, len(cards))] {
			m.Add(m.NewSaying(w.line(card), wide, func() { w.show(card) }, g.Painter.Sign(m.Unit, iconOf(b.book.Content(), card))))
		}
	})
	var others []string
	for _, c := range b.changes() {
		if c.Kind == "" || c.How == content.Removed {
			others = append(others, fmt.Sprintf("%s: %s %s", place(c.File, c.Line), c.Name, c.How))
		}
	}
	if len(others) > 0 && w.search == "" {
		m.Heading("Also changed")
		for _, say := range others {
			m.Text(say+".", width)
		}
	}
	if len(cards) == 0 && w.search != "" {
		m.Text("No card here has these words.", width)
	}
}

// listed returns the cards that are looked for.
func (w *workshop) listed() []content.CardOf {
	cards := find(w.bench.book, w.search)
	if !w.all {
		cards = slices.DeleteFunc(cards, func(card content.CardOf) bool { return w.bench.changeOf(card) == nil })
	}
	return cards
}

// show opens the page of a card.
func (w *workshop) show(card content.CardOf) {
	s := showing(w.bench.book, card)
	w.open, w.writes, w.reveals, w.Menu = &s, false, true, nil
}

// openFirst opens the first card that a search finds, if there is any.
func (w *workshop) openFirst(*app.App) error {
	if cards := w.listed(); len(cards) > 0 && w.search != "" {
		w.show(cards[0])
	}
	return nil
}

func (w *workshop) line(card content.CardOf) string {
	say := w.bench.book.DistinctName(card) + ", " + card.Kind.String()
	if c := w.bench.changeOf(card); c != nil {
		say += ", " + c.How.String()
		if c.How == content.Replaced && len(c.Keys) > 0 {
			say += " (" + rules.Joined(c.Keys, "and") + ")"
		}
	}
	return say
}

func iconOf(c *content.Content, card content.CardOf) string {
	switch card.Kind {
	case content.ObstacleKind:
		return c.Card(content.ObstacleID(card.N)).Skill.String()
	case content.LocationKind:
		if region := c.Locations[card.N].Region; region != content.NoRegion {
			return region.String()
		}
		return "burn"
	case content.ProgressKind:
		return "progress"
	case content.EventKind:
		season, _ := card.Event()
		return season.String()
	}
	return "action"
}
