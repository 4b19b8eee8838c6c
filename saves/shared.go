package saves

import (
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"

	"sixwinters/content"
	"sixwinters/rules"
)

// NumSeats is the number of desks that play at a shared table. Seats are counted from 1; seat 0 stands for what was played before the
// campaign became a table.
const NumSeats = 2

// MostShared is the size of a shared line's text, in bytes.
const MostShared = 1600

// MostSharedLines is the number of shared lines of one table, its head included. A campaign of six years has about 800.
const MostSharedLines = 8192

// The first words of shared lines that are no moves.
const (
	tableWord   = "table"
	askWord     = "ask"
	agreeWord   = "agree"
	declineWord = "decline"
	awayWord    = "away"
	backWord    = "back"
	readyWord   = "ready"
	voidWord    = "void"
)

// The texts of the shared lines that are no moves. [Away] and [Back] take a seat.
const (
	UndoLine    = undoWord
	RedoLine    = redoWord
	AskLine     = askWord     // asks the other desk to agree to an undo
	AgreeLine   = agreeWord   // agrees, and undoes
	DeclineLine = declineWord // does not agree
	ReadyLine   = readyWord   // is ready for the end of the actions
)

// Away returns the line by which a desk plays for the other, who is away.
func Away(seat int) string { return fmt.Sprintf("%s %d", awayWord, seat) }

// Back returns the line by which a desk takes its seat again, or gives it back.
func Back(seat int) string { return fmt.Sprintf("%s %d", backWord, seat) }

// TableHead is line 0 of a shared table.
type TableHead struct {
	Format int
	ID     string // of the table: small letters and digits
	Game   string // version of the program that laid the table
	Record string // the campaign's header, as in a bare record
	Seats  [NumSeats]TableSeat
}

// TableSeat is a desk at a table.
type TableSeat struct {
	Name  string
	Plays []int // the players whose characters it may move, from 1
}

// The versions of the head: which is written, and from which on a move that is made again takes back who is ready, as any other move does. Tables keep the
// version that they began with, so that each is replayed as it was played.
const (
	tableHeadFormat = 2
	redoneFormat    = 2
)

// NewTableHead returns the head of a table for a campaign of some options. Each seat may move the players that plays lists for it.
func NewTableHead(b *rules.Rulebook, id string, o rules.Options, names [NumSeats]string, plays [NumSeats][]int) TableHead {
	h := TableHead{Format: tableHeadFormat, ID: id, Game: rules.Version(), Record: b.HeaderText(o)}
	for i := range h.Seats {
		h.Seats[i] = TableSeat{cleanName(names[i]), plays[i]}
	}
	return h
}

// cleanName returns a name of at most 40 letters that fits a line.
func cleanName(name string) string {
	name = strings.Join(strings.FieldsFunc(name, func(r rune) bool { return r == ',' || unicode.IsSpace(r) || unicode.IsControl(r) }), " ")
	if letters := []rune(name); len(letters) > 40 {
		name = string(letters[:40])
	}
	return name
}

// Text returns the head as a line.
func (h *TableHead) Text() string {
	text, err := json.Marshal(h)
	if err != nil {
		panic(err) // it holds nothing that JSON cannot
	}
	return tableWord + " " + string(text)
}

// ReadTableHead reads the head of a table from its line. The error is a sentence.
func ReadTableHead(line string) (*TableHead, error) {
	text, ok := strings.CutPrefix(line, tableWord+" ")
	h := &TableHead{}
	if !ok || json.Unmarshal([]byte(text), h) != nil {
		return nil, errors.New("this is not the head of a table")
	}
	switch {
	case h.Format > tableHeadFormat:
		return nil, fmt.Errorf("a newer version of the game laid this table: %w", errNewer)
	case h.Format < 1 || !IsTableID(h.ID):
		return nil, errors.New("the head of this table cannot be read")
	}
	for i := range h.Seats {
		if h.Seats[i].Name != cleanName(h.Seats[i].Name) || len(h.Seats[i].Plays) > rules.NumPlayers {
			return nil, errors.New("the head of this table names a seat that nobody can have")
		}
		for _, p := range h.Seats[i].Plays {
			if p < 1 || p > rules.NumPlayers {
				return nil, fmt.Errorf("the head of this table gives seat %d player %d, whom the game does not have", i+1, p)
			}
		}
	}
	if _, err := h.Header(); err != nil {
		return nil, err
	}
	return h, nil
}

