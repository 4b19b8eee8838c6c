// Package paper prints the game to be played on a real table: its cards, boards, mats, tokens and rules as one PDF, in true size
// and ready to cut. It needs no window. All lengths are millimetres, sizes of letters points.
package paper
