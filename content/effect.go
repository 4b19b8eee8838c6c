package content

// Op is one operation of the closed effect vocabulary. ops.go says how each is written and describes it in a sentence; how
// it is checked, done and said in the operations table of package rules.
type Op uint8

// The operations.
const (
	NoOp Op = iota

	// Obstacles.
	OpMove
	OpMoveObstacle
	OpDiscard
	OpDiscardTop
	OpPeek
	OpRecall
	OpNewObstacle
	OpUnlockObstacle
	OpRearrange

	// Characters.
	OpStress
	OpCondition
	OpRecover
	OpSetStress
	OpTravel // not where characters arrive, or cards could send them to and fro for ever
	OpSummon
	OpUnlockCharacter
	OpBurnCharacter

	// Action dice.
	OpGainActionDice
	OpLoseActionDie
	OpSetActionDie

	// Resource dice.
	OpClearPool
	OpSetPool
	OpAddDice
	OpClearAssets
	OpAddAssets
	OpRerollAssets
	OpPoolToLocation
	OpPoolToCard

	// Tracks and boards.
	OpThreat
	OpMoveCost
	OpPlaceLocation

	// What the players carry out themselves.
	OpByHand

	// Only on abilities: what becomes of the die in the box.
	OpReroll
	OpBecome
	OpShift
	OpFlip
	OpSplit
	OpRetype
	OpExplode

	// Only standing, while the card is in play or the character is.
	OpExtraDamage
	OpExtraDie
	OpForbidAttempt
	OpForbidComplete
	OpPoolAsAction
	OpCreateCost
	OpStash
	OpAbsorb

	NumOps = iota
)

// Effect is one operation with its arguments. Each operation uses a few of the fields; the others stay at "none".
type Effect struct {
	Do  Op
	If  Condition // carried out only if it holds
	May bool      // the players may leave it out

	Who      Who
	To       Places // where something goes
	At       Places // where something is
	Cards    Cards
	Within   Within
	Region   Region
	Resource Resource
	Stress   Stress
	Psyche   Amount // where the effect is standing, Base alone
	Body     Amount
	Count    int   // 0: all of them (never 0 where dice are gained or added)
	Change   int   // spaces, dice or points, up or down
	Value    int   // a die value 1..6, or a cost
	Values   []int // die values
	Choose   bool  // the players choose one
	Name     string
	Text     string // what the players are asked to carry out by hand
	Price    Price

	Line int // in the content file
}

// Blank returns an effect of op that selects nothing: every selector is "none", which Go's zero value is not, since
// resource 0 is support. The loader then fills in the given values.
func Blank(op Op) Effect {
	return Effect{
		Do: op, If: anyCondition(), Who: anyone(), To: anyPlaces(), At: anyPlaces(), Cards: anyCards(),
		Region: NoRegion, Resource: NoResource, Stress: NoStress, Psyche: noAmount(), Body: noAmount(),
		Price: Price{Resource: NoResource},
	}
}

// Within is the reach of a standing effect.
type Within uint8

// The reaches of a standing effect.
const (
	InPlay   Within = iota // everywhere
	InRegion               // in the region this card is in
	AtHere                 // at this card's location
)

// Price is dice of Resource with a total of at least Total that must be paid from its pool to the supply before the rest
// of an effect. Total 0 is no price.
type Price struct {
	Resource Resource
	Total    int
}

// Scope is the set of characters that a Who begins with. Only characters in play are meant, except for Unlocked.
type Scope uint8

// The scopes.
const (
	NoOne        Scope = iota
	Here               // at this card's location
	ThisRegion         // in the region this card is in
	AtPlaces           // at locations selected by Who.Places
	Everyone           // all in play
	Unlocked           // all unlocked characters, in play or not; they can only take a condition
	Participants       // those who took part in the attempt ("take")
	Mover              // the character that has just moved here
	Self               // the character whose ability it is, or who takes the action
)

// Who selects characters.
type Who struct {
	Scope  Scope
	Places Places // for AtPlaces
	One    bool   // only one of them, chosen
	Skill  Skill  // NoSkill: no test; otherwise the rank is below Below or above Above
	Below  int    // 0: no such test
	Above  int    // -1: no such test
}

// Order is whether the lowest or the highest is meant.
type Order uint8

// The orders.
const (
	NoOrder Order = iota
	Lowest
	Highest
)

// Most is what a location must have the most of.
type Most uint8

// The counts compared.
const (
	NoMost Most = iota
	MostAssets
	MostCards // of Places.MostOf
)

// Places selects locations: all conditions that are given hold.
type Places struct {
	Here       bool // this card's location, or the acting character's
	ThisRegion bool // in the region this card is in now (Hogel)
	Regions    RegionSet
	Resource   Resource     // of the slot; NoResource: any
	Tags       LocationTags // at least one of them; 0: any
	Icon       IconKind     // NoIcon: any
	// The location with the Lowest or Highest character in Skill, among characters at locations that fit the rest.
	Order Order
	Skill Skill
	// The location with the most assets or obstacles among those that fit the rest.
	Most   Most
	MostOf Cards
	// Stay: if the card is already at a matching location, it stays (Imperial Guard Captain, Restless Dead).
	Stay bool
}

// Cards selects obstacles in play: all conditions that are given hold. A card counts once, whatever fits.
type Cards struct {
	This    bool         // this card only
	Other   bool         // any but this card
	Tags    ObstacleTags // at least one of them, or Name; 0: any
	Name    string       // "": any name
	Threat  Resource     // NoResource: any
	Skill   Skill        // NoSkill: any
	Damage  Stress       // damage includes this; NoStress: any
	Regions RegionSet
	Here    bool // only at this card's location
}

// Per is the factor of an amount.
type Per uint8

// The multipliers.
const (
	Flat           Per = iota // nothing: Base alone
	PerThreatLevel            // the threat level of Resource
	PerObstacle               // obstacles of Cards in play
	PerPoolDie                // dice showing Value in the pool of Resource
)

// Amount is a number of points: Base + Each times what Per counts.
type Amount struct {
	Base     int
	Each     int
	Per      Per
	Resource Resource
	Value    int
	Cards    Cards
}

// None reports whether the amount is always 0.
func (a Amount) None() bool { return a.Base == 0 && a.Per == Flat }

// Test is a kind of condition.
type Test uint8

// The tests.
const (
	Always       Test = iota
	NoCharacters      // no characters are here
	CardsHere         // an obstacle of Cards is here
	PairInPool        // two or more equal dice in the pool of Resource
	AtPlace           // this card is at a location of Places
)

// Condition is a test that must hold for an effect or a conditional threat symbol.
type Condition struct {
	Test     Test
	Cards    Cards
	Resource Resource
	Places   Places
}
