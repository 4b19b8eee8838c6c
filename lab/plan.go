package lab

import (
	"embed"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"github.com/BurntSushi/toml"

	"sixwinters/boxes"
	"sixwinters/content"
	"sixwinters/rules"
)

// Plan is what is to be played.
type Plan struct {
	Name     string    `toml:"name"`
	Game     string    `toml:"game" json:",omitempty"` // of [Games], the first if empty
	Fit      int       `toml:"fit" json:",omitempty"`  // of Skadi: states by which what weeks are worth is fitted for each variant; 0: as for the printed sheet
	About    string    `toml:"about"`                  // a sentence for the report
	Boxes    []string  `toml:"boxes" json:"-"`         // folders or zip files of boxes that all variants are played with, the lowest first
	Groups   []Group   `toml:"group"`
	Variants []Variant `toml:"variant"` // the first is what the others are compared with
	Sweeps   []Sweep   `toml:"sweep" json:"-"`
}

// Group is campaigns by some players. Each seed is played by every player, at every difficulty and start, in every variant.
type Group struct {
	Players      []string `toml:"players"`
	Difficulties []string `toml:"difficulties"` // all three if empty
	Starts       []string `toml:"starts"`       // the standard start if empty
	Variants     []string `toml:"variants"`     // all of the plan if empty
	Seed         uint64   `toml:"seed"`         // of the first campaign
	Campaigns    int      `toml:"campaigns"`    // seeds
}

// Job is one campaign of a plan. It is also the key by which rows are told apart.
type Job struct {
	Variant    string `json:"variant"`
	Player     string `json:"player"`
	Difficulty string `json:"difficulty,omitempty"` // none in a game without difficulties
	Start      string `json:"start,omitempty"`      // none in a game with one start
	Seed       uint64 `json:"seed"`
}

// maxJobs is the greatest number of campaigns of a plan.
const maxJobs = 10_000_000

// ReadPlan reads a plan from a TOML file, with boxes below those that it names. The error names what is wrong and what would work.
func ReadPlan(path string, below ...*content.Box) (*Plan, error) {
	text, err := os.ReadFile(path)
	if err != nil {
		return nil, err
	}
	return ParsePlan(string(text), filepath.Base(path), filepath.Dir(path), below...)
}

// ParsePlan is [ReadPlan] of the text of a file in a folder.
func ParsePlan(text, name, dir string, below ...*content.Box) (*Plan, error) {
	var p Plan
	meta, err := toml.Decode(text, &p)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", name, err)
	}
	if unknown := meta.Undecoded(); len(unknown) > 0 {
		return nil, fmt.Errorf("%s: a plan has no key %q", name, unknown[0])
	}
	if err := p.Open(dir, below...); err != nil {
		return nil, fmt.Errorf("%s: %w", name, err)
	}
	return &p, nil
}

// Open makes a plan that was put together ready to be played: it adds the variants of sweeps, opens boxes, whose paths begin in a folder, on
// top of those below, and checks the plan. The error names what cannot be played.
func (p *Plan) Open(dir string, below ...*content.Box) error {
	if err := p.sweep(); err != nil {
		return err
	}
	if err := p.openBoxes(dir, below); err != nil {
		return err
	}
	return p.check()
}

// AddVariant adds a variant to a plan that has been opened, with the boxes of its first variant, and returns its table. No group plays it: what
// is played of it is up to the caller.
func (p *Plan) AddVariant(v Variant) (*Table, error) {
	if _, err := rules.ParseHouseRules(v.House); err != nil {
		return nil, fmt.Errorf("variant %q: %w", v.Name, err)
	}
	v.stack, v.Stack = p.Variants[0].stack, p.Variants[0].Stack
	p.Variants = append(p.Variants, v)
	return p.table(len(p.Variants) - 1)
}

