package art

import (
	"bytes"
	"embed"
	"fmt"
	"image"
	"io/fs"
	"path"
	"strings"
	"sync"

	"github.com/srwiley/oksvg"
	"github.com/srwiley/rasterx"
)

//go:embed icons/*.svg
var iconFiles embed.FS

// MaxIconSize is the largest size in pixels that [Icon] draws.
const MaxIconSize = 2048

// iconKey names one drawing of an icon.
type iconKey struct {
	name string
	size int
}

// icons keeps what has been drawn. Icons are few and small, and each is drawn at a handful of sizes, so nothing is
// ever dropped.
var icons = struct {
	sync.Mutex
	drawn map[iconKey]*image.Alpha
}{drawn: make(map[iconKey]*image.Alpha)}

// Icon draws the icon of that name, one of [IconNames], as a silhouette that fills a square of size pixels: the
// alpha of a pixel says how much of it the icon covers, and the caller gives it a colour.
//
// The same image is returned each time and must not be changed. Icon is safe for concurrent use.
func Icon(name string, size int) (*image.Alpha, error) {
	if size < 1 || size > MaxIconSize {
		return nil, fmt.Errorf("art: icon %q of %d pixels: the size must be from 1 to %d", name, size, MaxIconSize)
	}
	key := iconKey{name, size}

	icons.Lock()
	defer icons.Unlock()
	if drawn, ok := icons.drawn[key]; ok {
		return drawn, nil
	}
	drawn, err := drawIcon(name, size)
	if err != nil {
		return nil, err
	}
	icons.drawn[key] = drawn
	return drawn, nil
}

// drawIcon reads an icon's file and draws it.
func drawIcon(name string, size int) (*image.Alpha, error) {
	file, err := iconFiles.ReadFile("icons/" + name + ".svg")
	if err != nil {
		return nil, fmt.Errorf("art: there is no icon %q", name)
	}
	svg, err := oksvg.ReadIconStream(bytes.NewReader(file), oksvg.StrictErrorMode)
	if err != nil {
		return nil, fmt.Errorf("art: reading icon %q: %w", name, err)
	}
	svg.SetTarget(0, 0, float64(size), float64(size))

	bounds := image.Rect(0, 0, size, size)
	colour := image.NewRGBA(bounds)
	scanner := rasterx.NewScannerGV(size, size, colour, bounds)
	svg.Draw(rasterx.NewDasher(size, size, scanner), 1)

	// The files are black on nothing, so all there is to know of a pixel is its alpha.
	alpha := image.NewAlpha(bounds)
	for i := range alpha.Pix {
		alpha.Pix[i] = colour.Pix[4*i+3]
	}
	return alpha, nil
}

// IconNames lists the names of all icons in alphabetical order.
func IconNames() []string {
	files, err := fs.Glob(iconFiles, "icons/*.svg")
	if err != nil {
		panic(err) // only a malformed pattern can fail
	}
	names := make([]string, len(files))
	for i, file := range files {
		names[i] = strings.TrimSuffix(path.Base(file), ".svg")
	}
	return names
}
