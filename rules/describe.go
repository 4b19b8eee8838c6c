package rules

import (
	"fmt"
	"regexp"
	"strconv"
	"strings"

	"sixwinters/content"
)

// Describe returns an event with its cause as one short sentence, or "" if it is not worth a line: "Costume Ball, overcome:
// Taichu is discarded." s is the table just after the event. The log, tips, previews and the replay read it.
func (b *Rulebook) Describe(s *State, e Event) string {
	why, say := b.Clause(s, e)
	if why != "" {
		return sentence(why + ": " + Capital(say))
	}
	return sentence(say)
}

// Clause returns an event without capital and full stop, and apart from it what brought it about, or "" where the clause says that
// or needs none. Both are "" if the event is not worth a line.
func (b *Rulebook) Clause(s *State, e Event) (why, say string) {
	if say = b.describe(s, e); say == "" {
		return "", ""
	}
	if why = b.causeWords(s, e); strings.HasPrefix(say, why) {
		why = ""
	}
	return why, say
}

// eventKinds are the rules and the sentences of events, where all of their kind have one.
var eventKinds = [...]struct{ rule, say string }{
	EvTurn:            {"turn", "turn $n begins"},
	EvBox:             {rule: "time"},
	EvSeason:          {rule: "event"},
	EvLocation:        {say: "$location comes into play in $region"},
	EvShuffle:         {rule: "piles"},
	EvActivate:        {rule: "activate"},
	EvTrigger:         {"activate", "$obstacle activates"},
	EvProgressed:      {"complete", "$resource progress advances to $space"},
	EvThreat:          {"threats", "the $resource threat advances to $space"},
	EvUnlock:          {"unlock", "$obstacle is unlocked"},
	EvTravel:          {"move", "$player moves to $at"},
	EvStress:          {rule: "stress"},
	EvRest:            {"rest", "$player's $stress die now shows $n"},
	EvCondition:       {"stress", "$character is now $condition"},
	EvRecover:         {"stress", "$character is no longer $condition"},
	EvKnockedOut:      {"knocked-out", "$player is knocked out"},
	EvBurned:          {"in-play", "$character leaves the campaign"},
	EvCharacter:       {"session", "$character is played this year"},
	EvUnlockCharacter: {"session-end", "$character is unlocked and may be played from next year on"},
	EvRank:            {rule: "overcome-end"},
	EvAchievement:     {rule: "achievement"},
	EvAttempt:         {rule: "attempt"},
	EvDefence:         {"defend", "the defence against $obstacle holds"},
	EvOvercome:        {"overcome-end", "$obstacle is overcome"},
	EvComplete:        {"complete", "$player completes $progress"},
	EvUse:             {rule: "ability"},
	EvAct:             {"location-action", "$player takes the action of $at"},
	EvBarter:          {rule: "mastery"},
	EvYearOver:        {"session-end", "year $year is over"},
	EvYear:            {"session", "year $year begins"},
	EvCampaignOver:    {"campaign-end", "the campaign is over"},
	EvDiscount:        {rule: "move"},
	EvShort:           {rule: "supply"},
	EvByHand:          {"by-hand", "carried out by hand"},
}

// namedInText replaces a name in a text.
var namedInText = regexp.MustCompile(`\$[a-z]+`)

func (b *Rulebook) describe(s *State, e Event) string {
	return namedInText.ReplaceAllStringFunc(b.told(s, e), func(part string) string {
		switch part {
		case "$obstacle":
			id := content.ObstacleID(e.Card)
			switch {
			case e.Kind != EvObstacle:
				return b.ObstacleName(s, id)
			case e.From.Spot == AttachedAt:
				return b.nameAt(s, id, content.Slot(e.From.N))
			}
			return b.c.Card(id).Name
		case "$progress":
			return b.c.Progress[e.Card].Name
		case "$location":
			return b.c.Locations[e.Card].Name
		case "$character":
			return b.c.Characters[e.Character].Name
		case "$player":
			return b.PlayerName(s, int(e.Player))
		case "$seat":
			return b.Who(int(e.Player))
		case "$at":
			return b.placeName(s, e.Slot)
		case "$region":
			return b.RegionName(e.Slot.Region())
		case "$resource":
			return e.Resource.String()
		case "$stress":
			return e.Stress.String()
		case "$condition":
			return b.c.Board.Conditions[e.Stress][e.N-1]
		case "$year":
			return Roman(int(e.N))
		case "$space":
			return b.SpaceName(e.Resource, int(e.M))
		case "$m":
			return strconv.Itoa(int(e.M))
		default:
			return strconv.Itoa(int(e.N))
		}
	})
}

// SpaceName names a space of a track, 1 to 12, with the level that the marker on it shows: "space 8, level 4".
func (b *Rulebook) SpaceName(r content.Resource, space int) string {
	return fmt.Sprintf("space %d, level %d", space, b.c.Board.Tracks[r].Levels[space-1])
}

