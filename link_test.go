package main

import (
	"flag"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"sixwinters/game"
	"sixwinters/rules"
	"sixwinters/saves"
	"sixwinters/settings"
	"sixwinters/together"
)

// inLink are the values with which TestLinkFlags tries each flag of the game in a link.
var inLink = map[string]string{
	"seed": "7", "difficulty": "easy", "start": "alternative", "house": "long-rest", "record": "New", "autoplay": "9", "lesson": "moving", "open": "Old",
	"game": "skadi", "sheet": "a.toml", "speed": "fast", "scale": "150", "theme": "high-contrast",
	"saves": "/elsewhere", "settings": "/data/sixwinters/campaigns/Old.txt", "size": "400x400", "cards": "/data/sixwinters/campaigns", "box": "a.zip",
	"workshop": "a.zip", "table": "https://a.example/#x", "version": "true", "link": "open=Old",
}

// TestLinkFlags tries all flags that the game has in a link. Those that a link may not carry change nothing and are named.
func TestLinkFlags(t *testing.T) {
	usual := game.Options{Settings: settings.DefaultFile()}
	newFlags().set.VisitAll(func(f *flag.Flag) {
		value, ok := inLink[f.Name]
		if !ok {
			t.Errorf("-%s is new: what may it do in a link?", f.Name)
			return
		}
		o, said := opened(t, f.Name+"="+value)
		ignored := strings.Contains(said, "ignores "+f.Name+" in this link")
		alone := slices.Contains(linkFlags, f.Name) && f.Name != "autoplay" && f.Name != "record" // which need a seed
		if ignored == alone {
			t.Errorf("-%s alone in a link: it says %q", f.Name, said)
		}
		if o.Saves != usual.Saves || o.Settings != usual.Settings || o.Width != 0 || o.Cards != "" || o.Sheet != "" || o.Boxes != nil || o.Workshop != "" || o.Autoplay != 0 ||
			o.Record != "" || o.Table != nil {
			t.Errorf("-%s in a link leads to %+v", f.Name, o)
		}
	})
}

// opened reads the flags of a link as the page gives them.
func opened(t *testing.T, given ...string) (o game.Options, said string) {
	t.Helper()
	var args []string
	for _, g := range given {
		args = append(args, "-link="+g)
	}
	var out, trouble strings.Builder
	o, _, ok := readFlags(args, &out, &trouble)
	if !ok || out.Len() > 0 {
		t.Fatalf("%q: it says %q%q", given, out.String(), trouble.String())
	}
	return o, trouble.String()
}

// TestLinkBegins begins a campaign by a link, which may name it and play it by itself.
func TestLinkBegins(t *testing.T) {
	o, said := opened(t, "seed=7", "difficulty=easy", "record=New", "autoplay=9", "speed=off")
	if said != "" || o.Campaign == nil || o.Campaign.Seed != 7 || o.Autoplay != 9 || o.Record != saves.DefaultFolder().File("New") || o.Linked {
		t.Errorf("it says %q and leads to %+v", said, o)
	}
}

// TestLinkChangesNoCampaign combines flags in links so that they would reach a campaign that exists.
func TestLinkChangesNoCampaign(t *testing.T) {
	old := saves.DefaultFolder().File("Old")
	for line, ignored := range map[string]string{
		"autoplay=9":                       "autoplay",
		"open=Old autoplay=9":              "autoplay",
		"autoplay=9 open=Old.txt":          "autoplay",
		"open=" + old + " autoplay=9":      "autoplay",
		"seed=7 open=Old autoplay=9":       "seed and autoplay",
		"seed=0 autoplay=9":                "autoplay",
		"seed=7 seed=0 autoplay=9":         "autoplay",
		"lesson=moving autoplay=9":         "autoplay",
		"lesson=moving seed=7 autoplay=9":  "seed and autoplay",
		"record=New":                       "record",
		"open=Old record=New":              "record",
		"autoplay=9 autoplay=8 settings=x": "settings and autoplay",
	} {
		o, said := opened(t, strings.Fields(line)...)
		want := "Six Winters ignores " + ignored + " in this link: it may begin something new, but never change a campaign.\n"
		if said != want || o.Autoplay != 0 || o.Record != "" || o.Campaign != nil {
			t.Errorf("%q: it says %q and leads to %+v", line, said, o)
		}
		if strings.Contains(line, "open=") && (o.Open != old || !o.Linked) {
			t.Errorf("%q opens %q, which waits: %t", line, o.Open, o.Linked)
		}
	}
}

