package advice

import (
	"sixwinters/advice/yield"
	"sixwinters/rules"
)

// mostFalls is the most ways dice can fall that are all examined: enough for nine dice rolled together.
const mostFalls = 3000

// way is one way the dice can fall, with the table and the events it leads to.
type way struct {
	chance float64 // 0..1
	table  rules.State
	events []rules.Event
}

// toss is one die of a script of rolls.
type toss struct {
	value int // 1..6
	group int // rolls of one kind into one place, one after another, are a group
	kind  rules.Kind
	to    rules.Place
}

// eachFall calls do, then see, for every way its dice can fall. The order of dice rolled into the same place does not matter, so
// only rising orders are tried, with the chance of all; unless each is set, for dice that decide whether another is rolled. It
// returns false, having seen only some ways, if there are more than mostFalls.
func eachFall(s *rules.State, each bool, do func(t *rules.State, story *rules.Story, rolls rules.Rolls), see func(w *way)) bool {
	var script []toss
	for n := 0; ; n++ {
		if n == mostFalls {
			return false
		}
		at := 0
		rolls := func(k rules.Kind, to rules.Place) int {
			if at == len(script) {
				script = append(script, toss{value: 1, kind: k, to: to})
				if at > 0 && !each {
					if last := &script[at-1]; last.kind == k && last.to == to {
						script[at].group, script[at].value = last.group+1, last.value
					}
				}
			}
			at++
			return script[at-1].value
		}
		yield.Now()
		w := way{table: *s}
		var story rules.Story
		do(&w.table, &story, rolls)
		w.events = story.Events
		w.chance = chanceOf(script)
		see(&w)
		// The next script: the last die that can show more does, and what follows is rolled anew.
		for len(script) > 0 && script[len(script)-1].value == rules.Sides {
			script = script[:len(script)-1]
		}
		if len(script) == 0 {
			return true
		}
		script[len(script)-1].value++
	}
}

// falls calls do, then see, for some ways the dice can fall. It returns false if there are too many to try all it should.
type falls func(s *rules.State, do func(t *rules.State, story *rules.Story, rolls rules.Rolls), see func(w *way)) bool

// allFalls returns all ways in which dice fall of which none decides whether another is rolled.
func allFalls(s *rules.State, do func(t *rules.State, story *rules.Story, rolls rules.Rolls), see func(w *way)) bool {
	return eachFall(s, false, do, see)
}

// faces tries the six ways in which all dice show the same value (see eachFace).
func faces(s *rules.State, do func(t *rules.State, story *rules.Story, rolls rules.Rolls), see func(w *way)) bool {
	eachFace(func(rolls rules.Rolls) {
		w := way{table: *s}
		var story rules.Story
		do(&w.table, &story, rolls)
		w.events = story.Events
		see(&w)
	})
	return true
}

// eachFace calls do with dice that all show 1, then all 2, up to 6; once if it rolls none. In single steps of the game, what is
// the same each time does not depend on the dice.
func eachFace(do func(rolls rules.Rolls)) {
	for value, rolled := 1, true; value <= rules.Sides && rolled; value++ {
		rolled = false
		do(func(rules.Kind, rules.Place) int {
			rolled = true
			return value
		})
	}
}

// chanceOf returns the chance of a script in any order within its groups: for each die, its place in its group over how many
// of the group show its value so far, over six.
func chanceOf(script []toss) float64 {
	p := 1.0
	same := 0
	for i := range script {
		if script[i].group > 0 && script[i].value == script[i-1].value {
			same++
		} else {
			same = 1
		}
		p *= float64(script[i].group+1) / float64(same) / rules.Sides
	}
	return p
}

// eachRoll calls see with every count of values that n dice rolled together can show, and its chance.
func eachRoll(n int, see func(v *rules.Values, chance float64)) {
	var v rules.Values
	var spread func(value, left int, chance float64)
	spread = func(value, left int, chance float64) {
		if value == rules.Sides {
			v[rules.Sides-1] = uint8(left)
			see(&v, chance)
			return
		}
		// k of the dice left show value: the binomial chance among the values that are left.
		p := 1 / float64(rules.Sides-value+1)
		for k := 0; k <= left; k++ {
			v[value-1] = uint8(k)
			spread(value+1, left-k, chance*binomial(left, k, p))
		}
	}
	spread(1, n, 1)
}

// binomial returns the chance that k of n come about, each with chance p.
func binomial(n, k int, p float64) float64 {
	c := 1.0
	for i := range k {
		c *= float64(n-i) / float64(i+1) * p
	}
	for range n - k {
		c *= 1 - p
	}
	return c
}
