// Package webtest plays the game in a browser. tools/webtest.sh runs it.
package webtest

import (
	"flag"
	"fmt"
	"net/http"
	"net/http/httptest"
	"os"
	"strings"
	"testing"
	"time"

	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/cdproto/page"
	"github.com/chromedp/cdproto/storage"
)

var (
	folder = flag.String("page", "", "the folder with the page, as tools/web.sh builds it")
	shots  = flag.String("shots", "", "a folder for pictures of what is seen")
)

func TestMain(m *testing.M) {
	flag.Parse()
	if _, err := os.Stat(*folder + "/sixwinters.wasm.gz"); err != nil {
		println("webtest: -page must name the folder that tools/web.sh has built:", err.Error())
		os.Exit(1)
	}
	code := m.Run()
	if newFolder != "" {
		_ = os.RemoveAll(newFolder)
	}
	os.Exit(code)
}

// pages serves the page as it is: no file compressed on the way.
func pages() http.Handler { return http.FileServer(http.Dir(*folder)) }

// TestStart measures how long the first picture takes, and looks at the page in the sizes and densities of other screens.
func TestStart(t *testing.T) {
	b := startBrowser(t, t.TempDir())
	defer b.cancel()
	address := serve(t, pages())
	t.Logf("first picture of a first visit after %.1f s", b.open(address).Seconds())
	time.Sleep(time.Second)
	b.shoot("title.png")
	b.cached()
	for range 3 {
		time.Sleep(3 * time.Second) // what the browser still does for the visit before
		var took time.Duration
		busy := 0.0
		for _, task := range b.tasks(func() { took = b.open(address) }) {
			busy += task / 1000
		}
		t.Logf("first picture of a later visit after %.1f s, %.1f s of the processor in the page's thread", took.Seconds(), busy)
	}
	for _, screen := range []struct{ wide, high, density int }{{1000, 700, 2}, {1600, 900, 1}} {
		set := emulation.SetDeviceMetricsOverrideParams{Width: int64(screen.wide), Height: int64(screen.high), DeviceScaleFactor: float64(screen.density)}
		b.frames(30)
		call(b.tab, emulation.SetDeviceMetricsOverride, set)
		// A screen that is only feigned does not always tell the page that it has changed.
		b.until("a canvas of the new size", `(() => {
			dispatchEvent(new Event("resize"));
			const canvas = document.querySelector("canvas");
			return canvas.width === innerWidth * devicePixelRatio && canvas.height === innerHeight * devicePixelRatio;
		})()`)
	}
	if faults := b.exceptions(); faults != "" {
		t.Error(faults)
	}
}

// TestServers starts the page from a folder, with a server that compresses by itself, and with one that has no compressed file.
func TestServers(t *testing.T) {
	for name, server := range map[string]http.Handler{
		"in a folder": http.StripPrefix("/games/six", pages()),
		"unpacked on the way": http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
			if strings.HasSuffix(r.URL.Path, ".gz") {
				w.Header().Set("Content-Encoding", "gzip")
				w.Header().Set("Content-Type", "application/wasm")
			}
			pages().ServeHTTP(w, r)
		}),
		"only plain": http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
			if strings.HasSuffix(r.URL.Path, ".gz") {
				http.NotFound(w, r)
				return
			}
			pages().ServeHTTP(w, r)
		}),
	} {
		t.Run(name, func(t *testing.T) {
			b := startBrowser(t, t.TempDir())
			defer b.cancel()
			address := serve(t, server)
			if name == "in a folder" {
				address += "games/six/"
			}
			b.open(address)
		})
	}
}

// TestWords reads what the page says where it cannot play: an unknown option, and no WebGL.
func TestWords(t *testing.T) {
	b := startBrowser(t, t.TempDir())
	defer b.cancel()
	address := serve(t, pages())
	b.goTo(address + "?difficulty=none&seed=1")
	b.says(`there is no difficulty "none"`)
	call(b.tab, page.AddScriptToEvaluateOnNewDocument, page.AddScriptToEvaluateOnNewDocumentParams{
		Source: `HTMLCanvasElement.prototype.getContext = () => null`})
	b.goTo(address)
	b.says("draws with WebGL 2")
	b.shoot("webgl.png")
}

// says waits until the page has stopped with a sentence.
func (p *tab) says(sentence string) {
	p.t.Helper()
	p.until("a sentence", `!document.getElementById("again").hidden`)
	if said := evaluate[string](p, `document.getElementById("says").textContent`); !strings.Contains(said, sentence) {
		p.t.Errorf("it says %q and not %q", said, sentence)
	}
}

// cached waits until the service worker has stored the whole page.
func (p *tab) cached() {
	p.t.Helper()
	evaluate[bool](p, `navigator.serviceWorker.ready.then(() => true)`) // it is ready once it is active
}

// TestOffline visits the page once and plays it without its server.
func TestOffline(t *testing.T) {
	profile := t.TempDir()
	server := httptest.NewServer(pages())
	b := startBrowser(t, profile)
	b.open(server.URL + "/")
	b.cached()
	server.Close()
	b.open(server.URL + "/?seed=3")
	b.until("a campaign", stored+`((store) => store.getAllKeys()).then((all) => all.some((path) => path.endsWith(".txt")))`)
	b.shoot("offline.png")
	b.cancel()
}

