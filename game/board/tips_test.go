package board

import (
	"context"
	"testing"

	"sixwinters/game/app"
	"sixwinters/game/background"
)

// Whatever takes a tip away lets go what is being computed for it.
func TestDroppedTipsAreForgotten(t *testing.T) {
	for name, drop := range map[string]func(b *Board){
		"start over": func(b *Board) { b.StartOver() },
		"renew":      func(b *Board) { TipsLayer{}.Renew(b) },
		"click": func(b *Board) {
			g := &app.App{}
			g.Pointer.Clicked = true
			b.Linger(g)
		},
	} {
		let := make(chan bool, 2)
		computes := func(ctx context.Context) {
			<-ctx.Done()
			let <- true
		}
		woken := func() { t.Errorf("%s: the window is woken", name) }
		b := &Board{}
		b.Tip = Tooltip{
			Coming: background.Begin(woken, func(ctx context.Context) (e Explanation) { computes(ctx); return e }),
			More:   background.Begin(woken, func(ctx context.Context) (m moreTip) { computes(ctx); return m }),
		}
		drop(b)
		if b.Tip.Coming != nil || b.Tip.More != nil {
			t.Fatalf("%s: something is still being computed", name)
		}
		<-let
		<-let
	}
}
