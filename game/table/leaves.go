package table

import (
	"slices"

	"sixwinters/content"
	"sixwinters/game/app"
	"sixwinters/game/hover"
	"sixwinters/render"
	"sixwinters/render/layout"
	"sixwinters/rules"
)

// Which leaves of a folded table are in sight. What is asked comes into sight by itself when the question changes; the
// players open any other leaf at its tab, by a click or by resting on it with something in hand.

// leaves are the leaves that are wanted, the most wanted first.
type leaves struct {
	order    []layout.Leaf
	together layout.Together // those wanted at the same time, before all others
	question layout.Together // and those that the question wants so
	asked    string          // the question for which leaves were opened last
	noted    string          // the note for which one was
}

// springAfter is how many ticks something in hand rests on a tab before the leaf opens.
const springAfter = 18

// want makes a leaf the most wanted. The order that views were given stays as it was.
func (l *leaves) want(leaf layout.Leaf) {
	order := []layout.Leaf{leaf}
	for _, other := range l.order {
		if other != leaf {
			order = append(order, other)
		}
	}
	l.order = order
}

// open wants leaves before all others, the last of them most, and nothing together.
func (l *leaves) open(wanted ...layout.Leaf) {
	l.together = layout.Together{}
	for _, leaf := range wanted {
		l.want(leaf)
	}
}

// openMats wants both mats together, and what the question wants with them.
func (l *leaves) openMats() {
	if l.together = l.question; !l.together.Any() {
		l.together = layout.Together{Mats: [rules.NumPlayers]bool{true, true}, At: content.NoSlot}
	}
}

// follow takes up what the question wants together now, in place of what it wanted before, unless the players have opened something
// else.
func (l *leaves) follow(question layout.Together) {
	if l.together == l.question {
		l.together = question
	}
	l.question = question
}

// followQuestion brings what is asked into sight when the question has changed, or when none of its answers is in sight: what
// can be chosen by a click; what the dice in hand are asked for; at the beginning of an actions step, the places of those who act
// and the pools; and in an attempt, the obstacle together with both mats, since even characters who do not take part can help
// with abilities. Everybody's dice are in sight in any case.
func (l *laying) followQuestion(g *app.App) {
	if plan := l.plan(g); plan == nil || !plan.Folded {
		return
	}
	asked := l.book.Prompt(&l.state).Text
	changed := asked != l.leaves.asked
	l.leaves.asked = asked
	l.leaves.follow(l.attempted())
	var to []layout.Target
	for _, lit := range l.hands.lit(g) {
		to = append(to, lit.Target)
	}
	switch {
	case len(to) > 0:
		changed = changed || !slices.ContainsFunc(to, l.plan(g).InSight)
	case l.asking.canFinish():
		for player := range l.state.Players {
			if q := &l.state.Players[player]; q.InPlay() && q.Dice.Len() > 0 {
				to = append(to, layout.Target{Kind: layout.Standee, N: uint8(player)})
			}
		}
		to = append(to, layout.Target{Kind: layout.Pool}) // and what they act on there
	case l.leaves.question.Any():
		if changed {
			l.bringTogether(g)
		}
		return
	default:
		for _, ge := range l.hands.hand.Gestures {
			to = append(to, ge.Drop)
		}
	}
	if changed {
		l.bringToSight(g, to)
	}
}

// followNote brings what a new note is about into sight: the leaf on which most of it lies. It returns the plan of a view of the table
// with that, given the one without.
func (l *laying) followNote(v layout.View, lies *layout.Plan) *layout.Plan {
	n := v.Note
	if n == nil || n.Yields && lies.Covered() {
		l.leaves.noted = ""
		return lies
	}
	id := n.Head + n.Say + n.Do
	if !lies.Folded || n.About == nil || id == l.leaves.noted || len(l.hands.held) > 0 {
		return lies
	}
	l.leaves.noted = id
	found := func(p *layout.Plan) (count int) {
		for _, r := range n.About(p) {
			if !r.Empty() && r.Within(p.Boards) {
				count++
			}
		}
		return count
	}
	// Nothing of what is to be chosen is folded away for it.
	lit := l.hands.litOn(lies)
	answers := func(p *layout.Plan) bool {
		return len(lit) == 0 || slices.ContainsFunc(lit, func(on render.Lit) bool { return p.InSight(on.Target) })
	}
	before, best, most, answered := l.leaves, lies, found(lies), answers(lies)
	for leaf := range layout.NumLeaves {
		try := before
		try.open(leaf)
		v.Open, v.Together = try.order, try.together
		if p := layout.Lay(&v); found(p) > most && (answers(p) || !answered) {
			l.leaves, best, most = try, p, found(p)
		}
	}
	return best
}

