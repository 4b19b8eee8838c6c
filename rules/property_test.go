package rules

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
	"unicode"

	"sixwinters/content"
)

// Properties that hold for every table and every move, looked at in random play.

// strangeCampaign is the start of a campaign in which the campaign has been shaken up, so that random play meets what
// a first year seldom brings: any locations with their starting obstacles, any characters with any ranks and
// achievements, dice left on obstacles, progress cards of any stage, and markers anywhere on their tracks.
func strangeCampaign(b *Rulebook, seed uint64) State {
	rng := rand.New(rand.NewPCG(seed, 3))
	s := b.NewCampaign(Options{Seed: seed, Difficulty: content.Difficulty(seed % content.NumDifficulties), House: someHouseRules(seed)}, nil)
	e := engine{b: b, c: b.c, s: &s}
	for r := range content.Region(content.NumRegions) {
		var deck []content.LocationID
		for id, c := range b.c.Locations {
			if c.Region == r && !c.Threat && !c.Desolation {
				deck = append(deck, content.LocationID(id))
			}
		}
		rng.Shuffle(len(deck), func(i, j int) { deck[i], deck[j] = deck[j], deck[i] })
		for row := range content.SlotsPerRegion {
			at := content.SlotAt(r, row)
			s.Slots[at] = deck[row]
			for _, id := range e.locked(b.c.Locations[deck[row]].Attach...) {
				e.unlockObstacle(id, at)
			}
			for _, id := range s.Attached[at].List() {
				for i, v := range b.Pattern(&s, id, nil) {
					if rng.IntN(2) == 0 {
						e.gain(ActionDie(v), onObstacle(id, i))
					}
				}
			}
		}
	}
	for r := range content.NumResources {
		s.Progress[r] = uint8(1 + rng.IntN(lastSpace))
		s.Threat[r] = uint8(1 + rng.IntN(lastSpace))
	}
	for id := range b.c.Characters {
		c := &s.Characters[id]
		*c = Character{Unlocked: true, Sheet: true, Achieved: uint8(rng.IntN(MostAchieved + 1))}
		for skill := range c.Skills {
			c.Skills[skill] = uint8(rng.IntN(MostRank + 1))
		}
	}
	for i := range s.Staging {
		s.Staging[i] = content.NoProgress
	}
	s.Players[0].Card, s.Players[1].Card = content.NoProgress, content.NoProgress
	s.Stage, s.Deck = uint8(rng.IntN(content.NumStages)), ProgressPile{}
	e.firstCards()
	e.refillStaging()
	return s
}

// someHouseRules are none for every other pair of seeds; the first 12 of the others have every rest with and without the long rest,
// and the first 16 every number of dice.
func someHouseRules(seed uint64) HouseRules {
	if seed/2%2 == 0 {
		return HouseRules{}
	}
	n := seed/4*2 + seed%2
	return HouseRules{PlayedRest: uint8(n % 3), LongRest: n/3%2 == 1, Dice: FewestDice + uint8(n%(MostDice-FewestDice+1))}
}

// A visit is what is called for each move of random play: with the table before it, the legal moves and the one chosen.
type visit func(t *testing.T, before *State, legal []Move, chosen Move, after *State)

// wildPlay plays years at random, every other one from a strange start.
func wildPlay(t *testing.T, b *Rulebook, years int, see visit) {
	t.Helper()
	for seed := range uint64(years) {
		wildYear(t, b, seed, see)
	}
}

// wildYear is the year of wildPlay with a seed.
func wildYear(t *testing.T, b *Rulebook, seed uint64, see visit) {
	t.Helper()
	var legal []Move
	rng := rand.New(rand.NewPCG(seed, 11))
	o := Options{Seed: seed, Difficulty: content.Difficulty(seed % content.NumDifficulties), Alternative: seed%4 == 2, House: someHouseRules(seed)}
	s := b.NewCampaign(o, nil)
	if seed%2 == 1 {
		s = strangeCampaign(b, seed)
	}
	for n := 0; ; n++ {
		legal = b.Moves(&s, legal[:0])
		if len(legal) == 0 {
			break
		}
		before, m := s, anyMove(rng, legal)
		if err := b.Apply(&s, m, nil); err != nil {
			t.Fatalf("seed %d, move %d: %s: %v", seed, n, b.Notation(&before, m), err)
		}
		see(t, &before, legal, m, &s)
		if t.Failed() {
			t.Fatalf("seed %d, move %d: %s", seed, n, b.Notation(&before, m))
		}
	}
}

// anyMove is one of the legal moves; those that place an asset on a progress card are chosen more often, so that cards
// are completed.
func anyMove(rng *rand.Rand, legal []Move) Move {
	m := legal[rng.IntN(len(legal))]
	for range 6 {
		if other := legal[rng.IntN(len(legal))]; other.Kind == MovePlace {
			m = other
		}
	}
	return m
}

