package gesture

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"sixwinters/advice"
	"sixwinters/content"
	"sixwinters/render/layout"
	"sixwinters/rules"
)

// table is the state that tips explain.
type table struct {
	b *rules.Rulebook
	s *rules.State
}

// Part returns what a part of a board, a mat or a card says.
func Part(b *rules.Rulebook, s *rules.State, p layout.Part) Tip {
	t := table{b, s}
	switch p.Kind {
	case layout.PartYear, layout.PartHouse, layout.PartSeason, layout.PartStep, layout.PartHelp:
		return t.bar(p)
	case layout.PartPrompt:
		return say(s.RuleInHand(), "What is asked", "Click the sign at the left to open its rule.")
	case layout.PartRegion, layout.PartSlot, layout.PartTags, layout.PartMoveCost, layout.PartAssets:
		return t.slot(p)
	case layout.PartDifficulty, layout.PartSkill, layout.PartPattern, layout.PartSigns, layout.PartInForce:
		return t.obstacle(content.ObstacleID(p.N), p)
	case layout.PartSpace, layout.PartEmblem, layout.PartThreatCount, layout.PartRace, layout.PartSupply:
		return t.trade(p)
	case layout.PartDeck, layout.PartDiscarded, layout.PartReward, layout.PartStagedReward, layout.PartStagedGoes, layout.PartStagedSquare:
		return t.progress(p)
	case layout.PartSkillRank, layout.PartStressIcon, layout.PartCondition, layout.PartTray, layout.PartAchievements,
		layout.PartName:
		if s.Players[p.N].Character != content.NoCharacter {
			return t.mat(p)
		}
	}
	return Tip{}
}

// say returns a tip of a rule with a title and a line for each text.
func say(rule, title string, text ...string) Tip { return Tip{title, text, rule} }

// count returns a number of things: "no die", "1 die", "3 dice".
func count(n int, one, many string) string {
	if n == 0 {
		return "no " + many
	}
	return rules.HowMany(n, one, many)
}

// icon returns the sign of a word with the word itself.
func icon(word fmt.Stringer) string { return "{" + word.String() + "} " + word.String() }

func (t table) bar(p layout.Part) Tip {
	switch p.Kind {
	case layout.PartYear:
		return say("goal", "The years", append([]string{
			fmt.Sprintf("It is year %s of %s. A year is one session of four to eight turns; after the last the campaign is scored.",
				rules.Roman(max(1, int(t.s.Year))), rules.Roman(t.b.Years())),
			"If it were scored now:"}, Causes(advice.WhyScore(t.b, t.s))...)...)
	case layout.PartHouse:
		return say("house-rules", "House rules", t.s.House.Lines()...)
	case layout.PartSeason:
		return t.season(int(p.N))
	case layout.PartHelp:
		if t.s.Phase == rules.Turns {
			return say(t.s.Step.Rule(), fmt.Sprintf("Step %d: %s", t.s.Step+1, t.s.Step.Name()), t.next(t.s.Step)...)
		}
		return Tip{}
	}
	step := rules.Step(p.N)
	text := []string{step.Help()}
	if step == rules.StepTime {
		text = append([]string{"The time marker moves on to the next box.", passedOver, pastTheLast}, t.last()...)
	}
	if step == rules.StepEvent {
		text = append(text, t.lasting()...)
	}
	return say(step.Rule(), fmt.Sprintf("Step %d: %s", step+1, step.Name()), append(text, t.next(step)...)...)
}

// lasting says what this turn's event still changes ([event]).
func (t table) lasting() []string {
	if t.s.Discount == 0 {
		return nil
	}
	return []string{fmt.Sprintf("%s lasts until the turn ends: moves cost %s less, but at least 1.", advice.Discounts(t.b, t.s),
		count(int(t.s.Discount), "die", "dice"))}
}

// Sentences about the boxes of the wheel ([time]).
const (
	passedOver  = "A dashed box is skipped unless a pile then shows its season."
	pastTheLast = "Past the last box the year is over."
)

// last says whether the turn in hand may be the last.
func (t table) last() []string {
	if say := t.b.LastTurn(t.s); say != "" {
		return []string{say}
	}
	return nil
}

