package game

import (
	"sixwinters/content"
	"sixwinters/rules"
)

// annals are what the chronicle remembers of each year, gathered from the events as they are told.
type annals struct {
	years []yearTale
}

// yearTale is what is told of one year.
type yearTale struct {
	turns      int
	characters []content.CharacterID // who was played
	knockedOut []content.CharacterID
	conditions int                         // marked on characters in play
	completed  int                         // progress cards
	overcome   int                         // obstacles
	progress   [content.NumResources]uint8 // markers at the end of the year
	threat     [content.NumResources]uint8
	// What the session end left behind.
	burnedCards     int // progress cards
	burnedLocations []content.LocationID
	newLocations    []content.LocationID
	recovered       []content.CharacterID
	unlocked        []content.CharacterID
}

// year is the tale of the year that a table is in.
func (a *annals) year(s *rules.State) *yearTale {
	for len(a.years) < int(s.Year) {
		a.years = append(a.years, yearTale{})
	}
	return &a.years[s.Year-1]
}

// note takes up an event. s is the table just after it.
func (a *annals) note(s *rules.State, ev rules.Event) {
	y := a.year(s)
	switch ev.Kind {
	case rules.EvCharacter:
		y.characters = append(y.characters, ev.Character)
	case rules.EvKnockedOut:
		y.knockedOut = append(y.knockedOut, ev.Character)
	case rules.EvCondition:
		y.conditions++
	case rules.EvComplete:
		y.completed++
	case rules.EvOvercome:
		y.overcome++
	case rules.EvTurn:
		y.turns = int(ev.N)
	case rules.EvUnlockCharacter:
		y.unlocked = append(y.unlocked, ev.Character)
	case rules.EvYearOver:
		y.progress, y.threat = s.Progress, s.Threat
	}
	if s.Phase == rules.SessionEnd {
		y.noteSessionEnd(ev)
	}
}

// noteSessionEnd takes up what happens between two years.
func (y *yearTale) noteSessionEnd(ev rules.Event) {
	switch ev.Kind {
	case rules.EvProgress:
		if ev.To.Spot == rules.OutOfGame {
			y.burnedCards++
		}
	case rules.EvBurnLocation:
		y.burnedLocations = append(y.burnedLocations, content.LocationID(ev.Card))
	case rules.EvLocation:
		y.newLocations = append(y.newLocations, content.LocationID(ev.Card))
	case rules.EvRecover:
		if n := len(y.recovered); n == 0 || y.recovered[n-1] != ev.Character {
			y.recovered = append(y.recovered, ev.Character) // once for both tracks
		}
	}
}
