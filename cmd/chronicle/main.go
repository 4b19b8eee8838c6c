// Command chronicle is Six Winters without a window, for those who make cards, look for bugs or keep records.
package main

import (
	"errors"
	"flag"
	"fmt"
	"io"
	"os"
	"runtime"
	"slices"
	"strings"
)

// Exit codes.
const (
	fine    = 0
	failed  = 1 // the command ran and found something wrong
	misused = 2 // the command line is wrong
)

// seedHelp is the help of -seed.
const seedHelp = "the seed of the first campaign or year; each later one takes the next; 0: any"

// command is a subcommand, each in a file of its own.
type command struct {
	name string
	args string // as shown in its usage
	help string // one line
	run  func(args []string, stdout, stderr io.Writer) int
}

// commands returns the subcommands in the order of the help. It is a function, since the subcommands look up their own help in it: a
// variable would depend on itself.
func commands() []command {
	return []command{
		{"check", "[DIR]", "check the card files of a folder, or those built into the game", check},
		{"cards", "[-json | -diff] [DIR] | -diff [-html FILE] OLD NEW",
			"print every card with its text, as JSON lines with -json; or what differs between two boxes or versions, of which game is one", printCards},
		{"export", "-csv DIR | -tts DIR [-url ADDRESS]",
			"write all cards as tables of spreadsheets, one for each kind; or the game as a saved object of Tabletop Simulator with its pictures", exportCards},
		{"import", "-box DIR [-remove] | -folder DIR [-remove] TABLES", "read tables that chronicle export wrote into a box, or into a whole folder of card files", importCards},
		{"guide", "", "print how to make cards: every operation, selector and key of the card files, with examples", printGuide},
		{"schema", "DIR", "write JSON schemas and .taplo.toml into the folder of a box, with which editors complete and check its files", writeSchemas},
		{"rules", "[-html FILE] [ID]", "print the rules in words, or the one with that id; with -html as a page with pictures", printRules},
		{"print", "-pdf FILE | -png DIR [-single] [-text black] [-paper a4|letter] [-ink full|saving|black] [-flip long|short] [-only PARTS | -only changed -since OLD] [-card NAME] [-game skadi [-sheet FILE]]",
			"write the whole game as a PDF to print, cut and play: cards, boards, mats, tokens and rules", printPDF},
		{"play", "[-new] [-players A,B] [-seed S] [-difficulty D] [-start standard|alternative] [-house WORDS] [-saves DIR] [-table LINK|SERVER|file] [-game six-winters|skadi] [-sheet FILE] [FILE]",
			"play in lines, at a terminal, by voice or over a pipe: the campaign in a file, the one played last, a new one, or a table with another desk", play},
		{"serve", "[-address HOST:PORT | -public HOST] [-page DIR] [-data DIR] [-nats URL] [-webhook URL]",
			"serve shared tables, and the page for browsers, until interrupted: see docs/twodesks.md", serveTables},
		{"tables", "[-saves DIR]", "list the shared tables of this desk, whose turn it is there, and what happened since you left", listTables},
		{"send", "[-out DIR] FILE", "write a copy of a shared table for the other desk, to mail or to put into a shared folder", sendTable},
		{"take", "[-theirs] REPLY [FILE]", "take in what the other desk has sent: what it has played goes on in FILE", takeReply},
		{"auto", "[-years N | -campaigns N [-json]] [-policy random|greedy|hint|planner] [-seed S] [-difficulty D] [-start standard|alternative] [-record DIR] [-cores N] [-game skadi [-sheet FILE]]",
			"play first years or whole campaigns automatically and check that every rule holds", auto},
		{"replay", "[-sheet FILE] FILE", "play a record again and name the line where it diverges", replay},
		{"show", "[-sheet FILE] FILE", "print the table at the end of a record", show},
		{"hint", "FILE", "print what is worth doing at the end of a record, with the move", hint},
		{"review", "[-sheet FILE] FILE", "print how the chance to win changed, how much was luck, and which decisions mattered; of a winter of Skadi the best and the worst", reviewed},
		{"lab run", "[-out FILE] [-campaigns N] [-for 10m] [-cores N | -nats URL -key FILE [-creds FILE]] PLAN",
			"play the campaigns of a plan: a TOML file, or the name of one that comes with the program", labRun},
		{"lab search", "[-out FILE] [-for 10m] [-campaigns N] [-cores N] FILE",
			"look for values of numbers on cards and boards at which a target is met, such as 60% won, and check them on fresh seeds", labSearch},
		{"lab work", "[-nats URL] -key FILE [-creds FILE] [-cores N] [-cards DIR]", "play campaigns of the plans that run on a NATS server, until interrupted", labWork},
		{"lab key", "FILE", "make a key with which the runs and workers of a lab sign what they put on a NATS server", labKey},
		{"lab replay", "[-line N [-record FILE]] RESULTS PLAN",
			"play campaigns of a results file again and say whether each comes to the same line", labReplay},
		{"lab report", "-html FILE [-text FILE] [-csv DIR] [-base VARIANT] [-about WORDS] RESULTS [PLAN]",
			"make a page of results that opens anywhere, with plots, intervals and answers, or a text of it", labReport},
		{"lab measures", "", "print what is counted in each campaign of a plan, with the question it serves", labMeasures},
		{"odds", "FILE", "print the chances of attempts there, what activates, and what each obstacle does", odds},
	}
}

