package teach

import (
	"slices"

	"sixwinters/render/layout"
	"sixwinters/rules"
)

// The table of a lesson arrives in parts, so that nothing lies there whose name has not been needed.

// arrivals are the parts that have arrived by a step of a lesson.
type arrivals struct {
	parts []light
	all   bool
}

// with adds what a step names, and returns what has arrived by then; nil for all of the table.
func (a *arrivals) with(names []string) ([]light, error) {
	for _, name := range names {
		if name == "all" {
			a.all = true
			continue
		}
		part, err := parseLight(name)
		if err != nil {
			return nil, err
		}
		a.parts = append(a.parts, part)
	}
	if a.all {
		return nil, nil
	}
	return slices.Clone(a.parts), nil
}

// shows returns what has arrived by the page that is read; nil for all of the table.
func (s *Session) shows() []light {
	if s.Page() >= len(s.Lesson.steps) {
		return nil
	}
	return s.Lesson.steps[s.Page()].shows
}

// Arriving names what has arrived of the table, to be compared; "" for all of it.
func (s *Session) Arriving() (name string) {
	for _, part := range s.shows() {
		name += part.name + "; "
	}
	return name
}

// Parts returns where what has arrived lies in a plan, with the tabs of what is folded away.
func (s *Session) Parts(b *rules.Rulebook, now *rules.State, p *layout.Plan) (list []layout.Rect) {
	for _, part := range s.shows() {
		found, tabs := part.rects(b, now, p)
		list = append(append(list, found...), tabs...)
	}
	return list
}
