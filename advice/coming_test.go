package advice

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"sixwinters/advice/internal/advicetest"
	"sixwinters/content"
	"sixwinters/rules"
	"sixwinters/rules/rulestest"
)

// TestThreatsComeAfterActivation plays the activate step with any choices: what was foreseen of the threats is what the threats step
// does then, although what activates leaves play or moves to where it counts more. What was not left to the players is said for
// certain, and its causes add up.
func TestThreatsComeAfterActivation(t *testing.T) {
	b := rulestest.Book(t)
	rng := rand.New(rand.NewPCG(4, 4))
	compared, changed := 0, 0
	advicetest.WildPlay(t, b, 400, 60, func(s *rules.State, _ []rules.Move, m rules.Move) {
		if m.Kind != rules.MoveDone || s.Attempt.Phase != rules.NoAttempt {
			return
		}
		coming := ThreatsToCome(b, s)
		says := coming.Words(b)
		compared++
		table := b.Observation(s)
		var story rules.Story
		b.TryActivate(&table, &story, nil)
		for legal := b.Moves(&table, nil); len(legal) > 0; legal = b.Moves(&table, nil) {
			if err := b.ApplyRolling(&table, legal[rng.IntN(len(legal))], &story, nil); err != nil {
				t.Fatal(err)
			}
		}
		come := Threats(b, &table)
		words := come.Words(b)
		for _, line := range says {
			if !strings.HasPrefix(line, "Which ") && !slices.Contains(words, line) {
				t.Errorf("%q was foreseen, and what comes is %q", line, words)
			}
		}
		if len(coming.ways) == 1 && !coming.open && !slices.Equal(says, words) {
			t.Errorf("%q was foreseen for certain, and what comes is %q", says, words)
		}
		for r := range content.Resource(content.NumResources) {
			if why, sure := coming.Causes(b, r); sure && Total(why) != come.on(r) {
				t.Errorf("the %s threat goes on by %d, and its causes come to %d", r, come.on(r), Total(why))
			}
			if n, sure := coming.Symbols(r); sure && n != come.Counts[r].Symbols {
				t.Errorf("%d symbols of %s were foreseen, and %d come", n, r, come.Counts[r].Symbols)
			}
		}
		if now := Threats(b, s); !slices.Equal(now.Words(b), words) {
			changed++
		}
	})
	if compared < 100 || changed < 5 {
		t.Errorf("of %d tables activation changed the threats of %d", compared, changed)
	}
}

// TestThreatsLeftToThePlayers foresees two ways that the players may choose from: what both bring is certain, and of the rest it is said
// that it depends on them.
func TestThreatsLeftToThePlayers(t *testing.T) {
	b := rulestest.Book(t)
	forecast := func(of ...content.Resource) Forecast {
		s := b.NewCampaign(rules.Options{Seed: 3}, nil)
		s.Attached = [content.NumSlots]rules.Pile{}
		for _, r := range of {
			at := content.Slot(r)
			for id := range content.ObstacleID(len(b.Content().Cards)) {
				o := b.Content().Card(id)
				if int(s.Attached[at].N) <= rules.FreeThreats && len(o.Threats) == 1 && o.Threats[0] == r && o.ExtraThreat == content.NoResource {
					rulestest.Attach(&s, id, at)
				}
			}
		}
		return Threats(b, &s)
	}
	military := forecast(content.Military)
	both := forecast(content.Military, content.Technology)
	for _, c := range []Coming{{ways: []Forecast{military, both}}, {ways: []Forecast{both, military}}} {
		says := c.Words(b)
		if len(says) != 2 || !strings.HasPrefix(says[0], "The military threat goes up 1 space") || !strings.HasPrefix(says[1], "Which other threats advance") {
			t.Errorf("they are told as %q", says)
		}
		if _, sure := c.Causes(b, content.Technology); sure {
			t.Error("it is certain how far the technology threat goes on")
		}
		if why, sure := c.Causes(b, content.Military); !sure || Total(why) != 1 {
			t.Errorf("the military threat goes on by %v: %v", why, sure)
		}
		if n, sure := c.Symbols(content.Military); !sure || n != rules.FreeThreats+1 {
			t.Errorf("%d symbols of military are certain: %v", n, sure)
		}
	}
	if says := (Coming{ways: []Forecast{both}}).Words(b); len(says) != 2 || strings.HasPrefix(says[1], "Which") {
		t.Errorf("where nothing is left to the players is said %q", says)
	}
	unseen := Coming{ways: []Forecast{both, both}, open: true}
	_, certain := unseen.Symbols(content.Military)
	if _, sure := unseen.Causes(b, content.Military); sure || certain || len(unseen.Words(b)) != 1 {
		t.Errorf("with ways that were not looked at %q is certain", unseen.Words(b))
	}
}
