package content

import (
	"bytes"
	"fmt"
	"io/fs"
	"slices"
	"strings"
	"testing"
	"testing/fstest"
)

// edited is the content with one replacement in one file, which must fit exactly once.
func edited(t *testing.T, file, before, after string) fstest.MapFS {
	t.Helper()
	folder := copied(t)
	data := folder[file].Data
	if n := bytes.Count(data, []byte(before)); n != 1 {
		t.Fatalf("%q stands %d times in %s", before, n, file)
	}
	folder[file].Data = bytes.Replace(data, []byte(before), []byte(after), 1)
	return folder
}

// place is "file:line" of a text, wherever it stands, or else of the first difference between before and after.
func place(t *testing.T, folder fstest.MapFS, file, after, before, text string) string {
	t.Helper()
	if text == "" {
		text = after
	} else {
		before = ""
		for _, f := range files {
			if bytes.Contains(folder[f.name].Data, []byte(text)) {
				file = f.name
				break
			}
		}
	}
	same := 0
	for same < len(text) && same < len(before) && text[same] == before[same] {
		same++
	}
	start, _, ok := strings.Cut(string(folder[file].Data), text)
	if !ok {
		t.Fatalf("%q does not stand in %s", text, file)
	}
	return fmt.Sprintf("%s:%d", file, 1+strings.Count(start+text[:same], "\n"))
}

