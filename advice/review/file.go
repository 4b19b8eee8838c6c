package review

import (
	"context"
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

// Files reads and writes whole files.
type Files struct {
	Read  func(name string) ([]byte, error)
	Write func(name string, data []byte) error
}

// Kept works as [Work] does with the review that a file keeps, and keeps what comes of it there. Without a name for the file
// nothing is kept, and where it cannot be written the review is worked out again another time.
func Kept(ctx context.Context, b *rules.Rulebook, past Past, name string, files Files, progress func(done, all int)) *Review {
	if name == "" {
		return Work(ctx, b, past, nil, progress)
	}
	var known *Review
	if data, err := files.Read(name); err == nil {
		known = Read(b, data)
	}
	r := Work(ctx, b, past, known, progress)
	if data, err := r.File(b); err == nil {
		_ = files.Write(name, data)
	}
	return r
}
