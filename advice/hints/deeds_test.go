package hints

import "testing"

// What one player does after the other is told without naming either twice in a row.
func TestDeedsNameEachAsOftenAsNeeded(t *testing.T) {
	var all deeds
	for _, d := range [][2]string{{"Thea", "create technology 2"}, {"Fuscus", "use an ability"}, {"Fuscus", "use an ability"}, {"Fuscus", "finish Safehouses"}} {
		all.add(d[0], d[1])
	}
	if say, want := all.words("can", "can"), "Thea can create technology 2, and Fuscus can use an ability and finish Safehouses"; say != want {
		t.Errorf("it is told: %q, not %q", say, want)
	}
	all.add("Thea", "rest")
	if say, want := all.words("may then", "may"), "Thea may then create technology 2, Fuscus may use an ability and finish Safehouses, and Thea may rest"; say != want {
		t.Errorf("it is told: %q, not %q", say, want)
	}
}
