// Package rules is the rules engine of Six Winters, rules V20.4.
//
// Everything that happens is a Move. A Rulebook lists the legal moves of a State (Moves), returns why a move is not legal (Check)
// and carries one out (Apply), which returns Events. A State is plain data that can be copied by assignment, compared
// with == and resumed at any moment: it contains a stack of frames, for pending choices and effects, and a seeded
// random generator.
//
// PlayYear and PlayCampaign play automatically: they ask a Policy for each move and check all invariants after it. Policies that
// plan are in package advice/mind.
//
// The package has no pictures, files, clock or goroutines. Each part cites the id of the rule it carries out, such as
// [create].
package rules
