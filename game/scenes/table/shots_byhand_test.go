package table

import (
	"errors"

	"sixwinters/content"
	"sixwinters/game/app"
	"sixwinters/game/motion"
	"sixwinters/rules"
	"sixwinters/saves"
)

// stageByHand shows a card that asks for something by hand, after some moves by hand ([by-hand]).
func stageByHand(moves ...rules.Move) func(g *app.App) error {
	return func(g *app.App) error {
		cards, err := content.Load()
		if err != nil {
			return err
		}
		ask := content.Blank(content.OpByHand)
		ask.Text = "Swap the lowest dice of two pools, or move a threat marker one space up."
		for i := range cards.Obstacles {
			cards.Obstacles[i].Activate = []content.Effect{ask}
		}
		book := rules.New(cards)
		c := saves.Scratch(book, rules.Options{Seed: 3})
		choose := rules.RandomPolicy(3)
		for n := 0; !c.Now().ByHand(); n++ {
			if n == 400 {
				return errors.New("no card asks by hand")
			}
			if err := c.Play(choose(book, c.Now(), book.Moves(c.Now(), nil)), nil); err != nil {
				return err
			}
		}
		for _, m := range moves {
			if err := c.Play(m, nil); err != nil {
				return err
			}
		}
		t := tableOf(g, c)
		t.Board.Speed, t.Board.OwnPace = motion.Off, true
		g.Show(t)
		return nil
	}
}
