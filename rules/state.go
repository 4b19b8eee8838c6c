package rules

import (
	"math/bits"

	"sixwinters/content"
)

// Sizes of the table.
const (
	Sides      = 6 // of a die; the highest value it shows
	NumPlayers = 2
	NumStaged  = 4  // progress cards in the staging area
	NumSquares = 16 // squares of a progress card
	MaxPattern = 8  // dice an obstacle's pattern may grow to
	maxDepth   = 40 // frames on the stack
	MostYears  = content.MostYears
	lastSpace  = content.TrackSpaces

	MostAchieved = content.NumAbilities - content.BaseAbilities // achievements of a character
	MostRank     = 6                                            // in a skill; with it a character has mastered it ([skill-mastery])
)

// NoPlayer means "no particular player".
const NoPlayer = 7

// Phase is the part of the campaign a State is in.
type Phase uint8

const (
	Setup        Phase = iota // session setup ([session])
	Turns                     // the turns of a year ([turn])
	YearOver                  // the last turn of the year is over ([time])
	SessionEnd                // between two years ([session-end])
	CampaignOver              // after the last year ([campaign-end])
)

// State is the whole table at any moment of the game: plain data without pointers, copied by assignment and compared with ==.
// Arrays by card are indexed by ID; entries beyond the last card stay zero.
type State struct {
	Phase      Phase
	Difficulty content.Difficulty
	Year       uint8 // 1..6
	Turn       uint8 // of the year, from 1; 0 during setup
	Box        uint8 // of the wheel of seasons, 0..7
	Step       Step  // of the turn
	Discount   uint8 // taken off the cost of moves this turn ([move])
	Chance     Chance

	Progress [content.NumResources]uint8 // progress marker's space, 1..12
	Threat   [content.NumResources]uint8 // threat marker's space, 1..12

	// Dice, except those on mats, progress cards and obstacles.
	Supply       [content.NumResources]uint8
	ActionSupply uint8
	Pool         [content.NumResources]Values
	Assets       [content.NumSlots][content.NumResources]Values
	Hand         [NumKinds]Values // picked up in the middle of a choice

	Slots  [content.NumSlots]content.LocationID
	Burned uint64 // locations burned, one bit each

	// While locations are chosen, at session end and at an alternative start: the slot of each region that waits for one, or
	// NoSlot, and the set of locations drawn. The card still in such a slot is not in play.
	Freed   [content.NumRegions]content.Slot
	Offered uint64

	Obstacles [content.MaxObstacles]ObstacleState
	Attached  [content.NumSlots]Pile   // innermost first
	Draw      [content.NumRegions]Pile // the last card is on top
	Discard   [content.NumRegions]Pile // the last card is on top

	Stage          uint8     // of the progress deck, 1..5
	BurnedProgress [2]uint64 // progress cards burned, one bit each
	Deck           ProgressPile
	Staging        [NumStaged]content.ProgressID // top to bottom; the cards fill it from the bottom

	Players    [NumPlayers]Player
	Characters [content.MaxCharacters]Character

	Attempt   Attempt
	Activated [2]uint64                   // obstacles that have activated this turn, one bit each
	Queue     Pile                        // obstacles listed to activate in the slot in hand, in order
	Advance   [content.NumResources]uint8 // spaces the threat markers have yet to advance this step

	Stack [maxDepth]Frame
	Depth uint8

	House HouseRules // of the campaign
}

// Zone is the zone of an obstacle card.
type Zone uint8

const (
	Locked    Zone = iota // not yet unlocked
	InDraw                // in a region's draw pile
	InDiscard             // in a region's discard pile
	InPlay                // attached to the location in a slot
)

type ObstacleState struct {
	Zone   Zone
	At     content.Slot     // where it is attached; NoSlot unless InPlay
	Dice   [MaxPattern]Die  // the die covering each die of the pattern, or NoDie
	Beside Values           // dice lying beside the pattern (Eight Ears)
	Kind   content.Resource // of the dice beside
}

// StressDie is one of the two stress dice of a character in play.
type StressDie struct {
	Value uint8 // 1..6
	Box   uint8 // 0 is the start box, 1..3 the conditions
}

// Player is the state of one player for a session: the mat and the current progress card.
type Player struct {
	Character content.CharacterID // NoCharacter until chosen
	At        content.Slot        // NoSlot until placed, and once out of play
	Out       bool                // knocked out or burned: not in play ([in-play])
	Stress    [content.NumStress]StressDie
	Dice      Values // unspent action dice
	Boxes     [content.NumAbilities]Die
	Stash     Die

	Card  content.ProgressID // the current progress card, or NoProgress
	Chain uint8              // dice in the chain
	Path  [NumSquares]uint8  // the squares of the chain, in order, 0..15
	Laid  [NumSquares]Die    // the dice of the chain, in order
}

