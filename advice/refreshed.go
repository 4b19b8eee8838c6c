package advice

import (
	"strings"

	"sixwinters/content"
	"sixwinters/rules"
)

// Harm at the end of the turn may depend on dice not rolled yet: the refresh fills the pools ([refresh]) before obstacles activate
// ([activate]), and some of those count the values in a pool.

// mostRefreshed is the most rolls of the refresh that are examined: enough for five dice of a pool, or two of each of two.
const mostRefreshed = 500

// refreshed is the harm that the rolls of the refresh may add to what is certain.
type refreshed struct {
	odds     []Odd // what may come of them; the chances add up to 1, if there are any
	knockOut [rules.NumPlayers]float64
}

// fate is what a roll brings each player's character beyond what is certain: more harm, or a knock-out.
type fate [rules.NumPlayers]struct{ more, out bool }

// fall is all rolls that bring the same fate.
type fall struct {
	fate        fate
	chance      float64
	least, most [rules.NumPlayers]Harm
}

// afterRefresh returns what the refresh may bring by the dice of all the pools that matter, as they fall together, besides
// what is certain: as little as that becomes in the mildest of all falls.
func afterRefresh(b *rules.Rulebook, s *rules.State, certain *[rules.NumPlayers]Harm) (out refreshed) {
	observed := b.Observation(s)
	pools, dice := poolsThatMatter(b, &observed, certain)
	if len(pools) == 0 {
		return out
	}
	type outcome struct {
		harm   [rules.NumPlayers]Harm
		chance float64
	}
	var outcomes []outcome
	whole := true
	eachFill(b, &observed, pools, dice, 1, func(t *rules.State, chance float64) {
		harm, _, all := ActivationHarm(b, t)
		outcomes, whole = append(outcomes, outcome{harm, chance}), whole && all
	})
	if !whole {
		return out
	}
	for i := range outcomes {
		milder(certain, &outcomes[i].harm)
	}
	var falls []fall
	for i := range outcomes {
		falls = noted(falls, certain, outcomes[i].harm, outcomes[i].chance)
	}
	for i := range falls {
		f := &falls[i]
		out.odds = append(out.odds, Odd{f.words(b, s, certain, pools), f.chance})
		for p := range f.fate {
			if f.fate[p].out {
				out.knockOut[p] += f.chance
			}
		}
	}
	sortOdds(out.odds)
	return out
}

// poolsThatMatter returns the pools whose dice to come change what comes besides what is certain if they all show one value or
// another, and how many dice come to each; none if they fall in too many ways.
func poolsThatMatter(b *rules.Rulebook, observed *rules.State, base *[rules.NumPlayers]Harm) (pools []content.Resource, dice []int) {
	ways := 1
	asItLies, _, _ := ActivationHarm(b, observed)
	for r := range content.Resource(content.NumResources) {
		n, matters := 0, false
		eachFace(func(rolls rules.Rolls) {
			t := *observed
			n = 0
			b.TryFill(&t, r, func(k rules.Kind, to rules.Place) int {
				n++
				return rolls(k, to)
			})
			if harm, _, _ := ActivationHarm(b, &t); n > 0 && fateOf(base, harm) != fateOf(base, asItLies) {
				matters = true
			}
		})
		if !matters {
			continue
		}
		pools, dice = append(pools, r), append(dice, n)
		now := 0
		eachRoll(n, func(*rules.Values, float64) { now++ })
		if ways *= now; ways > mostRefreshed {
			return nil, nil
		}
	}
	return pools, dice
}

// eachFill calls see with the table for every fall of the dice that come to some pools, and its chance.
func eachFill(b *rules.Rulebook, s *rules.State, pools []content.Resource, dice []int, chance float64, see func(t *rules.State, chance float64)) {
	if len(pools) == 0 {
		see(s, chance)
		return
	}
	eachRoll(dice[0], func(v *rules.Values, now float64) {
		t, left := *s, *v
		b.TryFill(&t, pools[0], func(rules.Kind, rules.Place) int {
			shows := left.Lowest()
			left[shows-1]--
			return shows
		})
		eachFill(b, &t, pools[1:], dice[1:], chance*now, see)
	})
}

// ActivationHarm returns the least and the most that the activate step does to each player's character on a table
// ([activate]), and whether all ways were looked at.
func ActivationHarm(b *rules.Rulebook, s *rules.State) (least, most [rules.NumPlayers]Harm, whole bool) {
	r := explore(b, s, faces, func(t *rules.State, story *rules.Story, rolls rules.Rolls) { b.TryActivate(t, story, rolls) })
	return r.least, r.most, r.whole
}

// fateOf returns the fate of harm now compared with base.
func fateOf(base *[rules.NumPlayers]Harm, now [rules.NumPlayers]Harm) (f fate) {
	for p := range now {
		f[p].more = now[p].Points() > base[p].Points()
		f[p].out = now[p].KnockedOut && !base[p].KnockedOut
	}
	return f
}

// noted adds a roll with harm h to falls.
func noted(falls []fall, base *[rules.NumPlayers]Harm, h [rules.NumPlayers]Harm, chance float64) []fall {
	is := fateOf(base, h)
	for i := range falls {
		f := &falls[i]
		if f.fate != is {
			continue
		}
		f.chance += chance
		milder(&f.least, &h)
		harder(&f.most, &h)
		return falls
	}
	return append(falls, fall{is, chance, h, h})
}

// words says what the rolls bring, to whom and by which pools.
func (f *fall) words(b *rules.Rulebook, s *rules.State, base *[rules.NumPlayers]Harm, pools []content.Resource) string {
	var names, brings []string
	for _, r := range pools {
		names = append(names, r.String())
	}
	rolled := "what the refresh rolls into the " + rules.Joined(names, "and") + " pool"
	if len(pools) > 1 {
		rolled += "s"
	}
	for p := range f.fate {
		if !f.fate[p].more {
			continue
		}
		what := f.least[p].Words()
		if what != f.most[p].Words() {
			what = "at least " + what
		}
		if !base[p].None() {
			what = "in all " + what
		}
		brings = append(brings, b.PlayerName(s, p)+": "+what)
	}
	if len(brings) == 0 {
		return "Nothing comes of " + rolled + "."
	}
	return strings.Join(brings, "; ") + ", by " + rolled + "."
}
