//go:build !js

package speech

import (
	"cmp"
	"os"
	"os/exec"
	"runtime"
	"slices"
	"strings"
	"sync"
)

// program is a program of the system that speaks what it reads from its standard input.
type program struct {
	name  string
	args  func(Sound) []string
	hush  []string // arguments that silence it where ending it is not enough; nil where it is
	asks  []string // arguments by which it lists its voices
	lists func(answer string) []string
	knows bool // it speaks with the voices that it lists alone, and not at all with another one
}

// language is that of all that is spoken: the voice is not that of the system's language.
const language = "en"

// voiceVar is the environment variable that hands the name of a voice to a script, in which it must not be written.
const voiceVar = "SIXWINTERS_VOICE"

// programs returns those of an operating system, the best first.
func programs(system string) []program {
	switch system {
	case "windows":
		const begin = "[Console]::InputEncoding = [Text.Encoding]::UTF8; [Console]::OutputEncoding = [Text.Encoding]::UTF8; " +
			"Add-Type -AssemblyName System.Speech; $voice = New-Object System.Speech.Synthesis.SpeechSynthesizer; " +
			"$of = $voice.GetInstalledVoices() | Where-Object { $_.Enabled -and $_.VoiceInfo.Culture.TwoLetterISOLanguageName -eq '" + language + "' }; "
		script := []string{"-NoProfile", "-NonInteractive", "-Command"}
		return []program{{
			name: "powershell",
			args: func(s Sound) []string {
				return append(slices.Clone(script), begin+"$named = $of | Where-Object { $_.VoiceInfo.Name -eq $env:"+voiceVar+" }; if ($named) { $of = $named }; "+
					"if ($of) { $voice.SelectVoice(@($of)[0].VoiceInfo.Name) }; $voice.Rate = "+at(s.Rate, [4]string{"-3", "0", "3", "6"})+
					"; $voice.Speak([Console]::In.ReadToEnd())")
			},
			asks: append(slices.Clone(script), begin+"$of | ForEach-Object { $_.VoiceInfo.Name }"), lists: lines,
		}}
	case "darwin":
		return []program{{
			name: "say",
			args: func(s Sound) []string {
				args := []string{"-f", "-", "-r", at(s.Rate, [4]string{"130", "175", "240", "320"})}
				if s.Name != "" {
					args = append(args, "-v", s.Name)
				}
				return args
			},
			asks: []string{"-v", "?"}, lists: sayVoices, knows: true,
		}}
	}
	espeak := func(s Sound) []string {
		return []string{"-v", cmp.Or(s.Name, language), "-s", at(s.Rate, [4]string{"130", "175", "240", "320"}), "--stdin"}
	}
	return []program{
		// Another program speaks for it.
		{
			name: "spd-say", hush: []string{"--cancel"},
			args: func(s Sound) []string {
				args := []string{"--wait", "--language", language, "--rate", at(s.Rate, [4]string{"-40", "0", "40", "80"}), "--pipe-mode"}
				if s.Name != "" {
					args = append(args, "--synthesis-voice", s.Name)
				}
				return args
			},
			asks: []string{"--list-synthesis-voices"}, lists: dispatched,
		},
		{name: "espeak-ng", args: espeak, asks: []string{"--voices=" + language}, lists: espeakVoices, knows: true},
		{name: "espeak", args: espeak, asks: []string{"--voices=" + language}, lists: espeakVoices, knows: true},
	}
}

// System returns the voice of this system, or nil if it has none.
func System() Voice {
	for _, p := range programs(runtime.GOOS) {
		if path, err := exec.LookPath(p.name); err == nil {
			s := &speaker{program: p}
			s.name = path
			if p.name == "say" && len(s.Names()) > 0 { // it takes no language
				s.usual = s.Names()[0]
			}
			return s
		}
	}
	return nil
}

// lines returns the lines of an answer.
func lines(answer string) (names []string) {
	for line := range strings.Lines(answer) {
		if line = strings.TrimSpace(line); line != "" {
			names = append(names, line)
		}
	}
	return names
}

// sayVoices returns the voices of the language in the list of say: a name, a locale and a sample in each line.
func sayVoices(answer string) (names []string) {
	for _, line := range lines(answer) {
		said, _, _ := strings.Cut(line, "#")
		words := strings.Fields(said)
		if n := len(words) - 1; n > 0 && strings.HasPrefix(words[n], language+"_") {
			names = append(names, strings.Join(words[:n], " "))
		}
	}
	return names
}

