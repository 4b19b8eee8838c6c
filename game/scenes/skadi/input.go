package skadi

import (
	"slices"

	"sixwinters/advice/skadimind"
	"sixwinters/game/app"
	"sixwinters/game/input"
	"sixwinters/game/input/command"
	"sixwinters/render/farm"
	"sixwinters/render/layout"
	"sixwinters/rules/play"
	"sixwinters/rules/skadi"
	"sixwinters/sound"
)

// button is an answer in the bar.
type button struct {
	say string
	key string     // the command that presses it, or ""
	is  skadi.Move // that it makes or prepares, zero for none
	hot bool       // Enter presses it where nothing is pointed at
	do  func(g *app.App) error
}

// does returns what a button does that cannot fail.
func does(f func(g *app.App)) func(g *app.App) error {
	return func(g *app.App) error {
		f(g)
		return nil
	}
}

// words returns what stands on a button.
func (b *button) words(g *app.App) string {
	if b.key == "" {
		return b.say
	}
	return g.Keyboard.Keyed(b.say, b.key)
}

// keys returns the buttons as they are drawn.
func (w *winter) keys(g *app.App) (all []farm.Key) {
	for i := range w.buttons {
		all = append(all, farm.Key{Say: w.buttons[i].words(g), Hot: w.buttons[i].hot})
	}
	return all
}

// answers returns the buttons of the bar, for what is asked now. The usual one lies beside those that are always there, so that none takes the
// place of another; where a failure is accepted lies what takes that back.
func (w *winter) answers(g *app.App) (all []button) {
	if w.watch != nil {
		return w.watchAnswers(g)
	}
	s := w.Now()
	if w.lesson == nil && w.CanUndo() && !w.show.playing() {
		all = append(all, button{say: "Undo", key: command.Undo, do: does(w.undo)})
	}
	makes := func(say, key string, hot bool, m skadi.Move) {
		all = append(all, button{say: say, key: key, hot: hot, is: m, do: does(func(g *app.App) { w.play(g, m, w.plan.Bar) })})
	}
	switch {
	case w.show.playing():
		all = append(all, button{say: "Skip", key: command.Step, hot: true, do: does(func(g *app.App) { w.step(g, w.speed(g), true) })})
	case s.Stage == skadi.Weather:
		makes("Roll the weather", "", true, rollOf(s))
	case s.Stage == skadi.Event:
		makes("Roll the event", "", true, rollOf(s))
	case s.Stage == skadi.Actions:
		if s.Blessings > 0 {
			say := "Spend a blessing"
			if w.armed {
				say = "Keep the blessing"
			}
			all = append(all, button{say: say, key: command.WinterBless, is: skadi.Move{Blessing: true}, do: does(w.arm)})
		}
	case s.Stage == skadi.Prayer:
		makes("Accept the failure", command.WinterTake, false, skadi.Move{Kind: skadi.Accept})
		// Enter alone never spends a prayer: the same key skips what is shown before.
		makes("Pray to "+w.game.NameOf(s.Failed.Kind.Against()), command.WinterPray, w.lesson != nil, skadi.Move{Kind: skadi.Pray})
	case s.Stage == skadi.Over && w.lesson == nil:
		all = append(all, button{say: "The score", hot: true, do: does(func(*app.App) { w.Dialog = ending(w) })})
	}
	if w.lesson != nil {
		return w.lesson.answers(w, all)
	}
	return append(all, button{say: "Hint", key: command.Hint, do: does(w.askHint)}, button{say: "Log", key: command.Log, do: does(w.openLog)},
		button{say: "Menu", key: command.Menu, do: does(w.openMenu)})
}

// arm lays a blessing die on the next check, or takes it back.
func (w *winter) arm(g *app.App) {
	if w.Now().Blessings == 0 || w.Now().Stage != skadi.Actions {
		w.refuse(g, w.game.WhyNot(w.Now(), skadi.Move{Kind: skadi.Barricade, Blessing: true}), w.plan.Rect(farm.Spot{Kind: farm.Bowl}))
		return
	}
	w.armed, w.armedOn, w.refused = !w.armed, int(w.Now().Left)-1, nil
	g.Hear(sound.PutDown, sound.IvoryThing)
}

// skips reports whether what is shown is to be skipped.
func (w *winter) skips(g *app.App) bool {
	p := &g.Pointer
	return g.Keyboard.Asks(command.Step) || p.Pressed || g.Keyboard.Asks(command.Back)
}

// choices are the spots that the keyboard goes to: those lit, the bowl, and the buttons.
func (w *winter) choices() (all []farm.Spot) {
	for _, t := range targets(w.game, w.Now()) {
		all = append(all, t.at)
	}
	if w.Now().Stage == skadi.Actions && w.Now().Blessings > 0 {
		all = append(all, farm.Spot{Kind: farm.Bowl})
	}
	for i := range w.buttons {
		all = append(all, farm.Spot{Kind: farm.Button, N: i})
	}
	return all
}

