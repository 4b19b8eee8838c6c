package webtest

import (
	"context"
	"encoding/json"
	"fmt"
	"net/http"
	"net/http/httptest"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/cdproto/input"
	"github.com/chromedp/cdproto/page"
	"github.com/chromedp/cdproto/runtime"
	"github.com/chromedp/chromedp"
)

// patience is how long the page may take to do anything at all, on however busy a machine.
const patience = 2 * time.Minute

// The size of the page in CSS pixels.
const width, height = 1280, 800

// chromiumRun is a running Chromium with a profile of its own.
type chromiumRun struct {
	t      testing.TB
	ctx    context.Context // of its first tab
	cancel context.CancelFunc
	*tab
}

// tab is a page in it.
type tab struct {
	t   testing.TB
	ctx context.Context

	down    bool // the left mouse button
	mutex   sync.Mutex
	printed []string // to the console
	faults  []string
}

// startBrowser starts a browser with what the profile in a folder keeps.
func startBrowser(t testing.TB, profile string, more ...chromedp.ExecAllocatorOption) *chromiumRun {
	t.Helper()
	options := append(chromedp.DefaultExecAllocatorOptions[:len(chromedp.DefaultExecAllocatorOptions):len(chromedp.DefaultExecAllocatorOptions)],
		chromedp.NoSandbox, chromedp.ExecPath(chromium(t)), chromedp.UserDataDir(profile), chromedp.WindowSize(width, height),
		chromedp.Flag("use-angle", "swiftshader"), chromedp.Flag("enable-unsafe-swiftshader", true),
		chromedp.WSURLReadTimeout(patience))
	allocated, end := chromedp.NewExecAllocator(context.Background(), append(options, more...)...)
	b := &chromiumRun{t: t}
	ctx, cancel := chromedp.NewContext(allocated)
	b.ctx, b.cancel = ctx, func() { cancel(); end() }
	b.tab = newTab(t, ctx)
	return b
}

// chromium returns the path of the browser. Without one the test fails: it never passes without having run.
func chromium(t testing.TB) string {
	for _, name := range []string{"chromium", "chromium-browser", "google-chrome"} {
		if path, err := exec.LookPath(name); err == nil {
			return path
		}
	}
	t.Fatal("there is no Chromium: install the package chromium")
	return ""
}

func newTab(t testing.TB, ctx context.Context) *tab {
	t.Helper()
	p := &tab{t: t, ctx: ctx}
	err := chromedp.Listen(ctx, func(ev any) {
		p.mutex.Lock()
		defer p.mutex.Unlock()
		switch ev := ev.(type) {
		case *runtime.EventConsoleAPICalled:
			for _, arg := range ev.Args {
				p.printed = append(p.printed, strings.Trim(string(arg.Value), `"`)+arg.Description)
			}
		case *runtime.EventExceptionThrown:
			p.faults = append(p.faults, fmt.Sprint(ev.ExceptionDetails.Text, ev.ExceptionDetails.Exception.Description))
		}
	})
	if err != nil {
		t.Fatal(err)
	}
	return p
}

// evaluate returns the value of a JavaScript expression; of a promise it awaits it.
func evaluate[T any](p *tab, expression string) T {
	p.t.Helper()
	v, err := chromedp.Run(p.ctx, chromedp.Evaluate[T](expression, chromedp.EvalAwaitPromise))
	if err != nil {
		p.t.Fatalf("%s: %v\n%s", expression, err, p.said())
	}
	return v
}

// said returns what the page has printed.
func (p *tab) said() string {
	p.mutex.Lock()
	defer p.mutex.Unlock()
	return strings.Join(append(p.printed, p.faults...), "\n")
}

// goTo opens an address and waits for its page, not for the game in it.
func (p *tab) goTo(address string) {
	p.t.Helper()
	if err := chromedp.Do(p.ctx, chromedp.Navigate(address)); err != nil {
		p.t.Fatalf("%s: %v", address, err)
	}
}

// open opens an address and waits for the first picture. It returns how long that has taken.
func (p *tab) open(address string) time.Duration {
	p.t.Helper()
	p.goTo(address)
	return p.playing()
}

// openWith opens an address with flags of a command line, which may do more than those of a link, and waits for the first picture.
func (p *tab) openWith(address string, flags ...string) {
	p.t.Helper()
	p.goWith(address, flags...)
	p.playing()
}

// goWith is openWith without the wait.
func (p *tab) goWith(address string, flags ...string) {
	p.t.Helper()
	list, err := json.Marshal(flags)
	if err != nil {
		p.t.Fatal(err)
	}
	added := call(p, page.AddScriptToEvaluateOnNewDocument, page.AddScriptToEvaluateOnNewDocumentParams{Source: fmt.Sprintf(`{
		let program;
		Object.defineProperty(globalThis, "Go", {
			get: () => program,
			set(made) {
				program = class extends made {
					get argv() { return this.line; }
					set argv(line) { this.line = [...line, ...%s]; }
				};
			},
		});
	}`, list)})
	p.goTo(address)
	call(p, page.RemoveScriptToEvaluateOnNewDocument, page.RemoveScriptToEvaluateOnNewDocumentParams{Identifier: added.Identifier})
}

