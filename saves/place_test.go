//go:build !js

package saves

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"sixwinters/rules/rulestest"
)

// hand does something to the file of a campaign that is being played. It fails the test if that is impossible.
type hand func(t *testing.T, name string)

// replaced puts a text under the name of a file, as programs do that synchronise or restore: in a new file that is renamed.
func replaced(t *testing.T, name, text string) {
	t.Helper()
	overwrite(t, name+".part", text)
	must(t, os.Rename(name+".part", name))
}

// appended writes a text to the end of a file.
func appended(t *testing.T, name, text string) {
	t.Helper()
	overwrite(t, name, read(t, name)+text)
}

// meddling is what others do to a file while its campaign is played, by what becomes of it.
var meddling = map[string]map[string]hand{
	"written again": {
		"removed":                  func(t *testing.T, name string) { must(t, os.Remove(name)) },
		"renamed":                  func(t *testing.T, name string) { must(t, os.Rename(name, name+".old")) },
		"replaced by its own copy": func(t *testing.T, name string) { replaced(t, name, read(t, name)) },
		"replaced by an older copy": func(t *testing.T, name string) {
			text := read(t, name)
			replaced(t, name, text[:strings.LastIndex(strings.TrimSuffix(text, "\n"), "\n")+1])
		},
		"emptied":                    func(t *testing.T, name string) { overwrite(t, name, "") },
		"cut off in a line":          func(t *testing.T, name string) { must(t, os.Truncate(name, int64(len(read(t, name))-5))) },
		"cut off in the head":        func(t *testing.T, name string) { must(t, os.Truncate(name, 20)) },
		"its folder removed":         func(t *testing.T, name string) { must(t, os.RemoveAll(filepath.Dir(name))) },
		"its folder renamed":         func(t *testing.T, name string) { must(t, os.Rename(filepath.Dir(name), filepath.Dir(name)+" old")) },
		"removed, and the lock too":  func(t *testing.T, name string) { must(t, os.Remove(name), os.Remove(lockName(resolve(name)))) },
		"replaced by a link nowhere": func(t *testing.T, name string) { must(t, os.Remove(name), os.Symlink("nowhere.txt", name)) },
	},
	"continues": {
		"replaced by another text":    func(t *testing.T, name string) { replaced(t, name, "Dear Thea,\n") },
		"overwritten in place":        func(t *testing.T, name string) { overwrite(t, name, strings.Repeat("x", len(read(t, name)))) },
		"one letter changed in place": func(t *testing.T, name string) { overwrite(t, name, strings.Replace(read(t, name), "e", "f", 1)) },
		"grown by a line":             func(t *testing.T, name string) { appended(t, name, "undo #91aa ~07d4e2b6\n") },
		"grown by half a line":        func(t *testing.T, name string) { appended(t, name, "un") },
		"replaced by a folder":        func(t *testing.T, name string) { must(t, os.Remove(name), os.Mkdir(name, 0o777)) },
		"replaced by another campaign": func(t *testing.T, name string) {
			replaced(t, name, closed(t, begin(t, 3)).Text())
		},
		"replaced by a longer copy": func(t *testing.T, name string) {
			replaced(t, name, read(t, name)+strings.Repeat("a line of a newer campaign\n", 3))
		},
		"a link to another file": func(t *testing.T, name string) {
			other := filepath.Join(t.TempDir(), "other.txt")
			overwrite(t, other, "somebody's\n")
			must(t, os.Remove(name), os.Symlink(other, name))
		},
	},
	"": {
		"touched":             func(t *testing.T, name string) { must(t, os.Chtimes(name, time.Unix(1, 0), time.Unix(1, 0))) },
		"looked at":           func(t *testing.T, name string) { read(t, name) },
		"given a second name": func(t *testing.T, name string) { must(t, os.Link(name, name+" too")) },
		"its lock deleted":    func(t *testing.T, name string) { must(t, os.Remove(lockName(resolve(name)))) },
		"moved elsewhere with a link left": func(t *testing.T, name string) {
			other := filepath.Join(t.TempDir(), "moved.txt")
			must(t, os.Rename(name, other), os.Symlink(other, name))
		},
	},
}

// contentsOf returns what lies under a name: the text of a file, or what else it is.
func contentsOf(name string) string {
	data, err := readRegular(name)
	if err != nil {
		return err.Error()
	}
	return string(data)
}

