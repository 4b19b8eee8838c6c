package skadi

import "slices"

// Rule is a rule in words.
type Rule struct {
	ID    string // as code and refusals cite it
	Title string // for a reader
	Text  string
}

// Rules are the rules of the game, in the order of play. Where the source leaves something open, the text is our ruling.
var Rules = []Rule{
	{"goal", "The goal", "Bring a family of four through the winter. If at least one member lives at the end, count your points."},
	{"setup", "At the start", "The sheet says what the game begins with: larder, livestock, defence, despair and inspiration. All members have full health, and all prayer spaces are free."},
	{"family", "The family", "Each member has health from full down to 0, never above full."},
	{"rune", "The week's member", "Each week names one member: the week's member. They take its injuries, sickness and frostbite, and its rest."},
	{"death", "Death", "At 0 health a member dies, for good, and their sick die comes off. Damage to a dead member is ignored."},
	{"end", "The end", "The game ends after the Resolution of the last week. If the last member dies, the game is lost at once, with 0 points."},
	{"week", "The four phases of a week", "A week has four phases, in this order: Weather, Event, Actions, Resolution."},
	{"floor", "Nothing below 0", "No track goes below 0. A loss larger than what is there takes what is there."},
	{"cap", "Nothing above its cap", "Each track has a cap on the sheet. What goes above it is lost."},
	{"weather", "Weather", "Roll one die for the blizzard, then one for the freezing. Both stand for the whole week."},
	{"check", "Checks", "Choose the action and roll one die, which must reach the need. The need is the weather die of that action plus the despair modifier. A hunt adds the modifier of its hex."},
	{"check-nolimit", "Certain and hopeless checks", "A need of 1 or less always succeeds, a need of 7 or more always fails. You may still try, for the sake of a prayer."},
	{"despair", "Despair", "The marker's position gives the despair modifier. On the last position more despair does nothing."},
	{"despair-all", "What despair makes harder", "The modifier applies to every check, read when you roll. It does not apply to raids, events, prayers or sick dice."},
	{"blessing", "Blessings", "Before a check you may spend one blessing die: roll two dice and keep the higher. The die is gone, whatever the result."},
	{"prayer", "Prayers", "After a failed check you may pray to the god of that weather die. Mark the next free space and roll one die. On the space's value or more the check succeeds."},
	{"prayer-limit", "One prayer a failure", "One prayer for each failed check. A space is used up even if the prayer fails, and never comes back."},
	{"prayer-track", "The two gods", "The god of the blizzard hears hunters and builders, the god of the freezing hears scalds and offerings. Each has spaces of its own."},
	{"event", "Events", "Roll one die. The event table says what happens."},
	{"sickness", "Sickness", "Despair +1. Roll a sick die for the week's member, who loses 2 health at once."},
	{"sickness-week", "Getting well", "Each Resolution the sick die goes down by 1, the first time in the same week. At 0 it comes off, and the member gets 2 health back."},
	{"sickness-again", "Sick twice", "A sick member who falls sick again loses 2 health again. The new roll replaces the die only if it is higher."},
	{"sickness-dead", "Sickness in a dead member's week", "If the week's member is dead, only the despair is taken."},
	{"livestock-death", "Livestock death", "Livestock -1. With none left nothing happens."},
	{"spoilage", "Spoilage", "Larder -2."},
	{"frostbite", "Frostbite", "The week's member loses 2 health. A dead one loses nothing."},
	{"raid", "Raids", "Roll a die for the raiders. Above your defence they break in: every living member loses 1 health, despair +1. In any case your defence falls by 2."},
	{"raid-tie", "A tie in a raid", "A tie is held."},
	{"actions", "Actions", "Take up to three actions, each after the result of the last. You may repeat one, and you may stop early. A failed check uses the action and nothing else."},
	{"hunt", "Hunt", "A check against the blizzard, with the hex's modifier added to the need. Name the hex first. On success gain its food; the week's member takes its injury."},
	{"hunt-place", "Where to hunt", "The first successful hunt of a week takes the leftmost hex. Each later one takes a free hex that touches a hunting die of this week."},
	{"hunt-clear", "When hunting dice come off", "Hunting dice come off in the Resolution. Next week starts at the left again."},
	{"hunt-death", "Deadly hunts", "An injury may kill; the food still comes in. In a dead member's week the injury falls on no one."},
	{"barricade", "Barricade", "A check against the blizzard. Success: defence +1. Not allowed at full defence."},
	{"scaldwork", "Scaldwork", "A check against the freezing. Success: inspiration +1 and despair -1. At full inspiration you may still do it against despair."},
	{"ritual", "Ritual", "Needs food and room in the bowl. A check against the freezing. Success: larder -1, and the bowl fills up with blessing dice. A failure costs no food."},
	{"slaughter", "Slaughter", "No check. Livestock -1, larder +2."},
	{"rest", "Rest", "No check. It takes the whole week, so it comes first. The week's member gets 2 health. Not allowed if that member is dead or at full health."},
	{"resolution", "The end of a week", "First every sick die goes down by 1. Then the family eats 1 food, or goes hungry. Then hunting and weather dice come off, and the week is crossed off."},
	{"hunger", "Food and hunger", "The family eats 1 food however many live. With an empty larder every living member loses 1 health instead."},
	{"saga-when", "When a fragment is told", "When your inspiration reaches a star, a fragment of the saga is told, then and there."},
	{"saga-grid", "Writing a fragment", "Roll one die nine times. After each roll write it in a free cell of a 3x3 grid."},
	{"saga-score", "What a fragment scores", "Add up rows and columns. Take the highest row from the lowest row, the highest column from the lowest column. The fragment scores the difference between the two, without sign: from 0 to 15."},
	{"saga-example", "A fragment, counted", "Rows 6 5 6, 3 2 4, 1 2 1. Row sums 17, 9, 4: 4 - 17 = -13. Column sums 10, 9, 11: 9 - 11 = -2. The fragment scores 11."},
	{"score", "Points", "Food and livestock are 1 point each. A living member is 5, and 5 more if all four live. Each fragment brings its score, and 5 more if all are told."},
	{"titles", "Titles", "Your points earn a title."},
}

// RuleOf returns a rule, empty if there is none of that id.
func RuleOf(id string) Rule {
	if i := slices.IndexFunc(Rules, func(rule Rule) bool { return rule.ID == id }); i >= 0 {
		return Rules[i]
	}
	return Rule{}
}

// RuleText returns a rule in words, or "" if there is none of that id.
func RuleText(id string) string { return RuleOf(id).Text }
