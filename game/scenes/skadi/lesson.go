package skadi

import (
	"fmt"
	"slices"

	"sixwinters/game/app"
	"sixwinters/game/input/command"
	"sixwinters/render/farm"
	"sixwinters/rules/play"
	"sixwinters/rules/skadi"
	"sixwinters/saves"
)

// lesson is a lesson that is played: pages to read, and moves to make with dice that are known.
type lesson struct {
	at int // the page
}

// page is a page of the lesson.
type page struct {
	title  string
	say    string
	counts string // what is said instead of the first fragment: its rows, columns and points
	// does is the move that the page waits for; a page without one is read. A page that waits for a write takes any cell.
	does skadi.Move
	ask  string    // what to do, for the bar
	then string    // the same once a blessing is laid
	dice []int     // the first that the move rolls
	at   farm.Spot // what the page is about
	jump func(s *skadi.State)
}

// OpenLesson begins the lesson.
func OpenLesson(g *app.App) error {
	rules := skadi.New(skadi.Printed())
	w := newWinter(g, saves.ScratchWinter(rules, skadi.Options{Seed: 1}))
	w.lesson = &lesson{}
	w.lesson.turn(w, 0)
	g.Show(w)
	return nil
}

// turn turns to a page: what it supposes is so, and the dice that it needs fall next.
func (l *lesson) turn(w *winter, at int) {
	l.at = at
	p, table := &pages[at], *w.Now()
	if p.jump != nil {
		p.jump(&table)
		w.view.State = w.game.Observation(&table)
		w.view.Raid, w.view.Hunts = 0, [skadi.MaxHexes]uint8{}
		w.show.begin(nil, 0)
		w.show.told = nil
	}
	for !falls(table.Chance, p.dice) {
		table.Chance.Next()
	}
	w.Winter = saves.LaidWinter(w.game, table)
	w.refused, w.armed = nil, false
}

// falls reports whether dice fall next, in their order.
func falls(c play.Chance, dice []int) bool {
	for _, die := range dice {
		if c.Roll() != die {
			return false
		}
	}
	return true
}

// takes reports whether a page takes a move.
func (l *lesson) takes(w *winter, m skadi.Move) bool {
	want := pages[l.at].does
	if m.Kind == skadi.Write {
		want.Cell = m.Cell
	}
	return want.Kind != 0 && m == want || !w.game.Allows(w.Now(), m) && m.Kind == want.Kind
}

// made goes on once the move of a page is made; the nine dice of a fragment are one page.
func (l *lesson) made(w *winter) {
	if l.at+1 < len(pages) && (pages[l.at].does.Kind != skadi.Write || w.Now().Stage != skadi.Saga) {
		l.turn(w, l.at+1)
	}
}

// asks says what the page asks for.
func (l *lesson) asks(w *winter) string {
	switch p := &pages[l.at]; {
	case w.armed && p.then != "":
		return p.then
	case p.ask != "":
		return p.ask
	}
	return "Read this page, and then continue."
}

// note returns the page as it is shown.
func (l *lesson) note(w *winter) farm.Note {
	p := &pages[l.at]
	say := p.say
	if p.counts != "" {
		sums := skadi.FragmentScore(w.Now().Grid[0])
		list := func(n [3]int) string { return fmt.Sprintf("%d, %d and %d", n[0], n[1], n[2]) }
		say = fmt.Sprintf(p.counts, list(sums.Rows), -sums.Row, list(sums.Columns), -sums.Column, skadi.Count(sums.Total, "point"))
	}
	return farm.Note{Title: p.title, Lines: []string{say}, Foot: fmt.Sprintf("Page %d of %d", l.at+1, len(pages)), By: w.about(p.at), Stays: true}
}

