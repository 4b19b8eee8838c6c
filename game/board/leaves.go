package board

import (
	"slices"

	"sixwinters/content"
	"sixwinters/game/app"
	"sixwinters/game/hover"
	"sixwinters/render"
	"sixwinters/render/layout"
	"sixwinters/rules"
)

// Which leaves of a folded table are open. A new question opens those with its answers; players open others at their tabs, by a
// click or by resting there with something in hand.

// Leaves are the leaves that are wanted, the most wanted first.
type Leaves struct {
	Order    []layout.Leaf
	Together layout.Together // wanted at the same time, before all others
	Question layout.Together // the same, for the question
	Asked    string          // the question for which leaves were opened last
	noted    string          // the note for which one was
}

// SpringAfter is how many ticks something in hand rests on a tab before the leaf opens.
const SpringAfter = 18

// Want makes a leaf the most wanted. It does not change the slice that views share.
func (l *Leaves) Want(leaf layout.Leaf) {
	order := []layout.Leaf{leaf}
	for _, other := range l.Order {
		if other != leaf {
			order = append(order, other)
		}
	}
	l.Order = order
}

// Open wants leaves before all others, the last one most, and no set of leaves together.
func (l *Leaves) Open(wanted ...layout.Leaf) {
	l.Together = layout.Together{}
	for _, leaf := range wanted {
		l.Want(leaf)
	}
}

// OpenMats wants both mats together, and what the question wants with them.
func (l *Leaves) OpenMats() {
	if l.Together = l.Question; !l.Together.Any() {
		l.Together = layout.Together{Mats: [rules.NumPlayers]bool{true, true}, At: content.NoSlot}
	}
}

// Follow replaces what the last question wanted together by what this one wants, unless the players have opened something
// else.
func (l *Leaves) Follow(question layout.Together) {
	if l.Together == l.Question {
		l.Together = question
	}
	l.Question = question
}

// followQuestion opens the leaves of what is asked when the question has changed, or when none of its answers is in sight: what
// can be chosen by a click; where the dice in hand can go; in the actions step, the places of those who act and the pools; in
// an attempt, the obstacle with both mats, since even characters who do not take part can help with abilities.
func (l *Laying) followQuestion(g *app.App) {
	if plan := l.Plan(g); plan == nil || !plan.Folded {
		return
	}
	asked := l.Book.Prompt(&l.State).Text
	changed := asked != l.Leaves.Asked
	l.Leaves.Asked = asked
	l.Leaves.Follow(l.attempted())
	var to []layout.Target
	for _, lit := range l.hands.Lit(g) {
		to = append(to, lit.Target)
	}
	switch {
	case len(to) > 0:
		changed = changed || !slices.ContainsFunc(to, l.Plan(g).InSight)
	case l.asking.CanFinish():
		for player := range l.State.Players {
			if q := &l.State.Players[player]; q.InPlay() && q.Dice.Len() > 0 {
				to = append(to, layout.Target{Kind: layout.Standee, N: uint8(player)})
			}
		}
		to = append(to, layout.Target{Kind: layout.Pool}) // and what they act on there
	case l.Leaves.Question.Any():
		if changed {
			l.bringTogether(g)
		}
		return
	default:
		for _, ge := range l.hands.Hand.Gestures {
			to = append(to, ge.Drop)
		}
	}
	if changed {
		l.BringToSight(g, to)
	}
}

// FollowNote opens the leaf with most of what a new note is about. It returns the plan of the view with that leaf; lies is the
// one without.
func (l *Laying) FollowNote(v layout.View, lies *layout.Plan) *layout.Plan {
	n := v.Note
	if n == nil || n.Yields && lies.Covered() {
		l.Leaves.noted = ""
		return lies
	}
	id := n.Head + n.Say + n.Do
	if !lies.Folded || n.About == nil || id == l.Leaves.noted || len(l.hands.Held) > 0 {
		return lies
	}
	l.Leaves.noted = id
	found := func(p *layout.Plan) (count int) {
		for _, r := range n.About(p) {
			if !r.Empty() && r.Within(p.Boards) {
				count++
			}
		}
		return count
	}
	// No choice may be folded away for it.
	lit := l.hands.LitOn(lies)
	answers := func(p *layout.Plan) bool {
		return len(lit) == 0 || slices.ContainsFunc(lit, func(on render.Lit) bool { return p.InSight(on.Target) })
	}
	before, best, most, answered := l.Leaves, lies, found(lies), answers(lies)
	for leaf := range layout.NumLeaves {
		try := before
		try.Open(leaf)
		v.Open, v.Together = try.Order, try.Together
		if p := layout.Lay(&v); found(p) > most && (answers(p) || !answered) {
			l.Leaves, best, most = try, p, found(p)
		}
	}
	return best
}

