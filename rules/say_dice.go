package rules

import (
	"strconv"
	"strings"

	"sixwinters/content"
)

// Operations on resource dice, tracks and boards in words, and what is standing on them.

// thePool names the pool of a resource.
func thePool(r content.Resource) string { return "the " + icon(r.String()) + " pool" }

// assetWords is a number of assets of a resource, or of any.
func assetWords(n int, r content.Resource) string {
	kind := ""
	if r != content.NoResource {
		kind = icon(r.String()) + " "
	}
	return oneOrMore(n, kind+"asset", kind+"assets")
}

func sayClearPool(w *words, ef *content.Effect) {
	switch ef.Count {
	case 0:
		w.do(ef, "clear "+thePool(ef.Resource))
	case 1:
		w.do(ef, "remove the lowest die of "+thePool(ef.Resource))
	default:
		w.do(ef, "remove the "+strconv.Itoa(ef.Count)+" lowest dice of "+thePool(ef.Resource))
	}
}

func saySetPool(w *words, ef *content.Effect) {
	w.do(ef, "set all dice of "+thePool(ef.Resource)+" to "+dieIcon(ef.Value))
}

func sayAddDice(w *words, ef *content.Effect) {
	if ef.Choose {
		value := " of any value to "
		if ef.Count > 1 {
			value = " of any one value to "
		}
		w.do(ef, "add "+oneOrMore(ef.Count, "die", "dice")+value+thePool(ef.Resource))
		return
	}
	w.do(ef, "roll "+oneOrMore(ef.Count, "new die", "new dice")+" into "+thePool(ef.Resource))
}

func sayClearAssets(w *words, ef *content.Effect) {
	kind := ""
	if ef.Resource != content.NoResource {
		kind = icon(ef.Resource.String()) + " "
	}
	from := " at " + w.places("", &ef.At)
	switch {
	case ef.At.Here:
		from = " " + w.here()
	case ef.At.ThisRegion && ef.At.Regions == 0:
		from = " in " + w.region()
	case determiner(&ef.At) == "any":
		from = " in play"
	}
	if ef.Count == 0 {
		w.do(ef, "remove all "+kind+"assets"+from)
		return
	}
	w.do(ef, "remove "+assetWords(ef.Count, ef.Resource)+from)
}

func sayAddAssets(w *words, ef *content.Effect) {
	at := " at " + w.places("each", &ef.At)
	switch {
	case ef.At.Here:
		at = " " + w.here()
	case ef.Choose:
		at = " at " + w.places("any", &ef.At)
	}
	w.do(ef, "roll "+oneOrMore(ef.Count, "new "+icon(ef.Resource.String())+" asset", "new "+icon(ef.Resource.String())+" assets")+at)
}

func sayRerollAssets(w *words, ef *content.Effect) {
	at := " at " + w.places("", &ef.At)
	if ef.At.Here {
		at = " " + w.here()
	}
	w.do(ef, "reroll all assets"+at)
}

func sayPoolToLocation(w *words, ef *content.Effect) {
	w.do(ef, "move any number of dice of "+thePool(ef.Resource)+" "+w.here()+" as assets; they keep their values")
}

func sayPoolToCard(w *words, ef *content.Effect) {
	w.do(ef, "put the lowest die of "+thePool(ef.Resource)+" on this card, beside its dice")
}

func sayThreat(w *words, ef *content.Effect) {
	verb, n := "raise ", ef.Change
	if n < 0 {
		verb, n = "lower ", -n
	}
	w.do(ef, verb+"the "+icon(ef.Resource.String())+" threat by "+HowMany(n, "space", "spaces"))
}

func sayMoveCost(w *words, ef *content.Effect) {
	moves := "moves"
	if w.list != OnEvent {
		moves += " from " + w.here()
	}
	if regions := regionIcons(ef.To.Regions); regions != "" {
		moves += " to " + regions
	}
	var cost []string
	if ef.Value > 0 {
		cost = append(cost, "cost "+HowMany(ef.Value, "die", "dice")+", whatever the location card says")
	}
	switch {
	case ef.Change > 0:
		cost = append(cost, "cost "+HowMany(ef.Change, "more die", "more dice"))
	case ef.Change < 0:
		cost = append(cost, "cost "+HowMany(-ef.Change, "die", "dice")+" less, but at least 1")
	}
	if w.list == OnEvent {
		moves = "this turn, " + moves
	}
	w.happens(ef, moves+" "+strings.Join(cost, "; they "))
}

func sayPlaceLocation(w *words, ef *content.Effect) {
	replaces := ef.Name + " replaces the location here"
	if w.full {
		replaces += ", which is burned"
	}
	w.do(ef, replaces)
}

func sayPoolAsAction(w *words, ef *content.Effect) {
	use := "use dice of " + thePool(ef.Resource) + " as action dice"
	if w.list == OnUse {
		if w.full {
			use += "; each is exchanged for an action die of its value"
		}
		w.do(ef, "you may "+use)
		return
	}
	w.happens(ef, "characters "+w.here()+" may "+use)
}

func sayCreateCost(w *words, ef *content.Effect) {
	w.happens(ef, "creating assets "+w.here()+" also costs "+w.amounts(ef)+" each time")
}
