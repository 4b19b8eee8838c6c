// Package game is the running game: its window, and the menus around the table. It puts together what the packages below it
// tell apart:
//
//   - app is what every scene is given: the rulebook, the painter, the settings, the mouse and the keyboard, and the ways to
//     other scenes.
//   - table is the scene of a campaign, where it is played, looked at again, and taught. Its doc says where to begin reading.
//   - What can be told without a scene knows nothing of one: what a hand may do (hand, hover, focus, movelist, desk), what is
//     taught (teach), what is shown and heard (motion, noise, menu, chapter, parchment, reader), and so on.
//
// Here are:
//
//   - The window: game.go is the game that Ebitengine runs, guard.go the net under it, rhythm.go when it draws, windowplace.go
//     where the window lies.
//   - Menus, each a scene: title.go, newcampaign.go, load*.go, naming.go and drop.go (all campaigns), lessons.go, credits.go,
//     crash.go. preferences.go and keyspage.go are the settings, a sheet that lies over any scene.
//
// Tests named *_window_test.go open the whole program in a window; package gametest has what they and the tests of the table share.
package game