func main() {
	os.Exit(run(os.Args[1:], os.Stdout, os.Stderr))
}

// run runs the command line. If what it prints cannot be written, the code is an error whatever the subcommand returns.
func run(args []string, stdout, stderr io.Writer) int {
	out := &output{to: stdout}
	code := runCommand(args, out, stderr)
	if out.err != nil && code == fine {
		return fail(stderr, args[0], failed, "what it prints cannot be written: %v", out.err)
	}
	return code
}

// output is a writer that remembers its first error.
type output struct {
	to  io.Writer
	err error
}

func (o *output) Write(text []byte) (int, error) {
	n, err := o.to.Write(text)
	if o.err == nil {
		o.err = err
	}
	return n, err
}

// runCommand runs the subcommand with the rest of the command line.
func runCommand(args []string, stdout, stderr io.Writer) int {
	if len(args) == 0 {
		usage(stderr)
		return misused
	}
	switch args[0] {
	case "help", "-h", "-help", "--help":
		usage(stdout)
		return fine
	}
	for _, c := range commands() {
		words := strings.Fields(c.name)
		if len(args) >= len(words) && slices.Equal(args[:len(words)], words) {
			return c.run(args[len(words):], stdout, stderr)
		}
	}
	fmt.Fprintf(stderr, "chronicle: there is no command %q; chronicle help lists those there are.\n", args[0])
	return misused
}

// fail prints an error after the subcommand's name, and returns the code.
func fail(stderr io.Writer, name string, code int, format string, args ...any) int {
	say := fmt.Sprintf(format, args...)
	if !strings.ContainsAny(say[len(say)-1:], ".?!") { // some errors are whole sentences
		say += "."
	}
	fmt.Fprintf(stderr, "chronicle %s: %s\n", name, say)
	return code
}

func usage(w io.Writer) {
	fmt.Fprintln(w, "usage: chronicle COMMAND ...\nSix Winters without a window, for those who make cards, look for bugs or keep records.")
	for _, c := range commands() {
		fmt.Fprintf(w, "  %s %s\n      %s\n", c.name, c.args, c.help)
	}
}

// coresFlag adds the flag -cores and returns its value: how many campaigns are played at the same time. The help does not print
// the number of this machine's processors, for it is the same on every machine.
func coresFlag(flags *flag.FlagSet) *int {
	cores := flags.Int("cores", runtime.NumCPU(), "how many campaigns to play at the same time; by default one for each processor")
	flags.Lookup("cores").DefValue = "0"
	return cores
}

// parse reads the flags of a subcommand and at most a number of further arguments. If ok is false the fault has been
// printed, and the subcommand ends with the code.
func parse(flags *flag.FlagSet, args []string, most int, stdout, stderr io.Writer) (rest []string, code int, ok bool) {
	flags.Var(&boxNames{}, boxFlag, "a box of cards to play with, a folder or zip `FILE`; may be repeated, the lowest first")
	flags.SetOutput(io.Discard) // package flag would print the whole usage after its one sentence
	err := flags.Parse(args)
	for err == nil && flags.NArg() > 0 { // flags may follow what they are about
		rest = append(rest, flags.Arg(0))
		err = flags.Parse(flags.Args()[1:])
	}
	switch {
	case errors.Is(err, flag.ErrHelp):
		for _, c := range commands() {
			if c.name == flags.Name() {
				fmt.Fprintf(stdout, "usage: chronicle %s %s\n%s\n", c.name, c.args, c.help)
			}
		}
		flags.SetOutput(stdout)
		flags.PrintDefaults()
		return nil, fine, false
	case err != nil:
		return nil, fail(stderr, flags.Name(), misused, "%v; -h lists the flags", err), false
	case len(rest) > most:
		return nil, fail(stderr, flags.Name(), misused, "%q is one argument too many; -h lists what it takes", rest[most]), false
	}
	return rest, fine, true
}
