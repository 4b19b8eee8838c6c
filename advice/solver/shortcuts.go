package solver

// shortcut is a kind of move or position that searches leave out, since another one leads to the same, or to better. A test
// makes searches that do not leave it out, on tables with all the dice and abilities of a campaign, and sees that they find
// nothing else.
type shortcut uint16

const (
	dearDie   shortcut = 1 << iota // an action die is spent where a lower one does
	noBetter                       // a position is in nothing better than another one that was come to
	tooDear                        // the rest of a deal takes more action dice, or stress, than a way may
	undealt                        // a move has no part in a deal
	idle                           // a trade brings no more action dice than it takes
	late                           // an action die is put on an ability when it could have been before
	unordered                      // moves where the character is come in another order than one that all can be brought into
)

// leavesOut reports whether searches take a shortcut.
func (v *solver) leavesOut(s shortcut) bool { return v.searched&s == 0 }
