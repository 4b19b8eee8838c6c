// Package content holds the cards and boards of Six Winters as data: their types, the TOML files they are
// written in, the loader and its checks.
//
// The package knows what a card says, not what it does: effects are values of a closed vocabulary (see Effect and
// Op) which package rules checks, carries out and puts into words. Content is read once and never changed; a game in
// progress refers to cards by their index (ObstacleID, LocationID, ProgressID), never by pointer.
package content
