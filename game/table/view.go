package table

import (
	"slices"

	"sixwinters/game/app"
	"sixwinters/render/layout"
	"sixwinters/rules"
)

// What is seen of the table: what is shown of the game, and what the prompt line says and offers.

// look is all that is seen of the table now.
func (l *laying) look(g *app.App) layout.View {
	v := layout.View{
		Book: l.book, State: &l.shown,
		W: float64(g.Width), H: float64(g.Height), Scale: g.Scale(), Open: l.leaves.order, Together: l.leaves.together, OptionPage: l.asking.optionPage,
		Muted: g.Settings.Mute, Keys: buttonKeys(g), Fan: l.attention.fanned.slot, FanFrom: l.attention.fanned.from,
		Lifted: l.hands.lifted, Aside: l.asking.aside.put, Acting: l.sharing.deskActing(g),
	}
	l.viewPrompt(g, &v)
	l.layers.Place(g, &v)
	return v
}

// viewPrompt is what the prompt line says, to whom, and what it offers.
func (l *laying) viewPrompt(g *app.App, v *layout.View) {
	prompt := l.book.Prompt(&l.state)
	v.Prompt, v.PromptPlayer = prompt.Text, prompt.Player
	switch say := l.keeping.warning(); {
	case l.keeping.campaign.ReadOnly():
		v.Prompt = say // what is asked is asked in the other window
	case say != "":
		v.Prompt = say + " " + prompt.Text
	}
	switch {
	case l.strip != nil:
		v.Watched = true
		if !l.showing.beats.playing() {
			v.Offers = l.hands.hand.Offers()
		}
	case l.showing.beats.playing():
		v.Prompt = l.showing.narration(g)
		v.PromptPlayer = rules.NoPlayer
		if l.showing.beats.waits {
			v.Options = stepOptions
		}
	case l.hands.collects():
		v.Prompt = l.hands.collecting()
		v.Options = []string{"Put back"}
		v.PromptPlayer = l.hands.holder(v.PromptPlayer)
	case len(l.hands.held) > 0:
		v.PromptPlayer = l.hands.holder(v.PromptPlayer)
		v.Prompt = "Put it down anywhere lit; point there to see what happens. Escape puts it back."
		v.Offers = l.hands.hand.Offers()
	default:
		l.viewChoices(g, v)
	}
}

// viewChoices is what the prompt line offers while nothing is in hand or shown.
func (l *laying) viewChoices(g *app.App, v *layout.View) {
	if !l.keeping.campaign.ReadOnly() {
		for _, c := range l.asking.choices {
			v.Options = append(v.Options, c.label)
		}
		v.Digits = l.asking.ownDigits()
		v.Done = l.asking.canFinish()
	}
	l.sharing.deskPrompt(g, v)
	if l.asking.asksBack() {
		v.Prompt = l.asking.asked
	}
	v.Offers, v.Order = l.hands.hand.Offers(), slices.Clone(l.asking.order.at)
}
