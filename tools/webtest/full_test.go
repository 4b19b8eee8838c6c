package webtest

import (
	"testing"
	"time"

	"github.com/chromedp/cdproto/page"
)

// asks is true if the browser would ask before it closes the tab.
const asks = `!dispatchEvent(new Event("beforeunload", {cancelable: true}))`

// TestNearlyFull plays until the browser has room for small files only: while the campaign is not written, other writes succeed, and closing the tab
// asks all the same.
func TestNearlyFull(t *testing.T) {
	b := startBrowser(t, t.TempDir())
	defer b.cancel()
	call(b.tab, page.AddScriptToEvaluateOnNewDocument, page.AddScriptToEvaluateOnNewDocumentParams{Source: `{
		globalThis.room = Infinity; // bytes of a file
		const put = IDBObjectStore.prototype.put;
		IDBObjectStore.prototype.put = function (entry, path) {
			if (entry.data?.length > room) throw new DOMException("full", "QuotaExceededError");
			return put.call(this, entry, path);
		};
	}`})
	address := serve(t, pages())
	file := campaigns + "Full.txt"
	b.open(address + "?seed=3&autoplay=3&speed=off&record=" + file)
	b.await("10 moves", func() bool { return len(b.record(file)) >= 10 })
	if evaluate[bool](b.tab, asks) {
		t.Error("closing the tab asks though every move is saved")
	}
	evaluate[bool](b.tab, `{ room = 200; true }`)
	b.until("a question before the tab is closed", asks)
	time.Sleep(7 * time.Second) // the game tries again every 5 seconds
	evaluate[bool](b.tab, `fs.keep("/config/small", new Uint8Array(1)).then(() => true)`)
	if !evaluate[bool](b.tab, asks) {
		t.Error("after another file has been written, closing the tab asks nothing")
	}
	evaluate[bool](b.tab, `{ room = Infinity; true }`)
	b.until("the campaign is saved again", "!("+asks+")")
}
