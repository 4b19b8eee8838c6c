package main

import (
	"context"
	"flag"
	"fmt"
	"io"
	"os"
	"os/signal"
	"path/filepath"
	"runtime"
	"strings"

	"github.com/nats-io/nats.go"

	"sixwinters/lab"
	"sixwinters/lab/queue"
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
	plan, err := planNamed(rest)
	if err != nil {
		return fail(stderr, "lab run", misused, "%v", err)
	}
	if *out == "" {
		*out = plan.Name + ".ndjson"
	}
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt)
	defer stop()
	if *url != "" {
		err = queue.Run(ctx, *url, plan, *out, lab.Tell(stdout))
	} else {
		err = lab.Run(ctx, plan, *out, *cores, lab.Tell(stdout))
	}
	if err != nil {
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
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt)
	defer stop()
	if err := queue.Work(ctx, *url, *cores, stdout); err != nil {
		return fail(stderr, "lab work", failed, "%v", err)
	}
	return fine
}

// planNamed reads the plan of an argument: a file, or one that comes with the program.
func planNamed(args []string) (*lab.Plan, error) {
	if len(args) == 0 {
		return nil, fmt.Errorf("a plan is missing: a TOML file, or one of %s", strings.Join(lab.PlanNames(), ", "))
	}
	if name := args[0]; strings.HasSuffix(name, ".toml") {
		return lab.ReadPlan(os.DirFS(filepath.Dir(name)), filepath.Base(name))
	}
	return lab.PlanNamed(args[0])
}

// labMeasures prints what is counted.
func labMeasures(args []string, stdout, stderr io.Writer) int {
	flags := flag.NewFlagSet("lab measures", flag.ContinueOnError)
	if _, code, ok := parse(flags, args, 0, stdout, stderr); !ok {
		return code
	}
	for _, m := range lab.Measures() {
		fmt.Fprintf(stdout, "%s: %s.\n    %s\n", m.Name, m.Words, m.Question)
	}
	return fine
}
