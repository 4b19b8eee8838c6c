package content

import "fmt"

// The values of several keys.
const (
	takesText     = "a text"
	takesByHand   = "a text of at most 200 letters, without braces"
	takesFlag     = "`true` or `false`"
	takesEffects  = "a list of [effects](#effect)"
	takesResource = "a [resource](#words)"
	takesRegion   = "a [region](#words)"
	takesRegions  = "a [region](#words), or a list of them"
	takesSkill    = "a [skill](#words)"
	takesStress   = "a [stress](#words)"
	takesPlaces   = "[places](#places)"
	takesCards    = "[cards](#cards)"
	takesAmount   = "an [amount](#amount)"
)

// The values of the keys of box.toml.
var (
	takesName    = fmt.Sprintf("a text of at most %d letters", longestName)
	takesVersion = fmt.Sprintf("letters, digits, dots and dashes, at most %d", longestVersion)
	takesLine    = fmt.Sprintf("a text of at most %d letters", longestText)
	takesBoxes   = "the name of a box, or a list"
)

// ownPicture is the key of every card for a picture.
var ownPicture = Word{"picture", "the name of a file", fmt.Sprintf("Its own picture, in the box: a PNG or JPEG with at most %d pixels a side, or an SVG, of at most %d MB. "+
	"It fills its place and is cropped if it has other proportions. Without one the game paints a picture from the card.",
	MostPictureSide, MostPictureBytes>>20), false}

