package skadi

import (
	"bytes"
	"crypto/sha256"
	_ "embed"
	"encoding/hex"
	"errors"
	"fmt"
	"math"
	"os"
	"slices"
	"strings"

	"github.com/BurntSushi/toml"
)

// Sizes that a sheet cannot exceed.
const (
	Members      = 4  // of the family ([family])
	Cells        = 9  // of a fragment of the saga ([saga-grid])
	MaxWeeks     = 52 //
	MaxHexes     = 16 // of the hunting ground
	MaxFragments = 3  // the table has room for three
	MaxPrayers   = 6  // spaces of a god
	mostPoints   = 99 // of any number of a sheet
)

// maxSheet is the greatest size of a sheet's file in bytes; the printed sheet has a fifteenth of it.
const maxSheet = 1 << 16

//go:embed sheet.toml
var printed []byte

// Sheet is the game sheet: every number of the game, read from TOML.
type Sheet struct {
	Game struct {
		Weeks   int `toml:"weeks"`
		Actions int `toml:"actions_per_week"`
		Dice    int `toml:"dice"`
		Saga    int `toml:"saga_dice"`
	} `toml:"game"`
	Family struct {
		Members []string `toml:"members"` // letters by which the weeks name them
		Glyphs  []string `toml:"glyphs"`
		Names   []string `toml:"names"`
		Health  int      `toml:"health"`
	} `toml:"family"`
	Start struct {
		Larder, Livestock, Despair, Defence, Inspiration, Blessing int
	} `toml:"start"`
	Larder struct {
		Max    int `toml:"max"`
		Eaten  int `toml:"eaten_per_week"`
		Starve int `toml:"starve_health"`
	} `toml:"larder"`
	Livestock struct {
		Max       int `toml:"max"`
		Slaughter int `toml:"slaughter_food"`
	} `toml:"livestock"`
	Defence struct {
		Max int `toml:"max"`
		Min int `toml:"min"`
	} `toml:"defence"`
	Blessing struct {
		Max    int `toml:"max"`
		Ritual int `toml:"ritual_cost_food"`
	} `toml:"blessing"`
	Despair struct {
		Modifier []int `toml:"modifier"` // by position
	} `toml:"despair"`
	Event struct {
		Table           []string `toml:"table"` // by the event die
		SicknessDespair int      `toml:"sickness_despair"`
		SicknessHealth  int      `toml:"sickness_health"`
		Livestock       int      `toml:"livestock_loss"`
		Spoilage        int      `toml:"spoilage_food"`
		Frostbite       int      `toml:"frostbite_health"`
	} `toml:"event"`
	Raid struct {
		Health, Despair, Defence int
	} `toml:"raid"`
	Prayer struct {
		BlizzardGod string `toml:"blizzard_god"`
		FreezingGod string `toml:"freezing_god"`
		Blizzard    []int  `toml:"blizzard"` // values of its spaces
		Freezing    []int  `toml:"freezing"`
	} `toml:"prayer"`
	Inspiration struct {
		Length int   `toml:"length"`
		Marks  []int `toml:"fragment_marks"`
	} `toml:"inspiration"`
	Weeks struct {
		Rune []string `toml:"rune"` // the letter of each week's member
	} `toml:"weeks"`
	Score struct {
		Food         int      `toml:"food"`
		Livestock    int      `toml:"livestock"`
		Member       int      `toml:"member"`
		AllMembers   int      `toml:"all_members"`
		AllFragments int      `toml:"all_fragments"`
		TitleFrom    []int    `toml:"title_from"`
		Titles       []string `toml:"titles"`
	} `toml:"score"`
	Hunt struct {
		Hexes []Hex `toml:"hex"`
	} `toml:"hunt"`
	// Reconstructed lists the keys whose numbers are not the source's, such as "start.larder": its printed sheet is lost. A sheet of
	// one's own may leave the list out.
	Reconstructed []string `toml:"reconstructed"`

	Hash string `toml:"-"` // of the text it was read from
}

// Hex is a hex of the hunting ground, in axial coordinates.
type Hex struct {
	Name     string
	Q, R     int
	Food     int
	Injury   int
	Modifier int
}

// Touches reports whether two hexes share an edge.
func (h Hex) Touches(other Hex) bool {
	q, r := other.Q-h.Q, other.R-h.R
	return q*q+r*r+q*r == 1
}

// Middle returns the middle of a hex with a flat top, to the right and down, in sides of a hex.
func (h Hex) Middle() (x, y float64) {
	return 1.5 * float64(h.Q), math.Sqrt(3) * (float64(h.R) + float64(h.Q)/2)
}

// word is the hex's name in the notation of moves.
func (h Hex) word() string { return strings.ReplaceAll(strings.ToLower(h.Name), " ", "-") }

// Printed returns the sheet of the game.
func Printed() *Sheet {
	s, err := ReadSheet(printed)
	if err != nil {
		panic(err) // a test reads it
	}
	return s
}

