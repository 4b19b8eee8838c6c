package saves

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"sixwinters/content"
	"sixwinters/rules"
	"sixwinters/rules/rulestest"
)

// folderOf is a new folder with campaigns of so many moves, the last written to last.
func folderOf(t *testing.T, moves ...int) (Folder, []string) {
	t.Helper()
	f := Folder(t.TempDir())
	b := rulestest.Book(t)
	var files []string
	for i, n := range moves {
		file := f.NewFile(time.Date(2026, 11, 21, 15, 4, 0, 0, time.UTC))
		c, err := New(b, file, standard)
		if err != nil {
			t.Fatal(err)
		}
		playOn(t, c, n)
		closed(t, c)
		played := time.Now().Add(time.Duration(i-len(moves)) * time.Hour)
		if err := os.Chtimes(file, played, played); err != nil {
			t.Fatal(err)
		}
		files = append(files, file)
	}
	return f, files
}

func TestFolderLists(t *testing.T) {
	f, files := folderOf(t, 5, 200, 60)
	overwrite(t, f.File("letter"), "Dear Thea,\n")
	b := rulestest.Book(t)
	if got := f.Newest(); NameOf(got) != "letter" {
		t.Errorf("the newest is %s", got)
	}
	list := looked(f, b)
	if len(list) != 4 {
		t.Fatalf("there are %d campaigns", len(list))
	}
	if list[0].Trouble == nil {
		t.Error("a letter is taken for a campaign")
	}
	for i, e := range list[1:] {
		if want := files[len(files)-1-i]; e.File != want {
			t.Errorf("at %d is %s, not %s", i, e.File, want)
		}
		c, err := Open(b, e.File)
		if err != nil || e.Trouble != nil {
			t.Fatal(err, e.Trouble)
		}
		if e.Table != *c.Now() {
			t.Errorf("%s is another table at a glance than when it is opened", e.Name)
		}
		c.Close()
	}
}

func TestFolderThatIsNotThere(t *testing.T) {
	f := Folder(filepath.Join(t.TempDir(), "none"))
	if f.Newest() != "" || len(f.Files()) > 0 {
		t.Error("there are campaigns in a folder that is not there")
	}
}

func TestRename(t *testing.T) {
	f, files := folderOf(t, 5, 5)
	text := read(t, files[0])
	file, err := f.Rename(files[0], ` Who? Thea: "us" `)
	if err != nil || NameOf(file) != "Who Thea us" || read(t, file) != text {
		t.Errorf("it is renamed to %s: %v", file, err)
	}
	if _, err := f.Rename(file, NameOf(files[1])); err == nil || !strings.Contains(err.Error(), "already") {
		t.Errorf("of a name that is taken it says %v", err)
	}
	if _, err := f.Rename(file, " ./ "); err == nil {
		t.Error("a campaign has no name")
	}
	c, err := Open(rulestest.Book(t), file)
	if err != nil {
		t.Fatal(err)
	}
	defer c.Close()
	if _, err := f.Rename(file, "another"); err == nil || !strings.Contains(err.Error(), "another window") {
		t.Errorf("of a campaign that is being played it says %v", err)
	}
}

// A free name is looked for first, and another program may take it before the campaign is moved there: it keeps it.
func TestRenameReplacesNothing(t *testing.T) {
	f, files := folderOf(t, 5, 6)
	text, other := read(t, files[0]), read(t, files[1])
	refused := func(how string, err error) {
		t.Helper()
		if err == nil || !strings.Contains(err.Error(), "already") || read(t, files[0]) != text || read(t, files[1]) != other {
			t.Errorf("%s: it says %v", how, err)
		}
	}
	refused("a file of that name", move(files[0], files[1]))
	link := f.File("a link")
	must(t, os.Symlink(files[0], link))
	_, err := f.Rename(files[0], "a link")
	refused("a link to the campaign itself", err)
	l, taken, err := lockFor(resolve(f.File("begins")))
	if must(t, err); taken {
		t.Fatal("it is taken")
	}
	_, err = f.Rename(files[0], "begins") // the other has not written it yet
	refused("a campaign that begins", err)
	l.release()
	if to, err := f.Rename(files[0], "begins"); err != nil || read(t, to) != text {
		t.Errorf("then it says %v", err)
	}
}

