package rules

import (
	"fmt"
	"slices"

	"sixwinters/content"
)

// Step is one of the seven steps of a turn, in rule order ([turn]).
type Step uint8

const (
	StepEvent Step = iota
	StepActions
	StepRefresh
	StepActivate
	StepNewObstacles
	StepThreats
	StepTime
	NumSteps = 7
)

// turnStep is a step of the turn: its name, rule, help in a line, and the function that begins it. A step pushes the rest of
// its work on the stack; the next begins when that is done.
type turnStep struct {
	name, rule, help string
	begin            func(e *engine)
}

// turn is the steps of a turn in order. It is filled in init, since the steps refer to it.
var turn [NumSteps]turnStep

func init() {
	turn = [NumSteps]turnStep{
		StepEvent:        {"Event", "event", "How many obstacle piles show this season, 0 to 3, decides the event.", (*engine).seasonalEvent},
		StepActions:      {"Actions", "actions", "Both players act, in any order, until both are done.", (*engine).beginActions},
		StepRefresh:      {"Refresh", "refresh", "Ability dice return, pools fill to their progress level, action dice are rolled.", (*engine).refresh},
		StepActivate:     {"Activate", "activate", "The season symbol on each region's pile activates locations and obstacles.", (*engine).beginActivate},
		StepNewObstacles: {"New obstacles", "new-obstacles", "The staged progress cards at the right end bring new obstacles.", (*engine).beginNewObstacles},
		StepThreats:      {"Threats", "threats", "Each threat symbol beyond two advances its threat track.", (*engine).beginThreats},
		StepTime:         {"Time", "time", "The time marker moves on; a dashed box needs a matching symbol.", (*engine).advanceTime},
	}
	tasks[taskTurn] = task{rule: "turn", run: runTurn}
}

func (t Step) Name() string { return turn[t].name }

// NameAt returns Name. For the actions step it says if no character is in play to act ([knocked-out]).
func (t Step) NameAt(s *State) string {
	if t == StepActions && !s.AnyInPlay() {
		return t.Name() + ", with nobody in play"
	}
	return t.Name()
}

func (t Step) Rule() string { return turn[t].rule }

// Help explains the step in a line.
func (t Step) Help() string { return turn[t].help }

// runTurn begins the next step.
func runTurn(e *engine, f *Frame) bool {
	if e.s.Phase == YearOver {
		e.s.pop()
		e.s.push(Frame{Task: TaskYearOver, Player: NoPlayer})
		return false
	}
	step := Step(f.PC)
	f.PC = (f.PC + 1) % NumSteps
	e.s.Step = step
	e.tell(Event{Kind: EvStep, N: int8(step)})
	turn[step].begin(e)
	return false
}

// seasonalEvent counts the matching symbols and applies the season's event with that number ([event]).
func (e *engine) seasonalEvent() {
	season := e.b.Season(e.s)
	symbols := e.b.Symbols(e.s, season)
	e.tell(Event{Kind: EvSeason, Season: season, N: int8(symbols)})
	e.s.push(Frame{
		Task: taskEffects, Player: NoPlayer, Slot: content.NoSlot,
		Program: Program{Kind: OnEvent, Card: uint8(season), Nth: uint8(symbols)},
	})
}

// refresh returns ability dice, fills the pools and rolls new action dice ([refresh]).
func (e *engine) refresh() {
	e.clearAbilities()
	for r := range content.Resource(content.NumResources) {
		e.fill(r)
	}
	for p := range e.s.Players {
		e.clearAll(Action, e.s.Players[p].Dice, onMat(p))
	}
	e.dealActionDice()
}

func (e *engine) clearAbilities() {
	for p := range e.s.Players {
		player := &e.s.Players[p]
		for i, d := range player.Boxes {
			if d != NoDie {
				e.toSupply(d, onAbility(p, i))
			}
		}
	}
}

// actionDiceDue returns the number of action dice that player p rolls: 5, 6 with technology mastery, 0 when out of play
// ([refresh]).
func (e *engine) actionDiceDue(p int) int {
	player := &e.s.Players[p]
	if player.Out || player.Character == content.NoCharacter {
		return 0
	}
	due := e.c.Board.DicePerPlayer
	if e.b.Mastery(e.s, content.Technology) {
		due++
	}
	return due
}

