package advice

import (
	"fmt"

	"sixwinters/content"
	"sixwinters/rules"
)

// What the end of the turn does to the characters may hang on dice that are not rolled yet: the refresh fills the pools ([refresh])
// before the obstacles activate ([activate]), and some of those look at what a pool shows.

// mostFilled is how many dice that the refresh rolls into a pool are looked at in all their falls.
const mostFilled = 4

// filled is what may happen to a character besides what is certain, by what the refresh rolls into a pool.
type filled struct {
	pool        content.Resource
	chance      float64 // that it happens
	knockOut    float64 // and that the character is knocked out by it
	least, most Harm
}

// add notes what happens to a character with a chance.
func (f *filled) add(h *Harm, chance float64) {
	if f.chance == 0 || h.Points() < f.least.Points() {
		f.least = *h
	}
	if f.chance == 0 || h.Points() > f.most.Points() {
		f.most = *h
	}
	f.chance += chance
	if h.KnockedOut {
		f.knockOut += chance
	}
}

// words says what may happen and how likely it is; "" for nothing.
func (f *filled) words(who string) string {
	if f.chance == 0 {
		return ""
	}
	what := f.least.Words()
	if what != f.most.Words() {
		what = "at the least " + what
	}
	return fmt.Sprintf("%s with %s: %s, by what the refresh rolls into the %s pool.", who, Percent(f.chance), what, f.pool)
}

// rolledHarm is what the dice that the refresh rolls may add to what certainly happens to each player's character, pool by pool: of
// several pools that matter the likelier.
func rolledHarm(b *rules.Rulebook, s *rules.State) (out [rules.NumPlayers]filled) {
	blind := b.Blind(s)
	base := activationHarm(b, &blind)
	for r := range content.Resource(content.NumResources) {
		n, matters := 0, false
		eachFace(func(rolls rules.Rolls) {
			t := blind
			n = 0
			b.TryFill(&t, r, func(k rules.Kind, to rules.Place) int {
				n++
				return rolls(k, to)
			})
			matters = matters || n > 0 && worse(&base, activationHarm(b, &t)) != [rules.NumPlayers]bool{}
		})
		if !matters || n > mostFilled {
			continue
		}
		now := [rules.NumPlayers]filled{{pool: r}, {pool: r}}
		eachRoll(n, func(v *rules.Values, chance float64) {
			t, left := blind, *v
			b.TryFill(&t, r, func(rules.Kind, rules.Place) int {
				shows := left.Lowest()
				left[shows-1]--
				return shows
			})
			h := activationHarm(b, &t)
			for p, is := range worse(&base, h) {
				if is {
					now[p].add(&h[p], chance)
				}
			}
		})
		for p := range now {
			if now[p].chance > out[p].chance {
				out[p] = now[p]
			}
		}
	}
	return out
}

// activationHarm is the least that the activate step does to each player's character on a table ([activate]).
func activationHarm(b *rules.Rulebook, s *rules.State) [rules.NumPlayers]Harm {
	r := explore(b, s, func(t *rules.State, story *rules.Story, rolls rules.Rolls) { b.TryActivate(t, story, rolls) })
	return r.least
}

// worse reports to which characters more happens than by a first reckoning.
func worse(base *[rules.NumPlayers]Harm, now [rules.NumPlayers]Harm) (is [rules.NumPlayers]bool) {
	for p := range now {
		is[p] = now[p].Points() > base[p].Points()
	}
	return is
}
