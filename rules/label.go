package rules

import (
	"fmt"
	"strings"

	"sixwinters/content"
)

// Label returns the wording of a legal move for a button or a highlighted target. s is the table before the move.
func (b *Rulebook) Label(s *State, m Move) string {
	who := b.PlayerName(s, int(m.Player))
	first := m.Dice[0]
	switch m.Kind {
	case MoveChoose:
		return "play " + b.c.Characters[m.Card].Name
	case MoveStart:
		return "begin at " + b.placeName(s, m.Slot)
	case MoveTravel:
		return "move here (" + HowMany(m.NumDice(), "die", "dice") + ")"
	case MoveSail:
		return "sail here (" + HowMany(m.NumDice(), "die", "dice") + ")"
	case MoveGate:
		return "go through the gate (1 " + content.Stress(m.Arg).String() + ")"
	case MoveCreate, MoveCreateAll, MoveCreateStress:
		return b.createLabel(s, m)
	case MoveTrade:
		return fmt.Sprintf("trade %s to %s", DieName(m.Dice[1]), content.Resource(m.Arg))
	case MoveTradeAll:
		return fmt.Sprintf("trade %d dice of %s to %s", s.tradedAtOnce(m), DieName(m.Dice[1]), content.Resource(m.Arg))
	case MoveAttempt:
		return "attempt with " + b.TeamName(s, m.Arg)
	case MoveAct:
		return "take the action of " + b.placeName(s, s.here(m.Player))
	case MoveRest:
		return fmt.Sprintf("rest: %s to %d", content.Stress(m.Arg), s.Players[m.Player].Stress[m.Arg].Value+1)
	case MoveDone:
		return "done"
	case MovePlace:
		if b.Completes(s, m) {
			return "place " + DieName(first) + " and complete the card"
		}
		return "place " + DieName(first)
	case MoveUse, MovePay:
		return b.useLabel(s, m)
	case MoveStash:
		return "stash " + DieName(first)
	case MoveUnstash:
		return "put " + DieName(first) + " back at " + b.placeName(s, s.here(m.Player))
	case MoveConvert:
		return who + " uses " + DieName(first) + " as an action die"
	case MoveMarch:
		return "move " + DieName(first) + " to " + b.placeName(s, m.To)
	case MoveBarter:
		return fmt.Sprintf("give %s and %d, roll %s", DieName(first), m.Dice[1].Value(), content.Resource(m.Arg))
	case MoveCover:
		return fmt.Sprintf("cover %d", m.Arg)
	case MoveDefend:
		return "defend"
	case MoveFace:
		damage := b.Damage(s, s.Attempt.Obstacle)
		return "take the damage: " + stressWords(damage[content.Psyche], damage[content.Body])
	case MoveLeave:
		return "leave it"
	}
	return b.choiceLabel(s, m)
}

func (b *Rulebook) createLabel(s *State, m Move) string {
	var label string
	switch m.Kind {
	case MoveCreate:
		label = "create " + DieName(m.Dice[1])
	case MoveCreateAll:
		n := s.Pool[m.Dice[1].Kind()].Of(m.Dice[1].Value())
		label = fmt.Sprintf("create %d dice of %s", n, DieName(m.Dice[1]))
	case MoveCreateStress:
		label = fmt.Sprintf("create %s for %d %s", DieName(m.Dice[0]), CreateStress, content.Stress(m.Arg))
	}
	if cost := b.CreateCost(s, s.here(m.Player)); cost != [content.NumStress]int{} {
		label += ", taking " + stressWords(cost[content.Psyche], cost[content.Body])
	}
	return label
}

// useLabel words the use of an ability, with the die's new value where it changes the die placed.
func (b *Rulebook) useLabel(s *State, m Move) string {
	i := int(m.Arg)
	a := b.Ability(s, int(m.Player), i)
	text := Plain(b.AbilityText(s.Players[m.Player].Character, i))
	_, does, _ := strings.Cut(text, " → ")
	if m.Kind == MovePay {
		return "take 1 " + a.Cost.String() + ": " + does
	}
	d := m.Dice[0]
	if becomes := operations[a.Effects[0].Do].becomes; becomes != nil {
		return DieName(d) + " becomes " + becomes(&a.Effects[0], d, does)
	}
	return "use " + DieName(d) + ": " + does
}

// Verb returns one word for a legal move, where there is no room for its label; "" for an answer whose question says enough.
func (b *Rulebook) Verb(s *State, m Move) string {
	if m.Kind != MovePick && m.Kind != MovePickTo {
		return m.Kind.Verb()
	}
	f := s.top()
	switch f.Task {
	case TaskMore:
		return f.Move.Kind.Verb()
	case TaskSubject:
		return operations[f.effect(b).Do].verb
	}
	return ""
}
