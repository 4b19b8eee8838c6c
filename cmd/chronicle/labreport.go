package main

import (
	"bufio"
	"flag"
	"io"

	"sixwinters/lab"
	"sixwinters/lab/report"
)

// labReport makes a page of results.
func labReport(args []string, stdout, stderr io.Writer) int {
	flags := flag.NewFlagSet("lab report", flag.ContinueOnError)
	page := flags.String("html", "", "the file of the page")
	about := flags.String("about", "", "a sentence about the plan; that of the plan if it comes with the program")
	rest, code, ok := parse(flags, args, 1, stdout, stderr)
	if !ok {
		return code
	}
	if len(rest) == 0 || *page == "" {
		return fail(stderr, "lab report", misused, "name the page, then the results: lab report -html FILE RESULTS")
	}
	t := report.NewTally()
	if err := t.Read(rest[0]); err != nil {
		return fail(stderr, "lab report", failed, "%v", err)
	}
	if t.Campaigns() == 0 {
		return fail(stderr, "lab report", failed, "%s has no campaigns yet", rest[0])
	}
	if plan, err := lab.PlanNamed(t.Plan); err == nil && *about == "" {
		*about = plan.About
	}
	err := writeFile(*page, func(out *bufio.Writer) error { return report.New(t, *about).Write(out) })
	if err != nil {
		return fail(stderr, "lab report", failed, "the page cannot be written: %v", err)
	}
	return fine
}
