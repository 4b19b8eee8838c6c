package replay

import (
	"sixwinters/game/gametest"
	"sixwinters/game/menu"
)

func init() {
	gametest.MenuOf(func(r *Replay) *menu.Menu {
		if r.Table.Dialog == nil {
			return nil
		}
		return r.Table.Dialog.Menu
	})
}
