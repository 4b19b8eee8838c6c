package game

import (
	"fmt"
	"runtime/debug"
	"time"

	"sixwinters/game/scenes/title"
)

// catch shows a crash screen after a fault. A second fault, on that screen, ends the program: failed is set to its error.
func (g *Game) catch(failed *error) {
	fault := recover()
	if fault == nil {
		return
	}
	if _, again := g.Scene.(*title.Crash); again {
		*failed = fmt.Errorf("the game has failed twice: %v", fault)
		return
	}
	kept := g.Kept()
	c := &title.Crash{Fault: fmt.Sprint(fault), Stack: debug.Stack()}
	r := g.NewReport(c.Fault)
	r.Stack = c.Stack
	c.Report, c.Trouble = r.Write(g.Reports(), time.Now())
	c.Missing = r
	if kept != nil {
		c.Take(kept)
	}
	g.CloseSheet() // nothing lies over what is said now
	g.Show(c)
	g.TellFault()
	g.Redraw() // frames follow by themselves
	g.askForFrames(time.Now())
}
