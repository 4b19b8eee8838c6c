// Command sixwinters opens the table of Six Winters in a window.
package main

import (
	_ "embed"
	"flag"
	"fmt"
	"io"
	"os"
	"slices"
	"strings"

	display "display.sixwinters"

	"sixwinters/content"
	"sixwinters/game"
	"sixwinters/rules"
	"sixwinters/settings"
)

// What lies beside this file: who made what, and under which licence.
//
//go:embed CREDITS.md
var credits string

//go:embed LICENSE
var licence string

// Exit codes; display.ExitCode, 2, says that there is no screen.
const (
	failed  = 1
	misused = 3
)

func main() {
	options, code, ok := readFlags(os.Args[1:], os.Stdout, os.Stderr)
	if !ok {
		os.Exit(code)
	}
	if err := game.Run(options); err != nil {
		fmt.Fprintf(os.Stderr, "sixwinters: %v.\n", err)
		os.Exit(failed)
	}
}

// readFlags reads the command line. If ok is false the program ends with the code, everything having been said.
func readFlags(args []string, stdout, stderr io.Writer) (o game.Options, code int, ok bool) {
	flags := flag.NewFlagSet("sixwinters", flag.ContinueOnError)
	flags.SetOutput(io.Discard)
	seed := flags.Uint64("seed", 0, "begin a campaign with this seed at once; 0: begin at the title")
	difficulty := flags.String("difficulty", "standard", "of the campaign begun by -seed: easy, standard or hardcore")
	start := flags.String("start", "standard", "locations of the campaign begun by -seed: standard or alternative")
	saves := flags.String("saves", "", "the folder of the campaigns, instead of the one in the user's data folder")
	record := flags.String("record", "", "the file to keep the campaign in; it must not exist yet")
	resume := flags.String("open", "", "take up the campaign in this file at once")
	lesson := flags.String("lesson", "", "begin this lesson at once, such as moving")
	settingsFile := flags.String("settings", settings.DefaultFile(), "the file of the settings")
	speed := flags.String("speed", "", "how fast what happens is shown: "+oneOf(settings.Speeds)+"; it wins over the settings")
	scale := flags.Int("scale", 0, fmt.Sprintf("size of everything, in percent: %d to %d; it wins over the settings", settings.LeastScale, settings.MostScale))
	theme := flags.String("theme", "", "colours: "+oneOf(settings.Themes)+"; it wins over the settings")
	size := flags.String("size", "", "width and height of the window, such as 1280x720; without it, it is as it was left")
	autoplay := flags.Uint64("autoplay", 0, "play by random legal moves with this seed, and print the fingerprint of each table once it is saved")
	shots := flags.String("shots", "", "draw pictures of the game into this folder instead of playing")
	cards := flags.String("cards", "", "draw all cards on contact sheets into this folder instead of playing")
	version := flags.Bool("version", false, "print the version")
	misuse := func(format string, args ...any) (game.Options, int, bool) {
		fmt.Fprintf(stderr, "sixwinters: "+format+".\n", args...)
		return o, misused, false
	}
	switch err := flags.Parse(args); {
	case err == flag.ErrHelp:
		fmt.Fprint(stdout, display.Usage, "\n")
		flags.SetOutput(stdout)
		flags.PrintDefaults()
		return o, 0, false
	case err != nil:
		return misuse("%v", err)
	case flags.NArg() > 0:
		return misuse("what is %q for", flags.Arg(0))
	case *version:
		fmt.Fprintln(stdout, display.Version())
		return o, 0, false
	}
	if *size != "" {
		if _, err := fmt.Sscanf(*size, "%dx%d", &o.Width, &o.Height); err != nil || o.Width < 1 || o.Height < 1 {
			return misuse("the size %q is not like 1280x720", *size)
		}
	}
	level := slices.Index(content.Words("difficulty"), *difficulty)
	if level < 0 {
		return misuse("there is no difficulty %q; choose easy, standard or hardcore", *difficulty)
	}
	if *start != "standard" && *start != "alternative" {
		return misuse("there is no start %q; choose standard or alternative", *start)
	}
	if *speed != "" {
		var err error
		if o.Speed, err = game.ParseSpeed(*speed); err != nil {
			return misuse("%v", err)
		}
	}
	if *scale != 0 && (*scale < settings.LeastScale || *scale > settings.MostScale) {
		return misuse("the scale %d is not from %d to %d", *scale, settings.LeastScale, settings.MostScale)
	}
	if *theme != "" && !slices.Contains(settings.Themes, *theme) {
		return misuse("there is no theme %q; choose %s", *theme, oneOf(settings.Themes))
	}
	o.Scale, o.Theme = *scale, *theme
	if *seed != 0 {
		o.Campaign = &rules.Options{Seed: *seed, Difficulty: content.Difficulty(level), Alternative: *start == "alternative"}
	}
	o.Autoplay = *autoplay
	o.Saves, o.Record, o.Open, o.Lesson, o.Shots = *saves, *record, *resume, *lesson, *shots
	o.Cards = *cards
	o.Credits, o.Licence = credits, licence
	if o.Shots == "" && o.Cards == "" {
		o.Settings = *settingsFile // pictures are the same for everybody
	}
	return o, 0, true
}

// oneOf lists words to choose from.
func oneOf(words []string) string {
	last := len(words) - 1
	return strings.Join(words[:last], ", ") + " or " + words[last]
}
