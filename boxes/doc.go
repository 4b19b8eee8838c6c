// Package boxes opens boxes of custom cards: folders or zip files with a box.toml. See docs/boxes.md.
//
// A box may come from anywhere, so nothing in it is trusted. It is read into memory within limits. Links and paths that lead
// out of it are refused with a sentence. Nothing in it is ever run, or written under a name from it.
package boxes
