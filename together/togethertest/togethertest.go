// Package togethertest sets up shared tables for tests.
package togethertest

import (
	"testing"

	"sixwinters/rules"
	"sixwinters/saves"
	"sixwinters/together"
	"sixwinters/together/serve"
)

// rate is how many lines a seat may send in a second, far more than tests do.
const rate = 10_000

// Server starts a server for tables on this machine, which keeps them in a folder of the test, and returns its address.
func Server(t testing.TB) string {
	t.Helper()
	return ServerAt(t, "127.0.0.1:0", t.TempDir()).URL()
}

// ServerAt is Server at an address and in a folder, for a test that stops it and starts it again.
func ServerAt(t testing.TB, address, folder string) *serve.Server {
	t.Helper()
	c := serve.Usual()
	c.Address, c.Data, c.Rate = address, folder, rate
	s, err := serve.Start(c)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(s.Stop)
	return s
}

// Create creates a table of two on a server, for Anna with the first character and Ben with the second. It returns Anna's desk, which keeps
// the campaign in a folder, and the links.
func Create(t testing.TB, folder saves.Folder, server string, book *rules.Rulebook) (anna *together.Desk, links [together.Watching + 1]together.Link) {
	t.Helper()
	anna, links, err := together.Create(t.Context(), folder, server, book, rules.Options{Seed: 7},
		together.Seats{Own: 1, Names: [saves.NumSeats]string{"Anna", "Ben"}, Plays: together.EachOwn}, nil)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { anna.Close() })
	return anna, links
}

// Join joins a table with a desk that keeps the campaign in a folder and plays by one rulebook.
func Join(t testing.TB, folder saves.Folder, link together.Link, book *rules.Rulebook) *together.Desk {
	t.Helper()
	d, err := together.Join(t.Context(), folder, link, func(*saves.Header) (*rules.Rulebook, error) { return book, nil })
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { d.Close() })
	return d
}
