package table

import (
	"slices"
	"strings"
	"testing"

	"sixwinters/game/board"
	"sixwinters/game/gametest"
	"sixwinters/render"
	"sixwinters/render/layout"
	"sixwinters/rules"
)

// After a turn a strip in the prompt line has a picture for each thing that happened, beside all that is there, with its words under the
// pointer and the whole recap behind a click. It goes with the end of the actions.
func TestStripTellsTheTurn(t *testing.T) {
	for _, scale := range []int{75, 100, 150, 200} {
		g, table := paced(t, "")
		g.Settings.Scale = scale
		g.Apply()
		if err := tellTurns(g, table, 3); err != nil {
			t.Fatal(err)
		}
		b, r := &table.Board, recapOf(table)
		words, at := r.Strip(b, g)
		told := b.Log.Recaps()
		all, said := strings.Join(words, " "), 0
		for _, one := range told[len(told)-2].Told {
			if one.Part == int(rules.StepActions) || one.Idle {
				continue
			}
			if said++; len(at) > 0 && !strings.Contains(all, one.Say) {
				t.Errorf("at %d %% the strip does not tell %q", scale, one.Say)
			}
		}
		if said < 4 || len(at) == 0 || scale <= 100 && len(at) != said {
			t.Fatalf("at %d %% the strip has %d pictures of %d things", scale, len(at), said)
		}
		plan := b.Plan(g)
		name := plan.Prompt.StripName
		if beside := name.Within(plan.Prompt.Rect) && name.X >= plan.Prompt.Text.X+plan.Prompt.TextWidth && name.Right() <= at[0].X; scale < 200 && !beside || !name.Empty() && !beside {
			t.Errorf("at %d %% the name of the strip lies at %v, before %v", scale, name, at[0])
		}
		for i, one := range at {
			if !one.Within(plan.Prompt.Rect) || one.X < plan.Prompt.Text.X+plan.Prompt.TextWidth || slices.ContainsFunc(at[:i], one.Overlaps) ||
				slices.ContainsFunc(plan.Pieces, func(p layout.Piece) bool { return p.Rect.Overlaps(one) }) {
				t.Errorf("at %d %% picture %d lies at %v", scale, i, one)
			}
			if part, _ := plan.PartAt(one.Center()); part.Kind != layout.NoPart {
				t.Errorf("at %d %% picture %d is explained as part %d of the table", scale, i, part.Kind)
			}
		}
		if r.Open {
			t.Errorf("at %d %% the recap opens by itself", scale)
		}
		g.Pointer.X, g.Pointer.Y = at[0].Center()
		if _, err := table.Update(g); err != nil {
			t.Fatal(err)
		}
		s := render.Scene{Plan: plan}
		r.Draw(b, g, &s)
		if s.Strip == nil || s.Strip.On != 1 || s.TipAt != at[0] || len(s.Tip.Text) == 0 || !strings.Contains(all, s.Tip.Text[0]) {
			t.Errorf("at %d %% the pointer on the first picture shows %+v, %+v", scale, s.Strip, s.Tip)
		}
		if !r.Press(b, g, layout.Target{}) || !r.Open {
			t.Errorf("at %d %% a click does not open the recap", scale)
		}
		gametest.Strikes(t, g, "W")
		for _, m := range b.Book.Moves(&b.State, nil) {
			if m.Kind == rules.MoveRest {
				b.Play(g, m)
				break
			}
		}
		for n := 0; n < 1000 && (n == 0 || b.Beats.Playing()); n++ {
			gametest.Tick(t, g)
		}
		if again, _ := r.Strip(b, g); b.State.Step != rules.StepActions || !slices.Equal(again, words) {
			t.Errorf("at %d %% the strip has gone after a move", scale)
		}
		b.Ask("", "Which?", board.Choice{Label: "this"}, board.Choice{Label: "that"})
		if _, at := r.Strip(b, g); len(at) > 0 || len(b.Plan(g).Prompt.Options) != 2 {
			t.Errorf("at %d %% %d pictures lie beside answers", scale, len(at))
		}
		b.PutBack()
		b.Play(g, rules.Move{Kind: rules.MoveDone})
		b.Finish()
		if _, err := table.Update(g); err != nil {
			t.Fatal(err)
		}
		if again, _ := r.Strip(b, g); slices.Equal(again, words) {
			t.Errorf("at %d %% the strip is that of the turn before", scale)
		}
	}
}
