package board

import (
	"slices"

	"sixwinters/game/app"
	"sixwinters/game/command"
	"sixwinters/game/motion"
	"sixwinters/render/layout"
	"sixwinters/rules"
	"sixwinters/settings"
	"sixwinters/sound"
)

// How fast what happens is shown, and whether each automatic step waits. Both are changed by buttons beside Done, also while
// something is shown.

// paced reports whether the players set the pace: in lessons, replays and automatic play it is set for them.
func (s *Showing) paced(g *app.App) bool {
	return g.Options.Autoplay == 0 && !s.Watched && !s.guide.Plays()
}

// stepped reports whether the players go through the automatic steps one by one: in a lesson, those that none of its pages stops at.
func (s *Showing) stepped(g *app.App) bool {
	switch {
	case s.OwnPace || s.Beats.run:
		return false
	case s.guide.Plays():
		return wantsSteps(g) && s.Speed != motion.Off && !s.guide.StopsNext()
	}
	return s.paced(g) && (g.Settings.StepThrough || s.Beats.first)
}

// newPlayers reports whether the players are new and want tips.
func newPlayers(g *app.App) bool { return g.Settings.Tips && g.Settings.StepTurns > 0 }

// wantsSteps reports whether the settings let automatic steps wait: always, or for new players who want tips.
func wantsSteps(g *app.App) bool {
	return g.Settings.StepThrough || newPlayers(g)
}

// beginsTurn reports whether a story belongs to a turn of new players, who want tips, and counts the turn as it ends.
func (s *Showing) beginsTurn(g *app.App) bool {
	set := &g.Settings
	if !s.paced(g) || s.OwnPace || !newPlayers(g) {
		return false
	}
	for _, ev := range s.Story.Events {
		if ev.Kind == rules.EvStep && rules.Step(ev.N) == rules.StepTime {
			set.StepTurns--
			g.SaveSettings()
		}
	}
	return true
}

// beats returns the beats of the story at the current speed.
func (s *Showing) beats(g *app.App) []motion.Beat {
	return motion.Beats(s.Story.Events, s.told, s.Speed, g.Settings.ReducedMotion)
}

// Place shows the buttons for the pace.
func (s *Showing) Place(g *app.App, v *layout.View) {
	if s.paced(g) {
		v.Pace, v.Stepped = int(s.Speed), wantsSteps(g)
	}
}

// pacePressed changes the pace if that is asked for while something is shown, by its buttons or their keys.
func (s *Showing) pacePressed(g *app.App) bool {
	if g.Pointer.Pressed {
		on := s.attention.Under(g, g.Pointer.X, g.Pointer.Y)
		return on.Kind == layout.Button && s.setPace(g, ButtonCommands[on.N])
	}
	return s.paceKey(g)
}

// paceKey changes the pace if a key asks for it.
func (s *Showing) paceKey(g *app.App) bool {
	for _, name := range []string{command.Pace, command.Steps} {
		if g.Keyboard.Asks(name) {
			return s.setPace(g, name)
		}
	}
	return false
}

func (s *Showing) Key(g *app.App) bool { return s.paceKey(g) }

func (s *Showing) Release(g *app.App, on layout.Target) bool {
	return on.Kind == layout.Button && s.setPace(g, ButtonCommands[on.N])
}

// setPace carries out a command about the pace, and reports whether it is one. An animation continues at the new speed.
func (s *Showing) setPace(g *app.App, name string) bool {
	set := &g.Settings
	switch {
	case !s.paced(g):
		return false
	case name == command.Steps:
		set.StepThrough = !s.laying.View(g).Stepped
		set.StepTurns, s.Beats.first, s.Beats.run = 0, false, false
	case name == command.Pace:
		at := slices.Index(settings.Speeds, s.Speed.String()) + 1
		set.Speed, g.File.Said.Speed = settings.Speeds[at%len(settings.Speeds)], ""
	default:
		return false
	}
	g.Hear(sound.Press, 0)
	g.SaveSettings() // the table then takes the speed from them
	if left := len(s.Beats.List); left > 0 && name == command.Pace {
		all := s.beats(g)
		s.Beats.List = all[len(all)-left:]
	}
	return true
}
