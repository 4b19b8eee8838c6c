package gametest

import (
	"errors"

	"sixwinters/advice/skadimind"
	"sixwinters/rules/skadi"
	"sixwinters/saves"
)

// KeepWinter writes a winter of Skadi into a file, after a number of moves of a steady player, or once it is over.
func KeepWinter(file string, seed uint64, moves int) error {
	game := skadi.New(skadi.Printed())
	winter, err := saves.NewWinter(game, file, skadi.Options{Seed: seed})
	if err != nil {
		return err
	}
	choose := skadimind.Near(game).Policy(skadimind.Steady, seed)
	for n := 0; n < moves && err == nil && winter.Now().Stage != skadi.Over; n++ {
		err = winter.Play(choose(winter.Now()), nil)
	}
	return errors.Join(err, winter.Close())
}
