package chord

import "strings"

// Make is whose gamepad it is, by the signs on its buttons. Chords have the names of an Xbox gamepad whatever the make.
type Make uint8

const (
	Xbox Make = iota
	PlayStation
	Nintendo
)

// printed are the signs on the buttons of other makes. Buttons keep their places: the lowest of four is (A) on one and (B) on the other.
var printed = [...]map[string]string{
	PlayStation: {PadA: "(Cross)", PadB: "(Circle)", PadX: "(Square)", PadY: "(Triangle)", PadLB: "L1", PadRB: "R1", PadLT: "L2", PadRT: "R2",
		PadSelect: "Share", PadStart: "Options", PadLS: "L3", PadRS: "R3"},
	Nintendo: {PadA: "(B)", PadB: "(A)", PadX: "(Y)", PadY: "(X)", PadLB: "L", PadRB: "R", PadLT: "ZL", PadRT: "ZR", PadSelect: "Minus",
		PadStart: "Plus"},
}

// Shown returns a button of a gamepad, or one with the left trigger held, by the signs of a make: "L2+(Cross)" for "LT+(A)".
func (m Make) Shown(key string) string {
	parts := strings.Split(key, "+")
	for i, part := range parts {
		if sign, is := printed[m][part]; is {
			parts[i] = sign
		}
	}
	return strings.Join(parts, "+")
}

// MakeOf returns the make of a gamepad by its name and the identity that SDL gives it, either of which may be "".
func MakeOf(name, sdl string) Make {
	name = strings.ToLower(name)
	has := func(words ...string) bool {
		for _, word := range words {
			if strings.Contains(name, word) {
				return true
			}
		}
		return false
	}
	vendor := ""
	if len(sdl) >= 12 {
		vendor = sdl[8:12] // the bytes of the vendor's number, the lower one first
	}
	switch {
	case vendor == "4c05", has("054c", "playstation", "dualshock", "dualsense", "sony"):
		return PlayStation
	case vendor == "7e05", has("057e", "nintendo", "joy-con", "switch"):
		return Nintendo
	}
	return Xbox
}
