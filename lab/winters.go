package lab

import (
	"bytes"
	"errors"
	"fmt"
	"os"
	"slices"
	"strings"
	"sync"

	"github.com/BurntSushi/toml"

	"sixwinters/advice/skadimind"
	"sixwinters/rules/skadi"
	"sixwinters/saves"
)

// winters is the game Skadi.
type winters struct{}

func (winters) players() []string      { return append([]string{RandomPlayer}, skadimind.Strengths[:]...) }
func (winters) difficulties() []string { return []string{""} }
func (winters) starts() []string       { return []string{""} }

// mostStates is the greatest number of states to fit by.
const mostStates = 20_000

// RandomPlayer is the player of each game that makes any move.
const RandomPlayer = "random"

func (winters) open(v *Variant, fit int) (edition, error) {
	if v.House != "" || len(v.Stack) > 0 || v.Cards != "" || len(v.Without) > 0 || len(v.Absent) > 0 {
		return nil, errors.New("Skadi has no cards, boxes and house rules: change its sheet with sheet and changes")
	}
	if fit < 0 || fit > mostStates {
		return nil, fmt.Errorf("fit = %d; it must be 0 to %d", fit, mostStates)
	}
	text := []byte(v.SheetText)
	if len(text) == 0 {
		text = skadi.PrintedText()
	}
	text, err := changeSheet(text, v.Changes)
	if err != nil {
		return nil, err
	}
	sheet, err := skadi.ReadSheet(text)
	if err != nil {
		return nil, err
	}
	return &farm{game: skadi.New(sheet), fit: fit}, nil
}

// openSheet reads the sheet of a variant, whose path begins in a folder, if it names one.
func (v *Variant) openSheet(dir string) error {
	if v.Sheet == "" {
		return nil
	}
	file := under(dir, v.Sheet)
	if _, err := skadi.LoadSheet(file); err != nil {
		return err
	}
	text, err := os.ReadFile(file)
	v.SheetText = string(text)
	return err
}

// changeSheet returns the text of a sheet with keys changed: "start.larder = 9", or of a hex by its name, "Snares.food = 2". The error names
// a change that cannot be read.
func changeSheet(text []byte, changes []string) ([]byte, error) {
	if len(changes) == 0 {
		return text, nil
	}
	var file map[string]any
	if _, err := toml.Decode(string(text), &file); err != nil {
		return nil, err
	}
	for _, line := range changes {
		of, _, set, ok := parseChange(line)
		if !ok {
			return nil, fmt.Errorf("%q is no change: write a key of the sheet, = and a TOML value, as in %q or %q", line, "start.larder = 9", "Snares.food = 2")
		}
		table, _ := file[of].(map[string]any)
		if hunt, _ := file["hunt"].(map[string]any); table == nil && hunt != nil {
			hexes, _ := hunt["hex"].([]map[string]any)
			if at := slices.IndexFunc(hexes, func(hex map[string]any) bool { return hex["name"] == of }); at >= 0 {
				table = hexes[at]
			}
		}
		if table == nil {
			return nil, fmt.Errorf("%q: the sheet has no table and no hex %q", line, of)
		}
		merge(table, set)
	}
	var out bytes.Buffer
	err := toml.NewEncoder(&out).Encode(file)
	return out.Bytes(), err
}

// farm is a variant of Skadi.
type farm struct {
	game *skadi.Game
	fit  int // states, or 0
	once sync.Once
	mind *skadimind.Player // after once
}

// Content returns the hash of the sheet, and how players were fitted to it.
func (f *farm) Content() string {
	if f.fit > 0 {
		return fmt.Sprintf("%s fit %d", f.game.Sheet().Hash, f.fit)
	}
	return f.game.Sheet().Hash
}

