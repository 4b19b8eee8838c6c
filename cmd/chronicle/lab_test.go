package main

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// The lab asks for its key where a server is named, makes one, and prints no password.
func TestLabKey(t *testing.T) {
	t.Setenv("NATS_USER", "lab")
	t.Setenv("NATS_PASSWORD", "hunter2")
	key := filepath.Join(t.TempDir(), "lab.key")
	out := filepath.Join(t.TempDir(), "out.ndjson")
	const nobody = "nats://lab:hunter2@127.0.0.1:1"
	for _, c := range []struct {
		args string
		code int
		want string
	}{
		{"lab work -nats " + nobody, misused, "the lab's key is missing: name its file with -key"},
		{"lab run -out " + out + " -nats " + nobody + " short", misused, "the lab's key is missing"},
		{"lab key", misused, "name the new file of the key"},
		{"lab key " + key, fine, "has a new key"},
		{"lab key " + key, failed, "exists"},
		{"lab run -out " + out + " -nats " + nobody + " -key " + out + " short", misused, "lab run: "},
		{"lab run -out " + out + " -nats " + nobody + " -key " + key + " short", failed, "there is no NATS server at nats://127.0.0.1:1"},
		{"lab work -nats " + nobody + " -key " + key, failed, "there is no NATS server at nats://127.0.0.1:1"},
		{"lab work -key " + key + " -cards /nowhere", failed, "there is no folder /nowhere"},
		{"lab work -h", fine, "NATS_PASSWORD"},
	} {
		var stdout, stderr strings.Builder
		code := run(strings.Fields(c.args), &stdout, &stderr)
		said := stdout.String() + stderr.String()
		if code != c.code || !strings.Contains(said, c.want) {
			t.Errorf("chronicle %s: code %d, %s", c.args, code, said)
		}
		if strings.Contains(said, "hunter2") {
			t.Errorf("chronicle %s prints the password: %s", c.args, said)
		}
	}
}

// A report says what its plan is about, if it is given the plan, and takes no other one.
func TestLabReportOfAPlan(t *testing.T) {
	dir := t.TempDir()
	in := func(name string) string { return filepath.Join(dir, name) }
	for name, about := range map[string]string{"mine": "Who tolls the bell?", "other": "Nobody asks."} {
		text := "name = \"" + name + "\"\nabout = \"" + about + "\"\n" + `
[[group]]
players = ["random"]
difficulties = ["standard"]
campaigns = 1
seed = 1

[[variant]]
name = "as printed"
`
		if err := os.WriteFile(in(name+".toml"), []byte(text), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	for _, c := range []struct {
		args  []string
		code  int
		about bool
	}{
		{[]string{"lab", "run", "-cores", "1", "-out", in("mine.ndjson"), in("mine.toml")}, fine, false},
		{[]string{"lab", "report", "-text", in("mine.md"), in("mine.ndjson")}, fine, false},
		{[]string{"lab", "report", "-text", in("mine.md"), in("mine.ndjson"), in("mine.toml")}, fine, true},
		{[]string{"lab", "report", "-text", in("mine.md"), in("mine.ndjson"), in("other.toml")}, failed, true},
	} {
		var stdout, stderr strings.Builder
		if code := run(c.args, &stdout, &stderr); code != c.code {
			t.Fatalf("%q: code %d, %s%s", c.args, code, &stdout, &stderr)
		}
		text, _ := os.ReadFile(in("mine.md")) // there is none before the first report
		if strings.Contains(string(text), "Who tolls the bell?") != c.about {
			t.Errorf("%q: the report says what it is about: %t", c.args, !c.about)
		}
	}
}
