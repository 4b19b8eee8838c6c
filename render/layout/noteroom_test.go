package layout_test

import (
	"testing"

	"sixwinters/render/layout"
	"sixwinters/render/layout/note"
	"sixwinters/rules"
	"sixwinters/rules/rulestest"
)

// A note that may answer has room for that from the first: what it says, what it waits for and its button stay where they are
// while it answers, and the answer stands below.
func TestNotesHaveRoomToAnswer(t *testing.T) {
	book := rulestest.Book(t)
	s := book.NewCampaign(rules.Options{Seed: 2}, nil)
	about := layout.Rect{X: 600, Y: 300, W: 60, H: 60}
	for _, scale := range []float64{1, 1.5} {
		for _, button := range []string{"", "Go on"} {
			note := &layout.Note{
				Text: note.Text{
					Head: "A page", Say: "It says something about this, and that it is worth a look.", Button: button,
				},
				Dim:   true,
				About: func(*layout.Plan) []layout.Rect { return []layout.Rect{about} },
				Room: []string{"In a game you may do that, but here it would take from the lesson what it needs. For now, look at it.",
					"For now, look at it."},
			}
			if button == "" {
				note.Do = "Look at it."
			}
			v := layout.View{Book: book, State: &s, W: 1280, H: 720, Scale: scale, PromptPlayer: rules.NoPlayer, Note: note}
			before := layout.Lay(&v).Note
			note.Was = before.Room
			for _, answer := range []string{"For now, look at it.", "In a game you may do that. For now, look at it.", note.Room[0], ""} {
				note.Answer = answer
				now := layout.Lay(&v).Note
				if now.Room != before.Room || now.Say != before.Say || now.Do != before.Do || now.Button != before.Button {
					t.Errorf("at %v, button %q: the note at %+v goes to %+v when it answers %q", scale, button, before.Rect, now.Rect, answer)
				}
				if answer == "" {
					if now.Rect != before.Rect {
						t.Errorf("at %v, button %q: the note at %+v is at %+v after it has answered", scale, button, before.Rect, now.Rect)
					}
					continue
				}
				if now.Answer.Empty() || !now.Answer.Within(now.Rect) || !now.Rect.Within(now.Room) ||
					now.Answer.Y < max(now.Say.Bottom(), now.Do.Bottom(), now.Button.Bottom()) {
					t.Errorf("at %v, button %q: %q stands at %+v on the note at %+v", scale, button, answer, now.Answer, now.Rect)
				}
			}
		}
	}
}
