package layout

import (
	"slices"

	"sixwinters/content"
	"sixwinters/rules"
)

// PartKind is what sort of thing a Part is.
type PartKind uint8

// The kinds of part, with the fields of Part that each uses.
const (
	NoPart           PartKind = iota
	PartYear                  // the years on the top bar
	PartHouse                 // the house rules beside it
	PartSeason                // N: box of the wheel of seasons, 0..7
	PartStep                  // N: step of the turn
	PartHelp                  // the line that says what the step does
	PartPrompt                // the line that says what is asked
	PartRegion                // N: region
	PartSlot                  // N: slot; the resource of the slot
	PartTags                  // N: slot; tags and icon of the location
	PartMoveCost              // N: slot, Sub: region
	PartAssets                // N: slot; where assets lie
	PartDifficulty            // N: obstacle
	PartSkill                 // N: obstacle; the skill that overcomes it
	PartPattern               // N: obstacle, Sub: die of its pattern
	PartSigns                 // N: obstacle; threat symbols and damage
	PartInForce               // N: obstacle; the sign of a text that applies all the time
	PartSpace                 // N: resource, Sub: space of its track, 0..11
	PartEmblem                // N: resource
	PartThreatCount           // N: resource; threat symbols in play
	PartRace                  // N: resource; how it stands in the race
	PartSupply                // dice that belong to nobody
	PartDeck                  // progress cards to come
	PartDiscarded             // progress cards that are done with
	PartReward                // N: player; of the current progress card
	PartStagedReward          // N: place in the staging area
	PartStagedGoes            // N: the same; where the card's obstacle goes
	PartStagedSquare          // N: the same, Sub: square
	PartSkillRank             // N: player, Sub: skill
	PartStressIcon            // N: player, Sub: stress
	PartCondition             // N: player, Sub: stress, Of: box, 0 the start and 1..3 the conditions
	PartTray                  // N: player; unspent action dice
	PartAchievements          // N: player
	PartName                  // N: player
)

// Part is something printed on a board, a mat or a card that means something of its own, though a hand cannot take it.
// Fields that a kind does not use are zero.
type Part struct {
	Kind       PartKind
	N, Sub, Of uint8
}

// PartAt returns the part under a point, unless something lies over it, and its place.
func (p *Plan) PartAt(x, y float64) (Part, Rect) {
	f := finder{Plan: p, x: x, y: y}
	switch on := p.At(x, y); on.Kind {
	case None:
		if !p.UnderPanel(x, y) && p.Arrived(x, y) {
			f.barParts()
			if !slices.ContainsFunc(p.Prompt.Strip, func(sign Rect) bool { return sign.Contains(x, y) }) { // which says what it is itself
				f.try(p.Prompt.Rect, Part{Kind: PartPrompt})
			}
			f.boardParts()
			f.matParts()
		}
	case Location, Action:
		f.slotParts(content.Slot(on.N))
	case Obstacle:
		f.obstacleParts(content.ObstacleID(on.N))
	case Track, Pool:
		f.poolParts(on.N)
	case Portrait, StressDie:
		f.matParts()
	case Current:
		f.try(p.Cards[on.N].Reward, Part{Kind: PartReward, N: on.N})
	case Staged:
		f.try(p.Staging.Cards[on.N].Reward, Part{Kind: PartStagedReward, N: on.N})
		f.try(p.Staging.Cards[on.N].Goes, Part{Kind: PartStagedGoes, N: on.N})
		for i, r := range p.Staging.Cards[on.N].Squares {
			f.try(r, Part{Kind: PartStagedSquare, N: on.N, Sub: uint8(i)})
		}
	}
	return f.found, f.rect
}

// finder finds the first part of a plan under a point.
type finder struct {
	*Plan
	x, y  float64
	found Part
	rect  Rect
}

func (f *finder) try(r Rect, part Part) {
	if f.found.Kind == NoPart && r.Contains(f.x, f.y) {
		f.found, f.rect = part, r
	}
}

func (f *finder) barParts() {
	f.try(f.Bar.Year, Part{Kind: PartYear})
	f.try(f.Bar.House, Part{Kind: PartHouse})
	for i, r := range f.Bar.Wheel {
		f.try(r, Part{Kind: PartSeason, N: uint8(i)})
	}
	for i, r := range f.Bar.Steps {
		f.try(r, Part{Kind: PartStep, N: uint8(i)})
	}
	f.try(f.Bar.Help, Part{Kind: PartHelp})
}

func (f *finder) boardParts() {
	for i := range f.Regions {
		f.try(f.Regions[i].Name, Part{Kind: PartRegion, N: uint8(i)})
	}
	for i := range f.Slots {
		f.slotParts(content.Slot(i))
	}
	f.try(f.Trade.Supply, Part{Kind: PartSupply})
	f.try(f.Staging.Deck, Part{Kind: PartDeck})
	f.try(f.Staging.Discard, Part{Kind: PartDiscarded})
}

func (f *finder) slotParts(slot content.Slot) {
	b, n := &f.Slots[slot], uint8(slot)
	if b.Fanned.Contains(f.x, f.y) {
		return
	}
	f.try(b.Slot, Part{Kind: PartSlot, N: n})
	f.try(b.Tags, Part{Kind: PartTags, N: n})
	for region, r := range b.Moves {
		f.try(r, Part{Kind: PartMoveCost, N: n, Sub: uint8(region)})
	}
	f.try(b.Assets, Part{Kind: PartAssets, N: n})
}

func (f *finder) obstacleParts(id content.ObstacleID) {
	for i := range f.Slots {
		for k := range f.Slots[i].Obstacles {
			o := &f.Slots[i].Obstacles[k]
			if o.ID != id {
				continue
			}
			f.try(o.Difficulty, Part{Kind: PartDifficulty, N: uint8(id)})
			f.try(o.Skill, Part{Kind: PartSkill, N: uint8(id)})
			for at, r := range o.Pattern {
				f.try(r, Part{Kind: PartPattern, N: uint8(id), Sub: uint8(at)})
			}
			f.try(o.Signs, Part{Kind: PartSigns, N: uint8(id)})
			f.try(o.InForce, Part{Kind: PartInForce, N: uint8(id)})
		}
	}
}

func (f *finder) poolParts(resource uint8) {
	b := &f.Trade.Pools[resource]
	for i, r := range b.Spaces {
		f.try(r, Part{Kind: PartSpace, N: resource, Sub: uint8(i)})
	}
	f.try(b.Emblem, Part{Kind: PartEmblem, N: resource})
	f.try(b.Threat, Part{Kind: PartThreatCount, N: resource})
	f.try(b.Race(), Part{Kind: PartRace, N: resource})
}

func (f *finder) matParts() {
	for player := range uint8(rules.NumPlayers) {
		m := &f.Mats[player]
		for i, r := range m.Skills {
			f.try(r, Part{Kind: PartSkillRank, N: player, Sub: uint8(i)})
		}
		for k := range m.Tracks {
			f.try(m.Tracks[k].Icon, Part{Kind: PartStressIcon, N: player, Sub: uint8(k)})
			for i, r := range m.Tracks[k].Boxes {
				f.try(r, Part{Kind: PartCondition, N: player, Sub: uint8(k), Of: uint8(i)})
			}
		}
		f.try(m.Dice, Part{Kind: PartTray, N: player})
		f.try(m.Achievements, Part{Kind: PartAchievements, N: player})
		f.try(m.Name, Part{Kind: PartName, N: player})
	}
}
