package replay

import (
	"context"
	"fmt"
	"image"
	"os"
	"sync/atomic"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"sixwinters/advice/review"
	"sixwinters/art"
	"sixwinters/game/app"
	"sixwinters/game/menu"
	"sixwinters/game/sheet"
	"sixwinters/game/thought"
	"sixwinters/render/layout"
	"sixwinters/rules"
	"sixwinters/saves"
)

// The campaign in review: how the chance to win went, what was luck, and which decisions made it. It is worked out in the background,
// and kept beside the campaign.

// reviewing is a review, and what it shows.
type reviewing struct {
	under     *thought.Thought[*review.Review]
	done, all *atomic.Int64 // decisions that have been judged
	is        *review.Review
	shown     int64 // done, as it is shown
	year      int   // that it shows; 0: all
}

// OpenReview lays the review over the table, of the year that the table is in, and begins to work it out.
func (r *Replay) OpenReview(g *app.App) {
	r.pause()
	v := &r.review
	if v.is == nil && v.under == nil {
		v.year = int(r.Line.Table(r.At).Year)
		if r.Line.Table(r.At).Phase == rules.CampaignOver {
			v.year = 0
		}
		v.done, v.all = &atomic.Int64{}, &atomic.Int64{}
		book, line, done, all, file := r.Table.Book, r.Line, v.done, v.all, r.Table.Campaign.Name()
		v.under = thought.Begin(g.Waker(), func(ctx context.Context) *review.Review {
			var known *review.Review
			if data, err := os.ReadFile(saves.ReviewName(file)); err == nil && file != "" {
				known = review.Read(book, data)
			}
			is := review.Work(ctx, book, line, known, func(n, of int) { done.Store(int64(n)); all.Store(int64(of)) })
			if data, err := is.File(book); err == nil && file != "" {
				_ = saves.WriteFile(saves.ReviewName(file), data) // without it, it is worked out again
			}
			return is
		})
	}
	r.Table.Dialog = &sheet.Dialog{Build: r.buildReview}
}

// awaitReview takes the review once it has come, and shows how far it is.
func (r *Replay) awaitReview(g *app.App) {
	v := &r.review
	if v.under == nil || r.Table.Dialog == nil {
		return
	}
	is, ok := v.under.Come()
	if ok {
		v.is, v.under = is, nil
	} else {
		g.RedrawIn(time.Second / 2)
		g.Rested = 0
	}
	if now := v.done.Load(); ok || now != v.shown {
		v.shown, r.Table.Dialog.Menu = now, nil // it is built again
	}
}

// Left stops working it out. What has been judged is kept.
func (r *Replay) Left() {
	if r.review.under != nil {
		r.review.under.Forget()
		r.review.under = nil
	}
}

// reviewWidth and curveHeight are in units.
const (
	reviewWidth = 900
	curveHeight = 120
)

// buildReview writes the review on its sheet.
func (r *Replay) buildReview(g *app.App, m *menu.Menu, d *sheet.Dialog) {
	v := &r.review
	m.Title("The campaign in review", 30)
	if v.is == nil {
		m.Text(fmt.Sprintf("%d of %d decisions are judged. The numbers are the same every time.", v.done.Load(), v.all.Load()), reviewWidth)
		m.Next("Back to the replay", d.Press(nil))
		return
	}
	years, last := []string{"All"}, int(r.Line.Table(r.Line.Len()-1).Year)
	for y := 1; y <= last; y++ {
		years = append(years, rules.Roman(y))
	}
	m.Choose("Year", "The chance to win, as the players came to act.", years, v.year, func(i int) { v.year, d.Menu = i, nil })
	from, to := r.turnsOf(v.year)
	width := min(m.Px(reviewWidth), m.Inner())
	m.Add(m.NewPainting(width, m.Px(curveHeight), func(screen *ebiten.Image, at layout.Rect) { drawCurve(screen, at, v.is.Turns[from:to+1]) }))
	m.Text(v.is.Verdict(from, to), reviewWidth)
	a, b := v.is.Turns[from].At, v.is.Turns[to].At
	if from == 0 {
		a = 0
	}
	tell := func(head string, list []review.Decision, by func(d *review.Decision) float64) {
		m.Text(head, reviewWidth)
		for i := range list {
			of := &list[i]
			say := fmt.Sprintf("%s points, %s: %s", review.Points(by(of)), of.When, of.Did)
			if of.Would != "" {
				say += " " + of.Beside()
			}
			m.Add(m.NewSaying(say, width, d.Does(func(g *app.App) { r.Jump(g, of.At) }), func(*ebiten.Image, layout.Rect) {}))
		}
	}
	tell("What cost most. Click one to see its table; branch from there with B.", v.is.Cost(a, b, review.Named), func(d *review.Decision) float64 { return d.Win })
	tell("What gained most.", v.is.Gained(a, b, review.Named), func(d *review.Decision) float64 { return d.Gain })
	m.InFoot()
	m.Next("Back to the replay", d.Press(nil))
}

// turnsOf returns the first and last points of the curve of a year, or with 0 of all.
func (r *Replay) turnsOf(year int) (from, to int) {
	turns := r.review.is.Turns
	to = len(turns) - 1
	if year == 0 {
		return 0, to
	}
	for i := range turns {
		switch y := int(r.Line.Table(turns[i].At).Year); {
		case y < year:
			from = i
		case y == year:
			to = i
		}
	}
	return from, to
}

// drawCurve draws the chance to win as a column for each turn, with a line at a half.
func drawCurve(screen *ebiten.Image, at layout.Rect, turns []review.Turn) {
	fill := func(x, y, w, h float64, line bool) {
		c := art.Gold
		if line {
			c = art.Ink
		}
		r := image.Rect(int(x), int(y), int(x+w), int(y+h)).Intersect(screen.Bounds())
		if !r.Empty() {
			screen.SubImage(r).(*ebiten.Image).Fill(c)
		}
	}
	column := at.W / float64(len(turns))
	for i := range turns {
		h := max(1, turns[i].Win*at.H)
		fill(at.X+float64(i)*column, at.Y+at.H-h, max(1, column-2), h, false)
	}
	fill(at.X, at.Y+at.H/2, at.W, 1, true) // a half
	fill(at.X, at.Y+at.H-1, at.W, 1, true)
}
