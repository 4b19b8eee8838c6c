package together

import (
	"cmp"
	"encoding/json"
	"errors"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"sixwinters/saves"
)

// Shelf keeps the links of a folder's tables, beside its campaigns and never in them: campaigns are exported, and links are secret.
type Shelf struct{ Folder saves.Folder }

const shelfFolder = "tables"

// kept is the note of a table on the disk.
type kept struct {
	Link    string
	File    string   // name of the campaign's file
	Invites []string `json:",omitempty"` // links of the other seats, of who created the table
}

func (s Shelf) path(table, kind string) string {
	return filepath.Join(string(s.Folder), shelfFolder, table+kind)
}

// Keep keeps the link of a campaign, and those of the other seats if the table was created here.
func (s Shelf) Keep(link Link, file string, invites []Link) error {
	k := kept{Link: link.String(), File: filepath.Base(file)}
	for _, l := range invites {
		k.Invites = append(k.Invites, l.String())
	}
	text, err := json.Marshal(k)
	if err != nil {
		return err
	}
	return saves.WritePrivate(s.path(link.Table, ".json"), text)
}

// forget removes what is kept of a table.
func (s Shelf) forget(table string) error {
	return errors.Join(os.Remove(s.path(table, ".json")), os.Remove(s.path(table, ".stamp")))
}

// read returns the note of a table, or an empty one.
func (s Shelf) read(table string) (k kept) {
	text, err := os.ReadFile(s.path(table, ".json"))
	if err != nil || json.Unmarshal(text, &k) != nil {
		return kept{}
	}
	return k
}

// Invites returns the links of a table's other seats, if it was created here.
func (s Shelf) Invites(table string) (links []Link) {
	for _, text := range s.read(table).Invites {
		if link, err := ReadLink(text); err == nil && link.Table == table {
			links = append(links, link)
		}
	}
	return links
}

// Find returns the link of a table that was kept, and the file of its campaign.
func (s Shelf) Find(table string) (link Link, file string, ok bool) {
	k := s.read(table)
	link, err := ReadLink(k.Link)
	if err != nil || link.Table != table {
		return Link{}, "", false
	}
	return link, filepath.Join(string(s.Folder), filepath.Base(k.File)), true
}

// LinkOf returns the link of the table whose campaign is in a file. A copy of the campaign in another file has none. After the campaign was
// renamed, the first file that is asked for is taken for it.
func (s Shelf) LinkOf(file string) (link Link, ok bool) {
	table := saves.TableOf(file)
	link, kept, ok := s.Find(table)
	if !ok || !sameFile(file, filepath.Join(string(s.Folder), filepath.Base(file))) {
		return Link{}, false
	}
	if saves.TableOf(kept) != table {
		return link, s.Keep(link, file, s.Invites(table)) == nil
	}
	return link, sameFile(file, kept)
}

// sameFile reports whether two paths lead to one file.
func sameFile(one, other string) bool {
	a, errA := os.Stat(one)
	b, errB := os.Stat(other)
	return errA == nil && errB == nil && os.SameFile(a, b)
}

// Links returns the links of all tables, in the order of their campaigns' names.
func (s Shelf) Links() (links []Link) {
	entries, err := os.ReadDir(filepath.Join(string(s.Folder), shelfFolder))
	if err != nil {
		return nil // there is no table yet
	}
	names := map[string]string{}
	for _, e := range entries {
		if table, ok := strings.CutSuffix(e.Name(), ".json"); ok {
			if link, file, ok := s.Find(table); ok {
				links, names[table] = append(links, link), file
			}
		}
	}
	slices.SortFunc(links, func(a, b Link) int { return cmp.Compare(names[a.Table], names[b.Table]) })
	return links
}

// stamp returns the last stamp of a table.
func (s Shelf) stamp(table string) (st stamp) {
	text, err := os.ReadFile(s.path(table, ".stamp"))
	if err != nil || json.Unmarshal(text, &st) != nil {
		return stamp{} // there is none yet, or it was not written to its end: an older table is given back as far as it is one's own
	}
	return st
}

// keepStamp keeps the last stamp of a table.
func (s Shelf) keepStamp(table string, st stamp) {
	if text, err := json.Marshal(st); err == nil {
		_ = saves.WritePrivate(s.path(table, ".stamp"), text) // without it, only the other desk can give the lines back
	}
}

// campaign returns the file of a table's campaign, wherever it was renamed to, or "".
func (s Shelf) campaign(table string) string {
	if _, file, ok := s.Find(table); ok && saves.TableOf(file) == table {
		return file
	}
	for _, e := range s.Folder.Files() {
		if saves.TableOf(e.File) == table {
			return e.File
		}
	}
	return ""
}

// errNoCopy is the error of a table that has no copy here while its server is away.
var errNoCopy = errors.New("the server cannot be reached, and there is no copy of this table here yet: check the network and try again")
