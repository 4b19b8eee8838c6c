// Package content has the cards and boards of Six Winters as data: their types, their TOML files,
// the loader and its checks.
//
// A card's effects are values of a closed vocabulary (see Effect and Op). Package rules checks them, carries them out
// and words them; this package only reads them. Content is read once and never changes. A game in
// progress refers to cards by index (ObstacleID, LocationID, ProgressID), never by pointer.
package content
