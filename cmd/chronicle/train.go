package main

import (
	"bufio"
	"context"
	"flag"
	"fmt"
	"io"
	"os"
	"os/signal"
	"path/filepath"
	"strings"

	"sixwinters/advice/mind"
	"sixwinters/advice/training"
	"sixwinters/saves"
)

// train plays campaigns and fits the learned worth of tables to how they ended.
func train(args []string, stdout, stderr io.Writer) int {
	flags := flag.NewFlagSet("train", flag.ContinueOnError)
	plan := training.Plan{Width: 8}
	flags.StringVar(&plan.Folder, "folder", "training", "where the records of the campaigns lie; what lies there is not played again")
	flags.IntVar(&plan.Campaigns, "campaigns", 60, "how many campaigns to play at each difficulty")
	flags.Uint64Var(&plan.Seed, "seed", 200_000, "the seed of the first; each later one takes the next")
	cores := coresFlag(flags)
	check := flags.String("check", "", "learn nothing, but say how well the weights of the game predict the records in this folder")
	out := flags.String("out", "advice/mind/judgement.txt", "the file of weights to write")
	if _, code, ok := parse(flags, args, 0, stdout, stderr); !ok {
		return code
	}
	plan.Cores = *cores
	if plan.Campaigns < 1 || plan.Cores < 1 {
		return fail(stderr, "train", misused, "there is nothing to play: -campaigns and -cores are 1 or more")
	}
	book, err := loadBook(flags)
	if err != nil {
		return fail(stderr, "train", failed, "%v", err)
	}
	if *check != "" {
		names, _ := filepath.Glob(filepath.Join(*check, "*.txt"))
		lines, err := training.Check(book, mind.Learned(), names)
		if err != nil {
			return fail(stderr, "train", failed, "%v", err)
		}
		fmt.Fprintln(stdout, strings.Join(lines, "\n"))
		return fine
	}
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt)
	defer stop()
	result, err := training.Train(ctx, book, plan, stderr)
	if err != nil {
		return fail(stderr, "train", failed, "%v", err)
	}
	made := append([]string{
		"What tables say of the end of a campaign, learned from campaigns that a fast planner played (docs/campaigns.md).",
		fmt.Sprintf("chronicle train -campaigns %d -seed %d, cards %.12s", plan.Campaigns, plan.Seed, book.Content().Hash),
	}, result.Report...)
	err = saves.Export(*out, func(out *bufio.Writer) error {
		out.WriteString(result.Judgement.Text(made))
		return nil // Export tells of what could not be written
	})
	if err != nil {
		return fail(stderr, "train", failed, "the weights cannot be written: %v", err)
	}
	for _, line := range result.Report {
		fmt.Fprintln(stdout, line)
	}
	return fine
}