// IsTableID reports whether a word can be the id of a table: 8 to 40 small letters and digits.
func IsTableID(id string) bool {
	return len(id) >= 8 && len(id) <= 40 && strings.Trim(id, "abcdefghijklmnopqrstuvwxyz0123456789") == ""
}

// Header returns the header of the table's campaign.
func (h *TableHead) Header() (Header, error) {
	rec, err := rules.ReadRecord(strings.NewReader(h.Record))
	if err != nil {
		return Header{}, fmt.Errorf("the head of this table cannot be read: %w", err)
	}
	header := Header{Header: rec.Header, Game: h.Game}
	header.SetNames(h.Seats[0].Name, h.Seats[1].Name)
	return header, nil
}

// Name returns the name of a seat, or words for it.
func (h *TableHead) Name(seat int) string {
	switch {
	case seat < 1 || seat > NumSeats:
		return "The table"
	case h.Seats[seat-1].Name == "":
		return fmt.Sprintf("Seat %d", seat)
	}
	return h.Seats[seat-1].Name
}

// Plays says whose character a seat plays on a table, such as "Anna plays Thea".
func (h *TableHead) Plays(b *rules.Rulebook, s *rules.State, seat int) string {
	var whom []string
	for _, p := range h.Seats[seat-1].Plays {
		if s.Players[p-1].Character != content.NoCharacter {
			whom = append(whom, b.PlayerName(s, p-1))
		}
	}
	if len(whom) == 0 {
		return h.Name(seat) + " has no character yet"
	}
	return h.Name(seat) + " plays " + rules.Joined(whom, "and")
}

func (h *TableHead) plays(seat, player int) bool {
	for _, p := range h.Seats[seat-1].Plays {
		if p == player+1 {
			return true
		}
	}
	return false
}

// Chain returns the hash of a table's lines up to one: of the chain before it, who wrote it and its text.
func Chain(before string, seat int, text string) string {
	sum := sha256.Sum256(fmt.Appendf(nil, "%s\n%d %s", before, seat, text))
	return hex.EncodeToString(sum[:16])
}

// SharedLine is a line of a shared table.
type SharedLine struct {
	Seat  int
	Text  string
	Chain string // of all lines up to it
	Print uint64 // fingerprint of the table after it
	Void  bool   // it is against the rules and changes nothing
}

// sharing is what a shared table's lines come to, besides its moves.
type sharing struct {
	head   *TableHead // nil: the campaign is no table
	n      int        // lines, the head included
	chain  string
	begun  bool // a line of a seat has been written
	last   int  // the seat that wrote the last line
	broken bool // lines are missing
	owners []uint8
	away   [NumSeats + 1]int // the seat that plays for it, or 0
	asks   int               // the seat that asks for an undo, or 0
	ready  [NumSeats + 1]bool
}

// Table returns the head of the campaign's table, or nil if it is none.
func (h *History) Table() *TableHead { return h.share.head }

// Shared returns the number of the table's lines, its head included, and their chain.
func (h *History) Shared() (n int, chain string) { return h.share.n, h.share.chain }

// Broken reports whether lines of the table are missing in this copy, so that it can only be joined anew.
func (h *History) Broken() bool { return h.share.broken }

// AwayFor returns the seat that plays for another one, or 0.
func (h *History) AwayFor(seat int) int { return h.share.away[seat] }

// Asking returns the seat that asks for an undo, or 0.
func (h *History) Asking() int { return h.share.asks }

// ReadySeat reports whether a seat is ready for the end of the actions.
func (h *History) ReadySeat(seat int) bool { return h.share.ready[seat] }

// MayPlay reports whether a seat may move a player's character: as its own, or because the other desk is away.
func (h *History) MayPlay(seat, player int) bool {
	head := h.share.head
	if seat < 1 || seat > NumSeats {
		return false
	}
	other := NumSeats + 1 - seat
	return head.plays(seat, player) || h.share.away[other] == seat && head.plays(other, player)
}

// Answers reports whether a legal move is for a seat to make, rather than for the other desk: one of its own character, the answer to a question that
// is asked of its player, or what either may answer. The table takes answers from either desk; this is what a desk offers.
func (h *History) Answers(seat int, m rules.Move) bool {
	player, acts := m.Actor()
	if !acts {
		player = h.book.Prompt(h.Now()).Player
	}
	return player == rules.NoPlayer || h.MayPlay(seat, player)
}

