package content

// Op is one operation of the closed effect vocabulary. What each does, how it is checked and how it reads on a card
// stands in one place, in the operations table of package rules; the keys an entry may have stand in ops.go.
type Op uint8

// The operations. "This" is the card that bears the effect; "here" is where it lies.
const (
	NoOp Op = iota

	// Obstacles.
	OpMove           // this obstacle moves to To
	OpMoveObstacle   // one obstacle of Cards, chosen, moves to To, chosen
	OpDiscard        // obstacles of Cards are discarded: all of them, or Count chosen
	OpDiscardTop     // the top card of the draw pile of Region (chosen if NoRegion) is discarded
	OpPeek           // look at the top Count cards of Region's draw pile; one, chosen, is discarded
	OpRecall         // the top card of a discard pile, chosen, goes on top of its draw pile
	OpNewObstacle    // an obstacle is placed by the bottom staged progress card
	OpUnlockObstacle // the location obstacle Name is unlocked and attached at At
	OpRearrange      // the staged progress cards are put in any order

	// Characters.
	OpStress          // Who take Psyche and Body stress
	OpCondition       // Who take a condition on the track Stress
	OpRecover         // Who recover a condition on the track Stress
	OpSetStress       // Who set their stress die of the track Stress to Value
	OpTravel          // Who move to a location of To; not where they arrive, or cards could send them to and fro for ever
	OpSummon          // another character, chosen, moves to the acting character's location
	OpUnlockCharacter // Name becomes playable from next year, once Price is paid
	OpBurnCharacter   // the acting character leaves the campaign

	// Action dice.
	OpGainActionDice // Who gain Count rolled action dice
	OpLoseActionDie  // Who lose their lowest unspent action die
	OpSetActionDie   // Who set one unspent action die to any value

	// Resource dice.
	OpClearPool      // dice of the pool of Resource return to the supply: all, or the Count lowest
	OpSetPool        // all dice of the pool of Resource are set to Value
	OpAddDice        // Count (1 or more) dice are rolled into the pool of Resource; set to a chosen value if Choose
	OpClearAssets    // assets of Resource (any if NoResource) at At return to the supply: all, or Count chosen
	OpAddAssets      // Count (1 or more) assets of Resource are rolled at each location of At (one chosen if Choose)
	OpRerollAssets   // all assets at At are rerolled
	OpPoolToLocation // any number of dice of the pool of Resource become assets here, keeping their values
	OpPoolToCard     // the lowest die of the pool of Resource is put on this card

	// Tracks and boards.
	OpThreat // the threat marker of Resource moves by Change spaces
	// Moves to To cost Change dice more, after being set to Value if Value > 0. A standing effect touches moves from
	// here; an event makes every move of the turn cheaper.
	OpMoveCost
	OpPlaceLocation // the location Name replaces the one where the acting character is, which is burned

	// Only on abilities: what becomes of the die in the box.
	OpReroll  // any of the unspent action dice, or any of the assets at the location, are rerolled
	OpBecome  // gain dice of the same type showing Values
	OpShift   // gain a die of the same type, Change higher
	OpFlip    // gain a die of the same type showing 7 minus its value
	OpSplit   // gain two dice of the same type that sum to its value
	OpRetype  // gain an asset of Resource (any, chosen, if NoResource) with its value
	OpExplode // each die showing Value in the chosen pool gains and rolls another

	// Only standing, while the card is in play or the character is.
	OpExtraDamage    // damage of Cards Within is raised by Psyche and Body
	OpExtraDie       // the pattern of Cards has one more die, showing Value
	OpForbidAttempt  // no attempt begins on Cards
	OpForbidComplete // no progress card is completed with dice of Resource on it
	OpPoolAsAction   // dice of the pool of Resource may be used as action dice by characters here; on an ability, by its bearer
	OpCreateCost     // creating an asset here costs Psyche and Body stress on top
	OpStash          // one asset of Resource may lie on the mat
	OpAbsorb         // stress of the track Stress of another character may be taken instead

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
	Price    Price

	Line int // in the content file
}

// Blank returns an effect of op that selects nothing: every selector is "none", which Go's zero value is not, since
// resource 0 is support. The loader then fills in what is written.
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
	// Stay: if the card already lies at a location that fits, it stays (Imperial Guard Captain, Restless Dead).
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

// Per is what an amount is multiplied by.
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
	AtPlace           // this card lies at a location of Places
)

// Condition is a test that must hold for an effect or a conditional threat symbol.
type Condition struct {
	Test     Test
	Cards    Cards
	Resource Resource
	Places   Places
}
