package mind

import (
	"bufio"
	_ "embed"
	"fmt"
	"hash/crc32"
	"math"
	"slices"
	"strconv"
	"strings"
	"sync"

	"sixwinters/content"
	"sixwinters/rules"
)

// Knots are the points of a campaign, in years that have gone by, at which each feature has a weight of its own; between two of them the
// weight changes evenly.
var Knots = [...]float64{0, 2, 4, 6}

// NumKnots is how many knots there are.
const NumKnots = len(Knots)

// Linear are the weights of the features at each knot; the last row is the constant.
type Linear [NumFeatures + 1][NumKnots]float64

// Judgement is the learned worth of tables: what their features say of the end of the campaign.
type Judgement struct {
	Victory [rules.Total]Linear // the log odds of at least a pyrrhic, at least a major, and a total victory
	Ahead   Linear              // how many tracks will count for being ahead ([campaign-end])
	// Played turns the log odds of winning into those of campaigns that a master plays on, by difficulty.
	Played [content.NumDifficulties]Calibration
	// Released is the first year, from 1, from which on a chance to win may be said of a campaign of each difficulty; 0: never. Before it the
	// chance was no nearer to what came than the share of campaigns that are won.
	Released [content.NumDifficulties]uint8
}

// Calibration turns log odds into those of other campaigns than they were learned from. The zero value changes nothing.
type Calibration struct {
	Shift float64 // added
	Slope float64 // the factor less 1
	Early float64 // added at the beginning of a campaign, and less and less until its end
	Fade  float64 // added to the factor at the beginning, and less and less until the end: under 0, the share of campaigns won counts more there
}

// Of is the log odds for those of a table when a share of the campaign is still to be played.
func (c *Calibration) Of(odds, left float64) float64 {
	return c.Shift + (1+c.Slope+c.Fade*left)*odds + c.Early*left
}

// Outlook is how a campaign is likely to end.
type Outlook struct {
	AtLeast [rules.Total]float64 // the chance of at least a pyrrhic, at least a major, and a total victory
	Score   float64              // the expected score, multiplied by the difficulty
}

// Win is the chance to win the campaign.
func (o *Outlook) Win() float64 { return o.AtLeast[0] }

// hats are how much the weights at each knot count when so many years have gone by; together they are 1.
func hats(years float64) (h [NumKnots]float64) {
	for i := 1; i < NumKnots; i++ {
		if years <= Knots[i] || i == NumKnots-1 {
			x := min(1, max(0, (years-Knots[i-1])/(Knots[i]-Knots[i-1])))
			h[i-1], h[i] = 1-x, x
			break
		}
	}
	return h
}

// of is the sum of the weighted features.
func (l *Linear) of(v *View) float64 {
	sum := 0.0
	for k, share := range v.Hats {
		if share == 0 {
			continue
		}
		part := l[NumFeatures][k]
		for i, x := range v.Features {
			part += l[i][k] * x
		}
		sum += share * part
	}
	return sum
}

// Difficulty is that of the campaign.
func (v *View) Difficulty() content.Difficulty {
	switch {
	case v.Features[0] > 0:
		return content.Easy
	case v.Features[1] > 0:
		return content.Hardcore
	}
	return content.Standard
}

// Left is the share of the campaign that is still to be played.
func (v *View) Left() float64 {
	gone := 0.0
	for k, share := range v.Hats {
		gone += share * Knots[k]
	}
	return 1 - gone/rules.MostYears
}

// Odds are the log odds of winning a campaign that has come to a table seen so, before they are calibrated.
func (j *Judgement) Odds(v *View) float64 { return j.Victory[0].of(v) }

// Win is the chance to win a campaign that has come to a table seen so and is played on by a master.
func (j *Judgement) Win(v *View) float64 {
	return 1 / (1 + math.Exp(-j.Played[v.Difficulty()].Of(j.Odds(v), v.Left())))
}

// outlook is how a campaign is likely to end that has come to a table.
func (j *Judgement) outlook(b *rules.Rulebook, s *rules.State) (o Outlook) {
	v := ViewOf(b, s)
	more := j.Win(&v) * (1 + math.Exp(-j.Odds(&v))) // than was learned; a larger victory is as likely among those that are won
	before := 0
	for i := range j.Victory {
		o.AtLeast[i] = more / (1 + math.Exp(-j.Victory[i].of(&v)))
		if i > 0 {
			o.AtLeast[i] = min(o.AtLeast[i], o.AtLeast[i-1])
		}
		points := rules.Victory(i + 1).Points()
		o.Score += o.AtLeast[i] * float64(points-before)
		before = points
	}
	others := content.NumResources - content.VictoryTracks
	o.Score += min(float64(others), max(0, j.Ahead.of(&v)))
	o.Score *= float64(b.Content().Board.Multiplier[s.Difficulty])
	return o
}

// output is a part of what a judgement says, by the name that its file has for it.
type output struct {
	name   string
	linear *Linear
}

func (j *Judgement) outputs() []output {
	return []output{{"pyrrhic", &j.Victory[0]}, {"major", &j.Victory[1]}, {"total", &j.Victory[2]}, {"ahead", &j.Ahead}}
}

// constant is the name of the last row of each output.
const constant = "constant"

