package rules

// Players are automatic players, by whom tests come to tables that are worth looking at. They are in package mind, which imports
// this one, so that its tests cannot import it: mind_test.go hands them in from outside.
var Players struct {
	Greedy  func(seed uint64) Policy
	Steered func(seed uint64, wish func(before *State, m Move, after *State) float64) Policy
}
