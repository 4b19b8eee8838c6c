package layers_test

import (
	"slices"
	"strings"
	"testing"

	"sixwinters/game/app"
	"sixwinters/game/board/layers/speaking"
	"sixwinters/game/gametest"
	"sixwinters/render/layout"
)

// What is asked is said with the digits of its answers, what is pointed at by its name, and what happened last.
func TestSpeaking(t *testing.T) {
	g, b := under(t, played(t, 0), &speaking.Aloud{})
	for len(b.View(g).Options) < 2 {
		b.Play(g, b.Book.Moves(&b.State, nil)[0])
		b.Finish()
	}
	says, v := app.Spoken(g), b.View(g)
	if asked := append(says.Asked, says.Stands...); !slices.ContainsFunc(asked, func(say string) bool { return strings.Contains(say, strings.TrimSuffix(v.Prompt, ".")) }) ||
		!slices.ContainsFunc(asked, func(say string) bool { return strings.HasPrefix(say, "1: "+v.Options[0]) }) {
		t.Errorf("asked is %q with %q, and said %q", v.Prompt, v.Options, asked)
	}
	b.Play(g, b.Book.Moves(&b.State, nil)[0])
	b.Finish()
	if after := app.Spoken(g); len(after.Last) == 0 || after.Made != says.Made+1 {
		t.Errorf("after a move is said %+v", after)
	}
	on := layout.Target{Kind: layout.Location, N: 1}
	r, _ := b.Plan(g).Rect(on)
	g.Pointer.X, g.Pointer.Y = r.Center()
	g.Pointer.Moved = true
	gametest.Tick(t, g)
	if title, _ := b.LargeText(on); title == "" || !slices.ContainsFunc(app.Spoken(g).Focus, func(say string) bool { return strings.Contains(say, title) }) {
		t.Errorf("pointed at is %q, and said %q", title, app.Spoken(g).Focus)
	}
}
