package main

import (
	"bufio"
	"flag"
	"io"
	"os"
	"path/filepath"

	"sixwinters/lab"
	"sixwinters/lab/report"
	"sixwinters/saves"
	"sixwinters/sheets"
)

// labReport makes a page of results.
func labReport(args []string, stdout, stderr io.Writer) int {
	flags := flag.NewFlagSet("lab report", flag.ContinueOnError)
	page := flags.String("html", "", "the file of the page")
	text := flags.String("text", "", "a file for the same without plots, as Markdown")
	about := flags.String("about", "", "a sentence about the plan; that of the plan if it is given or comes with the program")
	tables := flags.String("csv", "", "a folder `DIR` for every table as CSV")
	base := flags.String("base", "", "the `VARIANT` that the others are compared with and that is asked card by card; the first of the plan if left out")
	rest, code, ok := parse(flags, args, 2, stdout, stderr)
	if !ok {
		return code
	}
	if len(rest) == 0 || *page == "" && *text == "" && *tables == "" {
		return fail(stderr, "lab report", misused, "name the page, the text or the folder of tables, then the results: lab report -html FILE RESULTS")
	}
	if len(boxesOf(flags)) > 0 {
		return fail(stderr, "lab report", misused, "the results name the boxes they were played with; leave out -box")
	}
	t := report.NewTally()
	read := t.Read
	if *base != "" {
		read = func(path string) error { return t.ReadFrom(path, *base) }
	}
	if err := read(rest[0]); err != nil {
		return fail(stderr, "lab report", failed, "%v", err)
	}
	if t.Campaigns() == 0 {
		return fail(stderr, "lab report", failed, "%s has no campaigns yet", rest[0])
	}
	plan, err := lab.PlanNamed(t.Plan)
	if len(rest) > 1 {
		if plan, err = planNamed(flags, rest[1:]); err != nil {
			return fail(stderr, "lab report", failed, "%v", err)
		}
		if plan.Name != t.Plan {
			return fail(stderr, "lab report", failed, "%s has results of the plan %s, not of %s", rest[0], t.Plan, plan.Name)
		}
	}
	if err == nil && *about == "" {
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
	if *tables == "" {
		return fine
	}
	if err := os.MkdirAll(*tables, 0o777); err != nil {
		return fail(stderr, "lab report", failed, "the folder %s cannot be made", *tables)
	}
	for name, rows := range r.CSV() {
		t := sheets.Table{Columns: rows[0]}
		for _, cells := range rows[1:] {
			t.Rows = append(t.Rows, sheets.Row{Cells: cells})
		}
		file := filepath.Join(*tables, name+".csv")
		if err := saves.Export(file, func(out *bufio.Writer) error { return t.WriteCSV(out) }); err != nil {
			return fail(stderr, "lab report", failed, "%s cannot be written: %v", file, err)
		}
	}
	return fine
}
