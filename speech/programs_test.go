//go:build linux

package speech

import (
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"syscall"
	"testing"
	"time"
)

// patience is how long a program may take to do anything, on however busy a machine.
const patience = 2 * time.Minute

// fake puts a program of a name on the path, alone, and returns the folder that it lies and writes in.
func fake(t *testing.T, name, script string) string {
	t.Helper()
	folder := t.TempDir()
	if err := os.WriteFile(filepath.Join(folder, name), []byte("#!/bin/sh\ncd "+folder+"\n"+script), 0o777); err != nil {
		t.Fatal(err)
	}
	t.Setenv("PATH", folder)
	return folder
}

// wait waits until a file holds some words.
func wait(t *testing.T, file, words string) string {
	t.Helper()
	for end := time.Now().Add(patience); ; time.Sleep(5 * time.Millisecond) {
		text, _ := os.ReadFile(file)
		if strings.Contains(string(text), words) {
			return string(text)
		}
		if time.Now().After(end) {
			t.Fatalf("%s holds %q, and never %q", file, text, words)
		}
	}
}

func TestSystemWithoutVoice(t *testing.T) {
	t.Setenv("PATH", t.TempDir())
	if v := System(); v != nil {
		t.Errorf("a system without a voice has %v", v)
	}
}

// What is spoken reaches the program whole, even if it begins as an option does. It ends by itself and is reaped.
func TestSpeaks(t *testing.T) {
	const say = "-q Keel, 2 body.\nPress Done."
	folder := fake(t, "espeak-ng", "echo $$ >pid; /bin/cat >heard; echo done >>pid\n")
	v := System()
	v.Speak(say)
	pid, _, _ := strings.Cut(wait(t, filepath.Join(folder, "pid"), "done"), "\n")
	if heard := wait(t, filepath.Join(folder, "heard"), "Done."); heard != say {
		t.Errorf("it hears %q", heard)
	}
	gone(t, pid)
	v.Hush()
}

// The next text cuts the last one short, and silence leaves no process.
func TestHushLeavesNoProcess(t *testing.T) {
	folder := fake(t, "spd-say", "case $1 in --cancel) echo cancelled >>pids;; *) echo $$ >>pids; exec /bin/sleep 600;; esac\n")
	file := filepath.Join(folder, "pids")
	v := System()
	v.Speak("one")
	one := strings.TrimSpace(wait(t, file, "\n"))
	v.Speak("two")
	gone(t, one)
	lines := strings.Fields(wait(t, file, "cancelled\n"))
	for len(lines) < 3 {
		lines = strings.Fields(wait(t, file, "cancelled\n"))
	}
	v.Hush()
	gone(t, lines[2])
	v.Hush()
}

// gone waits until a process is gone.
func gone(t *testing.T, pid string) {
	t.Helper()
	n, err := strconv.Atoi(pid)
	if err != nil {
		t.Fatal(err)
	}
	for end := time.Now().Add(patience); syscall.Kill(n, 0) == nil; time.Sleep(5 * time.Millisecond) {
		if time.Now().After(end) {
			t.Fatalf("process %d is left", n)
		}
	}
}

