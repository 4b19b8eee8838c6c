// Package art is the look of the game: typefaces, icons and colours, all embedded in the program, and the pictures of
// cards, which it paints.
//
// It is data and rasterising only. Nothing here opens a window or knows a rule, so it can be tested, and used to measure
// text, without a screen. The licences of fonts and icons lie beside them in fonts/ and icons/.
package art
