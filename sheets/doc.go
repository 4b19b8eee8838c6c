// Package sheets reads and writes cards as tables of spreadsheets: one table for each kind, one row for each card. It changes card files
// only where a row says something new, so that a table that nobody has changed leads to the same files.
package sheets