// Each program gets its arguments, and what is said by its standard input: no text can be taken for an option or for a script.
func TestProgramsOfEachSystem(t *testing.T) {
	const say = "--wait $(exit) 'Keel' \"2\" body.\nDone."
	const script = "-NoProfile\n-NonInteractive\n-Command\n[Console]::InputEncoding = [Text.Encoding]::UTF8; [Console]::OutputEncoding = [Text.Encoding]::UTF8; " +
		"Add-Type -AssemblyName System.Speech; $voice = New-Object System.Speech.Synthesis.SpeechSynthesizer; " +
		"$of = $voice.GetInstalledVoices() | Where-Object { $_.Enabled -and $_.VoiceInfo.Culture.TwoLetterISOLanguageName -eq 'en' }; " +
		"$named = $of | Where-Object { $_.VoiceInfo.Name -eq $env:SIXWINTERS_VOICE }; if ($named) { $of = $named }; " +
		"if ($of) { $voice.SelectVoice(@($of)[0].VoiceInfo.Name) }; $voice.Rate = "
	const read = "; $voice.Speak([Console]::In.ReadToEnd())\n"
	odd := Sound{Name: "O'Neil $(exit)", Rate: VeryFast}
	for _, c := range []struct {
		system, name string
		as           Sound
		args, hush   string
	}{
		{"linux", "spd-say", Sound{}, "--wait\n--language\nen\n--rate\n0\n--pipe-mode\n", "--cancel"},
		{"linux", "spd-say", odd, "--wait\n--language\nen\n--rate\n80\n--pipe-mode\n--synthesis-voice\nO'Neil $(exit)\n", "--cancel"},
		{"linux", "espeak-ng", Sound{}, "-v\nen\n-s\n175\n--stdin\n", ""},
		{"linux", "espeak-ng", Sound{Name: "en-us", Rate: Slow}, "-v\nen-us\n-s\n130\n--stdin\n", ""},
		{"linux", "espeak", Sound{Rate: Fast}, "-v\nen\n-s\n240\n--stdin\n", ""},
		{"darwin", "say", Sound{}, "-f\n-\n-r\n175\n", ""},
		{"darwin", "say", odd, "-f\n-\n-r\n320\n-v\nO'Neil $(exit)\n", ""},
		{"windows", "powershell", Sound{}, script + "0" + read, ""},
		{"windows", "powershell", odd, script + "6" + read, ""},
	} {
		folder := fake(t, c.name, `printf '%s\n' "$@" >args; echo "$SIXWINTERS_VOICE" >named; /bin/cat >heard; echo done >ended`+"\n")
		all := programs(c.system)
		at := slices.IndexFunc(all, func(p program) bool { return p.name == c.name })
		if at < 0 {
			t.Errorf("%s has no %s", c.system, c.name)
			continue
		}
		if hush := strings.Join(all[at].hush, " "); hush != c.hush {
			t.Errorf("%s is silenced by %q", c.name, hush)
		}
		all[at].name = filepath.Join(folder, c.name)
		v := &speaker{program: all[at], names: []string{c.as.Name}, asked: true}
		v.Sounds(c.as)
		v.Speak(say)
		wait(t, filepath.Join(folder, "ended"), "done")
		if heard := wait(t, filepath.Join(folder, "heard"), "Done."); heard != say {
			t.Errorf("%s hears %q", c.name, heard)
		}
		if args := wait(t, filepath.Join(folder, "args"), "\n"); args != c.args {
			t.Errorf("%s is given %q", c.name, args)
		}
		if named := wait(t, filepath.Join(folder, "named"), "\n"); named != c.as.Name+"\n" {
			t.Errorf("%s is told of the voice %q", c.name, named)
		}
		<-v.speaking.ended
	}
}

// What is said after something waits until that has been said; another text ends both.
func TestThenWaits(t *testing.T) {
	folder := fake(t, "espeak-ng", "/bin/cat >>heard; echo . >>heard; while ! [ -e go ]; do /bin/sleep 0.01; done\n")
	heard := filepath.Join(folder, "heard")
	v := System()
	v.Then("one")
	v.Then("two")
	v.Then("three")
	if said := wait(t, heard, "one."); said != "one.\n" {
		t.Errorf("it says %q at once", said)
	}
	if err := os.WriteFile(filepath.Join(folder, "go"), nil, 0o666); err != nil {
		t.Fatal(err)
	}
	if said := wait(t, heard, "three."); said != "one.\ntwo.\nthree.\n" {
		t.Errorf("it says %q", said)
	}
	if err := os.Remove(filepath.Join(folder, "go")); err != nil {
		t.Fatal(err)
	}
	v.Speak("four")
	wait(t, heard, "four.")
	v.Then("never")
	v.Hush()
	v.Speak("five")
	if said := wait(t, heard, "five."); strings.Contains(said, "never") {
		t.Errorf("it says %q", said)
	}
	v.Hush()
}

