package replay

import (
	"cmp"

	"sixwinters/game/app"
	"sixwinters/game/menu"
	"sixwinters/game/words"
	"sixwinters/rules"
	"sixwinters/saves"
)

// NewMenu returns the menu of a campaign that is looked at again.
func NewMenu(r *Replay) *app.Dialog {
	return &app.Dialog{Build: func(g *app.App, m *menu.Menu, d *app.Dialog) {
		m.Title("Replay", 34)
		if r.laid {
			m.Text("This table shows what a card does. Nothing is saved.", 520)
			m.Button("Back to the replay", d.Press(nil))
			m.Button("Leave the replay", d.Does(r.leave))
			return
		}
		m.Text("This is \""+r.name()+"\" as it was played. Nothing can be changed here.", 520)
		m.Button("Back to the replay", d.Press(nil))
		m.Button("Review: what decided it", d.Does(r.OpenReview))
		m.Button("Branch a new campaign from here", d.Does(func(g *app.App) { r.AskBranch(g, "", "") }))
		leave := "Leave the replay"
		if r.from != nil {
			leave = "Keep playing"
		}
		m.Button(leave, d.Does(r.leave))
	}}
}

// name returns the campaign's as it stands in the list.
func (r *Replay) name() string {
	if file := r.Table.Campaign.Name(); file != "" {
		return saves.Title(saves.NameOf(file), r.Table.Campaign.Book(), r.Table.Campaign.Now())
	}
	return "A campaign" // it is kept nowhere
}

// branchName proposes a name for a campaign that branches from a table: that of this one or, before it has one of its own, the
// characters, with where the table is.
func (r *Replay) branchName(table *rules.State) string {
	name := r.name()
	if file := r.Table.Campaign.Name(); file != "" && name != saves.NameOf(file) {
		name = cmp.Or(saves.Characters(r.Table.Campaign.Book(), table), "Campaign")
	}
	return name + ", " + words.BranchName(table)
}

// AskBranch asks for the name of a campaign that branches from the table that is shown. written is what has been written
// of it before; trouble is why that is no name.
func (r *Replay) AskBranch(g *app.App, written, trouble string) {
	r.pause()
	r.Jump(g, r.At) // what is on its way arrives
	if r.laid {
		g.Notice = "This table shows what a card does. No campaign branches from it."
		return
	}
	table := r.Line.Table(r.At)
	if written == "" {
		written = r.branchName(table)
	}
	r.Table.Dialog = &app.Dialog{Build: func(g *app.App, m *menu.Menu, d *app.Dialog) {
		m.Title("Branch a new campaign", 30)
		m.Text(words.Where(table)+". The new campaign begins with everything played up to here, in its own file. "+
			"The one you are looking at stays as it is.", app.SheetWidth)
		field := m.NewField("Name", written, "", nil)
		m.Add(field)
		m.Begin(field)
		if trouble != "" {
			m.Text(trouble, app.SheetWidth)
		}
		begin := d.Press(func(g *app.App) error { return r.branch(g, field.GetText()) })
		field.SubmitEvent.AddHandler(func(any) { begin() })
		field.ChangedEvent.AddHandler(func(any) { written = field.GetText() }) // the window may have another size later
		m.Row(m.NewButton("Play it", begin), m.NewButton("Cancel", d.Press(nil)))
	}}
}

// branch begins a campaign of a name that branches from the table that is shown, and goes to its table.
func (r *Replay) branch(g *app.App, name string) error {
	file, err := g.Folder().Named(name)
	if err != nil {
		r.AskBranch(g, name, words.Sentence(err))
		return nil
	}
	begin := func(g *app.App) error {
		campaign, err := r.Line.Branch(file, r.At)
		if err != nil {
			Look(g, r)
			r.AskBranch(g, name, words.Sentence(err))
			return nil
		}
		if err := campaign.Close(); err != nil {
			return err
		}
		return g.Routes.Resume(g, file)
	}
	if r.from == nil {
		return begin(g)
	}
	// What is being played is left first; if its last moves are not saved, its table asks.
	r.leave(g)
	return r.from.Leave(begin)(g)
}
