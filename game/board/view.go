package board

import (
	"sixwinters/game/app"
	"sixwinters/game/layer"
	"sixwinters/render/layout"
)

// look is all that is seen of the table now. What the prompt line says is up to the topmost layer that has something to say.
func (l *Laying) look(g *app.App) layout.View {
	v := layout.View{
		Book: l.Book, State: &l.Shown,
		W: float64(g.Width), H: float64(g.Height), Scale: g.Scale(),
		Open: l.Leaves.Order, Together: l.Leaves.Together, OptionPage: l.OptionPage,
		Muted: g.Settings.Mute, Keys: ButtonKeys(g), Fan: l.Attention.fanned.slot, FanFrom: l.Attention.fanned.from,
		Lifted: l.Hands.lifted, Aside: l.Asking.Aside.Put, Acting: l.Sharing.deskActing(g),
	}
	prompt := l.Book.Prompt(&l.State)
	v.Prompt, v.PromptPlayer = l.Keeping.warned(prompt.Text), prompt.Player
	for p := range layer.All[prompter](l.Layers) {
		if p.Prompts(g, &v) {
			break
		}
	}
	l.Layers.Place(g, &v)
	return v
}
