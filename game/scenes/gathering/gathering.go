// Package gathering is the scene in which players meet for a table that two desks share: it creates one, joins one by its link, and
// lists those there are.
package gathering

import (
	"context"
	"errors"
	"slices"
	"strings"
	"time"

	"github.com/ebitenui/ebitenui/widget"

	"sixwinters/content"
	"sixwinters/game/app"
	"sixwinters/game/menu"
	"sixwinters/game/words"
	"sixwinters/rules"
	"sixwinters/saves"
	"sixwinters/settings"
	"sixwinters/together"
)

// scene asks which table to sit down at.
type scene struct {
	app.MenuScene
	work   app.Work[seat]
	apart  bool   // two play at two desks: asked first
	link   string // as it is written
	server string
	names  [saves.NumSeats]string // first that of who is at this desk
	moves  moves
	solo   string             // the file of the campaign that was played last at this desk alone, or ""
	shares bool               // that campaign becomes the table
	made   *made              // a table that has just been created
	new    *set               // the campaign that has been set up for the table, or nil
	hard   content.Difficulty // of a new one
	seen   uint64             // as [together.Lookout.Changes] when the tables were listed
}

// moves says which characters this desk moves.
type moves int

// What a desk moves.
const (
	firstOne moves = iota
	secondOne
	either // either desk moves both
)

// The words for them, and what they mean.
var (
	movesNames = []string{"The first", "The second", "Either"}
	movesHelp  = []string{
		"You move the first character, the other player the second.",
		"You move the second character, the other player the first.",
		"Each of you moves both characters.",
	}
)

// seats returns who sits where.
func (s *scene) seats() together.Seats {
	is := together.Seats{Own: 1, Names: s.names, Plays: together.EachOwn}
	switch s.moves {
	case secondOne:
		is.Own, is.Names[0], is.Names[1] = 2, s.names[1], s.names[0]
	case either:
		is.Plays = together.AnyBoth
	}
	return is
}

// set is how a new campaign is set up.
type set struct {
	book    *rules.Rulebook
	options rules.Options
}

// seat is a desk at a table, or why there is none.
type seat struct {
	desk  *together.Desk
	links [together.Watching + 1]together.Link // of a new table
	err   error
}

// made is a table that has just been created.
type made struct {
	seat
	other  int // the seat of the other desk
	copied int // the seat whose link was copied last, or 0
}

const titleWords = "Play together"

// Open shows the scene.
func Open(g *app.App) error {
	s := &scene{server: together.UsualServer(), hard: content.Difficulty(max(0, slices.Index(settings.Difficulties, g.Settings.Difficulty)))}
	copy(s.names[:], g.Settings.Players)
	if file := g.Folder().Newest(); file != "" && saves.TableOf(file) == "" {
		s.solo = file
	}
	g.Skin.Forget(titleWords)
	g.Show(s)
	return nil
}

// OpenWith shows the scene for a new campaign by a rulebook, of players who may have names.
func OpenWith(g *app.App, book *rules.Rulebook, o rules.Options, players ...string) error {
	if err := Open(g); err != nil {
		return err
	}
	s := g.Scene.(*scene)
	s.new, s.solo, s.apart = &set{book, o}, "", true
	s.names = [saves.NumSeats]string{}
	copy(s.names[:], players)
	return nil
}

// Join sits down at the table of a link.
func Join(g *app.App, link together.Link) error {
	s := &scene{server: together.UsualServer(), link: link.String(), apart: true}
	g.Show(s)
	s.begin(g, func(ctx context.Context) seat { return joined(ctx, g, link) })
	return nil
}

// joined sits down at a table, in the background.
func joined(ctx context.Context, g *app.App, link together.Link) seat {
	d, err := together.Join(ctx, g.Folder(), link, g.BooksOfTables)
	return seat{desk: d, err: err}
}

// begin sits down in the background.
func (s *scene) begin(g *app.App, work func(ctx context.Context) seat) {
	s.Menu = nil
	s.work.Begin(g, func(ctx context.Context, _ func(done, all int)) seat { return work(ctx) })
}

func (s *scene) Update(g *app.App) (bool, error) {
	if is, came, _ := s.work.Tick(); came {
		s.Menu = nil
		switch {
		case is.err != nil:
			s.Trouble = rules.Capital(strings.TrimSuffix(is.err.Error(), ".")) + "."
		case is.links[1].Table != "":
			s.made = &made{seat: is, other: is.desk.Other()}
		default:
			return true, sit(g, is.desk)
		}
	}
	if n := g.Lookout.Changes(); n != s.seen && s.made == nil {
		s.seen, s.Menu = n, nil
	}
	return s.Run(g, s.build, s.back)
}

// playApart asks for a table of two desks.
func (s *scene) playApart(*app.App) error {
	s.apart, s.Menu = true, nil
	return nil
}

// sit goes to the table of a desk.
func sit(g *app.App, d *together.Desk) error {
	g.Settings.Started = true
	g.SaveSettings()
	return g.Routes.Sit(g, d)
}

