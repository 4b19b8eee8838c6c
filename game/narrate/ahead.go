package narrate

import (
	"slices"
	"strings"

	"sixwinters/advice"
	"sixwinters/content"
	"sixwinters/rules"
)

// Ahead says what the next steps will do if nothing changes: which seasons activate what, and which threats rise.
func Ahead(b *rules.Rulebook, s *rules.State) (list []string) {
	var seasons activated
	for region := range content.Region(content.NumRegions) {
		seasons.addShowing(b, s, region)
	}
	if say := seasons.String(); say != "" {
		list = append(list, "If nothing changes, "+say+".")
	}
	forecast := advice.Threats(b, s)
	var up [content.NumResources]int
	for _, step := range forecast.Steps {
		up[step.Track]++
	}
	var rising []string
	for r, n := range up {
		if n > 0 {
			rising = append(rising, content.Resource(r).String()+" "+advice.Up(n))
		}
	}
	if len(rising) > 0 {
		list = append(list, "Threats: "+rules.Joined(rising, "and")+".")
	}
	return list
}

// activated is what seasons activate.
type activated struct {
	seasons []content.Season // in their order
	at      [content.NumSeasons][]string
}

func (a *activated) add(season content.Season, where string) {
	if len(a.at[season]) == 0 {
		a.seasons = append(a.seasons, season)
	}
	if !slices.Contains(a.at[season], where) {
		a.at[season] = append(a.at[season], where)
	}
}

// addShowing adds what the season that shows on the pile of a region activates, if one shows.
func (a *activated) addShowing(b *rules.Rulebook, s *rules.State, region content.Region) {
	if season := b.Showing(s, region); season == content.Winter {
		a.add(season, b.RegionName(region))
	} else if season != content.NoSeason {
		a.add(season, b.Location(s, content.SlotAt(region, rules.RowOf(season))).Name)
	}
}

func (a *activated) String() string {
	var parts []string
	for n, season := range a.seasons {
		verb := " "
		if n == 0 {
			verb = " activates "
		}
		if season == content.Winter {
			verb += "all of "
		}
		parts = append(parts, season.String()+verb+rules.Joined(a.at[season], "and"))
	}
	return strings.Join(parts, "; ")
}
