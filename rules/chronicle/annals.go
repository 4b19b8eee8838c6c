package chronicle

import (
	"slices"

	"sixwinters/content"
	"sixwinters/rules"
)

// Annals are the years of a campaign, collected from its events.
type Annals struct {
	Years []Year // from the first one on
}

// Year is what happened in one year.
type Year struct {
	Lost         bool // the record of a part of it, or of all of it, is gone
	Turns        int
	Cast         [rules.NumPlayers]content.CharacterID // who was played; NoCharacter until chosen
	KnockedOut   []content.CharacterID
	Conditions   int // marked on characters in play
	Ranks        int // gained
	Achievements int // gained
	Completed    []content.ProgressID
	Overcome     []content.ObstacleID
	Masteries    []content.Resource   // won
	Fallen       []content.LocationID // burned during the year
	Risen        []content.LocationID // that replaced them
	Unlocked     []content.CharacterID
	Progress     [content.NumResources]Span
	Threat       [content.NumResources]Span

	// At session end.
	BurnedCards     []content.ProgressID
	Replaced        []Change              // locations, by region
	Recovered       []content.CharacterID // not played, and erased a condition
	PlayedRecovered []content.CharacterID // played, and erased one ([house-rules])

	Over bool // its last turn is over
}

// Span is a marker's old and new position: spaces 1..12, or the levels 1..6 printed on them.
type Span struct{ From, To int }

// Steps returns the spaces the marker advanced; negative if it went back.
func (s Span) Steps() int { return s.To - s.From }

// Steps returns the spaces that the markers of all tracks advanced together.
func Steps(spans [content.NumResources]Span) int {
	n := 0
	for _, s := range spans {
		n += s.Steps()
	}
	return n
}

func (y *Year) Out(who content.CharacterID) bool { return slices.Contains(y.KnockedOut, who) }

// Year returns the entry of a table's year, and begins it if it has none. Its markers then begin where the campaign or the year
// before left them ([campaign], [session-end]) or, if that is unknown, where they are.
func (a *Annals) Year(b *rules.Rulebook, s *rules.State) *Year {
	for len(a.Years) < int(s.Year) {
		y := Year{Lost: len(a.Years)+1 < int(s.Year)}
		for p := range y.Cast {
			y.Cast[p] = content.NoCharacter
		}
		progress, threat := a.begins(b, s)
		for r := range y.Progress {
			y.Progress[r].From, y.Threat[r].From = int(progress[r]), int(threat[r])
		}
		y.mark(s)
		a.Years = append(a.Years, y)
	}
	return &a.Years[s.Year-1]
}

// begins returns the spaces on which the markers begin a new entry.
func (a *Annals) begins(b *rules.Rulebook, s *rules.State) (progress, threat [content.NumResources]uint8) {
	n := len(a.Years)
	switch {
	case n == 0:
		return b.StartMarkers(s.Difficulty)
	case !a.Years[n-1].Over:
		return s.Progress, s.Threat
	}
	for r := range progress {
		progress[r], threat[r] = uint8(a.Years[n-1].Progress[r].To), uint8(a.Years[n-1].Threat[r].To)
	}
	return progress, threat
}

// Lose marks as lost the year that has just ended on table s, and an unfinished one before it: their record is gone.
func (a *Annals) Lose(b *rules.Rulebook, s *rules.State) {
	if n := len(a.Years); n > 0 && n < int(s.Year) && !a.Years[n-1].Over {
		a.Years[n-1].Lost = true
	}
	y := a.Year(b, s)
	y.Lost, y.Over = true, true
	y.mark(s)
	for p := range s.Players {
		y.Cast[p] = s.Players[p].Character
	}
}

// mark records the positions of the markers.
func (y *Year) mark(s *rules.State) {
	for r := range y.Progress {
		y.Progress[r].To, y.Threat[r].To = int(s.Progress[r]), int(s.Threat[r])
	}
}

// Note records an event. s is the table just after it.
func (a *Annals) Note(b *rules.Rulebook, s *rules.State, ev rules.Event) {
	y := a.Year(b, s)
	y.mark(s)
	switch ev.Kind {
	case rules.EvCharacter:
		y.Cast[ev.Player] = ev.Character
	case rules.EvKnockedOut:
		y.KnockedOut = appended(y.KnockedOut, ev.Character)
	case rules.EvCondition:
		y.Conditions++
	case rules.EvComplete:
		y.Completed = appended(y.Completed, content.ProgressID(ev.Card))
	case rules.EvOvercome:
		y.Overcome = appended(y.Overcome, content.ObstacleID(ev.Card))
	case rules.EvProgressed:
		if m := b.Content().Board.Tracks[ev.Resource].Mastery; int(ev.N) < m && m <= int(ev.M) {
			y.Masteries = appended(y.Masteries, ev.Resource)
		}
	case rules.EvTurn:
		y.Turns = int(ev.N)
	case rules.EvYearOver:
		y.Over = true
	case rules.EvUnlockCharacter:
		y.Unlocked = appended(y.Unlocked, ev.Character)
	}
	switch s.Phase {
	case rules.Turns:
		y.noteTurns(ev)
	case rules.SessionEnd:
		y.noteSessionEnd(s, ev)
	}
}

// noteTurns records events that count only during the turns.
func (y *Year) noteTurns(ev rules.Event) {
	switch ev.Kind {
	case rules.EvRank:
		y.Ranks++
	case rules.EvAchievement:
		y.Achievements++
	case rules.EvBurnLocation:
		y.Fallen = appended(y.Fallen, content.LocationID(ev.Card))
	case rules.EvLocation:
		y.Risen = appended(y.Risen, content.LocationID(ev.Card))
	}
}

// noteSessionEnd records events that count only at session end. s is the table just after the event.
func (y *Year) noteSessionEnd(s *rules.State, ev rules.Event) {
	switch ev.Kind {
	case rules.EvProgress:
		if ev.To.Spot == rules.OutOfGame {
			y.BurnedCards = appended(y.BurnedCards, content.ProgressID(ev.Card))
		}
	case rules.EvBurnLocation:
		y.Replaced = appended(y.Replaced, Change{ev.Slot.Region(), content.LocationID(ev.Card), content.NoLocation, s.BurnReason(ev.Slot)})
	case rules.EvLocation:
		y.Replaced = slices.Clone(y.Replaced)
		for i := range y.Replaced {
			if y.Replaced[i].Region == ev.Slot.Region() {
				y.Replaced[i].New = content.LocationID(ev.Card)
			}
		}
	case rules.EvRecover:
		list := &y.Recovered
		if s.Characters[ev.Character].Active {
			list = &y.PlayedRecovered
		}
		if !slices.Contains(*list, ev.Character) {
			*list = appended(*list, ev.Character)
		}
	}
}

// appended returns a new list with one more element. It never appends in place, since copies of a Year share their lists.
func appended[T any](list []T, one T) []T { return append(slices.Clip(list), one) }
