package layout

import (
	"sixwinters/content"
	"sixwinters/rules"
)

// Kind is what sort of thing on the table a Target is.
type Kind uint8

// The kinds of target, with the fields of Target that each uses.
const (
	None        Kind = iota
	Location         // N: slot, 0..8; the whole location card
	Action           // N: slot; the strip of the location's action, on cards that have one
	Obstacle         // N: obstacle
	Die              // Place, Die, I: the I-th of equal dice at that place
	Square           // N: player, Sub: square of the current progress card, 0..15
	Ability          // N: player, Sub: ability, 0..8
	Stash            // N: player
	StressDie        // N: player, Sub: stress track
	Pool             // N: resource; its whole box on the trade board
	Track            // N: resource; the twelve spaces with both markers
	Arrow            // N: from resource, Sub: to resource
	Standee          // N: player; the character's token at its location
	Portrait         // N: player; on the mat
	Choice           // N: character that may be chosen in session setup
	Offer            // N: location that may be chosen at session end
	Ordered          // N: 0 top to 3 bottom of the order that is being made of the staged cards
	Swap             // N: the same; its card changes places with the next one towards the bottom
	Staged           // N: 0 top to 3 bottom
	Current          // N: player; the current progress card
	CardPlace        // N: player; where it lies, while there is none
	Seat             // N: player; the mat, while no character lies there
	DrawPile         // N: region
	DiscardPile      // N: region
	Option           // N: index into View.Options
	Page             // N: page of the options to turn to, where they are too many for one
	Button           // N: one of the buttons
	LogPanel
	Control // N: one of the controls of the timeline
	Band    // the timeline's band
	NotePanel
	NoteButton // N: one of the buttons of a note
	Tab        // N: pane; in sight while the table is folded
)

// The buttons, as N of a Button target.
const (
	ButtonDone  uint8 = iota // beside the prompt
	ButtonAside              // the same; puts the cards to choose from aside, and brings them back
	ButtonPace               // beside Done: how fast what happens is shown
	ButtonSteps              // the same: whether each automatic step waits
	ButtonRules
	ButtonUndo
	ButtonRedo
	ButtonStanding
	ButtonLog
	ButtonSound
	ButtonMenu
	NumButtons
)

// The buttons of a note, as N of a NoteButton target.
const (
	NoteOn     uint8 = iota // what it is for: it goes on, or does what the note says
	NoteBack                // to the page before
	NoteReturn              // from a page that is read again to where one was
)

// Target names one thing on the table that a hand can point at. Targets are compared by ==; fields that a kind does
// not use are zero.
type Target struct {
	Kind   Kind
	N, Sub uint8
	Die    rules.Die
	I      uint8
	Place  rules.Place
}

// DieAt returns the target of the i-th of equal dice at a place.
func DieAt(place rules.Place, die rules.Die, i int) Target {
	return Target{Kind: Die, Place: place, Die: die, I: uint8(i)}
}

// Piece is a target and where it lies.
type Piece struct {
	Target Target
	Rect   Rect
}

// CardOf returns the card that a target shows, lies on or is printed on, and whether there is one.
func (v *View) CardOf(on Target) (card content.CardOf, ok bool) {
	s := v.State
	switch on.Kind {
	case Obstacle:
		return content.CardOf{Kind: content.ObstacleKind, N: on.N}, true
	case DiscardPile:
		top := s.Discard[on.N].Top()
		return content.CardOf{Kind: content.ObstacleKind, N: uint8(top)}, top != content.NoObstacle
	case Location, Action:
		return content.CardOf{Kind: content.LocationKind, N: uint8(s.Slots[on.N])}, !s.Empty(content.Slot(on.N))
	case Offer:
		return content.CardOf{Kind: content.LocationKind, N: on.N}, true
	case Standee, Portrait, Ability:
		who := s.Players[on.N].Character
		return content.CardOf{Kind: content.CharacterKind, N: uint8(who)}, who != content.NoCharacter
	case Choice:
		return content.CardOf{Kind: content.CharacterKind, N: on.N}, true
	case Staged:
		return progressCard(s.Staging[on.N])
	case Ordered:
		return progressCard(s.Staging[v.Order[on.N]])
	case Current, Square:
		return progressCard(s.Players[on.N].Card)
	}
	return content.CardOf{}, false
}

func progressCard(id content.ProgressID) (content.CardOf, bool) {
	return content.CardOf{Kind: content.ProgressKind, N: uint8(id)}, id != content.NoProgress
}
