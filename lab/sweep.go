package lab

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
)

// Sweep is a number that takes several values: each is a variant, named by the sweep and the value, and the report draws the curve.
type Sweep struct {
	Name   string `toml:"name"`
	Change string `toml:"change"` // as those of a variant, with $ for the value: "board.dice.action = $"
	House  string `toml:"house"`  // or house rules, with $ for the value: "dice-$"
	Values []int  `toml:"values"`
}

// sweepSign stands for the value.
const sweepSign = "$"

// sweep adds the variants of all sweeps to those of a plan. The error names what is missing.
func (p *Plan) sweep() error {
	if len(p.Sweeps) > 0 && len(p.Variants) == 0 {
		p.Variants = []Variant{{Name: "as printed"}}
	}
	for i := range p.Sweeps {
		s := &p.Sweeps[i]
		switch {
		case s.Name == "":
			return fmt.Errorf("sweep %d needs a name", i+1)
		case len(s.Values) < 2:
			return fmt.Errorf("sweep %q needs values, two or more", s.Name)
		case !strings.Contains(s.Change+s.House, sweepSign):
			return fmt.Errorf("sweep %q needs a change or house rules with %s for the value, such as %q", s.Name, sweepSign, "board.dice.action = $")
		}
		for n, value := range s.Values {
			if slices.Contains(s.Values[:n], value) {
				return fmt.Errorf("sweep %q has the value %d twice", s.Name, value)
			}
			number := strconv.Itoa(value)
			v := Variant{Name: s.Name + " " + number, House: strings.ReplaceAll(s.House, sweepSign, number)}
			if s.Change != "" {
				v.Changes = []string{strings.ReplaceAll(s.Change, sweepSign, number)}
			}
			p.Variants = append(p.Variants, v)
		}
	}
	return nil
}

// SetCampaigns gives every group of the plan so many campaigns. The error is that of a plan with too many.
func (p *Plan) SetCampaigns(n int) error {
	for i := range p.Groups {
		p.Groups[i].Campaigns = n
	}
	return p.check()
}
