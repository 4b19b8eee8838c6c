package webtest

import (
	"strings"
	"testing"
	"time"
)

// noticed returns what the page says beside the game, or "".
func (p *tab) noticed() string {
	p.t.Helper()
	return evaluate[string](p, `document.getElementById("notice").hidden ? "" : document.getElementById("notices").textContent`)
}

// TestLinks opens links with which a stranger would play in the player's campaign. It stays as it is, and what is ignored is named.
func TestLinks(t *testing.T) {
	b := startBrowser(t, t.TempDir())
	defer b.cancel()
	address := b.visited(quiet)
	file := campaigns + "Mine.txt"
	b.begun(address, file)
	was := b.read(file)
	for link, ignored := range map[string]string{
		"?autoplay=9":                                       "autoplay",
		"?open=Mine&autoplay=9":                             "autoplay",
		"?open=" + file + "&autoplay=9&fbclid=x":            `"fbclid" and autoplay`,
		"?seed=7&open=Mine&autoplay=9":                      "seed and autoplay",
		"?settings=" + file + "&cards=" + campaigns:         "settings and cards",
		"?open=" + settingsFile + "&record=" + settingsFile: "open and record",
		"?link=open%3DMine&-open=Mine&speed=off":            `link and "-open"`,
		"?open=Mine":                                        "",
	} {
		b.open(address + link)
		time.Sleep(2 * time.Second)
		said := b.noticed()
		if ignored == "" && said != "" || !strings.Contains(said, ignored) {
			t.Errorf("%s: it says %q", link, said)
		}
		if strings.Contains(link, "open=Mine") {
			b.key("1") // answers nothing below the sheet
		} else {
			b.key("c") // continue
		}
		time.Sleep(2 * time.Second)
		b.shoot("link.png")
		if is := b.read(file); is != was {
			t.Errorf("%s changes the campaign:\n%s", link, is)
		}
		if asked := evaluate[string](b.tab, "location.search"); asked != "" {
			t.Errorf("%s: a reload would do it again", link)
		}
	}
	if faults := b.exceptions(); faults != "" {
		t.Error(faults)
	}
}

// TestPhone sees that the first picture on a phone is already as large as fingers need it: a touch does not change it.
func TestPhone(t *testing.T) {
	b := startBrowser(t, t.TempDir())
	defer b.cancel()
	address := b.visited(quiet + "started = true\n")
	first := func() string {
		b.open(address)
		time.Sleep(time.Second)
		return string(b.picture())
	}
	b.phone(false)
	desk := first()
	b.phone(true)
	is := first()
	b.shoot("phone.png")
	if is == desk {
		t.Error("it is as small as on a desktop")
	}
	b.tap(2, 2)
	b.frames(30)
	if string(b.picture()) != is {
		b.shoot("phone-touched.png")
		t.Error("a touch changes the first picture")
	}
}
