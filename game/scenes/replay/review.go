package replay

import (
	"context"
	"fmt"
	"strings"
	"time"

	"github.com/ebitenui/ebitenui/widget"
	"github.com/hajimehoshi/ebiten/v2"

	"sixwinters/advice/review"
	"sixwinters/game/app"
	"sixwinters/game/menu"
	"sixwinters/render"
	"sixwinters/render/layout"
	"sixwinters/rules"
	"sixwinters/saves"
)

// The campaign in review: how the chance to win went, what was luck, and which decisions made it. It is worked out in the background,
// and kept beside the campaign.

// reviewing is a review, and what it shows.
type reviewing struct {
	work app.Work[*review.Review] // counts decisions
	told *widget.Text             // how many are judged, on the sheet
	is   *review.Review
	year int // that it shows; 0: all

	trial  app.Work[*review.Again] // judges another try
	trying []review.Decision       // what can be tried once more, the one in hand first
	again  *review.Again           // what came of it
}

// OpenReview lays the review over the table, of the year that the table is in, and begins to work it out.
func (r *Replay) OpenReview(g *app.App) {
	r.pause()
	v := &r.review
	if v.is == nil && !v.work.Running() {
		v.year = int(r.Line.Table(r.At).Year)
		if r.Line.Table(r.At).Phase == rules.CampaignOver {
			v.year = 0
		}
		book, line, file := r.Table.Book, r.Line, r.Table.Campaign.Name()
		v.work.Begin(g, func(ctx context.Context, tell func(done, all int)) *review.Review {
			return review.Kept(ctx, book, line, saves.ReviewName(file), review.Files{Read: saves.ReadFile, Write: saves.WriteFile}, tell)
		})
	}
	r.toReview(g)
}

// toReview lays the sheet of the review.
func (r *Replay) toReview(*app.App) { r.Table.Dialog = &app.Dialog{Build: r.buildReview} }

// awaitReview takes the review once it has come, and shows how far it is.
func (r *Replay) awaitReview(g *app.App) {
	v := &r.review
	if !v.work.Running() || r.Table.Dialog == nil {
		return
	}
	is, came, stale := v.work.Tick()
	if came {
		v.is = is
	} else {
		g.RedrawIn(time.Second / 2)
		g.Rested = 0
	}
	switch m := r.Table.Dialog.Menu; {
	case came:
		r.Table.Rebuild()
	case stale && m != nil && v.told != nil:
		m.Retell(v.told, v.judged(), reviewWidth)
		g.Stale = true
	}
}

func (v *reviewing) judged() string {
	done, all := v.work.Count()
	return fmt.Sprintf("%d of %d decisions are judged. The numbers are the same every time.", done, all)
}

// Left stops working it out. What has been judged is kept.
func (r *Replay) Left() {
	r.review.work.Stop()
	r.review.trial.Stop()
}

// reviewWidth and curveHeight are in units.
const (
	reviewWidth = 900
	curveHeight = 116
)

func (r *Replay) buildReview(g *app.App, m *menu.Menu, d *app.Dialog) {
	v := &r.review
	m.Title("The campaign in review", 30)
	if v.is == nil {
		v.told = m.NewParagraph(v.judged(), reviewWidth)
		m.Add(v.told)
		m.Next("Back to the replay", d.Press(nil))
		return
	}
	years, last := []string{"All"}, int(r.Line.Table(r.Line.Len()-1).Year)
	for y := 1; y <= last; y++ {
		years = append(years, rules.Roman(y))
	}
	m.Choose("Year", "The chance to win, as the players came to act, where it is known well enough.", years, v.year,
		func(i int) { v.year, d.Menu = i, nil })
	from, to := r.turnsOf(v.year)
	width := min(m.Px(reviewWidth), m.Inner)
	if len(r.curve(from, to)) > 1 {
		m.Add(m.NewPainting(r.curveWords(from, to), width, m.Px(curveHeight), func(screen *ebiten.Image, at layout.Rect) {
			g.Painter.Chapter(screen, m.Unit, r.Table.Book.Content()).Curve(at, r.curve(from, to))
		}))
	}
	m.Text(v.is.Verdict(from, to), reviewWidth)
	if grades := v.is.GradesWords(from, to); grades != "" {
		m.Text(grades+".", reviewWidth)
	}
	if v.is.Cascade != nil {
		m.Text(v.is.Cascade.Words(), reviewWidth)
	}
	a, b := v.is.Turns[from].At, v.is.Turns[to].At
	if from == 0 {
		a = 0
	}
	tell := func(head string, list []review.Decision, by func(d *review.Decision) float64) {
		if len(list) == 0 {
			return
		}
		m.Text(head, reviewWidth)
		for i := range list {
			of := &list[i]
			about := ""
			if of.Theme != "" && of.Win < 0 {
				about = ", " + string(of.Theme)
			}
			say := fmt.Sprintf("%s points, %s%s: %s", review.Points(by(of)), of.When, about, of.Did)
			if of.Would != "" {
				say += " " + of.Beside()
			}
			m.Add(m.NewSaying(say, width, d.Does(func(g *app.App) { r.Jump(g, of.At) }), func(*ebiten.Image, layout.Rect) {}))
		}
	}
	tell("What cost most. Click one to see its table; branch from there with B.", v.is.Cost(a, b, review.Named), func(d *review.Decision) float64 { return d.Win })
	var again []*widget.Button
	for _, of := range v.is.Cost(a, b, review.Named) {
		again = append(again, m.NewButton("Try "+of.When+" again", d.Does(func(g *app.App) { r.try(g, []review.Decision{of}) })))
	}
	if len(again) > 0 {
		m.Buttons(again...)
	}
	tell("What gained most.", v.is.Gained(a, b, review.Named), func(d *review.Decision) float64 { return d.Gain })
	m.InFoot()
	if mistakes := v.is.Cost(a, b, practised); len(mistakes) > 0 {
		m.Button("Practise your mistakes", d.Does(func(g *app.App) { r.try(g, mistakes) }))
	}
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

// curveWords says how the chance to win went.
func (r *Replay) curveWords(from, to int) string {
	var say []string
	for _, p := range r.curve(from, to) {
		if p.Label != "" {
			say = append(say, fmt.Sprintf("%s: %.0f%%", p.Label, 100*p.Share))
		}
	}
	return "The chance to win. " + strings.Join(say, ", ")
}

// curve returns the chances to win of turns that are known well enough, each with its label: its name within a year, or else the year that
// it begins.
func (r *Replay) curve(from, to int) (points []render.CurvePoint) {
	turns, year := r.review.is.Turns, 0
	for i := from; i <= to; i++ {
		if !turns[i].Told {
			continue
		}
		p := render.CurvePoint{Share: turns[i].Win, Label: turns[i].When}
		if r.review.year == 0 {
			is := int(r.Line.Table(turns[i].At).Year)
			if p.Label = ""; is != year {
				p.Label = rules.Roman(is)
			}
			year = is
		}
		points = append(points, p)
	}
	return points
}
