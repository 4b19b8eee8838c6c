package table

import (
	"cmp"
	"fmt"
	"slices"
	"sync"

	"sixwinters/advice/mind"
	"sixwinters/content"
	"sixwinters/game/app"
	"sixwinters/game/gametest"
	"sixwinters/game/motion"
	"sixwinters/game/story"
	"sixwinters/rules"
)

// momentNames name the moments in the pictures of them.
var momentNames = [story.NumKinds]string{
	story.Roll: "defence-rolled", story.Held: "defence-holds", story.Failed: "defence-fails", story.Overcome: "overcome",
	story.Completed: "completed", story.Ranked: "rank", story.Achieved: "achievement", story.Afflicted: "condition",
	story.KnockedOut: "knocked-out", story.Lost: "lost", story.Risen: "threat-level", story.Burned: "burned",
	story.Arrived: "threat-location", story.Turned: "season-turns", story.Event: "event", story.Joined: "joined",
	story.YearOver: "year-over", story.YearBegun: "year-begins", story.CampaignOver: "campaign-over",
}

// momentScenes are the pictures of all moments, and of the one with most on it where there is least room.
var momentScenes = func() (all []gametest.Staged) {
	for kind := story.Roll; kind < story.NumKinds; kind++ {
		all = append(all, gametest.Staged{Name: "moment-" + momentNames[kind], Stage: stageMoment(kind, 0.8)})
	}
	return append(all,
		gametest.Staged{Name: "moment-rolling", Stage: stageMoment(story.Roll, 0.25)},
		gametest.Staged{Name: "moment-at-150", Stage: stageAt(150, stageMoment(story.Roll, 0.8))},
		gametest.Staged{Name: "moment-at-200", Stage: stageAt(200, stageMoment(story.Roll, 0.8))},
		gametest.Staged{Name: "moment-level-at-200", Stage: stageAt(200, stageMoment(story.Risen, 0.8))},
		gametest.Staged{Name: "moment-contrast", Stage: inContrast(stageMoment(story.Failed, 0.8))},
		gametest.Staged{Name: "moment-calm", Stage: stageCalm(stageMoment(story.Risen, 0.1))},
	)
}()

// stageCalm stages a scene with less motion.
func stageCalm(stage func(g *app.App) error) func(g *app.App) error {
	return func(g *app.App) error {
		g.Settings.ReducedMotion = true
		return stage(g)
	}
}

// playedTo is a campaign up to the move that brings a moment.
type playedTo struct {
	options rules.Options
	moves   []rules.Move
}

// moments finds a campaign for each kind of moment: one of greedy play, or a golden one.
var moments = sync.OnceValues(func() (found [story.NumKinds]*playedTo, err error) {
	edition, err := gametest.Edition()
	if err != nil {
		return found, err
	}
	missing := int(story.NumKinds) - 1
	play := func(p *playedTo, s *rules.State, m rules.Move) error {
		of := rules.Story{Keep: true}
		p.moves = append(p.moves, m)
		if err := edition.Book.Apply(s, m, &of); err != nil {
			return err
		}
		for _, told := range story.Sentences(edition.Book, &of, false) {
			if k := told.Moment.Kind; k != story.None && found[k] == nil {
				found[k] = &playedTo{p.options, slices.Clone(p.moves)}
				missing--
			}
		}
		return nil
	}
	greedy := playedTo{options: rules.Options{Seed: gametest.ShotSeed, Difficulty: content.Easy}}
	s, choose := edition.Book.NewCampaign(greedy.options, nil), mind.Greedy(gametest.ShotSeed)
	for legal := edition.Book.Moves(&s, nil); len(legal) > 0 && err == nil; legal = edition.Book.Moves(&s, legal[:0]) {
		err = play(&greedy, &s, choose(edition.Book, &s, legal))
	}
	golden, failed := goldenRecordsRead()
	for _, rec := range golden {
		if missing == 0 {
			break
		}
		p := playedTo{options: rec.Header.Options}
		_, failed = edition.Book.Replay(rec, func(before *rules.State, m rules.Move) {
			after := *before
			err = cmp.Or(err, play(&p, &after, m))
		})
		err = cmp.Or(err, failed)
	}
	return found, cmp.Or(err, failed)
})

// stageMoment stops while a moment is being shown, after a share of its time.
func stageMoment(kind story.Kind, share float64) func(g *app.App) error {
	return func(g *app.App) error {
		found, err := moments()
		if err != nil {
			return err
		}
		if found[kind] == nil {
			return fmt.Errorf("no campaign comes to the moment %s", momentNames[kind])
		}
		tips := g.Settings.Tips
		defer func() { g.Settings.Tips = tips }()
		g.Settings.Tips = false
		last := len(found[kind].moves) - 1
		t, err := practiceAfter(g, found[kind].options, found[kind].moves[:last])
		if err != nil {
			return err
		}
		g.Show(t)
		t.Board.Speed = motion.Normal
		t.Board.Play(g, found[kind].moves[last])
		t.Board.Dialog = nil
		for t.Board.Beats.Playing() {
			if b := t.Board.Beats.List[0]; b.Moment.Kind == kind && float64(t.Board.Beats.Tick) >= share*float64(b.Ticks) {
				return nil
			}
			t.Board.RunBeats(g)
		}
		return fmt.Errorf("the moment %s is not shown", momentNames[kind])
	}
}
