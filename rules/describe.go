package rules

import (
	"fmt"
	"strings"

	"sixwinters/content"
)

// Describe returns an event with its cause as one short sentence, or "" if it is not worth a line: "Costume Ball, overcome:
// Taichu is discarded." s is the table just after the event.
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

func (b *Rulebook) describe(s *State, e Event) string {
	switch e.Kind {
	case EvDie:
		return b.describeDie(s, e)
	case EvObstacle, EvUnlock, EvTrigger, EvAttempt, EvDefence, EvOvercome:
		return b.describeObstacle(s, e)
	case EvProgress, EvComplete:
		return b.describeProgress(s, e)
	case EvTravel, EvStress, EvRest, EvKnockedOut, EvUse, EvAct:
		return b.describeActor(s, e)
	case EvCondition, EvRecover, EvBurned, EvCharacter, EvUnlockCharacter, EvRank, EvAchievement:
		return b.describeCharacter(e)
	case EvStep:
		return fmt.Sprintf("step %d: %s", e.N+1, Step(e.N).NameAt(s))
	case EvTurn:
		return fmt.Sprintf("turn %d begins", e.N)
	case EvBox:
		return fmt.Sprintf("the time marker moves to %s", b.c.Board.Seasons[e.N].Season)
	case EvSeason:
		return fmt.Sprintf("%s (%s, %s showing)", b.c.Events[e.Season][e.N].Name, e.Season, HowMany(int(e.N), "symbol", "symbols"))
	case EvLocation:
		return fmt.Sprintf("%s comes into play in %s", b.c.Locations[e.Card].Name, RegionName(e.Slot.Region()))
	case EvShuffle:
		if e.To.Spot == DrawPile {
			return fmt.Sprintf("the draw pile of %s is shuffled", RegionName(content.Region(e.To.N)))
		}
		return fmt.Sprintf("the progress cards of stage %s are shuffled", Roman(int(s.Stage)))
	case EvActivate:
		return fmt.Sprintf("%s (%s) activates", b.placeName(s, e.Slot), rowNames[e.Slot.Row()])
	case EvProgressed:
		say := fmt.Sprintf("%s progress advances to space %d", e.Resource, e.M)
		if int(e.M) == b.c.Board.Tracks[e.Resource].Mastery {
			say += fmt.Sprintf(", which grants %s mastery", e.Resource)
		}
		return say
	case EvThreat:
		if e.M < e.N {
			return fmt.Sprintf("the %s threat falls to space %d", e.Resource, e.M)
		}
		if steps := e.M - e.N; steps > 1 { // several events told as one
			return fmt.Sprintf("the %s threat advances by %d, to space %d", e.Resource, steps, e.M)
		}
		return fmt.Sprintf("the %s threat advances to space %d", e.Resource, e.M)
	case EvBarter:
		return fmt.Sprintf("diplomacy mastery: two %s dice for a new %s die", content.Resource(e.From.N), content.Resource(e.To.N))
	case EvYearOver:
		return fmt.Sprintf("year %s is over", Roman(int(e.N)))
	case EvBurnLocation:
		return b.describeBurned(s, e)
	case EvOffer:
		l := &b.c.Locations[e.Card]
		return fmt.Sprintf("%s is drawn for %s", l.Name, RegionName(l.Region))
	case EvYear:
		return fmt.Sprintf("year %s begins", Roman(int(e.N)))
	case EvCampaignOver:
		return "the campaign is over"
	case EvDiscount:
		return fmt.Sprintf("moves cost %s less for the rest of the turn", HowMany(int(e.N), "action die", "action dice"))
	case EvShort:
		return fmt.Sprintf("no %s die is left in the supply", Kind(e.N))
	}
	return ""
}

