package hints

import (
	"fmt"
	"strings"

	"sixwinters/advice"
	"sixwinters/advice/solver"
	"sixwinters/content"
	"sixwinters/rules"
)

// What an ability is for whose use the line of moves does not tell, and the dice that one rolls again.

// using is what is worth doing with an ability, in a few words.
func (w *worder) using() string {
	name := w.b.PlayerName(w.s, int(w.m.Player))
	if rules.Has(w.ability(w.m), rules.Rerolls) {
		return fmt.Sprintf("%s can reroll dice for %s", name, rules.DieName(w.m.Dice[0]))
	}
	w.told = true // each of these has all that the label says
	label := w.b.Label(w.s, w.m)
	if price, pays := strings.CutPrefix(label, "take "); pays && w.m.Kind == rules.MovePay {
		return fmt.Sprintf("%s can use an ability for %s", name, price)
	}
	if with, uses := strings.CutPrefix(label, "use "); uses { // what is placed, and what that does
		return fmt.Sprintf("%s can use an ability with %s", name, with)
	}
	return fmt.Sprintf("%s can use an ability: %s", name, label)
}

// ability is the effect of the ability that a move uses.
func (w *worder) ability(m rules.Move) *content.Effect {
	return &w.b.Ability(w.s, int(m.Player), int(m.Arg)).Effects[0]
}

// rollsDice reports whether the move is an ability that rolls what lies there again, or dice for it.
func (w *worder) rollsDice() bool {
	if w.m.Kind != rules.MoveUse {
		return false
	}
	return rules.Has(w.ability(w.m), rules.Rerolls|rules.Explodes)
}

// mayServe is what an ability is for whose use the line does not tell: where it leads, what it leaves for later, or that a
// die comes to show more; "" where the table does not tell.
func (w *worder) mayServe() string {
	b, s, p := w.b, w.s, int(w.m.Player)
	does := func(t rules.Trait) bool { return w.m.Kind == rules.MoveUse && rules.Has(w.ability(w.m), t) }
	now := &w.line.tables[min(w.line.after(0), len(w.line.tables)-1)]
	rolled := w.line.rolls && len(w.line.moves) == 1
	if serves := w.mayServeAttempt(p, now, rolled); serves != "" {
		return serves
	}
	if does(rules.Rerolls) {
		return "low dice may come up higher"
	}
	if does(rules.Explodes) {
		if explodes := w.explodes(p); explodes != "" {
			return explodes
		}
	}
	for q := range s.Players {
		at := now.Players[q].At
		if now.Players[q].InPlay() && at != s.Players[q].At {
			return w.isThere(q, at, w.begins(q, "at "+b.Location(s, at).Name))
		}
	}
	if gained := w.leavesAsset(now, rolled); gained != "" {
		return gained
	}
	if d := w.m.Dice[0]; rolled && does(rules.NewAssets) && !d.IsAction() {
		return fmt.Sprintf("the new asset may be of more use than %s", rules.DieName(d))
	}
	if n := obstaclesInPlay(w.s) - obstaclesInPlay(now); n > 0 {
		return rules.HowMany(n, "obstacle leaves", "obstacles leave") + " play"
	}
	return w.showsMore(p, now, rolled)
}

// obstaclesInPlay is how many obstacles lie at locations.
func obstaclesInPlay(s *rules.State) (n int) {
	for at := range s.Attached {
		n += int(s.Attached[at].N)
	}
	return n
}

// leavesAsset is what an asset is good for that lies somewhere afterwards and did not before; "" for none.
func (w *worder) leavesAsset(now *rules.State, rolled bool) string {
	for _, g := range gains(w.s, now) {
		if g.spot != rules.AtLocation {
			continue
		}
		kind, at := g.die.Kind(), content.Slot(g.n)
		if now.Assets[at][kind].Len() > w.s.Assets[at][kind].Len() { // what it shows, if it is rolled, nobody knows
			return fmt.Sprintf("there is one more %s asset at %s%s", kind, w.b.Location(now, at).Name, w.inTime(" for a later turn"))
		}
		if rolled {
			continue
		}
		if fits := w.comesToFit(g.die, at); fits != "" {
			return fits
		}
		return fmt.Sprintf("the %s asset at %s shows %d from now on", kind, w.b.Location(now, at).Name, g.die.Value())
	}
	return ""
}

// showsMore is what it is good for that a player has more action dice afterwards, or one that shows more; "" if neither is so.
func (w *worder) showsMore(p int, now *rules.State, rolled bool) string {
	was, is := &w.s.Players[p].Dice, &now.Players[p].Dice
	if is.Len() > was.Len() {
		return w.b.PlayerName(w.s, p) + " has one more die to act with"
	}
	for v := rules.Sides; v > 0 && !rolled; v-- {
		if is.Of(v) <= was.Of(v) {
			continue
		}
		if placed := w.m.Dice[0]; placed.IsAction() && v > placed.Value() {
			return w.takesMore(p, placed.Value(), v)
		}
	}
	return ""
}

