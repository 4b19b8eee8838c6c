package table

import (
	"fmt"

	"sixwinters/advice/mind"
	"sixwinters/content"
	"sixwinters/game/app"
	"sixwinters/game/gametest"
	"sixwinters/game/gesture"
	"sixwinters/render/layout"
	"sixwinters/rules"
)

// carrySeeds is how many campaigns are looked through for something to carry.
const carrySeeds = 12

// stageCarry plays with some care until something of a kind can be carried, and drags it over where it goes or, aside, over
// something else.
func stageCarry(kind layout.Kind, aside bool) func(g *app.App) error {
	return func(g *app.App) error {
		g.Settings.Tips = false // what is met on the way is not what is looked at
		for seed := uint64(gametest.ShotSeed); seed < gametest.ShotSeed+carrySeeds; seed++ {
			t := practice(g, rules.Options{Seed: seed, Difficulty: content.Easy})
			choose := mind.Greedy(seed)
			for t.Board.State.Phase != rules.CampaignOver {
				for _, ge := range t.Board.Hand.Gestures {
					if ge.Carry.What.Kind == kind {
						g.Show(t)
						return t.carry(g, ge.Carry, aside)
					}
				}
				t.Board.Play(g, choose(t.Board.Book, &t.Board.State, t.Board.Book.Moves(&t.Board.State, nil)))
			}
		}
		return fmt.Errorf("nothing of kind %d is ever carried in %d campaigns", kind, carrySeeds)
	}
}

// carry drags something as the mouse does.
func (t *table) carry(g *app.App, c gesture.Carry, aside bool) error {
	t.Pages.ReadPage(&t.Board) // the sheet has been read
	t.Board.BringToSight(g, []layout.Target{c.What})
	from, ok := t.Board.Plan(g).Rect(c.What)
	if !ok {
		return fmt.Errorf("%+v is not on the table", c.What)
	}
	p := &g.Pointer
	p.X, p.Y = from.Center()
	t.Board.PressDown(g, c.What)
	p.Far = true
	t.Board.Lift(g)
	to := c.To
	if aside {
		to = layout.Target{Kind: layout.Pool}
	}
	t.Board.BringToSight(g, []layout.Target{to})
	on, ok := t.Board.Plan(g).Rect(to)
	if !ok {
		return fmt.Errorf("%+v is not on the table", to)
	}
	if p.X, p.Y = on.Center(); aside {
		t.Board.PressUp(g, to)
		return nil
	}
	t.Board.HoverOver(g, to)
	t.rest(g)
	return nil
}

// carryScenes are the pictures of cards and characters in the hand.
var carryScenes = []gametest.Staged{
	{Name: "carry-choice", Stage: stageCarry(layout.Choice, false)},
	{Name: "carry-character", Stage: stageCarry(layout.Portrait, false)},
	{Name: "carry-card", Stage: stageCarry(layout.Staged, false)},
	{Name: "carry-card-aside", Stage: stageCarry(layout.Staged, true)},
	{Name: "carry-offer", Stage: stageCarry(layout.Offer, false)},
	{Name: "carry-obstacle", Stage: stageCarry(layout.Obstacle, false)},
}