// forms are explained in the order in which they are best read.
var forms = []Form{
	{
		Name: "box",
		Says: "What a box is, in its `" + BoxFile + "`.",
		Keys: []Word{
			{"name", takesName, "Its name, by which other boxes build on it.", true},
			{"version", takesVersion, "Its version, such as 1.2.", true},
			{"author", takesLine, "Its author.", true},
			{"licence", takesLine, "Its licence, such as CC0.", true},
			{"about", takesLine, "A sentence about it.", true},
			{"on", takesBoxes, "The boxes that it builds on: they are below it, and it may change their cards.", false},
		},
	},
	{
		Name: "obstacle",
		Says: "An obstacle card, `[[obstacle]]` in `obstacles-empire.toml`, `-redbank`, `-settled` (the regions' decks), `-locations` (location " +
			"obstacles) or `-threat` (of threat locations).",
		Keys: []Word{
			{"name", takesText, "Its name. Two cards may share one if they differ in region or skill.", true},
			{"region", takesRegion, "The region whose deck it belongs to.", true},
			{"seasons", "a list of 1 to 6 [seasons](#words)", "One copy of the card for each, with that season on its back.", true},
			{"of_location", takesFlag, "It is a location obstacle: it waits in a deck of its own until a location attaches it or a card unlocks it.", false},
			{"tags", "an [obstacle tag](#words), or a list", "Its tags.", true},
			{"threats", "a list of 1 to 3 [resources](#words)", "Its threat symbols. A resource may occur twice.", true},
			{"extra_threat", "[extra threat](#extra-threat)", "A threat symbol that counts only while its condition holds.", false},
			{"skill", takesSkill, "The skill it is overcome with.", true},
			{"difficulty", "1 to 6", "A character with this rank in the skill is skilled. It also decides when the card is unlocked: 1 and 2 from the start.", true},
			{"dice", "a list of 1 to 6 values, 1 to 6", "Its pattern: the dice to cover.", true},
			{"damage", "[damage](#damage)", "The damage of a failed defence.", true},
			{"activate", takesEffects, "Happens when its location is activated.", false},
			{"overcome", takesEffects, "Happens when it is overcome.", false},
			{"arrive", takesEffects, "Happens when a character moves to its location.", false},
			{"standing", takesEffects, "Applies while it is in play.", false},
			ownPicture,
		},
	},
	{
		Name: "damage",
		Says: "The damage of a failed defence, in braces: `damage = { psyche = 1, body = 2 }`. `{}` is no damage.",
		Keys: []Word{
			{"psyche", "1 to 12", "The psyche stress.", false},
			{"body", "1 to 12", "The body stress.", false},
			{"dice_on_card", takesFlag, "Body stress equal to the total of all dice on the card, but at least `body`.", false},
		},
	},
	{
		Name: "extra threat",
		Says: "A conditional threat symbol: `extra_threat = { resource = \"military\", if = { at = { region = \"redbank\" } } }`.",
		Keys: []Word{
			{"resource", takesResource, "Of the symbol.", true},
			{"if", "a [condition](#condition)", "When it counts.", true},
		},
	},
	{
		Name: "location",
		Says: "A location card, `[[location]]` in `locations.toml`. `board.toml` lists the nine on the board at the start.",
		Keys: []Word{
			{"name", takesText, "Its name.", true},
			{"region", takesRegion, "The region whose deck it belongs to. Omit it only with `desolation`.", true},
			{"threat", takesFlag, "It is a threat location. `board.toml` names its resource.", false},
			{"desolation", takesFlag, "It is in no deck: only `place-location` brings it into play.", false},
			{"tags", "a [location tag](#words), or a list", "Its tags. `port` as a tag is only a word on the card: ships sail from the `icon`.", true},
			{"move", "a table with `empire`, `redbank` and `settled`, each 1 to 6 or `\"no\"`", "Action dice that a move to each region costs.", true},
			{"icon", "`port`, `gate`, a resource, a skill, `psyche` or `body`", "Its icon: sail from it, go through the gate, roll an asset when it is " +
				"activated, create and trade up to the rank in the skill, or pay 2 stress to create an asset.", false},
			{"attach", "the name of a location obstacle, or a list", "Its starting obstacles, one name for each copy.", false},
			{"action", takesEffects, "The location action.", false},
			{"arrive", takesEffects, "Happens when a character moves here.", false},
			{"standing", takesEffects, "Applies while it is on the board.", false},
			ownPicture,
		},
	},
	{
		Name: "progress",
		Says: "A progress card, `[[progress]]` in `progress-1.toml` to `progress-5.toml`, by its stage. Each file begins with " +
			"`new_obstacles`, the obstacles placed each turn of that stage, 1 to 4.",
		Keys: []Word{
			{"name", takesText, "Its name.", true},
			{"obstacle_at", "a [slot](#slot)", "Where the card places its obstacle.", true},
			{"reward", "a list of 1 to 3 resources or `any`", "One advance for each; of `any` the players choose the track.", true},
			{"squares", "a list of 1 to 4 rows", "The squares row by row, up to 4 in each, with `|` between them. `.` is no square. One is the `start` and one the `end`.", true},
			ownPicture,
		},
	},
	{
		Name: "square",
		Says: "A square of a progress card lists everything its die must be, such as `end military 5 @empire`. The chain goes from a square to any " +
			"of the eight around it, diagonally too.",
		Words: []Word{
			{Name: "start", Says: "The chain begins here."},
			{Name: "end", Says: "The chain ends here, and completes the card."},
			{Name: "any", Says: "Any asset. It may only be combined with `start` or `end`."},
			{Name: "support ...", Says: "An asset of that resource."},
			{Name: "1 to 6", Says: "A die of that value."},
			{Name: "@empire ...", Says: "An asset taken at a location in that region."},
			{Name: "+1, -1, =", Says: "A die one higher than, one lower than or equal to the one before it in the chain. Not on a `start`."},
		},
	},
	{
		Name: "character",
		Says: "A character, `[[character]]` in `characters.toml`.",
		Keys: []Word{
			{"name", takesText, "Its name.", true},
			{"title", takesText, "Its title, below the name.", true},
			{"base", "a table with `psyche` and `body`, 1 to 6", "The starting values of its stress dice.", true},
			{"skills", "a table with any [skills](#words), 0 to 6", "Its starting ranks; 0 if omitted.", true},
			{"start", takesFlag, "It can be played from the start. Otherwise a card must unlock it (`unlock-character`).", false},
			{"task", takesCards, "Overcoming one of these earns its next achievement. Use only printed facts: no `here`, `other` or `region`.", true},
			{"abilities", "a list of 3 [abilities](#ability)", "Its abilities from the start.", true},
			{"achievements", "a list of 6 [abilities](#ability)", "The abilities it earns, in this order.", true},
			ownPicture,
		},
	},
	{
		Name: "ability",
		Says: "An ability: `{ box = 4, effects = [{ do = \"become\", values = [5] }] }`. It has `box`, `pay` or `standing`.",
		Keys: []Word{
			{"box", "`any`, `asset`, a resource, or a value 1 to 6", "The die placed on it: any action die or asset, any asset, an asset of that " +
				"resource, or any die of that value.", false},
			{"pay", takesStress, "The player pays one stress of this kind for it, any number of times.", false},
			{"standing", takesEffects, "Applies while the character is in play. Such an ability has no `effects`.", false},
			{"effects", takesEffects, "What it does. Required with `box` and `pay`.", false},
		},
	},
	{
		Name: "event",
		Says: "An event, `[[event]]` in `events.toml`: one for each season and number of symbols.",
		Keys: []Word{
			{"name", takesText, "Its name.", true},
			{"season", "a [season](#words)", "The season it belongs to.", true},
			{"symbols", "0 to 3", "It happens when this number of piles shows that season.", true},
			{"effects", takesEffects, "What happens. An event has no place, so it cannot use `here`, `region` or `this`.", true},
			ownPicture,
		},
	},
	{
		Name: "effect",
		Says: "One thing that a card does: an operation and its keys, `{ do = \"stress\", who = \"here\", body = 1 }`. A list may hold 8. They are " +
			"carried out one after the other. Which keys an operation takes stands with the [operations](#operations).",
		Keys: []Word{{"do", "an [operation](#operations)", "What is done.", true}},
	},
	{
		Name: "who",
		Says: "Characters. All of them are in play, except with `unlocked`.",
		Words: []Word{
			{Name: "here", Says: "At this card's location."},
			{Name: "region", Says: "In the region this card is in."},
			{Name: "everyone", Says: "All in play."},
			{Name: "unlocked", Says: "All unlocked characters, in play or not. They can only take a `condition`."},
			{Name: "participants", Says: "Who took part in the attempt. Only in `overcome`."},
			{Name: "mover", Says: "Who has just moved here. Only in `arrive`."},
			{Name: "self", Says: "Whose ability it is, or who takes the location action."},
		},
		Keys: []Word{
			{"among", "one of these words", "Begin with these characters.", false},
			{"at", takesPlaces, "Or with those at these locations.", false},
			{"one", takesFlag, "Only one of them, whom the players choose.", false},
			{"skill", takesSkill, "Only those whose rank in it is `below` or `above` a number.", false},
			{"below", "1 to 6", "See `skill`.", false},
			{"above", "0 to 5", "See `skill`.", false},
		},
		Examples: []Example{
			{Text: `{ do = "stress", who = { among = "here", skill = "combat", below = 3 }, body = 1 }`, In: "activate"},
			{Text: `{ do = "recover", who = { at = { tag = "hall" }, one = true }, stress = "psyche" }`, In: "event"},
		},
	},
	{
		Name: "places",
		Says: "Locations: every given key must match.",
		Words: []Word{
			{Name: "anywhere", Says: "Any location."},
			{Name: "here", Says: "This card's location, or the acting character's."},
			{Name: "region", Says: "Any in the region this card is in."},
		},
		Keys: []Word{
			{"this_region", takesFlag, "In the region this card is in.", false},
			{"region", takesRegions, "In one of these regions.", false},
			{"resource", takesResource, "In a slot of this resource.", false},
			{"tag", "a [location tag](#words), or a list", "With one of these tags.", false},
			{"icon", "`port`, `gate`, `resource`, `skill` or `stress`", "With an icon of this kind.", false},
			{"lowest", takesSkill, "Of those that fit, where the character with the lowest rank is.", false},
			{"highest", takesSkill, "Of those that fit, where the character with the highest rank is.", false},
			{"most", "`assets`, or [cards](#cards)", "Of those that fit, the one with the most assets or such obstacles.", false},
			{"stay", takesFlag, "Only of `move`: a card that already lies at a location that fits stays there.", false},
		},
		Examples: []Example{
			{Text: `{ do = "move", to = { region = "redbank", resource = "military" } }`, In: "activate"},
			{Text: `{ do = "move", to = { tag = ["rural", "wilderness"], most = "assets" } }`, In: "activate"},
			{Text: `{ do = "add-assets", resource = "support", at = { icon = "port" } }`, In: "event"},
		},
	},
	{
		Name: "cards",
		Says: "Obstacles in play: every given key must match.",
		Words: []Word{
			{Name: "this", Says: "This card. Only in `activate` and `arrive`."},
			{Name: "any", Says: "Any obstacle."},
		},
		Keys: []Word{
			{"other", takesFlag, "Any but this card.", false},
			{"tag", "an [obstacle tag](#words), or a list", "With one of these tags, or of the `name`.", false},
			{"name", "the name of an obstacle", "Of this name, or with one of the tags.", false},
			{"threat", takesResource, "With this threat symbol.", false},
			{"skill", takesSkill, "Overcome with this skill.", false},
			{"damage", takesStress, "Whose damage includes it.", false},
			{"region", takesRegions, "In one of these regions.", false},
			{"here", takesFlag, "At this card's location.", false},
		},
		Examples: []Example{
			{Text: `{ do = "discard", cards = { tag = "guard", region = "empire" }, count = 1 }`, In: "overcome"},
			{Text: `{ do = "move-obstacle", cards = { tag = "issue", name = "Angry Mob" }, to = "here" }`, In: "action"},
		},
	},
	{
		Name: "amount",
		Says: "An amount of stress: a number from 1 to 12, or a table. A `standing` effect only takes a number.",
		Keys: []Word{
			{"base", "0 to 12", "So much to begin with; 0 if left out.", false},
			{"each", "1 to 12", "And so much for each of what is counted; 1 if left out.", false},
			{"threat_level", takesResource, "Counts the threat level of this resource. One of this, `obstacles` and `pool` is needed.", false},
			{"obstacles", takesCards, "Counts these obstacles in play.", false},
			{"pool", takesResource, "Counts the dice of this pool that show `showing`.", false},
			{"showing", "1 to 6", "See `pool`.", false},
		},
		Examples: []Example{
			{Text: `{ do = "stress", who = "here", body = { base = 1, obstacles = { tag = "unit", region = "redbank" } } }`, In: "activate"},
			{Text: `{ do = "stress", who = "everyone", psyche = { each = 2, pool = "sorcery", showing = 6 } }`, In: "event"},
		},
	},
	{
		Name: "condition",
		Says: "The condition for an effect or a threat symbol.",
		Words: []Word{
			{Name: "no-characters", Says: "No characters are here."},
		},
		Keys: []Word{
			{"here", takesCards, "One of these obstacles is here.", false},
			{"at", takesPlaces, "This card is at one of these locations.", false},
			{"pair", takesResource, "Two or more dice of this pool are equal.", false},
		},
		Examples: []Example{
			{Text: `{ do = "threat", resource = "military", change = 1, if = "no-characters" }`, In: "activate"},
			{Text: `{ do = "stress", who = "everyone", body = 1, if = { pair = "sorcery" } }`, In: "activate"},
		},
	},
	{
		Name: "price",
		Says: "The price the players pay before `unlock-character`: `price = { resource = \"espionage\", total = 12 }`.",
		Keys: []Word{
			{"resource", takesResource, "Of the pool whose dice are paid.", true},
			{"total", "1 to 72", "What they must add up to at least.", true},
		},
		Examples: []Example{
			{Text: `{ do = "unlock-character", name = "Lucia", price = { resource = "espionage", total = 12 }, may = true }`, In: "overcome"},
		},
	},
	{
		Name: "board",
		Says: "`board.toml`: what is printed on the trade board and the region boards.",
		Keys: []Word{
			{"region", "a table for each region", "Its `slots`, 3 resources from top to bottom, and the names of the 3 locations `starting` there. `name` is what sentences call it, such as `the Empire`.", true},
			{"campaign", "`years`, 1 to 6", "How many years a campaign has; 6 if left out.", false},
			{"track", "a table for each resource", "See [track](#track).", true},
			{"wheel", "`seasons`, a list of 8", "The wheel of seasons. A box that begins with `dashed` is entered only if its symbol shows.", true},
			{"dice", "`per_resource`, `action` and `per_player`", "How many dice there are of each resource and action dice, and how many action dice a player rolls.", true},
			{"conditions", "`psyche` and `body`, 3 names each", "The condition boxes.", true},
			{"score", "`multiplier` and `titles`", "By which each difficulty multiplies the score; and the titles, each `from` a score on and by its `name`.", true},
		},
	},
	{
		Name: "track",
		Says: "A track of `board.toml`, such as `[track.support]`.",
		Keys: []Word{
			{"levels", "a list of 12 numbers, 1 to 6", "The levels of its spaces. They never fall.", true},
			{"mastery", "1 to 12", "The first space that grants the mastery.", true},
			{"victory", takesFlag, "It counts for victory. Three tracks must.", true},
			{"start_progress", "1 to 12", "Where its progress marker begins; 1 if left out.", false},
			{"start_threat", "a table with `easy`, `standard` and `hardcore`, 1 to 12", "Where its threat marker begins.", true},
			{"threat_location", "`name` and `slot`", "The location that comes into play when the threat marker reaches the last space, and where.", true},
		},
	},
	{
		Name: "slot",
		Says: "A slot for a location, by its region and resource: `empire/technology`.",
	},
	{
		Name: "manifest",
		Says: "`manifest.toml`: how many cards each file has, counting copies. If you add a card, change the number of its file.",
		Keys: []Word{{"cards", "a number for each file of cards", "Each copy of an obstacle counts.", true}},
	},
}
