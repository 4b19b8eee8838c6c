package layout_test

import (
	"testing"

	"sixwinters/content"
	"sixwinters/render/layout"
	"sixwinters/rules"
	"sixwinters/rules/rulestest"
)

// A condition has room for the die only while the die lies there: where none does, all three are equally wide.
func TestConditionsMakeRoomForTheDie(t *testing.T) {
	book := rulestest.Book(t)
	s := begun(t, book)
	s.Players[0].Stress[content.Body].Box = 1
	v := layout.View{Book: book, State: &s, W: 1280, H: 720, Scale: 1, PromptPlayer: rules.NoPlayer}
	widths := func() (all [3]float64) {
		for i := range all {
			all[i] = layout.Lay(&v).Mats[0].Tracks[content.Body].Boxes[i+1].W
		}
		return all
	}
	if w := widths(); w[0] < w[1]+10 || !s.BearsStress(0) {
		t.Errorf("beside the die the conditions are %v wide", w)
	}
	s.Players[0].Out = true
	if w := widths(); w[0] != w[1] || w[1] != w[2] || s.BearsStress(0) {
		t.Errorf("without a die the conditions are %v wide", w)
	}
}
