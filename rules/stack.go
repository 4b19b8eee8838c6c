package rules

import (
	"slices"

	"sixwinters/content"
)

// Everything still to be carried out or chosen is on the stack of the State, the next on top. A Frame is plain data; its Task
// selects the functions, in the tasks table, that continue it.

// Task is as wide as it is so that a Frame has no gap: see there.
type Task uint16

// The tasks, with the fields of Frame that each uses. Exported ones ask the players.
const (
	TaskSetup          Task = iota // session setup; PC: the part
	taskTurn                       // the turn; PC: the step
	TaskActions                    // the players act
	TaskShareDice                  // too few action dice for both players; N, M: what each is due
	taskActivate                   // activating the regions; PC: region, N: how far it has come
	TaskSlot                       // activating one slot; Slot, PC: the part, N: 1 if an obstacle moves to it
	taskNewObstacle                // placing new obstacles; N: how many more
	TaskThreats                    // advancing threat markers
	taskResolve                    // an action or ability once its costs are paid; Move
	TaskMore                       // further dice of a create or trade action; Move, N: how many more
	TaskAttempt                    // an attempt to overcome an obstacle
	TaskSplit                      // damage split between the participants; N psyche, M body
	taskOvercome                   // what overcoming brings, after the text; Picked: the obstacle, Team
	TaskReward                     // rewards of a completed card; Player, PC: the next
	TaskTake                       // the player takes a staged card; Player
	TaskStress                     // Player takes M points of the stress N
	taskEffects                    // a list of effects; Program, PC: the next
	TaskSubject                    // one effect for one character or card; Program, PC, M: the players, where they are dealt with together
	TaskWho                        // one effect whose character is chosen; Program, PC, M: the players it is chosen from
	TaskYearOver                   // the year is over; the players continue when they have seen it
	taskSessionEnd                 // session end; PC: the part
	TaskBurn                       // a location of a region is burned; PC: region
	TaskEspionage                  // espionage mastery chooses a location
	taskDraw                       // locations are drawn for the free slots
	TaskSettle                     // the drawn locations are chosen between
	TaskStartLocations             // the alternative starting locations are chosen
	TaskPlayedRest                 // Player's character erases a condition by a house rule
	taskAttach                     // a starting obstacle is attached; Slot, Picked: the obstacle
	TaskOrder                      // which of several things at once is next: of N frames below it or, if N is 0, of the Queue at Slot
	TaskByHand                     // the players carry a text out by hand; Program, PC: the effect; N, Picked, Team: what they have taken up; M: their moves
	numTasks
)

// ProgramKind says where a list of effects is printed.
type ProgramKind uint8

const (
	NoProgram ProgramKind = iota
	OnActivate
	OnOvercome
	OnArrive        // of an obstacle
	OnLocationEntry // of a location
	OnAction        // of a location
	OnEvent
	OnUse // of an ability
)

// Program names a list of effects in the content.
type Program struct {
	Kind ProgramKind
	Card uint8 // obstacle, location or character; for OnEvent the season
	Nth  uint8 // the ability, or the number of symbols
}

// Frame is one thing still to be done. Fields that a task does not use are zero; N and M are explained at tasks and operations.
// Searches hash tables all the time, in half the time where a frame has no gaps.
type Frame struct {
	Task    Task
	M       uint16       // a number, or a set, one bit each
	PC      uint8        // what comes next in it: a part, a step, a region or an effect
	Player  uint8        // whose it is, or NoPlayer
	Slot    content.Slot // where it takes place, or NoSlot
	Program Program      // the effects that are carried out
	Picked  uint8        // the first of two choices: an obstacle and 1, or the value of a die
	N       uint8        // another number
	Team    uint8        // participants of the attempt whose text this is, bit 0 the first player
	Move    Move         // the move whose cost is paid, or that began this
}

type task struct {
	rule string
	// run continues the frame, which is on top of the stack, or reports that it waits for the players.
	run func(e *engine, f *Frame) (wait bool)
	// moves appends the legal moves of a waiting frame.
	moves func(b *Rulebook, s *State, f *Frame, l []Move) []Move
	// check returns why a move is not legal; nil: any move not listed is refused alike.
	check func(b *Rulebook, s *State, f *Frame, m Move) Refusal
	play  func(e *engine, f *Frame, m Move)
	// ask returns the question to the players.
	ask func(b *Rulebook, s *State, f *Frame) string
	// label returns the label of an answer; nil or "" if the usual one of its kind will do.
	label func(b *Rulebook, s *State, f *Frame, m Move) string
}

// tasks is filled in init, since the tasks refer to one another through it.
var tasks [numTasks]task

// engine carries out a move: it changes the state and records the events.
type engine struct {
	b     *Rulebook
	c     *content.Content
	s     *State
	story *Story
	made  Move  // the move that is carried out; where it is an answer, the action it belongs to
	cause Cause // of what happens now, where the stack does not tell it
	rolls Rolls // instead of the generator, in a trial; nil in a game

	trial    bool // it stops where the players cannot know the outcome
	revealed bool // in a trial: an unseen card may show
	ordering bool // orders of what happens at once are being tried
	asked    bool // in a trial of orders: the players have been asked something

	// Room that is used again and again.
	answers [4]Move
	chosen  Frame
}

