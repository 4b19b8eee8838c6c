package art

// Runes are strokes of the elder futhark, from point to point in a square from 0 to 1, to the right and down: no typeface of the game has them.
var Runes = map[string][][4]float64{
	"ᚲ": {{0.75, 0.05, 0.25, 0.5}, {0.25, 0.5, 0.75, 0.95}},
	"ᚢ": {{0.2, 0, 0.2, 1}, {0.2, 0, 0.8, 0.3}, {0.8, 0.3, 0.8, 1}},
	"ᚦ": {{0.3, 0, 0.3, 1}, {0.3, 0.2, 0.78, 0.5}, {0.78, 0.5, 0.3, 0.8}},
	"ᛁ": {{0.5, 0, 0.5, 1}},
}
