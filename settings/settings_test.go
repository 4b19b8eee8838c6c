package settings

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

func TestWhatIsWrittenIsRead(t *testing.T) {
	file := filepath.Join(t.TempDir(), "folder", "settings.toml")
	if s, err := Read(file); err != nil || !cmp.Equal(s, Default()) {
		t.Fatalf("without a file the settings are %v, %v", s, err)
	}
	want := Default()
	want.Speed, want.Scale, want.Theme, want.Mute, want.Weather = "fast", 150, "high-contrast", true, false
	want.Window = Window{X: -10, Y: 20, Width: 1600, Height: 900, Maximized: true}
	want.Keys = map[string]string{"undo": "Ctrl+U"}
	want.Learned, want.Met = []string{"goal", "turn"}, []string{"stress"}
	if err := want.Write(file); err != nil {
		t.Fatal(err)
	}
	got, err := Read(file)
	if diff := cmp.Diff(want, got); err != nil || diff != "" {
		t.Fatalf("%v\n%s", err, diff)
	}
	text, _ := os.ReadFile(file)
	if !strings.Contains(string(text), "# size of everything, in percent: 75 to 200\nscale = 150") {
		t.Errorf("the file does not explain itself:\n%s", text)
	}
}

func TestWhatIsWrongIsNamedAndLeftAside(t *testing.T) {
	for _, c := range []struct{ file, say string }{
		{"scale = 400", "scale is 400, not from 75 to 200"},
		{"speed = \"swift\"", "speed is \"swift\", not one of slow, normal, fast, off"},
		{"theme = \"pink\"", "theme is \"pink\""},
		{"volume = -1", "volume is -1"},
		{"colour = 3", "there is no setting \"colour\""},
		{"scale = \"large\"", "cannot be understood"},
		{"scale =", "cannot be understood"},
	} {
		file := filepath.Join(t.TempDir(), "settings.toml")
		write(t, file, c.file+"\n")
		s, err := Read(file)
		if err == nil || !strings.Contains(err.Error(), c.say) || strings.Contains(err.Error(), "\n") {
			t.Errorf("%s: the error is %v", c.file, err)
		}
		if !cmp.Equal(s, Default()) {
			t.Errorf("%s: the settings are %v", c.file, s)
		}
	}
}
