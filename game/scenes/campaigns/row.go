package campaigns

import (
	"image"
	"maps"
	"slices"
	"strings"
	"time"

	"sixwinters/game/app"
	"sixwinters/game/words"
	"sixwinters/render"
	"sixwinters/render/layout"
	"sixwinters/rules"
	"sixwinters/saves"
)

// glance returns what the list of all campaigns shows of one.
func glance(e *saves.Entry, now time.Time) render.Campaign {
	c := render.Campaign{Name: e.Title(), Played: played(e.Listed, now)}
	if e.Trouble != nil {
		c.Trouble = "It cannot be opened: " + e.Trouble.Error() + "."
		return c
	}
	if e.Winter != nil {
		c.Where, c.Who = words.OfWinter(e.Winter)
		return c
	}
	b, s := e.Book, &e.Table
	c.Table = s
	parts := []string{words.Where(s)}
	if s.Phase != rules.CampaignOver {
		parts = append(parts, b.Season(s).String())
	}
	parts = append(parts, strings.ToLower(words.DifficultyNames[s.Difficulty]))
	for _, box := range e.Header.Boxes {
		parts = append(parts, box.Name)
	}
	c.Where = strings.Join(parts, ", ")
	c.Who = whoPlays(e)
	return c
}

// playerNames returns the names that were written into a field, with "and" or a comma between them.
func playerNames(written string) []string {
	return strings.Split(strings.ReplaceAll(written, words.BetweenPlayers, ","), ",")
}

// whoPlays names the players of a campaign, as far as they are known, and their characters.
func whoPlays(e *saves.Entry) string {
	who, players := saves.Characters(e.Book, &e.Table), strings.Join(e.Header.ShortNames(), words.BetweenPlayers)
	switch {
	case players == "" && who == "":
		return "The characters are not chosen yet"
	case players == "":
		return who
	case who == "":
		return players
	}
	return players + ", with " + who
}

// fillRow reads one campaign in sight that has not been read, or gives it its picture if that is missing or of another size, and
// reports whether there was one: to do all at once takes too long without a graphics card.
func (l *list) fillRow(g *app.App) bool {
	if !l.rows {
		return false
	}
	r := layout.LayCampaign(layout.Rect{W: listWidth * l.menu.Unit, H: float64(l.menu.Px(layout.CampaignHeight))},
		l.menu.Unit).Thumb
	size := image.Pt(int(r.W), int(r.H))
	made := l.menu.MadeRows()
	for _, i := range slices.Sorted(maps.Keys(made)) {
		it, row := l.shown[i], made[i]
		at := row.GetWidget().Rect
		switch c := &it.row; {
		case at.Empty() || !at.Overlaps(l.menu.Seen(row)):
		case it.entry == nil:
			it.look(g.BookWith, time.Now())
			l.near[it] = true
			return true
		case c.Thumb != nil && c.Thumb.Bounds().Size() == size:
		case c.Table != nil:
			c.Thumb = g.Thumbs.Of(g.Painter, it.entry.Book, c.Table, size)
			return true
		case it.entry.Winter != nil:
			c.Thumb = g.Thumbs.OfWinter(g.Painter, it.entry.Winter, size)
			return true
		}
	}
	return false
}

// dropFar lets go of the tables and pictures of campaigns whose rows are no longer made.
func (l *list) dropFar() {
	made := map[*item]bool{}
	if l.rows {
		for i := range l.menu.MadeRows() {
			made[l.shown[i]] = true
		}
	}
	for it := range l.near {
		if !made[it] && it != l.chosen {
			it.drop()
			delete(l.near, it)
		}
	}
}
