package main

import (
	"flag"
	"os"
	"path/filepath"
	"reflect"
	"strings"
	"testing"

	display "display.sixwinters"

	"sixwinters/content"
	"sixwinters/game"
	"sixwinters/game/motion"
	"sixwinters/rules"
	"sixwinters/settings"
	"sixwinters/together"
)

var update = flag.Bool("update", false, "write display/help.txt anew")

// tableLink is the link of a seat, and tableAt what it means.
var (
	tableLink = "https://club.example/#abcdefghijklmnopqrstuvwx.2.ABCDEFGHIJKLMNOPQRSTUV"
	tableAt   = together.Link{Server: "https://club.example/", Table: "abcdefghijklmnopqrstuvwx", Seat: 2, Token: "ABCDEFGHIJKLMNOPQRSTUV"}
)

// TestFlags reads what the command line asks for into options.
func TestFlags(t *testing.T) {
	usual := func(change func(o *game.Options)) game.Options {
		o := game.Options{Settings: settings.DefaultFile(), Credits: credits, Licence: licence}
		change(&o)
		return o
	}
	for line, want := range map[string]game.Options{
		"":                                      usual(func(*game.Options) {}),
		"-seed 7":                               usual(func(o *game.Options) { o.Campaign = &rules.Options{Seed: 7, Difficulty: content.Standard} }),
		"-open a.b":                             usual(func(o *game.Options) { o.Open = "a.b" }),
		"a.b":                                   usual(func(o *game.Options) { o.Open = "a.b" }),
		"file:///home/anna/My%20winter.txt":     usual(func(o *game.Options) { o.Open = filepath.FromSlash("/home/anna/My winter.txt") }),
		"-table " + tableLink:                   usual(func(o *game.Options) { o.Table = &tableAt }),
		"sixwinters" + tableLink[len("https"):]: usual(func(o *game.Options) { o.Table = &tableAt }),
		"-seed 7 -difficulty hardcore -start alternative": usual(func(o *game.Options) {
			o.Campaign = &rules.Options{Seed: 7, Difficulty: content.Hardcore, Alternative: true}
		}),
		"-seed 7 -house long-rest,dice-9": usual(func(o *game.Options) {
			o.Campaign = &rules.Options{Seed: 7, Difficulty: content.Standard, House: rules.HouseRules{LongRest: true, Dice: 9}}
		}),
		"-size 1400x900 -speed fast -scale 150 -theme high-contrast": usual(func(o *game.Options) {
			o.Width, o.Height, o.Speed, o.Scale, o.Theme = 1400, 900, motion.Fast, 150, "high-contrast"
		}),
		"-game skadi -seed 7 -sheet mild.toml": usual(func(o *game.Options) { o.Winter, o.Seed, o.Sheet = true, 7, "mild.toml" }),
		"-cards here":                          usual(func(o *game.Options) { o.Cards, o.Settings = "here", "" }),
	} {
		var out, trouble strings.Builder
		o, _, ok := readFlags(strings.Fields(line), &out, &trouble)
		if !ok || out.Len()+trouble.Len() > 0 {
			t.Errorf("%q: it says %q%q", line, out.String(), trouble.String())
			continue
		}
		if (o.Campaign == nil) != (want.Campaign == nil) || o.Campaign != nil && *o.Campaign != *want.Campaign {
			t.Errorf("%q: the campaign is %+v", line, o.Campaign)
		}
		if o.Campaign = want.Campaign; !reflect.DeepEqual(o, want) {
			t.Errorf("%q: the options are %+v", line, o)
		}
	}
}

// TestMisuse is told in a sentence that says what may be written.
func TestMisuse(t *testing.T) {
	for line, want := range map[string]string{
		"-difficulty hard":        `there is no difficulty "hard"; choose easy, standard or hardcore`,
		"-start best":             `there is no start "best"; choose standard or alternative`,
		"-house late-rest":        `"late-rest" is not a house rule: there are rest-one or rest-two, long-rest, dice-8 to dice-15`,
		"-speed fastest":          `there is no speed "fastest"; choose slow, normal, fast or off`,
		"-theme dark":             `there is no theme "dark"; choose chronicle, high-contrast or high-contrast-dark`,
		"-scale 300":              "the scale 300 is not from 75 to 200",
		"-size 1280":              `the size "1280" is not like 1280x720`,
		"-size 1280x720x3":        `the size "1280x720x3" is not like 1280x720`,
		"-size 40000x3000":        `the size "40000x3000" is more than 8192x8192`,
		"-size 0x720":             `the size "0x720" is not like 1280x720`,
		"a.campaign b":            `"b" is one file too many: one campaign is resumed at a time`,
		"-open a b":               `"b" is one file too many: one campaign is resumed at a time`,
		"-nothing":                "flag provided but not defined: -nothing; -h lists the flags",
		"-seed 1 -open a -x":      "flag provided but not defined: -x; -h lists the flags",
		"-game chess":             `there is no game "chess"; -game takes skadi`,
		"-sheet a.toml":           "only Skadi is played on a sheet: add -game skadi",
		"-game skadi -autoplay 9": "-autoplay plays campaigns of Six Winters: leave -game out",
		"-table hello":            "this is not a link to a table: it looks like https://SERVER/#TABLE.1.SECRET; copy the whole of it",
		"-autoplay 9":             "-autoplay needs a campaign to play: add -seed, -open, -lesson or -table",
	} {
		var out, trouble strings.Builder
		if _, code, ok := readFlags(strings.Fields(line), &out, &trouble); ok || code != misused || out.Len() > 0 {
			t.Errorf("%q: code %d, %q", line, code, out.String())
		}
		if got := trouble.String(); got != "sixwinters: "+want+".\n" {
			t.Errorf("%q: it says %q", line, got)
		}
	}
}

// TestHelpAndVersion are answers, and no misuse.
func TestHelpAndVersion(t *testing.T) {
	for line, want := range map[string]string{"-help": "-difficulty", "-version": "sixwinters "} {
		var out, trouble strings.Builder
		_, code, ok := readFlags([]string{line}, &out, &trouble)
		if ok || code != 0 || trouble.Len() > 0 || !strings.Contains(out.String(), want) {
			t.Errorf("%s: code %d, %q, %q", line, code, out.String(), trouble.String())
		}
	}
}

// TestHelpListsFlags compares the answer to -help, which package display keeps because it must not need a screen, with the flags.
func TestHelpListsFlags(t *testing.T) {
	var want strings.Builder
	want.WriteString("Usage: sixwinters [flags] [campaign]\n\nOpens the table of Six Winters, a board game for two players, in a window.\n\n")
	set := newFlags().set
	set.SetOutput(&want)
	set.PrintDefaults()
	if *update {
		if err := os.WriteFile("display/help.txt", []byte(want.String()), 0o644); err != nil {
			t.Fatal(err)
		}
		return
	}
	if display.Help != want.String() {
		t.Errorf("display/help.txt does not list the flags: run this test with -update. It says:\n%s\nThe flags are:\n%s", display.Help, want.String())
	}
}
