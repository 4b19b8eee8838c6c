package main

import (
	"bufio"
	"context"
	"flag"
	"fmt"
	"io"
	"os"
	"os/signal"
	"runtime"
	"strings"

	"github.com/nats-io/nats.go"

	"sixwinters/boxes"
	"sixwinters/lab"
	"sixwinters/lab/queue"
	"sixwinters/saves"
)

// labRun plays a plan on this machine.
func labRun(args []string, stdout, stderr io.Writer) int {
	flags := flag.NewFlagSet("lab run", flag.ContinueOnError)
	out := flags.String("out", "", "the results file; PLAN.ndjson here if left out")
	cores := flags.Int("cores", runtime.NumCPU(), "how many campaigns are played at the same time")
	url := flags.String("nats", "", "the URL of a NATS server whose workers play the campaigns, instead of this machine")
	rest, code, ok := parse(flags, args, 1, stdout, stderr)
	if !ok {
		return code
	}
	plan, err := planNamed(flags, rest)
	if err != nil {
		return fail(stderr, "lab run", misused, "%v", err)
	}
	if *out == "" {
		*out = plan.Name + ".ndjson"
	}
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt)
	defer stop()
	began, tell := false, lab.Tell(stdout)
	told := func(done, all int, row *lab.Row) {
		began = true
		tell(done, all, row)
	}
	if *url != "" {
		err = queue.Run(ctx, *url, plan, *out, told)
	} else {
		err = lab.Run(ctx, plan, *out, *cores, told)
	}
	switch {
	case err != nil && !began:
		return fail(stderr, "lab run", failed, "%v", err)
	case err != nil:
		return fail(stderr, "lab run", failed, "%v; what was played stands in %s, and the same command goes on", err, *out)
	}
	return fine
}

// labWork plays campaigns for plans that run on other machines.
func labWork(args []string, stdout, stderr io.Writer) int {
	flags := flag.NewFlagSet("lab work", flag.ContinueOnError)
	url := flags.String("nats", nats.DefaultURL, "the URL of the NATS server")
	cores := flags.Int("cores", runtime.NumCPU(), "how many campaigns are played at the same time")
	if _, code, ok := parse(flags, args, 0, stdout, stderr); !ok {
		return code
	}
	atHand, err := boxes.OpenEach(boxesOf(flags)...)
	if err != nil {
		return fail(stderr, "lab work", failed, "%v", err)
	}
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt)
	defer stop()
	if err := queue.Work(ctx, *url, *cores, atHand, stdout); err != nil {
		return fail(stderr, "lab work", failed, "%v", err)
	}
	return fine
}

// planNamed reads the plan of an argument: a file, or one that comes with the program. Boxes of the flags lie below its own.
func planNamed(flags *flag.FlagSet, args []string) (*lab.Plan, error) {
	if len(args) == 0 {
		return nil, fmt.Errorf("a plan is missing: a TOML file, or one of %s", strings.Join(lab.PlanNames(), ", "))
	}
	below, err := boxes.OpenEach(boxesOf(flags)...)
	if err != nil {
		return nil, err
	}
	if strings.HasSuffix(args[0], ".toml") {
		return lab.ReadPlan(args[0], below...)
	}
	return lab.PlanNamed(args[0], below...)
}

// labReplay plays campaigns of a results file again and compares their lines.
func labReplay(args []string, stdout, stderr io.Writer) int {
	flags := flag.NewFlagSet("lab replay", flag.ContinueOnError)
	line := flags.Int("line", 0, "the number of the only line that is played; 0: all lines")
	to := flags.String("record", "", "a file for the record of that line's campaign, to be looked at with chronicle show or in the window")
	rest, code, ok := parse(flags, args, 2, stdout, stderr)
	switch {
	case !ok:
		return code
	case len(rest) < 2:
		return fail(stderr, "lab replay", misused, "name the results, then their plan: lab replay RESULTS PLAN")
	case *to != "" && *line == 0:
		return fail(stderr, "lab replay", misused, "-record writes one campaign: name its line with -line")
	}
	plan, err := planNamed(flags, rest[1:])
	if err != nil {
		return fail(stderr, "lab replay", misused, "%v", err)
	}
	n, played := 0, 0
	err = lab.Replay(plan, rest[0], func(row *lab.Row, again func() ([]byte, error)) error {
		if n++; *line != 0 && *line != n {
			return nil
		}
		record, err := again()
		if err != nil {
			return err
		}
		played++
		if *to != "" {
			return saves.Export(*to, func(out *bufio.Writer) error {
				_, err := out.Write(record)
				return err
			})
		}
		return nil
	})
	if err != nil {
		return fail(stderr, "lab replay", failed, "%v", err)
	}
	if played == 0 {
		return fail(stderr, "lab replay", failed, "%s has no line %d", rest[0], *line)
	}
	fmt.Fprintf(stdout, "%d campaigns played again to the same lines\n", played)
	return fine
}

// labMeasures prints what is counted.
func labMeasures(args []string, stdout, stderr io.Writer) int {
	flags := flag.NewFlagSet("lab measures", flag.ContinueOnError)
	if _, code, ok := parse(flags, args, 0, stdout, stderr); !ok {
		return code
	}
	if len(boxesOf(flags)) > 0 {
		return fail(stderr, "lab measures", misused, "the same is counted whatever boxes are played with; leave out -box")
	}
	for _, m := range lab.Measures() {
		fmt.Fprintf(stdout, "%s: %s.\n    %s\n", m.Name, m.Words, m.Question)
	}
	return fine
}