// LastSeat returns the seat that wrote the last line, or 0 if none has written one.
func (h *History) LastSeat() int { return h.share.last }

// CanAct reports whether there is something for a seat to do at the table now: make a move, or say that it is ready for the end of the actions.
func (h *History) CanAct(seat int) bool {
	for _, m := range h.book.Moves(h.Now(), nil) {
		if err := h.permits(seat, m); (err == nil || errors.Is(err, ErrNotReady) && !h.share.ready[seat]) && h.Answers(seat, m) {
			return true
		}
	}
	return false
}

// ErrAsk is the error of an undo to which the other desk has to agree.
var ErrAsk = errors.New("the other desk has to agree to this undo")

// ErrNotReady is the error of ending the actions before the other desk is ready.
var ErrNotReady = errors.New("the actions end once both desks are ready")

// lay makes the history that of a table.
func (h *History) lay(head *TableHead) {
	h.share = sharing{head: head, n: 1, chain: Chain("", 0, head.Text())}
}

// shared applies a shared line. If it fails, the history is unchanged. The error is a sentence. story, which may be nil, collects the events of a move.
func (h *History) shared(seat int, text string, story *rules.Story) error {
	was := *h
	if err := h.act(seat, text, story); err != nil {
		*h = was
		return err
	}
	h.link(seat, text)
	return nil
}

// link adds a line to the chain.
func (h *History) link(seat int, text string) {
	h.share.n++
	h.share.chain = Chain(h.share.chain, seat, text)
	h.share.begun, h.share.last = h.share.begun || seat > 0, seat
}

// act does what a shared line says.
func (h *History) act(seat int, text string, story *rules.Story) error {
	s := &h.share
	switch {
	case s.head == nil:
		return errors.New("this campaign is not a shared table")
	case seat < 0 || seat > NumSeats:
		return fmt.Errorf("there is no seat %d at a table", seat)
	case seat == 0 && s.begun:
		return errors.New("only a seat may move here: the table has begun")
	case !FitsLine(text):
		return errUnfit
	}
	other := NumSeats + 1 - seat
	word, rest, _ := strings.Cut(text, " ")
	switch word {
	case undoWord, agreeWord:
		if rest != "" {
			return fmt.Errorf("nothing follows %q", word)
		}
		return h.takeBack(seat, word == agreeWord)
	case redoWord:
		return h.again(seat, story)
	case handWord:
		if seat == 0 {
			return h.handLine(rest)
		}
		return errors.New("each desk has its own mouse: there is nothing to hand over")
	case askWord:
		if !h.CanUndo() {
			return errors.New("there is nothing to undo")
		}
		if seat == 0 || s.asks == seat {
			return errors.New("this undo has been asked for already")
		}
		s.asks = seat
		return nil
	case declineWord:
		if s.asks == 0 || s.asks == seat || seat == 0 {
			return errors.New("nobody has asked this desk for an undo")
		}
		s.asks = 0
		return nil
	case awayWord, backWord:
		return h.seatLine(seat, other, word, rest)
	case readyWord:
		if seat == 0 || !h.actions() {
			return errors.New("no actions are being played that could end")
		}
		s.ready[seat] = true
		return nil
	}
	return h.moveLine(seat, text, story)
}

// errUnfit is the error of a text that cannot be a line of a table.
var errUnfit = fmt.Errorf("a line of a table is one line of at most %d bytes, without the marks of the file", MostShared)

// FitsLine reports whether a text can be a line of a table behind its head: one that is read from a file as it was written there.
func FitsLine(text string) bool {
	return text != "" && len(text) <= MostShared && utf8.ValidString(text) && text == strings.TrimSpace(text) &&
		!strings.ContainsFunc(text, unicode.IsControl) && !strings.Contains(text, " #") && !strings.Contains(text, " ~")
}

// moveLine makes a move.
func (h *History) moveLine(seat int, text string, story *rules.Story) error {
	m, err := h.book.Parse(h.Now(), text)
	if err != nil {
		return err
	}
	if err := h.book.Check(h.Now(), m); err != nil {
		return err
	}
	if err := h.permits(seat, m); err != nil {
		return err
	}
	before := h.Len()
	if err := h.play(m, story); err != nil {
		return err
	}
	h.own(seat)
	h.unready(seat, before)
	return nil
}

