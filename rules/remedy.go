package rules

import (
	"fmt"
	"strconv"

	"sixwinters/content"
)

// Remedy says what would work instead of a refused move, with the names and numbers of this table: one or two sentences to follow
// the refusal, or "" if the refusal says it all.
func (b *Rulebook) Remedy(s *State, m Move, r Refusal) string {
	if s.Depth == 0 || !b.wellFormed(m) {
		return ""
	}
	if tasks[s.top().Task].check == nil { // this is none of the choices that are asked for
		return b.Prompt(s).Text
	}
	if s.Phase != Turns {
		return ""
	}
	switch r.Rule {
	case "complete":
		return b.completeRemedy(s, m)
	case "dead-end", "knocked-out", "spend", "useless": // the refusal says it all
		return ""
	}
	p := int(m.Player)
	if s.Attempt.Phase != NoAttempt && !actions[m.Kind].inAttempt && m.Kind != MoveCover {
		return fmt.Sprintf("Finish the attempt at %s first.", b.c.Card(s.Attempt.Obstacle).Name)
	}
	switch m.Kind {
	case MoveMarch:
		if !b.Mastery(s, content.Military) {
			return fmt.Sprintf("Assets stay where they were created; military mastery comes at space %d of its track.", b.c.Board.Tracks[content.Military].Mastery)
		}
	case MoveAttempt:
		return b.attemptRemedy(s, p, content.ObstacleID(m.Card))
	case MoveCover:
		return b.coverRemedy(s, p)
	case MoveTravel:
		return b.travelRemedy(s, p, m.Slot)
	case MoveGate:
		if m.Slot != s.Players[p].At {
			return "To move there for dice instead, put action dice on it."
		}
	case MoveCreate:
		return b.createRemedy(s, p, m.Dice[0], m.Dice[1])
	case MoveTrade:
		return b.tradeRemedy(s, p, m)
	case MovePlace:
		return b.placeRemedy(s, p, m)
	case MoveStash:
		return b.stashRemedy(s, p, m.Dice[0])
	case MoveUse:
		return b.useRemedy(s, p, int(m.Arg), m.Dice[0])
	}
	return ""
}

func (b *Rulebook) attemptRemedy(s *State, p int, id content.ObstacleID) string {
	o := &s.Obstacles[id]
	if o.Zone != InPlay {
		return ""
	}
	if o.At == s.Players[p].At {
		if by := b.attemptForbids(s, id); by != nil {
			return fmt.Sprintf("It is %s, at %s: overcome that first.", b.c.Card(by.card).Name, b.Location(s, by.at(s)).Name)
		}
		return ""
	}
	return fmt.Sprintf("%s is at %s, and %s is at %s: go there first.",
		b.c.Card(id).Name, b.Location(s, o.At).Name, b.PlayerName(s, p), b.Location(s, s.Players[p].At).Name)
}

// completeRemedy names the obstacle that forbids filling an end square.
func (b *Rulebook) completeRemedy(s *State, m Move) string {
	if m.Kind != MovePlace || m.Dice[0].IsAction() {
		return ""
	}
	by := b.completionForbids(s, int(m.Player), m.Dice[0])
	if by == nil {
		return ""
	}
	return fmt.Sprintf("It is %s, at %s: while it is in play, no card with a %s die on it may be finished.",
		b.c.Card(by.card).Name, b.Location(s, by.at(s)).Name, by.Resource)
}

// coverRemedy says when dice may be placed on an obstacle, and which ones.
func (b *Rulebook) coverRemedy(s *State, p int) string {
	a := &s.Attempt
	switch {
	case a.Phase == NoAttempt:
		return "Click the obstacle to begin one."
	case a.Team&(1<<p) == 0:
		return fmt.Sprintf("%s does not take part in this attempt.", b.PlayerName(s, p))
	case a.Phase == Defend:
		return "First the defence: change action dice with abilities, or take the damage. After that dice may be placed."
	case a.Phase == Approach && a.Skilled&(1<<p) == 0:
		o := b.c.Card(a.Obstacle)
		return fmt.Sprintf("%s has rank %d in %s but needs %d; after the defence, everyone taking part may place dice.",
			b.PlayerName(s, p), b.Rank(s, p, o.Skill), o.Skill, o.Difficulty)
	}
	open := b.Uncovered(s, a.Obstacle)
	if open.Len() == 0 {
		return ""
	}
	return "Still to cover: " + Joined(valueWords(&open), "and") + "."
}

