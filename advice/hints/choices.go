package hints

import (
	"fmt"
	"math/bits"
	"slices"

	"sixwinters/advice/solver"
	"sixwinters/content"
	"sixwinters/rules"
)

// The reasons for the answers to questions: read from what the table shows, and from what the answer changes on it.

// bestOff is the reason where nothing on the table tells one: answers are weighed by playing on from each, several times.
const bestOff = "looking ahead from every option, this leaves the table best"

// whyChoice is why for an answer to a question.
func (w *worder) whyChoice() string {
	b, s, m := w.b, w.s, w.m
	do := rules.Capital(b.Label(s, m))
	if len(b.Moves(s, nil)) == 1 && m.Kind != rules.MoveGoOn {
		return do + ": there is no other choice."
	}
	if s.Asks().Task == rules.TaskOrder {
		return w.whyNext(do)
	}
	switch m.Kind {
	case rules.MoveTo:
		return w.whyTo(do)
	case rules.MoveCard:
		return w.whyCard(do, content.ObstacleID(m.Card))
	case rules.MoveResource:
		return w.whyResource(do, content.Resource(m.Arg))
	case rules.MoveWith:
		return w.whyWith()
	case rules.MovePick, rules.MovePickAt, rules.MovePickTo:
		return w.whyPick(do)
	case rules.MoveEnough:
		if f := s.Asks(); b.Rerolls(f) {
			return w.whyEnough(do, f)
		}
		return do + ": " + w.purposeOr("no further die is worth taking") + "."
	case rules.MoveOrder:
		return w.whyOrder()
	case rules.MoveSplit:
		return w.whySplit(do)
	case rules.MoveSettle:
		return do + ": " + w.locationFacts(content.LocationID(m.Card)) + "."
	case rules.MoveValue:
		return w.whyValue(do)
	case rules.MoveRecover:
		return w.whyRecover(do)
	case rules.MoveFrom, rules.MoveRegion, rules.MoveYes, rules.MoveNo:
		return w.whyDo(do)
	}
	return b.Prompt(s).Text
}

// purposeOr is what the answer is for as the line of moves goes on, or another reason where that does not tell.
func (w *worder) purposeOr(other string) string {
	if purpose := w.line.purpose(); purpose != "" {
		return "so that " + purpose
	}
	return other
}

// whyNext is why for what is to happen next of several things: the conditions that come of it, or what it is for.
func (w *worder) whyNext(do string) string {
	if w.m.Kind == rules.MoveSuffer || w.m.Kind == rules.MoveWith {
		return w.whySplit(do)
	}
	return do + ": " + w.purposeOr(bestOff) + "."
}

// whyDo is why for doing something that is asked, or not doing it: what it would bring for certain.
func (w *worder) whyDo(do string) string {
	if purpose := w.line.purpose(); purpose != "" {
		return do + ": so that " + purpose + "."
	}
	if f := w.s.Asks(); w.m.Kind == rules.MoveFrom && f.Program.Kind == rules.OnUse {
		return w.whyExplode(do, f)
	}
	m := w.m
	if m.Kind == rules.MoveNo {
		m.Kind = rules.MoveYes
		if w.b.Check(w.s, m) != nil {
			return do + ": " + bestOff + "."
		}
	}
	switch brings := w.certain(m); {
	case brings == "":
		return do + ": " + bestOff + "."
	case m != w.m:
		return fmt.Sprintf("%s. What it would do: %s", do, brings)
	default:
		return do + ". What it does: " + brings
	}
}

// then is the table after the answer. What that rolls shows 1 on it, and a card that it draws is not the one that will be drawn.
func (w *worder) then() *rules.State { return &w.line.tables[1] }

