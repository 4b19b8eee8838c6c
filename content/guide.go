package content

import (
	"fmt"
	"slices"

	"github.com/BurntSushi/toml"
)

// Explanations of the card files for authors. The guide, docs/cards.md, is generated from them.

// Word explains a key of the card files, or a word that may follow one. Other words are in backquotes.
type Word struct {
	Name  string
	Takes string // of a key: the values it takes
	Says  string
	Need  bool // of a key: it is required
}

// Form is a kind of table in the card files: a card, or a value in braces after a key.
type Form struct {
	Name     string
	Says     string
	Words    []Word // that may replace the table
	Keys     []Word
	Examples []Example
}

// Example is an effect as it may be written.
type Example struct {
	Text   string // TOML
	In     string // the list of effects it belongs to, by its name: activate, overcome, arrive, action, ability, event or standing
	Effect Effect
}

// OperationGuide explains an operation.
type OperationGuide struct {
	Op      Op
	Does    string
	In      []string // the lists of effects that allow it
	Keys    []Word   // besides do, if and may
	Either  []string // keys of which at least one is required
	Example Example
}

// listNames are the lists of effects: by the name that an Example has, and in words.
var listNames = []struct {
	list     list
	in, says string
}{
	{onActivate, "activate", "`activate` of an obstacle"},
	{onOvercome, "overcome", "`overcome` of an obstacle"},
	{onArrive, "arrive", "`arrive` of an obstacle"},
	{onEntry, "arrive", "`arrive` of a location"},
	{onAction, "action", "`action` of a location"},
	{onBox, "ability", "an ability with a `box`"},
	{onPaid, "ability", "an ability with `pay`"},
	{onEvent, "event", "`effects` of an event"},
	{whileInPlay, "standing", "`standing` of an obstacle"},
	{whileLaid, "standing", "`standing` of a location"},
	{whileHeld, "ability", "an ability that is `standing`"},
}

// Operations explains all operations in their order. c is any cards that hold the names of the examples.
func (c *Content) Operations() ([]OperationGuide, error) {
	var all []OperationGuide
	for op := NoOp + 1; op < NumOps; op++ {
		o := &operations[op]
		g := OperationGuide{Op: op, Does: o.does, Either: o.either}
		var err error
		for _, at := range listNames { // the example belongs to the first list that allows it
			if o.in&at.list == 0 {
				continue
			}
			if g.Example.Text == "" {
				g.Example, err = c.example(o.example, at.list)
			}
			g.In = append(g.In, at.says)
		}
		if err != nil && g.Example.Text == "" {
			return nil, err
		}
		if o.in == onAny {
			g.In = []string{"any list but `standing`"}
		}
		for _, k := range effectKeys {
			need := slices.Contains(o.need, k.Name)
			if need || slices.Contains(o.may, k.Name) || slices.Contains(o.either, k.Name) {
				word := k.Word
				word.Need = need
				g.Keys = append(g.Keys, word)
			}
		}
		all = append(all, g)
	}
	return all, nil
}

// Forms explains all forms but the operations.
func (c *Content) Forms() ([]Form, error) {
	all := slices.Clone(forms)
	for i := range all {
		f := &all[i]
		if f.Name == "effect" {
			f.Keys = slices.Clone(f.Keys)
			for _, k := range effectKeys {
				f.Keys = append(f.Keys, k.Word)
			}
		}
		f.Examples = nil
		for _, e := range forms[i].Examples {
			in := onActivate
			for _, at := range listNames {
				if at.in == e.In {
					in = at.list
				}
			}
			example, err := c.example(e.Text, in)
			if err != nil {
				return nil, err
			}
			f.Examples = append(f.Examples, example)
		}
	}
	return all, nil
}

// example reads an effect of a list.
func (c *Content) example(text string, in list) (Example, error) {
	l := &loader{Content: *c, slots: NumSlots}
	keys := map[string]any{}
	if _, err := toml.Decode("effects = [ "+text+" ]", &keys); err != nil {
		return Example{}, fmt.Errorf("%s: %w", text, err)
	}
	d := &doc{name: "example", found: &l.found}
	effects := l.effects(value{doc: d, v: keys}.table().opt("effects"), in)
	l.resolve()
	if len(l.found) > 0 {
		return Example{}, fmt.Errorf("%s: %s", text, l.found[0].What)
	}
	e := Example{Text: text, Effect: effects[0]}
	for _, at := range listNames {
		if at.list == in {
			e.In = at.in
		}
	}
	return e, nil
}
