package sheets

import (
	"bytes"
	"encoding/csv"
	"fmt"
	"io/fs"
	"maps"
	"path"
	"reflect"
	"runtime"
	"slices"
	"strings"
	"testing"
	"testing/fstest"
	"unicode/utf16"

	"sixwinters/content"
)

// exported returns the tables of the game, written and read again in a shape that a function gives them.
func exported(t *testing.T, shape func([]byte) []byte) []*Table {
	t.Helper()
	tables, found := Export(content.Files())
	if len(found) > 0 {
		t.Fatal(found)
	}
	var again []*Table
	for _, table := range tables {
		var b bytes.Buffer
		if err := table.WriteCSV(&b); err != nil {
			t.Fatal(err)
		}
		data := b.Bytes()
		if shape != nil {
			data = shape(data)
		}
		read, wrong := ReadTable(data, table.File)
		if len(wrong) > 0 {
			t.Fatal(wrong)
		}
		again = append(again, read)
	}
	return again
}

// wholeFolder returns the card files of the game with those of a result over them.
func wholeFolder(t *testing.T, r *Result) fstest.MapFS {
	t.Helper()
	folder := fstest.MapFS{}
	for _, name := range append(content.CardFiles(), content.ManifestFile) {
		text, err := fs.ReadFile(content.Files(), name)
		if err != nil {
			t.Fatal(err)
		}
		folder[name] = &fstest.MapFile{Data: text}
	}
	for name, text := range r.Files {
		folder[name] = &fstest.MapFile{Data: text}
	}
	return folder
}

func boxOf(t *testing.T, files map[string]string) *content.Box {
	t.Helper()
	folder := fstest.MapFS{"box.toml": &fstest.MapFile{Data: []byte("name = \"Test\"\nversion = \"1\"\nauthor = \"a\"\nlicence = \"l\"\nabout = \"b\"\n")}}
	for name, text := range files {
		folder[name] = &fstest.MapFile{Data: []byte(text)}
	}
	box, found := content.ReadBox(folder, "test")
	if len(found) > 0 {
		t.Fatal(found)
	}
	return box
}

// laidOver returns a box with the files of a result.
func laidOver(t *testing.T, box *content.Box, r *Result) *content.Box {
	t.Helper()
	again, found := content.ReadBox(overlay{box.Files, r.Files}, "test")
	if len(found) > 0 {
		t.Fatal(found)
	}
	return again
}

// The whole game as tables, in every shape that spreadsheets give them, read again: the same files, so the same hash.
func TestWholeGameAsTables(t *testing.T) {
	game, err := content.Load()
	if err != nil {
		t.Fatal(err)
	}
	recut := func(comma rune, quote bool) func(data []byte) []byte {
		return func(data []byte) []byte {
			rows, err := csv.NewReader(bytes.NewReader(bytes.TrimPrefix(data, []byte("\ufeff")))).ReadAll()
			if err != nil {
				t.Fatal(err)
			}
			var b bytes.Buffer
			if !quote {
				out := csv.NewWriter(&b)
				out.Comma = comma
				_ = out.WriteAll(rows)
				return b.Bytes()
			}
			for _, row := range rows {
				for i, cell := range row {
					if i > 0 {
						b.WriteRune(comma)
					}
					b.WriteString(`"` + strings.ReplaceAll(cell, `"`, `""`) + `"`)
				}
				b.WriteString("\r")
			}
			return b.Bytes()
		}
	}
	for name, shape := range map[string]func([]byte) []byte{
		"as written":               nil,
		"semicolons":               recut(';', false),
		"tabs":                     recut('\t', false),
		"quotes and old line ends": recut(',', true),
		"UTF-16": func(data []byte) []byte {
			wide := []byte{0xff, 0xfe}
			for _, u := range utf16.Encode([]rune(strings.TrimPrefix(string(data), "\ufeff"))) {
				wide = append(wide, byte(u), byte(u>>8))
			}
			return wide
		},
		"rows of Excel": func(data []byte) []byte {
			return append([]byte("sep=,\r\n"), bytes.TrimPrefix(data, []byte("\ufeff"))...)
		},
	} {
		t.Run(name, func(t *testing.T) {
			tables := exported(t, shape)
			r, wrong := Import(tables, Into{Game: content.Files()})
			if len(wrong) > 0 {
				t.Fatal(Error(wrong))
			}
			c, found := content.Read(wholeFolder(t, r))
			if len(found) > 0 {
				t.Fatal(found)
			}
			if c.Hash != game.Hash || len(r.Added)+len(r.Changed) > 0 || r.Same < 150 {
				t.Errorf("hash %s, want %s; added %v, changed %v, same %d", c.Hash, game.Hash, r.Added, r.Changed, r.Same)
			}
			box := boxOf(t, nil)
			r, wrong = Import(tables, Into{Game: content.Files(), Box: box})
			if len(wrong) > 0 || len(r.Files) > 0 {
				t.Errorf("a box with the game as it is: %v, files %v", Error(wrong), slices.Collect(maps.Keys(r.Files)))
			}
		})
	}
}

