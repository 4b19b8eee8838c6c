package training

import (
	"context"
	"fmt"
	"io"
	"math"

	"sixwinters/advice/mind"
	"sixwinters/advice/review"
	"sixwinters/content"
	"sixwinters/rules"
)

// Reviewing is what is reviewed to find out how good reviews are.
type Reviewing struct {
	Seed  uint64 // of the first campaign; each later one takes the next
	N     int    // campaigns, of which six of ten are random, two greedy and two of a novice
	Years int    // that are played of each
	Times int    // that a named decision is played on, as it was made and changed
}

// past is a campaign as it was played.
type past struct {
	tables []rules.State
	moves  []rules.Move
}

func (p *past) Len() int                  { return len(p.tables) }
func (p *past) Table(at int) *rules.State { return &p.tables[at] }
func (p *past) Move(at int) (m rules.Move, ok bool) {
	if at < len(p.moves) {
		m, ok = p.moves[at], true
	}
	return m, ok
}

// reviewed plays the campaign of a seed for the years, and returns it with the name of its player.
func (r *Reviewing) reviewed(b *rules.Rulebook, i int) (p *past, who string) {
	seed := r.Seed + uint64(i)
	choose, who := rules.RandomPolicy(seed), "random"
	switch {
	case i%5 == 1:
		choose, who = mind.Greedy(seed), "greedy"
	case i%5 == 3:
		planner := mind.NewPlanner(seed)
		planner.Play(mind.Novice)
		choose, who = planner.Choose, "novice"
	}
	s := b.NewCampaign(rules.Options{Seed: seed, Difficulty: content.Standard}, nil)
	p = &past{tables: []rules.State{s}}
	for s.Depth > 0 && int(s.Year) <= r.Years && (s.Phase != rules.YearOver || int(s.Year) < r.Years) {
		seen := b.Observation(&s)
		m := choose(b, &seen, b.Moves(&s, nil))
		if b.Apply(&s, m, nil) != nil {
			break
		}
		p.moves, p.tables = append(p.moves, m), append(p.tables, s)
	}
	return p, who
}

// Decisions reviews campaigns, plays each decision that cost most on to the end of its year, as it was made and changed, and says how often
// changed it does better; and how much of what happened was decisions, by player.
func Decisions(ctx context.Context, b *rules.Rulebook, r Reviewing, progress io.Writer) (lines []string) {
	named, better, surely := 0, 0, 0
	for i := range r.N {
		p, who := r.reviewed(b, i)
		is := review.Work(ctx, b, p, nil, nil)
		if ctx.Err() != nil {
			break
		}
		luck, decisions := is.Luck(0, len(is.Turns)-1)
		line := fmt.Sprintf("seed %d, %s: decisions %+.1f points, luck %+.1f", r.Seed+uint64(i), who, 100*decisions, 100*luck)
		for _, d := range is.Cost(0, p.Len(), review.Named) {
			mean, deviation := changed(b, p, &d, r.Times)
			if named++; mean > 0 {
				better++
			}
			if mean > 2*deviation {
				surely++
			}
			line += fmt.Sprintf("; %s %s %+.1f, played on %+.1f ± %.1f", d.When, d.Theme, 100*-d.Win, 100*mean, 200*deviation)
		}
		lines = append(lines, line)
		fmt.Fprintln(progress, line)
	}
	return append(lines, fmt.Sprintf("%d named decisions, %d do better when changed, %d of them by two standard errors", named, better, surely))
}

// changed is how much the chance to win at the end of the year rises if a decision is changed, in the mean of so many times, and the standard
// error of that. Each time both are played on over the same hidden cards and dice.
func changed(b *rules.Rulebook, p *past, d *review.Decision, times int) (mean, deviation float64) {
	observed := b.Observation(p.Table(d.At))
	did := p.moves[d.At:d.To]
	j, _ := mind.Judge(b, &observed, did)
	chance := rules.Chance(b.Fingerprint(&observed) + 1) // others than it was judged by
	sum, squares := 0.0, 0.0
	for range times {
		seed := chance.Next()
		more := playedOn(b, &observed, j.Plan, seed) - playedOn(b, &observed, did, seed)
		sum += more
		squares += more * more
	}
	n := float64(times)
	mean = sum / n
	return mean, math.Sqrt(max(0, squares/n-mean*mean) / (n - 1))
}

// playedOn is the chance to win at the end of a year in which moves are made on a table and a novice plays on.
func playedOn(b *rules.Rulebook, observed *rules.State, moves []rules.Move, seed uint64) float64 {
	chance := rules.Chance(seed)
	s := b.Determinize(observed, &chance)
	planner := mind.NewPlanner(seed)
	planner.Play(mind.Novice)
	for _, m := range moves {
		if b.Apply(&s, m, nil) != nil {
			break // what was turned up is not what is imagined
		}
	}
	for year := s.Year; s.Depth > 0 && s.Year == year && s.Phase != rules.YearOver && s.Phase != rules.CampaignOver; {
		seen := b.Observation(&s)
		if b.Apply(&s, planner.Choose(b, &seen, b.Moves(&s, nil)), nil) != nil {
			break
		}
	}
	seen := b.Observation(&s)
	o := mind.OutlookOf(b, &seen)
	return o.Win()
}
