package paper

import (
	"image"
	"runtime"
	"sync"

	"sixwinters/content"
)

// Side is the front or the back of a piece.
type Side struct {
	Of   *Piece
	Back bool
}

// paint returns the picture of the side, drawn with a pen.
func (s Side) paint(p *pen, perMM, bleed float64) (*image.RGBA, error) {
	one := *s.Of
	one.pen = p
	if s.Back {
		return one.Back(perMM, bleed)
	}
	return one.Front(perMM, bleed)
}

// looks are what the sides of a card show, to be compared: sides of one part with the same value look alike. A side with nil looks like
// no other.
type looks struct{ front, back any }

// alike returns the sides of pieces, together where they look alike.
func alike(pieces []Piece) (all [][]Side) {
	type key struct {
		part Part
		back bool
		look any
	}
	known := map[key]int{}
	add := func(one *Piece, back bool, look any) {
		k := key{one.Part, back, look}
		if n, ok := known[k]; ok && look != nil {
			all[n] = append(all[n], Side{one, back})
			return
		}
		known[k] = len(all)
		all = append(all, []Side{{one, back}})
	}
	for i := range pieces {
		one := &pieces[i]
		add(one, false, one.looks.front)
		if one.HasBack() {
			add(one, true, one.looks.back)
		}
	}
	return all
}

// Paint paints the sides of pieces on all cores, those that look alike once, and passes each picture to put with the sides that it is of. It
// calls put from several goroutines at once, and ends with the first error. It returns the texts that had too little room.
func Paint(pieces []Piece, perMM, bleed float64, put func(img *image.RGBA, of []Side) error) ([]content.Finding, error) {
	if len(pieces) == 0 {
		return nil, nil
	}
	todo := alike(pieces)
	var (
		lock   sync.Mutex
		next   int
		failed error
		all    = pen{} // only for what is cramped
		work   sync.WaitGroup
	)
	take := func() []Side {
		lock.Lock()
		defer lock.Unlock()
		if failed != nil || next == len(todo) {
			return nil
		}
		next++
		return todo[next-1]
	}
	for range min(runtime.GOMAXPROCS(0), len(todo)) {
		work.Go(func() {
			p := pieces[0].pen.another()
			for of := take(); of != nil; of = take() {
				img, err := of[0].paint(p, perMM, bleed)
				if err == nil {
					err = put(img, of)
				}
				if err != nil {
					lock.Lock()
					failed = err
					lock.Unlock()
				}
			}
			lock.Lock()
			all.cramped = append(all.cramped, p.cramped...)
			lock.Unlock()
		})
	}
	work.Wait()
	return all.findings(), failed
}
