package art

// Pips are the places of the spots of a common die, by the value it shows: in a square from -1 to 1, to the right and down.
var Pips = [7][][2]float64{
	1: {{0, 0}},
	2: {{-1, 1}, {1, -1}},
	3: {{-1, 1}, {0, 0}, {1, -1}},
	4: {{-1, -1}, {1, -1}, {-1, 1}, {1, 1}},
	5: {{-1, -1}, {1, -1}, {0, 0}, {-1, 1}, {1, 1}},
	6: {{-1, -1}, {1, -1}, {-1, 0}, {1, 0}, {-1, 1}, {1, 1}},
}
