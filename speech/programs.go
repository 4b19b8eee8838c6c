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
}

// programs returns those of an operating system, the best first.
func programs(system string) []program {
	switch system {
	case "windows":
		return []program{{name: "powershell", args: []string{"-NoProfile", "-NonInteractive", "-Command",
			"[Console]::InputEncoding = [Text.Encoding]::UTF8; Add-Type -AssemblyName System.Speech; " +
				"(New-Object System.Speech.Synthesis.SpeechSynthesizer).Speak([Console]::In.ReadToEnd())"}}}
	case "darwin":
		return []program{{name: "say", args: []string{"-f", "-"}}}
	}
	return []program{
		// Another program speaks for it.
		{name: "spd-say", args: []string{"--wait", "--pipe-mode"}, hush: []string{"--cancel"}},
		{name: "espeak-ng", args: []string{"--stdin"}},
		{name: "espeak", args: []string{"--stdin"}},
	}
}

// System returns the voice of this system, or nil if it has none.
func System() Voice {
	for _, p := range programs(runtime.GOOS) {
		if path, err := exec.LookPath(p.name); err == nil {
			p.name = path
			return &speaker{program: p}
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
