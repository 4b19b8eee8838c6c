package gesture

import (
	"fmt"
	"slices"
	"strings"

	"sixwinters/advice"
	"sixwinters/content"
	"sixwinters/rules"
)

// Brought says where the obstacles are now that came into play with the location in a slot: here, at another location, or
// on a pile once they were overcome or discarded. It is nothing for a location that comes with none.
func Brought(b *rules.Rulebook, s *rules.State, at content.Slot) (lines []string) {
	with := b.Location(s, at).Attach
	for id := range b.Content().Cards {
		card := content.ObstacleID(id)
		o, name := &s.Obstacles[card], b.Content().Card(card).Name
		if o.Zone == rules.Locked || !slices.Contains(with, name) {
			continue
		}
		say := name + " has left the board."
		switch {
		case o.Zone == rules.InPlay && o.At == at:
			say = name + " is still here."
		case o.Zone == rules.InPlay:
			say = fmt.Sprintf("%s is now at %s.", name, b.Location(s, o.At).Name)
		}
		if !slices.Contains(lines, say) { // of two copies
			lines = append(lines, say)
		}
	}
	return lines
}

// MovingIn says which obstacle moves to a location that has none as it activates, as things stand ([move-obstacle]).
func MovingIn(b *rules.Rulebook, s *rules.State, at content.Slot) (lines []string) {
	if s.Phase != rules.Turns || !b.Activates(s, at) {
		return nil
	}
	for _, l := range advice.MovingIn(b, s) {
		if l.At == at {
			lines = append(lines, rules.FixFullStops(l.Words))
		}
	}
	return lines
}

// Brings says what is printed on the obstacles that come with a location card that can be chosen: who chooses it chooses them.
func Brings(b *rules.Rulebook, l *content.Location) (lines []string) {
	cards := b.Content()
	for i := range cards.Obstacles {
		o := &cards.Obstacles[i]
		if !slices.Contains(l.Attach, o.Name) {
			continue
		}
		printed := rules.ObstacleFields(o, o.Dice, o.Damage.Points())
		for i := range printed {
			printed[i] = strings.ToLower(printed[i])
		}
		say := append([]string{o.Name + ": " + strings.Join(printed, ", ") + "."}, b.ObstacleText(o)...)
		lines = append(lines, strings.Join(say, " "))
	}
	return lines
}

// BringsWhen says when a staged card brings its obstacle; nothing of other cards ([new-obstacles]).
func BringsWhen(b *rules.Rulebook, s *rules.State, id content.ProgressID) []string {
	switch n := slices.Index(s.Staging[:], id); {
	case n < 0 || id == content.NoProgress:
		return nil
	case b.BringsNext(s)[n]:
		return []string{"Its strip is red: it does so when step 5 comes next."}
	}
	return []string{"Its strip is pale: it does so only once others to its right are gone."}
}

// Burning says of a location in play that burns what comes of it ([session-end]).
func Burning(s *rules.State, at content.Slot) []string {
	if s.Phase == rules.SessionEnd && s.Burned>>s.Slots[at]&1 != 0 {
		return []string{"It is burned, out of the campaign. A new location takes its place."}
	}
	return nil
}