// Backups of the new name are those of a campaign whose file is gone. They are kept.
func TestRenameKeepsOtherBackups(t *testing.T) {
	f, files := folderOf(t, 5)
	stray := backupName(f.File("new"), 1)
	must(t, os.MkdirAll(filepath.Dir(stray), 0o777), os.MkdirAll(filepath.Dir(backupName(files[0], 1)), 0o777))
	overwrite(t, stray, "stray")
	overwrite(t, backupName(files[0], 1), "own")
	to, err := f.Rename(files[0], "new")
	must(t, err)
	kept := keptOf(to)
	if read(t, stray) != "own" || len(kept) != 1 || read(t, kept[0]) != "stray" {
		t.Errorf("the backup is %q, and %v is kept", read(t, stray), kept)
	}
}

// What is written or moved to a free name never replaces a file.
func TestWriteNew(t *testing.T) {
	dir := t.TempDir()
	at := func(name string) string { return filepath.Join(dir, name) }
	overwrite(t, at("taken"), "the other's")
	overwrite(t, at("moved"), "one's own")
	for how, err := range map[string]error{"written": WriteNew(at("taken"), nil), "moved": MoveNew(at("moved"), at("taken"))} {
		if !errors.Is(err, fs.ErrExist) || read(t, at("taken")) != "the other's" || read(t, at("moved")) != "one's own" {
			t.Errorf("%s: it says %v", how, err)
		}
	}
	must(t, os.Mkdir(at("folder"), 0o777), MoveNew(at("folder"), at("box")), MoveNew(at("moved"), at("free")), WriteNew(at("deep/new"), []byte("new")))
	if read(t, at("free")) != "one's own" || read(t, at("deep/new")) != "new" {
		t.Error("what is moved or written is another")
	}
	if files, err := os.ReadDir(dir); err != nil || len(files) != 4 {
		t.Errorf("there is %v, %v", files, err)
	}
}

// Where case does not count, on Windows and macOS, the file of the new name is the campaign itself.
func TestRenameChangesCase(t *testing.T) {
	f, files := folderOf(t, 5)
	text := read(t, files[0])
	small, err := f.Rename(files[0], "winter")
	if err != nil {
		t.Fatal(err)
	}
	file, err := f.Rename(small, "Winter")
	if list := f.Files(); err != nil || len(list) != 1 || list[0].Name != "Winter" || read(t, file) != text {
		t.Errorf("it is renamed to %s, %v: there are %+v", file, err, list)
	}
}

// A name that a system has for a device would lead the campaign there, and one that is too long leaves no room for what
// names of backups, copies and locks add.
func TestFileNames(t *testing.T) {
	for name, want := range map[string]string{
		"nul": "_nul", "Con.2": "_Con.2", "COM1": "_COM1", "lpt 1": "lpt 1", "COM10": "COM10", "Common": "Common", "Nulla": "Nulla",
		"aux .old": "_aux .old", `a/b\c:d*e?f"g<h>i|j`: "abcdefghij", " .. winter. ": "winter", "a\tb": "ab",
		strings.Repeat("é", 90): strings.Repeat("é", 80),
		strings.Repeat("冬", 90): strings.Repeat("冬", 66),
	} {
		if got := fileName(name); got != want {
			t.Errorf("%q becomes %q, not %q", name, got, want)
		}
	}
}

