package content

// list is a kind of list of effects, one bit each; an operation makes sense only in some of them.
type list uint16

const (
	onActivate  list = 1 << iota // of an obstacle
	onOvercome                   // of an obstacle
	onArrive                     // of an obstacle: a character moves to its location
	onEntry                      // of a location: a character moves to it
	whileInPlay                  // standing, of an obstacle
	whileLaid                    // standing, of a location
	whileHeld                    // standing, of an ability
	onAction                     // the location action
	onBox                        // of an ability with a die in its box
	onPaid                       // of an ability paid in stress
	onEvent                      // of a seasonal event

	onTable   = onActivate | onArrive                     // this obstacle is in a slot
	onCard    = onTable | onOvercome | onEntry | onAction // there is a "here"
	onAbility = onBox | onPaid
	onAny     = onCard | onAbility | onEvent
	byOne     = onAction | onAbility // one character acts
	standing  = whileInPlay | whileLaid | whileHeld
)

// operation says how an operation is written: its word, the rule it belongs to, the lists that allow it, its required and optional
// keys besides `do`, `if` and `may`, and the kind of its name. Package rules carries it out.
type operation struct {
	word    string
	rule    string // its id
	does    string // for designers, with keys in backquotes; "here", "this card" and "the acting character" are those of the effect
	example string
	in      list
	need    []string
	either  []string // at least one of these must be there
	may     []string
	named   string // what Name names, see loader.names
	one     bool   // Count is 1 if it is left out
	all     bool   // Who may be all unlocked characters, in play or not
}

