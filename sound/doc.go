// Package sound makes the sounds of the table: small and dry, as dice, cards and cubes are. Each is computed when the game
// starts; there are no files. sounds.go describes the sounds, synth.go has what they are made of, and player.go plays
// them, or stays silent without a device.
package sound