// Every card of the game, written from its row alone, means the same: so what the notation says is the whole card.
func TestEveryCardFromItsRow(t *testing.T) {
	raw, found := content.ReadRaw(content.Files())
	if len(found) > 0 {
		t.Fatal(found)
	}
	tables := exported(t, nil)
	// Without the cards of the game below them, all cards come from their rows.
	empty := fstest.MapFS{}
	for _, name := range content.CardFiles() {
		empty[name] = &fstest.MapFile{}
	}
	board, _ := fs.ReadFile(content.Files(), boardFile)
	empty[boardFile] = &fstest.MapFile{Data: board}
	m, wrong := newImporter(Into{Game: empty})
	if len(wrong) > 0 {
		t.Fatal(wrong)
	}
	for _, table := range tables {
		if !table.isBoard() {
			m.table(table, table.kind())
		}
	}
	r, wrong := m.end()
	if len(r.Added) != len(raw.Entries) {
		t.Fatalf("%d cards, want %d: %v", len(r.Added), len(raw.Entries), Error(wrong))
	}
	written := fstest.MapFS{}
	for name, f := range m.files {
		written[name] = &fstest.MapFile{Data: []byte(f.String())}
	}
	written[boardFile] = empty[boardFile]
	again, found := content.ReadRaw(written)
	if len(found) > 0 {
		t.Fatal(found)
	}
	for i := range raw.Entries {
		want, got := &raw.Entries[i], &again.Entries[i]
		k := kindOf(want.Kind)
		if got.Name != want.Name || !same(k, got.Keys, want.Keys) {
			t.Errorf("%s: %v\nwant %v", want.Name, got.Keys, want.Keys)
		}
		for _, key := range []string{"activate", "overcome", "arrive", "standing", "action", "effects", "abilities", "achievements", "move", "damage", "skills"} {
			if !reflect.DeepEqual(oneless(got.Keys[key]), oneless(want.Keys[key])) {
				t.Errorf("%v: %s is %v, want %v", want.Keys["name"], key, got.Keys[key], want.Keys[key])
			}
		}
	}
}

// oneless returns a value with lists of one text as that text, which mean the same.
func oneless(x any) any {
	switch x := x.(type) {
	case []any:
		if len(x) == 1 {
			if s, is := x[0].(string); is {
				return s
			}
		}
		var all []any
		for _, v := range x {
			all = append(all, oneless(v))
		}
		return all
	case map[string]any:
		all := map[string]any{}
		for key, v := range x {
			all[key] = oneless(v)
		}
		return all
	}
	return x
}

