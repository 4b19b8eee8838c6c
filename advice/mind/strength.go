package mind

// Strength is how well a planner plays: how much it looks at.
type Strength uint8

const (
	Novice Strength = iota // looks hardly further than the next card
	Steady                 // plans the turn
	Master                 // plans it with more rolls in mind; the strongest, and the usual one
)

// Strengths are the words of the strengths.
var Strengths = [...]string{"novice", "steady", "master"}

func (s Strength) String() string { return Strengths[s] }

// efforts are what each strength looks at.
var efforts = [...]effort{
	Novice: {width: 1, rolls: 1, endings: 1, places: 1},
	Steady: quick,
	Master: full,
}

// Play has the planner play as well as a strength says.
func (p *Planner) Play(s Strength) { p.effort = efforts[s] }
