package art

// subject is a scene for cards whose name says one of some words.
type subject struct {
	says  []string
	paint func(p *plate, m *mood, s *Scene)
}

// told paints the first subject that a card's name says, and reports whether there is one.
func (p *plate) told(m *mood, s *Scene, of []subject) bool {
	for _, one := range of {
		if s.says(one.says...) {
			one.paint(p, m, s)
			return true
		}
	}
	return false
}
