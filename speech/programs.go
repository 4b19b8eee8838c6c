//go:build !js

package speech

import (
	"os/exec"
	"runtime"
	"strings"
)

// program is a program of the system that speaks what it reads from its standard input.
type program struct {
	name string
	args []string
	hush []string // arguments that silence it where ending it is not enough; nil where it is
	// voices, if it is not nil, returns more arguments, those that choose a voice of the language, by what the program answers to asks.
	asks   []string
	voices func(answer string) []string
}

// language is that of all that is spoken: the voice is not that of the system's language.
const language = "en"

// programs returns those of an operating system, the best first.
func programs(system string) []program {
	switch system {
	case "windows":
		return []program{{name: "powershell", args: []string{"-NoProfile", "-NonInteractive", "-Command",
			"[Console]::InputEncoding = [Text.Encoding]::UTF8; Add-Type -AssemblyName System.Speech; " +
				"$voice = New-Object System.Speech.Synthesis.SpeechSynthesizer; " +
				"$of = $voice.GetInstalledVoices() | Where-Object { $_.Enabled -and $_.VoiceInfo.Culture.TwoLetterISOLanguageName -eq '" + language + "' } | Select-Object -First 1; " +
				"if ($of) { $voice.SelectVoice($of.VoiceInfo.Name) }; $voice.Speak([Console]::In.ReadToEnd())"}}}
	case "darwin":
		return []program{{name: "say", args: []string{"-f", "-"}, asks: []string{"-v", "?"}, voices: sayVoice}}
	}
	return []program{
		// Another program speaks for it.
		{name: "spd-say", args: []string{"--wait", "--language", language, "--pipe-mode"}, hush: []string{"--cancel"}},
		{name: "espeak-ng", args: []string{"-v", language, "--stdin"}},
		{name: "espeak", args: []string{"-v", language, "--stdin"}},
	}
}

// System returns the voice of this system, or nil if it has none.
func System() Voice {
	for _, p := range programs(runtime.GOOS) {
		if path, err := exec.LookPath(p.name); err == nil {
			p.name = path
			if p.voices != nil {
				answer, _ := exec.Command(path, p.asks...).Output() // without one the voice is that of the system
				p.args = append(p.args, p.voices(string(answer))...)
			}
			return &speaker{program: p}
		}
	}
	return nil
}

// sayVoice chooses a voice of the language by the list that say gives: a name, a locale and a sample in each line.
func sayVoice(list string) []string {
	for line := range strings.Lines(list) {
		said, _, _ := strings.Cut(line, "#")
		words := strings.Fields(said)
		if n := len(words) - 1; n > 0 && strings.HasPrefix(words[n], language+"_") {
			return []string{"-v", strings.Join(words[:n], " ")}
		}
	}
	return nil
}

// speaker speaks by a program that runs only as long as it speaks.
type speaker struct {
	program
	running *exec.Cmd
	ended   chan struct{} // closed when running has ended
}

func (s *speaker) Speak(text string) {
	s.Hush()
	cmd := exec.Command(s.name, s.args...)
	cmd.Stdin = strings.NewReader(text)
	hideWindow(cmd)
	if cmd.Start() != nil {
		return // silence is all there can be
	}
	s.running, s.ended = cmd, make(chan struct{})
	go func(ended chan struct{}) {
		_ = cmd.Wait()
		close(ended)
	}(s.ended)
}

func (s *speaker) Hush() {
	if s.running == nil {
		return
	}
	select {
	case <-s.ended:
	default:
		_ = s.running.Process.Kill()
		<-s.ended
		if s.hush != nil {
			_ = exec.Command(s.name, s.hush...).Run()
		}
	}
	s.running = nil
}
