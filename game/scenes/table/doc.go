// Package table is the scene in which a campaign is played: a board and the layers over it. assemble puts the layers on one stack, the
// topmost first. To add a layer is to add a line there.
package table
