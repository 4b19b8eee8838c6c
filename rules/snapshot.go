package rules

import (
	"bytes"
	"encoding/json"
	"fmt"
	"maps"
	"reflect"
	"slices"
	"strconv"

	"sixwinters/content"
)

// A snapshot is the whole table at the end of a year as one line of JSON. It refers to cards by name, not by number, so it can
// still be read after cards were added or reordered. A campaign that can no longer be replayed move by move goes on from its
// last snapshot.

// Snapshot returns a table as a snapshot. It fails unless the table is at the end of a year, when nothing is left on the stack.
func (b *Rulebook) Snapshot(s *State) (string, error) {
	if s.Phase != YearOver || s.Depth != 1 || s.Stack[0] != yearOverFrame {
		return "", fmt.Errorf("a snapshot can only be taken at the end of a year")
	}
	tree, _ := snapshotCodec{b: b}.write(reflect.ValueOf(s).Elem(), "State")
	var text bytes.Buffer
	out := json.NewEncoder(&text)
	out.SetEscapeHTML(false)
	if err := out.Encode(tree); err != nil {
		return "", fmt.Errorf("the snapshot cannot be written: %w", err)
	}
	return string(bytes.TrimSpace(text.Bytes())), nil
}

// ReadSnapshot reads a snapshot. The error is a sentence that names what does not fit the cards of this rulebook.
func (b *Rulebook) ReadSnapshot(text string) (State, error) {
	s, gone, err := b.ReadSnapshotWithout(text)
	if err == nil && len(gone) > 0 {
		err = fmt.Errorf("the snapshot does not fit these cards: there is no %q any more", gone[0])
	}
	return s, err
}

// ReadSnapshotWithout reads a snapshot without the cards that are gone since, and returns their words. It fails like ReadSnapshot if
// one of them is in the way: a location on the board, a card on the mats or staged, a character in play, or an obstacle with dice.
func (b *Rulebook) ReadSnapshotWithout(text string) (s State, gone []string, err error) {
	in := json.NewDecoder(bytes.NewReader([]byte(text)))
	in.UseNumber()
	var tree any
	if err := in.Decode(&tree); err != nil {
		return State{}, nil, fmt.Errorf("the snapshot cannot be read: %w", err)
	}
	if err := (snapshotCodec{b, &gone}).read(reflect.ValueOf(&s).Elem(), tree, "State"); err != nil {
		return State{}, nil, fmt.Errorf("the snapshot does not fit these cards: %w", err)
	}
	s.Stack[0], s.Depth = yearOverFrame, 1
	if s.Phase != YearOver || s.Year < 1 || int(s.Year) > b.Years() {
		return State{}, nil, fmt.Errorf("the snapshot is not of the end of a year")
	}
	if err := b.Broken(&s); err != nil {
		return State{}, nil, fmt.Errorf("the snapshot does not fit these cards: %w", err)
	}
	slices.Sort(gone)
	return s, slices.Compact(gone), nil
}

// yearOverFrame is the only frame on the stack at the end of a year.
var yearOverFrame = Frame{Task: TaskYearOver, Player: NoPlayer}

// snapshotCodec converts tables to trees of maps, lists, words and numbers for JSON, and back.
type snapshotCodec struct {
	b    *Rulebook
	gone *[]string // words of cards that are left out in reading
}

// The fields of a State that are written in their own way.
var (
	// setFields are sets of cards, one bit each, written as lists of names.
	setFields = map[string]reflect.Type{
		"State.Burned": reflect.TypeFor[content.LocationID](), "State.Offered": reflect.TypeFor[content.LocationID](),
		"State.BurnedProgress": reflect.TypeFor[content.ProgressID](), "State.Activated": reflect.TypeFor[content.ObstacleID](),
	}
	// keyedFields are lists with one entry for each card, written by name.
	keyedFields = map[string]reflect.Type{
		"State.Obstacles": reflect.TypeFor[content.ObstacleID](), "State.Characters": reflect.TypeFor[content.CharacterID](),
	}
	// omittedFields have the same value at the end of every year.
	omittedFields = map[string]bool{"State.Stack": true, "State.Depth": true}
)

