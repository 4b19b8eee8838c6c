package content

import (
	"fmt"
	"io/fs"
	"maps"
	"slices"
)

// The files of a box are laid over those below: a card takes the place of the one it is the same as, or comes after all; cards
// named under `remove` go; a key of a table takes the place of the one below. Two boxes that change the same do not go
// together, unless one is built on the other.

// removeKey lists, at the top of a card file of a box, the names of cards that it takes away.
const removeKey = "remove"

// sameBy are the keys by which an entry is the same as one below, by the kind of entry. No other key of a file holds entries.
var sameBy = map[string][]string{
	"obstacle":  {"name", "region", "skill"},
	"location":  {"name"},
	"progress":  {"name"},
	"character": {"name"},
	"event":     {"season", "symbols"},
}

// openLaid opens a file of the game with those of all boxes over it. The table is nil if the game has none.
func (l *loader) openLaid(game fs.FS, name string) *table {
	t := l.openIn(nil, game, name)
	if t == nil {
		return nil
	}
	whole := t.value
	for _, box := range l.Boxes {
		if _, err := fs.Stat(box.Files, name); err != nil {
			continue // it changes nothing of this kind; anything else opening it has told
		}
		if over := l.openIn(box, box.Files, name); over != nil {
			whole = l.lay(whole, over.value)
		}
	}
	return whole.table()
}

// lay returns a table with another one of a box laid over it.
func (l *loader) lay(below, above value) value {
	keys, over := below.table().values(), above.table().values()
	if above.path == "" {
		for kind := range sameBy {
			if was, ok := keys[kind]; ok { // no file holds two kinds
				keys[kind] = l.layEntries(kind, was, over[kind], over[removeKey])
				delete(over, kind)
				delete(over, removeKey)
			}
		}
	}
	for _, key := range slices.Sorted(maps.Keys(over)) {
		x := over[key]
		if was := keys[key]; was.isTable() && x.isTable() {
			keys[key] = l.lay(was, x)
			continue
		}
		l.touch(x, above.doc.name+" "+x.path, "`"+x.path+"`")
		how := Replaced
		if _, had := keys[key]; !had {
			how = Added
		}
		l.change(x, "", x.path, how)
		keys[key] = x
	}
	below.v = keys
	return below
}

// layEntries returns entries without those that a box takes away and with those that it has.
func (l *loader) layEntries(kind string, below, above, gone value) value {
	list := below.items(0, maxEntries)
	if gone.present() {
		list = l.without(kind, list, gone)
	}
	at := map[string]int{}
	for i, e := range list {
		at[e.same(kind)] = i
	}
	for _, e := range above.items(0, maxEntries) {
		id := e.same(kind)
		i, had := at[id]
		switch {
		case id == "": // the reader reports it
			list = append(list, e)
			continue
		case had && list[i].doc != e.doc: // in one file it would come twice, which is told later
			l.change(e, kind, e.name(), Replaced, differing(list[i], e)...)
			list[i] = e
		default:
			l.change(e, kind, e.name(), Added)
			list = append(list, e)
		}
		l.touch(e, kind+id, "this "+kind)
	}
	below.v = list
	return below
}

// without returns entries without those that a box takes away by name.
func (l *loader) without(kind string, list []value, gone value) []value {
	for _, v := range gone.oneOrMore() {
		name := v.text()
		left := slices.DeleteFunc(slices.Clone(list), func(e value) bool {
			if e.name() != name {
				return false
			}
			l.touch(v, kind+e.same(kind), "this "+kind)
			l.change(v, kind, name, Removed)
			return true
		})
		if name != "" && len(left) == len(list) {
			var names []string
			for _, e := range list {
				names = append(names, e.name())
			}
			v.fail("%s", unknown(kind+" to take away", name, names))
		}
		list = left
	}
	return list
}

// touch notes that a box changes something, and reports a box below that does too.
func (l *loader) touch(at value, what, says string) {
	at.card = clipped(at.name())
	if before := l.changed[what]; before != nil && before != at.doc.box && !l.builtOn(at.doc.box, before.Name) {
		at.fail("%s and %s both change %s. Play with one of them, or name %[2]s under `on` in the other's %[4]s",
			at.doc.box.Name, before.Name, says, BoxFile)
	}
	l.changed[what] = at.doc.box
}

// builtOn reports whether a box is built on another, or on a third that is.
func (l *loader) builtOn(box *Box, other string) bool {
	return slices.ContainsFunc(box.On, func(name string) bool {
		return name == other || slices.ContainsFunc(l.Boxes, func(b *Box) bool { return b.Name == name && b != box && l.builtOn(b, other) })
	})
}

// checkStack reports boxes that come twice, and those without a box below them that they are built on.
func (l *loader) checkStack() {
	var below []string
	for _, box := range l.Boxes {
		fail := func(format string, args ...any) {
			l.found = append(l.found, Finding{File: box.Path + "/" + BoxFile, What: fmt.Sprintf(format, args...)})
		}
		if slices.Contains(below, box.Name) {
			fail("there are two boxes named %s: play with one of them", box.Name)
		}
		for _, name := range box.On {
			if !slices.Contains(below, name) {
				fail("%s is built on %s: put that box below it", box.Name, name)
			}
		}
		below = append(below, box.Name)
	}
}

// same returns the identity of an entry among those of its kind, or "" if it has none.
func (v value) same(kind string) string {
	id := ""
	keys, _ := v.v.(map[string]any)
	for _, key := range sameBy[kind] {
		x, ok := keys[key]
		if !ok {
			return ""
		}
		id += fmt.Sprintf(" %#v", x)
	}
	return id
}

// name returns the name of an entry, or "".
func (v value) name() string {
	keys, _ := v.v.(map[string]any)
	name, _ := keys["name"].(string)
	return name
}

func (v value) isTable() bool {
	switch v.v.(type) {
	case map[string]any, map[string]value:
		return true
	}
	return false
}
