package content

import (
	"slices"
	"strings"
)

// effects reads a list of effects of the given kind.
func (l *loader) effects(v value, in list) []Effect {
	var effects []Effect
	for _, x := range v.items(1, 8) {
		effects = append(effects, l.effect(x, in))
	}
	return effects
}

// effectKey is a key that an effect may have besides `do`.
type effectKey struct {
	Word
	read func(l *loader, v value, in list, e *Effect)
}

// effectKeys are all of them, in the usual order.
var effectKeys []effectKey

func init() {
	key := func(name, takes, says string, read func(l *loader, v value, in list, e *Effect)) {
		effectKeys = append(effectKeys, effectKey{Word{Name: name, Takes: takes, Says: says}, read})
	}
	key("who", "[who](#who)", "The characters it affects.",
		func(l *loader, v value, in list, e *Effect) { e.Who = l.who(v, in) })
	key("cards", takesCards, "The obstacles it affects.",
		func(l *loader, v value, in list, e *Effect) { e.Cards = l.cards(v, in) })
	key("to", takesPlaces, "Where something goes.",
		func(l *loader, v value, in list, e *Effect) { e.To = l.places(v, in) })
	key("at", takesPlaces, "Where something is.",
		func(l *loader, v value, in list, e *Effect) { e.At = l.places(v, in) })
	key("within", "`play`, `region` or `here`", "How far it reaches: this card's region or its location, or everywhere if omitted.",
		func(_ *loader, v value, _ list, e *Effect) { e.Within = readOneOf(v, "reach", reaches) })
	key("region", takesRegion, "The region whose piles it affects.",
		func(_ *loader, v value, _ list, e *Effect) { e.Region = readWord(v, "region", NoRegion) })
	key("resource", takesResource, "The resource of dice, pool or track.",
		func(_ *loader, v value, _ list, e *Effect) { e.Resource = readWord(v, "resource", NoResource) })
	key("stress", takesStress, "The stress track.",
		func(_ *loader, v value, _ list, e *Effect) { e.Stress = readWord(v, "stress", NoStress) })
	key("psyche", takesAmount, "Psyche stress.",
		func(l *loader, v value, in list, e *Effect) { e.Psyche = l.amount(v, in) })
	key("body", takesAmount, "Body stress.",
		func(l *loader, v value, in list, e *Effect) { e.Body = l.amount(v, in) })
	key("count", "1 to 12", "How many.",
		func(_ *loader, v value, _ list, e *Effect) { e.Count = v.number(1, 12) })
	key("change", "-12 to 12, not 0", "By how much: spaces, dice or points.",
		func(_ *loader, v value, _ list, e *Effect) { e.Change = readChange(v) })
	key("value", "1 to 6", "A value of dice, or a price in dice.",
		func(_ *loader, v value, _ list, e *Effect) { e.Value = v.number(1, 6) })
	key("values", "a list of 1 to 6 values, 1 to 6", "Values of dice.",
		func(_ *loader, v value, _ list, e *Effect) { e.Values = v.readNumbers(1, 6, 6) })
	key("choose", takesFlag, "The players choose one.",
		func(_ *loader, v value, _ list, e *Effect) { e.Choose = v.flag() })
	key("name", takesText, "The name of a card.",
		func(l *loader, v value, _ list, e *Effect) { e.Name = l.refer(v, operations[e.Do].named) })
	key("text", takesByHand, "What the players are asked to do.",
		func(_ *loader, v value, _ list, e *Effect) { e.Text = readByHand(v) })
	key("price", "a [price](#price)", "The price to pay first.",
		func(_ *loader, v value, _ list, e *Effect) { e.Price = readPrice(v) })
	key("if", "a [condition](#condition)", "It only takes place then. Not for `standing` effects.",
		func(l *loader, v value, in list, e *Effect) { e.If = l.condition(v, in) })
	key("may", takesFlag, "The players may skip it. Not for `standing` effects.",
		func(_ *loader, v value, _ list, e *Effect) { e.May = v.flag() })
}

func (l *loader) effect(v value, in list) Effect {
	e := Blank(NoOp)
	e.Line = v.line()
	t := v.table()
	do := t.need("do")
	e.Do = Op(max(0, slices.Index(opWords, do.text())))
	if e.Do == NoOp {
		// Without the operation nothing can be said of the other keys, but that none of them is `do` misspelt.
		for _, k := range effectKeys {
			t.opt(k.Name)
		}
		t.done()
		if do.text() != "" {
			do.fail("%s", unknown("operation", do.text(), opWords[1:]))
		}
		return e
	}
	op := &operations[e.Do]
	switch {
	case op.in == onBox && in == onPaid:
		do.fail("`%s` is about the die in a box, and stress is paid for this ability", e.Do)
	case op.in&in == 0:
		do.fail("`%s` has no place in `%s`", e.Do, label(parent(v.path)))
	}
	for _, k := range effectKeys {
		switch {
		case slices.Contains(op.need, k.Name):
			k.read(l, t.need(k.Name), in, &e)
		case slices.Contains(op.may, k.Name), slices.Contains(op.either, k.Name),
			in&standing == 0 && (k.Name == "if" || k.Name == "may"):
			if v := t.opt(k.Name); v.present() {
				k.read(l, v, in, &e)
			}
		case t.has(k.Name):
			t.opt(k.Name).fail("`%s` takes no `%s`", e.Do, k.Name)
		}
	}
	if len(op.either) > 0 && !slices.ContainsFunc(op.either, t.has) {
		t.missing = append(t.missing, op.either)
	}
	if op.one && e.Count == 0 {
		e.Count = 1
	}
	t.done()
	checkEffect(t, in, &e)
	return e
}

// checkEffect reports keys of an effect that contradict each other.
func checkEffect(t *table, in list, e *Effect) {
	const mostOff = 5 // how far a die can be set off its value
	switch {
	case e.Who.Scope == Unlocked && !operations[e.Do].all:
		t.fail("`%s` cannot be for `unlocked` characters, who need not be in play", e.Do)
	case e.Do == OpMoveCost && in == onEvent && (e.Change >= 0 || t.has("value") || t.has("to")):
		t.fail("an event makes all moves cheaper: it takes a `change` below 0 alone")
	case e.To.Stay && e.Do != OpMove:
		t.fail("only an obstacle that moves itself can `stay`")
	case e.Do == OpShift && (e.Change > mostOff || e.Change < -mostOff):
		t.fail("no die can be changed by %d", e.Change)
	}
}

var reaches = []option[Within]{{"play", InPlay}, {"region", InRegion}, {"here", AtHere}}

// readChange reads a number of spaces, dice or points, up or down but not 0.
func readChange(v value) int {
	if n, ok := v.v.(int64); ok && n == 0 {
		v.fail("`%s` should not be 0", label(v.path))
		return 0
	}
	return v.number(-TrackSpaces, TrackSpaces)
}

// longestByHand is the most letters of what players are asked to carry out by hand.
const longestByHand = 200

// readByHand reads what players are asked to carry out by hand: a line without the braces that icons have.
func readByHand(v value) string {
	s := v.line1(longestByHand)
	if strings.ContainsAny(s, "{}") {
		v.fail("`%s` should have no braces: name a resource by its word", label(v.path))
		return ""
	}
	return s
}

func readPrice(v value) Price {
	t := v.table()
	p := Price{
		Resource: readWord(t.need("resource"), "resource", NoResource),
		Total:    t.need("total").number(1, 72),
	}
	t.done()
	return p
}