func (s *State) top() *Frame { return &s.Stack[s.Depth-1] }

func (s *State) push(f Frame) {
	s.Stack[s.Depth] = f
	s.Depth++
}

func (s *State) pop() Frame {
	s.Depth--
	f := s.Stack[s.Depth]
	s.Stack[s.Depth] = Frame{}
	return f
}

func (e *engine) tell(ev Event) {
	e.revealed = e.revealed || e.trial && ev.Reveals()
	if e.story != nil {
		ev.Cause = e.causeNow()
		e.story.tell(e.s, ev)
	}
}

// advance runs the frames on the stack until the players must choose or the campaign is over.
func (e *engine) advance() {
	for e.s.Depth > 0 {
		f := e.s.top()
		if e.trial && e.unknowable(f) {
			e.s.dropAll()
			return
		}
		if tasks[f.Task].run(e, f) {
			return
		}
	}
}

// await runs a frame that asks for one choice. With no option it drops the frame, with one it takes it, with more it waits.
func await(e *engine, f *Frame) (wait bool) {
	t := &tasks[f.Task]
	switch l := t.moves(e.b, e.s, f, e.answers[:0]); len(l) {
	case 0:
		e.s.pop()
	case 1:
		t.play(e, f, l[0])
	default:
		return true
	}
	return false
}

// Moves appends to l every legal move for the choice in hand. There is none only when the campaign is over.
func (b *Rulebook) Moves(s *State, l []Move) []Move {
	if s.Depth == 0 {
		return l
	}
	f := s.top()
	return tasks[f.Task].moves(b, s, f, l)
}

// Check returns why a move is not legal, as a Refusal with the rule's id and a sentence for the player; nil if it is legal.
func (b *Rulebook) Check(s *State, m Move) error {
	if r := b.check(s, m); !r.OK() {
		return r
	}
	return nil
}

func (b *Rulebook) check(s *State, m Move) Refusal {
	if s.Depth == 0 {
		return refuse("campaign-end", "The campaign is over.")
	}
	if !b.wellFormed(m) {
		return refuse("choice", "There is no such move.")
	}
	f := s.top()
	t := &tasks[f.Task]
	if t.check != nil {
		return t.check(b, s, f, m)
	}
	if slices.Contains(t.moves(b, s, f, nil), m) {
		return legal
	}
	return refuse(f.rule(), "That is not one of the choices now.")
}

// rule returns the id of the rule that asks for a frame's choice. For further dice that is the rule of their action.
func (f *Frame) rule() string {
	if f.Task == TaskMore {
		return actions[f.Move.Kind].rule
	}
	return tasks[f.Task].rule
}

// wellFormed reports whether a move uses only the fields of its kind, with values that exist.
func (b *Rulebook) wellFormed(m Move) bool {
	if m.Kind == NoMove || m.Kind >= numMoveKinds {
		return false
	}
	left := m
	left.Kind = NoMove
	nextDie := 0
	ok := true
	for _, a := range verbs[m.Kind].args {
		switch a {
		case argDie:
			ok = ok && m.Dice[nextDie].valid()
			left.Dice[nextDie] = NoDie
			nextDie++
		case argDice:
			for ; nextDie < maxSpend && m.Dice[nextDie].valid(); nextDie++ {
				left.Dice[nextDie] = NoDie
			}
		default:
			at := left.part(arguments[a].part)
			ok = ok && int(*at) < b.limit(a)
			*at = 0
		}
	}
	return ok && left == Move{}
}

// Apply carries out a legal move and whatever follows from it without a decision, and adds what happened to the
// story, which may be nil. If the move is not legal the table is unchanged and the error is the Refusal.
func (b *Rulebook) Apply(s *State, m Move, story *Story) error {
	if r := b.check(s, m); !r.OK() {
		return r
	}
	e := engine{b: b, c: b.c, s: s, story: story}
	e.play(m)
	return nil
}

// play carries out a legal move and whatever follows from it without a decision.
func (e *engine) play(m Move) {
	f := e.s.top()
	if e.made = m; f.Move.Kind != NoMove {
		e.made = f.Move
	}
	tasks[f.Task].play(e, f, m)
	e.advance()
}

type Prompt struct {
	Rule   string // the id of the rule that asks
	Text   string // a sentence
	Player int    // who is asked, or NoPlayer for both
}

// Prompt returns the question of the choice in hand; once the campaign is over it says so. s must be a table between moves.
func (b *Rulebook) Prompt(s *State) Prompt {
	if s.Depth == 0 {
		return Prompt{Rule: s.RuleInHand(), Text: "The campaign is over.", Player: NoPlayer}
	}
	f := s.top()
	p := Prompt{Rule: s.RuleInHand(), Text: FixFullStops(tasks[f.Task].ask(b, s, f)), Player: int(f.Player)}
	switch f.Task {
	case TaskStress:
		p.Player = 1 - p.Player // whose ability absorbs it
	case TaskByHand:
		p.Player = NoPlayer
	}
	return p
}
