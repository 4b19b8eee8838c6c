// Package together lets two people at two computers play one campaign, a shared table. The campaign on each desk is an ordinary file of
// package saves and the durable copy; a server puts the lines of both desks into one order. docs/twodesks.md has the picture.
//
// A [Line] has a number and a chain: a hash of all lines before it and its own. The server takes a line only if it goes on from the last
// one it has, so of two desks that move at once one is first, and the other is asked again. A [Desk] checks each line by its own rules before
// it sends it and before it takes it.
package together
