// Package companion is the layer of the partner that the program plays: it plays one character beside the player. What it means to do
// is what a hint would say (package hints of advice); here it says so before it does anything, waits, asks, and is told otherwise.
package companion