// lits lights what the page is about.
func (l *lesson) lits(w *winter) []farm.Lit {
	p := &pages[l.at]
	if p.does.Kind == 0 {
		return []farm.Lit{{Spot: p.at}}
	}
	var all []farm.Lit
	for _, t := range targets(w.game, w.Now()) {
		if is := p.does; t.move.Kind == is.Kind && (is.Kind == skadi.Write || t.move.Hex == is.Hex) {
			all = append(all, farm.Lit{Spot: t.at, Say: w.chance(t.move)})
		}
	}
	if p.does.Blessing && !w.armed {
		all = append(all, farm.Lit{Spot: farm.Spot{Kind: farm.Bowl}})
	}
	return all
}

// answers returns the buttons of a page, of those that the table has: only what the page waits for, so that one alone is the usual answer.
func (l *lesson) answers(w *winter, table []button) (all []button) {
	waits := pages[l.at].does
	for _, b := range table {
		if b.is == (skadi.Move{}) || b.is.Kind != 0 && b.is.Kind == waits.Kind || b.is.Blessing && waits.Blessing {
			all = append(all, b)
		}
	}
	switch {
	case w.show.playing():
	case l.at == len(pages)-1:
		all = append(all, button{say: "Restart lesson", do: OpenLesson}, button{say: "Play on from here", do: does(func(g *app.App) { g.Show(newWinter(g, w.Winter)) })},
			button{say: "Begin a winter", hot: true, do: func(g *app.App) error { return Begin(g, 0) }})
	case waits.Kind == 0:
		all = append(all, button{say: "Continue", key: command.PageOn, hot: true, do: does(func(*app.App) { l.turn(w, l.at+1) })})
	}
	return append(all, button{say: "Menu", key: command.Menu, do: does(w.openMenu)})
}

// learn keeps in the settings that the last page has been reached.
func (l *lesson) learn(g *app.App) {
	if l.at == len(pages)-1 && !slices.Contains(g.Settings.Learned, app.SkadisLesson) {
		g.Settings.Learned = append(g.Settings.Learned, app.SkadisLesson)
		g.SaveSettings()
	}
}

// Spots that pages are about.
var (
	cup   = farm.Spot{Kind: farm.Cup}
	bowl  = farm.Spot{Kind: farm.Bowl}
	build = farm.ActionSpot(skadi.Barricade)
)

