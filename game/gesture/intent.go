package gesture

import (
	"fmt"

	"sixwinters/content"
	"sixwinters/render/layout"
	"sixwinters/rules"
)

// Refusal says why what is held cannot be put down on a target: the sentence and the id of the rule. It asks the rules
// about the move that the gesture means.
func Refusal(b *rules.Rulebook, s *rules.State, held []layout.Target, on layout.Target) (say, rule string) {
	m, ok := Intent(s, held, on)
	if !ok && len(held) > 0 && !isDie(held[0]) {
		asked := b.Prompt(s)
		return "Not there: " + asked.Text, asked.Rule
	}
	if !ok {
		return elsewhere(b, s, held[0], on)
	}
	if hit := underDie(on); m.Kind == rules.MoveCover && hit.N != uint8(s.Attempt.Obstacle) && s.Attempt.Phase != rules.NoAttempt {
		return besideAttempt(b, s, content.ObstacleID(hit.N)), "attempt"
	}
	err := b.Check(s, m)
	if err == nil && m.Kind == rules.MoveSettle {
		return rules.FixFullStops("That is not its place: " + b.Label(s, m) + "."), b.Prompt(s).Rule
	}
	if err == nil {
		asked := b.Prompt(s)
		return "Not with that: " + asked.Text, asked.Rule
	}
	if m.Kind == rules.MoveTravel && s.Players[m.Player].At == m.Slot { // who puts a die down there wants to make something
		return fmt.Sprintf("%s is already here. To create an asset, put the action die on a die of the %s pool.",
			b.PlayerName(s, int(m.Player)), b.SlotResource(m.Slot)), "create"
	}
	return Why(b, s, m, err)
}

// Why returns what is said of a move that is refused: why, and what may be done about it; and the rule that refuses.
func Why(b *rules.Rulebook, s *rules.State, m rules.Move, refused error) (say, rule string) {
	r, ok := refused.(rules.Refusal)
	if !ok {
		return refused.Error(), "choice"
	}
	say = r.Error()
	if remedy := b.Remedy(s, m, r); remedy != "" {
		say += " " + remedy
	}
	return say, r.Rule
}

// besideAttempt says which obstacle a die is put on, and which one is attempted.
func besideAttempt(b *rules.Rulebook, s *rules.State, hit content.ObstacleID) string {
	this, attempted := rules.Quoted(b.ObstacleName(s, hit)), rules.Quoted(b.ObstacleName(s, s.Attempt.Obstacle))
	if this == attempted {
		return "The attempt is at the other " + attempted + "."
	}
	return "This is " + this + ": the attempt is at " + attempted + "."
}

// elsewhere says why what is held cannot be put on a thing that nothing of its kind is put on: what it is for.
func elsewhere(b *rules.Rulebook, s *rules.State, held, on layout.Target) (say, rule string) {
	owner, owned := ownerOf(on)
	switch {
	case held.Kind == layout.StressDie:
		return stressElsewhere(b, s, int(held.N))
	case held.Place.Spot == rules.OnMat && owned && owner != held.Place.N && s.Players[owner].Character != content.NoCharacter:
		return fmt.Sprintf("This is %s's, but the die is %s's.", b.PlayerName(s, int(owner)),
			b.PlayerName(s, int(held.Place.N))), "spend"
	case held.Place.Spot == rules.OnMat && on.Kind == layout.Staged:
		return "Staged cards cost nothing: whoever finishes a progress card takes one.", "complete"
	case held.Place.Spot == rules.OnMat && on.Kind == layout.Track:
		return "Only progress cards and threats move the markers. To create an asset, put the action die on a die of the pool.",
			"tracks"
	case held.Place.Spot == rules.OnMat:
		return "Put an action die on a location to move there, on a pool die, or on an arrow. Obstacles, stress dice and boxes of abilities take one too.", "actions"
	case held.Place.Spot == rules.AtLocation && on.Kind == layout.Current && s.Players[on.N].Card != content.NoProgress:
		return onCard(b, s, held, on)
	case held.Place.Spot == rules.AtLocation && on.Kind == layout.StressDie:
		return "Resting costs an action die, not an asset.", "rest"
	case held.Place.Spot == rules.AtLocation:
		return "Put an asset on a square of a progress card or in the box of an ability. A stash takes one too, and so does an obstacle in an attempt.",
			"dice"
	case held.Place.Spot == rules.InStash:
		p := int(held.Place.N)
		return fmt.Sprintf("A stashed asset goes back to where %s is, %s; it can be used from there.", b.PlayerName(s, p),
			b.Location(s, s.Players[p].At).Name), "stash"
	case held.Place.Spot == rules.InPool && b.Mastery(s, content.Diplomacy) && on.Kind != layout.Location:
		return "With diplomacy mastery, two dice of a pool buy a new one in the " + nextPool(held.Die.Kind().Resource()) +
			". Put them there.", "mastery"
	case held.Place.Spot == rules.InPool:
		say, rule = Fumble(b, s, held, layout.Target{Kind: layout.Location})
		return say, rule
	}
	return "That cannot be put there.", "choice"
}

