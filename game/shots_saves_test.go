package game

import (
	"fmt"
	"os"
	"path/filepath"
	"time"

	"sixwinters/content"
	"sixwinters/rules"
	"sixwinters/rules/policy"
	"sixwinters/saves"
)

// The pictures of what has to do with saving.

// stageFolder makes a folder of campaigns for a picture: some at different points, and one that cannot be opened.
func stageFolder(g *Game) error {
	dir, err := os.MkdirTemp("", "sixwinters-shots-")
	if err != nil {
		return err
	}
	g.options.Saves = dir
	for i, name := range []string{"A broken file", "Thea alone", "Long nights", "The second try", "Anna and Bert", "First winter", "For the rules"} {
		file := filepath.Join(dir, name+".txt")
		if err := stageFile(g, file, i); err != nil {
			return err
		}
		hours := []float64{900, 400, 70, 26, 3, 0.5, 0.01}[i]
		played := now().Add(-time.Duration(hours * float64(time.Hour)))
		if err := os.Chtimes(file, played, played); err != nil {
			return err
		}
	}
	return nil
}

// stagedCampaigns are the campaigns as their files have them, as far as they have been played: to write every move down by itself
// takes a disk some time.
var stagedCampaigns = map[int]string{}

// stageFile writes one of the campaigns.
func stageFile(g *Game, file string, i int) error {
	if i == 0 {
		return os.WriteFile(file, []byte("six winters campaign 9\n"), 0o666)
	}
	if stagedCampaigns[i] == "" {
		campaign := saves.Scratch(g.book, rules.Options{Seed: uint64(i), Difficulty: content.Difficulty(i % content.NumDifficulties)})
		if err := playOut(g, campaign, 16*i*i, policy.Greedy(uint64(i))); err != nil {
			return err
		}
		stagedCampaigns[i] = campaign.Text()
	}
	if err := os.WriteFile(file, []byte(stagedCampaigns[i]), 0o666); err != nil {
		return err
	}
	if i%2 == 0 {
		return g.folder().NamePlayers(g.book, file, "Anna", "Bert")
	}
	return nil
}

func stageLoader(with func(g *Game, l *loader) error) func(g *Game) error {
	return func(g *Game) error {
		if err := stageFolder(g); err != nil {
			return err
		}
		defer os.RemoveAll(g.options.Saves)
		l := newLoader(g)
		l.choose(1)
		if err := with(g, l); err != nil {
			return err
		}
		if !l.built {
			l.build(g)
		}
		for l.paintThumb(g) {
		}
		g.show(l)
		return nil
	}
}

// stageContinue is the title once there are campaigns to go on with.
func stageContinue(g *Game) error {
	if err := stageFolder(g); err != nil {
		return err
	}
	defer os.RemoveAll(g.options.Saves)
	g.show(newTitle(g))
	return nil
}

// stageDropped drops a campaign on the list of all campaigns, and what is none.
func stageDropped(g *Game, l *loader) error {
	dir, err := os.MkdirTemp("", "sixwinters-shots-")
	if err != nil {
		return err
	}
	defer os.RemoveAll(dir)
	if err := stageFile(g, filepath.Join(dir, "From Bert.txt"), 3); err != nil {
		return err
	}
	if err := os.WriteFile(filepath.Join(dir, "Shopping list.txt"), []byte("Ink, candles\n"), 0o666); err != nil {
		return err
	}
	l.take(g, os.DirFS(dir))
	return nil
}

// stageReadOnly opens a campaign that is being played in another window.
func stageReadOnly(g *Game) error {
	if err := stageFolder(g); err != nil {
		return err
	}
	defer os.RemoveAll(g.options.Saves)
	file := filepath.Join(g.options.Saves, "First winter.txt")
	elsewhere, err := saves.Open(g.book, file)
	if err != nil {
		return err
	}
	defer elsewhere.Close()
	if err := g.openCampaign(file); err != nil {
		return err
	}
	g.laid().dialog = nil // the sheet that says so has been read
	return nil
}

