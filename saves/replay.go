package saves

import (
	"fmt"
	"slices"
	"strings"

	"sixwinters/content"
	"sixwinters/rules"
)

// replayed is the result of replaying a document.
type replayed struct {
	reading
	book    *rules.Rulebook
	history History
	strayed bool // an intact line did not follow from those before it
	gone    int  // cards left out of the snapshot it continues from
	skim    bool // compare only some fingerprints

	otherWay string // says where the campaign would differ with these cards, or ""
}

// skimmed is the number of fingerprints that are skipped for each that is compared while nothing seems wrong: computing
// them costs more than the moves.
const skimmed = 7

// replay replays a document as far as possible. It fails if nothing of it can be replayed.
func replay(b *rules.Rulebook, doc *document) (*replayed, error) {
	if doc.headless == nil && doc.header.Content == b.Content().Hash {
		r, err := replayWith(&replayed{reading: reading{doc: doc}, book: b, skim: true})
		if err == nil && !r.strayed {
			return r, nil
		}
	}
	return replayWith(&replayed{reading: reading{doc: doc}, book: b})
}

// mostReserved limits the moves for which memory is reserved before they are replayed. It is more than most campaigns have. A damaged file may have
// any number of lines.
const mostReserved = 1000

func replayWith(r *replayed) (*replayed, error) {
	b, doc := r.book, r.doc
	first := 0
	if doc.headless != nil {
		at := r.nextTable(0)
		if at < 0 {
			return nil, doc.headless
		}
		r.doc.header.Options = rules.Options{Difficulty: r.history.Now().Difficulty, House: r.history.Now().House}
		r.say("The head of the file is damaged. The campaign goes on from the end of year %s.", rules.Roman(int(r.history.Now().Year)))
		first = at + 1
	} else {
		r.history = newHistory(b, b.NewCampaign(doc.header.Options, nil))
	}
	r.history.reserve(min(len(doc.lines), mostReserved))
	for i := first; i < len(doc.lines); i++ {
		l := doc.lines[i]
		err := r.take(l)
		if err == nil {
			r.kept = append(r.kept, l.text)
			continue
		}
		r.strayed = r.strayed || l.sound
		next := r.nextTable(i)
		if next < 0 {
			if r.strange() && len(r.kept) == 0 {
				return nil, r.needs()
			}
			if cure := r.cure(); l.sound && cure != "" {
				r.say("%s %s to continue from the last move. Now the last %s cannot be played.", r.why(l, err), cure, count(len(doc.lines)-i, "line"))
				break
			}
			r.say("%s The campaign continues from just before it; what came after, %s, is lost.", r.why(l, err), count(len(doc.lines)-i, "line"))
			break
		}
		r.sayLost(l, err)
		i = next
	}
	if cure := r.cure(); cure != "" && r.strange() && !r.lost { // the tables are the same so far
		r.say("%s %s to continue as before.", r.book.OtherCards(&doc.header.Header), cure)
	}
	r.noteTorn()
	return r, nil
}

// sayLost notes that the part between a line and the snapshot that the campaign continues from is lost. With changed cards
// that can happen year after year; only the last is noted.
func (r *replayed) sayLost(l line, err error) {
	year := rules.Roman(int(r.history.Now().Year))
	if !l.sound || !r.strange() {
		r.say("%s The campaign continues from the end of year %s, which is intact. What was played from here to there is lost.", r.why(l, err), year)
		return
	}
	if r.otherWay == "" {
		r.otherWay = r.why(l, err)
	} else {
		r.notes = slices.DeleteFunc(r.notes, func(note string) bool { return strings.HasPrefix(note, r.otherWay) })
	}
	if cure := r.cure(); cure != "" {
		without := ""
		if r.gone > 0 {
			without = fmt.Sprintf(", without %s of the box", count(r.gone, "card"))
		}
		r.say("%s %s to continue from the last move. Now the campaign continues from the end of year %s%s.", r.otherWay, cure, year, without)
		return
	}
	r.say("%s The campaign continues from the end of year %s, which is intact. Only parts of what was played from here to there can be shown.", r.otherWay, year)
}

// cure says what to do about a box that is missing or another, or "" if the campaign names none.
func (r *replayed) cure() string {
	here := r.book.Content().Boxes
	for _, box := range r.doc.header.Boxes {
		i := slices.IndexFunc(here, func(other *content.Box) bool { return other.Name == box.Name })
		switch {
		case i < 0:
			return "Install it"
		case here[i].BoxRef != box:
			return "Install the one it was played with"
		}
	}
	return ""
}

