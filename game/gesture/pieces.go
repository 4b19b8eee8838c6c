package gesture

import (
	"slices"

	"sixwinters/content"
	"sixwinters/render/layout"
	"sixwinters/rules"
)

func targets[T ~uint8](kind layout.Kind, n T) []layout.Target {
	return []layout.Target{{Kind: kind, N: uint8(n)}}
}

// PiecesOf returns what an event happened to, on the table after it, and nothing where that is seen otherwise: of dice that are rolled
// for the refresh, or of the turn itself.
func PiecesOf(s *rules.State, ev rules.Event) []layout.Target {
	switch ev.Kind {
	case rules.EvDie:
		return die(s, ev)
	case rules.EvObstacle, rules.EvTrigger, rules.EvAttempt, rules.EvDefence, rules.EvOvercome, rules.EvUnlock:
		return obstacle(s, ev.Card)
	case rules.EvProgress, rules.EvComplete:
		return progress(s, ev.Card)
	case rules.EvLocation, rules.EvActivate:
		return targets(layout.Location, ev.Slot)
	case rules.EvOffer:
		return targets(layout.Offer, ev.Card)
	case rules.EvShuffle:
		return targets(layout.DrawPile, ev.To.N)
	case rules.EvProgressed, rules.EvThreat:
		return targets(layout.Track, ev.Resource)
	case rules.EvStress, rules.EvRest:
		return []layout.Target{{Kind: layout.StressDie, N: ev.Player, Sub: uint8(ev.Stress)}}
	case rules.EvCondition, rules.EvRecover:
		for p := range s.Players {
			if s.Players[p].Character == ev.Character {
				return []layout.Target{{Kind: layout.StressDie, N: uint8(p), Sub: uint8(ev.Stress)}}
			}
		}
	case rules.EvTravel:
		return targets(layout.Standee, ev.Player)
	case rules.EvKnockedOut, rules.EvCharacter:
		return targets(layout.Portrait, ev.Player)
	case rules.EvUse:
		return []layout.Target{{Kind: layout.Ability, N: ev.Player, Sub: uint8(ev.N)}}
	case rules.EvAct:
		return targets(layout.Action, ev.Slot)
	}
	return nil
}

// die returns a die that lies where it was put, or what it was taken from.
func die(s *rules.State, ev rules.Event) []layout.Target {
	switch ev.To.Spot {
	case rules.AtLocation, rules.OnSquare, rules.OnObstacle, rules.OnAbility, rules.InStash:
		return []layout.Target{layout.DieAt(ev.To, ev.Die, 0)}
	case rules.InPool:
		if s.Step != rules.StepRefresh {
			return targets(layout.Pool, ev.To.N)
		}
	case rules.InSupply:
		switch ev.From.Spot {
		case rules.AtLocation:
			return targets(layout.Location, ev.From.N)
		case rules.InPool:
			return targets(layout.Pool, ev.From.N)
		case rules.OnMat:
			return targets(layout.Portrait, ev.From.N)
		}
	}
	return nil
}

// obstacle returns an obstacle in play, or the discard pile on whose top it lies.
func obstacle(s *rules.State, card uint8) []layout.Target {
	if s.Obstacles[card].Zone == rules.InPlay {
		return targets(layout.Obstacle, card)
	}
	for region := range s.Discard {
		if list := s.Discard[region].List(); len(list) > 0 && list[len(list)-1] == content.ObstacleID(card) {
			return targets(layout.DiscardPile, uint8(region))
		}
	}
	return nil
}

// progress returns a progress card that is staged or being worked on.
func progress(s *rules.State, card uint8) []layout.Target {
	if i := slices.Index(s.Staging[:], content.ProgressID(card)); i >= 0 {
		return targets(layout.Staged, uint8(i))
	}
	for p := range s.Players {
		if s.Players[p].Card == content.ProgressID(card) {
			return targets(layout.Current, uint8(p))
		}
	}
	return nil
}

// PiecesBy returns what brought an event about: a card, a pile, a character.
func PiecesBy(s *rules.State, c rules.Cause) []layout.Target {
	switch c.Kind {
	case rules.ByPlayer:
		return targets(layout.Standee, c.Player)
	case rules.ByText:
		switch p := c.Program; p.Kind {
		case rules.OnActivate, rules.OnOvercome, rules.OnArrive:
			return obstacle(s, p.Card)
		case rules.OnLocationEntry, rules.OnAction:
			if slot := slices.Index(s.Slots[:], content.LocationID(p.Card)); slot >= 0 {
				return targets(layout.Location, uint8(slot))
			}
		case rules.OnUse:
			return targets(layout.Portrait, c.Player)
		}
	case rules.ByAttempt, rules.ByOvercome:
		return obstacle(s, c.Card)
	case rules.ByReward, rules.ByStaged:
		return progress(s, c.Card)
	case rules.BySymbol:
		return targets(layout.DrawPile, uint8(c.Slot.Region()))
	case rules.ByLocation, rules.ByEmptySlot:
		return targets(layout.Location, c.Slot)
	case rules.ByThreat:
		return targets(layout.Track, c.Resource)
	}
	return nil
}