// openBoxes opens the boxes of a plan and its variants, whose paths begin in a folder, and puts them on top of those below. A plan
// without variants gets one.
func (p *Plan) openBoxes(dir string, below []*content.Box) error {
	all, err := open(dir, p.Boxes)
	if err != nil {
		return err
	}
	all = append(below[:len(below):len(below)], all...)
	if len(p.Variants) == 0 {
		name := "as printed"
		var names []string
		for _, box := range all {
			names = append(names, box.Name)
		}
		if len(names) > 0 {
			name = "with " + strings.Join(names, ", ")
		}
		p.Variants = []Variant{{Name: name}}
	}
	for i := range p.Variants {
		v := &p.Variants[i]
		more, err := open(dir, v.Boxes)
		if err != nil {
			return fmt.Errorf("variant %q: %w", v.Name, err)
		}
		if err := errors.Join(v.openFolder(dir), v.openSheet(dir)); err != nil {
			return fmt.Errorf("variant %q: %w", v.Name, err)
		}
		v.addBoxes(all)
		v.addBoxes(more)
	}
	return nil
}

// open opens boxes, whose paths begin in a folder.
func open(dir string, paths []string) ([]*content.Box, error) {
	var names []string
	for _, path := range paths {
		names = append(names, under(dir, path))
	}
	return boxes.OpenEach(names...)
}

// under returns a path that begins in a folder, unless it is absolute.
func under(dir, path string) string {
	if filepath.IsAbs(path) {
		return path
	}
	return filepath.Join(dir, path)
}

// Find gives the variants of a plan that came from another machine the boxes and card files that they name by their hashes, out of those at
// hand, and checks the plan as when it was read. The error names what is missing or wrong.
func (p *Plan) Find(boxes []*content.Box, cards []*Cards) error {
	for i := range p.Variants {
		v := &p.Variants[i]
		v.stack, v.files = nil, nil
		for _, ref := range v.Stack {
			at := slices.IndexFunc(boxes, func(box *content.Box) bool { return Box(box.BoxRef) == ref })
			if at < 0 {
				return fmt.Errorf("plan %q needs the box %s %s (%.8s), which is not here: give it to the worker with -box", p.Name, ref.Name, ref.Version, ref.Hash)
			}
			v.stack = append(v.stack, boxes[at])
		}
		if v.Cards == "" {
			continue
		}
		at := slices.IndexFunc(cards, func(c *Cards) bool { return c.Hash == v.Cards })
		if at < 0 {
			return fmt.Errorf("plan %q needs other cards for %q (%.8s), which are not here: give their folder to the worker with -cards", p.Name, v.Name, v.Cards)
		}
		v.files = cards[at].files
	}
	if err := p.check(); err != nil {
		return fmt.Errorf("plan %q: %w", p.Name, err)
	}
	return nil
}

// Has reports whether a job is one of the campaigns of a plan.
func (p *Plan) Has(j Job) bool {
	return slices.ContainsFunc(p.Groups, func(g Group) bool {
		return slices.Contains(g.Variants, j.Variant) && slices.Contains(g.Players, j.Player) && slices.Contains(g.Difficulties, j.Difficulty) &&
			slices.Contains(g.Starts, j.Start) && j.Seed >= g.Seed && j.Seed-g.Seed < uint64(g.Campaigns)
	})
}

// check fills in what was left out. The error names what cannot be played.
func (p *Plan) check() error {
	if p.Name == "" {
		return fmt.Errorf("the plan has no name")
	}
	g, err := p.game()
	if err != nil {
		return err
	}
	var names []string
	for i := range p.Variants {
		v := &p.Variants[i]
		if v.Name == "" || slices.Contains(names, v.Name) {
			return fmt.Errorf("variant %d needs a name of its own", i+1)
		}
		names = append(names, v.Name)
		if _, err := g.open(v, p.Fit); err != nil {
			return fmt.Errorf("variant %q: %w", v.Name, err)
		}
	}
	if len(p.Groups) == 0 {
		return fmt.Errorf("the plan has no [[group]], so nothing is played")
	}
	for i := range p.Groups {
		if err := p.Groups[i].check(g, names); err != nil {
			return fmt.Errorf("group %d: %w", i+1, err)
		}
	}
	if n := p.size(); n > maxJobs {
		return fmt.Errorf("%d campaigns are too many: at most %d", n, maxJobs)
	}
	return nil
}

