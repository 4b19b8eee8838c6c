package skadi

import (
	"sixwinters/advice/skadimind"
	"sixwinters/game/app"
	"sixwinters/game/gametest"
	"sixwinters/render"
	"sixwinters/render/farm"
	"sixwinters/rules/skadi"
	"sixwinters/saves"
)

// Shots are the pictures of this package's scenes.
func Shots() []gametest.Staged {
	at := func(name string, seed uint64, until func(w *winter) bool, then func(g *app.App, w *winter)) gametest.Staged {
		return gametest.Staged{Name: name, Stage: func(g *app.App) error {
			w := scratch(g, seed)
			for !until(w) {
				if !w.best(g) {
					break
				}
			}
			g.Show(w)
			if then != nil {
				if _, err := w.Update(g); err != nil {
					return err
				}
				then(g, w)
			}
			return nil
		}}
	}
	stage := func(week uint8, s skadi.Stage) func(w *winter) bool {
		return func(w *winter) bool { return w.Now().Week >= week && w.Now().Stage == s }
	}
	return []gametest.Staged{
		at("skadi-begin", 7, stage(1, skadi.Weather), func(_ *app.App, w *winter) { w.drift.Shown = render.Weather{Seen: 1, Time: 3} }),
		at("skadi-week", 7, stage(5, skadi.Actions), nil),
		at("skadi-hover", 7, stage(5, skadi.Actions), func(g *app.App, w *winter) { w.focus = farm.ActionSpot(skadi.Barricade) }),
		at("skadi-saga", 7, stage(1, skadi.Saga), nil),
		at("skadi-prayer", 7, stage(3, skadi.Prayer), nil),
		at("skadi-hint", 7, stage(6, skadi.Actions), func(g *app.App, w *winter) {
			for range 3 {
				w.askHint(g)
			}
			for w.hint.work.Running() {
				w.hint.tick(w)
			}
		}),
		at("skadi-log", 7, stage(6, skadi.Actions), func(g *app.App, w *winter) { w.openLog(g) }),
		at("skadi-rules", 7, stage(6, skadi.Actions), func(g *app.App, w *winter) { w.openRules(g, "raid") }),
		at("skadi-roll", 7, stage(4, skadi.Weather), func(g *app.App, w *winter) {
			w.play(g, rollOf(w.Now()), w.plan.Bar)
			for range 12 {
				w.step(g, w.speed(g), false)
			}
		}),
		at("skadi-over", 7, func(w *winter) bool { return w.Now().Stage == skadi.Over }, func(g *app.App, w *winter) { w.Dialog = ending(w) }),
		at("skadi-review", 7, stage(6, skadi.Actions), func(g *app.App, w *winter) {
			w.Dialog = w.openReview(g, w.newMenu)
			for w.review.work.Running() {
				w.review.tick(w)
			}
		}),
		at("skadi-deadly", 7, stage(5, skadi.Actions), func(g *app.App, w *winter) {
			s := *w.Now()
			s.Health[w.game.Member(&s)], s.Health[3], s.Hunted = 2, 0, 1
			d := newWinter(g, saves.LaidWinter(w.game, s))
			d.view.Hunts[0] = 5
			g.Show(d)
			d.hover = farm.Spot{Kind: farm.Hex, N: 1}
		}),
		at("skadi-prayer-hunt", 7, stage(5, skadi.Actions), func(g *app.App, w *winter) { // the longest question
			s := *w.Now()
			s.Larder, s.Hunted, s.Health = 10, 1, [skadi.Members]uint8{5, 2, 4, 2}
			s.Stage, s.Failed, s.Rolled = skadi.Prayer, skadi.Move{Kind: skadi.Hunt, Hex: 1}, 2
			g.Show(newWinter(g, saves.LaidWinter(w.game, s)))
		}),
		at("skadi-danger", 7, stage(5, skadi.Weather), func(g *app.App, w *winter) {
			s := *w.Now()
			s.Larder, s.Health = 0, [skadi.Members]uint8{1, 2, 4, 2}
			g.Show(newWinter(g, saves.LaidWinter(w.game, s)))
		}),
		at("skadi-hunger", 7, stage(5, skadi.Actions), func(g *app.App, w *winter) {
			s := *w.Now()
			s.Larder, s.Health = 0, [skadi.Members]uint8{1, 0, 4, 1}
			d := newWinter(g, saves.LaidWinter(w.game, s))
			g.Show(d)
			d.focus = farm.Spot{Kind: farm.Larder}
		}),
		at("skadi-menu", 7, stage(2, skadi.Actions), func(g *app.App, w *winter) { w.Dialog = w.newMenu() }),
		at("skadi-replay", 7, stage(9, skadi.Actions), func(g *app.App, w *winter) {
			w.replay(g)
			g.Scene.(*winter).watchAt(w.Len() / 2)
		}),
		{Name: "skadi-lesson", Stage: OpenLesson},
		{Name: "skadi-lesson-blessing", Stage: func(g *app.App) error { return lessonAt(g, "A blessing") }},
		{Name: "skadi-lesson-saga", Stage: func(g *app.App) error { return lessonAt(g, "A fragment") }},
	}
}

// scratch returns the scene of a winter that is not saved.
func scratch(g *app.App, seed uint64) *winter {
	rules := skadi.New(skadi.Printed())
	c := saves.ScratchWinter(rules, skadi.Options{Seed: seed})
	return newWinter(g, c)
}

// mind returns the good player.
func (w *winter) mind() (is *skadimind.Player) {
	w.adviser.ask(w.game, func(p *skadimind.Player) { is = p })
	return is
}

// best makes the move that the good player makes, and shows all of it at once. It reports whether there was one.
func (w *winter) best(g *app.App) bool {
	m, ok := w.mind().Best(w.Now())
	if ok {
		w.make(g, m)
	}
	return ok
}

// make makes a move and shows all of it at once.
func (w *winter) make(g *app.App, m skadi.Move) {
	w.lay(g)
	w.armed = false
	w.carryOut(g, m, w.plan.Bar)
	w.step(g, w.speed(g), true)
	if w.Dialog != nil {
		w.Dialog = nil
	}
}

// lessonAt plays the lesson up to a page.
func lessonAt(g *app.App, title string) error {
	if err := OpenLesson(g); err != nil {
		return err
	}
	w := g.Scene.(*winter)
	for pages[w.lesson.at].title != title {
		w.pass(g)
	}
	return nil
}

// pass does what a page of the lesson asks for.
func (w *winter) pass(g *app.App) {
	p := &pages[w.lesson.at]
	if p.does.Kind == 0 {
		w.lesson.turn(w, w.lesson.at+1)
		return
	}
	m := p.does
	if m.Kind == skadi.Write {
		m = w.game.Moves(w.Now(), nil)[0]
	}
	w.make(g, m)
}
