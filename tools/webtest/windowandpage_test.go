package webtest

import (
	"bytes"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
	"time"
)

// desktopWindow is the desktop program in a window on a screen that nobody sees, at a table, where it plays by random moves.
type desktopWindow struct {
	t            *testing.T
	program      string
	link, folder string
	cmd          *exec.Cmd
	said         bytes.Buffer // what it wrote since it was started
}

// builtWindow builds the desktop program for a seat.
func builtWindow(t *testing.T, link string) *desktopWindow {
	t.Helper()
	w := &desktopWindow{t: t, program: filepath.Join(t.TempDir(), "sixwinters"), link: link, folder: t.TempDir()}
	build := exec.Command("go", "build", "-o", w.program, ".")
	build.Dir = "../.."
	if said, err := build.CombinedOutput(); err != nil {
		t.Fatalf("%v: %s", err, said)
	}
	if err := os.WriteFile(filepath.Join(w.folder, "settings.toml"), []byte(quiet+"started = true\n"), 0o666); err != nil {
		t.Fatal(err)
	}
	return w
}

// start opens the window, once more if it was killed.
func (w *desktopWindow) start() {
	w.t.Helper()
	w.cmd = exec.Command("../screen.sh", w.program, "-table", w.link, "-saves", w.folder, "-settings", filepath.Join(w.folder, "settings.toml"), "-speed", "off", "-autoplay", "5")
	w.said.Reset()
	w.cmd.Stdout, w.cmd.Stderr = &w.said, &w.said
	w.cmd.SysProcAttr = &syscall.SysProcAttr{Setpgid: true} // the screen ends with the program
	if err := w.cmd.Start(); err != nil {
		w.t.Fatal(err)
	}
}

// kill kills the program in the middle of whatever it does, with its screen. It waits until nothing is left that could write what [desktopWindow.said]
// collects: where all processors are busy a thread of the graphics driver may outlive the rest by seconds, and the campaign is locked until then.
func (w *desktopWindow) kill() {
	_ = syscall.Kill(-w.cmd.Process.Pid, syscall.SIGKILL) // it may have ended
	_ = w.cmd.Wait()
}

// campaign returns the text of the only campaign there is.
func (w *desktopWindow) campaign() string {
	w.t.Helper()
	files, err := filepath.Glob(filepath.Join(w.folder, "*.txt"))
	if err != nil || len(files) == 0 {
		return ""
	}
	text, err := os.ReadFile(files[0])
	if err != nil {
		w.t.Fatal(err)
	}
	return string(text)
}

// TestWindowAndPage has a window of the desktop program and a page play at one table, while the server and the window are killed. At the end both have the
// same record, and what the window had on its disk is still there.
func TestWindowAndPage(t *testing.T) {
	s := startTables(t)
	b := startBrowser(t, t.TempDir())
	defer b.cancel()
	page := b.tab
	annas, bens := page.created(s.address())
	page.goTo(s.address() + "manifest.webmanifest")
	page.write(settingsFile, quiet+"started = true\n")
	w := builtWindow(t, bens)
	w.start()
	defer func() {
		w.kill()
		if t.Failed() {
			t.Logf("the window has\n%s\nand said\n%s\nthe page has\n%s", w.campaign(), &w.said, page.campaign())
		}
	}()
	page.seated(annas, "-autoplay=3")
	lines := func(record string) int { return strings.Count(record, "\n@") }
	enough := func(what string, n int) {
		t.Helper()
		page.await(what, func() bool { return lines(w.campaign()) >= n && lines(page.campaign()) >= n })
	}
	enough("moves of both", 20)
	s.kill()
	s.start()
	enough("moves after the server is back", 35)
	w.kill()
	had := w.campaign()
	w.start()
	enough("moves after the window is back", 50)
	page.seated(annas) // the page no longer plays by itself
	before := ""
	page.await("the same record, which stays", func() bool {
		is := w.campaign()
		rests := is == before && is == page.campaign()
		before = is
		if !rests {
			time.Sleep(time.Second)
		}
		return rests
	})
	whole := func(record string) string { // what ends before the last line may be half of it
		_, after, _ := strings.Cut(record, "\n@")
		return after[:strings.LastIndexByte(after, '\n')+1]
	}
	if has := whole(before); !strings.HasPrefix(has, whole(had)) {
		t.Errorf("the window that was killed had\n%s\nand has\n%s", had, before)
	}
	t.Logf("%d lines in both records", lines(before))
	if faults := page.exceptions(); faults != "" {
		t.Error(faults)
	}
}
