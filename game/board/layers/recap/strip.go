package recap

import (
	"slices"

	"sixwinters/game/app"
	"sixwinters/game/board"
	"sixwinters/game/input"
	"sixwinters/game/story"
	"sixwinters/render"
	"sixwinters/render/layout"
	"sixwinters/rules"
)

// strip is a sign in the prompt line for each thing that happened since the players acted last. It lies there until they end the actions.
type strip struct {
	pictures []picture
	on       int // one more than the index of the picture that the pointer is on; 0 for none
}

// picture is a sign, and the words on it.
type picture struct {
	sign story.Sign
	part int // of the turn
	head string
	says []string
}

// stripOf returns the strip of the last turn: a picture for each sentence but those on what the players did and on what did not happen.
func stripOf(t *board.Board) (s strip) {
	list := told(t)
	for _, one := range list[len(list)-1].Told {
		if one.Idle || one.Part == int(rules.StepActions) {
			continue
		}
		head := headOf(one.Part)
		if one.Part == int(rules.StepTime) { // the recap tells it with the event that comes next
			head = rules.StepTime.Name()
		}
		s.pictures = append(s.pictures, picture{one.Sign, one.Part, head, []string{one.Say}})
	}
	return s
}

// headOf returns the heading of a part of a turn.
func headOf(part int) string {
	for _, p := range parts {
		if slices.Contains(p.parts, part) {
			return p.head
		}
	}
	return ""
}

// grouped returns the pictures of each part of the turn as one.
func (s *strip) grouped() (list []picture) {
	for _, p := range s.pictures {
		last := len(list) - 1
		if last < 0 || headOf(list[last].part) != headOf(p.part) {
			p.says = slices.Clone(p.says)
			p.head = headOf(p.part)
			list = append(list, p)
			continue
		}
		if list[last].says = append(list[last].says, p.says...); p.sign.Bad && !list[last].sign.Bad {
			list[last].sign = p.sign
		}
	}
	return list
}

// Place asks for room in the prompt line for each picture, or else for those of a part of the turn together. Where the line has answers to give,
// the pictures make way: they look like answers too.
func (r *Recap) Place(t *board.Board, _ *app.App, v *layout.View) {
	if len(r.strip.pictures) > 0 && !t.Beats.Playing() && len(v.Options) == 0 {
		v.Strip = []int{len(r.strip.pictures), len(r.strip.grouped())}
	}
}

// plan returns the pictures and where they lie: none if they have no room.
func (s *strip) plan(plan *layout.Plan) (list []picture, at []layout.Rect) {
	if plan == nil || len(plan.Prompt.Strip) == 0 {
		return nil, nil
	}
	if at = plan.Prompt.Strip; len(at) == len(s.pictures) {
		return s.pictures, at
	}
	if list = s.grouped(); len(at) == len(list) {
		return list, at
	}
	return nil, nil // another turn's
}

// follow notes which picture the pointer is on, and reports whether that is another one.
func (s *strip) follow(t *board.Board, g *app.App) (stale bool) {
	was := s.on
	s.on = 0
	if len(s.pictures) > 0 && !t.Pointing.On && t.Dialog == nil && len(t.Held) == 0 && g.Keyboard.Device != input.Pad {
		_, at := s.plan(t.Plan(g))
		s.on = 1 + slices.IndexFunc(at, func(r layout.Rect) bool { return r.Contains(g.Pointer.X, g.Pointer.Y) })
	}
	return s.on != was
}

// Draw adds the strip to the picture, with the words on what the pointer is on.
func (r *Recap) Draw(t *board.Board, g *app.App, s *render.Scene) {
	list, at := r.strip.plan(s.Plan)
	if list == nil || t.Beats.Playing() {
		return
	}
	s.Strip = &render.Strip{On: r.strip.on}
	for i, p := range list {
		s.Strip.Signs = append(s.Strip.Signs, render.StripSign{Icon: p.sign.Icon, Bad: p.sign.Bad, At: at[i]})
	}
	if n := r.strip.on - 1; n >= 0 && n < len(list) {
		s.Tip, s.TipAt = render.Tip{Title: list[n].head, Text: list[n].says, Rule: "turn"}, at[n]
	}
}

// words returns what stands on the picture that the pointer is on.
func (s *strip) words(t *board.Board, g *app.App) []string {
	list, _ := s.plan(t.Plan(g))
	if s.on == 0 || s.on > len(list) {
		return nil
	}
	return append([]string{list[s.on-1].head}, list[s.on-1].says...)
}

// Strip returns the words on each picture of the strip and where it lies, none if there is no room.
func (r *Recap) Strip(t *board.Board, g *app.App) (words []string, at []layout.Rect) {
	list, at := r.strip.plan(t.Plan(g))
	for _, p := range list {
		for _, say := range p.says {
			words = append(words, p.head+": "+say)
		}
	}
	return words, at
}
