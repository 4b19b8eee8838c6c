//go:build (linux && !android) || freebsd || netbsd || openbsd

package display

import (
	"fmt"
	"io"
	"net"
	"os"
	"time"

	"github.com/jezek/xgb"

	"display.sixwinters/internal/screen"
)

// patience is the time an X server may take to answer. One on this machine answers at once.
const patience = 3 * time.Second

// first is held as long as the program runs. An X server without a session starts anew when its last guest leaves,
// and refuses who knocks just then, as Ebitengine would a moment later.
var first net.Conn

func init() {
	trouble := screen.Trouble(os.Getenv, func(e screen.Endpoint) (err error) {
		first, err = net.DialTimeout(e.Network, e.Address, patience)
		return err
	})
	if trouble == "" {
		// Ebitengine asks the X server about its monitors through xgb, which writes lines of its own where there is no file
		// with an authority, though it gets along without one. What really fails Ebitengine says itself.
		xgb.Logger.SetOutput(io.Discard)
		return
	}
	switch screen.Question(os.Args[1:]) {
	case "help":
		fmt.Print(Help)
		os.Exit(0)
	case "version":
		fmt.Println(Version())
		os.Exit(0)
	}
	fmt.Fprintln(os.Stderr, trouble)
	os.Exit(ExitCode)
}
