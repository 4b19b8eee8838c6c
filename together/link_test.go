//go:build !js

package together

import (
	"strings"
	"testing"

	"sixwinters/saves"
)

// A link is read as it was written, also from a mail and as the system hands it to the game.
func TestLinks(t *testing.T) {
	secret := Secret("a secret of this test")
	want := Link{"https://club.example/six/", NewID(), 2, secret.Token("aaaabbbb", 2)}
	text := want.String()
	for _, as := range []string{text, " <" + text + ">\n", "\"" + text + "\"", strings.Replace(text, "https", Scheme, 1), strings.Replace(text, "#", "#table=", 1),
		strings.Replace(text, "/#", "#", 1)} {
		if l, err := ReadLink(as); err != nil || l != want {
			t.Errorf("%q is read as %+v, %v", as, l, err)
		}
	}
	local := Link{"http://127.0.0.1:8410/", NewID(), Watching, secret.Token("aaaabbbb", 1)}
	if l, err := ReadLink(strings.Replace(local.String(), "http", Scheme, 1)); err != nil || l != local {
		t.Errorf("a link of this machine is read as %+v, %v", l, err)
	}
	for _, no := range []string{"", "hello", "https://club.example/", "https://club.example/#a.b.c", strings.Replace(text, "https", "ftp", 1),
		strings.Replace(text, ".2.", ".3.", 1), strings.Replace(text, "club", "anna:pass@club", 1), text[:len(text)-1], text + strings.Repeat("x", 600)} {
		if l, err := ReadLink(no); err == nil {
			t.Errorf("%q is read as %+v", no, l)
		}
	}
	if strings.Contains(want.Place(), want.Token) {
		t.Error("the place of a link has its secret")
	}
}

// A token opens its own seat at its own table, and nothing else.
func TestTokens(t *testing.T) {
	secret, table := Secret("a secret of this test"), NewID()
	for seat := 1; seat <= Watching; seat++ {
		for other := 0; other <= Watching+1; other++ {
			if fits := secret.Fits(table, other, secret.Token(table, seat)); fits != (other == seat) {
				t.Errorf("the token of %s fits %s: %v", SeatName(seat), SeatName(other), fits)
			}
		}
		if secret.Fits(NewID(), seat, secret.Token(table, seat)) || Secret("another").Fits(table, seat, secret.Token(table, seat)) {
			t.Errorf("the token of %s fits another table or server", SeatName(seat))
		}
	}
	stamp := secret.Stamp(table, 7, "chain")
	if !secret.Stamped(table, 7, "chain", stamp) || secret.Stamped(table, 8, "chain", stamp) || secret.Stamped(table, 7, "other", stamp) || secret.Stamped(table, 7, "chain", "") {
		t.Error("a stamp does not prove what it should")
	}
}

// Addresses of servers are read as people write them.
func TestServers(t *testing.T) {
	for text, want := range map[string]string{
		"localhost:8410": "http://localhost:8410/", "127.0.0.1:1": "http://127.0.0.1:1/", "club.example": "https://club.example/",
		"https://club.example/six": "https://club.example/six/", "http://club.example:80/": "http://club.example:80/",
		"192.168.1.20:8410": "http://192.168.1.20:8410/", "10.0.0.7": "http://10.0.0.7/", "8.8.8.8": "https://8.8.8.8/",
	} {
		if got, err := ReadServer(text); err != nil || got != want {
			t.Errorf("%q is read as %q, %v", text, got, err)
		}
	}
	for _, no := range []string{"", "ftp://x", "https://a:b@x"} {
		if got, err := ReadServer(no); err == nil {
			t.Errorf("%q is read as %q", no, got)
		}
	}
}

// A line is read as it was written, and nothing else is read as a line.
func TestLines(t *testing.T) {
	l := Line{3, saves.Chain("before", 1, "choose 1 keel"), 1, 0xfedcba9876543210, "id", "v1/abc", "choose 1 keel"}
	s := Stored{77, "stamp", l}
	if got, err := ReadLine(l.String()); err != nil || got != l {
		t.Errorf("%+v is read as %+v, %v", l, got, err)
	}
	if got, err := ReadStored(s.String()); err != nil || got != s {
		t.Errorf("%+v is read as %+v, %v", s, got, err)
	}
	if !l.Follows(3, "before") || l.Follows(2, "before") || l.Follows(3, "other") {
		t.Error("a line follows what it does not")
	}
	for _, no := range []string{"", "x", strings.Repeat("1 ", 7), strings.Replace(l.String(), "3 ", "03 ", 1), l.String() + "\n", strings.Replace(l.String(), " 1 ", " 9 ", 1),
		strings.Replace(l.String(), "v1/abc", strings.Repeat("v", 90), 1), l.String() + strings.Repeat("x", MostLine)} {
		if got, err := ReadLine(no); err == nil {
			t.Errorf("%q is read as %+v", no, got)
		}
	}
}
