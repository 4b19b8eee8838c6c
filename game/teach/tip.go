package teach

import (
	"fmt"

	"sixwinters/content"
	"sixwinters/render/layout"
	"sixwinters/rules"
)

// tipEvents are what brings up a tip and is not simply an event: each finds in an event, and in the table just after it,
// what the tip is about.
var tipEvents = map[string]func(b *rules.Rulebook, s *rules.State, ev *rules.Event) (layout.Target, bool){
	"threats-at-two": func(b *rules.Rulebook, s *rules.State, ev *rules.Event) (layout.Target, bool) {
		if ev.Kind != rules.EvObstacle || ev.To.Spot != rules.AttachedAt {
			return layout.Target{}, false
		}
		for r, n := range b.ThreatSymbols(s) {
			if n == 2 && b.Content().Card(content.ObstacleID(ev.Card)).HasThreat(content.Resource(r)) {
				return layout.Target{Kind: layout.Track, N: uint8(r)}, true
			}
		}
		return layout.Target{}, false
	},
	"at-port": atIcon(content.PortIcon),
	"at-gate": atIcon(content.GateIcon),
	"mastery": func(b *rules.Rulebook, _ *rules.State, ev *rules.Event) (layout.Target, bool) {
		reached := ev.Kind == rules.EvProgressed && int(ev.M) == b.Content().Board.Tracks[ev.Resource].Mastery
		return layout.Target{Kind: layout.Track, N: uint8(ev.Resource)}, reached
	},
	"stage": func(_ *rules.Rulebook, s *rules.State, ev *rules.Event) (layout.Target, bool) {
		return layout.Target{Kind: layout.Staged}, ev.Kind == rules.EvShuffle && ev.To.Spot == rules.ProgressDeck && s.Stage > 1
	},
	"dice-short": func(_ *rules.Rulebook, _ *rules.State, ev *rules.Event) (layout.Target, bool) {
		return layout.Target{}, ev.Kind == rules.EvShort
	},
}

// atIcon finds that a character has come to a location with an icon.
func atIcon(icon content.IconKind) func(b *rules.Rulebook, s *rules.State, ev *rules.Event) (layout.Target, bool) {
	return func(b *rules.Rulebook, s *rules.State, ev *rules.Event) (layout.Target, bool) {
		if ev.Kind != rules.EvTravel || b.Location(s, ev.Slot).Icon.Kind != icon {
			return layout.Target{}, false
		}
		return layout.Target{Kind: layout.Location, N: uint8(ev.Slot)}, true
	}
}

// CheckTips says what is wrong with tips, as a [content.Error].
func CheckTips(tips []content.Tip) error {
	var found content.Error
	for _, tip := range tips {
		if _, err := parseEvent(tip.Event); err != nil && tipEvents[tip.Event] == nil {
			found = append(found, content.Finding{File: tip.File, Line: tip.Line, Card: tip.ID, What: fmt.Sprint(err)})
		}
	}
	if len(found) > 0 {
		return found
	}
	return nil
}

// Meets reports whether a tip is about an event, and what on the table it is about. s is the table just after the event.
func Meets(b *rules.Rulebook, tip *content.Tip, s *rules.State, ev *rules.Event) (layout.Target, bool) {
	if find := tipEvents[tip.Event]; find != nil {
		return find(b, s, ev)
	}
	return about(b, s, ev), happens(tip.Event, ev)
}

// about is what an event is about.
func about(b *rules.Rulebook, s *rules.State, ev *rules.Event) layout.Target {
	switch ev.Kind {
	case rules.EvActivate, rules.EvTravel:
		return layout.Target{Kind: layout.Location, N: uint8(ev.Slot)}
	case rules.EvTrigger, rules.EvOvercome, rules.EvDefence, rules.EvAttempt:
		return layout.Target{Kind: layout.Obstacle, N: ev.Card}
	case rules.EvThreat, rules.EvProgressed:
		return layout.Target{Kind: layout.Track, N: uint8(ev.Resource)}
	case rules.EvStress, rules.EvRest:
		return layout.Target{Kind: layout.StressDie, N: ev.Player, Sub: uint8(ev.Stress)}
	case rules.EvCondition, rules.EvAchievement:
		for p := range s.Players {
			switch {
			case s.Players[p].Character != ev.Character:
			case ev.Kind == rules.EvCondition:
				return layout.Target{Kind: layout.StressDie, N: uint8(p), Sub: uint8(ev.Stress)}
			default: // the ability it opens, the last of those earned
				last := content.NumAbilities - 1
				for last > 0 && !b.HasAbility(s, p, last) {
					last--
				}
				return layout.Target{Kind: layout.Ability, N: uint8(p), Sub: uint8(last)}
			}
		}
	case rules.EvKnockedOut:
		return layout.Target{Kind: layout.Portrait, N: ev.Player}
	case rules.EvComplete:
		return layout.Target{Kind: layout.Staged, N: rules.NumStaged - 1}
	}
	return layout.Target{}
}