var operations = [NumOps]operation{
	OpMove: {
		word: "move", rule: "attach", in: onTable, need: keys("to"),
		does:    "This card moves to a location of `to`. The players choose among several; if none fits, it stays.",
		example: `{ do = "move", to = { region = "empire", lowest = "lore" } }`,
	},
	OpMoveObstacle: {
		word: "move-obstacle", rule: "attach", in: onAny, need: keys("cards", "to"),
		does:    "The players choose an obstacle of `cards` and the location of `to` that it moves to.",
		example: `{ do = "move-obstacle", cards = { tag = "unit" }, to = "anywhere" }`,
	},
	OpDiscard: {
		word: "discard", rule: "discard", in: onAny, need: keys("cards"), may: keys("count"),
		does:    "Obstacles of `cards` go to the discard pile of their region: all of them, or `count` that the players choose.",
		example: `{ do = "discard", cards = { threat = "military" }, count = 1, may = true }`,
	},
	OpDiscardTop: {
		word: "discard-top", rule: "discard", in: onAny, may: keys("region"),
		does:    "The top obstacle of the draw pile of `region` is discarded. Without `region`, the players choose the pile.",
		example: `{ do = "discard-top", region = "empire" }`,
	},
	OpPeek: {
		word: "peek", rule: "discard", in: onAny, need: keys("region", "count"),
		does:    "The players look at the top `count` obstacles of the draw pile of `region` and discard one. The others stay on top.",
		example: `{ do = "peek", region = "redbank", count = 2 }`,
	},
	OpRecall: {
		word: "recall", rule: "piles", in: onAny,
		does:    "The players choose a discard pile. Its top obstacle goes on top of its region's draw pile.",
		example: `{ do = "recall" }`,
	},
	OpNewObstacle: {
		word: "new-obstacle", rule: "new-obstacles", in: onAny,
		does:    "The bottom staged progress card places an obstacle where it says. That card is discarded and the staging area refilled.",
		example: `{ do = "new-obstacle" }`,
	},
	OpUnlockObstacle: {
		word: "unlock-obstacle", rule: "card-text", in: onAny, need: keys("name", "at"), named: "location obstacle",
		does:    "The locked location obstacle `name` comes into play at the first location of `at`.",
		example: `{ do = "unlock-obstacle", name = "Restless Dead", at = "here" }`,
	},
	OpRearrange: {
		word: "rearrange", rule: "stages", in: onAny,
		does:    "The players put the staged progress cards in any order.",
		example: `{ do = "rearrange" }`,
	},

	OpStress: {
		word: "stress", rule: "stress", in: onAny, need: keys("who"), either: keys("psyche", "body"),
		does:    "The characters of `who` take `psyche` stress, `body` stress or both.",
		example: `{ do = "stress", who = "here", psyche = { threat_level = "sorcery" }, body = 1 }`,
	},
	OpCondition: {
		word: "condition", rule: "stress", in: onAny, need: keys("who", "stress"), all: true,
		does:    "The characters of `who` take a condition on the track `stress`.",
		example: `{ do = "condition", who = "unlocked", stress = "body" }`,
	},
	OpRecover: {
		word: "recover", rule: "stress", in: onAny, need: keys("who", "stress"),
		does:    "The characters of `who` erase their highest condition on the track `stress`.",
		example: `{ do = "recover", who = "here", stress = "psyche" }`,
	},
	OpSetStress: {
		word: "set-stress", rule: "stress", in: onAny, need: keys("who", "stress", "value"),
		does:    "The characters of `who` set their stress die on the track `stress` to `value`.",
		example: `{ do = "set-stress", who = "here", stress = "body", value = 6 }`,
	},
	OpTravel: {
		word: "travel", rule: "move", in: onAny &^ (onArrive | onEntry), need: keys("who", "to"),
		does:    "The characters of `who` move to a location of `to` that the players choose. It costs no dice.",
		example: `{ do = "travel", who = "self", to = { tag = "wilderness" } }`,
	},
	OpSummon: {
		word: "summon", rule: "move", in: byOne,
		does:    "Another character moves to the location of the acting one.",
		example: `{ do = "summon" }`,
	},
	OpUnlockCharacter: {
		word: "unlock-character", rule: "session-end", in: onAny, need: keys("name"), may: keys("price"), named: "character",
		does:    "The character `name` can be played from next year on, once the players have paid `price`.",
		example: `{ do = "unlock-character", name = "Yasmina" }`,
	},
	OpBurnCharacter: {
		word: "burn-character", rule: "in-play", in: onAbility,
		does:    "The acting character leaves the campaign.",
		example: `{ do = "burn-character" }`,
	},

	OpGainActionDice: {
		word: "gain-action-dice", rule: "dice", in: onAny, need: keys("who", "count"),
		does:    "The characters of `who` roll `count` new action dice.",
		example: `{ do = "gain-action-dice", who = "self", count = 2 }`,
	},
	OpLoseActionDie: {
		word: "lose-action-die", rule: "dice", in: onAny, need: keys("who"),
		does:    "The characters of `who` lose their lowest unspent action die.",
		example: `{ do = "lose-action-die", who = "everyone" }`,
	},
	OpSetActionDie: {
		word: "set-action-die", rule: "dice", in: onAny, need: keys("who"),
		does:    "The characters of `who` set one unspent action die to any value.",
		example: `{ do = "set-action-die", who = "everyone", may = true }`,
	},

	OpClearPool: {
		word: "clear-pool", rule: "supply", in: onAny, need: keys("resource"), may: keys("count"),
		does:    "Dice of the pool of `resource` return to the supply: all, or the `count` lowest.",
		example: `{ do = "clear-pool", resource = "diplomacy", count = 2 }`,
	},
	OpSetPool: {
		word: "set-pool", rule: "supply", in: onAny, need: keys("resource", "value"),
		does:    "All dice of the pool of `resource` are set to `value`.",
		example: `{ do = "set-pool", resource = "support", value = 1 }`,
	},
	OpAddDice: {
		word: "add-dice", rule: "supply", in: onAny, need: keys("resource", "count"), may: keys("choose"),
		does:    "`count` dice are rolled into the pool of `resource`; with `choose` the players choose the value they show.",
		example: `{ do = "add-dice", resource = "military", count = 3 }`,
	},
	OpClearAssets: {
		word: "clear-assets", rule: "supply", in: onAny, need: keys("at"), may: keys("resource", "count"),
		does:    "Assets at the locations of `at` return to the supply: those of `resource`, or any. All of them return, or `count` that the players choose.",
		example: `{ do = "clear-assets", at = "here", resource = "support", count = 1 }`,
	},
	OpAddAssets: {
		word: "add-assets", rule: "supply", in: onAny, need: keys("resource", "at"), may: keys("count", "choose"), one: true,
		does:    "`count` assets of `resource` (1 if omitted) are rolled at each location of `at`; with `choose` at one that the players choose.",
		example: `{ do = "add-assets", resource = "sorcery", at = { tag = "eldritch" } }`,
	},
	OpRerollAssets: {
		word: "reroll-assets", rule: "supply", in: onAny, need: keys("at"),
		does:    "All assets at the locations of `at` are rerolled.",
		example: `{ do = "reroll-assets", at = "here" }`,
	},
	OpPoolToLocation: {
		word: "pool-to-location", rule: "supply", in: onCard | onAbility, need: keys("resource"),
		does:    "Any number of dice of the pool of `resource` become assets here. They keep their values.",
		example: `{ do = "pool-to-location", resource = "sorcery", may = true }`,
	},
	OpPoolToCard: {
		word: "pool-to-card", rule: "supply", in: onTable, need: keys("resource"),
		does:    "The lowest die of the pool of `resource` is put on this card, beside its pattern. A card only takes dice of one resource.",
		example: `{ do = "pool-to-card", resource = "espionage" }`,
	},

	OpThreat: {
		word: "threat", rule: "lower", in: onAny, need: keys("resource", "change"),
		does:    "The threat marker of `resource` moves by `change` spaces: up, or down if negative.",
		example: `{ do = "threat", resource = "military", change = -2 }`,
	},
	OpMoveCost: {
		word: "move-cost", rule: "move", in: whileInPlay | onEvent, either: keys("change", "value"), may: keys("to"),
		does:    "Standing: moves from here to the regions of `to` cost `change` dice more, or `value` dice plus `change` if `value` is given. For an event: all moves of the turn get cheaper by `change` dice, a negative number.",
		example: `{ do = "move-cost", to = { region = "redbank" }, change = 1 }`,
	},
	OpPlaceLocation: {
		word: "place-location", rule: "replace", in: byOne, need: keys("name"), named: "desolation",
		does:    "The location card `name` replaces the one at the acting character's place, which is burned. It must have `desolation = true`.",
		example: `{ do = "place-location", name = "Desolation" }`,
	},

	OpByHand: {
		word: "by-hand", rule: "by-hand", in: onAny, need: keys("text"),
		does: "The table shows `text` and asks the players to carry it out themselves, with pool dice, assets, markers, stress, action dice, characters and obstacles. " +
			"For an idea that no operation says yet. Automatic players and the lab leave it out and say so.",
		example: `{ do = "by-hand", text = "Swap two obstacles of one region." }`,
	},

	OpReroll: {
		word: "reroll", rule: "box", in: onAbility,
		does:    "The player rerolls any of the character's unspent action dice, or any assets at its location.",
		example: `{ do = "reroll" }`,
	},
	OpBecome: {
		word: "become", rule: "box", in: onBox, need: keys("values"),
		does:    "The player gains dice of the same type as the one in the box, showing `values`.",
		example: `{ do = "become", values = [3, 4, 5] }`,
	},
	OpShift: {
		word: "shift", rule: "box", in: onBox, need: keys("change"),
		does:    "The player gains a die of the same type as the one in the box, showing `change` more, or less if negative.",
		example: `{ do = "shift", change = -1 }`,
	},
	OpFlip: {
		word: "flip", rule: "box", in: onBox,
		does:    "The player gains a die of the same type as the one in the box, showing 7 minus its value.",
		example: `{ do = "flip" }`,
	},
	OpSplit: {
		word: "split", rule: "box", in: onBox,
		does:    "The player gains two dice of the same type as the one in the box that add up to its value.",
		example: `{ do = "split" }`,
	},
	OpRetype: {
		word: "retype", rule: "box", in: onBox, may: keys("resource"),
		does:    "The player gains an asset of `resource`, or of a resource the players choose, with the value of the die in the box.",
		example: `{ do = "retype", resource = "technology" }`,
	},
	OpExplode: {
		word: "explode", rule: "box", in: onAbility, need: keys("value"),
		does:    "Each die that shows `value`, among the unspent action dice or the assets here, adds a new rolled die. New dice that show it do the same.",
		example: `{ do = "explode", value = 5 }`,
	},

	OpExtraDamage: {
		word: "extra-damage", rule: "defend", in: whileInPlay, need: keys("cards"), either: keys("psyche", "body"), may: keys("within"),
		does:    "A failed defence against obstacles of `cards` does this much more `psyche` or `body` stress.",
		example: `{ do = "extra-damage", cards = { tag = "spy", other = true }, within = "region", psyche = 1 }`,
	},
	OpExtraDie: {
		word: "extra-die", rule: "approach", in: whileInPlay, need: keys("cards", "value"),
		does:    "The pattern of obstacles of `cards` has one more die, which shows `value`.",
		example: `{ do = "extra-die", cards = { threat = "military" }, value = 1 }`,
	},
	OpForbidAttempt: {
		word: "forbid-attempt", rule: "attempt", in: whileInPlay, need: keys("cards"),
		does:    "No attempt may begin on obstacles of `cards`.",
		example: `{ do = "forbid-attempt", cards = { threat = "support", other = true } }`,
	},
	OpForbidComplete: {
		word: "forbid-complete", rule: "complete", in: whileInPlay, need: keys("resource"),
		does:    "No progress card may be completed with a die of `resource` on it.",
		example: `{ do = "forbid-complete", resource = "sorcery" }`,
	},
	OpPoolAsAction: {
		word: "pool-as-action", rule: "dice", in: whileInPlay | whileHeld, need: keys("resource"),
		does:    "Dice of the pool of `resource` may be used as action dice: by characters here, or by the character with the ability.",
		example: `{ do = "pool-as-action", resource = "support" }`,
	},
	OpCreateCost: {
		word: "create-cost", rule: "create", in: whileLaid, either: keys("psyche", "body"),
		does:    "Creating an asset here costs this much additional `psyche` or `body` stress.",
		example: `{ do = "create-cost", body = 1 }`,
	},
	OpStash: {
		word: "stash", rule: "stash", in: whileHeld, need: keys("resource"),
		does:    "The character may keep one asset of `resource` on its mat.",
		example: `{ do = "stash", resource = "military" }`,
	},
	OpAbsorb: {
		word: "absorb", rule: "stress", in: whileHeld, need: keys("stress"),
		does:    "The character may take stress of the track `stress` in place of another.",
		example: `{ do = "absorb", stress = "body" }`,
	},
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