// takesMore is what an action die is good for that shows more than it did: a die of the pool where the character is that it did not
// take before, or such dice later.
func (w *worder) takesMore(p, from, to int) string {
	at := w.s.Players[p].At
	made := w.b.SlotResource(at)
	for v := to; v > from; v-- {
		if w.s.Pool[made].Of(v) > 0 {
			return fmt.Sprintf("it takes %s here, which is too high for a %d", rules.DieName(rules.ResourceDie(made, v)), from)
		}
	}
	return fmt.Sprintf("the die can take pool dice up to %d instead of only %d", to, from)
}

// mayServeAttempt is what an ability may do for the attempt in hand; "" if nothing that counts in it changes ([overcome]).
func (w *worder) mayServeAttempt(p int, now *rules.State, rolled bool) string {
	a := w.s.Attempt
	if a.Phase == rules.NoAttempt || w.s.Players[p].At != w.s.Obstacles[a.Obstacle].At {
		return ""
	}
	serves := func(want rules.Values) bool { return w.rollsDice() || w.bringsToAttempt(p, now, rolled, want) }
	against, takesPart := w.b.Content().Card(a.Obstacle).Name, a.Team&(1<<p) != 0
	open := w.b.Uncovered(w.s, a.Obstacle)
	covers := open
	if a.Masters != 0 { // any die does ([skill-mastery])
		covers = rules.Values{1, 1, 1, 1, 1, 1}
	}
	switch {
	case a.Phase == rules.Defend && takesPart && serves(w.b.Undefended(w.s, a.Obstacle)):
		return "the defence against " + against + " may still hold"
	case !serves(covers):
		return ""
	case !takesPart:
		return "the assets here may do more against " + against
	}
	if d := w.m.Dice[0]; !rules.Has(w.ability(w.m), rules.Rerolls) && d != rules.NoDie && open.Of(d.Value()) > 0 {
		return "" // the die covers as it is
	}
	return "the dice may do more against " + against
}

// bringsToAttempt reports whether afterwards more dice of some of the values that are wanted count in the attempt in hand, or one that is
// rolled and so may show any value.
func (w *worder) bringsToAttempt(p int, now *rules.State, rolled bool, want rules.Values) bool {
	a := w.s.Attempt
	was, is := counting(w.s, a), counting(now, a)
	if d := w.m.Dice[0]; rolled && (d.IsAction() && a.Team&(1<<p) != 0 || d != rules.NoDie && !d.IsAction() && a.Phase != rules.Defend) {
		was[d.Value()-1]-- // it is gone, whatever the other one shows
	}
	for v := range is {
		if is[v] > was[v] && (rolled || want[v] > 0) {
			return true
		}
	}
	return false
}

// counting are the dice that count in an attempt on a table: the action dice of those who take part and are there, and, but for the
// defence, the assets where the obstacle lies ([overcome], [defend]).
func counting(s *rules.State, a rules.Attempt) (dice rules.Values) {
	at := s.Obstacles[a.Obstacle].At
	for p := range s.Players {
		if a.Team&(1<<p) != 0 && s.Players[p].At == at {
			dice.AddAll(&s.Players[p].Dice)
		}
	}
	if a.Phase != rules.Defend && at < content.NumSlots {
		for r := range s.Assets[at] {
			dice.AddAll(&s.Assets[at][r])
		}
	}
	return dice
}

// comesToFit says what an asset at a slot does for once an ability has changed the die placed to it, for which that one did
// not; "" for nothing.
func (w *worder) comesToFit(d rules.Die, at content.Slot) string {
	was := w.m.Dice[0]
	other := was == rules.NoDie || was.IsAction() // no asset has done for anything until now
	for q := range w.s.Players {
		if !w.s.Players[q].InPlay() {
			continue
		}
		for _, path := range solver.Paths(w.b, w.s, q) {
			for i := range path {
				if n := &path[i]; n.Takes(d, at.Region()) && (other || !n.Takes(was, at.Region())) {
					square := "a later square"
					if i == 0 {
						square = "the next square"
					}
					return fmt.Sprintf("it can go on %s of %s, which takes %s", square, w.card(q), n.Words())
				}
			}
		}
	}
	for _, id := range w.s.Attached[at].List() {
		if open := w.b.Uncovered(w.s, id); open.Of(d.Value()) > 0 && (other || open.Of(was.Value()) == 0) {
			return fmt.Sprintf("it can cover the %d of %s there", d.Value(), w.b.Content().Card(id).Name)
		}
	}
	return ""
}

// brought is what an answer brings that the cards or the obstacles ask for; "" for nothing.
func (w *worder) brought() string {
	if w.line.rolls && len(w.line.moves) == 1 {
		return ""
	}
	for _, g := range gains(w.s, w.then()) {
		if g.spot != rules.AtLocation {
			continue
		}
		if fits := w.comesToFit(g.die, content.Slot(g.n)); fits != "" {
			return fmt.Sprintf("there is %s, and %s", rules.DieName(g.die), fits)
		}
	}
	return ""
}