// ways are the keys that point at something, and where.
var ways = []struct {
	key    string
	dx, dy float64
	any    bool // at anything, to read it
}{
	{command.GoLeft, -1, 0, false}, {command.GoRight, 1, 0, false}, {command.GoUp, 0, -1, false}, {command.GoDown, 0, 1, false},
	{command.LookLeft, -1, 0, true}, {command.LookRight, 1, 0, true}, {command.LookUp, 0, -1, true}, {command.LookDown, 0, 1, true},
}

// takeKeys does what the keys ask for.
func (w *winter) takeKeys(g *app.App) error {
	k := &g.Keyboard
	if !k.Any() && !k.Repeats() {
		return nil
	}
	had := w.refused
	w.refused = nil
	for _, way := range ways {
		if k.AsksAgain(way.key) {
			among := w.choices()
			if way.any || w.holds {
				among = w.plan.Spots()
			}
			w.point(way.dx, way.dy, among)
			return nil
		}
	}
	switch {
	case k.AsksAgain(command.Next):
		w.next(1)
	case k.AsksAgain(command.Previous):
		w.next(-1)
	case k.Asks(command.Back):
		w.goBack(g, had != nil)
	case k.Asks(command.Undo) && w.lesson == nil:
		w.undo(g)
	case k.Asks(command.Redo):
		if w.lesson == nil && w.CanRedo() {
			w.redo(g)
		}
	case k.Asks(command.Mute):
		g.ToggleMute()
	case k.Asks(command.Rules):
		w.openRules(g, "")
	case k.Asks(command.Recap):
		w.openRecap(g)
	case k.Asks(command.WinterBless):
		w.arm(g)
	case k.Asks(command.WinterEnd):
		w.play(g, skadi.Move{Kind: skadi.End}, w.plan.Rect(farm.ActionSpot(skadi.End)))
	case k.Asks(command.WinterPray) && w.Now().Stage != skadi.Prayer:
		w.play(g, skadi.Move{Kind: skadi.Pray}, w.plan.Bar)
	default:
		return w.answerKeys(g)
	}
	return nil
}

// answerKeys presses a plate, a cell or a button by its key, or what is pointed at.
func (w *winter) answerKeys(g *app.App) error {
	k := &g.Keyboard
	for digit := 1; digit <= layout.Digits; digit++ {
		if k.Asks(command.Answer(digit)) {
			w.digit(g, digit)
			return nil
		}
	}
	for i := range w.buttons {
		if b := &w.buttons[i]; b.key != "" && k.Asks(b.key) {
			return b.do(g)
		}
	}
	if k.Asks(command.Take) {
		return w.take(g)
	}
	return nil
}

// digit makes the action on whose plate a digit stands, or writes in that cell of the saga.
func (w *winter) digit(g *app.App, digit int) {
	m := skadi.Move{Kind: skadi.Hunt + skadi.Kind(digit-1)}
	switch {
	case w.Now().Stage == skadi.Saga:
		m = skadi.Move{Kind: skadi.Write, Cell: uint8(digit - 1)}
	case m.Kind > skadi.Rest:
		return
	}
	w.click(g, spotOf(w.Now(), m))
}

// point moves the focus of the keyboard.
func (w *winter) point(dx, dy float64, among []farm.Spot) {
	if w.focus.Kind == farm.Nowhere || w.plan.Rect(w.focus).Empty() {
		if len(among) > 0 {
			w.focus = among[0]
		}
		return
	}
	w.focus = w.plan.Toward(w.focus, dx, dy, among)
}

// next goes on to the next choice, or back.
func (w *winter) next(by int) {
	all := w.choices()
	if len(all) == 0 {
		return
	}
	i := slices.Index(all, w.focus)
	if i < 0 && by < 0 {
		i = 0
	}
	w.focus = all[(i+by+len(all))%len(all)]
}

// take presses what is pointed at, or else the usual answer.
func (w *winter) take(g *app.App) error {
	if w.focus.Kind == farm.Button && w.focus.N < len(w.buttons) {
		return w.buttons[w.focus.N].do(g)
	}
	if w.focus.Kind != farm.Nowhere {
		w.click(g, w.focus)
		return nil
	}
	for i := range w.buttons {
		if w.buttons[i].hot {
			return w.buttons[i].do(g)
		}
	}
	return nil
}

// goBack puts back what is held, closes what is open, or opens the menu.
func (w *winter) goBack(g *app.App, refused bool) {
	switch {
	case w.holds:
		w.holds = false
	case w.armed:
		w.armed = false
	case refused || w.hint.shown():
		w.hint.drop()
	case w.focus.Kind != farm.Nowhere:
		w.focus = farm.Spot{}
	default:
		w.openMenu(g)
	}
}

