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
// After the header each line is one event: a move in its notation, `undo` or `redo`, a hand-over of the mouse to a player
// (`hand`), or a snapshot of the whole table at the end of a year. The number after # is the fingerprint
// of the table after the line. The number after ~ is a checksum of the line and of the checksum before it, so a
// changed, lost or moved line is detected. Lines are only added at the end. A line is on the disk before its event
// is shown.
//
// The first line has the number of the format. Files of earlier formats can be read, and are rewritten with the next line: format 1
// had no hand-overs, format 2 no house rules, format 3 no companion, format 4 no boxes. The `box` lines name the campaign's boxes, the
// lowest first. The `house` line names its house rules, if any. `companion` has the player that the program plays, if any.
//
// A table that two desks share ([TableHead]) has format 6. Its first line after the header is the head of the table, and every later line but
// a snapshot begins with the seat that wrote it:
//
//	table {"Format":2,"ID":...}
//	@1 choose 1 keel #4c1f ~1b9c7a40
//	@2 away 1 #4c1f ~07d4e2b6
//
// A campaign continues as far as its lines can be replayed. If a line cannot, because it is damaged or the cards have
// changed, the campaign continues from the next snapshot, or else from the table before the line. The old file is then kept
// under another name. In the new file a `resume` line with a snapshot replaces the lost part; the intact part before it
// stays in the file and can be viewed.
package saves
