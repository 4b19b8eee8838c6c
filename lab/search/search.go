package search

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"math"
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"
	"time"

	"gonum.org/v1/gonum/optimize"

	"sixwinters/lab"
	"sixwinters/lab/stats"
)

// Search is a file that was read, with the campaigns it plays.
type Search struct {
	File
	tries, fresh *lab.Plan
}

// Try is values that were tried.
type Try struct {
	Values  []int            // of the numbers
	Variant lab.Variant      // with these values
	Won     []stats.Estimate // at the difficulty of each target
	Off     float64          // points off the targets in the mean
}

// Found is what a search came to.
type Found struct {
	Printed []stats.Estimate // shares won with no number changed
	Tries   []Try            // the best first
	Ended   string           // why
	Needs   time.Duration    // about what one more try and the check take, if there was too little time for them and the speed is known
}

// Checked is what fresh seeds say of the best try.
type Checked struct {
	Printed, Found []stats.Estimate // shares won at the difficulty of each target
	Change         []stats.Estimate // of the second less the first, in pairs
}

// Told is called with each try after it was played, and how many there were.
type Told func(t *Try, n int)

// Limits are what a search may spend. Nought is no limit.
type Limits struct {
	Until     time.Time // for the check too, as far as the speed of the tries tells
	Campaigns int       // of all tries, those of earlier runs too
	Cores     int
}

// These end a search before a try that is too much.
var (
	errNoTime      = errors.New("what is left of the time is for the check")
	errNoCampaigns = errors.New("the campaigns are spent")
)

// outOfBudget reports whether an error means that no more may be spent.
func outOfBudget(err error) bool { return errors.Is(err, errNoTime) || errors.Is(err, errNoCampaigns) }

// unchanged is how many values in a row may be ones that were tried before, until the search ends: the optimiser has settled.
const unchanged = 200

// nearness is how many points a try counts as worse for each number that stands at the other end of its range than now: enough to choose among
// equally good tries.
const nearness = 0.01

// run is a search under way.
type run struct {
	*Search
	limits  Limits
	results *lab.Results
	tables  map[string]*lab.Table
	won     map[lab.Job]bool
	found   map[string]*Try // by the name of the variant
	played  int             // campaigns of this run
	spent   time.Duration   // on them
	known   int             // values in a row that were tried before
	needs   time.Duration   // what was too much
	ended   string
	err     error
	told    Told
}

// Run searches, and keeps the campaigns in a results file; those that the file has are not played again. When the context is done it returns
// the cause; what has been played is in the file.
func (s *Search) Run(ctx context.Context, path string, limits Limits, told Told) (Found, error) {
	r := &run{Search: s, limits: limits, tables: map[string]*lab.Table{}, won: map[lab.Job]bool{}, found: map[string]*Try{}, told: told}
	if err := r.open(path); err != nil {
		return Found{}, err
	}
	err := r.play(ctx, printed)
	if outOfBudget(err) {
		return Found{Ended: err.Error()}, r.results.Close()
	}
	if err != nil {
		return Found{}, errors.Join(err, r.results.Close())
	}
	found := Found{}
	found.Printed, _ = s.judge(s.tries, printed, r.won)
	problem := optimize.Problem{
		Func: func(x []float64) float64 { return r.at(ctx, x) },
		Status: func() (optimize.Status, error) {
			if r.ended != "" || r.err != nil {
				return optimize.Success, r.err
			}
			return optimize.NotTerminated, nil
		},
	}
	var first []float64
	for i := range s.Numbers {
		n := &s.Numbers[i]
		at := 0.5
		if n.Now != nil {
			at = float64(*n.Now-n.From) / float64(n.To-n.From)
		}
		first = append(first, at)
	}
	method := &optimize.CmaEsChol{InitStepSize: 0.3, Src: rand.NewPCG(s.Seed, 1)}
	_, err = optimize.Minimize(problem, first, &optimize.Settings{Converger: optimize.NeverTerminate{}}, method)
	err = errors.Join(err, r.results.Close())
	if r.err != nil {
		err = r.err
	}
	if r.ended == "" {
		r.ended = "the optimiser has settled"
	}
	found.Ended, found.Needs = r.ended, r.needs
	for _, t := range r.found {
		found.Tries = append(found.Tries, *t)
	}
	slices.SortFunc(found.Tries, func(a, b Try) int { return s.compare(&a, &b) })
	return found, err
}

