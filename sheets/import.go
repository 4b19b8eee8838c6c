package sheets

import (
	"cmp"
	"fmt"
	"io/fs"
	"maps"
	"path"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"sixwinters/content"
)

// Into is what tables are read into: a box, or a whole folder of card files.
type Into struct {
	Game   fs.FS          // the card files of the game; of a whole folder its own
	Below  []*content.Box // the boxes below, the lowest first
	Box    *content.Box   // nil for a whole folder
	Remove bool           // cards of a kind that its table has not are taken out
}

// Result is what came of reading tables.
type Result struct {
	Files                   map[string][]byte // that are to be written, by their path in the folder
	Added, Changed, Removed []string          // names of cards, and keys of the boards
	Same                    int               // rows that are as the cards are
	Notes                   []string          // sentences about columns that are kept and cards that are not in the tables
}

// importer reads tables.
type importer struct {
	Into
	below  *content.Raw // nil for a whole folder
	own    *content.Raw // of the box or folder
	files  map[string]*file
	found  []Finding
	result Result

	from       map[string]origin // by file and identity
	bad        map[origin]bool   // rows with a finding of their own
	gone       map[string][]string
	boardTable *Table
	boardNew   map[string]any
	boardAt    map[string]int
}

// origin is the row that a card comes from.
type origin struct {
	table *Table
	row   int
}

func (m *importer) fail(f Finding) { m.found = append(m.found, f) }

// Import reads tables into a box or a folder. It writes nothing: the result has the files to write. If there are findings, nothing should
// be written.
func Import(tables []*Table, into Into) (*Result, []Finding) {
	m, found := newImporter(into)
	if len(found) > 0 {
		return nil, found
	}
	for _, t := range tables {
		switch k := t.kind(); {
		case t.isBoard():
			m.board(t)
		case k == nil:
			var names []string
			for _, k := range kinds {
				names = append(names, k.file)
			}
			m.fail(Finding{File: t.File, What: "its name says no kind of card: name it like " + strings.Join(names, ", ") + " or " + boardTable})
		default:
			m.table(t, k)
		}
	}
	return m.end()
}

// Cards are whole cards, as `chronicle cards -json` prints them.
type Cards struct {
	File  string // as findings name it
	Cards []Card
}

// Card is a card with all its keys.
type Card struct {
	Line int
	Kind string
	File string // the card file
	Keys map[string]any
}

// ImportCards reads whole cards into a box or a folder, as [Import] reads tables.
func ImportCards(cards *Cards, into Into) (*Result, []Finding) {
	m, found := newImporter(into)
	if len(found) > 0 {
		return nil, found
	}
	t := &Table{File: cards.File}
	seen := map[*kind]map[string]int{}
	for _, c := range cards.Cards {
		i := slices.IndexFunc(kinds, func(k kind) bool { return k.word == c.Kind })
		if i < 0 {
			m.fail(Finding{File: cards.File, Rows: []int{c.Line}, What: fmt.Sprintf("there is no kind of card %q", clip(c.Kind))})
			continue
		}
		k := &kinds[i]
		if seen[k] == nil {
			seen[k] = map[string]int{}
		}
		seen[k][(&content.Entry{Kind: c.Kind, Keys: c.Keys}).ID()] = c.Line
		m.card(k, c.Keys, c.File, origin{t, c.Line})
	}
	for i := range kinds {
		if k := &kinds[i]; seen[k] != nil {
			m.missing(t, k, seen[k])
		}
	}
	return m.end()
}

