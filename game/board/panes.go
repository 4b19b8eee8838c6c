package board

import (
	"slices"

	"sixwinters/content"
	"sixwinters/game/app"
	"sixwinters/game/gesture"
	"sixwinters/render"
	"sixwinters/render/layout"
	"sixwinters/rules"
)

// Which panes of a folded table are open. A new question opens those with its answers; players open others at their tabs, by a
// click or by resting there with something in hand.

// Panes are the panes that are wanted, the most wanted first.
type Panes struct {
	Order    []layout.Pane
	Together layout.Together // wanted at the same time, before all others
	Question layout.Together // the same, for the question
	Asked    string          // the question for which panes were opened last
	noted    string          // the note for which one was
	left     *Panes          // those before that, if the players have opened none since
	sofa     bool            // the view was from the sofa in the last tick
}

// SpringAfter is how many ticks something in hand rests on a tab before the pane opens.
const SpringAfter = 18

// Want makes a pane the most wanted. It does not change the slice that views share.
func (l *Panes) Want(pane layout.Pane) {
	l.left = nil
	order := []layout.Pane{pane}
	for _, other := range l.Order {
		if other != pane {
			order = append(order, other)
		}
	}
	l.Order = order
}

// Open wants panes before all others, the last one most, and no set of panes together.
func (l *Panes) Open(wanted ...layout.Pane) {
	l.Together = layout.Together{}
	for _, pane := range wanted {
		l.Want(pane)
	}
}

// OpenMats wants both mats together, and what the question wants with them.
func (l *Panes) OpenMats() {
	l.left = nil
	if l.Together = l.Question; !l.Together.Any() {
		l.Together = layout.Together{Mats: [rules.NumPlayers]bool{true, true}, At: content.NoSlot}
	}
}

// Ask replaces what the last question wanted together by what this one wants, unless the players have opened something
// else.
func (l *Panes) Ask(question layout.Together) {
	if l.Together == l.Question {
		l.Together = question
	}
	l.Question = question
}

// openForQuestion opens the panes of what is asked when the question has changed, or when none of its answers is in sight: what
// can be chosen by a click; where the dice in hand can go; in the actions step, the places of those who act and the pools; in
// an attempt, the obstacle with both mats, since even characters who do not take part can help with abilities.
func openForQuestion(t *Board, g *app.App) {
	if g.Width == 0 || !layout.Folds(g.Scale(), sofa(t, g)) {
		return
	}
	if t.View(g).Sofa && t.CanFinish() {
		t.Panes.Open(layout.RegionPane(content.RedBank)) // the map comes back after each action
		return
	}
	asked := t.Book.Prompt(&t.State).Text
	changed := asked != t.Panes.Asked
	t.Panes.Asked = asked
	t.Panes.Ask(attempted(t))
	var to []layout.Target
	for _, lit := range t.Lit(g) {
		to = append(to, lit.Target)
	}
	switch {
	case len(to) > 0:
		changed = changed || !slices.ContainsFunc(to, t.Plan(g).InSight)
	case t.CanFinish():
		for player := range t.State.Players {
			if q := &t.State.Players[player]; q.InPlay() && q.Dice.Len() > 0 {
				to = append(to, layout.Target{Kind: layout.Standee, N: uint8(player)})
			}
		}
		to = append(to, layout.Target{Kind: layout.Pool}) // and what they act on there
	case t.Panes.Question.Any():
		if changed {
			bringTogether(t, g)
		}
		return
	default:
		for _, ge := range t.Hand.Gestures {
			to = append(to, ge.Drop)
		}
	}
	if changed {
		t.BringToSight(g, to)
		t.Panes.noted = "" // a note that is read meanwhile is about the panes that it needs
	}
}

// NoteOpens returns the panes with the one open that has most of what a new note is about, and the plan of the view with them; lies is the one
// without. Where no note is new, these are the panes of now; after news, those from before it.
func (t *Board) NoteOpens(v layout.View, lies *layout.Plan) (Panes, *layout.Plan) {
	now, n := t.Panes, v.Note
	if n == nil || n.Yields && lies.Covered() {
		now.noted = ""
		if now.left == nil || len(t.Held) > 0 {
			return now, lies
		}
		now.Order, now.Together, now.left = now.left.Order, now.left.Together, nil
		v.Open, v.Together = now.Order, now.Together
		return now, layout.Lay(&v)
	}
	id := n.Head + n.Say + n.Do
	if !lies.Folded || n.About == nil || id == now.noted || len(t.Held) > 0 {
		return now, lies
	}
	now.noted = id
	found := func(p *layout.Plan) (count int) {
		for _, r := range n.About(p) {
			if !r.Empty() && r.Within(p.Boards) {
				count++
			}
		}
		return count
	}
	// No choice may be folded away for it.
	lit := t.LitOn(lies)
	answers := func(p *layout.Plan) bool {
		return len(lit) == 0 || slices.ContainsFunc(lit, func(on render.Lit) bool { return p.InSight(on.Target) })
	}
	open, most, answered := now, found(lies), answers(lies)
	v.Note = nil // what is found lies below it, and laying it takes longest
	for pane := range layout.NumPanes {
		try := now
		try.Open(pane)
		v.Open, v.Together = try.Order, try.Together
		if p := layout.Lay(&v); found(p) > most && (answers(p) || !answered) {
			open, most = try, found(p)
		}
	}
	if most == found(lies) {
		return now, lies
	}
	if open.left = now.left; n.Yields && open.left == nil { // it tells news: then the table lies again as it did
		open.left = &now
	}
	v.Note, v.Open, v.Together = n, open.Order, open.Together
	return open, layout.Lay(&v)
}

