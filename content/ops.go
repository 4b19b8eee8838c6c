package content

// list says where a list of effects stands, one bit each; an operation makes sense only in some of them.
type list uint16

const (
	onActivate  list = 1 << iota // of an obstacle
	onOvercome                   // of an obstacle
	onArrive                     // of an obstacle: a character moves to where it lies
	onEntry                      // of a location: a character moves to it
	whileInPlay                  // standing, of an obstacle
	whileLaid                    // standing, of a location
	whileHeld                    // standing, of an ability
	onAction                     // the location action
	onBox                        // what an ability does with a die in its box
	onPaid                       // what an ability does that is paid in stress
	onEvent                      // of a seasonal event

	onTable   = onActivate | onArrive                     // this obstacle lies in a slot
	onCard    = onTable | onOvercome | onEntry | onAction // there is a "here"
	onAbility = onBox | onPaid
	onAny     = onCard | onAbility | onEvent
	byOne     = onAction | onAbility // one character acts
	standing  = whileInPlay | whileLaid | whileHeld
)

// operation says how an operation is written: its word, the lists it may stand in, the keys it must and may have
// besides `do`, `if` and `may`, and what kind of name it bears.
type operation struct {
	word   string
	in     list
	need   []string
	either []string // at least one of these must be there
	may    []string
	named  string // what Name names, see loader.names
	one    bool   // Count is 1 if it is left out
	all    bool   // Who may be all unlocked characters, in play or not
}

var operations = [NumOps]operation{
	OpMove:           {word: "move", in: onTable, need: keys("to")},
	OpMoveObstacle:   {word: "move-obstacle", in: onAny, need: keys("cards", "to")},
	OpDiscard:        {word: "discard", in: onAny, need: keys("cards"), may: keys("count")},
	OpDiscardTop:     {word: "discard-top", in: onAny, may: keys("region")},
	OpPeek:           {word: "peek", in: onAny, need: keys("region", "count")},
	OpRecall:         {word: "recall", in: onAny},
	OpNewObstacle:    {word: "new-obstacle", in: onAny},
	OpUnlockObstacle: {word: "unlock-obstacle", in: onAny, need: keys("name", "at"), named: "location obstacle"},
	OpRearrange:      {word: "rearrange", in: onAny},

	OpStress:          {word: "stress", in: onAny, need: keys("who"), either: keys("psyche", "body")},
	OpCondition:       {word: "condition", in: onAny, need: keys("who", "stress"), all: true},
	OpRecover:         {word: "recover", in: onAny, need: keys("who", "stress")},
	OpSetStress:       {word: "set-stress", in: onAny, need: keys("who", "stress", "value")},
	OpTravel:          {word: "travel", in: onAny &^ (onArrive | onEntry), need: keys("who", "to")},
	OpSummon:          {word: "summon", in: byOne},
	OpUnlockCharacter: {word: "unlock-character", in: onAny, need: keys("name"), may: keys("price"), named: "character"},
	OpBurnCharacter:   {word: "burn-character", in: onAbility},

	OpGainActionDice: {word: "gain-action-dice", in: onAny, need: keys("who", "count")},
	OpLoseActionDie:  {word: "lose-action-die", in: onAny, need: keys("who")},
	OpSetActionDie:   {word: "set-action-die", in: onAny, need: keys("who")},

	OpClearPool:      {word: "clear-pool", in: onAny, need: keys("resource"), may: keys("count")},
	OpSetPool:        {word: "set-pool", in: onAny, need: keys("resource", "value")},
	OpAddDice:        {word: "add-dice", in: onAny, need: keys("resource", "count"), may: keys("choose")},
	OpClearAssets:    {word: "clear-assets", in: onAny, need: keys("at"), may: keys("resource", "count")},
	OpAddAssets:      {word: "add-assets", in: onAny, need: keys("resource", "at"), may: keys("count", "choose"), one: true},
	OpRerollAssets:   {word: "reroll-assets", in: onAny, need: keys("at")},
	OpPoolToLocation: {word: "pool-to-location", in: onCard | onAbility, need: keys("resource")},
	OpPoolToCard:     {word: "pool-to-card", in: onTable, need: keys("resource")},

	OpThreat:        {word: "threat", in: onAny, need: keys("resource", "change")},
	OpMoveCost:      {word: "move-cost", in: whileInPlay | onEvent, either: keys("change", "value"), may: keys("to")},
	OpPlaceLocation: {word: "place-location", in: byOne, need: keys("name"), named: "desolation"},

	OpReroll:  {word: "reroll", in: onAbility},
	OpBecome:  {word: "become", in: onBox, need: keys("values")},
	OpShift:   {word: "shift", in: onBox, need: keys("change")},
	OpFlip:    {word: "flip", in: onBox},
	OpSplit:   {word: "split", in: onBox},
	OpRetype:  {word: "retype", in: onBox, may: keys("resource")},
	OpExplode: {word: "explode", in: onAbility, need: keys("value")},

	OpExtraDamage:    {word: "extra-damage", in: whileInPlay, need: keys("cards"), either: keys("psyche", "body"), may: keys("within")},
	OpExtraDie:       {word: "extra-die", in: whileInPlay, need: keys("cards", "value")},
	OpForbidAttempt:  {word: "forbid-attempt", in: whileInPlay, need: keys("cards")},
	OpForbidComplete: {word: "forbid-complete", in: whileInPlay, need: keys("resource")},
	OpPoolAsAction:   {word: "pool-as-action", in: whileInPlay | whileHeld, need: keys("resource")},
	OpCreateCost:     {word: "create-cost", in: whileLaid, either: keys("psyche", "body")},
	OpStash:          {word: "stash", in: whileHeld, need: keys("resource")},
	OpAbsorb:         {word: "absorb", in: whileHeld, need: keys("stress")},
}

func keys(names ...string) []string { return names }

// opWords lists the words of all operations in the order of the constants; NoOp has the empty word.
var opWords = func() []string {
	words := make([]string, NumOps)
	for op, o := range operations {
		words[op] = o.word
	}
	return words
}()

// String is the word of the operation in the TOML files.
func (op Op) String() string { return word(opWords, op) }