// The notation of effects reads what it writes, and what people and spreadsheets make of it.
func TestNotation(t *testing.T) {
	for _, test := range []struct{ says, want string }{
		{"stress who=here body=2 may", ""},
		{"move to=(region=empire lowest=lore)", ""},
		{"become values=3,4,5", ""},
		{"become values = 3, 4, 5", "become values=3,4,5"},
		{"shift change=−1", "shift change=-1"},
		{"unlock-obstacle name=“Restless Dead” at=here", `unlock-obstacle at=here name="Restless Dead"`},
		{`unlock-obstacle at=here name="A ""B"" – C"`, ""},
		{"stress who={at={tag=rural}} body=1", "stress who=(at=(tag=rural)) body=1"},
		{"flip;\nsplit ; ", "flip; split"},
		{"discard cards=(other tag=guard,foe), count=1", "discard cards=(other tag=guard,foe) count=1"},
	} {
		list, err := readEffects(test.says)
		if err != nil {
			t.Errorf("%s: %v", test.says, err)
			continue
		}
		want := test.want
		if want == "" {
			want = test.says
		}
		if got := effectsLine(list); got != want {
			t.Errorf("%s: read as %s", test.says, got)
		}
	}
	for says, want := range map[string]string{
		"stress who=":               "it ends too early: should be a value",
		"move to=(region=empire":    "`(region=empire` has no `)` at its end",
		"count=1":                   "`count=1` should begin with an operation, such as `stress who=here body=1`",
		"flip ) split":              "`) split` has no place here",
		"flip may may":              "`may` gives `may` a second time",
		`unlock-obstacle name="Foo`: "`\"Foo` has no quotation mark at its end",
	} {
		if _, err := readEffects(says); err == nil || err.Error() != want {
			t.Errorf("%s: %v, want %s", says, err, want)
		}
	}
}

// A new card, a changed one, one of another stage, and one that is taken away.
func TestChangesIntoBox(t *testing.T) {
	tables := exported(t, nil)
	at := func(file string) *Table {
		return tables[slices.IndexFunc(tables, func(t *Table) bool { return t.File == file })]
	}
	set := func(table *Table, name, column, cell string) {
		t.Helper()
		for i := range table.Rows {
			if table.Rows[i].Cells[0] == name {
				table.Rows[i].Cells[table.column(column)] = cell
				return
			}
		}
		t.Fatalf("no row %s", name)
	}
	set(at("obstacles.csv"), "Imperial Guard", "difficulty", "2")
	set(at("obstacles.csv"), "Imperial Guard", "activate", "stress who=here body=1")
	set(at("progress.csv"), "Tinkering", "stage", "2")
	set(at("board.csv"), "track.support.start_threat.easy", "value", "3")
	set(at("board.csv"), "progress-3.new_obstacles", "value", "4")
	events := at("events.csv")
	set(events, "Blizzard", "effects", "stress who=everyone body=3")
	box := boxOf(t, nil)
	r, wrong := Import(tables, Into{Game: content.Files(), Box: box})
	if len(wrong) > 0 {
		t.Fatal(Error(wrong))
	}
	box = laidOver(t, box, r)
	c, found := content.ReadWith(content.Files(), box)
	if len(found) > 0 {
		t.Fatal(found)
	}
	i := slices.IndexFunc(c.Obstacles, func(o content.Obstacle) bool { return o.Name == "Imperial Guard" })
	j := slices.IndexFunc(c.Progress, func(p content.Progress) bool { return p.Name == "Tinkering" })
	if c.Obstacles[i].Difficulty != 2 || len(c.Obstacles[i].Activate) != 1 || c.Progress[j].Stage != 2 || c.Board.StartThreat[content.Easy][content.Support] != 3 ||
		c.Events[content.Winter][3].Effects[0].Who.Scope != content.Everyone {
		t.Errorf("%+v, stage %d, threat %d", c.Obstacles[i], c.Progress[j].Stage, c.Board.StartThreat[content.Easy][content.Support])
	}
	if j = slices.IndexFunc(c.Progress, func(p content.Progress) bool { return p.Stage == 3 }); c.Progress[j].NewObstacles != 4 {
		t.Errorf("stage 3 places %d obstacles", c.Progress[j].NewObstacles)
	}
	if len(r.Files) != 6 {
		t.Errorf("it writes %v", slices.Sorted(maps.Keys(r.Files)))
	}

	// The same tables again change nothing; the tables of the game take everything back.
	if r, wrong = Import(tables, Into{Game: content.Files(), Box: box}); len(wrong) > 0 || len(r.Files) > 0 {
		t.Errorf("again: %v %v", Error(wrong), slices.Collect(maps.Keys(r.Files)))
	}
	if r, wrong = Import(exported(t, nil), Into{Game: content.Files(), Box: box}); len(wrong) > 0 {
		t.Fatal(Error(wrong))
	}
	box = laidOver(t, box, r)
	if c, found = content.ReadWith(content.Files(), box); len(found) > 0 || len(c.Changes) > 0 {
		t.Errorf("taken back: %v, %v", found, c.Changes)
	}

	// Without a row a card stays, unless cards are to be taken out.
	short := exported(t, nil)
	obstacles := short[0]
	obstacles.Rows = slices.DeleteFunc(obstacles.Rows, func(row Row) bool { return row.Cells[0] == "Imperial Guard" })
	if r, wrong = Import(short, Into{Game: content.Files(), Box: boxOf(t, nil)}); len(wrong) > 0 || len(r.Files) > 0 || len(r.Notes) != 1 ||
		!strings.HasSuffix(r.Notes[0], ": Imperial Guard is not in it and stays as it is; -remove takes it out.") {
		t.Errorf("a row less: %v, %v, %v", Error(wrong), r.Files, r.Notes)
	}
	box = boxOf(t, nil)
	if r, wrong = Import(short, Into{Game: content.Files(), Box: box, Remove: true}); len(wrong) > 0 || !slices.Equal(r.Removed, []string{"Imperial Guard"}) {
		t.Fatalf("taken out: %v, %v", Error(wrong), r.Removed)
	}
	if c, found = content.ReadWith(content.Files(), laidOver(t, box, r)); len(found) > 0 || len(c.Changes) != 1 {
		t.Errorf("taken out: %v, %v", found, c.Changes)
	}
}

