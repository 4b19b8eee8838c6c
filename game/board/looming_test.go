package board

import (
	"slices"
	"testing"

	"sixwinters/advice"
	"sixwinters/content"
)

// The warning tells whom all that looms hurts, and with less room how much more there is.
func TestTheWarningTellsAll(t *testing.T) {
	l := advice.Looming{Says: []string{"Nalah will knock out Keel.", "Keel: knock-out.", "Knock-out."}, Also: []advice.Looming{
		{Obstacle: 3, Says: []string{"Nalah will leave Thea Angry.", "Nalah: Thea Angry.", "Nalah."}, Whom: "Thea Angry."},
		{Obstacle: content.NoObstacle, Says: []string{"Military threat will rise to level 3.", "Military threat: level 3.", "Military threat."}, Whom: "Military threat: level 3."},
	}}
	want := []string{
		"Nalah will knock out Keel. Nalah: Thea Angry. Military threat: level 3.",
		"Nalah will knock out Keel. Thea Angry. Military threat: level 3.",
		"Keel: knock-out. Thea Angry. Military threat: level 3.",
		"Nalah will knock out Keel. And 2 more.",
	}
	if says := saysAll(&l, nil); !slices.Equal(says, want) {
		t.Errorf("it says %q", says)
	}
	besides := []advice.Further{{Says: "Breakout! will empty the espionage pool."}, {Brief: "Not in play: Menas Weary."}}
	if says := saysAll(&l, besides); says[0] != want[0]+" Not in play: Menas Weary." || !slices.Equal(says[1:], want) {
		t.Errorf("with harm to others it says %q", says)
	}
	if l.Also = nil; saysAll(&l, nil) != nil {
		t.Error("more is said where nothing more looms")
	}
}