// player returns a player of a name for one winter. What it knows of the weeks to come is worked out once.
func (f *farm) player(name string, seed uint64) skadimind.Policy {
	strength := slices.Index(skadimind.Strengths[:], name)
	if strength < 0 {
		return skadimind.Random(f.game, seed)
	}
	f.once.Do(func() {
		f.mind = skadimind.Near(f.game)
		if f.fit > 0 {
			f.mind = skadimind.With(f.game, skadimind.Fit(f.game, skadimind.Effort{States: f.fit, Rounds: 1, Seed: 1}))
		}
	})
	return f.mind.Another().Policy(skadimind.Strength(strength), seed)
}

func (f *farm) fill(r *Row) func() []byte {
	o := skadi.Options{Seed: r.Seed}
	r.Winter = newWinter()
	var moves []skadi.Move
	played := f.game.Play(o, f.player(r.Player, r.Seed), func(before *skadi.State, m skadi.Move, after *skadi.State, events []skadi.Happened) {
		moves = append(moves, m)
		r.Winter.note(f.game, before, m, after, events)
	})
	if played.Broken != nil {
		r.Violation = played.Broken.Error()
	}
	score := f.game.Score(&played.End)
	r.Victory, r.Won, r.Score, r.Moves = titleOf(score), played.End.Living() > 0, score.Total, len(moves)
	r.Winter.end(f.game, &played.End, score)
	return func() []byte { // as saves keeps it
		winter := saves.ScratchWinter(f.game, o)
		for _, m := range moves {
			if winter.Play(m, nil) != nil {
				break // that move broke the rule
			}
		}
		return []byte(winter.Text())
	}
}

// untitled is the title of a winter that nobody survives, or that has too few points for one.
const untitled = "none"

func titleOf(score skadi.Score) string {
	if score.Title == "" {
		return untitled
	}
	return score.Title
}

func (f *farm) other(r *Row) error {
	if r.Content != f.Content() {
		return fmt.Errorf("variant %q: it was played on another sheet, %.8s, and this is %.8s", r.Variant, r.Content, f.Content())
	}
	return nil
}

func (f *farm) check(r *Row) error {
	sheet, w := f.game.Sheet(), r.Winter
	switch {
	case r.House != "" || len(r.Boxes) > 0 || len(r.Without) > 0 || len(r.Absent) > 0 || len(r.Years) > 0 || w == nil:
		return errors.New("it is no winter of Skadi")
	case r.Victory != untitled && !slices.Contains(sheet.Score.Titles, r.Victory):
		return fmt.Errorf("no winter earns the title %q", r.Victory)
	case w.Living < 0 || w.Living > skadi.Members || r.Won != (w.Living > 0) || !r.Won && r.Score != 0 || r.Score < 0:
		return fmt.Errorf("%d live, and it has %d points", w.Living, r.Score)
	case w.Weeks < 1 || w.Weeks > sheet.Game.Weeks || w.Fragments < 0 || w.Fragments > len(sheet.Inspiration.Marks):
		return fmt.Errorf("it has %d weeks and %d fragments", w.Weeks, w.Fragments)
	}
	for _, counts := range []map[string]int{w.Choices, w.Succeeded, w.Hexes, w.Events, w.Deaths, {
		"break-ins": w.BreakIns, "hungry weeks": w.Hungry, "prayers": w.Prayers, "answered": w.Answered, "blessings": w.Blessings, "saga": w.Saga,
		"food": w.Food, "herd": w.Herd,
	}} {
		for name, n := range counts {
			if n < 0 || name == "" || len(name) > 40 || strings.ContainsFunc(name, func(r rune) bool { return r < ' ' }) {
				return fmt.Errorf("%q is counted %d times", name, n)
			}
		}
	}
	return nil
}