// A box keeps the text of the cards that do not change, and columns of others come again.
func TestBoxKeepsText(t *testing.T) {
	const text = "# mine\n[[event]] # of mine\nname   =   'Dust'\nseason = \"summer\"\nsymbols = 2\neffects = [{ do = \"recall\" }]\n\n# the second\n[[event]]\nname = \"Rain\"\nseason = \"fall\"\nsymbols = 0\neffects = [{ do = \"recall\" }]\n"
	box := boxOf(t, map[string]string{"events.toml": text})
	table, wrong := ReadTable([]byte("name;season;symbols;artist;effects\nDust;summer;2;Anna;recall\nRain;fall;0;\"Ben; or\nCarl\";recall, may\n"), "my events.csv")
	if len(wrong) > 0 {
		t.Fatal(wrong)
	}
	into := Into{Game: content.Files(), Box: box}
	r, wrong := Import([]*Table{table}, into)
	if len(wrong) > 0 {
		t.Fatal(Error(wrong))
	}
	got := string(r.Files["events.toml"])
	if !strings.HasPrefix(got, text[:strings.Index(text, "[[event]]\nname = \"Rain\"")]) || !strings.Contains(got, `{ do = "recall", may = true },`) {
		t.Errorf("the file is now\n%s", got)
	}
	tables, found := Export(content.Files(), laidOver(t, box, r))
	if len(found) > 0 {
		t.Fatal(found)
	}
	events := tables[4]
	at := events.column("artist")
	for _, row := range events.Rows {
		want := map[string]string{"Dust": "Anna", "Rain": "Ben; or\nCarl"}[row.Cells[0]]
		if at < 0 || row.Cells[at] != want {
			t.Errorf("%v: artist, want %q", row.Cells, want)
		}
	}
}

