package table

import (
	"slices"

	"sixwinters/game/app"
	"sixwinters/game/command"
	"sixwinters/render/layout"
	"sixwinters/rules"
)

// What is seen of the table: what is shown of the game, and what the prompt line says and offers.

// look is all that is seen of the table now.
func (t *table) look(g *app.App) layout.View {
	v := layout.View{
		Book: t.book, State: &t.shown,
		W: float64(g.Width), H: float64(g.Height), Scale: g.Scale(), Open: t.leaves.order, Together: t.leaves.together, OptionPage: t.optionPage,
		Log: t.log.Lines, LogBack: t.log.back(), LogOpen: t.log.open, Muted: g.Settings.Mute, Keys: buttonKeys(g), Fan: t.fanned.slot, FanFrom: t.fanned.from,
		Lifted: t.lifted, Aside: t.aside.put, Acting: t.deskActing(g),
	}
	t.viewPrompt(g, &v)
	t.viewNote(g, &v)
	return v
}

// viewPrompt is what the prompt line says, to whom, and what it offers.
func (t *table) viewPrompt(g *app.App, v *layout.View) {
	prompt := t.book.Prompt(&t.state)
	v.Prompt, v.PromptPlayer = prompt.Text, prompt.Player
	switch say := t.warning(); {
	case t.campaign.ReadOnly():
		v.Prompt = say // what is asked is asked in the other window
	case say != "":
		v.Prompt = say + " " + prompt.Text
	}
	switch {
	case t.strip != nil:
		v.Watched = true
		if !t.beats.playing() {
			v.Offers = t.hand.Offers()
		}
	case t.lesson.looksBack():
		t.lesson.viewBack(v)
	case t.beats.playing():
		v.Prompt = t.narration(g)
		v.PromptPlayer = rules.NoPlayer
		if t.beats.waits {
			v.Options = stepOptions
		}
	case t.collects():
		v.Prompt = t.collecting()
		v.Options = []string{"Put back"}
		v.PromptPlayer = t.holder(v.PromptPlayer)
	case len(t.held) > 0:
		v.PromptPlayer = t.holder(v.PromptPlayer)
		v.Prompt = "Put it down anywhere lit; point there to see what happens. Escape puts it back."
		v.Offers = t.hand.Offers()
	default:
		t.viewChoices(g, v)
	}
}

// viewChoices is what the prompt line offers while nothing is in hand or shown.
func (t *table) viewChoices(g *app.App, v *layout.View) {
	if !t.campaign.ReadOnly() {
		for _, c := range t.choices {
			v.Options = append(v.Options, c.label)
		}
		v.Digits = t.ownDigits()
		v.Done = t.canFinish()
	}
	t.deskPrompt(g, v)
	if t.asksBack() {
		v.Prompt = t.asked
	}
	v.Offers, v.Order = t.hand.Offers(), slices.Clone(t.order.at)
}

// viewNote is the note that lies over the table: of a lesson, a hint, or on what comes up for the first time.
func (t *table) viewNote(g *app.App, v *layout.View) {
	if v.Note = t.lessonNote(v); v.Note == nil {
		v.Note = t.hintNote(g)
	}
	if v.Note != nil && t.lesson != nil {
		v.Note.Key = g.Keyboard.Keys.Key(command.Take)
	}
	if v.Note == nil {
		v.Note = t.firstNote(g)
	}
}