// whyTo is why for a location: who goes there, or what does.
func (w *worder) whyTo(do string) string {
	s, then, at := w.s, w.then(), w.m.Slot
	if s.Asks().Task == rules.TaskBurn {
		return do + w.whyBurn(at)
	}
	if r := w.b.Creates(s.Asks()); r != content.NoResource {
		return do + ": " + w.purposeOr(w.createdAt(r, at)) + "."
	}
	for p := range s.Players {
		if s.Players[p].At != then.Players[p].At && then.Players[p].InPlay() {
			return w.whyTravel(p, at)
		}
	}
	for id := range s.Obstacles {
		if o := &s.Obstacles[id]; o.Zone == rules.InPlay && o.At != then.Obstacles[id].At {
			return do + ": " + w.whoIsAt(at, content.ObstacleID(id)) + "."
		}
	}
	return do + ": " + w.purposeOr(w.whoIsAt(at, content.NoObstacle)) + "."
}

// whoIsAt says who is at a location, and who of them can deal with an obstacle that comes there.
func (w *worder) whoIsAt(at content.Slot, id content.ObstacleID) string {
	there := w.namesAt(at, anyone)
	skilled := w.namesAt(at, func(p int) bool { return id != content.NoObstacle && w.b.Skilled(w.s, p, id) })
	place := w.b.Location(w.s, at).Name
	switch {
	case len(skilled) > 0:
		return fmt.Sprintf("%s at %s, skilled against it", are(skilled), place)
	case len(there) > 0:
		return fmt.Sprintf("%s at %s and can deal with it", are(there), place)
	}
	return fmt.Sprintf("nobody is at %s for it to hurt", place)
}

// anyone is whoever it is.
func anyone(int) bool { return true }

// namesAt are the names of the characters in play at a location for whose players a condition holds.
func (w *worder) namesAt(at content.Slot, is func(p int) bool) (names []string) {
	for p := range w.s.Players {
		if q := &w.s.Players[p]; q.InPlay() && q.At == at && is(p) {
			names = append(names, w.b.PlayerName(w.s, p))
		}
	}
	return names
}

// are says who is somewhere: "Keel is", "Keel and Menas are".
func are(names []string) string {
	verb := " is"
	if len(names) > 1 {
		verb = " are"
	}
	return rules.Joined(names, "and") + verb
}

// createdAt is what a new asset of a resource is good for at a location: who is there to use it, or which card it suits.
func (w *worder) createdAt(r content.Resource, at content.Slot) string {
	if there := w.namesAt(at, anyone); len(there) > 0 {
		return fmt.Sprintf("%s at %s to use it", are(there), w.b.Location(w.s, at).Name)
	}
	for p := range w.s.Players {
		if !w.s.Players[p].InPlay() {
			continue
		}
		for _, path := range solver.Paths(w.b, w.s, p) {
			for i := range path {
				n := &path[i]
				asks := n.Resource == r || n.Region == at.Region()
				fits := (n.Resource == content.NoResource || n.Resource == r) && (n.Region == content.NoRegion || n.Region == at.Region())
				if asks && fits {
					return fmt.Sprintf("it may suit a square of %s, which takes %s", w.card(p), n.Words())
				}
			}
		}
	}
	return "it is there" + w.inTime(" for a later turn")
}

// whyCard is why for an obstacle: what its leaving gets rid of, or where it goes.
func (w *worder) whyCard(do string, id content.ObstacleID) string {
	s, then := w.s, w.then()
	if s.Obstacles[id].Zone == rules.InPlay {
		switch o := &then.Obstacles[id]; {
		case o.Zone != rules.InPlay:
			return do + ": " + w.burden(id) + "."
		case o.At != s.Obstacles[id].At:
			return do + ": " + w.whoIsAt(o.At, id) + "."
		}
	}
	return do + ": " + w.purposeOr(w.burden(id)) + "."
}

