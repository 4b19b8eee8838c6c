package rules

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"sixwinters/content"
)

// remedy says what would work instead of a refused move of the turn, with the names and numbers of this table: one or two sentences to
// follow the refusal, or "" if it says it all.
type remedy func(b *Rulebook, s *State, m Move) string

// Remedy says what would work instead of a refused move, in one or two sentences to follow the refusal; "" if it says it all.
func (b *Rulebook) Remedy(s *State, m Move, r Refusal) string {
	switch {
	case s.Depth == 0 || !b.wellFormed(m):
		return ""
	case tasks[s.top().Task].check == nil: // this is none of the choices that are asked for
		return b.Prompt(s).Text
	case r.remedy == nil:
		return ""
	}
	return FixFullStops(r.remedy(b, s, m))
}

// always returns a remedy with names to fill in.
func always(say string) remedy {
	return func(b *Rulebook, s *State, m Move) string { return b.filled(s, s.top(), m, say) }
}

var (
	clickObstacle = always("Click the obstacle to begin one.")
	payDice       = always("To move there for dice instead, put action dice on it.")
	stashFull     = always("Put that one back first.")
	whoseStash    = always("This is $who's stash, and $who is at $here.")
	whoseAbility  = always("This is $who's, and $who is at $here.")
)

func finishAttempt(b *Rulebook, s *State, _ Move) string {
	return fmt.Sprintf("Finish the attempt at %s first.", b.ObstacleName(s, s.Attempt.Obstacle))
}

func masteryComes(b *Rulebook, _ *State, _ Move) string {
	return fmt.Sprintf("Assets stay where they were created; military mastery comes at space %d of its track.", b.c.Board.Tracks[content.Military].Mastery)
}

func obstacleElsewhere(b *Rulebook, s *State, m Move) string {
	id := content.ObstacleID(m.Card)
	if o := &s.Obstacles[id]; o.Zone == InPlay {
		return b.c.Card(id).Name + " is at " + b.placeName(s, o.At) + b.filled(s, s.top(), m, ", and $who is at $here: go there first.")
	}
	return ""
}

// forbidsAttempt names the obstacle that forbids attempts on another.
func forbidsAttempt(b *Rulebook, s *State, m Move) string {
	by := b.attemptForbids(s, content.ObstacleID(m.Card))
	return fmt.Sprintf("It is %s, at %s: overcome that first.", b.c.Card(by.card).Name, b.placeName(s, by.at(s)))
}

// forbidsCompletion names the obstacle that forbids filling an end square.
func forbidsCompletion(b *Rulebook, s *State, m Move) string {
	by := b.completionForbids(s, int(m.Player), m.Dice[0])
	return fmt.Sprintf("It is %s, at %s. While it is in play, no card with a %s die on it may be finished.",
		b.c.Card(by.card).Name, b.placeName(s, by.at(s)), by.Resource)
}

// mayNotCover says when a character may place dice on an obstacle.
func mayNotCover(b *Rulebook, s *State, m Move) string {
	a, p := &s.Attempt, int(m.Player)
	switch {
	case a.Team&(1<<p) == 0:
		return fmt.Sprintf("%s does not take part in this attempt.", b.PlayerName(s, p))
	case a.Phase == Defend:
		return "First the defence: change action dice with abilities, or take the damage. After that dice may be placed."
	}
	o := b.c.Card(a.Obstacle)
	return fmt.Sprintf("%s has rank %d in %s but needs %d; after the defence, everyone taking part may place dice.",
		b.PlayerName(s, p), b.Rank(s, p, o.Skill), o.Skill, o.Difficulty)
}

