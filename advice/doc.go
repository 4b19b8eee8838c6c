// Package advice answers players' questions about a table: what a move will lead to, what an obstacle will do, and where a number
// comes from. Legal moves and their effects come from package rules. Package solver finds how a progress card can be finished, and
// package hints what is worth doing now.
//
// Every answer is computed on an observation ([rules.Rulebook.Observation]), so it reveals neither the order of a pile nor a roll to
// come. Chances are exact: they are summed over all ways the dice can fall, never sampled. No function changes the table it is given.
package advice
