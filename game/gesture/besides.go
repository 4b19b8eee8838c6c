package gesture

import (
	"fmt"

	"sixwinters/content"
	"sixwinters/render/layout"
	"sixwinters/rules"
)

// besides returns what a die is for besides what such dice are always for: what a mastery that holds, or an ability, lets be done
// with it ([mastery], [sorcery-mastery], [ability]).
func (t table) besides(on layout.Target) (text []string) {
	if on.Die.IsAction() {
		return nil
	}
	r := on.Die.Kind().Resource()
	masters := func(of content.Resource) {
		if t.b.Mastery(t.s, of) {
			text = append(text, fmt.Sprintf("{mastery} Mastery of {%v} %v: %s", of, of, rules.MasteryText(of)))
		}
	}
	switch on.Place.Spot {
	case rules.InPool:
		for p := range t.s.Players {
			if t.s.Players[p].InPlay() && t.b.MayConvert(t.s, p, r) {
				text = append(text, fmt.Sprintf("%s may use it as an action die: drag it to the unspent dice.", t.b.PlayerName(t.s, p)))
			}
		}
		masters(content.Support)
		if t.s.Pool[r].Len() > 1 {
			masters(content.Diplomacy)
		}
	case rules.AtLocation:
		if r == content.Military || r == content.Sorcery {
			masters(r)
		}
	}
	return text
}

// masters returns the players whose characters take part in the attempt in hand on an obstacle, or could in one that is not begun,
// and have mastered its skill ([skill-mastery]).
func (t table) masters(id content.ObstacleID) (list []int) {
	a := &t.s.Attempt
	for p := range t.s.Players {
		switch {
		case a.Phase != rules.NoAttempt && a.Obstacle == id:
			if a.Masters&(1<<p) != 0 {
				list = append(list, p)
			}
		case t.s.Players[p].InPlay() && t.b.Master(t.s, p, id):
			list = append(list, p)
		}
	}
	return list
}
