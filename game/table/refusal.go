package table

import (
	"slices"

	"sixwinters/game/app"
	"sixwinters/game/layer"
	"sixwinters/render"
	"sixwinters/render/layout"
	"sixwinters/rules"
	"sixwinters/sound"
)

// refusing says why something is not possible.
type refusing struct {
	layer.Base
	*board

	refusal refusal
}

// refusal is why something is not possible, for as long as that is shown.
type refusal struct {
	say    string  // sentences; "" for none
	rule   string  // id of the rule that says so, "" where it is no matter of the rules
	cited  string  // that rule, as players are told of it
	invite bool    // it says that a click on it opens the rule
	x, y   float64 // of the hand
	ticks  int     // that it is still shown
}

// words are what stands on the table: the reason, its rule, and the first time of all what a click on it does.
func (r refusal) words() string {
	if r.rule == "" {
		return r.say
	}
	words := r.say + " " + r.cited + "."
	if r.invite {
		words += " Click here to read it."
	}
	return words
}

// linkMet is what the settings remember once it has been said that a refusal leads to its rule.
const linkMet = "refusal"

// refuse shows why something is not possible, near the pointer, for as long as it takes to read. rule is the id of the rule
// that says so, or "".
func (r *refusing) refuse(g *app.App, say, rule string) {
	r.refusal = refusal{say: say, rule: rule, invite: rule != "" && !slices.Contains(g.Settings.Met, linkMet)}
	if rule != "" {
		r.refusal.cited = g.Reference.Cite(rule)
	}
	if r.refusal.invite {
		g.Settings.Met = append(g.Settings.Met, linkMet)
		g.SaveSettings()
	}
	r.refusal.x, r.refusal.y = r.attention.handAt(g)
	r.refusal.ticks = 90 + 3*len(r.refusal.words())
	r.guide.reminded()
	g.Hear(sound.Refused, 0)
}

// Tick takes away what was refused when it has been shown for long, unless the pointer is on it.
func (r *refusing) Tick(g *app.App) (stale, keeps bool) {
	if r.refusal.ticks == 0 || g.Painter.RefusalAt(g.Pointer.X, g.Pointer.Y) {
		return false, false
	}
	if r.refusal.ticks--; r.refusal.ticks == 0 {
		r.forgetRefusal()
	}
	return true, false
}

// Press opens the rule of the refusal.
func (r *refusing) Press(g *app.App, _ layout.Target) bool {
	if r.refusal.rule == "" || !g.Painter.RefusalAt(g.Pointer.X, g.Pointer.Y) {
		return false
	}
	g.OpenRules(r.refusal.rule)
	return true
}

// Escape takes the refusal away.
func (r *refusing) Escape(*app.App) bool {
	shown := r.refusal.say != ""
	r.forgetRefusal()
	return shown
}

// Draw shows the refusal.
func (r *refusing) Draw(_ *app.App, s *render.Scene) {
	s.Refusal, s.RefusalX, s.RefusalY = r.refusal.words(), r.refusal.x, r.refusal.y
}

// Blocks is what would lie over the refusal.
func (r *refusing) Blocks() layer.Blocks {
	shown := r.refusal.say != ""
	return layer.Blocks{Tips: shown, Large: shown}
}

// Topic is its rule.
func (r *refusing) Topic(*app.App) string { return r.refusal.rule }

// Renew takes it away.
func (r *refusing) Renew() { r.forgetRefusal() }

// forgetRefusal takes what was refused away: something else is done.
func (r *refusing) forgetRefusal() { r.refusal = refusal{} }

// refuseFor refuses with an error, and its rule if it has one.
func (r *refusing) refuseFor(g *app.App, err error) {
	if why, ok := err.(rules.Refusal); ok {
		r.refuse(g, why.Error(), why.Rule)
		return
	}
	r.refuse(g, err.Error(), "")
}
