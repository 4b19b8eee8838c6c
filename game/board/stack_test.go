package board

import (
	"slices"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"sixwinters/game/app"
	"sixwinters/render"
	"sixwinters/render/layout"
)

// witness is a layer that notes what it is given in a list shared with others.
type witness struct {
	Base
	name                string
	seen                *[]string
	keeps, takes, hides bool
}

func (w witness) Tick(*Board, *app.App) (stale, keeps bool) {
	*w.seen = append(*w.seen, w.name)
	return w.takes, w.keeps
}
func (w witness) Key(*Board, *app.App) bool                  { *w.seen = append(*w.seen, w.name); return w.takes }
func (w witness) Escape(*Board, *app.App) bool               { *w.seen = append(*w.seen, w.name); return w.takes }
func (w witness) Draw(*Board, *app.App, *render.Scene)       { *w.seen = append(*w.seen, w.name) }
func (w witness) Place(_ *Board, _ *app.App, v *layout.View) { v.Prompt = w.name }
func (w witness) Cover(*Board, *app.App) func(*ebiten.Image) {
	if !w.hides {
		return nil
	}
	return func(*ebiten.Image) { *w.seen = append(*w.seen, w.name) }
}
func (w witness) Blocks(*Board) Blocks { return Blocks{Tips: w.hides} }
func (w witness) Topic(*Board, *app.App) string {
	if w.takes {
		return w.name
	}
	return ""
}

// What the players do comes to the topmost layer that it means something to, a tick as far down as one that keeps it, and the
// picture is drawn from the bottom.
func TestTheOrderOfLayers(t *testing.T) {
	var seen []string
	stack := Stack{
		witness{name: "top", seen: &seen},
		witness{name: "middle", seen: &seen, keeps: true, takes: true},
		witness{name: "bottom", seen: &seen, takes: true, hides: true},
	}
	for _, c := range []struct {
		what string
		do   func() bool
		want []string
	}{
		{"a tick", func() bool { stale, kept := stack.Tick(nil, nil); return stale && kept }, []string{"top", "middle"}},
		{"a tick nobody keeps", func() bool { _, kept := stack[2:].Tick(nil, nil); return !kept }, []string{"bottom"}},
		{"a key", func() bool { return stack.Key(nil, nil) }, []string{"top", "middle"}},
		{"Escape", func() bool { return stack.Escape(nil, nil) }, []string{"top", "middle"}},
		{"a click", func() bool { return !stack.Release(nil, nil, layout.Target{}) }, nil},
		{"a picture", func() bool { stack.Draw(nil, nil, &render.Scene{}); return true }, []string{"bottom", "middle", "top"}},
	} {
		seen = nil
		if !c.do() || !slices.Equal(seen, c.want) {
			t.Errorf("%s comes to %v, not to %v", c.what, seen, c.want)
		}
	}
	var v layout.View
	if stack.Place(nil, nil, &v); v.Prompt != "top" {
		t.Errorf("%s lies on top", v.Prompt)
	}
	if b := stack.Blocks(nil); !b.Tips || b.Large {
		t.Errorf("they block %+v", b)
	}
	if rule := stack.Topic(nil, nil); rule != "middle" {
		t.Errorf("the rule is that of %q", rule)
	}
}

// A layer is found by what it can do besides, and one that can do no more is not.
func TestLayersThatCanDoMore(t *testing.T) {
	stack := Stack{Base{}, &listener{}, Base{}, &listener{}}
	n := 0
	for l := range All[interface{ Hear() }](stack) {
		l.Hear()
		n++
	}
	if n != 2 || stack[1].(*listener).heard != 1 {
		t.Errorf("%d layers hear", n)
	}
}

type listener struct {
	Base
	heard int
}

func (l *listener) Hear() { l.heard++ }

// Whatever is drawn over the finished picture keeps the weather from being drawn over it.
func TestCovers(t *testing.T) {
	var seen []string
	for _, hides := range []bool{false, true} {
		seen = nil
		stack := Stack{witness{name: "top", seen: &seen}, witness{name: "bottom", seen: &seen, hides: hides}}
		if stack.Cover(nil, nil, nil); stack.Covers(nil, nil) != hides || (len(seen) == 1) != hides {
			t.Errorf("a layer that covers, %t: covers is %t, and %v are drawn", hides, stack.Covers(nil, nil), seen)
		}
	}
}
