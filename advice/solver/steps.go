package solver

import "sixwinters/rules"

// The positions that searches come to. They are many, and differ much more in what the player has done than in the dice on the
// table, which are kept once for all of them.

// step is a position that the search has come to, with the moves that led to it from another.
type step struct {
	actor
	board  int32        // its number
	before int32        // the step it comes from, -1 for the start
	moves  int32        // where its moves begin
	most   uint8        // of them
	bound  bool         // what a way through it takes at least is known
	named  rules.Values // action dice owed that were named before them
}

// steps are those of all searches, in blocks.
type steps struct {
	blocks [][]step
	boards boards
}

// inBlock is how many steps a block has.
const inBlock = 512

func (t *steps) at(n int32) *step { return &t.blocks[n/inBlock][n%inBlock] }

// position is the position of a step.
func (t *steps) position(n int32) position {
	x := t.at(n)
	return position{x.actor, t.boards.all[x.board]}
}

// add adds a step and returns its number.
func (t *steps) add(x step) int32 {
	last := len(t.blocks) - 1
	if last < 0 || len(t.blocks[last]) == inBlock {
		t.blocks = append(t.blocks, make([]step, 0, inBlock))
		last++
	}
	t.blocks[last] = append(t.blocks[last], x)
	return int32(last*inBlock + len(t.blocks[last]) - 1)
}

// boards are the boards of all positions, each once.
type boards struct {
	all     []board
	numbers map[board]int32
}

// of is the number of a board.
func (t *boards) of(b *board) int32 {
	n, ok := t.numbers[*b]
	if !ok {
		n = int32(len(t.all))
		t.all = append(t.all, *b)
		t.numbers[*b] = n
	}
	return n
}
