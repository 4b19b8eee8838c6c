package motion

import (
	"sixwinters/rules"
	"sixwinters/settings"
)

// Speed is how fast what happens is shown.
type Speed uint8

// The speeds, in the order of their words in the settings.
const (
	AsSet Speed = iota // as the settings say
	Slow
	Normal
	Fast
	Off // nothing moves: the table simply changes
)

// String returns the word of the speed on the command line and in the settings.
func (v Speed) String() string {
	if v == AsSet {
		return ""
	}
	return settings.Speeds[v-1]
}

// ParseSpeed reads the word of a speed. The error names the words there are.
func ParseSpeed(word string) (Speed, error) {
	i, err := rules.Which("speed", word, settings.Speeds)
	if err != nil {
		return AsSet, err
	}
	return Speed(i + 1), nil
}

// Ticks returns how many ticks something takes that takes so many at normal speed.
func (v Speed) Ticks(normal int) int {
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
