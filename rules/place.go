package rules

import "sixwinters/content"

// Spot is a kind of place of dice and cards.
type Spot uint8

// The kinds of place, with the fields of Place that each uses.
const (
	InSupply        Spot = iota
	InPool               // N: resource
	AtLocation           // N: slot
	OnMat                // unspent action dice; N: player
	OnSquare             // N: player, Sub: square
	OnObstacle           // N: obstacle, Sub: place in the pattern, or Beside
	OnAbility            // N: player, Sub: ability
	InStash              // N: player
	InHand               // picked up
	DrawPile             // obstacles; N: region
	DiscardPile          // obstacles; N: region
	AttachedAt           // obstacles; N: slot
	OutOfGame            // locked or burned cards
	ProgressDeck         // progress cards
	ProgressDiscard      // progress cards
	Staged               // progress cards; N: 0 top to 3 bottom
	CurrentCard          // progress cards; N: player
)

// Beside is the Sub of a die lying beside an obstacle's pattern.
const Beside = 255

// Place is the place of a die or card.
type Place struct {
	Spot Spot
	N    uint8
	Sub  uint8
}

func inPool(r content.Resource) Place    { return Place{Spot: InPool, N: uint8(r)} }
func atLocation(s content.Slot) Place    { return Place{Spot: AtLocation, N: uint8(s)} }
func attachedAt(s content.Slot) Place    { return Place{Spot: AttachedAt, N: uint8(s)} }
func onMat(p int) Place                  { return Place{Spot: OnMat, N: uint8(p)} }
func onSquare(p, sq int) Place           { return Place{Spot: OnSquare, N: uint8(p), Sub: uint8(sq)} }
func onAbility(p, i int) Place           { return Place{Spot: OnAbility, N: uint8(p), Sub: uint8(i)} }
func drawPile(r content.Region) Place    { return Place{Spot: DrawPile, N: uint8(r)} }
func discardPile(r content.Region) Place { return Place{Spot: DiscardPile, N: uint8(r)} }
func onObstacle(id content.ObstacleID, i int) Place {
	return Place{Spot: OnObstacle, N: uint8(id), Sub: uint8(i)}
}
