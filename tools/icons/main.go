// Command icons rewrites SVG icons in the plain form that the game draws: one path of absolute moves, lines and curves on
// a field of 512 by 512, in tenths. A file in this form stays as it is.
//
//	go generate ./art
//
// It is a module of its own so that the game needs no library for SVG.
package main

import (
	"fmt"
	"math"
	"os"
	"path/filepath"
	"strconv"
	"strings"

	"github.com/srwiley/oksvg"
	"github.com/srwiley/rasterx"
)

// field is the width and height of every icon, as art.IconField.
const field = 512

func main() {
	files, err := filepath.Glob("../../art/icons/*.svg")
	if err != nil {
		panic(err) // only a malformed pattern can fail
	}
	for _, file := range files {
		if err := rewrite(file); err != nil {
			fmt.Fprintf(os.Stderr, "icons: %s: %v\n", file, err)
			os.Exit(1)
		}
	}
}

func rewrite(file string) error {
	icon, err := oksvg.ReadIcon(file, oksvg.StrictErrorMode)
	if err != nil {
		return err
	}
	if box := icon.ViewBox; box.X != 0 || box.Y != 0 || box.W != field || box.H != field {
		return fmt.Errorf("its viewBox is %v, want 0 0 %d %d", box, field, field)
	}
	var words []string
	for _, path := range icon.SVGPaths {
		words = append(words, commands(path.Path)...)
	}
	svg := fmt.Sprintf(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 %d %d"><path d="%s"/></svg>`+"\n",
		field, field, strings.Join(words, " "))
	return os.WriteFile(file, []byte(svg), 0o666)
}

// commands returns the commands and coordinates of a path as SVG has them.
func commands(path rasterx.Path) (words []string) {
	for len(path) > 0 {
		var letter string
		var coordinates int
		switch rasterx.PathCommand(path[0]) {
		case rasterx.PathMoveTo:
			letter, coordinates = "M", 2
		case rasterx.PathLineTo:
			letter, coordinates = "L", 2
		case rasterx.PathQuadTo:
			letter, coordinates = "Q", 4
		case rasterx.PathCubicTo:
			letter, coordinates = "C", 6
		default:
			letter = "Z"
		}
		words = append(words, letter)
		for _, at := range path[1 : 1+coordinates] { // in 64ths
			tenths := math.Round(float64(at) / 64 * 10)
			words = append(words, strconv.FormatFloat(tenths/10, 'f', -1, 64))
		}
		path = path[1+coordinates:]
	}
	return words
}
