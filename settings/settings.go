// Package settings holds the players' settings: sizes, volumes, keys, and what they have already learned. It keeps them in one
// file that people can read and change. It does not import Ebitengine.
package settings

import (
	"errors"
	"fmt"
	"io/fs"
	"maps"
	"path/filepath"
	"reflect"
	"slices"
	"strings"

	"github.com/BurntSushi/toml"
	"github.com/adrg/xdg"

	"sixwinters/content"
	"sixwinters/saves"
)

// Settings are the players' settings; see Default for their defaults.
type Settings struct {
	Speed         string `toml:"speed" comment:"how fast events are shown: slow, normal, fast or off"`
	Scale         int    `toml:"scale" comment:"size of everything, in percent: 75 to 200"`
	Sofa          bool   `toml:"sofa" comment:"read the table from two metres: large dice and cards, and the whole map"`
	Theme         string `toml:"theme" comment:"chronicle, high-contrast or high-contrast-dark"`
	Patterns      bool   `toml:"patterns" comment:"a pattern beside each colour, for those who cannot tell colours apart"`
	ReducedMotion bool   `toml:"reduced_motion" comment:"nothing flies, tumbles or shakes: things change in place"`
	Weather       bool   `toml:"weather" comment:"snow, petals, haze and leaves over the table"`
	Volume        int    `toml:"volume" comment:"volume of the sounds: 0 to 100"`
	Ambience      int    `toml:"ambience" comment:"volume of wind, rain, birds and fire around the table: 0 to 100"`
	Music         int    `toml:"music" comment:"volume of the music at the title and when a season begins: 0 to 100"`
	Mute          bool   `toml:"mute" comment:"no sounds at all"`
	Speech        bool   `toml:"speech" comment:"a key has what the window shows spoken by the system's own voice"`
	Narrate       bool   `toml:"narrate" comment:"with speech on, what becomes new is spoken without the key"`
	SpeechVoice   string `toml:"speech_voice" comment:"name of the voice that speaks; empty for an English one that the system chooses"`
	SpeechRate    string `toml:"speech_rate" comment:"how fast it speaks: slow, normal, fast or very fast"`
	SpeechDetail  string `toml:"speech_detail" comment:"how much it says: brief, normal or full"`
	StepThrough   bool   `toml:"step_through" comment:"wait for a click before each automatic step of a turn"`
	StepTurns     int    `toml:"step_turns" comment:"so many more turns wait for a click before an automatic step that has not been seen"`
	HandOver      bool   `toml:"hand_over" comment:"two players take turns at the mouse, and the table says whose turn it is"`
	Companion     string `toml:"companion" comment:"how well the companion plays: novice, steady or master"`
	Temper        string `toml:"temper" comment:"how the companion weighs luck: even, cautious or bold"`
	Tips          bool   `toml:"tips" comment:"explain each thing once, when it first comes up"`
	TurnNotices   bool   `toml:"turn_notices" comment:"the system tells you when it is your turn at a shared table"`
	FullScreen    bool   `toml:"full_screen"`
	Window        Window `toml:"window" comment:"where the window was and how large, in pixels of the desktop"`

	Players     []string `toml:"players" comment:"the players' names, as last given"`
	Accompanied bool     `toml:"accompanied" comment:"the last campaign was begun with a companion"`
	Difficulty  string   `toml:"difficulty" comment:"difficulty of a new campaign, as last chosen: easy, standard or hardcore; empty before the first one"`

	// Keys has the key of each command whose key was changed, by the command's name, such as undo = "Ctrl+Z".
	Keys map[string]string `toml:"keys"`
	// Pad has the button of a gamepad likewise, such as hint = "LT+(X)".
	Pad map[string]string `toml:"pad"`

	// Learned has the names of the finished lessons, and Met those of the tips already shown.
	Learned []string `toml:"learned"`
	Met     []string `toml:"met"`
	// Seen has the automatic steps for which the game has waited, such as "Threats".
	Seen []string `toml:"seen"`
	// Lesson is the unfinished lesson and the number of its step, such as "moving 3".
	Lesson string `toml:"lesson"`
	// Introduced is set once the players have been told what the game is about, by the first title or the prologue.
	Introduced bool `toml:"introduced"`
	// Started is set once the players have begun a lesson or a campaign. Until then the title offers to learn first.
	Started bool `toml:"started"`
}

// Window is a place and a size on the desktop, in pixels. Width is 0 until the window has been opened. If the window is maximized,
// place and size are those to restore.
type Window struct {
	Monitor string `toml:"monitor"` // its name; the place is relative to its upper left corner
	X       int    `toml:"x"`
	Y       int    `toml:"y"`
	Width   int    `toml:"width"`
	Height  int    `toml:"height"`

	Maximized bool `toml:"maximized"`
}

// The bounds of the numbers.
const (
	LeastScale, MostScale = 75, 200 // percent
	MostVolume            = 100
)

// Speeds, Rates, Details, Themes, Companions, Tempers and Difficulties are the words of these settings.
var (
	Speeds       = []string{"slow", "normal", "fast", "off"}
	Rates        = []string{"slow", "normal", "fast", "very fast"}
	Details      = []string{"brief", "normal", "full"}
	Themes       = []string{"chronicle", "high-contrast", "high-contrast-dark"}
	Companions   = []string{"novice", "steady", "master"}
	Tempers      = []string{"even", "cautious", "bold"}
	Difficulties = content.Words("difficulty")
)

