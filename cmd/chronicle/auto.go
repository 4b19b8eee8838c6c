package main

import (
	"bufio"
	"cmp"
	"flag"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"sync/atomic"
	"time"

	"sixwinters/advice/hints"
	"sixwinters/advice/mind"
	"sixwinters/content"
	"sixwinters/rules"
	"sixwinters/rules/optionflags"
	"sixwinters/saves"
)

// autoplay is the command line of auto.
type autoplay struct {
	book    *rules.Rulebook
	options rules.Options // of the first year or campaign; each further one takes the next seed
	policy  func(seed uint64) rules.Policy
	name    string // of the policy
	folder  string // for records, or ""
	n       int
	cores   int
	asJSON  bool
	byHand  atomic.Int64 // texts to be carried out by hand that were left out
}

// counting returns a policy that plays as another does and counts the texts to be carried out by hand that it leaves out ([by-hand]).
func (a *autoplay) counting(choose rules.Policy) rules.Policy {
	return func(b *rules.Rulebook, s *rules.State, legal []rules.Move) rules.Move {
		m := choose(b, s, legal)
		if s.SkipsByHand(m) {
			a.byHand.Add(1)
		}
		return m
	}
}

// tellByHand says how many texts to be carried out by hand were left out, if any.
func (a *autoplay) tellByHand(to io.Writer) {
	if n := a.byHand.Load(); n > 0 {
		fmt.Fprintf(to, "%d times a text to be carried out by hand was left out\n", n)
	}
}

// policies are the ways to choose moves, and policyNames their names.
var (
	policies    = []func(seed uint64) rules.Policy{rules.RandomPolicy, mind.Greedy, hints.Policy, mind.Planning}
	policyNames = []string{"random", "greedy", "hint", "planner"}
)

// auto plays first years or whole campaigns by a policy and checks the whole table after every move.
func auto(args []string, stdout, stderr io.Writer) int {
	flags := flag.NewFlagSet("auto", flag.ContinueOnError)
	years := flags.Int("years", 1, "how many first years to play")
	campaigns := flags.Int("campaigns", 0, "how many whole campaigns to play, instead of first years")
	options := optionflags.Add(flags, 1, seedHelp)
	policyName := flags.String("policy", policyNames[0], "how moves are chosen: "+rules.Joined(policyNames, "or"))
	width := flags.Int("width", 0, "how many tables the planner keeps at each depth of its search, instead of those of a master")
	asJSON := flags.Bool("json", false, "print each campaign as a line of JSON")
	folder := flags.String("record", "", "a folder for a record of each")
	cores := coresFlag(flags)
	game := flags.String("game", "six-winters", "the `GAME` to play: six-winters, or skadi, with -policy random, novice, steady or master")
	sheet := flags.String("sheet", "", "play Skadi on the sheet in this `FILE`")
	if _, code, ok := parse(flags, args, 0, stdout, stderr); !ok {
		return code
	}
	o, noOptions := options()
	if *game == "skadi" && noOptions == nil {
		return autoWinter(max(1, *campaigns), o.Seed, *policyName, *sheet, stdout, stderr)
	}
	by, noPolicy := rules.Which("policy", *policyName, policyNames)
	if err := cmp.Or(noOptions, noPolicy); err != nil {
		return fail(stderr, "auto", misused, "%v", err)
	}
	if *years < 1 || *campaigns < 0 {
		return fail(stderr, "auto", misused, "there is nothing to play: -years or -campaigns says how many")
	}
	if *asJSON && *campaigns == 0 {
		return fail(stderr, "auto", misused, "-json describes whole campaigns; say how many with -campaigns")
	}
	book, err := loadBook(flags)
	if err != nil {
		return fail(stderr, "auto", failed, "%v", err)
	}
	if *folder != "" {
		if err := os.MkdirAll(*folder, 0o777); err != nil {
			return fail(stderr, "auto", failed, "the records cannot be written: %v", err)
		}
	}
	a := autoplay{
		book: book, policy: policies[by], name: *policyName, folder: *folder, n: *years, cores: *cores, asJSON: *asJSON, options: o,
	}
	if *width > 0 && *policyName == "planner" {
		a.policy = func(seed uint64) rules.Policy { return mind.Wide(seed, *width) }
	}
	if *campaigns > 0 {
		a.n = *campaigns
		return a.playCampaigns(stdout, stderr)
	}
	return a.playYears(stdout, stderr)
}

// nth returns the options of a year or campaign.
func (a *autoplay) nth(i int) rules.Options {
	o := a.options
	o.Seed += uint64(i)
	return o
}

// playYears plays first years and counts their turns.
func (a *autoplay) playYears(stdout, stderr io.Writer) int {
	moves, violations := 0, 0
	var turns [content.WheelBoxes + 1]int
	began := time.Now()
	type result struct {
		year rules.Played
		err  error
	}
	var wrong error
	inOrder(a.n, a.cores, func(i int) (r result) {
		o := a.nth(i)
		r.err = a.recorded("year", o, func(watch rules.Watcher) {
			r.year = a.book.PlayYear(o, a.counting(a.policy(o.Seed)), watch)
		})
		return r
	}, func(i int, r result) bool {
		if wrong = r.err; wrong != nil {
			return false
		}
		moves += r.year.Moves
		if r.year.Broken != nil {
			violations++
			fmt.Fprintf(stdout, "seed %d, move %d: %v\n", a.nth(i).Seed, r.year.Moves, r.year.Broken)
			return true
		}
		turns[r.year.End.Turn]++
		return true
	})
	if wrong != nil {
		return fail(stderr, "auto", failed, "the record cannot be written: %v", wrong)
	}
	fmt.Fprintf(stdout, "%d years, %d moves, %d violations, %.0f years a second\n",
		a.n, moves, violations, float64(a.n)/time.Since(began).Seconds())
	for n, years := range turns {
		if years > 0 {
			fmt.Fprintf(stdout, "%d turns: %d years\n", n, years)
		}
	}
	a.tellByHand(stdout)
	if violations > 0 {
		return failed
	}
	return fine
}

// recorded calls play with a watcher that writes a record to the folder, or with nil if there is no folder.
func (a *autoplay) recorded(what string, o rules.Options, play func(watch rules.Watcher)) error {
	if a.folder == "" {
		play(nil)
		return nil
	}
	name := filepath.Join(a.folder, fmt.Sprintf("%s-%s-%d.txt", what, o.Difficulty, o.Seed))
	return saves.Export(name, func(out *bufio.Writer) error {
		out.WriteString(a.book.HeaderText(o))
		play(func(before *rules.State, m rules.Move, after *rules.State) {
			out.WriteString(a.book.EntryText(before, m, after))
		})
		return nil // Export tells of what could not be written
	})
}
