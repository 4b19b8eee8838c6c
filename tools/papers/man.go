package main

import (
	"fmt"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
)

// help is what a program says of itself when asked with -help.
type help struct {
	Usage    string // how it is called, the program's name first
	About    []string
	Flags    []entry
	Commands []entry
}

// entry is a flag or a command with what it takes, and what it does.
type entry struct{ Call, Text string }

// manualPage returns the manual page of a program in a section, made of its -help and that of its commands. name is the program's name
// once it is installed.
func manualPage(r release, section, name, file string) (string, error) {
	program, err := filepath.Abs(file)
	if err != nil {
		return "", err
	}
	h, err := ask(program, nil)
	if err != nil {
		return "", err
	}
	about := strings.Join(h.About, " ")
	first, _, _ := strings.Cut(about, ". ")
	var m page
	m.line(".TH", roff(strings.ToUpper(name)), section, r.Time.Format("2006-01-02"), quoted("Six Winters "+r.Version))
	m.line(".SH NAME")
	m.text(name + " - " + strings.TrimSuffix(first, "."))
	m.line(".SH SYNOPSIS")
	m.call(name, h.Usage)
	m.line(".SH DESCRIPTION")
	m.text(about)
	if len(h.Flags) > 0 {
		m.line(".SH OPTIONS")
		m.entries(h.Flags)
	}
	if len(h.Commands) > 0 {
		m.line(".SH COMMANDS")
	}
	for _, c := range h.Commands {
		words := commandWords(c.Call)
		own, err := ask(program, words)
		if err != nil {
			return "", err
		}
		m.line(".SS", quoted(strings.Join(words, " ")))
		m.call(name, own.Usage)
		m.line(".PP")
		m.text(strings.Join(own.About, " "))
		m.entries(own.Flags)
	}
	return m.String(), nil
}

// ask runs a program for the help of a command, or for its own.
func ask(program string, command []string) (help, error) {
	cmd := exec.Command(program, append(command, "-help")...)
	cmd.Env = []string{"HOME=/nonexistent"} // with no screen either
	out, err := cmd.Output()
	if err != nil {
		return help{}, fmt.Errorf("%s: %w", strings.Join(cmd.Args, " "), err)
	}
	h, err := readHelp(string(out))
	if err != nil {
		return help{}, fmt.Errorf("%s: %w", strings.Join(cmd.Args, " "), err)
	}
	return h, nil
}

// readHelp understands a help: its usage, then sentences, then flags as package flag lists them or commands as chronicle does.
func readHelp(text string) (help, error) {
	lines := strings.Split(strings.TrimRight(text, "\n"), "\n")
	word, usage, found := strings.Cut(lines[0], ": ")
	if !found || !strings.EqualFold(word, "usage") {
		return help{}, fmt.Errorf("the help does not begin with its usage: %q", lines[0])
	}
	h := help{Usage: strings.TrimSpace(usage)}
	var last *entry
	for _, line := range lines[1:] {
		indent := len(line) - len(strings.TrimLeft(line, " \t"))
		text := strings.TrimSpace(line)
		switch {
		case text == "":
			last = nil
		case indent == 0:
			h.About = append(h.About, text)
		case indent == 2:
			list := &h.Commands
			if strings.HasPrefix(text, "-") {
				list = &h.Flags
			}
			call, text, _ := strings.Cut(text, "\t") // a flag of one letter has its text beside it
			*list = append(*list, entry{call, text})
			last = &(*list)[len(*list)-1]
		case last != nil:
			last.Text = strings.TrimSpace(last.Text + " " + text)
		default:
			return help{}, fmt.Errorf("%q belongs to no flag or command", text)
		}
	}
	return h, nil
}

var commandWord = regexp.MustCompile(`^[a-z]+$`)

// commandWords returns the words of a command without what it takes: "lab run [-out FILE] PLAN" is lab run.
func commandWords(call string) []string {
	words := strings.Fields(call)
	for i, word := range words {
		if !commandWord.MatchString(word) {
			return words[:i]
		}
	}
	return words
}

// page is a manual page that is being written.
type page struct{ strings.Builder }

func (m *page) line(words ...string) { m.WriteString(strings.Join(words, " ") + "\n") }

// text writes words so that none of them is taken for an instruction.
func (m *page) text(words string) { m.line(roff(words)) }

// call writes how a program is called, with the name that it is installed by.
func (m *page) call(name, usage string) {
	_, rest, _ := strings.Cut(usage, " ")
	m.line(".B", roff(name))
	if rest != "" {
		m.text(rest)
	}
}

func (m *page) entries(entries []entry) {
	for _, e := range entries {
		m.line(".TP")
		m.line(".B", roff(e.Call))
		m.text(e.Text)
	}
}

// roff escapes words for a line of a manual page.
func roff(words string) string {
	words = strings.NewReplacer(`\`, `\e`, "-", `\-`, `"`, `\(dq`, "'", `\(aq`).Replace(words)
	if strings.HasPrefix(words, ".") {
		words = `\&` + words
	}
	return words
}

// quoted is one argument of an instruction.
func quoted(words string) string { return `"` + roff(words) + `"` }
