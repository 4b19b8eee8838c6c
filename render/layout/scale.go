package layout

// unit is the size of a unit in pixels for a window: as large as 1280 by 720 units allow. In squarer windows it is a
// little larger than the width alone would give, since there is height to use: down to 1108 by 831 units.
func unit(w, h float64) float64 {
	return max(0.1, min(h/720, max(w/1280, min(w/1108, h/831))))
}

// scale is the factor by which everything is larger than usual.
func (v *View) scale() float64 {
	if v.Scale == 0 {
		return 1
	}
	return v.Scale
}
