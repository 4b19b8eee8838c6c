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
	for end := time.Now().Add(time.Minute); ; time.Sleep(5 * time.Millisecond) {
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
	for end := time.Now().Add(time.Minute); syscall.Kill(n, 0) == nil; time.Sleep(5 * time.Millisecond) {
		if time.Now().After(end) {
			t.Fatalf("process %d is left", n)
		}
	}
}

// Each program gets its arguments, and what is said by its standard input: no text can be taken for an option or for a script.
func TestProgramsOfEachSystem(t *testing.T) {
	const say = "--wait $(exit) 'Keel' \"2\" body.\nDone."
	for _, c := range []struct{ system, name, args, hush string }{
		{"linux", "spd-say", "--wait\n--language\nen\n--pipe-mode\n", "--cancel"},
		{"linux", "espeak-ng", "-v\nen\n--stdin\n", ""},
		{"linux", "espeak", "-v\nen\n--stdin\n", ""},
		{"darwin", "say", "-f\n-\n", ""},
		{"windows", "powershell", "-NoProfile\n-NonInteractive\n-Command\n[Console]::InputEncoding = [Text.Encoding]::UTF8; " +
			"Add-Type -AssemblyName System.Speech; $voice = New-Object System.Speech.Synthesis.SpeechSynthesizer; " +
			"$of = $voice.GetInstalledVoices() | Where-Object { $_.Enabled -and $_.VoiceInfo.Culture.TwoLetterISOLanguageName -eq 'en' } | Select-Object -First 1; " +
			"if ($of) { $voice.SelectVoice($of.VoiceInfo.Name) }; $voice.Speak([Console]::In.ReadToEnd())\n", ""},
	} {
		folder := fake(t, c.name, `printf '%s\n' "$@" >args; /bin/cat >heard; echo done >ended`+"\n")
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
		v := &speaker{program: all[at]}
		v.Speak(say)
		wait(t, filepath.Join(folder, "ended"), "done")
		if heard := wait(t, filepath.Join(folder, "heard"), "Done."); heard != say {
			t.Errorf("%s hears %q", c.name, heard)
		}
		if args := wait(t, filepath.Join(folder, "args"), "\n"); args != c.args {
			t.Errorf("%s is given %q", c.name, args)
		}
		<-v.ended
	}
}

// On macOS the voice is the first of the language that there is, whatever else is installed; without one it is the system's.
func TestVoiceOfSay(t *testing.T) {
	for list, want := range map[string]string{
		"Anna                de_DE    # Hallo! Ich heiße Anna.\nAlex                en_US    # Hello!\nDaniel              en_GB    # Hello!\n": "-v Alex",
		"Eddy (German (Germany)) de_DE # Hallo!\nEddy (English (UK)) en_GB    # Hello, en_US!\n":                                                "-v Eddy (English (UK))",
		"Anna                de_DE    # en_US\n": "",
		"":                                       "",
	} {
		if is := strings.Join(sayVoice(list), " "); is != want {
			t.Errorf("of %q it chooses %q", list, is)
		}
	}
}