// playing waits for the first picture, and returns how long after the navigation it came.
func (p *tab) playing() time.Duration {
	p.t.Helper()
	p.until("the first picture", `performance.getEntriesByName("picture").length > 0 || !document.getElementById("again").hidden`)
	if stopped := evaluate[string](p, `document.getElementById("again").hidden ? "" : document.getElementById("says").textContent`); stopped != "" {
		p.t.Fatalf("the page says %q\n%s", stopped, p.said())
	}
	return time.Duration(evaluate[float64](p, `performance.getEntriesByName("picture")[0].startTime`) * float64(time.Millisecond))
}

// until waits until an expression is true.
func (p *tab) until(what, expression string) {
	p.t.Helper()
	p.await(what, func() bool { return evaluate[bool](p, expression) })
}

// await waits until so returns true.
func (p *tab) await(what string, so func() bool) {
	p.t.Helper()
	for end := time.Now().Add(patience); !so(); time.Sleep(50 * time.Millisecond) {
		if time.Now().After(end) {
			p.shoot("missing.png")
			p.t.Fatalf("%s does not come\n%s", what, p.said())
		}
	}
}

// move moves the mouse.
func (p *tab) move(x, y float64) {
	p.t.Helper()
	if err := chromedp.Do(p.ctx, chromedp.MouseEvent(input.DispatchMouseEventTypeMouseMoved, x, y)); err != nil {
		p.t.Fatal(err)
	}
}

// click presses and releases the left button of the mouse.
func (p *tab) click(x, y float64) {
	p.t.Helper()
	p.move(x, y)
	time.Sleep(100 * time.Millisecond)
	if err := chromedp.Do(p.ctx, chromedp.MouseClickXY(x, y)); err != nil {
		p.t.Fatal(err)
	}
}

// key strikes a key.
func (p *tab) key(keys string) {
	p.t.Helper()
	if err := chromedp.Do(p.ctx, chromedp.KeyEvent(keys)); err != nil {
		p.t.Fatal(err)
	}
}

// picture returns what the page looks like, as a PNG.
func (p *tab) picture() []byte {
	p.t.Helper()
	png, err := chromedp.Run(p.ctx, chromedp.CaptureScreenshot())
	if err != nil {
		p.t.Fatal(err)
	}
	return png
}

// shoot writes a picture of the page into the folder that is given with -shots.
func (p *tab) shoot(name string) {
	p.t.Helper()
	if *shots == "" {
		return
	}
	if err := os.WriteFile(filepath.Join(*shots, name), p.picture(), 0o666); err != nil {
		p.t.Error(err)
	}
}

// serve serves a folder until the test ends.
func serve(t testing.TB, handler http.Handler) (address string) {
	server := httptest.NewServer(handler)
	t.Cleanup(server.Close)
	return server.URL + "/"
}

// call runs a command of the browser's protocol on a tab.
func call[P, R any](p *tab, command cdp.Command[P, R], params P) R {
	p.t.Helper()
	r, err := chromedp.Call(p.ctx, command, params)
	if err != nil {
		p.t.Fatalf("%s: %v", command.Method, err)
	}
	return r
}

// resize gives the page a size in CSS pixels.
func (p *tab) resize(w, h int) {
	p.t.Helper()
	call(p, emulation.SetDeviceMetricsOverride, emulation.SetDeviceMetricsOverrideParams{Width: int64(w), Height: int64(h), DeviceScaleFactor: 1})
}

// second opens a second tab.
func (b *chromiumRun) second() *tab {
	b.t.Helper()
	ctx, _ := chromedp.NewContext(b.ctx) // ends with the browser
	return newTab(b.t, ctx)
}

// frames waits until the page has had its turn to draw n times.
func (p *tab) frames(n int) {
	p.t.Helper()
	evaluate[bool](p, fmt.Sprintf(`new Promise((done) => { let n = %d; const next = () => n-- ? requestAnimationFrame(next) : done(true); next(); })`, n))
}

// visited serves the game and keeps the settings of an earlier visit. It leads to a page of the same origin, without the game.
func (p *tab) visited(settings string) (address string) {
	p.t.Helper()
	address = serve(p.t, pages())
	p.goTo(address + "manifest.webmanifest")
	p.write(settingsFile, settings)
	return address
}

// begun has the game begin a campaign in a file, and with it the folder of campaigns, and leaves the game.
func (p *tab) begun(address, file string) {
	p.t.Helper()
	p.open(address + "?seed=1&record=" + file)
	p.await("the campaign", func() bool { return p.read(file) != "" })
	p.goTo(address + "manifest.webmanifest")
}
