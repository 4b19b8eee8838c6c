package report_test

import (
	"archive/zip"
	"image"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"sixwinters/game/report"
	"sixwinters/rules"
	"sixwinters/rules/rulestest"
	"sixwinters/saves"
	"sixwinters/settings"
)

// A report has all its parts, and the file of settings even where that says more than is in effect. Of a folder that cannot be
// made it is said.
func TestReport(t *testing.T) {
	dir := t.TempDir()
	book := rulestest.Book(t)
	campaign, err := saves.New(book, filepath.Join(dir, "campaign.txt"), rules.Options{Seed: 1})
	if err != nil {
		t.Fatal(err)
	}
	defer campaign.Close()
	choose := rules.RandomPolicy(1)
	for range 3 {
		if err := campaign.Play(choose(book, campaign.Now(), book.Moves(campaign.Now(), nil)), nil); err != nil {
			t.Fatal(err)
		}
	}
	file := filepath.Join(dir, "settings.toml")
	if err := os.WriteFile(file, []byte("volume = loud\n"), 0o666); err != nil {
		t.Fatal(err)
	}
	r := report.Report{
		What: "The dice look wrong.", Version: "Six Winters 20.4", Stack: []byte("in dice.go"), Campaign: campaign,
		Settings: settings.Settings{Theme: "high-contrast"}, File: file, Picture: image.NewGray(image.Rect(0, 0, 3, 3)),
	}
	name, err := r.Write(filepath.Join(dir, "reports"), time.Date(2026, 11, 21, 15, 4, 5, 0, time.UTC))
	if err != nil {
		t.Fatal(err)
	}
	if want := "report 2026-11-21 150405.000.zip"; filepath.Base(name) != want {
		t.Errorf("the report is in %q, not %q", filepath.Base(name), want)
	}
	parts, err := zip.OpenReader(name)
	if err != nil {
		t.Fatal(err)
	}
	defer parts.Close()
	for _, part := range []struct{ name, says string }{
		{"report.txt", "The dice look wrong."},
		{"report.txt", "Six Winters 20.4"},
		{"report.txt", "in dice.go"},
		{"campaign.txt", campaign.Text()},
		{"settings in effect.toml", `theme = "high-contrast"`},
		{"settings.toml", "volume = loud"},
		{"window.png", "PNG"},
	} {
		if got, err := fs.ReadFile(parts, part.name); err != nil || !strings.Contains(string(got), part.says) {
			t.Errorf("%s says %q, %v, and not %q", part.name, got, err, part.says)
		}
	}
	if _, err := r.Write(filepath.Join(name, "no folder"), time.Now()); err == nil || !strings.Contains(err.Error(), "report cannot be written") {
		t.Errorf("of a folder that cannot be made it says %v", err)
	}
}

// Without a campaign, a file of settings and a picture a report is of what there is.
func TestShortReport(t *testing.T) {
	r := report.Report{What: "Nothing is seen."}
	name, err := r.Write(t.TempDir(), time.Now())
	if err != nil {
		t.Fatal(err)
	}
	parts, err := zip.OpenReader(name)
	if err != nil {
		t.Fatal(err)
	}
	defer parts.Close()
	if len(parts.File) != 2 {
		t.Errorf("the report has %d parts", len(parts.File))
	}
}
