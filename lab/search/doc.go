// Package search looks for values of numbers on cards and boards at which campaigns come out as a target says: "at standard, 60% are won". It
// tries values with gonum's CMA-ES, plays the same seeds with each, and checks what it finds on fresh seeds. Only the command line links it.
package search