// onCard says which squares of a progress card take an asset that is put on the card as a whole.
func onCard(b *rules.Rulebook, s *rules.State, asset, on layout.Target) (say, rule string) {
	if m := with(rules.MovePlace, on.N, asset.Die); uint8(s.Players[on.N].At) != asset.Place.N {
		return Why(b, s, m, b.Check(s, m))
	}
	takes, n := b.SquaresTaking(s, int(on.N), asset.Die)
	if n == 0 {
		return "None of the squares that come next takes this asset.", "progress"
	}
	return fmt.Sprintf("It fits %s: for %s. Drop it on one.", rules.HowMany(n, "square", "squares"), rules.Joined(takes, "and")), "progress"
}

// stressElsewhere says what the stress die of a player is taken up for where that player's character is.
func stressElsewhere(b *rules.Rulebook, s *rules.State, player int) (say, rule string) {
	if at := s.Players[player].At; at < content.NumSlots {
		if l := b.Location(s, at); l.Icon.Kind == content.StressIcon {
			return fmt.Sprintf("At %s you may pay %d %s instead of an action die to create an asset. Put the stress die on a die of the %s pool.",
				l.Name, rules.CreateStress, l.Icon.Stress, b.SlotResource(at)), "create"
		}
	}
	return "A stress die pays for going from one magic gate to another. To raise it, put an action die on it.", "stress"
}

// nextPool returns the pool along the wheel of trade from another, in words ([trade]).
func nextPool(from content.Resource) string {
	if from == content.Sorcery {
		return "pool of any other resource"
	}
	for to := range content.Resource(content.Wheel) {
		if rules.Arrow(from, to) {
			return "next pool along the wheel, " + to.String()
		}
	}
	return ""
}

// ownerOf returns whose a thing on a mat is.
func ownerOf(on layout.Target) (player uint8, owned bool) {
	switch on.Kind {
	case layout.Ability, layout.StressDie, layout.Stash, layout.Portrait, layout.Current:
		return on.N, true
	case layout.Die:
		return on.Place.N, on.Place.Spot == rules.OnMat || on.Place.Spot == rules.InStash
	}
	return 0, false
}

// underDie returns what a die lies on, where putting something on the die means that.
func underDie(on layout.Target) layout.Target {
	if on.Kind == layout.Die {
		switch on.Place.Spot {
		case rules.OnObstacle:
			return layout.Target{Kind: layout.Obstacle, N: on.Place.N}
		case rules.OnSquare:
			return layout.Target{Kind: layout.Square, N: on.Place.N, Sub: on.Place.Sub}
		case rules.OnAbility:
			return layout.Target{Kind: layout.Ability, N: on.Place.N, Sub: on.Place.Sub}
		case rules.InStash:
			return layout.Target{Kind: layout.Stash, N: on.Place.N}
		}
	}
	return on
}

// Fumble says why what cannot be taken up cannot be dragged to another thing either, and the rule of it; "" where that could
// mean nothing.
func Fumble(b *rules.Rulebook, s *rules.State, what, on layout.Target) (say, rule string) {
	switch {
	case s.ByHand():
		return byHandFumble(b, s, what)
	case what.Kind == layout.StressDie && s.Phase == rules.Turns && s.Players[what.N].InPlay():
		return stressElsewhere(b, s, int(what.N))
	case what.Kind == layout.Die && what.Place.Spot == rules.InPool && on.Kind != layout.Pool && on.Kind != layout.Track:
		return "Pool dice do not move by themselves. Spend an action die on one, and it becomes an asset where that character is.", "create"
	case what.Kind == layout.Staged && (on.Kind == layout.Current || on.Kind == layout.Square || on.Kind == layout.Portrait):
		return "You take a staged card only when you finish the one you have.", "complete"
	case what.Kind == layout.Die && (what.Place.Spot == rules.AtLocation || what.Place.Spot == rules.OnMat) && s.Acting():
		if say, rule = fails(b, s, what, on); say == "" { // nobody is there, or nothing at all can be done with it
			asked := b.Prompt(s)
			return "Not there. " + asked.Text, asked.Rule
		}
		return say, rule
	case (what.Kind == layout.Portrait || what.Kind == layout.Standee) && on.Kind == layout.Location && s.Phase == rules.Turns:
		return "Drag the character's figure on the boards there, or put action dice on the location to go to.", "move"
	case what.Kind == layout.Obstacle && s.Acting():
		return "Obstacles stay where they are. To attempt one, click it, or put a die of a character on it who is there.", "overcome"
	case what.Kind == layout.Die && (s.Acting() || what.Place.Spot == rules.InHand):
		return stays(what.Place.Spot)
	}
	return "", ""
}

