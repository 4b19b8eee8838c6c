package board

import (
	"cmp"

	"sixwinters/game/app"
	"sixwinters/game/motion"
	"sixwinters/render/layout"
	"sixwinters/rules"
)

// Prompts puts the narration into the prompt line.
func (s *Showing) Prompts(g *app.App, v *layout.View) bool {
	if !s.Beats.Playing() {
		return false
	}
	v.Prompt, v.PromptPlayer = s.narration(g), rules.NoPlayer
	if s.Beats.Waits {
		v.Options, v.Continues = stepOptions, true
	}
	return true
}

// narration returns what the prompt line says while something is shown.
func (s *Showing) narration(g *app.App) string {
	b := s.Beats.List[0]
	if s.Shown.Phase == rules.Setup {
		for i := b.From; i < b.To; i++ {
			if ev := s.Story.Events[i]; ev.Kind == rules.EvCharacter || ev.Kind == rules.EvTravel {
				return s.Book.Describe(&s.Story.States[i], ev)
			}
		}
		return "The table is set up."
	}
	if s.Beats.Waits {
		step := rules.Step(s.Story.Events[b.From].N)
		return "Next: " + step.Name() + ". " + step.Help()
	}
	if say := s.meanwhile(b); say != "" {
		return say
	}
	if s.sharing.Handing(g) {
		return s.sharing.deskActs()
	}
	return s.Book.Prompt(&s.State).Text // the next question
}

// meanwhile returns the sentence of a beat; of one without any, the last sentence before it, else the first one after it in
// the same step, or the step, unless dice are still to tell. "" if nothing is said in all the story.
func (s *Showing) meanwhile(b motion.Beat) string {
	if b.Say != "" || s.Beats.said != "" {
		return cmp.Or(b.Say, s.Beats.said)
	}
	if b.To > b.From && s.Story.Events[b.From].Rolled {
		return "The dice are rolled."
	}
	for i, later := range s.Beats.List {
		if i > 0 && s.begins(later) {
			return s.Shown.Step.Name() + "."
		}
		if later.Say != "" {
			return later.Say
		}
	}
	return ""
}

// The buttons of the prompt line before a step.
var stepOptions = []string{"Continue", "Run all steps"}
