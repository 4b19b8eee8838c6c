// Package lab answers the questions that the rulebook's author asks of playtesters ("Playtest Guidance"), with figures. It answers those
// to the sheet of Skadi too.
//
// A [Plan] names who plays which campaigns, and the variants that are compared on the same seeds. Each campaign becomes a [Row], a
// line of JSON, by the measures of this package; the same job gives the same row on every machine. Runs append rows to a results
// file and go on where they were stopped. Package lab/report makes a page of the rows.
package lab