func (b *Rulebook) describeObstacle(s *State, e Event) string {
	name := b.c.Card(content.ObstacleID(e.Card)).Name
	switch e.Kind {
	case EvUnlock:
		return name + " is unlocked"
	case EvTrigger:
		return name + " activates"
	case EvOvercome:
		return name + " is overcome"
	case EvDefence:
		if e.N == 0 {
			return "the defence against " + name + " fails"
		}
		return "the defence against " + name + " holds"
	case EvAttempt:
		team := b.playerNames(s, uint8(e.N))
		if len(team) == 1 {
			return team[0] + " attempts to overcome " + name
		}
		return Joined(team, "and") + " attempt to overcome " + name
	}
	switch e.To.Spot {
	case AttachedAt:
		at := b.placeName(s, content.Slot(e.To.N))
		switch {
		case e.Cause.Kind == ByEmptySlot:
			return name + ", the hardest, moves in"
		case e.Cause.Kind == ByStaged:
			return b.c.Progress[e.Cause.Card].Name + " brings " + name + " to " + at
		case e.From.Spot == AttachedAt:
			return name + " moves to " + at
		}
		return name + " is placed at " + at
	case DiscardPile:
		if e.From.Spot == OutOfGame {
			return "" // EvUnlock is described
		}
		if e.discardsOvercome() {
			return "" // EvOvercome is described
		}
		return name + " is discarded"
	case DrawPile:
		return name + " goes on top of the draw pile of " + RegionName(content.Region(e.To.N))
	case OutOfGame:
		return name + " leaves the game"
	}
	return ""
}

func (b *Rulebook) describeProgress(s *State, e Event) string {
	name := b.c.Progress[e.Card].Name
	if e.Kind == EvComplete {
		return b.PlayerName(s, int(e.Player)) + " completes " + name
	}
	switch e.To.Spot {
	case CurrentCard:
		takes := " takes "
		if e.From.Spot == ProgressDeck {
			takes = " draws "
		}
		return b.PlayerName(s, int(e.To.N)) + takes + name
	case Staged:
		if e.From.Spot == Staged {
			return "" // slid down or reordered
		}
		return name + " is staged"
	case ProgressDiscard:
		return name + " is discarded"
	case OutOfGame:
		return name + " is burned"
	}
	return ""
}

// describeActor describes what a player's character does or suffers.
func (b *Rulebook) describeActor(s *State, e Event) string {
	name := b.PlayerName(s, int(e.Player))
	switch e.Kind {
	case EvTravel:
		if e.From.Spot == OutOfGame {
			return name + " begins at " + b.placeName(s, e.Slot)
		}
		return name + " moves to " + b.placeName(s, e.Slot)
	case EvStress:
		if e.Cause.Kind == ByPlayer {
			return fmt.Sprintf("%s pays %d %s stress", name, e.N, e.Stress)
		}
		return fmt.Sprintf("%s takes %d %s stress%s", name, e.N, e.Stress, b.byThreatLevel(s, e))
	case EvRest:
		if e.M > 0 {
			return fmt.Sprintf("%s rests: the %s die now shows %d", name, e.Stress, e.N)
		}
		return fmt.Sprintf("%s's %s die now shows %d", name, e.Stress, e.N)
	case EvKnockedOut:
		return name + " is knocked out"
	case EvUse:
		return name + " uses an ability: " + Plain(b.AbilityText(s.Players[e.Player].Character, int(e.N)))
	case EvAct:
		return name + " takes the action of " + b.placeName(s, e.Slot)
	}
	return ""
}

// describeCharacter describes what changes on a character's sheet, in play or not.
func (b *Rulebook) describeCharacter(e Event) string {
	name := b.c.Characters[e.Character].Name
	switch e.Kind {
	case EvCondition:
		return name + " is now " + b.c.Board.Conditions[e.Stress][e.N-1]
	case EvRecover:
		return name + " is no longer " + b.c.Board.Conditions[e.Stress][e.N-1]
	case EvBurned:
		return name + " leaves the campaign"
	case EvCharacter:
		if !b.Seats() {
			return name + " is played this year"
		}
		return b.Who(int(e.Player)) + " plays " + name
	case EvUnlockCharacter:
		return name + " is unlocked and may be played from next year on"
	case EvRank:
		return fmt.Sprintf("%s's %s rises to rank %d", name, e.Skill, e.N)
	case EvAchievement:
		return name + " earns an achievement: " + Plain(b.AbilityText(e.Character, content.BaseAbilities+int(e.N)-1))
	}
	return ""
}