// unready takes back who is ready after a seat has made the i-th move: all if it has ended the actions, otherwise the seat itself.
func (h *History) unready(seat, i int) {
	m, was := h.Move(i)
	if now := h.Now(); m.Kind == rules.MoveDone || now.Phase != was.Phase || now.Step != was.Step || now.Turn != was.Turn {
		h.share.ready = [NumSeats + 1]bool{}
	} else if seat > 0 {
		h.share.ready[seat] = false
	}
}

// permits returns why a seat may not make a legal move, or nil.
func (h *History) permits(seat int, m rules.Move) error {
	if seat == 0 {
		return nil
	}
	if by := h.share.away[seat]; by != 0 {
		return fmt.Errorf("%s plays for you while you are away: take your seat again first", h.share.head.Name(by))
	}
	if player, acts := m.Actor(); acts && !h.MayPlay(seat, player) {
		return fmt.Errorf("%s is not yours to move: that is for %s", h.book.PlayerName(h.Now(), player), h.share.head.Name(NumSeats+1-seat))
	}
	other := NumSeats + 1 - seat
	if m.Kind == rules.MoveDone && !h.share.ready[other] && h.share.away[other] != seat && h.inPlay(other) {
		return ErrNotReady
	}
	return nil
}

// inPlay reports whether a seat has a character in play.
func (h *History) inPlay(seat int) bool {
	for p := range h.Now().Players {
		if h.share.head.plays(seat, p) && h.Now().Players[p].InPlay() {
			return true
		}
	}
	return false
}

// actions reports whether the actions step can be ended now.
func (h *History) actions() bool {
	for _, m := range h.book.Moves(h.Now(), nil) {
		if m.Kind == rules.MoveDone {
			return true
		}
	}
	return false
}

// own notes whose the last move is.
func (h *History) own(seat int) {
	h.share.owners = append(h.share.owners[:h.Len()-1:h.Len()-1], uint8(seat))
	h.share.asks = 0
}

// owner returns the seat that made the last move.
func (h *History) owner() int { return int(h.share.owners[h.Len()-1]) }

// takeBack undoes the last move: its own at once if it has revealed nothing, any other if both desks agree.
func (h *History) takeBack(seat int, agreed bool) error {
	s := &h.share
	if !h.CanUndo() {
		return errors.New("there is nothing to undo")
	}
	switch {
	case agreed && (s.asks == 0 || s.asks == seat || seat == 0):
		return errors.New("nobody has asked this desk for an undo")
	case agreed || seat == 0:
	case s.away[seat] != 0:
		return fmt.Errorf("%s plays for you while you are away: take your seat again first", s.head.Name(s.away[seat]))
	case s.away[NumSeats+1-seat] == seat:
	case h.owner() != seat || h.Revealed():
		return ErrAsk
	}
	if err := h.undo(); err != nil {
		return err
	}
	s.owners, s.asks, s.ready = s.owners[:h.Len()], 0, [NumSeats + 1]bool{}
	return nil
}

// again makes the move again that was taken back last.
func (h *History) again(seat int, story *rules.Story) error {
	if !h.CanRedo() {
		return errors.New("there is nothing to make again")
	}
	if err := h.permits(seat, h.undone[len(h.undone)-1]); err != nil {
		return err
	}
	before := h.Len()
	if err := h.redo(story); err != nil {
		return err
	}
	h.own(seat)
	if h.share.head.Format >= redoneFormat {
		h.unready(seat, before)
	}
	return nil
}

// seatLine takes the other's seat while they are away, or gives it back.
func (h *History) seatLine(seat, other int, word, rest string) error {
	whose, err := strconv.Atoi(rest)
	away := &h.share.away
	switch {
	case seat == 0 || err != nil || whose < 1 || whose > NumSeats:
		return fmt.Errorf("there is no seat %q at this table", rest)
	case word == awayWord && (whose != other || away[seat] != 0):
		return errors.New("a desk can only play for the other one, while it is at the table itself")
	case word == awayWord && away[other] != 0:
		return fmt.Errorf("%s is away already", h.share.head.Name(other))
	case word == awayWord:
		away[other] = seat
	case away[whose] == 0:
		return fmt.Errorf("%s is not away", h.share.head.Name(whose))
	default:
		away[whose] = 0
	}
	return nil
}

// handLine hands the mouse over, before the campaign was a table.
func (h *History) handLine(who string) error {
	player, err := strconv.Atoi(who)
	if err == nil && (player < 1 || player > rules.NumPlayers) {
		err = fmt.Errorf("there is no player %d", player)
	}
	if err == nil {
		h.hand(player - 1)
	}
	return err
}
