package render

import (
	"sixwinters/content"
	"sixwinters/render/layout"
)

// zoom draws a thing large beside itself, clear of the pointer.
func (c *canvas) zoom(s *Scene) {
	if c.p.Texts == nil {
		return
	}
	title, texts := c.p.Texts(s.Zoom)
	if title == "" {
		return
	}
	f := Face{Title: title, Lines: append(fields(s), texts...), picture: zoomedPicture(s), grid: zoomedProgress(s)}
	size := c.sizeFace(&f, s.Plan.H-20*c.u)
	r := c.beside(s, layout.Rect{W: size.width, H: size.height})
	c.shadow(r, 8*c.u, 10*c.u)
	c.face(&f, size, r)
}

// zoomedProgress is the progress card that is shown large, or nil.
func zoomedProgress(s *Scene) *content.Progress {
	if id := zoomedProgressID(s); id != content.NoProgress {
		return &s.View.Book.Content().Progress[id]
	}
	return nil
}

func zoomedProgressID(s *Scene) content.ProgressID {
	switch s.Zoom.Kind {
	case layout.Staged:
		return s.View.State.Staging[s.Zoom.N]
	case layout.Current, layout.Square:
		return s.View.State.Players[s.Zoom.N].Card
	}
	return content.NoProgress
}

// zoomedPicture is the picture of the card that is shown large.
func zoomedPicture(s *Scene) illustration {
	cards, state, n := s.View.Book.Content(), s.View.State, s.Zoom.N
	switch s.Zoom.Kind {
	case layout.Obstacle:
		return obstaclePicture(cards, content.ObstacleID(n))
	case layout.Location, layout.Action:
		return locationPicture(cards, state.Slots[n])
	case layout.Offer:
		return locationPicture(cards, content.LocationID(n))
	case layout.Standee, layout.Portrait, layout.Ability:
		if who := state.Players[n].Character; who != content.NoCharacter {
			return portraitPicture(cards, who)
		}
	case layout.Choice:
		return portraitPicture(cards, content.CharacterID(n))
	case layout.DiscardPile:
		if top := state.Discard[n].Top(); top != content.NoObstacle {
			return obstaclePicture(cards, top)
		}
	case layout.Staged, layout.Current, layout.Square:
		if id := zoomedProgressID(s); id != content.NoProgress {
			return progressPicture(cards, id)
		}
	}
	return illustration{}
}

// beside is where a large card lies: on the side of the thing where there is most room, as near to its height as the
// window allows, so that it covers neither the thing nor the pointer.
func (c *canvas) beside(s *Scene, r layout.Rect) layout.Rect {
	thing, ok := s.Plan.Rect(s.Zoom)
	if !ok {
		thing = layout.Rect{X: s.ZoomX, Y: s.ZoomY, W: 1, H: 1}
	}
	space := 10 * c.u
	if s.Plan.W-thing.Right() >= r.W+2*space || s.Plan.W-thing.Right() >= thing.X {
		r.X = thing.Right() + space
	} else {
		r.X = thing.X - r.W - space
	}
	_, y := thing.Center()
	r.X = max(space, min(r.X, s.Plan.W-r.W-space))
	r.Y = max(space, min(y-r.H/2, s.Plan.H-r.H-space))
	return r
}
