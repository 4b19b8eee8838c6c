package content

import "testing"

// Dice cover the printed dice of their value first.
func TestCovers(t *testing.T) {
	die := func(v int) PicturedDie { return PicturedDie{Resource: NoResource, Value: v} }
	for _, test := range []struct {
		printed []int
		dice    []PicturedDie
		want    []int
	}{
		{[]int{1, 2, 3}, []PicturedDie{die(3), die(1)}, []int{1, -1, 0}},
		{[]int{2, 2}, []PicturedDie{die(2), die(2)}, []int{0, 1}},
		{[]int{1, 2}, []PicturedDie{die(6)}, []int{0, -1}},
		{[]int{4}, []PicturedDie{die(4), die(4)}, []int{0}},
	} {
		got := Covers(test.printed, test.dice)
		for i := range test.want {
			if got[i] != test.want[i] {
				t.Errorf("on %v lie %v as %v, want %v", test.printed, test.dice, got, test.want)
				break
			}
		}
	}
}
