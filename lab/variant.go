package lab

import (
	"bytes"
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"fmt"
	"io/fs"
	"maps"
	"os"
	"slices"
	"strconv"
	"strings"

	"github.com/BurntSushi/toml"

	"sixwinters/content"
	"sixwinters/rules"
)

// Variant is the game as it is, or with changes.
type Variant struct {
	Name    string   `toml:"name"`
	About   string   `toml:"about"`           // a sentence for the report
	House   string   `toml:"house"`           // house rules, as in flags
	Folder  string   `toml:"folder" json:"-"` // of card files, instead of those built in
	Boxes   []string `toml:"boxes" json:"-"`  // folders or zip files of boxes over those of the plan, the lowest first
	Sheet   string   `toml:"sheet" json:"-"`  // a file with a sheet of Skadi, instead of the printed one
	Changes []string `toml:"changes"`         // of card keys, "Legionary.difficulty = 3", or of the boards, "board.dice.action = 20"
	LeftOut

	Stack []Box          `toml:"-"` // all boxes, those of the plan too, the lowest first
	stack []*content.Box // the same, opened
	Cards string         `toml:"-"` // hash of the card files in Folder; "" for those built in
	files fs.FS          // the same, opened

	SheetText string `toml:"-" json:",omitempty"` // of the file Sheet; it goes with the plan to other machines
}

// Cards is a folder of card files that variants may be played with.
type Cards struct {
	Hash  string // of the files
	files fs.FS
}

// OpenCards opens a folder of card files. The error names what is not there.
func OpenCards(dir string) (*Cards, error) {
	if info, err := os.Stat(dir); err != nil || !info.IsDir() {
		return nil, fmt.Errorf("there is no folder %s", dir)
	}
	files := os.DirFS(dir)
	names, err := fs.Glob(files, "*.toml")
	if err != nil {
		return nil, err
	}
	sum := sha256.New()
	for _, name := range names {
		text, err := fs.ReadFile(files, name)
		if err != nil {
			return nil, err
		}
		fmt.Fprintf(sum, "%s %d\n%s", name, len(text), text)
	}
	return &Cards{hex.EncodeToString(sum.Sum(nil)), files}, nil
}

// openFolder opens the folder of a variant, whose path begins in another one, if it has one.
func (v *Variant) openFolder(dir string) error {
	if v.Folder == "" {
		return nil
	}
	cards, err := OpenCards(under(dir, v.Folder))
	if err != nil {
		return err
	}
	v.Cards, v.files = cards.Hash, cards.files
	return nil
}

// LeftOut is what a variant leaves out.
type LeftOut struct {
	Without []string `toml:"without" json:"without,omitempty"` // abilities left blank: "Thea 1" is the first of Thea's
	Absent  []string `toml:"absent" json:"absent,omitempty"`   // characters never taken while there are others
}

// addBoxes puts boxes on top of those of a variant.
func (v *Variant) addBoxes(stack []*content.Box) {
	v.stack = append(v.stack, stack...)
	for _, box := range stack {
		v.Stack = append(v.Stack, Box(box.BoxRef))
	}
}

// cards reads the cards of a variant. Their hash, with what was changed or left out, tells them apart from all others. The error names
// what is wrong, or what is not there.
func (v *Variant) cards() (*content.Content, error) {
	files := content.Files()
	if v.files != nil {
		files = v.files
	}
	files, stack, err := change(files, v.stack, v.Changes)
	if err != nil {
		return nil, err
	}
	cards, found := content.ReadWith(files, stack...)
	if len(found) > 0 {
		if len(v.Changes) > 0 { // the changed files have other lines than those on disk
			for i := range found {
				found[i].Line = 0
			}
		}
		return nil, content.Error(found)
	}
	if len(stack) > 0 {
		for _, line := range v.Changes { // the hashes of boxes do not include changes
			cards.Hash += " with " + line
		}
	}
	for _, blank := range v.Without {
		name, number := blank, ""
		if i := strings.LastIndex(blank, " "); i >= 0 { // names may have blanks
			name, number = blank[:i], blank[i+1:]
		}
		who, err := characterNamed(cards, name)
		if err != nil {
			return nil, err
		}
		nth, err := strconv.Atoi(number)
		if err != nil || nth < 1 || nth > content.NumAbilities {
			return nil, fmt.Errorf("without = %q names no ability: a character and 1 to %d", blank, content.NumAbilities)
		}
		cards.Characters[who].Abilities[nth-1] = content.Ability{Cost: content.NoStress}
		cards.Hash += " without " + blank
	}
	for _, name := range v.Absent {
		if _, err := characterNamed(cards, name); err != nil {
			return nil, err
		}
	}
	return cards, nil
}