// burden is what an obstacle in play weighs: the threats that grow by it, or else how hard it is to overcome.
func (w *worder) burden(id content.ObstacleID) string {
	o := w.b.Content().Card(id)
	symbols := w.b.ThreatSymbols(w.s)
	var grow []string
	for r := range content.Resource(content.NumResources) {
		if symbols[r] > rules.FreeThreats && o.HasThreat(r) {
			grow = append(grow, fmt.Sprintf("one of %d %s symbols", symbols[r], r))
		}
	}
	if len(grow) > 0 {
		return fmt.Sprintf("it has %s, more than the harmless %d", rules.Joined(grow, "and"), rules.FreeThreats)
	}
	var skilled []string
	for p := range w.s.Players {
		if w.s.Players[p].InPlay() && w.b.Skilled(w.s, p, id) {
			skilled = append(skilled, w.b.PlayerName(w.s, p))
		}
	}
	if len(skilled) == 0 {
		return fmt.Sprintf("nobody has the rank of %d in %s to be skilled against it", o.Difficulty, o.Skill)
	}
	return fmt.Sprintf("it takes %s %d, and %s to cover", o.Skill, o.Difficulty, rules.HowMany(len(o.Dice), "die", "dice"))
}

// whyResource is why for a track or the kind of a die.
func (w *worder) whyResource(do string, r content.Resource) string {
	b, s, then := w.b, w.s, w.then()
	track := &b.Content().Board.Tracks[r]
	wins := ""
	if track.Victory {
		wins = ", one of the three that win"
	}
	switch {
	case then.Threat[r] > s.Threat[r]:
		if track.Victory {
			wins = ", and only on the last would it cost you this track"
		} else {
			wins = ", and this track is not one of the three that win"
		}
		return fmt.Sprintf("%s: it is on space %d of %d%s.", do, s.Threat[r], content.TrackSpaces, wins)
	case then.Threat[r] < s.Threat[r]:
		if track.Victory {
			wins = ", and on the last it would cost you this track"
		}
		return fmt.Sprintf("%s: it is on space %d of %d%s.", do, s.Threat[r], content.TrackSpaces, wins)
	case then.Progress[r] > s.Progress[r]:
		return fmt.Sprintf("%s: its progress is on space %d of %d%s.", do, s.Progress[r], content.TrackSpaces, wins)
	}
	if brings := w.brought(); brings != "" && w.line.purpose() == "" {
		return do + ": " + brings + "."
	}
	for p := range s.Players {
		for _, path := range solver.Paths(b, s, p) {
			if n := &path[0]; s.Players[p].InPlay() && n.Resource == r {
				return fmt.Sprintf("%s: the next square of %s takes %s.", do, w.card(p), n.Words())
			}
		}
	}
	return do + ": " + w.purposeOr(bestOff) + "."
}

// whyWith is why for a character that something befalls: how much stress each still bears.
func (w *worder) whyWith() string {
	shows := func(p int) string {
		of := &w.s.Players[p].Stress
		return fmt.Sprintf("%d psyche and %d body", of[content.Psyche].Value, of[content.Body].Value)
	}
	p := int(w.m.Player)
	say := fmt.Sprintf("%s still shows %s", w.b.PlayerName(w.s, p), shows(p))
	if w.s.Players[1-p].InPlay() {
		say += fmt.Sprintf(", %s %s", w.b.PlayerName(w.s, 1-p), shows(1-p))
	}
	return say + "."
}

// pips is what dice show together.
func pips(dice *rules.Values) (sum int) {
	for i, n := range dice {
		sum += (i + 1) * int(n)
	}
	return sum
}

// whyValue is why for a number.
func (w *worder) whyValue(do string) string {
	s, then, v := w.s, w.then(), int(w.m.Arg)
	switch s.Asks().Task {
	case rules.TaskShareDice:
		return w.whyShare(do)
	case rules.TaskStress:
		return w.whySplit(do)
	}
	if v >= 1 && v <= rules.Sides {
		for p := range s.Players {
			is, was := &then.Players[p].Dice, &s.Players[p].Dice
			if is.Of(v) <= was.Of(v) {
				continue
			}
			why := bestOff
			if pips(is) > pips(was) {
				why = "the more an action die shows, the more dice of a pool it can take"
			}
			return do + ": " + w.purposeOr(why) + "."
		}
	}
	if brings := w.brought(); brings != "" && w.line.purpose() == "" {
		return do + ": " + brings + "."
	}
	return do + ": " + w.purposeOr(bestOff) + "."
}

