package rules

import (
	"strconv"
	"strings"

	"sixwinters/content"
)

// Operations of abilities in words: short as the mat wants them, or in full. w.box is what is printed in the box.

// gains says in full what dice of the same type are gained.
func (w *words) gains(ef *content.Effect, dice, showing string) {
	w.do(ef, "gain "+dice+" of the same type showing "+showing)
}

func sayReroll(w *words, ef *content.Effect) {
	w.do(ef, "reroll any of your unspent action dice, or any assets here")
}

func sayBecome(w *words, ef *content.Effect) {
	values := make([]string, len(ef.Values))
	for i, v := range ef.Values {
		values[i] = dieIcon(v)
	}
	if w.full {
		w.gains(ef, oneOrMore(len(values), "die", "dice"), Joined(values, "and"))
		return
	}
	w.do(ef, strings.Join(values, " "))
}

func sayShift(w *words, ef *content.Effect) {
	sign, way, n := " + ", " higher, if that is not above {6}", ef.Change
	if n < 0 {
		sign, way, n = " − ", " lower, if that is not below {1}", -n
	}
	if w.full {
		w.do(ef, "gain a die of the same type, "+strconv.Itoa(n)+way)
		return
	}
	w.do(ef, "its value"+sign+strconv.Itoa(n))
}

func sayFlip(w *words, ef *content.Effect) {
	if w.full {
		w.gains(ef, "a die", "7 minus its value")
		return
	}
	w.do(ef, "7 − its value")
}

func saySplit(w *words, ef *content.Effect) {
	if w.full {
		w.do(ef, "gain two dice of the same type that add up to its value")
		return
	}
	w.do(ef, w.box+" + "+w.box)
}

func sayRetype(w *words, ef *content.Effect) {
	short, asset := "an asset of another resource", "an asset of another resource"
	if ef.Resource != content.NoResource {
		short = icon(ef.Resource.String())
		asset = AOrAn(short + " asset")
	}
	if w.full {
		w.do(ef, "gain "+asset+" with the same value here")
		return
	}
	w.do(ef, short)
}

func sayExplode(w *words, ef *content.Effect) {
	shown := dieIcon(ef.Value)
	if w.full {
		w.do(ef, "choose your unspent action dice or the assets here; for each "+shown+
			" among them, roll a new die of the same type, and another for each "+shown+" so rolled")
		return
	}
	w.do(ef, "explode each "+shown+" among your unspent action dice or the assets here")
}

func sayStash(w *words, ef *content.Effect) {
	asset := icon(ef.Resource.String()) + " asset"
	if w.full {
		w.do(ef, "you may keep one "+asset+" from your location on this mat; "+
			"it survives the refresh, travels with you and may be put back at your location")
		return
	}
	w.do(ef, "stash "+AOrAn(asset))
}

func sayAbsorb(w *words, ef *content.Effect) {
	stress := icon(ef.Stress.String())
	if w.full {
		w.do(ef, "whenever another character takes "+stress+", you may take any part of it instead")
		return
	}
	w.do(ef, "you may take "+stress+" instead of another character")
}
