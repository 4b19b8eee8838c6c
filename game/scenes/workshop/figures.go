package workshop

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"runtime"
	"strings"
	"testing/fstest" // a folder in memory

	"sixwinters/boxes"
	"sixwinters/content"
	"sixwinters/game/app"
	"sixwinters/lab"
	"sixwinters/lab/stats"
)

// The campaigns of quick figures: pairs, from a seed on that nothing else is played with, by the fastest player with a plan.
const (
	figurePairs  = 100
	figureSeed   = 2_900_000
	figurePlayer = "greedy"
)

// figures are campaigns with and without a card, played in the background.
type figures struct {
	card  string // its name
	run   app.Work[lab.Pairs]
	pairs lab.Pairs // once they are played
}

// without returns the cards without one of them: those of the box without its entry, or with another box over them that takes it away.
// The error says why the game cannot do without it.
func (b *bench) without(card content.CardOf) (*content.Content, error) {
	if !b.good() {
		return nil, errors.New("mend what is found first, and then play with the card")
	}
	c := b.book.Content()
	stack := append([]*content.Box(nil), c.Boxes...)
	name := c.NameOf(card)
	var err error
	if b.changeOf(card) != nil {
		f := b.fileOf(c.SourceOf(card).File)
		from, to, ok := f.entry(card.Kind.String(), name, c.SourceOf(card).Line)
		if !ok {
			return nil, fmt.Errorf("%s has no such card any more", f.name)
		}
		left := strings.Join(append(append([]string(nil), f.lines[:from]...), f.lines[to:]...), "\n")
		stack[len(stack)-1], err = boxWith(b.box, map[string]string{f.name: left})
	} else {
		var on []string
		for _, box := range stack {
			on = append(on, fmt.Sprintf("%q", box.Name))
		}
		over := map[string]string{
			content.BoxFile: strings.Join([]string{`name = "Without a card"`, `version = "1"`, `author = "-"`, `licence = "-"`, `about = "-"`,
				fmt.Sprintf("on = [%s]", strings.Join(on, ", "))}, "\n"),
			b.fileOf(c.SourceOf(card).File).name: fmt.Sprintf("remove = [%q]\n", name),
		}
		var box *content.Box
		box, err = boxWith(nil, over)
		stack = append(stack, box)
	}
	if err != nil {
		return nil, err
	}
	left, err := boxes.Stack(stack...)
	if found := (content.Error)(nil); errors.As(err, &found) {
		return nil, fmt.Errorf("the game cannot do without it: %s", found[0].What)
	}
	return left, err
}

// boxWith returns a box with some files in place of its own, or a new one of them.
func boxWith(box *content.Box, changed map[string]string) (*content.Box, error) {
	files := fstest.MapFS{}
	if box != nil {
		err := fs.WalkDir(box.Files, ".", func(name string, item fs.DirEntry, err error) error {
			if err != nil || item.IsDir() {
				return err
			}
			data, err := fs.ReadFile(box.Files, name)
			files[name] = &fstest.MapFile{Data: data}
			return err
		})
		if err != nil {
			return nil, err
		}
	}
	for name, text := range changed {
		files[name] = &fstest.MapFile{Data: []byte(text)}
	}
	made, found := content.ReadBox(files, "without")
	if len(found) > 0 {
		return nil, content.Error(found)
	}
	return made, nil
}

// beginFigures begins to play with and without the card that is open, on half of the cores.
func (w *workshop) beginFigures(g *app.App) error {
	without, err := w.bench.without(w.open.card)
	if err != nil {
		return err
	}
	with := w.bench.book.Content()
	w.endFigures()
	w.figures, w.Menu = &figures{card: w.open.name}, nil
	w.figures.run.Begin(g, func(ctx context.Context, tell func(done, all int)) lab.Pairs {
		return lab.ComparePairs(ctx, with, without, figurePlayer, figureSeed, figurePairs, max(1, runtime.NumCPU()/2), func(played int) {
			tell(played, figurePairs)
		})
	})
	return nil
}

// endFigures lets the figures go: nobody waits for them.
func (w *workshop) endFigures() {
	if w.figures != nil {
		w.figures.run.Stop()
	}
	w.figures = nil
}

func (w *workshop) stopFigures(*app.App) error {
	w.endFigures()
	w.Menu = nil
	return nil
}

// tickFigures takes what has come of them, and reports whether that is to be drawn.
func (w *workshop) tickFigures() (stale bool) {
	f := w.figures
	if f == nil {
		return false
	}
	pairs, came, stale := f.run.Tick()
	if came {
		f.pairs = pairs
	}
	return stale
}

func (f *figures) say() string {
	if f.run.Running() {
		done, _ := f.run.Count()
		return fmt.Sprintf("%d of %d pairs of campaigns are played.", done, figurePairs)
	}
	p := f.pairs
	say := fmt.Sprintf("%d campaigns each with and without it, same seeds: %s; %s. Won: %s.", p.Played,
		moved("progress", p.Progress), moved("threat", p.Threat), p.Won.Points())
	if p.ByHand {
		say += " The player leaves out what is carried out by hand."
	}
	return say
}

// moved says how many more spaces markers have come with the card, with the interval of 95 %.
func moved(what string, e stats.Estimate) string {
	if !e.Sure() {
		return fmt.Sprintf("no sure change of %s, %s spaces", what, e.Signed())
	}
	return fmt.Sprintf("%s %s spaces", what, e.Signed())
}
