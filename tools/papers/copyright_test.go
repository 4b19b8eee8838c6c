package main

import (
	"slices"
	"strings"
	"testing"
)

// TestCopyrightParagraphs has one for each folder with notices, with its holders and words; the long text of Apache 2.0 is named instead.
func TestCopyrightParagraphs(t *testing.T) {
	for _, s := range collected(t, build{GOOS: "linux", GOARCH: "amd64", CGO: "1"}) {
		var out strings.Builder
		if err := s.paragraphs(&out, s.Path == "sixwinters"); err != nil {
			t.Fatal(err)
		}
		text := out.String()
		for field, words := range map[string]string{
			"sixwinters":                       "Files: *\nCopyright: 2026 the Six Winters contributors\nLicense: Expat\n MIT License\n .\n",
			"github.com/go-text/typesetting":   "Files: github.com/go-text/typesetting/harfbuzz/*\nCopyright: ",
			"github.com/hajimehoshi/ebiten/v2": "License: Apache-2.0\n Apache License, Version 2.0: on Debian systems, see /usr/share/common-licenses/Apache-2.0.\n",
			"golang.org/x/image":               "Files: golang.org/x/image/*\nCopyright: 2009 The Go Authors.\nLicense: BSD-3-Clause\n ",
			"go":                               "Files: go/*\nCopyright: 2009 The Go Authors.\nLicense: BSD-3-Clause\n ",
		} {
			if s.Path == field && !strings.Contains(text, words) {
				t.Errorf("%s: the paragraphs are\n%s\nwant in them\n%s", s.Path, text, words)
			}
		}
		if strings.Contains(text, "TERMS AND CONDITIONS FOR USE") {
			t.Errorf("%s: the long text of Apache 2.0 is there", s.Path)
		}
		if strings.Contains(text, "\n\n ") || strings.Contains(text, "\r") {
			t.Errorf("%s: a line of a field is empty", s.Path)
		}
		for _, n := range s.Notices {
			if !s.Ours && len(n.Grants) > 0 && strings.Count(text, "\nFiles: ") == 0 {
				t.Errorf("%s has no paragraph", s.Path)
			}
		}
	}
}

// TestHolders takes lines that say whose something is, and none that only use the word.
func TestHolders(t *testing.T) {
	text := `Copyright (c) 2013 Ann. All rights reserved.
// Copyright 2014 The Bo Authors
  Copyright © 2015 Cy
   Copyright [yyyy] [name of copyright owner]
Copyright License. Each holder grants
THE COPYRIGHT HOLDERS BE LIABLE
# Copyright (C) Di <di@example.org>
`
	want := []string{"2013 Ann.", "2014 The Bo Authors", "2015 Cy", "Di <di@example.org>"}
	if got := holdersIn(text); !slices.Equal(got, want) {
		t.Errorf("the holders are %q, want %q", got, want)
	}
}
