// Package layout is the floor plan of the table: where each board, card, square and die lies in a window of a given
// size, and what lies under a point.
//
// It is pure geometry. It opens no window and draws nothing, so it can be tested without a screen; package render
// draws what is planned here. All lengths are device pixels. The plan is made in units (see [Plan.Unit]), one of which
// is a pixel in a window of 1280 by 720, so that the table grows with its window:
//
//	+----------------------------------------------------------------------+
//	| year, wheel of seasons | the seven steps and help       | buttons    |
//	+----------------+----------------+----------------+-------------------+
//	| the Empire     | Red Bank       | Settled Lands  | trade board       |
//	| three slots, each a location card and a column   +-------------------+
//	| of obstacles                                     | staging area      |
//	+----------------+----------------+----------------+-------------------+
//	| prompt, options, Done                                                |
//	+----------------------------+--------+--------+-----------------------+
//	| mat of the first player    | card   | card   | mat of the second     |
//	+----------------------------+--------+--------+-----------------------+
//
// At scales above the usual one a window holds fewer units, and the table is folded into panes with tabs: see fold.go.
package layout
