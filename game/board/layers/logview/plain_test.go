package logview

import "testing"

// What a driver says is no line of the game's log.
func TestNoDriverSpeaksInTheLog(t *testing.T) {
	want := "There is no sound: no sound device can be used."
	if got := plain("There is no sound: no sound device can be used (oto: ALSA error at snd_pcm_open)."); got != want {
		t.Errorf("the log says %q", got)
	}
}
