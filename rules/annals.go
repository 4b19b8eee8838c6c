package rules

import (
	"slices"

	"sixwinters/content"
)

// Annals are what the chronicle remembers of each year, gathered from the events as they are told.
type Annals struct {
	Years []YearTale // from the first one on
}

// YearTale is what is told of one year.
type YearTale struct {
	Lost         bool // what was played then is known only from some point on, or not at all
	Turns        int
	Cast         [NumPlayers]content.CharacterID // who was played, NoCharacter as long as nobody is
	KnockedOut   []content.CharacterID
	Conditions   int // marked on characters in play
	Ranks        int // that characters have gained
	Achievements int // the same
	Completed    []content.ProgressID
	Overcome     []content.ObstacleID
	Masteries    []content.Resource    // that were won
	Fallen       []content.LocationID  // locations that burned in the course of the year
	Risen        []content.LocationID  // those that came in their place
	Unlocked     []content.CharacterID // who joined
	Progress     [content.NumResources]Span
	Threat       [content.NumResources]Span

	// What the session end left behind.
	BurnedCards     []content.ProgressID
	Replaced        []Change              // locations, by region
	Recovered       []content.CharacterID // who was not played and erased a condition
	PlayedRecovered []content.CharacterID // who was played and erased one ([house-rules])

	Over bool // its last turn was told
}

// Span is where a marker stood on its track before and after: spaces 1..12, or the levels 1..6 printed on them.
type Span struct{ From, To int }

// Steps is how far the marker went on; less than 0 if it went back.
func (s Span) Steps() int { return s.To - s.From }

// Out reports whether a character was knocked out in the year.
func (y *YearTale) Out(who content.CharacterID) bool { return slices.Contains(y.KnockedOut, who) }

// Steps is how far the markers of all tracks went on together.
func Steps(spans [content.NumResources]Span) int {
	n := 0
	for _, s := range spans {
		n += s.Steps()
	}
	return n
}

// Year is the tale of the year that a table is in. A year of which nothing was told yet begins with the markers where the campaign
// or the end of the year before left them ([campaign], [session-end]), as they are now if that is not known.
func (a *Annals) Year(b *Rulebook, s *State) *YearTale {
	for len(a.Years) < int(s.Year) {
		y := YearTale{Lost: len(a.Years)+1 < int(s.Year)} // a year between was not told
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

// begins is where the markers stood as the first year began of which nothing was told yet, and where they stand on a table if that
// is not known.
func (a *Annals) begins(b *Rulebook, s *State) (progress, threat [content.NumResources]uint8) {
	n := len(a.Years)
	switch {
	case n == 0:
		return b.startMarkers(s.Difficulty)
	case !a.Years[n-1].Over:
		return s.Progress, s.Threat
	}
	for r := range progress {
		progress[r], threat[r] = uint8(a.Years[n-1].Progress[r].To), uint8(a.Years[n-1].Threat[r].To)
	}
	return progress, threat
}

// Lose notes that the campaign is taken up at the end of a year, and that what led there is lost: what came last before, if that was
// in the middle of a year, and all of this one.
func (a *Annals) Lose(b *Rulebook, s *State) {
	if told := len(a.Years); told > 0 && told < int(s.Year) && !a.Years[told-1].Over {
		a.Years[told-1].Lost = true
	}
	y := a.Year(b, s)
	y.Lost, y.Over = true, true
	y.mark(s)
	for p := range s.Players {
		y.Cast[p] = s.Players[p].Character
	}
}

// mark notes where the markers are now.
func (y *YearTale) mark(s *State) {
	for r := range y.Progress {
		y.Progress[r].To, y.Threat[r].To = int(s.Progress[r]), int(s.Threat[r])
	}
}

// Note takes up an event. s is the table just after it.
func (a *Annals) Note(b *Rulebook, s *State, ev Event) {
	y := a.Year(b, s)
	y.mark(s)
	switch ev.Kind {
	case EvCharacter:
		y.Cast[ev.Player] = ev.Character
	case EvKnockedOut:
		y.KnockedOut = with(y.KnockedOut, ev.Character)
	case EvCondition:
		y.Conditions++
	case EvComplete:
		y.Completed = with(y.Completed, content.ProgressID(ev.Card))
	case EvOvercome:
		y.Overcome = with(y.Overcome, content.ObstacleID(ev.Card))
	case EvProgressed:
		if m := b.c.Board.Tracks[ev.Resource].Mastery; int(ev.N) < m && m <= int(ev.M) {
			y.Masteries = with(y.Masteries, ev.Resource)
		}
	case EvTurn:
		y.Turns = int(ev.N)
	case EvYearOver:
		y.Over = true
	case EvUnlockCharacter:
		y.Unlocked = with(y.Unlocked, ev.Character)
	}
	switch s.Phase {
	case Turns:
		y.noteTurns(ev)
	case SessionEnd:
		y.noteSessionEnd(s, ev)
	}
}

// noteTurns takes up what counts only in the course of the year.
func (y *YearTale) noteTurns(ev Event) {
	switch ev.Kind {
	case EvRank:
		y.Ranks++
	case EvAchievement:
		y.Achievements++
	case EvBurnLocation:
		y.Fallen = with(y.Fallen, content.LocationID(ev.Card))
	case EvLocation:
		y.Risen = with(y.Risen, content.LocationID(ev.Card))
	}
}

// noteSessionEnd takes up what happens between two years. s is the table just after it.
func (y *YearTale) noteSessionEnd(s *State, ev Event) {
	switch ev.Kind {
	case EvProgress:
		if ev.To.Spot == OutOfGame {
			y.BurnedCards = with(y.BurnedCards, content.ProgressID(ev.Card))
		}
	case EvBurnLocation:
		y.Replaced = with(y.Replaced, Change{ev.Slot.Region(), content.LocationID(ev.Card), content.NoLocation, burnReason(s, ev.Slot)})
	case EvLocation:
		y.Replaced = slices.Clone(y.Replaced)
		for i := range y.Replaced {
			if y.Replaced[i].Region == ev.Slot.Region() {
				y.Replaced[i].New = content.LocationID(ev.Card)
			}
		}
	case EvRecover:
		list := &y.Recovered
		if s.Characters[ev.Character].Active {
			list = &y.PlayedRecovered
		}
		if !slices.Contains(*list, ev.Character) {
			*list = with(*list, ev.Character)
		}
	}
}

// with is a list and one more, in a place of its own: tales are copied, and what one goes on with is not to be seen in
// another.
func with[T any](list []T, one T) []T { return append(slices.Clip(list), one) }