// stageOtherCards opens a campaign that was played with cards on which every move costs another number of dice.
func stageOtherCards(g *Game) error {
	dir, err := os.MkdirTemp("", "sixwinters-shots-")
	if err != nil {
		return err
	}
	defer os.RemoveAll(dir)
	cards, err := content.Load()
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
	other.book = rules.New(cards)
	file := filepath.Join(dir, "Long nights.txt")
	campaign := saves.Scratch(other.book, rules.Options{Seed: 1, Difficulty: content.Standard})
	if err := playOut(&other, campaign, 400, rules.RandomPolicy(2)); err != nil {
		return err
	}
	if err := os.WriteFile(file, []byte(campaign.Text()), 0o666); err != nil {
		return err
	}
	return g.openCampaign(file)
}

// stageRecovered opens a campaign in whose file a line is damaged.
func stageRecovered(g *Game) error {
	if err := stageFolder(g); err != nil {
		return err
	}
	defer os.RemoveAll(g.options.Saves)
	file := filepath.Join(g.options.Saves, "First winter.txt")
	data, err := os.ReadFile(file)
	if err != nil {
		return err
	}
	data[len(data)/20] ^= 1
	if err := os.WriteFile(file, data[:len(data)-3], 0o666); err != nil {
		return err
	}
	return g.openCampaign(file)
}

// stageUnsaved leaves a table whose folder is gone.
func stageUnsaved(g *Game) error {
	file := filepath.Join(os.DevNull, "no folder", "campaign.txt")
	campaign, err := saves.New(g.book, file, rules.Options{Seed: shotSeed})
	if err != nil {
		return err
	}
	t := tableOf(g, campaign)
	g.show(t)
	return t.leave(toTitle)(g)
}

// stageTakeBack asks whether to take back what was revealed.
func stageTakeBack(g *Game) error {
	t, err := stageTable(g, func(t *table, _ int) bool { return t.state.Turn > 1 && t.campaign.Revealed() })
	if err != nil {
		return err
	}
	if t.undo(g); t.dialog == nil {
		return fmt.Errorf("nothing is asked before a roll is taken back")
	}
	return nil
}

// stageCrash is what comes after a fault.
func stageCrash(g *Game) error {
	g.show(&crash{
		fault: "runtime error: index out of range [6] with length 6", campaign: "/home/anna/.local/share/sixwinters/campaigns/Long nights.txt",
		report: "/home/anna/.local/share/sixwinters/campaigns/reports/report 2026-11-21 150405.000.zip",
	})
	return nil
}

// stageReplay looks again at a campaign in the middle of its third year.
func stageReplay(with func(g *Game, r *replay)) func(g *Game) error {
	return func(g *Game) error {
		campaign := saves.Scratch(g.book, rules.Options{Seed: shotSeed, Difficulty: content.Standard})
		if err := playOut(g, campaign, 3000, rules.RandomPolicy(shotSeed)); err != nil {
			return err
		}
		line := campaign.Timeline()
		at := 0
		for at < line.Len()-1 && (line.Table(at).Year < 3 || line.Table(at).Turn < 4) {
			at++
		}
		r := newReplay(g, campaign, at+3, nil, func(*Game) {})
		with(g, r)
		g.look(r)
		return nil
	}
}

// hoverBand points at the timeline, at some table of the fifth year.
func hoverBand(g *Game, r *replay) {
	band := r.t.plan(g).Timeline.Band
	g.pointer.X, g.pointer.Y = band.X+0.77*band.W, band.Y+band.H/2
}

// playOut makes moves in a campaign, until enough are made or it is over.
func playOut(g *Game, campaign *saves.Campaign, moves int, choose rules.Policy) error {
	for range moves {
		legal := g.book.Moves(campaign.Now(), nil)
		if len(legal) == 0 {
			break
		}
		if err := campaign.Play(choose(g.book, campaign.Now(), legal), nil); err != nil {
			return err
		}
	}
	return nil
}

// stageReplayLost looks again at a campaign in whose file a line was damaged.
func stageReplayLost(g *Game) error {
	if err := stageRecovered(g); err != nil {
		return err
	}
	t := g.laid()
	at := 0
	line := t.campaign.Timeline()
	for !line.Lost(at) && at < line.Len()-1 {
		at++
	}
	g.look(newReplay(g, t.campaign, at, nil, func(*Game) {}))
	return nil
}
