package mind

import "sixwinters/rules"

// Strength is how well a planner plays: how much it looks at.
type Strength uint8

const (
	Novice Strength = iota // looks hardly further than the next card
	Steady                 // plans the turn
	Master                 // plans it with more tables in mind; the strongest, and the usual one
)

// Strengths are the words of the strengths.
var Strengths = [...]string{"novice", "steady", "master"}

func (s Strength) String() string { return Strengths[s] }

// masterWidth is how many tables a master keeps at each depth; more win hardly more (docs/campaigns.md).
const masterWidth = 20

// efforts are what each strength looks at.
var efforts = [...]effort{
	Novice: {width: 1, rolls: 1, endings: 1, places: 1},
	Steady: quick,
	Master: looking(masterWidth),
}

// Play has the planner play as well as a strength says.
func (p *Planner) Play(s Strength) { p.effort = efforts[s] }

// Wide plays as a planner that keeps so many tables at each depth of its search. It serves one campaign.
func Wide(seed uint64, width int) rules.Policy {
	p := NewPlanner(seed)
	p.effort = looking(width)
	return p.Choose
}

// Planning plays as a master does. It serves one campaign.
func Planning(seed uint64) rules.Policy { return Wide(seed, masterWidth) }
