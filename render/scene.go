package render

import (
	"sixwinters/content"
	"sixwinters/render/layout"
)

// Scene is everything to be drawn in a frame. All places are in device pixels.
type Scene struct {
	View layout.View
	Plan *layout.Plan // of View

	Weather Weather
	Fade    float64 // how much of the season before is still seen, from 1 to 0

	Hidden []layout.Target // what is held or on its way and so does not lie where it belongs
	Lit    []Lit           // what may be chosen
	Dim    []layout.Target // what may not be chosen while others are
	Glow   []layout.Target // what is spoken of
	Hover  layout.Target   // what is under the pointer
	Focus  layout.Target   // what the keyboard points at
	// LogLine is one more than the line of the log that the keyboard is on; 0 for none.
	LogLine int

	Held         []Held
	HeldX, HeldY float64 // where the hand is
	Flights      []Flight
	Effects      []Effect

	Zoom               layout.Target   // shown large, beside the thing itself
	Pinned             []layout.Target // shown large until they are let go, to compare
	Refusal            string          // why something was refused, in sentences near a point; "" for nothing
	RefusalX, RefusalY float64
	Tip                Tip                      // what lies under the pointer
	TipAt              layout.Rect              // and where that is
	Cite               func(rule string) string // names the rule of a tip or of a line of the log, by its id, as players are told of it
	Timeline           *Timeline                // of a campaign that is only looked at; nil otherwise
	Banner             string                   // a title across the boards, such as the season's event
	BannerOf           *Event                   // the event card it announces, if it announces one
	BannerCard         CardRef                  // another card that it is about, if there is one
	BannerBurns        bool                     // that card burns
	BannerBeside       layout.Rect              // what it is about and does not lie on; empty if nothing
}

// Lit is a target that may be chosen, and what comes of it.
type Lit struct {
	Target layout.Target
	Label  string // a few words; shown where there is room and always under the pointer
	Verb   string // what is done there, shown on small things that do not say it themselves; "" for nothing
}

// lit is where all lies that may be chosen, or that is spoken of.
func (s *Scene) lit() (list []layout.Rect) {
	add := func(t layout.Target) {
		if r, ok := s.Plan.Rect(t); ok {
			list = append(list, r)
		}
	}
	for i := range s.Lit {
		add(s.Lit[i].Target)
	}
	for _, t := range s.Glow {
		add(t)
	}
	return list
}

// covers is how many lit things lie under something beside a thing.
func (s *Scene) covers(r, thing layout.Rect) (n int) {
	for _, l := range s.lit() {
		if r.Overlaps(l) && !l.Overlaps(thing) {
			n++
		}
	}
	return n
}

// Event is an event card: what a season brings with so many symbols showing.
type Event struct {
	Season  content.Season
	Symbols int
}
