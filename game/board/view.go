package board

import (
	"slices"

	"sixwinters/game/app"
	"sixwinters/render/layout"
	"sixwinters/rules"
)

// What is seen of the table: what is shown of the game, and what the prompt line says and offers.

// look is all that is seen of the table now.
func (l *Laying) look(g *app.App) layout.View {
	v := layout.View{
		Book: l.Book, State: &l.Shown,
		W: float64(g.Width), H: float64(g.Height), Scale: g.Scale(),
		Open: l.Leaves.Order, Together: l.Leaves.Together, OptionPage: l.OptionPage,
		Muted: g.Settings.Mute, Keys: ButtonKeys(g), Fan: l.Attention.fanned.slot, FanFrom: l.Attention.fanned.from,
		Lifted: l.Hands.lifted, Aside: l.Asking.Aside.Put, Acting: l.Sharing.deskActing(g),
	}
	l.viewPrompt(g, &v)
	l.Layers.Place(g, &v)
	return v
}

// viewPrompt is what the prompt line says, to whom, and what it offers.
func (l *Laying) viewPrompt(g *app.App, v *layout.View) {
	prompt := l.Book.Prompt(&l.State)
	v.Prompt, v.PromptPlayer = prompt.Text, prompt.Player
	switch say := l.Keeping.Warning(); {
	case l.Keeping.Campaign.ReadOnly():
		v.Prompt = say // what is asked is asked in the other window
	case say != "":
		v.Prompt = say + " " + prompt.Text
	}
	switch {
	case l.Strip != nil:
		v.Watched = true
		if !l.Showing.Beats.Playing() {
			v.Offers = l.Hands.Hand.Offers()
		}
	case l.Showing.Beats.Playing():
		v.Prompt = l.Showing.narration(g)
		v.PromptPlayer = rules.NoPlayer
		if l.Showing.Beats.Waits {
			v.Options = stepOptions
		}
	case l.Hands.Collects():
		v.Prompt = l.Hands.collecting()
		v.Options = []string{"Put back"}
		v.PromptPlayer = l.Hands.holder(v.PromptPlayer)
	case len(l.Hands.Held) > 0:
		v.PromptPlayer = l.Hands.holder(v.PromptPlayer)
		v.Prompt = "Put it down anywhere lit; point there to see what happens. Escape puts it back."
		v.Offers = l.Hands.Hand.Offers()
	default:
		l.viewChoices(g, v)
	}
}

// viewChoices is what the prompt line offers while nothing is in hand or shown.
func (l *Laying) viewChoices(g *app.App, v *layout.View) {
	if !l.Keeping.Campaign.ReadOnly() {
		for _, c := range l.Asking.Choices {
			v.Options = append(v.Options, c.Label)
		}
		v.Digits = l.Asking.OwnDigits()
		v.Done = l.Asking.CanFinish()
	}
	l.Sharing.deskPrompt(g, v)
	if l.Asking.AsksBack() {
		v.Prompt = l.Asking.Asked
	}
	v.Offers, v.Order = l.Hands.Hand.Offers(), slices.Clone(l.Asking.Order.At)
}