func stillToCover(b *Rulebook, s *State, _ Move) string {
	open := b.Uncovered(s, s.Attempt.Obstacle)
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

// diceLeft says how many dice are left for a move that costs more.
func diceLeft(b *Rulebook, s *State, m Move) string {
	have := s.Players[m.Player].Dice.Len()
	if cost, _ := journeyCost(b, s, m); have >= int(cost) {
		return ""
	}
	return fmt.Sprintf("%s has %s left.", b.PlayerName(s, int(m.Player)), HowMany(have, "action die", "action dice"))
}

func waysFromHere(b *Rulebook, s *State, m Move) string {
	var ways []string
	for region := range content.Region(content.NumRegions) {
		if b.MoveCost(s, int(m.Player), region) != content.NoWay {
			ways = append(ways, b.RegionName(region))
		}
	}
	here := b.Location(s, s.here(m.Player))
	say := fmt.Sprintf("From %s you can go to %s", here.Name, Joined(ways, "and"))
	switch here.Icon.Kind {
	case content.PortIcon:
		say += ", and from port to port"
	case content.GateIcon:
		say += ", and from gate to gate"
	}
	return say + "."
}

// createdElsewhere says where assets of the resource of a die are created.
func createdElsewhere(b *Rulebook, s *State, m Move) string {
	r := m.Dice[m.NumDice()-1].Kind()
	var places []string
	for at := range content.Slot(content.NumSlots) {
		if Kind(b.SlotResource(at)) == r {
			places = append(places, b.placeName(s, at))
		}
	}
	return b.filled(s, s.top(), m, "$who is at $here; ") + r.String() + " assets are created at " + Joined(places, "and") + "."
}

// poolTakes says which dice of its pool an action die takes, or which action die would take one.
func poolTakes(b *Rulebook, s *State, m Move) string {
	if !m.Dice[0].IsAction() {
		return ""
	}
	return b.poolRemedy(s, m.Dice[1].Kind().Resource(), m.Dice[0])
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

// arrowsHere says which arrows can be used at a location.
func arrowsHere(b *Rulebook, s *State, m Move) string {
	place, here := b.placeName(s, s.here(m.Player)), b.SlotResource(s.here(m.Player))
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

// assetInstead names an asset that may go where an action die may not, or says how to create one.
func assetInstead(b *Rulebook, s *State, m Move) string {
	at, d := s.here(m.Player), m.Dice[0]
	for r := range content.Resource(content.NumResources) {
		for v := 1; v <= Sides; v++ {
			if m.Dice[0] = ResourceDie(r, v); b.check(s, m).OK() {
				return b.filled(s, s.top(), m, "The $die at $here may go there.")
			}
		}
	}
	made := b.SlotResource(at)
	if lowest := s.Pool[made].Lowest(); lowest == 0 || lowest > d.Value() { // none with this die
		return "Create an asset first. " + b.poolRemedy(s, made, d)
	}
	return fmt.Sprintf("Create an asset first: put the action die on a die of the %s pool.", made)
}

func whoseCard(b *Rulebook, s *State, m Move) string {
	return b.c.Progress[s.Players[m.Player].Card].Name + b.filled(s, s.top(), m, " is $who's card, and $who is at $here.")
}

// SquaresTaking says for what the squares are that take a player's asset next, wherever it lies, and how many there are.
func (b *Rulebook) SquaresTaking(s *State, p int, d Die) (takes []string, n int) {
	next := b.nextSquares(s, p)
	for sq, square := range b.c.Progress[s.Players[p].Card].Squares {
		if next>>sq&1 != 0 && b.checkSquare(s, p, d, sq).OK() {
			from := ""
			if square.Region != content.NoRegion {
				from, square.Region = " from "+b.RegionName(square.Region), content.NoRegion
			}
			n++
			if is := b.Plain(strings.ReplaceAll(b.squareTakes(square), icon(square.Resource.String())+together, "")) + from; !slices.Contains(takes, is) {
				takes = append(takes, is)
			}
		}
	}
	return takes, n
}

// squareInstead says which squares would take the asset next.
func squareInstead(b *Rulebook, s *State, m Move) string {
	takes, n := b.SquaresTaking(s, int(m.Player), m.Dice[0])
	switch n {
	case 0:
		return "None of those takes this one."
	case 1:
		return "There it fits the square for " + takes[0] + "."
	}
	return fmt.Sprintf("There it fits %d squares: for %s.", n, Joined(takes, "and"))
}

// stashComes says when a character earns its stash, if it ever does.
func stashComes(b *Rulebook, s *State, m Move) string {
	achievement, _ := b.StashComes(s.Players[m.Player].Character)
	if achievement == 0 {
		return ""
	}
	return fmt.Sprintf("Achievement %d of %d brings %s one.", achievement, MostAchieved, b.PlayerName(s, int(m.Player)))
}

func stashTakes(b *Rulebook, s *State, m Move) string {
	return "It takes " + AOrAn(b.Stashes(s, int(m.Player)).String()) + " asset."
}

// earnedBy says how a character earns its next ability.
func earnedBy(b *Rulebook, s *State, m Move) string {
	return b.filled(s, s.top(), m, "$who earns the next one by overcoming ") + b.Plain(b.task(s.Players[m.Player].Character)) + "."
}

// abilityCosts says how an ability without a box for a die is paid, if it is.
func abilityCosts(b *Rulebook, s *State, m Move) string {
	a := b.Ability(s, int(m.Player), int(m.Arg))
	if a.Cost == content.NoStress {
		return ""
	}
	return fmt.Sprintf("It costs 1 %s: click it to pay.", a.Cost)
}

// boxTakes names the dice that fit the box of an ability ([box]).
func boxTakes(b *Rulebook, s *State, m Move) string {
	switch a := b.Ability(s, int(m.Player), int(m.Arg)); a.Box {
	case content.AssetBox:
		return "It takes an asset."
	case content.ResourceBox:
		return "It takes " + AOrAn(a.Resource.String()+" asset") + "."
	default:
		return fmt.Sprintf("It takes an action die or asset showing %d.", a.Value)
	}
}
