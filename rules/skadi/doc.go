// Package skadi is the rules of Skadi, a solo dice game: sixteen weeks on a farm in a tenth-century winter. Rules have ids such as
// [raid-tie], which code, tests and refusals cite; Rules lists them in words. Every number is on the Sheet, which is data.
//
// A Game is the rules for one sheet. Moves lists the legal moves of a State, Check says why one is not legal, Apply carries it out and
// tells what happens, each with its Cause. Dice come from the seeded generator in the state.
package skadi
