package settings

import (
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// fileOf is a file that says something, with what the command line says, and the settings that are read from it.
func fileOf(t *testing.T, say string, said Said) (*File, Settings) {
	t.Helper()
	f := &File{Name: filepath.Join(t.TempDir(), "settings.toml"), Said: said}
	if say != "" {
		write(t, f.Name, say)
	}
	return f, f.Read()
}

// write writes a file.
func write(t *testing.T, file, text string) {
	t.Helper()
	if err := os.WriteFile(file, []byte(text), 0o666); err != nil {
		t.Fatal(err)
	}
}

// inFile is what a file says.
func inFile(t *testing.T, f *File) Settings {
	t.Helper()
	s, err := Read(f.Name)
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// What the command line says is in effect and never written, until the players set the same thing.
func TestCommandLineWins(t *testing.T) {
	f, s := fileOf(t, "speed = \"slow\"\nscale = 125\n", Said{Speed: "off", Scale: 150, Theme: "high-contrast"})
	if s.Speed != "off" || s.Scale != 150 || s.Theme != "high-contrast" {
		t.Errorf("in effect are %v", s)
	}
	s.Mute = true
	f.Save(s)
	if is := inFile(t, f); is.Speed != "slow" || is.Scale != 125 || is.Theme != "chronicle" || !is.Mute {
		t.Errorf("the file has %v", is)
	}
	write(t, f.Name, "speed = \"normal\"\nvolume = 3\n")
	s, news := f.Reread(s)
	if !news || s.Speed != "off" || s.Scale != 150 || s.Volume != 3 {
		t.Errorf("after the file has changed, in effect are %v, and there are news: %t", s, news)
	}
	if again, news := f.Reread(s); news || again.Volume != s.Volume {
		t.Errorf("what has not changed brings news: %t, %v", news, again)
	}
	s.Speed = "fast"
	f.Save(s)
	if is := inFile(t, f); is.Speed != "fast" || is.Scale != 100 || f.Said.Speed != "" {
		t.Errorf("after the speed was set, the file has %v, and the command line says %v", is, f.Said)
	}
}

// A file that cannot be understood is named, changes nothing while the program runs, and is not lost.
func TestFileThatCannotBeUnderstood(t *testing.T) {
	const broken = "speed = slow\n"
	f, s := fileOf(t, broken, Said{})
	if f.Trouble == nil || !strings.Contains(f.Trouble.Error(), f.Name) {
		t.Fatalf("the trouble is %v", f.Trouble)
	}
	s.Mute = true
	f.Save(s)
	if f.Trouble != nil || !inFile(t, f).Mute {
		t.Errorf("the settings are not written: %v", f.Trouble)
	}
	if old, err := os.ReadFile(f.Name + ".old"); err != nil || string(old) != broken {
		t.Errorf("of the file there is left %q, %v", old, err)
	}
	// What the game itself has written takes its place not even where that could not be written in between.
	inTheWay := f.Name
	if err := errors.Join(os.Remove(f.Name), os.MkdirAll(filepath.Join(inTheWay, "folder"), 0o777)); err != nil {
		t.Fatal(err)
	}
	s.Volume = 1
	if f.Save(s); f.Trouble == nil {
		t.Error("nothing is said of settings that cannot be written")
	}
	if err := os.RemoveAll(inTheWay); err != nil {
		t.Fatal(err)
	}
	f.Save(s)
	if old, err := os.ReadFile(f.Name + ".old"); f.Trouble != nil || err != nil || string(old) != broken {
		t.Errorf("then there is left %q, %v, and the trouble is %v", old, err, f.Trouble)
	}
	write(t, f.Name, broken)
	if now, news := f.Reread(s); f.Trouble == nil || !news || !now.Mute {
		t.Errorf("half a file changes the settings to %v, and the trouble is %v", now, f.Trouble)
	}
}

// A file that cannot be read any more changes nothing either.
func TestFileThatCannotBeRead(t *testing.T) {
	f, s := fileOf(t, "mute = true\n", Said{})
	if err := os.Remove(f.Name); err != nil {
		t.Fatal(err)
	}
	if err := os.Mkdir(f.Name, 0o777); err != nil {
		t.Fatal(err)
	}
	if now, news := f.Reread(s); f.Trouble == nil || !news || !now.Mute {
		t.Errorf("it changes the settings to %v, and the trouble is %v", now, f.Trouble)
	}
}

// Settings that cannot be written are said to be so; those that are kept nowhere never are.
func TestSettingsThatCannotBeWritten(t *testing.T) {
	for name, trouble := range map[string]bool{filepath.Join(os.DevNull, "settings.toml"): true, "": false} {
		f := &File{Name: name}
		s := Default()
		s.Mute = true
		if f.Save(s); (f.Trouble != nil) != trouble {
			t.Errorf("in %q it is said: %v", name, f.Trouble)
		}
	}
}

// A file that is a link stays one: what it leads to is written, in a folder of its own or through another link.
func TestSettingsThatAreALink(t *testing.T) {
	for _, links := range []int{1, 2} {
		target := filepath.Join(t.TempDir(), "mine.toml")
		write(t, target, "volume = 3\n")
		to := target
		for range links {
			link := filepath.Join(t.TempDir(), "settings.toml")
			if err := os.Symlink(to, link); err != nil {
				t.Fatal(err)
			}
			to = link
		}
		f := &File{Name: to}
		s := f.Read()
		s.Mute = true
		f.Save(s)
		info, err := os.Lstat(to)
		if err != nil || info.Mode()&os.ModeSymlink == 0 {
			t.Errorf("through %d links: it is a link no more: %v", links, err)
		}
		if is := inFile(t, &File{Name: target}); !is.Mute || is.Volume != 3 || f.Trouble != nil {
			t.Errorf("through %d links: the file has %v: %v", links, is, f.Trouble)
		}
	}
}
