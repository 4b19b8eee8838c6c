package webtest

import (
	"fmt"
	"net/http"
	"net/http/httptest"
	"os"
	"os/exec"
	"path"
	"path/filepath"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/chromedp/chromedp"
)

var newFolder string // what newer has built

// newer returns a folder with another version of the page, which is built once: its program ends in a section that means nothing.
func newer(t *testing.T) string {
	t.Helper()
	if newFolder == "" {
		newFolder = buildNewer(t)
	}
	return newFolder
}

func buildNewer(t *testing.T) string {
	t.Helper()
	to, err := os.MkdirTemp(filepath.Dir(*folder), "newer")
	if err != nil {
		t.Fatal(err)
	}
	if err := os.CopyFS(to, os.DirFS(*folder)); err != nil {
		t.Fatal(err)
	}
	f, err := os.OpenFile(filepath.Join(to, "sixwinters.wasm"), os.O_APPEND|os.O_WRONLY, 0)
	if err != nil {
		t.Fatal(err)
	}
	const section = "\x05newer"
	if _, err := f.WriteString("\x00" + string(rune(len(section))) + section); err != nil {
		t.Fatal(err)
	}
	if err := f.Close(); err != nil {
		t.Fatal(err)
	}
	root, err := exec.Command("go", "env", "GOROOT").Output()
	if err != nil {
		t.Fatal(err)
	}
	build := exec.Command("go", "run", "./tools/webpage", "-exec", filepath.Join(strings.TrimSpace(string(root)), "lib/wasm/wasm_exec.js"),
		"-table", ofPage(t, to, "table"), "-entries", ofPage(t, to, "entries"), to)
	build.Dir = "../.."
	if said, err := build.CombinedOutput(); err != nil {
		t.Fatalf("%v: %s", err, said)
	}
	return to
}

// versionIn returns the version of the page in a folder.
func versionIn(t *testing.T, folder string) string {
	t.Helper()
	return ofPage(t, folder, "version")
}

// ofPage returns what the page in a folder says of itself.
func ofPage(t *testing.T, folder, name string) string {
	t.Helper()
	index, err := os.ReadFile(filepath.Join(folder, "index.html"))
	if err != nil {
		t.Fatal(err)
	}
	_, after, _ := strings.Cut(string(index), "data-"+name+`="`)
	value, _, _ := strings.Cut(after, `"`)
	if value == "" {
		t.Fatalf("the page in %s has no %s", folder, name)
	}
	return value
}

// host is a server whose page can be renewed.
type host struct {
	mutex  sync.Mutex
	folder string
	header map[string]string // sent with each file
	cut    int               // bytes of the program after which the connection ends; 0: never
	mixed  string            // the folder that the program is from; "": the same
}

func (h *host) set(change func()) {
	h.mutex.Lock()
	defer h.mutex.Unlock()
	change()
}

func (h *host) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	h.mutex.Lock()
	folder, cut, header, mixed := h.folder, h.cut, h.header, h.mixed
	h.mutex.Unlock()
	name := path.Base(r.URL.Path)
	if strings.HasSuffix(r.URL.Path, "/") {
		name = "index.html"
	}
	program := strings.HasPrefix(name, "sixwinters.wasm")
	if program && mixed != "" {
		folder = mixed
	}
	data, err := os.ReadFile(filepath.Join(folder, name))
	if err != nil {
		http.NotFound(w, r)
		return
	}
	for key, value := range header {
		w.Header().Set(key, value)
	}
	types := map[string]string{".html": "text/html", ".js": "text/javascript", ".png": "image/png", ".webmanifest": "application/manifest+json"}
	w.Header().Set("Content-Type", types[path.Ext(name)])
	w.Header().Set("Content-Length", fmt.Sprint(len(data)))
	if program && cut > 0 {
		_, _ = w.Write(data[:cut])
		panic(http.ErrAbortHandler)
	}
	_, _ = w.Write(data)
}

// is returns the version that the page shows, or "" while it is between two or has not drawn anything yet.
func (p *tab) is() string {
	v, err := chromedp.Run(p.ctx, chromedp.Evaluate[string](
		`performance.getEntriesByName("picture").length > 0 ? document.documentElement.dataset.version : ""`))
	if err != nil {
		return ""
	}
	return v
}

// servers are what servers say about caching.
var servers = map[string]map[string]string{
	"a day":     {"Cache-Control": "max-age=86400"},
	"for ever":  {"Cache-Control": "public, max-age=31536000, immutable"},
	"nothing":   nil,
	"old files": {"Last-Modified": "Mon, 01 Jan 2024 00:00:00 GMT"}, // of which a browser keeps a copy for months
}

