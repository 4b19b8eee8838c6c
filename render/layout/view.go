package layout

import (
	"slices"

	"sixwinters/content"
	"sixwinters/rules"
)

// View is what the table shows, but for what moves over it.
type View struct {
	Book         *rules.Rulebook
	State        *rules.State
	W, H         float64              // of the window, in device pixels
	Scale        float64              // size of everything in relation to the usual one, 0.75 to 2; 0 is 1
	Sofa         bool                 // read from two metres: large, with the whole map in sight
	Open         []Pane               // the panes to be in sight while the table is folded, the most wanted first
	Together     Together             // what of them is wanted at the same time, before all others
	Prompt       string               // what is asked
	PromptPlayer int                  // who is asked, or rules.NoPlayer
	AsksAll      bool                 // all in play are asked, in a step that runs by itself
	Stands       bool                 // the prompt is what is asked all through the actions or an attempt
	Acting       string               // said of the actions step instead of what the rules say; "" for nothing else
	Options      []string             // labels of the prompt's buttons
	Continues    bool                 // the table waits for the first of them, which stands out as Done does
	Waits        bool                 // the first of them does nothing yet
	Digits       []uint8              // what presses each of them; nil where they are counted as they stand in sight
	Strip        []int                // how many signs lie at the end of the prompt line, most wanted first: the first number that has room
	OptionPage   int                  // which page of them is shown, from 0, where they are too many for one
	Done         bool                 // the Done button is offered
	Offers       []content.LocationID // locations to choose between at session end
	Lifted       bool                 // one of the cards to choose is in the hand: the others make way for where it goes
	Aside        bool                 // the cards to choose from are put aside, so that the table is seen
	Order        []uint8              // the places of the staged cards in the order being made, top to bottom; nil for none
	LogOpen      bool
	Muted        bool               // the sound is off
	Pace         int                // how fast what happens is shown, 1 slow to 4 at once; 0 shows no buttons for it
	Stepped      bool               // each automatic step waits
	Keys         Keys               // what presses the buttons, as it stands on them
	Log          []LogLine          // oldest first
	LogBack      int                // how many of the latest lines are scrolled out of sight
	LogOnly      string             // which lines of the log are shown, in a word
	LogSearch    string             // what they must hold
	LogSeeks     bool               // that is being written
	Looms        Looming            // the worst that the turn is certain to bring
	Watched      bool               // the campaign is only looked at: the timeline lies in the place of the prompt line
	Note         *Note              // lies over the table
	Fan          int                // one more than the slot whose obstacles are spread because the pointer is there; 0 for none
	FanFrom      content.ObstacleID // the one that was pointed at then; with Fan only

	// Parts finds what has arrived of the table in a plan; the rest is bare cloth, and out of reach. Nil: all has.
	Parts   func(p *Plan) []Rect
	PartsOf string // names what Parts finds, to compare views; "" for all
}

// Same reports whether the table lies alike in two views, whatever note lies over it.
func (v *View) Same(w *View) bool {
	return v.Book == w.Book && *v.State == *w.State &&
		v.W == w.W && v.H == w.H && v.Scale == w.Scale && v.Sofa == w.Sofa &&
		slices.Equal(v.Open, w.Open) && v.Together == w.Together && v.Fan == w.Fan && v.FanFrom == w.FanFrom &&
		v.Prompt == w.Prompt && v.PromptPlayer == w.PromptPlayer && v.AsksAll == w.AsksAll && v.Stands == w.Stands && v.Acting == w.Acting &&
		slices.Equal(v.Options, w.Options) && v.Continues == w.Continues && v.Waits == w.Waits && slices.Equal(v.Digits, w.Digits) &&
		slices.Equal(v.Strip, w.Strip) && v.OptionPage == w.OptionPage && v.Done == w.Done &&
		slices.Equal(v.Offers, w.Offers) && v.Lifted == w.Lifted && v.Aside == w.Aside && slices.Equal(v.Order, w.Order) &&
		slices.Equal(v.Log, w.Log) && v.LogOpen == w.LogOpen && v.LogBack == w.LogBack &&
		v.LogOnly == w.LogOnly && v.LogSearch == w.LogSearch && v.LogSeeks == w.LogSeeks &&
		v.Muted == w.Muted && v.Pace == w.Pace && v.Stepped == w.Stepped && v.Keys == w.Keys && v.Watched == w.Watched && v.Looms.same(&w.Looms) && v.PartsOf == w.PartsOf
}

