package board

import (
	"slices"

	"sixwinters/game/app"
	"sixwinters/game/layer"
	"sixwinters/render"
	"sixwinters/render/layout"
	"sixwinters/rules"
	"sixwinters/sound"
)

// Refusing says why something is not possible.
type Refusing struct {
	layer.Base
	*Board

	Refusal Refusal
}

// Refusal is why something is not possible, for as long as that is shown.
type Refusal struct {
	Say    string  // sentences; "" for none
	Rule   string  // id of the rule that says so, "" where it is no matter of the rules
	cited  string  // that rule, as players are told of it
	invite bool    // it says that a click on it opens the rule
	X, Y   float64 // of the hand
	ticks  int     // that it is still shown
}

// Words are what stands on the table: the reason, its rule, and the first time of all what a click on it does.
func (r Refusal) Words() string {
	if r.Rule == "" {
		return r.Say
	}
	words := r.Say + " " + r.cited + "."
	if r.invite {
		words += " Click here to read it."
	}
	return words
}

// LinkMet is what the settings remember once it has been said that a refusal leads to its rule.
const LinkMet = "refusal"

// Refuse shows why something is not possible, near the pointer, for as long as it takes to read. rule is the id of the rule
// that says so, or "".
func (r *Refusing) Refuse(g *app.App, say, rule string) {
	r.Refusal = Refusal{Say: say, Rule: rule, invite: rule != "" && !slices.Contains(g.Settings.Met, LinkMet)}
	if rule != "" {
		r.Refusal.cited = g.Reference.Cite(rule)
	}
	if r.Refusal.invite {
		g.Settings.Met = append(g.Settings.Met, LinkMet)
		g.SaveSettings()
	}
	r.Refusal.X, r.Refusal.Y = r.Attention.handAt(g)
	r.Refusal.ticks = 90 + 3*len(r.Refusal.Words())
	r.Guide.Reminded()
	g.Hear(sound.Refused, 0)
}

// Tick takes away what was refused when it has been shown for long, unless the pointer is on it.
func (r *Refusing) Tick(g *app.App) (stale, keeps bool) {
	if r.Refusal.ticks == 0 || g.Painter.RefusalAt(g.Pointer.X, g.Pointer.Y) {
		return false, false
	}
	if r.Refusal.ticks--; r.Refusal.ticks == 0 {
		r.ForgetRefusal()
	}
	return true, false
}

// Press opens the rule of the refusal.
func (r *Refusing) Press(g *app.App, _ layout.Target) bool {
	if r.Refusal.Rule == "" || !g.Painter.RefusalAt(g.Pointer.X, g.Pointer.Y) {
		return false
	}
	g.OpenRules(r.Refusal.Rule)
	return true
}

// Escape takes the refusal away.
func (r *Refusing) Escape(*app.App) bool {
	shown := r.Refusal.Say != ""
	r.ForgetRefusal()
	return shown
}

// Draw shows the refusal.
func (r *Refusing) Draw(_ *app.App, s *render.Scene) {
	s.Refusal, s.RefusalX, s.RefusalY = r.Refusal.Words(), r.Refusal.X, r.Refusal.Y
}

// Blocks is what would lie over the refusal.
func (r *Refusing) Blocks() layer.Blocks {
	shown := r.Refusal.Say != ""
	return layer.Blocks{Tips: shown, Large: shown}
}

// Topic is its rule.
func (r *Refusing) Topic(*app.App) string { return r.Refusal.Rule }

// Renew takes it away.
func (r *Refusing) Renew() { r.ForgetRefusal() }

// ForgetRefusal takes what was refused away: something else is done.
func (r *Refusing) ForgetRefusal() { r.Refusal = Refusal{} }

// refuseFor refuses with an error, and its rule if it has one.
func (r *Refusing) refuseFor(g *app.App, err error) {
	if why, ok := err.(rules.Refusal); ok {
		r.Refuse(g, why.Error(), why.Rule)
		return
	}
	r.Refuse(g, err.Error(), "")
}