// A mistake is named with its file, row and column.
func TestFindings(t *testing.T) {
	for _, test := range []struct{ file, text, want string }{
		{"obstacles.csv", "name,region,skill,dificulty,difficulty\n,,,,\nImperial Guard,empire,disguise,,7\n",
			"obstacles.csv, row 3, column difficulty: Imperial Guard: `difficulty` should be a number from 1 to 6, not the number 7"},
		{"obstacles.csv", "name,region,skill,activate\nImperial Guard,empire,disguise,stress who=hare body=1\n",
			"obstacles.csv, row 2, column activate: Imperial Guard: unknown group of characters `hare`, did you mean `here`?"},
		{"obstacles.csv", "name,region,skill,activate\nImperial Guard,empire,disguise,body=1\n",
			"obstacles.csv, row 2, column activate: Imperial Guard: `body=1` should begin with an operation, such as `stress who=here body=1`"},
		{"obstacles.csv", "name,region,skill,dice\n\nImperial Guard,empire,disguise,2026-02-04\n",
			"obstacles.csv, row 3, column dice: Imperial Guard: \"2026-02-04\" is a date, which the spreadsheet has made of what was typed: format the column as text and type it again"},
		{"characters.csv", "name,achievement2,survival\nThea,any: reroll; fly,x\n",
			"characters.csv, row 2, column survival: Thea: `survival` should be a number from 0 to 6, not the text \"x\"\n" +
				"characters.csv, row 2, column achievement2: Thea: unknown operation `fly`, did you mean `flip`?"},
		{"progress.csv", "name,row2\nTinkering,| . | @sattled | . |\n",
			"progress.csv, row 2, column row2: Tinkering: row 2, square 2: unknown word `@sattled`, did you mean `@settled`?"},
		{"events.csv", "name,season,symbols,effects\nX,winter,1,recall\nY,winter,1,recall\n", "events.csv, row 3: Y: row 2 has this card already"},
		{"events.csv", "name,season,symbols,effects\nX,winter,1,recall, may\n", "events.csv, row 2: \"may\" stands in a column without a heading: put a text with a , in quotation marks"},
		{"obstacles.csv", "name,region,skill,note\nImperial Guard,empire,disguise,\"mine\nLegionary,empire,tactics,\nTripwire,empire,thievery,\n",
			"obstacles.csv, row 2: a quotation mark opens a cell and none closes it, so that all the rest would be in that cell"},
		{"board.csv", "key,value\ntrack.support.start_threat.easy,13\n",
			"board.csv, row 2: `easy` should be a number from 1 to 12, not the number 13"},
		{"obstacles.csv", "region,skill\nempire,lore\n", "obstacles.csv: it has no column `name`"},
		{"things.csv", "name\nx\n", "things.csv: its name says no kind of card: name it like obstacles.csv, locations.csv, progress.csv, characters.csv, events.csv or board.csv"},
		{"obstacles.csv", "PK\x03\x04\x00", "obstacles.csv: the file is not a table: save it as CSV (text), not as a workbook"},
	} {
		table, found := ReadTable([]byte(test.text), test.file)
		if len(found) == 0 {
			_, found = Import([]*Table{table}, Into{Game: content.Files(), Box: boxOf(t, nil)})
		}
		if got := Error(found).Error(); got != test.want {
			t.Errorf("%q:\n%s\nwant\n%s", test.text, got, test.want)
		}
	}
}

// The tables of others are read as far as their columns mean the same: here in the markup of the author's later sets.
func TestForeignTable(t *testing.T) {
	const text = "index,name,skill,difficulty,body_stress,psyche_stress,tags,@mission_image\n" +
		"1,Old Quarrel,xxCOMMAND,7,0,2,Issue. Harmony.,..\\images\\a.tif\n2,Hunt,xxSHADOW,6,1,1,Foe. Spy.,\n3,Rust,xxCOMMAND,5,1,1,Issue. Harmony.,\n"
	table, wrong := ReadTable([]byte(text), "set - obstacles.csv")
	if len(wrong) > 0 {
		t.Fatal(wrong)
	}
	r, found := Import([]*Table{table}, Into{Game: content.Files(), Box: boxOf(t, nil)})
	got := Error(found).Error()
	for _, want := range []string{
		"set - obstacles.csv, rows 2, 4, column tags: unknown obstacle tag `harmony`",
		"set - obstacles.csv, row 3, column skill: Hunt: unknown skill `shadow`",
		"set - obstacles.csv, row 2, column difficulty: Old Quarrel: `difficulty` should be a number from 1 to 6, not the number 7",
		"set - obstacles.csv, rows 2, 3, 4: `region`, `dice`, `seasons` and `threats` are missing",
	} {
		if !strings.Contains(got, want) {
			t.Errorf("it does not say\n%s\nbut\n%s", want, got)
		}
	}
	if len(r.Notes) != 1 || r.Notes[0] != "set - obstacles.csv: kept beside the cards, for no card has such a key: index, @mission_image." {
		t.Errorf("notes: %v", r.Notes)
	}
}

