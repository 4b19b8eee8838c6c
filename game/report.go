package game

import (
	"archive/zip"
	"bytes"
	"fmt"
	"image"
	"image/png"
	"os"
	"path/filepath"
	"runtime"
	"runtime/debug"
	"strings"

	display "display.sixwinters"

	"sixwinters/saves"
	"sixwinters/settings"
)

// A report is one file with all that helps to find a fault: what happened, the version, the campaign, the settings and a
// picture of the window.

// report is what goes into the file.
type report struct {
	what     string // in the words of whoever noticed it
	stack    []byte // where the program was; nil if it did not fail
	campaign *saves.Campaign
	settings settings.Settings // in effect
	file     string            // of the settings, or ""
	picture  image.Image       // nil if there is none
}

// writeReport writes a report to a new file in a folder, and returns its name.
func writeReport(folder string, r report) (string, error) {
	if err := os.MkdirAll(folder, 0o777); err != nil {
		return "", fmt.Errorf("the report cannot be written: %w", err)
	}
	var pack bytes.Buffer
	if err := r.pack(&pack); err != nil {
		return "", fmt.Errorf("the report cannot be written: %w", err)
	}
	name := filepath.Join(folder, "report "+now().Format("2006-01-02 150405.000")+".zip")
	if err := os.WriteFile(name, pack.Bytes(), 0o666); err != nil {
		return "", fmt.Errorf("the report cannot be written: %w", err)
	}
	return name, nil
}

// pack makes one file of the report's parts.
func (r *report) pack(to *bytes.Buffer) error {
	pack := zip.NewWriter(to)
	if err := packText(pack, "report.txt", r.text()); err != nil {
		return err
	}
	if r.campaign != nil {
		if err := packText(pack, "campaign.txt", r.campaign.Text()); err != nil {
			return err
		}
	}
	if err := r.packSettings(pack); err != nil {
		return err
	}
	if r.picture != nil {
		w, err := pack.Create("window.png")
		if err != nil {
			return err
		}
		if err := png.Encode(w, r.picture); err != nil {
			return err
		}
	}
	return pack.Close()
}

// packSettings packs the settings in effect, and their file as it is: it may say something else, or nothing that can be
// understood.
func (r *report) packSettings(pack *zip.Writer) error {
	text, err := r.settings.Text()
	if err != nil {
		return err
	}
	if err := packText(pack, "settings in effect.toml", text); err != nil {
		return err
	}
	data, err := os.ReadFile(r.file)
	if err != nil {
		return nil // there is none, or none that helps
	}
	return packText(pack, "settings.toml", string(data))
}

func packText(pack *zip.Writer, name, text string) error {
	w, err := pack.Create(name)
	if err != nil {
		return err
	}
	_, err = w.Write([]byte(text))
	return err
}

// text is the report's own words.
func (r *report) text() string {
	var b strings.Builder
	fmt.Fprintf(&b, "%s\n\n%s, %s, %s/%s\n%s\n", r.what, display.Version(), runtime.Version(), runtime.GOOS, runtime.GOARCH,
		now().Format("2006-01-02 15:04:05"))
	if info, ok := debug.ReadBuildInfo(); ok {
		for _, s := range info.Settings {
			if strings.HasPrefix(s.Key, "vcs") {
				fmt.Fprintf(&b, "%s %s\n", s.Key, s.Value)
			}
		}
	}
	if r.stack != nil {
		fmt.Fprintf(&b, "\n%s", r.stack)
	}
	return b.String()
}

// newReport is a report of how things stand now.
func (g *Game) newReport(what string) report {
	return report{what: what, campaign: g.campaign(), settings: g.settings, file: g.settingsFile}
}

// reports is the folder that reports are written to; it may not be there yet.
func (g *Game) reports() string { return filepath.Join(string(g.folder()), "reports") }

// campaign is the one that is being played or looked at, or nil.
func (g *Game) campaign() *saves.Campaign {
	if t := g.laid(); t != nil {
		return t.campaign
	}
	return nil
}

// laid is the table in the window, whether it is played at or looked at again, or nil.
func (g *Game) laid() *table {
	switch s := g.scene.(type) {
	case *table:
		return s
	case *replay:
		return s.t
	}
	return nil
}
