// Command chronicle is Six Winters without a window, for those who make cards, look for bugs or keep records.
package main

import (
	"errors"
	"flag"
	"fmt"
	"io"
	"os"
	"strings"
)

// Exit codes.
const (
	fine    = 0
	failed  = 1 // the command ran and found something wrong
	misused = 2 // the command line is wrong
)

// command is a subcommand. Each stands in a file of its own.
type command struct {
	name string
	args string // as shown in its usage
	help string // one line
	run  func(args []string, stdout, stderr io.Writer) int
}

// commands lists the subcommands in the order of the help. It is a function since the subcommands look up their own
// help in it, which a variable may not depend on.
func commands() []command {
	return []command{
		{"check", "[DIR]", "check the card files of a folder, or those built into the game", check},
		{"cards", "[-json] [DIR]", "print every card with its text, as JSON lines with -json", printCards},
		{"rules", "[-html FILE] [ID]", "print the rules in words, or the one with that id; with -html as a page with pictures", printRules},
		{"auto", "[-years N | -campaigns N [-json]] [-policy random|greedy|hint|planner] [-seed S] [-difficulty D] [-start standard|alternative] [-record DIR]",
			"play first years or whole campaigns automatically and check that every rule holds", auto},
		{"replay", "FILE", "play a record again and name the line where it diverges", replay},
		{"show", "FILE", "print the table at the end of a record", show},
		{"hint", "FILE", "print what is worth doing at the end of a record, with the move", hint},
		{"odds", "FILE", "print the chances of attempts there, what activates, and what obstacles will cost", odds},
	}
}

func main() {
	os.Exit(run(os.Args[1:], os.Stdout, os.Stderr))
}

// run carries out the command line. What is printed must arrive: else the code is not fine, whatever the subcommand did.
func run(args []string, stdout, stderr io.Writer) int {
	out := &output{to: stdout}
	code := runCommand(args, out, stderr)
	if out.err != nil && code == fine {
		return fail(stderr, args[0], failed, "what it prints cannot be written: %v", out.err)
	}
	return code
}

// output writes on, and keeps the first error.
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

// runCommand finds the subcommand and hands it the rest of the command line.
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
		if c.name == args[0] {
			return c.run(args[1:], stdout, stderr)
		}
	}
	fmt.Fprintf(stderr, "chronicle: there is no command %q; chronicle help lists those there are.\n", args[0])
	return misused
}

// fail says what keeps a subcommand from going on, as a sentence after its name, and returns the code.
func fail(stderr io.Writer, name string, code int, format string, args ...any) int {
	say := fmt.Sprintf(format, args...)
	if !strings.ContainsAny(say[len(say)-1:], ".?!") { // a move that is refused is so with a sentence
		say += "."
	}
	fmt.Fprintf(stderr, "chronicle %s: %s\n", name, say)
	return code
}

func usage(w io.Writer) {
	fmt.Fprintln(w, "usage: chronicle COMMAND ...")
	for _, c := range commands() {
		fmt.Fprintf(w, "  %s %s\n      %s\n", c.name, c.args, c.help)
	}
}

// parse reads the flags of a subcommand and at most the given number of further arguments. If ok is false the
// subcommand ends with the code, everything having been said.
func parse(flags *flag.FlagSet, args []string, most int, stdout, stderr io.Writer) (rest []string, code int, ok bool) {
	flags.SetOutput(io.Discard) // package flag would print the whole usage after its one sentence
	switch err := flags.Parse(args); {
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
	case flags.NArg() > most:
		return nil, fail(stderr, flags.Name(), misused, "%q is one argument too many; -h lists what it takes", flags.Arg(most)), false
	}
	return flags.Args(), fine, true
}