// back leaves the scene. Whoever has just created a table leaves it too; it is kept.
func (s *scene) back(g *app.App) error {
	s.work.Stop()
	if s.made != nil {
		_ = s.made.desk.Close() // nothing has been played
	}
	return g.Routes.Title(g)
}

func (s *scene) build(g *app.App) {
	m := s.New(g)
	m.InHead()
	m.Title(titleWords, 32)
	m.InBody()
	m.Least(menu.SettingWidth, 0)
	switch {
	case s.work.Running():
		m.Text("Looking for the table ...", menu.SettingWidth)
		m.InFoot()
		m.Row(m.NewButton("Back to title", s.Do(s.back)))
	case s.made != nil:
		s.buildMade(m)
	case s.apart:
		s.buildAsk(m)
	default:
		s.buildWhere(g, m)
	}
}

// buildMade shows the links of a new table.
func (s *scene) buildMade(m *menu.Menu) {
	m.Text("The table is ready. Send this link to the other player. It is their seat, so send it to nobody else.", menu.SettingWidth)
	m.Text(s.made.links[s.made.other].String(), menu.SettingWidth)
	if s.made.links[s.made.other].Local() {
		m.Text("The link works on this computer only: its server is for this computer. "+
			"For a friend at another computer, start the server as docs/twodesks.md says.", menu.SettingWidth)
	} else {
		addCode(m, s.made.links[s.made.other].String())
	}
	m.InFoot()
	s.SayTrouble(menu.SettingWidth)
	m.Row(
		m.Lettered("C", m.NewButton(s.copies(s.made.other, "Copy the link"), s.Do(s.copy(s.made.other)))),
		m.NewButton(s.copies(together.Watching, "Copy a link to watch"), s.Do(s.copy(together.Watching))),
		m.Lettered("S", m.NewButton("Sit down", s.Do(func(g *app.App) error { return sit(g, s.made.desk) }))),
	)
}

// copies returns the words for a button that copies the link of a seat.
func (s *scene) copies(seat int, words string) string {
	if s.made.copied == seat {
		return "Copied"
	}
	return words
}

// copy returns what a button does that copies the link of a seat of the new table.
func (s *scene) copy(seat int) func(g *app.App) error {
	return func(*app.App) error {
		s.made.copied, s.Menu = 0, nil
		if err := app.Copy(s.made.links[seat].String()); err != nil {
			return err
		}
		s.made.copied = seat
		return nil
	}
}

// buildWhere asks whether both sit at this desk, and lists the tables there are.
func (s *scene) buildWhere(g *app.App, m *menu.Menu) {
	s.buildTables(g, m)
	m.Text("Do you two sit at one desk or at two?", menu.SettingWidth)
	says := [2]string{"One desk\nYou share this screen.", "Two desks\nEach of you has a computer. You send a link."}
	if m.Low() {
		says = [2]string{"One desk", "Two desks"}
	}
	m.Pair([2]string{"O", "T"}, says, [2]func(){s.Do(g.Routes.NewForTwo), s.Do(s.playApart)})
	m.InFoot()
	s.SayTrouble(menu.SettingWidth)
	m.Row(m.NewButton("Back to title", s.Do(s.back)))
}

// buildAsk asks for a link or a server.
func (s *scene) buildAsk(m *menu.Menu) {
	if s.new == nil {
		s.buildJoin(m)
	} else {
		m.Text("The table for your new campaign. Once it is there, you get a link to send to the other player.", menu.SettingWidth)
	}
	s.ask(m, "Server", "The one that chronicle serve starts.", &s.server, together.UsualServer(), s.create)
	if s.solo != "" {
		helps := []string{"The table is for a new campaign.", "\"" + saves.NameOf(s.solo) + "\" goes on with another desk."}
		is := 0
		if s.shares {
			is = 1
		}
		m.ChooseOf("Campaign", helps, []string{"A new one", "My last one"}, is, func(i int) { s.shares, s.Menu = i == 1, nil })
	}
	if s.new == nil && !s.shares {
		m.ChooseOf("Difficulty", words.DifficultyHelp, words.DifficultyNames, int(s.hard), func(i int) { s.hard, s.Menu = content.Difficulty(i), nil })
	}
	m.ChooseOf("You move", movesHelp, movesNames, int(s.moves), func(i int) { s.moves, s.Menu = moves(i), nil })
	s.ask(m, "Your name", "Shown at both desks.", &s.names[0], "optional", s.create)
	s.ask(m, "Other player", "At another desk.", &s.names[1], "optional", s.create)
	m.InFoot()
	s.SayTrouble(menu.SettingWidth)
	m.Row(m.Lettered("C", m.NewButton("Create a table", s.Do(s.create))), m.NewButton("Back to title", s.Do(s.back)))
}

