package table

import (
	"errors"
	"fmt"
	"slices"

	"sixwinters/advice/mind"
	"sixwinters/content"
	"sixwinters/game/app"
	"sixwinters/game/board"
	"sixwinters/game/gametest"
	"sixwinters/game/gesture"
	"sixwinters/game/input"
	"sixwinters/game/motion"
	"sixwinters/render/layout"
	"sixwinters/rules"
)

func init() { gametest.Film = filmTurn }

// How the film is shot. Times are in hundredths of a second.
const (
	filmMoves = 14  // of the actions step at most
	filmDelay = 6   // how long a picture stays while the pointer moves
	filmReads = 45  // how long one stays that shows what a move led to or could lead to
	filmBegin = 150 // how long the first one stays
	filmEnd   = 300 // and the last
)

// filmTurn plays the actions step of a turn with the mouse, and shows what comes of it up to the next actions step.
func filmTurn(g *app.App, frame func(hundredths int) error) error {
	before, turn, err := turnToFilm(g.Book)
	if err != nil {
		return err
	}
	t, err := practiceAfter(g, before.options, before.moves)
	if err != nil {
		return err
	}
	t.Board.Speed = motion.Normal
	g.Show(t)
	h := &filmHand{g: g, table: t, frame: frame, toShow: map[rules.MoveKind]bool{
		rules.MoveAttempt: true, rules.MoveCover: true, rules.MoveCreate: true, rules.MovePlace: true, rules.MoveDone: true,
	}}
	h.aside()
	h.still(filmBegin)
	for _, m := range turn {
		h.hidden = !h.toShow[m.Kind]
		h.toShow[m.Kind] = false // once is enough
		h.makes(m)
		h.hidden = false
		h.watch()
	}
	h.aside()
	h.still(filmEnd)
	return h.err
}

// filmed is a campaign with its moves so far.
type filmed struct {
	options rules.Options
	moves   []rules.Move
}

// turnToFilm looks through first years of a careful player for a short turn that creates an asset, places one and attempts an obstacle.
func turnToFilm(book *rules.Rulebook) (before filmed, turn []rules.Move, err error) {
	for seed := uint64(1); seed < 200; seed++ {
		o := rules.Options{Seed: seed, Difficulty: content.Easy}
		choose, s := mind.Greedy(seed), book.NewCampaign(o, nil)
		var played []rules.Move
		for from := 0; s.Year == 1 && s.Phase != rules.YearOver; {
			m := choose(book, &s, book.Moves(&s, nil))
			if err := book.Apply(&s, m, nil); err != nil {
				return before, nil, err
			}
			played = append(played, m)
			if m.Kind != rules.MoveDone {
				continue
			}
			turn := played[from:]
			if has := func(k rules.MoveKind) bool {
				return slices.ContainsFunc(turn, func(m rules.Move) bool { return m.Kind == k })
			}; from > 0 && len(turn) <= filmMoves && has(rules.MoveCreate) && has(rules.MovePlace) && has(rules.MoveAttempt) && s.Phase == rules.Turns {
				return filmed{o, played[:from]}, turn, nil
			}
			from = len(played)
		}
	}
	return before, nil, errors.New("no campaign has such a turn")
}

// filmHand is the hand that plays in the film. After an error it does nothing more.
type filmHand struct {
	g      *app.App
	table  *table
	frame  func(hundredths int) error
	toShow map[rules.MoveKind]bool // moves to show the hand make; of others the film shows only what they lead to
	hidden bool                    // no pictures are taken
	err    error
}

// aside moves the pointer onto the prompt line and closes the sheet of the last turn, which opens when the actions begin.
func (h *filmHand) aside() {
	h.tick(input.Pointer{X: gametest.WindowWidth * 0.45, Y: gametest.WindowHeight * 0.72})
	if h.err == nil {
		h.err = gametest.StrikeAll(h.g, "Escape")
	}
}

// tick gives the game a tick with the pointer.
func (h *filmHand) tick(p input.Pointer) {
	if h.err != nil {
		return
	}
	p.WasX, p.WasY = h.g.Pointer.X, h.g.Pointer.Y
	p.Moved = p.X != p.WasX || p.Y != p.WasY
	h.g.Pointer = p
	_, h.err = h.g.Tick()
}

// still shows one picture for a time.
func (h *filmHand) still(hundredths int) {
	if h.err == nil && !h.hidden {
		h.err = h.frame(hundredths)
	}
}

