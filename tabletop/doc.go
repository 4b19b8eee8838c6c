// Package tabletop writes the game as a saved object of Tabletop Simulator: sheets of cards with their backs, boards, mats, characters,
// cubes and dice, laid out for the first year.
package tabletop
