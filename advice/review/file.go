package review

import (
	"encoding/json"
	"fmt"

	"sixwinters/advice/mind"
	"sixwinters/rules"
)

// file is a review as it is kept.
type file struct {
	By     string // the program, what it has learned, and the cards: another one judges otherwise
	Review *Review
}

// by names what judges with a rulebook.
func by(b *rules.Rulebook) string {
	return fmt.Sprintf("%s %08x %.12s", rules.Version(), mind.LearnedSum(), b.Content().Hash)
}

// File returns the review as it is kept.
func (r *Review) File(b *rules.Rulebook) ([]byte, error) {
	return json.MarshalIndent(file{by(b), r}, "", "\t")
}

// Read reads what [Review.File] returned. It is nil if that was another program's or is damaged: it can be worked out again.
func Read(b *rules.Rulebook, data []byte) *Review {
	var f file
	if json.Unmarshal(data, &f) != nil || f.By != by(b) {
		return nil
	}
	return f.Review
}
