package content

import "io/fs"

// Entry is a card as its file has it: strings, int64, bools, []any and map[string]any by key.
type Entry struct {
	Source
	Name string // of its file, such as "obstacles-empire.toml"
	Kind string // such as "obstacle"
	Keys map[string]any
}

// ID returns what tells the entry from the others of its kind, as a box over it must name it; "" if a key of that is missing.
func (e *Entry) ID() string { return value{v: e.Keys}.same(e.Kind) }

// Raw is the cards and boards as their files have them, read but not checked.
type Raw struct {
	Entries []Entry                   // in the order of the files
	Tops    map[string]map[string]any // what else stands in each file, by its name
}

// ReadRaw reads card files with boxes laid over them, without looking at what the values mean.
func ReadRaw(fsys fs.FS, boxes ...*Box) (*Raw, []Finding) {
	l := &loader{counts: map[string]int{}, changed: map[string]*Box{}}
	l.Boxes = boxes
	raw := &Raw{Tops: map[string]map[string]any{}}
	for _, f := range files {
		if t := l.openLaid(fsys, f.name); t != nil {
			raw.take(f.name, t)
		}
	}
	if len(l.found) > 0 {
		return nil, l.found
	}
	return raw, nil
}

// ReadRawBox reads the files of a box alone.
func ReadRawBox(box *Box) (*Raw, []Finding) {
	l := &loader{}
	raw := &Raw{Tops: map[string]map[string]any{}}
	for _, f := range files {
		if _, err := fs.Stat(box.Files, f.name); err != nil {
			continue
		}
		if t := l.openIn(box, box.Files, f.name); t != nil {
			raw.take(f.name, t)
		}
	}
	if len(l.found) > 0 {
		return nil, l.found
	}
	return raw, nil
}

// take adds what a file has.
func (raw *Raw) take(name string, file *table) {
	top := map[string]any{}
	raw.Tops[name] = top
	for key, v := range file.values() {
		if sameBy[key] == nil {
			top[key] = bare(v)
			continue
		}
		for _, e := range v.items(0, maxEntries) {
			if keys, ok := bare(e).(map[string]any); ok {
				raw.Entries = append(raw.Entries, Entry{Source{e.doc.path(), e.line()}, name, key, keys})
			}
		}
	}
}

// bare returns a decoded value without its place, in the types that Entry names.
func bare(x any) any {
	switch x := x.(type) {
	case value:
		return bare(x.v)
	case map[string]value:
		keys := map[string]any{}
		for key, v := range x {
			keys[key] = bare(v)
		}
		return keys
	case map[string]any:
		keys := map[string]any{}
		for key, v := range x {
			keys[key] = bare(v)
		}
		return keys
	case []value:
		return bareList(x)
	case []map[string]any:
		return bareList(x)
	case []any:
		return bareList(x)
	}
	return x
}

func bareList[T any](list []T) []any {
	all := make([]any, len(list))
	for i, x := range list {
		all[i] = bare(x)
	}
	return all
}

// CardFiles returns the names of the files of cards and boards in the order they are read.
func CardFiles() (names []string) {
	for _, f := range files {
		names = append(names, f.name)
	}
	return names
}
