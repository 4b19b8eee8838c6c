// Command skadifit fits what states of Skadi's printed sheet are worth, and writes it for package skadimind.
package main

import (
	"flag"
	"fmt"
	"os"

	"sixwinters/advice/skadimind"
	"sixwinters/rules/skadi"
)

func main() {
	file := flag.String("o", "advice/skadimind/worth.txt", "the file to write")
	states := flag.Int("states", 5000, "states sampled for each week")
	rounds := flag.Int("rounds", 1, "rounds after the first")
	seed := flag.Uint64("seed", 1, "the seed")
	workers := flag.Int("workers", 2, "goroutines; the result depends on their number")
	flag.Parse()
	w := skadimind.Fit(skadi.New(skadi.Printed()), skadimind.Effort{States: *states, Rounds: *rounds, Seed: *seed, Workers: *workers})
	if err := os.WriteFile(*file, []byte(w.Text()), 0o644); err != nil {
		fmt.Fprintln(os.Stderr, "skadifit:", err)
		os.Exit(1)
	}
}