func newImporter(into Into) (*importer, []Finding) {
	m := &importer{Into: into, files: map[string]*file{}, from: map[string]origin{}, bad: map[origin]bool{}, gone: map[string][]string{},
		boardNew: map[string]any{}, boardAt: map[string]int{}}
	m.result.Files = map[string][]byte{}
	var found []content.Finding
	var in fs.FS
	if into.Box == nil {
		m.own, found = content.ReadRaw(into.Game, into.Below...)
		in = into.Game
	} else {
		if m.below, found = content.ReadRaw(into.Game, into.Below...); len(found) == 0 {
			m.own, found = content.ReadRawBox(into.Box)
		}
		in = into.Box.Files
	}
	if len(found) > 0 {
		return nil, plainFindings(found)
	}
	for _, name := range content.CardFiles() {
		text, err := fs.ReadFile(in, name)
		if err != nil {
			continue // a box has the files it needs
		}
		var ids []string
		kind := ""
		for _, e := range m.own.Entries {
			if e.Name == name {
				ids, kind = append(ids, e.ID()), e.Kind
			}
		}
		m.files[name] = cutFile(string(text), cmp.Or(kind, "none"), ids)
	}
	return m, nil
}

// plainFindings returns findings of card files as those of tables.
func plainFindings(found []content.Finding) (all []Finding) {
	for _, f := range found {
		all = append(all, Finding{File: f.File, Card: f.Card, What: f.String()[len(f.File)+2:]})
	}
	return all
}

// now returns the card of a kind as it is now; nil if there is none.
func (m *importer) now(kind, id string) *content.Entry {
	if id == "" {
		return nil
	}
	if e := entryIn(m.own, kind, id); e != nil || m.below == nil {
		return e
	}
	return entryIn(m.below, kind, id)
}

// inFile reports whether there is a card and it stands in a file.
func inFile(e *content.Entry, name string) bool { return e != nil && e.Name == name }

func entryIn(raw *content.Raw, kind, id string) *content.Entry {
	i := slices.IndexFunc(raw.Entries, func(e content.Entry) bool { return e.Kind == kind && e.ID() == id })
	if i < 0 {
		return nil
	}
	return &raw.Entries[i]
}

// table reads the rows of a table of cards.
func (m *importer) table(t *Table, k *kind) {
	at := map[int]*column{} // by the index in the table
	deckAt := -1
	var unknown []int
	for i, name := range k.columnNames(t) {
		c := slices.IndexFunc(k.columns, func(c column) bool { return c.name == name })
		switch {
		case c >= 0 && slices.ContainsFunc(slices.Collect(maps.Values(at)), func(other *column) bool { return other.name == name }):
			m.fail(Finding{File: t.File, Column: t.Columns[i], What: fmt.Sprintf("two columns are `%s`", name)})
		case c >= 0:
			at[i] = &k.columns[c]
		case k.word == "obstacle" && name == deck, k.word == "progress" && name == stage:
			deckAt = i
		case strings.TrimSpace(t.Columns[i]) != "":
			unknown = append(unknown, i)
		}
	}
	if !slices.ContainsFunc(slices.Collect(maps.Values(at)), func(c *column) bool { return c.name == "name" }) {
		m.fail(Finding{File: t.File, What: "it has no column `name`"})
		return
	}
	seen := map[string]int{}
	for r := range t.Rows {
		row := &t.Rows[r]
		from := origin{t, row.Number}
		name := ""
		bad := func(column int, what string) {
			m.bad[from] = true
			m.fail(Finding{File: t.File, Rows: []int{row.Number}, Column: t.Columns[column], Card: name, What: what})
		}
		read := map[string]any{}
		has := map[string]bool{}
		for _, i := range slices.Sorted(maps.Keys(at)) {
			x, err := at[i].read(row.Cells[i])
			if at[i].name == "name" {
				name, _ = x.(string)
			}
			if err != nil {
				bad(i, err.Error())
				continue
			}
			has[at[i].name], read[at[i].name] = true, x
		}
		key := map[string]any{}
		for _, id := range k.id {
			put(key, id, read[id])
		}
		id := (&content.Entry{Kind: k.word, Keys: key}).ID()
		card := map[string]any{}
		if e := m.now(k.word, id); e != nil {
			card = copied(e.Keys).(map[string]any)
		}
		for i := range k.columns {
			if c := &k.columns[i]; has[c.name] {
				c.set(card, read[c.name])
			}
		}
		tidy(k, card)
		if id != "" && seen[id] > 0 {
			m.bad[from] = true
			m.fail(Finding{File: t.File, Rows: []int{row.Number}, Card: name, What: fmt.Sprintf("row %d has this card already", seen[id])})
			continue
		}
		seen[id] = row.Number
		into := ""
		if deckAt >= 0 {
			if d := plainWord(row.Cells[deckAt]); d != "" {
				into = map[string]string{"obstacle": "obstacles-", "progress": "progress-"}[k.word] + strings.TrimSuffix(d, ".0") + ".toml"
				if !slices.Contains(content.CardFiles(), into) {
					bad(deckAt, fmt.Sprintf("there is no %s %q", heading(t.Columns[deckAt]), clip(row.Cells[deckAt])))
					continue
				}
			}
		}
		m.card(k, card, into, from)
	}
	m.keep(t, k, unknown)
	m.missing(t, k, seen)
}

