package table

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"

	"sixwinters/content"
	"sixwinters/content/contenttest"
	"sixwinters/game/app"
	"sixwinters/game/gametest"
	"sixwinters/game/scenes/replay"
	"sixwinters/rules"
	"sixwinters/saves"
)

// The pictures of what has to do with saving.

// stageReadOnly opens a campaign that is being played in another window.
func stageReadOnly(g *app.App) error {
	if err := gametest.StageFolder(g); err != nil {
		return err
	}
	defer os.RemoveAll(g.Options.Saves)
	file := filepath.Join(g.Options.Saves, "First winter.txt")
	elsewhere, err := saves.Open(g.Book, file)
	if err != nil {
		return err
	}
	defer elsewhere.Close()
	if err := Open(g, file); err != nil {
		return err
	}
	laid(g).Board.Dialog = nil // the sheet that says so has been read
	return nil
}

// stageOtherCards opens a campaign that was played with cards on which every move costs another number of dice.
func stageOtherCards(g *app.App) error {
	dir, err := os.MkdirTemp("", "sixwinters-shots-")
	if err != nil {
		return err
	}
	defer os.RemoveAll(dir)
	cards, err := contenttest.Load()
	if err != nil {
		return err
	}
	cards.Hash = "another"
	for i := range cards.Locations {
		for r, cost := range cards.Locations[i].Move {
			if cost != content.NoWay {
				cards.Locations[i].Move[r] = 4 - min(cost, 3)
			}
		}
	}
	other := *g
	other.Book = rules.New(cards)
	file := filepath.Join(dir, "Long nights.txt")
	campaign := saves.Scratch(other.Book, rules.Options{Seed: 1, Difficulty: content.Standard})
	if err := gametest.PlayOut(&other, campaign, 400, rules.RandomPolicy(2)); err != nil {
		return err
	}
	if err := os.WriteFile(file, []byte(campaign.Text()), 0o666); err != nil {
		return err
	}
	return Open(g, file)
}

// stageRecovered opens a campaign in whose file a line is damaged.
func stageRecovered(g *app.App) error {
	if err := gametest.StageFolder(g); err != nil {
		return err
	}
	defer os.RemoveAll(g.Options.Saves)
	file := filepath.Join(g.Options.Saves, "First winter.txt")
	data, err := os.ReadFile(file)
	if err != nil {
		return err
	}
	data[len(data)/20] ^= 1
	if err := os.WriteFile(file, data[:len(data)-3], 0o666); err != nil {
		return err
	}
	return Open(g, file)
}

// stageBackup opens a campaign in whose file an early line is damaged, so that a backup goes further.
func stageBackup(g *app.App) error {
	if err := gametest.StageFolder(g); err != nil {
		return err
	}
	defer os.RemoveAll(g.Options.Saves)
	return openWithBackup(g, filepath.Join(g.Options.Saves, "First winter.txt"))
}

// openWithBackup makes a backup of a campaign, damages an early line of its file and opens it.
func openWithBackup(g *app.App, file string) error {
	data, err := os.ReadFile(file)
	if err != nil {
		return err
	}
	if err := saves.WriteFile(filepath.Join(filepath.Dir(file), "backups", saves.NameOf(file)+".1.txt"), data); err != nil {
		return err
	}
	lines := strings.SplitAfter(string(data), "\n")
	lines[9] = "*" + lines[9][1:]
	if err := os.WriteFile(file, []byte(strings.Join(lines, "")), 0o666); err != nil {
		return err
	}
	return Open(g, file)
}

// stageUnsaved leaves a table whose folder is gone.
func stageUnsaved(g *app.App) error {
	file := filepath.Join(os.DevNull, "no folder", "campaign.txt")
	campaign, err := saves.New(g.Book, file, rules.Options{Seed: gametest.ShotSeed})
	if err != nil {
		return err
	}
	t := tableOf(g, campaign)
	g.Show(t)
	return t.Board.Leave(g.Routes.Title)(g)
}

// stageTakeBack asks whether to take back what was revealed.
func stageTakeBack(g *app.App) error {
	t, err := stageTable(g, func(t *table, _ int) bool { return t.Board.State.Turn > 1 && t.Board.Campaign.Revealed() })
	if err != nil {
		return err
	}
	if t.Board.Undo(g); t.Board.Dialog == nil {
		return fmt.Errorf("nothing is asked before a roll is taken back")
	}
	return nil
}

// stageReplay looks again at a campaign in the middle of its third year.
func stageReplay(with func(g *app.App, r *replay.Replay)) func(g *app.App) error {
	return func(g *app.App) error {
		campaign := saves.Scratch(g.Book, rules.Options{Seed: gametest.ShotSeed, Difficulty: content.Standard})
		if err := gametest.PlayOut(g, campaign, 3000, rules.RandomPolicy(gametest.ShotSeed)); err != nil {
			return err
		}
		line := campaign.Timeline()
		at := 0
		for at < line.Len()-1 && (line.Table(at).Year < 3 || line.Table(at).Turn < 4) {
			at++
		}
		r := replay.New(g, campaign, at+3, nil, func(*app.App) {})
		with(g, r)
		replay.Look(g, r)
		return nil
	}
}

// hoverBand points at the timeline, at some table of the fifth year.
func hoverBand(g *app.App, r *replay.Replay) {
	band := r.Table.Plan(g).Timeline.Band
	g.Pointer.X, g.Pointer.Y = band.X+0.77*band.W, band.Y+band.H/2
}

// stageReplayLost looks again at a campaign in whose file a line was damaged.
func stageReplayLost(g *app.App) error {
	if err := stageRecovered(g); err != nil {
		return err
	}
	t := laid(g)
	at := 0
	line := t.Board.Campaign.Timeline()
	for !line.Lost(at) && at < line.Len()-1 {
		at++
	}
	replay.Look(g, replay.New(g, t.Board.Campaign, at, nil, func(*app.App) {}))
	return nil
}
