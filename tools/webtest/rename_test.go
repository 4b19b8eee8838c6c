package webtest

import (
	"bytes"
	"fmt"
	"strings"
	"testing"
	"time"

	"github.com/chromedp/cdproto/input"
)

// TestRenamedToATakenName gives a campaign the name of another one in the list: both stay as they are.
func TestRenamedToATakenName(t *testing.T) {
	b := startBrowser(t, t.TempDir())
	defer b.cancel()
	address := b.visited(quiet)
	bert, anna := campaigns+"Bert.txt", campaigns+"Anna.txt"
	for i, file := range []string{bert, anna} {
		b.open(fmt.Sprintf("%s?seed=%d&speed=off&record=%s", address, i+1, file))
		b.await("the campaign", func() bool { return b.read(file) != "" })
	}
	differ := fmt.Sprintf(`(async () => {
		const numberOf = (path) => new Promise((done, failed) => fs.stat(path, (error, is) => error ? failed(error) : done(is.ino)));
		return await numberOf(%s) !== await numberOf(%s);
	})()`, quoted(bert), quoted(anna))
	if !evaluate[bool](b.tab, differ) {
		t.Error("two files have one number")
	}
	bertWas, annaWas := b.read(bert), b.read(anna)
	renamed := func(from, to string) {
		t.Helper()
		b.open(address)
		strike := func(key string) {
			before := b.picture()
			b.await("something else to see after the key "+key, func() bool {
				b.key(key)
				time.Sleep(time.Second) // what has just come takes no keys
				return !bytes.Equal(b.picture(), before)
			})
			b.frames(40)
		}
		strike("a") // all campaigns; Anna's was played last
		strike("n")
		for _, key := range strings.Split(strings.Repeat("\b", len(from))+to, "") {
			b.key(key)
			b.frames(10)
		}
		b.shoot("renaming.png")
		for _, kind := range []input.DispatchKeyEventType{input.DispatchKeyEventTypeRawKeyDown, input.DispatchKeyEventTypeKeyUp} {
			call(b.tab, input.DispatchKeyEvent, input.DispatchKeyEventParams{Type: kind, Key: "Enter", Code: "Enter", WindowsVirtualKeyCode: 13})
			b.frames(10)
		}
		time.Sleep(2 * time.Second)
		b.shoot("renamed" + to + ".png")
	}
	renamed("Anna", "Bert")
	if b.read(bert) != bertWas || b.read(anna) != annaWas {
		t.Fatalf("Anna's campaign becomes Bert's: there is %q", b.files())
	}
	renamed("Anna", "Carl")
	if b.read(campaigns+"Carl.txt") != annaWas {
		t.Fatalf("a name that is free is not taken: there is %q", b.files())
	}
	if faults := b.exceptions(); faults != "" {
		t.Error(faults)
	}
}