func TestTablesStayWhole(t *testing.T) {
	b := loadBook(t)
	wildPlay(t, b, 40, func(t *testing.T, _ *State, _ []Move, _ Move, after *State) {
		if err := b.Broken(after); err != nil {
			t.Error(err)
		}
		if err := canonical(after); err != nil {
			t.Error(err)
		}
	})
}

// TestEverythingHappens makes sure that random play meets what the properties are to be looked at for.
func TestEverythingHappens(t *testing.T) {
	b := loadBook(t)
	moves, asked := map[MoveKind]bool{}, map[Task]bool{}
	var left []string
	for seed := range uint64(500) {
		wildYear(t, b, seed, func(_ *testing.T, before *State, legal []Move, _ Move, _ *State) {
			asked[before.top().Task] = true
			for _, m := range legal {
				moves[m.Kind] = true
			}
		})
		left = left[:0]
		for kind := range numMoveKinds {
			if verb := verbs[kind].verb; verb != "" && !moves[kind] {
				left = append(left, fmt.Sprintf("no move is a %s", verb))
			}
		}
		for task := range Task(numTasks) {
			if tasks[task].moves != nil && !asked[task] && task != TaskByHand { // no card of the game asks for anything by hand: see TestByHand
				left = append(left, fmt.Sprintf("no choice is asked by [%s]", tasks[task].rule))
			}
		}
		if len(left) == 0 {
			t.Logf("everything has happened by the year of seed %d", seed)
			return
		}
	}
	t.Error(strings.Join(left, "\n"))
}

func TestNotationReadsBack(t *testing.T) {
	b := loadBook(t)
	wildPlay(t, b, 10, func(t *testing.T, before *State, legal []Move, _ Move, _ *State) {
		for _, m := range legal {
			line := b.Notation(before, m)
			if back, err := b.Parse(before, line); err != nil || back != m {
				t.Errorf("%q reads back as %+v, %v", line, back, err)
			}
		}
	})
}

func TestMovesAreListedOnce(t *testing.T) {
	b := loadBook(t)
	seen := map[Move]bool{}
	wildPlay(t, b, 20, func(t *testing.T, before *State, legal []Move, _ Move, _ *State) {
		clear(seen)
		for _, m := range legal {
			if seen[m] {
				t.Errorf("%s is listed twice", b.Notation(before, m))
			}
			seen[m] = true
		}
	})
}

// TestMovesAreAppended lists moves behind others, which stay as they are.
func TestMovesAreAppended(t *testing.T) {
	b := loadBook(t)
	wildPlay(t, b, 20, func(t *testing.T, before *State, legal []Move, _ Move, _ *State) {
		other := Move{Kind: MoveGoOn}
		if l := b.Moves(before, []Move{other, other}); l[0] != other || l[1] != other || !slices.Equal(l[2:], legal) {
			t.Error("moves listed behind others are not the same, or change them")
		}
	})
}

// TestMovesAreWhatCheckAccepts compares the list with what Check says of all moves there could be.
func TestMovesAreWhatCheckAccepts(t *testing.T) {
	b := loadBook(t)
	all := candidates(b)
	rng := rand.New(rand.NewPCG(5, 5))
	said := map[[2]string]bool{} // rule and sentence
	listed := map[Move]bool{}
	var lastTask Task
	wildPlay(t, b, 10, func(t *testing.T, before *State, legal []Move, _ Move, _ *State) {
		// One table in many is looked at, and more of those that ask for something new.
		task := before.top().Task
		if rare := task != lastTask && rng.IntN(12) == 0; !rare && rng.IntN(120) != 0 {
			lastTask = task
			return
		}
		clear(listed)
		for _, m := range legal {
			listed[m] = true
			if r := b.check(before, m); !r.OK() {
				t.Errorf("%s is listed and refused: %s", b.Notation(before, m), r.Error())
			}
		}
		table := *before
		for _, m := range all {
			r := b.check(before, m)
			if r.OK() != listed[m] {
				t.Errorf("%s is accepted: %v, listed: %v", b.Notation(before, m), r.OK(), listed[m])
			}
			if !r.OK() {
				said[[2]string{r.Rule, r.Error()}] = true
			}
		}
		if table != *before {
			t.Error("checking moves changes the table")
		}
	})
	for r := range said {
		if !slices.Contains(ruleIDs, r[0]) || !strings.HasSuffix(r[1], ".") || !unicode.IsUpper([]rune(r[1])[0]) {
			t.Errorf("[%s] %q is no sentence of a rule", r[0], r[1])
		}
	}
	if len(said) < 60 {
		t.Errorf("only %d different refusals have been met", len(said))
	}
}

