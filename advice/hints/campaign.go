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

// campaignWords returns the track that is played for and how it stands, and what threatens it next, in up to three sentences.
func campaignWords(b *rules.Rulebook, s *rules.State) string {
	track := mind.TrackPlayedFor(b, s)
	progress, threat := int(s.Progress[track]), int(s.Threat[track])
	name := rules.Capital(track.String())
	if threat == content.TrackSpaces {
		return fmt.Sprintf("%s is your track: %d of %d, but its threat is at %d too. It wins only if that is lowered.",
			name, progress, content.TrackSpaces, content.TrackSpaces)
	}
	say := fmt.Sprintf("%s is your track: %d of %d, %s.", name, progress, content.TrackSpaces, apart(progress, threat))
	if progress == content.TrackSpaces {
		say = fmt.Sprintf("%s is complete: hold it. Its threat is at %d of %d.", name, threat, content.TrackSpaces)
	}
	if danger := danger(b, s, track); danger != "" {
		say += " " + danger
	}
	if content.TrackSpaces-threat <= near {
		say += cost(b, s, track)
	}
	return say
}

// apart says where a threat marker is beside the progress marker of its track.
func apart(progress, threat int) string {
	switch d := progress - threat; {
	case d > 0:
		return fmt.Sprintf("its threat %d behind", d)
	case d < 0:
		return fmt.Sprintf("its threat %d ahead", -d)
	}
	return "its threat level with it"
}

// danger says what brings the threat of a track on next: what does so this turn, or how many symbols more would ([threats]).
func danger(b *rules.Rulebook, s *rules.State, track content.Resource) string {
	if n, sure := advice.ThreatsToCome(b, s).On(track); sure && n > 0 {
		return fmt.Sprintf("As things stand its threat goes %s this turn.", advice.Up(n))
	}
	symbols := b.ThreatSymbols(s)
	for r := range content.Resource(content.NumResources) {
		if to, chosen := s.ThreatGoesTo(r); r == track || chosen || to != track {
			continue
		}
		more := max(1, rules.FreeThreats+1-symbols[r])
		return fmt.Sprintf("%s is full: %s, and it spills over to %s.", rules.Capital(r.String()), moreSymbols(more, r), track)
	}
	return fmt.Sprintf("Its threat rises with %s in play.", moreSymbols(max(1, rules.FreeThreats+1-symbols[track]), track))
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
		return " Without it no track can win."
	}
	return fmt.Sprintf(" Without it %s is next: %d of %d.", next, s.Progress[next], content.TrackSpaces)
}
