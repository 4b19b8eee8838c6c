package render

import (
	"fmt"
	"image/color"
	"strconv"
	"strings"

	"github.com/hajimehoshi/ebiten/v2"

	"sixwinters/art"
	"sixwinters/content"
	"sixwinters/render/components"
	"sixwinters/render/geom"
	"sixwinters/render/layout"
	"sixwinters/render/rich"
	"sixwinters/rules"
	"sixwinters/rules/chronicle"
)

// Chapter draws the parts of a sheet of the chronicle on a menu, each into a rectangle in pixels.
type Chapter struct {
	pieces
	cards *content.Content
}

// Chapter returns what draws the parts of a sheet on a screen. unit is the number of pixels to a unit; cards are those of the
// campaign.
func (p *Painter) Chapter(screen *ebiten.Image, unit float64, cards *content.Content) Chapter {
	return Chapter{on(p.on(screen, unit)), cards}
}

// Painted returns what draws a part of a sheet within a rectangle, for a menu.
func (p *Painter) Painted(unit float64, cards *content.Content, draw func(on Chapter, r layout.Rect)) func(*ebiten.Image, layout.Rect) {
	return func(screen *ebiten.Image, r layout.Rect) { draw(p.Chapter(screen, unit, cards), r) }
}

// Sign returns what draws an icon before a line of a menu.
func (p *Painter) Sign(unit float64, icon string) func(*ebiten.Image, layout.Rect) {
	return p.Painted(unit, nil, func(on Chapter, r layout.Rect) { on.icon(icon, r, art.InkSoft) })
}

// The largest and the least size of a banner's outcome, in units.
const (
	bannerSay   = 34.0
	bannerLeast = 20.0
)

// Banner draws the head of a sheet: what is over and how it ended, beside the picture of an event.
func (c Chapter) Banner(r layout.Rect, of Event, head, outcome string) {
	b := layout.LayBanner(r, c.u)
	c.framed(r, 4*c.u, 2*c.u, art.Night, art.Gold)
	c.picture(eventPicture(c.cards, of.Season, of.Symbols), b.Picture, 100)
	c.text(font{display, 20}, head, b.Head, left, art.Pale)
	size := bannerSay // rather smaller letters than narrower ones
	for size > bannerLeast && c.width(font{displayBold, size}, outcome) > b.Outcome.W {
		size--
	}
	c.text(font{displayBold, size}, outcome, b.Outcome, left, art.GoldBright)
}

// CardPicture draws the picture of the card with a name in a frame.
func (c Chapter) CardPicture(r layout.Rect, kind CardKind, name string) {
	c.framed(r, 4*c.u, 2*c.u, art.Night, art.Gold)
	for id := range content.NoProgress {
		if is, _, picture := cardFront(c.cards, CardRef{kind, uint8(id)}); is == name {
			c.picture(picture, r.Inset(3*c.u), 100)
		}
	}
}

// TrackRowHead draws the headings over the rows of tracks.
func (c Chapter) TrackRowHead(r layout.Rect) {
	t := layout.LayTrackRow(r, c.u)
	c.text(font{italic, small}, "level", t.Progress, center, art.InkSoft)
	c.text(font{italic, small}, "threat", t.Threat, center, art.InkSoft)
	c.text(font{italic, small}, "for the score", t.Say, left, art.InkSoft)
	key := geom.Around(t.Spaces[:])
	c.marked(key.Column(0, 2, 0), art.ProgressMarker(), font{italic, small}, "progress", art.InkSoft)
	c.marked(key.Column(1, 2, 0), art.ThreatMarker(), font{italic, small}, "threat", art.InkSoft)
}

// marked writes a text behind a marker.
func (c Chapter) marked(r layout.Rect, marker art.Marker, f font, say string, tint color.NRGBA) {
	c.Marker(marker, r.TakeLeft(markerSize*c.u, 3*c.u))
	c.text(f, say, r, left, tint)
}

