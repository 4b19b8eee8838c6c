package main

import (
	"encoding/json"
	"strings"
	"testing"
)

const anyChanges = `# Changes

What each version brings.

## Unreleased

The **next** version.

### The game

- **All of it**, see [the page](docs/page.md),
  in two lines with ` + "`code`" + `.
- Another.

### Empty

## 1.0.0, 2027-01-01

- First.
`

// TestDebianChangelog has the versions in Debian's form, the release at hand first.
func TestDebianChangelog(t *testing.T) {
	versions, err := readChanges(anyChanges, anyRelease)
	if err != nil {
		t.Fatal(err)
	}
	want := `sixwinters (1.2.3-1) unstable; urgency=medium

  * The next version.

  [ The game ]
  * All of it, see the page, in two lines with code.
  * Another.

 -- Ann <ann@example.org>  Sun, 31 Jan 2027 12:00:00 +0000

sixwinters (1.0.0-1) unstable; urgency=medium

  * First.

 -- Ann <ann@example.org>  Fri, 01 Jan 2027 00:00:00 +0000
`
	if got := debianChangelog(versions, anyRelease); got != want {
		t.Errorf("the changelog is\n%s\nwant\n%s", got, want)
	}
	text, err := nfpmChangelog(versions, anyRelease)
	if err != nil {
		t.Fatal(err)
	}
	var entries []struct {
		Semver  string
		Changes []struct{ Note string }
	}
	if err := json.Unmarshal([]byte(text), &entries); err != nil || len(entries) != 2 || entries[1].Semver != "1.0.0-1" || len(entries[0].Changes) != 3 {
		t.Errorf("nfpm reads %+v, %v", entries, err)
	}
	for _, line := range strings.Split(wrapped(strings.Repeat("words and more ", 40), "  * ", "    "), "\n") {
		if len(line) > 79 || strings.TrimRight(line, " ") != line {
			t.Errorf("the line %q is too long", line)
		}
	}
}

// TestChangelogOfAnyVersion begins with the release at hand, of which it may say nothing; headings of another kind are refused.
func TestChangelogOfAnyVersion(t *testing.T) {
	for text, want := range map[string]string{
		"## 1.2.3, 2027-01-31\n\n- Done.\n":                             "Done.",
		"## Unreleased\n\n## 1.0.0, 2027-01-01\n\n- Done.\n":            "No change that players notice.",
		"## 1.0.0, 2027-01-01\n\n- Done.\n":                             "No change that players notice.",
		"## Unreleased\n\n- A.\n\nB,\ngoes on.\n\n## 1.0.0, 2027-01-01": "A.|B, goes on.",
	} {
		versions, err := readChanges(text, anyRelease)
		if err != nil || versions[0].Name != "1.2.3" || strings.Join(versions[0].Groups[0].Changes, "|") != want {
			t.Errorf("%q is read as %+v, %v", text, versions, err)
		}
	}
	for _, text := range []string{"", "- A change.", "## Next\n", "## 1.0.0\n", "## 1.0.0, 2027-13-01\n"} {
		if versions, err := readChanges(text, anyRelease); err == nil {
			t.Errorf("%q is read as %+v", text, versions)
		}
	}
}
