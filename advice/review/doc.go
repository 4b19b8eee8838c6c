// Package review looks back at a campaign: how the chance to win went from turn to turn, what of that was luck and what decisions, and
// which decisions made it.
//
// The chance to win is the learned worth of the table at the beginning of each turn. A decision is what was done in the actions step up
// to the next roll or card turned up, or one large choice outside it. It counts by how much worse or better the campaign stood after it
// than after what the program would have done, over the same imagined draws. All else that changed the chance is luck: rolls, cards,
// events, and small choices on the way.
//
// It sees what the players saw at the time. The same campaign has the same review on every run.
package review
