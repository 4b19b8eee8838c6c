package content

import (
	"slices"
	"strings"
)

// Source is the place of an entry in the content files, for messages.
type Source struct {
	File string // as named by the folder it was read from, with slashes
	Line int    // of the entry's header, 1 is the first
}

// ObstacleID is the index of one physical obstacle card, copies counted, in Content.Cards.
type ObstacleID uint8

// LocationID is the index of a location card in Content.Locations.
type LocationID uint8

// ProgressID is the index of a progress card in Content.Progress.
type ProgressID uint8

// CharacterID is the index of a character in Content.Characters.
type CharacterID uint8

// The most cards of each kind that a table can hold, whose piles are arrays and whose sets are bits. How many there are say the
// card files.
const (
	MaxObstacles  = 112 // copies counted
	MaxLocations  = 64
	MaxProgress   = 112
	MaxCharacters = 12
)

// Numbers of what cards and boards consist of.
const (
	BaseAbilities = 3 // of a character, from the start
	NumAbilities  = 9 // of a character: the base abilities, then the six achievements
	NumStages     = 5
	MostYears     = 6 // of a campaign; how many there are says board.toml
	VictoryTracks = 3 // which earn a pyrrhic, a major and a total victory
	DrawnToStart  = 4 // location cards of each region at an alternative start
)

// No card: beyond every index in use.
const (
	NoObstacle  ObstacleID  = 255
	NoLocation  LocationID  = 255
	NoProgress  ProgressID  = 255
	NoCharacter CharacterID = 15
)

// Content is everything printed on the cards and boards. It is never changed once loaded.
type Content struct {
	Obstacles  []Obstacle // one entry for each card with its copies, in file order
	Cards      []Copy     // one for each physical obstacle card, indexed by ObstacleID
	Locations  []Location // indexed by LocationID
	Progress   []Progress // indexed by ProgressID
	Characters []Character
	Events     [NumSeasons][NumRegions + 1]Event // by season and number of symbols showing
	Board      Board
	Boxes      []*Box   // that are laid over the cards of the game, the lowest first
	Changes    []Change // that the boxes make, in the order of files and boxes
	Hash       string   // of all content files, in hexadecimal; a record made with other content says so

	pictures []picture // that cards of boxes bring
	texts    []Text    // with letters beyond ASCII
}

// Copy is one physical obstacle card: its entry, and the season on its back.
type Copy struct {
	Entry  int    // index into Content.Obstacles
	Nth    int    // 1 for the first copy of the entry
	Season Season // on the back
}

// Card returns the obstacle entry printed on a physical card.
func (c *Content) Card(id ObstacleID) *Obstacle { return &c.Obstacles[c.Cards[id].Entry] }

// Obstacle is an obstacle card (all its copies).
type Obstacle struct {
	Source
	Picture     []byte // its own, PNG, JPEG or SVG; nil: the game paints one
	Name        string
	Region      Region   // whose deck it starts in
	Seasons     []Season // one copy for each, the season on its back
	Tags        ObstacleTags
	OfLocation  bool       // a location obstacle: waits in its own deck for its location
	Threats     []Resource // the threat symbols; a resource may occur twice
	ThreatIf    Condition  // when the conditional threat symbol counts
	ExtraThreat Resource   // the conditional symbol, or NoResource
	Skill       Skill
	Difficulty  int   // 1..6
	Dice        []int // the printed dice, values 1..6
	Damage      Damage
	Activate    []Effect // when its location is activated
	Overcome    []Effect // when it is overcome
	Arrive      []Effect // when a character moves to its location
	Standing    []Effect // while it is in play
}

// InForce reports whether part of the text applies all the time or when a character comes.
func (o *Obstacle) InForce() bool { return len(o.Standing) > 0 || len(o.Arrive) > 0 }

// HasThreat reports whether r is among the unconditional threat symbols.
func (o *Obstacle) HasThreat(r Resource) bool { return slices.Contains(o.Threats, r) }

// Damage is the stress of a failed defence ([defend]).
type Damage struct {
	Psyche, Body int
	// DiceOnCard: body stress equal to the total of all dice on the card, at least Body (Eight Ears).
	DiceOnCard bool
}

// Points returns the printed points of each stress.
func (d Damage) Points() [NumStress]int { return [NumStress]int{Psyche: d.Psyche, Body: d.Body} }

// IconKind is a kind of icon of a location card.
type IconKind uint8

// The kinds of location icon.
const (
	NoIcon       IconKind = iota
	PortIcon              // port to port for one action die
	GateIcon              // gate to gate for one stress
	ResourceIcon          // rolls an asset when activated
	SkillIcon             // create and trade up to the rank in a skill
	StressIcon            // two stress may be paid instead of an action die to create
)

// Icon is the icon in the upper left of a location card.
type Icon struct {
	Kind     IconKind
	Resource Resource // of a ResourceIcon
	Skill    Skill    // of a SkillIcon
	Stress   Stress   // of a StressIcon
}

// String returns the word of the icon in the TOML files, which is also the name of its picture; "" without an icon.
func (i Icon) String() string {
	switch i.Kind {
	case PortIcon:
		return "port"
	case GateIcon:
		return "gate"
	case ResourceIcon:
		return i.Resource.String()
	case SkillIcon:
		return i.Skill.String()
	case StressIcon:
		return i.Stress.String()
	}
	return ""
}

// Cost of a move in action dice; NoWay where the card forbids the direct move.
type Cost int8

// NoWay marks a region without a direct move ([move]).
const NoWay Cost = -1

