package skadi

import (
	"context"
	"fmt"
	"strings"

	"sixwinters/advice/skadimind"
	"sixwinters/game/app"
	"sixwinters/game/menu"
	"sixwinters/render/layout"
	"sixwinters/rules"
	"sixwinters/rules/skadi"
)

// openMenu opens the menu of the table.
func (w *winter) openMenu(*app.App) { w.Dialog = w.newMenu() }

func (w *winter) newMenu() *app.Dialog {
	return &app.Dialog{Build: func(g *app.App, m *menu.Menu, d *app.Dialog) {
		m.Title("Skadi", 34)
		m.Lettered("B", m.Next("Back to the table", d.Press(nil)))
		settings := m.Lettered("S", m.NewButton("Settings", d.Does(func(g *app.App) {
			g.OpenSettings(func(*app.App) { w.Dialog = w.newMenu() })
		})))
		rules := m.Lettered("R", m.NewButton("The rules", d.Does(func(g *app.App) { w.openRules(g, "") })))
		quit := m.Lettered("Q", m.NewButton("Quit", d.Press(w.leave(app.Quit))))
		title := m.Lettered("T", m.NewButton("Quit to title", d.Press(w.leave(g.Routes.Title))))
		begin := m.Lettered("N", m.NewButton("New winter", d.Press(w.leave(func(g *app.App) error { return Begin(g, 0) }))))
		if w.lesson != nil {
			m.Buttons(settings, rules, begin, title, quit)
			return
		}
		m.Buttons(settings, rules,
			m.Lettered("W", m.NewButton("This week so far", d.Does(w.openRecap))),
			m.Lettered("V", m.NewButton("Best and worst decision", d.Does(func(g *app.App) { w.Dialog = w.openReview(g, w.newMenu) }))),
			m.Lettered("P", m.NewButton("Replay the winter", d.Does(w.replay))),
			m.Lettered("L", m.NewButton("Learn Skadi", d.Press(w.leave(OpenLesson)))),
			begin, title, quit)
		if w.Name() != "" {
			m.Text("Every move is saved as it is made, in "+w.Name(), app.SheetWidth)
		}
	}}
}

// deadly asks before a hunt that kills the week's member if it succeeds.
func (w *winter) deadly(m skadi.Move, by layout.Rect) *app.Dialog {
	name := w.game.Sheet().Family.Names[w.game.Member(w.Now())]
	return &app.Dialog{Build: func(_ *app.App, m2 *menu.Menu, d *app.Dialog) {
		m2.Title(name+" would die", 30)
		m2.Text(w.game.Sentence(w.Now(), m)+".", app.SheetWidth)
		m2.InFoot()
		m2.Buttons(m2.NewShort("K", "Keep "+name+" alive", d.Press(nil)), m2.NewShort("H", "Hunt", d.Does(func(g *app.App) { w.carryOut(g, m, by) })))
	}}
}

// ending is the sheet at the end of a winter: who lives, the points part by part, and the title.
func ending(w *winter) *app.Dialog {
	return &app.Dialog{Build: func(g *app.App, m *menu.Menu, d *app.Dialog) {
		s := w.Now()
		score := w.game.Score(s)
		head := score.Title
		if s.Living() == 0 {
			head = "The winter is lost"
		}
		if head == "" {
			head = "The winter is over"
		}
		m.Title(head, 34)
		m.Text(w.game.Ending(s), app.SheetWidth)
		for _, line := range w.deaths() {
			m.Text(line, app.SheetWidth)
		}
		if s.Living() > 0 {
			m.Text(rules.Capital(score.Say())+".", app.SheetWidth)
			if next := titles(w.game, score.Total); next != highest {
				m.Text(next, app.SheetWidth)
			}
			m.Text("Titles by points: "+strings.Join(w.game.Titles(), ", ")+".", app.SheetWidth)
		}
		m.InFoot()
		m.Buttons(m.NewShort("L", "Look at the table", d.Press(nil)),
			m.NewShort("V", "Best and worst decision", d.Does(func(g *app.App) { w.Dialog = w.openReview(g, func() *app.Dialog { return ending(w) }) })),
			m.NewShort("P", "Replay the winter", d.Does(w.replay)),
			m.NewShort("N", "New winter", d.Press(w.leave(func(g *app.App) error { return Begin(g, 0) }))),
			m.NewShort("T", "Back to title", d.Press(w.leave(g.Routes.Title))))
	}}
}

// deaths say who died in this winter, when and of what.
func (w *winter) deaths() (lines []string) {
	for i := range w.Len() {
		for _, h := range w.eventsOf(i) {
			if h.Kind == skadi.Died {
				lines = append(lines, fmt.Sprintf("%s died in week %d, because of %s.", w.game.Sheet().Family.Names[h.Who], h.Week, h.Cause))
			}
		}
	}
	return lines
}

// titles says which title is the next to reach.
func titles(g *skadi.Game, points int) string {
	by := &g.Sheet().Score
	for i, from := range by.TitleFrom {
		if points < from {
			return fmt.Sprintf("%d more points earn the title %s.", from-points, by.Titles[i])
		}
	}
	return highest
}

// highest is what is said of points that earn the last title.
const highest = "This is the highest title."

// reviewing is the review of a winter, worked out in the background.
type reviewing struct {
	work  app.Work[[]string]
	lines []string // nil before it is known
	moves int      // that it is of
}

// tick takes a review that has been worked out.
func (r *reviewing) tick(w *winter) {
	if lines, came, _ := r.work.Tick(); came {
		r.lines = lines
		w.Rebuild()
	}
}

