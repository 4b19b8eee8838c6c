package main

import (
	"os"
	"path/filepath"
	"testing"
)

// TestManualPage has every flag and command of a program, and takes no word of its help for an instruction.
func TestManualPage(t *testing.T) {
	program := filepath.Join(t.TempDir(), "tell")
	script := `#!/bin/sh
if [ "$1 $2" = "lab run" ]; then
	printf 'usage: tell lab run [-x] FILE\nRuns it.\n  -x\tshort\n'
else
	printf 'Usage: tell COMMAND\n\nTells all. It is "here".\n\n  -box FILE\n    \t.dots and '"'"'quotes'"'"', a back\\slash; two\n    \tlines\n  lab run [-x] FILE\n      run it\n'
fi
`
	if err := os.WriteFile(program, []byte(script), 0o700); err != nil {
		t.Fatal(err)
	}
	got, err := manualPage(anyRelease, "6", "six-tell", program)
	if err != nil {
		t.Fatal(err)
	}
	want := `.TH SIX\-TELL 6 2027-01-31 "Six Winters 1.2.3"
.SH NAME
six\-tell \- Tells all
.SH SYNOPSIS
.B six\-tell
COMMAND
.SH DESCRIPTION
Tells all. It is \(dqhere\(dq.
.SH OPTIONS
.TP
.B \-box FILE
\&.dots and \(aqquotes\(aq, a back\eslash; two lines
.SH COMMANDS
.SS "lab run"
.B six\-tell
lab run [\-x] FILE
.PP
Runs it.
.TP
.B \-x
short
`
	if got != want {
		t.Errorf("the page is\n%s\nwant\n%s", got, want)
	}
	for _, text := range []string{"", "no usage here", "Usage: tell\n    \tof nothing"} {
		if _, err := readHelp(text); err == nil {
			t.Errorf("%q passes for a help", text)
		}
	}
}
