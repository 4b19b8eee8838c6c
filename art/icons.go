package art

import (
	"embed"
	"fmt"
	"image"
	"io/fs"
	"path"
	"strconv"
	"strings"
	"sync"

	"golang.org/x/image/vector"
)

// iconFiles are SVG files in the plain form that the command tools/icons writes: one path of absolute moves, lines and
// curves on a field of [IconField].
//
//go:generate go run -C ../tools/icons .
//go:embed icons/*.svg
var iconFiles embed.FS

// IconField is the width and height of the field on which [IconShape] draws.
const IconField = 512

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

// Icon returns the icon of a name, one of [IconNames], as a silhouette that fills a square of size pixels: the alpha of
// a pixel is the share of it that the icon covers. It fails where there is no such icon and where size is not from 1 to
// [MaxIconSize].
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
	outline, err := iconPath(name)
	if err != nil {
		return nil, err
	}
	drawn, err := fillPath(outline, size)
	if err != nil {
		return nil, fmt.Errorf("art: icon %q: %w", name, err)
	}
	icons.drawn[key] = drawn
	return drawn, nil
}

// IconShape returns an icon as what stands inside an SVG element or symbol, on a field of [IconField]. It has no colour
// of its own but takes that of the element. It fails where there is no such icon.
func IconShape(name string) (string, error) {
	outline, err := iconPath(name)
	return `<path d="` + outline + `"/>`, err
}

// iconPath reads the path data in an icon's file.
func iconPath(name string) (string, error) {
	file, err := iconFiles.ReadFile("icons/" + name + ".svg")
	if err != nil {
		return "", fmt.Errorf("art: there is no icon %q", name)
	}
	_, data, _ := strings.Cut(string(file), ` d="`)
	data, _, _ = strings.Cut(data, `"`)
	return data, nil
}

// fillPath draws path data on a field of [IconField] as a silhouette of size by size pixels.
func fillPath(data string, size int) (*image.Alpha, error) {
	z := vector.NewRasterizer(size, size)
	scale := float32(size) / IconField
	coordinates := map[string]int{"M": 2, "L": 2, "Q": 4, "C": 6, "Z": 0}
	for words := strings.Fields(data); len(words) > 0; {
		command := words[0]
		n, ok := coordinates[command]
		if !ok || len(words) <= n {
			return nil, fmt.Errorf("%q is not a path as tools/icons writes it", strings.Join(words[:min(len(words), 7)], " "))
		}
		var at [6]float32
		for i, word := range words[1 : 1+n] {
			v, err := strconv.ParseFloat(word, 32)
			if err != nil {
				return nil, err
			}
			at[i] = float32(v) * scale
		}
		words = words[1+n:]
		switch command {
		case "M":
			z.MoveTo(at[0], at[1])
		case "L":
			z.LineTo(at[0], at[1])
		case "Q":
			z.QuadTo(at[0], at[1], at[2], at[3])
		case "C":
			z.CubeTo(at[0], at[1], at[2], at[3], at[4], at[5])
		case "Z":
			z.ClosePath()
		}
	}
	drawn := image.NewAlpha(image.Rect(0, 0, size, size))
	z.Draw(drawn, drawn.Bounds(), image.Opaque, image.Point{})
	return drawn, nil
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