// openReview returns the sheet of the best and the worst decision. back is the sheet that it returns to.
func (w *winter) openReview(g *app.App, back func() *app.Dialog) *app.Dialog {
	r := &w.review
	if r.lines == nil || r.moves != w.Len() {
		r.lines, r.moves = nil, w.Len()
		course, rules, adviser := w.Winter, w.game, w.adviser
		r.work.Begin(g, func(context.Context, func(done, all int)) (lines []string) {
			adviser.ask(rules, func(p *skadimind.Player) { lines = p.Say(p.Review(course.Len(), course.Move)) })
			return lines
		})
	}
	return &app.Dialog{Build: func(g *app.App, m *menu.Menu, d *app.Dialog) {
		m.Title("Your decisions", 30)
		if r.lines == nil {
			m.Text("Let me think ...", app.SheetWidth)
		}
		for _, line := range r.lines {
			m.Text(line, app.SheetWidth)
		}
		m.InFoot()
		m.Buttons(m.NewShort("B", "Back", d.Does(func(*app.App) { w.Dialog = back() })), m.NewShort("P", "Replay the winter", d.Does(w.replay)))
	}}
}

// toldIn returns what has happened in a week, in sentences or thing by thing with its cause.
func (w *winter) toldIn(week int, causes bool) (lines []string) {
	from, to := w.MovesOf(week)
	for i := from; i < to; i++ {
		events := w.eventsOf(i)
		if !causes {
			lines = append(lines, w.game.Tell(events)...)
			continue
		}
		for _, h := range events {
			if say := w.game.Describe(h); say != "" && h.Kind != skadi.HuntingDie && h.Kind != skadi.SagaRolled { // told by the hunt, and by what is written
				lines = append(lines, because(say, &h))
			}
		}
	}
	return lines
}

// because adds its cause to what has happened, where the sentence does not say it already.
func because(say string, h *skadi.Happened) string {
	switch h.Cause {
	case skadi.ByPlayer, skadi.ByBlessing, skadi.ByMeal, skadi.BySpoilage, skadi.ByLivestock, skadi.BySaga, skadi.ByEnd:
		return say
	}
	switch h.Kind {
	case skadi.Health, skadi.TrackMoved, skadi.Died, skadi.SickDie, skadi.Recovered:
		return strings.TrimSuffix(say, ".") + ", because of " + h.Cause.String() + "."
	}
	return say
}

// heading begins a line that is the heading of those after it.
const heading = "#"

// read opens a sheet of lines to read. The key that opened it closes it again.
func (w *winter) read(title string, lines []string) {
	w.Dialog = &app.Dialog{AnyKey: true, Build: func(_ *app.App, m *menu.Menu, d *app.Dialog) {
		m.InHead()
		m.Title(title, 30)
		m.InBody()
		for _, line := range lines {
			if say, is := strings.CutPrefix(line, heading); is {
				m.Heading(say)
			} else {
				m.Text(line, app.SheetWidth)
			}
		}
		m.InFoot()
		m.Buttons(m.NewShort("B", "Back to the table", d.Press(nil)))
	}}
}

// openLog opens the log: every week, the last one first.
func (w *winter) openLog(*app.App) { w.tells("Log", 1, true) }

// openRecap tells this week and the one before, and what they have changed.
func (w *winter) openRecap(*app.App) { w.tells("Recap", int(w.Now().Week)-1, false) }

// tells opens a sheet of the weeks from one on, the last one first: with the cause of each thing, or with what each week has changed.
func (w *winter) tells(title string, from int, causes bool) {
	var all []string
	for week := int(w.Now().Week); week >= max(1, from); week-- {
		if lines := w.toldIn(week, causes); len(lines) > 0 {
			all = append(append(all, fmt.Sprintf("%sWeek %d, %s", heading, week, w.game.Sheet().Family.Names[w.game.MemberOf(week)])), lines...)
		}
		if changed := w.changedIn(week); changed != "" && !causes {
			all = append(all, "In all: "+changed+".")
		}
	}
	if len(all) == 0 {
		all = []string{"Nothing has happened yet."}
	}
	w.read(title, all)
}

// changedIn says how a week has changed the tracks and the family.
func (w *winter) changedIn(week int) string {
	from, to := w.MovesOf(week)
	if from == to {
		return ""
	}
	first, last := w.table(from), w.table(to)
	var parts []string
	add := func(what string, was, is uint8) {
		if was != is {
			parts = append(parts, fmt.Sprintf("%s %d to %d", what, was, is))
		}
	}
	for t := skadi.Larder; t <= skadi.Inspiration; t++ {
		add(t.String(), *first.Track(t), *last.Track(t))
	}
	for i, name := range w.game.Sheet().Family.Names {
		add(name, first.Health[i], last.Health[i])
	}
	return strings.Join(parts, ", ")
}

// openRules opens the rules of Skadi. That of an id, if there is one, comes first.
func (w *winter) openRules(g *app.App, id string) {
	var first, lines []string
	for _, rule := range skadi.Rules {
		says := []string{heading + rule.Title, rule.Text}
		if rule.ID == "titles" {
			says = append(says, w.game.Titles()...)
		}
		if rule.ID == id {
			first = says
		} else {
			lines = append(lines, says...)
		}
	}
	if len(w.game.Sheet().Reconstructed) > 0 {
		lines = append(lines, heading+"The sheet", "A number with * is reconstructed: the printed sheet of the source is lost.")
	}
	w.read("The rules", append(first, lines...))
	g.Redraw()
}

// RulesHere opens the rules at what is pointed at, or at what has just been refused.
func (w *winter) RulesHere(g *app.App) {
	id := ruleOf(w.pointedAt())
	if w.refused != nil && w.refused.Rule != "" {
		id = w.refused.Rule
	}
	w.openRules(g, id)
}
