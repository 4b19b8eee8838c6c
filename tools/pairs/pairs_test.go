package main

import (
	"image"
	"image/color"
	"path/filepath"
	"testing"
)

// Pictures of one name stand side by side, the older at the left, and one that is new has its left side empty.
func TestJoin(t *testing.T) {
	before, after, into := t.TempDir(), t.TempDir(), filepath.Join(t.TempDir(), "pairs")
	plain := func(c color.Color) image.Image {
		m := image.NewRGBA(image.Rect(0, 0, 3, 2))
		for i := range 6 {
			m.Set(i%3, i/3, c)
		}
		return m
	}
	red, blue := color.RGBA{R: 255, A: 255}, color.RGBA{B: 255, A: 255}
	for name, picture := range map[string]image.Image{
		filepath.Join(before, "both.png"): plain(red), filepath.Join(after, "both.png"): plain(blue), filepath.Join(after, "new.png"): plain(blue),
	} {
		if err := write(name, picture); err != nil {
			t.Fatal(err)
		}
	}
	if err := join(before, after, into); err != nil {
		t.Fatal(err)
	}
	for name, left := range map[string]color.RGBA{"both.png": red, "new.png": {}} {
		pair, err := read(filepath.Join(into, name))
		if err != nil {
			t.Fatal(err)
		}
		if size := pair.Bounds().Size(); size != image.Pt(6+gap, 2) {
			t.Errorf("%s has the size %v", name, size)
		}
		if at := color.RGBAModel.Convert(pair.At(1, 1)); at != left {
			t.Errorf("at the left %s is %v, not %v", name, at, left)
		}
		if at := color.RGBAModel.Convert(pair.At(3+gap+1, 1)); at != blue {
			t.Errorf("at the right %s is %v, not %v", name, at, blue)
		}
	}
	if err := join(t.TempDir(), t.TempDir(), into); err == nil {
		t.Error("two empty folders are joined")
	}
}

// Twenty scenes are compared, each once.
func TestTwentyScenes(t *testing.T) {
	seen := map[string]bool{}
	for _, names := range scenes {
		for _, name := range names {
			if seen[name] {
				t.Errorf("%s is compared twice", name)
			}
			seen[name] = true
		}
	}
	if len(seen) != 20 {
		t.Errorf("%d scenes are compared, not 20", len(seen))
	}
}
