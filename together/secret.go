//go:build !js

package together

import (
	"crypto/hmac"
	"crypto/rand"
	"crypto/sha256"
	"crypto/subtle"
	"encoding/base32"
	"encoding/base64"
	"fmt"
	"strings"

	"sixwinters/saves"
)

// newWord returns a word of 13 to 26 letters that nobody can guess.
func newWord(bytes int) string {
	random := make([]byte, bytes)
	_, _ = rand.Read(random) // it never fails
	return strings.ToLower(base32.StdEncoding.WithPadding(base32.NoPadding).EncodeToString(random))
}

// NewID returns an id for a new table, which nobody can guess.
func NewID() string { return newWord(15) }

// Secret is what a server makes tokens and stamps with.
type Secret []byte

// sign returns 128 bits that only the secret's owner can make.
func (s Secret) sign(what, text string) string {
	mac := hmac.New(sha256.New, s)
	fmt.Fprintf(mac, "%s\n%s", what, text)
	return base64.RawURLEncoding.EncodeToString(mac.Sum(nil)[:16])
}

// Token returns the token of a seat at a table.
func (s Secret) Token(table string, seat int) string {
	return s.sign("seat", fmt.Sprintf("%s %d", table, seat))
}

// Fits reports whether a token is that of a seat at a table.
func (s Secret) Fits(table string, seat int, token string) bool {
	return saves.IsTableID(table) && seat >= 1 && seat <= Watching && same(token, s.Token(table, seat))
}

// Stamp returns what proves that the server has stored a table's lines up to the n-th, which have a chain.
func (s Secret) Stamp(table string, n int, chain string) string {
	return s.sign("stamp", fmt.Sprintf("%s %d %s", table, n, chain))
}

// Stamped reports whether a stamp is that of a table's lines.
func (s Secret) Stamped(table string, n int, chain, stamp string) bool {
	return same(stamp, s.Stamp(table, n, chain))
}

func same(a, b string) bool { return subtle.ConstantTimeCompare([]byte(a), []byte(b)) == 1 }