// whyPick is why for a die: what it is good for, or that nothing needs it.
func (w *worder) whyPick(do string) string {
	s, d := w.s, w.m.Dice[0]
	f := s.Asks()
	switch {
	case f.Task == rules.TaskMore && f.Move.Kind == rules.MoveCreate:
		return w.whyAsset(int(f.Move.Player), d)
	case w.m.Kind == rules.MovePickTo:
		return w.whyAsset(int(f.Move.Player), rules.ResourceDie(content.Resource(w.m.Arg), d.Value()))
	}
	if purpose := w.line.purpose(); purpose != "" {
		return do + ", so that " + purpose + "."
	}
	if w.b.Rerolls(f) {
		return w.whyReroll(do, f)
	}
	if !d.IsAction() && w.m.Kind == rules.MovePickAt && w.then().AssetsAt(w.m.Slot) < s.AssetsAt(w.m.Slot) {
		for p := range s.Players {
			if w.next(p, d, w.m.Slot) != nil {
				return do + ": " + bestOff + "."
			}
		}
		return do + ": no card can use it on its next square."
	}
	if d.IsAction() && s.Players[f.Player].Dice.Lowest() == d.Value() {
		return do + ": it is the lowest action die."
	}
	return do + ": " + bestOff + "."
}

// whyOrder is why for an order of the staged cards: those at the right end bring obstacles next.
func (w *worder) whyOrder() string {
	then := w.then()
	var goes, stays []string
	for i, brings := range w.b.BringsNext(then) {
		id := then.Staging[i]
		switch {
		case id == content.NoProgress:
		case brings:
			goes = append(goes, w.b.Content().Progress[id].Name)
		default:
			stays = append(stays, w.b.Content().Progress[id].Name)
		}
	}
	slices.Reverse(goes)
	if len(stays) == 0 {
		return "All staged cards bring an obstacle in step 5, so their order matters little."
	}
	what := "obstacles"
	if len(goes) == 1 {
		what = "an obstacle"
	}
	return fmt.Sprintf("%s can stay to be taken; %s would bring %s in step 5 and be discarded.", rules.Joined(stays, "and"), rules.Joined(goes, "and"), what)
}

// whyRecover is why for a track on which a condition is erased: how many are marked there ([house-rules]).
func (w *worder) whyRecover(do string) string {
	who, k := w.s.Players[w.m.Player].Character, content.Stress(w.m.Arg)
	marked := bits.OnesCount8(w.s.Characters[who].Marked[k])
	return fmt.Sprintf("%s: %s has %s on this track.", do, w.b.PlayerName(w.s, int(w.m.Player)), rules.HowMany(marked, "condition", "conditions"))
}

// whySplit is why for a way to split damage, or to absorb stress: what conditions it marks ([split], [stress]).
func (w *worder) whySplit(do string) string {
	then := w.then()
	var marked []string
	for p := range w.s.Players {
		who := w.s.Players[p].Character
		switch {
		case who == content.NoCharacter:
		case w.s.Players[p].InPlay() && !then.Players[p].InPlay():
			marked = append(marked, w.b.PlayerName(w.s, p)+" is knocked out")
		case then.Characters[who].Conditions() > w.s.Characters[who].Conditions():
			marked = append(marked, w.b.PlayerName(w.s, p)+" has a condition marked")
		}
	}
	if len(marked) == 0 {
		return do + ": that way no condition is marked."
	}
	return do + ": that way only " + rules.Joined(marked, "and") + "."
}
