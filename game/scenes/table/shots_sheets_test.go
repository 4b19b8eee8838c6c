package table

import (
	"fmt"
	"slices"

	"sixwinters/advice/mind"
	"sixwinters/content"
	"sixwinters/game/app"
	"sixwinters/game/board/layers/yearend"
	"sixwinters/game/gametest"
	"sixwinters/game/motion"
	"sixwinters/render/layout"
	"sixwinters/rules"
)

// The pictures of what comes between turns.

// sheetScenes are the sheets of a campaign that goes well for a while.
var sheetScenes = []gametest.Staged{
	{Name: "end-of-a-good-year", Stage: stageWell(func(t *table) bool { return t.Board.State.Phase == rules.YearOver && t.Board.State.Year == 3 })},
	{Name: "a-location-burns", Stage: stageBurning},
	{Name: "next-good-year", Stage: stageWell(func(t *table) bool { return t.Board.State.Phase == rules.Setup && t.Board.State.Year == 4 })},
	{Name: "character-looked-at", Stage: stageLooked(layout.Choice, func(*table, int) bool { return true })},
	{Name: "offer-looked-at", Stage: stageLooked(layout.Offer, func(t *table, _ int) bool { return len(t.Board.Hand.Offers()) == 6 })},
	{Name: "staged-cards-in-order", Stage: stageOrder(0)},
	{Name: "staged-cards-in-another-order", Stage: stageOrder(2)},
	{Name: "end-of-a-good-campaign", Stage: stageWell(func(t *table) bool { return t.Board.State.Phase == rules.CampaignOver })},
	{Name: "end-of-a-campaign-won", Stage: stageVictory},
	{Name: "house-rules-named", Stage: stageHouseNamed},
	{Name: "house-rules-named-large", Stage: stageAt(200, stageHouseNamed)},
	{Name: "house-rules-asked", Stage: stageHouseAsked},
	{Name: "by-hand", Stage: stageByHand()},
	{Name: "by-hand-character", Stage: stageByHand(rules.Move{Kind: rules.MoveWith})},
	{Name: "by-hand-character-large", Stage: stageAt(200, stageByHand(rules.Move{Kind: rules.MoveWith}))},
	{Name: "house-rules-told", Stage: stageHouseTold},
}

// stageWell plays with some sense until a moment comes.
func stageWell(moment func(t *table) bool) func(g *app.App) error {
	return func(g *app.App) error {
		t := practice(g, rules.Options{Seed: gametest.ShotSeed, Difficulty: content.Easy})
		if err := t.playUntil(g, mind.Greedy(gametest.ShotSeed), func(int) bool { return moment(t) }); err != nil {
			return err
		}
		g.Show(t)
		return nil
	}
}

// stageBurning is the moment of a session end at which the first location burns.
func stageBurning(g *app.App) error {
	if err := stageWell(func(t *table) bool { return t.Board.State.Phase == rules.YearOver && t.Board.State.Year == 2 })(g); err != nil {
		return err
	}
	t := g.Scene.(*table)
	t.Board.Dialog = nil
	t.Pages.ReadPage(&t.Board)
	t.Board.Speed = motion.Normal
	for t.Board.Play(g, rules.Move{Kind: rules.MoveGoOn}); t.Board.State.Phase == rules.SessionEnd; t.Board.Play(g, t.Board.Book.Moves(&t.Board.State, nil)[0]) {
		for t.Board.Beats.Playing() {
			if b := t.Board.Beats.List[0]; b.To > b.From && t.Board.Story.Events[b.From].Kind == rules.EvBurnLocation && t.Board.Beats.Tick >= b.Ticks/2 {
				return nil
			}
			t.Board.RunBeats(g)
		}
	}
	return fmt.Errorf("no location burns in the campaign of seed %d", gametest.ShotSeed)
}

// stageVictory is the end of a campaign whose markers are put where no policy brings them.
func stageVictory(g *app.App) error {
	if err := stageWell(func(t *table) bool { return t.Board.State.Phase == rules.CampaignOver })(g); err != nil {
		return err
	}
	t := g.Scene.(*table)
	t.Board.State.Progress = [content.NumResources]uint8{content.Support: 12, content.Technology: 7, content.Espionage: 9, content.Military: 12, content.Diplomacy: 12, content.Sorcery: 8}
	t.Board.State.Threat = [content.NumResources]uint8{content.Support: 9, content.Technology: 6, content.Espionage: 12, content.Military: 10, content.Diplomacy: 11, content.Sorcery: 12}
	t.Board.Dialog = yearend.NewCampaignOver(&t.Board, &t.Pages)
	return nil
}

// stageOrder asks for the order of the staged cards, after some changes.
func stageOrder(changes int) func(g *app.App) error {
	return func(g *app.App) error {
		t, err := toOrder(g)
		if err != nil {
			return err
		}
		for i := range changes {
			t.Board.Order.Move(g, t.Board.Plan(g).Order.Cards, 3-i, 0)
		}
		if changes > 0 {
			t.Board.Order.Lifted = 2
		}
		return nil
	}
}

// toOrder plays until the staged cards can be put in order, and begins to.
func toOrder(g *app.App) (*table, error) {
	for seed := uint64(1); seed < 40; seed++ {
		t := practice(g, rules.Options{Seed: seed, Difficulty: content.Easy})
		choose := mind.Greedy(seed)
		for {
			legal := t.Board.Book.Moves(&t.Board.State, nil)
			if len(legal) == 0 {
				break
			}
			g.Show(t)
			if slices.ContainsFunc(legal, func(m rules.Move) bool { return m.Kind == rules.MoveOrder }) {
				return t, nil
			}
			for _, m := range legal {
				after := t.Board.State
				if m.Kind == rules.MoveUse && t.Board.Book.Apply(&after, m, nil) == nil && slices.ContainsFunc(t.Board.Book.Moves(&after, nil), func(m rules.Move) bool { return m.Kind == rules.MoveOrder }) {
					t.Board.Play(g, m)
					return t, nil
				}
			}
			t.Board.Play(g, choose(t.Board.Book, &t.Board.State, legal))
		}
	}
	return nil, fmt.Errorf("no campaign comes to an order of the staged cards")
}

// stageLooked rests on the last card of a kind that is offered.
func stageLooked(kind layout.Kind, moment func(t *table, played int) bool) func(g *app.App) error {
	return func(g *app.App) error {
		t, err := stageTable(g, moment)
		if err != nil {
			return err
		}
		t.Pages.ReadPage(&t.Board) // no sheet lies over it
		for _, p := range t.Board.Plan(g).Pieces {
			if p.Target.Kind == kind {
				t.enlarge(g, p.Target)
			}
		}
		return nil
	}
}
