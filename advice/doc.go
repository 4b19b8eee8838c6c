// Package advice is what helps a player think: what a move will lead to, what an obstacle will do, and where a number comes
// from. It asks package rules, which alone knows what may be done and what comes of it. How a progress card can be finished is
// found by package solver, and what is worth doing now by package hints.
//
// Nothing in it looks at what the players cannot see: every answer is worked out on the table as far as they see it
// ([rules.Rulebook.Observation]), so neither the order of a pile nor a roll to come can show in it. Chances are exact: they
// are added up over all ways the dice can fall, never sampled. Nothing in it changes a table that is handed to it.
package advice
