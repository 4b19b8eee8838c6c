package settings

import (
	"strings"
	"testing"

	"golang.org/x/sys/windows/registry"
)

// Links of tables open this program once the players say so, with nothing but the link, and nothing is left when they take it back.
func TestOpenLinks(t *testing.T) {
	for range 2 {
		if err := OpenLinks(true); err != nil || !OpensLinks() {
			t.Fatalf("links do not open the program: %v", err)
		}
		key, err := registry.OpenKey(registry.CURRENT_USER, linksKey, registry.QUERY_VALUE)
		if err != nil {
			t.Fatal(err)
		}
		_, _, err = key.GetStringValue("URL Protocol")
		if key.Close(); err != nil {
			t.Errorf("Windows takes it for no kind of link: %v", err)
		}
		if command, err := opener(); err != nil || !strings.HasSuffix(command, `.exe" -- "%1"`) {
			t.Errorf("links are opened by %s, %v", command, err)
		}
	}
	for range 2 {
		if err := OpenLinks(false); err != nil || OpensLinks() {
			t.Fatalf("links still open the program: %v", err)
		}
	}
	if key, err := registry.OpenKey(registry.CURRENT_USER, linksKey, registry.QUERY_VALUE); err == nil {
		key.Close()
		t.Error("keys are left")
	}
}
