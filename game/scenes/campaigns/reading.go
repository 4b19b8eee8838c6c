package campaigns

import (
	"context"
	"runtime/debug"
	"sync"
	"time"

	"sixwinters/advice/yield"
	"sixwinters/game/app"
	"sixwinters/render"
	"sixwinters/saves"
)

// reading reads campaigns in the background, one after the other. The zero value reads none.
type reading struct {
	work app.Work[struct{}]
	mu   sync.Mutex
	came []known
}

// known is what was read of a campaign.
type known struct {
	of    *item
	row   render.Campaign
	facts facts
}

// tellEvery is how often the window is told how much has been read.
const tellEvery = 150 * time.Millisecond

// tightly is how much garbage may gather while campaigns are read, in hundredths of what is kept: thousands of files are read for a few
// words each.
const tightly = 20

// begin reads campaigns, in place of what was being read.
func (r *reading) begin(g *app.App, all []*item) {
	r.work.Stop()
	bookWith, now := g.BookWith, time.Now()
	files := make([]saves.Listed, len(all)) // items belong to the window
	for i, it := range all {
		files[i] = it.Listed
	}
	r.work.Begin(g, func(ctx context.Context, tell func(done, all int)) struct{} {
		defer debug.SetGCPercent(debug.SetGCPercent(tightly))
		tell(0, len(files))
		told := time.Now()
		for i := range files {
			if ctx.Err() != nil {
				return struct{}{}
			}
			e := files[i].Look(bookWith)
			row := glance(&e, now)
			row.Table = nil
			r.mu.Lock()
			r.came = append(r.came, known{all[i], row, factsOf(&e, &row)})
			r.mu.Unlock()
			if time.Since(told) > tellEvery {
				told = time.Now()
				tell(i+1, len(files))
			}
			yield.Each()
		}
		return struct{}{}
	})
}

// take takes in what was read since the last time, and reports whether that was anything.
func (r *reading) take() bool {
	r.work.Tick()
	r.work.Count() // the list shows its own count
	r.mu.Lock()
	came := r.came
	r.came = nil
	r.mu.Unlock()
	for _, k := range came {
		k.of.know(k.row, k.facts)
	}
	return len(came) > 0
}
