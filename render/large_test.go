package render_test

import (
	"testing"

	"sixwinters/content"
	"sixwinters/render"
	"sixwinters/render/layout"
	"sixwinters/rules"
)

// TestLargeCardsLeaveTheAnswersFree shows things large beside another card, with few and with many answers to the prompt: none
// of the cards covers an answer.
func TestLargeCardsLeaveTheAnswersFree(t *testing.T) {
	b, p := loadBook(t), newPainter(t)
	p.Texts = func(layout.Target) (string, []string) {
		return "A card of no great length", []string{"It says something about itself, and then what it does when it activates.", "And once more.", "And what comes of it."}
	}
	s := played(t, b, 60)
	kinds := map[layout.Kind]bool{layout.Obstacle: true, layout.Location: true, layout.Staged: true, layout.Portrait: true, layout.Current: true, layout.DrawPile: true}
	for _, scale := range []float64{1, 1.5, 2} {
		for _, options := range [][]string{nil, {"yes", "no"}, {"move to the Guild of Strategy", "move to Boar's Rift", "move to the Throne Room", "stay where it is, and do nothing"}} {
			shown := 0
			v := layout.View{Book: b, State: &s, W: 1280, H: 720, Scale: scale, Prompt: "What now?", PromptPlayer: rules.NoPlayer, Options: options, Done: options == nil}
			plan := layout.Lay(&v)
			for _, piece := range plan.Pieces {
				if !kinds[piece.Target.Kind] {
					continue
				}
				scene := &render.Scene{View: v, Plan: plan, Pinned: []layout.Target{{Kind: layout.DrawPile, N: uint8(content.RedBank)}, piece.Target}}
				p.Set(scene)
				for _, pin := range p.LargeCards() {
					shown++
					for _, answer := range plan.Answers() {
						if pin.Rect.Shared(answer) > 0 {
							t.Errorf("at %v with %d answers, %+v is shown at %v over the answer at %v", scale, len(options), pin.Target, pin.Rect, answer)
						}
					}
				}
			}
			if shown == 0 {
				t.Errorf("at %v with %d answers nothing is shown large", scale, len(options))
			}
		}
	}
}
