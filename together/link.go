package together

import (
	"errors"
	"fmt"
	"net/netip"
	"net/url"
	"strings"

	"sixwinters/saves"
)

// Scheme is the scheme of links that open the game.
const Scheme = "sixwinters"

// Watching is the seat of a link that only watches.
const Watching = saves.NumSeats + 1

// seats are the words for seats in a link.
var seats = [...]string{1: "1", 2: "2", Watching: "w"}

// Link leads to a seat at a table. Its token is a secret: print [Link.Place] where others can read it.
type Link struct {
	Server string // such as https://club.example/
	Table  string
	Seat   int // 1, 2 or [Watching]
	Token  string
}

// errLink is the error of a text that is no link.
var errLink = errors.New("this is not a link to a table: it looks like https://SERVER/#TABLE.1.SECRET; copy the whole of it")

// ReadLink reads a link: one of a web page, or one that begins with sixwinters:// and means the same page over https, or over http on this
// machine and in its private network. What stands before the # leads to the server, what stands behind it never leaves the desks.
func ReadLink(text string) (Link, error) {
	text = strings.Trim(strings.TrimSpace(text), "<>\"'")
	u, err := url.Parse(text)
	if err != nil || u.Host == "" || u.User != nil || len(text) > 500 {
		return Link{}, errLink
	}
	parts := strings.Split(strings.TrimPrefix(u.Fragment, "table="), ".")
	if len(parts) != 3 || !saves.IsTableID(parts[0]) || len(parts[2]) != tokenLength {
		return Link{}, errLink
	}
	l := Link{Table: parts[0], Token: parts[2]}
	for seat, word := range seats {
		if word != "" && word == parts[1] {
			l.Seat = seat
		}
	}
	switch u.Scheme {
	case "http", "https":
	case Scheme:
		u.Scheme = "https"
		if isNear(u.Hostname()) {
			u.Scheme = "http"
		}
	default:
		return Link{}, errLink
	}
	if l.Seat == 0 {
		return Link{}, errLink
	}
	l.Server = (&url.URL{Scheme: u.Scheme, Host: u.Host, Path: strings.TrimSuffix(u.Path, "/") + "/"}).String()
	return l, nil
}

// ReadServer reads the address of a server, such as https://club.example or localhost:8080.
func ReadServer(text string) (string, error) {
	text = strings.TrimSpace(text)
	if !strings.Contains(text, "://") {
		scheme := "https://"
		if u, err := url.Parse("//" + text); err == nil && isNear(u.Hostname()) {
			scheme = "http://"
		}
		text = scheme + text
	}
	u, err := url.Parse(text)
	if err != nil || u.Host == "" || u.User != nil || u.Scheme != "http" && u.Scheme != "https" {
		return "", errors.New("this is not the address of a server: it looks like https://club.example or localhost:8080")
	}
	return (&url.URL{Scheme: u.Scheme, Host: u.Host, Path: strings.TrimSuffix(u.Path, "/") + "/"}).String(), nil
}

// isLocal reports whether a host is this machine.
func isLocal(host string) bool {
	ip, err := netip.ParseAddr(host)
	return host == "localhost" || err == nil && ip.IsLoopback()
}

// isNear reports whether a host is this machine or one of the same private network, such as 192.168.1.20.
func isNear(host string) bool {
	ip, err := netip.ParseAddr(host)
	return isLocal(host) || err == nil && ip.IsPrivate()
}

// Local reports whether only this machine can follow the link.
func (l Link) Local() bool {
	u, err := url.Parse(l.Server)
	return err == nil && isLocal(u.Hostname())
}

// String returns the link as it is sent to a friend.
func (l Link) String() string {
	return fmt.Sprintf("%s#%s.%s.%s", l.Server, l.Table, seats[l.Seat], l.Token)
}

// Place returns the link without its secret.
func (l Link) Place() string {
	return fmt.Sprintf("table %s at %s, %s", l.Table, l.Server, SeatName(l.Seat))
}

// SeatName returns the words for a seat.
func SeatName(seat int) string {
	if seat == Watching {
		return "watching"
	}
	return fmt.Sprintf("seat %d", seat)
}

// tokenLength is the length of a token: 128 bits.
const tokenLength = 22

// SeatOf returns the seat of its word in a link, or 0.
func SeatOf(word string) int {
	for seat, w := range seats {
		if w != "" && w == word {
			return seat
		}
	}
	return 0
}

// SeatWord returns the word of a seat in a link.
func SeatWord(seat int) string { return seats[seat] }