// next says what comes after a step, if it is the one in hand.
func (t table) next(step rules.Step) []string {
	if t.s.Phase != rules.Turns || step != t.s.Step {
		return nil
	}
	if step+1 < rules.NumSteps {
		return []string{"This is the current step. Next: " + (step + 1).Name() + "."}
	}
	return []string{"This is the current step. Next: a new turn, or the end of the year."}
}

// season explains a box of the wheel: what its turn begins with, what the one in hand brings, and when it is left out.
func (t table) season(box int) Tip {
	at := t.b.Content().Board.Seasons[box]
	var text []string
	here := t.s.Phase == rules.Turns && int(t.s.Box) == box
	switch over := t.s.IsOver(rules.StepEvent); {
	case t.s.Phase == rules.Turns && int(t.s.Box) > box:
		text = []string{"The time marker has passed this box."}
	case here && over:
		text = []string{"The time marker is here. This turn's event is over."}
		if lasting := t.lasting(); lasting != nil {
			text = append([]string{"The time marker is here."}, lasting...)
		}
	default:
		turn := "A turn here"
		if here {
			turn = "The time marker is here. The turn"
		}
		n := t.b.Symbols(t.s, at.Season)
		text = []string{
			fmt.Sprintf("%s begins with an event of %s. How many of the three draw piles show this symbol decides which.", turn,
				icon(at.Season)),
			fmt.Sprintf("Now %s it, which brings: %s", rules.HowMany(n, "shows", "show"), t.b.EventText(at.Season, n)),
		}
	}
	if here {
		text = append(text, t.stepFour()...)
	}
	if at.Dashed {
		text = append(text, passedOver, pastTheLast)
	}
	if here {
		text = append(text, t.last()...)
	}
	return say("time", "{"+at.Season.String()+"} A turn in "+at.Season.String(), text...)
}

func (t table) slot(p layout.Part) Tip {
	at := content.Slot(p.N)
	switch p.Kind {
	case layout.PartRegion:
		region := content.Region(p.N)
		return say("activate", "{"+region.String()+"} "+t.b.RegionName(region), t.activates("Its pile", region))
	case layout.PartSlot:
		resource := t.b.SlotResource(at)
		return say("create", "The slot's resource: "+icon(resource),
			"Assets created here come from this resource's pool, and trade here goes into or out of it.")
	case layout.PartTags:
		l := t.b.Location(t.s, at)
		tip := say("location-card", "What kind of place it is", "Card texts refer to it: "+strings.Join(l.Tags.Words(), ", ")+".")
		if does := t.b.InForceAt(l); does != "" {
			tip.Text = append(tip.Text, hourglass+".", does)
		}
		return tip
	case layout.PartMoveCost:
		return t.moveCost(at, content.Region(p.Sub))
	}
	n := t.s.AssetsAt(at)
	if n == 0 {
		return Tip{}
	}
	return say("dice", "Assets", count(n, "die lies", "dice lie")+
		" here. A character here may put it on a card, an attempted obstacle, or an ability's box.")
}

// moveCost says what it costs to go from a location to a region, and why that is not what its card says ([move]).
func (t table) moveCost(at content.Slot, to content.Region) Tip {
	cost := t.b.Fare(t.s, at, to)
	price := "You cannot go there directly from here."
	if cost != content.NoWay {
		price = "From here it costs " + count(int(cost), "action die", "action dice") + " to go to a location there."
	}
	tip := say("move", "The way to {"+to.String()+"} "+t.b.RegionName(to), price)
	tip.Text = append(tip.Text, from("The cost of "+count(int(cost), "die", "dice")+" comes from:", advice.WhyMove(t.b, t.s, at, to))...)
	return tip
}

// stepFour says what the activate step of the turn brings, or what is left of it ([activate]).
func (t table) stepFour() []string {
	head := "As things stand, step 4 brings:"
	switch {
	case t.s.IsOver(rules.StepActivate):
		return nil
	case t.s.IsOver(rules.StepRefresh):
		head = "As things stand, the rest of step 4 brings:"
	}
	if says := advice.Activating(t.b, t.s).Says; len(says) > 0 {
		return append([]string{head}, advice.WordsOf(says)...)
	}
	return []string{head, "Nothing activates."}
}

