package main

import (
	"fmt"
	"os"
	"path"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
)

// copyrightFile returns the copyright file of a Debian package with the programs, in the machine-readable form of its policy. A paragraph
// for each folder that has notices says which sources are linked, whose they are and under which licence.
func copyrightFile(r release, files []string) (string, error) {
	sources, programs, err := linked(files)
	if err != nil {
		return "", err
	}
	var out strings.Builder
	fmt.Fprintf(&out, "Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/\n"+
		"Upstream-Name: Six Winters\nUpstream-Contact: %s\n"+
		"Comment: The programs are linked from all sources named here. Their notices, word for word, lie in\n"+
		" /usr/share/doc/sixwinters/licences.\n", r.Maintainer)
	// The game itself is first: in this form, later paragraphs say more about some of the files.
	game := programs[0].Info.Main.Path
	slices.SortStableFunc(sources, func(a, b source) int {
		switch {
		case a.Path == game:
			return -1
		case b.Path == game:
			return 1
		}
		return 0
	})
	for _, s := range sources {
		if err := s.paragraphs(&out, s.Path == game); err != nil {
			return "", err
		}
	}
	return out.String(), nil
}

// paragraphs writes one for each folder of a source that has notices, its root first.
func (s *source) paragraphs(out *strings.Builder, game bool) error {
	byFolder := map[string][]notice{}
	var folders []string
	for _, n := range s.Notices {
		folder := path.Dir(n.Below)
		if byFolder[folder] == nil {
			folders = append(folders, folder)
		}
		byFolder[folder] = append(byFolder[folder], n)
	}
	slices.Sort(folders) // "." sorts before all names that folders have
	for _, folder := range folders {
		files := path.Join(s.Path, folder, "*")
		if game {
			files = path.Join(folder, "*")
		}
		notices := byFolder[folder]
		holders, err := s.holders(notices, folder)
		if err != nil {
			return err
		}
		fmt.Fprintf(out, "\nFiles: %s\nCopyright: %s\nLicense: %s\n", strings.ReplaceAll(files, " ", "?"), strings.Join(holders, "\n "), shortName(notices))
		for i, n := range notices {
			if i > 0 {
				out.WriteString(" .\n")
			}
			out.WriteString(indented(n.withoutCommonLicence()))
		}
	}
	return nil
}

// shortName names the licences in notices by Debian's names.
func shortName(notices []notice) string {
	ids := grantedBy(notices)
	for i, id := range ids {
		if id == "MIT" {
			ids[i] = "Expat"
		}
	}
	if len(ids) == 0 {
		return "other"
	}
	return strings.Join(ids, " and ")
}

// withoutCommonLicence returns a notice as the copyright file gives it: Debian has the long text of Apache 2.0 in one place for all.
func (n notice) withoutCommonLicence() string {
	text := n.Text
	for _, g := range slices.Backward(n.Grants) {
		if g.ID == "Apache-2.0" && g.End-g.Start > 5000 {
			text = text[:g.Start] + "Apache License, Version 2.0: on Debian systems, see /usr/share/common-licenses/Apache-2.0.\n" + text[g.End:]
		}
	}
	return text
}

// indented is a text as the further lines of a field.
func indented(text string) string {
	var out strings.Builder
	for _, line := range strings.Split(strings.TrimSpace(strings.ReplaceAll(text, "\r", "")), "\n") {
		if line = strings.TrimRight(line, " \t"); line == "" {
			line = "."
		}
		out.WriteString(" " + line + "\n")
	}
	return out.String()
}

// copyrightLine matches a line that says whose something is. The long licences use the word in other ways.
var copyrightLine = regexp.MustCompile(`(?m)^[\s/*#;-]*(?:Copyright|COPYRIGHT|©)[:,]?\s+((?:\([cC]\)|©|[0-9]{4}|The |by ).*[A-Za-z].*)$`)

// holders are those who have a copyright according to notices. Where they do not say, the linked source files of the folder do.
func (s *source) holders(notices []notice, folder string) ([]string, error) {
	var holders []string
	for _, n := range notices {
		holders = append(holders, holdersIn(n.Text)...)
	}
	for _, linked := range s.Folders {
		if len(holders) > 0 {
			break
		}
		files, err := filepath.Glob(filepath.Join(linked, "*.go"))
		if err != nil {
			return nil, err
		}
		for _, file := range files {
			text, err := os.ReadFile(file)
			if err != nil {
				return nil, err
			}
			head, _, _ := strings.Cut(string(text), "\npackage ")
			holders = append(holders, holdersIn(head)...)
		}
	}
	if len(holders) == 0 && slices.ContainsFunc(notices, func(n notice) bool { return commons.MatchString(n.Text) }) {
		holders = []string{"the authors named below"}
	}
	if len(holders) == 0 {
		holders = []string{"the authors of " + path.Join(s.Path, folder)}
	}
	slices.Sort(holders)
	return slices.Compact(holders), nil
}

func holdersIn(text string) []string {
	var holders []string
	for _, match := range copyrightLine.FindAllStringSubmatch(text, -1) {
		words := strings.TrimPrefix(strings.TrimPrefix(strings.TrimPrefix(strings.TrimSpace(match[1]), "(c) "), "(C) "), "© ")
		words = strings.TrimSpace(strings.ReplaceAll(strings.ReplaceAll(words, "All rights reserved.", ""), "All Rights Reserved.", ""))
		holders = append(holders, words)
	}
	return holders
}