// Every move that Play has returned from is in the file that the campaign names, whatever others do to it between two moves. What they
// have put there stays, and the players are told once, with the names.
func TestOthersMeddleWithTheFile(t *testing.T) {
	for becomes, hands := range meddling {
		for what, do := range hands {
			t.Run(what, func(t *testing.T) {
				c := begin(t, 10)
				name := c.Name()
				do(t, name)
				left := contentsOf(name)
				for range 3 {
					if err := c.Play(c.book.Moves(c.Now(), nil)[0], nil); err != nil || c.Trouble() != nil {
						t.Fatal(err, c.Trouble())
					}
					again, err := Look(c.book, c.Name())
					if err != nil || *again.Now() != *c.Now() || len(again.Notes) > 0 {
						t.Fatalf("the last move is not in %s: %v, %q", c.Name(), err, again.Notes)
					}
				}
				news := c.News()
				switch {
				case becomes == "" && len(news) > 0:
					t.Errorf("it says %q", news)
				case becomes == "":
				case len(news) != 1 || !strings.Contains(news[0], becomes) || !strings.Contains(news[0], filepath.Base(name)) || !strings.Contains(news[0], filepath.Base(c.Name())):
					t.Errorf("it says %q", news)
				}
				if aside := becomes == "continues"; aside != (c.Name() != name) || aside && contentsOf(name) != left {
					t.Errorf("it is played in %s, and under its name lies another thing than was put there", c.Name())
				}
				if len(c.News()) > 0 {
					t.Error("it is told twice")
				}
				if again := reopen(t, closed(t, c)); *again.Now() != *c.Now() || again.ReadOnly() {
					t.Error("the campaign does not go on where it was left")
				}
			})
		}
	}
}

// A file that is removed after the last move is there again when the campaign is closed.
func TestFileRemovedBeforeTheEnd(t *testing.T) {
	c := begin(t, 10)
	must(t, os.Remove(c.Name()))
	closed(t, c)
	if len(c.News()) != 1 || read(t, c.Name()) != c.Text() {
		t.Error("the campaign is closed without its file")
	}
	looked := reopen(t, c)
	must(t, os.Remove(c.Name()))
	closed(t, looked)
	if _, err := os.Stat(c.Name()); err == nil {
		t.Error("a campaign in which nothing was played writes its file")
	}
}

// What is put in the way of a campaign again and again never costs a move.
func TestOthersMeddleAgainAndAgain(t *testing.T) {
	c := begin(t, 5)
	dir := filepath.Dir(c.Name())
	n := 0
	for _, hands := range meddling {
		for what, do := range hands {
			if strings.Contains(what, "folder") { // that takes away what was left aside before
				continue
			}
			n++
			do(t, c.Name())
			playOn(t, c, 1)
			if is, err := Look(c.book, c.Name()); err != nil || *is.Now() != *c.Now() || c.Trouble() != nil {
				t.Fatalf("%s: %v, %v", what, err, c.Trouble())
			}
			if filepath.Dir(c.Name()) != dir {
				t.Fatalf("it went on in %s", c.Name())
			}
		}
	}
	closed(t, c)
}

// While others change the file at every attempt to write, the campaign says that it is not saved, and is saved once they stop.
func TestFileChangesAllTheTime(t *testing.T) {
	c := begin(t, 3)
	c.disk = removingDisk{}
	must(t, os.Remove(c.Name()))
	playOn(t, c, 1)
	if c.Trouble() == nil || len(c.News()) > 0 {
		t.Error("nothing is said of a file that cannot be kept")
	}
	c.disk = realDisk{}
	c.Retry()
	if c.Trouble() != nil || read(t, c.Name()) != c.Text() {
		t.Errorf("once they stop it says %v", c.Trouble())
	}
	closed(t, c)
}

// removingDisk is a real disk on which every file that is opened is removed.
type removingDisk struct{ realDisk }

func (d removingDisk) Append(name string) (file, error) {
	f, err := d.realDisk.Append(name)
	os.Remove(name)
	return f, err
}

