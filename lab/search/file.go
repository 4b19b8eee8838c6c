package search

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"

	"github.com/BurntSushi/toml"

	"sixwinters/content"
	"sixwinters/lab"
)

// File is what is searched for, as a TOML file says it.
type File struct {
	Name      string   `toml:"name"`
	About     string   `toml:"about"`     // a sentence for the report
	Boxes     []string `toml:"boxes"`     // folders or zip files of boxes that all is played with, the lowest first
	House     string   `toml:"house"`     // house rules that all is played with, as in flags
	Player    string   `toml:"player"`    // who plays
	Start     string   `toml:"start"`     // the standard start if empty
	Campaigns int      `toml:"campaigns"` // seeds of each try, at the difficulty of each target
	Seed      uint64   `toml:"seed"`      // the first
	Within    float64  `toml:"within"`    // points of a target that are near enough; 1 if left out
	Tries     int      `toml:"tries"`     // the most tries; 200 if left out
	Targets   []Target `toml:"target"`
	Numbers   []Number `toml:"number"`
	Check     Check    `toml:"check"`
}

// Target is a share of campaigns that shall be won.
type Target struct {
	Difficulty string  `toml:"difficulty"`
	Won        float64 `toml:"won"` // percent
}

// Number is a whole number on cards or boards that may be changed.
type Number struct {
	Name    string   `toml:"name"`
	Changes []string `toml:"changes"` // as those of a variant, with $ for the value
	House   string   `toml:"house"`   // or house rules, with $ for the value
	From    int      `toml:"from"`    // the least value
	To      int      `toml:"to"`      // the greatest
	Now     *int     `toml:"now"`     // the value as printed: the search begins there, and of equally good values the nearer one is taken
}

// Check is the final check of what was found, on seeds that no try has played.
type Check struct {
	Campaigns int    `toml:"campaigns"` // four times those of a try if left out
	Seed      uint64 `toml:"seed"`      // the first; behind those of the tries if left out
}

// What a file may leave out.
const (
	usualWithin = 1
	usualTries  = 200
	usualCheck  = 4 // times the campaigns of a try
)

// valueSign stands for the value in changes and house rules.
const valueSign = "$"

// printed is the name of the variant in which no number is changed.
const printed = "as printed"

// Read reads a file, with boxes below those that it names. The error names what is wrong and what would work.
func Read(path string, below ...*content.Box) (*Search, error) {
	text, err := os.ReadFile(path)
	if err != nil {
		return nil, err
	}
	s, err := parse(string(text), filepath.Dir(path), below)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", filepath.Base(path), err)
	}
	return s, nil
}

// parse reads the text of a file in a folder.
func parse(text, dir string, below []*content.Box) (*Search, error) {
	var f File
	meta, err := toml.Decode(text, &f)
	if err != nil {
		return nil, err
	}
	if unknown := meta.Undecoded(); len(unknown) > 0 {
		return nil, fmt.Errorf("a search has no key %q", unknown[0])
	}
	if f.Within == 0 {
		f.Within = usualWithin
	}
	if f.Tries == 0 {
		f.Tries = usualTries
	}
	if f.Check.Campaigns == 0 {
		f.Check.Campaigns = usualCheck * f.Campaigns
	}
	if f.Check.Seed == 0 {
		f.Check.Seed = f.Seed + uint64(max(0, f.Campaigns))
	}
	if err := f.check(); err != nil {
		return nil, err
	}
	s := &Search{File: f}
	if s.tries, err = f.plan(f.Name, f.Campaigns, f.Seed, dir, below); err != nil {
		return nil, err
	}
	if s.fresh, err = f.plan(f.Name+" check", f.Check.Campaigns, f.Check.Seed, dir, below); err != nil {
		return nil, err
	}
	for _, end := range []func(n *Number) int{func(n *Number) int { return n.From }, func(n *Number) int { return n.To }} {
		var values []int
		for i := range f.Numbers {
			values = append(values, end(&f.Numbers[i]))
		}
		trial := *s.fresh // the plan itself is left as it is
		trial.Variants = slices.Clone(trial.Variants)
		if _, err := trial.AddVariant(f.variant(values)); err != nil {
			return nil, err
		}
	}
	return s, nil
}

