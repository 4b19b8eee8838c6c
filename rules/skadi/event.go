package skadi

// Happening is a kind of thing that can happen.
type Happening uint8

// The kinds of happening, with the fields of Happened that each uses.
const (
	WeatherRolled Happening = iota + 1 // N the blizzard die, M the freezing die
	EventRolled                        // N the die
	RaidRolled                         // N the raiders' die, M the defence it is compared with; OK: the farm holds
	FellSick                           // Who, N the sick die now, M the die just rolled
	SickDie                            // the sick die goes down: Who, N the value now
	Recovered                          // Who: the sick die is gone
	Health                             // Who, N before, M after
	Died                               // Who
	TrackMoved                         // Track, N before, M after
	Checked                            // Move, Need, Rolls; OK: the bare die reaches the need
	Prayed                             // Move, God, N the die, M the value needed, Left spaces after this; OK: the check succeeds after all
	HuntingDie                         // Move: a die is put on its hex
	FragmentBegun                      // N its number, from 1
	SagaRolled                         // N the die
	Written                            // N the die, M the cell
	FragmentDone                       // N its number, M its points
	Rested                             // Who
	WeekOver                           // N its number
	WinterOver                         // N the points
	Spared                             // Who: the event finds nothing to take, or only the dead
	Unprayed                           // no prayer is said: it would change nothing
)

// Track is a track of the sheet.
type Track uint8

const (
	Larder Track = iota
	Herd
	Defence
	Despair
	Inspiration
	Blessings
	numTracks
)

// Cause is why something happens.
type Cause uint8

const (
	ByPlayer    Cause = iota // the move itself
	BySickness               // [sickness]
	ByLivestock              // [livestock-death]
	BySpoilage               // [spoilage]
	ByFrostbite              // [frostbite]
	ByRaid                   // [raid]
	ByHunt                   // [hunt]
	ByBarricade              // [barricade]
	ByScaldwork              // [scaldwork]
	ByRitual                 // [ritual]
	BySlaughter              // [slaughter]
	ByRest                   // [rest]
	ByBlessing               // [blessing]
	ByPrayer                 // [prayer]
	ByRecovery               // [sickness-week]
	ByMeal                   // [resolution]
	ByHunger                 // [hunger]
	BySaga                   // [saga-when]
	ByDeath                  // [death]
	ByEnd                    // [end]
	numCauses
)

// causes are the rule ids and the words of the causes.
var causes = [numCauses]struct{ rule, words string }{
	{"week", "your move"}, {"sickness", "sickness"}, {"livestock-death", "livestock death"}, {"spoilage", "spoilage"},
	{"frostbite", "frostbite"}, {"raid", "the raid"}, {"hunt", "the hunt"}, {"barricade", "the barricade"},
	{"scaldwork", "scaldwork"}, {"ritual", "the ritual"}, {"slaughter", "the slaughter"}, {"rest", "rest"},
	{"blessing", "a blessing"}, {"prayer", "a prayer"}, {"sickness-week", "the end of the week"}, {"resolution", "the week's meal"},
	{"hunger", "hunger"}, {"saga-when", "the saga"}, {"death", "death"}, {"end", "the end of winter"},
}

// Rule returns the id of the rule that causes something; String its words.
func (c Cause) Rule() string   { return causes[c].rule }
func (c Cause) String() string { return causes[c].words }

// Happened is one thing that happened, in the order of the rules. Fields that its kind does not use are zero.
type Happened struct {
	Kind  Happening
	Cause Cause
	Week  uint8
	Who   uint8
	Track Track
	God   God
	N, M  uint8
	Left  uint8
	Rolls [2]uint8 // 0 where no die was rolled
	Need  Need
	Move  Move
	OK    bool
}

// Story collects what happens.
type Story struct {
	Events []Happened
}

// Reset empties the story for the next move.
func (t *Story) Reset() { t.Events = t.Events[:0] }
