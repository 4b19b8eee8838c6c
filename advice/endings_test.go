package advice

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"sixwinters/advice/internal/advicetest"
	"sixwinters/content"
	"sixwinters/rules"
	"sixwinters/rules/rulestest"
)

// Where there are too many ways to choose on the way to look at all, no harm is certain that comes after the first choice: Radia lets who
// stands near Elisa go away, the Tome of Forking Paths brings 24 choices more, and their order is chosen too. The Orb of Seeing in the
// Empire comes before them.
func TestHarmAfterTooManyChoicesIsNotCertain(t *testing.T) {
	b := rulestest.Book(t)
	radia, tome, elisa := rulestest.ObstacleNamed(b, "Radia"), rulestest.ObstacleNamed(b, "Tome of Forking Paths"), rulestest.ObstacleNamed(b, "Elisa")
	for _, before := range []bool{true, false} {
		s := advicetest.FirstActions(t, b)
		inTheWay(b, &s, radia, tome, elisa)
		for p := range s.Players {
			s.Players[p].At, s.Players[p].Stress[content.Psyche].Value = s.Obstacles[radia].At, 6
		}
		certain := "nothing"
		if before {
			certain = fmt.Sprintf("%d psyche", b.ThreatLevel(&s, content.Sorcery))
			for at := range content.Slot(content.SlotsPerRegion) {
				if b.Activates(&s, at) {
					rulestest.Attach(&s, rulestest.ObstacleNamed(b, "Orb of Seeing"), at)
					break
				}
			}
		}
		if out := outlookOfTurn(b, &s); endingsOf(b, &s, true).whole || out.Harm[0].Words() != certain {
			t.Errorf("it is certain that it does %s, not %s", out.Harm[0].Words(), certain)
		}
	}
}

// Whether an obstacle activates may be left to the players: Darkness Unmasked takes one of two diplomats away from where it would.
func TestWhetherItActivatesIsLeftToThePlayers(t *testing.T) {
	b := rulestest.Book(t)
	s := advicetest.FirstActions(t, b)
	pile := s.Draw[content.Empire].List()
	for i, id := range pile {
		if b.Content().Cards[id].Season == content.Winter {
			pile[i], pile[len(pile)-1] = pile[len(pile)-1], id
			break
		}
	}
	s.Attached = [content.NumSlots]rules.Pile{}
	for row, name := range []string{"Darkness Unmasked", "Elisa", "Samo"} {
		rulestest.Attach(&s, rulestest.ObstacleNamed(b, name), content.SlotAt(content.Empire, row))
	}
	for name, want := range map[string]string{
		"Darkness Unmasked": "Activates first this turn (winter).",
		"Elisa":             "Whether it activates this turn depends on what you choose in step 4.",
		"Samo":              "Whether it activates this turn depends on what you choose in step 4.",
	} {
		f := OfActivation(b, &s, rulestest.ObstacleNamed(b, name))
		if says := f.When(b); !strings.HasSuffix(says, want) {
			t.Errorf("of %s is said %q", name, says)
		}
	}
}

// In the middle of the activate step only what is left of it is foretold, and of no obstacle that has activated that it will; once it is
// over nothing is. Of the threats as much is left as their step has not done yet.
func TestOnlyWhatIsLeftOfTheTurnIsForetold(t *testing.T) {
	b := rulestest.Book(t)
	rng := rand.New(rand.NewPCG(2, 2))
	acted, over, threats := 0, 0, 0
	advicetest.WildPlay(t, b, 0, 60, func(s *rules.State, legal []rules.Move, m rules.Move) {
		switch {
		case s.Phase == rules.Turns && s.Step == rules.StepActivate:
			a := Activating(b, s)
			end := onwards(t, b, *s, m, rng)
			for _, say := range a.Says {
				if say.Kind != choosing && !slices.Contains(end.lines, say.Words) {
					t.Errorf("%q is still certain, but what comes is %q", say.Words, end.lines)
				}
			}
			for at := range s.Attached {
				for _, id := range s.Attached[at].List() {
					f, n := OfActivation(b, s, id), end.nth(id)
					if f.Acted {
						acted++
					}
					if n > 0 {
						n += activated(s)
					}
					if f.Over && n > 0 || f.Surely && n == 0 || f.Nth > 0 && f.Nth != n {
						t.Errorf("%s is number %d that activates: %s", b.Content().Card(id).Name, n, f.When(b))
					}
				}
			}
		case s.IsOver(rules.StepActivate):
			over++
			if says := Activating(b, s).Says; len(says) > 0 {
				t.Errorf("step 4 is over, and is said to bring %q", WordsOf(says))
			}
			f := Threats(b, s)
			if asks := s.Phase == rules.Turns && s.Step == rules.StepThreats; f.Choice != asks || len(f.Steps) > 0 {
				t.Errorf("of the threats is still to come: %+v", f.Steps)
			} else if asks {
				threats++
			}
		}
	})
	if acted < 20 || over < 20 || threats < 5 {
		t.Errorf("%d had activated, %d times the step was over, and %d times the threats were asked for", acted, over, threats)
	}
}

