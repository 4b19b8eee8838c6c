package lab

import (
	"math"

	"sixwinters/advice/mind"
	"sixwinters/content"
	"sixwinters/rules"
)

// Measure is a count of a year of a campaign.
type Measure struct {
	Name     string // of the key in a row's years
	Question string // of the rulebook, which it helps to answer
	Words    string // what is counted

	note func(n *note, y *Year, s *rules.State, e rules.Event)
}

// The questions of the rulebook's "Playtest Guidance".
const (
	knockedOut = "Did any characters get knocked out? When? Was the risk understood?"
	conditions = "How many conditions do characters take in a session?"
	supply     = "Did any resource dice run out? When? How many are needed?"
	abilities  = "Which abilities are used? Is there a place for each character?"
	progress   = "How much progress was made in each session? Was it easy to win?"
	obstacles  = "Which obstacles matter, and which do nothing?"
	cards      = "Which progress cards are worth filling?"
	watered    = "Do the obstacle decks water down?"
	length     = "How long are turns and years?"
)

// measures are all measures, in the order of the keys of a row's years.
var measures = []Measure{
	{"turns", length, "turns of the year", (*note).turns},
	{"turn_moves", length, "moves of the players in each turn: every die placed, card chosen, question answered, and Done", (*note).turnMoves},
	{"turn_attempts", length, "obstacles attempted in each turn", (*note).turnAttempts},
	{"turn_activations", length, "obstacles that activated in each turn", (*note).turnActivations},
	{"turn_decisions", length, "moves in each turn at which the players had a choice: more than one move was legal", (*note).turnDecisions},
	{"turn_leads", progress, "spaces of the six progress markers less those of the six threat markers, as each turn's actions began", (*note).turnLeads},
	{"turn_chances", progress, "thousandths: the chance to win, as the planner's learned worth of the table tells it, as each turn's actions began", (*note).turnChances},
	{"cast", abilities, "the characters played, first player first", (*note).cast},
	{"progress", progress, "space of each progress marker, 1 to 12, at the end of the year's last turn", (*note).markers},
	{"threat", progress, "space of each threat marker, 1 to 12, at the end of the year's last turn", (*note).markers},
	{"conditions", conditions, "conditions marked on characters in play, with the turn and the cause", (*note).condition},
	{"knock_outs", knockedOut, "knock-outs, with the turn and the cause; near: as that turn's actions began, " +
		"one track had no condition box left", (*note).knockOut},
	{"run_outs", supply, "dice wanted while the supply of their kind was empty", (*note).runOut},
	{"most_dice", supply, "most dice of each resource that were out of the supply at the same time", (*note).mostDice},
	{"abilities", abilities, "uses of each ability, by placing a die or paying; abilities that always apply are not counted", (*note).ability},
	{"obstacles", obstacles, "what each obstacle did: turns begun in play, activations, stress dealt, attempts, failed defences, " +
		"dice laid on it, times overcome", (*note).obstacle},
	{"progress_cards", cards, "progress cards taken, passed, completed, and the turns from taking to completing", (*note).progressCard},
	{"draw_piles", watered, "cards in the obstacle draw piles at the end of the year's last turn, and the threat symbols on them", (*note).drawPiles},
}

// Measures lists what is counted.
func Measures() []Measure { return measures }

// note measures a campaign while it is played.
type note struct {
	row *Row
	b   *rules.Rulebook

	choice bool // more than one move was legal at the move that is made

	near  [rules.NumPlayers]bool // as the turn's actions began, one track had no box left
	taken [rules.NumPlayers]int  // the turn in which a player's progress card was taken
}

// event measures an event; s is the table just after it.
func (n *note) event(s *rules.State, e rules.Event) {
	for len(n.row.Years) < int(s.Year) {
		n.row.Years = append(n.row.Years, Year{
			TurnMoves: []int{}, TurnAttempts: []int{}, TurnActivations: []int{}, TurnDecisions: []int{}, TurnLeads: []int{}, TurnChances: []int{}, Cast: []string{}, Conditions: []Blow{}, KnockOuts: []Blow{}, RunOuts: []RunOut{},
			Abilities: map[string]int{}, Obstacles: map[string]*Obstacle{}, Progressed: map[string]*Progress{},
		})
	}
	if e.Kind == rules.EvByHand && e.N == 0 {
		if n.row.ByHand == nil {
			n.row.ByHand = map[string]int{}
		}
		n.row.ByHand[n.cause(s, e)]++
	}
	y := &n.row.Years[s.Year-1]
	for i := range measures {
		measures[i].note(n, y, s, e)
	}
}

// cause names what caused an event.
func (n *note) cause(s *rules.State, e rules.Event) string {
	why, _ := n.b.Clause(s, e)
	return why
}

func (n *note) name(who content.CharacterID) string { return n.b.Content().Characters[who].Name }

func (n *note) turns(y *Year, s *rules.State, e rules.Event) {
	if e.Kind == rules.EvYearOver {
		y.Turns = int(s.Turn)
	}
}

