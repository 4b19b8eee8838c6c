package queue

import (
	"crypto/hmac"
	"crypto/rand"
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"fmt"
	"io"
	"os"
	"strings"
)

// Key is the secret that the runs and workers of a lab share. Whatever one of them puts on the server is signed with it, by HMAC-SHA256, so
// that the others can tell it from what somebody else has put there.
type Key []byte

const (
	keySize    = 32   // bytes
	mostKey    = 4096 // bytes of a key's file
	sealLength = 2 * sha256.Size
)

// NewKey writes a new key, as hexadecimal digits, to a new file that only its owner can read. The error says that there is such a file.
func NewKey(path string) error {
	file, err := os.OpenFile(path, os.O_WRONLY|os.O_CREATE|os.O_EXCL, 0o600)
	if err != nil {
		return err
	}
	key := make([]byte, keySize)
	_, _ = rand.Read(key) // it never fails
	_, err = fmt.Fprintf(file, "%x\n", key)
	return errors.Join(err, file.Sync(), file.Close())
}

// ReadKey reads the key of a file. The error says what to do; it tells nothing of the key.
func ReadKey(path string) (Key, error) {
	info, err := os.Stat(path)
	if err != nil {
		return nil, err
	}
	if !info.Mode().IsRegular() || info.Size() > mostKey {
		return nil, fmt.Errorf("%s is no key: make one with chronicle lab key", path)
	}
	text, err := os.ReadFile(path)
	if err != nil {
		return nil, err
	}
	key, err := hex.DecodeString(strings.TrimSpace(string(text)))
	if err != nil || len(key) != keySize {
		return nil, fmt.Errorf("%s is no key: make one with chronicle lab key", path)
	}
	return key, nil
}

// errUnsigned is why a message is set aside that anybody may have sent.
var errUnsigned = errors.New("it is not signed with this lab's key")

// Seal returns a text with its signature, which holds for one subject alone.
func (k Key) Seal(subject string, text []byte) []byte {
	return append(append([]byte(k.sign(subject, text)), '\n'), text...)
}

// Open returns the text that was sealed for a subject. The error says that it was not sealed with this key.
func (k Key) Open(subject string, sealed []byte) ([]byte, error) {
	if len(sealed) <= sealLength || sealed[sealLength] != '\n' {
		return nil, errUnsigned
	}
	text := sealed[sealLength+1:]
	if !hmac.Equal(sealed[:sealLength], []byte(k.sign(subject, text))) {
		return nil, errUnsigned
	}
	return text, nil
}

// sign returns the signature of a text for a subject, in hexadecimal. A subject has no line break.
func (k Key) sign(subject string, text []byte) string {
	mac := hmac.New(sha256.New, k)
	_, _ = io.WriteString(mac, subject+"\n") // a hash takes everything
	_, _ = mac.Write(text)
	return hex.EncodeToString(mac.Sum(nil))
}
