// Command train makes the weights that the game ships with. It is not part of the shipped programs. Run it at the root of the repository:
//
//	go run ./tools/train [-campaigns N] [-seed S] [-players LIST] [-cores N] [-folder DIR] [-out FILE]   plays campaigns and fits what tables are worth
//	go run ./tools/train -check DIR                                                     says how well the weights predict these records
//	go run ./tools/train -calibrate 'DIR/master-*.txt' -until S                         fits the chance to win to the master's play
//	go run ./tools/train -learn 'DIR/*.txt'                                             learns the chance to win from the master's own campaigns
//	go run ./tools/train -attempts 'DIR/master-*.txt'                                   says how often attempts came out as shown
//	go run ./tools/train -decisions N [-seed S] [-years Y]                              says how often decisions that reviews name do better if changed
//	go run ./tools/train -tune FILE [-pairs N] [-seed S]                                plays pairs with varied weights, says which win
//
// Stopped and started again, it goes on.
package main

import (
	"bufio"
	"context"
	"errors"
	"flag"
	"fmt"
	"math"
	"os"
	"os/signal"
	"path/filepath"
	"runtime"
	"strings"

	"sixwinters/advice/mind"
	"sixwinters/content"
	"sixwinters/rules"
	"sixwinters/saves"
	"sixwinters/tools/train/training"
)

func main() {
	plan := training.Plan{}
	flag.StringVar(&plan.Folder, "folder", "training", "the folder of the campaigns' records; what it has is not played again")
	flag.IntVar(&plan.Campaigns, "campaigns", 60, "how many campaigns to play at each difficulty")
	flag.Uint64Var(&plan.Seed, "seed", 200_000, "the seed of the first campaign or pair; each later one takes the next")
	flag.IntVar(&plan.Cores, "cores", runtime.NumCPU(), "how many campaigns are played at the same time")
	players := flag.String("players", strings.Join(mind.Strengths[:], ","), "how well the players play: strengths, with commas between them")
	out := flag.String("out", "advice/mind/judgement.txt", "the file of weights to write")
	checks := flag.String("check", "", "fit nothing, but say how well the weights of the game predict the records in this folder at the beginnings of years")
	calibrates := flag.String("calibrate", "", "fit the chance to win to these records, a pattern of file names, and check it on those of later seeds")
	until := flag.Uint64("until", math.MaxUint64, "the first seed that chances are not calibrated by, but checked on")
	learns := flag.String("learn", "", "move the chance to win towards these records, a pattern of file names, and report on those whose seed leaves 2 by 3")
	attempts := flag.String("attempts", "", "say how often the attempts in these records came out as they were shown: a pattern of file names")
	tunes := flag.String("tune", "", "play pairs of campaigns whose weights vary, keep them in this file, and say which weights win")
	decisions := flag.Int("decisions", 0, "say how often the decisions that reviews of so many campaigns name do better when changed and played on 50 times")
	years := flag.Int("years", rules.MostYears, "how many years of each of these campaigns to play and review")
	pairs := flag.Int("pairs", 360, "how many pairs to play, the difficulties in turn")
	flag.Parse()
	var unknown error
	plan.Strengths, unknown = strengths(*players)

	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt)
	defer stop()
	cards, err := content.Load()
	if err == nil {
		book := rules.New(cards)
		switch {
		case unknown != nil:
			err = unknown
		case flag.NArg() > 0:
			err = fmt.Errorf("%q is not a flag: see -help", flag.Arg(0))
		case plan.Campaigns < 1 || plan.Cores < 1 || *pairs < 1:
			err = errors.New("there is nothing to play: -campaigns, -cores and -pairs are 1 or more")
		case *checks != "":
			err = check(book, *checks)
		case *calibrates != "":
			err = improve(*calibrates, *out, func(j *mind.Judgement, names []string) ([]string, error) {
				j.Played = [content.NumDifficulties]mind.Calibration{}
				return training.Calibrate(book, j, names, *until)
			})
		case *learns != "":
			err = improve(*learns, *out, func(j *mind.Judgement, names []string) ([]string, error) { return training.Learn(book, j, names) })
		case *attempts != "":
			err = forecasts(book, *attempts)
		case *decisions > 0:
			lines := training.Decisions(ctx, book, training.Reviewing{Seed: plan.Seed, N: *decisions, Years: *years, Times: 50}, os.Stderr)
			fmt.Println(lines[len(lines)-1])
		case *tunes != "":
			err = tune(ctx, book, *tunes, plan.Seed, *pairs)
		default:
			err = fit(ctx, book, plan, *out)
		}
	}
	if err != nil {
		fmt.Fprintf(os.Stderr, "train: %v\n", err)
		os.Exit(1)
	}
}

