// Package render draws the table with Ebitengine.
//
// It reads a [layout.Plan], which says where everything lies, and the state of the game, and changes neither. What
// only depends on the view is drawn once into a picture of its own and kept until the view changes; what moves over it
// (lit places, held and flying dice, the large card) is drawn each frame.
//
// Each kind of thing is drawn in a file of its name, by the type whose job it is:
//
//	surface    shapes, light, icons, pictures
//	canvas     a surface that is written on
//	pieces     what lies or is printed in many places: keys, fields and what package components draws on paper too
//	table      what is drawn once: boards, mats, panels of cards to choose, logPane
//	overlay    what is drawn each frame: labels, largeCards, tips, notes, moments, timelines
//	faces      the fronts of cards; bookDrawer the rules; Chapter the sheets
package render
