package rules

import (
	"bytes"
	"math/rand/v2"
	"os"
	"regexp"
	"slices"
	"strings"
	"testing"
	"testing/fstest"

	"sixwinters/content"
	"sixwinters/content/contenttest"
)

// Cards are data, and anybody may make others: whatever the loader lets through, the rules can play.

// values are what may be written for a key, one to a line; CARDS and PLACES stand for any of those of `cards` and `to`.
var values = map[string]string{
	"who": `"here"
		"region"
		"everyone"
		"unlocked"
		"participants"
		"mover"
		"self"
		{ among = "region", one = true }
		{ among = "everyone", one = true }
		{ among = "unlocked", one = true }
		{ among = "here", skill = "lore", above = 2 }
		{ among = "everyone", skill = "combat", below = 3 }
		{ at = PLACES }
		{ at = PLACES, one = true }`,
	"cards": `"this"
		"any"
		{ tag = "spy" }
		{ tag = ["unit", "guard"], name = "Angry Mob" }
		{ threat = "sorcery" }
		{ here = true }
		{ other = true, skill = "lore" }
		{ damage = "body" }
		{ region = "empire" }`,
	"to": `"here"
		"region"
		"anywhere"
		{ region = "empire" }
		{ region = "redbank", resource = "support" }
		{ tag = "urban" }
		{ icon = "port" }
		{ lowest = "lore" }
		{ highest = "combat", region = "empire" }
		{ most = "assets" }
		{ most = CARDS }
		{ this_region = true, tag = "rural" }
		{ tag = "urban", stay = true }`,
	"psyche": `1
		5
		{ threat_level = "sorcery" }
		{ base = 1, each = 2, obstacles = CARDS }
		{ each = 2, pool = "sorcery", showing = 6 }`,
	"if": `"no-characters"
		{ here = CARDS }
		{ at = PLACES }
		{ pair = "sorcery" }`,
	"within": `"play"
		"region"
		"here"`,
	"region": `"empire"
		"redbank"`,
	"resource": `"support"
		"military"
		"sorcery"`,
	"stress": `"psyche"
		"body"`,
	"count": `1
		2
		12`,
	"change": `1
		-1
		2
		-3
		12`,
	"value": `1
		5
		6`,
	"values": `[1]
		[6, 6]
		[1, 2, 3, 4, 5, 6]`,
	"price": `{ resource = "sorcery", total = 1 }
		{ resource = "support", total = 12 }`,
	"choose": "true", "may": "true",
}

// operandNames are what the operations that name something may name.
var operandNames = map[string]string{
	"unlock-obstacle": `"Hogel"`, "unlock-character": `"Lucia"`, "place-location": `"Desolation"`,
}

// cardWriter writes cards at random.
type cardWriter struct {
	*rand.Rand
	operations []content.OperationGuide
}

func (w cardWriter) value(key, op string) string {
	switch key {
	case "name":
		return operandNames[op]
	case "at":
		key = "to"
	case "body":
		key = "psyche"
	}
	lines := strings.Split(values[key], "\n")
	v := strings.TrimSpace(lines[w.IntN(len(lines))])
	for place, of := range map[string]string{"CARDS": "cards", "PLACES": "to"} {
		for strings.Contains(v, place) {
			v = strings.Replace(v, place, w.value(of, op), 1)
		}
	}
	return v
}

// effect is an effect on a line of its own.
func (w cardWriter) effect() string {
	g := w.operations[w.IntN(len(w.operations))]
	op := g.Op.String()
	line := `{ do = "` + op + `"`
	write := func(chance float64, key string) {
		if w.Float64() < chance {
			line += ", " + key + " = " + w.value(key, op)
		}
	}
	for _, k := range g.Keys {
		switch {
		case k.Need:
			write(1, k.Name)
		case slices.Contains(g.Either, k.Name):
			write(0.7, k.Name)
		default:
			write(0.5, k.Name)
		}
	}
	write(0.2, "if")
	write(0.2, "may")
	return line + " }"
}

// atRandom ends a line with an effect written at random.
const atRandom = ", # any"

// effects is a list of one to three effects, each on a line of its own.
func (w cardWriter) effects() string {
	list := "["
	for range 1 + w.IntN(3) {
		list += "\n  " + w.effect() + atRandom
	}
	return list + "\n]"
}

