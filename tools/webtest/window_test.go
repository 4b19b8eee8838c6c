package webtest

import (
	"fmt"
	"net/http"
	"strings"
	"testing"
	"time"

	"github.com/chromedp/cdproto/browser"
	"github.com/chromedp/cdproto/input"
)

// TestLoading sees the page's title, its icon, and a progress bar while half of the program has come.
func TestLoading(t *testing.T) {
	more := make(chan bool)
	b := startBrowser(t, t.TempDir())
	defer b.cancel()
	b.goTo(serve(t, http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if !strings.HasSuffix(r.URL.Path, ".gz") {
			pages().ServeHTTP(w, r)
			return
		}
		recorder := &halting{ResponseWriter: w, left: 3 << 20, more: more}
		pages().ServeHTTP(recorder, r)
	})))
	b.until("half of the bar", `document.getElementById("progress").value > 0.2 && document.getElementById("progress").value < 0.8`)
	b.shoot("loading.png")
	if title := evaluate[string](b.tab, `document.title`); title != "Six Winters" {
		t.Errorf("the title is %q", title)
	}
	icon := `fetch(document.querySelector("link[rel=icon]").href).then((answer) => answer.ok)`
	if !evaluate[bool](b.tab, icon) {
		t.Error("there is no icon")
	}
	close(more)
	b.playing()
}

// halting sends some bytes, and the rest once more is closed.
type halting struct {
	http.ResponseWriter
	left int
	more chan bool
}

func (h *halting) Write(data []byte) (int, error) {
	if h.left -= len(data); h.left < 0 {
		<-h.more
	}
	return h.ResponseWriter.Write(data)
}

// TestKeys strikes keys that are the browser's, which the game must leave to it, and one that is the game's.
func TestKeys(t *testing.T) {
	b := startBrowser(t, t.TempDir())
	defer b.cancel()
	b.open(serve(t, pages()))
	// What is not the browser's the game keeps from it.
	left := func(key string) bool {
		return evaluate[bool](b.tab, fmt.Sprintf(`document.querySelector("canvas").dispatchEvent(
			new KeyboardEvent("keydown", {bubbles: true, cancelable: true, %s}))`, key))
	}
	for _, key := range []string{`key: "w", code: "KeyW", ctrlKey: true`, `key: "t", code: "KeyT", ctrlKey: true`,
		`key: "Tab", code: "Tab", ctrlKey: true`, `key: "PageDown", code: "PageDown", ctrlKey: true`, `key: "F5", code: "F5"`,
		`key: "F11", code: "F11"`} {
		if !left(key) {
			t.Errorf("the game takes %s", key)
		}
	}
	if left(`key: "z", code: "KeyZ", ctrlKey: true`) {
		t.Error("the game does not take Ctrl+Z")
	}
}

// TestFullScreen fills the screen by a key of the game, and leaves as the browser does.
func TestFullScreen(t *testing.T) {
	b := startBrowser(t, t.TempDir())
	defer b.cancel()
	b.open(serve(t, pages()))
	time.Sleep(time.Second)
	enter := func() {
		for _, kind := range []input.DispatchKeyEventType{input.DispatchKeyEventTypeRawKeyDown, input.DispatchKeyEventTypeKeyUp} {
			call(b.tab, input.DispatchKeyEvent, input.DispatchKeyEventParams{Type: kind, Modifiers: 1, Key: "Enter", Code: "Enter", WindowsVirtualKeyCode: 13})
			time.Sleep(100 * time.Millisecond)
		}
	}
	alt := func(kind input.DispatchKeyEventType, held int64) {
		call(b.tab, input.DispatchKeyEvent, input.DispatchKeyEventParams{Type: kind, Modifiers: held, Key: "Alt", Code: "AltLeft", WindowsVirtualKeyCode: 18})
		time.Sleep(100 * time.Millisecond)
	}
	fill := func() {
		t.Helper()
		alt(input.DispatchKeyEventTypeRawKeyDown, 1)
		enter()
		alt(input.DispatchKeyEventTypeKeyUp, 0)
		b.until("full screen", `document.fullscreenElement !== null`)
		b.await("the setting", func() bool { return strings.Contains(b.read(settingsFile), "full_screen = true") })
	}
	fill()
	b.shoot("full_screen.png")
	evaluate[bool](b.tab, `document.exitFullscreen().then(() => true)`)
	b.await("the setting back", func() bool { return strings.Contains(b.read(settingsFile), "full_screen = false") })
	fill()
	// The next visit begins in the page.
	b.open(evaluate[string](b.tab, `location.href`))
	if faults := b.exceptions(); faults != "" {
		t.Error(faults)
	}
}

// TestHidden hides the page and sees it do next to nothing.
func TestHidden(t *testing.T) {
	b := startBrowser(t, t.TempDir())
	defer b.cancel()
	b.open(serve(t, pages()) + "?seed=3") // with weather, which moves all the time
	busy := func() (ms float64) {
		for _, task := range b.tasks(func() { time.Sleep(3 * time.Second) }) {
			ms += task
		}
		return ms
	}
	seen := busy()
	window := call(b.tab, browser.GetWindowForTarget, browser.GetWindowForTargetParams{})
	call(b.tab, browser.SetWindowBounds, browser.SetWindowBoundsParams{WindowID: window.WindowID, Bounds: &browser.Bounds{WindowState: browser.WindowStateMinimized}})
	b.until("the page to be hidden", "document.hidden")
	time.Sleep(time.Second)               // for what was being drawn as it was hidden
	hidden := min(busy(), busy(), busy()) // a browser does something by itself now and then
	t.Logf("%.0f ms of the processor in 3 s while it is seen, %.0f ms while it is hidden", seen, hidden)
	if hidden > 90 { // 3 % of the time; a slow machine takes two for what a browser does by itself
		t.Error("the page is awake while it is hidden")
	}
}