// bringToSight opens the leaves on which targets lie, as many as have room: those with most of them first. If all are in
// sight already, nothing changes.
func (l *laying) bringToSight(g *app.App, to []layout.Target) {
	var count [layout.NumLeaves]int
	var wanted []layout.Leaf
	hidden, plan := false, l.plan(g)
	for _, target := range to {
		leaf, ok := plan.LeafOf(target)
		if !ok {
			continue
		}
		if count[leaf] == 0 {
			wanted = append(wanted, leaf)
		}
		count[leaf]++
		hidden = hidden || !plan.InSight(target)
	}
	if !hidden {
		return
	}
	if count[layout.MatLeaf] > 0 && count[layout.MatLeaf+1] > 0 && len(wanted) == rules.NumPlayers { // nothing but both mats
		if l.leaves.openMats(); l.allInSight(g, to) {
			return
		}
	}
	slices.Reverse(wanted)
	slices.SortStableFunc(wanted, func(a, b layout.Leaf) int { return count[a] - count[b] })
	l.leaves.open(wanted...)
}

// leafTips say what lies on the leaves.
var leafTips = [layout.NumLeaves]hover.Tip{
	layout.Leaf(content.Empire):  {Title: "The Empire", Text: []string{"Its locations, everything there, and its piles."}},
	layout.Leaf(content.RedBank): {Title: "Red Bank", Text: []string{"Its locations, everything there, and its piles."}},
	layout.Leaf(content.Settled): {Title: "The Settled Lands", Text: []string{"Their locations, everything there, and their piles."}},
	layout.TradeLeaf:             {Title: "The trade board", Text: []string{"The pools, and how far progress and threats have come."}},
	layout.StagingLeaf:           {Title: "The staging area", Text: []string{"The progress cards to come."}},
	layout.MatLeaf:               {Title: "The first player", Text: []string{"Stress, skills, abilities and the progress card."}},
	layout.MatLeaf + 1:           {Title: "The second player", Text: []string{"Stress, skills, abilities and the progress card."}},
}

// tabTip says what lies behind a tab and how to come there.
func (l *laying) tabTip(g *app.App, leaf layout.Leaf) hover.Tip {
	tip, plan := leafTips[leaf], l.plan(g)
	switch {
	case len(l.hands.held) > 0 && plan.ShowsAll(leaf):
		return hover.Tip{} // what is in hand is put down on the leaf, which is not to be covered
	case l.pairs(g, leaf):
		tip.Text = append(tip.Text, "Click again to lay both mats side by side, without the cards.")
	case plan.Brief[leaf] && len(l.hands.held) > 0:
		tip.Text = append(tip.Text, "All of it opens when you rest the pointer here.")
	case plan.Brief[leaf]:
		tip.Text = append(tip.Text, "Click to open all of it.")
	case plan.Shows(leaf):
	case len(l.hands.held) > 0:
		tip.Text = append(tip.Text[:1:1], "It opens when you rest the pointer here.")
	default:
		tip.Text = append(tip.Text[:1:1], "Click to open it.")
	}
	return tip
}

// springOpen opens the leaf on whose tab something in hand rests.
func (l *laying) springOpen(g *app.App) {
	leaf := layout.Leaf(l.attention.hover.N)
	if l.attention.hover.Kind == layout.Tab && len(l.hands.held) > 0 && l.attention.hoverFor >= springAfter && !l.plan(g).ShowsAll(leaf) {
		l.leaves.open(leaf)
	}
}

// pressTab does what a press on a tab does. What is in hand stays there.
func (l *laying) pressTab(g *app.App, on layout.Target) {
	l.hands.acted = true
	if leaf := layout.Leaf(on.N); l.pairs(g, leaf) {
		l.leaves.openMats()
	} else {
		l.leaves.open(leaf)
	}
}

// dropOnTab opens the leaf on whose tab something was let go: it stays in hand until it is put down there.
func (l *laying) dropOnTab(on layout.Target) {
	l.hands.dragging = false
	l.leaves.open(layout.Leaf(on.N))
}

// leavesAtFirst are the leaves that are wanted when a table is opened: the regions where the characters are, then what
// they act on there.
func leavesAtFirst(s *rules.State) leaves {
	var l leaves
	for _, leaf := range []layout.Leaf{layout.StagingLeaf, layout.MatLeaf + 1, layout.MatLeaf, layout.TradeLeaf} {
		l.want(leaf)
	}
	for player := range s.Players {
		if q := &s.Players[player]; q.InPlay() {
			l.want(layout.RegionLeaf(q.At.Region()))
		}
	}
	return l
}
