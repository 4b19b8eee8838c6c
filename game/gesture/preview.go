package gesture

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"sixwinters/advice"
	"sixwinters/advice/solver"
	"sixwinters/content"
	"sixwinters/render/layout"
	"sixwinters/rules"
)

// Preview returns what can be said of a move before it is made, and the places it would open. It is empty where the label of the
// move says all there is. Later gives more that takes time to find out, unless it is nil.
func Preview(b *rules.Rulebook, s *rules.State, m rules.Move) (Tip, []layout.Target, *Later) {
	tip, touches, later := table{b, s}.preview(m)
	for i := range tip.Text {
		tip.Text[i] = rules.FixFullStops(tip.Text[i])
	}
	return tip, touches, later
}

func (t table) preview(m rules.Move) (Tip, []layout.Target, *Later) {
	switch m.Kind {
	case rules.MovePlace:
		return t.placement(m)
	case rules.MoveTake:
		tip, later := t.staged(m)
		return tip, nil, later
	}
	return t.chances(m), nil, nil
}

// chances says what the dice and the cards may bring.
func (t table) chances(m rules.Move) Tip {
	b, s := t.b, t.s
	switch m.Kind {
	case rules.MoveAttempt:
		return Attempts(b, s, []rules.Move{m}, Begun{})
	case rules.MoveCover:
		a := advice.OfAttempt(b, s, s.Attempt.Obstacle, s.Attempt.Team, m)
		return t.attempt(&a)
	case rules.MoveDefend:
		a := advice.OfAttempt(b, s, s.Attempt.Obstacle, s.Attempt.Team)
		return t.attempt(&a)
	}
	return t.outlook(m)
}

// attempt says what an attempt promises ([overcome]): its chances, who may place dice before the defence, and where damage
// and printed dice come from that its card does not have.
func (t table) attempt(a *advice.Attempt) Tip {
	o := t.b.Content().Card(a.Obstacle)
	text := a.Words(t.b, t.s)
	for p := range t.s.Players {
		if a.Team&(1<<p) == 0 || a.Forbidden || t.s.Attempt.Phase != rules.NoAttempt {
			continue
		}
		may := "is skilled and may place dice before the defence"
		if a.Skilled&(1<<p) == 0 {
			may = "may not place dice before the defence"
		}
		text = append(text, fmt.Sprintf("%s %s: rank %d in %s against difficulty %d.", t.b.PlayerName(t.s, p), may,
			t.b.Rank(t.s, p, o.Skill), icon(o.Skill), o.Difficulty))
	}
	text = append(text, t.numbers(a.Obstacle)...)
	return Tip{"Attempt at " + o.Name, text, "overcome"}
}

// numbers says where the damage and the printed dice of an obstacle come from, where its card does not have them all.
func (t table) numbers(id content.ObstacleID) []string {
	why := advice.WhyPattern(t.b, t.s, id)
	return append(t.damage(id), from(fmt.Sprintf("The %d printed dice come from:", advice.Total(why)), why)...)
}

// damage says where the damage of an obstacle comes from, where its card does not have it all.
func (t table) damage(id content.ObstacleID) (text []string) {
	for k := range content.Stress(content.NumStress) {
		why := advice.WhyDamage(t.b, t.s, id, k)
		text = append(text, from(fmt.Sprintf("The damage of %d %s comes from:", advice.Total(why), icon(k)), why)...)
	}
	return text
}

// placement says what an asset on a progress card leads to, and which squares come next ([progress]).
func (t table) placement(m rules.Move) (Tip, []layout.Target, *Later) {
	placed, err := solver.Placing(t.b, t.s, m)
	if err != nil {
		return Tip{}, nil, nil
	}
	name := t.b.Content().Progress[t.s.Players[m.Player].Card].Name
	if placed.Complete {
		return say("complete", "This finishes "+name), nil, nil
	}
	tip := say("progress", count(len(placed.Chain), "die", "dice")+" in the chain of "+name)
	var later *Later
	if len(placed.Paths) == 0 {
		tip.Text = append(tip.Text, "That would leave no path to an end square.")
	} else if w, err := solver.NewAfter(t.b, t.s, m); err == nil {
		tip, later = solving(tip, placed.Paths, w)
	}
	var next []layout.Target
	for _, square := range placed.Next {
		next = append(next, layout.Target{Kind: layout.Square, N: m.Player, Sub: square})
	}
	return tip, next, later
}

