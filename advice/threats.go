package advice

import (
	"fmt"
	"strings"

	"sixwinters/content"
	"sixwinters/rules"
)

// ThreatCount is the threat symbols of one resource in play ([threats]).
type ThreatCount struct {
	Resource content.Resource
	Symbols  int
	Over     int // symbols beyond the free two: the steps of the marker
	From     []ThreatCard
}

// ThreatCard is an obstacle that bears threat symbols of a resource.
type ThreatCard struct {
	Obstacle    content.ObstacleID
	Symbols     int
	Conditional int // of them, those that count only while their condition holds
}

// ThreatStep is one step of a threat marker.
type ThreatStep struct {
	Symbol   content.Resource     // whose symbols bring it
	Track    content.Resource     // the track that advances: another if the marker of Symbol is at its last space
	Space    int                  // 1..12, after the step
	Level    int                  // after the step
	Unlocks  []content.ObstacleID // as the level rises ([unlock])
	Location content.LocationID   // the threat location that comes into play, or NoLocation ([threat-location])
}

// Forecast is what the threats step would do if it came now ([threats]). [ThreatsToCome] also takes into account, as far as it can
// be known, which obstacles come into play or leave before.
type Forecast struct {
	Counts [content.NumResources]ThreatCount
	Steps  []ThreatStep
	// Choice: the sorcery marker is at its last space and the players choose which track its further steps go to; those
	// are not among Steps.
	Choice bool
	// New are the slots in which the new-obstacles step before it will place the hidden top cards of the piles
	// ([new-obstacles]).
	New []content.Slot
}

// CountThreats counts the threat symbols of one resource in play.
func CountThreats(b *rules.Rulebook, s *rules.State, r content.Resource) ThreatCount {
	return countThreats(b, s).Counts[r]
}

// Up says how far a threat rises: "up 2 spaces".
func Up(n int) string { return "up " + rules.HowMany(n, "space", "spaces") }

// Bearers names the obstacles that bear the symbols: "two Legionary cards and Restless Dead".
func (c *ThreatCount) Bearers(b *rules.Rulebook) string {
	var names []string
	for _, card := range c.From {
		names = append(names, b.Content().Card(card.Obstacle).Name)
	}
	return rules.JoinedOnce(names, rules.ManyCards)
}

func countThreats(b *rules.Rulebook, s *rules.State) (f Forecast) {
	symbols := b.ThreatSymbols(s)
	for r := range f.Counts {
		c := &f.Counts[r]
		c.Resource, c.Symbols = content.Resource(r), symbols[r]
		c.Over = rules.Advances(c.Symbols)
	}
	for at := range s.Attached {
		for _, id := range s.Attached[at].List() {
			f.countCard(b, s, id)
		}
	}
	return f
}

// Threats returns what the threats step would do at once, or what is left of it where it has begun; once it is over no more
// than the counts.
func Threats(b *rules.Rulebook, s *rules.State) Forecast {
	f := countThreats(b, s)
	if s.IsOver(rules.StepThreats) {
		return f
	}
	var due []content.Resource // the symbol of each step, in the order of the rules
	for r := range f.Counts {
		for range f.Counts[r].Over {
			due = append(due, content.Resource(r))
		}
	}
	t := b.Observation(s)
	var story rules.Story
	b.TryThreats(&t, &story, nil)
	for _, e := range story.Events {
		switch e.Kind {
		case rules.EvThreat:
			levels := &b.Content().Board.Tracks[e.Resource].Levels
			f.Steps = append(f.Steps, ThreatStep{
				Symbol: due[len(f.Steps)], Track: e.Resource, Space: int(e.M), Level: levels[e.M-1], Location: content.NoLocation,
			})
		case rules.EvUnlock:
			if n := len(f.Steps) - 1; n >= 0 {
				f.Steps[n].Unlocks = append(f.Steps[n].Unlocks, content.ObstacleID(e.Card))
			}
		case rules.EvLocation:
			if n := len(f.Steps) - 1; n >= 0 {
				f.Steps[n].Location = content.LocationID(e.Card)
			}
		}
	}
	f.Choice = len(b.Moves(&t, nil)) > 0
	f.New = newObstacles(b, s)
	return f
}

