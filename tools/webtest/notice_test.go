package webtest

import (
	"os/exec"
	"strings"
	"testing"

	"github.com/chromedp/cdproto/browser"
	"github.com/chromedp/chromedp"
)

// notices keeps in a page what the browser has shown as notices: only those of which it says that it has shown them.
const notices = `{
	globalThis.noticed = [];
	const real = Notification;
	globalThis.Notification = class extends real {
		constructor(head, how) {
			super(head, how);
			this.addEventListener("show", () => noticed.push(head + ": " + how.body));
		}
	};
	true;
}`

// typed has a seat of a table play lines in the text game.
func (s *tableServer) typed(link string, lines ...string) {
	s.t.Helper()
	play := exec.Command(s.program, "play", "-table", link, "-saves", s.t.TempDir())
	play.Stdin = strings.NewReader(strings.Join(lines, "\n") + "\n")
	if said, err := play.CombinedOutput(); err != nil {
		s.t.Fatalf("%v: %s", err, said)
	}
}

// TestNoticeOfATurn has the other desk move while the page is in a tab that nobody looks at: the browser shows a notice, and the tab's name says it.
func TestNoticeOfATurn(t *testing.T) {
	s := startTables(t)
	b := startBrowser(t, t.TempDir())
	defer b.cancel()
	p := b.tab
	mine, theirs := p.created(s.address())
	p.goTo(s.address() + "manifest.webmanifest")
	p.write(settingsFile, quiet+"started = true\nturn_notices = true\n")
	_, err := chromedp.CallBrowser(b.ctx, browser.SetPermission, browser.SetPermissionParams{
		Permission: &browser.PermissionDescriptor{Name: "notifications"}, Setting: browser.PermissionSettingGranted, Origin: strings.TrimSuffix(s.address(), "/")})
	if err != nil {
		t.Fatal(err)
	}
	p.open(s.address())
	if !evaluate[bool](p, notices) || evaluate[string](p, `Notification.permission`) != "granted" {
		t.Fatal("the page may show no notices")
	}
	p.until("the tab says whose turn it is", `document.title === "Your turn - Six Winters"`)
	s.typed(mine, "menas")
	p.until("it is the other's turn", `document.title === "Six Winters"`)
	ctx, cancel := chromedp.NewContext(b.ctx) // ends with the browser
	defer cancel()
	other := newTab(t, ctx)
	other.goTo(s.address() + "manifest.webmanifest")
	p.await("the tab is hidden", func() bool { return evaluate[bool](p, `document.hidden || !document.hasFocus()`) })
	s.typed(theirs, "thea")
	p.until("the notice", `noticed.length > 0`)
	say := evaluate[string](p, `noticed.join("; ")`)
	if !strings.Contains(say, " has moved: Now ") || strings.Contains(say, ";") {
		t.Errorf("the notice says %q", say)
	}
	p.until("the tab says it", `document.title === "Your turn - Six Winters"`)
	if faults := p.exceptions(); faults != "" {
		t.Error(faults)
	}
}
