package teach

import (
	"fmt"
	"slices"

	"sixwinters/advice"
	"sixwinters/content"
	"sixwinters/render/layout"
	"sixwinters/rules"
)

// overcomeOver is what brings up a tip once all has come of an obstacle that is overcome.
const overcomeOver = "overcome-over"

// tipEvents are what brings up a tip and is not simply an event: each finds in event i of a story, and in the table just
// after it, what the tip is about.
var tipEvents = map[string]func(b *rules.Rulebook, st *rules.Story, i int) (layout.Target, bool){
	"threats-at-two": func(b *rules.Rulebook, st *rules.Story, i int) (layout.Target, bool) {
		s, ev := &st.States[i], &st.Events[i]
		if i == 0 || ev.Kind != rules.EvObstacle || ev.To.Spot != rules.AttachedAt {
			return layout.Target{}, false
		}
		before := b.ThreatSymbols(&st.States[i-1]) // one that only moves brings none
		for r, n := range b.ThreatSymbols(s) {
			if n == rules.FreeThreats && before[r] < n && b.Content().Card(content.ObstacleID(ev.Card)).HasThreat(content.Resource(r)) {
				return layout.Target{Kind: layout.Track, N: uint8(r)}, true
			}
		}
		return layout.Target{}, false
	},
	"threat-by-symbols": func(_ *rules.Rulebook, st *rules.Story, i int) (layout.Target, bool) { // not by a card, nor for another track
		ev := &st.Events[i]
		by := rules.Cause{Kind: rules.ByStep, Step: rules.StepThreats, Resource: ev.Resource}
		return layout.Target{Kind: layout.Track, N: uint8(ev.Resource)}, ev.Kind == rules.EvThreat && ev.M > ev.N && ev.Cause == by
	},
	"first-dice": func(_ *rules.Rulebook, st *rules.Story, i int) (layout.Target, bool) {
		return layout.Target{Kind: layout.Portrait}, happens("step actions", &st.Events[i]) && st.States[i].Players[0].InPlay()
	},
	"second-turn": func(_ *rules.Rulebook, st *rules.Story, i int) (layout.Target, bool) {
		return layout.Target{}, happens("step actions", &st.Events[i]) && st.States[i].Turn > 1
	},
	"asset-made": func(_ *rules.Rulebook, st *rules.Story, i int) (layout.Target, bool) {
		ev := &st.Events[i]
		return layout.DieAt(ev.To, ev.Die, 0), ev.Kind == rules.EvDie && ev.From.Spot == rules.InPool && ev.To.Spot == rules.AtLocation
	},
	"die-placed": func(_ *rules.Rulebook, st *rules.Story, i int) (layout.Target, bool) {
		ev := &st.Events[i]
		return layout.Target{Kind: layout.Current, N: ev.To.N}, ev.Kind == rules.EvDie && ev.To.Spot == rules.OnSquare
	},
	"defence-due": func(b *rules.Rulebook, st *rules.Story, i int) (layout.Target, bool) { // or what is at hand overcomes it before that
		ev, s := &st.Events[i], &st.States[i]
		a := &s.Attempt
		placed := ev.Kind == rules.EvDie && ev.To.Spot == rules.OnObstacle
		due := a.Phase == rules.Approach && (ev.Kind == rules.EvAttempt || placed) && !advice.OfAttempt(b, s, a.Obstacle, a.Team).Approach
		return layout.Target{Kind: layout.Obstacle, N: uint8(a.Obstacle)}, due
	},
	"winter-activates": func(_ *rules.Rulebook, st *rules.Story, i int) (layout.Target, bool) {
		ev := &st.Events[i]
		winter := ev.Kind == rules.EvActivate && ev.Season == content.Winter
		return layout.Target{Kind: layout.DrawPile, N: uint8(ev.Slot.Region())}, winter
	},
	"obstacle-activated": func(_ *rules.Rulebook, st *rules.Story, i int) (layout.Target, bool) { // one that does something
		ev := &st.Events[i]
		return layout.Target{Kind: layout.Obstacle, N: ev.Card}, ev.Kind == rules.EvTrigger && !st.Idle(i)
	},
	"new-obstacle": func(_ *rules.Rulebook, st *rules.Story, i int) (layout.Target, bool) {
		ev, s := &st.Events[i], &st.States[i]
		comes := ev.Kind == rules.EvObstacle && ev.From.Spot == rules.DrawPile && ev.To.Spot == rules.AttachedAt
		return layout.Target{Kind: layout.Obstacle, N: ev.Card}, comes && s.Phase == rules.Turns && s.Step == rules.StepNewObstacles
	},
	"harder-obstacle": func(b *rules.Rulebook, st *rules.Story, i int) (layout.Target, bool) { // one of a location comes with that
		ev := &st.Events[i]
		return layout.Target{}, ev.Kind == rules.EvUnlock && !b.Content().Card(content.ObstacleID(ev.Card)).OfLocation
	},
	"task-done": func(b *rules.Rulebook, st *rules.Story, i int) (layout.Target,
		bool) { // a character that is unlocked gets some for none
		ev := &st.Events[i]
		return about(b, &st.States[i], ev), ev.Kind == rules.EvAchievement && ev.Player != rules.NoPlayer
	},
	"stash-open": func(b *rules.Rulebook, st *rules.Story, i int) (layout.Target, bool) {
		ev := &st.Events[i]
		if i == 0 || ev.Kind != rules.EvAchievement || ev.Player == rules.NoPlayer {
			return layout.Target{}, false
		}
		p := int(ev.Player)
		opens := b.Stashes(&st.States[i], p) != content.NoResource && b.Stashes(&st.States[i-1], p) == content.NoResource
		return layout.Target{Kind: layout.Stash, N: ev.Player}, opens
	},
	"at-port": atIcon(content.PortIcon),
	"at-gate": atIcon(content.GateIcon),
	"mastery": func(b *rules.Rulebook, st *rules.Story, i int) (layout.Target, bool) {
		ev := &st.Events[i]
		reached := ev.Kind == rules.EvProgressed && int(ev.M) == b.Content().Board.Tracks[ev.Resource].Mastery
		return layout.Target{Kind: layout.Track, N: uint8(ev.Resource)}, reached
	},
	"stage": func(_ *rules.Rulebook, st *rules.Story, i int) (layout.Target, bool) {
		return layout.Target{Kind: layout.Staged}, rules.BeginsStage(st.Events[i])
	},
	"dice-short": func(_ *rules.Rulebook, st *rules.Story, i int) (layout.Target, bool) {
		return layout.Target{}, st.Events[i].Kind == rules.EvShort
	},
}

