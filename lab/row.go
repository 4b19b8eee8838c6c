package lab

import (
	"fmt"

	"sixwinters/content"
	"sixwinters/rules"
)

// Row is a campaign, or a winter of Skadi, that was played: a line of a results file. The [Measures] say what is counted.
type Row struct {
	Job
	Plan    string `json:"plan"`
	Nth     int    `json:"nth"`             // of the variant in the plan, from 0
	Game    string `json:"game"`            // version of the program
	Content string `json:"content"`         // hash of the cards, or of the sheet
	House   string `json:"house,omitempty"` // house rules
	Boxes   []Box  `json:"boxes,omitempty"` // the lowest first
	LeftOut

	Victory   string         `json:"victory"` // or title
	Won       bool           `json:"won"`
	Score     int            `json:"score"`
	Moves     int            `json:"moves"`
	Years     []Year         `json:"years,omitempty"`
	ByHand    map[string]int `json:"by_hand,omitempty"`   // texts to be carried out by hand that were left out, by card
	Winter    *Winter        `json:"winter,omitempty"`    // of Skadi
	Violation string         `json:"violation,omitempty"` // the rule that was broken; the campaign ends there
	Record    string         `json:"record,omitempty"`    // of a campaign with a violation, to play it again
}

// Box names a box of cards, as records do.
type Box struct {
	Name    string `json:"name"`
	Version string `json:"version"`
	Hash    string `json:"hash"`
}

// Tracks are numbers by track: support, diplomacy and so on, in the order of the boards.
type Tracks [content.NumResources]int

// Year is what was measured in a year. Names are those on cards.
type Year struct {
	Turns           int                  `json:"turns"`
	TurnMoves       []int                `json:"turn_moves"`
	TurnAttempts    []int                `json:"turn_attempts"`
	TurnActivations []int                `json:"turn_activations"`
	TurnDecisions   []int                `json:"turn_decisions"`
	TurnLeads       []int                `json:"turn_leads"`
	TurnChances     []int                `json:"turn_chances"`
	Cast            []string             `json:"cast"`
	Progress        Tracks               `json:"progress"`
	Threat          Tracks               `json:"threat"`
	Conditions      []Blow               `json:"conditions"`
	KnockOuts       []Blow               `json:"knock_outs"`
	RunOuts         []RunOut             `json:"run_outs"`
	MostDice        Tracks               `json:"most_dice"`
	Abilities       map[string]int       `json:"abilities"`
	Obstacles       map[string]*Obstacle `json:"obstacles"`
	Progressed      map[string]*Progress `json:"progress_cards"`
	DrawPiles       Piles                `json:"draw_piles"`
}

// Blow is a condition marked or a knock-out.
type Blow struct {
	Who   string `json:"who"`
	Track string `json:"track,omitempty"` // of a condition
	Turn  int    `json:"turn"`
	Cause string `json:"cause"`
	Near  bool   `json:"near,omitempty"` // of a knock-out: as the turn's actions began, one track had no box left
}

// RunOut is a die that was missing: wanted while the supply of its kind was empty.
type RunOut struct {
	Kind  string `json:"kind"` // a resource, or action
	Turn  int    `json:"turn"`
	Cause string `json:"cause"`
}

// Obstacle is what an obstacle's copies did together.
type Obstacle struct {
	Stays       int `json:"stays,omitempty"`       // turns begun with it in play, by copy
	Activations int `json:"activations,omitempty"` // times it activated
	Stress      int `json:"stress,omitempty"`      // points it dealt, by its text or a failed defence
	Attempts    int `json:"attempts,omitempty"`
	Failed      int `json:"failed,omitempty"` // defences
	Dice        int `json:"dice,omitempty"`   // laid on its pattern
	Overcome    int `json:"overcome,omitempty"`
}

// Add adds other counters of the same obstacle.
func (o *Obstacle) Add(more Obstacle) {
	o.Stays += more.Stays
	o.Activations += more.Activations
	o.Stress += more.Stress
	o.Attempts += more.Attempts
	o.Failed += more.Failed
	o.Dice += more.Dice
	o.Overcome += more.Overcome
}

// Progress is what became of a progress card.
type Progress struct {
	Taken     int `json:"taken,omitempty"`     // to a player's place, at the start of the year too
	Passed    int `json:"passed,omitempty"`    // discarded from the staging area
	Completed int `json:"completed,omitempty"` // of those taken
	Turns     int `json:"turns,omitempty"`     // from being taken to being complete, 0 for the same turn
}

// Add adds other counters of the same progress card.
func (p *Progress) Add(more Progress) {
	p.Taken += more.Taken
	p.Passed += more.Passed
	p.Completed += more.Completed
	p.Turns += more.Turns
}

// Entry returns the entry of a name, a new one if there is none.
func Entry[T any](of map[string]*T, name string) *T {
	if of[name] == nil {
		of[name] = new(T)
	}
	return of[name]
}

// Piles are the obstacle draw piles of all regions at the end of a year.
type Piles struct {
	Cards   int `json:"cards"`
	Symbols int `json:"symbols"` // unconditional threat symbols on them
}

// Table is a variant of a plan that can be played.
type Table struct {
	Variant
	plan string
	nth  int // of the variant in the plan, from 0
	edition
}

// Tables opens all variants of a plan and returns their tables by name.
func (p *Plan) Tables() (map[string]*Table, error) {
	tables := map[string]*Table{}
	for i := range p.Variants {
		t, err := p.table(i)
		if err != nil {
			return nil, err
		}
		tables[t.Name] = t
	}
	return tables, nil
}

// table opens a variant of a plan and returns its table.
func (p *Plan) table(nth int) (*Table, error) {
	v := &p.Variants[nth]
	g, err := p.game()
	if err != nil {
		return nil, err
	}
	e, err := g.open(v, p.Fit)
	if err != nil {
		return nil, fmt.Errorf("variant %q: %w", v.Name, err)
	}
	return &Table{*v, p.Name, nth, e}, nil
}

// Play plays the campaign of a job.
func (t *Table) Play(j Job) Row {
	r, _ := t.play(j)
	return r
}

// play plays the campaign of a job, and returns what makes its record too.
func (t *Table) play(j Job) (Row, func() []byte) {
	r := Row{Job: j, Plan: t.plan, Nth: t.nth, Game: rules.Version(), Content: t.Content()}
	record := t.fill(&r)
	if r.Violation != "" {
		r.Record = string(record())
	}
	return r, record
}
