package main

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"io"
	"os"
	"os/signal"
	"strings"
	"time"

	"sixwinters/boxes"
	"sixwinters/lab"
	"sixwinters/lab/search"
	"sixwinters/lab/stats"
)

// bestTries is how many tries are listed at the end of a search.
const bestTries = 5

// labSearch looks for numbers at which campaigns come out as a file says.
func labSearch(args []string, stdout, stderr io.Writer) int {
	flags := flag.NewFlagSet("lab search", flag.ContinueOnError)
	out := flags.String("out", "", "the results file of the tries; NAME.ndjson here if left out. That of the check is beside it")
	campaigns := flags.Int("campaigns", 0, "how many campaigns all tries may take together; 0: any number")
	limit := flags.Duration("for", 0, "how long tries and check may take together, such as 10m; the same command continues")
	cores := coresFlag(flags)
	rest, code, ok := parse(flags, args, 1, stdout, stderr)
	if !ok {
		return code
	}
	if len(rest) == 0 {
		return fail(stderr, "lab search", misused, "a file is missing that says what to search for: lab search FILE.toml; docs/lab.md has one to copy")
	}
	below, err := boxes.OpenEach(boxesOf(flags)...)
	if err != nil {
		return fail(stderr, "lab search", misused, "%v", err)
	}
	s, err := search.Read(rest[0], below...)
	if err != nil {
		return fail(stderr, "lab search", misused, "%v", err)
	}
	if *out == "" {
		*out = s.Name + ".ndjson"
	}
	limits := search.Limits{Campaigns: *campaigns, Cores: *cores}
	if *limit > 0 {
		limits.Until = time.Now().Add(*limit)
	}
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt)
	defer stop()
	found, err := s.Run(ctx, *out, limits, func(t *search.Try, n int) {
		fmt.Fprintf(stdout, "try %d: %s: %s, %.1f points off\n", n, t.Variant.Name, shares(s, t.Won), t.Off)
	})
	switch {
	case errors.Is(err, context.Canceled):
		return fail(stderr, "lab search", failed, "it was stopped; what was played is in %s, and the same command continues", *out)
	case err != nil:
		return fail(stderr, "lab search", failed, "%v", err)
	case len(found.Tries) == 0:
		about := ""
		if found.Needs > 0 {
			about = fmt.Sprintf(" One try and the check take about %s here.", found.Needs.Round(time.Second))
		}
		return fail(stderr, "lab search", failed, "nothing was tried: %s.%s Give it more time, or the check fewer campaigns", found.Ended, about)
	}
	fmt.Fprintf(stdout, "\nThe search has ended: %s. As printed: %s.\nThe best of %d tries:\n", found.Ended, shares(s, found.Printed), len(found.Tries))
	for i := range min(bestTries, len(found.Tries)) {
		t := &found.Tries[i]
		fmt.Fprintf(stdout, "  %s: %s, %.1f points off\n", t.Variant.Name, shares(s, t.Won), t.Off)
	}
	best := &found.Tries[0]
	checkFile := search.CheckFile(*out, best)
	fmt.Fprintf(stdout, "\nThe best of many looks better than it is, so it is checked on fresh seeds.\n")
	checked, err := s.Verify(ctx, checkFile, best, *cores, lab.Tell(stdout))
	if err != nil {
		return fail(stderr, "lab search", failed, "%v; what was played is in %s, and the same command continues", err, checkFile)
	}
	tellCheck(stdout, s, best, &checked)
	fmt.Fprintf(stdout, "chronicle lab report -html FILE %s makes a page of the check.\n", checkFile)
	return fine
}

// tellCheck says what fresh seeds say of a try, and what to write into a plan to have it.
func tellCheck(stdout io.Writer, s *search.Search, t *search.Try, c *search.Checked) {
	fmt.Fprintf(stdout, "\n%s, on %d fresh seeds:\n", t.Variant.Name, s.Check.Campaigns)
	for i, target := range s.Targets {
		found, where := c.Found[i], "which holds the target"
		if wanted := target.Won / 100; wanted < found.Low || wanted > found.High {
			where = "which misses the target"
		}
		fmt.Fprintf(stdout, "  %s: won %s, %s of %g%%; as printed %s, a change of %s\n", target.Difficulty, found.Percent(), where, target.Won,
			c.Printed[i].Percent(), c.Change[i].Points())
	}
	fmt.Fprintf(stdout, "\nAs a variant of a plan:\n\n[[variant]]\nname = %q\n", t.Variant.Name)
	if t.Variant.House != "" {
		fmt.Fprintf(stdout, "house = %q\n", t.Variant.House)
	}
	if len(t.Variant.Changes) > 0 {
		fmt.Fprintln(stdout, "changes = [")
		for _, change := range t.Variant.Changes {
			fmt.Fprintf(stdout, "  %q,\n", change)
		}
		fmt.Fprintln(stdout, "]")
	}
	fmt.Fprintln(stdout)
}

// shares says the shares won at the difficulty of each target.
func shares(s *search.Search, won []stats.Estimate) string {
	var all []string
	for i, target := range s.Targets {
		all = append(all, fmt.Sprintf("%s %s", target.Difficulty, won[i].Percent()))
	}
	return strings.Join(all, ", ")
}
