package gathering

import (
	"sixwinters/game/app"
	"sixwinters/game/gametest"
	"sixwinters/rules"
	"sixwinters/together"
)

// Shots are the pictures of this package's scenes.
func Shots() []gametest.Staged {
	return []gametest.Staged{
		{Name: "together", Stage: func(g *app.App) error { return Open(g) }},
		{Name: "together-apart", Stage: func(g *app.App) error {
			err := Open(g)
			g.Scene.(*scene).apart = true
			return err
		}},
		{Name: "together-new", Stage: func(g *app.App) error {
			return OpenWith(g, g.Book, rules.Options{Seed: 7}, "Anna", "Ben")
		}},
		{Name: "together-made", Stage: func(g *app.App) error {
			s := &scene{made: &made{other: 2}}
			for seat := 1; seat <= together.Watching; seat++ {
				s.made.links[seat] = together.Link{Server: "https://club.example/", Table: "k3f9ab2ck3f9ab2ck3f9ab2c", Seat: seat, Token: "AbCdEfGhIjKlMnOpQrStUv"}
			}
			g.Show(s)
			return nil
		}},
	}
}