// What the author's tables print as icons, colours and words is read as the word or number it stands for.
func TestForeignWords(t *testing.T) {
	obstacles, characters := kindOf("obstacle"), kindOf("character")
	for _, test := range []struct {
		k            *kind
		column, cell string
		want         any
	}{
		{obstacles, "threats", "##nbsp##xxSORCERY##nbsp##xxESPIONAGE##nbsp##", []any{"sorcery", "espionage"}},
		{obstacles, "threats", "##nbsp##xxSORCERYxxSORCERY##nbsp##", []any{"sorcery", "sorcery"}},
		{obstacles, "threats", "YYxxSUPPORTYY BLxxSORCERYBL", []any{"support", "sorcery"}},
		{obstacles, "tags", "Guard. Foe.", []any{"guard", "foe"}},
		{obstacles, "tags", "xxEMPIRE Empire. Red Bank", []any{"empire", "red bank"}},
		{obstacles, "region", "Red Bank", "redbank"},
		{obstacles, "region", "xxSETTLED", "settled"},
		{obstacles, "region", "the Settled Lands", "settled"},
		{obstacles, "difficulty", "Difficulty 2", int64(2)},
		{obstacles, "difficulty", "xxTHREE", int64(3)},
		{obstacles, "difficulty", "harder", "harder"},
		{obstacles, "dice", "xxTWO xxTWO xxFIVE", []any{int64(2), int64(2), int64(5)}},
		{obstacles, "dice", "2.0 4", []any{int64(2), int64(4)}},
		{characters, "psyche", "four", int64(4)},
		{characters, "command", "xxDOT xxDOT GGxxDOTGG", int64(2)},
	} {
		c := test.k.columns[slices.IndexFunc(test.k.columns, func(c column) bool { return c.name == test.column })]
		if x, err := c.read(test.cell); err != nil || !reflect.DeepEqual(x, test.want) {
			t.Errorf("column %s: %q is read as %#v, %v, not %#v", test.column, test.cell, x, err, test.want)
		}
	}
}

// A column of numbers that only prints its icon gives way to one that counts.
func TestForeignNumbers(t *testing.T) {
	table, _ := ReadTable([]byte("name,region,skill,psyche,body,psyche_stress,body_stress\nImperial Guard,empire,disguise,xxPSYCHE,xxBODY,1,3\n"), "obstacles.csv")
	r, found := Import([]*Table{table}, Into{Game: content.Files(), Box: boxOf(t, nil)})
	if len(found) > 0 || !strings.Contains(string(r.Files["obstacles-empire.toml"]), "damage = { psyche = 1, body = 3 }") {
		t.Errorf("%v\n%s", found, r.Files["obstacles-empire.toml"])
	}
	if len(r.Notes) != 1 || !strings.HasSuffix(r.Notes[0], "no card has such a key: psyche, body.") {
		t.Errorf("notes: %v", r.Notes)
	}
}

// A free text is no operation, whatever signs stand in it, and never becomes a card file that cannot be read.
func TestFreeText(t *testing.T) {
	for cell, want := range map[string]string{
		"xxOVERCOME Roll 1 xxSUPPORT and place it here.": `is free text: write by-hand text="..." for what the players carry out, or an operation with its keys`,
		"stress card. at=here":                           "unknown key `card.`",
		"stress a.b=1 who=here body=1":                   "unknown key `a.b`",
	} {
		table, _ := ReadTable([]byte("name,region,skill,activate\nImperial Guard,empire,disguise,"+cell+"\n"), "obstacles.csv")
		_, found := Import([]*Table{table}, Into{Game: content.Files(), Box: boxOf(t, nil)})
		if got := Error(found).Error(); !strings.Contains(got, want) || !strings.HasPrefix(got, "obstacles.csv, row 2, column activate: Imperial Guard: ") {
			t.Errorf("%q: %s", cell, got)
		}
	}
}

