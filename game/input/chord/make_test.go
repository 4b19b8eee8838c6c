package chord

import "testing"

// Each make has its own signs, and no two buttons of one have the same.
func TestSignsOfMakes(t *testing.T) {
	for _, c := range []struct {
		of         Make
		key, shown string
	}{
		{Xbox, "LT+(A)", "LT+(A)"}, {PlayStation, "LT+(A)", "L2+(Cross)"}, {PlayStation, "(Y)", "(Triangle)"}, {Nintendo, "(A)", "(B)"},
		{Nintendo, "LT+Select", "ZL+Minus"}, {Nintendo, "D-pad Up", "D-pad Up"}, {PlayStation, "Ctrl+Z", "Ctrl+Z"}, {Xbox, "", ""},
	} {
		if got := c.of.Shown(c.key); got != c.shown {
			t.Errorf("make %d shows %q as %q, want %q", c.of, c.key, got, c.shown)
		}
	}
	for m := Xbox; m <= Nintendo; m++ {
		seen := map[string]string{}
		for _, name := range append([]string{PadLT}, padNames...) {
			if other, is := seen[m.Shown(name)]; is {
				t.Errorf("make %d shows %s and %s alike", m, name, other)
			}
			seen[m.Shown(name)] = name
		}
	}
}

// A gamepad is known by the number of its vendor, or by its name in a browser.
func TestMakeOf(t *testing.T) {
	for _, c := range []struct {
		name, sdl string
		want      Make
	}{
		{"Wireless Controller", "030000004c050000cc09000011810000", PlayStation},
		{"Wireless Controller (STANDARD GAMEPAD Vendor: 054c Product: 0ce6)", "", PlayStation},
		{"Nintendo Switch Pro Controller", "030000007e0500000920000011810000", Nintendo},
		{"Pro Controller (STANDARD GAMEPAD Vendor: 057e Product: 2009)", "", Nintendo},
		{"Xbox 360 Controller", "030000005e0400008e02000010010000", Xbox}, {"", "", Xbox}, {"xinput", "0300", Xbox},
	} {
		if got := MakeOf(c.name, c.sdl); got != c.want {
			t.Errorf("%q, %q is make %d, want %d", c.name, c.sdl, got, c.want)
		}
	}
}
