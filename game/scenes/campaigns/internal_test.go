package campaigns

import (
	"sixwinters/game/app"
	"sixwinters/game/gametest"
)

func init() {
	gametest.Looks = append(gametest.Looks, func(s app.Scene, is *gametest.Sight) {
		if l, ok := s.(*list); ok {
			is.Says = l.say
			if l.count != nil {
				is.Says += "\n" + l.counted()
			}
		}
		if n, ok := s.(*newCampaign); ok {
			is.Says = n.boxes.count()
		}
	})
}