// Clone returns a copy of all that Same compares, which stays as it is when the table changes.
func (v *View) Clone() View {
	c := *v
	state := *v.State
	c.State, c.Note = &state, nil
	c.Open, c.Options, c.Offers = slices.Clone(v.Open), slices.Clone(v.Options), slices.Clone(v.Offers)
	c.Order, c.Log, c.Digits = slices.Clone(v.Order), slices.Clone(v.Log), slices.Clone(v.Digits)
	c.Strip = slices.Clone(v.Strip)
	return c
}

// Looming is a forecast of harm.
type Looming struct {
	Step rules.Step // that brings it
	On   Target     // where it lies on the table
	Also []Target   // where less harm lies that comes too
	Says []string   // in a sentence, then in fewer and fewer words; nil for nothing
}

func (l *Looming) same(m *Looming) bool {
	return l.Step == m.Step && l.On == m.On && slices.Equal(l.Also, m.Also) && slices.Equal(l.Says, m.Says)
}

// Keys are the names of the keys of buttons, "" for none.
type Keys [NumButtons]string

// LogLine is one line of the log, before it is broken to fit.
type LogLine struct {
	Text   string
	Head   bool   // it begins a turn or a step
	Rule   string // the id of the rule it is about, or ""
	Indent int    // how many causes deep, from 0
	Event  rules.Event
	Also   *[]Target // what it is about besides that; nil for nothing
}

// Choosing reports whether the table shows the characters to choose from: during session setup, until each player has
// one ([session]). Starting locations are chosen before ([campaign]), also while it is shown how one of them comes into play.
func (v *View) Choosing() bool {
	return v.State.Phase == rules.Setup && len(v.Offers) == 0 && v.State.Offered == 0 &&
		(!hasCharacter(&v.State.Players[0]) || !hasCharacter(&v.State.Players[1]))
}

// Asked reports whether a player is asked: alone, as one of those who act as they like in the actions step ([actions]), or as one of
// those who decide together what the rules leave open ([choice]).
func (v *View) Asked(player int) bool {
	if v.PromptPlayer != rules.NoPlayer {
		return v.PromptPlayer == player
	}
	s := v.State
	return s.Phase == rules.Turns && (s.Step == rules.StepActions || v.AsksAll) && s.Players[player].InPlay()
}

// AskedAlone reports whether a player is asked and the other is not.
func (v *View) AskedAlone(player int) bool { return v.Asked(player) && !v.Asked(1-player) }

// StandsOut reports whether a player's panel is framed: who is asked alone, and in an attempt whoever takes part. In the actions step, where
// both act anyway, neither is.
func (v *View) StandsOut(player int) bool {
	a := &v.State.Attempt
	return v.AskedAlone(player) || v.Asked(player) && a.Phase != rules.NoAttempt && a.Team&(1<<player) != 0
}

// Rests reports whether only the other player is asked.
func (v *View) Rests(player int) bool { return v.AskedAlone(1 - player) }

// UnitIn returns the size of a unit in pixels: as large as 1280 by 720 units allow, and in squarer windows a little larger, down to
// 1108 by 831 units.
func UnitIn(w, h float64) float64 {
	return max(0.1, min(h/720, max(w/1280, min(w/1108, h/831))))
}

// scale returns the factor by which everything is larger than usual.
func (v *View) scale() float64 {
	if v.Scale == 0 {
		return 1
	}
	return v.Scale
}
