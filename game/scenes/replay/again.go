package replay

import (
	"context"

	"sixwinters/advice/review"
	"sixwinters/game/app"
	"sixwinters/game/menu"
	"sixwinters/rules"
	"sixwinters/saves"
)

// Practice from one's own mistakes: each decision that cost most is made once more at its table, and judged at once.

// practised is how many decisions are practised, the worst first.
const practised = 10

// try lays out the table of the first of some decisions, to be made once more. The table is kept nowhere, and the campaign stays as it is.
func (r *Replay) try(g *app.App, decisions []review.Decision) {
	v := &r.review
	v.trying, v.again = decisions, nil
	campaign := saves.Laid(r.Table.Book, *r.Line.Table(decisions[0].At))
	g.Routes.Try(g, campaign, app.Trial{
		Title: "Another try", About: "Decide again, up to the next roll or card.", Says: "Another try, up to the next roll or card.", Leave: "Back to the review",
		Ends: func(c *saves.Campaign, made []rules.Move, moving bool) bool {
			_, begin := c.Move(0)
			return review.Ends(begin, c.Now(), made) && (!moving || made[len(made)-1].Kind == rules.MoveDone)
		},
		Over: func(g *app.App, made []rules.Move) {
			book, line, d := r.Table.Book, r.Line, decisions[0]
			v.trial.Begin(g, func(context.Context, func(done, all int)) *review.Again {
				again := review.Try(book, line, &d, made)
				return &again
			})
			r.backFrom(g)
			r.Table.Dialog = &app.Dialog{Build: r.buildAgain}
		},
		Back: func(g *app.App) {
			r.backFrom(g)
			r.toReview(g)
		},
	})
}

// backFrom shows the replay again, at the table that was tried.
func (r *Replay) backFrom(g *app.App) {
	Look(g, r)
	r.Jump(g, r.review.trying[0].At)
}

// awaitAgain takes the verdict once it has come.
func (r *Replay) awaitAgain(g *app.App) {
	v := &r.review
	if !v.trial.Running() {
		return
	}
	g.Rested = 0
	if again, came, _ := v.trial.Tick(); came {
		v.again = again
		r.Table.Rebuild()
		g.Stale = true
	}
}

// Judged reports whether what came of another try is known.
func (r *Replay) Judged() bool { return r.review.again != nil }

// buildAgain says what came of another try, beside the first.
func (r *Replay) buildAgain(_ *app.App, m *menu.Menu, d *app.Dialog) {
	v := &r.review
	of := &v.trying[0]
	m.Title("Another try", 30)
	m.Text("First, "+of.When+": "+of.Did, reviewWidth)
	if v.again == nil {
		m.Text("Your new try is being judged.", reviewWidth)
		m.Next("Back to the review", d.Does(r.toReview))
		return
	}
	m.Text("Now: "+v.again.Did, reviewWidth)
	m.Text(v.again.Verdict(), reviewWidth)
	m.Button("Try again", d.Does(func(g *app.App) { r.try(g, v.trying) }))
	if len(v.trying) > 1 {
		m.Button("Next mistake", d.Does(func(g *app.App) { r.try(g, v.trying[1:]) }))
	}
	m.Next("Back to the review", d.Does(r.toReview))
}