// open opens the results file with the tables of all variants that it has.
func (r *run) open(path string) error {
	first, err := r.tries.Tables()
	if err != nil {
		return err
	}
	r.tables = first
	var names []string // of the variants, in the order in which they were tried
	err = lab.ReadRows(path, func(row *lab.Row) error {
		if row.Nth > len(names) {
			names = append(names, make([]string, row.Nth-len(names))...)
		}
		if row.Nth > 0 {
			names[row.Nth-1] = row.Variant
		}
		r.won[row.Job] = row.Won && row.Violation == ""
		return nil
	})
	if err != nil && !errors.Is(err, fs.ErrNotExist) {
		return err
	}
	for _, name := range names {
		values, ok := r.values(name)
		if !ok {
			return fmt.Errorf("%s has campaigns of another search, with %q; choose another file", path, name)
		}
		if _, err := r.add(values); err != nil {
			return err
		}
	}
	r.results, err = lab.OpenResults(path, r.tables)
	return err
}

// add adds the variant of some values to the plan, unless it has it, and returns its name.
func (r *run) add(values []int) (string, error) {
	v := r.variant(values)
	if r.tables[v.Name] != nil {
		return v.Name, nil
	}
	table, err := r.tries.AddVariant(v)
	if err != nil {
		return "", err
	}
	r.tables[v.Name] = table
	return v.Name, nil
}

// at is what the optimiser makes least: the points off the targets at values near a point whose coordinates are 0 at the least value of each
// number and 1 at the greatest. A point outside counts as the nearest one inside, and as worse the further out it is.
func (r *run) at(ctx context.Context, x []float64) float64 {
	outside, values := 0.0, make([]int, len(x))
	for i, n := range r.Numbers {
		in := min(1, max(0, x[i]))
		outside += math.Abs(x[i] - in)
		values[i] = n.From + int(math.Round(in*float64(n.To-n.From)))
	}
	if r.err != nil || r.ended != "" {
		return math.Inf(1)
	}
	t, err := r.try(ctx, values)
	if outOfBudget(err) {
		r.ended = err.Error()
		return math.Inf(1)
	}
	if err != nil {
		r.err = err
		return math.Inf(1)
	}
	return t.Off + nearness*r.distance(values) + 100*outside
}

// try plays values, unless they have been played, and ends the search if they are near enough or no more can come.
func (r *run) try(ctx context.Context, values []int) (*Try, error) {
	name, err := r.add(values)
	if err != nil {
		return nil, err
	}
	if t := r.found[name]; t != nil {
		if r.known++; r.known == unchanged {
			r.ended = fmt.Sprintf("the optimiser has come back to values it knows %d times in a row", unchanged)
		}
		return t, nil
	}
	r.known = 0
	if err := r.play(ctx, name); err != nil {
		return nil, err
	}
	t := &Try{Values: values, Variant: r.variant(values)}
	t.Won, t.Off = r.judge(r.tries, name, r.won)
	r.found[name] = t
	r.told(t, len(r.found))
	switch {
	case t.Off <= r.Within:
		r.ended = fmt.Sprintf("a try is within %g points", r.Within)
	case len(r.found) == r.Tries:
		r.ended = fmt.Sprintf("%d values were tried", r.Tries)
	case len(r.found) == r.combinations():
		r.ended = "all values were tried"
	}
	return t, nil
}

// combinations is how many values there are to try.
func (r *run) combinations() int {
	n := 1
	for _, of := range r.Numbers {
		if n *= of.To - of.From + 1; n > r.Tries {
			return n
		}
	}
	return n
}

// play plays the campaigns of a variant that the file lacks. The error is errNoTime if the time that is left is needed for the check,
// and errNoCampaigns if they are more than may be played.
func (r *run) play(ctx context.Context, name string) error {
	var due []lab.Job
	for _, j := range jobs(r.tries, name) {
		if !r.results.Has(j) {
			due = append(due, j)
		}
	}
	if len(due) == 0 {
		return nil
	}
	if r.limits.Campaigns > 0 && len(r.won)+len(due) > r.limits.Campaigns {
		return errNoCampaigns
	}
	if needs := r.need(len(due) + 2*r.Check.Campaigns*len(r.Targets)); !r.limits.Until.IsZero() && time.Until(r.limits.Until) < needs {
		r.needs = needs
		return errNoTime
	}
	began := time.Now()
	err := r.results.Play(ctx, r.tables, due, r.limits.Cores, func(_, _ int, row *lab.Row) {
		if row != nil {
			r.won[row.Job] = row.Won && row.Violation == ""
			r.played++
		}
	})
	r.spent += time.Since(began)
	return err
}