// PrintedText returns the text of the sheet of the game.
func PrintedText() []byte { return slices.Clone(printed) }

// LoadSheet reads the sheet in a file. The error is a sentence that names the file and the key.
func LoadSheet(file string) (*Sheet, error) {
	info, err := os.Stat(file)
	if err == nil && (!info.Mode().IsRegular() || info.Size() > maxSheet) {
		err = fmt.Errorf("a sheet is a file of at most %d bytes", maxSheet)
	}
	var text []byte
	if err == nil {
		text, err = os.ReadFile(file)
	}
	var s *Sheet
	if err == nil {
		s, err = ReadSheet(text)
	}
	if err != nil {
		return nil, fmt.Errorf("the sheet %s cannot be played: %w", file, err)
	}
	return s, nil
}

// Open returns the game of the sheet in a file, or of the printed one if no file is named. The error is that of [LoadSheet].
func Open(file string) (*Game, error) {
	if file == "" {
		return New(Printed()), nil
	}
	sheet, err := LoadSheet(file)
	if err != nil {
		return nil, err
	}
	return New(sheet), nil
}

// ReadSheet reads and checks the text of a sheet. The error names the key that is wrong.
func ReadSheet(text []byte) (*Sheet, error) {
	var s Sheet
	meta, err := toml.NewDecoder(bytes.NewReader(text)).Decode(&s)
	if err != nil {
		if at := (toml.ParseError{}); errors.As(err, &at) {
			return nil, fmt.Errorf("line %d: %s", at.Position.Line, at.Message)
		}
		return nil, err
	}
	if unknown := meta.Undecoded(); len(unknown) > 0 {
		return nil, fmt.Errorf("%s: there is no such key", unknown[0])
	}
	for _, key := range s.Reconstructed {
		if !meta.IsDefined(strings.Split(key, ".")...) {
			return nil, fmt.Errorf("reconstructed: there is no key %q", key)
		}
	}
	if err := s.check(); err != nil {
		return nil, err
	}
	hash := sha256.Sum256(text)
	s.Hash = hex.EncodeToString(hash[:])
	return &s, nil
}

// IsReconstructed reports whether the number of a key, such as "start.larder", is a reconstruction.
func (s *Sheet) IsReconstructed(key string) bool { return slices.Contains(s.Reconstructed, key) }

// check returns what is wrong with a sheet, or nil.
func (s *Sheet) check() error {
	for _, n := range []struct {
		key            string
		n, least, most int
	}{
		{"game.weeks", s.Game.Weeks, 1, MaxWeeks},
		{"game.actions_per_week", s.Game.Actions, 1, 6},
		{"game.dice", s.Game.Dice, 1, mostPoints},
		{"game.saga_dice", s.Game.Saga, Cells, Cells},
		{"family.health", s.Family.Health, 1, 9},
		{"larder.max", s.Larder.Max, 1, 40},
		{"larder.eaten_per_week", s.Larder.Eaten, 0, 40},
		{"larder.starve_health", s.Larder.Starve, 0, 9},
		{"livestock.max", s.Livestock.Max, 0, 20},
		{"livestock.slaughter_food", s.Livestock.Slaughter, 0, 40},
		{"defence.max", s.Defence.Max, 0, 12},
		{"defence.min", s.Defence.Min, 0, 0},
		{"blessing.max", s.Blessing.Max, 0, 6},
		{"blessing.ritual_cost_food", s.Blessing.Ritual, 0, 40},
		{"inspiration.length", s.Inspiration.Length, 1, 40},
		{"start.larder", s.Start.Larder, 0, s.Larder.Max},
		{"start.livestock", s.Start.Livestock, 0, s.Livestock.Max},
		{"start.defence", s.Start.Defence, 0, s.Defence.Max},
		{"start.despair", s.Start.Despair, 0, max(0, len(s.Despair.Modifier)-1)},
		{"start.inspiration", s.Start.Inspiration, 0, s.Inspiration.Length},
		{"start.blessing", s.Start.Blessing, 0, s.Blessing.Max},
		{"event.sickness_despair", s.Event.SicknessDespair, 0, 9},
		{"event.sickness_health", s.Event.SicknessHealth, 0, 9},
		{"event.livestock_loss", s.Event.Livestock, 0, 20},
		{"event.spoilage_food", s.Event.Spoilage, 0, 40},
		{"event.frostbite_health", s.Event.Frostbite, 0, 9},
		{"raid.health", s.Raid.Health, 0, 9},
		{"raid.despair", s.Raid.Despair, 0, 9},
		{"raid.defence", s.Raid.Defence, 0, 12},
		{"score.food", s.Score.Food, 0, mostPoints},
		{"score.livestock", s.Score.Livestock, 0, mostPoints},
		{"score.member", s.Score.Member, 0, mostPoints},
		{"score.all_members", s.Score.AllMembers, 0, mostPoints},
		{"score.all_fragments", s.Score.AllFragments, 0, mostPoints},
	} {
		if n.n < n.least || n.n > n.most {
			return fmt.Errorf("%s: %d is not between %d and %d", n.key, n.n, n.least, n.most)
		}
	}
	for _, l := range []struct {
		key             string
		list            []int
		fewest, most    int
		least, greatest int
		rising          bool
	}{
		{"despair.modifier", s.Despair.Modifier, 1, 12, 0, 6, false},
		{"prayer.blizzard", s.Prayer.Blizzard, 0, MaxPrayers, 1, 6, false},
		{"prayer.freezing", s.Prayer.Freezing, 0, MaxPrayers, 1, 6, false},
		{"inspiration.fragment_marks", s.Inspiration.Marks, 0, MaxFragments, s.Start.Inspiration + 1, s.Inspiration.Length, true},
		{"score.title_from", s.Score.TitleFrom, 1, 12, 0, 999, true},
	} {
		if len(l.list) < l.fewest || len(l.list) > l.most {
			return fmt.Errorf("%s: it has %d numbers, not %d to %d", l.key, len(l.list), l.fewest, l.most)
		}
		for i, n := range l.list {
			if n < l.least || n > l.greatest || l.rising && i > 0 && n <= l.list[i-1] {
				return fmt.Errorf("%s: %d cannot be number %d; each is from %d to %d%s", l.key, n, i+1, l.least, l.greatest, map[bool]string{true: ", and more than the one before"}[l.rising])
			}
		}
	}
	return s.checkWords()
}

