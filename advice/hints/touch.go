package hints

import (
	"fmt"
	"regexp"
	"slices"
	"strings"
	"unicode"

	"sixwinters/content"
	"sixwinters/rules"
)

// The third step of a hint: the square, the die or the box to touch.

// touch says what to touch, and what happens then where no other step has said it.
func (w *worder) touch() string {
	for _, say := range []func() string{w.touchDropped, w.touchClicked} {
		if at := say(); at != "" {
			return at
		}
	}
	return fmt.Sprintf("Press %q.", rules.Capital(w.b.Label(w.s, w.m)))
}

// it is the pronoun for the dice of the move.
func (w *worder) it() string {
	if len(w.dice()) > 1 && w.m.Kind != rules.MoveCreate && w.m.Kind != rules.MoveCreateAll && w.m.Kind != rules.MoveTrade && w.m.Kind != rules.MoveTradeAll {
		return "them"
	}
	return "it"
}

// place is a location with its region.
func (w *worder) place(at content.Slot) string {
	return w.b.Location(w.s, at).Name + ", in " + w.b.RegionName(at.Region())
}

// touchDropped is what dice are dropped on; "" for moves without dice.
func (w *worder) touchDropped() string {
	b, s, m := w.b, w.s, w.m
	dice, who := w.dice(), w.who()
	drop := func(format string, args ...any) string {
		return fmt.Sprintf("Drop "+w.it()+" on "+format+".", args...)
	}
	switch m.Kind {
	case rules.MoveCreate:
		return drop("%s in the pool", dice[1])
	case rules.MoveCreateAll:
		return drop("%s in the pool, and %s", dice[1], b.Label(s, m))
	case rules.MoveCreateStress:
		return drop("%s in the pool", dice[0])
	case rules.MoveTrade:
		return drop("the arrow from %s to %s, and take %s", m.Dice[1].Kind(), content.Resource(m.Arg), dice[1])
	case rules.MoveTradeAll:
		return drop("the arrow from %s to %s, and take all that show %d", m.Dice[1].Kind(), content.Resource(m.Arg), m.Dice[1].Value())
	case rules.MoveTravel, rules.MoveSail, rules.MoveGate:
		return drop("%s", w.place(m.Slot))
	case rules.MoveRest:
		return drop("%s's %s die, which goes to %d", who, content.Stress(m.Arg), s.Players[m.Player].Stress[m.Arg].Value+1)
	case rules.MoveAct:
		return drop("the text of its action, below the name")
	case rules.MovePlace:
		return drop("row %d, column %d", m.Arg/4+1, m.Arg%4+1)
	case rules.MoveUse:
		return drop("%s%s", w.box(), w.unsaid())
	case rules.MoveStash:
		return drop("the stash on %s's mat", who)
	case rules.MoveUnstash:
		return drop("%s", w.place(s.Players[m.Player].At))
	case rules.MoveMarch:
		return drop("%s", w.place(m.To))
	case rules.MoveConvert:
		return drop("%s's mat", who)
	case rules.MoveBarter:
		return drop("the %s pool", content.Resource(m.Arg))
	case rules.MoveCover:
		return drop("the printed %d", m.Arg)
	}
	return ""
}

// box names the box of an ability as the mat does, or by its number where the mat has an icon only, or the same words twice.
func (w *worder) box() string {
	names := map[string]int{}
	own := w.b.Content().Characters[w.s.Players[w.m.Player].Character].Abilities
	for i := range own {
		names[boxName(&own[i])]++
	}
	if name := boxName(w.b.Ability(w.s, int(w.m.Player), int(w.m.Arg))); names[name] == 1 && strings.ContainsFunc(name, unicode.IsLetter) {
		return fmt.Sprintf("%q on %s's mat", name, w.who())
	}
	return fmt.Sprintf("box %d on %s's mat", w.m.Arg+1, w.who())
}

// The icons in a short form of effects: a die's value is read as its number.
var (
	values = regexp.MustCompile(`\{(\d)\}`)
	icons  = regexp.MustCompile(`\{[^}]*\}`)
)

// boxName returns the words in the box of an ability.
func boxName(a *content.Ability) string {
	return strings.Join(strings.Fields(icons.ReplaceAllString(values.ReplaceAllString(rules.AbilityBrief(a)[0], "$1"), "")), " ")
}

// unsaid is what an ability does, as far as the reason has not said it.
func (w *worder) unsaid() string {
	if w.told {
		return ""
	}
	return ": " + w.b.Label(w.s, w.m)
}

// touchPicked is how dice are picked up.
func (w *worder) touchPicked() string {
	say := fmt.Sprintf("Click the die that shows %d", w.m.Dice[0].Value())
	if n := len(picked(w.all)); n > 1 {
		say = fmt.Sprintf("Click all %d", n)
	}
	if len(w.all) > 0 && w.all[len(w.all)-1].Kind == rules.MoveEnough {
		say += ", then \"Reroll\""
	}
	return say + "."
}

// touchClicked is what is clicked; "" for buttons.
func (w *worder) touchClicked() string {
	b, s, m := w.b, w.s, w.m
	switch m.Kind {
	case rules.MovePay:
		return fmt.Sprintf("Click %s%s.", w.box(), w.unsaid())
	case rules.MoveAttempt:
		teams := slices.DeleteFunc(b.Moves(s, nil), func(other rules.Move) bool { return other.Kind != m.Kind || other.Card != m.Card })
		if len(teams) > 1 {
			return fmt.Sprintf("Click it, then %q.", rules.Capital(b.Label(s, m)))
		}
		return "Click it to begin."
	case rules.MoveTake:
		if at := slices.Index(s.Staging[:], content.ProgressID(m.Card)); at >= 0 {
			return fmt.Sprintf("Click it: number %d from the top.", at+1)
		}
	case rules.MoveTo, rules.MoveStart:
		return fmt.Sprintf("Click %s.", w.place(m.Slot))
	case rules.MoveCard:
		return fmt.Sprintf("Click the card %s.", b.Content().Card(content.ObstacleID(m.Card)).Name)
	case rules.MoveChoose:
		return fmt.Sprintf("Click the card %s.", b.Content().Characters[m.Card].Name)
	case rules.MoveSettle:
		return fmt.Sprintf("Click the card %s.", b.Content().Locations[m.Card].Name)
	case rules.MoveWith:
		return fmt.Sprintf("Click %s.", b.PlayerName(s, int(m.Player)))
	case rules.MovePick:
		return w.touchPicked()
	case rules.MovePickTo:
		return fmt.Sprintf("Click the die that shows %d, then the %s pool.", m.Dice[0].Value(), content.Resource(m.Arg))
	case rules.MovePickAt:
		return fmt.Sprintf("Click the die that shows %d there.", m.Dice[0].Value())
	}
	return ""
}
