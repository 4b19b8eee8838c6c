package layout

// places is at how many places across, and down, a sheet may lie in its room.
const places = 9

// Fewest returns where in a room a sheet of a size hides the fewest pieces, rather at the right and at the top. It lies beside the log, the
// note and what that is about. It is empty where there is no such place.
func (p *Plan) Fewest(room Rect, w, h float64) (best Rect) {
	least := -1
	for i := range places * places {
		across, down := float64(places-1-i%places)/(places-1), float64(i/places)/(places-1)
		at := Rect{X: room.X + across*(room.W-w), Y: room.Y + down*(room.H-h), W: w, H: h}
		if at.Overlaps(p.Note.Rect) || at.Overlaps(p.Log) || p.Note.Through(at) || at.Count(p.Note.About) > 0 {
			continue
		}
		hides := 0
		for _, piece := range p.Pieces {
			if piece.Rect.Overlaps(at) {
				hides++
				if piece.Target.Kind == Tab { // which leads to all that is out of sight
					hides += len(p.Pieces)
				}
			}
		}
		if least < 0 || hides < least {
			least, best = hides, at
		}
	}
	return best
}
