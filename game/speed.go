package game

import "fmt"

// Speed is how fast what happens is shown.
type Speed uint8

// The speeds.
const (
	AsSet Speed = iota // as the settings say
	Normal
	Slow
	Fast
	Off // nothing moves: the table simply changes
)

var speedWords = []string{"", "normal", "slow", "fast", "off"}

// String is the word of the speed on the command line and in the settings.
func (v Speed) String() string { return speedWords[v] }

// ParseSpeed reads the word of a speed. The error names the words there are.
func ParseSpeed(word string) (Speed, error) {
	for i, w := range speedWords {
		if w == word && w != "" {
			return Speed(i), nil
		}
	}
	return 0, fmt.Errorf("there is no speed %q; choose slow, normal, fast or off", word)
}

// ticks is how many ticks something takes that takes so many at normal speed.
func (v Speed) ticks(normal int) int {
	switch v {
	case Slow:
		return normal * 2
	case Fast:
		return max(1, normal/3)
	case Off:
		return 0
	}
	return normal
}