// TestLinkStaysInTheFolder names files in links that are not campaigns of the folder.
func TestLinkStaysInTheFolder(t *testing.T) {
	folder := string(saves.DefaultFolder())
	for _, file := range []string{"", ".", "..", "../Old", "/Old", "/Old.txt", settings.DefaultFile(), filepath.Join(folder, "backups", "Old.txt"),
		folder, folder + "/", folder + "/../Old.txt", folder + "/Old", `..\Old`, ".Old", "Old.txt.txt/", "Old.toml/Old"} {
		if o, said := opened(t, "open="+file); o.Open != "" || !strings.Contains(said, "ignores open ") {
			t.Errorf("open=%s opens %q and says %q", file, o.Open, said)
		}
		if o, said := opened(t, "seed=7", "record="+file); o.Record != "" || o.Campaign == nil || !strings.Contains(said, "ignores record ") {
			t.Errorf("record=%s records in %q and says %q", file, o.Record, said)
		}
	}
}

// TestLinkTells names flags that the game does not have, but repeats no stranger's speech.
func TestLinkTells(t *testing.T) {
	for line, want := range map[string]string{
		"fbclid=x":                          `ignores "fbclid" in`,
		"=x":                                `ignores "" in`,
		"x\ny=1":                            `ignores "x\ny" in`,
		"h=1|help=1|utm_source=a|Seed=7":    `ignores "h", "help", "utm_source" and "Seed" in`,
		"a=1|b=1|c=1|d=1|e=1|f=1|a=2":       `ignores "a", "b", "c", "d" and 2 others in`,
		"Your dice are gone, all of them":   `ignores "Your dice are gone, …" in`,
		"seed%20=7|autoplay%3D9=|-open=Old": `ignores "seed%20", "autoplay%3D9" and "-open" in`,
	} {
		if _, said := opened(t, strings.Split(line, "|")...); !strings.Contains(said, want) {
			t.Errorf("%q: it says %q", line, said)
		}
	}
}

// TestLinkMisuse is told in a sentence: a value that cannot be read, of a flag that a link may carry.
func TestLinkMisuse(t *testing.T) {
	for line, want := range map[string]string{
		"seed=x":          "the link's seed=x cannot be read: parse error",
		"scale=x":         "the link's scale=x cannot be read: parse error",
		"scale=300":       "the scale 300 is not from 75 to 200",
		"difficulty=none": `there is no difficulty "none"; choose ` + rules.Joined(settings.Difficulties, "or"),
	} {
		var out, trouble strings.Builder
		if _, code, ok := readFlags([]string{"-link=" + line}, &out, &trouble); ok || code != misused || trouble.String() != "sixwinters: "+want+".\n" {
			t.Errorf("%q: code %d, %q", line, code, trouble.String())
		}
	}
}

// The packages of the systems say that the game opens links of tables.
func TestPackagesOpenLinks(t *testing.T) {
	for file, says := range map[string]string{
		"Info.plist":                        "<key>CFBundleURLSchemes</key><array><string>" + together.Scheme + "</string></array>",
		"alt.sixwinters.sixwinters.desktop": "x-scheme-handler/" + together.Scheme + ";",
	} {
		text, err := os.ReadFile("tools/packaging/" + file)
		if err != nil || !strings.Contains(string(text), says) {
			t.Errorf("%s does not have %q: %v", file, says, err)
		}
	}
}
