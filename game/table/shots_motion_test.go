package table

import (
	"fmt"

	"sixwinters/advice/mind"
	"sixwinters/content"
	"sixwinters/game/app"
	"sixwinters/game/gametest"
	"sixwinters/game/motion"
	"sixwinters/rules"
)

// stageEvent plays until an event is being shown, and stops in the middle of it.
func stageEvent(is func(ev rules.Event) bool) func(g *app.App) error {
	return func(g *app.App) error {
		defer func(tips bool) { g.Settings.Tips = tips }(g.Settings.Tips)
		g.Settings.Tips = false // a note would hold the motion up until it has been read
		t := practice(g, rules.Options{Seed: gametest.ShotSeed, Difficulty: content.Standard})
		choose := mind.Greedy(gametest.ShotSeed)
		g.Show(t)
		for {
			legal := t.book.Moves(&t.state, nil)
			if len(legal) == 0 {
				return fmt.Errorf("no such event comes in the campaign of seed %d", gametest.ShotSeed)
			}
			t.speed = motion.Normal
			t.play(g, choose(t.book, &t.state, legal))
			for t.beats.playing() {
				if b := t.beats.list[0]; is(t.story.Events[b.From]) && t.beats.tick >= b.Ticks/2 {
					return nil
				}
				t.runBeats(g)
			}
		}
	}
}

// kind reports whether an event is of a kind.
func kind(k rules.EventKind) func(ev rules.Event) bool {
	return func(ev rules.Event) bool { return ev.Kind == k }
}

// stageStep waits for the players to begin the activate step.
func stageStep(g *app.App) error {
	t := practice(g, rules.Options{Seed: gametest.ShotSeed, Difficulty: content.Standard})
	choose := rules.RandomPolicy(gametest.ShotSeed)
	g.Show(t)
	through := g.Settings.StepThrough
	defer func() { g.Settings.StepThrough = through }()
	g.Settings.StepThrough, t.ownPace = true, false
	for {
		t.play(g, choose(t.book, &t.state, t.book.Moves(&t.state, nil)))
		for t.beats.playing() {
			if !t.beats.waits {
				t.skip(g)
				continue
			}
			if t.story.Events[t.beats.list[0].From].N == int8(rules.StepActivate) {
				return nil
			}
			t.beginBeat(g)
		}
	}
}
