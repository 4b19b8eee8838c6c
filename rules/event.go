package rules

import "sixwinters/content"

// EventKind is a kind of thing that can happen.
type EventKind uint8

// The kinds of event, with the fields of Event that each uses.
const (
	EvStep            EventKind = iota // a step of the turn begins: N is the Step
	EvTurn                             // a turn begins: N is its number
	EvBox                              // the time marker enters a box of the wheel: N, 0..7; M the box before
	EvSeason                           // a seasonal event takes place: Season, N symbols
	EvDie                              // a die moves: Die, From, To; Was is the die before a roll or a change of value
	EvObstacle                         // an obstacle card moves: Card, From, To
	EvProgress                         // a progress card moves: Card, From, To
	EvLocation                         // a location card comes into play: Card, Slot
	EvShuffle                          // a pile is shuffled: To; N the stage of progress cards that has run out within a year, or 0
	EvActivate                         // a location activates: Slot, Season the symbol showing on the pile of its region
	EvTrigger                          // an obstacle activates: Card, Slot
	EvProgressed                       // a progress marker moves: Resource, N from, M to
	EvThreat                           // a threat marker moves: Resource, N from, M to
	EvUnlock                           // an obstacle is unlocked: Card; To: where it is attached, if it is a location obstacle
	EvTravel                           // a character moves: Player, Slot; From its location before
	EvStress                           // a character takes stress: Player, Stress, N points
	EvRest                             // a stress die is set: Player, Stress, N its new value; M is 1 where the character rests
	EvCondition                        // a condition is marked: Character, Stress, N 1..3
	EvRecover                          // a condition is erased: Character, Stress, N 1..3
	EvKnockedOut                       // Player
	EvBurned                           // the character leaves the campaign: Character
	EvCharacter                        // a player takes a character: Player, Character
	EvUnlockCharacter                  // Character
	EvRank                             // a character gains a rank: Character, Skill, N the new rank
	EvAchievement                      // Character, N the new number of achievements
	EvAttempt                          // an attempt begins: Player first participant, Card, N the team
	EvDefence                          // the defence is decided: Card, N 1 held, 0 failed
	EvOvercome                         // an obstacle is overcome: Card
	EvComplete                         // a progress card is complete: Player, Card
	EvUse                              // an ability is used: Player, N the ability
	EvAct                              // a location action is taken: Player, Slot
	EvBarter                           // two dice of a pool are given for a new one by diplomacy mastery: From and To the pools
	EvYearOver                         // the year ends: N its number
	EvBurnLocation                     // a location is burned: Card, Slot
	EvOffer                            // a location is drawn to be chosen: Card
	EvYear                             // a year begins: N its number
	EvCampaignOver                     // the campaign is over
	EvDiscount                         // moves cost less for the rest of the turn: N dice
	EvShort                            // a die was wanted and none is left in the supply: N is its Kind
	EvByHand                           // the players have carried a text out by hand: N is 1, or 0 if they moved nothing
)

// Event is one thing that happened, in the order of the rules. Fields that a kind does not use are zero.
type Event struct {
	Kind      EventKind
	Player    uint8
	Character content.CharacterID
	Die       Die
	Was       Die
	Rolled    bool
	From, To  Place
	Card      uint8
	Slot      content.Slot
	Resource  content.Resource
	Season    content.Season
	Stress    content.Stress
	Skill     content.Skill
	N, M      int8
	Cause     Cause // what brought it about
}

// Story collects what happens while a move is carried out.
type Story struct {
	Events []Event
	// States[i] is the table just after Events[i]. It is collected only if Keep is set.
	States []State
	Keep   bool
	// Threats is the table as the last threats step began that was told before these events, if Keep is set: questions divide the step
	// among several stories.
	Threats State
	// Watch, if set, is called with each event as it happens, and the table just after it.
	Watch func(s *State, e Event)
}

// Idle reports whether event i of the story has no consequences: the next one has another cause.
func (t *Story) Idle(i int) bool {
	return i+1 < len(t.Events) && !t.Events[i+1].CausedBy(t.Events[i])
}

// Reset empties the story for the next move.
func (t *Story) Reset() {
	for i := len(t.States) - 1; i >= 0; i-- {
		if e := t.Events[i]; e.Kind == EvStep && Step(e.N) == StepThreats {
			t.Threats = t.States[i]
			break
		}
	}
	t.Events = t.Events[:0]
	t.States = t.States[:0]
}

func (t *Story) tell(s *State, e Event) {
	t.Events = append(t.Events, e)
	if t.Keep {
		t.States = append(t.States, *s)
	}
	if t.Watch != nil {
		t.Watch(s, e)
	}
}
