package campaigns

import (
	"image"
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
	c := render.Campaign{Name: e.Title(), Played: "Played " + words.Ago(e.Played, now)}
	if e.Trouble != nil {
		c.Trouble = "It cannot be opened: " + e.Trouble.Error() + "."
		return c
	}
	b, s := e.Book, &e.Table
	c.Table = s
	parts := []string{words.Where(s)}
	if s.Phase != rules.CampaignOver {
		parts = append(parts, b.Season(s).String())
	}
	parts = append(parts, strings.ToLower(difficultyName[s.Difficulty]))
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

// paintThumb gives one campaign in sight its picture, if there is one that has none of the right size, and reports whether there
// was: to draw all at once takes too long without a graphics card.
func (l *list) paintThumb(g *app.App) bool {
	r := layout.LayCampaign(layout.Rect{W: listWidth * l.menu.Unit, H: float64(l.menu.Px(layout.CampaignHeight))},
		l.menu.Unit).Thumb
	size := image.Pt(int(r.W), int(r.H))
	for i := range l.painted {
		c, row := &l.painted[i], l.rows[i]
		inSight := row.GetWidget().Rect.Overlaps(l.menu.Seen(row))
		if c.Table != nil && inSight && (c.Thumb == nil || c.Thumb.Bounds().Size() != size) {
			c.Thumb = g.Thumbs.Of(g.Painter, l.entries[i].Book, c.Table, size)
			return true
		}
	}
	return false
}