// valueWords returns the values of dice in rising order, each as often as it is there.
func valueWords(v *Values) []string {
	var words []string
	for i, n := range v {
		for range n {
			words = append(words, strconv.Itoa(i+1))
		}
	}
	return words
}

// travelRemedy says how many dice are left for a move that costs more, or where the character can go.
func (b *Rulebook) travelRemedy(s *State, p int, to content.Slot) string {
	name := b.PlayerName(s, p)
	if to == s.Players[p].At {
		return ""
	}
	if cost := b.MoveCost(s, p, to.Region()); cost != content.NoWay {
		have := s.Players[p].Dice.Len()
		if have >= int(cost) {
			return ""
		}
		return fmt.Sprintf("%s has %s left.", name, HowMany(have, "action die", "action dice"))
	}
	var ways []string
	for region := range content.Region(content.NumRegions) {
		if b.MoveCost(s, p, region) != content.NoWay {
			ways = append(ways, RegionName(region))
		}
	}
	say := fmt.Sprintf("From %s you can go to %s", b.Location(s, s.Players[p].At).Name, Joined(ways, "and"))
	switch b.Location(s, s.Players[p].At).Icon.Kind {
	case content.PortIcon:
		say += ", and from port to port"
	case content.GateIcon:
		say += ", and from gate to gate"
	}
	return say + "."
}

// createRemedy says where assets of a resource are created, or which dice of the pool an action die takes.
func (b *Rulebook) createRemedy(s *State, p int, with, d Die) string {
	here := b.SlotResource(s.Players[p].At)
	if r := d.Kind(); r != Kind(here) {
		var places []string
		for at := range content.Slot(content.NumSlots) {
			if Kind(b.SlotResource(at)) == r {
				places = append(places, b.Location(s, at).Name)
			}
		}
		return fmt.Sprintf("%s is at %s; %s assets are created at %s.", b.PlayerName(s, p), b.Location(s, s.Players[p].At).Name, r, Joined(places, "and"))
	}
	return b.poolRemedy(s, here, with)
}

// poolRemedy says which dice of a pool an action die takes, or which action die would take one.
func (b *Rulebook) poolRemedy(s *State, r content.Resource, with Die) string {
	pool := &s.Pool[r]
	lowest := pool.Lowest()
	var takes []string
	for v := 1; v <= with.Value(); v++ {
		if pool.Of(v) > 0 {
			takes = append(takes, fmt.Sprintf("a %d", v))
		}
	}
	switch {
	case len(takes) > 0:
		return fmt.Sprintf("The %s pool has %s for it.", r, Joined(takes, "or"))
	case pool.Len() == 0:
		if r == content.Sorcery { // nothing becomes that ([trade])
			return fmt.Sprintf("The %s pool is empty now; the refresh fills it.", r)
		}
		return fmt.Sprintf("The %s pool is empty now; the refresh fills it, or you can trade dice into it.", r)
	case lowest == 1:
		return ""
	case lowest == Sides:
		return fmt.Sprintf("The lowest die of the %s pool shows %d, so it takes an action die showing %d.", r, lowest, lowest)
	}
	return fmt.Sprintf("The lowest die of the %s pool shows %d, so it takes an action die showing %d or more.", r, lowest, lowest)
}

// tradeRemedy says which arrows can be used at a location, or which dice of the pool an action die takes.
func (b *Rulebook) tradeRemedy(s *State, p int, m Move) string {
	at := s.Players[p].At
	here := b.SlotResource(at)
	from, to := content.Resource(m.Dice[1].Kind()), content.Resource(m.Arg)
	if Arrow(from, to) && (from == here || to == here) {
		if s.Supply[to] == 0 {
			return ""
		}
		return b.poolRemedy(s, from, m.Dice[0])
	}
	place := b.Location(s, at).Name
	if here == content.Sorcery {
		return fmt.Sprintf("At %s, sorcery can be traded into any other resource.", place)
	}
	var into []string
	next := content.NoResource
	for r := range content.Resource(content.NumResources) {
		if Arrow(r, here) {
			into = append(into, r.String())
		}
		if Arrow(here, r) {
			next = r
		}
	}
	return fmt.Sprintf("At %s, you can trade %s into %s, and %s into %s.", place, here, next, Joined(into, "or"), here)
}

