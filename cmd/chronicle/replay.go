package main

import (
	"flag"
	"fmt"
	"io"

	"sixwinters/rules"
	"sixwinters/saves"
)

// replay replays a record and prints whether it comes to the same table at every move.
func replay(args []string, stdout, stderr io.Writer) int {
	if code, is := replayWinter("replay", args, stdout, stderr); is {
		return code
	}
	book, rec, end, code := replayFile("replay", args, stdout, stderr)
	if rec == nil {
		return code
	}
	year := rules.Roman(int(end.Year))
	where := fmt.Sprintf("year %s, turn %d", year, end.Turn)
	if end.Phase == rules.YearOver {
		where = "the end of year " + year
	}
	fmt.Fprintf(stdout, "%d moves replayed to %s, fingerprint %016x\n", len(rec.Entries), where, book.Fingerprint(end))
	return fine
}

// show prints the table at the end of a record.
func show(args []string, stdout, stderr io.Writer) int {
	if code, is := replayWinter("show", args, stdout, stderr); is {
		return code
	}
	book, rec, end, code := replayFile("show", args, stdout, stderr)
	if rec == nil {
		return code
	}
	fmt.Fprint(stdout, book.Show(end))
	return fine
}

// replayFile replays the record named on the command line and returns the table at its end. If that fails it prints why, and returns a
// nil record and the exit code.
func replayFile(name string, args []string, stdout, stderr io.Writer) (*rules.Rulebook, *rules.Record, *rules.State, int) {
	return replayWatched(name, args, stdout, stderr, nil)
}

// replayWatched is replayFile with watch called before each move.
func replayWatched(name string, args []string, stdout, stderr io.Writer, watch func(*rules.State, rules.Move)) (
	*rules.Rulebook, *rules.Record, *rules.State, int,
) {
	flags := flag.NewFlagSet(name, flag.ContinueOnError)
	rest, code, ok := parse(flags, args, 1, stdout, stderr)
	if !ok {
		return nil, nil, nil, code
	}
	if len(rest) == 0 {
		return nil, nil, nil, fail(stderr, name, misused, "name the record to %s", name)
	}
	rec, err := saves.Read(rest[0])
	if err != nil {
		return nil, nil, nil, fail(stderr, name, failed, "%v", err)
	}
	book, err := bookFor(flags, rest[0])
	if err != nil {
		return nil, nil, nil, fail(stderr, name, failed, "%v", err)
	}
	if say := book.OtherCards(&rec.Header); say != "" {
		fmt.Fprintf(stderr, "chronicle %s: %s %s may diverge.\n", name, say, rest[0])
	}
	end, err := book.Replay(rec, watch)
	if err != nil {
		return nil, nil, nil, fail(stderr, name, failed, "%s: %v", rest[0], err)
	}
	return book, rec, &end, fine
}
