// Package lesson plays a lesson at a table: it is the guide of the board and the layer with the note of the page that is read.
// What is taught, and the answers to what is tried, are in package teach.
package lesson
