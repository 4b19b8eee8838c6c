package hints

import (
	"fmt"
	"slices"
	"strings"

	"sixwinters/advice"
	"sixwinters/content"
	"sixwinters/rules"
)

// The reasons for an attempt and for what is done in it ([overcome]).

// whyAttempt is why for an attempt or for going on with it: what it promises, and what it costs.
func (w *worder) whyAttempt(a advice.Attempt) string {
	name, team := w.b.Content().Card(a.Obstacle).Name, w.b.TeamName(w.s, a.Team)
	gain := w.gain(a.Obstacle, a.Team)
	if gain == "" {
		gain = " " + reasonToAttempt(w.b, w.s, a.Obstacle)
	}
	if w.m.Kind == rules.MoveDefend && w.s.Attempt.Phase == rules.Approach && (a.Approach || a.ByAbilities) {
		return fmt.Sprintf("%s could be covered now. A defence rerolls the action dice first, and may leave better ones. %s.%s",
			name, rules.Capital(w.defence(&a)), gain)
	}
	if a.Approach || a.Missing.Len() == 0 {
		return fmt.Sprintf("%s can be overcome for certain by %s with what is at hand.%s", name, team, gain)
	}
	if a.ByAbilities {
		return fmt.Sprintf("%s can overcome %s with abilities, without a defence.%s", team, name, gain)
	}
	defence := rules.Capital(w.defence(&a)) + "."
	if advice.Percent(a.Chance) == advice.Percent(0) {
		return fmt.Sprintf("%s cannot be overcome by %s with the dice at hand. Those that cover it stay for a later attempt. %s", name, team, defence)
	}
	chance := "the chance to overcome it is " + advice.Percent(a.Chance) + "."
	if advice.Percent(a.Chance) == advice.Percent(1) {
		chance = "it is overcome for certain."
	}
	does := fmt.Sprintf("%s is worth an attempt by %s", name, team)
	switch {
	case w.m.Kind == rules.MoveDefend:
		does = fmt.Sprintf("%s can continue against %s", team, name)
	case a.Chance < longShot:
		does = fmt.Sprintf("%s can try %s: an attempt by itself costs no die", team, name)
	}
	return fmt.Sprintf("%s. %s %s%s", does, rules.Capital(chance), defence, gain)
}

// gain is what comes of overcoming an obstacle, as sentences with a space before each: for the threats, and what its text does; "" for nothing.
func (w *worder) gain(id content.ObstacleID, team uint8) (say string) {
	if eases := w.eases(id); len(eases) > 0 {
		say = " With it gone, the " + rules.Joined(eases, "and") + " threat grows more slowly" + w.passes(id, eases) + "."
	}
	return say + overcoming(w.b, w.s, id, team)
}

// overcoming says what the text of an obstacle brings a team that overcomes it, and what it costs whom, as sentences with a space before each; ""
// for nothing ([overcome-end]).
func overcoming(b *rules.Rulebook, s *rules.State, id content.ObstacleID, team uint8) (say string) {
	if gains, _, _ := strings.Cut(strings.TrimSuffix(b.OvercomeGains(id), "."), ";"); gains != "" {
		say = " Overcoming it: " + rules.LowerFirst(gains) + "."
	}
	harm := advice.OvercomingOf(b, s, id, team)
	costs := []string{harm[0].Clause(b.PlayerName(s, 0)), harm[1].Clause(b.PlayerName(s, 1))}
	if both := b.TeamName(s, 1<<rules.NumPlayers-1); harm[0].Clause(both) == harm[1].Clause(both) {
		costs = []string{harm[0].Clause(both)}
	}
	for _, cost := range costs {
		if cost != "" {
			say += " Overcoming it " + cost + "."
		}
	}
	return say
}