// need is how long campaigns will take, as those of this run did; the first ones are played to find out.
func (r *run) need(campaigns int) time.Duration {
	if r.played == 0 {
		return 0
	}
	return r.spent / time.Duration(r.played) * time.Duration(campaigns)
}

// jobs lists the campaigns of a plan for one of its variants.
func jobs(p *lab.Plan, variant string) []lab.Job {
	one := lab.Plan{Groups: slices.Clone(p.Groups)}
	one.Groups[0].Variants = []string{variant}
	return one.Jobs()
}

// judge estimates the shares of a variant's campaigns won at the difficulty of each target, and how many points they are off in the mean.
func (s *Search) judge(p *lab.Plan, variant string, won map[lab.Job]bool) (shares []stats.Estimate, off float64) {
	for _, t := range s.Targets {
		n, hits := 0, 0
		for _, j := range jobs(p, variant) {
			if j.Difficulty != t.Difficulty {
				continue
			}
			if n++; won[j] {
				hits++
			}
		}
		share := stats.Share(hits, n)
		shares = append(shares, share)
		off += math.Abs(100*share.Value-t.Won) / float64(len(s.Targets))
	}
	return shares, off
}

// distance is how far values are from now, each as a part of its range.
func (s *Search) distance(values []int) (sum float64) {
	for i, n := range s.Numbers {
		if n.Now != nil {
			sum += math.Abs(float64(values[i]-*n.Now)) / float64(n.To-n.From)
		}
	}
	return sum
}

// compare orders tries, the best first; equally good ones by how near they are to now, and then by their values.
func (s *Search) compare(a, b *Try) int {
	x, y := a.Off+nearness*s.distance(a.Values), b.Off+nearness*s.distance(b.Values)
	switch {
	case x < y:
		return -1
	case x > y:
		return 1
	}
	return slices.Compare(a.Values, b.Values)
}

// Verify plays the game as printed and with the values of a try on fresh seeds, in pairs, and keeps the campaigns in a results file of their own.
// When the context is done it returns the cause.
func (s *Search) Verify(ctx context.Context, path string, t *Try, cores int, told lab.Told) (Checked, error) {
	p := *s.fresh
	p.Variants = slices.Clone(p.Variants)
	if _, err := p.AddVariant(t.Variant); err != nil {
		return Checked{}, err
	}
	p.Groups = slices.Clone(p.Groups)
	p.Groups[0].Variants = []string{printed, t.Variant.Name}
	if err := lab.Run(ctx, &p, path, cores, told); err != nil {
		return Checked{}, err
	}
	won := map[lab.Job]bool{}
	if err := lab.ReadRows(path, func(row *lab.Row) error {
		won[row.Job] = row.Won && row.Violation == ""
		return nil
	}); err != nil {
		return Checked{}, err
	}
	var c Checked
	c.Printed, _ = s.judge(&p, printed, won)
	c.Found, _ = s.judge(&p, t.Variant.Name, won)
	for _, target := range s.Targets {
		var differences []float64
		for _, j := range jobs(&p, printed) {
			if j.Difficulty != target.Difficulty {
				continue
			}
			other := j
			other.Variant = t.Variant.Name
			differences = append(differences, one(won[other])-one(won[j]))
		}
		c.Change = append(c.Change, stats.Mean(differences))
	}
	return c, nil
}

// one is 1 for what holds, and 0 for what does not.
func one(holds bool) float64 {
	if holds {
		return 1
	}
	return 0
}

// CheckFile returns the name of the results file of a check, beside that of the tries. Each values have a file of their own.
func CheckFile(path string, t *Try) string {
	name := strings.TrimSuffix(path, ".ndjson") + "-check"
	for _, value := range t.Values {
		name += "-" + strconv.Itoa(value)
	}
	return name + ".ndjson"
}
