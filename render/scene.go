package render

import (
	"slices"

	"sixwinters/content"
	"sixwinters/render/layout"
)

// Scene is all that is drawn in a frame. Places are in device pixels.
type Scene struct {
	View layout.View
	Plan *layout.Plan // of View

	Weather Weather
	Fade    float64 // how much of the last season is still seen, from 1 to 0

	Hidden []layout.Target // held or on its way, and so not in its place
	Lit    []Lit           // can be chosen
	Dim    []layout.Target // cannot be chosen while others can
	Glow   []layout.Target // spoken of
	Hover  layout.Target   // under the pointer

	Changed []layout.Target // since the players acted last
	Ghosts  []Ghost         // of markers that have moved since then
	Strip   *Strip          // of what happened since then; nil for none
	Focus   layout.Target   // what the keyboard points at
	// FocusSign is the button of a gamepad that takes what has the focus; "" for none.
	FocusSign string
	// LogLine is one more than the index of the log's entry that the keyboard is on; 0 for none.
	LogLine int

	Held         []Held
	HeldX, HeldY float64 // the pointer
	Flights      []Flight
	Proposed     []Proposed    // pieces that somebody proposes to move
	Here         layout.Target // what somebody points at for the other player; none for a part of the table
	HereAt       layout.Rect   // where that is; empty for nothing in sight
	HereOnPin    bool          // the pinned card of Here is pointed at instead
	HereBy       string        // who points, where that is known
	Effects      []Effect

	Zoom               layout.Target   // shown large, beside the thing itself
	Pinned             []layout.Target // shown large until unpinned, to compare
	PinPlaces          []PinPlace      // of those, in the same order
	About              layout.Target   // what is asked about, or attempted: no pinned card lies on it; of kind None for nothing
	Refusal            string          // why something was refused, written near a point; "" for nothing
	RefusalX, RefusalY float64
	RefusedDrop        layout.Target            // what was put back with it, if anything: it stays in sight
	Tip                Tip                      // on the thing under the pointer
	TipAt              layout.Rect              // the place of that thing
	Cite               func(rule string) string // returns the name of a rule by its id
	Timeline           *Timeline                // of a campaign that is being reviewed; nil otherwise
	Defence            *Defence                 // that players decide on; nil for none
	Moment             *Moment                  // across the boards; nil for none
}

// Lit is a target that can be chosen, and what comes of it.
type Lit struct {
	Target layout.Target
	Label  string // a few words, shown where there is room and always under the pointer
	Verb   string // what is done there, shown on small things; "" for nothing
	Adds   bool   // a die that can be picked to be rerolled: it bears a plus, and those that are picked lie in the prompt line
	Quiet  bool   // it is not lit, and has its label only under the pointer
}

// Ghost is a marker of a track where it stood before.
type Ghost struct {
	Resource content.Resource
	Cube     Cube
	Space    int // from 0, before the first
}

// lit returns the places of all that can be chosen or is spoken of.
func (s *Scene) lit() (list []layout.Rect) {
	on := slices.Clone(s.Glow)
	for i := range s.Lit {
		on = append(on, s.Lit[i].Target)
	}
	for _, t := range on {
		if r, ok := s.Plan.Rect(t); ok {
			list = append(list, r)
		}
	}
	return list
}

// covers returns the number of lit things under r that thing does not overlap.
func (s *Scene) covers(r, thing layout.Rect) (n int) {
	return r.Count(slices.DeleteFunc(s.lit(), thing.Overlaps))
}

// Event names an event card by its season and the number of symbols showing, 0 to 3.
type Event struct {
	Season  content.Season
	Symbols int
}