// A quotation mark that is never closed is found, whatever other marks stand in cells.
func TestOpenQuote(t *testing.T) {
	for text, want := range map[string]int{
		"a,b\n1,2\n":                         0,
		"a,\"b\"\n\"1\",\"\"\n":              0,
		"a,\"say \"\"yes\"\"\"\n1,2\n":       0,
		"a,\"\"\"yes\"\" she said\"\n":       0,
		"a,\"two\nlines\"\n1,2":              0,
		"a,5\" wide\n1,2\n":                  0,
		"a,b\n1,\"2\n3,4\n":                  2,
		"a,\"two\nlines\"\nb,\"c\nd,e\n":     2,
		"a,b\n\"1\"\"\n2,3\n":                2,
		"a,b\n1,\"5\"\" wide and\nno, end\n": 2,
		"a,\"\"\"\"\n\"\",\"\"\n":            0,
		"a,\"x\" y\",2\n":                    0,
	} {
		if got := openQuote(text, ','); got != want {
			t.Errorf("%q: row %d, not %d", text, got, want)
		}
	}
}

// The heading says how many cells each row has. One of millions of columns is refused before there is a row, and takes no memory.
func TestManyColumns(t *testing.T) {
	wide := func(columns int) string {
		return "name" + strings.Repeat(",", columns-1) + "\n" + strings.Repeat("a\n", mostRows)
	}
	if table, found := ReadTable([]byte(wide(500)), "cards.csv"); len(found) > 0 || len(table.Rows) != mostRows {
		t.Errorf("%d columns are refused: %v", mostColumns, found)
	}
	var before, after runtime.MemStats
	runtime.ReadMemStats(&before)
	_, found := ReadTable([]byte(wide(100_000)), "cards.csv")
	runtime.ReadMemStats(&after)
	if len(found) != 1 || !strings.Contains(found[0].String(), "100000 columns, at most 500") {
		t.Errorf("found %v", found)
	}
	if took := after.TotalAlloc - before.TotalAlloc; took > 100<<20 { // 2,000 rows of 100,000 cells take 3 GB
		t.Errorf("it takes %d MB", took>>20)
	}
}

// All that is wrong with a long table is told, however much it is.
func TestManyFindings(t *testing.T) {
	const rows = 100
	text := "name,region,tags,skill,difficulty\n"
	for i := range rows {
		text += fmt.Sprintf("Card %d,empire,\"a%d, b%d, c%d\",s%d,9\n", i, i, i, i, i)
	}
	table, _ := ReadTable([]byte(text), "obstacles.csv")
	_, found := Import([]*Table{table}, Into{Game: content.Files(), Box: boxOf(t, nil)})
	got := Error(found).Error()
	for i := range rows {
		for _, word := range []string{"a", "b", "c", "s"} {
			if !strings.Contains(got, fmt.Sprintf("`%s%d`", word, i)) {
				t.Fatalf("`%s%d` is not named:\n%.600s", word, i, got)
			}
		}
	}
	if strings.Contains(got, "more is wrong") {
		t.Error("it says that more is wrong")
	}
}

// Of a long table without what tells cards apart, every word is read all the same; a column of the game counts before one that means the same.
func TestLongForeignTable(t *testing.T) {
	text := "name,tags,body,body_stress\n"
	for i := range 150 {
		text += fmt.Sprintf("Card %d,word%d,1,x\n", i, i)
	}
	table, wrong := ReadTable([]byte(text), "obstacles.csv")
	if len(wrong) > 0 {
		t.Fatal(wrong)
	}
	r, found := Import([]*Table{table}, Into{Game: content.Files(), Box: boxOf(t, nil)})
	got := Error(found).Error()
	for _, want := range []string{"column tags: Card 0: unknown obstacle tag `word0`", "column tags: Card 120: unknown obstacle tag `word120`"} {
		if !strings.Contains(got, want) {
			t.Errorf("it does not say %s:\n%.2000s", want, got)
		}
	}
	if strings.Contains(got, "two columns") || !strings.Contains(r.Notes[0], "body_stress") {
		t.Errorf("%s\n%v", got, r.Notes)
	}
}

