package render

import (
	"image/color"
	"slices"
	"strconv"
	"strings"

	"sixwinters/art"
	"sixwinters/content"
	"sixwinters/render/layout"
	"sixwinters/rules"
)

// bar draws the top bar: the year, the wheel of seasons and the seven steps.
func (t *table) bar() {
	b := &t.plan.Bar
	t.fill(b.Rect, lacquer(0.2))
	t.fill(layout.Rect{X: b.Rect.X, Y: b.Rect.Bottom() - t.u, W: b.Rect.W, H: t.u}, art.Gold)

	year := b.Year
	label := year.TakeTop(0.42 * year.H)
	title := "Year " + rules.Roman(max(1, int(t.s.Year)))
	if t.s.Turn > 0 {
		title += ", turn " + strconv.Itoa(int(t.s.Turn))
	}
	t.text(font{body, small}, title, label, center, art.GoldBright)
	years := t.book.Years()
	for i := range years {
		box, number := year.Column(i, years, 2*t.u), rules.Roman(i+1)
		if i+1 == int(t.s.Year) {
			t.round(box, 3*t.u, art.Gold)
			t.text(font{displayBold, small}, number, box, center, art.Ink)
		} else {
			t.text(font{display, small}, number, box, center, art.Fade(art.Pale, 0.75))
		}
	}
	t.text(font{italic, small}, "House", b.House.Row(0, 2, 0), center, art.Fade(art.Pale, 0.8))
	t.text(font{italic, small}, "rules", b.House.Row(1, 2, 0), center, art.Fade(art.Pale, 0.8))
	for i, r := range b.Wheel {
		t.season(i, r)
	}
	t.steps()
}

// season draws a box of the wheel of seasons.
func (t *table) season(i int, r layout.Rect) {
	box := t.book.Content().Board.Seasons[i]
	s := art.Seasons[box.Season]
	current := t.s.Phase != rules.Setup && i == int(t.s.Box)
	fill, ink, edge := s.Fill, s.Ink, s.Fill
	if !current {
		fill, ink = art.Blend(s.Fill, art.Night, 0.6), s.Fill
		ink = art.Blend(ink, art.Chalk, 0.2)
		if art.Plain { // only the current box is filled
			ink = standingOut(s.Fill, textStands)
			fill, edge = art.Night, ink
		}
	}
	inner := r.Inset(t.u)
	if box.Dashed {
		t.fill(inner, art.Blend(fill, art.Night, 0.25))
		t.dashed(inner, 1.5*t.u, edge)
	} else {
		t.framed(inner, 3*t.u, 1.5*t.u, fill, edge)
	}
	if current {
		t.frame(r, 2*t.u, art.GoldBright)
		if box.Dashed {
			t.fill(inner.Inset(2*t.u), fill)
		}
	}
	t.icon(box.Season.String(), inner.Inset(5*t.u), ink)
}

