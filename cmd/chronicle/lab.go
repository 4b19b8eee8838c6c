package main

import (
	"bufio"
	"context"
	"errors"
	"flag"
	"fmt"
	"io"
	"os"
	"os/signal"
	"strings"

	"github.com/nats-io/nats.go"

	"sixwinters/boxes"
	"sixwinters/lab"
	"sixwinters/lab/queue"
	"sixwinters/lab/stats"
	"sixwinters/saves"
)

// labRun plays a plan on this machine.
func labRun(args []string, stdout, stderr io.Writer) int {
	flags := flag.NewFlagSet("lab run", flag.ContinueOnError)
	out := flags.String("out", "", "the results file; PLAN.ndjson here if left out")
	cores := coresFlag(flags)
	campaigns := flags.Int("campaigns", 0, "how many campaigns to play in each group, instead of those of the plan")
	limit := flags.Duration("for", 0, "how long to play at most, such as 10m; the same command goes on")
	server := serverOf(flags, "", "the `URL` of a NATS server whose workers play the campaigns, instead of this machine")
	rest, code, ok := parse(flags, args, 1, stdout, stderr)
	if !ok {
		return code
	}
	plan, err := planNamed(flags, rest)
	if err == nil && *campaigns != 0 {
		err = plan.SetCampaigns(*campaigns)
	}
	if err != nil {
		return fail(stderr, "lab run", misused, "%v", err)
	}
	if *out == "" {
		*out = plan.Name + ".ndjson"
	}
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt)
	defer stop()
	if *limit > 0 {
		var end context.CancelFunc
		ctx, end = context.WithTimeoutCause(ctx, *limit, errTimeIsUp)
		defer end()
	}
	began, tell := false, lab.Tell(stdout)
	told := func(done, all int, row *lab.Row) {
		began = true
		tell(done, all, row)
	}
	if server.url != "" {
		var at *queue.Server
		if at, err = server.open(); err != nil {
			return fail(stderr, "lab run", misused, "%v", err)
		}
		err = queue.Run(ctx, at, plan, *out, told, stdout)
	} else {
		err = lab.Run(ctx, plan, *out, *cores, told)
	}
	switch {
	case errors.Is(err, errTimeIsUp), err == nil:
		if err := tellIntervals(stdout, *out); err != nil {
			return fail(stderr, "lab run", failed, "%v", err)
		}
	case err != nil && !began:
		return fail(stderr, "lab run", failed, "%v", err)
	case err != nil:
		return fail(stderr, "lab run", failed, "%v; what was played stands in %s, and the same command goes on", err, *out)
	}
	return fine
}

// errTimeIsUp ends a run that has been given a time.
var errTimeIsUp = errors.New("the time is up")

// tellIntervals says how many campaigns of each variant stand in a results file, and how wide the interval of a share of them is.
func tellIntervals(stdout io.Writer, path string) error {
	var names []string
	played := map[string]int{}
	err := lab.ReadRows(path, func(r *lab.Row) error {
		if played[r.Variant]++; played[r.Variant] == 1 {
			names = append(names, r.Variant)
		}
		return nil
	})
	if err != nil {
		return err
	}
	for _, name := range names {
		n := played[name]
		e := stats.Share(n/2, n)
		fmt.Fprintf(stdout, "%s: %d campaigns in %s; half of them won would be known to within %.1f points.\n", name, n, path, 50*(e.High-e.Low))
	}
	return nil
}

// labWork plays campaigns for plans that run on other machines.
func labWork(args []string, stdout, stderr io.Writer) int {
	flags := flag.NewFlagSet("lab work", flag.ContinueOnError)
	server := serverOf(flags, nats.DefaultURL, "the `URL` of the NATS server")
	cores := coresFlag(flags)
	var folders boxNames
	flags.Var(&folders, "cards", "a `FOLDER` of card files that plans may be played with; may be repeated")
	if _, code, ok := parse(flags, args, 0, stdout, stderr); !ok {
		return code
	}
	atHand, err := openAtHand(boxesOf(flags), folders)
	if err != nil {
		return fail(stderr, "lab work", failed, "%v", err)
	}
	at, err := server.open()
	if err != nil {
		return fail(stderr, "lab work", misused, "%v", err)
	}
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt)
	defer stop()
	if err := queue.Work(ctx, at, *cores, atHand, stdout); err != nil {
		return fail(stderr, "lab work", failed, "%v", err)
	}
	return fine
}

// openAtHand opens what a worker may play with.
func openAtHand(boxPaths, folders []string) (atHand queue.AtHand, err error) {
	if atHand.Boxes, err = boxes.OpenEach(boxPaths...); err != nil {
		return atHand, err
	}
	for _, dir := range folders {
		cards, err := lab.OpenCards(dir)
		if err != nil {
			return atHand, err
		}
		atHand.Cards = append(atHand.Cards, cards)
	}
	return atHand, nil
}

// labKey makes a key for the runs and workers of a lab.
func labKey(args []string, stdout, stderr io.Writer) int {
	flags := flag.NewFlagSet("lab key", flag.ContinueOnError)
	rest, code, ok := parse(flags, args, 1, stdout, stderr)
	switch {
	case !ok:
		return code
	case len(boxesOf(flags)) > 0:
		return fail(stderr, "lab key", misused, "a key is the same whatever boxes are played with; leave out -box")
	case len(rest) == 0:
		return fail(stderr, "lab key", misused, "name the new file of the key: lab key FILE")
	}
	if err := queue.NewKey(rest[0]); err != nil {
		return fail(stderr, "lab key", failed, "%v", err)
	}
	fmt.Fprintf(stdout, "%s has a new key. Copy it to the machines of your workers, and show it to nobody else.\n", rest[0])
	return fine
}

// serverFlags are the flags that name a NATS server.
type serverFlags struct{ url, creds, key string }

// serverOf adds the flags that name a NATS server.
func serverOf(flags *flag.FlagSet, url, help string) *serverFlags {
	var s serverFlags
	flags.StringVar(&s.url, "nats", url, help+"; its user and password come from NATS_USER and NATS_PASSWORD")
	flags.StringVar(&s.creds, "creds", "", "a NATS credentials `FILE`, instead of a user and a password")
	flags.StringVar(&s.key, "key", "", "the `FILE` of the lab's key, which its runs and workers share; chronicle lab key makes one")
	return &s
}

// open returns the server that flags and the environment name, with the lab's key.
func (s *serverFlags) open() (*queue.Server, error) {
	if s.key == "" {
		return nil, errors.New("the lab's key is missing: name its file with -key; chronicle lab key FILE makes one")
	}
	key, err := queue.ReadKey(s.key)
	if err != nil {
		return nil, err
	}
	return &queue.Server{URL: s.url, User: os.Getenv("NATS_USER"), Password: os.Getenv("NATS_PASSWORD"), Creds: s.creds, Key: key}, nil
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
	for i, list := range [][]lab.Measure{lab.Measures(), lab.WinterMeasures()} {
		fmt.Fprintf(stdout, "%s\n", []string{"Of each year of Six Winters:", "\nOf each winter of Skadi:"}[i])
		for _, m := range list {
			fmt.Fprintf(stdout, "%s: %s.\n    %s\n", m.Name, m.Words, m.Question)
		}
	}
	return fine
}
