package main

import (
	"cmp"
	"fmt"
	"path/filepath"
	"slices"
	"strconv"
	"strings"

	"sixwinters/rules"
	"sixwinters/saves"
)

// Anybody can write a link, and whoever opens it does not read its flags first. So a link may begin something new, show something, and
// choose how this visit looks. It never changes a campaign that exists, and writes nothing but a new campaign.

// linkFlags are the flags that a link may carry. All others are ignored, those of later versions too.
var linkFlags = []string{
	"seed", "difficulty", "start", "house", // a new campaign
	"game",                    // begins a winter of Skadi, or continues the last one
	"record",                  // its name, if no campaign has it yet
	"autoplay",                // plays that campaign and no other
	"lesson",                  // shows a lesson
	"open",                    // shows a campaign, which waits until the players continue it
	"speed", "scale", "theme", // count for this visit and are not kept
}

// link is what the link gives that has opened the game.
type link struct {
	given   []string // NAME=VALUE each
	named   []string // the flags taken from it
	ignored []string // the flags it may not carry, or not like this
}

// set sets the flags that a link may carry. The error names a value that cannot be read.
func (l *link) set(f *flags) error {
	for _, given := range l.given {
		name, value, _ := strings.Cut(given, "=")
		if !slices.Contains(linkFlags, name) {
			l.ignore(name)
			continue
		}
		if err := f.set.Set(name, value); err != nil {
			return fmt.Errorf("the link's %s=%s cannot be read: %w", name, value, err)
		}
		l.named = append(l.named, name)
	}
	return nil
}

// restrict takes out of the options, once they are complete, what only the link asks for and what would reach beyond a new campaign.
func (l *link) restrict(f *flags) {
	o := &f.options
	folder := saves.Folder(cmp.Or(o.Saves, string(saves.DefaultFolder())))
	if l.names("open") {
		o.Linked = true
		if o.Open = campaignFile(folder, o.Open); o.Open == "" {
			l.ignore("open")
		}
	}
	if l.names("seed") && (o.Open != "" || o.Lesson != "") { // what is shown comes first
		l.ignore("seed")
		o.Campaign = nil
	}
	begins := l.names("seed") && (o.Campaign != nil || o.Winter)
	if l.names("record") {
		if o.Record = campaignFile(folder, o.Record); !begins || o.Record == "" {
			l.ignore("record")
			o.Record = ""
		}
	}
	if l.names("autoplay") && !begins {
		l.ignore("autoplay")
		o.Autoplay = 0
	}
}

// campaignFile returns the file in a folder of the campaign that a link names, by its name or by its file, or "" if that would lie
// elsewhere.
func campaignFile(folder saves.Folder, named string) string {
	name := saves.NameOf(named)
	file := folder.File(name)
	if strings.ContainsAny(name, `/\`) || strings.HasPrefix(name, ".") || name == "" || !slices.Contains([]string{name, filepath.Base(file), file}, named) {
		return ""
	}
	return file
}

func (l *link) names(flag string) bool { return slices.Contains(l.named, flag) }

func (l *link) ignore(flag string) {
	if !slices.Contains(l.ignored, flag) {
		l.ignored = append(l.ignored, flag)
	}
}

// How much of the flags that are ignored is told: they are a stranger's words.
const mostTold, longestTold = 4, 20

// told names in a sentence what of the link is ignored, or is "" if nothing is.
func (l *link) told(f *flags) string {
	if len(l.ignored) == 0 {
		return ""
	}
	var names []string
	for i, name := range l.ignored {
		if i == mostTold {
			names = append(names, rules.HowMany(len(l.ignored)-i, "other", "others"))
			break
		}
		if f.set.Lookup(name) == nil {
			short := []rune(name)
			if len(short) > longestTold {
				short = append(short[:longestTold], '…')
			}
			name = strconv.Quote(string(short))
		}
		names = append(names, name)
	}
	return fmt.Sprintf("Six Winters ignores %s in this link: it may begin something new, but never change a campaign.", rules.Joined(names, "and"))
}
