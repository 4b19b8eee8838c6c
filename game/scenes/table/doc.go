// Package table is the scene of a campaign: a board (package board) with layers (package layer) over it. assemble puts the layers
// on one stack, the topmost first; the board walks it for each tick, key, click and picture, and knows no layer but by that stack.
//
// A new layer is a type that embeds [layer.Base], in a file or package of its own, and a line in assemble.
package table