// TrackNamed draws a track whose markers are named beside it, for players who have seen none.
func (c Chapter) TrackNamed(r layout.Rect, n content.Resource, of *chronicle.Track) {
	t := c.track(r, n, of)
	names := geom.Around([]layout.Rect{t.Progress, t.Say})
	names.TakeLeft(12 * c.u)
	c.marked(names.Column(0, 2, 0), art.ProgressMarker(), font{bold, 14}, "progress", art.Ink)
	c.marked(names.Column(1, 2, 0), art.ThreatMarker(), font{bold, 14}, "threat", art.Ink)
}

// track draws a track with its name and its markers before and after.
func (c Chapter) track(r layout.Rect, n content.Resource, of *chronicle.Track) layout.TrackRow {
	t := layout.LayTrackRow(r, c.u)
	swatch := art.Resources[n]
	c.Chip(art.ResourceNames[n], swatch, t.Emblem)
	c.text(font{bold, 14}, rules.Capital(n.String()), t.Name, left, art.Ink)
	c.trackRowSpaces(&t, swatch, of)
	return t
}

// TrackRow draws the row of a track: its markers before and after, and what they count.
func (c Chapter) TrackRow(r layout.Rect, n content.Resource, of *chronicle.Track) {
	t := c.track(r, n, of)
	c.text(font{bold, 14}, levelOf(of.ProgressLevel, of.Progress), t.Progress, center, art.Ink)
	c.text(font{bold, 14}, levelOf(of.ThreatLevel, of.Threat), t.Threat, center, warning())
	switch {
	case of.Won:
		c.form("disc", t.Mastery, art.Wearing().Dark())
		c.icon("mastery", t.Mastery.Inset(2.5*c.u), art.GoldBright)
	case of.Mastery:
		c.icon("mastery", t.Mastery.Inset(c.u), art.InkSoft)
	}
	say := t.Say
	if of.Counts {
		c.icon("done", say.TakeLeft(15*c.u, 2*c.u), art.Ink)
		c.text(font{bold, 13}, of.Say, say, left, art.Ink)
		return
	}
	c.text(font{body, 13}, of.Say, say, left, art.InkSoft)
}

// warning returns the ink of bad news: the red of refusals, darker, so that small letters can be read.
func warning() color.NRGBA { return readable(art.Blend(art.Refused, art.Ink, 0.2)) }

// levelOf writes a level before and after. One that stayed is written once, with the spaces that the marker moved within it: "2 (+1)".
func levelOf(level, spaces chronicle.Span) string {
	switch steps := spaces.Steps(); {
	case level.From != level.To:
		return fmt.Sprintf("%d → %d", level.From, level.To)
	case steps != 0:
		return strings.Replace(fmt.Sprintf("%d (%+d)", level.To, steps), "-", "−", 1)
	}
	return strconv.Itoa(level.To)
}

// trackRowSpaces draws the spaces of a track: progress in its colour, the threat as a line, what changed brighter, and the markers
// where they were and where they are.
func (c Chapter) trackRowSpaces(t *layout.TrackRow, swatch art.Swatch, of *chronicle.Track) {
	all := geom.Around(t.Spaces[:])
	c.round(all.Inset(-c.u), 2*c.u, faintOr(swatch.Edge, art.Ink))
	for i, r := range t.Spaces {
		space := i + 1
		r = r.Inset(0.5 * c.u)
		fill := art.Parchment
		if space <= of.Progress.To {
			fill = swatch.Fill
		}
		c.fill(r, fill)
		line := r
		line = line.TakeBottom(0.28 * r.H)
		switch {
		case space > of.Threat.From && space <= of.Threat.To:
			c.redLine(line)
		case space <= of.Threat.To:
			c.fill(line, art.Ink)
		}
		if space > of.Progress.From && space <= of.Progress.To {
			c.frame(r, 1.5*c.u, art.GoldBright)
		}
	}
	trail := func(s chronicle.Span) {
		if s.From != s.To {
			r := t.Spaces[s.From-1].Middle(8*c.u, 8*c.u)
			c.form("disc", r, art.Ink)
			c.form("disc", r.Inset(1.5*c.u), art.Parchment)
		}
	}
	trail(of.Progress)
	trail(of.Threat)
	progress, threat := t.Spaces[of.Progress.To-1], t.Spaces[of.Threat.To-1]
	if of.Progress.To == of.Threat.To { // side by side, so that neither hides the other
		beside := markerSize * cubeWidth / 2 * c.u
		progress, threat = progress.Move(-beside, 0), threat.Move(beside, 0)
	}
	c.Marker(art.ThreatMarker(), threat)
	c.Marker(art.ProgressMarker(), progress)
}

