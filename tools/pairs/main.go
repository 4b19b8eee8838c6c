// Command pairs draws the scenes that matter most at three sizes, as a commit drew them and as the working tree does, and puts each two
// pictures side by side into one folder, the older one at the left:
//
//	go run ./tools/pairs -before COMMIT -folder pairs
package main

import (
	"errors"
	"flag"
	"fmt"
	"image"
	"image/draw"
	"image/png"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
)

// scenes are the twenty that are compared, by the package that draws them.
var scenes = map[string][]string{
	"./game/scenes/title": {"title"},
	"./game/scenes/table": {
		"setup", "start-of-year", "mid-drag", "choice-pending", "overcoming", "card-large", "preview-of-a-placement", "hint-move", "season-event",
		"threat-rises", "card-completed", "late-in-the-year", "year-six", "end-of-year", "a-location-burns", "new-locations", "standing",
		"end-of-campaign", "pause",
	},
}

// gap is the number of pixels between two pictures of a pair.
const gap = 16

func main() {
	before := flag.String("before", "HEAD", "the commit of the older pictures")
	folder := flag.String("folder", "pairs", "where the pairs are written")
	of := flag.String("of", "", "compare only scenes whose names match this regular expression")
	flag.Parse()
	if err := run(*before, *folder, *of); err != nil {
		fmt.Fprintf(os.Stderr, "pairs: %v\n", err)
		os.Exit(1)
	}
}

// run draws both sets of pictures and joins them.
func run(before, folder, of string) error {
	wanted, err := regexp.Compile(of)
	if err != nil {
		return fmt.Errorf("the pattern %q of scenes cannot be read: %w", of, err)
	}
	work, err := os.MkdirTemp("", "pairs-")
	if err != nil {
		return err
	}
	defer os.RemoveAll(work)
	tree := filepath.Join(work, "tree")
	if err := command(".", "git", "worktree", "add", "--detach", tree, before); err != nil {
		return fmt.Errorf("the commit %q cannot be checked out: %w", before, err)
	}
	defer command(".", "git", "worktree", "remove", "--force", tree) //nolint:errcheck // it lies in a temporary folder
	sides := [2]string{filepath.Join(work, "before"), filepath.Join(work, "after")}
	for side, at := range []string{tree, "."} {
		for pack, names := range scenes {
			if err := shots(at, pack, chosen(names, wanted), sides[side]); err != nil {
				return err
			}
		}
	}
	return join(sides[0], sides[1], folder)
}

// chosen returns the names that match a pattern.
func chosen(names []string, wanted *regexp.Regexp) (list []string) {
	for _, name := range names {
		if wanted.MatchString(name) {
			list = append(list, name)
		}
	}
	return list
}

// shots draws scenes of a package of the tree at a path into a folder.
func shots(at, pack string, names []string, into string) error {
	if len(names) == 0 {
		return nil
	}
	if _, err := os.Stat(filepath.Join(at, pack)); errors.Is(err, fs.ErrNotExist) {
		pack = "./game/" + filepath.Base(pack) // where scenes stood at first
	}
	of := "(" + strings.Join(names, "|") + ")$"
	if err := command(at, "tools/screen.sh", "go", "test", pack, "-timeout", "0", "-shots", into, "-of", of); err != nil {
		return fmt.Errorf("the pictures of %s in %s cannot be drawn: %w", pack, at, err)
	}
	return nil
}

// command runs a program in a folder and shows what it says.
func command(in, name string, args ...string) error {
	c := exec.Command(name, args...)
	c.Dir, c.Stdout, c.Stderr = in, os.Stderr, os.Stderr
	return c.Run()
}

// join writes the pictures that both folders have side by side into a third one. A picture that only one of them has stands there alone,
// at its own side.
func join(before, after, into string) error {
	names := map[string]bool{}
	for _, side := range []string{before, after} {
		files, err := filepath.Glob(filepath.Join(side, "*.png"))
		if err != nil {
			return err
		}
		for _, file := range files {
			names[filepath.Base(file)] = true
		}
	}
	if len(names) == 0 {
		return errors.New("no picture was drawn; -of may name no scene")
	}
	if err := os.MkdirAll(into, 0o777); err != nil {
		return err
	}
	for name := range names {
		var sides [2]image.Image
		for i, side := range []string{before, after} {
			picture, err := read(filepath.Join(side, name))
			if err != nil && !errors.Is(err, fs.ErrNotExist) {
				return err
			}
			sides[i] = picture
		}
		if err := write(filepath.Join(into, name), beside(sides[0], sides[1])); err != nil {
			return err
		}
	}
	return nil
}

// beside returns two pictures side by side; nil leaves its side empty.
func beside(left, right image.Image) image.Image {
	var size image.Point
	for _, side := range []image.Image{left, right} {
		if side != nil {
			size.X, size.Y = max(size.X, side.Bounds().Dx()), max(size.Y, side.Bounds().Dy())
		}
	}
	pair := image.NewRGBA(image.Rect(0, 0, 2*size.X+gap, size.Y))
	for i, side := range []image.Image{left, right} {
		if side != nil {
			at := side.Bounds().Sub(side.Bounds().Min).Add(image.Pt(i*(size.X+gap), 0))
			draw.Draw(pair, at, side, side.Bounds().Min, draw.Src)
		}
	}
	return pair
}

func read(name string) (image.Image, error) {
	file, err := os.Open(name)
	if err != nil {
		return nil, err
	}
	defer file.Close()
	picture, err := png.Decode(file)
	if err != nil {
		return nil, fmt.Errorf("the picture %s cannot be read: %w", name, err)
	}
	return picture, nil
}

func write(name string, picture image.Image) error {
	file, err := os.Create(name)
	if err != nil {
		return err
	}
	if err := png.Encode(file, picture); err != nil {
		file.Close()
		return err
	}
	return file.Close()
}