// BringToSight opens the leaves of targets, as many as have room, those with most of them first. If all are in sight, nothing
// changes.
func (l *Laying) BringToSight(g *app.App, to []layout.Target) {
	var count [layout.NumLeaves]int
	var wanted []layout.Leaf
	hidden, plan := false, l.Plan(g)
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
		if l.Leaves.OpenMats(); l.allInSight(g, to) {
			return
		}
	}
	slices.Reverse(wanted)
	slices.SortStableFunc(wanted, func(a, b layout.Leaf) int { return count[a] - count[b] })
	l.Leaves.Open(wanted...)
}

// leafTips say what lies on the leaves.
var leafTips = [layout.NumLeaves]hover.Tip{
	layout.Leaf(content.Empire):  {Title: "The Empire", Text: []string{"Its locations, everything there, and its piles."}},
	layout.Leaf(content.RedBank): {Title: "Red Bank", Text: []string{"Its locations, everything there, and its piles."}},
	layout.Leaf(content.Settled): {Title: "The Settled Lands",
		Text: []string{"Their locations, everything there, and their piles."}},
	layout.TradeLeaf: {Title: "The trade board",
		Text: []string{"The pools, and how far progress and threats have come."}},
	layout.StagingLeaf: {Title: "The staging area", Text: []string{"The progress cards to come."}},
	layout.MatLeaf:     {Title: "The first player", Text: []string{"Stress, skills, abilities and the progress card."}},
	layout.MatLeaf + 1: {Title: "The second player", Text: []string{"Stress, skills, abilities and the progress card."}},
}

// TabTip says what lies behind a tab and how to come there.
func (l *Laying) TabTip(g *app.App, leaf layout.Leaf) hover.Tip {
	tip, plan := leafTips[leaf], l.Plan(g)
	switch {
	case len(l.hands.Held) > 0 && plan.ShowsAll(leaf):
		return hover.Tip{} // what is in hand is put down on the leaf, which is not to be covered
	case l.pairs(g, leaf):
		tip.Text = append(tip.Text, "Click again to lay both mats side by side, without the cards.")
	case plan.Brief[leaf] && len(l.hands.Held) > 0:
		tip.Text = append(tip.Text, "All of it opens when you hover here.")
	case plan.Brief[leaf]:
		tip.Text = append(tip.Text, "Click to open all of it.")
	case plan.Shows(leaf):
	case len(l.hands.Held) > 0:
		tip.Text = append(tip.Text[:1:1], "It opens when you hover here.")
	default:
		tip.Text = append(tip.Text[:1:1], "Click to open it.")
	}
	return tip
}

// SpringOpen opens the leaf on whose tab something in hand rests.
func (l *Laying) SpringOpen(g *app.App) {
	leaf := layout.Leaf(l.attention.Hover.N)
	if l.attention.Hover.Kind == layout.Tab && len(l.hands.Held) > 0 && l.attention.HoverFor >= SpringAfter && !l.Plan(g).ShowsAll(leaf) {
		l.Leaves.Open(leaf)
	}
}

// pressTab does what a press on a tab does. What is in hand stays there.
func (l *Laying) pressTab(g *app.App, on layout.Target) {
	l.hands.Acted = true
	if leaf := layout.Leaf(on.N); l.pairs(g, leaf) {
		l.Leaves.OpenMats()
	} else {
		l.Leaves.Open(leaf)
	}
}

// LeavesAtFirst returns the leaves that are wanted when a table is opened: the regions where the characters are, then what
// they act on there.
func LeavesAtFirst(s *rules.State) Leaves {
	var l Leaves
	for _, leaf := range []layout.Leaf{layout.StagingLeaf, layout.MatLeaf + 1, layout.MatLeaf, layout.TradeLeaf} {
		l.Want(leaf)
	}
	for player := range s.Players {
		if q := &s.Players[player]; q.InPlay() {
			l.Want(layout.RegionLeaf(q.At.Region()))
		}
	}
	return l
}
