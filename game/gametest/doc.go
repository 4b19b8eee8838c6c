// Package gametest helps to test the game: the program without a window, the program in a window with a mouse and a keyboard
// before it, and pictures of scenes. It knows no scene; [Begin] says how the program begins.
package gametest
