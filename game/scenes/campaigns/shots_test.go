package campaigns

import (
	"fmt"
	"os"
	"path/filepath"

	"github.com/hajimehoshi/ebiten/v2"

	"sixwinters/game/app"
	"sixwinters/game/gametest"
	"sixwinters/game/input"
	"sixwinters/game/input/chord"
	"sixwinters/rules"
)

// Shots are the pictures of setting campaigns up and keeping them in order.
func Shots() []gametest.Staged {
	return []gametest.Staged{
		{Name: "first-campaign", Stage: stageFirstCampaign},
		{Name: "new-campaign", Stage: stageNewCampaign},
		{Name: "house-rules", Stage: stageHouseRules},
		{Name: "new-campaign-boxes", Stage: stageBoxes},
		{Name: "box-dropped", Stage: stageDroppedBox("frozen-harbour")},
		{Name: "box-replaces", Stage: stageDroppedBox("toll-roads")},
		{Name: "box-refused", Stage: stageDroppedBox("letter.zip")},
		{Name: "campaigns", Stage: stageList(func(*app.App, *list) error { return nil })},
		{Name: "campaign-renamed", Stage: stageList(func(g *app.App, l *list) error { l.build(g); return l.beginNaming(g, l.menu) })},
		{Name: "campaign-deleted", Stage: stageList(func(g *app.App, l *list) error { return l.remove(g) })},
		{Name: "campaign-refused", Stage: stageList(func(_ *app.App, l *list) error { l.choose(len(l.all) - 1); return nil })},
		{Name: "campaigns-searched", Stage: stageList(func(_ *app.App, l *list) error { l.find("anna"); return nil })},
		{Name: "campaigns-none", Stage: stageList(func(_ *app.App, l *list) error { l.find("nobody"); return nil })},
		{Name: "campaigns-dropped", Stage: stageList(stageDropped)},
	}
}

// stageFirstCampaign asks who plays the first campaign.
func stageFirstCampaign(g *app.App) error {
	dir, err := os.MkdirTemp("", "sixwinters-shots-")
	if err != nil {
		return err
	}
	g.Options.Saves, g.Settings.Started, g.Settings.Difficulty = dir, false, ""
	return OpenNew(g)
}

// WritingShots are the pictures of the keyboard on the screen, which takes the keys from the menu under it.
func WritingShots() []gametest.Staged {
	return []gametest.Staged{
		{Name: "writing-name", Stage: stageWriting("First player")},
		{Name: "writing-seed", Stage: stageWriting("Seed")},
	}
}

// stageWriting comes to a field of a new campaign without a keyboard: with a finger, if not with a gamepad.
func stageWriting(field string) func(g *app.App) error {
	return func(g *app.App) error {
		if g.Keyboard.Device == input.Desk {
			g.Keyboard.Device = input.Touch
		}
		if err := stageNewCampaign(g); err != nil {
			return err
		}
		if _, err := g.Tick(); err != nil {
			return err
		}
		n := g.Scene.(*newCampaign)
		n.Menu.ComeTo(field)
		n.Menu, g.Skin.ByKeys = nil, true // it is built again with the focus there
		g.Keyboard.Struck = []input.Stroke{{Chord: chord.Must(chord.PadA)}}
		defer func() { g.Keyboard.Struck = nil }()
		if _, err := g.Tick(); err != nil {
			return err
		}
		if keys, on := app.Onscreen(g); keys == nil || on.Name != field {
			return fmt.Errorf("no keyboard writes into %q", field)
		}
		return nil
	}
}

func stageList(with func(g *app.App, l *list) error) func(g *app.App) error {
	return func(g *app.App) error {
		if err := gametest.StageFolder(g); err != nil {
			return err
		}
		defer os.RemoveAll(g.Options.Saves)
		l := newList(g)
		l.choose(1)
		if err := with(g, l); err != nil {
			return err
		}
		g.Show(l)
		for ticks, stale := 0, true; stale || ticks < 4; ticks++ { // until all in sight have their places and pictures
			var err error
			if stale, err = l.Update(g); err != nil {
				return err
			}
			l.Draw(g, ebiten.NewImage(g.Width, g.Height))
		}
		return nil
	}
}