// makes makes a move with the mouse.
func (h *filmHand) makes(m rules.Move) {
	b := &h.table.Board
	if h.err != nil {
		return
	}
	line, made := b.Book.Notation(&b.State, m), b.Campaign.Len()
	ge, label := gesture.Of(b.Book, &b.State, m), b.Label(m)
	switch {
	case ge.Drop.Kind == layout.None:
		h.answer(label)
	case len(ge.Take) == 0:
		h.click(ge.Drop)
	default:
		h.drag(ge.Take[0], ge.Drop)
		for range ge.Take[1:] {
			if !b.Collects() {
				break
			}
			for _, piece := range b.Plan(h.g).Pieces {
				if b.Hand.CanTake(b.Held, piece.Target) && !slices.Contains(b.Held, piece.Target) {
					h.click(piece.Target)
					break
				}
			}
		}
	}
	for h.err == nil && b.Campaign.Len() == made && b.AsksBack() {
		if m.Kind == rules.MoveDone || b.Confirming() {
			label = b.Choices[0].Label
		}
		h.answer(label)
	}
	if h.err == nil && b.Campaign.Len() != made+1 {
		h.err = errors.New("the hand does not make it")
	}
	if h.err != nil {
		h.err = fmt.Errorf("the move %s: %w", line, h.err)
	}
}

// answer presses the button of the prompt with a label.
func (h *filmHand) answer(label string) {
	i := slices.IndexFunc(h.table.Board.Choices, func(c board.Choice) bool { return c.Label == label })
	if i < 0 {
		h.err = fmt.Errorf("there is no button %q", label)
		return
	}
	h.click(layout.Target{Kind: layout.Option, N: uint8(i)})
}

// find returns where a thing can be reached, or another that is the same, such as a die that shows as much.
func (h *filmHand) find(on layout.Target) (x, y float64, ok bool) {
	plan := h.table.Board.Plan(h.g)
	if x, y, ok = topmost(plan, on); ok {
		return x, y, true
	}
	for _, piece := range plan.Pieces {
		if gesture.Same(piece.Target) == gesture.Same(on) {
			if x, y, ok = topmost(plan, piece.Target); ok {
				return x, y, true
			}
		}
	}
	return 0, 0, false
}

// move moves the pointer to a thing, button up or down.
func (h *filmHand) move(on layout.Target, down bool, pictures int) {
	if h.err != nil {
		return
	}
	fromX, fromY := h.g.Pointer.X, h.g.Pointer.Y
	pressX, pressY := h.g.Pointer.PressX, h.g.Pointer.PressY
	for i := 1; i <= pictures && h.err == nil; i++ {
		x, y, ok := h.find(on)
		if !ok {
			h.err = fmt.Errorf("%+v cannot be reached", on)
			return
		}
		along := float64(i) / float64(pictures)
		along *= along * (3 - 2*along) // slow at both ends
		h.tick(input.Pointer{X: fromX + (x-fromX)*along, Y: fromY + (y-fromY)*along, Down: down, Far: down, PressX: pressX, PressY: pressY})
		h.still(filmDelay)
	}
}

func (h *filmHand) press() {
	p := h.g.Pointer
	h.tick(input.Pointer{X: p.X, Y: p.Y, Pressed: true, Down: true, PressX: p.X, PressY: p.Y})
}

func (h *filmHand) release(far bool) {
	p := h.g.Pointer
	h.tick(input.Pointer{X: p.X, Y: p.Y, Released: true, Far: far, PressX: p.PressX, PressY: p.PressY})
}

func (h *filmHand) click(on layout.Target) {
	h.move(on, false, 4)
	h.press()
	h.still(filmDelay)
	h.release(false)
}

// drag picks something up, shows where it can go, and drops it.
func (h *filmHand) drag(from, to layout.Target) {
	h.move(from, false, 4)
	h.press()
	h.still(filmReads)
	h.move(to, true, 6)
	h.still(filmReads)
	h.release(true)
}

// watch shows what happens until the players act again: one picture of each beat, in its middle.
func (h *filmHand) watch() {
	b := &h.table.Board
	for left := 0; h.err == nil; {
		h.tick(input.Pointer{X: h.g.Pointer.X, Y: h.g.Pointer.Y})
		if !b.Beats.Playing() {
			break
		}
		if beats := &b.Beats; len(beats.List) != left && beats.Tick >= beats.List[0].Ticks/2 {
			left = len(beats.List)
			h.still(min(filmReads, beats.List[0].Ticks*100/60))
		}
	}
	h.still(filmReads)
}
