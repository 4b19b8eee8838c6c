package rules

import (
	"fmt"

	"sixwinters/content"
)

type CauseKind uint8

// The kinds of cause, with the fields of Cause that each uses.
const (
	NoCause      CauseKind = iota
	ByPlayer               // a move of a player: Player, Move
	ByText                 // a text that is being carried out: Program; Player where it is one character's ability or action
	ByAttempt              // an attempt to overcome an obstacle, and the damage of a failed defence: Card
	ByOvercome             // what overcoming an obstacle brings besides its text: Card
	ByReward               // a completed progress card: Player, Card
	ByStaged               // a staged progress card that brings an obstacle: Card
	BySymbol               // the season symbol showing on a region's pile: Season, Slot
	ByLocation             // a location that activates: Slot
	ByEmptySlot            // a location without obstacles that draws one: Slot
	ByThreat               // a threat that has reached a level or the last space: Resource
	ByStep                 // the rule of a step of the turn: Step; where a threat advances in the threats step, Resource whose symbols do it
	BySetup                // session setup ([session]) or campaign setup ([campaign])
	BySessionEnd           // the end of a session or of the campaign ([session-end], [campaign-end])
	ByHouseRule            // a house rule of the campaign ([house-rules])
)

// Cause is the cause of an event: the innermost thing that was being carried out. Fields that a kind does not use are zero.
type Cause struct {
	Kind      CauseKind
	Player    uint8
	Card      uint8
	InAttempt bool // with ByPlayer: in the middle of an attempt
	Move      MoveKind
	Program   Program
	Slot      content.Slot
	Season    content.Season
	Resource  content.Resource
	Step      Step
}

// because calls do with c as the cause of its events, for causes that are not on the stack.
func (e *engine) because(c Cause, do func()) {
	before := e.cause
	e.cause = c
	do()
	e.cause = before
}

// causeNow returns the cause of an event told now, read off the stack.
func (e *engine) causeNow() Cause {
	if e.cause.Kind != NoCause {
		return e.cause
	}
	s := e.s
	switch s.Phase {
	case Setup:
		return Cause{Kind: BySetup}
	case SessionEnd, CampaignOver:
		return Cause{Kind: BySessionEnd}
	}
	for i := int(s.Depth) - 1; i >= 0; i-- {
		if c := e.causeOf(&s.Stack[i]); c.Kind != NoCause {
			return c
		}
	}
	return Cause{Kind: BySessionEnd} // the last frame of the last year is gone
}

// causeOf returns a frame as a cause, or NoCause if the frame below it says more.
func (e *engine) causeOf(f *Frame) Cause {
	switch {
	case f.Program.Kind != NoProgram:
		return Cause{Kind: ByText, Program: f.Program, Player: f.Player, Slot: f.Slot}
	case f.Move.Kind != NoMove:
		return e.byMove(f.Move)
	}
	switch f.Task {
	case TaskActions, TaskTake:
		return e.byMove(e.made)
	case TaskAttempt:
		if actions[e.made.Kind].inAttempt {
			return e.byMove(e.made)
		}
		return Cause{Kind: ByAttempt, Player: e.made.Player, Card: uint8(e.s.Attempt.Obstacle)}
	case TaskReward:
		return Cause{Kind: ByReward, Player: f.Player, Card: uint8(e.s.Players[f.Player].Card)}
	case TaskSlot:
		return Cause{Kind: ByLocation, Slot: f.Slot}
	case taskTurn:
		return Cause{Kind: ByStep, Step: e.s.Step}
	}
	return Cause{}
}