func (e *engine) dealActionDice() {
	e.giveActionDice(e.actionDiceDue(0), e.actionDiceDue(1))
}

// giveActionDice rolls new action dice for both players, or if the supply is too small asks how to share them ([supply]).
func (e *engine) giveActionDice(first, second int) {
	if first > 0 && second > 0 && first+second > int(e.s.ActionSupply) {
		e.s.push(Frame{Task: TaskShareDice, Player: NoPlayer, N: uint8(first), M: uint16(second)})
		return
	}
	for p, n := range [NumPlayers]int{first, second} {
		for range n {
			e.roll(Action, onMat(p))
		}
	}
}

func init() {
	tasks[TaskShareDice] = task{
		rule: "supply",
		run:  await,
		// The first player takes a number that leaves no die unused.
		moves: func(b *Rulebook, s *State, f *Frame, l []Move) []Move {
			have, first, second := int(s.ActionSupply), int(f.N), int(f.M)
			for n := max(0, have-second); n <= min(first, have); n++ {
				l = append(l, Move{Kind: MoveValue, Arg: uint8(n)})
			}
			return l
		},
		play: func(e *engine, f *Frame, m Move) {
			due := e.s.pop()
			left := int(e.s.ActionSupply) - int(m.Arg)
			e.giveActionDice(int(m.Arg), 0)
			e.giveActionDice(0, min(left, int(due.M)))
		},
		ask: func(b *Rulebook, s *State, f *Frame) string {
			return fmt.Sprintf("Only %s left for both: how many does %s take?", HowMany(int(s.ActionSupply), "action die is", "action dice are"), b.PlayerName(s, 0))
		},
		label: func(b *Rulebook, s *State, f *Frame, m Move) string {
			return fmt.Sprintf("%s for %s, %d for %s", HowMany(int(m.Arg), "die", "dice"), b.PlayerName(s, 0),
				min(int(s.ActionSupply)-int(m.Arg), int(f.M)), b.PlayerName(s, 1))
		},
	}
}

// advanceTime moves the time marker to the next box; a dashed box is entered only if a matching symbol shows. Past the
// last box the year is over ([time]).
func (e *engine) advanceTime() {
	s := e.s
	s.Discount = 0
	s.Activated = [2]uint64{}
	for box := int(s.Box) + 1; box < content.WheelBoxes; box++ {
		b := e.c.Board.Seasons[box]
		if b.Dashed && e.b.Symbols(s, b.Season) == 0 {
			continue
		}
		from := s.Box
		s.Box = uint8(box)
		s.Turn++
		e.tell(Event{Kind: EvBox, N: int8(box), M: int8(from)})
		e.tell(Event{Kind: EvTurn, N: int8(s.Turn)})
		return
	}
	s.Phase = YearOver
	e.tell(Event{Kind: EvYearOver, N: int8(s.Year)})
}

// IsLastTurn reports whether this turn is certainly the last of its year: no box of the wheel is left ([time]).
func (b *Rulebook) IsLastTurn(s *State) bool {
	return s.Phase == Turns && int(s.Box) == len(b.c.Board.Seasons)-1
}

// IsOver reports whether a step of this turn, or the whole year, is over.
func (s *State) IsOver(step Step) bool { return s.Phase > Turns || s.Phase == Turns && s.Step > step }

// LastTurn says in a sentence that this turn is or may be the last of its year; "" if another one is certain ([time]).
func (b *Rulebook) LastTurn(s *State) string {
	switch {
	case s.Phase != Turns:
		return ""
	case b.IsLastTurn(s):
		return "This is the last turn of the year."
	}
	var shown []string
	for _, box := range b.c.Board.Seasons[s.Box+1:] {
		if !box.Dashed {
			return ""
		}
		if name := box.Season.String(); !slices.Contains(shown, name) {
			shown = append(shown, name)
		}
	}
	return "The year ends with this turn unless a pile then shows " + Joined(shown, "or") + "."
}
