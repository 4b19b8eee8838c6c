// Package art holds what the game looks like: its typefaces, its icons and its colours, all embedded in the
// program, and the pictures of its cards, which it paints.
//
// It is data and rasterising only. Nothing here opens a window or knows a rule, so it can be tested, and used to
// measure text, where there is no screen. The licences of fonts and icons lie beside them in fonts/ and icons/.
package art
