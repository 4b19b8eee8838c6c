package board

import (
	"slices"
	"strings"

	"sixwinters/game/app"
	"sixwinters/render/layout"
	"sixwinters/sound"
)

// Refusal is why something is not possible, shown near the hand for as long as it takes to read.
type Refusal struct {
	Say    string        // sentences; "" for none
	Rule   string        // id of the rule behind it, or ""
	cited  string        // that rule, as players know it
	invite string        // says that a click opens the rule, or ""
	X, Y   float64       // of the hand, in pixels
	ticks  int           // left
	held   layout.Target // what was dropped: what takes it glows meanwhile
}

// Words returns the reason, its rule, and the first time of all what a click does.
func (r *Refusal) Words() string {
	if r.Rule == "" {
		return r.Say
	}
	return strings.TrimRight(r.Say+" "+r.cited+". "+r.invite, " ")
}

// LinkMet is kept in the settings once a refusal has said that a click opens its rule.
const LinkMet = "refusal"

// Show shows why something is not possible, beside the hand at x, y. rule is the id of the rule behind it, or "".
func (r *Refusal) Show(g *app.App, say, rule string, x, y float64) {
	*r = Refusal{Say: g.Keyboard.Told(say), Rule: rule, X: x, Y: y}
	if rule != "" {
		r.cited = g.Reference.Cite(rule)
	}
	if rule != "" && !slices.Contains(g.Settings.Met, LinkMet) {
		r.invite = g.Keyboard.Told("Click here to read it.")
		g.Settings.Met = append(g.Settings.Met, LinkMet)
		g.SaveSettings()
	}
	r.ticks = 120 + 6*len(r.Words()) // of which 3 are read at 200 words a minute
	g.Redraw()
	g.Hear(sound.Refused, 0)
}

func (r *Refusal) Forget() { *r = Refusal{} }

// age counts a tick, after the last of which the refusal goes; its time rests while it is pointed at. It reports whether it has gone. Ticks go
// on meanwhile, but drawing all of the table in each of them would make a slow screen miss what the hand does.
func (r *Refusal) age(g *app.App, pointedAt bool) (gone bool) {
	if r.ticks == 0 || pointedAt {
		return false
	}
	g.Rested = 0
	if r.ticks--; r.ticks == 0 {
		r.Forget()
		return true
	}
	return false
}