// One program plays a campaign, by whatever name it is opened and whatever becomes of the lock's file.
func TestOneProgramPlays(t *testing.T) {
	b := rulestest.Book(t)
	for what, other := range map[string]func(t *testing.T, name string) string{
		"by its name": func(_ *testing.T, name string) string { return name },
		"by another path": func(_ *testing.T, name string) string {
			return filepath.Dir(name) + "/./../" + filepath.Base(filepath.Dir(name)) + "/" + filepath.Base(name)
		},
		"through a link in another folder": func(t *testing.T, name string) string {
			link := filepath.Join(t.TempDir(), "another name.txt")
			must(t, os.Symlink(name, link))
			return link
		},
		"through a link to a link": func(t *testing.T, name string) string {
			dir := t.TempDir()
			must(t, os.Symlink(name, filepath.Join(dir, "a.txt")), os.Symlink("a.txt", filepath.Join(dir, "b.txt")))
			return filepath.Join(dir, "b.txt")
		},
		"through a link to its folder": func(t *testing.T, name string) string {
			link := filepath.Join(t.TempDir(), "folder")
			must(t, os.Symlink(filepath.Dir(name), link))
			return filepath.Join(link, filepath.Base(name))
		},
	} {
		for _, letters := range []int{1, 244, 251} {
			name := filepath.Join(t.TempDir(), strings.Repeat("n", letters)+extension)
			c, err := New(b, name, standard)
			must(t, err, c.Trouble())
			second, err := Open(b, other(t, name))
			must(t, err)
			if !second.ReadOnly() {
				t.Errorf("%s, a name of %d letters: two programs play it", what, letters)
			}
			closed(t, second)
			closed(t, c)
		}
	}
}

// Two that write all the same, since the lock of the first was deleted or since the file has two hard links, lose no move of either.
func TestTwoProgramsLoseNoMove(t *testing.T) {
	b := rulestest.Book(t)
	for what, other := range map[string]func(t *testing.T, name string) string{
		"the lock deleted": func(t *testing.T, name string) string {
			must(t, os.Remove(lockName(resolve(name))))
			return name
		},
		"a hard link": func(t *testing.T, name string) string {
			must(t, os.Link(name, name+" too.txt"))
			return name + " too.txt"
		},
	} {
		for _, first := range []bool{true, false} {
			c := begin(t, 4)
			second, err := Open(b, other(t, c.Name()))
			must(t, err)
			if second.ReadOnly() {
				t.Fatalf("%s: it is locked", what)
			}
			both := []*Campaign{c, second}
			if first {
				both = []*Campaign{second, c}
			}
			told := 0
			for range 4 {
				for _, one := range both {
					playOn(t, one, 1)
					told += len(one.News())
					is, err := Look(b, one.Name())
					if err != nil || *is.Now() != *one.Now() || one.Trouble() != nil {
						t.Fatalf("%s: a move is lost: %v, %v", what, err, one.Trouble())
					}
				}
			}
			if told != 1 || c.Name() == second.Name() {
				t.Errorf("%s: %d sentences, and they are played in %s and %s", what, told, c.Name(), second.Name())
			}
			closed(t, c)
			closed(t, second)
			for _, one := range both {
				if again := reopen(t, one); *again.Now() != *one.Now() {
					t.Errorf("%s: in the end a move is lost", what)
				}
			}
		}
	}
}

// In a folder that can be written to nothing is written without a lock, and the trouble names what is in the way.
func TestNoLockNoWriting(t *testing.T) {
	c := closed(t, begin(t, 4))
	text := read(t, c.Name())
	again := reopen(t, c)
	again.lock.release()
	must(t, os.Remove(lockName(again.path)), os.Mkdir(lockName(again.path), 0o777))
	playOn(t, again, 2)
	if again.Trouble() == nil || !strings.Contains(again.Trouble().Error(), filepath.Base(lockName(again.path))) || read(t, c.Name()) != text {
		t.Errorf("without a lock it says %v", again.Trouble())
	}
	must(t, os.Remove(lockName(again.path)))
	closed(t, again)
	if read(t, c.Name()) != again.Text() {
		t.Error("with a lock it is not written")
	}
}

// A link stays a link, and what it leads to is written, also where that does not exist yet.
func TestLinkStaysALink(t *testing.T) {
	b := rulestest.Book(t)
	for what, made := range map[string]bool{"to a campaign": true, "to nothing yet": false} {
		target, link := filepath.Join(t.TempDir(), "target.txt"), filepath.Join(t.TempDir(), "link.txt")
		must(t, os.Symlink(target, link))
		var c *Campaign
		var err error
		if made {
			first, err := New(b, target, standard)
			must(t, err)
			playOn(t, first, 5)
			closed(t, first)
			overwrite(t, target, strings.TrimSuffix(read(t, target), "\n")) // to be written anew
			c, err = Open(b, link)
			must(t, err)
		} else {
			c, err = New(b, link, standard)
		}
		must(t, err)
		playOn(t, c, 5)
		closed(t, c)
		if to, err := os.Readlink(link); err != nil || to != target || read(t, target) != c.Text() {
			t.Errorf("%s: the link leads to %q, %v", what, to, err)
		}
	}
}