// The Necromancer may knock a character out by a pair that the refresh rolls, who then takes no stress of what activates after it
// ([refresh], [in-play]): it is certain only that the character is knocked out.
func TestKnockedOutByTheRefreshTakesNothingMore(t *testing.T) {
	b := rulestest.Book(t)
	s := advicetest.FirstActions(t, b)
	inTheWay(b, &s, rulestest.ObstacleNamed(b, "The Necromancer"), rulestest.ObstacleNamed(b, "Doom Under Sightrock"))
	s.Progress[content.Sorcery] = 6
	s.Pool[content.Sorcery] = rules.Values{5: 1}
	hurt := &s.Players[0]
	hurt.At, s.Players[1].At = content.SlotAt(content.RedBank, 0), content.SlotAt(content.Settled, 0)
	hurt.Stress[content.Psyche] = rules.StressDie{Value: 1, Box: uint8(len(b.Content().Board.Conditions[content.Psyche]))}
	if b.ProgressLevel(&s, content.Sorcery) < 2 {
		t.Fatal("no die comes to the pool")
	}
	out := outlookOfTurn(b, &s)
	certain := b.PlayerName(&s, 0) + ": knocked out."
	if says := WordsOf(out.Certain); out.KnockOut[0] != 1 || !slices.Contains(says, certain) {
		t.Errorf("is said to be certain: %q", says)
	}
	sum := 0.0
	for _, odd := range out.Odds {
		if strings.Contains(odd.Words, "in all at least 3 psyche, knocked out") {
			sum += odd.Chance
		}
	}
	if n := b.ProgressLevel(&s, content.Sorcery) - 1; n == 1 && (sum < 5./6-1e-9 || sum > 5./6+1e-9) {
		t.Errorf("it takes stress besides with %g: %v", sum, out.Odds)
	}
}

// What lies lowest in a pool as the obstacles activate may be a die that the refresh rolls before ([refresh]).
func TestWhichDieLeavesThePoolHangsOnTheRefresh(t *testing.T) {
	b := rulestest.Book(t)
	minx := rulestest.ObstacleNamed(b, "Clove and Minx") // takes the two lowest
	for _, c := range []struct {
		pool    rules.Values
		certain bool
	}{
		{rules.Values{0, 0, 1}, false},
		{rules.Values{2}, true},
	} {
		s := advicetest.FirstActions(t, b)
		inTheWay(b, &s, minx)
		s.Progress[content.Support] = content.TrackSpaces
		s.Pool[content.Support] = c.pool
		says := WordsOf(Activating(b, &s).Says)
		if certain := slices.ContainsFunc(says, func(say string) bool { return strings.Contains(say, "leaves the pool") }); certain != c.certain {
			t.Errorf("of a pool with %v is said %q", c.pool, says)
		}
	}
}

// New obstacles come as far as there are any to draw ([new-obstacles], [piles]), and where they come is left open where the Tome of Forking
// Paths lets the players put the staged cards in another order before.
func TestNewObstaclesAsFarAsThereAreAny(t *testing.T) {
	b := rulestest.Book(t)
	s := advicetest.FirstActions(t, b)
	inTheWay(b, &s)
	var staged []content.ProgressID // cards that name the same region
	for id := range b.Content().Progress {
		if b.Content().Progress[id].ObstacleAt.Region() == content.Empire && len(staged) < rules.NumStaged {
			staged = append(staged, content.ProgressID(id))
		}
	}
	copy(s.Staging[:], staged)
	two := b.NewObstacles(&s)
	pile := s.Draw[content.Empire]
	for _, c := range []struct{ draw, discard, come int }{{2, 0, 2}, {1, 0, 1}, {1, 1, 2}, {0, 0, 0}} {
		u := s
		u.Draw[content.Empire].N, u.Discard[content.Empire] = uint8(c.draw), rules.Pile{}
		copy(u.Discard[content.Empire].Cards[:], pile.Cards[c.draw:c.draw+c.discard])
		u.Discard[content.Empire].N = uint8(c.discard)
		if f := Threats(b, &u); len(f.New) != min(two, c.come) || two != 2 {
			t.Errorf("of %d cards to draw and %d discarded come %d", c.draw, c.discard, len(f.New))
		}
	}
	inTheWay(b, &s, rulestest.ObstacleNamed(b, "Tome of Forking Paths"))
	says := WordsOf(outlookOfTurn(b, &s).Certain)
	if want := "Where new obstacles come depends on what you choose in step 4."; says[len(says)-1] != want {
		t.Errorf("is said %q", says)
	}
}
