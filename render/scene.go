package render

import (
	"sixwinters/render/layout"
	"sixwinters/rules"
)

// Scene is everything to be drawn in a frame. All places are in device pixels.
type Scene struct {
	View layout.View
	Plan *layout.Plan // of View

	Weather Weather
	Fade    float64 // how much of the season before is still seen, from 1 to 0

	Hidden []layout.Target // dice, obstacles or standees that are held or in flight and so do not lie where they belong
	Lit    []Lit           // what may be chosen
	Dim    []layout.Target // what may not be chosen while others are
	Glow   []layout.Target // what something is happening to
	Hover  layout.Target   // what is under the pointer
	Focus  layout.Target   // what the keyboard points at

	Held         []rules.Die // in the hand
	HeldX, HeldY float64     // where the hand is
	Flights      []Flight

	Zoom         layout.Target   // shown large, beside the thing itself
	Pinned       []layout.Target // shown large until they are let go, to compare
	ZoomX, ZoomY float64         // the pointer; the large card lies beside it if the thing itself is not on the table
	Note         string          // a sentence near a point, such as why a move was refused
	NoteX, NoteY float64
	Tip          Tip         // what lies under the pointer
	TipAt        layout.Rect // and where that is
	Timeline     *Timeline   // of a campaign that is only looked at; nil otherwise
	Banner       string      // a title across the boards, such as the season's event
}

// Lit is a target that may be chosen, and what comes of it.
type Lit struct {
	Target  layout.Target
	Label   string // a few words; shown where there is room and always under the pointer
	Refused bool   // it may not be chosen
}

// Flight is a die or a card on its way.
type Flight struct {
	Die      rules.Die // NoDie if a card flies
	Card     CardRef
	From, To layout.Rect
	Rolled   bool    // the die tumbles on its way
	Flip     bool    // the card comes from a pile and turns over on its way
	T        float64 // how much of its time has passed: 0 at From, 1 at To
}

// CardKind is a kind of card that can fly over the table.
type CardKind uint8

// The kinds of card.
const (
	NoCard CardKind = iota
	ObstacleCard
	ProgressCard
	LocationCard
	CharacterToken
)

// CardRef names a card: ID is the content's ObstacleID, ProgressID or LocationID; for a CharacterToken it is the player.
type CardRef struct {
	Kind CardKind
	ID   uint8
}
