package chronicle

import (
	"math/bits"
	"slices"

	"sixwinters/content"
	"sixwinters/rules"
)

// Finished is a campaign that is over: its annals, its last table and its score.
type Finished struct {
	Annals *Annals
	Table  *rules.State
	Score  rules.Score
	Years  int // of the campaign
}

// FinishedOf returns what a campaign has come to, or false if it is not over.
func FinishedOf(b *rules.Rulebook, s *rules.State, a *Annals) (Finished, bool) {
	return Finished{a, s, b.Score(s), b.Years()}, s.Phase == rules.CampaignOver
}

func (f *Finished) Won() bool { return f.Score.Victory != rules.Defeat }

// Honour is something that a campaign can be remembered for.
type Honour struct {
	Name, Say string
	Earned    func(f *Finished) bool
}

// What some honours ask for.
const (
	busyYear     = 8  // progress cards or obstacles in a year
	busyCampaign = 40 // in all years
	allMarked    = 6  // achievements of a character
	manyFaces    = 6  // characters
)

// Honours are all honours, in the order in which they are shown. What was not to happen did not happen only if all of the record
// is there.
var Honours = []Honour{
	{"Red Bank stands", "Win a campaign.", (*Finished).Won},
	{"Two victories", "Complete two of the three victory tracks.", func(f *Finished) bool { return len(f.Score.Complete) >= 2 }},
	{"Total victory", "Complete support, espionage and diplomacy.", func(f *Finished) bool { return f.Score.Victory == rules.Total }},
	{"Standard bearer", "Win on standard or hardcore.", func(f *Finished) bool { return f.Won() && f.Table.Difficulty >= content.Standard }},
	{"Hard winters", "Win on hardcore.", func(f *Finished) bool { return f.Won() && f.Table.Difficulty == content.Hardcore }},
	{"Champion of Red Bank", "Reach the highest score there is.", func(f *Finished) bool { return f.Score.Total >= 27 }},
	{"Beloved", "Complete support.", completes(content.Support)},
	{"Web of spies", "Complete espionage.", completes(content.Espionage)},
	{"Silver tongue", "Complete diplomacy.", completes(content.Diplomacy)},
	{"Arms, arts and magic", "End with technology, military and sorcery ahead of their threats.",
		func(f *Finished) bool { return len(f.Score.Ahead) == content.NumResources/2 }},
	{"Masters of all", "Master all six resources.", func(f *Finished) bool {
		mastered := map[content.Resource]bool{}
		f.years(func(y *Year) bool {
			for _, r := range y.Masteries {
				mastered[r] = true
			}
			return true
		})
		return len(mastered) == content.NumResources
	}},
	{"No roof lost", "Lose no location during the years.", func(f *Finished) bool { return f.every(func(y *Year) bool { return len(y.Fallen) == 0 }) }},
	{"On their feet", "Finish with nobody ever knocked out.", func(f *Finished) bool { return f.every(func(y *Year) bool { return len(y.KnockedOut) == 0 }) }},
	{"Unscarred year", "Mark no condition for a whole year.", func(f *Finished) bool {
		return f.any(func(y *Year) bool { return !y.Lost && y.Conditions == 0 })
	}},
	{"The line held", "Let the threats gain nothing in a year.", func(f *Finished) bool {
		return f.any(func(y *Year) bool { return !y.Lost && Steps(y.Threat) <= 0 })
	}},
	{"Busy year", "Complete eight progress cards in a year.", func(f *Finished) bool { return f.any(func(y *Year) bool { return len(y.Completed) >= busyYear }) }},
	{"Clean sweep", "Overcome eight obstacles in a year.", func(f *Finished) bool { return f.any(func(y *Year) bool { return len(y.Overcome) >= busyYear }) }},
	{"Six good years", "Complete 40 progress cards.", func(f *Finished) bool { return f.sum(func(y *Year) int { return len(y.Completed) }) >= busyCampaign }},
	{"Hunters", "Overcome 40 obstacles.", func(f *Finished) bool { return f.sum(func(y *Year) int { return len(y.Overcome) }) >= busyCampaign }},
	{"New friends", "Win all three who can join: Lucia, Yasmina and Oniri.", func(f *Finished) bool {
		return f.sum(func(y *Year) int { return len(y.Unlocked) }) >= 3
	}},
	{"Inseparable", "Play the same two characters in all years.", func(f *Finished) bool { return f.charactersPlayed() == rules.NumPlayers && f.whole() }},
	{"Everyone serves", "Play six different characters.", func(f *Finished) bool { return f.charactersPlayed() >= manyFaces }},
	{"A life's work", "Earn all six achievements of a character.", func(f *Finished) bool {
		return slices.ContainsFunc(f.Table.Characters[:], func(c rules.Character) bool { return c.Achieved >= allMarked })
	}},
}

func completes(r content.Resource) func(f *Finished) bool {
	return func(f *Finished) bool { return slices.Contains(f.Score.Complete, r) }
}

// years visits the years until one is not so, and reports whether all are.
func (f *Finished) years(is func(y *Year) bool) bool {
	return !slices.ContainsFunc(f.Annals.Years, func(y Year) bool { return !is(&y) })
}

// whole reports whether the record of all years is there.
func (f *Finished) whole() bool {
	return len(f.Annals.Years) == f.Years && f.years(func(y *Year) bool { return !y.Lost })
}

func (f *Finished) every(is func(y *Year) bool) bool { return f.whole() && f.years(is) }

func (f *Finished) any(is func(y *Year) bool) bool {
	return !f.years(func(y *Year) bool { return !is(y) })
}

// sum adds up something over the years.
func (f *Finished) sum(of func(y *Year) int) (n int) {
	for i := range f.Annals.Years {
		n += of(&f.Annals.Years[i])
	}
	return n
}

// charactersPlayed returns how many different characters were played.
func (f *Finished) charactersPlayed() int {
	var played uint64
	for i := range f.Annals.Years {
		for _, who := range f.Annals.Years[i].Cast {
			if who != content.NoCharacter {
				played |= 1 << who
			}
		}
	}
	return bits.OnesCount64(played)
}

// Honoured lists the honours that a campaign has earned, as indices of [Honours].
func (f *Finished) Honoured() (earned []int) {
	for i := range Honours {
		if Honours[i].Earned(f) {
			earned = append(earned, i)
		}
	}
	return earned
}
