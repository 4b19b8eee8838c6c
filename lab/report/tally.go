package report

import (
	"cmp"
	"maps"
	"slices"

	"sixwinters/content"
	"sixwinters/lab"
	"sixwinters/rules"
)

// Tally is the campaigns of a results file, added up.
type Tally struct {
	Plan, Game string
	of         *subject
	campaigns  int
	violations []string       // jobs that broke a rule
	byHand     map[string]int // texts to be carried out by hand that were left out, by card
	cells      map[key]*cell
	variants   map[int]Variant // by their place in the plan; the base is 0
}

// Variant is what the rows say of a variant.
type Variant struct {
	Name  string
	Boxes []lab.Box // the lowest first
	lab.LeftOut
}

// key tells cells apart: who played what, and how hard.
type key struct {
	variant    int // its place in the plan
	player     string
	difficulty string
	start      string
}

// cell is the campaigns of one variant by one player at one difficulty and start.
type cell struct {
	key
	byseed map[uint64]*digest
}

// digest is what is kept of one campaign.
type digest struct {
	won   bool
	score int
	years []year
	cards *named // nil except in the first variant, which alone is asked card by card

	title  string
	winter *lab.Winter // of Skadi
}

// named is what is kept of one campaign by the names of cards and causes, all years together.
type named struct {
	conditions map[string]int // by cause
	knockOuts  map[string]int // by cause
	abilities  map[string]use
	cast       map[string]int // years played
	obstacles  map[string]*lab.Obstacle
	progress   map[string]*lab.Progress
}

// use is how often an ability was used, and in how many years.
type use struct{ times, years int }

// year is what is kept of a year.
type year struct {
	turns            int
	moves, attempts  []int // of each turn
	activations      []int
	decisions        []int
	leads, chances   []int
	progress, threat lab.Tracks
	conditions       int
	knockOuts        []lab.Blow
	runOuts          []lab.RunOut
	mostDice         lab.Tracks
	drawPiles        lab.Piles
}

// NewTally is a tally of no campaigns.
func NewTally() *Tally {
	return &Tally{of: &campaigns, cells: map[key]*cell{}, byHand: map[string]int{}, variants: map[int]Variant{}}
}

// Read adds the campaigns of a results file.
func (t *Tally) Read(path string) error {
	return lab.ReadRows(path, func(r *lab.Row) error { t.Add(r); return nil })
}

// ReadFrom is Read with another variant as the base: what the others are compared with, and what is asked card by card. The error names the
// variants that there are.
func (t *Tally) ReadFrom(path, base string) error {
	at := -1
	var names []string
	err := lab.ReadRows(path, func(r *lab.Row) error {
		if !slices.Contains(names, r.Variant) {
			names = append(names, r.Variant)
		}
		if r.Variant == base {
			at = r.Nth
		}
		return nil
	})
	if err == nil && at < 0 {
		_, err = rules.Which("variant", base, names)
	}
	if err != nil {
		return err
	}
	return lab.ReadRows(path, func(r *lab.Row) error {
		switch {
		case r.Nth == at:
			r.Nth = 0
		case r.Nth < at:
			r.Nth++
		}
		t.Add(r)
		return nil
	})
}

// Add adds a campaign. Of one in which a rule was broken only that is kept.
func (t *Tally) Add(r *lab.Row) {
	t.Plan, t.Game = r.Plan, r.Game
	t.variants[r.Nth] = Variant{r.Variant, r.Boxes, r.LeftOut}
	t.campaigns++
	for card, times := range r.ByHand {
		t.byHand[card] += times
	}
	if r.Winter != nil {
		t.of = &winters
	}
	if r.Violation != "" {
		t.violations = append(t.violations, r.Job.String()+": "+r.Violation)
		return
	}
	k := key{r.Nth, r.Player, r.Difficulty, r.Start}
	c := t.cells[k]
	if c == nil {
		c = &cell{k, map[uint64]*digest{}}
		t.cells[k] = c
	}
	c.byseed[r.Seed] = digestOf(r)
}

// digestOf is what is kept of a campaign.
func digestOf(r *lab.Row) *digest {
	d := &digest{won: r.Won, score: r.Score, title: r.Victory, winter: r.Winter}
	for i := range r.Years {
		y := &r.Years[i]
		d.years = append(d.years, year{
			y.Turns, y.TurnMoves, y.TurnAttempts, y.TurnActivations, y.TurnDecisions, y.TurnLeads, y.TurnChances, y.Progress, y.Threat, len(y.Conditions), y.KnockOuts, y.RunOuts, y.MostDice, y.DrawPiles,
		})
	}
	if r.Nth == 0 {
		d.cards = namedOf(r)
	}
	return d
}

