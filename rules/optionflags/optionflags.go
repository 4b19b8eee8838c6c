// Package optionflags reads the options of a new campaign from flags. All programs of the game take the same ones.
package optionflags

import (
	"flag"

	"sixwinters/content"
	"sixwinters/rules"
)

// Add adds the flags to a set. says is what the seed is for, and seed its usual value. What Add returns reads the options once the
// set is parsed; its error names the flag and the words to choose from.
func Add(set *flag.FlagSet, seed uint64, says string) func() (rules.Options, error) {
	from := set.Uint64("seed", seed, says)
	difficulty := set.String("difficulty", content.Standard.String(), "difficulty of a new campaign: "+rules.Joined(content.Words("difficulty"), "or"))
	start := set.String("start", rules.Starts[0], "locations of a new campaign: "+rules.Joined(rules.Starts[:], "or"))
	house := set.String("house", "", "house rules of a new campaign, commas between them: "+rules.HouseWords)
	return func() (rules.Options, error) { return rules.OptionsOf(*from, *difficulty, *start, *house) }
}
