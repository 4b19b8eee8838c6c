package screen

import (
	"errors"
	"slices"
	"strings"
	"testing"
)

func TestEndpoints(t *testing.T) {
	local := []Endpoint{{"unix", "@/tmp/.X11-unix/X3"}, {"unix", "/tmp/.X11-unix/X3"}}
	for _, test := range []struct {
		display string
		want    []Endpoint
	}{
		{":3", append(slices.Clone(local), Endpoint{"tcp", "localhost:6003"})},
		{":3.1", append(slices.Clone(local), Endpoint{"tcp", "localhost:6003"})},
		{"unix:3", local},
		{"unix/:3", local},
		{"desk/unix:3", local},
		{"localhost:10.0", []Endpoint{{"tcp", "localhost:6010"}}},
		{"tcp/desk:0", []Endpoint{{"tcp", "desk:6000"}}},
		{"tcp/:0", []Endpoint{{"tcp", "localhost:6000"}}},
		{"[::1]:2", []Endpoint{{"tcp", "[::1]:6002"}}},
		{"/run/x11/socket", []Endpoint{{"unix", "/run/x11/socket"}}},
	} {
		got, err := endpoints(test.display)
		if err != nil || !slices.Equal(got, test.want) {
			t.Errorf("endpoints(%q) = %v, %v, want %v", test.display, got, err, test.want)
		}
	}
	for _, display := range []string{"0", ":", ":x", ":-1", "desk", ":99999"} {
		if got, err := endpoints(display); err == nil {
			t.Errorf("endpoints(%q) = %v, want an error", display, got)
		}
	}
}

func TestTrouble(t *testing.T) {
	silent := func(Endpoint) error { return errors.New("nobody there") }
	answers := func(address string) func(Endpoint) error {
		return func(e Endpoint) error {
			if e.Address != address {
				return errors.New("nobody there")
			}
			return nil
		}
	}
	for _, test := range []struct {
		name             string
		display, wayland string
		reach            func(Endpoint) error
		want             string // a part of the sentence; "" for none
	}{
		{"no session", "", "", silent, "DISPLAY is not set"},
		{"Wayland only", "", "wayland-0", silent, "Xwayland"},
		{"nonsense", "screen", "", silent, `make sense of DISPLAY="screen"`},
		{"no server", ":7", "", silent, `no X server answers at DISPLAY=":7"`},
		{"abstract socket", ":7", "", answers("@/tmp/.X11-unix/X7"), ""},
		{"socket", ":7", "", answers("/tmp/.X11-unix/X7"), ""},
		{"another screen's socket", ":7", "", answers("/tmp/.X11-unix/X8"), "no X server answers"},
		{"tunnel", "localhost:10.0", "wayland-0", answers("localhost:6010"), ""},
	} {
		t.Run(test.name, func(t *testing.T) {
			env := map[string]string{"DISPLAY": test.display, "WAYLAND_DISPLAY": test.wayland}
			got := Trouble(func(key string) string { return env[key] }, test.reach)
			if (got == "") != (test.want == "") || !strings.Contains(got, test.want) {
				t.Errorf("trouble = %q, want %q in it", got, test.want)
			}
			if strings.Contains(got, "\n") {
				t.Errorf("trouble %q is more than a line", got)
			}
		})
	}
}

func TestQuestion(t *testing.T) {
	for _, test := range []struct {
		args, want string
	}{
		{"", ""},
		{"-seed 7", ""},
		{"-h", "help"},
		{"-seed 7 --help", "help"},
		{"-version", "version"},
		{"-- -help", ""},
	} {
		if got := Question(strings.Fields(test.args)); got != test.want {
			t.Errorf("Question(%q) = %q, want %q", test.args, got, test.want)
		}
	}
}
