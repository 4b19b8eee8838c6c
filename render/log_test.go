package render

import (
	"testing"

	"sixwinters/render/rich"
)

// Dice and icons stand in the lines of the log as they lie on the table.
func TestLogLinesArePictured(t *testing.T) {
	const by = rich.Together
	for line, want := range map[string]string{
		"Summer on Red Bank's pile: Parisa's Glen (middle) activates.": "{summer}" + by + "Summer on Red Bank's pile: Parisa's Glen (middle) activates.",
		"Heat Wave (summer, 2 symbols showing): nobody affected.":      "Heat Wave ({summer}" + by + "summer, 2 symbols showing): nobody affected.",
		"Year I, turn 6, fall":                               "Year I, turn 6, fall",
		"Long Days: Thea gains action die 5.":                "Long Days: Thea gains {a5}.",
		"Elisa: Thea takes 1 psyche stress.":                 "Elisa: Thea takes 1 {psyche}.",
		"Drought: Support 6 leaves the pool.":                "Drought: Support 6 leaves the pool.",
		"The military threat goes up 1 space for 3 symbols.": "The {military}" + by + "military threat goes up 1 space for 3 symbols.",
		"Menas trades diplomacy 3 to support.":               "Menas trades {diplomacy}" + by + "3 to support.",
		"The time marker moves to spring.":                   "The time marker moves to spring.",
	} {
		if got := pictured(line); got != want {
			t.Errorf("%q is drawn as %q, and not %q", line, got, want)
		}
	}
}
