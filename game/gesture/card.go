package gesture

import (
	"fmt"
	"slices"

	"sixwinters/advice"
	"sixwinters/content"
	"sixwinters/render/layout"
	"sixwinters/rules"
)

func (t table) obstacle(id content.ObstacleID, p layout.Part) Tip {
	o := t.b.Content().Card(id)
	switch p.Kind {
	case layout.PartDifficulty:
		return say("overcome", fmt.Sprintf("Difficulty %d", o.Difficulty),
			fmt.Sprintf("Anyone with rank %d or more in %s is skilled, and may place dice on it before the defence.", o.Difficulty,
				icon(o.Skill)))
	case layout.PartSkill:
		text := []string{"The skill that overcomes it. A rank at least its difficulty is skilled:"}
		for player := range t.s.Players {
			if t.s.Players[player].InPlay() {
				text = append(text, Causes(advice.WhySkilled(t.b, t.s, id, 1<<player))...)
			}
		}
		return say("attempt", icon(o.Skill), text...)
	case layout.PartPattern:
		return t.pattern(id, int(p.Sub))
	case layout.PartInForce:
		return say("obstacle-card", hourglass, t.b.InForce(id))
	}
	return t.signs(id)
}

// hourglass says what the sign of a text means that applies all the time.
const hourglass = "{standing} The hourglass: in force while it is in play"

// pattern explains a die of an obstacle's pattern.
func (t table) pattern(id content.ObstacleID, at int) Tip {
	pattern := t.b.Pattern(t.s, id, nil)
	if at >= len(pattern) {
		return Tip{}
	}
	open := t.b.Uncovered(t.s, id)
	tip := say("approach", fmt.Sprintf("A {%d} to be covered", pattern[at]),
		fmt.Sprintf("Any die showing %d covers it. %s still uncovered; cover them all to overcome the obstacle.", pattern[at],
			count(open.Len(), "die is", "dice are")),
		"In the defence the action dice must show each printed value at least once. A die on the card does not count.")
	for _, p := range t.masters(id) {
		tip.Text = append(tip.Text, fmt.Sprintf("If %s takes part, with rank %d in %s, any die covers it, whatever it shows.",
			t.b.PlayerName(t.s, p), t.b.Rank(t.s, p, t.b.Content().Card(id).Skill), icon(t.b.Content().Card(id).Skill)))
	}
	if why := advice.WhyPattern(t.b, t.s, id); len(why) > 1 {
		tip.Text = append(tip.Text, Causes(why)...)
	}
	return tip
}

// signs explains the threat symbols and the damage of an obstacle.
func (t table) signs(id content.ObstacleID) Tip {
	o := t.b.Content().Card(id)
	var text []string
	for _, r := range o.Threats {
		text = append(text, "{threat} One threat symbol of "+icon(r)+".")
	}
	if o.ExtraThreat != content.NoResource {
		counts := "it counts now."
		if !t.b.ExtraThreat(t.s, id) {
			counts = "it does not count now."
		}
		text = append(text, "{threat} One more of "+icon(o.ExtraThreat)+" at times, as its text says: "+counts)
	}
	for k, points := range t.b.Damage(t.s, id) {
		if points > 0 {
			text = append(text, fmt.Sprintf("{damage} A failed defence costs %d %s.", points, icon(content.Stress(k))))
			if why := advice.WhyDamage(t.b, t.s, id, content.Stress(k)); len(why) > 1 {
				text = append(text, Causes(why)...)
			}
		}
	}
	if len(o.Activate) > 0 {
		text = append(text, "{activate} "+t.b.Danger(id))
	}
	if len(text) == 0 {
		text = []string{"No threat, and no damage."}
	}
	return say("defend", "Threat and damage", text...)
}

