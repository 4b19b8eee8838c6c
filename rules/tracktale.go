package rules

import (
	"fmt"

	"sixwinters/content"
)

// The tracks in the chapters of the chronicle.

// TrackTale is how the markers of a track have moved, and what that is worth.
type TrackTale struct {
	Progress, Threat           Span // spaces 1..12
	ProgressLevel, ThreatLevel Span // levels 1..6
	Mastery                    bool // the progress marker is at or past the mastery space
	Won                        bool // and was not before
	Counts                     bool // it counts at the campaign's end, as it stands
	Say                        string
	Rule                       string
}

// trackTales tells of all tracks, s being the table at the end.
func (b *Rulebook) trackTales(s *State, progress, threat [content.NumResources]Span) [content.NumResources]TrackTale {
	var all [content.NumResources]TrackTale
	for r := range all {
		printed := &b.c.Board.Tracks[r]
		level := func(space Span) Span { return Span{printed.Levels[space.From-1], printed.Levels[space.To-1]} }
		t := TrackTale{Progress: progress[r], Threat: threat[r], ProgressLevel: level(progress[r]), ThreatLevel: level(threat[r]), Rule: "campaign-end"}
		t.Mastery = progress[r].To >= printed.Mastery
		t.Won = t.Mastery && progress[r].From < printed.Mastery
		t.Counts, t.Say = b.weigh(s, content.Resource(r))
		all[r] = t
	}
	return all
}

// weigh is whether a track counts at the campaign's end as it stands, and in a few words why ([campaign-end]).
func (b *Rulebook) weigh(s *State, r content.Resource) (counts bool, say string) {
	progress, threat := int(s.Progress[r]), int(s.Threat[r])
	if b.c.Board.Tracks[r].Victory {
		switch {
		case s.complete(r):
			return true, "complete"
		case threat == lastSpace: // however far progress has come
			return false, "threat at its end"
		}
		return false, HowMany(lastSpace-progress, "space", "spaces") + " to go"
	}
	switch {
	case progress > threat:
		return true, "ahead: 1 point"
	case progress == threat:
		return false, "level with threat"
	}
	return false, fmt.Sprintf("threat %d ahead", threat-progress)
}

// still are markers that have not moved.
func still(spaces [content.NumResources]uint8) [content.NumResources]Span {
	var all [content.NumResources]Span
	for r, space := range spaces {
		all[r] = Span{int(space), int(space)}
	}
	return all
}

// moved says how far markers have moved together.
func moved(steps int) string {
	switch {
	case steps > 0:
		return "rose by " + HowMany(steps, "space", "spaces")
	case steps < 0:
		return "fell by " + HowMany(-steps, "space", "spaces")
	}
	return "stood still"
}
