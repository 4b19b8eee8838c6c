package advice

import (
	"slices"

	"sixwinters/content"
	"sixwinters/rules"
)

// The routes that a card can be finished on, and what is known of each.

// route is all paths that ask for the same dice in the same order: what is found for one holds for all.
type route struct {
	path Path // one of them
	same []Path
	best result
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
			all = append(all, route{path: path, best: result{open: true}})
		}
		all[i].same = append(all[i].same, path)
	}
	return all
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

// explore searches a route, or goes on where its search was ended, for ways that use so many action dice at most.
func (v *solver) explore(r *route, limit int) {
	if !r.best.open || v.left <= 0 {
		return
	}
	was := r.best
	from := was.least
	for _, k := range v.known {
		if k.least > from && v.within(k.path, r.path) {
			from = k.least
		}
	}
	if from > limit {
		r.best.least, r.best.open = from, false
		return
	}
	r.best = v.reach(r.path, from, limit)
	if was.found && (!r.best.found || !r.best.better(was)) {
		// No better way has come up; what is known of its price keeps.
		was.least, was.open = max(was.least, r.best.least), r.best.open
		r.best = was
	}
	if r.best.least > v.bound {
		v.known = append(v.known, known{r.path, r.best.least})
	}
}

// known is that no way along a path uses fewer action dice, where that is more than the bound says.
type known struct {
	path  Path
	least int
}

// farthest is the route, and how many of its squares, of the way that fills the most squares where none reaches the end;
// open where there may be a better one.
func (v *solver) farthest(paths []Path) (n int, best route) {
	best = route{path: paths[0]}
	for {
		tried := map[string]bool{}
		next := route{best: result{least: farAway}}
		open := false
		for _, p := range paths {
			if len(p) <= n+1 {
				continue
			}
			key := p[:n+1].asks()
			if tried[key] {
				continue
			}
			tried[key] = true
			limit := farAway - 1
			if next.best.found {
				limit = next.best.dice
			}
			r := route{path: p[:n+1], best: result{open: true}}
			v.explore(&r, limit)
			open = open || r.best.open
			if r.best.found && (!next.best.found || r.best.better(next.best)) {
				next = route{path: p, best: r.best}
			}
		}
		if !next.best.found {
			best.best.open = best.best.open || open
			return n, best
		}
		next.best.open = open
		n, best = n+1, next
	}
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

// want notes which resources may be of use on the path.
func (v *solver) want() {
	v.wanted = 0
	for i := range v.path {
		n := &v.path[i]
		if n.Resource == content.NoResource {
			v.wanted = 1<<content.NumResources - 1
		} else {
			v.wanted |= 1 << n.Resource
		}
	}
	if v.wild {
		v.wanted |= 1 << content.Sorcery
	}
	retypes := false
	for i := range v.boxes {
		x := &v.boxes[i]
		if x.op == content.NoOp || v.start.used&(1<<i) != 0 {
			continue
		}
		if x.Box == content.ResourceBox {
			v.wanted |= 1 << x.Resource
		}
		retypes = retypes || x.op == content.OpRetype || x.op == content.OpTravel && x.Cost == content.NoStress
	}
	if retypes { // any asset may be paid with
		v.wanted = 1<<content.NumResources - 1
	}
	v.wanted |= v.converts // pools whose dice become action dice
}
