// Command window is as much of a game as it takes to need a screen.
package main

import (
	"fmt"

	_ "display.sixwinters"
	"github.com/hajimehoshi/ebiten/v2"
)

func main() {
	fmt.Println("there is a screen, and a window would be", ebiten.ScreenSizeInFullscreen)
}
