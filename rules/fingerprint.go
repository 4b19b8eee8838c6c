package rules

import "fmt"

// Fingerprint returns a 64-bit hash of a table. Records contain it, so its definition must not change: FNV-1a over all fields in
// order of declaration, little-endian, true as 1, and arrays by card up to the number of cards.
func (b *Rulebook) Fingerprint(s *State) uint64 {
	h := sumBasis
	cards := len(b.c.Cards)
	h.bytes(uint8(s.Phase), uint8(s.Difficulty), s.Year, s.Turn, s.Box, uint8(s.Step), s.Discount)
	h.word(uint64(s.Chance))
	h.bytes(s.Progress[:]...)
	h.bytes(s.Threat[:]...)
	h.bytes(s.Supply[:]...)
	h.bytes(s.ActionSupply)
	h.values(s.Pool[:])
	for at := range s.Assets {
		h.values(s.Assets[at][:])
	}
	h.values(s.Hand[:])
	ids(&h, s.Slots[:])
	h.word(s.Burned)
	ids(&h, s.Freed[:])
	h.word(s.Offered)
	for i := range cards {
		o := &s.Obstacles[i]
		h.bytes(uint8(o.Zone), uint8(o.At))
		ids(&h, o.Dice[:])
		h.bytes(o.Beside[:]...)
		h.bytes(uint8(o.Kind))
	}
	h.piles(cards, s.Attached[:]...)
	h.piles(cards, s.Draw[:]...)
	h.piles(cards, s.Discard[:]...)
	h.bytes(s.Stage)
	h.word(s.BurnedProgress[0])
	if s.BurnedProgress[1] != 0 { // tables with at most 64 cards keep the fingerprints that old records have
		h.word(s.BurnedProgress[1])
	}
	h.bytes(s.Deck.N)
	ids(&h, s.Deck.Cards[:len(b.c.Progress)])
	ids(&h, s.Staging[:])
	for i := range s.Players {
		h.player(&s.Players[i])
	}
	for i := range b.c.Characters {
		h.character(&s.Characters[i])
	}
	h.bytes(uint8(s.Attempt.Phase), uint8(s.Attempt.Obstacle), s.Attempt.Team, s.Attempt.Skilled, s.Attempt.Masters)
	h.word(s.Activated[0])
	h.word(s.Activated[1])
	h.piles(cards, s.Queue)
	h.bytes(s.Advance[:]...)
	for i := range s.Stack {
		h.frame(&s.Stack[i])
	}
	h.bytes(s.Depth)
	if s.House != (HouseRules{}) { // tables without house rules keep the fingerprints that old records have
		h.bytes(s.House.PlayedRest, bool8(s.House.LongRest), s.House.Dice)
	}
	return uint64(h)
}

// Print returns the low 16 bits of the fingerprint in hexadecimal, as on the lines of a record.
func (b *Rulebook) Print(s *State) string { return fmt.Sprintf("%04x", uint16(b.Fingerprint(s))) }

// sum is the FNV-1a hash of the bytes added so far.
type sum uint64

// The constants of 64-bit FNV-1a.
const (
	sumBasis sum = 14695981039346656037
	sumPrime sum = 1099511628211
)

func (h *sum) bytes(list ...uint8) { ids(h, list) }

// ids adds bytes of any type, such as card IDs.
func ids[T ~uint8](h *sum, list []T) {
	n := *h
	for _, b := range list {
		n = (n ^ sum(b)) * sumPrime
	}
	*h = n
}

// word adds a number of eight bytes.
func (h *sum) word(n uint64) {
	for range 8 {
		h.bytes(uint8(n))
		n >>= 8
	}
}

func (h *sum) values(list []Values) {
	for i := range list {
		h.bytes(list[i][:]...)
	}
}

// piles adds piles, each with the given number of cards.
func (h *sum) piles(cards int, list ...Pile) {
	for i := range list {
		h.bytes(list[i].N)
		ids(h, list[i].Cards[:cards])
	}
}

func (h *sum) player(p *Player) {
	h.bytes(uint8(p.Character), uint8(p.At), bool8(p.Out))
	for _, d := range p.Stress {
		h.bytes(d.Value, d.Box)
	}
	h.bytes(p.Dice[:]...)
	ids(h, p.Boxes[:])
	h.bytes(uint8(p.Stash), uint8(p.Card), p.Chain)
	h.bytes(p.Path[:]...)
	ids(h, p.Laid[:])
}

func (h *sum) character(c *Character) {
	h.bytes(bool8(c.Unlocked), bool8(c.New), bool8(c.Sheet), bool8(c.Burned), bool8(c.Active))
	h.bytes(c.Skills[:]...)
	h.bytes(c.Marked[:]...)
	h.bytes(c.Achieved)
}

func (h *sum) frame(f *Frame) {
	h.bytes(uint8(f.Task), f.PC, f.Player, uint8(f.Slot))
	h.bytes(uint8(f.Program.Kind), f.Program.Card, f.Program.Nth, f.Picked, f.N, f.Team, uint8(f.M), uint8(f.M>>8))
	m := &f.Move
	h.bytes(uint8(m.Kind), m.Player, uint8(m.Slot), uint8(m.To), m.Card, m.Arg, m.Arg2)
	ids(h, m.Dice[:])
}
