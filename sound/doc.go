// Package sound makes the noises of the table: small and dry, as dice, cards and cubes are. Every one is computed when
// the game starts; there are no files. What a noise is like stands in sounds.go, what it is made of in synth.go, and
// player.go plays it, or stays silent where there is no device to play it on.
package sound
