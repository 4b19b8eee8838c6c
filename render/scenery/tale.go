package scenery

import (
	"cmp"
	"slices"

	"sixwinters/art"
	"sixwinters/content"
	"sixwinters/rules"
	"sixwinters/rules/chronicle"
)

// Tale is what the picture beside a page of the chronicle shows, and that in words.
type Tale struct {
	art.Illumination
	Caption string // of the picture: the places, and what became of them
	Says    string // what it shows, in sentences
}

// The most cards that a picture names as won.
const (
	mostFinished = 4
	mostOvercome = 2
)

// YearTale returns the picture of a year. s is the table at its end.
func YearTale(b *rules.Rulebook, s *rules.State, y *chronicle.Year) *Tale {
	t := &Tale{}
	t.places(b, y.Fallen, true)
	if len(y.Fallen) == 0 {
		t.places(b, ended(b, s), false)
	}
	t.Gloom = !t.Burn && chronicle.Steps(y.Threat) > chronicle.Steps(y.Progress)
	t.company(b, s, y)
	t.won(b, []*chronicle.Year{y})
	for _, r := range y.Masteries {
		t.Mastery = append(t.Mastery, r.String())
	}
	return t
}

// NextYearTale returns the picture between a year and the next: what burned, and who wintered. s is the table as the next begins.
func NextYearTale(b *rules.Rulebook, s *rules.State, last *chronicle.Year) *Tale {
	t := &Tale{}
	var burned []content.LocationID
	for _, change := range last.Replaced {
		burned = append(burned, change.Old)
	}
	t.places(b, burned, true)
	if len(burned) == 0 {
		t.places(b, ended(b, s), false)
	}
	t.company(b, s, last)
	for _, who := range last.Unlocked {
		t.joins(b, s, who, false)
	}
	return t
}

// CampaignTale returns the picture of a campaign that is over, by how it came out ([campaign-end]).
func CampaignTale(b *rules.Rulebook, s *rules.State, a *chronicle.Annals) *Tale {
	t := &Tale{}
	score := b.Score(s)
	t.End = [...]art.Ending{rules.Defeat: art.Fallen, rules.Pyrrhic: art.Pyrrhic, rules.Major: art.Major, rules.Total: art.Total}[score.Victory]
	var years []*chronicle.Year
	for i := range a.Years {
		y := &a.Years[i]
		years = append(years, y)
		t.Ruins += len(y.Fallen) + len(y.Replaced)
	}
	t.places(b, home(b, s), t.End == art.Fallen)
	if n := len(years); n > 0 {
		t.company(b, s, years[n-1])
	}
	for id := range s.Characters {
		if s.Characters[id].Burned && len(t.Company) < 4 {
			t.joins(b, s, content.CharacterID(id), false)
		}
	}
	if t.End != art.Fallen {
		for i := range t.Company { // everybody can stand by then
			if t.Company[i].Fate == art.Carried {
				t.Company[i].Fate = art.Hurt
			}
		}
		t.won(b, years)
		t.Won = t.Won[:min(len(t.Won), 3)]
		for _, r := range score.Complete {
			t.Mastery = append(t.Mastery, r.String())
		}
	}
	return t
}

// ended returns a location that a year ended at: where a player stood last, or the first one that is in play.
func ended(b *rules.Rulebook, s *rules.State) []content.LocationID {
	for p := range s.Players {
		if at := s.Players[p].At; at != content.NoSlot && s.Slots[at] != content.NoLocation {
			return []content.LocationID{s.Slots[at]}
		}
	}
	return home(b, s)
}

// home returns a location of Red Bank: the one of that name if it is in play, or else the first.
func home(b *rules.Rulebook, s *rules.State) []content.LocationID {
	var list []content.LocationID
	for slot := range content.Slot(content.NumSlots) {
		if id := s.Slots[slot]; id != content.NoLocation && slot.Region() == content.RedBank {
			list = append(list, id)
		}
	}
	slices.SortStableFunc(list, func(x, y content.LocationID) int {
		return cmp.Compare(rank(b, x), rank(b, y))
	})
	return list[:min(1, len(list))]
}

// rank puts the location that is called as its region before all others, and threat locations behind them.
func rank(b *rules.Rulebook, id content.LocationID) int {
	switch of := &b.Content().Locations[id]; {
	case of.Name == b.RegionTitle(of.Region):
		return 0
	case of.Threat:
		return 2
	}
	return 1
}

// mostPlaces is the number of locations that have room side by side.
const mostPlaces = 3

// places adds locations, which burn or stand.
func (t *Tale) places(b *rules.Rulebook, ids []content.LocationID, burn bool) {
	var names []string
	for _, id := range ids[:min(len(ids), mostPlaces)] {
		of := &b.Content().Locations[id]
		scene := *Location(of)
		scene.Calm = true
		t.Places, names = append(t.Places, scene), append(names, of.Name)
	}
	t.Burn = burn && len(names) > 0
	t.Caption = rules.Joined(names, "and")
	if t.Burn {
		t.Caption += map[bool]string{true: " burns", false: " burn"}[len(names) == 1]
	}
	if t.Caption != "" {
		t.Says += t.Caption + ". "
	}
}

// company adds the characters of a year.
func (t *Tale) company(b *rules.Rulebook, s *rules.State, y *chronicle.Year) {
	for _, who := range y.Cast {
		if who != content.NoCharacter {
			t.joins(b, s, who, y.Out(who))
		}
	}
}

// joins adds a character, unless it is there already, as it has come through.
func (t *Tale) joins(b *rules.Rulebook, s *rules.State, who content.CharacterID, out bool) {
	name := b.Content().Characters[who].Name
	if slices.ContainsFunc(t.Company, func(one art.Traveller) bool { return one.Name == name }) {
		return
	}
	fate, says := art.Well, " comes home"
	switch {
	case s.Characters[who].Burned:
		fate, says = art.Buried, " left the campaign"
	case out:
		fate, says = art.Carried, " is carried home"
	case s.Characters[who].Conditions() > 0:
		fate, says = art.Hurt, " comes home hurt"
	}
	t.Company = append(t.Company, art.Traveller{Name: name, Fate: fate})
	t.Says += name + says + ". "
}

// won adds what was finished and overcome in some years: the cards of the highest stages and the hardest obstacles, each once.
func (t *Tale) won(b *rules.Rulebook, years []*chronicle.Year) {
	cards := b.Content()
	var finished []content.ProgressID
	var overcome []content.ObstacleID
	for _, y := range years {
		finished = append(finished, y.Completed...)
		overcome = append(overcome, y.Overcome...)
	}
	slices.SortStableFunc(finished, func(x, y content.ProgressID) int {
		return cmp.Compare(cards.Progress[y].Stage, cards.Progress[x].Stage)
	})
	slices.SortStableFunc(overcome, func(x, y content.ObstacleID) int {
		return cmp.Compare(cards.Card(y).Difficulty, cards.Card(x).Difficulty)
	})
	for _, id := range finished[:min(len(finished), mostFinished)] {
		t.Won = append(t.Won, *Progress(&cards.Progress[id]))
	}
	for _, id := range overcome[:min(len(overcome), mostOvercome)] {
		t.Won = append(t.Won, *Obstacle(cards.Card(id)))
	}
}
