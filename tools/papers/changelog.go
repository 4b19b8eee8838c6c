package main

import (
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"regexp"
	"strings"
	"time"
)

// version is what CHANGELOG.md says of a version: Groups of changes, each with a title or none.
type version struct {
	Name   string
	Time   time.Time
	Groups []group
}

type group struct {
	Title   string
	Changes []string // without the marks of Markdown, each in one line
}

// changelogFile prints CHANGELOG.md as Debian's policy has it, or as nfpm reads it for an rpm package.
func changelogFile(r release, form string) (string, error) {
	text, err := os.ReadFile("CHANGELOG.md")
	if err != nil {
		return "", err
	}
	versions, err := readChanges(string(text), r)
	if err != nil {
		return "", fmt.Errorf("CHANGELOG.md: %w", err)
	}
	switch form {
	case "debian":
		return debianChangelog(versions, r), nil
	case "nfpm":
		return nfpmChangelog(versions, r)
	}
	return "", fmt.Errorf("%q is no form of a changelog; choose debian or nfpm", form)
}

var (
	released = regexp.MustCompile(`^([0-9][0-9A-Za-z.+~]*), ([0-9]{4}-[0-9]{2}-[0-9]{2})$`)
	links    = regexp.MustCompile(`\[([^\]]*)\]\([^)]*\)`)
	marks    = regexp.MustCompile("[*`]+")
)

// readChanges reads the versions of CHANGELOG.md, the newest first. The heading of each is "Unreleased", which is the release at hand, or
// its version and day, such as "1.0.0, 2027-01-31". A release at hand of which it says nothing has nothing that players notice.
func readChanges(text string, r release) ([]version, error) {
	var versions []version
	open := false // the last change may go on in the next line
	for i, line := range strings.Split(text, "\n") {
		if heading, ok := strings.CutPrefix(line, "## "); ok {
			v := version{Name: r.Version, Time: r.Time}
			if heading != "Unreleased" {
				match := released.FindStringSubmatch(heading)
				if match == nil {
					return nil, fmt.Errorf("line %d: %q is neither Unreleased nor like 1.0.0, 2027-01-31", i+1, heading)
				}
				day, err := time.Parse(time.DateOnly, match[2])
				if err != nil {
					return nil, fmt.Errorf("line %d: %w", i+1, err)
				}
				v = version{Name: match[1], Time: day}
			}
			versions, open = append(versions, v), false
			continue
		}
		if len(versions) == 0 {
			continue // what stands above all versions
		}
		v := &versions[len(versions)-1]
		title, titled := strings.CutPrefix(line, "### ")
		change, begins := strings.CutPrefix(line, "- ")
		words := strings.TrimSpace(change)
		if titled || len(v.Groups) == 0 {
			v.Groups = append(v.Groups, group{Title: title})
		}
		changes := &v.Groups[len(v.Groups)-1].Changes
		switch {
		case titled || words == "":
			open = false
		case open && !begins:
			(*changes)[len(*changes)-1] += " " + words
		default:
			*changes, open = append(*changes, words), true
		}
	}
	for i := range versions {
		groups := versions[i].Groups
		versions[i].Groups = nil
		for _, g := range groups {
			for k, words := range g.Changes {
				g.Changes[k] = marks.ReplaceAllString(links.ReplaceAllString(words, "$1"), "")
			}
			if len(g.Changes) > 0 {
				versions[i].Groups = append(versions[i].Groups, g)
			}
		}
	}
	if len(versions) == 0 {
		return nil, errors.New("there is no version in it")
	}
	if versions[0].Name != r.Version {
		versions = append([]version{{Name: r.Version, Time: r.Time}}, versions...)
	}
	for i := range versions {
		if len(versions[i].Groups) == 0 {
			versions[i].Groups = []group{{Changes: []string{"No change that players notice."}}}
		}
	}
	return versions, nil
}

// packageRelease is the release of the package within its version.
const packageRelease = "1"

func debianChangelog(versions []version, r release) string {
	var out strings.Builder
	for i, v := range versions {
		if i > 0 {
			out.WriteString("\n")
		}
		fmt.Fprintf(&out, "sixwinters (%s-%s) unstable; urgency=medium\n", v.Name, packageRelease)
		for _, g := range v.Groups {
			out.WriteString("\n")
			if g.Title != "" {
				fmt.Fprintf(&out, "  [ %s ]\n", g.Title)
			}
			for _, change := range g.Changes {
				out.WriteString(wrapped(change, "  * ", "    "))
			}
		}
		fmt.Fprintf(&out, "\n -- %s  %s\n", r.Maintainer, v.Time.Format(time.RFC1123Z))
	}
	return out.String()
}

// wrapped breaks words into lines of at most 79 letters, if none of the words is longer.
func wrapped(words, first, then string) string {
	var out strings.Builder
	line := first
	for i, word := range strings.Fields(words) {
		switch {
		case i == 0:
			line += word
		case len([]rune(line))+1+len([]rune(word)) > 79:
			out.WriteString(line + "\n")
			line = then + word
		default:
			line += " " + word
		}
	}
	return out.String() + line + "\n"
}

// nfpmChangelog is a list in YAML, of which JSON is a part.
func nfpmChangelog(versions []version, r release) (string, error) {
	type change struct {
		Note string `json:"note"`
	}
	type logged struct {
		Semver   string    `json:"semver"`
		Date     time.Time `json:"date"`
		Packager string    `json:"packager"`
		Changes  []change  `json:"changes"`
	}
	var all []logged
	for _, v := range versions {
		l := logged{v.Name + "-" + packageRelease, v.Time, r.Maintainer, nil}
		for _, g := range v.Groups {
			for _, words := range g.Changes {
				l.Changes = append(l.Changes, change{strings.TrimSuffix(wrapped(words, "", "  "), "\n")})
			}
		}
		all = append(all, l)
	}
	text, err := json.MarshalIndent(all, "", "  ")
	return string(text) + "\n", err
}
