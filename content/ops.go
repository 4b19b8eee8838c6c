package content

// list is a kind of list of effects, one bit each; an operation makes sense only in some of them.
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

// operation says how an operation is written: its word, the rule that it belongs to, the lists it may stand in, the keys it
// must and may have besides `do`, `if` and `may`, and what kind of name it bears. What it does stands in package rules.
type operation struct {
	word   string
	rule   string // its id
	in     list
	need   []string
	either []string // at least one of these must be there
	may    []string
	named  string // what Name names, see loader.names
	one    bool   // Count is 1 if it is left out
	all    bool   // Who may be all unlocked characters, in play or not
}

var operations = [NumOps]operation{
	OpMove:           {word: "move", rule: "attach", in: onTable, need: keys("to")},
	OpMoveObstacle:   {word: "move-obstacle", rule: "attach", in: onAny, need: keys("cards", "to")},
	OpDiscard:        {word: "discard", rule: "discard", in: onAny, need: keys("cards"), may: keys("count")},
	OpDiscardTop:     {word: "discard-top", rule: "discard", in: onAny, may: keys("region")},
	OpPeek:           {word: "peek", rule: "discard", in: onAny, need: keys("region", "count")},
	OpRecall:         {word: "recall", rule: "piles", in: onAny},
	OpNewObstacle:    {word: "new-obstacle", rule: "new-obstacles", in: onAny},
	OpUnlockObstacle: {word: "unlock-obstacle", rule: "card-text", in: onAny, need: keys("name", "at"), named: "location obstacle"},
	OpRearrange:      {word: "rearrange", rule: "stages", in: onAny},

	OpStress:          {word: "stress", rule: "stress", in: onAny, need: keys("who"), either: keys("psyche", "body")},
	OpCondition:       {word: "condition", rule: "stress", in: onAny, need: keys("who", "stress"), all: true},
	OpRecover:         {word: "recover", rule: "stress", in: onAny, need: keys("who", "stress")},
	OpSetStress:       {word: "set-stress", rule: "stress", in: onAny, need: keys("who", "stress", "value")},
	OpTravel:          {word: "travel", rule: "move", in: onAny &^ (onArrive | onEntry), need: keys("who", "to")},
	OpSummon:          {word: "summon", rule: "move", in: byOne},
	OpUnlockCharacter: {word: "unlock-character", rule: "session-end", in: onAny, need: keys("name"), may: keys("price"), named: "character"},
	OpBurnCharacter:   {word: "burn-character", rule: "in-play", in: onAbility},

	OpGainActionDice: {word: "gain-action-dice", rule: "dice", in: onAny, need: keys("who", "count")},
	OpLoseActionDie:  {word: "lose-action-die", rule: "dice", in: onAny, need: keys("who")},
	OpSetActionDie:   {word: "set-action-die", rule: "dice", in: onAny, need: keys("who")},

	OpClearPool:      {word: "clear-pool", rule: "supply", in: onAny, need: keys("resource"), may: keys("count")},
	OpSetPool:        {word: "set-pool", rule: "supply", in: onAny, need: keys("resource", "value")},
	OpAddDice:        {word: "add-dice", rule: "supply", in: onAny, need: keys("resource", "count"), may: keys("choose")},
	OpClearAssets:    {word: "clear-assets", rule: "supply", in: onAny, need: keys("at"), may: keys("resource", "count")},
	OpAddAssets:      {word: "add-assets", rule: "supply", in: onAny, need: keys("resource", "at"), may: keys("count", "choose"), one: true},
	OpRerollAssets:   {word: "reroll-assets", rule: "supply", in: onAny, need: keys("at")},
	OpPoolToLocation: {word: "pool-to-location", rule: "supply", in: onCard | onAbility, need: keys("resource")},
	OpPoolToCard:     {word: "pool-to-card", rule: "supply", in: onTable, need: keys("resource")},

	OpThreat:        {word: "threat", rule: "lower", in: onAny, need: keys("resource", "change")},
	OpMoveCost:      {word: "move-cost", rule: "move", in: whileInPlay | onEvent, either: keys("change", "value"), may: keys("to")},
	OpPlaceLocation: {word: "place-location", rule: "replace", in: byOne, need: keys("name"), named: "desolation"},

	OpReroll:  {word: "reroll", rule: "box", in: onAbility},
	OpBecome:  {word: "become", rule: "box", in: onBox, need: keys("values")},
	OpShift:   {word: "shift", rule: "box", in: onBox, need: keys("change")},
	OpFlip:    {word: "flip", rule: "box", in: onBox},
	OpSplit:   {word: "split", rule: "box", in: onBox},
	OpRetype:  {word: "retype", rule: "box", in: onBox, may: keys("resource")},
	OpExplode: {word: "explode", rule: "box", in: onAbility, need: keys("value")},

	OpExtraDamage:    {word: "extra-damage", rule: "defend", in: whileInPlay, need: keys("cards"), either: keys("psyche", "body"), may: keys("within")},
	OpExtraDie:       {word: "extra-die", rule: "approach", in: whileInPlay, need: keys("cards", "value")},
	OpForbidAttempt:  {word: "forbid-attempt", rule: "attempt", in: whileInPlay, need: keys("cards")},
	OpForbidComplete: {word: "forbid-complete", rule: "complete", in: whileInPlay, need: keys("resource")},
	OpPoolAsAction:   {word: "pool-as-action", rule: "dice", in: whileInPlay | whileHeld, need: keys("resource")},
	OpCreateCost:     {word: "create-cost", rule: "create", in: whileLaid, either: keys("psyche", "body")},
	OpStash:          {word: "stash", rule: "stash", in: whileHeld, need: keys("resource")},
	OpAbsorb:         {word: "absorb", rule: "stress", in: whileHeld, need: keys("stress")},
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

// String returns the word of the operation in the TOML files.
func (op Op) String() string { return word(opWords, op) }
