package advice

// shortcut is a kind of move or position that searches leave out, since another one leads to the same, or to better. A test
// makes searches that do not leave it out, on tables with all the dice and abilities of a campaign, and sees that they find
// nothing else.
type shortcut uint16

const (
	createdWaits shortcut = 1 << iota // what is created waits for a later use
	tradedWaits                       // what is traded waits
	gainedWaits                       // an asset that an ability brings waits
	actionWaits                       // an action die that an ability brings waits
	uselessDue                        // what is due can be put to no use
	idleChange                        // an ability changes an asset that does as it is
	fitsNothing                       // what is created or traded fits no square that is left
	dearDie                           // an action die is spent where a lower one does
	detour                            // the character walks by way of a slot for no less
	noBetter                          // a position is in nothing better than another one that was come to
	unmatched                         // the second bound finds no dice for all squares
	tooDear                           // nor does the first
	undealt                           // a move has no part in the deal
)

// leavesOut reports whether searches take a shortcut.
func (v *solver) leavesOut(s shortcut) bool { return v.searched&s == 0 }