// Default returns the settings of a new player.
func Default() Settings {
	return Settings{
		Speed: "normal", Scale: 100, Theme: "chronicle", Companion: "master", Temper: "even", Weather: true, Volume: 70, Ambience: 40, Music: 40, StepTurns: 3, Tips: true,
		SpeechRate: "normal", SpeechDetail: "normal",
		Keys: map[string]string{}, Pad: map[string]string{},
	}
}

// DefaultFile returns the file in the user's settings folder by the platform's convention.
func DefaultFile() string { return filepath.Join(xdg.ConfigHome, "sixwinters", "settings.toml") }

// unusableError is the error for a file with nothing usable in it.
type unusableError struct{ error }

// Clone returns a copy that shares nothing with the original.
func (s Settings) Clone() Settings {
	s.Keys, s.Pad = maps.Clone(s.Keys), maps.Clone(s.Pad)
	s.Learned, s.Met = slices.Clone(s.Learned), slices.Clone(s.Met)
	s.Players, s.Seen = slices.Clone(s.Players), slices.Clone(s.Seen)
	return s
}

// Read reads the settings in a file. Settings that the file omits or sets wrongly are as in Default; a missing file omits
// all. The error names each mistake in a sentence. The settings are usable in any case.
func Read(file string) (Settings, error) {
	s := Default()
	data, err := saves.ReadFile(file)
	switch {
	case errors.Is(err, fs.ErrNotExist):
		return s, nil
	case err != nil:
		return s, unusableError{fmt.Errorf("the settings cannot be read: %w", err)}
	}
	meta, err := toml.Decode(string(data), &s)
	if err != nil {
		return Default(), unusableError{fmt.Errorf("the settings in %s cannot be understood and are ignored: %w", file, err)}
	}
	var wrong []string
	for _, key := range meta.Undecoded() {
		wrong = append(wrong, fmt.Sprintf("there is no setting %q", key))
	}
	wrong = append(wrong, s.mend()...)
	if len(wrong) > 0 {
		return s, fmt.Errorf("in %s %s", file, strings.Join(wrong, "; "))
	}
	return s, nil
}

// mend resets values out of range to their defaults, and returns what was wrong.
func (s *Settings) mend() (wrong []string) {
	usual := Default()
	word := func(name string, value *string, all []string, instead string) {
		if !slices.Contains(all, *value) {
			wrong = append(wrong, fmt.Sprintf("%s is %q, not one of %s", name, *value, strings.Join(all, ", ")))
			*value = instead
		}
	}
	number := func(name string, value *int, least, most, instead int) {
		if *value < least || *value > most {
			wrong = append(wrong, fmt.Sprintf("%s is %d, not from %d to %d", name, *value, least, most))
			*value = instead
		}
	}
	word("speed", &s.Speed, Speeds, usual.Speed)
	word("speech_rate", &s.SpeechRate, Rates, usual.SpeechRate)
	word("speech_detail", &s.SpeechDetail, Details, usual.SpeechDetail)
	word("theme", &s.Theme, Themes, usual.Theme)
	word("companion", &s.Companion, Companions, usual.Companion)
	word("temper", &s.Temper, Tempers, usual.Temper)
	if s.Difficulty != "" {
		word("difficulty", &s.Difficulty, Difficulties, usual.Difficulty)
	}
	number("scale", &s.Scale, LeastScale, MostScale, usual.Scale)
	number("volume", &s.Volume, 0, MostVolume, usual.Volume)
	number("ambience", &s.Ambience, 0, MostVolume, usual.Ambience)
	number("music", &s.Music, 0, MostVolume, usual.Music)
	number("step_turns", &s.StepTurns, 0, usual.StepTurns, usual.StepTurns)
	for _, keys := range []*map[string]string{&s.Keys, &s.Pad} {
		if *keys == nil {
			*keys = map[string]string{}
		}
	}
	return wrong
}

// Write writes the settings into a file, each with a line that explains it. After an error the file may be unchanged, but
// never half written.
func (s Settings) Write(file string) error {
	text, err := s.Text()
	if err == nil {
		err = saves.WriteFile(file, []byte(text))
	}
	if err != nil {
		return fmt.Errorf("the settings cannot be written: %w", err)
	}
	return nil
}

// Text returns the text of the settings file. It fails only if the settings cannot be written as text.
func (s Settings) Text() (string, error) {
	var b strings.Builder
	fmt.Fprintln(&b, "# The settings of Six Winters. The game reads them when this file changes.")
	values := reflect.ValueOf(s)
	var tables strings.Builder
	for i := range values.NumField() {
		field := values.Type().Field(i)
		name := field.Tag.Get("toml")
		to := &b
		if k := field.Type.Kind(); k == reflect.Struct || k == reflect.Map {
			to = &tables // tables follow everything else
		}
		var line strings.Builder
		if err := toml.NewEncoder(&line).Encode(map[string]any{name: values.Field(i).Interface()}); err != nil {
			return "", err
		}
		if say := field.Tag.Get("comment"); say != "" && line.Len() > 0 { // an empty list writes nothing
			fmt.Fprintf(to, "\n# %s\n", say)
		}
		to.WriteString(line.String())
	}
	return b.String() + tables.String(), nil
}
