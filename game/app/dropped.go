package app

import (
	"io/fs"
	"slices"

	"sixwinters/boxes"
)

// Parcel is a zipped box that was dropped on the window.
type Parcel struct {
	Name    string // of its file or folder
	Zipped  []byte
	Trouble error // why it cannot be read
}

// TakeDropped takes files that were dropped on the window: it shows boxes before it installs them, and gives the scene what else
// there is. If the scene takes no files, the players are told where to drop them.
func (g *App) TakeDropped(dropped fs.FS) {
	parcels, others := parcelsIn(dropped)
	if others != nil && !g.Scene.TakeFiles(g, others) {
		g.Notice = "Drop campaign files on the title or on the list of all campaigns."
	}
	if len(parcels) > 0 {
		g.open(g.Routes.Install(g, parcels))
	}
	g.Redraw()
}

// parcelsIn returns the boxes among dropped files, and what else there is; nil if that is nothing.
func parcelsIn(dropped fs.FS) (parcels []Parcel, others fs.FS) {
	entries, err := fs.ReadDir(dropped, ".")
	if err != nil {
		return nil, dropped // the scene says why
	}
	rest := without{FS: dropped}
	for _, e := range entries {
		if !boxes.Looks(dropped, e.Name()) {
			continue
		}
		p := Parcel{Name: e.Name()}
		p.Zipped, p.Trouble = boxes.ZippedIn(dropped, e.Name())
		parcels, rest.taken = append(parcels, p), append(rest.taken, e.Name())
	}
	if len(parcels) > 0 && len(parcels) == len(entries) {
		return parcels, nil
	}
	return parcels, rest
}

// without is a folder without some of its files.
type without struct {
	fs.FS
	taken []string
}

func (w without) ReadDir(name string) ([]fs.DirEntry, error) {
	entries, err := fs.ReadDir(w.FS, name)
	if name != "." {
		return entries, err
	}
	return slices.DeleteFunc(entries, func(e fs.DirEntry) bool { return slices.Contains(w.taken, e.Name()) }), err
}