// needs is the error for a campaign that cannot be played at all with these cards.
func (r *replayed) needs() error {
	say := strings.TrimSuffix(r.book.OtherCards(&r.doc.header.Header), ".")
	if cure := r.cure(); cure != "" {
		return fmt.Errorf("%s, and this campaign cannot go on without its cards. %s: nothing is lost", rules.LowerFirst(say), cure)
	}
	return fmt.Errorf("this campaign was played with other cards than these. Open it with the version of the game that wrote it (%s)", r.doc.header.Game)
}

// strange reports whether the campaign was played with other cards.
func (r *replayed) strange() bool { return r.doc.header.Content != r.book.Content().Hash }

// why returns what is wrong with a line.
func (r *replayed) why(l line, err error) string {
	switch {
	case !l.sound || !r.strange():
		return l.wrong(err)
	case r.cure() != "":
		return r.book.OtherCards(&r.doc.header.Header)
	}
	return fmt.Sprintf("%s From line %d of the file on it would play differently.", r.book.OtherCards(&r.doc.header.Header), l.n)
}

func count(n int, what string) string {
	if n == 1 {
		return "1 " + what
	}
	return fmt.Sprintf("%d %ss", n, what)
}

// nextTable resumes from the next whole snapshot from line i on, and returns its line, or -1.
func (r *replayed) nextTable(i int) int {
	for ; i < len(r.doc.lines); i++ {
		l := r.doc.lines[i]
		word, snapshot, _ := strings.Cut(l.text, " ")
		if !l.sound || word != snapshotWord && word != resumeWord {
			continue
		}
		table, gone, err := r.book.ReadSnapshotWithout(snapshot)
		if err == nil && len(gone) > 0 && len(r.doc.header.Boxes) == 0 {
			err = fmt.Errorf("there is no %q any more", gone[0]) // only a box may be taken away
		}
		if err == nil && len(gone) > 0 {
			snapshot, err = r.book.Snapshot(&table)
		}
		if err != nil {
			continue
		}
		r.history = r.history.resumed(r.book, table)
		if first := r.doc.lines[0]; r.history.share.head == nil && first.sound && isTable(first.text) { // the header before it is damaged
			r.history.share = sharing{broken: true}
			r.history.share.head, _ = ReadTableHead(first.text)
		}
		r.kept = append(r.kept, resumeWord+" "+snapshot)
		r.gone = len(gone)
		return i
	}
	return -1
}

// take applies a line. If it fails, the campaign is unchanged.
func (r *replayed) take(l line) error {
	if !l.sound {
		return fmt.Errorf("its checksum is wrong")
	}
	word, rest, _ := strings.Cut(l.text, " ")
	switch word {
	case resumeWord:
		table, err := r.book.ReadSnapshot(rest)
		if err == nil {
			r.history = r.history.resumed(r.book, table)
		}
		return err
	case snapshotWord:
		table, err := r.book.ReadSnapshot(rest)
		if err == nil && table != *r.history.Now() {
			err = fmt.Errorf("the snapshot is of another table")
		}
		return err
	}
	if word == tableWord {
		return r.lay(l.text)
	}
	move, print := cutPrint(l.text)
	if r.skim && l.n%(skimmed+1) != 0 && l.n != r.doc.lines[len(r.doc.lines)-1].n {
		return r.act(move)
	}
	was := r.history
	err := r.act(move)
	if err == nil {
		err = r.history.confirm(move, print)
	}
	if err != nil {
		r.history = was
	}
	return err
}

// lay makes the campaign that of a table, before its first move.
func (r *replayed) lay(line string) error {
	head, err := ReadTableHead(line)
	if err == nil && (r.history.Len() > 0 || r.history.share.head != nil) {
		err = fmt.Errorf("the head of a table stands before its moves")
	}
	if err == nil {
		r.history.lay(head)
	}
	return err
}

// act applies a move in notation, undo, redo or handing over the mouse.
func (r *replayed) act(move string) error {
	if seat, text, ok := cutShared(move); ok {
		return r.history.retake(seat, text)
	}
	if r.history.share.head != nil {
		return fmt.Errorf("%q names no seat of the table", move)
	}
	if move == undoWord {
		return r.history.undo()
	}
	if who, hands := strings.CutPrefix(move, handWord+" "); hands {
		return r.history.handLine(who)
	}
	return r.history.course.act(move)
}
