package board

import (
	"slices"

	"sixwinters/game/app"
	"sixwinters/game/input/command"
	"sixwinters/game/motion"
	"sixwinters/render/layout"
	"sixwinters/rules"
	"sixwinters/settings"
	"sixwinters/sound"
)

// How fast what happens is shown, and whether each automatic step waits. Both are changed by buttons beside Done, also while
// something is shown.

// paced reports whether the players set the pace: in lessons, replays and automatic play it is set for them.
func paced(t *Board, g *app.App) bool {
	return g.Options.Autoplay == 0 && !t.Watched && !t.Guide.Plays()
}

// stepped reports whether the players go through the automatic steps one by one: in a lesson, those that none of its pages stops at.
func stepped(t *Board, g *app.App) bool {
	switch {
	case t.OwnPace || t.run:
		return false
	case t.Guide.Plays():
		return wantsSteps(t, g) && t.Speed != motion.Off && !t.Guide.StopsNext()
	}
	return paced(t, g) && (g.Settings.StepThrough || t.Beats.first)
}

// waitsAt reports whether a beat begins a step that waits for the players: each if they want that, for new players each the first time that
// something happens in it; not the one that they have just begun by ending the actions.
func waitsAt(t *Board, g *app.App, b motion.Beat) bool {
	return stepped(t, g) && begins(t, b) && (t.Guide.Plays() || b.From > 0 && (g.Settings.StepThrough || isNew(t, g, b)))
}

// isNew reports whether a beat begins a step in which something happens, and which new players have not seen yet.
func isNew(t *Board, g *app.App, b motion.Beat) bool {
	return begins(t, b) && !sentence(t, b).Idle && !slices.Contains(g.Settings.Seen, rules.Step(t.Story.Events[b.From].N).Name())
}

// seeNews notes that new players see the step that a beat begins.
func seeNews(t *Board, g *app.App, b motion.Beat) {
	if t.Beats.first && isNew(t, g, b) {
		g.Settings.Seen = append(g.Settings.Seen, rules.Step(t.Story.Events[b.From].N).Name())
		g.SaveSettings()
	}
}

// KnowsTurns reports whether the table that is shown has come through several turns: who plays there knows how one goes.
func (t *Board) KnowsTurns() bool { return t.Shown.Year > 1 || t.Shown.Turn > severalTurns }

const severalTurns = 3

// newPlayers reports whether the players are new and want tips.
func newPlayers(t *Board, g *app.App) bool {
	return g.Settings.Tips && g.Settings.StepTurns > 0 && !t.KnowsTurns()
}

// wantsSteps reports whether the settings let automatic steps wait: always, or for new players who want tips.
func wantsSteps(t *Board, g *app.App) bool { return g.Settings.StepThrough || newPlayers(t, g) }

// runAll shows the rest of the steps in one go. New players who choose that are asked no more.
func runAll(t *Board, g *app.App) {
	t.run = true
	if !g.Settings.StepThrough && g.Settings.StepTurns > 0 && !t.Guide.Plays() {
		g.Settings.StepTurns = 0
		g.SaveSettings()
	}
}

// beginsTurn reports whether a story belongs to a turn of new players, who want tips, and counts the turn as it ends.
func beginsTurn(t *Board, g *app.App) bool {
	set := &g.Settings
	if !paced(t, g) || t.OwnPace || !newPlayers(t, g) {
		return false
	}
	for _, ev := range t.Story.Events {
		if ev.Kind == rules.EvStep && rules.Step(ev.N) == rules.StepTime {
			set.StepTurns--
			g.SaveSettings()
		}
	}
	return true
}

// beats returns the beats of the story at the current speed.
func beats(t *Board, g *app.App) []motion.Beat {
	return motion.Beats(t.Story.Events, t.told, t.Speed, g.Settings.ReducedMotion)
}

// Place shows the buttons for the pace.
func (ShowingLayer) Place(t *Board, g *app.App, v *layout.View) {
	if paced(t, g) {
		v.Pace, v.Stepped = int(t.Speed), wantsSteps(t, g)
	}
}

// pacePressed changes the pace if that is asked for while something is shown, by its buttons or their keys.
func pacePressed(t *Board, g *app.App) bool {
	if g.Pointer.Pressed {
		on := t.Under(g, g.Pointer.X, g.Pointer.Y)
		return on.Kind == layout.Button && setPace(t, g, ButtonCommands[on.N])
	}
	return paceKey(t, g)
}

// paceKey changes the pace if a key asks for it.
func paceKey(t *Board, g *app.App) bool {
	for _, name := range []string{command.Pace, command.Steps} {
		if g.Keyboard.Asks(name) {
			return setPace(t, g, name)
		}
	}
	return false
}

func (ShowingLayer) Key(t *Board, g *app.App) bool { return paceKey(t, g) }

func (ShowingLayer) Release(t *Board, g *app.App, on layout.Target) bool {
	return on.Kind == layout.Button && setPace(t, g, ButtonCommands[on.N])
}

// setPace carries out a command about the pace, and reports whether it is one. An animation continues at the new speed.
func setPace(t *Board, g *app.App, name string) bool {
	set := &g.Settings
	switch {
	case !paced(t, g):
		return false
	case name == command.Steps:
		set.StepThrough = !t.View(g).Stepped
		set.StepTurns, t.Beats.first, t.run = 0, false, false
	case name == command.Pace:
		at := slices.Index(settings.Speeds, t.Speed.String()) + 1
		set.Speed, g.File.Said.Speed = settings.Speeds[at%len(settings.Speeds)], ""
	default:
		return false
	}
	g.Hear(sound.Press, 0)
	g.SaveSettings() // the table then takes the speed from them
	if left := len(t.Beats.List); left > 0 && name == command.Pace {
		all := beats(t, g)
		t.Beats.List = all[len(all)-left:]
	}
	return true
}
