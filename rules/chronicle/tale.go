package chronicle

import (
	"cmp"
	"slices"
	"strings"

	"sixwinters/content"
	"sixwinters/rules"
)

// Tale tells a year in two sentences: what it cost, and what was held or won. s is a table after it. The same year is always told
// in the same words, and years that went alike in others.
func Tale(b *rules.Rulebook, s *rules.State, y *Year) string {
	if y.Lost {
		return "Nobody wrote down what became of this year."
	}
	cards := b.Content()
	pick := y.Turns + 3*len(y.Completed) + 5*len(y.Overcome) + 7*y.Conditions + int(s.Year)
	say := func(variants []string, names ...string) string {
		return strings.NewReplacer(names...).Replace(variants[pick%len(variants)])
	}
	place := func(id content.LocationID) string {
		of := &cards.Locations[id]
		if of.Name == b.RegionTitle(of.Region) {
			return "the location " + of.Name // one is called Red Bank, as its region
		}
		return of.Name
	}
	var marked []content.CharacterID
	for _, who := range y.Cast {
		if who != content.NoCharacter && s.Characters[who].Conditions() > 0 {
			marked = append(marked, who)
		}
	}
	cost, gain := say(quiet), ""
	switch hurt := characterNames(cards, y.KnockedOut); {
	case len(y.Fallen) > 0:
		cost = say(fallen, "$place", place(y.Fallen[0]))
	case len(hurt) > 0:
		cost = say(carried, "$who", list(hurt))
	case len(marked) > 0 && (pick%2 == 0 || len(y.Replaced) == 0): // something burns every year: it is not always told
		cost = say(wounded, "$who", list(characterNames(cards, marked)))
	case len(y.Replaced) > 0:
		worst := y.Replaced[pick%len(y.Replaced)]
		cost = say(burned, "$place", place(worst.Old))
		if worst.New != content.NoLocation {
			cost = say(rebuilt, "$place", place(worst.Old), "$new", place(worst.New))
		}
	}
	pick /= 3 // which cost is told does not say which gain is
	switch {
	case len(y.Unlocked) > 0:
		gain = say(joined, "$who", list(characterNames(cards, y.Unlocked)))
	case len(y.Masteries) > 0:
		gain = say(mastered, "$what", list(resourceNames(y.Masteries)))
	case len(y.Overcome) > 0:
		hardest := slices.MaxFunc(y.Overcome, func(a, c content.ObstacleID) int {
			return cmp.Compare(cards.Card(a).Difficulty, cards.Card(c).Difficulty)
		})
		gain = say(beaten, "$what", cards.Card(hardest).Name)
	case len(y.Completed) > 0:
		gain = say(finished, "$what", cards.Progress[y.Completed[len(y.Completed)-1]].Name)
	default:
		gain = say(waited)
	}
	if Steps(y.Threat) <= 0 && len(y.KnockedOut) < len(y.Cast) { // with both knocked out the year was cut short
		gain = say(held)
	}
	return rules.FixFullStops(rules.Capital(cost) + " " + gain)
}

// What is told, in several wordings. Of years that went alike the next wording is told.
var (
	fallen   = []string{"$place fell to the Autarch this year.", "The Autarch took $place and holds it still.", "Smoke rose over $place: it was lost."}
	carried  = []string{"$who had to be carried home.", "The healers sat up many nights with $who.", "It was long before $who could stand again."}
	burned   = []string{"$place burned, and nothing stands there now.", "Only black walls are left of $place."}
	rebuilt  = []string{"$place burned, and its people moved to $new.", "$place is gone. Its people live in $new now.", "Nobody goes to $place any more; they meet at $new."}
	wounded  = []string{"$who came home with new scars.", "The year left its marks on $who.", "$who limped through the first snow."}
	quiet    = []string{"The year passed without fire or wounds.", "Everyone came home, and every roof still stood."}
	joined   = []string{"With the snow came $who, to stay.", "Red Bank has a new friend in $who.", "$who joined Red Bank this year."}
	mastered = []string{"Red Bank has mastered $what.", "Nobody can teach Red Bank anything about $what now."}
	beaten   = []string{"Red Bank found a way past $what.", "People still tell how Red Bank overcame $what.", "Nobody speaks of $what any more."}
	finished = []string{"$what was the work of the year.", "The year's best work was $what."}
	waited   = []string{"Red Bank could do little but wait.", "No work was finished before the snow."}
	held     = []string{
		"The threats gained nothing: Red Bank held.", "Whatever the Autarch tried, the line held.", "The Autarch is no closer than a year ago.",
		"It was Red Bank's year: the threats gained nothing.",
	}
)