// stageDropped drops a campaign on the list of all campaigns, and what is none.
func stageDropped(g *app.App, l *list) error {
	dir, err := os.MkdirTemp("", "sixwinters-shots-")
	if err != nil {
		return err
	}
	defer os.RemoveAll(dir)
	if err := gametest.StageFile(g, filepath.Join(dir, "From Bert.txt"), 3); err != nil {
		return err
	}
	if err := os.WriteFile(filepath.Join(dir, "Shopping list.txt"), []byte("Ink, candles\n"), 0o666); err != nil {
		return err
	}
	l.TakeFiles(g, os.DirFS(dir))
	return nil
}

// stageNewCampaign sets a campaign up, with a name that is too long.
func stageNewCampaign(g *app.App) error {
	g.Settings.Players = []string{"Anna", "Bartholomew of the Long Winter Nights"}
	return OpenNew(g)
}

// stageHouseRules opens the sheet of house rules with all of them on.
func stageHouseRules(g *app.App) error {
	g.Show(&newCampaign{house: rules.HouseRules{PlayedRest: 1, LongRest: true, Dice: 9}, sheet: houseSheet})
	return nil
}

// withBoxes gives the program a folder with boxes on its shelf while something is staged: two examples, one that does not go with
// them, and what is no box.
func withBoxes(g *app.App, do func() error) error {
	dir, err := os.MkdirTemp("", "sixwinters-shots-")
	if err != nil {
		return err
	}
	defer os.RemoveAll(dir)
	was := g.Options.Saves
	defer func() { g.Options.Saves = was }()
	g.Options.Saves = dir
	for _, example := range []string{"frozen-harbour", "three-winters"} {
		if err := os.CopyFS(filepath.Join(string(g.Shelf()), example), os.DirFS("../../../examples/"+example)); err != nil {
			return err
		}
	}
	zipped, err := smallBox("Toll Roads", "1.0", "")
	if err == nil {
		err = os.WriteFile(filepath.Join(string(g.Shelf()), "toll-roads.zip"), zipped, 0o666)
	}
	if err == nil {
		err = os.WriteFile(filepath.Join(string(g.Shelf()), "letter.zip"), []byte("Dear Thea"), 0o666)
	}
	if err != nil {
		return err
	}
	g.Library.Changed()
	return do()
}

// stageBoxes opens the sheet of boxes, with two chosen.
func stageBoxes(g *app.App) error {
	return withBoxes(g, func() error {
		n := &newCampaign{sheet: boxesSheet}
		n.boxes.list(g)
		for _, item := range n.boxes.atHand[:2] {
			n.boxes.add(g, item.Box)
		}
		g.Show(n)
		for i := range n.boxes.atHand {
			if box := n.boxes.atHand[i].Box; box != nil {
				n.boxes.does(box)
			}
		}
		return nil
	})
}

// stageDroppedBox drops a box on the form of a new campaign: an example, another version of one on the shelf, or none at all.
func stageDroppedBox(name string) func(g *app.App) error {
	return func(g *app.App) error {
		return withBoxes(g, func() error {
			if err := OpenNew(g); err != nil {
				return err
			}
			dir, err := os.MkdirTemp("", "sixwinters-shots-")
			if err != nil {
				return err
			}
			defer os.RemoveAll(dir)
			switch name {
			case "toll-roads":
				zipped, err := smallBox("Toll Roads", "1.1", "on = [\"Frozen Harbour\"]\n")
				if err == nil {
					err = os.WriteFile(filepath.Join(dir, name+".zip"), zipped, 0o666)
				}
				if err != nil {
					return err
				}
			case "letter.zip":
				if err := os.WriteFile(filepath.Join(dir, name), []byte("Dear Thea"), 0o666); err != nil {
					return err
				}
			default:
				if err := os.RemoveAll(filepath.Join(string(g.Shelf()), name)); err != nil {
					return err
				}
				if err := os.CopyFS(filepath.Join(dir, name), os.DirFS("../../../examples/"+name)); err != nil {
					return err
				}
			}
			g.TakeDropped(os.DirFS(dir))
			return nil
		})
	}
}