func (n *note) turnMoves(y *Year, _ *rules.State, e rules.Event) {
	if e.Kind == rules.EvTurn {
		y.TurnMoves = append(y.TurnMoves, 0)
	}
}

// moved counts a move; before is the table at which it was made.
func (n *note) moved(before *rules.State) {
	if before.Phase != rules.Turns {
		return
	}
	y := &n.row.Years[before.Year-1]
	y.TurnMoves[before.Turn-1]++
	if n.choice {
		y.TurnDecisions[before.Turn-1]++
	}
}

// counting returns a policy that plays as another does and notes whether it had a choice.
func (n *note) counting(choose rules.Policy) rules.Policy {
	return func(b *rules.Rulebook, s *rules.State, legal []rules.Move) rules.Move {
		n.choice = len(legal) > 1
		return choose(b, s, legal)
	}
}

func (n *note) turnDecisions(y *Year, _ *rules.State, e rules.Event) {
	if e.Kind == rules.EvTurn {
		y.TurnDecisions = append(y.TurnDecisions, 0) // counted with the moves
	}
}

// beginsActions reports whether an event is the beginning of a turn's actions.
func beginsActions(e rules.Event) bool {
	return e.Kind == rules.EvStep && rules.Step(e.N) == rules.StepActions
}

func (n *note) turnLeads(y *Year, s *rules.State, e rules.Event) {
	if !beginsActions(e) {
		return
	}
	lead := 0
	for r := range s.Progress {
		lead += int(s.Progress[r]) - int(s.Threat[r])
	}
	y.TurnLeads = append(y.TurnLeads, lead)
}

func (n *note) turnChances(y *Year, s *rules.State, e rules.Event) {
	if !beginsActions(e) {
		return
	}
	observed := n.b.Observation(s)
	outlook := mind.OutlookOf(n.b, &observed)
	y.TurnChances = append(y.TurnChances, int(math.Round(chanceUnit*outlook.Win())))
}

// chanceUnit is the chance of what is certain, in the unit of turn_chances.
const chanceUnit = 1000

func (n *note) turnAttempts(y *Year, _ *rules.State, e rules.Event) {
	y.TurnAttempts = byTurn(y.TurnAttempts, e, rules.EvAttempt)
}

func (n *note) turnActivations(y *Year, _ *rules.State, e rules.Event) {
	y.TurnActivations = byTurn(y.TurnActivations, e, rules.EvTrigger)
}

// byTurn returns the counts of a kind of event in each turn of a year, with e counted.
func byTurn(counts []int, e rules.Event, kind rules.EventKind) []int {
	switch {
	case e.Kind == rules.EvTurn:
		return append(counts, 0)
	case e.Kind == kind && len(counts) > 0:
		counts[len(counts)-1]++
	}
	return counts
}

func (n *note) cast(y *Year, _ *rules.State, e rules.Event) {
	if e.Kind == rules.EvCharacter {
		y.Cast = append(y.Cast, n.name(e.Character))
	}
}

func (n *note) markers(y *Year, s *rules.State, e rules.Event) {
	if e.Kind != rules.EvYearOver {
		return
	}
	for r := range y.Progress {
		y.Progress[r], y.Threat[r] = int(s.Progress[r]), int(s.Threat[r])
	}
}

func (n *note) condition(y *Year, s *rules.State, e rules.Event) {
	if e.Kind == rules.EvCondition && e.Player != rules.NoPlayer {
		y.Conditions = append(y.Conditions, Blow{Who: n.name(e.Character), Track: e.Stress.String(), Turn: int(s.Turn), Cause: n.cause(s, e)})
	}
}

func (n *note) knockOut(y *Year, s *rules.State, e rules.Event) {
	switch {
	case beginsActions(e):
		for p := range n.near {
			in := s.Players[p].InPlay()
			n.near[p] = in && (s.OpenBoxes(p, content.Psyche) == 0 || s.OpenBoxes(p, content.Body) == 0)
		}
	case e.Kind == rules.EvKnockedOut:
		y.KnockOuts = append(y.KnockOuts, Blow{Who: n.name(e.Character), Turn: int(s.Turn), Cause: n.cause(s, e), Near: n.near[e.Player]})
	}
}

func (n *note) runOut(y *Year, s *rules.State, e rules.Event) {
	if e.Kind == rules.EvShort {
		y.RunOuts = append(y.RunOuts, RunOut{Kind: rules.Kind(e.N).String(), Turn: int(s.Turn), Cause: n.cause(s, e)})
	}
}

func (n *note) mostDice(y *Year, s *rules.State, e rules.Event) {
	if e.Kind != rules.EvDie {
		return
	}
	all := n.b.DicePerResource(s.House)
	for r := range y.MostDice {
		y.MostDice[r] = max(y.MostDice[r], all-int(s.Supply[r]))
	}
}

func (n *note) drawPiles(y *Year, s *rules.State, e rules.Event) {
	if e.Kind != rules.EvYearOver {
		return
	}
	for r := range s.Draw {
		for _, id := range s.Draw[r].List() {
			y.DrawPiles.Cards++
			y.DrawPiles.Symbols += len(n.b.Content().Card(id).Threats)
		}
	}
}