// CausedBy reports whether event by is the cause of an event.
func (e Event) CausedBy(by Event) bool {
	c := e.Cause
	switch by.Kind {
	case EvSeason:
		return c.Kind == ByText && c.Program.Kind == OnEvent || c.Kind == ByStaged
	case EvActivate:
		return (c.Kind == ByLocation || c.Kind == ByEmptySlot) && c.Slot == by.Slot
	case EvTrigger:
		return c.Kind == ByText && c.Program == Program{Kind: OnActivate, Card: by.Card}
	case EvObstacle:
		return c.Kind == ByStaged && c == by.Cause
	case EvTravel:
		return c.Kind == ByText && (c.Program.Kind == OnArrive || c.Program.Kind == OnLocationEntry) && c.Slot == by.Slot
	case EvAttempt:
		return c.Kind == ByAttempt && c.Card == by.Card || c.InAttempt
	case EvOvercome:
		return c.Kind == ByOvercome && c.Card == by.Card || c.Kind == ByText && c.Program == Program{Kind: OnOvercome, Card: by.Card}
	case EvComplete:
		return c.Kind == ByReward && c.Card == by.Card
	case EvThreat:
		return c.Kind == ByThreat && c.Resource == by.Resource
	case EvUse:
		return c.Kind == ByText && c.Program.Kind == OnUse && c.Player == by.Player
	case EvAct:
		return c.Kind == ByText && c.Program.Kind == OnAction && c.Player == by.Player
	}
	return false
}

// discardsOvercome reports whether an event of an obstacle is its discard as it is overcome ([overcome-end]).
func (e Event) discardsOvercome() bool { return e.Cause.Kind == ByAttempt && e.Cause.Card == e.Card }

// causeWords names the cause of an event, to precede its sentence; "" if the sentence names it, or if a player acts.
func (b *Rulebook) causeWords(s *State, e Event) string {
	switch c := e.Cause; c.Kind {
	case ByText:
		switch title := b.titleIn(s, &Frame{Program: c.Program}); c.Program.Kind {
		case OnOvercome:
			return title + ", overcome"
		case OnUse:
			return title + "'s ability"
		default:
			return title
		}
	case ByAttempt:
		switch e.Kind {
		case EvStress, EvCondition, EvKnockedOut:
			return b.ObstacleName(s, content.ObstacleID(c.Card)) + ", not defended"
		}
	case ByOvercome:
		return b.ObstacleName(s, content.ObstacleID(c.Card)) + ", overcome"
	case ByReward:
		if e.Kind != EvProgress {
			return b.c.Progress[c.Card].Name + ", completed"
		}
	case BySymbol:
		return fmt.Sprintf("%s on %s pile", Capital(c.Season.String()), possessive(b.RegionName(c.Slot.Region())))
	case ByEmptySlot:
		return "No obstacle at " + b.placeName(s, c.Slot)
	case ByLocation:
		if e.Kind == EvShort {
			return b.placeName(s, c.Slot)
		}
	case ByStep:
		if e.Kind == EvShort {
			return c.Step.Name()
		}
	case ByHouseRule:
		return "House rule"
	case ByThreat:
		if e.Kind == EvObstacle && e.To.Spot == AttachedAt {
			return "" // its location brings it
		}
		if int(s.Threat[c.Resource]) == lastSpace {
			return Capital(c.Resource.String()) + " threat, last space"
		}
		return fmt.Sprintf("%s threat, level %d", Capital(c.Resource.String()), b.ThreatLevel(s, c.Resource))
	}
	return ""
}

// byThreatLevel names the threat level that the stress of an event equals: " (threat level 2)"; "" if it does not.
func (b *Rulebook) byThreatLevel(s *State, e Event) string {
	if e.Cause.Kind != ByText {
		return ""
	}
	list := b.effects(e.Cause.Program)
	for i := range list {
		points := &list[i].Psyche
		if e.Stress == content.Body {
			points = &list[i].Body
		}
		if points.Per == content.PerThreatLevel {
			return fmt.Sprintf(" (%s threat level %d)", points.Resource, b.ThreatLevel(s, points.Resource))
		}
	}
	return ""
}

// possessive returns the genitive of a name: "the Empire's", "the Settled Lands'".
func possessive(name string) string {
	if name[len(name)-1] == 's' {
		return name + "'"
	}
	return name + "'s"
}

// rowNames are the slots of a region by their row, 0 the top.
var rowNames = [content.SlotsPerRegion]string{"top", "middle", "bottom"}

func (e *engine) byMove(m Move) Cause {
	return Cause{Kind: ByPlayer, Player: m.Player, Move: m.Kind, InAttempt: e.s.Attempt.Phase != NoAttempt}
}