// buildTables lists the tables there are, with whose turn it is.
func (s *scene) buildTables(g *app.App, m *menu.Menu) {
	shelf := together.Shelf{Folder: g.Folder()}
	links := shelf.Links()
	for _, link := range links {
		_, file, _ := shelf.Find(link.Table)
		m.Button("Continue \""+saves.NameOf(file)+"\""+with(link, file)+stands(g, link, file), s.Do(func(g *app.App) error {
			s.begin(g, func(ctx context.Context) seat { return joined(ctx, g, link) })
			return nil
		}))
	}
	if len(links) > 0 {
		m.OnOff("Notices", "The system says when it is your turn and you look elsewhere.", g.Settings.TurnNotices, s.tellTurns(g))
	}
}

// buildJoin asks for the link of a table.
func (s *scene) buildJoin(m *menu.Menu) {
	if settings.CanOpenLinks {
		m.OnOff("Links", "Links that begin with sixwinters:// open the game.", settings.OpensLinks(), func(on bool) {
			s.Trouble, s.Menu = "", nil
			if err := settings.OpenLinks(on); err != nil {
				s.Trouble = words.Sentence(err)
			}
		})
	}
	s.ask(m, "Link", "You got a link? Paste it here.", &s.link, "https://...", s.join)
	join := m.Lettered("J", m.NewButton("Join the table", s.Do(s.join)))
	if app.CanPaste {
		m.Row(m.Lettered("P", m.NewButton("Paste", s.Do(s.paste))), join)
	} else {
		m.Row(join)
	}
}

// tellTurns has the system say when it is the players' turn, or no longer.
func (s *scene) tellTurns(g *app.App) func(on bool) {
	return func(on bool) {
		s.Trouble, s.Menu = "", nil
		if err := app.TellTurns(g, on); err != nil {
			s.Trouble = words.Sentence(err)
		}
	}
}

// with names who sits at the other desk of a table, if they have a name.
func with(link together.Link, file string) string {
	if names := saves.HeaderOf(file).Names(); link.Seat != together.Watching && len(names) == saves.NumSeats && names[saves.NumSeats-link.Seat] != "" {
		return " with " + names[saves.NumSeats-link.Seat]
	}
	return ""
}

// stands says how it stands at a table, in a line of its own, or nothing if that is not known yet.
func stands(g *app.App, link together.Link, file string) string {
	is, known := g.Lookout.Standing(link.Table)
	if !known || link.Seat == together.Watching {
		return ""
	}
	say := "\n" + rules.Capital(is.Turn) + "."
	switch missed := is.Lines - saves.SharedIn(file); {
	case !is.Live:
		return say + " The server has not answered yet."
	case missed > 0:
		return say + " Since you left, " + rules.HowMany(missed, "line", "lines") + "."
	}
	return say
}

// ask adds a field in which something is written.
func (s *scene) ask(m *menu.Menu, name, help string, to *string, hint string, does func(g *app.App) error) {
	m.Setting(name, help, func(int) widget.PreferredSizeLocateableWidget {
		f := m.NewField(name, *to, hint, nil)
		f.ChangedEvent.AddHandler(func(any) { *to = f.GetText() })
		f.SubmitEvent.AddHandler(func(any) { s.Act = does })
		return f
	})
}

// paste writes what was copied into the field of the link.
func (s *scene) paste(*app.App) error {
	text, err := app.Pasted()
	if err != nil || strings.TrimSpace(text) == "" {
		return errors.New("nothing was copied: copy the link first")
	}
	s.link, s.Menu = strings.TrimSpace(text), nil
	return nil
}

// join sits down at the table of the link.
func (s *scene) join(g *app.App) error {
	link, err := together.ReadLink(s.link)
	if err != nil {
		return err
	}
	s.begin(g, func(ctx context.Context) seat { return joined(ctx, g, link) })
	return nil
}

// create creates a table at the server.
func (s *scene) create(g *app.App) error {
	server, err := together.ReadServer(s.server)
	if err != nil {
		return err
	}
	new, file := s.new, ""
	if new == nil {
		g.Settings.Difficulty = settings.Difficulties[s.hard]
		new = &set{g.Book, rules.Options{Seed: uint64(time.Now().UnixNano()), Difficulty: s.hard}}
	}
	if s.shares {
		file = s.solo
		new = &set{book: g.BookOf(file)}
	}
	if s.names[0] != "" && s.new == nil {
		g.Settings.Players = slices.Clone(s.names[:])
	}
	g.SaveSettings()
	seats, folder := s.seats(), g.Folder()
	s.begin(g, func(ctx context.Context) seat {
		d, links, err := created(ctx, folder, server, new, seats, file)
		return seat{d, links, err}
	})
	return nil
}

// created creates a table, for a new campaign or for that in a file.
func created(ctx context.Context, folder saves.Folder, server string, new *set, seats together.Seats, file string) (
	d *together.Desk, links [together.Watching + 1]together.Link, err error) {
	var solo *saves.Campaign
	if file != "" {
		if solo, err = saves.Open(new.book, file); err != nil {
			return nil, links, err
		}
	}
	d, links, err = together.Create(ctx, folder, server, new.book, new.options, seats, solo)
	if err != nil && solo != nil {
		_ = solo.Close() // it is as it was
	}
	return d, links, err
}
