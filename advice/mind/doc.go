// Package mind plays Six Winters by itself. A policy chooses one of the legal moves, knowing what the players know; it moves nothing
// itself, and asks package rules whatever it wants to know, as the window does.
//
// [Greedy] looks one move ahead, by rules of thumb: what an attempt promises, which way across a progress card is the cheapest. A
// [Planner] searches the whole actions step of both characters, values the tables it can come to, and keeps to its plan as long as
// nothing comes otherwise than it knew (docs/solver.md, "Hints"). Only [Steered] play knows what is hidden, to find what is seldom
// come upon. rules.RandomPolicy plays without a thought.
package mind