// copied returns a value with its own tables and lists.
func copied(x any) any {
	switch x := x.(type) {
	case map[string]any:
		table := map[string]any{}
		for key, v := range x {
			table[key] = copied(v)
		}
		return table
	case []any:
		list := make([]any, len(x))
		for i, v := range x {
			list[i] = copied(v)
		}
		return list
	}
	return x
}

// tidy takes away what stands for nothing: items of lists that are left empty, and tables that a card need not have.
func tidy(k *kind, card map[string]any) {
	for _, c := range k.columns {
		if c.nth == 0 {
			list, _ := card[c.key].([]any)
			for len(list) > 0 && list[len(list)-1] == nil {
				list = list[:len(list)-1]
			}
			for i, x := range list {
				if x == nil && c.form == squares {
					list[i] = "."
				}
			}
			if list = slices.DeleteFunc(list, func(x any) bool { return x == nil }); len(list) == 0 {
				delete(card, c.key)
			} else {
				card[c.key] = list
			}
		}
		if table, is := card[c.key].(map[string]any); is && c.sub != "" && len(table) == 0 && !slices.Contains(k.always, c.key) {
			delete(card, c.key)
		}
	}
}

// same reports whether two cards say the same.
func same(k *kind, a, b map[string]any) bool {
	for i := range k.columns {
		if k.columns[i].cell(a) != k.columns[i].cell(b) {
			return false
		}
	}
	return true
}

// card takes a card up.
func (m *importer) card(k *kind, card map[string]any, into string, from origin) {
	name, _ := card["name"].(string)
	e := content.Entry{Kind: k.word, Keys: card}
	id := e.ID()
	now := m.now(k.word, id)
	switch {
	case into == "" && now != nil:
		into = now.Name
	case into == "":
		into = fileFor(k, card)
	}
	if now != nil && now.Name != into && !m.move(k, now, from, into) {
		return
	}
	if id == "" { // it cannot be played, and its words are read all the same
		id = fmt.Sprintf("row %d", from.row)
		into = m.withRoom(into)
	}
	m.from[into+id] = from
	if now != nil && now.Name == into && same(k, now.Keys, card) {
		m.result.Same++
		m.back(into, name)
		return
	}
	if now == nil {
		m.result.Added = append(m.result.Added, name)
	} else {
		m.result.Changed = append(m.result.Changed, name)
	}
	if m.below != nil {
		m.back(into, name)
		if below := entryIn(m.below, k.word, id); below != nil && below.Name == into && same(k, below.Keys, card) {
			m.file(into).remove(id) // it is as below again
			return
		}
	}
	m.file(into).put(id, cardText(k, card))
}

// withRoom returns a file of obstacles that holds more cards, instead of one that is full; any other file is itself.
func (m *importer) withRoom(name string) string {
	const full = 100 // of the 120 that a file may have
	for _, other := range content.CardFiles() {
		if len(m.file(name).cards) >= full && strings.HasPrefix(name, "obstacles") && strings.HasPrefix(other, "obstacles") && len(m.file(other).cards) < full {
			return other
		}
	}
	return name
}