// One slip is told in one line, which says where it is and what may be meant.
func TestOneSlip(t *testing.T) {
	const (
		empire    = "obstacles-empire.toml"
		ofPlaces  = "obstacles-locations.toml"
		orb       = "name = \"Orb of Seeing\"\nregion = \"empire\"\n"
		tripwire  = `{ do = "stress", who = { among = "mover", skill = "thievery", below = 4 }, body = 3 }`
		orbStress = `{ do = "stress", who = "here", psyche = { threat_level = "sorcery" } }`
		captain   = `{ region = "empire", icon = "port", stay = true }`
		secrets   = "name = \"Imperial Secrets\"\n"
		tinkering = "\"start support | @empire  | end any\",\n"
		freelance = "name = \"The Rosy Freetrader\"\nregion = \"empire\"\ntags = [\"urban\"]\n"
	)
	tests := []struct {
		what, file, before, after string
		want                      string // without the place
		at                        string // what stands there; if empty, the place of the edit
	}{
		{"a misspelt key", empire, orb, orb + "dificulty = 1\n",
			"Orb of Seeing: unknown key `dificulty`, did you mean `difficulty`?", ""},
		{"a misspelt key that is needed", empire, orb, "name = \"Orb of Seeing\"\nregoin = \"empire\"\n",
			"Orb of Seeing: unknown key `regoin`, did you mean `region`?", ""},
		{"a misspelt header", "events.toml", "[[event]]\nname = \"Drought\"", "[[evnt]]\nname = \"Drought\"",
			"unknown key `evnt`, did you mean `event`?", ""},
		{"a misspelt word", empire, tripwire, strings.Replace(tripwire, "thievery", "thievry", 1),
			"Tripwire: unknown skill `thievry`, did you mean `thievery`?", ""},
		{"a word of another kind", empire, tripwire, strings.Replace(tripwire, "mover", "movers", 1),
			"Tripwire: unknown group of characters `movers`, did you mean `mover`?", ""},
		{"a misspelt operation", empire, tripwire, strings.Replace(tripwire, "stress", "stres", 1),
			"Tripwire: unknown operation `stres`, did you mean `stress`?", ""},
		{"a misspelt `do`", empire, tripwire, strings.Replace(tripwire, "do", "doo", 1),
			"Tripwire: unknown key `doo`, did you mean `do`?", ""},
		{"a word far from any other", empire, captain, strings.Replace(captain, "port", "anchorage", 1),
			"Imperial Guard Captain: unknown icon `anchorage`", ""},
		{"a key the operation lacks", empire, orbStress, `{ do = "stress", psyche = 1 }`,
			"Orb of Seeing: `who` is missing", ""},
		{"neither of two keys", empire, orbStress, `{ do = "stress", who = "here" }`,
			"Orb of Seeing: `psyche` or `body` is missing", ""},
		{"a key the operation does not take", empire, orbStress, strings.Replace(orbStress, "}", "}, count = 1", 1),
			"Orb of Seeing: `stress` takes no `count`", ""},
		{"keys that exclude each other", empire, captain, `{ lowest = "lore", highest = "lore" }`,
			"Imperial Guard Captain: `lowest` and `highest` exclude each other", ""},
		{"an operation out of place", empire, orbStress, `{ do = "flip" }`,
			"Orb of Seeing: `flip` has no place in `activate`", ""},
		{"a group out of place", empire, orbStress, strings.Replace(orbStress, "here", "mover", 1),
			"Orb of Seeing: there is no `mover` in this list of effects", ""},
		{"an event that says here", "events.toml", `"technology", at = { tag = "urban" }`, `"technology", at = "here"`,
			"Trade Fair: an event is nowhere, so it has no `here`", ""},
		{"an event that says here in a table", "events.toml", `"technology", at = { tag = "urban" }`, `"technology", at = { tag = "urban", this_region = true }`,
			"Trade Fair: an event is nowhere, so it has no `this_region`", ""},
		{"an event that looks at what is here", "events.toml", `"clear-pool", resource = "support"`,
			`"clear-pool", resource = "support", if = { here = { tag = "spy" } }`,
			"Drought: an event is nowhere, so it has no `here`", ""},
		{"an event that looks at who is here", "events.toml", `"clear-pool", resource = "support"`,
			`"clear-pool", resource = "support", if = "no-characters"`,
			"Drought: an event is nowhere, so it has no `no-characters`", ""},
		{"an event that makes moves dearer", "events.toml", `"move-cost", change = -1`, `"move-cost", change = 1`,
			"Traveling Weather: an event makes all moves cheaper: it takes a `change` below 0 alone", ""},
		{"an event that makes some moves cheaper", "events.toml", `"move-cost", change = -1`, `"move-cost", change = -1, to = { region = "empire" }`,
			"Traveling Weather: an event makes all moves cheaper: it takes a `change` below 0 alone", ""},
		{"a group that need not be in play", empire, orbStress, strings.Replace(orbStress, "here", "unlocked", 1),
			"Orb of Seeing: `stress` cannot be for `unlocked` characters, who need not be in play", ""},
		{"one of all that are unlocked", "obstacles-threat.toml", `who = "unlocked"`, `who = { among = "unlocked", one = true }`,
			"Wrath of the Autarch: `unlocked` are all of them: it stands alone", ""},
		{"a location that moves", "locations.toml", `{ do = "stress", who = "mover", psyche = 1 }`, `{ do = "move", to = { lowest = "lore" } }`,
			"Desolation: `move` has no place in `arrive`", ""},
		{"who arrives is sent on", "locations.toml", `{ do = "stress", who = "mover", psyche = 1 }`, `{ do = "travel", who = "mover", to = "anywhere" }`,
			"Desolation: `travel` has no place in `arrive`", ""},
		{"an obstacle that stays while another moves", "locations.toml", `cards = { skill = "rapport" }, to = "here"`,
			`cards = { skill = "rapport" }, to = { tag = "hall", stay = true }`,
			"Wrenhouse: only an obstacle that moves itself can `stay`", ""},
		{"a die in no box", "characters.toml", `{ pay = "body", effects = [{ do = "discard-top" }] }`, `{ pay = "body", effects = [{ do = "flip" }] }`,
			"Yasmina: `flip` is about the die in a box, and stress is paid for this ability", ""},
		{"a change no die can take", "characters.toml", `{ do = "shift", change = 2 }`, `{ do = "shift", change = 6 }`,
			"Yasmina: no die can be changed by 6", ""},
		{"a task at a place", "characters.toml", `task = { tag = "issue" }`, `task = { tag = "issue", region = "empire" }`,
			"Thea: `task` goes by what is printed on an obstacle, not by where it is", ""},
		{"what stands under a condition", "obstacles-settled.toml", `"forbid-complete", resource = "sorcery"`,
			`"forbid-complete", resource = "sorcery", if = { pair = "sorcery" }`,
			"Repeating Histories: `forbid-complete` takes no `if`", ""},
		{"a price that depends on something", "locations.toml", `"create-cost", psyche = 3`, `"create-cost", psyche = { threat_level = "espionage" }`,
			"The Throne Room: `psyche` should be a number from 1 to 12, not a table", ""},
		{"a price of creating on an obstacle", "obstacles-settled.toml", `"forbid-complete", resource = "sorcery"`, `"create-cost", psyche = 3`,
			"Repeating Histories: `create-cost` has no place in `standing`", ""},
		{"dice of two resources beside a pattern", "obstacles-redbank.toml", `{ do = "pool-to-card", resource = "technology" },`,
			`{ do = "pool-to-card", resource = "technology" }, { do = "pool-to-card", resource = "sorcery" },`,
			"Eight Ears: `pool-to-card` puts dice of one resource on a card, and not of technology and sorcery", "[[obstacle]]\nname = \"Eight Ears\""},
		{"four tracks that win", "board.toml", "victory = false\nstart_threat = { easy = 4", "victory = true\nstart_threat = { easy = 4",
			"3 tracks should count for victory, not 4", "# What is printed on the trade board"},
		{"a wrong type", ofPlaces, secrets, secrets + "arrive = \"nothing\"\n",
			"Imperial Secrets: `arrive` should be a list, not the text \"nothing\"", ""},
		{"a number out of range", "locations.toml", `move = { empire = 1, redbank = 1, settled = 2 }`,
			`move = { empire = 1, redbank = 7, settled = 2 }`,
			"Eastkeep: `redbank` should be a number from 1 to 6, not the number 7", ""},
		{"a die of seven", empire, "dice = [1, 2, 3]", "dice = [1, 2, 7]",
			"Poison: `dice` should be a number from 1 to 6, not the number 7", ""},
		{"a tag named twice", "locations.toml", freelance, strings.Replace(freelance, `"urban"`, `"urban", "urban"`, 1),
			"The Rosy Freetrader: `urban` is named twice", ""},
		{"a slot no board has", "progress-1.toml", "name = \"Tinkering\"\nobstacle_at = \"empire/technology\"",
			"name = \"Tinkering\"\nobstacle_at = \"empire/sorcery\"",
			"Tinkering: unknown slot `empire/sorcery`", ""},
		{"places no board has", ofPlaces, `at = { region = "empire", resource = "technology" }`,
			`at = { region = "empire", resource = "support" }`,
			"Forager's Turtle: no slot of that region has the resource support", ""},
		{"no path", "progress-1.toml", tinkering, "\"start support | . | end any\",\n\". | . | .\",\n\". | @empire | .\",\n",
			"Tinkering: no path of squares leads from the start to the end", "squares = [\n  \"start support"},
		{"no end", "progress-1.toml", tinkering, strings.Replace(tinkering, "end ", "", 1),
			"Tinkering: there should be a start square and, elsewhere, an end square", "squares = [\n  \"start support"},
		{"a misspelt square", "progress-1.toml", tinkering, strings.Replace(tinkering, "@empire", "@empre", 1),
			"Tinkering: row 1, square 2: unknown word `@empre`, did you mean `@empire`?", ""},
		{"a square that starts twice", "progress-1.toml", tinkering, strings.Replace(tinkering, "start", "start start", 1),
			"Tinkering: row 1, square 1: `start` does not go with the words before it", ""},
		{"a start that asks for what lies before it", "progress-1.toml", tinkering, strings.Replace(tinkering, "start", "+1 start", 1),
			"Tinkering: row 1, square 1: `start` does not go with the words before it", ""},
		{"a square that contradicts itself", "progress-1.toml", tinkering, strings.Replace(tinkering, "@empire", "3 4", 1),
			"Tinkering: row 1, square 2: `4` does not go with the words before it", ""},
		{"a starting location that does not exist", "board.toml", `"Whitehold"`, `"Whitehall"`,
			"unknown location `Whitehall`, did you mean `Whitehold`?", ""},
		{"a starting location of another region", "board.toml", `"Whitehold"`, `"Loomwood"`,
			"Loomwood belongs to redbank, not to empire", ""},
		{"an attached obstacle that does not exist", "locations.toml", `attach = ["Imperial Secrets"]`,
			`attach = ["Imperial Secret"]`,
			"Prominence: unknown location obstacle `Imperial Secret`, did you mean `Imperial Secrets`?", ""},
		{"a location obstacle that nothing attaches", "locations.toml", "attach = [\"Imperial Secrets\"]\n", "",
			"Imperial Secrets: no location attaches it and no card unlocks it", "[[obstacle]]\nname = \"Imperial Secrets\""},
		{"one copy too few", ofPlaces, `seasons = ["summer", "fall"]`, `seasons = ["summer"]`,
			"there should be 23 cards by manifest.toml, copies counted, and there are 22", "# The location obstacles."},
		{"a character that is not unlocked", ofPlaces, `name = "Oniri"`, `name = "Yasmina"`,
			"Oniri: nobody can play it: write `start = true`, or have a card unlock it with `unlock-character`", "[[character]]\nname = \"Oniri\""},
		{"a square that asks for nothing", "progress-1.toml", tinkering, strings.Replace(tinkering, "start support", "start", 1),
			"Tinkering: row 1, square 1 asks for nothing: write `any`", ""},
		{"two starts", "progress-1.toml", tinkering, strings.Replace(tinkering, "@empire", "start any", 1),
			"Tinkering: there is more than one start or end square", "squares = [\n  \"start support"},
		{"five squares in a row", "progress-1.toml", tinkering, strings.Replace(tinkering, "end any", "any | any | end any", 1),
			"Tinkering: row 1 has 5 squares, at most 4 fit", ""},
		{"a row that is a number", "progress-1.toml", tinkering, "12,\n",
			"Tinkering: `squares` should be a row of squares, not the number 12", ""},
		{"a box for no die", "characters.toml", `{ box = "asset", effects = [{ do = "retype", resource = "diplomacy" }] }`, `{ box = "assets", effects = [{ do = "retype", resource = "diplomacy" }] }`,
			"Fuscus: unknown box `assets`, did you mean `asset`?", ""},
		{"a price of moves in words", "locations.toml", `move = { empire = 1, redbank = 1, settled = 2 }`, `move = { empire = 1, redbank = "one", settled = 2 }`,
			"Eastkeep: `redbank` should be a number of dice or \"no\", not the text \"one\"", ""},
		{"an icon that there is not", "locations.toml", freelance, freelance + "icon = \"prot\"\n",
			"The Rosy Freetrader: unknown icon `prot`, did you mean `port`?", ""},
		{"a change of nothing", "characters.toml", `{ do = "shift", change = 2 }`, `{ do = "shift", change = 0 }`,
			"Yasmina: `change` should not be 0", ""},
		{"levels that fall", "board.toml", "levels = [1, 1, 2, 2, 3, 3, 3, 4, 4, 5, 5, 5]", "levels = [1, 1, 2, 2, 3, 3, 3, 4, 4, 5, 4, 5]",
			"the levels of espionage should not fall", ""},
		{"two slots for a starting location", "board.toml", `"Boar's Rift", "Parisa's Glen"`, `"Boar's Rift", "Boar's Rift"`,
			"Boar's Rift starts in two slots", ""},
		{"a threat location of another region", "board.toml", `"Crow Manor", slot = "settled/diplomacy"`, `"Crow Manor", slot = "empire/military"`,
			"Crow Manor belongs to settled, not to empire", ""},
		{"titles out of order", "board.toml", `{ from = 4, name = "Adept" }`, `{ from = 1, name = "Adept" }`,
			"the titles should stand in the order of their scores", ""},
		{"a name with a blank at its end", "events.toml", `name = "Drought"`, `name = "Drought "`,
			"`name` should be a text without blanks around it, not the text \"Drought \"", ""},
		{"who is skilled in nothing", empire, tripwire, `{ do = "stress", who = { among = "mover", below = 4 }, body = 3 }`,
			"Tripwire: `below` says nothing without `skill`", ""},
		{"a yes in words", ofPlaces, `{ do = "discard", cards = { threat = "military" }, count = 1, may = true }`, `{ do = "discard", cards = { threat = "military" }, count = 1, may = "yes" }`,
			"Hidden Outpost: `may` should be true or false, not the text \"yes\"", ""},
		{"a choice of cards that there is not", ofPlaces, `{ do = "discard", cards = { threat = "military" }, count = 1, may = true }`, `{ do = "discard", cards = "all", count = 1, may = true }`,
			"Hidden Outpost: unknown choice of cards `all`, did you mean `any`?", ""},
		{"a card listed twice", "locations.toml", `name = "Southkeep"`, `name = "Eastkeep"`,
			"Eastkeep: this location is already in locations.toml line 13", "[[location]]\nname = \"Eastkeep\"\nregion = \"empire\"\ntags = [\"urban\", \"port\"]"},
		{"an event listed twice", "events.toml", "name = \"Drought\"\nseason = \"summer\"\nsymbols = 3",
			"name = \"Drought\"\nseason = \"summer\"\nsymbols = 2",
			"Drought: summer with 2 symbols has an event already: Heat Wave", "[[event]]\nname = \"Drought\""},
	}
	for _, test := range tests {
		t.Run(test.what, func(t *testing.T) {
			folder := edited(t, test.file, test.before, test.after)
			want := place(t, folder, test.file, test.after, test.before, test.at) + ": " + test.want
			c, found := Read(folder)
			if c != nil {
				t.Error("there is content")
			}
			if len(found) != 1 || found[0].String() != want {
				t.Errorf("found\n%v\nwant\n%s", Error(found), want)
			}
		})
	}
}