// espeakVoices returns the voices in the list of eSpeak, each by its language: below a heading a priority, a language, and more.
func espeakVoices(answer string) (names []string) {
	for _, line := range lines(answer) {
		if words := strings.Fields(line); len(words) > 3 && (words[1] == language || strings.HasPrefix(words[1], language+"-")) {
			names = append(names, words[1])
		}
	}
	return names
}

// dispatched returns the voices of the language in the list of speech-dispatcher: a name, a language and a variant in each line. Variants
// are left out: there are some hundred.
func dispatched(answer string) (names []string) {
	for _, line := range lines(answer) {
		words := strings.Fields(line)
		n := len(words) - 2
		if n > 0 && words[n+1] == "none" && (words[n] == language || strings.HasPrefix(words[n], language+"-")) {
			names = append(names, strings.Join(words[:n], " "))
		}
	}
	return names
}

// speaker speaks by a program that runs only as long as it speaks.
type speaker struct {
	program
	sound Sound
	usual string // the voice if none is named
	names []string
	asked bool // names are known

	speaking *utterance // nil before the first text
}

// utterance is a text that is spoken, and those after it.
type utterance struct {
	lock    sync.Mutex
	next    []*exec.Cmd
	running *exec.Cmd // nil once all has been spoken
	hushed  bool
	ended   chan struct{} // closed when nothing runs any more
}

func (s *speaker) Sounds(as Sound) { s.sound = as }

func (s *speaker) Names() []string {
	if !s.asked {
		s.asked = true
		answer, _ := s.command(s.asks).Output() // without one there are no names to choose
		s.names = s.lists(string(answer))
	}
	return s.names
}

func (s *speaker) Speak(text string) {
	s.Hush()
	u := &utterance{running: s.says(text), ended: make(chan struct{})}
	if u.running.Start() != nil {
		return // silence is all there can be
	}
	s.speaking = u
	go u.run(u.running)
}

func (s *speaker) Then(text string) {
	if s.speaking == nil || !s.speaking.add(s.says(text)) {
		s.Speak(text)
	}
}

// says returns the command that speaks a text.
func (s *speaker) says(text string) *exec.Cmd {
	sound := s.sound
	if s.knows && sound.Name != "" && !slices.Contains(s.Names(), sound.Name) { // such as one of another program, or one that was removed
		sound.Name = ""
	}
	sound.Name = cmp.Or(sound.Name, s.usual)
	cmd := s.command(s.args(sound))
	cmd.Stdin = strings.NewReader(text)
	cmd.Env = append(os.Environ(), voiceVar+"="+sound.Name)
	return cmd
}

func (s *speaker) command(args []string) *exec.Cmd {
	cmd := exec.Command(s.name, args...)
	hideWindow(cmd)
	return cmd
}

// add adds a command, unless all has been spoken.
func (u *utterance) add(cmd *exec.Cmd) bool {
	u.lock.Lock()
	defer u.lock.Unlock()
	if u.running == nil {
		return false
	}
	u.next = append(u.next, cmd)
	return true
}

// run waits for one command after the other.
func (u *utterance) run(cmd *exec.Cmd) {
	defer close(u.ended)
	for cmd != nil {
		_ = cmd.Wait()
		cmd = u.begin()
	}
}

// begin begins the next command; nil if there is none.
func (u *utterance) begin() *exec.Cmd {
	u.lock.Lock()
	defer u.lock.Unlock()
	u.running = nil
	for len(u.next) > 0 && !u.hushed {
		cmd := u.next[0]
		if u.next = u.next[1:]; cmd.Start() == nil {
			u.running = cmd
			return cmd
		}
	}
	return nil
}

// hush ends what is spoken, and reports whether anything was.
func (u *utterance) hush() bool {
	u.lock.Lock()
	u.hushed = true
	running := u.running
	if running != nil {
		_ = running.Process.Kill()
	}
	u.lock.Unlock()
	<-u.ended
	return running != nil
}

func (s *speaker) Hush() {
	if s.speaking == nil {
		return
	}
	if s.speaking.hush() && s.hush != nil {
		_ = s.command(s.hush).Run()
	}
	s.speaking = nil
}
