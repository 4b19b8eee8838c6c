package webtest

import (
	"context"
	"encoding/json"
	"slices"
	"time"

	"github.com/chromedp/cdproto/browser"
	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/dom"
	"github.com/chromedp/cdproto/input"
	"github.com/chromedp/cdproto/page"
	"github.com/chromedp/cdproto/tracing"
	"github.com/chromedp/chromedp"
)

// download lets the page save files into a folder.
func (b *chromiumRun) download(folder string) {
	b.t.Helper()
	_, err := chromedp.CallBrowser(b.ctx, browser.SetDownloadBehavior, browser.SetDownloadBehaviorParams{
		Behavior: browser.SetDownloadBehaviorBehaviorAllow, DownloadPath: folder})
	if err != nil {
		b.t.Fatal(err)
	}
}

// choose presses the key of a button that asks for a file, and chooses a file.
func (p *tab) choose(key, file string) {
	p.t.Helper()
	call(p, page.SetInterceptFileChooserDialog, page.SetInterceptFileChooserDialogParams{Enabled: true})
	ctx, cancel := context.WithTimeout(p.ctx, patience)
	defer cancel()
	opened, err := chromedp.Run(ctx, chromedp.WaitEvent(page.FileChooserOpened, func(page.EventFileChooserOpened) bool { return true },
		chromedp.KeyEvent(key)))
	if err != nil {
		p.shoot("nochooser.png")
		p.t.Fatalf("no file is asked for: %v", err)
	}
	call(p, dom.SetFileInputFiles, dom.SetFileInputFilesParams{Files: []string{file}, BackendNodeID: opened.BackendNodeID})
}

// drop drops a file on the middle of the page.
func (p *tab) drop(file string) {
	p.t.Helper()
	for _, kind := range []input.DispatchDragEventType{input.DispatchDragEventTypeDragEnter, input.DispatchDragEventTypeDragOver, input.DispatchDragEventTypeDrop} {
		call(p, input.DispatchDragEvent, input.DispatchDragEventParams{Type: kind, X: 400, Y: 300,
			Data: &input.DragData{Items: []*input.DragDataItem{}, Files: []string{file}, DragOperationsMask: 1}})
	}
}

// tasks returns the tasks of the page's thread while something is done, longest first, in milliseconds of the processor.
func (p *tab) tasks(do func()) []float64 {
	p.t.Helper()
	type event struct {
		Name, Ph string
		Tdur     float64
		Pid, Tid int
		Args     struct{ Name string }
	}
	var all []event
	done := make(chan bool, 1)
	listening, stop := context.WithCancel(p.ctx)
	defer stop()
	err := chromedp.Listen(listening, func(ev any) {
		switch ev := ev.(type) {
		case *tracing.EventDataCollected:
			for _, v := range ev.Value {
				var e event
				if json.Unmarshal(v, &e) == nil {
					all = append(all, e)
				}
			}
		case *tracing.EventTracingComplete:
			done <- true
		}
	})
	if err != nil {
		p.t.Fatal(err)
	}
	call(p, tracing.Start, tracing.StartParams{TraceConfig: &tracing.TraceConfig{
		IncludedCategories: []string{"disabled-by-default-devtools.timeline", "toplevel"}}})
	do()
	call(p, tracing.End, cdp.Empty{})
	select {
	case <-done:
	case <-time.After(patience):
		p.t.Fatal("the trace does not come")
	}
	threads := map[[2]int]bool{}
	for _, e := range all {
		if e.Ph == "M" && e.Args.Name == "CrRendererMain" {
			threads[[2]int{e.Pid, e.Tid}] = true
		}
	}
	var tasks []float64
	for _, e := range all {
		if e.Name == "RunTask" && threads[[2]int{e.Pid, e.Tid}] {
			tasks = append(tasks, e.Tdur/1000)
		}
	}
	slices.Sort(tasks)
	slices.Reverse(tasks)
	return tasks
}