// A slip that others follow from is told too, where it was made.
func TestSlipWithOthers(t *testing.T) {
	for _, test := range []struct{ what, file, before, after, want string }{
		{"two slots of a resource", "board.toml", `slots = ["military", "support", "sorcery"]`, `slots = ["military", "military", "sorcery"]`,
			"board.toml:55: two slots of redbank have the resource military"},
		{"a threat location of two resources", "board.toml", `"Crow Manor"`, `"Aren's Forge"`,
			"board.toml:39: Aren's Forge is the threat location of two resources"},
		{"a threat location of none", "board.toml", `"Crow Manor"`, `"Aren's Forge"`,
			"locations.toml:392: Crow Manor: it is a threat location, but of no resource in board.toml"},
		{"a character unlocked from the start and by a card", "obstacles-locations.toml", `name = "Oniri"`, `name = "Thea"`,
			"characters.toml:13: Thea: it is unlocked from the start and by a card"},
		{"fewer attached than there are copies", "locations.toml", `attach = ["Restless Dead", "Restless Dead"]`, `attach = ["Restless Dead"]`,
			"Restless Dead: there should be as many copies as locations attach: 1, not 2"},
	} {
		_, found := Read(edited(t, test.file, test.before, test.after))
		if !strings.Contains(Error(found).Error(), test.want) {
			t.Errorf("%s: found\n%v\nwant\n%s", test.what, Error(found), test.want)
		}
	}
}

