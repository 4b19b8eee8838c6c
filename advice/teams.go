package advice

import (
	"fmt"

	"sixwinters/rules"
)

// InShort is what an attempt that has not begun promises its team in one sentence, so that several teams can be compared: the
// chances that the defence holds and that the obstacle is overcome, abilities aside, and what a defence that fails costs each at
// most ([overcome]).
func (a *Attempt) InShort(b *rules.Rulebook, s *rules.State) string {
	var team, costs []string
	alone := a.Team&(a.Team-1) == 0
	for p := range rules.NumPlayers {
		if a.Team&(1<<p) == 0 {
			continue
		}
		name := b.PlayerName(s, p)
		team = append(team, name)
		switch worst := a.worst(p); {
		case worst.None():
		case alone:
			costs = append(costs, worst.Words())
		default:
			costs = append(costs, name+" "+worst.Words())
		}
	}
	who := rules.Joined(team, "and")
	if alone {
		who += " alone"
	}
	if a.Approach {
		return who + ": overcome on approach, without a defence."
	}
	say := fmt.Sprintf("%s: the defence holds %s, overcome %s", who, Percent(a.Holds), Percent(a.Completes))
	switch {
	case a.Holds == 1 || len(costs) == 0:
	case len(a.Shares) > 1:
		say += "; a failure costs at most " + rules.Joined(costs, "or")
	default:
		say += "; a failure costs " + rules.Joined(costs, "and")
	}
	return say + "."
}