// newObstacles returns the slots in which the new-obstacles step places obstacles.
func newObstacles(b *rules.Rulebook, s *rules.State) (at []content.Slot) {
	t := b.Observation(s)
	var story rules.Story
	b.TryNewObstacles(&t, &story)
	for _, e := range story.Events {
		if e.Kind == rules.EvObstacle && e.To.Spot == rules.AttachedAt {
			at = append(at, content.Slot(e.To.N))
		}
	}
	return at
}

func (f *Forecast) countCard(b *rules.Rulebook, s *rules.State, id content.ObstacleID) {
	o := b.Content().Card(id)
	for r := range f.Counts {
		card := ThreatCard{Obstacle: id}
		for _, t := range o.Threats {
			if int(t) == r {
				card.Symbols++
			}
		}
		if o.ExtraThreat == content.Resource(r) && b.ExtraThreat(s, id) {
			card.Symbols++
			card.Conditional++
		}
		if card.Symbols > 0 {
			f.Counts[r].From = append(f.Counts[r].From, card)
		}
	}
}

// on returns the spaces by which the threat marker of a track advances.
func (f *Forecast) on(track content.Resource) int {
	n := 0
	for _, step := range f.Steps {
		if step.Track == track {
			n++
		}
	}
	return n
}

// Causes returns the causes of a threat marker's advance in the coming threats step: the cards whose symbols bring it.
func (f *Forecast) Causes(b *rules.Rulebook, track content.Resource) []Cause {
	var list []Cause
	steps := [content.NumResources]int{}
	for _, step := range f.Steps {
		if step.Track == track {
			steps[step.Symbol]++
		}
	}
	for r, n := range steps {
		if n == 0 {
			continue
		}
		c := &f.Counts[r]
		for _, card := range c.From {
			list = append(list, Cause{b.Content().Card(card.Obstacle).Name + ": " +
				rules.HowMany(card.Symbols, c.Resource.String()+" symbol", c.Resource.String()+" symbols"), card.Symbols})
		}
		list = append(list, Cause{"the two that do no harm", -rules.FreeThreats})
		if elsewhere := c.Over - n; elsewhere > 0 {
			list = append(list, Cause{"steps that go to other tracks", -elsewhere})
		}
	}
	return list
}

// Words says what the step would do, a sentence for each track.
func (f *Forecast) Words(b *rules.Rulebook) []string {
	var say []string
	for r := range content.Resource(content.NumResources) {
		n, last := 0, ThreatStep{}
		var unlocks int
		var comes []string
		for _, step := range f.Steps {
			if step.Track == r {
				n++
				last = step
				unlocks += len(step.Unlocks)
				if step.Location != content.NoLocation {
					comes = append(comes, b.Content().Locations[step.Location].Name)
				}
			}
		}
		if n == 0 {
			continue
		}
		line := fmt.Sprintf("The %s threat goes %s, to %s", r, Up(n), b.SpaceName(r, last.Space))
		if unlocks > 0 {
			line += ", unlocking " + rules.HowMany(unlocks, "obstacle", "obstacles")
		}
		for _, name := range comes {
			line += "; " + name + " comes into play"
		}
		say = append(say, rules.FixFullStops(strings.Join(append([]string{line + "."}, f.passedOn(r)...), " ")))
	}
	if f.Choice {
		say = append(say, "Sorcery is on its last space: you choose which track its further steps go to.")
	}
	return say
}

// passedOn says of each full track whose steps raise another: "Support is full: 3 steps go past technology, full too."
func (f *Forecast) passedOn(to content.Resource) (say []string) {
	for r := range content.Resource(content.NumResources) {
		n := 0
		for _, step := range f.Steps {
			if step.Symbol == r && step.Track == to && r != to {
				n++
			}
		}
		if n == 0 {
			continue
		}
		goes := "on to " + to.String()
		if past := FullBetween(r, to); past != "" {
			goes = "past " + past + ", full too"
		}
		say = append(say, rules.Capital(fmt.Sprintf("%s is full: %s %s.", r, rules.HowMany(n, "step goes", "steps go"), goes)))
	}
	return say
}

// FullBetween names the tracks between one that is full and another along the wheel that its steps go to, or the whole wheel.
func FullBetween(from, to content.Resource) string {
	switch {
	case from >= content.Wheel:
		return ""
	case to >= content.Wheel:
		return "the whole wheel"
	}
	var full []string
	for next := (from + 1) % content.Wheel; next != to; next = (next + 1) % content.Wheel {
		full = append(full, next.String())
	}
	return rules.Joined(full, "and")
}