// The English voices are those of each program's own list, whatever else is installed.
func TestNamesOfVoices(t *testing.T) {
	for _, c := range []struct {
		system, name, list string
		want               []string
	}{
		{"darwin", "say", "Anna                de_DE    # Hallo! Ich heiße Anna.\nAlex                en_US    # Hello!\nDaniel              en_GB    # Hello!\n", []string{"Alex", "Daniel"}},
		{"darwin", "say", "Eddy (German (Germany)) de_DE # Hallo!\nEddy (English (UK)) en_GB    # Hello, en_US!\n", []string{"Eddy (English (UK))"}},
		{"darwin", "say", "Anna                de_DE    # en_US\n", nil},
		{"linux", "espeak-ng", "Pty Language       Age/Gender VoiceName          File                 Other Languages\n" +
			" 5  en-gb           --/M      English_(Great_Britain) gmw/en            (en 2)\n 2  en-us           --/M      English_(America) gmw/en-US            (en 3)\n", []string{"en-gb", "en-us"}},
		{"linux", "spd-say", "                     NAME                  LANGUAGE         VARIANT\n" +
			"                German               de                none\nEnglish (Great Britain)            en-gb                none\nEnglish (Great Britain)+Alex            en-gb                Alex\n" +
			"Enga            enq                none\n", []string{"English (Great Britain)"}},
		{"windows", "powershell", "Microsoft Zira Desktop\r\nMicrosoft Hazel\r\n", []string{"Microsoft Zira Desktop", "Microsoft Hazel"}},
		{"windows", "powershell", "", nil},
	} {
		all := programs(c.system)
		p := all[slices.IndexFunc(all, func(p program) bool { return p.name == c.name })]
		if is := p.lists(c.list); !slices.Equal(is, c.want) {
			t.Errorf("of %q it knows %q", c.list, is)
		}
	}
}

// A voice is asked for its names once.
func TestNamesAreAskedOnce(t *testing.T) {
	folder := fake(t, "espeak-ng", `echo "$@" >>args; echo " 2  en-us  --/M  English_(America) gmw/en-US"`+"\n")
	v := System()
	for range 2 {
		if names := v.Names(); !slices.Equal(names, []string{"en-us"}) {
			t.Errorf("it has %q", names)
		}
	}
	if asked := wait(t, filepath.Join(folder, "args"), "\n"); asked != "--voices=en\n" {
		t.Errorf("it is asked %q", asked)
	}
}

// A voice that was chosen for another program, or was removed since, does not leave the game silent: the usual one speaks.
func TestVoiceThatIsGone(t *testing.T) {
	for _, c := range []struct{ system, name, list, want string }{
		{"linux", "espeak-ng", " 2  en-us  --/M  English_(America) gmw/en-US", "-v en -s 175 --stdin"},
		{"darwin", "say", "Alex  en_US  # Hello!", "-f - -r 175 -v Alex"},
	} {
		folder := fake(t, c.name, `case "$*" in --voices=en|"-v ?") echo "`+c.list+`";; *) echo "$@" >args;; esac`+"\n")
		all := programs(c.system)
		p := all[slices.IndexFunc(all, func(p program) bool { return p.name == c.name })]
		p.name = filepath.Join(folder, c.name)
		v := &speaker{program: p}
		if c.system == "darwin" {
			v.usual = v.Names()[0]
		}
		v.Sounds(Sound{Name: "English (America)"})
		v.Speak("Keel")
		if args := wait(t, filepath.Join(folder, "args"), "\n"); args != c.want+"\n" {
			t.Errorf("%s is given %q", c.name, args)
		}
		v.Hush()
	}
}
