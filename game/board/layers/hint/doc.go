// Package hint is the layer with the hint that the players have asked for; package hints of advice thinks it out.
package hint
