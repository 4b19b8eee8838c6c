package campaigns

import (
	"fmt"
	"path/filepath"
	"slices"

	"github.com/ebitenui/ebitenui/widget"

	"sixwinters/boxes"
	"sixwinters/content"
	"sixwinters/game/app"
	"sixwinters/game/menu"
	"sixwinters/game/words"
	"sixwinters/rules"
)

const boxesTitle = "Boxes"

// boxesChosen are the boxes that a new campaign is played with.
type boxesChosen struct {
	atHand    []boxes.Item
	installed int             // as [app.Library.Changes] when they were listed
	stack     []*content.Box  // the chosen ones, the lowest first
	book      *rules.Rulebook // with them; nil if they cannot be played
	fault     string          // why, in a sentence
	says      map[*content.Box]string
}

// list lists what is at hand now. What was chosen stays chosen while it is there.
func (b *boxesChosen) list(g *app.App) {
	if b.atHand != nil && b.installed == g.Library.Changes {
		return
	}
	was := b.stack
	if b.atHand == nil {
		was = g.Book.Content().Boxes
	}
	b.atHand, b.installed, b.says = g.Library.AtHand(), g.Library.Changes, map[*content.Box]string{}
	var is []*content.Box
	for _, box := range was {
		if i := slices.IndexFunc(b.atHand, func(item boxes.Item) bool { return item.Box != nil && item.Box.BoxRef == box.BoxRef }); i >= 0 {
			is = append(is, b.atHand[i].Box)
		}
	}
	b.choose(g, is)
}

// all are the boxes at hand that can be opened.
func (b *boxesChosen) all() (all []*content.Box) {
	for _, item := range b.atHand {
		if item.Box != nil {
			all = append(all, item.Box)
		}
	}
	return all
}

// choose chooses a stack, and sees whether it can be played.
func (b *boxesChosen) choose(g *app.App, stack []*content.Box) {
	b.stack, b.fault = stack, ""
	var err error
	if b.book, err = g.Library.With(stack...); err != nil {
		b.fault = words.BoxFault(err)
	}
}

// add chooses a box, with those that it is built on below it.
func (b *boxesChosen) add(g *app.App, box *content.Box) {
	below, _ := boxes.Below(box, b.all()) // choosing says what is missing
	stack := slices.Clone(b.stack)
	for _, needed := range append(below, box) {
		if !slices.Contains(stack, needed) {
			stack = append(stack, needed)
		}
	}
	b.choose(g, stack)
}

// drop leaves a box out again.
func (b *boxesChosen) drop(g *app.App, box *content.Box) {
	b.choose(g, slices.DeleteFunc(slices.Clone(b.stack), func(other *content.Box) bool { return other == box }))
}

// lower puts a box under the one that lies below it.
func (b *boxesChosen) lower(g *app.App, box *content.Box) {
	if i := slices.Index(b.stack, box); i > 0 {
		stack := slices.Clone(b.stack)
		stack[i-1], stack[i] = stack[i], stack[i-1]
		b.choose(g, stack)
	}
}

// does says what a box does, when it is laid over the game and what it is built on.
func (b *boxesChosen) does(box *content.Box) string {
	say, ok := b.says[box]
	if ok {
		return say
	}
	say = box.About
	if below, err := boxes.Below(box, b.all()); err != nil {
		say += " " + words.Sentence(err)
	} else if c, err := boxes.Stack(append(below, box)...); err != nil {
		say += " " + words.BoxFault(err)
	} else {
		say += " " + words.Changes(slices.DeleteFunc(slices.Clone(c.Changes), func(change content.Change) bool { return change.Box != box }))
	}
	b.says[box] = say
	return say
}

func (b *boxesChosen) count() string {
	switch n := len(b.stack); {
	case n == 0:
		return "None"
	case b.fault != "":
		return "They do not go together"
	case n == 1:
		return b.stack[0].String()
	default:
		return fmt.Sprintf("%d chosen", n)
	}
}

// order says in which order the chosen boxes lie.
func (b *boxesChosen) order() string {
	var names []string
	for _, box := range b.stack {
		names = append(names, box.Name)
	}
	return fmt.Sprintf("From the lowest: the game, %s.", rules.Joined(names, "then"))
}

// sheetRow adds a setting whose button says what is set and opens a sheet to change it.
func (n *newCampaign) sheetRow(m *menu.Menu, key, title, help, say string, opens formSheet) {
	m.Setting(title, help, func(width int) widget.PreferredSizeLocateableWidget {
		open := func(*app.App) error {
			n.sheet, n.Menu = opens, nil
			return nil
		}
		return m.NewRow(width, m.Lettered(key, m.NewPlate(menu.Plate{Name: title + ": " + say, Say: say, Width: width, Do: n.Do(open)})))
	})
}

func (n *newCampaign) buildBoxes(g *app.App) {
	m := n.New(g)
	m.InHead()
	m.Title(boxesTitle, 32)
	m.InBody()
	m.Least(menu.SettingWidth, 0)
	on := "window"
	if app.CanChooseFiles {
		on = "page"
	}
	m.Text("A box lies over the cards of the game and those of boxes below. To install one, choose its zip file, or drop it on this "+on+".", menu.SettingWidth)
	for i := range n.boxes.atHand {
		n.boxRow(g, m, &n.boxes.atHand[i])
	}
	m.InFoot()
	if len(n.boxes.stack) > 1 {
		m.Text(n.boxes.order(), menu.SettingWidth)
	}
	if n.boxes.fault != "" {
		m.Text(n.boxes.fault, menu.SettingWidth)
	}
	choose := func(g *app.App) error {
		g.ChooseBox()
		return nil
	}
	m.Row(m.Lettered("D", m.NewButton("Done", n.Do(n.leaveSheet))), m.NewShort("I", "Install a box ...", n.Do(choose)))
}

func (n *newCampaign) boxRow(g *app.App, m *menu.Menu, item *boxes.Item) {
	box := item.Box
	if box == nil {
		m.Setting(filepath.Base(item.File), "", func(width int) widget.PreferredSizeLocateableWidget {
			return m.NewParagraph(words.BoxFault(item.Trouble), float64(width)/m.Unit)
		})
		return
	}
	m.Setting(box.String(), n.boxes.does(box), func(width int) widget.PreferredSizeLocateableWidget {
		at := slices.Index(n.boxes.stack, box)
		var buttons []*widget.Button
		button := func(say string, chosen bool, do func(g *app.App, box *content.Box)) {
			buttons = append(buttons, m.NewPlate(menu.Plate{
				Name: box.String() + ": " + say, Say: say, Width: width, Free: menu.NarrowSide, Chosen: chosen,
				Do: func() { do(g, box); n.Menu = nil },
			}))
		}
		button("Off", at < 0, n.boxes.drop)
		button("On", at >= 0, n.boxes.add)
		if at > 0 {
			button("Lower", false, n.boxes.lower)
		}
		if g.Shelf().Has(item.File) {
			button("Remove", false, func(g *app.App, _ *content.Box) { g.Sheet, g.Stale = g.Routes.Remove(g, *item), true })
		}
		return m.NewRow(width, buttons...)
	})
}