func TestDuplicateDeleteAndRestore(t *testing.T) {
	f, files := folderOf(t, 8)
	text := read(t, files[0])
	copied, err := f.Duplicate(files[0])
	if err != nil || read(t, copied) != text {
		t.Fatalf("the copy is %s: %v", copied, err)
	}
	deleted, err := f.Delete(files[0])
	if err != nil {
		t.Fatal(err)
	}
	if _, err := os.Stat(files[0]); !errors.Is(err, os.ErrNotExist) {
		t.Error("it is still there")
	}
	back, err := f.Restore(deleted)
	if err != nil || back != files[0] || read(t, back) != text {
		t.Errorf("it comes back as %s: %v", back, err)
	}
	if len(f.Files()) != 2 {
		t.Errorf("there are %d campaigns", len(f.Files()))
	}
}

// The backups of a campaign go with it: one that comes to its old name is not taken up from them, and it finds them where it is restored.
func TestBackupsGoWithTheirCampaign(t *testing.T) {
	f, files := folderOf(t, 8, 5)
	b := rulestest.Book(t)
	c, err := Open(b, files[0])
	if err != nil {
		t.Fatal(err)
	}
	playOn(t, c, 3)
	backup := read(t, backupName(files[0], 1))
	closed(t, c)
	deleted, err := f.Delete(files[0])
	if err != nil {
		t.Fatal(err)
	}
	other, err := f.Rename(files[1], NameOf(files[0]))
	if err != nil {
		t.Fatal(err)
	}
	overwrite(t, other, "")
	if c, err := Open(b, other); err == nil {
		t.Errorf("a campaign is taken up from the backup of another: %q", c.Notes)
	}
	back, err := f.Restore(deleted)
	if err != nil || read(t, backupName(back, 1)) != backup {
		t.Errorf("restored as %s it has lost its backups: %v", back, err)
	}
}

func TestExportAndImport(t *testing.T) {
	f, files := folderOf(t, 8)
	away := t.TempDir()
	exported, err := f.Export(files[0], away)
	if err != nil || filepath.Dir(exported) != away {
		t.Fatalf("it is exported to %s: %v", exported, err)
	}
	b := rulestest.Book(t)
	imported, err := f.Import(b, filepath.Base(exported), []byte(read(t, exported)))
	if err != nil || imported == files[0] || read(t, imported) != read(t, files[0]) {
		t.Errorf("it is imported as %s: %v", imported, err)
	}
	if _, err := f.Import(b, "letter.txt", []byte("Dear Thea,\n")); err == nil || !strings.Contains(err.Error(), "letter.txt") {
		t.Errorf("of a letter it says %v", err)
	}
	if len(f.Files()) != 2 {
		t.Errorf("there are %d campaigns", len(f.Files()))
	}
	if imported, err := f.Import(b, "???.txt", []byte(read(t, exported))); err != nil || NameOf(imported) != "Campaign" {
		t.Errorf("without a name it is imported as %s: %v", imported, err)
	}
}

func TestNamePlayers(t *testing.T) {
	f, files := folderOf(t, 5)
	b := rulestest.Book(t)
	played := looked(f, b)[0].Played
	if err := f.NamePlayers(b, files[0], " Anna\n", "Bert "); err != nil {
		t.Fatal(err)
	}
	list := looked(f, b)
	if list[0].Header.Players != "Anna, Bert" || !list[0].Played.Equal(played) {
		t.Errorf("it is played by %q, at %v instead of %v", list[0].Header.Players, list[0].Played, played)
	}
	c, err := Open(b, files[0])
	if err != nil || len(c.Notes) > 0 || *c.Now() != list[0].Table {
		t.Fatalf("after that it has another table, or says %v, %v", c.Notes, err)
	}
	defer c.Close()
	if err := f.NamePlayers(b, files[0], "Cleo"); err == nil || !strings.Contains(err.Error(), "another window") {
		t.Errorf("of a campaign that is being played it says %v", err)
	}
}

// looked returns all campaigns of a folder at a glance, with one rulebook.
func looked(f Folder, b *rules.Rulebook) (all []Entry) {
	for _, l := range f.Files() {
		all = append(all, l.Look(with(b)))
	}
	return all
}

// with has every campaign played with one rulebook.
func with(b *rules.Rulebook) func([]content.BoxRef) *rules.Rulebook {
	return func([]content.BoxRef) *rules.Rulebook { return b }
}