// strengths are those whose words stand in a list.
func strengths(list string) (all []mind.Strength, err error) {
	for word := range strings.SplitSeq(list, ",") {
		i, err := rules.Which("strength", word, mind.Strengths[:])
		if err != nil {
			return nil, err
		}
		all = append(all, mind.Strength(i))
	}
	return all, nil
}

// check prints how well the weights of the game predict the ends of the campaigns in a folder.
func check(book *rules.Rulebook, folder string) error {
	names, _ := filepath.Glob(filepath.Join(folder, "*.txt"))
	lines, err := training.Check(book, mind.Learned(), names)
	if err == nil {
		fmt.Println(strings.Join(lines, "\n"))
	}
	return err
}

// improve changes the judgement of the game by records, writes it into the file of weights, and prints how good it is.
func improve(pattern, file string, by func(j *mind.Judgement, names []string) ([]string, error)) error {
	names, _ := filepath.Glob(pattern)
	j := *mind.Learned()
	lines, err := by(&j, names)
	if err != nil {
		return err
	}
	fmt.Println(strings.Join(lines, "\n"))
	old, err := os.ReadFile(file)
	if err != nil {
		return fmt.Errorf("the weights cannot be read: %w", err)
	}
	var made []string
	for line := range strings.Lines(string(old)) {
		if said, ok := strings.CutPrefix(line, "# "); ok {
			made = append(made, strings.TrimSpace(said))
		}
	}
	return saves.Export(file, func(out *bufio.Writer) error {
		out.WriteString(j.Text(made))
		return nil // Export tells of what could not be written
	})
}

// forecasts prints how often attempts came out as they were shown.
func forecasts(book *rules.Rulebook, pattern string) error {
	names, _ := filepath.Glob(pattern)
	lines, err := training.Attempts(book, names)
	if err == nil {
		fmt.Println(strings.Join(lines, "\n"))
	}
	return err
}

// fit plays campaigns and fits the learned worth of tables to how they ended.
func fit(ctx context.Context, book *rules.Rulebook, plan training.Plan, file string) error {
	result, err := training.Train(ctx, book, plan, os.Stderr)
	if err != nil {
		return err
	}
	made := append([]string{
		"What tables say of the end of a campaign, learned from campaigns that a fast planner played (docs/campaigns.md).",
		fmt.Sprintf("tools/train -campaigns %d -seed %d, cards %.12s", plan.Campaigns, plan.Seed, book.Content().Hash),
	}, result.Report...)
	err = saves.Export(file, func(out *bufio.Writer) error {
		out.WriteString(result.Judgement.Text(made))
		return nil // Export tells of what could not be written
	})
	if err != nil {
		return fmt.Errorf("the weights cannot be written: %w", err)
	}
	fmt.Println(strings.Join(result.Report, "\n"))
	return nil
}

// tune plays pairs of campaigns whose weights vary, and prints which weights are likely to play better.
func tune(ctx context.Context, book *rules.Rulebook, file string, seed uint64, pairs int) error {
	trials, err := training.PlayTrials(ctx, book, file, seed, pairs, 4)
	if err != nil {
		return err
	}
	for d, factors := range training.Factors(book, trials) {
		fmt.Printf("%s:\n", content.Difficulty(d))
		w := mind.WeightsOf[d]
		w.Each(func(i int, name string, x *float64) {
			fmt.Printf("  %-10s %8.4g times %.2f: %.2g\n", name, *x, factors[i], *x*factors[i])
		})
	}
	return nil
}
