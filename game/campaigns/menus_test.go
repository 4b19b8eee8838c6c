package campaigns

import (
	"testing"

	"sixwinters/game/gametest"
)

func TestNoCampaignMenuOverflows(t *testing.T) { gametest.NoMenuOverflows(t, Shots()) }

func TestEverythingInCampaignMenusCanBeFocused(t *testing.T) {
	gametest.EverythingCanBeFocused(t, Shots())
}

func TestOneThingIsLitInCampaignMenus(t *testing.T) {
	gametest.OneThingIsLit(t, gametest.Only(Shots(), "new-campaign", "campaigns", "campaign-renamed"))
}

// However small the window, no word of a menu is larger than its box.
func TestSmallestNewCampaign(t *testing.T) {
	gametest.SmallestPicture(t, gametest.Only(Shots(), "new-campaign"), nil)
}
