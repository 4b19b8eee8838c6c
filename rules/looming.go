package rules

import (
	"strconv"

	"sixwinters/content"
)

// Looming is the worst that the rest of a turn is certain to bring as the table is now.
type Looming struct {
	Kind     LoomingKind
	Resource content.Resource   // of a threat
	Space    int                // that the threat comes to, 1..12
	Level    int                // that it has there
	Obstacle content.ObstacleID // that activates
	Stress   [content.NumStress]int
	Team     uint8 // who all suffer the stress, one bit each; 0 where that is open
}

// LoomingKind is what sort of harm looms.
type LoomingKind uint8

// The kinds, from the least to the worst.
const (
	NothingLooms   LoomingKind = iota
	StressLooms                // an obstacle activates and deals stress ([activate])
	LevelLooms                 // a threat comes to its next level ([unlock])
	LastSpaceLooms             // a threat comes to its last space ([threat-location])
)

// muchStress is from how many points on stress is worse than the next level of a threat: most stress dice begin below that.
const muchStress = 4

// Step returns the step that brings it.
func (l *Looming) Step() Step {
	if l.Kind == StressLooms {
		return StepActivate
	}
	return StepThreats
}

// weight orders what looms, 0 for nothing.
func (l *Looming) weight() int {
	switch points := l.Stress[content.Psyche] + l.Stress[content.Body]; l.Kind {
	case StressLooms:
		if points >= muchStress {
			return 100*int(LevelLooms) + 50 + points
		}
		return 100*int(StressLooms) + points
	case LevelLooms, LastSpaceLooms:
		return 100*int(l.Kind) + l.Space
	}
	return 0
}

// Looming returns the worst that the steps of this turn that are still to come bring, if nothing changes before: what an obstacle
// that activates deals, or how far a threat advances ([activate], [threats]).
func (b *Rulebook) Looming(s *State) (worst Looming) {
	if s.Phase != Turns {
		return worst
	}
	see := func(l Looming) {
		if l.weight() > worst.weight() {
			worst = l
		}
	}
	if s.Step <= StepActivate && s.AnyInPlay() {
		for at := range content.Slot(content.NumSlots) {
			if !b.Activates(s, at) {
				continue
			}
			for _, id := range s.Attached[at].List() {
				if stress, team := b.dealt(s, id); stress != [content.NumStress]int{} && !s.HasActivated(id) {
					see(Looming{Kind: StressLooms, Obstacle: id, Stress: stress, Team: team})
				}
			}
		}
	}
	if s.Step > StepThreats {
		return worst
	}
	for r, symbols := range b.ThreatSymbols(s) {
		if s.Step == StepThreats { // some may have advanced already
			symbols = FreeThreats + int(s.Advance[r])
		}
		from := int(s.Threat[r])
		l := Looming{Resource: content.Resource(r), Space: min(lastSpace, from+Advances(symbols))}
		l.Level = b.c.Board.Tracks[r].Levels[l.Space-1]
		switch {
		case l.Space == from:
			continue
		case l.Space == lastSpace:
			l.Kind = LastSpaceLooms
		case l.Level > b.ThreatLevel(s, l.Resource):
			l.Kind = LevelLooms
		default:
			continue
		}
		see(l)
	}
	return worst
}

// LoomingSays says what looms as a forecast, first in a sentence, then in fewer and fewer words; nil for nothing.
func (b *Rulebook) LoomingSays(s *State, l *Looming) []string {
	threat := Capital(l.Resource.String()) + " threat"
	switch l.Kind {
	case StressLooms:
		name := b.c.Card(l.Obstacle).Name
		points := stressWords(l.Stress[content.Psyche], l.Stress[content.Body])
		stress := points + " stress"
		short := []string{name + " will deal " + stress + ".", name + ": " + points + ".", FixFullStops(name + ".")}
		switch team := b.playerNames(s, l.Team); len(team) {
		case 0:
			return short
		case 1:
			return append([]string{name + " will deal " + team[0] + " " + stress + "."}, short...)
		default:
			return append([]string{name + " will deal " + Joined(team, "and") + " " + stress + " each."}, short...)
		}
	case LevelLooms:
		return []string{threat + " will rise to level " + strconv.Itoa(l.Level) + ".", threat + ": level " + strconv.Itoa(l.Level) + ".", threat + "."}
	case LastSpaceLooms:
		return []string{threat + " will reach its last space.", threat + "."}
	}
	return nil
}