// stays says of a die that has been placed, by where it lies, that it is not taken back, and the rule of it; "" of any other.
func stays(spot rules.Spot) (say, rule string) {
	switch spot {
	case rules.OnSquare:
		return "A die stays on its card until that is finished; only undo takes it back.", "progress"
	case rules.OnObstacle:
		return "A die stays on its obstacle, for later attempts too; only undo takes it back.", "overcome"
	case rules.OnAbility:
		return "A die stays on its ability until the refresh, since each works once a turn. Only undo takes it back.", "ability"
	case rules.InHand:
		return "A die that has been picked is rerolled with the others; only undo puts it back.", "ability"
	}
	return "", ""
}

// fails says why what is dragged to another thing does nothing there, and the rule of it; "" where that could mean nothing.
func fails(b *rules.Rulebook, s *rules.State, what, on layout.Target) (say, rule string) {
	m, meant := Intent(s, []layout.Target{what}, on)
	if !meant {
		return "", ""
	}
	if err := b.Check(s, m); err != nil {
		return Why(b, s, m, err)
	}
	return "", ""
}

// Idle answers a click with an empty hand that makes no move, and cites the rule: a place that needs an action die, an action die that is no use
// in this attempt, a picked die that cannot be put back. It returns "" for anything else, and while another question is open.
func Idle(b *rules.Rulebook, s *rules.State, on layout.Target) (say, rule string) {
	if asks := s.Asks(); on.Kind == layout.Die && on.Place.Spot == rules.OnMat && asks != nil && asks.Task == rules.TaskAttempt {
		return fails(b, s, on, layout.Target{Kind: layout.Obstacle, N: uint8(s.Attempt.Obstacle)})
	}
	if on.Kind == layout.Die && on.Place.Spot == rules.InHand {
		return stays(rules.InHand)
	}
	if on.Kind != layout.Ability {
		return withoutDie(s, on)
	}
	if s.Phase != rules.Turns || s.Step != rules.StepActions || !s.Players[on.N].InPlay() {
		return "", ""
	}
	m := with(rules.MoveUse, on.N, rules.ActionDie(1)) // which die is of no account to what is refused here
	m.Arg = on.Sub
	player, a := &s.Players[on.N], b.Ability(s, int(on.N), int(on.Sub))
	if a != nil && a.Cost != content.NoStress {
		m = rules.Move{Kind: rules.MovePay, Player: on.N, Arg: on.Sub}
	}
	err := b.Check(s, m)
	if r, refused := err.(rules.Refusal); refused && r.Rule == s.RuleInHand() {
		return "", ""
	}
	if a != nil && m.Kind == rules.MoveUse && player.Boxes[on.Sub] == rules.NoDie {
		return b.AbilityHelp(player.Character, int(on.Sub)), "ability"
	}
	if err != nil {
		return Why(b, s, m, err)
	}
	return "", ""
}

// withoutDie says what an action die would do on a thing, as long as anybody has one.
func withoutDie(s *rules.State, on layout.Target) (say, rule string) {
	has := func(p int) bool { return s.Players[p].InPlay() && s.Players[p].Dice.Len() > 0 }
	asks := s.Asks()
	if s.Phase != rules.Turns || asks == nil || asks.Task != rules.TaskActions || !has(0) && !has(1) {
		return "", ""
	}
	switch {
	case on.Kind == layout.Location:
		return "To go there, drag the character there, or put an action die down there.", "move"
	case on.Kind == layout.Action:
		return "To take the action printed there, put an action die of a character who is there on it.",
			"location-action"
	case on.Kind == layout.Pool, on.Kind == layout.Die && on.Place.Spot == rules.InPool:
		return "To create an asset, put an action die on a pool die that shows no more.", "create"
	case on.Kind == layout.Arrow:
		return "To trade, pick up an action die and put it on the arrow.", "trade"
	case on.Kind == layout.StressDie && has(int(on.N)):
		return "To rest, pick up an action die and put it on the stress die.", "rest"
	}
	return "", ""
}

