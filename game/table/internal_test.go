package table

import (
	"sixwinters/game/app"
	"sixwinters/game/gametest"
	"sixwinters/game/menu"
)

// laid is the table in the window, whether it is played at or looked at again, or nil.
func laid(g *app.App) *table {
	switch s := g.Scene.(type) {
	case *table:
		return s
	case *replay:
		return s.t
	}
	return nil
}

func init() {
	lying := func(t *table) *menu.Menu {
		if t.Dialog == nil {
			return nil
		}
		return t.Dialog.Menu
	}
	gametest.MenuOf(lying)
	gametest.MenuOf(func(r *replay) *menu.Menu { return lying(r.t) })
	gametest.Looks = append(gametest.Looks, func(s app.Scene, is *gametest.Sight) {
		switch s := s.(type) {
		case *replay:
			is.At = s.at
		case *table:
			if s.Dialog == nil && s.Lesson != nil && s.Lesson.Comes > 0 {
				is.Takes = 0 // a note that has just come takes no click
			}
		}
	})
}
