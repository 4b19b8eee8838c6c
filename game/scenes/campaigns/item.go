package campaigns

import (
	"cmp"
	"slices"
	"strconv"
	"strings"
	"time"

	"sixwinters/content"
	"sixwinters/game/words"
	"sixwinters/render"
	"sixwinters/rules"
	"sixwinters/saves"
)

// item is a campaign of the list. Of one that has been read only a few words are kept: its table is read again while its row is in
// sight.
type item struct {
	saves.Listed
	row   render.Campaign // as it is shown
	read  bool            // the campaign has been read, and what follows is known
	facts facts
	entry *saves.Entry // while its row is in sight or it is chosen, else nil
}

// facts are what a campaign can be found and sorted by.
type facts struct {
	words      []string // of the search
	year       int      // 0 if it cannot be opened
	difficulty content.Difficulty
}

// newItem returns a campaign that has not been read yet.
func newItem(l saves.Listed, now time.Time) *item {
	return &item{Listed: l, row: render.Campaign{Name: l.Name, Played: played(l, now)}, facts: facts{words: words.Split(l.Name)}}
}

// played says when a campaign was last played.
func played(l saves.Listed, now time.Time) string {
	if l.Ahead {
		return "Dated " + strings.TrimPrefix(words.Ago(l.Played, now), "on ") + ", in the future"
	}
	return "Played " + words.Ago(l.Played, now)
}

// factsOf returns what a campaign can be found by: its name, its players and characters, its difficulty, its year and its boxes.
func factsOf(e *saves.Entry, row *render.Campaign) facts {
	if e.Trouble != nil {
		return facts{words: words.Split(row.Name)}
	}
	if e.Winter != nil {
		return facts{words: words.Split(strings.Join([]string{row.Name, row.Where, row.Who}, " "))}
	}
	year := int(e.Table.Year)
	text := []string{row.Name, strings.Join(e.Header.Names(), " "), saves.Characters(e.Book, &e.Table),
		words.DifficultyNames[e.Table.Difficulty], "year", rules.Roman(year), strconv.Itoa(year)}
	if e.Table.Phase == rules.CampaignOver {
		text = append(text, "finished")
	}
	for _, box := range e.Header.Boxes {
		text = append(text, box.Name)
	}
	return facts{words.Split(strings.Join(text, " ")), year, e.Table.Difficulty}
}

// know takes in what was read of a campaign.
func (it *item) know(row render.Campaign, f facts) {
	row.Table, row.Thumb = it.row.Table, it.row.Thumb
	it.row, it.facts, it.read = row, f, true
}

// look reads the campaign, unless it is at hand.
func (it *item) look(bookWith func([]content.BoxRef) *rules.Rulebook, now time.Time) *saves.Entry {
	if it.entry == nil {
		e := it.Listed.Look(bookWith)
		row := glance(&e, now)
		it.entry = &e
		it.know(row, factsOf(&e, &row))
		it.row.Table = row.Table
	}
	return it.entry
}

// drop lets go of what only a row in sight needs.
func (it *item) drop() { it.entry, it.row.Table, it.row.Thumb = nil, nil, nil }

// found reports whether a campaign has all words of a search, or words that begin so. After "year" the number must be whole: year I
// is not year II.
func (it *item) found(search []string) bool {
	if at := slices.Index(search, "year"); at >= 0 && at+1 < len(search) {
		if !slices.Contains(it.facts.words, search[at+1]) {
			return false
		}
	}
	return words.Found(search, it.facts.words)
}

// order is how the list is sorted.
type order uint8

const (
	byPlayed order = iota
	byName
	byYear
	byDifficulty
	numOrders
)

var orderName = [numOrders]string{"last played", "name", "year", "difficulty"}

// sortItems sorts campaigns. Those of equal rank, those that are still to be read and those that cannot be opened come in the order
// in which they were last played, the last two kinds at the end.
func sortItems(all []*item, by order) {
	unknown := func(it *item) int {
		if by == byPlayed || by == byName || it.facts.year > 0 {
			return 0
		}
		return 1
	}
	slices.SortStableFunc(all, func(a, b *item) int {
		rank := unknown(a) - unknown(b)
		switch by {
		case byName:
			rank = strings.Compare(strings.ToLower(a.row.Name), strings.ToLower(b.row.Name))
		case byYear:
			rank = cmp.Or(rank, a.facts.year-b.facts.year)
		case byDifficulty:
			rank = cmp.Or(rank, int(a.facts.difficulty)-int(b.facts.difficulty))
		}
		return cmp.Or(rank, saves.ByPlayed(a.Listed, b.Listed))
	})
}
