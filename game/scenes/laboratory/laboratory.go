// Package laboratory is the lab in the window: it plays one short experiment in the background, tells its answers, and opens their
// page, with plots, in the system's browser.
package laboratory

import (
	"bufio"
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"runtime"

	"github.com/cli/browser"

	"sixwinters/content"
	"sixwinters/game/app"
	"sixwinters/game/words"
	"sixwinters/lab"
	"sixwinters/lab/report"
	"sixwinters/rules"
	"sixwinters/saves"
)

// plan is the short experiment among those of package lab.
const plan = "short"

type laboratory struct {
	app.MenuScene
	folder  string // of results and pages
	results string // the results file of this version and these cards

	run     app.Work[result] // counts campaigns
	answers *report.Report   // nil until there are results
}

// result is how a run ended.
type result struct {
	answers *report.Report
	err     error
}

func Open(g *app.App) error {
	folder := filepath.Join(string(g.Folder()), "lab")
	results := fmt.Sprintf("%s-%s-%s.ndjson", plan, rules.Version(), g.Book.Content().Hash[:8])
	g.Show(&laboratory{folder: folder, results: filepath.Join(folder, results)})
	return nil
}

// begin begins the experiment, or continues it where it was stopped.
func (l *laboratory) begin(g *app.App) error {
	boxes := g.Book.Content().Boxes
	l.run.Begin(g, func(ctx context.Context, tell func(done, all int)) result {
		answers, err := l.play(ctx, boxes, func(done, all int, _ *lab.Row) { tell(done, all) })
		return result{answers, err}
	})
	l.Menu = nil
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

func (l *laboratory) Update(g *app.App) (bool, error) {
	r, came, stale := l.run.Tick()
	if stale {
		l.Menu = nil
	}
	if came {
		if l.answers = r.answers; r.err != nil && !errors.Is(r.err, context.Canceled) {
			l.Trouble = words.Sentence(r.err)
		}
	}
	drawn, err := l.Run(g, l.build, g.Routes.Lessons)
	return stale || drawn, err
}

// Left ends the run; what was played is kept.
func (l *laboratory) Left() { l.run.Stop() }

// width is the width of the texts in units.
const width = 860

func (l *laboratory) build(g *app.App) {
	m := l.New(g)
	m.InHead()
	m.Title("The lab", 32)
	m.Text("The rulebook ends with questions to those who try the game. The lab has the program play many campaigns and answers them with figures.", width)
	m.InBody()
	done, all := l.run.Count()
	switch {
	case l.run.Running() && all > 0:
		m.Text(fmt.Sprintf("%d of %d campaigns are played.", done, all), width)
	case l.run.Running():
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
	l.SayTrouble(width)
	back := m.NewShort("B", "Back", l.Do(g.Routes.Lessons))
	switch {
	case l.run.Running():
		m.Row(m.NewShort("S", "Stop", l.Do(l.stop)), back)
	case l.answers != nil:
		m.Row(m.NewShort("O", "Open as a page with plots", l.Do(l.openPage)), back)
	default:
		m.Row(m.NewShort("R", "Run the experiment", l.Do(l.begin)), back)
	}
}

// stop ends the run. The same button begins it again, where it was.
func (l *laboratory) stop(*app.App) error {
	l.run.Stop()
	l.Menu = nil
	return nil
}

// openPage writes the page and opens it. Where there is nothing to open it with, the error says where it is.
func (l *laboratory) openPage(*app.App) error {
	path := filepath.Join(l.folder, plan+".html")
	if err := saves.Export(path, func(to *bufio.Writer) error { return l.answers.Write(to) }); err != nil {
		return err
	}
	browser.Stdout, browser.Stderr = io.Discard, io.Discard
	if err := browser.OpenFile(path); err != nil {
		return fmt.Errorf("no browser opens here; the page is the file %s", path)
	}
	return nil
}