// activates says what a region's pile makes happen in the activate step, under the name that it has there.
func (t table) activates(pile string, region content.Region) string {
	season := t.b.Showing(t.s, region)
	switch over := t.s.IsOver(rules.StepActivate); {
	case over && season != content.NoSeason:
		return pile + " shows " + icon(season) + "."
	case over:
		return "It shows no season."
	case season == content.NoSeason:
		return "It shows no season: in step 4 nothing activates here."
	case season == content.Winter:
		return pile + " shows " + icon(season) +
			". In step 4 all three locations here activate, top to bottom, each with its obstacles."
	}
	row := rules.RowOf(season)
	at := content.SlotAt(region, row)
	says := fmt.Sprintf("%s shows %s: in step 4 %s activates, the %s location here", pile, icon(season), t.b.Location(t.s, at).Name,
		[...]string{"top", "middle", "bottom"}[row])
	if in := MovingIn(t.b, t.s, at); in != nil {
		return says + ". " + strings.Join(in, " ")
	}
	return says + ", with its obstacles."
}

func (t table) trade(p layout.Part) Tip {
	r := content.Resource(p.N)
	switch p.Kind {
	case layout.PartSupply:
		var left []string
		for k, n := range t.s.Supply {
			left = append(left, fmt.Sprintf("{%v} %d", rules.Kind(k), n))
		}
		return say("supply", "The supply", fmt.Sprintf("Dice not in use, of %d of each resource: %s.",
			t.b.DicePerResource(t.s.House), strings.Join(left, ", ")), "When a kind runs out, no more of it can be gained.")
	case layout.PartEmblem:
		tip := say("refresh", icon(r), fmt.Sprintf("In the refresh step its pool is filled up to %s, its progress level.",
			count(t.b.ProgressLevel(t.s, r), "die", "dice")))
		_, besides := advice.WhatComes(t.b, t.s)
		for _, one := range besides {
			if one.Pool == r {
				tip.Text = append(tip.Text, "As things stand, "+one.Says)
			}
		}
		return tip
	case layout.PartThreatCount:
		return t.threats(r)
	case layout.PartRace:
		return say("campaign-end", icon(r)+" in the race", t.race(r)...)
	}
	return t.space(r, int(p.Sub)+1)
}

// race says in plain words what the plate of a track says of it ([campaign-end]).
func (t table) race(r content.Resource) (text []string) {
	progress, threat := int(t.s.Progress[r]), int(t.s.Threat[r])
	wins := t.b.Content().Board.Tracks[r].Victory
	switch left := content.TrackSpaces - progress; {
	case wins && left > 0:
		text = []string{"Its progress has " + rules.HowMany(left, "space", "spaces") + " to go. On the last space it wins, unless its threat is there too."}
	case wins && threat == content.TrackSpaces:
		text = []string{"Its progress is on the last space, but so is its threat: it does not win."}
	case wins:
		text = []string{"It wins: its progress is on the last space, and its threat is not."}
	case progress > threat:
		text = []string{"Ahead: its progress is beyond its threat, which is worth a point in the end."}
	case progress == threat:
		text = []string{"Level: its progress and its threat are on the same space. Only ahead is it worth a point."}
	default:
		text = []string{fmt.Sprintf("Behind: its progress is %s behind its threat. Only ahead is it worth a point.", rules.HowMany(threat-progress, "space", "spaces"))}
	}
	if threat == content.TrackSpaces {
		return append(text, "Full: its threat is on the last space. Further symbols advance other threats.")
	}
	if threat > 1 && int(slices.Max(t.s.Threat[:])) == threat {
		text = append(text, "Worst: no other threat is further along.")
	}
	return text
}

// threats explains the threat symbols of a resource, and where they come from.
func (t table) threats(r content.Resource) Tip {
	n := t.b.ThreatSymbols(t.s)[r]
	text := []string{fmt.Sprintf("Obstacles in play show %s of this resource. Up to %d do no harm.",
		count(n, "threat symbol", "threat symbols"), rules.FreeThreats)}
	text = append(text, Causes(advice.WhyThreats(t.b, t.s, r))...)
	coming := advice.ThreatsToCome(t.b, t.s)
	if then, sure := coming.Symbols(r); sure && then != n {
		text = append(text, "Once obstacles have activated in step 4 it is "+strconv.Itoa(then)+".")
	}
	switch words := coming.Words(t.b); {
	case t.s.IsOver(rules.StepThreats):
	case len(words) > 0:
		text = append(text, "As things stand, in step 6:")
		text = append(text, words...)
	default:
		text = append(text, "As things stand, no threat advances in step 6.")
	}
	return say("threats", "{threat} Threat of "+icon(r), text...)
}

