package table

import (
	"fmt"

	"sixwinters/content"
	"sixwinters/game/app"
	"sixwinters/game/gametest"
	"sixwinters/rules"
)

// companionScenes are those with the companion.
var companionScenes = []gametest.Staged{
	{Name: "companion-character", Stage: stageCompanion(func(t *table, g *app.App) bool { return t.Board.State.Phase == rules.Setup && t.said() })},
	{Name: "companion-proposes", Stage: stageCompanion(func(t *table, _ *app.App) bool { return t.told("your turn") && t.said() })},
	{Name: "companion-acts", Stage: stageCompanion(func(t *table, g *app.App) bool { return t.tell(g, "your turn") })},
	{Name: "companion-why", Stage: stageCompanion(func(t *table, g *app.App) bool { return t.told("your turn") && t.tell(g, "why") })},
	{Name: "companion-explains", Stage: stageCompanion(func(t *table, g *app.App) bool {
		return t.told("wait, ") && t.Board.State.Phase == rules.Turns && t.tell(g, "why")
	})},
	{Name: "companion-done", Stage: stageCompanion(func(t *table, g *app.App) bool {
		t.tell(g, "your turn")
		return t.Board.CanFinish() && !t.told("your turn") && !t.Companion.Busy(&t.Board)
	})},
	{Name: "companion-agree", Stage: stageCompanion(func(t *table, _ *app.App) bool { return t.told("agree") && t.Board.State.Phase == rules.Turns })},
	{Name: "companion-plans", Stage: stageCompanion(func(t *table, g *app.App) bool {
		if t.told("your turn") && t.said() && !t.Companion.Busy(&t.Board) {
			t.Companion.Wishes(&t.Board)[0].Do(g)
		}
		return t.told("the second")
	})},
	{Name: "companion-ask", Stage: stageCompanion(func(t *table, g *app.App) bool { return t.told("your turn") && t.said() && t.tell(g, "ask ") })},
	{Name: "companion-sheet", Stage: stageCompanion(func(t *table, _ *app.App) bool {
		t.Board.Dialog = t.Companion.NewSheet(&t.Board)
		return true
	})},
	{Name: "review", Stage: stageReview},
	{Name: "review-again", Stage: stageTry},
	{Name: "companion-menu", Stage: stageCompanion(func(t *table, g *app.App) bool { t.Board.Pause(); return true })},
}

// said reports whether the companion has said what it means.
func (t *table) said() bool { return t.told("why") }

// told reports whether there is an answer that begins so.
func (t *table) told(label string) bool {
	for _, c := range t.Board.Choices {
		if len(c.Label) >= len(label) && c.Label[:len(label)] == label {
			return true
		}
	}
	return false
}

// stageCompanion plays with a companion as it proposes until something is so, and then until it has said what it means to do.
func stageCompanion(is func(t *table, g *app.App) bool) func(g *app.App) error {
	return func(g *app.App) error {
		g.Settings.Tips = false
		t := practice(g, rules.Options{Seed: gametest.ShotSeed, Difficulty: content.Easy})
		if err := t.Board.Campaign.SeatCompanion(1); err != nil {
			return err
		}
		t.Board.Ready(g)
		g.Show(t)
		tick := func() error { _, err := t.Update(g); return err }
		for range 20_000 {
			if t.Board.Dialog = nil; t.Board.State.Phase == rules.CampaignOver {
				break
			}
			t.Pages.ReadPage(&t.Board)
			if err := tick(); err != nil {
				return err
			}
			if is(t, g) {
				for range 4 {
					if err := tick(); err != nil {
						return err
					}
				}
				return nil
			}
			if t.Companion.Busy(&t.Board) || t.Board.Beats.Playing() {
				continue
			}
			if !t.tell(g, "agree") && !t.tell(g, "your turn") {
				legal := t.Board.Book.Moves(&t.Board.State, nil)
				for _, m := range legal {
					if m.Kind == rules.MoveDone {
						t.Board.Play(g, m)
						legal = nil
						break
					}
				}
				if len(legal) > 0 {
					t.Board.Play(g, legal[0])
				}
			}
		}
		return fmt.Errorf("it never came to that")
	}
}
