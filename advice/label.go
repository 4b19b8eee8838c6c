package advice

import (
	"fmt"
	"slices"
	"strings"

	"sixwinters/content"
	"sixwinters/rules"
)

// Label is [rules.Rulebook.Label] with Besides. Icons are {name}.
func Label(b *rules.Rulebook, s *rules.State, m rules.Move, marked ...rules.Move) string {
	return b.Label(s, m) + Besides(b, s, m, marked...)
}

// Besides returns certain consequences of a legal move that its label leaves out, to stand behind it: stress of arriving
// (": −3 {body}"), the chance that a defence holds (": holds 31%"), and the cards discarded with a staged card that is taken. It is
// "" for most moves. Of an attempt it counts the dice marked to be placed at once, as [OfAttempt] does.
func Besides(b *rules.Rulebook, s *rules.State, m rules.Move, marked ...rules.Move) string {
	var also []string
	switch {
	case m.Kind == rules.MoveTake:
		also = takingWords(OfTaking(b, s, m))
	case m.Kind == rules.MoveAttempt:
		a := OfAttempt(b, s, content.ObstacleID(m.Card), m.Arg, marked...)
		also = defenceWords(&a)
	case m.Kind == rules.MoveDefend:
		a := OfAttempt(b, s, s.Attempt.Obstacle, s.Attempt.Team)
		if also = defenceWords(&a); a.NoDefence() { // this rolls all the same
			also = []string{InsteadOfDefence}
		}
	case leads[m.Kind]:
		also = arrivalWords(b, s, m)
	}
	if len(also) == 0 {
		return ""
	}
	return ": " + strings.Join(also, ", ")
}

// InsteadOfDefence says at the answer that rolls a defence that nothing needs one, and what it does all the same.
const InsteadOfDefence = "not needed, rerolls your dice"

// defenceWords returns how likely the defence of an attempt holds, abilities included, or that it needs none.
func defenceWords(a *Attempt) []string {
	if a.NoDefence() {
		return []string{"no defence needed"}
	}
	return []string{"holds " + Percentage(a.Defends)}
}

// Percentage words a chance like [Percent], but in figures also where it is exact: "0%", "31%", "100%".
func Percentage(chance float64) string {
	switch chance {
	case 0:
		return "0%"
	case 1:
		return "100%"
	}
	return Percent(chance)
}

// leads are the kinds of move that may bring a character to a location.
var leads = map[rules.MoveKind]bool{
	rules.MoveTravel: true, rules.MoveSail: true, rules.MoveGate: true, rules.MoveTo: true, rules.MoveWith: true,
	rules.MoveUse: true, rules.MovePay: true, rules.MoveAct: true,
}

// ArrivalOf returns what arriving does to each player's character where a legal move leads to a location, or an obstacle that activates to
// one, as far as that is sure; nobody is harmed by moves that lead nowhere. Stress that another character may absorb counts for whom it is meant.
func ArrivalOf(b *rules.Rulebook, s *rules.State, m rules.Move) (all [rules.NumPlayers]Harm) {
	if !leads[m.Kind] {
		return all
	}
	t := b.Observation(s)
	var story rules.Story
	if b.ApplyRolling(&t, m, &story, nil) != nil {
		return all
	}
	from := slices.IndexFunc(story.Events, func(e rules.Event) bool { return e.Kind == rules.EvTravel })
	if activates(s) {
		from = 0 // it may be there already
	}
	if from < 0 {
		return all
	}
	events := story.Events[from:]
	for i, e := range events {
		unsure := e.Kind == rules.EvDie && e.Rolled // what comes after a roll is not sure
		if unsure || e.Kind == rules.EvTrigger || e.Kind == rules.EvActivate || e.Kind == rules.EvStep {
			return harms(b, events[:i])
		}
	}
	return harmsAndDue(b, &t, events)
}

// activates reports whether an obstacle that activates asks.
func activates(s *rules.State) bool {
	asks := s.Asks()
	return asks != nil && asks.Program.Kind == rules.OnActivate
}

// arrivalWords returns the harm of arriving in words, with whose it is where that is not the player's who moves.
func arrivalWords(b *rules.Rulebook, s *rules.State, m rules.Move) (say []string) {
	harm := ArrivalOf(b, s, m)
	for p := range harm {
		if harm[p].None() {
			continue
		}
		whose := ""
		if p != int(m.Player) || activates(s) {
			whose = b.PlayerName(s, p) + " "
		}
		say = append(say, whose+harm[p].Signs())
	}
	return say
}

// Taking is the consequences of taking a staged progress card ([complete], [stages]).
type Taking struct {
	Discards []content.ProgressID // the cards that go with it, in their order
	Stage    int                  // that begins by it; 0: none does
	// New and Before are the new obstacles a turn in that stage and in the present one.
	New, Before int
}

// OfTaking returns the consequences of a legal move that takes a staged card.
func OfTaking(b *rules.Rulebook, s *rules.State, m rules.Move) (out Taking) {
	t := b.Observation(s)
	var story rules.Story
	if b.ApplyRolling(&t, m, &story, nil) != nil {
		return out
	}
	for _, e := range story.Events {
		if e.Kind == rules.EvProgress && e.From.Spot == rules.Staged && e.To.Spot == rules.ProgressDiscard {
			out.Discards = append(out.Discards, content.ProgressID(e.Card))
		}
	}
	if t.Stage > s.Stage {
		out.Stage, out.New, out.Before = int(t.Stage), b.NewObstacles(&t), b.NewObstacles(s)
	}
	return out
}

// takingWords words the consequences of taking a card briefly.
func takingWords(t Taking) (say []string) {
	if n := len(t.Discards); n > 0 {
		say = append(say, rules.HowMany(n, "other card goes", "other cards go"))
	}
	if t.Stage > 0 {
		say = append(say, "stage "+rules.Roman(t.Stage)+" begins")
	}
	return say
}

// Words puts the consequences into sentences.
func (t *Taking) Words(b *rules.Rulebook) (say []string) {
	var names []string
	for _, id := range t.Discards {
		names = append(names, b.Content().Progress[id].Name)
	}
	switch len(names) {
	case 0:
		say = append(say, "Taking it discards no other card.")
	case 1:
		say = append(say, rules.FixFullStops("Taking it discards the card to the right of it: "+names[0]+"."))
	default:
		say = append(say, rules.FixFullStops("Taking it discards those to the right of it, and so uses up the stage sooner: "+rules.Joined(names, "and")+"."))
	}
	if t.Stage > 0 {
		say = append(say, fmt.Sprintf("Then stage %s begins: %s each turn, where now it is %d.", rules.Roman(t.Stage),
			rules.HowMany(t.New, "new obstacle", "new obstacles"), t.Before))
	}
	return say
}
