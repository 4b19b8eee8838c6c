//go:build linux

package main

import (
	"bytes"
	"fmt"
	"os"
	"strings"
	"sync"
	"syscall"
	"testing"
	"time"
	"unsafe"

	"golang.org/x/term"
)

// pty opens a terminal of its own: what is written to hand is typed at desk.
func pty(t *testing.T) (hand, desk *os.File) {
	t.Helper()
	hand, err := os.OpenFile("/dev/ptmx", os.O_RDWR|syscall.O_NOCTTY, 0)
	if err != nil {
		t.Skip("there are no terminals here")
	}
	t.Cleanup(func() { hand.Close() })
	var n, unlocked uint32
	for request, of := range map[uintptr]*uint32{syscall.TIOCGPTN: &n, syscall.TIOCSPTLCK: &unlocked} {
		if _, _, err := syscall.Syscall(syscall.SYS_IOCTL, hand.Fd(), request, uintptr(unsafe.Pointer(of))); err != 0 {
			t.Fatal(err)
		}
	}
	desk, err = os.OpenFile(fmt.Sprintf("/dev/pts/%d", n), os.O_RDWR|syscall.O_NOCTTY, 0)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { desk.Close() })
	return hand, desk
}

// screen is what a terminal shows.
type screen struct {
	sync.Mutex
	shown bytes.Buffer
}

func (s *screen) Write(p []byte) (int, error) {
	s.Lock()
	defer s.Unlock()
	return s.shown.Write(p)
}

// until waits until something is shown.
func (s *screen) until(t *testing.T, want string) {
	t.Helper()
	for end := time.Now().Add(2 * time.Minute); time.Now().Before(end); time.Sleep(2 * time.Millisecond) {
		s.Lock()
		shown := s.shown.String()
		s.Unlock()
		if strings.Contains(shown, want) {
			return
		}
	}
	t.Fatalf("%q is never shown, but %q", want, s.shown.String())
}

// On a terminal a line can be edited and earlier lines come back, and the terminal is afterwards as it was.
func TestLinesAreEditedOnATerminal(t *testing.T) {
	hand, desk := pty(t)
	was, err := term.GetState(int(desk.Fd()))
	if err != nil {
		t.Fatal(err)
	}
	shown := &screen{}
	var read []string
	done := make(chan struct{})
	go func() {
		defer close(done)
		next := answers(desk, shown)
		for line, ok := next(); ok; line, ok = next() {
			read = append(read, line)
			fmt.Fprintln(shown, "heard "+line+".")
		}
	}()
	for _, c := range []struct{ keys, heard string }{
		{"done\x7f\x7f\x7f\x7fwhere\r", "heard where."}, // backspace
		{"hreats\x01t\r", "heard threats."},             // to the beginning of the line
		{"\x1b[A\x1b[A\r", "heard where."},              // the line before the last
	} {
		shown.until(t, "> ")
		shown.Lock()
		shown.shown.Reset()
		shown.Unlock()
		if _, err := hand.WriteString(c.keys); err != nil {
			t.Fatal(err)
		}
		shown.until(t, c.heard)
	}
	if _, err := hand.WriteString("\x04"); err != nil { // nothing more is typed
		t.Fatal(err)
	}
	<-done
	if is, err := term.GetState(int(desk.Fd())); err != nil || *is != *was {
		t.Errorf("the terminal is left as %+v, not %+v: %v", is, was, err)
	}
	if strings.Join(read, " ") != "where threats where" {
		t.Errorf("it reads %q", read)
	}
}