// atIcon finds that a character has come to a location with an icon.
func atIcon(icon content.IconKind) func(b *rules.Rulebook, st *rules.Story, i int) (layout.Target, bool) {
	return func(b *rules.Rulebook, st *rules.Story, i int) (layout.Target, bool) {
		s, ev := &st.States[i], &st.Events[i]
		if ev.Kind != rules.EvTravel || b.Location(s, ev.Slot).Icon.Kind != icon {
			return layout.Target{}, false
		}
		return layout.Target{Kind: layout.Location, N: uint8(ev.Slot)}, true
	}
}

// CheckTips says what is wrong with tips, as a [content.Error]: each is brought up by something, and where lessons teach what
// it is about, there are such lessons.
func CheckTips(tips []content.Tip, lessons []*Lesson) error {
	var found content.Error
	for _, tip := range tips {
		wrong := func(what string) {
			found = append(found, content.Finding{File: tip.File, Line: tip.Line, Card: tip.ID, What: what})
		}
		if _, err := parseEvent(tip.Event); err != nil && tipEvents[tip.Event] == nil && tip.Event != overcomeOver {
			wrong(fmt.Sprint(err))
		}
		for _, id := range tip.Taught {
			if !slices.ContainsFunc(lessons, func(l *Lesson) bool { return l.ID == id }) {
				wrong(fmt.Sprintf("there is no lesson `%s`", id))
			}
		}
	}
	if len(found) > 0 {
		return found
	}
	return nil
}

// Meets reports whether a tip is about event i of a story, what on the table it is about, and what has happened, in a
// sentence or several. over is what came of an obstacle that is overcome, where the event was the last of it, or nil.
func Meets(b *rules.Rulebook, tip *content.Tip, st *rules.Story, i int, over *Aftermath) (on layout.Target, fact string,
	ok bool) {
	find := tipEvents[tip.Event]
	switch {
	case tip.Event == overcomeOver && over == nil:
		return layout.Target{}, "", false
	case tip.Event == overcomeOver:
		return over.on, over.fact(), true
	case find != nil:
		on, ok = find(b, st, i)
	default:
		on, ok = about(b, &st.States[i], &st.Events[i]), happens(tip.Event, &st.Events[i])
	}
	if ok {
		fact = tell(b, st, i)
	}
	if ok && tip.Event == "threats-at-two" {
		fact += fmt.Sprintf(" It brings the second symbol of {%s} %[1]s.", content.Resource(on.N))
	}
	if ok && tip.Event == "winter-activates" {
		fact = "Winter activates all of " + b.RegionName(st.Events[i].Slot.Region()) + "."
	}
	return on, fact, ok
}

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
		p := slices.IndexFunc(s.Players[:], func(p rules.Player) bool { return p.Character == ev.Character })
		switch {
		case p < 0:
			return layout.Target{}
		case ev.Kind == rules.EvCondition:
			return layout.Target{Kind: layout.StressDie, N: uint8(p), Sub: uint8(ev.Stress)}
		}
		last := content.NumAbilities - 1 // the ability it opens, the last of those earned
		for last > 0 && !b.HasAbility(s, p, last) {
			last--
		}
		return layout.Target{Kind: layout.Ability, N: uint8(p), Sub: uint8(last)}
	case rules.EvKnockedOut:
		return layout.Target{Kind: layout.Portrait, N: ev.Player}
	case rules.EvComplete:
		return layout.Target{Kind: layout.Staged, N: rules.NumStaged - 1}
	}
	return layout.Target{}
}

// Passed reports whether what a tip tells of is no longer so: the actions step is over or no action die is left in it, no
// asset like the one made lies there, a second die lies on the card, the defence has been decided, nobody stands at the port or the
// gate, the next progress card has been taken.
func Passed(tip *content.Tip, on layout.Target, s *rules.State) bool {
	switch tip.Event {
	case "first-dice":
		return s.Step != rules.StepActions || !slices.ContainsFunc(s.Players[:], func(p rules.Player) bool { return p.Dice.Len() > 0 })
	case "asset-made":
		return on.Kind == layout.Die && s.Assets[on.Place.N][on.Die.Kind()].Of(on.Die.Value()) == 0
	case "die-placed":
		return s.Players[on.N].Chain != 1
	case "defence-due":
		return s.Attempt.Phase != rules.Approach && s.Attempt.Phase != rules.Defend
	case "at-port", "at-gate":
		return on.Kind == layout.Location && !slices.ContainsFunc(s.Players[:],
			func(p rules.Player) bool { return p.InPlay() && p.At == content.Slot(on.N) })
	case "complete":
		return !slices.ContainsFunc(s.Players[:], func(p rules.Player) bool { return p.Card == content.NoProgress })
	}
	return false
}