// TestRefused plays where the browser keeps nothing, and where it has no room left. Both are said, and the game goes on.
func TestRefused(t *testing.T) {
	t.Run("denied", func(t *testing.T) {
		b := startBrowser(t, t.TempDir())
		defer b.cancel()
		call(b.tab, page.AddScriptToEvaluateOnNewDocument, page.AddScriptToEvaluateOnNewDocumentParams{
			Source: `Object.defineProperty(globalThis, "indexedDB", {get() { throw new DOMException("denied", "SecurityError"); }})`})
		b.open(serve(t, pages()) + "?seed=3&autoplay=3&speed=off")
		b.until("a notice", `!document.getElementById("notice").hidden`)
		if said := evaluate[string](b.tab, `document.getElementById("notice").textContent`); !strings.Contains(said, "no move is saved") {
			t.Errorf("it says %q", said)
		}
		b.until("a campaign that is not saved", `sixwinters.unsaved`)
		b.shoot("denied.png")
	})
	t.Run("full", func(t *testing.T) {
		b := startBrowser(t, t.TempDir())
		defer b.cancel()
		address := serve(t, pages())
		file := campaigns + "Full.txt"
		b.open(address + "?seed=3&autoplay=3&speed=off&record=" + file)
		b.await("10 moves", func() bool { return len(b.record(file)) >= 10 })
		origin, small := strings.TrimSuffix(address, "/"), 1.0
		call(b.tab, storage.OverrideQuotaForOrigin, storage.OverrideQuotaForOriginParams{Origin: origin, QuotaSize: &small})
		b.until("a campaign that is not saved", `sixwinters.unsaved`)
		b.shoot("full.png")
		call(b.tab, storage.OverrideQuotaForOrigin, storage.OverrideQuotaForOriginParams{Origin: origin})
		b.until("the campaign is saved again", `!sixwinters.unsaved`)
	})
}

// TestSound hears nothing before the first click, and something after it.
func TestSound(t *testing.T) {
	b := startBrowser(t, t.TempDir())
	defer b.cancel()
	call(b.tab, page.AddScriptToEvaluateOnNewDocument, page.AddScriptToEvaluateOnNewDocumentParams{
		Source: `globalThis.heard = []; globalThis.AudioContext = class extends AudioContext { constructor(...all) { super(...all); heard.push(this); } }`})
	b.open(serve(t, pages()) + "?seed=3")
	time.Sleep(time.Second)
	if evaluate[bool](b.tab, `heard.some((context) => context.state === "running")`) {
		t.Error("there is sound before anybody has clicked")
	}
	for range 3 { // characters and where they begin
		b.click(500, 290)
		time.Sleep(time.Second)
	}
	b.until("a sound", `heard.some((context) => context.state === "running" || context.currentTime > 0)`)
}

// TestSpeech hears the browser's voice say what is asked once it is asked to, and nothing before.
func TestSpeech(t *testing.T) {
	b := startBrowser(t, t.TempDir())
	defer b.cancel()
	call(b.tab, page.AddScriptToEvaluateOnNewDocument, page.AddScriptToEvaluateOnNewDocumentParams{
		Source: `globalThis.spoken = []; SpeechSynthesis.prototype.speak = (what) => { spoken.push(what.text); }`})
	address := serve(t, pages())
	for _, on := range []bool{false, true} {
		b.goTo(address + "manifest.webmanifest")
		b.write(settingsFile, fmt.Sprintf("%sspeech = %t\n", quiet, on))
		b.open(address + "?seed=3")
		time.Sleep(time.Second)
		if n := evaluate[int](b.tab, "spoken.length"); !on && n > 0 {
			t.Errorf("it speaks by itself though speech is off: %d texts", n)
		}
		b.key("k") // asks for it
		b.until("a question", `spoken.some((text) => text.includes("Choose the first character"))`)
	}
}

// TestPersist sees the browser asked once to keep the data, when there is a campaign, and not again on the next visit.
func TestPersist(t *testing.T) {
	b := startBrowser(t, t.TempDir())
	defer b.cancel()
	call(b.tab, page.AddScriptToEvaluateOnNewDocument, page.AddScriptToEvaluateOnNewDocumentParams{
		Source: `globalThis.asked = 0; StorageManager.prototype.persist = async () => { asked++; return false; }`})
	address := serve(t, pages())
	b.open(address)
	time.Sleep(time.Second)
	if n := evaluate[int](b.tab, "asked"); n != 0 {
		t.Errorf("it is asked %d times without a campaign", n)
	}
	file := campaigns + "Kept.txt"
	b.open(address + "?seed=3&speed=off&autoplay=3&record=" + file)
	b.until("the question", "asked === 1")
	b.openWith(address, "-speed=off", "-autoplay=4", "-open="+file)
	before := b.read(file)
	b.await("more moves", func() bool { return b.read(file) != before })
	if n := evaluate[int](b.tab, "asked"); n != 0 {
		t.Errorf("it is asked %d times again", n)
	}
}

// exceptions returns what the page has thrown and not caught.
func (p *tab) exceptions() string {
	p.mutex.Lock()
	defer p.mutex.Unlock()
	return strings.Join(p.faults, "\n")
}