// file returns the text of a card file.
func (m *importer) file(name string) *file {
	if m.files[name] == nil {
		m.files[name] = &file{}
	}
	return m.files[name]
}

// fileFor returns the file of a new card.
func fileFor(k *kind, card map[string]any) string {
	switch k.word {
	case "obstacle":
		if card["of_location"] == true {
			return "obstacles-locations.toml"
		}
		if name := fmt.Sprintf("obstacles-%v.toml", card["region"]); slices.Contains(content.CardFiles(), name) {
			return name
		}
		return "obstacles-empire.toml"
	case "progress":
		return "progress-1.toml"
	}
	return strings.TrimSuffix(k.file, ".csv") + ".toml"
}

// move takes a card out of its file, to stand in another one.
func (m *importer) move(k *kind, now *content.Entry, from origin, into string) bool {
	name, _ := now.Keys["name"].(string)
	if m.below != nil && inFile(entryIn(m.below, k.word, now.ID()), now.Name) {
		if k.word == "obstacle" { // a box takes cards away by name, and obstacles may share one
			m.bad[from] = true
			m.fail(Finding{File: from.table.File, Rows: []int{from.row}, Card: name,
				What: fmt.Sprintf("it is in the deck %s, and a box cannot put it into %s: leave it there, or give it another name", deckOf(now.Name), deckOf(into))})
			return false
		}
		m.takeAway(now.Name, name)
	}
	m.file(now.Name).remove(now.ID())
	return true
}

// takeAway adds a name to those that a file of a box takes away.
func (m *importer) takeAway(file, name string) {
	if list := m.removed(file); !slices.Contains(list, name) {
		m.gone[file] = append(list, name)
	}
}

// back takes a name from those that a file of a box takes away.
func (m *importer) back(file, name string) {
	if m.below == nil {
		return
	}
	if list := m.removed(file); slices.Contains(list, name) {
		m.gone[file] = slices.DeleteFunc(slices.Clone(list), func(other string) bool { return other == name })
	}
}

// removed returns the names that a file of a box takes away.
func (m *importer) removed(file string) []string {
	if list, ok := m.gone[file]; ok {
		return list
	}
	var names []string
	switch x := m.own.Tops[file]["remove"].(type) {
	case string:
		names = []string{x}
	case []any:
		for _, name := range x {
			names = append(names, fmt.Sprint(name))
		}
	}
	return names
}

// keep writes the columns that no card has a place for beside the cards.
func (m *importer) keep(t *Table, k *kind, unknown []int) {
	if len(unknown) == 0 {
		return
	}
	kept := &Table{File: k.file, Columns: slices.Clone(k.id)}
	var names []string
	for _, i := range unknown {
		kept.Columns = append(kept.Columns, t.Columns[i])
		names = append(names, t.Columns[i])
	}
	for r := range t.Rows {
		row := &t.Rows[r]
		var cells []string
		for _, id := range k.id {
			cell := ""
			if i := t.column(id); i >= 0 {
				cell = row.Cells[i]
			}
			cells = append(cells, cell)
		}
		there := false
		for _, i := range unknown {
			cells = append(cells, row.Cells[i])
			there = there || strings.TrimSpace(row.Cells[i]) != ""
		}
		if there {
			kept.Rows = append(kept.Rows, Row{len(kept.Rows) + 2, cells})
		}
	}
	m.result.Notes = append(m.result.Notes, fmt.Sprintf("%s: kept beside the cards, for no card has such a key: %s.", t.File, strings.Join(names, ", ")))
	var b strings.Builder
	_ = kept.WriteCSV(&b) // a builder takes everything
	m.result.Files[path.Join(columnsFolder, k.file)] = []byte(b.String())
}

