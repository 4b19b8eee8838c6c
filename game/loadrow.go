package game

import (
	"image"
	"strings"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"sixwinters/content"
	"sixwinters/render"
	"sixwinters/render/layout"
	"sixwinters/rules"
	"sixwinters/saves"
)

// glance is what the list of all campaigns shows of one.
func (g *Game) glance(e *saves.Entry, now time.Time) render.Campaign {
	c := render.Campaign{Name: e.Name, Played: "Played " + ago(e.Played, now)}
	if e.Trouble != nil {
		c.Trouble = "It cannot be opened: " + e.Trouble.Error() + "."
		return c
	}
	s := &e.Table
	c.Table = s
	parts := []string{where(s)}
	if s.Phase != rules.CampaignOver {
		parts = append(parts, g.book.Season(s).String())
	}
	parts = append(parts, strings.ToLower(difficultyName[s.Difficulty]))
	c.Where = strings.Join(parts, ", ")
	c.Who = g.whoPlays(e)
	return c
}

// betweenPlayers stands between two names.
const betweenPlayers = " and "

// playerNames are the names that were written into a field, with "and" or a comma between them.
func playerNames(written string) []string {
	return strings.Split(strings.ReplaceAll(written, betweenPlayers, ","), ",")
}

// whoPlays names the players of a campaign, as far as they are known, and their characters.
func (g *Game) whoPlays(e *saves.Entry) string {
	who, players := characters(g.book, &e.Table), strings.Join(e.Header.Names(), betweenPlayers)
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

// characters names those who have been chosen at a table; "" for none.
func characters(b *rules.Rulebook, s *rules.State) string {
	var who []string
	for p := range s.Players {
		if s.Players[p].Character != content.NoCharacter {
			who = append(who, b.PlayerName(s, p))
		}
	}
	return strings.Join(who, betweenPlayers)
}

// thumbKey names the small picture of a table.
type thumbKey struct {
	table uint64 // its fingerprint
	size  image.Point
}

// mostThumbs is how many small pictures of tables are kept.
const mostThumbs = 200

// thumb is the small picture of a table, drawn once.
func (g *Game) thumb(s *rules.State, size image.Point) *ebiten.Image {
	key := thumbKey{s.Fingerprint(), size}
	picture, ok := g.thumbs[key]
	if !ok {
		if g.thumbs == nil || len(g.thumbs) >= mostThumbs {
			for _, old := range g.thumbs {
				old.Deallocate()
			}
			g.thumbs = map[thumbKey]*ebiten.Image{}
		}
		picture = g.painter.Thumbnail(g.book, s, size)
		g.thumbs[key] = picture
	}
	return picture
}

// paintThumb gives one campaign its picture, if there is one that has none of the right size, and reports whether there
// was: to draw them all at once would take too long.
func (l *loader) paintThumb(g *Game) bool {
	r := layout.LayCampaign(layout.Rect{W: loaderWidth * l.menu.Unit(), H: float64(l.menu.Px(layout.CampaignHeight))}, l.menu.Unit()).Thumb
	size := image.Pt(int(r.W), int(r.H))
	for i := range l.painted {
		if c := &l.painted[i]; c.Table != nil && (c.Thumb == nil || c.Thumb.Bounds().Size() != size) {
			c.Thumb = g.thumb(c.Table, size)
			return true
		}
	}
	return false
}
