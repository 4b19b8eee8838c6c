//go:build !js

package install

import (
	"errors"
	"net/url"
	"os"
	"path/filepath"
	"strings"

	"github.com/ebitenui/ebitenui/widget"

	"sixwinters/game/app"
	"sixwinters/game/menu"
	"sixwinters/game/words"
)

// asking asks for the path of a box, where it cannot be chosen.
type asking struct {
	page
	why     string // it cannot, in a sentence, or ""
	written string
	trouble string // why the last path is none, in a sentence, or ""
}

// NewPath returns the sheet that asks for the path of a box. why says why it cannot be chosen otherwise, in a sentence.
func NewPath(_ *app.App, why string) app.Sheet { return &asking{why: why} }

func (a *asking) Update(g *app.App) (stale bool) { return a.run(g, a.build, (*app.App).CloseSheet) }

func (a *asking) build(g *app.App) {
	m := g.NewMenu(app.Shade)
	a.menu = m
	m.InHead()
	m.Title("Install a box", 30)
	m.InBody()
	m.Least(menu.SettingWidth, 0)
	if a.why != "" {
		m.Text(a.why, menu.SettingWidth)
	}
	m.Setting("Path", "Of the zip file or folder. You can also drop it on this window.", func(int) widget.PreferredSizeLocateableWidget {
		f := m.NewField("Path", a.written, "toll-roads.zip", nil)
		f.ChangedEvent.AddHandler(func(any) { a.written = f.GetText() })
		f.SubmitEvent.AddHandler(func(any) { a.act = a.install })
		m.Begin(f)
		return f
	})
	m.InFoot()
	if a.trouble != "" {
		m.Text(a.trouble, menu.SettingWidth)
	}
	m.Row(
		m.NewShort("", "Install", func() { a.act = a.install }),
		m.NewShort("", "Paste", func() { a.act = a.paste }),
		m.NewShort("", "Cancel", func() { a.act = (*app.App).CloseSheet }),
	)
}

// paste writes what was copied into the field.
func (a *asking) paste(*app.App) {
	a.trouble, a.menu = "", nil
	text, err := app.Pasted()
	if err != nil || strings.TrimSpace(text) == "" {
		a.trouble = "Nothing was copied: copy the path first."
		return
	}
	a.written = words.FirstLine(strings.TrimSpace(text))
}

// install shows the box at the path, which asks before it installs it.
func (a *asking) install(g *app.App) {
	path, err := pathIn(a.written)
	parcel := app.Parcel{Trouble: err}
	if err == nil {
		parcel = app.ParcelAt(path)
	}
	if parcel.Trouble != nil {
		a.trouble, a.menu = words.Sentence(parcel.Trouble), nil
		return
	}
	g.Sheet = New(g, []app.Parcel{parcel})
}

// pathIn returns the path that somebody has written or pasted: in quotation marks, as an address of a file, or from the home folder.
func pathIn(written string) (string, error) {
	path := strings.TrimSpace(written)
	if n := len(path); n >= 2 && path[0] == path[n-1] && (path[0] == '"' || path[0] == '\'') {
		path = path[1 : n-1]
	}
	if path == "" {
		return "", errors.New("write the path of a zip file or folder first")
	}
	if address, err := url.Parse(path); err == nil && address.Scheme == "file" {
		path = address.Path
		if filepath.VolumeName(strings.TrimPrefix(path, "/")) != "" {
			path = path[1:] // file:///C:/Users
		}
		path = filepath.FromSlash(path)
	}
	if rest, ok := strings.CutPrefix(path, "~"+string(filepath.Separator)); ok {
		home, err := os.UserHomeDir()
		if err != nil {
			return "", err
		}
		path = filepath.Join(home, rest)
	}
	return filepath.Abs(path)
}