// missing takes out the cards that a table has not, or notes them.
func (m *importer) missing(t *Table, k *kind, seen map[string]int) {
	var gone []*content.Entry
	all := 0
	for _, raw := range []*content.Raw{m.below, m.own} {
		if raw == nil {
			continue
		}
		for i := range raw.Entries {
			if e := &raw.Entries[i]; e.Kind == k.word && m.now(e.Kind, e.ID()) == e {
				name, _ := e.Keys["name"].(string)
				if all++; seen[e.ID()] == 0 && !(m.below != nil && slices.Contains(m.removed(e.Name), name)) {
					gone = append(gone, e)
				}
			}
		}
	}
	if !m.Remove {
		switch n := len(gone); {
		case n == 1:
			m.result.Notes = append(m.result.Notes, fmt.Sprintf("%s: %s is not in it and stays as it is; -remove takes it out.", t.File, gone[0].Keys["name"]))
		case n > 1 && n < all/2:
			m.result.Notes = append(m.result.Notes, fmt.Sprintf("%s: %d cards are not in it and stay as they are, %s first; -remove takes them out.", t.File, n, gone[0].Keys["name"]))
		}
		return
	}
	for _, e := range gone {
		name, _ := e.Keys["name"].(string)
		m.result.Removed = append(m.result.Removed, name)
		m.file(e.Name).remove(e.ID())
		if m.below != nil && entryIn(m.below, k.word, e.ID()) != nil {
			m.takeAway(e.Name, name)
		}
	}
}

// end returns the files to write, once the game can be played with them.
func (m *importer) end() (*Result, []Finding) {
	for name, list := range m.gone {
		var x any
		if len(list) > 0 {
			x = list
		}
		m.file(name).top("remove", x)
	}
	m.newTops()
	in := m.Game
	if m.Box != nil {
		in = m.Box.Files
	}
	laid := overlay{in, m.result.Files}
	for name, f := range m.files {
		if name == boardFile {
			continue
		}
		m.write(in, name, f.String())
	}
	if text, ok := m.boardText(); ok {
		m.write(in, boardFile, text)
	}
	if m.Box == nil {
		m.writeManifest(in)
	}
	var found []content.Finding
	if m.Box == nil {
		found = content.FindAll(laid, m.Below...)
	} else {
		var box *content.Box
		if box, found = content.ReadBox(laid, m.Box.Path); len(found) == 0 {
			found = content.FindAll(m.Game, append(slices.Clone(m.Below), box)...)
		}
	}
	for _, f := range found {
		m.tell(f)
	}
	m.found = merged(m.found)
	if len(m.found) > 0 {
		return &m.result, m.found
	}
	return &m.result, nil
}

// write notes a file that has changed. A file of a box without cards is left empty: boxes may have such.
func (m *importer) write(in fs.FS, name, text string) {
	was, err := fs.ReadFile(in, name)
	if err != nil && text == "" || err == nil && string(was) == text {
		return
	}
	if err == nil && strings.TrimPrefix(strings.ReplaceAll(string(was), "\r\n", "\n"), "\ufeff") == text {
		return
	}
	m.result.Files[name] = []byte(text)
}

var manifestLine = regexp.MustCompile(`(?m)^"([\w.-]+)" = (\d+)$`)

// writeManifest counts the cards of each file of a whole folder.
func (m *importer) writeManifest(in fs.FS) {
	text, err := fs.ReadFile(in, content.ManifestFile)
	if err != nil {
		return // its reader says so
	}
	counted := manifestLine.ReplaceAllStringFunc(string(text), func(line string) string {
		parts := manifestLine.FindStringSubmatch(line)
		f := m.files[parts[1]]
		if f == nil {
			return line
		}
		n, _ := strconv.Atoi(parts[2])
		return fmt.Sprintf("%q = %d", parts[1], n+m.copies(parts[1]))
	})
	m.write(in, content.ManifestFile, counted)
}