// candidates are all well-formed moves there could be, but for payments of many dice and unlikely numbers.
func candidates(b *Rulebook) (all []Move) {
	var dice []Die
	for k := range Kind(NumKinds) {
		for v := 1; v <= Sides; v++ {
			dice = append(dice, NewDie(k, v))
		}
	}
	for kind := range numMoveKinds {
		moves := []Move{{Kind: kind}}
		nextDie := 0
		each := func(n int, set func(m *Move, i int)) {
			var more []Move
			for _, m := range moves {
				for i := range n {
					set(&m, i)
					more = append(more, m)
				}
			}
			moves = more
		}
		for _, a := range verbs[kind].args {
			switch a {
			case argDie:
				each(len(dice), func(m *Move, i int) { m.Dice[nextDie] = dice[i] })
				nextDie++
			case argDice:
				moves = append(moves, payments(moves)...)
			case argValue, argValue2:
				each(13, func(m *Move, i int) { *m.part(arguments[a].part) = uint8(i) })
			default:
				each(b.limit(a), func(m *Move, i int) { *m.part(arguments[a].part) = uint8(i) })
			}
		}
		if verbs[kind].verb != "" {
			all = append(all, moves...)
		}
	}
	return all
}

// payments are the moves with one to three dice in any order, and with four in rising order.
func payments(moves []Move) (all []Move) {
	for _, m := range moves {
		for n := range 6 * 6 * 6 * 6 {
			a, b, c, d := n%6+1, n/6%6+1, n/36%6+1, n/216+1
			dice := []Die{ActionDie(a), ActionDie(b), ActionDie(c), ActionDie(d)}
			for count := 1; count <= 3; count++ {
				if n < []int{0, 6, 36, 216}[count] {
					m.Dice = [maxSpend]Die{}
					copy(m.Dice[:], dice[:count])
					all = append(all, m)
				}
			}
			if a <= b && b <= c && c <= d {
				m.Dice = [maxSpend]Die{}
				copy(m.Dice[:], dice)
				all = append(all, m)
			}
		}
		m.Dice = [maxSpend]Die{ResourceDie(content.Support, 3)}
		all = append(all, m)
	}
	return all
}

func TestIllFormedMovesAreRefused(t *testing.T) {
	b := loadBook(t)
	wildPlay(t, b, 10, func(t *testing.T, before *State, legal []Move, _ Move, _ *State) {
		for _, m := range legal {
			for _, spoil := range []func(m *Move){
				func(m *Move) { m.Kind = numMoveKinds },
				func(m *Move) { m.Player = NumPlayers },
				func(m *Move) { m.Slot = content.NoSlot },
				func(m *Move) { m.To = content.NoSlot },
				func(m *Move) { m.Card = 255 },
				func(m *Move) { m.Arg2 = 99 },
				func(m *Move) { m.Dice[maxSpend-1] = Die(7) },
			} {
				spoiled := m
				spoil(&spoiled)
				if b.Check(before, spoiled) == nil {
					t.Errorf("%+v is accepted", spoiled)
				}
			}
		}
	})
}

func TestCopiedTablesAreIndependent(t *testing.T) {
	b := loadBook(t)
	wildPlay(t, b, 12, func(t *testing.T, before *State, _ []Move, m Move, after *State) {
		original := *before
		again := *before
		if err := b.Apply(&again, m, nil); err != nil {
			t.Error(err)
		}
		if again != *after {
			t.Error("the same move on the same table leads elsewhere")
		}
		if original != *before {
			t.Error("a move on a copy changes the original")
		}
	})
}

func TestStoriesTellEveryDie(t *testing.T) {
	b := loadBook(t)
	story := Story{Keep: true}
	wildPlay(t, b, 12, func(t *testing.T, before *State, _ []Move, m Move, after *State) {
		story.Reset()
		told := *before
		if err := b.Apply(&told, m, &story); err != nil {
			t.Error(err)
		}
		if told != *after {
			t.Error("telling the story changes what happens")
		}
		if len(story.States) != len(story.Events) {
			t.Errorf("%d tables for %d events", len(story.States), len(story.Events))
		}
		// The dice, moved as told, lie at the end where they lie on the table.
		s := *before
		for _, ev := range story.Events {
			if ev.Kind != EvDie {
				continue
			}
			was := ev.Was
			if was == NoDie {
				was = ev.Die
			}
			s.take(was, ev.From)
			if was.Kind() != ev.Die.Kind() {
				s.put(was, Place{Spot: InSupply})
				s.take(ev.Die, Place{Spot: InSupply})
			}
			s.put(ev.Die, ev.To)
		}
		if s.Supply != after.Supply || s.Pool != after.Pool || s.Assets != after.Assets || s.ActionSupply != after.ActionSupply {
			t.Error("the dice do not lie where the story has put them")
		}
	})
}

func TestMovesAllocateNothing(t *testing.T) {
	b := loadBook(t)
	var tables []State
	wildPlay(t, b, 2, func(_ *testing.T, before *State, _ []Move, _ Move, _ *State) { tables = append(tables, *before) })
	room := make([]Move, 0, 4096)
	i := 0
	if n := testing.AllocsPerRun(len(tables)-1, func() {
		room = b.Moves(&tables[i], room[:0])
		i++
	}); n != 0 {
		t.Errorf("listing the moves of a table allocates %v times", n)
	}
}
