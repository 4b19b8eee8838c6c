package gesture

import (
	"fmt"
	"math/bits"

	"sixwinters/content"
	"sixwinters/render/layout"
	"sixwinters/rules"
)

// mat explains a part of the mat of a player who has a character.
func (t table) mat(p layout.Part) Tip {
	player := int(p.N)
	q := &t.s.Players[player]
	who, name := &t.s.Characters[q.Character], t.b.PlayerName(t.s, player)
	switch p.Kind {
	case layout.PartSkillRank:
		skill := content.Skill(p.Sub)
		rank := t.b.Rank(t.s, player, skill)
		rule, text := "attempt", fmt.Sprintf("%s is skilled against obstacles with this skill up to difficulty %d.", name, rank)
		switch rank {
		case rules.MostRank:
			rule, text = "skill-mastery", name+" has mastered it: in attempts that need it, any die covers any printed die."
		case 0:
			text = name + " has no rank in it yet. Overcoming an obstacle with this skill brings the first."
		}
		began := t.b.Content().Characters[q.Character].Skills[skill]
		from := fmt.Sprintf("%s began with rank %d.", name, began)
		if learned := rank - began; learned > 0 {
			from = fmt.Sprintf("%s began with rank %d and has gained %d by overcoming obstacles unskilled.", name, began, learned)
		}
		return say(rule, fmt.Sprintf("%s, rank %d of %d", icon(skill), rank, rules.MostRank), text, from)
	case layout.PartStressIcon:
		return t.stress(player, content.Stress(p.Sub))
	case layout.PartCondition:
		if p.Of == 0 {
			return t.stress(player, content.Stress(p.Sub))
		}
		return t.condition(player, content.Stress(p.Sub), p.Of)
	case layout.PartTray:
		return t.tray(player)
	case layout.PartAchievements:
		if who.Achieved == rules.MostAchieved {
			return say("achievement", "Achievements", fmt.Sprintf("%s has earned all %d. Each is another ability.", name, who.Achieved))
		}
		return say("achievement", "Achievements",
			fmt.Sprintf("%s has earned %d of %d. Each is another ability.", name, who.Achieved, rules.MostAchieved),
			t.b.AchievementText(q.Character))
	}
	return say("session", name, t.b.Content().Characters[q.Character].Title)
}

// hasLeft reports whether a player's character has left play for the year or the campaign ([knocked-out], [in-play]). When the
// table is cleared for the next year every character leaves it ([session-end]).
func (t table) hasLeft(player int) bool {
	q := &t.s.Players[player]
	return q.Out && (t.s.Phase != rules.SessionEnd || t.s.Characters[q.Character].Burned)
}

// left explains a character that has left play.
func (t table) left(player int) Tip {
	name := t.b.PlayerName(t.s, player)
	if t.s.Characters[t.s.Players[player].Character].Burned {
		return say("in-play", name+" has left the campaign", "There are no more dice or stress for "+name+".")
	}
	return say("knocked-out", name+" is knocked out",
		"Out of play for the rest of the year: no dice, and no stress, for "+name+". Marked conditions stay marked.")
}

// tray explains a player's unspent action dice, or why there are none.
func (t table) tray(player int) Tip {
	const title = "Unspent action dice"
	q, name := &t.s.Players[player], t.b.PlayerName(t.s, player)
	dice := count(q.Dice.Len(), "action die", "action dice")
	switch {
	case t.hasLeft(player):
		return t.left(player)
	case t.s.Phase == rules.Setup && q.Dice.Len() == 0:
		return say("session", title, "They are rolled once both characters are chosen.", t.actionDice())
	case t.s.Phase == rules.Setup:
		return say("session", title, fmt.Sprintf("%s begins the year with %s. They are spent in the actions step.", name, dice),
			t.actionDice())
	case t.s.Phase != rules.Turns:
		return say("session-end", title, "The year is over: unspent dice go back to the supply.")
	}
	return say("spend", title, fmt.Sprintf("%s has %s left this turn. Drag one onto a location, a pool, an arrow, an obstacle, a stress die or an ability.", name, dice),
		t.actionDice(), "An event, an ability or a card may add dice or take some: the log says which.")
}

