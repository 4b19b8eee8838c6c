// Package boxes opens boxes, which hold cards that others have made: folders or zip files with a box.toml. See docs/boxes.md.
//
// A box comes from anywhere, so nothing in it is trusted. It is read into memory within limits; links and paths that lead
// out of it are refused with a sentence, and nothing in it is ever run or written under a name of its own.
package boxes