// whyExplode is why for the dice that explode: how many of them show the value that does ([ability]).
func (w *worder) whyExplode(do string, f *rules.Frame) string {
	s, p := w.s, int(f.Player)
	ef := &w.b.Ability(s, p, int(f.Program.Nth)).Effects[0]
	n := s.Players[p].Dice.Of(ef.Value)
	if w.m.Arg != 0 { // the assets
		n = 0
		for r := range s.Assets[s.Players[p].At] {
			n += s.Assets[s.Players[p].At][r].Of(ef.Value)
		}
	}
	return fmt.Sprintf("%s: %s a %d, and each brings a new die.", do, rules.HowMany(n, "of them shows", "of them show"), ef.Value)
}

// explodes is what an ability that explodes dice brings: from the unspent action dice or the assets here, whichever bring more; "" for
// none ([ability]).
func (w *worder) explodes(p int) string {
	value := w.ability(w.m).Value
	then := w.then() // the die that is placed to the ability is gone
	dice, assets := then.Players[p].Dice.Of(value), 0
	at := then.Players[p].At
	for r := range then.Assets[at] {
		assets += then.Assets[at][r].Of(value)
	}
	switch {
	case dice+assets == 0:
		return ""
	case dice >= assets:
		return fmt.Sprintf("a new die comes for each %d of the action dice, %d in all", value, dice)
	}
	return fmt.Sprintf("a new asset comes for each %d of the assets here, %d in all", value, assets)
}

// whyReroll is why for picking a die up to roll it again: that it does for nothing as it is.
func (w *worder) whyReroll(do string, f *rules.Frame) string {
	b, s, d := w.b, w.s, w.m.Dice[0]
	p := int(f.Player)
	a := s.Attempt
	if a.Phase != rules.NoAttempt && d.IsAction() && a.Team&(1<<p) != 0 {
		name := b.Content().Card(a.Obstacle).Name
		want, open := b.DefenceShows(s, a.Obstacle), b.Uncovered(s, a.Obstacle)
		switch shown := w.shown(a.Team, d.Value()); {
		case a.Phase == rules.Defend && want.Of(d.Value()) == 0:
			return fmt.Sprintf("%s: the defence against %s does not need a %d.", do, name, d.Value())
		case a.Phase == rules.Defend && shown > 1:
			return fmt.Sprintf("%s: the defence against %s needs one %d, and another die shows it.", do, name, d.Value())
		case a.Phase == rules.Overcome && open.Of(d.Value()) == 0:
			return fmt.Sprintf("%s: it covers nothing left on %s.", do, name)
		case a.Phase == rules.Overcome && shown > open.Of(d.Value()):
			return fmt.Sprintf("%s: other dice show the %d that is left to cover on %s.", do, d.Value(), name)
		}
	}
	if d.IsAction() && d.Value() <= rules.Sides/2 {
		return fmt.Sprintf("%s: it shows only %d, and half of all rolls show more than %d.", do, d.Value(), rules.Sides/2)
	}
	if !d.IsAction() {
		fits := false
		for q := range s.Players {
			fits = fits || s.Players[q].InPlay() && s.Players[q].At == s.Players[p].At && w.next(q, d, s.Players[p].At) != nil
		}
		if !fits {
			return do + ": as it is it fits no next square, but another value may."
		}
	}
	return do + ": " + bestOff + "."
}

// shown is how many action dice of the participants of an attempt show a value.
func (w *worder) shown(team uint8, value int) int {
	dice := w.s.TeamDice(team)
	return dice.Of(value)
}

// whyEnough is why for rolling those dice again that have been picked up, and no more: what the others are kept for.
func (w *worder) whyEnough(do string, f *rules.Frame) string {
	b, s, p := w.b, w.s, int(f.Player)
	hand, a := &s.Players[p].Dice, s.Attempt
	if w.line.purpose() == "" && hand.Len() > 0 {
		if a.Phase >= rules.Defend && a.Team&(1<<p) != 0 && hand.Len() == w.wanted(hand) {
			return fmt.Sprintf("%s: the other dice are kept for %s.", do, b.Content().Card(a.Obstacle).Name)
		}
		if low := hand.Lowest(); low > rules.Sides/2 {
			return fmt.Sprintf("%s: no other die shows less than %d.", do, low)
		}
	}
	return do + ": " + w.purposeOr("no other die is worth rerolling") + "."
}

// wanted is how many of some dice the attempt in hand asks for: one for each value that defends, and one for each open die.
func (w *worder) wanted(hand *rules.Values) (n int) {
	want := w.b.AttemptAsks(w.s)
	for v := range hand {
		n += min(int(hand[v]), int(want[v]))
	}
	return n
}

// certain is what comes of a move for certain, the first two sentences of it; "" for nothing.
func (w *worder) certain(m rules.Move) string {
	out, err := advice.WhatIf(w.b, w.s, m)
	if err != nil {
		return ""
	}
	return strings.Join(advice.WordsOf(out.Certain[:min(2, len(out.Certain))]), " ")
}