// actionDice says how many action dice a turn brings, and why ([refresh], [mastery]).
func (t table) actionDice() string {
	board := &t.b.Content().Board
	if t.b.Mastery(t.s, content.Technology) {
		return fmt.Sprintf("Each turn brings %d, and one more from {technology} technology mastery.", board.DicePerPlayer)
	}
	return fmt.Sprintf("Each turn brings %d; {technology} technology mastery, at space %d of its track, brings one more.",
		board.DicePerPlayer, board.Tracks[content.Technology].Mastery)
}

func (t table) stress(player int, k content.Stress) Tip {
	name, die := t.b.PlayerName(t.s, player), t.s.Players[player].Stress[k]
	base := t.b.Base(t.s, player, k)
	switch {
	case t.hasLeft(player):
		return t.left(player)
	case !t.s.BearsStress(player):
		return say("stress", icon(k)+" of "+name,
			fmt.Sprintf("Its base value is %d: it starts each year at that, in the first box.", base))
	}
	left := bits.OnesCount8(t.s.OpenBoxes(player, k))
	fall := count(left, "condition is", "conditions are") + " left before a knock-out."
	if left == 0 {
		fall = "No condition is left: the next drop knocks " + name + " out."
	}
	tip := say("stress", icon(k)+fmt.Sprintf(" of %s: %d", name, die.Value),
		fmt.Sprintf("Its base value is %d: it starts each year, and each new box, at that.", base),
		fmt.Sprintf("%s Resting raises it by one, to %d at most.", t.bears(die), rules.Sides), fall)
	if t.gates(player, k) {
		tip.Text = append(tip.Text, fmt.Sprintf("%s is at a gate: drag this die to another gate to take %s there for 1 %s and no dice.", name, name, icon(k)))
	}
	return tip
}

// bears says how many points of stress a die takes before it comes down ([stress]).
func (t table) bears(die rules.StressDie) string {
	if die.Value <= 1 {
		return "The next point takes it down a box."
	}
	return fmt.Sprintf("It can lose %s; the one after that takes it down a box.", count(int(die.Value)-1, "point", "points"))
}

// gates reports whether a player's character can go through a gate now for a stress ([move]).
func (t table) gates(player int, k content.Stress) bool {
	if f := t.s.Asks(); f == nil || f.Task != rules.TaskActions {
		return false
	}
	for to := range content.Slot(content.NumSlots) {
		if t.b.Check(t.s, rules.Move{Kind: rules.MoveGate, Player: uint8(player), Slot: to, Arg: uint8(k)}) == nil {
			return true
		}
	}
	return false
}

// skipped says what a condition does ([stress]).
const skipped = "It does one thing: its box is skipped, so a knock-out is one step nearer."

// condition explains a condition box of a character, 1 to 3.
func (t table) condition(player int, k content.Stress, box uint8) Tip {
	q, name := &t.s.Players[player], t.b.PlayerName(t.s, player)
	condition := t.b.Content().Board.Conditions[k][box-1]
	marked := t.s.Characters[q.Character].Marked[k]&(1<<(box-1)) != 0
	switch {
	case !t.s.BearsStress(player) && marked:
		return say("stress", condition, name+" has this condition. "+skipped)
	case !t.s.BearsStress(player):
		return say("stress", condition, name+" does not have this condition.")
	case q.Stress[k].Box == box: // the number there is that of the die
		tip := t.stress(player, k)
		tip.Text = append(tip.Text, name+" is marked as "+condition+". "+skipped)
		return tip
	case marked:
		return say("stress", condition, name+" has this condition. "+skipped)
	case q.Stress[k].Box > box:
		return say("stress", condition, name+" has recovered from it. The {"+k.String()+"} die is below, and comes back up next year.")
	}
	return say("stress", condition, "When the {"+k.String()+
		"} die runs out above, it falls to this box and marks it. It starts again at its base value.")
}
