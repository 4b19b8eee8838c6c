// Package app is what every scene of the game is given, an [App]: what comes with the game, what the players do and have set, and
// the ways to other scenes. It knows no scene: package game fills in its [Routes].
package app
