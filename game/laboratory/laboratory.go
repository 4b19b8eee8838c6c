// Package laboratory is the lab in the window: it plays one short experiment in the background, tells its answers, and opens their
// page, with plots, in the system's browser.
package laboratory

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"image/color"
	"io"
	"os"
	"path/filepath"
	"runtime"
	"sync/atomic"

	"github.com/cli/browser"

	"sixwinters/content"
	"sixwinters/game/app"
	"sixwinters/game/thought"
	"sixwinters/game/words"
	"sixwinters/lab"
	"sixwinters/lab/report"
	"sixwinters/rules"
	"sixwinters/saves"
)

// plan is the short experiment among those of package lab.
const plan = "short"

// laboratory is the scene.
type laboratory struct {
	app.MenuScene
	folder  string // of results and pages
	results string // the results file of this version and these cards

	running   *thought.Thought[result] // nil unless campaigns are being played
	done, all atomic.Int64             // campaigns of the run
	shown     int64                    // campaigns done as the menu was built
	answers   *report.Report           // nil until there are results
}

// result is how a run ended.
type result struct {
	answers *report.Report
	err     error
}

// Open goes to the lab.
func Open(g *app.App) error {
	folder := filepath.Join(string(g.Folder()), "lab")
	results := fmt.Sprintf("%s-%s-%s.ndjson", plan, rules.Version(), g.Book.Content().Hash[:8])
	g.Show(&laboratory{folder: folder, results: filepath.Join(folder, results)})
	return nil
}

// run begins the experiment, or goes on with it where it was stopped.
func (l *laboratory) run(g *app.App) error {
	wake, boxes := g.Waker(), g.Book.Content().Boxes
	l.Trouble = ""
	l.done.Store(0)
	l.all.Store(0)
	l.running = thought.Begin(wake, func(ctx context.Context) result {
		answers, err := l.play(ctx, boxes, func(done, all int, _ *lab.Row) {
			l.done.Store(int64(done))
			l.all.Store(int64(all))
			if wake != nil {
				wake()
			}
		})
		return result{answers, err}
	})
	return nil
}

// play plays what the results lack on half of the cores, and works out the answers.
func (l *laboratory) play(ctx context.Context, boxes []*content.Box, told lab.Told) (*report.Report, error) {
	p, err := lab.PlanNamed(plan, boxes...)
	if err != nil {
		return nil, err
	}
	if err := os.MkdirAll(l.folder, 0o777); err != nil {
		return nil, err
	}
	if err := lab.Run(ctx, p, l.results, max(1, runtime.NumCPU()/2), told); err != nil {
		return nil, err
	}
	t := report.NewTally()
	if err := t.Read(l.results); err != nil {
		return nil, err
	}
	return report.New(t, p.About), nil
}

func (l *laboratory) Update(g *app.App) (stale bool, err error) {
	if l.running != nil {
		if r, come := l.running.Come(); come {
			l.running, l.answers, l.Menu = nil, r.answers, nil
			if r.err != nil && !errors.Is(r.err, context.Canceled) {
				l.Trouble = words.Sentence(r.err)
			}
			stale = true
		} else if l.done.Load() != l.shown {
			l.Menu, stale = nil, true
		}
	}
	drawn, err := l.Run(g, l.build, g.Routes.Lessons)
	return stale || drawn, err
}

// Left ends the run; what was played is kept.
func (l *laboratory) Left() {
	if l.running != nil {
		l.running.Forget()
	}
}

// width is the width of the texts in units.
const width = 860

func (l *laboratory) build(g *app.App) {
	m := g.NewMenu(color.NRGBA{})
	l.Menu = m
	m.InHead()
	m.Title("The lab", 32)
	m.Text("The rulebook ends with questions to those who try the game. The lab has the program play many campaigns and answers them with figures.", width)
	m.InBody()
	l.shown = l.done.Load()
	switch {
	case l.running != nil && l.all.Load() > 0:
		m.Text(fmt.Sprintf("%d of %d campaigns are played.", l.shown, l.all.Load()), width)
	case l.running != nil:
		m.Text("The cards are being read.", width)
	case l.answers != nil:
		m.Text(fmt.Sprintf("%d campaigns. %s", l.answers.Campaigns(), l.answers.About), width)
		for _, s := range l.answers.Sections {
			m.Heading(s.Question)
			m.Text(s.Answer, width)
		}
	default:
		m.Text("Try a short experiment: would a box with eight dice of each resource do? It takes about a minute. Larger ones are run by the command chronicle lab.", width)
	}
	m.InFoot()
	if l.Trouble != "" {
		m.Text(l.Trouble, width)
	}
	do := func(act func(g *app.App) error) func() { return func() { l.Act = act } }
	back := m.NewShort("B", "Back", do(g.Routes.Lessons))
	switch {
	case l.running != nil:
		m.Row(m.NewShort("S", "Stop", do(l.stop)), back)
	case l.answers != nil:
		m.Row(m.NewShort("O", "Open as a page with plots", do(l.openPage)), back)
	default:
		m.Row(m.NewShort("R", "Run the experiment", do(l.run)), back)
	}
}

// stop ends the run. The same button begins it again, where it was.
func (l *laboratory) stop(*app.App) error {
	l.running.Forget()
	l.running, l.Menu = nil, nil
	return nil
}

// openPage writes the page and opens it. Where there is nothing to open it with, the error says where it is.
func (l *laboratory) openPage(*app.App) error {
	var page bytes.Buffer
	if err := l.answers.Write(&page); err != nil {
		return err
	}
	path := filepath.Join(l.folder, plan+".html")
	if err := saves.WriteFile(path, page.Bytes()); err != nil {
		return err
	}
	browser.Stdout, browser.Stderr = io.Discard, io.Discard
	if err := browser.OpenFile(path); err != nil {
		return fmt.Errorf("no browser opens here; the page is the file %s", path)
	}
	return nil
}