// names returns the names of the cards or slots of an ID type, and the ID for none. It returns nil for other types.
func (k snapshotCodec) names(t reflect.Type) (words []string, none uint64) {
	n := &k.b.names
	switch t {
	case reflect.TypeFor[content.ObstacleID]():
		return n.obstacles, uint64(content.NoObstacle)
	case reflect.TypeFor[content.LocationID]():
		return n.locations, uint64(content.NoLocation)
	case reflect.TypeFor[content.ProgressID]():
		return n.progress, uint64(content.NoProgress)
	case reflect.TypeFor[content.CharacterID]():
		return n.characters, uint64(content.NoCharacter)
	case reflect.TypeFor[content.Slot]():
		return n.slots[:], uint64(content.NoSlot)
	}
	return nil, 0
}

// write returns the tree of a value. blank reports that the value is all zeros and can be left out.
func (k snapshotCodec) write(v reflect.Value, field string) (tree any, blank bool) {
	if set, ok := setFields[field]; ok {
		return k.writeSet(v, set)
	}
	if words, _ := k.names(v.Type()); words != nil {
		if i := v.Uint(); i < uint64(len(words)) {
			return words[i], false
		}
		return "", false // the ID for none
	}
	if names, parts := k.parts(v, field); names != nil {
		m := map[string]any{}
		for i, name := range names {
			if tree, blank := k.write(parts[i], v.Type().Name()+"."+name); !blank || v.Kind() == reflect.Array {
				m[name] = tree
			}
		}
		return m, len(m) == 0
	}
	switch v.Kind() {
	case reflect.Bool:
		return v.Bool(), !v.Bool()
	case reflect.Struct:
		list, _ := k.writeList(v.FieldByName("Cards"), int(v.FieldByName("N").Uint()))
		return list, len(list) == 0
	case reflect.Array:
		return k.writeList(v, v.Len())
	default:
		return v.Uint(), v.IsZero()
	}
}

// parts returns the names and the values of what is written as a group: the fields of a struct but of a pile, or an entry for each
// card. Both are nil for anything else.
func (k snapshotCodec) parts(v reflect.Value, field string) (names []string, parts []reflect.Value) {
	if key, ok := keyedFields[field]; ok {
		names, _ = k.names(key)
		parts = make([]reflect.Value, len(names))
		for i := range names {
			parts[i] = v.Index(i)
		}
		return names, parts
	}
	if v.Kind() != reflect.Struct || v.FieldByName("Cards").IsValid() {
		return nil, nil
	}
	n := v.NumField()
	names, parts = make([]string, 0, n), make([]reflect.Value, 0, n)
	for i := range n {
		if name := v.Type().Field(i).Name; !omittedFields[v.Type().Name()+"."+name] {
			names, parts = append(names, name), append(parts, v.Field(i))
		}
	}
	return names, parts
}

func (k snapshotCodec) writeList(v reflect.Value, n int) (list []any, blank bool) {
	list, blank = make([]any, n), true
	for i := range n {
		tree, zero := k.write(v.Index(i), "")
		list[i], blank = tree, blank && zero
	}
	return list, blank
}

// setWords returns the machine words of a set: a field is one word, or an array of them.
func setWords(v reflect.Value) []reflect.Value {
	if v.Kind() != reflect.Array {
		return []reflect.Value{v}
	}
	words := make([]reflect.Value, v.Len())
	for i := range words {
		words[i] = v.Index(i)
	}
	return words
}

func (k snapshotCodec) writeSet(v reflect.Value, of reflect.Type) (list []any, blank bool) {
	set := setWords(v)
	words, _ := k.names(of)
	for i, word := range words {
		if set[i/64].Uint()&(1<<(i%64)) != 0 {
			list = append(list, word)
		}
	}
	return list, len(list) == 0
}

