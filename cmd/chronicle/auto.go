package main

import (
	"bufio"
	"flag"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"slices"
	"time"

	"sixwinters/content"
	"sixwinters/rules"
)

// auto plays first years by random legal moves and looks at the whole table after every one.
func auto(args []string, stdout, stderr io.Writer) int {
	flags := flag.NewFlagSet("auto", flag.ContinueOnError)
	years := flags.Int("years", 1, "how many years to play")
	seed := flags.Uint64("seed", 1, "the seed of the first year; each further year takes the next")
	difficulty := flags.String("difficulty", "standard", "easy, standard or hardcore")
	start := flags.String("start", "standard", "the starting locations: standard or alternative")
	folder := flags.String("record", "", "a folder to write one record for each year to")
	if _, code, ok := parse(flags, args, 0, stdout, stderr); !ok {
		return code
	}
	level := slices.Index(content.Words("difficulty"), *difficulty)
	if level < 0 {
		fmt.Fprintf(stderr, "chronicle auto: there is no difficulty %q; choose easy, standard or hardcore.\n", *difficulty)
		return misused
	}
	if !slices.Contains(rules.Starts[:], *start) {
		fmt.Fprintf(stderr, "chronicle auto: there is no start %q; choose standard or alternative.\n", *start)
		return misused
	}
	book, err := loadBook()
	if err != nil {
		fmt.Fprintf(stderr, "chronicle auto: %v\n", err)
		return failed
	}
	if *folder != "" {
		if err := os.MkdirAll(*folder, 0o777); err != nil {
			fmt.Fprintf(stderr, "chronicle auto: the records cannot be written: %v.\n", err)
			return failed
		}
	}
	moves, violations := 0, 0
	var turns [9]int
	began := time.Now()
	for i := range *years {
		o := rules.Options{Seed: *seed + uint64(i), Difficulty: content.Difficulty(level), Alternative: *start == rules.Starts[1]}
		year, err := playYear(book, o, *folder)
		if err != nil {
			fmt.Fprintf(stderr, "chronicle auto: the record cannot be written: %v.\n", err)
			return failed
		}
		moves += year.Moves
		if year.Broken != nil {
			violations++
			fmt.Fprintf(stdout, "seed %d, move %d: %v\n", o.Seed, year.Moves, year.Broken)
			continue
		}
		turns[year.End.Turn]++
	}
	elapsed := time.Since(began)
	fmt.Fprintf(stdout, "%d years, %d moves, %d violations, %.0f years a second\n",
		*years, moves, violations, float64(*years)/elapsed.Seconds())
	for n, years := range turns {
		if years > 0 {
			fmt.Fprintf(stdout, "%d turns: %d years\n", n, years)
		}
	}
	if violations > 0 {
		return failed
	}
	return fine
}

// playYear plays one year, writing its record to a folder if one is named.
func playYear(book *rules.Rulebook, o rules.Options, folder string) (year rules.Played, err error) {
	choose := rules.RandomPolicy(o.Seed)
	if folder == "" {
		return book.PlayYear(o, choose, nil), nil
	}
	name := filepath.Join(folder, fmt.Sprintf("year-%s-%d.txt", o.Difficulty, o.Seed))
	file, err := os.Create(name)
	if err != nil {
		return year, err
	}
	defer func() {
		if closing := file.Close(); err == nil {
			err = closing
		}
	}()
	out := bufio.NewWriter(file)
	out.WriteString(book.HeaderText(o))
	year = book.PlayYear(o, choose, func(before *rules.State, m rules.Move, after *rules.State) {
		out.WriteString(book.EntryText(before, m, after))
	})
	return year, out.Flush() // the writer keeps the first error
}

// loadBook is the rulebook for the cards built into the game.
func loadBook() (*rules.Rulebook, error) {
	cards, err := content.Load()
	if err != nil {
		return nil, err
	}
	return rules.New(cards), nil
}
