package rules

import "sixwinters/content"

// Create asset ([create], [support-mastery]).

// CreateStress is the points of stress paid at a stress icon instead of an action die ([create]).
const CreateStress = 2

func init() {
	actions[MoveCreate] = action{
		rule:  "create",
		list:  eachCreate,
		check: checkCreate,
		pay:   payCreate,
		do: func(e *engine, m Move) {
			e.createAsset(m.Player, m.Dice[1])
			e.askMoreDice(m)
		},
	}
	actions[MoveCreateAll] = action{
		rule:  "support-mastery",
		list:  eachCreateAll,
		check: checkCreateAll,
		pay:   payCreate,
		do: func(e *engine, m Move) {
			for range e.s.Pool[m.Dice[1].Kind()].Of(m.Dice[1].Value()) {
				e.createAsset(m.Player, m.Dice[1])
			}
		},
	}
	actions[MoveCreateStress] = action{
		rule:  "create",
		list:  eachCreateStress,
		check: checkCreateStress,
		pay: func(e *engine, m Move) {
			e.createCost(m.Player)
			e.stress(int(m.Player), content.Stress(m.Arg), CreateStress)
		},
		do: func(e *engine, m Move) { e.createAsset(m.Player, m.Dice[0]) },
	}
	tasks[TaskMore] = task{
		rule:  "create",
		run:   runMore,
		moves: moreDice,
		play:  playMore,
		ask:   askMore,
		label: func(_ *Rulebook, _ *State, f *Frame, m Move) string {
			switch m.Kind {
			case MovePick:
				return "create " + DieName(m.Dice[0])
			case MovePickTo:
				return "trade " + DieName(m.Dice[0]) + " to " + content.Resource(m.Arg).String()
			}
			return ""
		},
	}
}

// eachCreate appends every die of the pool with every action die that can bring it.
func eachCreate(b *Rulebook, s *State, p int, l []Move) []Move {
	pool := &s.Pool[b.SlotResource(s.Players[p].At)]
	for a, have := range s.Players[p].Dice {
		for v := 0; have > 0 && v <= a; v++ {
			if pool[v] > 0 {
				l = append(l, b.createMove(s, MoveCreate, p, ActionDie(a+1), v+1))
			}
		}
	}
	return l
}

// eachCreateAll appends the values of which there are several dice in the pool and an action die.
func eachCreateAll(b *Rulebook, s *State, p int, l []Move) []Move {
	if !b.Mastery(s, content.Support) {
		return l
	}
	pool := &s.Pool[b.SlotResource(s.Players[p].At)]
	for v, have := range s.Players[p].Dice {
		if have > 0 && pool[v] > 1 {
			l = append(l, b.createMove(s, MoveCreateAll, p, ActionDie(v+1), v+1))
		}
	}
	return l
}

// eachCreateStress appends every die of the pool where stress is taken instead of an action die.
func eachCreateStress(b *Rulebook, s *State, p int, l []Move) []Move {
	icon := b.Location(s, s.Players[p].At).Icon
	if icon.Kind != content.StressIcon {
		return l
	}
	r := b.SlotResource(s.Players[p].At)
	return eachDie(b, s, Move{Kind: MoveCreateStress, Player: uint8(p), Arg: uint8(icon.Stress)}, Kind(r), &s.Pool[r], l)
}

// checkCreateStress returns why an asset cannot be created for stress.
func checkCreateStress(b *Rulebook, s *State, m Move) Refusal {
	if icon := b.Location(s, s.here(m.Player)).Icon; icon.Kind != content.StressIcon || uint8(icon.Stress) != m.Arg {
		return refuse("create", "This location does not take that stress instead of an action die.")
	}
	return fromPool(b, s, m, m.Dice[0])
}

// runMore waits for a further die, or ends where only "enough" is left.
func runMore(e *engine, f *Frame) bool {
	if f.N == 0 || len(tasks[TaskMore].moves(e.b, e.s, f, nil)) == 1 {
		e.s.pop() // only "enough" is left
		return false
	}
	return true
}

