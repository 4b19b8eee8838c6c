package main

import (
	"context"
	"flag"
	"fmt"
	"io"
	"os"
	"os/signal"

	"sixwinters/advice/mind"
	"sixwinters/advice/training"
	"sixwinters/content"
)

// tune plays pairs of campaigns whose weights vary, and prints which weights are likely to play better.
func tune(args []string, stdout, stderr io.Writer) int {
	flags := flag.NewFlagSet("tune", flag.ContinueOnError)
	file := flags.String("file", "trials.json", "the file of what has been played; what it has is not played again")
	pairs := flags.Int("pairs", 360, "how many pairs to play, the difficulties in turn")
	seed := flags.Uint64("seed", 300_000, "the seed of the first; each later one takes the next")
	if _, code, ok := parse(flags, args, 0, stdout, stderr); !ok {
		return code
	}
	book, err := loadBook(flags)
	if err != nil {
		return fail(stderr, "tune", failed, "%v", err)
	}
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt)
	defer stop()
	trials, err := training.PlayTrials(ctx, book, *file, *seed, *pairs, 4)
	switch {
	case err != nil:
		return fail(stderr, "tune", failed, "%v", err)
	case len(trials) == 0:
		return fail(stderr, "tune", misused, "there is nothing to learn from: -pairs is 1 or more")
	}
	for d, factors := range training.Factors(book, trials) {
		fmt.Fprintf(stdout, "%s:\n", content.Difficulty(d))
		w := mind.WeightsOf[d]
		w.Each(func(i int, name string, x *float64) {
			fmt.Fprintf(stdout, "  %-10s %8.4g times %.2f: %.2g\n", name, *x, factors[i], *x*factors[i])
		})
	}
	return fine
}
