package advice

import "sixwinters/rules"

// mostFalls is how many ways dice can fall before they are no longer all looked at: enough for nine dice rolled together.
const mostFalls = 3000

// way is one way in which something comes about.
type way struct {
	chance float64 // of the dice falling so, 0..1
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

// eachFall carries something out once for every way in which its dice can fall. Dice rolled one after another into the
// same place are equal to the rules, so only their rising order is tried, with the chance of all orders; unless each, for
// dice of which every one decides whether another is rolled. It reports false, having seen some of them, if there are
// more than mostFalls.
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

// falls carries something out once for each of some ways in which its dice can fall. It reports false, having seen some of them, if there
// are too many.
type falls func(s *rules.State, do func(t *rules.State, story *rules.Story, rolls rules.Rolls), see func(w *way)) bool

// allFalls returns all ways in which dice fall of which none decides whether another is rolled.
func allFalls(s *rules.State, do func(t *rules.State, story *rules.Story, rolls rules.Rolls), see func(w *way)) bool {
	return eachFall(s, false, do, see)
}

// faces returns the ways in which all dice show the same: what is so in each of them does not hang on the dice, as eachFace
// has it.
func faces(s *rules.State, do func(t *rules.State, story *rules.Story, rolls rules.Rolls), see func(w *way)) bool {
	eachFace(func(rolls rules.Rolls) {
		w := way{table: *s, chance: 1. / rules.Sides}
		var story rules.Story
		do(&w.table, &story, rolls)
		w.events = story.Events
		see(&w)
	})
	return true
}

// eachFace calls do with dice that all show 1, then with dice that all show 2, and so on; once if it rolls none. What is the
// same each time does not hang on the dice, in all that single steps of the game do.
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
	var deal func(value, left int, chance float64)
	deal = func(value, left int, chance float64) {
		if value == rules.Sides {
			v[rules.Sides-1] = uint8(left)
			see(&v, chance)
			return
		}
		// k of the dice left show value: the binomial chance among the values that are left.
		p := 1 / float64(rules.Sides-value+1)
		for k := 0; k <= left; k++ {
			v[value-1] = uint8(k)
			deal(value+1, left-k, chance*binomial(left, k, p))
		}
	}
	deal(1, n, 1)
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