// click does what a click on a spot means.
func (w *winter) click(g *app.App, at farm.Spot) {
	r := w.plan.Rect(at)
	m, why := clicked(w.game, w.Now(), at)
	switch {
	case at.Kind == farm.Bowl:
		w.arm(g)
	case at == farm.ActionSpot(skadi.Hunt) && w.Now().Stage == skadi.Actions:
		list := targets(w.game, w.Now())
		if i := slices.IndexFunc(list, func(t target) bool { return t.at.Kind == farm.Hex }); i >= 0 {
			w.focus = list[i].at
		} else {
			w.refuse(g, w.game.WhyNot(w.Now(), m), r)
		}
	case !why.OK():
		w.refuse(g, why, r)
	case m.Kind != 0:
		w.play(g, m, r)
	}
}

// takePointer does what the mouse or a finger asks for, and reports whether anything was done.
func (w *winter) takePointer(g *app.App) (acted bool) {
	p := &g.Pointer
	if p.Moved && !p.OnlyMoved() || p.Pressed || p.Moved && g.Keyboard.Device != input.Pad {
		w.focus = farm.Spot{}
	}
	was := w.hover
	w.hover = farm.Spot{}
	if p.Finger || g.Keyboard.Device != input.Touch {
		w.hover = w.plan.At(p.X, p.Y)
	}
	if p.Moved && w.hover != was && w.hover.Kind != farm.Nowhere {
		w.refused = nil // it has been read: something else is looked at
	}
	switch {
	case p.Pressed:
		w.refused, w.holds = nil, false
		if w.hint.press < 2 {
			w.hint.drop()
		}
		w.from = w.hover
		return true
	case p.Down && p.Far && !w.holds && w.from.Kind != farm.Nowhere:
		from := w.plan.At(p.PressX, p.PressY)
		if t, ok := takes(w.Now(), from); ok {
			w.held, w.holds, w.from = t, true, from
			g.Hear(sound.PickUp, sound.IvoryThing)
			return true
		}
	case p.Released && w.holds:
		w.holds = false
		w.letGo(g, w.plan.At(p.X, p.Y))
		return true
	case p.Released && w.from.Kind != farm.Nowhere:
		at := w.plan.At(p.X, p.Y)
		if at != w.from {
			return true
		}
		if at.Kind == farm.Button {
			if at.N < len(w.buttons) {
				g.Hear(sound.Press, 0)
				if err := w.buttons[at.N].do(g); err != nil {
					w.fail(g, err, w.plan.Bar)
				}
			}
			return true
		}
		w.click(g, at)
		return true
	case p.Right:
		w.refused, w.holds, w.armed = nil, false, false
		return true
	}
	return false
}

// letGo drops what is held on a spot.
func (w *winter) letGo(g *app.App, to farm.Spot) {
	d := dropped(w.game, w.Now(), w.from, to)
	r := w.plan.Rect(to)
	g.Hear(sound.PutDown, sound.IvoryThing)
	switch {
	case d.arms:
		w.armed, w.armedOn = true, to.N
	case !d.why.OK():
		w.refuse(g, d.why, r)
	case d.move.Kind != 0:
		w.play(g, d.move, r)
	case to != w.from && to.Kind != farm.Nowhere && to.Kind != farm.Button:
		w.refuse(g, play.Refusal{Say: "Nothing happens there. Drop it on a highlighted spot."}, r)
	}
}

// lits returns the spots that are lit.
func (w *winter) lits() (all []farm.Lit) {
	s := w.Now()
	if w.lesson != nil {
		return w.lesson.lits(w)
	}
	meant := w.hint.means(w)
	for _, t := range targets(w.game, s) {
		if w.holds && w.from.Kind != farm.Cup {
			d := dropped(w.game, s, w.from, t.at)
			if d.move.Kind == 0 || !w.game.Allows(s, d.move) {
				continue
			}
		}
		l := farm.Lit{Spot: t.at, Strong: t.at == meant, Say: w.chance(t.move)}
		l.Faint = l.Say == skadimind.Percent(0)
		if w.game.Kills(s, t.move) {
			l.Say += " deadly"
		}
		all = append(all, l)
		if t.move.Kind == skadi.Rest && w.holds && w.from.Kind == farm.ActionDie {
			all = append(all, farm.Lit{Spot: farm.Spot{Kind: farm.Member, N: w.game.Member(s)}})
		}
	}
	if w.holds {
		for _, to := range w.plan.Spots() {
			d := dropped(w.game, s, w.from, to)
			direct := to.Kind == farm.WeatherDie && s.Stage == skadi.Weather || to.Kind == farm.EventCell && s.Stage == skadi.Event || to.Kind == farm.Larder
			if d.arms || direct && d.move.Kind != 0 {
				all = append(all, farm.Lit{Spot: to})
			}
		}
	}
	return all
}

// chance returns the chance of a move as it stands on what is lit, or "".
func (w *winter) chance(m skadi.Move) string {
	switch {
	case m.Kind == skadi.Pray:
		chance, _ := w.game.PrayerChance(w.Now(), w.Now().Failed.Kind.Against())
		return skadimind.Percent(chance)
	case !m.Kind.IsCheck():
		return ""
	}
	odds := w.game.OddsOf(w.Now(), m)
	if w.armed {
		return skadimind.Percent(odds.Blessed)
	}
	return skadimind.Percent(odds.Plain)
}