// check fills in what was left out of a group of a game. The error names what cannot be played.
func (g *Group) check(of game, variants []string) error {
	difficulties, starts := of.difficulties(), of.starts()
	if len(g.Difficulties) == 0 {
		g.Difficulties = difficulties
	}
	if len(g.Starts) == 0 {
		g.Starts = starts[:1]
	}
	if len(g.Variants) == 0 {
		g.Variants = variants
	}
	if len(g.Players) == 0 {
		return fmt.Errorf("players are missing; there are %s", rules.Joined(of.players(), "and"))
	}
	if int64(g.Seed) < 0 {
		return fmt.Errorf("seed = %d; it must be 0 or more", int64(g.Seed))
	}
	if g.Campaigns < 1 || g.Campaigns > maxJobs {
		return fmt.Errorf("campaigns = %d; there must be 1 to %d", g.Campaigns, maxJobs)
	}
	for _, list := range []struct {
		what         string
		words, known []string
	}{
		{"player", g.Players, of.players()}, {"difficulty", g.Difficulties, difficulties},
		{"start", g.Starts, starts}, {"variant", g.Variants, variants},
	} {
		for i, word := range list.words {
			if _, err := rules.Which(list.what, word, list.known); err != nil {
				return err
			}
			if slices.Contains(list.words[:i], word) {
				return fmt.Errorf("%s %q stands twice", list.what, word)
			}
		}
	}
	return nil
}

// size returns the number of campaigns of a plan; one that stands in two groups counts twice.
func (p *Plan) size() (n int) {
	for i := range p.Groups {
		g := &p.Groups[i]
		n += g.Campaigns * len(g.Players) * len(g.Difficulties) * len(g.Starts) * len(g.Variants)
	}
	return n
}

// Jobs returns the campaigns of a plan, each once. All campaigns of a seed in a group are next to each other, so that a run that is
// stopped has whole pairs.
func (p *Plan) Jobs() []Job {
	jobs := make([]Job, 0, p.size())
	seen := map[Job]bool{}
	for i := range p.Groups {
		g := &p.Groups[i]
		for n := range g.Campaigns {
			for _, difficulty := range g.Difficulties {
				for _, start := range g.Starts {
					for _, player := range g.Players {
						for _, variant := range g.Variants {
							j := Job{variant, player, difficulty, start, g.Seed + uint64(n)}
							if !seen[j] {
								seen[j] = true
								jobs = append(jobs, j)
							}
						}
					}
				}
			}
		}
	}
	return jobs
}

// String returns the parts of a job with slashes between them.
func (j *Job) String() string {
	parts := []string{j.Variant, j.Player, j.Difficulty, j.Start, fmt.Sprint(j.Seed)}
	return strings.Join(slices.DeleteFunc(parts, func(part string) bool { return part == "" }), "/")
}

//go:embed plans/*.toml
var plans embed.FS

// PlanNames lists the plans that come with the program.
func PlanNames() (names []string) {
	entries, _ := plans.ReadDir("plans") // it is built in
	for _, e := range entries {
		names = append(names, strings.TrimSuffix(e.Name(), ".toml"))
	}
	return names
}

// PlanNamed reads a plan that comes with the program, to be played with boxes.
func PlanNamed(name string, below ...*content.Box) (*Plan, error) {
	if _, err := rules.Which("plan", name, PlanNames()); err != nil {
		return nil, err
	}
	text, err := plans.ReadFile("plans/" + name + ".toml")
	if err != nil {
		return nil, err
	}
	return ParsePlan(string(text), name+".toml", "", below...)
}
