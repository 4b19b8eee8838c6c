// Package saves keeps campaigns on disk. A campaign is one file that people can read:
//
//	six winters campaign 5
//	game v0.2.0
//	players Anna
//	companion 2
//	content 3f9a...
//	box 77c0... 1.2 Toll Roads
//	seed 1
//	difficulty standard
//	start standard
//	house rest-one dice-10
//	moves ~5e0d22c1
//	choose 1 keel #4c1f ~1b9c7a40
//	undo #91aa ~07d4e2b6
//	hand 2 #91aa ~3c0b91d5
//	snapshot {"Year":1,...} ~c2f09b11
//	...
//
// After the header stands what happened, a line each: moves in their notation, `undo` and `redo`, to which player the mouse
// is handed over (`hand`), and a snapshot of the whole table at the end of each year. The number after # is the fingerprint
// of the table after the line. The number after ~ is a checksum of the line and of the checksum before it, so that a line
// that is changed, lost or moved is found. Lines are only ever added at the end; a line is on the disk before what it tells
// is shown.
//
// The first line names the format. A file of an earlier one is read as well, and written anew with the next line: in format 1 the
// mouse was not handed over, in format 2 there were no house rules, in format 3 no companion, in format 4 no boxes. The lines `box` name those of the campaign, the lowest first; the line `house` names those of the
// campaign, if there are any; `companion` tells which player the program plays, if it plays one.
//
// A campaign goes on as far as its lines can be played again. If one cannot, since it is damaged or since the cards have
// changed, the campaign goes on from the next snapshot after it, or else from the table before it. Then the file is kept
// under another name, and a new one is written in which a `resume` line with a snapshot stands for what was lost; what is
// whole before it stays in the file, and can be looked at.
package saves