// Winter is what was measured in a winter of Skadi. Names are those of the sheet.
type Winter struct {
	Weeks     int            `json:"weeks"`
	Living    int            `json:"living"`
	Food      int            `json:"food"`
	Herd      int            `json:"herd"`
	Fragments int            `json:"fragments"`
	Saga      int            `json:"saga"`
	Choices   map[string]int `json:"choices"`
	Succeeded map[string]int `json:"succeeded"`
	Hexes     map[string]int `json:"hexes"`
	Events    map[string]int `json:"events"`
	BreakIns  int            `json:"break_ins"`
	Hungry    int            `json:"hungry"`
	Prayers   int            `json:"prayers"`
	Answered  int            `json:"answered"`
	Blessings int            `json:"blessings"`
	Deaths    map[string]int `json:"deaths"`
}

func newWinter() *Winter {
	return &Winter{Choices: map[string]int{}, Succeeded: map[string]int{}, Hexes: map[string]int{}, Events: map[string]int{}, Deaths: map[string]int{}}
}

// The questions to a sheet.
const (
	lives  = "Does the family live, and what is the winter worth?"
	does   = "What does the family do?"
	kills  = "What harms the family?"
	saying = "What is the saga worth?"
)

// WinterMeasures lists what is counted in a winter of Skadi.
func WinterMeasures() []Measure {
	return []Measure{
		{Name: "weeks", Question: lives, Words: "weeks begun"},
		{Name: "living", Question: lives, Words: "members alive at the end"},
		{Name: "food", Question: lives, Words: "food in the larder at the end"},
		{Name: "herd", Question: lives, Words: "livestock at the end"},
		{Name: "fragments", Question: saying, Words: "fragments told"},
		{Name: "saga", Question: saying, Words: "points of the fragments, with those for all three"},
		{Name: "choices", Question: does, Words: "choices of each action, and of ending the week"},
		{Name: "succeeded", Question: does, Words: "checks of each action that succeeded, with or without a prayer"},
		{Name: "hexes", Question: does, Words: "successful hunts in each hex"},
		{Name: "events", Question: kills, Words: "events of each kind"},
		{Name: "break_ins", Question: kills, Words: "raids that broke in"},
		{Name: "hungry", Question: kills, Words: "weeks that ended with an empty larder"},
		{Name: "prayers", Question: does, Words: "prayers"},
		{Name: "answered", Question: does, Words: "prayers that were answered"},
		{Name: "blessings", Question: does, Words: "blessing dice spent"},
		{Name: "deaths", Question: kills, Words: "deaths by cause"},
	}
}

// note counts what a move has caused.
func (w *Winter) note(g *skadi.Game, before *skadi.State, m skadi.Move, after *skadi.State, events []skadi.Happened) {
	w.Weeks = int(after.Week)
	if before.Stage == skadi.Actions {
		w.Choices[m.Kind.String()]++
	}
	hungry := 0
	for _, e := range events {
		switch e.Kind {
		case skadi.EventRolled:
			w.Events[g.EventOf(e.N).String()]++
		case skadi.RaidRolled:
			if !e.OK {
				w.BreakIns++
			}
		case skadi.Checked:
			if e.OK {
				w.Succeeded[e.Move.Kind.String()]++
			}
			if e.Move.Blessing {
				w.Blessings++
			}
		case skadi.Prayed:
			w.Prayers++
			if e.OK {
				w.Answered++
				w.Succeeded[e.Move.Kind.String()]++
			}
		case skadi.HuntingDie:
			w.Hexes[g.Sheet().Hunt.Hexes[e.Move.Hex].Name]++
		case skadi.Died:
			w.Deaths[e.Cause.String()]++
		case skadi.Health:
			if e.Cause == skadi.ByHunger {
				hungry = 1
			}
		}
	}
	w.Hungry += hungry
}

// end notes the end of a winter.
func (w *Winter) end(g *skadi.Game, s *skadi.State, score skadi.Score) {
	w.Weeks, w.Living, w.Food, w.Herd, w.Fragments = int(s.Week), s.Living(), int(s.Larder), int(s.Herd), int(s.Told)
	w.Saga = score.Saga + score.AllFragments
}
