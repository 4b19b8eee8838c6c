package saves

import "sixwinters/rules"

// History is the course of a campaign.
type History struct {
	course
	book  *rules.Rulebook
	hands hands
	share sharing // of a table that two desks play at
	// earlier is the history before the snapshot that this one begins at, or nil. None of it can be undone.
	earlier *History
}

type course = Course[rules.State, rules.Move, rules.Story]

// hands notes to which player the mouse was handed over last. It is no move, and cannot be undone.
type hands struct {
	at int // after so many moves
	to int // the player, counted from 1; 0 if that never was, or was before a move that has been taken back
}

// HandedTo returns the player that the mouse was handed over to last, and the number of moves before that;
// [rules.NoPlayer] if there is none, or only one that has been undone since.
func (h *History) HandedTo() (player, at int) {
	if h.hands.to == 0 {
		return rules.NoPlayer, 0
	}
	return h.hands.to - 1, h.hands.at
}

// hand notes to which player the mouse is handed over.
func (h *History) hand(player int) { h.hands = hands{h.Len(), player + 1} }

func newHistory(b *rules.Rulebook, begin rules.State) History {
	return History{course: beginCourse(b, begin), book: b}
}

// resumed returns a history that goes on from a snapshot that the moves before it no longer lead to.
func (h *History) resumed(b *rules.Rulebook, snapshot rules.State) History {
	next := newHistory(b, snapshot)
	if len(h.tables) > 0 {
		earlier := *h
		next.earlier = &earlier
		next.share = h.share
		next.share.broken = true
	}
	return next
}

// Book returns the rulebook that the campaign is played with.
func (h *History) Book() *rules.Rulebook { return h.book }

// undo takes the last move back.
func (h *History) undo() error {
	if err := h.course.undo(); err != nil {
		return err
	}
	if h.hands.at > h.Len() {
		h.hands = hands{}
	}
	return nil
}
