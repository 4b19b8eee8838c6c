package solver

import (
	"slices"

	"sixwinters/content"
	"sixwinters/rules"
)

// The routes that a card can be finished on, and what is known of each.

// route is all paths that ask for the same dice in the same order: what is found for one holds for all.
type route struct {
	search // along one of them
	same   []Path
	way    Way // the best that was told
}

// result is what a search has come to.
type result struct {
	found  bool
	dice   int // used
	stress int // paid
	moves  []rules.Move
	least  int  // no way along the path uses fewer; farAway where there is none at all
	open   bool // the search was ended: there may be a better way
}

func (r *result) better(than result) bool {
	if r.dice != than.dice {
		return r.dice < than.dice
	}
	return r.stress < than.stress
}

// routes puts paths together that ask for the same. The shortest come first.
func routes(paths []Path) (all []route) {
	at := map[string]int{}
	for _, path := range paths {
		key := path.asks()
		i, ok := at[key]
		if !ok {
			i = len(all)
			at[key] = i
			all = append(all, route{search: search{path: path, best: result{open: true}}})
		}
		all[i].same = append(all[i].same, path)
	}
	return all
}

// needful leaves out the routes that ask for all that another one asks for, and more: whoever can fill one of them can fill
// the other for no more.
func (v *solver) needful(all []route) (kept []route) {
	for _, r := range all { // the shortest come first
		asks := func(less, more *route) bool { return v.within(less.path, more.path) }
		if slices.ContainsFunc(kept, func(k route) bool { return asks(&k, &r) }) {
			continue
		}
		kept = append(slices.DeleteFunc(kept, func(k route) bool { return asks(&r, &k) }), r)
	}
	return kept
}

// asks is what a path asks for, as a key: equal for paths on different squares that are filled alike.
func (p Path) asks() string {
	key := make([]byte, 0, 5*len(p))
	for i := range p {
		n := &p[i]
		end := byte(0)
		if n.End {
			end = 1
		}
		key = append(key, byte(n.Resource), byte(n.Region), n.Values, byte(n.Relation), end)
	}
	return string(key)
}

// nearest is the route that may be finished with the fewest action dice, of those whose search has not come to its end; nil
// if there is none.
func nearest(routes []route) (next *route) {
	for i := range routes {
		if r := &routes[i]; !r.done && (next == nil || r.best.least < next.best.least) {
			next = r
		}
	}
	return next
}

// along is a way on another path that asks for the same.
func (w *Way) along(path Path) Way {
	out := *w
	out.Path, out.Moves = path, slices.Clone(w.Moves)
	i := 0
	for k := range out.Moves {
		if m := &out.Moves[k]; m.Kind == rules.MovePlace {
			m.Arg = path[i].Square
			i++
		}
	}
	return out
}

// within reports whether all that a shorter path asks for is asked for by a longer one too, in the same order: where the
// longer one can be filled, the shorter one can for the same price, by leaving those placements out.
func (v *solver) within(shorter, longer Path) bool {
	if len(shorter) > len(longer) || v.barred != 0 && shorter[len(shorter)-1].End && !longer[len(longer)-1].End {
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

// ends reports whether the path, filled, completes the card.
func (v *solver) ends() bool { return v.path[len(v.path)-1].End }
