// Package solver finds how a progress card can be finished this turn: every path through its squares, the moves that fill
// it, and for how few action dice and how little stress ([progress], [complete]). [Solution] says what it covers and how
// sure it is; docs/solver.md, how it searches.
//
// It asks package rules what may be done and what comes of it, and never looks at what the players cannot see
// ([rules.Rulebook.Observation]).
package solver
