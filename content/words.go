package content

// The closed word lists of the game. Every type here is a small index for arrays, in the order of the rulebook and of
// the boards, and prints as the word used in the TOML files.

// Resource is one of the six resources, in trade order with sorcery last ([threats]).
type Resource uint8

// The six resources. NoResource stands for "none named" in a selector.
const (
	Support Resource = iota
	Technology
	Espionage
	Military
	Diplomacy
	Sorcery
	NumResources          = 6
	NoResource   Resource = 7
)

// Wheel is the number of resources on the wheel of trade: all but sorcery, which is in the middle.
const Wheel = 5

var resourceWords = []string{"support", "technology", "espionage", "military", "diplomacy", "sorcery"}

// String returns the word of the resource in the TOML files, which is also the name of its icon; "none" if there is none.
func (r Resource) String() string { return word(resourceWords, r) }

// Region is one of the three regions, in activation order ([activate]).
type Region uint8

// The three regions.
const (
	Empire Region = iota
	RedBank
	Settled
	NumRegions = 3
	// NoRegion stands for "none named".
	NoRegion Region = 7
)

var regionWords = []string{"empire", "redbank", "settled"}

// String returns the word of the region in the TOML files, which is also the name of its icon; "none" if there is none.
func (r Region) String() string { return word(regionWords, r) }

// RegionSet is a set of regions, one bit each; the empty set selects every region.
type RegionSet uint8

// Has reports whether r is in the set; the empty set has every region.
func (s RegionSet) Has(r Region) bool { return s == 0 || s&(1<<r) != 0 }

// Season is one of the four seasons, in the order of the wheel of seasons.
type Season uint8

// The four seasons. NoSeason is shown by an empty pile.
const (
	Winter Season = iota
	Spring
	Summer
	Fall
	NumSeasons        = 4
	NoSeason   Season = 7
)

var seasonWords = []string{"winter", "spring", "summer", "fall"}

// String returns the word of the season in the TOML files, which is also the name of its icon; "none" if there is none.
func (s Season) String() string { return word(seasonWords, s) }

// Skill is one of the eight skills, ranked 0 to 6 on a character.
type Skill uint8

// The eight skills, in the order of the character sheet.
const (
	Command Skill = iota
	Disguise
	Lore
	Rapport
	Combat
	Tactics
	Thievery
	Survival
	NumSkills       = 8
	NoSkill   Skill = 15
)

var skillWords = []string{"command", "disguise", "lore", "rapport", "combat", "tactics", "thievery", "survival"}

// String returns the word of the skill in the TOML files, which is also the name of its icon; "none" if there is none.
func (s Skill) String() string { return word(skillWords, s) }

// Stress is one of the two stress tracks ([stress]).
type Stress uint8

// The two stress tracks.
const (
	Psyche Stress = iota
	Body
	NumStress        = 2
	NoStress  Stress = 3
)

var stressWords = []string{"psyche", "body"}

// String returns the word of the stress track in the TOML files, which is also the name of its icon; "none" if there is
// none.
func (s Stress) String() string { return word(stressWords, s) }

// ObstacleTags is a set of obstacle tags, one bit each.
type ObstacleTags uint16

// The obstacle tags.
const (
	Guard ObstacleTags = 1 << iota
	Foe
	Unit
	Trap
	Diplomat
	Issue
	Spy
	Development
	Conspiracy
	Eldritch
)

var obstacleTagWords = []string{"guard", "foe", "unit", "trap", "diplomat", "issue", "spy", "development", "conspiracy", "eldritch"}

// Words lists the tags of the set in the order of the constants.
func (t ObstacleTags) Words() []string { return setWords(obstacleTagWords, uint(t)) }

// LocationTags is a set of location tags, one bit each.
type LocationTags uint8

// The location tags. A tag "port" is only a word on the card; the port that characters sail from is an icon ([kind]).
const (
	Urban LocationTags = 1 << iota
	Rural
	Wilderness
	EldritchPlace
	Hall
	PortTown
)

var locationTagWords = []string{"urban", "rural", "wilderness", "eldritch", "hall", "port"}

// Words lists the tags of the set in the order of the constants.
func (t LocationTags) Words() []string { return setWords(locationTagWords, uint(t)) }

// Difficulty is the campaign's difficulty, which sets the starting threats and multiplies the score ([campaign]).
type Difficulty uint8

// The three difficulties.
const (
	Easy Difficulty = iota
	Standard
	Hardcore
	NumDifficulties = 3
)

var difficultyWords = []string{"easy", "standard", "hardcore"}

// String returns the word of the difficulty in the TOML files and records.
func (d Difficulty) String() string { return word(difficultyWords, d) }

// Slot is one of the nine places for a location card, 0..8: three for each region, top to bottom.
type Slot uint8

// How many slots there are on the three region boards, and on each. NoSlot is "nowhere".
const (
	NumSlots            = 9
	SlotsPerRegion      = 3
	NoSlot         Slot = 15
)

// Region returns the region board that the slot is on.
func (s Slot) Region() Region { return Region(s / SlotsPerRegion) }

// Row returns the slot's place on its region board: 0 top, 1 middle, 2 bottom.
func (s Slot) Row() int { return int(s % SlotsPerRegion) }

// SlotAt returns the slot in a row (0 top to 2 bottom) of a region board.
func SlotAt(r Region, row int) Slot { return Slot(int(r)*SlotsPerRegion + row) }

// Words returns the words of a kind in the order of its constants, as in the files, by the name of the kind, such as
// "difficulty"; nil for an unknown kind. They must not be changed.
func Words(kind string) []string {
	switch kind {
	case "resource":
		return resourceWords
	case "region":
		return regionWords
	case "season":
		return seasonWords
	case "skill":
		return skillWords
	case "stress":
		return stressWords
	case "obstacle tag":
		return obstacleTagWords
	case "location tag":
		return locationTagWords
	case "difficulty":
		return difficultyWords
	}
	return nil
}

func word[T ~uint8](words []string, i T) string {
	if int(i) < len(words) {
		return words[i]
	}
	return "none"
}

func setWords(words []string, set uint) []string {
	var in []string
	for i, w := range words {
		if set&(1<<i) != 0 {
			in = append(in, w)
		}
	}
	return in
}
