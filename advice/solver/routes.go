package solver

import (
	"slices"

	"sixwinters/content"
	"sixwinters/rules"
)

// The routes that a card can be finished on, and what is known of each.

// route is a path, and the search along it.
type route struct{ search }

// result is what a search has come to.
type result struct {
	found  bool
	dice   int // used
	stress int // paid
	moves  []rules.Move
	least  int // no way along the path uses fewer; infinity where there is none at all
}

func (r *result) better(than result) bool {
	if r.dice != than.dice {
		return r.dice < than.dice
	}
	return r.stress < than.stress
}

// routes returns the paths without those that ask for all that another one asks for: whoever can fill one of these can fill
// the other for no more. The shortest come first.
func routes(paths []Path) (kept []route) {
	for _, path := range paths {
		if slices.ContainsFunc(kept, func(k route) bool { return within(k.path, path) }) {
			continue
		}
		kept = append(slices.DeleteFunc(kept, func(k route) bool { return within(path, k.path) }), route{search{path: path}})
	}
	return kept
}

// within reports whether all that a shorter path asks for is asked for by a longer one too, in the same order: where the
// longer one can be filled, the shorter one can for the same price, by leaving those placements out.
func within(shorter, longer Path) bool {
	if len(shorter) > len(longer) {
		return false
	}
	at := 0
	for i := range shorter {
		before := at // squares of the longer path up to the one that the square before was found on
		for at < len(longer) && !shorter[i].covers(&longer[at]) {
			at++
		}
		if at == len(longer) {
			return false
		}
		if rel := shorter[i].Relation; rel != content.NoRelation && (longer[at].Relation != rel || at != before) {
			return false // the die before must be the same
		}
		at++
	}
	return true
}

// covers reports whether every die that does for another need does for this one.
func (n *Need) covers(other *Need) bool {
	return (n.Resource == content.NoResource || n.Resource == other.Resource) &&
		(n.Region == content.NoRegion || n.Region == other.Region) && other.Values&^n.Values == 0
}