// checkWords returns what is wrong with the names of a sheet, or nil.
func (s *Sheet) checkWords() error {
	for _, l := range []struct {
		key  string
		list []string
		n    int
	}{
		{"family.members", s.Family.Members, Members},
		{"family.glyphs", s.Family.Glyphs, Members},
		{"family.names", s.Family.Names, Members},
		{"event.table", s.Event.Table, 6},
		{"weeks.rune", s.Weeks.Rune, s.Game.Weeks},
		{"score.titles", s.Score.Titles, len(s.Score.TitleFrom)},
	} {
		if len(l.list) != l.n {
			return fmt.Errorf("%s: it has %d words, not %d", l.key, len(l.list), l.n)
		}
		for i, word := range l.list {
			if word == "" || len(word) > 40 || strings.ContainsFunc(word, func(r rune) bool { return r < ' ' }) {
				return fmt.Errorf("%s: word %d must be a line of 1 to 40 bytes", l.key, i+1)
			}
		}
	}
	for i, letter := range s.Weeks.Rune {
		if !slices.Contains(s.Family.Members, letter) {
			return fmt.Errorf("weeks.rune: week %d names %q, who is not in family.members", i+1, letter)
		}
	}
	for i, name := range s.Event.Table {
		if !slices.Contains(eventWords[:], name) {
			return fmt.Errorf("event.table: word %d is %q; there are %s", i+1, name, strings.Join(eventWords[:], ", "))
		}
	}
	if s.Prayer.BlizzardGod == "" || s.Prayer.FreezingGod == "" {
		return fmt.Errorf("prayer: both gods need a name")
	}
	return s.checkHexes()
}

// checkHexes returns what is wrong with the hunting ground, or nil.
func (s *Sheet) checkHexes() error {
	hexes := s.Hunt.Hexes
	if len(hexes) < 1 || len(hexes) > MaxHexes {
		return fmt.Errorf("hunt.hex: there are %d hexes, not 1 to %d", len(hexes), MaxHexes)
	}
	leftmost := 0
	for i, h := range hexes {
		if h.Name == "" || len(h.Name) > 40 || strings.ContainsFunc(h.Name, func(r rune) bool { return r < ' ' }) {
			return fmt.Errorf("hunt.hex: hex %d needs a name of at most 40 bytes", i+1)
		}
		if h.Food < 0 || h.Food > 40 || h.Injury < 0 || h.Injury > 9 || h.Modifier < 0 || h.Modifier > 6 || max(h.Q, -h.Q, h.R, -h.R) > 8 {
			return fmt.Errorf("hunt.hex: %s: food up to 40, injury 9, modifier 6, q and r -8 to 8", h.Name)
		}
		for _, other := range hexes[:i] {
			if other.word() == h.word() || other.Q == h.Q && other.R == h.R {
				return fmt.Errorf("hunt.hex: %s and %s have the same name or place", other.Name, h.Name)
			}
		}
		if h.Q < hexes[leftmost].Q {
			leftmost = i
		}
	}
	for i, h := range hexes {
		if i != leftmost && h.Q == hexes[leftmost].Q {
			return fmt.Errorf("hunt.hex: %s and %s are both leftmost", hexes[leftmost].Name, h.Name)
		}
	}
	return nil
}
