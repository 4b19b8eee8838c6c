package together

import (
	"context"
	"errors"
	"math/rand/v2"
	"strconv"
)

// CanDial reports whether this program can speak with a server.
const CanDial = false

// errPage is the error of joining in a browser.
var errPage = errors.New("this page cannot join tables yet: use the program for your desktop, or chronicle play")

// Dial fails: a page speaks with no server for tables yet.
func Dial(Link) (Wire, error) { return nil, errPage }

// Open fails like [Dial].
func Open(context.Context, string) (links [Watching + 1]Link, err error) { return links, errPage }

// giveBack fails like [Dial].
func giveBack(context.Context, restore) error { return errPage }

// newWord returns a word by which a desk recognises its own lines.
func newWord(int) string { return strconv.FormatUint(rand.Uint64(), 36) }