// playMore creates or trades a further die, or ends.
func playMore(e *engine, f *Frame, m Move) {
	if m.Kind == MoveEnough {
		e.s.pop()
		return
	}
	f.N--
	if f.Move.Kind == MoveCreate {
		e.createAsset(f.Move.Player, m.Dice[0])
		return
	}
	e.trade(m.Dice[0], content.Resource(m.Arg))
}

func (b *Rulebook) createMove(s *State, kind MoveKind, p int, with Die, value int) Move {
	r := b.SlotResource(s.Players[p].At)
	return Move{Kind: kind, Player: uint8(p), Dice: [maxSpend]Die{with, ResourceDie(r, value)}}
}

// otherPools are the refusals of dice of other pools, by the resource of the character's slot.
var otherPools = func() (all [content.NumResources]Refusal) {
	for r := range content.Resource(content.NumResources) {
		all[r] = refuse("create", "At a location of "+r.String()+", only dice of that pool become assets.").with(createdElsewhere)
	}
	return all
}()

// fromPool refuses a die that is not in the pool of the resource of the slot the character is at.
func fromPool(b *Rulebook, s *State, m Move, d Die) Refusal {
	r := b.SlotResource(s.here(m.Player))
	switch {
	case d.Kind() != Kind(r):
		return otherPools[r]
	case s.Pool[r].Of(d.Value()) == 0:
		return refuse("create", "There is no such die in the pool.").with(poolTakes)
	}
	return legal
}

func checkCreate(b *Rulebook, s *State, m Move) Refusal {
	if r := hasActionDie(s, m); !r.OK() {
		return r
	}
	if r := fromPool(b, s, m, m.Dice[1]); !r.OK() {
		return r
	}
	if m.Dice[1].Value() > m.Dice[0].Value() {
		return refuse("create", "The resource die must show no more than the action die.").with(poolTakes)
	}
	return legal
}

func checkCreateAll(b *Rulebook, s *State, m Move) Refusal {
	if r := checkCreate(b, s, m); !r.OK() {
		return r
	}
	switch {
	case !b.Mastery(s, content.Support):
		return refuse("support-mastery", "Only support mastery takes all dice of one value at once.")
	case m.Dice[0].Value() != m.Dice[1].Value():
		return refuse("support-mastery", "Dice taken all at once must show the action die's value.")
	case s.Pool[m.Dice[1].Kind()].Of(m.Dice[1].Value()) < 2:
		return refuse("useless", "There is only one such die; take it by itself.")
	}
	return legal
}

// payCreate spends the action die; the stress a threat location asks for comes on top.
func payCreate(e *engine, m Move) {
	spendFirst(e, m)
	e.createCost(m.Player)
}

func (e *engine) createCost(p uint8) {
	e.stressOne(int(p), e.b.CreateCost(e.s, e.s.here(p)))
}

// askMoreDice asks for the further dice that a create or trade action may take at the character's location.
func (e *engine) askMoreDice(m Move) {
	if n := e.b.SkillDice(e.s, int(m.Player)) - 1; n > 0 {
		e.s.push(Frame{Task: TaskMore, Player: m.Player, N: uint8(n), Move: m})
	}
}

func (e *engine) createAsset(p uint8, d Die) {
	e.move(d, inPool(d.Kind().Resource()), atLocation(e.s.here(p)))
}

// SkillDice returns the most dice that one create or trade action of player p takes: the rank in the skill of the location's
// icon, at least 1 ([create]).
func (b *Rulebook) SkillDice(s *State, p int) int {
	icon := b.Location(s, s.Players[p].At).Icon
	if icon.Kind != content.SkillIcon {
		return 1
	}
	return max(1, b.Rank(s, p, icon.Skill))
}

// moreDice lists the further dice of a create or trade action, each showing at most what the action die does.
func moreDice(b *Rulebook, s *State, f *Frame, l []Move) []Move {
	if most := f.Move.Dice[0].Value(); f.Move.Kind == MoveCreate {
		k := f.Move.Dice[1].Kind()
		for v := range most {
			if s.Pool[k][v] > 0 {
				l = append(l, Move{Kind: MovePick, Dice: [maxSpend]Die{NewDie(k, v+1)}})
			}
		}
	} else {
		l = eachFurtherTrade(b, s, f, most, l)
	}
	return append(l, Move{Kind: MoveEnough})
}
