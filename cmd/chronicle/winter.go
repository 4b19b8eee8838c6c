package main

import (
	"bufio"
	"flag"
	"fmt"
	"io"
	"time"

	"sixwinters/advice/skadimind"
	"sixwinters/game/text"
	"sixwinters/lab"
	"sixwinters/lab/stats"
	"sixwinters/paper"
	"sixwinters/rules"
	"sixwinters/rules/skadi"
	"sixwinters/saves"
)

// winterPlay says which winter of Skadi to play.
type winterPlay struct {
	file   string // "" for the one played last
	folder saves.Folder
	sheet  string // the file of a sheet, "" for the printed one
	seed   uint64 // 0: any
	fresh  bool   // begin a new one
}

// playWinter plays a winter of Skadi in lines: the one in a file, the one that was played last, or a new one.
func playWinter(p winterPlay, stdout, stderr io.Writer) int {
	g, err := skadi.Open(p.sheet)
	if err != nil {
		return fail(stderr, "play", failed, "%v", err)
	}
	if p.file == "" && !p.fresh {
		p.file = p.folder.NewestWinter()
	}
	resumed := p.file != "" && exists(p.file)
	if p.file == "" {
		p.file = p.folder.NewWinterFile(time.Now())
	}
	if p.seed == 0 {
		p.seed = uint64(time.Now().UnixNano())
	}
	var winter *saves.Winter
	if resumed {
		winter, err = saves.OpenWinter(g, p.file)
	} else {
		winter, err = saves.NewWinter(g, p.file, skadi.Options{Seed: p.seed})
	}
	if err != nil {
		return fail(stderr, "play", failed, "%v", err)
	}
	if winter.ReadOnly() {
		return fail(stderr, "play", failed, "%s is being played in another window; close it there first", p.file)
	}
	session := text.NewWinter(winter)
	converse(session.Begin(), session.Take, &session.Quits, stdout)
	return leave(session.Playing(), stdout, stderr)
}

// replayWinter replays the winter named on the command line and prints where it ends, or its table for show, or its decisions for
// review. is reports whether there
// is one: otherwise nothing is printed, and the arguments are those of a campaign.
func replayWinter(name string, args []string, stdout, stderr io.Writer) (code int, is bool) {
	flags := flag.NewFlagSet(name, flag.ContinueOnError)
	sheet := flags.String("sheet", "", "the sheet in this `FILE` is the one it was played on")
	rest, code, ok := parse(flags, args, 1, io.Discard, io.Discard)
	if !ok || len(rest) == 0 || !saves.IsWinterFile(rest[0]) {
		return code, false
	}
	g, err := skadi.Open(*sheet)
	var winter *saves.Winter
	if err == nil {
		winter, err = saves.LookWinter(g, rest[0])
	}
	if err != nil {
		return fail(stderr, name, failed, "%v", err), true
	}
	if len(winter.Notes) > 0 {
		return fail(stderr, name, failed, "%s: %s", rest[0], winter.Notes[0]), true
	}
	lines := []string{fmt.Sprintf("%d moves replayed to week %d, fingerprint %016x", winter.Len(), winter.Now().Week, g.Fingerprint(winter.Now()))}
	switch name {
	case "show":
		lines = text.NewWinter(winter).Sheet()
	case "review":
		mind := skadimind.New(g)
		lines = mind.Say(mind.Review(winter.Len(), winter.Move))
	}
	for _, line := range lines {
		fmt.Fprintln(stdout, line)
	}
	return fine, true
}

// printWinter writes the sheet of Skadi as a PDF of one page.
func printWinter(file, sheet string, o paper.Options, stdout, stderr io.Writer) int {
	g, err := skadi.Open(sheet)
	if err == nil {
		err = saves.Export(file, func(out *bufio.Writer) error { return paper.WriteWinter(out, g, o) })
	}
	if err != nil {
		return fail(stderr, "print", failed, "%v", err)
	}
	fmt.Fprintf(stdout, "%s: the sheet of Skadi for %s paper.\n", file, o.Paper)
	return fine
}

// autoWinter plays winters of Skadi by a policy, checks the whole table after every move, and prints how they ended.
func autoWinter(n int, seed uint64, policy, sheet string, stdout, stderr io.Writer) int {
	names := lab.PlayersOf("skadi")
	by, err := rules.Which("policy", policy, names)
	if err != nil {
		return fail(stderr, "auto", misused, "%v", err)
	}
	g, err := skadi.Open(sheet)
	if err != nil {
		return fail(stderr, "auto", failed, "%v", err)
	}
	var player *skadimind.Player
	if by > 0 {
		player = skadimind.New(g)
	}
	var survivors, points []float64
	alive, moves := 0, 0
	var told [skadi.MaxFragments + 1]int
	began := time.Now()
	for i := range n {
		o := skadi.Options{Seed: seed + uint64(i)}
		choose := skadimind.Random(g, o.Seed)
		if by > 0 {
			choose = player.Policy(skadimind.Strength(by-1), o.Seed)
		}
		played := g.Play(o, choose, func(*skadi.State, skadi.Move, *skadi.State, []skadi.Happened) { moves++ })
		if played.Broken != nil {
			return fail(stderr, "auto", failed, "seed %d, %v", o.Seed, played.Broken)
		}
		s := &played.End
		if s.Living() > 0 {
			alive++
		}
		survivors, points = append(survivors, float64(s.Living())), append(points, float64(g.Score(s).Total))
		told[s.Told]++
	}
	took := time.Since(began).Seconds()
	fmt.Fprintf(stdout, "%s, seeds %d to %d, %s\n", rules.HowMany(n, "winter", "winters"), seed, seed+uint64(n)-1, names[by])
	fmt.Fprintf(stdout, "at least one alive %s %%\nsurvivors          %s\npoints             %s\n", figure(stats.Share(alive, n), 100), figure(stats.Mean(survivors), 1), figure(stats.Mean(points), 1))
	fmt.Fprintf(stdout, "fragments told     0: %d, 1: %d, 2: %d, 3: %d\n", told[0], told[1], told[2], told[3])
	fmt.Fprintf(stdout, "%d moves, every table checked; %.4f s a winter\n", moves, took/float64(n))
	return fine
}

// figure says an estimate and its 95 % interval, times a factor.
func figure(e stats.Estimate, times float64) string {
	return fmt.Sprintf("%.2f (%.2f to %.2f)", times*e.Value, times*e.Low, times*e.High)
}
