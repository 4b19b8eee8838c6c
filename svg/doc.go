// Package svg reads the drawings that players make for their cards, and paints them in any size.
//
// It knows the part of SVG that drawing programs write for plain drawings: shapes, paths, groups, copies, classes, flat colours,
// linear and radial gradients, strokes, dashes and opacity. What else would show is refused with its line, not left out: texts,
// pictures, filters, masks, clips, patterns and markers. Nothing outside of the file is ever read.
//
// The libraries at hand do not fit. github.com/fyne-io/oksvg v0.2.0, the one that is maintained, makes the page for browsers 1.4 MB
// larger, which is past its limit; a group that holds a copy of itself ends the program; and it takes no gradient as Inkscape
// writes it. github.com/srwiley/rasterx and its kin know no even-odd areas.
//
// A drawing may come from anybody: how deep it goes, how many elements it shows and how much work it is to paint are bounded.
package svg