// What the game could not be played with to its end is told of the cards as a whole.
func TestTooFewOfAKind(t *testing.T) {
	replace := func(file, from, before, after string) fstest.MapFS {
		folder := copied(t)
		head, rest, _ := strings.Cut(string(folder[file].Data), from)
		folder[file].Data = []byte(head + from + strings.ReplaceAll(rest, before, after))
		return folder
	}
	for _, test := range []struct {
		what   string
		folder fstest.MapFS
		want   string
	}{
		{"locations to draw from", replace("locations.toml", `name = "Pearlescent Marsh"`, `region = "settled"`+"\ntags", `region = "redbank"`+"\ntags"),
			"locations.toml:13: an alternative start draws 4 locations of settled, and there are 3"},
		{"characters that stay", replace("characters.toml", `name = "Thea"`, `"reroll"`, `"burn-character"`),
			"characters.toml:13: 2 characters or more should start and never leave the campaign, and there are 0"},
	} {
		if _, found := Read(test.folder); len(found) != 1 || found[0].String() != test.want {
			t.Errorf("%s: found\n%v\nwant\n%s", test.what, Error(found), test.want)
		}
	}
}

func TestMissingFiles(t *testing.T) {
	for _, f := range files {
		folder := copied(t)
		delete(folder, f.name)
		_, found := Read(folder)
		if want := f.name + ": the file is missing"; len(found) != 1 || found[0].String() != want {
			t.Errorf("without %s found\n%v", f.name, Error(found))
		}
	}
	if _, found := Read(fstest.MapFS{}); len(found) != len(files)+1 { // and the manifest
		t.Errorf("in an empty folder found\n%v", Error(found))
	}
}

