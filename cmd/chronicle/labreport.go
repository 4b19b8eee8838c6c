package main

import (
	"bufio"
	"flag"
	"io"

	"sixwinters/lab"
	"sixwinters/lab/report"
	"sixwinters/saves"
)

// labReport makes a page of results.
func labReport(args []string, stdout, stderr io.Writer) int {
	flags := flag.NewFlagSet("lab report", flag.ContinueOnError)
	page := flags.String("html", "", "the file of the page")
	text := flags.String("text", "", "a file for the same without plots, as Markdown")
	about := flags.String("about", "", "a sentence about the plan; that of the plan if it comes with the program")
	rest, code, ok := parse(flags, args, 1, stdout, stderr)
	if !ok {
		return code
	}
	if len(rest) == 0 || *page == "" && *text == "" {
		return fail(stderr, "lab report", misused, "name the page or the text, then the results: lab report -html FILE RESULTS")
	}
	if len(boxesOf(flags)) > 0 {
		return fail(stderr, "lab report", misused, "the results name the boxes they were played with; leave out -box")
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
	r := report.New(t, *about)
	for _, to := range []struct {
		file  string
		write func(w io.Writer) error
	}{{*page, r.Write}, {*text, r.WriteText}} {
		if to.file == "" {
			continue
		}
		if err := saves.Export(to.file, func(out *bufio.Writer) error { return to.write(out) }); err != nil {
			return fail(stderr, "lab report", failed, "the report cannot be written: %v", err)
		}
	}
	return fine
}
