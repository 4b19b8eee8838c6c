// Package title is the first screen of the game, and the menus around campaigns that it leads to: the lessons to choose from
// and the credits; and the screen after a fault of the program.
package title
