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
	campaigns  int
	violations []string // jobs that broke a rule
	cells      map[key]*cell
	variants   map[int]string // names by their place in the plan
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

	blows     map[string]int // conditions by what brought them
	out       map[string]int // knock-outs by what brought them
	abilities map[string]*use
	cast      map[string]*use
	obstacles map[string]*obstacle
	cards     map[string]*card
}

// digest is what is kept of one campaign.
type digest struct {
	won   bool
	score int
	years []year
}

// year is what is kept of a year.
type year struct {
	turns            int
	progress, threat lab.Tracks
	conditions       int
	out              []lab.Blow
	short            []lab.RunOut
	most             lab.Tracks
	piles            lab.Piles
}

// use is how often something was used, in how many campaigns, and how many of those were won.
type use struct{ times, years, campaigns, won int }

// add counts the uses of one campaign.
func (u *use) add(times, years int, won bool) {
	one := use{times, years, 1, 0}
	if won {
		one.won = 1
	}
	u.plus(one)
}

// plus adds other campaigns.
func (u *use) plus(more use) {
	u.times += more.times
	u.years += more.years
	u.campaigns += more.campaigns
	u.won += more.won
}

// obstacle is what an obstacle did in all campaigns.
type obstacle struct {
	lab.Obstacle
	use
}

// card is what became of a progress card in all campaigns.
type card struct {
	lab.Progress
	taken, passed use // campaigns in which it was taken, and in which it was only passed
}

// NewTally is a tally of no campaigns.
func NewTally() *Tally {
	return &Tally{cells: map[key]*cell{}, variants: map[int]string{}}
}

// Read adds the campaigns of a results file.
func (t *Tally) Read(path string) error {
	return lab.ReadRows(path, func(r *lab.Row) error { t.Add(r); return nil })
}

// Add adds a campaign. Of one in which a rule was broken only that is kept.
func (t *Tally) Add(r *lab.Row) {
	t.Plan, t.Game = r.Plan, r.Game
	t.variants[r.Nth] = r.Variant
	t.campaigns++
	if r.Violation != "" {
		t.violations = append(t.violations, r.Job.String()+": "+r.Violation)
		return
	}
	k := key{r.Nth, r.Player, r.Difficulty, r.Start}
	c := t.cells[k]
	if c == nil {
		c = &cell{
			key: k, byseed: map[uint64]*digest{}, blows: map[string]int{}, out: map[string]int{}, abilities: map[string]*use{},
			cast: map[string]*use{}, obstacles: map[string]*obstacle{}, cards: map[string]*card{},
		}
		t.cells[k] = c
	}
	c.add(r)
}

// add adds a campaign to its cell.
func (c *cell) add(r *lab.Row) {
	d := &digest{won: r.Won, score: r.Score}
	c.byseed[r.Seed] = d
	uses, years, played := map[string]int{}, map[string]int{}, map[string]int{}
	obstacles, cards := map[string]*lab.Obstacle{}, map[string]*lab.Progress{}
	for i := range r.Years {
		y := &r.Years[i]
		d.years = append(d.years, year{
			y.Turns, y.Progress, y.Threat, len(y.Conditions), y.KnockOuts, y.RunOuts, y.MostDice, y.DrawPiles,
		})
		for _, b := range y.Conditions {
			c.blows[b.Cause]++
		}
		for _, b := range y.KnockOuts {
			c.out[b.Cause]++
		}
		for _, who := range y.Cast {
			played[who]++
		}
		for name, n := range y.Abilities {
			uses[name] += n
			years[name]++
		}
		for name, o := range y.Obstacles {
			lab.Entry(obstacles, name).Add(*o)
		}
		for name, p := range y.Progressed {
			lab.Entry(cards, name).Add(*p)
		}
	}
	for name, n := range uses {
		lab.Entry(c.abilities, name).add(n, years[name], r.Won)
	}
	for name, n := range played {
		lab.Entry(c.cast, name).add(0, n, r.Won)
	}
	for name, o := range obstacles {
		to := lab.Entry(c.obstacles, name)
		to.Obstacle.Add(*o)
		to.add(0, 0, r.Won)
	}
	for name, p := range cards {
		to := lab.Entry(c.cards, name)
		to.Progress.Add(*p)
		if p.Taken > 0 {
			to.taken.add(0, 0, r.Won)
		} else {
			to.passed.add(0, 0, r.Won)
		}
	}
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
		return cmp.Or(cmp.Compare(a.variant, b.variant), cmp.Compare(rank(a.player), rank(b.player)),
			cmp.Compare(level(a.difficulty), level(b.difficulty)), cmp.Compare(a.start, b.start))
	})
	return list
}

// rank is the place of a player in the list from the weakest on.
func rank(player string) int { return slices.Index(lab.PlayerNames(), player) }

// level is the place of a difficulty from the easiest on.
func level(difficulty string) int { return slices.Index(content.Words("difficulty"), difficulty) }

// strongest is the strongest player of the first variant.
func (t *Tally) strongest() (player string) {
	for k := range t.cells {
		if k.variant == 0 && (player == "" || rank(k.player) > rank(player)) && k.player != "hints" {
			player = k.player
		}
	}
	return player
}

// main lists the cells by which the questions are answered: those of the strongest player in the first variant, at the standard
// start.
func (t *Tally) main() []*cell {
	player := t.strongest()
	return t.cellsOf(func(k key) bool { return k.variant == 0 && k.player == player && k.start == rules.Starts[0] })
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

// sum adds up counters of cells by name.
func sum(cells []*cell, of func(c *cell) map[string]int) map[string]int {
	all := map[string]int{}
	for _, c := range cells {
		for name, n := range of(c) {
			all[name] += n
		}
	}
	return all
}

// most lists the names of the largest counters.
func most(counters map[string]int, n int) []string {
	names := slices.SortedFunc(maps.Keys(counters), func(a, b string) int {
		return cmp.Or(cmp.Compare(counters[b], counters[a]), cmp.Compare(a, b))
	})
	return names[:min(n, len(names))]
}