// InPlay reports whether the player's character is on the board ([in-play]).
func (p *Player) InPlay() bool { return p.At != content.NoSlot && !p.Out }

// BearsStress reports whether a player's character has stress dice on its mat: from its choice until it leaves play or the table
// is cleared at session end ([session], [in-play], [session-end]). After the last year nothing is cleared ([campaign-end]).
func (s *State) BearsStress(player int) bool {
	p := &s.Players[player]
	return p.InPlay() || s.Phase == Setup && p.Character != content.NoCharacter
}

// Abilities returns the number of a character's abilities: three, and one for each achievement ([ability], [achievement]).
func (s *State) Abilities(c content.CharacterID) int {
	return content.BaseAbilities + int(s.Characters[c].Achieved)
}

// AnyInPlay reports whether any player's character is in play ([in-play]).
func (s *State) AnyInPlay() bool { return s.Players[0].InPlay() || s.Players[1].InPlay() }

// AloneInPlay returns the player whose character is in play while the other's is not ([in-play]); [NoPlayer] while both are,
// or neither.
func (s *State) AloneInPlay() int {
	for p := range s.Players {
		if s.Players[p].InPlay() && !s.Players[1-p].InPlay() {
			return p
		}
	}
	return NoPlayer
}

// Character is the state of a character for the whole campaign: its sheet.
type Character struct {
	Unlocked bool
	New      bool // unlocked this session: playable from next year
	Sheet    bool // has been played: the sheet is filled in
	Burned   bool
	Active   bool // played this year
	Skills   [content.NumSkills]uint8
	Marked   [content.NumStress]uint8 // marked conditions, bit 0 the highest
	Achieved uint8                    // 0..6
}

// Conditions returns the number of marked conditions of a character, on both tracks.
func (c *Character) Conditions() int {
	return bits.OnesCount8(c.Marked[content.Psyche]) + bits.OnesCount8(c.Marked[content.Body])
}

// AttemptPhase is the part of an attempt ([overcome]).
type AttemptPhase uint8

const (
	NoAttempt AttemptPhase = iota
	Approach
	Defend
	Overcome
)

// Attempt is the attempt in progress to overcome an obstacle.
type Attempt struct {
	Phase    AttemptPhase
	Obstacle content.ObstacleID
	Team     uint8 // participants, bit 0 the first player
	Skilled  uint8 // skilled participants, fixed as the attempt begins
	Masters  uint8 // participants with skill mastery, fixed likewise
}

type Pile struct {
	N     uint8
	Cards [content.MaxObstacles]content.ObstacleID
}

// List returns the pile's cards, bottom or innermost first.
func (p *Pile) List() []content.ObstacleID { return p.Cards[:p.N] }

// Top returns the last card, or NoObstacle.
func (p *Pile) Top() content.ObstacleID {
	if p.N == 0 {
		return content.NoObstacle
	}
	return p.Cards[p.N-1]
}

func (p *Pile) push(id content.ObstacleID) {
	p.Cards[p.N] = id
	p.N++
}

func (p *Pile) pop() content.ObstacleID {
	p.N--
	id := p.Cards[p.N]
	p.Cards[p.N] = 0
	return id
}

// remove removes a card; those above it move down.
func (p *Pile) remove(id content.ObstacleID) {
	for i, c := range p.List() {
		if c == id {
			copy(p.Cards[i:p.N-1], p.Cards[i+1:p.N])
			p.N--
			p.Cards[p.N] = 0
			return
		}
	}
}

// ProgressPile is the draw pile of progress cards; the last card is on top.
type ProgressPile struct {
	N     uint8
	Cards [content.MaxProgress]content.ProgressID
}

// List returns the pile's cards, bottom first.
func (p *ProgressPile) List() []content.ProgressID { return p.Cards[:p.N] }

func (p *ProgressPile) push(id content.ProgressID) {
	p.Cards[p.N] = id
	p.N++
}

func (p *ProgressPile) pop() content.ProgressID {
	p.N--
	id := p.Cards[p.N]
	p.Cards[p.N] = 0
	return id
}

// has reports whether a set of cards, one bit each, has a card in it.
func has[Card ~uint8](set [2]uint64, id Card) bool { return set[id>>6]&(1<<(id&63)) != 0 }

func mark[Card ~uint8](set *[2]uint64, id Card) { set[id>>6] |= 1 << (id & 63) }
