package hints

import (
	"fmt"

	"sixwinters/advice"
	"sixwinters/advice/mind"
	"sixwinters/content"
	"sixwinters/rules"
)

// What the campaign is played for, as the first hint of a turn says it.

// near is how many spaces a threat marker may be from its end for a hint to say what losing its track would cost.
const near = 4

// Campaign returns what a hint says of the campaign on a table that the players see.
func Campaign(b *rules.Rulebook, s *rules.State) string {
	observed := b.Observation(s)
	return campaignWords(b, &observed)
}

// campaignWords returns the track that is played for, how much it has to win as the table shows it, and what threatens it, if that is near, in up
// to four sentences.
func campaignWords(b *rules.Rulebook, s *rules.State) string {
	track := mind.TrackPlayedFor(b, s)
	progress, threat := int(s.Progress[track]), int(s.Threat[track])
	if threat == content.TrackSpaces {
		return fmt.Sprintf("Play for %s: %s. Its threat is on the last space, so the track wins only if you lower that.", track, toWin(progress))
	}
	say := fmt.Sprintf("Play for %s: %s. Its threat marker is %s.", track, toWin(progress), apart(progress, threat))
	if danger := danger(b, s, track); danger != "" {
		say += " " + danger
	}
	if content.TrackSpaces-threat <= near {
		say += cost(b, s, track)
	}
	return say
}

// toWin says how many spaces a track has to win, as the trade board does.
func toWin(progress int) string {
	if progress == content.TrackSpaces {
		return "its progress is complete"
	}
	return fmt.Sprintf("%d to win", content.TrackSpaces-progress)
}

// apart says where a threat marker is beside the progress marker of its track.
func apart(progress, threat int) string {
	switch d := progress - threat; {
	case d > 0:
		return rules.HowMany(d, "space", "spaces") + " behind, and must stay behind"
	case d < 0:
		return rules.HowMany(-d, "space", "spaces") + " ahead, and must be overtaken"
	}
	return "level with it, and must stay behind"
}

// danger says what brings the threat of a track on next: what does so this turn, or how many symbols more would ([threats]); "" if that is far off.
func danger(b *rules.Rulebook, s *rules.State, track content.Resource) string {
	if n, sure := advice.ThreatsToCome(b, s).On(track); sure && n > 0 {
		return fmt.Sprintf("As things stand, it goes %s this turn.", advice.Up(n))
	}
	symbols := b.ThreatSymbols(s)
	for r := range content.Resource(content.NumResources) {
		if to, chosen := s.ThreatGoesTo(r); r == track || chosen || to != track {
			continue
		}
		more := max(1, rules.FreeThreats+1-symbols[r])
		return fmt.Sprintf("The %s threat is full: %s on obstacles, and it spills over to %s.", r, moreSymbols(more, r), track)
	}
	more := max(1, rules.FreeThreats+1-symbols[track])
	if more > 1 && content.TrackSpaces-int(s.Threat[track]) > near {
		return "" // nothing brings it on soon
	}
	return fmt.Sprintf("It advances if obstacles bring %s.", moreSymbols(more, track))
}

// moreSymbols counts threat symbols of a resource that are still to come.
func moreSymbols(n int, r content.Resource) string {
	if n == 1 {
		return "one more " + r.String() + " symbol"
	}
	return fmt.Sprintf("%d more %s symbols", n, r)
}

// cost says what is left without a track, as a sentence with a space before it; "" if no other can win.
func cost(b *rules.Rulebook, s *rules.State, track content.Resource) string {
	without := *s
	without.Threat[track] = content.TrackSpaces
	without.Progress[track] = 1
	next := mind.TrackPlayedFor(b, &without)
	if next == track || s.Threat[next] == content.TrackSpaces {
		return " Without this track none can win."
	}
	return fmt.Sprintf(" Without this track %s is next: %s.", next, toWin(int(s.Progress[next])))
}
