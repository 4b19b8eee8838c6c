// Package render draws the table with Ebitengine.
//
// It reads a [layout.Plan], which says where everything lies, and the state of the game, and changes neither. What
// only depends on the view is drawn once into a picture of its own and kept until the view changes; what moves over it
// (lit places, held and flying dice, the large card) is drawn each frame.
package render
