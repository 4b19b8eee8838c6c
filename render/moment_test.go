package render_test

import (
	"testing"

	"sixwinters/render"
	"sixwinters/rules"
)

// Dice of a defence fall one after the other, the last one after a breath, and all lie before the moment is over, however short it is.
func TestTheLastDieHoldsItsBreath(t *testing.T) {
	for dice := 1; dice <= 14; dice++ {
		for _, lasts := range []float64{0.5, 1, 2, 4} {
			m := render.Moment{Dice: make([]rules.Die, dice), Rolls: true, FirstFall: 0.5, Falls: 0.12, Breath: 0.35, Lasts: lasts}
			last := m.Lies(dice - 1)
			if last <= 0 || last >= lasts {
				t.Errorf("of %d dice in %g s the last one lies after %g s", dice, lasts, last)
			}
			if dice > 2 && last-m.Lies(dice-2) < 3*(m.Lies(1)-m.Lies(0)) {
				t.Errorf("of %d dice in %g s the last one does not wait", dice, lasts)
			}
		}
	}
}