// whyCover is why for covering a printed die: that it is the last one, that what is at hand covers the others as well, or that the
// die stays for later ([overcome]).
func (w *worder) whyCover() string {
	b, s, m := w.b, w.s, w.m
	id := s.Attempt.Obstacle
	name, who := b.Content().Card(id).Name, b.PlayerName(s, int(m.Player))
	open := b.Uncovered(s, id)
	if open.Len() == 1 {
		return fmt.Sprintf("%s can cover the last open die of %s and overcome it.%s", who, name, w.gain(id, s.Attempt.Team))
	}
	say := fmt.Sprintf("Still to cover on %s: %s", name, advice.ValueList(&open))
	if a := advice.OfAttempt(b, s, id, s.Attempt.Team); a.Approach || a.Rolled && a.Completes >= 1 {
		return fmt.Sprintf("%s, and what is at hand covers all of it: %s can begin with the %d.%s", say, who, m.Arg, w.gain(id, s.Attempt.Team))
	}
	return fmt.Sprintf("%s. %s can cover the %d. That die stays there for a later attempt if this one fails.", say, who, m.Arg)
}

// eases are the tracks whose threats would go on by less in the coming threats step without an obstacle: those of its symbols
// that are too many, or where their markers are at the last space those that go on instead ([threats]).
func (w *worder) eases(id content.ObstacleID) (tracks []string) {
	if w.s.Obstacles[id].Zone != rules.InPlay {
		return nil
	}
	now := advice.ThreatsToCome(w.b, w.s)
	t := *w.s
	w.b.TryDiscard(&t, id)
	without := advice.ThreatsToCome(w.b, &t)
	for r := range content.Resource(content.NumResources) {
		with, sure := now.On(r)
		if less, also := without.On(r); sure && also && with > less {
			tracks = append(tracks, r.String())
		}
	}
	return tracks
}

// passes says which full tracks of an obstacle's symbols pass their steps on to others that it eases; "" for none.
func (w *worder) passes(id content.ObstacleID, eases []string) string {
	var full []string
	other := false
	for r := range content.Resource(content.NumResources) {
		bears := w.b.Content().Card(id).HasThreat(r)
		other = other || !bears && slices.Contains(eases, r.String())
		if bears && w.s.Threat[r] == content.TrackSpaces {
			full = append(full, r.String())
		}
	}
	if !other || full == nil {
		return ""
	}
	is := " is full"
	if len(full) > 1 {
		is = " are full"
	}
	return ", as " + rules.Joined(full, "and") + is
}

// longShot is the chance under which an attempt is a matter of luck.
const longShot = 1.0 / 3

// defence says how likely the defence of an attempt holds, and what a failed one does.
func (w *worder) defence(a *advice.Attempt) string {
	say := "the defence " + holds(a.Defends)
	if a.Defends == 0 {
		say = "the defence fails"
	}
	damage := a.DamageWords()
	if a.Defends >= 1 || len(a.Shares) == 0 || damage == "" {
		return say
	}
	takes := rules.TeamVerb(a.Team, "takes", "share")
	or := "; if not,"
	if advice.Percent(a.Defends) == advice.Percent(0) {
		or = ", and"
	}
	return fmt.Sprintf("%s%s %s %s %s stress", say, or, w.b.TeamName(w.s, a.Team), takes, damage)
}

// whyLeave is why for taking the damage of a failed defence, and for ending an attempt.
func (w *worder) whyLeave() string {
	name := w.b.Content().Card(w.s.Attempt.Obstacle).Name
	a := advice.OfAttempt(w.b, w.s, w.s.Attempt.Obstacle, w.s.Attempt.Team)
	covers := slices.ContainsFunc(w.b.Moves(w.s, nil), func(m rules.Move) bool { return m.Kind == rules.MoveCover })
	w.again = []string{": take the damage and continue", ": take the damage", ": leave it"}
	switch {
	case w.m.Kind == rules.MoveFace && a.Completes >= 1:
		return fmt.Sprintf("The defence has failed: take the damage. The dice can still cover %s afterwards.", name)
	case w.m.Kind == rules.MoveFace:
		return "The defence has failed: take the damage and continue."
	case !covers:
		return fmt.Sprintf("No die at hand covers what is left on %s. The dice on it stay for a later attempt.", name)
	case a.Completes >= 1:
		return fmt.Sprintf("The dice at hand could cover %s now. Leave it anyway.", name)
	}
	return fmt.Sprintf("What fits does not overcome %s yet: leave it.", name)
}

// holds says how likely a defence holds.
func holds(chance float64) string {
	p := advice.Percent(chance)
	if p == advice.Percent(1) {
		return "holds for certain"
	}
	return "holds " + p + " of the time"
}
