package game

import (
	"fmt"

	"sixwinters/content"
	"sixwinters/game/motion"
	"sixwinters/rules"
	"sixwinters/rules/policy"
)

// stageEvent plays until an event is being shown, and stops in the middle of it.
func stageEvent(is func(ev rules.Event) bool) func(g *Game) error {
	return func(g *Game) error {
		defer func(tips bool) { g.settings.Tips = tips }(g.settings.Tips)
		g.settings.Tips = false // a note would hold the motion up until it has been read
		t := practice(g, rules.Options{Seed: shotSeed, Difficulty: content.Standard})
		choose := policy.Greedy(shotSeed)
		g.show(t)
		for {
			legal := t.book.Moves(&t.state, nil)
			if len(legal) == 0 {
				return fmt.Errorf("no such event comes in the campaign of seed %d", shotSeed)
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
func stageStep(g *Game) error {
	t := practice(g, rules.Options{Seed: shotSeed, Difficulty: content.Standard})
	choose := rules.RandomPolicy(shotSeed)
	g.show(t)
	through := g.settings.StepThrough
	defer func() { g.settings.StepThrough = through }()
	g.settings.StepThrough, t.ownPace = true, false
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