// Thing returns what something that a hand can point at says, where no large card says it.
func Thing(b *rules.Rulebook, s *rules.State, on layout.Target) Tip {
	t := table{b, s}
	switch on.Kind {
	case layout.Die:
		return t.die(on)
	case layout.Arrow:
		from, to := content.Resource(on.N), content.Resource(on.Sub)
		return say("trade", "Trade: "+icon(from)+" into "+icon(to), "Drag an action die here from a character at a location of either. One die of the pool, showing no more, moves over and keeps its value.")
	case layout.Stash:
		return t.stash(int(on.N))
	case layout.DrawPile:
		region := content.Region(on.N)
		return say("piles", "Draw pile of "+b.RegionName(region),
			count(int(s.Draw[region].N), "obstacle", "obstacles")+" to come.", t.activates("Its top card", region))
	case layout.DiscardPile:
		return say("piles", "Discard pile", fmt.Sprintf("Obstacles overcome or discarded: %d.", s.Discard[on.N].N),
			"They are shuffled into a new draw pile when that is empty.")
	case layout.Square:
		return t.square(on)
	case layout.CardPlace:
		return say("complete", "The place of a progress card",
			"Whoever completes a card puts the next one here: one of the four staged.")
	case layout.Location:
		if at := content.Slot(on.N); s.Empty(at) {
			return say("campaign", "The place of a location",
				"One of those that were drawn for "+b.RegionName(at.Region())+" comes here.")
		}
	case layout.Seat:
		return say("session", "The place of a character", "The character played this year goes here.")
	}
	return Tip{}
}

// stash explains the place of a stashed asset: what may lie there, or when that comes ([stash]).
func (t table) stash(player int) Tip {
	who, name := t.s.Players[player].Character, t.b.PlayerName(t.s, player)
	if who != content.NoCharacter && t.s.Players[player].Out {
		return t.left(player)
	}
	if r := t.b.Stashes(t.s, player); r != content.NoResource {
		return say("stash", "Stash", fmt.Sprintf("One %s asset from where %s is may go here. It stays when the turn ends, travels along, and can be put back wherever %s is then.",
			icon(r), name, name))
	}
	if who != content.NoCharacter {
		if achievement, r := t.b.StashComes(who); achievement > 0 {
			return say("stash", "Stash", fmt.Sprintf("%s has none yet. Achievement %d of %d brings one: then one %s asset may go here and travel along.",
				name, achievement, rules.MostAchieved, icon(r)))
		}
	}
	return say("stash", "Stash", name+" has none: no achievement of "+name+" brings one.")
}

// whereDice says what dice at a place are for.
var whereDice = map[rules.Spot]Tip{
	rules.InPool: {Text: []string{"In its pool: it can be made an asset at a location of its resource, or traded."},
		Rule: "create"},
	rules.AtLocation: {Text: []string{"An asset. A character here may put it on a card, an attempted obstacle, or an ability's box."}, Rule: "dice"},
	rules.OnMat:      {Text: []string{"Unspent."}, Rule: "spend"},
	rules.OnSquare: {Text: []string{"Part of the chain of this progress card. It stays until the card is finished."},
		Rule: "progress"},
	rules.OnObstacle: {Text: []string{"Covers a printed die. It stays for later attempts."}, Rule: "overcome"},
	rules.OnAbility: {Text: []string{"The ability has been used this turn. The die goes back in the refresh step."},
		Rule: "ability"},
	rules.InStash: {Text: []string{"A stashed asset: it travels with the character, and can be put back wherever they are."},
		Rule: "stash"},
}

func (t table) die(on layout.Target) Tip {
	tip, ok := whereDice[on.Place.Spot]
	if !ok {
		return Tip{}
	}
	tip.Text = append(slices.Clone(tip.Text), t.besides(on)...)
	kind := on.Die.Kind().String()
	title := fmt.Sprintf("%s die showing %d", kind, on.Die.Value())
	switch on.Place.Spot {
	case rules.OnMat:
		title = t.b.PlayerName(t.s, int(on.Place.N)) + "'s " + title
	case rules.AtLocation:
		if at := content.Slot(on.Place.N); !t.s.Empty(at) {
			title += " at " + t.b.Location(t.s, at).Name
		}
	}
	tip.Title = fmt.Sprintf("{%s} %s", kind, rules.Capital(title))
	return tip
}

func (t table) square(on layout.Target) Tip {
	card := t.s.Players[on.N].Card
	if card == content.NoProgress {
		return Tip{}
	}
	tip := say("progress", "Square", t.b.SquareText(t.b.Content().Progress[card].Squares[on.Sub]))
	if t.s.Players[on.N].InPlay() {
		tip.Text = append(tip.Text, fmt.Sprintf("It comes from %s's location, for free.", t.b.PlayerName(t.s, int(on.N))))
	}
	return tip
}
