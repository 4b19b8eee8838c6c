package sound

import (
	"bytes"
	"fmt"
	"io"
	"slices"

	// Ebitengine's own audio package ends the game where there is no sound device; the library below it says so.
	"github.com/ebitengine/oto/v3"
)

// mostVoices is the number of sounds that play at once; further ones are left out.
const mostVoices = 12

// speaker is the sound device of this machine.
type speaker struct {
	context *oto.Context
	failed  error
	playing []*oto.Player
}

// openDevice opens the device of this machine and waits until it is ready.
func openDevice() device {
	hushLibrary()
	context, ready, err := oto.NewContext(&oto.NewContextOptions{SampleRate: rate, ChannelCount: 1, Format: oto.FormatFloat32LE})
	if err != nil {
		return &speaker{failed: err}
	}
	<-ready
	return &speaker{context: context}
}

func (s *speaker) trouble() error {
	err := s.failed
	if err == nil {
		err = s.context.Err()
	}
	if err == nil {
		return nil
	}
	return fmt.Errorf("there is no sound: no sound device can be used (%w)", err)
}

func (s *speaker) play(samples []byte, volume float64) {
	s.playing = slices.DeleteFunc(s.playing, func(p *oto.Player) bool { return !p.IsPlaying() })
	if len(s.playing) == mostVoices {
		return
	}
	p := s.context.NewPlayer(bytes.NewReader(samples))
	p.SetVolume(volume)
	p.Play()
	s.playing = append(s.playing, p) // a player that nobody holds is silenced
}

func (s *speaker) stream(samples io.Reader) {
	p := s.context.NewPlayer(samples)
	p.Play()
	s.playing = append(s.playing, p)
}

// rest suspends the device, and wake resumes it. An error of theirs is an error of the device, which trouble reports.
func (s *speaker) rest() {
	s.playing = nil
	_ = s.context.Suspend()
}

func (s *speaker) wake() { _ = s.context.Resume() }
