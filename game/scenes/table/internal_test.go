package table

import (
	"image"

	"sixwinters/game/app"
	"sixwinters/game/board"
	"sixwinters/game/gametest"
	"sixwinters/game/menu"
	"sixwinters/game/scenes/replay"
)

// laid is the table in the window, or nil.
func laid(g *app.App) *table {
	t, _ := g.Scene.(*table)
	return t
}

func init() {
	lying := func(t *board.Board) *menu.Menu {
		if t.Dialog == nil {
			return nil
		}
		return t.Dialog.Menu
	}
	gametest.MenuOf(func(t *table) *menu.Menu { return lying(&t.Board) })
	gametest.MenuOf(func(r *replay.Replay) *menu.Menu { return lying(r.Table) })
	gametest.Looks = append(gametest.Looks, func(s app.Scene, is *gametest.Sight) {
		switch s := s.(type) {
		case *replay.Replay:
			is.At = s.At
		case *table:
			if is.Note = (image.Rectangle{}); s.Board.Laying.Last.Plan != nil && s.Board.Dialog == nil {
				b := s.Board.Laying.Last.Plan.Note.Button
				is.Note = image.Rect(int(b.X), int(b.Y), int(b.Right()), int(b.Bottom()))
			}
			fresh := s.Tutor.Lesson != nil && s.Tutor.Lesson.Comes > 0 || s.Novelties.Firsts.Shown && s.Novelties.Firsts.Ticks <= app.Settled
			if s.Board.Dialog == nil && !is.Note.Empty() && (fresh || s.Hinter.Hinting.Coming != nil) {
				is.Takes = 0 // a note that has just come takes no click, and nobody clicks a hint away that is to come
			}
		}
	})
}