// level says when the level of a marker rises.
func (t table) level(r content.Resource, threat bool) string {
	why := advice.WhyLevel(t.b, t.s, r, threat)
	return rules.Capital(why[len(why)-1].What) + "."
}

// space explains a space of a track, 1..12.
func (t table) space(r content.Resource, space int) Tip {
	track := &t.b.Content().Board.Tracks[r]
	text := []string{fmt.Sprintf("Level %d.", track.Levels[space-1])}
	if space == int(t.s.Progress[r]) {
		text = append(text, "The progress marker is here: the pool is filled up to this many dice.")
		text = append(text, t.level(r, false))
	}
	if space == int(t.s.Threat[r]) {
		text = append(text, "The threat marker is here: obstacles with this symbol are in the game, up to this difficulty.")
		text = append(text, t.level(r, true))
		coming := advice.ThreatsToCome(t.b, t.s)
		if why, sure := coming.Causes(t.b, r); !sure {
			text = append(text, "How far it moves on in step 6 depends on "+coming.DependsOn()+".")
		} else if len(why) > 0 {
			text = append(text, fmt.Sprintf("As things stand, it moves on by %d in step 6:", advice.Total(why)))
			text = append(text, Causes(why)...)
		}
	}
	if space == track.Mastery {
		text = append(text, "{mastery} From here on you have "+r.String()+" mastery. "+rules.MasteryText(r))
	}
	if space == content.TrackSpaces {
		if track.Victory {
			text = append(text, "At the end of the campaign, progress on the last space without the threat counts towards victory.")
		}
		text = append(text, "A threat that reaches this space brings its threat location into play.")
	}
	return say("tracks", fmt.Sprintf("Space %d of %s", space, icon(r)), text...)
}

func (t table) progress(p layout.Part) Tip {
	switch p.Kind {
	case layout.PartDeck:
		if t.s.Stage == 0 { // they are gathered up between the years
			return say("stages", "Progress cards to come",
				"There are none until a year begins: then the lowest stage with any left is shuffled.")
		}
		return say("stages", "Progress cards to come",
			fmt.Sprintf("%s of stage %s; there are %d stages. While this one is played, %s placed in step 5.",
				rules.Capital(count(int(t.s.Deck.N), "card is left", "cards are left")), rules.Roman(int(t.s.Stage)), content.NumStages,
				count(t.b.NewObstacles(t.s), "new obstacle is", "new obstacles are")))
	case layout.PartDiscarded:
		const what = "Finished and discarded progress cards go here, and come back in later years unless they are burned."
		if t.s.Stage == 0 {
			return say("stages", "Discarded progress cards", what)
		}
		return say("stages", "Discarded progress cards",
			fmt.Sprintf("Stage %s of %s is being played.", rules.Roman(int(t.s.Stage)), rules.Roman(content.NumStages)), what)
	}
	id := t.s.Staging[p.N]
	if p.Kind == layout.PartReward {
		id = t.s.Players[p.N].Card
	}
	if id == content.NoProgress {
		return Tip{}
	}
	card := &t.b.Content().Progress[id]
	if p.Kind == layout.PartStagedSquare {
		return say("progress", "Square", t.b.SquareText(card.Squares[p.Sub]))
	}
	if p.Kind != layout.PartStagedGoes {
		return say("complete", "Reward", "Finished, it advances progress by one space for each sign: "+rules.RewardText(card)+".")
	}
	at := card.ObstacleAt
	return say("new-obstacles", "Where it would bring an obstacle",
		fmt.Sprintf("At the right end in step 5 this card is discarded, and the top obstacle of %s comes to %s.",
			t.b.RegionName(at.Region()), t.b.Location(t.s, at).Name))
}
