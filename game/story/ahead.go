package story

import (
	"slices"
	"strings"

	"sixwinters/advice"
	"sixwinters/content"
	"sixwinters/rules"
)

// Ahead says what the next steps will do if nothing changes: which seasons activate what, which obstacles activate or move in, what is
// certain of that, and which threats rise after it.
func Ahead(b *rules.Rulebook, s *rules.State) []string {
	return ahead(b, s, certain(advice.Activating(b, s).Says))
}

// AheadInShort says the same, but of what obstacles do that activate only what the players choose, in one sentence, and what stress and
// knock-outs are certain: those only if more is set.
func AheadInShort(b *rules.Rulebook, s *rules.State, more bool) []string {
	does := slices.DeleteFunc(advice.Activating(b, s).Says, func(l advice.Said) bool {
		return !l.MovesIn() && (!more || !l.Chooses() && (!l.Harms() || l.Kind == rules.EvCondition))
	})
	for i := range does {
		if first, _, cut := strings.Cut(does[i].Words, ". "); cut && does[i].Chooses() {
			does[i].Words = first + "."
		}
	}
	return ahead(b, s, advice.WordsOf(does))
}

// ahead puts what the activate step does between what activates and the threats.
func ahead(b *rules.Rulebook, s *rules.State, does []string) (list []string) {
	var seasons activated
	for region := range content.Region(content.NumRegions) {
		seasons.addShowing(b, s, region)
	}
	if say := seasons.String(); say != "" {
		list = append(list, rules.FixFullStops("If nothing changes, "+say+"."))
	}
	return slices.Concat(list, does, advice.ThreatsToCome(b, s).Words(b))
}

// certain returns the words of what the activate step does, without the locations, and without an obstacle that the next sentence names.
func certain(says []advice.Said) (list []string) {
	says = slices.DeleteFunc(slices.Clone(says), func(l advice.Said) bool { return l.Kind == rules.EvActivate })
	words := advice.WordsOf(says)
	for i, say := range words {
		name, acts := strings.CutSuffix(say, " activates.")
		if !acts || i+1 == len(words) || !strings.HasPrefix(words[i+1], name) {
			list = append(list, say)
		}
	}
	return list
}

// activated is what seasons activate.
type activated struct {
	seasons []content.Season // in their order
	row     [content.NumSeasons]string
	at      [content.NumSeasons][]string
	slots   []content.Slot
}

// add adds a slot that a season activates: of winter, which activates all rows, the region.
func (a *activated) add(b *rules.Rulebook, s *rules.State, season content.Season, slot content.Slot) {
	if len(a.at[season]) == 0 {
		a.seasons = append(a.seasons, season)
	}
	where, slots := b.Location(s, slot).Name, []content.Slot{slot}
	if season == content.Winter {
		where, slots = b.RegionName(slot.Region()), nil
		for row := range content.SlotsPerRegion {
			slots = append(slots, content.SlotAt(slot.Region(), row))
		}
	} else {
		a.row[season] = rules.RowName(slot)
	}
	for _, at := range slots {
		if !slices.Contains(a.slots, at) {
			a.slots = append(a.slots, at)
		}
	}
	if !slices.Contains(a.at[season], where) {
		a.at[season] = append(a.at[season], where)
	}
}

// addShowing adds what the season that shows on the pile of a region activates, if one shows.
func (a *activated) addShowing(b *rules.Rulebook, s *rules.State, region content.Region) {
	switch season := b.Showing(s, region); season {
	case content.NoSeason:
	case content.Winter:
		a.add(b, s, season, content.SlotAt(region, 0))
	default:
		a.add(b, s, season, content.SlotAt(region, rules.RowOf(season)))
	}
}

func (a *activated) String() string {
	var parts []string
	row := " row" // said once
	for n, season := range a.seasons {
		verb := " "
		if n == 0 {
			verb = " activates "
		}
		if season == content.Winter {
			verb += "all of "
		} else {
			verb, row = " ("+a.row[season]+row+")"+verb, ""
		}
		parts = append(parts, season.String()+verb+rules.Joined(a.at[season], "and"))
	}
	return strings.Join(parts, "; ")
}
