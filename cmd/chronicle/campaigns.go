package main

import (
	"encoding/json"
	"fmt"
	"io"
	"time"

	"sixwinters/content"
	"sixwinters/rules"
)

// campaign is the report of a campaign, a line of JSON.
type campaign struct {
	Seed       uint64 `json:"seed"`
	Difficulty string `json:"difficulty"`
	Start      string `json:"start"`
	House      string `json:"house_rules,omitempty"`
	Policy     string `json:"policy"`
	Victory    string `json:"victory"`
	Score      int    `json:"score"`
	Title      string `json:"title,omitempty"`
	Moves      int    `json:"moves"`
	Years      []year `json:"years"`
	Violation  string `json:"violation,omitempty"`

	level rules.Victory
}

// year is the report of a year: its play, and the tracks and characters at its end.
type year struct {
	Turns      int            `json:"turns"`
	Progress   map[string]int `json:"progress"` // the space of each marker
	Threat     map[string]int `json:"threat"`
	Cards      int            `json:"cards_completed"`
	Obstacles  int            `json:"obstacles_overcome"`
	KnockOuts  []string       `json:"knock_outs"`
	Conditions map[string]int `json:"conditions"` // marked, of each character that has any
	Shortages  int            `json:"supply_shortages"`
}

// playCampaigns plays whole campaigns and reports each, or all together.
func (a *autoplay) playCampaigns(stdout, stderr io.Writer) int {
	lines := json.NewEncoder(stdout)
	lines.SetEscapeHTML(false)
	var sum summary
	began := time.Now()
	type result struct {
		c   *campaign
		err error
	}
	var wrong error
	inOrder(a.n, a.cores, func(i int) result {
		c, err := a.playCampaign(a.nth(i))
		return result{c, err}
	}, func(_ int, r result) bool {
		if wrong = r.err; wrong == nil && a.asJSON {
			wrong = lines.Encode(r.c)
		}
		if wrong != nil {
			return false
		}
		if r.c.Violation != "" && !a.asJSON {
			fmt.Fprintf(stdout, "seed %d, move %d: %s\n", r.c.Seed, r.c.Moves, r.c.Violation)
		}
		sum.add(r.c)
		return true
	})
	if wrong != nil {
		return fail(stderr, "auto", failed, "the campaign cannot be written: %v", wrong)
	}
	if !a.asJSON {
		sum.print(stdout, time.Since(began))
		a.tellByHand(stdout)
	} else {
		a.tellByHand(stderr)
	}
	if sum.violations > 0 {
		return failed
	}
	return fine
}

// playCampaign plays one campaign, writing its record if records are wanted.
func (a *autoplay) playCampaign(o rules.Options) (c *campaign, err error) {
	c = &campaign{Seed: o.Seed, Difficulty: o.Difficulty.String(), Start: o.Start(), House: o.House.Words(), Policy: a.name}
	var story rules.Story
	var played rules.Played
	err = a.recorded("campaign", o, func(record rules.Watcher) {
		played = a.book.PlayCampaign(o, a.counting(a.policy(o.Seed)), &story, func(before *rules.State, m rules.Move, after *rules.State) {
			if record != nil {
				record(before, m, after)
			}
			c.note(a.book.Content(), int(before.Year), story.Events, after)
		})
	})
	c.Moves = played.Moves
	if played.Broken != nil {
		c.Violation = played.Broken.Error()
	}
	score := a.book.Score(&played.End)
	c.level, c.Victory, c.Score, c.Title = score.Victory, score.Victory.String(), score.Total, score.Title
	return c, err
}

// note counts what a move of a year has caused.
func (c *campaign) note(cards *content.Content, in int, events []rules.Event, after *rules.State) {
	for _, ev := range events {
		for len(c.Years) < in {
			c.Years = append(c.Years, year{KnockOuts: []string{}, Conditions: map[string]int{}})
		}
		y := &c.Years[in-1]
		switch ev.Kind {
		case rules.EvYear:
			in = int(ev.N) // what follows is the setup of the next year
		case rules.EvComplete:
			y.Cards++
		case rules.EvOvercome:
			y.Obstacles++
		case rules.EvKnockedOut:
			y.KnockOuts = append(y.KnockOuts, cards.Characters[ev.Character].Name)
		case rules.EvShort:
			y.Shortages++
		case rules.EvYearOver:
			y.close(cards, after)
		}
	}
}

// close notes the table at the end of a year.
func (y *year) close(cards *content.Content, s *rules.State) {
	y.Turns = int(s.Turn)
	y.Progress, y.Threat = map[string]int{}, map[string]int{}
	for r := range content.Resource(content.NumResources) {
		y.Progress[r.String()], y.Threat[r.String()] = int(s.Progress[r]), int(s.Threat[r])
	}
	for id := range s.Characters {
		if n := s.Characters[id].Conditions(); n > 0 {
			y.Conditions[cards.Characters[id].Name] = n
		}
	}
}

// summary is the report of many campaigns.
type summary struct {
	campaigns, moves, violations            int
	levels                                  [rules.Total + 1]int
	score, cards, obstacles, out, turns     int
	conditions, shortages, progress, threat int
}

func (s *summary) add(c *campaign) {
	s.campaigns++
	s.moves += c.Moves
	if c.Violation != "" {
		s.violations++
	}
	s.levels[c.level]++
	s.score += c.Score
	for i := range c.Years {
		y := &c.Years[i]
		s.turns += y.Turns
		s.cards += y.Cards
		s.obstacles += y.Obstacles
		s.out += len(y.KnockOuts)
		s.shortages += y.Shortages
		if i == len(c.Years)-1 {
			for _, n := range y.Conditions {
				s.conditions += n
			}
			for r := range y.Progress {
				s.progress += y.Progress[r]
				s.threat += y.Threat[r]
			}
		}
	}
}

func (s *summary) print(w io.Writer, elapsed time.Duration) {
	fmt.Fprintf(w, "%d campaigns, %d moves, %d violations, %.0f campaigns a second\n",
		s.campaigns, s.moves, s.violations, float64(s.campaigns)/elapsed.Seconds())
	for v, n := range s.levels {
		fmt.Fprintf(w, "%s: %d\n", rules.Victory(v), n)
	}
	mean := func(n int) float64 { return float64(n) / float64(s.campaigns) }
	fmt.Fprintf(w, "mean score %.2f\n", mean(s.score))
	fmt.Fprintf(w, "mean of a campaign: %.1f turns, %.1f cards completed, %.1f obstacles overcome, %.1f knock-outs, %.1f supply shortages\n",
		mean(s.turns), mean(s.cards), mean(s.obstacles), mean(s.out), mean(s.shortages))
	fmt.Fprintf(w, "mean at its end: progress %.1f, threat %.1f of %d spaces, %.1f conditions marked\n",
		mean(s.progress), mean(s.threat), content.NumResources*content.TrackSpaces, mean(s.conditions))
}
