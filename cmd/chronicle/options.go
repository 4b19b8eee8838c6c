package main

import (
	"cmp"
	"flag"

	"sixwinters/content"
	"sixwinters/rules"
)

// optionFlags adds the flags for the options of a campaign, with its usual seed. What it returns reads them once they are parsed.
func optionFlags(flags *flag.FlagSet, usual uint64) func() (rules.Options, error) {
	seed := flags.Uint64("seed", usual, "the seed of the first campaign or year; each later one takes the next; 0: any")
	difficulty := flags.String("difficulty", content.Standard.String(), rules.Joined(content.Words("difficulty"), "or"))
	start := flags.String("start", rules.Starts[0], "the starting locations: "+rules.Joined(rules.Starts[:], "or"))
	house := flags.String("house", "", "house rules, commas between them: "+rules.HouseWords)
	return func() (rules.Options, error) {
		level, noLevel := rules.Which("difficulty", *difficulty, content.Words("difficulty"))
		from, noStart := rules.Which("start", *start, rules.Starts[:])
		by, noHouse := rules.ParseHouseRules(*house)
		return rules.Options{Seed: *seed, Difficulty: content.Difficulty(level), Alternative: from == 1, House: by}, cmp.Or(noLevel, noStart, noHouse)
	}
}