// pages are the pages of the lesson: one week, and a winter.
var pages = []page{
	{title: "One week", say: "Bring four people through sixteen weeks of winter. They eat one food a week, and each week one of them bears the dangers. Now it is Kari's week.",
		at: farm.Spot{Kind: farm.Week, N: 1}, jump: func(s *skadi.State) { s.Blessings = 1 }},
	{title: "The weather", say: "Two dice, two kinds of work. The blizzard is against hunt and barricade, the freezing against scaldwork and ritual. Low dice make easy work.",
		does: skadi.Move{Kind: skadi.RollWeather}, ask: "Roll the weather: click the dice cup.", dice: []int{3, 2}, at: cup},
	{title: "The event", say: "Each week brings something bad. Roll for it.", does: skadi.Move{Kind: skadi.RollEvent}, ask: "Roll the event: click the dice cup.",
		dice: []int{5, 3}, at: cup},
	{title: "A raid that is held", say: "The raiders rolled 3 against defence 3. A tie is held, so nobody is hurt. But each raid costs 2 defence: 1 is left.",
		at: farm.Spot{Kind: farm.Palisade}},
	{title: "A check by hand", say: "Build it up. The need is blizzard 3 plus despair 1, so 4: half of all rolls succeed.",
		does: skadi.Move{Kind: skadi.Barricade}, ask: "Barricade: drag an action die there, or click it.", dice: []int{5}, at: build},
	{title: "A blessing", say: "A ritual brings blessings. With one you roll two dice and keep the higher: 75% now. Lay the amber die on an action die, then barricade again.",
		does: skadi.Move{Kind: skadi.Barricade, Blessing: true}, ask: "Lay a blessing: drag it to an action die, or click the bowl.", then: "The blessing is laid. Barricade now.", dice: []int{2, 3}, at: bowl},
	{title: "A prayer", say: "3 against need 4: it fails. Ullr is the god of the blizzard. With a 6 the check succeeds after all. The space is used up either way.",
		does: skadi.Move{Kind: skadi.Pray}, ask: "Pray to Ullr: click the lit space.", dice: []int{6}, at: farm.PrayerSpot(skadi.Blizzard, 0)},
	{title: "The hunt", say: "One action is left. Each week's first hunt is at the snares: need 4, and 1 more there. It brings 1 food.",
		does: skadi.Move{Kind: skadi.Hunt}, ask: "Hunt at the snares.", dice: []int{5}, at: farm.Spot{Kind: farm.Hex, N: 0}},
	{title: "The next week", say: "The week is over, and 1 food is eaten. Week 2 is Unn's. Look at the rune before you take risks.",
		does: skadi.Move{Kind: skadi.RollWeather}, ask: "Roll the weather.", dice: []int{1, 4}, at: farm.Spot{Kind: farm.Week, N: 2}},
	{title: "A mild week", say: "Blizzard 1: good for the woods. Now the event.", does: skadi.Move{Kind: skadi.RollEvent}, ask: "Roll the event.", dice: []int{1, 2}, at: cup},
	{title: "Sickness", say: "Unn falls sick: 2 health less, and more despair. The sick die goes down by 1 each week. At 0 she gets her 2 health back.",
		at: farm.Spot{Kind: farm.Member, N: 1}},
	{title: "A chain of hunts", say: "Hunts are a chain. The snares open the thicket and the trail beside them.", does: skadi.Move{Kind: skadi.Hunt}, ask: "Hunt at the snares.",
		dice: []int{4}, at: farm.Spot{Kind: farm.Hex, N: 0}},
	{title: "Food or wounds", say: "The thicket gives 6 food and 2 wounds, which the sick Unn would bear. The trail gives 4 and no wound, but needs 1 more.",
		does: skadi.Move{Kind: skadi.Hunt, Hex: 2}, ask: "Hunt at the reindeer trail.", dice: []int{5}, at: farm.Spot{Kind: farm.Hex, N: 2}},
	{title: "The end of a week", say: "One action is left, and you may stop early. Then sick dice go down, and the family eats.",
		does: skadi.Move{Kind: skadi.End}, ask: "End the week.", at: farm.ActionSpot(skadi.End)},
	{title: "Eat and recover", say: "Unn's sick die went down to 1, and 1 food was eaten. With an empty larder everyone would lose health instead.",
		at: farm.Spot{Kind: farm.Larder}},
	{title: "The saga", say: "In week 3 you tell the saga. Each scaldwork that succeeds moves inspiration a step, and you are one step before a star. Freezing 1 makes it easy.",
		does: skadi.Move{Kind: skadi.Scaldwork}, ask: "Scaldwork: click it, or drag an action die there.", dice: []int{4}, at: farm.ActionSpot(skadi.Scaldwork),
		jump: func(s *skadi.State) {
			s.Stage, s.Left, s.Week, s.Inspiration, s.Dice, s.Event = skadi.Actions, 2, 3, 6, [2]uint8{4, 1}, 3
		}},
	{title: "A fragment", say: "Nine dice are written one by one. Make the rows as unequal as you can and the columns level. Big ones go in one row.",
		does: skadi.Move{Kind: skadi.Write}, ask: "Write each die in a free cell of the first fragment.", at: farm.Spot{Kind: farm.Cell, N: 5}},
	{title: "Count it once", counts: "Your rows are %s: highest minus lowest is %d. Your columns are %s: %d. The difference is worth %s.", at: farm.Spot{Kind: farm.Points}},
	{title: "Rules of thumb", say: "Hunt when the blizzard is low. Build before defence is 1. Rest whoever has 2 health or less. Each living person counts 5 points, and all four 5 more.",
		ask: "You know it all. Begin a winter of your own, or play this one on.", at: farm.Spot{Kind: farm.Points}},
}