// TestRenewed visits the page, which is then renewed, and visits it again: whatever the server says about caching, the player gets the new
// one, whole, also without the server from then on, and the campaign is as it was.
func TestRenewed(t *testing.T) {
	next := newer(t)
	was, now := versionIn(t, *folder), versionIn(t, next)
	for name, header := range servers {
		t.Run(name, func(t *testing.T) {
			h := &host{folder: *folder, header: header}
			server := httptest.NewServer(h)
			defer server.Close()
			address := server.URL + "/"
			b := startBrowser(t, t.TempDir())
			defer b.cancel()
			b.goTo(address + "manifest.webmanifest")
			b.write(settingsFile, quiet)
			file := campaigns + "Kept.txt"
			b.open(address + "?seed=1&record=Kept")
			b.await("the campaign", func() bool { return b.read(file) != "" })
			b.cached()
			kept := b.read(file)
			if is := b.is(); is != was {
				t.Fatalf("the first visit shows version %s, not %s", is, was)
			}
			h.set(func() { h.folder = next })
			b.goTo(address)
			begun := time.Now()
			b.await("the new version", func() bool { return b.is() == now })
			t.Logf("the new version is there after %.1f s", time.Since(begun).Seconds())
			if is := b.read(file); is != kept {
				t.Errorf("the campaign has changed:\n%s", is)
			}
			server.Close()
			b.open(address)
			if is := b.is(); is != now {
				t.Errorf("without the server there is version %s, not %s", is, now)
			}
			if faults := b.exceptions(); faults != "" {
				t.Error(faults)
			}
		})
	}
}

// TestHalfRenewed cuts off the download of a new version: the old one plays on, also without the server. It comes whole the next time.
func TestHalfRenewed(t *testing.T) {
	next := newer(t)
	was, now := versionIn(t, *folder), versionIn(t, next)
	h := &host{folder: *folder, header: servers["a day"]}
	address := serve(t, h)
	b := startBrowser(t, t.TempDir())
	defer b.cancel()
	b.open(address)
	b.cached()
	for name, half := range map[string]func(){
		"cut off":         func() { h.folder, h.cut, h.mixed = next, 1<<20, "" },
		"of two versions": func() { h.folder, h.cut, h.mixed = next, 0, *folder },
	} {
		h.set(half)
		b.open(address)
		evaluate[any](b.tab, `navigator.serviceWorker.ready.then((r) => r.update()).then(() => true, () => true)`)
		b.until("the end of the download", `navigator.serviceWorker.ready.then((r) => !r.installing && !r.waiting)`)
		b.open(address)
		if is := b.is(); is != was {
			t.Errorf("%s: there is version %s, not %s", name, is, was)
		}
	}
	h.set(func() { h.folder, h.cut, h.mixed = next, 0, "" })
	b.goTo(address)
	b.await("the new version", func() bool { return b.is() == now })
}

// TestTwoTabsRenewed renews the page while somebody plays: that tab goes on and offers the new version, which another tab has already.
func TestTwoTabsRenewed(t *testing.T) {
	next := newer(t)
	was, now := versionIn(t, *folder), versionIn(t, next)
	h := &host{folder: *folder, header: servers["a day"]}
	address := serve(t, h)
	b := startBrowser(t, t.TempDir())
	defer b.cancel()
	b.open(address + "?seed=3&record=Played")
	b.cached()
	h.set(func() { h.folder = next })
	other := b.second()
	other.goTo(address)
	other.await("the new version", func() bool { return other.is() == now })
	b.await("the offer", func() bool { return strings.Contains(b.noticed(), "A new version of Six Winters is ready") })
	if is := b.is(); is != was {
		t.Errorf("the tab that is played in shows version %s, not %s", is, was)
	}
	kept := b.read(campaigns + "Played.txt")
	evaluate[any](b.tab, `setTimeout(() => document.getElementById("reload").click()), true`)
	b.await("the new version", func() bool { return b.is() == now })
	if is := b.read(campaigns + "Played.txt"); is != kept {
		t.Errorf("the campaign has changed:\n%s", is)
	}
}

// TestMixedServer visits a server for the first time while it is renewed: its page and its program are of two versions. They are not
// mixed, and the next try plays.
func TestMixedServer(t *testing.T) {
	next := newer(t)
	h := &host{folder: next, header: servers["a day"], mixed: *folder}
	address := serve(t, h)
	b := startBrowser(t, t.TempDir())
	defer b.cancel()
	b.goTo(address)
	b.says("of another version than the page")
	h.set(func() { h.mixed = "" })
	b.open(address)
	if is, now := b.is(), versionIn(t, next); is != now {
		t.Errorf("there is version %s, not %s", is, now)
	}
}
