package chronicle

import (
	"fmt"
	"slices"

	"sixwinters/content"
	"sixwinters/rules"
)

// Track is the moves of a track's markers, and its worth as it stands ([campaign-end]).
type Track struct {
	Progress, Threat           Span // spaces 1..12
	ProgressLevel, ThreatLevel Span // levels 1..6
	Mastery                    bool // the progress marker is at or past the mastery space
	Won                        bool // mastery was won in this span
	Counts                     bool // it counts at the campaign's end as it stands
	Say                        string
	Rule                       string
	Ahead                      []rules.Ahead // what its threat will bring; only in a [StandingChapter]
	Coming                     []string      // sentences about what lies ahead; only there
}

// tracks returns all tracks. s is the table at the end.
func tracks(b *rules.Rulebook, s *rules.State, progress, threat [content.NumResources]Span) [content.NumResources]Track {
	var all [content.NumResources]Track
	score := b.Score(s)
	for r := range all {
		printed := &b.Content().Board.Tracks[r]
		level := func(space Span) Span { return Span{printed.Levels[space.From-1], printed.Levels[space.To-1]} }
		t := Track{Progress: progress[r], Threat: threat[r], ProgressLevel: level(progress[r]), ThreatLevel: level(threat[r]), Rule: "campaign-end"}
		t.Mastery = progress[r].To >= printed.Mastery
		t.Won = t.Mastery && progress[r].From < printed.Mastery
		t.Counts, t.Say = worth(s, &score, content.Resource(r), printed.Victory, ended(b, s))
		all[r] = t
	}
	return all
}

// ended reports whether the last year is over: nothing on the tracks changes any more ([campaign-end]).
func ended(b *rules.Rulebook, s *rules.State) bool {
	return s.Phase == rules.CampaignOver || s.Phase == rules.YearOver && int(s.Year) == b.Years()
}

// worth reports whether a track counts at the campaign's end as it stands, and why in a few words ([campaign-end]). The campaign may be
// over.
func worth(s *rules.State, score *rules.Score, r content.Resource, victory, over bool) (counts bool, say string) {
	progress, threat := int(s.Progress[r]), int(s.Threat[r])
	switch {
	case victory && slices.Contains(score.Complete, r):
		return true, "complete"
	case victory && threat == content.TrackSpaces: // however far progress has come
		return false, "threat at its end"
	case victory && over:
		return false, rules.HowMany(content.TrackSpaces-progress, "space", "spaces") + " short"
	case victory:
		return false, rules.HowMany(content.TrackSpaces-progress, "space", "spaces") + " to win"
	case progress > threat:
		return true, "ahead: 1 point"
	case progress == threat:
		return false, "level with threat"
	}
	return false, fmt.Sprintf("threat %d ahead", threat-progress)
}

// unmoved returns spans without movement.
func unmoved(spaces [content.NumResources]uint8) [content.NumResources]Span {
	var all [content.NumResources]Span
	for r, space := range spaces {
		all[r] = Span{int(space), int(space)}
	}
	return all
}

// moved words a number of spaces.
func moved(steps int) string {
	switch {
	case steps > 0:
		return "rose by " + rules.HowMany(steps, "space", "spaces")
	case steps < 0:
		return "fell by " + rules.HowMany(-steps, "space", "spaces")
	}
	return "stood still"
}
