package campaigns

import (
	"fmt"
	"strconv"

	"sixwinters/game/app"
	"sixwinters/game/menu"
	"sixwinters/rules"
)

const houseRulesTitle = "House rules"

// The choices of the sheet of house rules, and a sentence on each.
var (
	playedRestName = []string{"None", "One track", "Both tracks"}
	playedRestHelp = []string{
		"Characters you played keep all their conditions.",
		"Each erases its highest condition on one track. You choose the track.",
		"Each erases its highest condition on both tracks.",
	}
	longRestName = []string{"Off", "On"}
	longRestHelp = []string{
		"Characters you did not play erase their highest condition on both tracks.",
		"Characters you did not play erase their two highest conditions on both tracks.",
	}
)

// houseCount returns how many house rules are on, in words.
func (n *newCampaign) houseCount() string {
	if on := len(n.house.Lines()); on > 0 {
		return fmt.Sprintf("%d on", on)
	}
	return "None"
}

// buildHouse lays out the sheet of house rules ([house-rules]).
func (n *newCampaign) buildHouse(g *app.App) {
	m := n.New(g)
	m.InHead()
	m.Title(houseRulesTitle, 32)
	m.InBody()
	m.Least(menu.SettingWidth, 0)
	m.Text("The rulebook leaves these open. They hold for the whole campaign.", menu.SettingWidth)
	m.ChooseOf("Rest after playing", playedRestHelp, playedRestName, int(n.house.PlayedRest), func(i int) {
		n.house.PlayedRest, n.Menu = uint8(i), nil
	})
	long := 0
	if n.house.LongRest {
		long = 1
	}
	m.ChooseOf("Long rest", longRestHelp, longRestName, long, func(i int) { n.house.LongRest, n.Menu = i == 1, nil })
	book := n.boxes.book
	if book == nil {
		book = g.Book
	}
	printed := book.DicePerResource(rules.HouseRules{})
	m.Slide("Dice of each resource", fmt.Sprintf("%d as printed. With fewer, the supply runs out sooner.", printed),
		menu.Number{Least: rules.FewestDice, Most: rules.MostDice, Step: 1,
			Is: book.DicePerResource(n.house)}, strconv.Itoa, func(dice int) {
			if n.house.Dice = uint8(dice); dice == printed {
				n.house.Dice = 0
			}
		})
	m.InFoot()
	m.Row(
		m.Lettered("D", m.NewButton("Done", n.Do(n.leaveSheet))),
		m.NewButton("All off", func() { n.house, n.Menu = rules.HouseRules{}, nil }),
	)
}