// staged says what a progress card to choose asks for, whether it could be finished this turn, and what goes with it
// ([complete]).
func (t table) staged(m rules.Move) (Tip, *Later) {
	card := content.ProgressID(m.Card)
	paths := solver.PathsOf(t.b, t.s, card)
	if len(paths) == 0 {
		return Tip{}, nil
	}
	taking := advice.OfTaking(t.b, t.s, m)
	tip := say("complete", t.b.Content().Progress[card].Name, taking.Words(t.b)...)
	return solving(tip, paths, solver.NewStaged(t.b, t.s, int(m.Player), card))
}

// mostOdds is how many outcomes are listed; where there are more of them, no single one says much.
const mostOdds = 6

// outlook says what the dice and the cards may bring, if there are few outcomes or somebody is harmed.
func (t table) outlook(m rules.Move) Tip {
	out, err := advice.WhatIf(t.b, t.s, m)
	if err != nil {
		return Tip{}
	}
	if m.Kind == rules.MoveDone {
		slices.SortStableFunc(out.Certain, func(a, b advice.Said) int { return cmp.Compare(takesRank(a), takesRank(b)) })
		tip := say(t.ruleOf(m), "Then, as things stand:", advice.WordsOf(out.Certain)...)
		tip.Text = append(tip.Text, oddsOf(&out)...)
		return tip
	}
	harmed := false
	for player := range out.Harm {
		harmed = harmed || !out.Harm[player].None() || out.KnockOut[player] > 0
	}
	odds, why := oddsOf(&out), t.why(m)
	if !harmed && len(odds) == 0 && len(why) == 0 {
		return Tip{}
	}
	tip := say(t.ruleOf(m), rules.Capital(advice.Label(t.b, t.s, m)), advice.WordsOf(out.Certain)...)
	tip.Text = append(append(tip.Text, odds...), why...)
	for player, chance := range out.KnockOut {
		told := slices.ContainsFunc(out.Certain, func(said advice.Said) bool { return said.KnocksOut(player) })
		if chance > 0 && !told {
			tip.Text = append(tip.Text, fmt.Sprintf("{knocked-out} %s is knocked out: %s.", t.b.PlayerName(t.s, player),
				advice.Percent(chance)))
		}
	}
	return tip
}

// oddsOf says what may come about and how likely it is, where that is few things.
func oddsOf(out *advice.Outlook) (text []string) {
	if faces := eachFace(out.Odds); faces != "" {
		return []string{faces}
	}
	if len(out.Odds) > mostOdds {
		return nil
	}
	for _, odd := range out.Odds {
		text = append(text, fmt.Sprintf("%s: %s", advice.Percent(odd.Chance), odd.Words))
	}
	return text
}

// eachFace says in one line what a single die may show, where nothing else hangs on it; "" where the odds are of anything else.
func eachFace(odds []advice.Odd) string {
	if len(odds) != rules.Sides {
		return ""
	}
	before, after, found := apart(odds[0].Words, odds[1].Words)
	if !found {
		return ""
	}
	for i, odd := range odds {
		if odd.Words != fmt.Sprintf("%s%d%s", before, i+1, after) || odd.Chance != odds[0].Chance {
			return ""
		}
	}
	return fmt.Sprintf("%s each: %s1 to %d%s", advice.Percent(odds[0].Chance), before, rules.Sides, after)
}

