package app

import (
	"slices"
	"strconv"
	"strings"

	"sixwinters/content"
	"sixwinters/game/teach"
)

// What the players have learned and been told, as the settings remember it.

// LeftLesson is the lesson that was left before its end, and its step. Without one, it is the first that has not been
// learned.
func (g *App) LeftLesson() (number, step int) {
	id, at, _ := strings.Cut(g.Settings.Lesson, " ")
	for i, l := range g.Lessons {
		if n, err := strconv.Atoi(at); l.ID == id && err == nil && n >= 0 && n < len(l.Steps) {
			return i, n
		}
	}
	return max(0, slices.IndexFunc(g.Lessons, func(l *teach.Lesson) bool { return !g.Learned(l) })), 0
}

// Learned reports whether a lesson has been learned.
func (g *App) Learned(l *teach.Lesson) bool { return slices.Contains(g.Settings.Learned, l.ID) }

// TaughtToo is what the settings remember once the players have asked for all tips again: then even tips whose lessons they
// have learned are shown.
const TaughtToo = "taught-too"

// Knows reports whether the players know what a tip is about: it has been shown to them, or they have learned it in a
// lesson.
func (g *App) Knows(tip *content.Tip) bool {
	if slices.Contains(g.Settings.Met, tip.ID) {
		return true
	}
	return !slices.Contains(g.Settings.Met, TaughtToo) && slices.ContainsFunc(tip.Taught, func(id string) bool {
		return slices.Contains(g.Settings.Learned, id)
	})
}

// Unmeet lets the settings forget that a tip has been shown.
func (g *App) Unmeet(tip *content.Tip) {
	g.Settings.Met = slices.DeleteFunc(g.Settings.Met, func(id string) bool { return id == tip.ID })
	g.SaveSettings()
}

// TipsShown is how many of the tips have been shown.
func (g *App) TipsShown() (n int) {
	for i := range g.Tips {
		if slices.Contains(g.Settings.Met, g.Tips[i].ID) {
			n++
		}
	}
	return n
}