// Location is a printed location card.
type Location struct {
	Source
	Picture    []byte // its own, PNG, JPEG or SVG; nil: the game paints one
	Name       string
	Region     Region // whose deck it belongs to, or whose slot a threat location takes
	Threat     bool   // a threat location: never in a deck
	Desolation bool   // comes into play by Oniri's sixth achievement only
	Tags       LocationTags
	Starting   bool             // on the board at the standard start
	Move       [NumRegions]Cost // action dice to each region
	Icon       Icon
	Attach     []string // names of the starting obstacles, one for each copy
	Action     []Effect // the location action
	Arrive     []Effect // when a character moves here
	Standing   []Effect // while it is in play
}

// SquareKind is the relation of a square's die to the previous die of the chain.
type SquareKind uint8

// The relations a square may ask for.
const (
	NoRelation SquareKind = iota
	OneHigher             // +1
	OneLower              // -1
	Equal                 // =
)

// Square is one of the 4x4 squares of a progress card ([progress]). A square may ask for several things at once.
type Square struct {
	There    bool // false: no square is printed here
	Start    bool
	End      bool
	Resource Resource // NoResource: any
	Value    int      // 1..6; 0: any
	Region   Region   // of the asset's location; NoRegion: any
	Relation SquareKind
}

// TakesResource reports whether the square takes dice of a resource ([progress]).
func (q *Square) TakesResource(r Resource) bool { return q.Resource == NoResource || q.Resource == r }

// TakesFrom reports whether the square takes dice from locations of a region ([progress]).
func (q *Square) TakesFrom(r Region) bool { return q.Region == NoRegion || q.Region == r }

// Progress is a printed progress card.
type Progress struct {
	Source
	Picture      []byte // its own, PNG, JPEG or SVG; nil: the game paints one
	Name         string
	Stage        int        // 1..5
	NewObstacles int        // card icons on the back of its stage: obstacles placed a turn
	ObstacleAt   Slot       // where its new obstacle goes
	Reward       []Resource // one advance for each; NoResource: any, the players choose
	Squares      [16]Square // row by row from the upper left
}

// There returns the set of squares that are printed, bit 0 for the first.
func (p *Progress) There() (squares uint16) {
	for i := range p.Squares {
		if p.Squares[i].There {
			squares |= 1 << i
		}
	}
	return squares
}

// BoxKind is a kind of die that fits the box of an ability ([box]).
type BoxKind uint8

// The kinds of ability box.
const (
	NoBox       BoxKind = iota // no die: paid in stress, or standing
	AnyDieBox                  // an unspent action die or any asset
	AssetBox                   // any asset
	ResourceBox                // an asset of one resource
	ValueBox                   // an action die or asset of one value
)

// Ability is one line of a character mat ([ability]).
type Ability struct {
	Box      BoxKind
	Resource Resource // of a ResourceBox
	Value    int      // of a ValueBox
	Cost     Stress   // one stress of this kind is paid instead of a die; NoStress otherwise
	Effects  []Effect // carried out once paid for
	Standing []Effect // apply while the character is in play (stash, absorb, pool dice as action dice)
}

// Character is one of the seven characters.
type Character struct {
	Source
	Picture   []byte // its own, PNG, JPEG or SVG; nil: the game paints one
	Name      string
	Title     string
	Base      [NumStress]int        // starting value of each stress die
	Skills    [NumSkills]int        // starting ranks
	Start     bool                  // unlocked when the campaign begins
	Task      Cards                 // overcoming one of these earns the next achievement
	Abilities [NumAbilities]Ability // the base abilities, then the achievements in order
}

// Event happens in a season when a number of draw piles, 0 to 3, show its symbol ([event]).
type Event struct {
	Source
	Picture []byte // its own, PNG, JPEG or SVG; nil: the game paints one
	Name    string
	Season  Season
	Symbols int // how many matching symbols bring it about: 0..3
	Effects []Effect
}

// TrackSpaces is the number of spaces on a resource track; positions are 1..TrackSpaces.
const TrackSpaces = 12

// Track is the track of one resource on the trade board.
type Track struct {
	Levels  [TrackSpaces]int // the number printed on each space
	Mastery int              // first space, 1..12, that grants the mastery
	Victory bool             // counts for victory
}

// ThreatLocation is the location that comes into play when a threat marker reaches the last space.
type ThreatLocation struct {
	Location LocationID
	Slot     Slot
}

// WheelBox is one box of the wheel of seasons.
type WheelBox struct {
	Season Season
	Dashed bool // entered only if a matching symbol shows
}

// WheelBoxes is the number of boxes on the wheel of seasons.
const WheelBoxes = 8

// Title is an honour for a final score of at least From.
type Title struct {
	From int
	Name string
}

// Board is the printed trade board and region boards.
type Board struct {
	Tracks          [NumResources]Track
	SlotResource    [NumSlots]Resource
	RegionNames     [NumRegions]string // as in a sentence: "the Empire", "Red Bank"
	Starting        [NumSlots]LocationID
	Seasons         [WheelBoxes]WheelBox
	ThreatLocations [NumResources]ThreatLocation
	Multiplier      [NumDifficulties]int               // of the score, 1..9
	StartThreat     [NumDifficulties][NumResources]int // spaces 1..12
	StartProgress   [NumResources]int                  // spaces 1..12
	Years           int                                // of a campaign, 1..MostYears
	DicePerResource int
	ActionDice      int
	DicePerPlayer   int                  // action dice rolled at refresh
	Conditions      [NumStress][3]string // names of the boxes, from the highest down
	Titles          []Title
}

// RegionTitle returns a region's name without its article: "Empire".
func (b *Board) RegionTitle(r Region) string { return strings.TrimPrefix(b.RegionNames[r], "the ") }
