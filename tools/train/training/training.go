package training

import (
	"bufio"
	"context"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"time"

	"sixwinters/advice/mind"
	"sixwinters/content"
	"sixwinters/rules"
	"sixwinters/saves"
)

// Plan is what is played and learned from.
type Plan struct {
	Folder    string // for the records of campaigns; those that lie there are not played again
	Campaigns int    // at each difficulty
	Seed      uint64 // of the first campaign
	Cores     int    // that play at the same time
	// Strengths are how well the players play: each campaign is played at every one of them.
	Strengths []mind.Strength
}

// campaign is one that is played.
type campaign struct {
	rules.Options
	strength mind.Strength
}

// Result is what has been learned, and how well it tells campaigns apart that it has not learned from.
type Result struct {
	Judgement *mind.Judgement
	Report    []string // lines about the samples, and how well one half of the campaigns foretells the other
}

// Train plays the campaigns of a plan that have not been played yet, and learns from all of them. Progress is told a line at a time. Once
// the context is done it stops with an error; what has been played is kept.
func Train(ctx context.Context, b *rules.Rulebook, p Plan, progress io.Writer) (*Result, error) {
	if err := os.MkdirAll(p.Folder, 0o777); err != nil {
		return nil, fmt.Errorf("the records cannot be written: %w", err)
	}
	all := p.campaigns()
	if err := p.play(ctx, b, all, progress); err != nil {
		return nil, err
	}
	var samples []sample
	for _, o := range all {
		of, err := read(b, p.file(o))
		if err != nil {
			return nil, fmt.Errorf("%s: %w", p.file(o), err)
		}
		samples = append(samples, of...)
	}
	fmt.Fprintf(progress, "fitting %d tables of %d campaigns\n", len(samples), len(all))
	j, err := fit(samples)
	if err != nil {
		return nil, err
	}
	report, err := crossCheck(samples)
	return &Result{j, report}, err
}

// campaigns are all campaigns of the plan: each seed at one difficulty and every strength, and the difficulties in turn.
func (p *Plan) campaigns() (all []campaign) {
	for i := range p.Campaigns * int(content.NumDifficulties) {
		o := rules.Options{Seed: p.Seed + uint64(i), Difficulty: content.Difficulty(i % int(content.NumDifficulties))}
		for _, strength := range p.Strengths {
			all = append(all, campaign{o, strength})
		}
	}
	return all
}

// file is the name of the record of a campaign. Its first word is the strength of those who played it.
func (p *Plan) file(c campaign) string {
	return filepath.Join(p.Folder, fmt.Sprintf("%s-%s-%d.txt", c.strength, c.Difficulty, c.Seed))
}

// play plays the campaigns whose records do not lie in the folder.
func (p *Plan) play(ctx context.Context, b *rules.Rulebook, all []campaign, progress io.Writer) error {
	var due []campaign
	for _, o := range all {
		if _, err := os.Stat(p.file(o)); err != nil {
			due = append(due, o)
		}
	}
	fmt.Fprintf(progress, "%d campaigns, %d of them to be played\n", len(all), len(due))
	next := make(chan campaign)
	var wait sync.WaitGroup
	var lock sync.Mutex
	var failed error
	done, began := 0, time.Now()
	for range max(1, p.Cores) {
		wait.Go(func() {
			for o := range next {
				err := p.playOne(b, o)
				lock.Lock()
				if done++; err != nil && failed == nil {
					failed = err
				}
				if done%10 == 0 || done == len(due) {
					left := time.Since(began) / time.Duration(done) * time.Duration(len(due)-done)
					fmt.Fprintf(progress, "%d of %d played, %s left\n", done, len(due), left.Round(time.Second))
				}
				lock.Unlock()
			}
		})
	}
	for _, o := range due {
		lock.Lock()
		stop := failed != nil
		lock.Unlock()
		if stop || ctx.Err() != nil {
			break
		}
		next <- o
	}
	close(next)
	wait.Wait()
	if failed == nil {
		failed = ctx.Err()
	}
	return failed
}

// playOne plays a campaign and writes its record, all of it or none.
func (p *Plan) playOne(b *rules.Rulebook, c campaign) error {
	var text strings.Builder
	text.WriteString(b.HeaderText(c.Options))
	planner := mind.NewPlanner(c.Seed)
	planner.Play(c.strength)
	played := b.PlayCampaign(c.Options, planner.Choose, nil, func(before *rules.State, m rules.Move, after *rules.State) {
		text.WriteString(b.EntryText(before, m, after))
	})
	if played.Broken != nil {
		return fmt.Errorf("seed %d: %w", c.Seed, played.Broken)
	}
	return saves.WriteFile(p.file(c), []byte(text.String()))
}

// read is what a record tells of its campaign.
func read(b *rules.Rulebook, name string) ([]sample, error) {
	file, err := os.Open(name)
	if err != nil {
		return nil, err
	}
	defer file.Close()
	rec, err := rules.ReadRecord(bufio.NewReader(file))
	if err != nil {
		return nil, err
	}
	if rec.Header.Content != b.Content().Hash {
		return nil, fmt.Errorf("the record was made with other cards; begin in an empty folder")
	}
	return samplesOf(b, rec)
}
