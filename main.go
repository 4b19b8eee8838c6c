// Command sixwinters opens the table of Six Winters in a window.
package main

import (
	_ "embed"
	"errors"
	"flag"
	"fmt"
	"io"
	"net/url"
	"os"
	"path/filepath"
	"strings"

	display "display.sixwinters"

	"sixwinters/game"
	"sixwinters/game/motion"
	"sixwinters/rules"
	"sixwinters/rules/optionflags"
	"sixwinters/settings"
	"sixwinters/together"
)

// credits and licence lie beside this file: who made what, and under which licence.
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
	f := newFlags()
	err := f.set.Parse(args)
	switch {
	case errors.Is(err, flag.ErrHelp):
		fmt.Fprint(stdout, display.Help)
		return o, 0, false
	case err == nil && f.version:
		fmt.Fprintln(stdout, display.Version())
		return o, 0, false
	case err == nil:
		err = f.check()
	default:
		err = fmt.Errorf("%w; -h lists the flags", err)
	}
	if err != nil {
		fmt.Fprintf(stderr, "sixwinters: %v.\n", err)
		return o, misused, false
	}
	if told := f.link.told(f); told != "" {
		fmt.Fprintln(stderr, told)
	}
	return f.options, 0, true
}

// flags are what the command line asks for: options as they are, and words that are still to be understood.
type flags struct {
	set         *flag.FlagSet
	options     game.Options
	campaign    func() (rules.Options, error) // begun by -seed
	link        link
	version     bool
	speed, size string
	game        string
	table       string // a link
}

func newFlags() *flags {
	f := &flags{set: flag.NewFlagSet("sixwinters", flag.ContinueOnError)}
	set, o := f.set, &f.options
	set.SetOutput(io.Discard)
	f.campaign = optionflags.Add(set, 0, "begin a campaign with this seed at once; 0: begin at the title")
	set.StringVar(&o.Saves, "saves", "", "the folder for campaigns, instead of the one in the user's data folder")
	set.StringVar(&o.Record, "record", "", "the file to keep the campaign in; it must not exist yet")
	set.StringVar(&o.Open, "open", "", "resume the campaign in this file at once; also without -open, as a desktop does")
	set.StringVar(&f.table, "table", "", "sit down at the table of this link at once; a link that begins with sixwinters:// also without -table")
	set.StringVar(&o.Lesson, "lesson", "", "begin this lesson at once, such as moving")
	set.StringVar(&o.Settings, "settings", settings.DefaultFile(), "the settings file, instead of the one in the user's configuration folder")
	set.Lookup("settings").DefValue = "" // the help is the same on every machine
	set.StringVar(&f.speed, "speed", "", "how fast events are shown: "+oneOf(settings.Speeds)+"; overrides the settings")
	set.IntVar(&o.Scale, "scale", 0, fmt.Sprintf("size of everything, in percent: %d to %d; overrides the settings", settings.LeastScale, settings.MostScale))
	set.StringVar(&o.Theme, "theme", "", "colours: "+oneOf(settings.Themes)+"; overrides the settings")
	set.StringVar(&f.game, "game", "", "the game to play at once: skadi, the other winter; -seed and -open are then of that game")
	set.StringVar(&o.Sheet, "sheet", "", "with -game skadi: play on the sheet in this file")
	set.StringVar(&f.size, "size", "", "width and height of the window, such as 1280x720; by default as it was left")
	set.Uint64Var(&o.Autoplay, "autoplay", 0, "play the campaign of -seed, -open or -table by random legal moves with this seed, and print the fingerprint of each table once it is saved")
	set.StringVar(&o.Cards, "cards", "", "draw all cards on contact sheets into this folder instead of playing")
	set.Func("box", "play new campaigns with this box of cards, a folder or zip `file`; may be repeated, the lowest first", func(name string) error {
		o.Boxes = append(o.Boxes, name)
		return nil
	})
	set.StringVar(&o.Workshop, "workshop", "", "open this box of cards in the workshop, a folder or zip file, instead of playing")
	set.Func("link", "a flag as the link has it that opened the page, `NAME=VALUE`: it may begin something new, but never changes a campaign", func(given string) error {
		f.link.given = append(f.link.given, given)
		return nil
	})
	set.BoolVar(&f.version, "version", false, "print the version")
	return f
}

// skadiGame is the word of Skadi on the command line.
const skadiGame = "skadi"

// mostSize is the greatest width and height of a window, in pixels: more than a screen has, and no more than can be drawn anywhere.
const mostSize = 8192

// check understands what is said in words and completes the options. The error says what cannot be understood.
func (f *flags) check() (err error) {
	o := &f.options
	if err := f.link.set(f); err != nil {
		return err
	}
	switch {
	case f.set.NArg() == 1 && f.table == "" && strings.HasPrefix(f.set.Arg(0), together.Scheme+":"):
		f.table = f.set.Arg(0)
	case f.set.NArg() == 1 && o.Open == "":
		o.Open = fileOf(f.set.Arg(0))
	case f.set.NArg() > 0:
		return fmt.Errorf("%q is one file too many: one campaign is resumed at a time", f.set.Arg(f.set.NArg()-1))
	}
	if f.size != "" {
		_, _ = fmt.Sscanf(f.size, "%dx%d", &o.Width, &o.Height)
		switch {
		case f.size != fmt.Sprintf("%dx%d", o.Width, o.Height) || o.Width < 1 || o.Height < 1:
			return fmt.Errorf("the size %q is not like 1280x720", f.size)
		case max(o.Width, o.Height) > mostSize:
			return fmt.Errorf("the size %q is more than %dx%[2]d", f.size, mostSize)
		}
	}
	if f.table != "" {
		link, err := together.ReadLink(f.table)
		if err != nil {
			return err
		}
		o.Table = &link
	}
	campaign, err := f.campaign()
	if err != nil {
		return err
	}
	if f.speed != "" {
		if o.Speed, err = motion.ParseSpeed(f.speed); err != nil {
			return err
		}
	}
	if o.Scale != 0 && (o.Scale < settings.LeastScale || o.Scale > settings.MostScale) {
		return fmt.Errorf("the scale %d is not from %d to %d", o.Scale, settings.LeastScale, settings.MostScale)
	}
	if o.Theme != "" {
		if _, err := rules.Which("theme", o.Theme, settings.Themes); err != nil {
			return err
		}
	}
	switch {
	case f.game == skadiGame:
		o.Winter, o.Seed = true, campaign.Seed
	case f.game != "":
		return fmt.Errorf("there is no game %q; -game takes %s", f.game, skadiGame)
	case o.Sheet != "":
		return errors.New("only Skadi is played on a sheet: add -game skadi")
	case campaign.Seed != 0:
		o.Campaign = &campaign
	}
	f.link.restrict(f)
	if o.Autoplay != 0 && o.Winter {
		return errors.New("-autoplay plays campaigns of Six Winters: leave -game out")
	}
	if o.Autoplay != 0 && o.Campaign == nil && o.Open == "" && o.Lesson == "" && o.Table == nil {
		return errors.New("-autoplay needs a campaign to play: add -seed, -open, -lesson or -table")
	}
	o.Credits, o.Licence = credits, licence
	if o.Cards != "" {
		o.Settings = "" // pictures are the same for everybody
	}
	return nil
}

// fileOf returns the file that a desktop opens, which may name it by a URL.
func fileOf(named string) string {
	if u, err := url.Parse(named); err == nil && u.Scheme == "file" && u.Path != "" {
		return filepath.FromSlash(u.Path)
	}
	return named
}

// oneOf lists words to choose from.
func oneOf(words []string) string { return rules.Joined(words, "or") }