// apart returns what comes before and after the first place where a sentence has a 1 and another one a 2.
func apart(one, two string) (before, after string, found bool) {
	for i := range one {
		if i >= len(two) || one[i] != two[i] {
			return one[:i], one[i+1:], one[i] == '1'
		}
	}
	return "", "", false
}

// why says where the price of a move to another region comes from, if it is not the one that the location's card names, and in
// the same way the damage of a failed defence that is taken, split or absorbed.
func (t table) why(m rules.Move) []string {
	switch {
	case m.Kind == rules.MoveTravel:
		why := advice.WhyMove(t.b, t.s, t.s.Players[m.Player].At, m.Slot.Region())
		return from("The cost of "+count(advice.Total(why), "die", "dice")+" comes from:", why)
	case m.Kind == rules.MoveFace, m.Kind == rules.MoveSplit, t.s.TakesDamage():
		return t.damage(t.s.Attempt.Obstacle)
	}
	return nil
}

// from says under a head what a number comes from, if that is more than what is printed.
func from(head string, why []advice.Cause) []string {
	if len(why) < 2 {
		return nil
	}
	return append([]string{head}, Causes(why)...)
}

// ruleOf returns the rule that a move belongs to: its own, or that of the choice it answers.
func (t table) ruleOf(m rules.Move) string {
	if rule := m.Kind.Rule(); rule != "" {
		return rule
	}
	return t.b.Prompt(t.s).Rule
}

// takesRank puts the dice and the progress that the rest of a turn takes or gives before all else: where a tip has no place for
// all of it, its end is left out.
func takesRank(said advice.Said) int {
	switch said.Kind {
	case rules.EvDie, rules.EvProgressed, rules.EvBurned, rules.EvBurnLocation:
		return 0
	}
	return 1
}

// Foreseen returns what an obstacle in play will do, for its large card.
func Foreseen(b *rules.Rulebook, s *rules.State, id content.ObstacleID) []string {
	if s.Obstacles[id].Zone != rules.InPlay {
		return nil
	}
	a := advice.OfActivation(b, s, id)
	lines := []string{a.When(b)}
	for _, l := range advice.MovingIn(b, s) {
		if l.MayMove(id) {
			lines = append(lines, rules.FixFullStops(l.Words))
		}
	}
	if a.Idle {
		return append(lines, foreseenHow(&a)+"nothing happens.")
	}
	// That it activates is what the first words are about.
	does := slices.DeleteFunc(a.Brings(b, s), func(said advice.Said) bool { return said.Triggers(id) })
	if len(does) > 0 {
		for i := range does {
			does[i].Words = onItsCard(&does[i], b.Content().Card(id).Name)
		}
		lines = append(lines, foreseenHow(&a)+strings.Join(advice.WordsOf(does), " "))
	} else if a.Surely {
		lines = append(lines, foreseenHow(&a)+"what it does depends on what comes before it.")
	}
	return lines
}

// onItsCard returns what an obstacle will do without its name, which stands above: "Thea will be Angry."
func onItsCard(said *advice.Said, name string) string {
	words := said.Words
	if does, is := strings.CutPrefix(words, rules.FixFullStops(name+": ")); is {
		words = rules.Capital(does)
	}
	if said.Kind == rules.EvCondition {
		words = strings.Replace(words, " is now ", " will be ", 1)
	}
	return words
}

// foreseenHow says whether what an obstacle does where it lies is going to happen this turn.
func foreseenHow(a *advice.Activation) string {
	switch {
	case a.Now && a.Surely && a.Alone:
		return "By itself, as things stand: "
	case a.Surely && !a.Alone:
		return "As things stand: "
	case a.Depends != "" && !a.Surely:
		return "If it activates this turn: "
	}
	return "If it activated now: "
}

// Causes returns the parts of a number, a line each.
func Causes(list []advice.Cause) (text []string) {
	for _, c := range list {
		text = append(text, fmt.Sprintf("%+d  %s", c.N, c.What))
	}
	return text
}