// What a spreadsheet could take for a formula, a number or a date is guarded, and comes back as it was.
func TestGuardedTexts(t *testing.T) {
	c := column{form: text, key: "name", nth: -1}
	for _, s := range []string{"=SUM(A1)", "+1", "-2", "@home", "'Tis", "1/2", "3. May", "2026", "TRUE", "Imperial Guard", "Thieves' Tools"} {
		cell := c.cell(map[string]any{"name": s})
		if x, err := c.read(cell); err != nil || x != s {
			t.Errorf("%q stands as %q and is read as %v, %v", s, cell, x, err)
		}
		if risky.MatchString(s) != strings.HasPrefix(cell, "'") {
			t.Errorf("%q stands as %q", s, cell)
		}
	}
}

// Every key that the guide explains has its place in the order in which keys are written.
func TestOrderOfKeys(t *testing.T) {
	c, err := content.Load()
	if err != nil {
		t.Fatal(err)
	}
	forms, err := c.Forms()
	if err != nil {
		t.Fatal(err)
	}
	for _, f := range forms {
		var has []string
		for _, key := range f.Keys {
			has = append(has, key.Name)
		}
		i := slices.IndexFunc(kinds, func(k kind) bool { return k.word == f.Name })
		switch {
		case i >= 0:
			for _, key := range has {
				if !slices.ContainsFunc(kinds[i].columns, func(c column) bool { return c.key == key }) {
					t.Errorf("%s: no column has %s", f.Name, key)
				}
			}
		case slices.Contains([]string{"effect", "who", "places", "cards", "amount", "condition", "price", "damage", "extra threat", "ability"}, f.Name):
			for _, key := range has {
				if !slices.Contains(order, key) {
					t.Errorf("%s: %s has no place in the order", f.Name, key)
				}
			}
		}
	}
}

// Cards in JSON, whole, are read as tables are.
func TestImportCards(t *testing.T) {
	raw, found := content.ReadRaw(content.Files())
	if len(found) > 0 {
		t.Fatal(found)
	}
	cards := &Cards{File: "cards.json"}
	for i, e := range raw.Entries {
		cards.Cards = append(cards.Cards, Card{i + 1, e.Kind, e.Name, copied(e.Keys).(map[string]any)})
	}
	r, wrong := ImportCards(cards, Into{Game: content.Files()})
	if len(wrong) > 0 || r.Same != len(raw.Entries) || len(r.Files) > 0 {
		t.Errorf("%v, %d of %d the same, files %v", Error(wrong), r.Same, len(raw.Entries), r.Files)
	}
	cards.Cards = cards.Cards[:1]
	cards.Cards[0].Keys["difficulty"] = int64(9)
	_, wrong = ImportCards(cards, Into{Game: content.Files()})
	if got, want := Error(wrong).Error(), "cards.json, row 1, column difficulty: Orb of Seeing: `difficulty` should be a number from 1 to 6, not the number 9"; got != want {
		t.Errorf("%s\nwant %s", got, want)
	}
}

// Tables of any bytes lead to sentences, never to a panic.
func FuzzReadTable(f *testing.F) {
	f.Add([]byte("name,region\nx,empire\n"), "obstacles.csv")
	f.Add([]byte("\ufeffname;row1\n\"a\";\"| start any | end any |\"\n"), "progress.csv")
	f.Add([]byte("key\tvalue\nwheel.seasons\twinter\n"), "board.csv")
	f.Fuzz(func(t *testing.T, data []byte, name string) {
		table, _ := ReadTable(data, path.Base(name))
		if table == nil {
			return
		}
		for _, row := range table.Rows {
			if len(row.Cells) != len(table.Columns) {
				t.Fatalf("row %d has %d cells of %d", row.Number, len(row.Cells), len(table.Columns))
			}
			for _, cell := range row.Cells {
				if list, err := readEffects(cell); err == nil {
					if again, err := readEffects(effectsLine(list)); err != nil || effectsLine(again) != effectsLine(list) {
						t.Fatalf("%q is written as %q: %v", cell, effectsLine(list), err)
					}
				}
			}
		}
	})
}
