// Package firstmet is the layer that explains what is met for the first time, once, beside where it happened.
package firstmet
