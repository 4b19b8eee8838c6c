// Package report makes a page of the campaigns that the lab has played: the questions of the rulebook's "Playtest Guidance", each
// with an answer made from the figures, plots and tables. The page is one file that opens anywhere without a network.
package report
