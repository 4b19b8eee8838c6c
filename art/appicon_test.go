package art

import "testing"

// The icon of the program is see-through in its corners, gold at its rim and shows the symbol in its middle, at any size.
func TestAppIcon(t *testing.T) {
	for _, size := range []int{16, 32, 256} {
		icon, err := AppIcon(size)
		if err != nil {
			t.Fatal(err)
		}
		if _, _, _, a := icon.At(0, 0).RGBA(); a != 0 {
			t.Errorf("size %d: the corner is not see-through", size)
		}
		if r, _, b, a := icon.At(size/2, size/50).RGBA(); a == 0 || r <= b {
			t.Errorf("size %d: there is no gold at the rim", size)
		}
		light := 0
		for y := size / 4; y < 3*size/4; y++ {
			for x := size / 4; x < 3*size/4; x++ {
				if _, g, _, _ := icon.At(x, y).RGBA(); g > 0x8000 {
					light++
				}
			}
		}
		if light < size*size/40 {
			t.Errorf("size %d: the symbol covers %d pixels", size, light)
		}
	}
	if _, err := AppIcon(0); err == nil {
		t.Error("there is an icon without a size")
	}
}
