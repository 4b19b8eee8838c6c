package skadimind

import (
	"bufio"
	_ "embed"
	"fmt"
	"strconv"
	"strings"
	"sync"

	"sixwinters/rules/skadi"
)

// The tables of a week. Each has a worth for every value of its part of the state; the worth of a state is their sum.
const (
	byLarder      = iota // food
	byHerd               // cows
	byFood               // food with the herd slaughtered
	byDefence            // stakes
	byDespair            // position
	byInspiration        // space
	byBlessing           // blessing dice and free prayers against the freezing
	byPrayer             // free prayers against the blizzard
	byMember             // of each member: health and the sick die
	byWeakest     = iota + skadi.Members - 1
	byHealth      // of all together
	byExposed     // defence and the weakest
	byMouths      // food and how many live
	bySaga        // inspiration and the health of all together
	numTables
)

// mostPrayers is how many spaces of a god the printed sheet has.
const mostPrayers = 2

// cells is the size of a table.
const cells = 256

// Week is the worth of tables at the beginning of a week.
type Week struct {
	Base   float64
	Tables [numTables][cells]float32
}

// Worth values the beginnings of all weeks for one sheet: the expected points at the end of winter. The first is not used: nothing is
// decided before week 1.
type Worth struct {
	Sheet string // hash
	Weeks []Week // by week, from 1
}

// key is the place of a state in each table.
type key [numTables]uint8

func clip(n, most int) uint8 { return uint8(min(max(n, 0), most)) }

// week returns the tables of the week that a state is at the beginning of.
func (p *Player) week(s *skadi.State) *Week {
	at := int(s.Week) - 1
	if p.most != nil {
		at = max(0, at+len(p.worth.Weeks)-p.Game.Sheet().Game.Weeks)
	}
	return &p.worth.Weeks[at]
}

// within returns a state with no more of anything than most has.
func within(s, most *skadi.State) skadi.State {
	in := *s
	for t := skadi.Larder; t <= skadi.Blessings; t++ {
		*in.Track(t) = min(*s.Track(t), *most.Track(t))
	}
	for who := range s.Health {
		in.Health[who] = min(s.Health[who], most.Health[who])
	}
	return in
}

func (p *Player) key(s *skadi.State) (k key) {
	sheet := p.Game.Sheet()
	free := func(god skadi.God) int { return len(p.Game.Spaces(god)) - int(s.Prayed[god]) }
	if p.most != nil {
		in := within(s, p.most)
		s = &in
		of := free
		free = func(god skadi.God) int { return min(of(god), mostPrayers) }
	}
	total, weakest := 0, 15
	for who, health := range s.Health {
		k[byMember+who] = clip(int(health), 9)*4 + clip(int(s.Sick[who]), 3)
		total += int(health)
		if health > 0 {
			weakest = min(weakest, int(health))
		}
	}
	k[byLarder] = s.Larder
	k[byHerd] = s.Herd
	k[byFood] = clip(int(s.Larder)+int(s.Herd)*sheet.Livestock.Slaughter, cells-1)
	k[byDefence] = s.Defence
	k[byDespair] = s.Despair
	k[byInspiration] = s.Inspiration
	k[byBlessing] = s.Blessings*8 + clip(free(skadi.Freezing), 7)
	k[byPrayer] = clip(free(skadi.Blizzard), 7)
	k[byWeakest] = uint8(s.Living()*16 + weakest)
	k[byHealth] = clip(total, cells-1)
	k[byExposed] = clip(int(s.Defence), 12)*16 + uint8(weakest)
	k[byMouths] = clip(int(s.Larder), 40)*5 + uint8(s.Living())
	k[bySaga] = clip(int(s.Inspiration), 40)*6 + clip(total/4, 5)
	return k
}

func (w *Week) at(k *key) float64 {
	worth := w.Base
	for t, at := range k {
		worth += float64(w.Tables[t][at])
	}
	return worth
}

// Text writes the worth, in hundredths of a point: for each table its values up to the last that is not 0.
func (w *Worth) Text() string {
	var text strings.Builder
	fmt.Fprintf(&text, "sheet %s\n", w.Sheet)
	for i := range w.Weeks {
		week := &w.Weeks[i]
		fmt.Fprintf(&text, "week %.2f\n", week.Base)
		for t := range week.Tables {
			last := cells
			for last > 0 && fmt.Sprintf("%.2f", week.Tables[t][last-1]) == "0.00" {
				last--
			}
			for _, n := range week.Tables[t][:last] {
				fmt.Fprintf(&text, "%.0f ", n*100)
			}
			text.WriteByte('\n')
		}
	}
	return text.String()
}

// ReadWorth reads what Text has written.
func ReadWorth(text string) (*Worth, error) {
	w := &Worth{}
	lines := bufio.NewScanner(strings.NewReader(text))
	lines.Buffer(nil, 1<<20)
	table := numTables
	for n := 1; lines.Scan(); n++ {
		word, rest, _ := strings.Cut(lines.Text(), " ")
		switch {
		case n == 1 && word == "sheet":
			w.Sheet = rest
		case word == "week" && table == numTables:
			base, err := strconv.ParseFloat(rest, 64)
			if err != nil {
				return nil, fmt.Errorf("line %d: %q is no worth", n, rest)
			}
			w.Weeks = append(w.Weeks, Week{Base: base})
			table = 0
		case n > 1 && table < numTables:
			for i, number := range strings.Fields(lines.Text()) {
				hundredths, err := strconv.Atoi(number)
				if err != nil || i >= cells {
					return nil, fmt.Errorf("line %d: %q is no worth of a table", n, number)
				}
				w.Weeks[len(w.Weeks)-1].Tables[table][i] = float32(hundredths) / 100
			}
			table++
		default:
			return nil, fmt.Errorf("line %d: %q does not belong here", n, lines.Text())
		}
	}
	if table != numTables || len(w.Weeks) == 0 {
		return nil, fmt.Errorf("it breaks off")
	}
	return w, nil
}

//go:embed worth.txt
var fitted string

// Fitted returns the worth that comes with the program, for the printed sheet.
var Fitted = sync.OnceValue(func() *Worth {
	w, err := ReadWorth(fitted)
	if err != nil {
		panic(fmt.Sprintf("worth.txt: %v", err)) // a test reads it
	}
	return w
})
