//go:build !js

package table

import (
	"bufio"
	"flag"
	"fmt"
	"math/rand/v2"
	"os"
	"strings"
	"testing"

	"sixwinters/game/gametest"
	"sixwinters/rules"
	"sixwinters/rules/rulestest"
	"sixwinters/saves"
	"sixwinters/together"
	"sixwinters/together/togethertest"
)

var seatLink = flag.String("seat", "", "the link of a shared table's seat, at which TestSeat does what its input says")

// TestSeat sits at a seat of a shared table, in a window with a real mouse, for a test elsewhere. Each line of its input is a command, and a line that
// begins with "seat" answers it:
//
//	lines   how many lines the table has, and "over" once its year is over
//	mouse   makes a move by the mouse: "moved", or "none" if no move is in sight
//	hand    says where a hand would do so: one point, or two of a drag
//	script  makes a move without the window: "moved" or "none"
//	kill    kills the window and opens it again
//	folder  where the window keeps its campaign
//
// So tools/webtest knows where things lie in a page: where they lie in a window of the same size, at the same seat.
func TestSeat(t *testing.T) {
	if *seatLink == "" {
		t.Skip("another test starts it with -seat")
	}
	link, err := together.ReadLink(*seatLink)
	if err != nil {
		t.Fatal(err)
	}
	w := &windows{t: t, seats: make([]atTable, 1), chance: rand.New(rand.NewPCG(46, uint64(link.Seat)))}
	at := &w.seats[0]
	at.sits(t, link)
	at.script = togethertest.Join(t, saves.Folder(t.TempDir()), link, rulestest.Book(t))
	w.opens(at)
	defer func() { at.window.Stop() }()
	moved := map[bool]string{true: "moved", false: "none"}
	answer := func(words ...any) { fmt.Println(append([]any{"seat"}, words...)...) }
	answer("ready")
	commands := bufio.NewScanner(os.Stdin)
	for commands.Scan() {
		at.window.Until("it is connected", func(*gametest.Sight) bool { at.script.Poll(); return at.script.Up() })
		switch command := commands.Text(); command {
		case "lines":
			n, over := w.lines(), ""
			if at.script.Campaign.Now().Phase == rules.YearOver {
				over = "over"
			}
			answer(n, over)
		case "mouse":
			answer(moved[w.mouse(at)])
		case "hand":
			var points []string
			for _, point := range w.hand(at) {
				points = append(points, fmt.Sprint(point.X, " ", point.Y))
			}
			answer(strings.Join(points, " "))
		case "script":
			answer(moved[w.plays(at)])
		case "kill":
			w.reopens(at)
			answer("killed")
		case "folder":
			answer(at.folder)
		default:
			t.Fatalf("%q is no command", command)
		}
	}
}