// steps draws the seven steps of the turn and what the current one is for.
func (t *table) steps() {
	b := &t.plan.Bar
	playing := t.s.Phase == rules.Turns
	for i, r := range b.Steps {
		step := rules.Step(i)
		label := strconv.Itoa(i + 1)
		room := r.Inset(1.5 * t.u)
		if !b.Short {
			label += " " + step.Name()
			room.X, room.W = room.X+2*t.u, room.W-4*t.u
		}
		switch {
		case t.looms.Says != nil && step == t.looms.Step:
			t.threatened(r.Inset(t.u/2), room, label)
		case playing && step == t.s.Step:
			t.round(r.Inset(t.u/2), 4*t.u, art.Gold)
			t.text(font{bold, small}, label, room, center, art.Ink)
		case playing && step == rules.StepEvent && t.s.Discount > 0: // its event lasts
			t.framed(r.Inset(t.u/2), 4*t.u, t.u, lacquer(0.2), art.GoldBright)
			if !b.Short {
				t.icon("standing", room.TakeLeft(room.H-3*t.u).Middle(room.H-4*t.u, room.H-4*t.u), art.GoldBright)
			}
			t.text(font{bold, small}, label, room, center, art.GoldBright)
		case playing && step < t.s.Step:
			t.text(font{body, small}, label, room, center, art.Fade(art.Pale, 0.55))
		default:
			t.text(font{body, small}, label, room, center, art.Fade(art.Pale, 0.8))
		}
	}
	ink := art.Pale
	help, brief := phaseHelp(t.s)
	next := ""
	if playing {
		if t.v.Acting != "" && t.s.Step == rules.StepActions {
			help = t.v.Acting
		}
		next = " Next: " + ((t.s.Step + 1) % rules.NumSteps).Name() + "."
		if last, short := lastTurnHelp(t.book, t.s); last != "" && t.s.Step == rules.StepActions {
			help, brief, ink = last, short, art.GoldBright
		}
	}
	room := b.Help
	room.TakeLeft(3 * t.u)
	if t.loomingLine(room) {
		return
	}
	t.text(font{italic, small}, t.fitting(font{italic, small}, room.W, help+next, help, rules.FixFullStops(brief+".")+next, brief), room, left, ink)
}

// threatened draws the step of the turn in which what looms comes about, quieter than the current one: with an edge and a sign in red.
func (t *table) threatened(r, room layout.Rect, label string) {
	t.framed(r, 4*t.u, 1.5*t.u, lacquer(0.2), art.Refused)
	const sign = 12
	if spare := room.W - t.width(font{bold, small}, label) - (sign+3)*t.u; spare >= 0 {
		room = room.Middle(room.W-spare, room.H)
		t.icon("threat", room.TakeLeft(sign*t.u, 3*t.u).Square(), art.Chalk)
	}
	t.text(font{bold, small}, label, room, center, art.Chalk)
}

// lastTurnHelp says that the turn is the last of its year, or may be, in a sentence and in a few words; "" if not ([time]).
func lastTurnHelp(b *rules.Rulebook, s *rules.State) (help, brief string) {
	if b.IsLastTurn(s) {
		return b.LastTurn(s), "The last turn"
	}
	return b.LastTurn(s), "Last turn?"
}

// phaseHelp says what is done in this part of the campaign, in a sentence and in a few words.
func phaseHelp(s *rules.State) (help, brief string) {
	free := func(at content.Slot) bool { return at != content.NoSlot }
	switch s.Phase {
	case rules.Turns:
		return s.Step.Help(), s.Step.Name()
	case rules.YearOver:
		return "The year is over.", "Year over"
	case rules.SessionEnd:
		return "Session end: what burns, what comes and what stays.", "Session end"
	case rules.CampaignOver:
		return "The campaign is over.", "Campaign over"
	}
	if slices.ContainsFunc(s.Freed[:], free) {
		return "Campaign setup: you choose the locations it begins with.", "Campaign setup"
	}
	return "Session setup: choose two characters and place them.", "Session setup"
}

// buttonNames are the names of the buttons of the top bar.
var buttonNames = [layout.NumButtons]string{
	layout.ButtonUndo: "Undo", layout.ButtonRedo: "Redo",
	layout.ButtonRules: "Rules", layout.ButtonStanding: "Standing", layout.ButtonLog: "Log",
	layout.ButtonSound: "Sound", layout.ButtonMenu: "Menu",
}

// buttonIcons are the icons of the buttons of the top bar.
var buttonIcons = [layout.NumButtons]string{
	layout.ButtonUndo: "undo", layout.ButtonRedo: "redo",
	layout.ButtonRules: "rules", layout.ButtonStanding: "progress", layout.ButtonLog: "log",
	layout.ButtonSound: "sound", layout.ButtonMenu: "menu",
}