// BringToSight opens the panes of targets, as many as have room, those with most of them first. If all are in sight, nothing
// changes.
func (t *Board) BringToSight(g *app.App, to []layout.Target) {
	var count [layout.NumPanes]int
	var wanted []layout.Pane
	hidden, plan := false, t.Plan(g)
	for _, target := range to {
		pane, ok := plan.PaneOf(target)
		if !ok {
			continue
		}
		if count[pane] == 0 {
			wanted = append(wanted, pane)
		}
		count[pane]++
		hidden = hidden || !plan.InSight(target)
	}
	if !hidden {
		return
	}
	if count[layout.MatPane] > 0 && count[layout.MatPane+1] > 0 && len(wanted) == rules.NumPlayers { // nothing but both mats
		if t.Panes.OpenMats(); allInSight(t, g, to) {
			return
		}
	}
	slices.Reverse(wanted)
	slices.SortStableFunc(wanted, func(a, b layout.Pane) int { return count[a] - count[b] })
	t.Panes.Open(wanted...)
}

// paneTips say what lies on the panes.
var paneTips = [layout.NumPanes]gesture.Tip{
	layout.Pane(content.Empire):  {Title: "The Empire", Text: []string{"Its locations, everything there, and its piles."}},
	layout.Pane(content.RedBank): {Title: "Red Bank", Text: []string{"Its locations, everything there, and its piles."}},
	layout.Pane(content.Settled): {Title: "The Settled Lands",
		Text: []string{"Their locations, everything there, and their piles."}},
	layout.TradePane: {Title: "The trade board",
		Text: []string{"The pools, and how far progress and threats have come."}},
	layout.StagingPane: {Title: "The staging area", Text: []string{"The progress cards to come."}},
	layout.MatPane:     {Title: "The first player", Text: []string{"Stress, skills, abilities and the progress card."}},
	layout.MatPane + 1: {Title: "The second player", Text: []string{"Stress, skills, abilities and the progress card."}},
}

// TabTip says what lies behind a tab and how to come there.
func (t *Board) TabTip(g *app.App, pane layout.Pane) gesture.Tip {
	tip, plan := paneTips[pane], t.Plan(g)
	if player := int(pane) - int(layout.MatPane); player >= 0 && t.Shown.Players[player].Character != content.NoCharacter {
		tip.Title = t.seat(player)
	}
	switch {
	case len(t.Held) > 0 && plan.ShowsAll(pane):
		return gesture.Tip{} // what is in hand is put down on the pane, which is not to be covered
	case pairs(t, g, pane):
		tip.Text = append(tip.Text, "Click again to lay both mats side by side, without the cards.")
	case plan.InBrief(pane) && len(t.Held) > 0:
		tip.Text = append(tip.Text, "All of it opens when you hover here.")
	case plan.InBrief(pane):
		tip.Text = append(tip.Text, "Click to open all of it.")
	case plan.Shows(pane):
	case len(t.Held) > 0:
		tip.Text = append(tip.Text[:1:1], "It opens when you hover here.")
	default:
		tip.Text = append(tip.Text[:1:1], "Click to open it.")
	}
	return tip
}

// SpringOpen opens the pane on whose tab something in hand rests. From the sofa the mat of whoever holds it comes beside it.
func (t *Board) SpringOpen(g *app.App) {
	pane := layout.Pane(t.Hover.N)
	if t.Hover.Kind != layout.Tab || len(t.Held) == 0 || t.HoverFor < SpringAfter || t.Plan(g).ShowsAll(pane) {
		return
	}
	if who := holder(t, rules.NoPlayer); sofa(t, g) && who != rules.NoPlayer {
		t.Panes.Open(layout.MatPane + layout.Pane(who))
	}
	t.Panes.Open(pane)
}

// sofa reports whether the table is read from two metres. What is watched or taught has its own view.
func sofa(t *Board, g *app.App) bool { return g.Settings.Sofa && !t.Watched && !t.Guide.Plays() }

// beginSofa begins the view from the sofa with the map, whatever was open in the view before.
func beginSofa(t *Board, g *app.App) {
	if is := sofa(t, g); t.Panes.sofa != is {
		t.Panes.sofa = is
		t.Panes.Open(layout.RegionPane(content.RedBank))
	}
}

// pressTab does what a press on a tab does. What is in hand stays there.
func pressTab(t *Board, g *app.App, on layout.Target) {
	t.Acted = true
	if pane := layout.Pane(on.N); pairs(t, g, pane) {
		t.Panes.OpenMats()
	} else {
		t.Panes.Open(pane)
	}
}

// PanesAtFirst returns the panes that are wanted when a table is opened: the regions where the characters are, then what
// they act on there.
func PanesAtFirst(s *rules.State) Panes {
	var l Panes
	for _, pane := range []layout.Pane{layout.StagingPane, layout.MatPane + 1, layout.MatPane, layout.TradePane} {
		l.Want(pane)
	}
	for player := range s.Players {
		if q := &s.Players[player]; q.InPlay() {
			l.Want(layout.RegionPane(q.At.Region()))
		}
	}
	return l
}