// told returns the sentence of an event, with parts of it to be filled in.
func (b *Rulebook) told(s *State, e Event) string {
	switch e.Kind {
	case EvDie:
		return b.describeDie(s, e)
	case EvObstacle:
		return b.obstacleTold(s, e)
	case EvProgress:
		return b.progressTold(s, e)
	case EvStep:
		return fmt.Sprintf("step %d: %s", e.N+1, Step(e.N).NameAt(s))
	case EvBox:
		season := b.c.Board.Seasons[e.N].Season
		switch {
		case e.N == 0:
			return fmt.Sprintf("the time marker begins in %s", season)
		case b.c.Board.Seasons[e.M].Season == season:
			return fmt.Sprintf("the time marker moves on, and it is still %s", season)
		}
		return fmt.Sprintf("the time marker moves to %s", season)
	case EvSeason:
		say := fmt.Sprintf("%s (%s, %s showing)", b.c.Events[e.Season][e.N].Name, e.Season, HowMany(int(e.N), "symbol", "symbols"))
		if whom := b.EventReach(e.Season, int(e.N)); whom != "" {
			say += " for " + whom
		}
		return say
	case EvShuffle:
		if e.To.Spot == DrawPile {
			return "the draw pile of " + b.RegionName(content.Region(e.To.N)) + " is shuffled"
		}
		if e.N > 0 {
			return b.stageBegins(int(e.N), int(s.Stage))
		}
		return "the progress cards of stage " + Roman(int(s.Stage)) + " are shuffled"
	case EvActivate:
		return "$at (" + RowName(e.Slot) + ") activates"
	case EvProgressed:
		if e.M < e.N {
			return "$resource progress falls back to $space"
		}
		if int(e.M) == b.c.Board.Tracks[e.Resource].Mastery {
			return "$resource progress advances to $space, which grants $resource mastery"
		}
	case EvThreat:
		if e.M < e.N {
			return "the $resource threat falls to $space"
		}
		if steps := e.M - e.N; steps > 1 { // several events told as one
			return fmt.Sprintf("the $resource threat advances by %d, to $space", steps)
		}
	case EvTravel:
		if e.From.Spot == OutOfGame {
			return "$player begins at $at"
		}
	case EvStress:
		if e.Cause.Kind == ByPlayer {
			return "$player pays $n $stress stress"
		}
		return "$player takes $n $stress stress" + b.byThreatLevel(s, e)
	case EvRest:
		if e.M > 0 {
			return "$player rests, and the $stress die now shows $n"
		}
	case EvUse:
		return "$player uses an ability: " + b.AbilityPhrase(s.Players[e.Player].Character, int(e.N))
	case EvCharacter:
		if b.Seats() {
			return "$seat plays $character"
		}
	case EvRank:
		return "$character's " + e.Skill.String() + " rises to rank $n"
	case EvAchievement:
		return "$character's achievement opens the ability " + strconv.Quote(b.AbilityPhrase(e.Character, content.BaseAbilities+int(e.N)-1))
	case EvAttempt:
		if team := b.playerNames(s, uint8(e.N)); len(team) > 1 {
			return Joined(team, "and") + " attempt to overcome $obstacle"
		}
		return b.TeamName(s, uint8(e.N)) + " attempts to overcome $obstacle"
	case EvDefence:
		if e.N == 0 {
			return "the defence against $obstacle fails"
		}
	case EvBarter:
		return fmt.Sprintf("diplomacy mastery: two %s dice for a new %s die", content.Resource(e.From.N), content.Resource(e.To.N))
	case EvBurnLocation:
		return b.describeBurned(s, e)
	case EvOffer:
		return "$location is drawn for " + b.RegionName(b.c.Locations[e.Card].Region)
	case EvTrigger:
		if whom := b.Reach(s, content.ObstacleID(e.Card), e.Slot); whom != "" {
			return "$obstacle activates for " + whom
		}
	case EvDiscount:
		return "moves cost " + HowMany(int(e.N), "action die", "action dice") + " less for the rest of the turn"
	case EvByHand:
		if e.N == 0 {
			return "nothing was moved by hand"
		}
	case EvShort:
		return "no " + Kind(e.N).String() + " die is left in the supply"
	}
	return eventKinds[e.Kind].say
}

func (b *Rulebook) obstacleTold(s *State, e Event) string {
	switch e.To.Spot {
	case AttachedAt:
		at := b.placeName(s, content.Slot(e.To.N))
		switch {
		case e.Cause.Kind == ByEmptySlot:
			if b.hardestOfSeveral(s, content.Slot(e.To.N)) {
				return "$obstacle, the hardest, moves in"
			}
			return "$obstacle moves in"
		case e.Cause.Kind == ByThreat:
			return at + " brings $obstacle"
		case e.Cause.Kind == ByStaged:
			return b.c.Progress[e.Cause.Card].Name + " brings $obstacle to " + at
		case e.From.Spot == AttachedAt:
			say := "$obstacle moves to " + at
			if by := e.Cause; by.Kind == ByText && by.Program.Kind == OnActivate && by.Program.Card == e.Card {
				if why, among := b.Seeks(s, content.ObstacleID(e.Card), content.Slot(e.To.N)); why != "" {
					say += " (" + why + among + ")"
				}
			}
			return say
		}
		return "$obstacle is placed at " + at
	case DiscardPile:
		if e.From.Spot == OutOfGame || e.discardsOvercome() {
			return "" // EvUnlock or EvOvercome is described
		}
		if by := e.Cause; by.Kind == ByText && by.Program.Kind == OnActivate && by.Program.Card == e.Card {
			return "$obstacle discards itself"
		}
		return "$obstacle is discarded"
	}
	return "$obstacle goes on top of the draw pile of " + b.RegionName(content.Region(e.To.N))
}

func (b *Rulebook) progressTold(s *State, e Event) string {
	switch e.To.Spot {
	case CurrentCard:
		takes := " takes "
		if e.From.Spot == ProgressDeck {
			takes = " draws "
		}
		return b.PlayerName(s, int(e.To.N)) + takes + "$progress"
	case Staged:
		if e.From.Spot == Staged {
			return "" // slid down or reordered
		}
		return "$progress is staged"
	case ProgressDiscard:
		return "$progress is discarded"
	}
	return "$progress is burned"
}