// check returns what is missing or wrong in a file, beside what the plan of its campaigns will say.
func (f *File) check() error {
	switch {
	case f.Player == "":
		return fmt.Errorf("the player is missing: %s", strings.Join(lab.PlayerNames(), ", "))
	case len(f.Targets) == 0:
		return fmt.Errorf("the search has no [[target]], such as difficulty = \"standard\" and won = 60")
	case len(f.Numbers) == 0:
		return fmt.Errorf("the search has no [[number]] that it may change")
	case f.Within < 0 || f.Tries < 1:
		return fmt.Errorf("within = %g and tries = %d: within must be 0 or more, tries 1 or more", f.Within, f.Tries)
	case f.Check.Seed < f.Seed+uint64(max(0, f.Campaigns)) && f.Seed < f.Check.Seed+uint64(max(0, f.Check.Campaigns)):
		return fmt.Errorf("the check has seeds of the tries: seeds %d to %d are theirs", f.Seed, f.Seed+uint64(max(0, f.Campaigns-1)))
	}
	for _, t := range f.Targets {
		if t.Won < 0 || t.Won > 100 {
			return fmt.Errorf("won = %g at %s; a target is a percentage, 0 to 100", t.Won, t.Difficulty)
		}
	}
	var names []string
	for i := range f.Numbers {
		n := &f.Numbers[i]
		switch {
		case n.Name == "" || strings.Contains(n.Name, separator) || slices.Contains(names, n.Name):
			return fmt.Errorf("number %d needs a name of its own, without %q", i+1, separator)
		case n.From >= n.To:
			return fmt.Errorf("number %q goes from %d to %d; the second must be greater", n.Name, n.From, n.To)
		case n.Now != nil && (*n.Now < n.From || *n.Now > n.To):
			return fmt.Errorf("number %q is %d now, which is not from %d to %d", n.Name, *n.Now, n.From, n.To)
		case !strings.Contains(strings.Join(n.Changes, "")+n.House, valueSign):
			return fmt.Errorf("number %q needs changes or house rules with %s for the value, such as %q", n.Name, valueSign, "board.dice.action = $")
		}
		names = append(names, n.Name)
	}
	return nil
}

// plan returns the plan of campaigns with a first variant in which no number is changed.
func (f *File) plan(name string, campaigns int, seed uint64, dir string, below []*content.Box) (*lab.Plan, error) {
	g := lab.Group{Players: []string{f.Player}, Campaigns: campaigns, Seed: seed}
	if f.Start != "" {
		g.Starts = []string{f.Start}
	}
	for _, t := range f.Targets {
		g.Difficulties = append(g.Difficulties, t.Difficulty)
	}
	p := &lab.Plan{Name: name, About: f.About, Boxes: f.Boxes, Groups: []lab.Group{g}, Variants: []lab.Variant{{Name: printed, House: f.House}}}
	return p, p.Open(dir, below...)
}

// separator stands between the numbers in the name of a variant.
const separator = ", "

// variant returns the variant in which the numbers have some values. Its name says them.
func (f *File) variant(values []int) lab.Variant {
	var names, house []string
	v := lab.Variant{}
	if f.House != "" {
		house = append(house, f.House)
	}
	for i, n := range f.Numbers {
		value := strconv.Itoa(values[i])
		names = append(names, n.Name+" "+value)
		for _, change := range n.Changes {
			v.Changes = append(v.Changes, strings.ReplaceAll(change, valueSign, value))
		}
		if n.House != "" {
			house = append(house, strings.ReplaceAll(n.House, valueSign, value))
		}
	}
	v.Name, v.House = strings.Join(names, separator), strings.Join(house, " ")
	return v
}

// values returns the values that the name of a variant says, and whether it is one of this search.
func (f *File) values(name string) (values []int, ok bool) {
	parts := strings.Split(name, separator)
	if len(parts) != len(f.Numbers) {
		return nil, false
	}
	for i, n := range f.Numbers {
		number, is := strings.CutPrefix(parts[i], n.Name+" ")
		value, err := strconv.Atoi(number)
		if !is || err != nil || value < n.From || value > n.To {
			return nil, false
		}
		values = append(values, value)
	}
	return values, true
}
