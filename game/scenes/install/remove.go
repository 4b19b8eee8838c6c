package install

import (
	"fmt"
	"path/filepath"
	"slices"

	"sixwinters/boxes"
	"sixwinters/game/app"
	"sixwinters/game/words"
	"sixwinters/rules"
)

// removal asks before it takes a box off the shelf.
type removal struct {
	page
	item    boxes.Item
	name    string // of the box or, where it cannot be opened, of its file
	trouble string // why it is still there, in a sentence, or ""
}

// NewRemoval returns the sheet that asks whether to remove a box of the shelf.
func NewRemoval(_ *app.App, item boxes.Item) app.Sheet {
	r := &removal{item: item, name: filepath.Base(item.File)}
	if item.Box != nil {
		r.name = item.Box.String()
	}
	return r
}

func (r *removal) Update(g *app.App) (stale bool) { return r.run(g, r.build, (*app.App).CloseSheet) }

func (r *removal) build(g *app.App) {
	m := g.NewMenu(app.Shade)
	r.menu = m
	m.InHead()
	m.Title("Remove "+r.name+"?", 30)
	m.InBody()
	m.Text("It goes to the folder \"removed boxes\". Put it back from there, and it is installed again.", width)
	if say := r.needed(g); say != "" {
		m.Text(say, width)
	}
	if r.trouble != "" {
		m.Text(r.trouble, width)
	}
	m.TurnsTo("R", "Remove", func() { r.act = r.remove }, m.NewShort("", "Cancel", func() { r.act = (*app.App).CloseSheet }))
}

// needed says which campaigns and boxes need the box, or "".
func (r *removal) needed(g *app.App) (say string) {
	if r.item.Box == nil {
		return ""
	}
	var on []string
	for _, box := range g.Shelf().Boxes() {
		if slices.Contains(box.On, r.item.Box.Name) {
			on = append(on, box.Name)
		}
	}
	using := g.Folder().Using(r.item.Box.BoxRef)
	const most = 3 // that are named
	switch n := len(using); {
	case n > most:
		say = fmt.Sprintf("%d campaigns need it, and find it there.", n)
	case n > 0:
		say = needing(using) + " it, and " + map[bool]string{true: "finds", false: "find"}[n == 1] + " it there."
	}
	if len(on) > 0 {
		say += fmt.Sprintf(" Without it no new campaign has %s.", rules.Joined(on, "and"))
	}
	return say
}

func needing(names []string) string {
	var quoted []string
	for _, name := range names {
		quoted = append(quoted, fmt.Sprintf("%q", name))
	}
	if len(names) == 1 {
		return quoted[0] + " needs"
	}
	return rules.Joined(quoted, "and") + " need"
}

func (r *removal) remove(g *app.App) {
	if _, err := g.Shelf().Remove(r.item.File); err != nil {
		r.trouble, r.menu = words.Sentence(err), nil
		return
	}
	g.Library.Changed()
	g.Notice = r.name + " is removed."
	g.CloseSheet()
}