var (
	// Lists of effects, but for those that unlock what another check wants unlocked.
	oldLists = regexp.MustCompile(`(?m)^(activate|overcome|arrive|standing|action) = \[\n((?:  .*\n)*?)\]\n`)
	ofEvents = regexp.MustCompile(`(?m)^effects = \[\n(?:  .*\n)*?\]\n`)
	ofBoxes  = regexp.MustCompile(`effects = \[\{.*\}\]`)
	lastKeys = regexp.MustCompile(`(?m)^(damage|move) = .*\n`)

	// Lists from which all effects have been struck out again.
	emptyLists     = regexp.MustCompile(`(?m)^(activate|overcome|arrive|standing|action) = \[\n+\]$`)
	emptyOfAbility = regexp.MustCompile(`effects = \[\n+\]`)
)

// rewrite is a content file with other effects.
func (w cardWriter) rewrite(file string, data []byte) []byte {
	switch {
	case strings.HasPrefix(file, "obstacles-"), file == "locations.toml":
		lists := []string{"activate", "overcome", "arrive", "standing"}
		switch file {
		case "locations.toml":
			lists = []string{"action", "arrive", "standing"}
		case "obstacles-locations.toml": // some of which keep what they do when they are overcome
			lists = []string{"activate", "arrive", "standing"}
		}
		data = oldLists.ReplaceAllFunc(data, func(list []byte) []byte {
			if bytes.Contains(list, []byte(`"unlock-`)) {
				return list
			}
			return nil
		})
		return lastKeys.ReplaceAllFunc(data, func(key []byte) []byte {
			return []byte(string(key) + lists[w.IntN(len(lists))] + " = " + w.effects() + "\n")
		})
	case file == "events.toml":
		return ofEvents.ReplaceAllFunc(data, func([]byte) []byte { return []byte("effects = " + w.effects() + "\n") })
	case file == "characters.toml":
		return ofBoxes.ReplaceAllFunc(data, func(list []byte) []byte {
			if w.IntN(2) == 0 {
				return list
			}
			return []byte("effects = " + w.effects())
		})
	}
	return data
}

// anyCards is content with effects written at random, as far as the loader lets them through.
func anyCards(t *testing.T, seed uint64) *content.Content {
	t.Helper()
	w := cardWriter{Rand: rand.New(rand.NewPCG(seed, 5))}
	guides, err := contenttest.Cards(t).Operations()
	if err != nil {
		t.Fatal(err)
	}
	for _, g := range guides {
		if g.Op != content.OpBurnCharacter { // only Oniri's, as in the box: too many who leave are found
			w.operations = append(w.operations, g)
		}
	}
	folder := fstest.MapFS{}
	files, err := os.ReadDir(frozenCards)
	if err != nil {
		t.Fatal(err)
	}
	for _, f := range files {
		if strings.HasSuffix(f.Name(), ".toml") {
			data, err := os.ReadFile(frozenCards + "/" + f.Name())
			if err != nil {
				t.Fatal(err)
			}
			folder[f.Name()] = &fstest.MapFile{Data: w.rewrite(f.Name(), data)}
		}
	}
	for range 9 {
		c, found := content.Read(folder)
		if c != nil {
			return c
		}
		lines := map[string][]int{}
		for _, f := range found {
			lines[f.File] = append(lines[f.File], f.Line)
		}
		for file, at := range lines {
			folder[file].Data = []byte(strike(string(folder[file].Data), at))
		}
	}
	_, found := content.Read(folder)
	t.Fatalf("seed %d: findings stay: %v", seed, content.Error(found))
	return nil
}

// strike takes the effects on lines out of a file, and those of cards that begin there.
func strike(text string, found []int) string {
	lines := strings.Split(text, "\n")
	written := func(i int) bool { return strings.HasSuffix(lines[i], atRandom) }
	for _, n := range found {
		i := n - 1
		if written(i) || lines[i] == "" {
			lines[i] = ""
			continue
		}
		for i++; i < len(lines) && !strings.HasPrefix(lines[i], "[["); i++ {
			if written(i) {
				lines[i] = ""
			}
		}
	}
	text = strings.Join(lines, "\n")
	text = emptyLists.ReplaceAllString(text, "")
	return emptyOfAbility.ReplaceAllString(text, `effects = [{ do = "recall" }]`)
}

func TestAnyCardsCanBePlayed(t *testing.T) {
	for seed := range uint64(6) {
		b := New(anyCards(t, seed))
		var story Story
		wildPlay(t, b, 4, func(t *testing.T, before *State, _ []Move, m Move, after *State) {
			if err := b.Broken(after); err != nil {
				t.Errorf("cards %d: %v", seed, err)
			}
			if b.Prompt(before).Text == "" || b.ListLabel(before, m) == "" {
				t.Errorf("cards %d: no words", seed)
			}
			again := *before
			if err := b.Apply(&again, m, &story); err != nil {
				t.Error(err)
			}
			for _, ev := range story.Events {
				_ = b.Describe(&again, ev)
			}
			story.Reset()
		})
	}
}