// Intent returns the move that a gesture means, legal or not. It reports false where it can mean none.
func Intent(s *rules.State, held []layout.Target, on layout.Target) (rules.Move, bool) {
	if len(held) == 0 {
		return clicked(s, on)
	}
	first := held[0]
	on = underDie(on)
	switch {
	case first.Kind == layout.StressDie && on.Kind == layout.Location:
		return rules.Move{Kind: rules.MoveGate, Player: first.N, Slot: content.Slot(on.N), Arg: first.Sub}, true
	case first.Kind == layout.Die && first.Place.Spot == rules.OnMat:
		return withActionDie(s, held, on)
	case first.Kind == layout.Die && first.Place.Spot == rules.AtLocation:
		return withAsset(s, first, on)
	case first.Kind == layout.Die && first.Place.Spot == rules.InPool && on.Kind == layout.Portrait:
		return with(rules.MoveConvert, on.N, first.Die), true
	}
	return carried(s, first, on)
}

func with(kind rules.MoveKind, player uint8, dice ...rules.Die) rules.Move {
	m := rules.Move{Kind: kind, Player: player}
	copy(m.Dice[:], dice)
	return m
}

// clicked returns the move meant by a click with nothing in hand.
func clicked(s *rules.State, on layout.Target) (rules.Move, bool) {
	switch on.Kind {
	case layout.Obstacle:
		for p := range s.Players {
			if o := &s.Obstacles[on.N]; s.Players[p].InPlay() && s.Players[p].At == o.At {
				return rules.Move{Kind: rules.MoveAttempt, Player: uint8(p), Card: on.N, Arg: 1 << p}, true
			}
		}
		return rules.Move{Kind: rules.MoveAttempt, Card: on.N, Arg: 1}, true
	case layout.Choice:
		p := uint8(0)
		if s.Players[0].Character != content.NoCharacter {
			p = 1
		}
		return rules.Move{Kind: rules.MoveChoose, Player: p, Card: on.N}, true
	}
	return rules.Move{}, false
}

// withActionDie returns the move meant by putting action dice down.
func withActionDie(s *rules.State, held []layout.Target, on layout.Target) (rules.Move, bool) {
	p, d := held[0].Place.N, held[0].Die
	m := with(rules.NoMove, p, d)
	switch on.Kind {
	case layout.Location, layout.Standee:
		m = with(rules.MoveTravel, p)
		m.Slot = content.Slot(on.N)
		if on.Kind == layout.Standee {
			m.Slot = s.Players[on.N].At
		}
		for i, h := range held {
			m.Dice[i] = h.Die
		}
	case layout.Die:
		switch on.Place.Spot {
		case rules.InPool:
			m.Kind, m.Dice[1] = rules.MoveCreate, on.Die
		case rules.AtLocation:
			return withActionDie(s, held, layout.Target{Kind: layout.Location, N: on.Place.N})
		default:
			return m, false
		}
	case layout.Pool:
		pool := content.Resource(on.N)
		m.Kind, m.Dice[1] = rules.MoveCreate, rules.ResourceDie(pool, max(1, s.Pool[pool].Lowest()))
	case layout.Arrow:
		from := content.Resource(on.N)
		value := max(1, s.Pool[from].Lowest())
		m.Kind, m.Dice[1], m.Arg = rules.MoveTrade, rules.ResourceDie(from, value), on.Sub
	case layout.Obstacle:
		if s.Attempt.Phase == rules.NoAttempt {
			return rules.Move{Kind: rules.MoveAttempt, Player: p, Card: on.N, Arg: 1 << p}, true
		}
		m.Kind, m.Arg = rules.MoveCover, uint8(d.Value())
	case layout.Action:
		m.Kind = rules.MoveAct
	case layout.StressDie:
		if on.N != p {
			return m, false
		}
		m.Kind, m.Arg = rules.MoveRest, on.Sub
	case layout.Ability:
		if on.N != p {
			return m, false
		}
		m.Kind, m.Arg = rules.MoveUse, on.Sub
	case layout.Square:
		m.Kind, m.Arg = rules.MovePlace, on.Sub
	case layout.Current:
		m.Kind = rules.MovePlace
	default:
		return m, false
	}
	return m, true
}

// withAsset returns the move meant by putting an asset down: the character it serves is the one whose things it is put on.
func withAsset(s *rules.State, asset, on layout.Target) (rules.Move, bool) {
	m := with(rules.NoMove, on.N, asset.Die)
	switch on.Kind {
	case layout.Square:
		m.Kind, m.Arg = rules.MovePlace, on.Sub
	case layout.Ability:
		m.Kind, m.Arg = rules.MoveUse, on.Sub
	case layout.Stash:
		m.Kind = rules.MoveStash
	case layout.Obstacle:
		m.Player = 0
		if s.Attempt.Team&1 == 0 {
			m.Player = 1
		}
		m.Kind, m.Arg = rules.MoveCover, uint8(asset.Die.Value())
	case layout.Location:
		return rules.Move{
			Kind: rules.MoveMarch, Slot: content.Slot(asset.Place.N), To: content.Slot(on.N),
			Dice: m.Dice,
		}, true
	default:
		return m, false
	}
	return m, true
}
