//go:build unix

package saves

import (
	"net"
	"os"
	"path/filepath"
	"strings"
	"syscall"
	"testing"

	"sixwinters/rules/rulestest"
)

// A name in the folder of campaigns may lead to anything: the list leaves out what is no file, and who names it is told what it is.
// Neither waits for it, nor reads more than a campaign can have.
func TestOnlyRegularFilesAreRead(t *testing.T) {
	f, files := folderOf(t, 5)
	b := rulestest.Book(t)
	at := func(name string) string { return f.File(name) }
	must(t,
		syscall.Mkfifo(at("pipe"), 0o666),
		os.Symlink(at("pipe"), at("a link to a pipe")),
		os.Symlink("/dev/zero", at("zero")),
		os.Symlink(at("loop"), at("loop")),
		os.Symlink(at("nowhere"), at("a link to nothing")),
		os.Mkdir(at("folder"), 0o777),
		os.Symlink(files[0], at("a link to a campaign")),
	)
	socket, err := net.Listen("unix", at("socket"))
	must(t, err)
	defer socket.Close()
	overwrite(t, at("huge"), "six winters campaign 5\n")
	must(t, os.Truncate(at("huge"), mostBytes+1)) // takes no room on the disk

	for name, says := range map[string]string{
		"pipe": "a pipe", "a link to a pipe": "a pipe", "zero": "a device", "folder": "a folder", "socket": "a socket", "huge": "16 MB", "loop": "too many",
		"a link to nothing": "no such file",
	} {
		for how, open := range map[string]func() error{
			"opened":     func() error { _, err := Open(b, at(name)); return err },
			"looked at":  func() error { _, err := Look(b, at(name)); return err },
			"read":       func() error { _, err := Read(at(name)); return err },
			"duplicated": func() error { _, err := f.Duplicate(at(name)); return err },
			"listed":     func() error { return f.Entry(b, at(name)).Trouble },
		} {
			err := open()
			if err == nil || !strings.Contains(err.Error(), says) || !strings.Contains(err.Error(), name) || strings.Contains(err.Error(), "\n") {
				t.Errorf("%s, %s: it says %v", name, how, err)
			}
		}
		if name != "a link to nothing" && name != "loop" { // where nothing is, a campaign may begin
			if _, err := New(b, at(name), standard); err == nil {
				t.Errorf("%s: a campaign begins there", name)
			}
		}
	}
	listed := map[string]bool{}
	for _, e := range looked(f, b) {
		listed[e.Name] = true
	}
	if !listed["a link to a campaign"] || !listed[NameOf(files[0])] || !listed["huge"] || len(listed) != 3 {
		t.Errorf("listed are %v", listed)
	}
}

// What stands in the way of backups and copies does not hold up a campaign either.
func TestPipesAmongTheBackups(t *testing.T) {
	c := closed(t, begin(t, 10))
	must(t, os.MkdirAll(filepath.Dir(backupName(c.Name(), 1)), 0o777))
	for i := range backups {
		must(t, syscall.Mkfifo(backupName(c.Name(), i+1), 0o666))
	}
	must(t, syscall.Mkfifo(c.Name()+".new", 0o666))
	text := read(t, c.Name())
	overwrite(t, c.Name(), text[:len(text)-3])
	again := reopen(t, c)
	playOn(t, again, 3)
	closed(t, again)
	if read(t, c.Name()) != again.Text() {
		t.Error("the campaign is not written")
	}
	// A pipe that takes the campaign's place while it is played stays there.
	again = reopen(t, c)
	playOn(t, again, 1)
	must(t, os.Remove(c.Name()), syscall.Mkfifo(c.Name(), 0o666))
	playOn(t, again, 1)
	if news := again.News(); len(news) != 1 || again.Name() == c.Name() || read(t, again.Name()) != again.Text() {
		t.Errorf("it says %q and is in %s", news, again.Name())
	}
	closed(t, again)
}