// absent returns the characters that are never taken while there are others.
func (v *Variant) absent(cards *content.Content) (list []uint8) {
	for _, name := range v.Absent {
		who, _ := characterNamed(cards, name) // Variant.cards has checked the name
		list = append(list, uint8(who))
	}
	return list
}

func characterNamed(cards *content.Content, name string) (int, error) {
	var names []string
	for i := range cards.Characters {
		names = append(names, cards.Characters[i].Name)
	}
	return rules.Which("character", name, names)
}

// change returns card files, and the boxes over them, with keys of cards changed in each of them that has the card. The error names a
// change that cannot be read, or a card that is nowhere.
func change(files fs.FS, stack []*content.Box, changes []string) (fs.FS, []*content.Box, error) {
	if len(changes) == 0 {
		return files, stack, nil
	}
	layers := []overlay{{files, map[string][]byte{}}}
	var changed []*content.Box
	for _, box := range stack {
		layer := overlay{box.Files, map[string][]byte{}}
		layers = append(layers, layer)
		copied := *box
		copied.Files = layer
		changed = append(changed, &copied)
	}
	for _, line := range changes {
		card, key, set, ok := parseChange(line)
		if !ok {
			return nil, nil, fmt.Errorf("%q is no change: write card, dot, key, = and a TOML value, as in %q", line, "Legionary.difficulty = 3")
		}
		found := false
		for _, layer := range layers {
			change := layer.set
			if card == boardWord {
				change = layer.setBoard
			}
			here, err := change(card, key, set)
			if err != nil {
				return nil, nil, err
			}
			found = found || here
		}
		if !found {
			return nil, nil, fmt.Errorf("no card is called %q", card)
		}
	}
	return layers[0], changed, nil
}

// parseChange reads a change: of what, its key, and the values to set; false if it is none.
func parseChange(line string) (of, key string, set map[string]any, ok bool) {
	of, rest, dot := strings.Cut(line, ".")
	key, _, equals := strings.Cut(rest, "=")
	_, err := toml.Decode(rest, &set)
	return strings.TrimSpace(of), strings.TrimSpace(key), set, dot && equals && err == nil
}

// overlay is a file system some of whose files are replaced.
type overlay struct {
	fs.FS
	files map[string][]byte
}

// ReadFile reads a file, replaced or not ([fs.ReadFileFS]).
func (o overlay) ReadFile(name string) ([]byte, error) {
	if text, ok := o.files[name]; ok {
		return text, nil
	}
	return fs.ReadFile(o.FS, name)
}

// boardWord stands in a change in place of a card for the boards.
const boardWord = "board"

// setBoard gives keys of the boards new values, and reports whether there are boards.
func (o overlay) setBoard(_, key string, values map[string]any) (found bool, err error) {
	const name = "board.toml"
	text, err := o.ReadFile(name)
	if errors.Is(err, fs.ErrNotExist) {
		return false, nil // a box has the files it needs
	}
	var file map[string]any
	if err == nil {
		_, err = toml.Decode(string(text), &file)
	}
	if err != nil {
		return false, fmt.Errorf("%s: %w", name, err)
	}
	merge(file, values)
	var out bytes.Buffer
	if err := toml.NewEncoder(&out).Encode(file); err != nil {
		return false, fmt.Errorf("%s.%s: %w", boardWord, key, err)
	}
	o.files[name] = out.Bytes()
	return true, nil
}

// merge puts values into a table, and into the tables within it.
func merge(into, values map[string]any) {
	for key, x := range values {
		below, is := x.(map[string]any)
		if was, had := into[key].(map[string]any); is && had {
			merge(was, below)
			continue
		}
		into[key] = x
	}
}

// set gives keys of every card of a name new values, and reports whether there is such a card. key names them in errors.
func (o overlay) set(card, key string, values map[string]any) (found bool, err error) {
	names, err := fs.Glob(o, "*.toml")
	if err != nil {
		return false, err
	}
	for _, name := range names {
		text, err := o.ReadFile(name)
		if err != nil {
			return false, err
		}
		var file map[string]any
		if _, err := toml.Decode(string(text), &file); err != nil {
			return false, fmt.Errorf("%s: %w", name, err)
		}
		here := false
		for _, kind := range []string{"obstacle", "location", "progress", "character", "event"} {
			entries, _ := file[kind].([]map[string]any)
			for _, entry := range entries {
				if entry["name"] == card {
					here = true
					maps.Copy(entry, values)
				}
			}
		}
		if here {
			var out bytes.Buffer
			if err := toml.NewEncoder(&out).Encode(file); err != nil {
				return false, fmt.Errorf("%s.%s: %w", card, key, err)
			}
			o.files[name] = slices.Clone(out.Bytes())
			found = true
		}
	}
	return found, nil
}
