// Package play is what a game promises to the rooms that serve any game: files, undo, replay and text. It knows no game.
//
// A game's state S is flat and comparable, a move M is one of a finite list, and a story T collects the events that a move causes. The
// types are parameters, so that a game's own fast paths and these rooms use the same methods.
package play

// Game is the rules of a game as those rooms use them.
type Game[S, M comparable, T any] interface {
	// Apply carries a move out. story, which may be nil, collects what happens. If the move is not legal, Apply returns why not,
	// and the state does not change.
	Apply(s *S, m M, story *T) error
	// Notation returns the move as a line of a record; Parse reads it.
	Notation(s *S, m M) string
	Parse(s *S, text string) (M, error)
	// Sentence says what the move does, for the player.
	Sentence(s *S, m M) string
	// Print returns a short fingerprint of a state, as on the lines of a record.
	Print(s *S) string
	// Reveals reports whether a move that led from one state to another has revealed hidden information, such as a roll.
	Reveals(was, is *S) bool
}
