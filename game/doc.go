// Package game is the window of the running game. It puts together the packages below it:
//
//   - app is what every scene is given: the rulebook, the painter, the settings, the mouse and the keyboard, and the ways to
//     other scenes.
//   - scenes has a package for each scene: title, campaigns, table, replay, skadi and the rest.
//   - board is the table of a campaign, which the scenes table and replay show. Its layers come and go over it: lessons, hints,
//     the companion, the log.
//   - gesture maps drags and clicks to legal moves.
//   - story turns events into sentences, log lines, moments and sounds; motion shows them step by step.
//   - menu, chooser and words are the widgets and the words of all menus and sheets.
//   - input is the mouse, the keyboard, the gamepad and the finger.
//   - teach is what the lessons say, and text the game in lines.
//   - report writes reports, and background runs slow work beside the window.
//   - gametest has what tests of scenes share.
//
// game.go is the game that Ebitengine runs and wires the scenes, crashguard.go catches faults, framerate.go tells when the
// window draws, windowplace.go where it lies, notice.go says what went wrong over any scene, and cards.go draws contact sheets of all cards.
//
// TestTour in game/scenes/table is the way of one drag, from the mouse to the disk and the screen: begin there. Tests named
// *_window_test.go open the whole program in a window.
package game
