// Package training teaches the learned worth of package mind: it plays campaigns by a fast planner, keeps their records, and fits
// what their tables said of their ends. The same seeds give the same weights.
package training