// Fate draws what became of a character; player is who played it, or "".
func (c Chapter) Fate(r layout.Rect, of *chronicle.Fate, player string) {
	f := layout.LayFate(r, c.u)
	c.framed(r, 4*c.u, c.u, art.Blend(art.ParchmentDark, art.Parchment, 0.3), art.ParchmentEdge)
	c.likeness(of.Character, f.Portrait, of.Out)
	name := c.cards.Characters[of.Character].Name
	if player != "" {
		name += " (" + player + ")"
	}
	c.text(font{displayBold, 15}, name, f.Name, left, art.Ink)
	tint := art.Ink
	if of.Out {
		tint = warning()
	}
	c.text(font{bold, 14}, of.Say, f.Say, left, tint)
	marks := []string{strings.ReplaceAll(rules.HowMany(int(of.Achieved), "achievement", "achievements"), " ", rich.Together)}
	for _, m := range of.Marked {
		marks = append(marks, "{"+m.Stress.String()+"}"+rich.Together+strings.ToLower(m.Name))
	}
	c.paragraph(font{body, 13}, strings.Join(marks, "  "), f.Marked, left, art.InkSoft)
}

// likeness draws the portrait of a character, dark if it is out of play.
func (c Chapter) likeness(who content.CharacterID, r layout.Rect, out bool) {
	c.miniature(portraitPicture(c.cards, who), r)
	if !out {
		return
	}
	c.fill(r, art.Fade(art.Night, 0.5))
	sign := layout.Rect{X: r.Right() - 0.5*r.W, Y: r.Bottom() - 0.5*r.H, W: 0.5 * r.W, H: 0.5 * r.H}
	c.form("disc", sign, art.Night)
	c.icon("knocked-out", sign.Inset(0.12*sign.H), art.Chalk)
}

// PathYear is a year on the path of all years at the foot of a chapter.
type PathYear struct {
	Year int
	Tale *chronicle.Year // nil if it has not come yet
	Now  bool            // it is the year of this chapter
}

// PathYear draws a year on the path: who was played, how far the markers moved, and how much was done.
func (c Chapter) PathYear(r layout.Rect, of PathYear) {
	y := layout.LayPathYear(r, c.u)
	fill, ink := art.ParchmentDark, art.Ink
	frame, width := art.ParchmentEdge, c.u
	if of.Now {
		frame, width = art.Gold, 2.5*c.u
	}
	if of.Tale == nil {
		if of.Now {
			c.framed(r, 4*c.u, width, fill, frame)
		} else {
			c.dashed(r, c.u, art.ParchmentEdge)
		}
		c.text(font{displayBold, 22}, rules.Roman(of.Year), y.Year, left, art.InkSoft)
		room := geom.Around([]layout.Rect{y.Portraits[0], y.Progress, y.Threat})
		if !y.Deeds.Empty() {
			room = y.Deeds
			room.H = r.Bottom() - room.Y - 4*c.u
		}
		c.icon("winter", room.Middle(22*c.u, 22*c.u), art.ParchmentEdge)
		return
	}
	c.framed(r, 4*c.u, width, fill, frame)
	c.text(font{displayBold, 22}, rules.Roman(of.Year), y.Year, left, ink)
	for i, who := range of.Tale.Cast {
		if who != content.NoCharacter {
			c.likeness(who, y.Portraits[i], of.Tale.Out(who))
		}
	}
	if of.Tale.Lost {
		room := geom.Around([]layout.Rect{y.Progress, y.Threat})
		if !y.Deeds.Empty() {
			room = y.Deeds
			room.H = y.Progress.Bottom() - room.Y
		}
		c.paragraph(font{italic, small}, "not all is known", room, left, art.InkSoft)
		return
	}
	if !y.Deeds.Empty() {
		c.count(y.Deeds.Column(0, 2, 0), "deck", len(of.Tale.Completed))
		c.count(y.Deeds.Column(1, 2, 0), "overcome", len(of.Tale.Overcome))
	}
	c.steps(y.Progress, art.ProgressMarker(), chronicle.Steps(of.Tale.Progress))
	c.steps(y.Threat, art.ThreatMarker(), chronicle.Steps(of.Tale.Threat))
}

