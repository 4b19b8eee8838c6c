package board

import (
	"cmp"
	"strings"

	"sixwinters/game/app"
	"sixwinters/game/motion"
	"sixwinters/render/layout"
	"sixwinters/rules"
)

// Prompts puts the narration into the prompt line.
func (ShowingLayer) Prompts(t *Board, g *app.App, v *layout.View) bool {
	if !t.Beats.Playing() {
		return false
	}
	v.Prompt, v.PromptPlayer = narration(t, g), rules.NoPlayer
	if t.Handing(g) && v.Prompt == deskActs(t) {
		v.PromptPlayer = t.Desk.Player
	}
	if t.Beats.Waits {
		v.Options, v.Continues = stepOptions, true
		if t.Partner != nil {
			v.Prompt += " " + eachContinues
		}
	}
	return true
}

// narration returns what the prompt line says while something is shown.
func narration(t *Board, g *app.App) string {
	b := t.Beats.List[0]
	if t.Shown.Phase == rules.Setup {
		for i := b.From; i < b.To; i++ {
			if ev := t.Story.Events[i]; ev.Kind == rules.EvCharacter || ev.Kind == rules.EvTravel {
				return t.Book.Describe(&t.Story.States[i], ev)
			}
		}
		return "The table is set up."
	}
	if step, waits := t.NextStep(); waits {
		return nextIs(step) + " " + step.Help()
	}
	say := meanwhile(t, b)
	if t.Handing(g) && TurnOf(&t.Shown) == TurnOf(&t.State) && say == rules.StepActions.Name()+"." {
		say = "" // who acts says more than the step
	}
	if say != "" {
		return say
	}
	if t.Handing(g) {
		return deskActs(t)
	}
	return t.Book.Prompt(&t.State).Text // the next question
}

// NextStep returns the automatic step that waits to begin.
func (t *Board) NextStep() (step rules.Step, waits bool) {
	if !t.Beats.Playing() || !t.Beats.Waits || t.Shown.Phase == rules.Setup {
		return 0, false
	}
	return rules.Step(t.Story.Events[t.Beats.List[0].From].N), true
}

func nextIs(step rules.Step) string { return "Next: " + step.Name() + "." }

// PromptAloud returns what the prompt line says for a voice, which tells once in a campaign what a step does.
func (t *Board) PromptAloud(g *app.App) (say, once string) {
	say = t.View(g).Prompt
	if step, waits := t.NextStep(); waits {
		once = g.Keyboard.Told(step.Help())
		say = strings.Replace(say, once, "", 1)
	}
	return say, once
}

// meanwhile returns the sentence to read during a beat: its own, else the last one before it. Before the first one of a story it tells
// that dice are rolled, or returns the next sentence of the same step, or the step. While a note is read, it is about what the note is
// about. "" if the story says nothing.
func meanwhile(t *Board, b motion.Beat) string {
	if b.Say == "" && t.Beats.Arrived() && t.Shown.Phase == rules.Turns { // it waits for a note, so there is time to read
		return cmp.Or(sentence(t, b).Say, t.Shown.Step.Name()+".")
	}
	if b.Say != "" || t.Beats.said != "" {
		return cmp.Or(b.Say, t.Beats.said)
	}
	if b.To > b.From && t.Story.Events[b.From].Rolled {
		return "The dice are rolled."
	}
	for i, later := range t.Beats.List {
		if i > 0 && begins(t, later) {
			return t.Shown.Step.Name() + "."
		}
		if later.Say != "" {
			return later.Say
		}
	}
	return ""
}

// eachContinues says at a shared table that this Continue is no move.
const eachContinues = "Each desk presses Continue for itself."

// stepOptions are the buttons of the prompt line before a step.
var stepOptions = []string{"Continue", "Run all steps"}
