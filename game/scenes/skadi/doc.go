// Package skadi is the scene in which a winter of Skadi is played: its table under the hand, the keys and the voice, the lesson, and the
// replay. [Open] goes to a saved winter or begins one.
package skadi
