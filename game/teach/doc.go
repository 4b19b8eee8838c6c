// Package teach runs the lessons of the guided session: what is shown next, whether a move is what a lesson waits for,
// and whether another one does no harm. It knows no rule: it tries moves with package rules. It also names the things on
// the table that lessons light up.
//
// The package draws nothing and is tested without a window.
package teach
