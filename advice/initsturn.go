package advice

import (
	"slices"
	"strings"

	"sixwinters/content"
	"sixwinters/rules"
)

// mostTables is the most tables on which an obstacle's activation is compared.
const mostTables = 20

// asItActivates returns the tables on which an obstacle may activate in the activate step to come, whatever is rolled and chosen before,
// and whether these are all, and it activates in any case.
func asItActivates(b *rules.Rulebook, s *rules.State, id content.ObstacleID) (tables []rules.State, all bool) {
	all = true
	eachRefreshed(b, s, usesPool(b, id), func(t *rules.State, rolls rules.Rolls) {
		acts := false
		story := rules.Story{Watch: func(now *rules.State, ev rules.Event) {
			if ev.Kind != rules.EvTrigger || content.ObstacleID(ev.Card) != id {
				return
			}
			acts = true
			then := b.Observation(now)
			then.Depth, then.Stack = 0, rules.State{}.Stack
			tables = with(tables, then)
			all = all && len(tables) <= mostTables
		}}
		eachChosen(b, t, rolls, &story, mostForeseen, func(*fork) (goesOn bool) {
			goesOn, acts = all && !acts, false
			return goesOn
		}, func(*fork, bool) { all = false })
	})
	return tables, all
}

// usesPool reports whether an obstacle changes the dice of a pool as it activates, or depends on them.
func usesPool(b *rules.Rulebook, id content.ObstacleID) bool {
	return slices.ContainsFunc(b.Content().Card(id).Activate, func(ef content.Effect) bool {
		_, depends := countsPool(&ef)
		return depends || rules.Has(&ef, rules.ChangesPool)
	})
}

// inItsTurn fills in what an obstacle does on some tables: what is said on all of them, the least and the most harm and, where that
// differs, what each character may suffer.
func (a *Activation) inItsTurn(b *rules.Rulebook, tables []rules.State, id content.ObstacleID) {
	var may [rules.NumPlayers][]string
	var rolls [rules.NumPlayers]bool // its own dice decide too
	for i := range tables {
		c := ActivationNow(b, &tables[i], id)
		if i == 0 {
			a.Says, a.Least, a.Most, a.Asks, a.Idle = c.Says, c.Least, c.Most, c.Asks, c.Idle
		}
		a.Says, _ = split(a.Says, c.Says)
		milder(&a.Least, &c.Least)
		harder(&a.Most, &c.Most)
		a.Idle = a.Idle && c.Idle
		if a.Asks == "" {
			a.Asks = c.Asks
		}
		for p := range may {
			may[p] = with(may[p], c.Least[p].Words())
			rolls[p] = rolls[p] || c.Least[p].Words() != c.Most[p].Words()
		}
	}
	for p := range may {
		switch {
		case a.Asks != "" || len(may[p]) == 1:
		case rolls[p]:
			a.May[p] = a.Least[p].Words() + " to " + a.Most[p].Words()
		default:
			a.May[p] = strings.Join(may[p], ", or ")
		}
	}
}