// namedOf adds up the years of a campaign by the names of cards and causes.
func namedOf(r *lab.Row) *named {
	n := &named{map[string]int{}, map[string]int{}, map[string]use{}, map[string]int{}, map[string]*lab.Obstacle{}, map[string]*lab.Progress{}}
	for i := range r.Years {
		y := &r.Years[i]
		for _, b := range y.Conditions {
			n.conditions[b.Cause]++
		}
		for _, b := range y.KnockOuts {
			n.knockOuts[b.Cause]++
		}
		for _, who := range y.Cast {
			n.cast[who]++
		}
		for name, times := range y.Abilities {
			u := n.abilities[name]
			n.abilities[name] = use{u.times + times, u.years + 1}
		}
		for name, o := range y.Obstacles {
			lab.Entry(n.obstacles, name).Add(*o)
		}
		for name, p := range y.Progressed {
			lab.Entry(n.progress, name).Add(*p)
		}
	}
	return n
}

// digests lists the campaigns of a cell by seed.
func (c *cell) digests() (list []*digest) {
	for _, seed := range slices.Sorted(maps.Keys(c.byseed)) {
		list = append(list, c.byseed[seed])
	}
	return list
}

// won counts the campaigns of a cell that were won.
func (c *cell) won() (n int) {
	for _, d := range c.byseed {
		if d.won {
			n++
		}
	}
	return n
}

// cellsOf lists the cells that fit, by variant, player, difficulty and start.
func (t *Tally) cellsOf(fits func(k key) bool) (list []*cell) {
	for k, c := range t.cells {
		if fits(k) {
			list = append(list, c)
		}
	}
	slices.SortFunc(list, func(a, b *cell) int {
		return cmp.Or(cmp.Compare(a.variant, b.variant), cmp.Compare(t.rank(a.player), t.rank(b.player)),
			cmp.Compare(level(a.difficulty), level(b.difficulty)), cmp.Compare(a.start, b.start))
	})
	return list
}

// rank is the place of a player in the list from the weakest on.
func (t *Tally) rank(player string) int { return slices.Index(lab.PlayersOf(t.of.word), player) }

// level is the place of a difficulty from the easiest on.
func level(difficulty string) int { return slices.Index(content.Words("difficulty"), difficulty) }

// strongest is the strongest player of the first variant.
func (t *Tally) strongest() (player string) {
	for k := range t.cells {
		if k.variant == 0 && (player == "" || t.rank(k.player) > t.rank(player)) && k.player != "hints" {
			player = k.player
		}
	}
	return player
}

// usual reports whether a cell has the standard start, if the game has several.
func (t *Tally) usual(k key) bool { return k.start == "" || k.start == rules.Starts[0] }

// main lists the cells by which the questions are answered: those of the strongest player in the first variant, at the standard
// start.
func (t *Tally) main() []*cell {
	player := t.strongest()
	return t.cellsOf(func(k key) bool { return k.variant == 0 && k.player == player && t.usual(k) })
}

// of lists a number of every campaign of cells.
func of(cells []*cell, number func(d *digest) float64) (values []float64) {
	for _, c := range cells {
		for _, d := range c.digests() {
			values = append(values, number(d))
		}
	}
	return values
}

// sum adds up counters of campaigns by name.
func sum(cells []*cell, of func(n *named) map[string]int) map[string]int {
	all := map[string]int{}
	for _, c := range cells {
		for _, d := range c.byseed {
			for name, n := range of(d.cards) {
				all[name] += n
			}
		}
	}
	return all
}

// yearsOf is how many years the longest campaign of cells has.
func yearsOf(cells []*cell) (n int) {
	for _, c := range cells {
		for _, d := range c.byseed {
			n = max(n, len(d.years))
		}
	}
	return n
}

// namesOf lists all names of campaigns, sorted.
func namesOf[T any](cells []*cell, of func(n *named) map[string]T) []string {
	all := map[string]bool{}
	for _, c := range cells {
		for _, d := range c.byseed {
			for name := range of(d.cards) {
				all[name] = true
			}
		}
	}
	return slices.Sorted(maps.Keys(all))
}

// most lists the names of the largest counters.
func most(counters map[string]int, n int) []string {
	names := slices.SortedFunc(maps.Keys(counters), func(a, b string) int {
		return cmp.Or(cmp.Compare(counters[b], counters[a]), cmp.Compare(a, b))
	})
	return names[:min(n, len(names))]
}