func TestFileOfAnotherName(t *testing.T) {
	folder := copied(t)
	folder["evnts.toml"] = &fstest.MapFile{}
	_, found := Read(folder)
	if want := "evnts.toml: unknown content file `evnts.toml`, did you mean `events.toml`?"; len(found) != 1 || found[0].String() != want {
		t.Errorf("found\n%v", Error(found))
	}
}

// A file cut off anywhere gives a finding or, cut between two cards, too few of them; never more than a few lines.
func TestCutOff(t *testing.T) {
	for _, f := range files {
		whole := copied(t)[f.name].Data
		for n := 0; n < len(whole)-1; n += 1 + len(whole)/8 {
			folder := copied(t)
			folder[f.name].Data = whole[:n]
			c, found := Read(folder)
			if c != nil {
				if strings.TrimSpace(string(whole[n:])) != "" {
					t.Errorf("%s cut off at %d of %d was read", f.name, n, len(whole))
				}
				continue
			}
			if len(found) > 8 {
				t.Errorf("%s cut off at %d gave %d findings:\n%v", f.name, n, len(found), Error(found))
			}
		}
	}
}

// A text cut off within a value is told in one line, where it ends.
func TestCutOffWithin(t *testing.T) {
	for _, test := range []struct{ file, until string }{
		{"events.toml", `name = "Heat W`},
		{"locations.toml", `attach = ["Imperial Secrets"`},
		{"obstacles-empire.toml", `{ do = "move", to = { lowest`},
		{"board.toml", "[track.esp"},
	} {
		folder := copied(t)
		data := string(folder[test.file].Data)
		folder[test.file].Data = []byte(data[:strings.Index(data, test.until)+len(test.until)])
		_, found := Read(folder)
		want := place(t, folder, test.file, test.until, test.until, "") + ": not valid TOML: "
		if len(found) != 1 || !strings.HasPrefix(found[0].String(), want) {
			t.Errorf("%s cut off after %q: found\n%v\nwant\n%s", test.file, test.until, Error(found), want)
		}
	}
}

