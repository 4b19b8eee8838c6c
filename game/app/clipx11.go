//go:build linux || freebsd || netbsd || openbsd

package app

import (
	"errors"
	"sync"
	"time"

	"github.com/atotto/clipboard"
	"github.com/jezek/xgb"
	"github.com/jezek/xgb/xproto"
)

// Linux programs get at what is copied through a tool such as xclip, which many systems don't have. Without one the game speaks to the X server
// itself. What it has copied is gone once the game ends.

// pasted returns the text that was copied last.
func pasted() (string, error) {
	if !clipboard.Unsupported {
		return clipboard.ReadAll()
	}
	return pastedX()
}

// copied puts a text where it can be pasted from.
func copied(text string) error {
	if !clipboard.Unsupported {
		return clipboard.WriteAll(text)
	}
	return copiedX(text)
}

// selection is the text that this program has copied, for other programs that ask for it.
var selection struct {
	sync.Mutex
	conn *xgb.Conn // nil: nothing is copied
}

// errNoX is the error of a screen that cannot be asked.
var errNoX = errors.New("the screen hands out nothing that was copied: install xclip, and start the game again")

// xWindow is a window that nobody sees, through which this program asks and answers.
type xWindow struct {
	conn *xgb.Conn
	id   xproto.Window
	atom map[string]xproto.Atom
}

// openX opens a window that nobody sees.
func openX() (*xWindow, error) {
	conn, err := xgb.NewConn()
	if err != nil {
		return nil, errNoX
	}
	w := &xWindow{conn: conn, atom: map[string]xproto.Atom{}}
	for _, name := range []string{"CLIPBOARD", "TARGETS", "UTF8_STRING", "STRING", "ATOM", "SIXWINTERS"} {
		is, err := xproto.InternAtom(conn, false, uint16(len(name)), name).Reply()
		if err != nil {
			conn.Close()
			return nil, errNoX
		}
		w.atom[name] = is.Atom
	}
	id, err := xproto.NewWindowId(conn)
	if err == nil {
		root := xproto.Setup(conn).DefaultScreen(conn).Root
		err = xproto.CreateWindowChecked(conn, 0, id, root, 0, 0, 1, 1, 0, xproto.WindowClassInputOnly, 0, 0, nil).Check()
	}
	if err != nil {
		conn.Close()
		return nil, errNoX
	}
	w.id = id
	return w, nil
}

// copiedX offers a text to all programs of the screen.
func copiedX(text string) error {
	w, err := openX()
	if err != nil {
		return err
	}
	xproto.SetSelectionOwner(w.conn, w.id, w.atom["CLIPBOARD"], xproto.TimeCurrentTime)
	if owner, err := xproto.GetSelectionOwner(w.conn, w.atom["CLIPBOARD"]).Reply(); err != nil || owner.Owner != w.id {
		w.conn.Close()
		return errNoX
	}
	selection.Lock()
	defer selection.Unlock()
	if selection.conn != nil {
		selection.conn.Close()
	}
	selection.conn = w.conn
	go w.answer(text)
	return nil
}

// answer gives a text to whoever asks, until something else is copied.
func (w *xWindow) answer(text string) {
	for {
		event, err := w.conn.WaitForEvent()
		switch event := event.(type) {
		case nil:
			if err == nil { // the connection is closed
				return
			}
		case xproto.SelectionClearEvent:
			selection.Lock()
			if selection.conn == w.conn {
				selection.conn = nil
				w.conn.Close()
			}
			selection.Unlock()
			return
		case xproto.SelectionRequestEvent:
			w.give(event, text)
		}
	}
}

// give answers one program that asks.
func (w *xWindow) give(asks xproto.SelectionRequestEvent, text string) {
	to := asks.Property
	if to == xproto.AtomNone { // an old program
		to = asks.Target
	}
	switch asks.Target {
	case w.atom["TARGETS"]:
		var list []byte
		for _, name := range []string{"TARGETS", "UTF8_STRING", "STRING"} {
			list = append(list, make([]byte, 4)...)
			xgb.Put32(list[len(list)-4:], uint32(w.atom[name]))
		}
		xproto.ChangeProperty(w.conn, xproto.PropModeReplace, asks.Requestor, to, w.atom["ATOM"], 32, uint32(len(list)/4), list)
	case w.atom["UTF8_STRING"], w.atom["STRING"]:
		xproto.ChangeProperty(w.conn, xproto.PropModeReplace, asks.Requestor, to, asks.Target, 8, uint32(len(text)), []byte(text))
	default:
		to = xproto.AtomNone
	}
	is := xproto.SelectionNotifyEvent{Time: asks.Time, Requestor: asks.Requestor, Selection: asks.Selection, Target: asks.Target, Property: to}
	xproto.SendEvent(w.conn, false, asks.Requestor, xproto.EventMaskNoEvent, string(is.Bytes()))
}

// mostPasted is the size of a text that is taken, in units of 4 bytes, and pastePatience how long the program that has it may take.
const (
	mostPasted    = 1 << 16
	pastePatience = time.Second
)

// pastedX asks the program that has copied something for its text.
func pastedX() (string, error) {
	w, err := openX()
	if err != nil {
		return "", err
	}
	defer w.conn.Close()
	xproto.ConvertSelection(w.conn, w.id, w.atom["CLIPBOARD"], w.atom["UTF8_STRING"], w.atom["SIXWINTERS"], xproto.TimeCurrentTime)
	for late := time.Now().Add(pastePatience); time.Now().Before(late); time.Sleep(time.Millisecond) {
		event, err := w.conn.PollForEvent()
		if err != nil {
			return "", errNoX
		}
		is, ok := event.(xproto.SelectionNotifyEvent)
		if !ok {
			continue
		}
		if is.Property == xproto.AtomNone {
			break // nothing is copied, or no text
		}
		text, trouble := xproto.GetProperty(w.conn, true, w.id, is.Property, xproto.GetPropertyTypeAny, 0, mostPasted).Reply()
		if trouble != nil {
			return "", errNoX
		}
		return string(text.Value), nil
	}
	return "", errors.New("nothing was copied")
}
