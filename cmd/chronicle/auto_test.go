package main

import (
	"bytes"
	"encoding/json"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

func TestAutoMisused(t *testing.T) {
	for _, c := range []struct{ args, says string }{
		{"auto -difficulty brutal", `chronicle auto: there is no difficulty "brutal"; choose easy, standard or hardcore.`},
		{"auto -start anywhere", `chronicle auto: there is no start "anywhere"; choose standard or alternative.`},
		{"auto -house dice-7", `chronicle auto: "dice-7" is not a house rule: there are rest-one or rest-two, long-rest, dice-8 to dice-15.`},
		{"auto -policy clever", `chronicle auto: there is no policy "clever"; choose random, greedy, hint or planner.`},
		{"auto -json", "chronicle auto: -json describes whole campaigns; say how many with -campaigns."},
		{"auto -years 0", "chronicle auto: there is nothing to play: -years or -campaigns says how many."},
		{"auto -campaigns -3", "chronicle auto: there is nothing to play: -years or -campaigns says how many."},
	} {
		var stdout, stderr bytes.Buffer
		if code := run(strings.Fields(c.args), &stdout, &stderr); code != misused || stdout.Len() > 0 {
			t.Errorf("chronicle %s: exit code %d, said %q", c.args, code, stdout.String())
		}
		if stderr.String() != c.says+"\n" {
			t.Errorf("chronicle %s: said %q, not %q", c.args, stderr.String(), c.says)
		}
	}
}

func TestAutoSummary(t *testing.T) {
	for _, policy := range []string{"random", "greedy"} {
		var stdout, stderr bytes.Buffer
		args := []string{"auto", "-campaigns", "3", "-policy", policy, "-difficulty", "easy", "-start", "alternative"}
		if code := run(args, &stdout, &stderr); code != fine || stderr.Len() > 0 {
			t.Fatalf("exit code %d, said %q", code, stderr.String())
		}
		for _, part := range []string{"3 campaigns, ", " 0 violations, ", "defeat: ", "total victory: ", "mean score "} {
			if !strings.Contains(stdout.String(), part) {
				t.Errorf("there is no %q in %q", part, stdout.String())
			}
		}
	}
}

// TestAutoHouseRules plays by house rules, which the line of JSON and the record name.
func TestAutoHouseRules(t *testing.T) {
	dir := t.TempDir()
	var stdout, stderr bytes.Buffer
	args := []string{"auto", "-campaigns", "1", "-seed", "5", "-policy", "greedy", "-house", "dice-8,rest-one,long-rest", "-json", "-record", dir}
	if code := run(args, &stdout, &stderr); code != fine || stderr.Len() > 0 {
		t.Fatalf("exit code %d, said %q", code, stderr.String())
	}
	record, err := os.ReadFile(filepath.Join(dir, "campaign-standard-5.txt"))
	if err != nil {
		t.Fatal(err)
	}
	const words = "rest-one long-rest dice-8"
	if !strings.Contains(stdout.String(), `"house_rules":"`+words+`"`) || !strings.Contains(string(record), "\nhouse "+words+"\n") {
		t.Errorf("it tells %.200q, and the record begins %.200q", stdout.String(), record)
	}
	if code := run([]string{"show", filepath.Join(dir, "campaign-standard-5.txt")}, &stdout, &stderr); code != fine || !strings.Contains(stdout.String(), "House rules: "+words+"\n") {
		t.Errorf("the table shown does not name them: %s%s", stdout.String(), stderr.String())
	}
}

// TestAutoThinking plays a year by each of the policies that think long.
func TestAutoThinking(t *testing.T) {
	for _, policy := range []string{"hint", "planner"} {
		var stdout, stderr bytes.Buffer
		code := run([]string{"auto", "-years", "1", "-policy", policy, "-seed", "3"}, &stdout, &stderr)
		if code != fine || stderr.Len() > 0 || !strings.Contains(stdout.String(), " 0 violations") {
			t.Errorf("%s: exit code %d, said %q and %q", policy, code, stdout.String(), stderr.String())
		}
	}
}

func TestAutoJSONAndRecords(t *testing.T) {
	dir := t.TempDir()
	var stdout, stderr bytes.Buffer
	args := []string{"auto", "-campaigns", "2", "-seed", "5", "-policy", "greedy", "-difficulty", "hardcore", "-json", "-record", dir}
	if code := run(args, &stdout, &stderr); code != fine || stderr.Len() > 0 {
		t.Fatalf("exit code %d, said %q", code, stderr.String())
	}
	lines := strings.Split(strings.TrimSuffix(stdout.String(), "\n"), "\n")
	if len(lines) != 2 {
		t.Fatalf("%d lines, not 2", len(lines))
	}
	for i, line := range lines {
		var c campaign
		if err := json.Unmarshal([]byte(line), &c); err != nil {
			t.Fatal(err)
		}
		if c.Seed != uint64(5+i) || c.Difficulty != "hardcore" || c.Policy != "greedy" || c.Victory == "" || len(c.Years) != 6 {
			t.Errorf("told is %+v", c)
		}
		for n, y := range c.Years {
			if y.Turns < 4 || y.Turns > 8 || len(y.Progress) != 6 || len(y.Threat) != 6 {
				t.Errorf("of year %d is told %+v", n+1, y)
			}
		}
	}
	var told bytes.Buffer
	if code := run([]string{"replay", filepath.Join(dir, "campaign-hardcore-5.txt")}, &told, &stderr); code != fine {
		t.Errorf("the record does not replay: %s", stderr.String())
	}
	if files, _ := os.ReadDir(dir); len(files) != 2 {
		t.Errorf("%d records, not 2", len(files))
	}
}
