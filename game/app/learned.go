package app

import (
	"slices"
	"strconv"
	"strings"

	"sixwinters/content"
	"sixwinters/game/teach"
)

// NextLesson returns the lesson that was left before its end and its step, or else the first that has not been learned, or the
// first of all.
func (g *App) NextLesson() (number, step int) {
	id, at, _ := strings.Cut(g.Settings.Lesson, " ")
	for i, l := range g.Lessons {
		if n, err := strconv.Atoi(at); l.ID == id && err == nil && n >= 0 && n < len(l.Steps) {
			return i, n
		}
	}
	return max(0, slices.IndexFunc(g.Lessons, func(l *teach.Lesson) bool { return !g.Learned(l) })), 0
}

// SkadisLesson is the lesson of the second game among those that the settings list as learned.
const SkadisLesson = "skadi"

func (g *App) Learned(l *teach.Lesson) bool { return slices.Contains(g.Settings.Learned, l.ID) }

// LessonsLearned counts the lessons that have been learned. The settings may also name some that there were once.
func (g *App) LessonsLearned() (n int) {
	for _, l := range g.Lessons {
		if g.Learned(l) {
			n++
		}
	}
	return n
}

// AllTipsAgain is among the tips that the settings list as met once the players have asked for all tips again: then tips whose
// lessons they have learned are shown too.
const AllTipsAgain = "taught-too"

// Knows reports whether a tip has been shown, or its subject learned in a lesson.
func (g *App) Knows(tip *content.Tip) bool {
	if slices.Contains(g.Settings.Met, tip.ID) {
		return true
	}
	return !slices.Contains(g.Settings.Met, AllTipsAgain) && slices.ContainsFunc(tip.Taught, func(id string) bool {
		return slices.Contains(g.Settings.Learned, id)
	})
}

// MeetTip makes a tip one that has been shown.
func (g *App) MeetTip(tip *content.Tip) {
	if !slices.Contains(g.Settings.Met, tip.ID) {
		g.Settings.Met = append(g.Settings.Met, tip.ID)
		g.SaveSettings()
	}
}

// ForgetTip makes a tip one that has not been shown.
func (g *App) ForgetTip(tip *content.Tip) {
	g.Settings.Met = slices.DeleteFunc(g.Settings.Met, func(id string) bool { return id == tip.ID })
	g.SaveSettings()
}

// TipsShown counts the tips that have been shown.
func (g *App) TipsShown() (n int) {
	for i := range g.Tips {
		if slices.Contains(g.Settings.Met, g.Tips[i].ID) {
			n++
		}
	}
	return n
}
