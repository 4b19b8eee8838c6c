package lab

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	"sixwinters/content"
	"sixwinters/rules"
)

// sixWinters is the game Six Winters.
type sixWinters struct{}

func (sixWinters) players() []string      { return PlayerNames() }
func (sixWinters) difficulties() []string { return content.Words("difficulty") }
func (sixWinters) starts() []string       { return rules.Starts[:] }

func (sixWinters) open(v *Variant, fit int) (edition, error) {
	if v.SheetText != "" || fit != 0 {
		return nil, errors.New("sheet and fit are for Skadi: the plan needs game = \"skadi\"")
	}
	cards, err := v.cards()
	if err != nil {
		return nil, err
	}
	if _, err := rules.ParseHouseRules(v.House); err != nil {
		return nil, err
	}
	return &deck{*v, rules.New(cards), v.absent(cards), policyOf}, nil
}

// deck is a variant of Six Winters.
type deck struct {
	Variant
	book   *rules.Rulebook
	absent []uint8
	policy func(player string, seed uint64) rules.Policy
}

// Content returns the hash of the cards.
func (d *deck) Content() string { return d.book.Content().Hash }

func (d *deck) fill(r *Row) func() []byte {
	o, _ := rules.OptionsOf(r.Seed, r.Difficulty, r.Start, d.House) // Plan.check has read these words
	r.House, r.Boxes, r.LeftOut = o.House.Words(), d.Stack, d.LeftOut
	n := note{row: r, b: d.book}
	story := rules.Story{Watch: n.event}
	record := []byte(d.book.HeaderText(o))
	played := d.book.PlayCampaign(o, n.counting(leaving(d.policy(r.Player, r.Seed), d.absent)), &story, func(before *rules.State, m rules.Move, after *rules.State) {
		n.moved(before)
		record = append(record, d.book.EntryText(before, m, after)...)
	})
	if played.Broken != nil {
		r.Violation = played.Broken.Error()
	}
	score := d.book.Score(&played.End)
	r.Victory, r.Won = score.Victory.String(), score.Victory > rules.Defeat
	r.Score, r.Moves = score.Total, played.Moves
	return func() []byte { return record }
}

func (d *deck) other(r *Row) error {
	played := rules.Header{Content: r.Content}
	for _, box := range r.Boxes {
		played.Boxes = append(played.Boxes, content.BoxRef(box))
	}
	if say := d.book.OtherCards(&played); say != "" {
		return fmt.Errorf("variant %q: %s", r.Variant, rules.LowerFirst(strings.TrimSuffix(say, ".")))
	}
	return nil
}

func (d *deck) check(row *Row) error {
	house, err := rules.ParseHouseRules(d.House)
	if err != nil {
		return err
	}
	switch {
	case row.House != house.Words() || !slices.Equal(row.Boxes, d.Stack) ||
		!slices.Equal(row.Without, d.Without) || !slices.Equal(row.Absent, d.Absent):
		return fmt.Errorf("variant %q is played with other house rules, boxes, abilities or characters", row.Variant)
	case !slices.ContainsFunc(victories, func(v rules.Victory) bool { return row.Victory == v.String() }):
		return fmt.Errorf("no campaign ends in %q", row.Victory)
	case row.Won != (row.Victory != rules.Defeat.String()):
		return fmt.Errorf("a campaign is won unless it ends in %s", rules.Defeat)
	case row.Winter != nil || len(row.Years) > d.book.Years() || row.Violation == "" && len(row.Years) != d.book.Years():
		return fmt.Errorf("it has %d years and %d moves", len(row.Years), row.Moves)
	}
	names := d.names()
	for i := range row.Years {
		if err := row.Years[i].check(names, row.Violation == ""); err != nil {
			return fmt.Errorf("year %d: %w", i+1, err)
		}
	}
	return nil
}

var victories = []rules.Victory{rules.Defeat, rules.Pyrrhic, rules.Major, rules.Total}