// read fills a value, which is zero, from its tree.
func (k snapshotCodec) read(v reflect.Value, tree any, field string) error {
	if set, ok := setFields[field]; ok {
		return k.readSet(v, tree, set)
	}
	if key, ok := keyedFields[field]; ok {
		words, _ := k.names(key)
		cards, _ := tree.(map[string]any)
		maps.DeleteFunc(cards, func(name string, state any) bool {
			of, _ := state.(map[string]any)
			return of["Dice"] == nil && of["Beside"] == nil && k.leaves(words, name)
		})
	}
	if names, parts := k.parts(v, field); names != nil {
		return k.readParts(names, parts, tree, v.Type().Name()+".")
	}
	if words, none := k.names(v.Type()); words != nil {
		i, err := k.index(words, tree)
		if tree == "" {
			i, err = int(none), nil
		}
		v.SetUint(uint64(i))
		return err
	}
	switch v.Kind() {
	case reflect.Bool:
		is, ok := tree.(bool)
		if !ok {
			return fmt.Errorf("%s is not true or false", field)
		}
		v.SetBool(is)
		return nil
	case reflect.Struct:
		list, _ := tree.([]any)
		if words, _ := k.names(v.FieldByName("Cards").Type().Elem()); words != nil { // a pile
			list = slices.DeleteFunc(slices.Clone(list), func(name any) bool { return k.leaves(words, name) })
		}
		v.FieldByName("N").SetUint(uint64(len(list)))
		return k.readList(v.FieldByName("Cards"), list, field)
	case reflect.Array:
		list, ok := tree.([]any)
		if !ok || len(list) != v.Len() {
			return fmt.Errorf("%s is not a list of %d", field, v.Len())
		}
		return k.readList(v, list, field)
	default:
		number, _ := tree.(json.Number)
		n, err := strconv.ParseUint(number.String(), 10, 64)
		if err != nil || v.OverflowUint(n) {
			return fmt.Errorf("%s is not a number that fits", field)
		}
		v.SetUint(n)
		return nil
	}
}

// readParts reads a group. A card missing from the snapshot was added since, and is not in play.
func (k snapshotCodec) readParts(names []string, parts []reflect.Value, tree any, of string) error {
	m, ok := tree.(map[string]any)
	if !ok {
		return fmt.Errorf("%s is not a group of values", of)
	}
	for name, part := range m {
		i, err := k.index(names, name)
		if err != nil {
			return err
		}
		if err := k.read(parts[i], part, of+name); err != nil {
			return fmt.Errorf("%s: %w", name, err)
		}
	}
	for i, name := range names {
		if part := parts[i]; m[name] == nil && part.Type() == reflect.TypeFor[ObstacleState]() {
			part.FieldByName("At").SetUint(uint64(content.NoSlot))
		}
	}
	return nil
}

func (k snapshotCodec) readList(v reflect.Value, list []any, field string) error {
	if len(list) > v.Len() {
		return fmt.Errorf("%s has more than %d entries", field, v.Len())
	}
	for i, part := range list {
		if err := k.read(v.Index(i), part, field+"."); err != nil {
			return err
		}
	}
	return nil
}

func (k snapshotCodec) readSet(v reflect.Value, tree any, of reflect.Type) error {
	set := setWords(v)
	words, _ := k.names(of)
	list, _ := tree.([]any)
	for _, word := range list {
		if k.leaves(words, word) {
			continue
		}
		i, err := k.index(words, word)
		if err != nil {
			return err
		}
		part := set[i/64]
		part.SetUint(part.Uint() | 1<<(i%64))
	}
	return nil
}

// leaves reports whether a card is gone, and notes it.
func (k snapshotCodec) leaves(words []string, tree any) bool {
	name, ok := tree.(string)
	if !ok || slices.Contains(words, name) {
		return false
	}
	*k.gone = append(*k.gone, name)
	return true
}

// index returns the index of a card's or slot's name. It fails if there is no such name.
func (k snapshotCodec) index(words []string, tree any) (int, error) {
	name, _ := tree.(string)
	i := slices.Index(words, name)
	if i < 0 {
		return 0, fmt.Errorf("there is no %q any more", name)
	}
	return i, nil
}
