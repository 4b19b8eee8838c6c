package rules

import (
	"fmt"
	"strconv"
	"strings"

	"sixwinters/content"
)

// Label returns the wording of a legal move for a button or a highlighted target. s is the table before the move.
func (b *Rulebook) Label(s *State, m Move) string {
	f := s.top()
	if of := tasks[f.Task].label; of != nil && m.Kind >= MoveTo { // that of the question or effect in hand
		if label := of(b, s, f, m); label != "" {
			return label
		}
	}
	switch m.Kind {
	case MoveCreate, MoveCreateAll, MoveCreateStress:
		return b.createLabel(s, m)
	case MoveTradeAll:
		return fmt.Sprintf("trade %d dice of %s to %s", s.tradedAtOnce(m), DieName(m.Dice[1]), content.Resource(m.Arg))
	case MoveRest:
		return fmt.Sprintf("rest: %s to %d", content.Stress(m.Arg), s.Players[m.Player].Stress[m.Arg].Value+1)
	case MovePlace:
		if b.Completes(s, m) {
			return "place " + DieName(m.Dice[0]) + " and complete the card"
		}
	case MoveUse, MovePay:
		return b.useLabel(s, m)
	case MoveBarter:
		return fmt.Sprintf("give %s and %d, roll %s", DieName(m.Dice[0]), m.Dice[1].Value(), content.Resource(m.Arg))
	case MoveFace:
		damage := b.Damage(s, s.Attempt.Obstacle)
		return "take the damage: " + stressWords(damage[content.Psyche], damage[content.Body])
	case MoveSettle:
		return b.settleLabel(s, &b.c.Locations[m.Card])
	}
	return b.filled(s, f, m, verbs[m.Kind].label)
}

// filled replaces words such as $die in a text by the values of a move and of the frame that asks for it.
func (b *Rulebook) filled(s *State, f *Frame, m Move, text string) string {
	return FixFullStops(namedInText.ReplaceAllStringFunc(text, func(part string) string {
		switch part {
		case "$who":
			return b.PlayerName(s, int(m.Player))
		case "$asked":
			return b.PlayerName(s, int(f.Player))
		case "$at":
			return b.placeName(s, f.Slot)
		case "$place":
			return b.placeName(s, m.Slot)
		case "$to":
			return b.placeName(s, m.To)
		case "$here":
			return b.placeName(s, s.here(m.Player))
		case "$obstacle":
			return b.obstacleName(s, content.ObstacleID(m.Card))
		case "$progress":
			return b.c.Progress[m.Card].Name
		case "$character":
			return b.c.Characters[m.Card].Name
		case "$team":
			return b.TeamName(s, m.Arg)
		case "$die":
			return DieName(m.Dice[0])
		case "$second":
			return DieName(m.Dice[1])
		case "$dice":
			return m.DiceWords()
		case "$count":
			return HowMany(m.NumDice(), "die", "dice")
		case "$resource":
			return content.Resource(m.Arg).String()
		case "$region":
			return b.RegionName(content.Region(m.Arg))
		case "$stress":
			return content.Stress(m.Arg).String()
		case "$square":
			return fmt.Sprintf("row %d, column %d of %s", m.Arg/4+1, m.Arg%4+1, b.c.Progress[s.Players[m.Player].Card].Name)
		case "$nth":
			return strconv.Itoa(int(m.Arg) + 1)
		case "$label":
			return b.Label(s, m)
		default:
			return strconv.Itoa(int(m.Arg))
		}
	}))
}

// asks returns the question of a task, to be filled in.
func asks(text string) func(b *Rulebook, s *State, f *Frame) string {
	return func(b *Rulebook, s *State, f *Frame) string { return b.filled(s, f, Move{}, text) }
}

// labelled returns the label of the answers to a task, to be filled in.
func labelled(text string) func(b *Rulebook, s *State, f *Frame, m Move) string {
	return func(b *Rulebook, s *State, f *Frame, m Move) string { return b.filled(s, f, m, text) }
}

// answered returns the label of the answers about an effect, to be filled in.
func answered(text string) func(b *Rulebook, s *State, f *Frame, ef *content.Effect, m Move) string {
	return func(b *Rulebook, s *State, f *Frame, _ *content.Effect, m Move) string {
		return b.filled(s, f, m, text)
	}
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

// useLabel words the use of an ability: what becomes of the die placed, its new value or that it is spent.
func (b *Rulebook) useLabel(s *State, m Move) string {
	i := int(m.Arg)
	a := b.Ability(s, int(m.Player), i)
	text := b.Plain(b.AbilityText(s.Players[m.Player].Character, i))
	_, does, _ := strings.Cut(text, " → ")
	if m.Kind == MovePay {
		return "take 1 " + a.Cost.String() + ": " + does
	}
	d := m.Dice[0]
	if becomes := operations[a.Effects[0].Do].becomes; becomes != nil {
		return DieName(d) + " becomes " + becomes(&a.Effects[0], d, does)
	}
	return "spend " + DieName(d) + ": " + does
}

// Verb returns a word or two for a legal move, where there is no room for its label; "" for an answer whose question says enough.
func (b *Rulebook) Verb(s *State, m Move) string {
	switch m.Kind {
	case MoveRest:
		return "rest " + content.Stress(m.Arg).String()
	case MoveCreate, MoveCreateAll, MoveCreateStress:
		return "create asset"
	case MoveTravel:
		return m.Kind.Verb() + ": " + HowMany(m.NumDice(), "die", "dice")
	}
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
