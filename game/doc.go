// Package game is the window of the running game. It puts together the scenes in the packages below it:
//
//   - app is what every scene is given: the rulebook, the painter, the settings, the mouse and the keyboard, and the ways to
//     other scenes.
//   - title is the first screen, with the lessons to choose from, the credits, and what is said after a fault of the program.
//   - campaigns is the list of all campaigns and the form of a new one.
//   - preferences is the sheet of the settings, which lies over any scene.
//   - table is the scene of a campaign, where it is played and taught, and replay where it is looked at again. The doc of table
//     says where to begin reading.
//   - What can be told without a scene knows nothing of one: what a hand may do (hand, hover, focus, movelist, desk), what is
//     taught (teach), what is told, shown and heard (narrate, motion, noise, menu, chapter, parchment, reader), and so on.
//
// game.go is the game that Ebitengine runs and wires the scenes, crashguard.go catches faults, framerate.go tells when the
// window draws, windowplace.go where it lies, notice.go says what went wrong over any scene, and cards.go draws contact sheets of all cards.
//
// Tests named *_window_test.go open the whole program in a window; package gametest has what tests of scenes share.
package game