func (b *Rulebook) placeRemedy(s *State, p int, m Move) string {
	at := s.Players[p].At
	d := m.Dice[0]
	switch {
	case d.IsAction():
		if asset := b.fitsInstead(s, m); asset != NoDie {
			return fmt.Sprintf("The %s %d at %s may go there.", asset.Kind(), asset.Value(), b.Location(s, at).Name)
		}
		made := b.SlotResource(at)
		if lowest := s.Pool[made].Lowest(); s.Pool[made].Len() == 0 || lowest > d.Value() { // none with this die
			return "Create an asset first. " + b.poolRemedy(s, made, d)
		}
		return fmt.Sprintf("Create an asset first: put the action die on a die of the %s pool.", made)
	case s.Assets[at][d.Kind()].Of(d.Value()) == 0:
		card := b.c.Progress[s.Players[p].Card].Name
		return fmt.Sprintf("%s is %s's card, and %s is at %s.", card, b.PlayerName(s, p), b.PlayerName(s, p), b.Location(s, at).Name)
	}
	return ""
}

// fitsInstead returns an asset that may be placed where the die of a move may not, or NoDie.
func (b *Rulebook) fitsInstead(s *State, m Move) Die {
	for r := range content.Resource(content.NumResources) {
		for v := 1; v <= Sides; v++ {
			if m.Dice[0] = ResourceDie(r, v); b.check(s, m).OK() {
				return m.Dice[0]
			}
		}
	}
	return NoDie
}

// stashRemedy says when a character earns its stash, which asset it takes, or where the character is.
func (b *Rulebook) stashRemedy(s *State, p int, d Die) string {
	name, r := b.PlayerName(s, p), b.Stashes(s, p)
	if r == content.NoResource {
		if achievement, _ := b.StashComes(s.Players[p].Character); achievement > 0 {
			return fmt.Sprintf("Achievement %d of %d brings %s one.", achievement, MostAchieved, name)
		}
		return ""
	}
	switch {
	case d.Kind() != Kind(r):
		return fmt.Sprintf("It takes %s asset.", AOrAn(r.String()))
	case s.Players[p].Stash != NoDie:
		return "Put that one back first."
	}
	return fmt.Sprintf("This is %s's stash, and %s is at %s.", name, name, b.Location(s, s.Players[p].At).Name)
}

// useRemedy says how an ability is earned, or what its box takes.
func (b *Rulebook) useRemedy(s *State, p, i int, d Die) string {
	who := s.Players[p].Character
	name, at := b.PlayerName(s, p), s.Players[p].At
	a := b.Ability(s, p, i)
	switch {
	case a == nil:
		return fmt.Sprintf("%s earns the next one by overcoming %s.", name, Plain(b.task(who)))
	case a.Cost != content.NoStress:
		return fmt.Sprintf("It costs 1 %s: click it to pay.", a.Cost)
	case s.Players[p].Boxes[i] != NoDie || a.Box == content.NoBox:
		return ""
	case !fitsBox(a, d):
		return "It takes " + boxTakes(a) + "."
	case !d.IsAction() && s.Assets[at][d.Kind()].Of(d.Value()) == 0:
		return fmt.Sprintf("This is %s's, and %s is at %s.", name, name, b.Location(s, at).Name)
	}
	return ""
}

// boxTakes names the dice that fit the box of an ability ([box]).
func boxTakes(a *content.Ability) string {
	switch a.Box {
	case content.AssetBox:
		return "an asset"
	case content.ResourceBox:
		return AOrAn(a.Resource.String() + " asset")
	case content.ValueBox:
		return fmt.Sprintf("an action die or asset showing %d", a.Value)
	}
	return "an action die or asset"
}