// Text is the judgement as a file: comments that tell how it was made, and a line for each output and feature with its weights at the
// knots.
func (j *Judgement) Text(made []string) string {
	var out strings.Builder
	for _, line := range made {
		fmt.Fprintf(&out, "# %s\n", line)
	}
	for _, o := range j.outputs() {
		fmt.Fprintln(&out)
		for i, weights := range o.linear {
			name := constant
			if i < NumFeatures {
				name = featureNames[i]
			}
			if weights == [NumKnots]float64{} {
				continue
			}
			fmt.Fprintf(&out, "%-8s %-30s", o.name, name)
			for _, w := range weights {
				fmt.Fprintf(&out, " %9s", strconv.FormatFloat(w, 'g', 4, 64))
			}
			fmt.Fprintln(&out)
		}
	}
	fmt.Fprintln(&out)
	for d, c := range j.Played {
		if c != (Calibration{}) {
			fmt.Fprintln(&out, c.Text(content.Difficulty(d)))
		}
	}
	for d, year := range j.Released {
		if year > 0 {
			fmt.Fprintln(&out, released, content.Difficulty(d), year)
		}
	}
	return out.String()
}

// calibrated is the first word of the line of a calibration, released that of the year from which on chances may be said.
const (
	calibrated = "played"
	released   = "released"
)

// Text is a calibration as a line of a file: the difficulty, and what it adds and multiplies by.
func (c *Calibration) Text(d content.Difficulty) string {
	say := calibrated + " " + d.String()
	for _, x := range []float64{c.Shift, c.Slope, c.Early, c.Fade} {
		say += " " + strconv.FormatFloat(x, 'g', 4, 64)
	}
	return say
}

// difficultyOf is the difficulty of a line that names one before numbers.
func difficultyOf(words []string, numbers int) (d content.Difficulty, err error) {
	if len(words) != 1+numbers {
		return 0, fmt.Errorf("a difficulty and %d numbers are needed, not %q", numbers, strings.Join(words, " "))
	}
	for d < content.NumDifficulties && d.String() != words[0] {
		d++
	}
	if d == content.NumDifficulties {
		return 0, fmt.Errorf("there is no difficulty %q", words[0])
	}
	return d, nil
}

// readRelease reads a difficulty and the first year of which chances may be said.
func (j *Judgement) readRelease(words []string) error {
	d, err := difficultyOf(words, 1)
	if err != nil {
		return err
	}
	year, err := strconv.ParseUint(words[1], 10, 8)
	if err != nil {
		return fmt.Errorf("the year %q is none", words[1])
	}
	j.Released[d] = uint8(year)
	return nil
}

// readCalibration reads what [Calibration.Text] has written, after its first word.
func (j *Judgement) readCalibration(words []string) error {
	d, err := difficultyOf(words, 4)
	if err != nil {
		return err
	}
	c := &j.Played[d]
	for i, x := range []*float64{&c.Shift, &c.Slope, &c.Early, &c.Fade} {
		if *x, err = strconv.ParseFloat(words[1+i], 64); err != nil {
			return fmt.Errorf("the number %q is none", words[1+i])
		}
	}
	return nil
}

// ReadJudgement reads what [Judgement.Text] has written. Features that the text does not name weigh nothing. The error is a sentence with
// the line number.
func ReadJudgement(text string) (*Judgement, error) {
	j := &Judgement{}
	lines := bufio.NewScanner(strings.NewReader(text))
	for n := 1; lines.Scan(); n++ {
		words := strings.Fields(lines.Text())
		if len(words) == 0 || words[0] == "#" {
			continue
		}
		if read := map[string]func([]string) error{calibrated: j.readCalibration, released: j.readRelease}[words[0]]; read != nil {
			if err := read(words[1:]); err != nil {
				return nil, fmt.Errorf("line %d: %w", n, err)
			}
			continue
		}
		if len(words) != 2+NumKnots {
			return nil, fmt.Errorf("line %d: there are %d words, not %d", n, len(words), 2+NumKnots)
		}
		row := slices.Index(append(slices.Clone(featureNames[:]), constant), words[1])
		var linear *Linear
		for _, o := range j.outputs() {
			if o.name == words[0] {
				linear = o.linear
			}
		}
		if row < 0 || linear == nil {
			return nil, fmt.Errorf("line %d: there is no %s of %s", n, words[1], words[0])
		}
		for k, word := range words[2:] {
			w, err := strconv.ParseFloat(word, 64)
			if err != nil {
				return nil, fmt.Errorf("line %d: the weight %q is not a number", n, word)
			}
			linear[row][k] = w
		}
	}
	return j, nil
}

//go:embed judgement.txt
var learned string

// Learned is the learned worth that comes with the program.
var Learned = sync.OnceValue(func() *Judgement {
	j, err := ReadJudgement(learned)
	if err != nil {
		panic("judgement.txt: " + err.Error()) // a test reads it
	}
	return j
})

// LearnedSum is a checksum of the learned worth: with another one the same table is judged otherwise.
func LearnedSum() uint32 { return crc32.ChecksumIEEE([]byte(learned)) }

// OutlookOf is how a campaign is likely to end that has come to a table, as the players see it; after its last turn, how it does end.
func OutlookOf(b *rules.Rulebook, s *rules.State) (o Outlook) {
	if !isOver(b, s) {
		return Learned().outlook(b, s)
	}
	score := b.Score(s)
	for i := range o.AtLeast[:score.Victory] {
		o.AtLeast[i] = 1
	}
	o.Score = float64(score.Total)
	return o
}

// Foretells reports whether the chance to win of a table may be said: it is over, or the chance is known to be nearer to what comes of
// campaigns of six years, its difficulty and its year than the share of them that are won (docs/campaigns.md). It is that of a master who plays
// on: of no other player is it known.
func Foretells(b *rules.Rulebook, s *rules.State) bool {
	from := Learned().Released[s.Difficulty]
	return isOver(b, s) || b.Years() == rules.MostYears && from > 0 && s.Year >= from
}

// isOver reports whether nothing is left to be played that changes how a campaign ends.
func isOver(b *rules.Rulebook, s *rules.State) bool {
	return s.Phase == rules.CampaignOver || s.Phase == rules.YearOver && int(s.Year) == b.Years()
}