func (t *table) button(n int, r layout.Rect) {
	switch uint8(n) {
	case layout.ButtonAside:
		t.asideButton(t.v, r)
		return
	case layout.ButtonDone:
		t.shadow(r, 5*t.u, 2*t.u)
		t.framed(r, 5*t.u, 1.5*t.u, art.Gold, art.GoldBright)
		mark := r.Inset(4 * t.u)
		t.icon("done", mark.TakeLeft(20*t.u, 4*t.u), art.Ink)
		t.keyOn(t.v.Keys[n], &mark)
		t.text(font{displayBold, large}, "Done", mark, center, art.Ink)
		return
	}
	t.framed(r, 4*t.u, t.u, lacquer(0.5), art.Fade(art.Gold, 0.6))
	switch uint8(n) {
	case layout.ButtonPace:
		t.pace(r.Inset(5 * t.u))
		return
	case layout.ButtonSteps: // pale where no step waits
		ink := art.GoldBright
		if !t.v.Stepped {
			ink = art.Fade(art.Pale, 0.45)
		}
		t.form("pause", r.Inset(6*t.u).Square(), ink)
		return
	}
	name, ink := buttonIcons[n], art.GoldBright
	if n == int(layout.ButtonSound) && t.v.Muted {
		name, ink = "mute", art.Fade(art.Pale, 0.7)
	}
	in := r.Inset(3 * t.u)
	if t.plan.Bar.Named && buttonNames[n] != "" {
		t.text(font{body, small}, buttonNames[n], in.TakeBottom(12*t.u), center, art.Pale)
		if key := t.v.Keys[n]; key != "" {
			in = in.Middle(min(in.W, in.H+4*t.u+t.width(font{bold, small}, key)), in.H)
			t.icon(name, in.TakeLeft(in.H, 3*t.u), ink)
			t.keySign(key, in, art.Pale)
			return
		}
		t.icon(name, in.Inset(t.u), ink)
		return
	}
	if key := t.v.Keys[n]; key != "" && t.width(font{bold, small}, key) <= in.W {
		t.keySign(key, in.TakeBottom(12*t.u), art.Pale)
		t.icon(name, in.Inset(t.u), ink)
		return
	}
	t.icon(name, r.Inset(6*t.u), ink)
}

// pace draws how fast what happens is shown: one arrow to three, or for at once the sign of the end.
func (t *table) pace(r layout.Rect) {
	if most := 3; t.v.Pace > most {
		t.form("last", r.Square(), art.GoldBright)
		return
	}
	for i := range t.v.Pace {
		at := r.Column(i, t.v.Pace, 0)
		t.form("play", at.Middle(at.Square().W, at.Square().W), art.GoldBright)
	}
}

// keyOn writes the key of a golden button at the right end of a room, which it takes off; "" is none.
func (c pieces) keyOn(key string, room *layout.Rect) {
	if key == "" {
		return
	}
	at := room.TakeRight(c.width(font{bold, small}, key)+2*c.u, 4*c.u)
	c.keySign(key, at, faintOr(art.Blend(art.Ink, art.Gold, 0.25), art.Ink))
}

// keySign writes a key into a room. A round button of a gamepad, such as (A), looks like one.
func (c pieces) keySign(key string, r layout.Rect, ink color.NRGBA) {
	if name, round := strings.CutPrefix(key, "("); round {
		at := r.Middle(14*c.u, 14*c.u)
		c.framed(at, 7*c.u, c.u, art.Night, art.Pale)
		key, r, ink = strings.TrimSuffix(name, ")"), at, art.Pale
		if _, shaped := outlines[key]; shaped { // as on a PlayStation gamepad
			c.form(key, at.Inset(2.5*c.u), ink)
			return
		}
	}
	c.text(font{bold, small}, key, r, center, ink)
}

// boardName returns the name of a region as it stands on its board: a long one goes without its article.
func boardName(cards *content.Content, r content.Region) string {
	const short = len("The Empire")
	if name := rules.Capital(cards.Board.RegionNames[r]); len(name) <= short {
		return name
	}
	return cards.Board.RegionTitle(r)
}
