package board

import (
	"slices"
	"strings"

	"sixwinters/game/app"
	"sixwinters/sound"
)

// Refusing shows a refusal near the hand, for as long as it takes to read. A click opens its rule.
type Refusing struct {
	Refusal Refusal
}

// Refusal is why something is not possible.
type Refusal struct {
	Say    string  // sentences; "" for none
	Rule   string  // id of the rule behind it, or ""
	cited  string  // that rule, as players know it
	invite string  // says that a click opens the rule, or ""
	X, Y   float64 // of the hand, in pixels
	ticks  int     // left
}

// Words returns the reason, its rule, and the first time of all what a click does.
func (r Refusal) Words() string {
	if r.Rule == "" {
		return r.Say
	}
	return strings.TrimRight(r.Say+" "+r.cited+". "+r.invite, " ")
}

// LinkMet is kept in the settings once a refusal has said that a click opens its rule.
const LinkMet = "refusal"

// ShowRefusal shows why something is not possible, beside the hand at x, y. rule is the id of the rule behind it, or "".
func (r *Refusing) ShowRefusal(g *app.App, say, rule string, x, y float64) {
	r.Refusal = Refusal{Say: g.Keyboard.Told(say), Rule: rule, X: x, Y: y}
	if rule != "" {
		r.Refusal.cited = g.Reference.Cite(rule)
	}
	if rule != "" && !slices.Contains(g.Settings.Met, LinkMet) {
		r.Refusal.invite = g.Keyboard.Told("Click here to read it.")
		g.Settings.Met = append(g.Settings.Met, LinkMet)
		g.SaveSettings()
	}
	r.Refusal.ticks = 90 + 3*len(r.Refusal.Words())
	g.Hear(sound.Refused, 0)
}

func (r *Refusing) ForgetRefusal() { r.Refusal = Refusal{} }

// Age counts a tick, after the last of which the refusal goes; its time rests while it is pointed at. It reports whether the
// refusal has to be drawn again.
func (r *Refusing) Age(pointedAt bool) (stale bool) {
	if r.Refusal.ticks == 0 || pointedAt {
		return false
	}
	if r.Refusal.ticks--; r.Refusal.ticks == 0 {
		r.ForgetRefusal()
	}
	return true
}