// count draws a number behind its icon.
func (c Chapter) count(r layout.Rect, icon string, n int) {
	c.icon(icon, r.TakeLeft(r.H, 3*c.u), art.InkSoft)
	c.text(font{bold, 13}, strconv.Itoa(n), r, left, art.Ink)
}

// steps draws a marker and how many spaces it has moved.
func (c Chapter) steps(r layout.Rect, marker art.Marker, n int) {
	c.marked(r, marker, font{bold, 13}, strings.Replace(fmt.Sprintf("%+d", n), "-", "−", 1), art.Ink)
}

// Change draws a location that burned and the one in its place.
func (c Chapter) Change(r layout.Rect, of chronicle.Change) {
	l := layout.LayChange(r, c.u)
	c.framed(r, 4*c.u, 1.5*c.u, art.ParchmentDark, art.Regions[of.Region].Fill)
	c.miniature(locationPicture(c.cards, of.Old).burning(), l.Old)
	c.arrow(l.Arrow, 18*c.u, 0, art.Ink)
	c.miniature(locationPicture(c.cards, of.New), l.New)
	c.text(font{italic, 13}, c.cards.Locations[of.Old].Name, l.OldName, center, art.InkSoft)
	c.text(font{bold, 13}, c.cards.Locations[of.New].Name, l.NewName, center, art.Ink)
	c.text(font{body, 13}, boardName(c.cards, of.Region)+"; "+of.Reason.String(), l.Reason, center, art.Ink)
}

// A card on a menu: large, and as it lies on the table.

// FaceSize returns the width and the height in pixels that a card shown large takes, within the greatest.
func (c Chapter) FaceSize(f *Face, widest, tallest float64) (width, height float64) {
	set := faces{c.pieces}.sizeFace(f, widest, tallest)
	return set.width, set.height
}

// Face draws a card large from the top of a rectangle that has room for it.
func (c Chapter) Face(r layout.Rect, f *Face) {
	set := faces{c.pieces}.sizeFace(f, r.W, r.H)
	at := r.Middle(set.width, r.H)
	at.H = set.height
	faces{c.pieces}.face(f, set, at)
}

// sampleScale is how much larger than in the book of rules a card on a menu lies.
const sampleScale = 1.35

// SampleSize returns the width and the height in pixels that a card takes as it lies on the table.
func (c Chapter) SampleSize(card content.CardOf) (width, height float64) {
	size := components.PieceSize(&content.Piece{Kind: pieceKinds[card.Kind]})
	return size.W * sampleScale * c.u, size.H * sampleScale * c.u
}

// pieceKinds are the pieces that show the kinds of card.
var pieceKinds = map[content.CardKind]content.PieceKind{
	content.ObstacleKind: content.ObstaclePiece, content.LocationKind: content.LocationPiece,
	content.ProgressKind: content.ProgressPiece, content.CharacterKind: content.FigurePiece,
	content.EventKind: content.EventPiece,
}

// Sample draws a card as it lies on the table.
func (c Chapter) Sample(r layout.Rect, card content.CardOf) {
	larger := *c.canvas
	larger.u *= sampleScale
	p := content.Piece{Kind: pieceKinds[card.Kind], Resource: content.NoResource}
	on(&larger).Card(c.cards, card, &p, r)
}

// ForgetPictures drops the pictures of cards that are not shown any more.
func (p *Painter) ForgetPictures(cards *content.Content) {
	for key, img := range p.pictures {
		if key.cards != cards {
			continue
		}
		if img != nil {
			img.Deallocate()
		}
		delete(p.pictures, key)
	}
}
