// Package rules is the game of Six Winters, rules V20.4: what may be done and what comes of it.
//
// Everything that happens is a Move. A Rulebook lists the legal moves of a State (Moves), says why a move is not
// legal (Check) and carries one out (Apply), telling what happened as Events. A State is plain data that can be copied
// by assignment, compared with == and resumed at any moment: what must still be chosen or carried out lies on a stack
// of frames inside it, and chance comes from a seeded generator inside it.
//
// PlayYear and PlayCampaign play by themselves: they ask a Policy for each move and look whether everything that must hold of the
// table does. The players that think about their moves are in package mind of the advice, which asks this one like everybody else.
//
// The package has no pictures, files, clock or goroutines. Each part cites the id of the rule it carries out, such as
// [create].
package rules