func TestHugeAndDeepFiles(t *testing.T) {
	for what, text := range map[string]string{
		"too large":    strings.Repeat("#", maxFile+1),
		"lists":        "x = " + strings.Repeat("[", maxFile/2),
		"closed lists": "x = " + strings.Repeat("[", maxFile/3) + strings.Repeat("]", maxFile/3),
		"tables":       "x = " + strings.Repeat("{a=", maxFile/4) + "1" + strings.Repeat("}", maxFile/5),
		"dotted keys":  strings.Repeat("a.", maxFile/4) + "a = 1",
		"headers":      strings.Repeat("[[event]]\n", maxFile/10-1),
		"no text":      "\xff\xfe",
	} {
		folder := copied(t)
		folder["events.toml"].Data = []byte(text)
		if _, found := Read(folder); len(found) == 0 || !slices.ContainsFunc(found, func(f Finding) bool { return f.File == "events.toml" }) {
			t.Errorf("%s: found %v", what, Error(found))
		}
	}
}

// A card file that is a giant or no file is named and never opened.
func TestNeverOpened(t *testing.T) {
	for says, file := range map[string]*fstest.MapFile{
		"too large": {Data: make([]byte, maxFile+1)},
		"a pipe":    {Mode: fs.ModeNamedPipe},
		"a device":  {Mode: fs.ModeDevice},
	} {
		folder := copied(t)
		folder["events.toml"] = file
		_, found := Read(unopened{folder, "events.toml", t})
		if !slices.ContainsFunc(found, func(f Finding) bool { return f.File == "events.toml" && strings.Contains(f.What, says) }) {
			t.Errorf("%s: found %v", says, Error(found))
		}
	}
}

// unopened is a folder with a file that must not be opened.
type unopened struct {
	fstest.MapFS
	name string
	t    *testing.T
}

func (u unopened) Open(name string) (fs.File, error) {
	if name == u.name {
		u.t.Errorf("%s is opened", name)
	}
	return u.MapFS.Open(name)
}

func (u unopened) ReadFile(name string) ([]byte, error) {
	if name == u.name {
		u.t.Errorf("%s is read", name)
	}
	return u.MapFS.ReadFile(name)
}

// FuzzRead replaces one file by anything: Read says what is wrong, and never panics.
func FuzzRead(f *testing.F) {
	for i, name := range files {
		whole := copied(f)[name.name].Data
		f.Add(uint8(i), whole)
		f.Add(uint8(i), whole[:len(whole)/2])
	}
	f.Fuzz(func(t *testing.T, i uint8, data []byte) {
		name := files[int(i)%len(files)].name
		folder := fstest.MapFS{name: &fstest.MapFile{Data: data}}
		c, found := Read(folder)
		if len(found) == len(files)-1 { // only the other files are missing: it is worth the time to read them too
			folder = copied(t)
			folder[name].Data = data
			c, found = Read(folder)
		}
		if (c == nil) != (len(found) > 0) {
			t.Errorf("content and %d findings", len(found))
		}
		lines := bytes.Count(data, []byte("\n")) + 1
		for _, x := range found {
			if x.What == "" || x.Line < 0 || x.File == name && x.Line > lines {
				t.Errorf("%s has %d lines: %s", name, lines, fmt.Sprintf("%+v", x))
			}
		}
	})
}