// copies returns how many more cards a file has than before.
func (m *importer) copies(name string) int {
	count := func(f *file) (n int) {
		for _, c := range f.cards {
			n += copiesIn(c.text)
		}
		return n
	}
	was, err := fs.ReadFile(m.Game, name)
	if err != nil {
		return 0
	}
	var ids []string
	kind := "none"
	for _, e := range m.own.Entries {
		if e.Name == name {
			ids, kind = append(ids, e.ID()), e.Kind
		}
	}
	return count(m.files[name]) - count(cutFile(string(was), kind, ids))
}

var seasonsLine = regexp.MustCompile(`(?ms)^seasons\s*=\s*\[(.*?)\]`)

// copiesIn returns the copies of a card, by its text.
func copiesIn(text string) int {
	if m := seasonsLine.FindStringSubmatch(text); m != nil {
		return strings.Count(m[1], `"`)/2 + strings.Count(m[1], `'`)/2
	}
	return 1
}

// tell adds a finding of the card files, at the row and column that it comes from.
func (m *importer) tell(f content.Finding) {
	name := path.Base(f.File)
	text := m.files[name]
	if name == boardFile && m.boardTable != nil {
		m.fail(Finding{File: m.boardTable.File, Card: f.Card, What: f.What, Rows: m.boardRow(f)})
		return
	}
	if text == nil || f.Line == 0 {
		m.found = append(m.found, plainFindings([]content.Finding{f})...)
		return
	}
	lines := text.linesOf()
	at := lines[min(f.Line, len(lines)-1)]
	var from origin
	if at.card >= 0 {
		from = m.from[name+text.cards[at.card].id]
	}
	if from.table == nil {
		m.found = append(m.found, plainFindings([]content.Finding{f})...)
		return
	}
	if m.bad[from] && strings.HasSuffix(f.What, "missing") {
		return // it could not be read
	}
	m.fail(Finding{File: from.table.File, Rows: []int{from.row}, Column: columnOf(from.table, kindOfText(text.cards[at.card].text), at, f.What), Card: f.Card, What: f.What})
}

// boardRow returns the row of the boards that a finding is about, by its line.
func (m *importer) boardRow(f content.Finding) []int {
	text, _ := m.boardText()
	lines := strings.Split(text, "\n")
	if f.Line < 1 || f.Line > len(lines) {
		return nil
	}
	key, _, _ := strings.Cut(lines[f.Line-1], " = ")
	return rowOrNone(m.boardAt[key])
}

func kindOfText(text string) *kind {
	for i := range kinds {
		if strings.HasPrefix(strings.TrimSpace(text), "[["+kinds[i].word+"]]") {
			return &kinds[i]
		}
	}
	return nil
}

// columnOf returns the heading of the column that a key of a card stands in; "" if the table has none.
func columnOf(t *Table, k *kind, at lineOf, what string) string {
	if k == nil || len(t.Columns) == 0 {
		return at.key
	}
	best := ""
	names := k.columnNames(t)
	for _, c := range k.columns {
		i := slices.Index(names, c.name)
		if c.key != at.key || i < 0 {
			continue
		}
		named := c.sub != "" && strings.Contains(what, "`"+c.sub+"`")
		if best == "" || named || c.nth >= 0 && c.nth == at.nth-1 {
			best = t.Columns[i]
		}
	}
	return best
}

// overlay is a folder some of whose files are replaced.
type overlay struct {
	fs.FS
	files map[string][]byte
}

// ReadFile reads a file, replaced or not ([fs.ReadFileFS]).
func (o overlay) ReadFile(name string) ([]byte, error) {
	if data, ok := o.files[name]; ok {
		return data, nil
	}
	return fs.ReadFile(o.FS, name)
}

// Stat describes a file, replaced or not ([fs.StatFS]).
func (o overlay) Stat(name string) (fs.FileInfo, error) {
	if _, ok := o.files[name]; ok {
		return fs.Stat(content.Files(), boardFile) // any file: only whether it is there is asked
	}
	return fs.Stat(o.FS, name)
}
