package paper

import (
	"fmt"
	"image/color"
	"strconv"
	"strings"
	"sync"

	"sixwinters/art"
	"sixwinters/render/geom"
)

// outlines caches the icons as the operators of PDF paths.
var outlines sync.Map // of strings, by name

// outline returns an icon as a path in PDF operators, on a field of [art.IconField] whose y runs down; "" if there is none.
func outline(name string) string {
	if kept, ok := outlines.Load(name); ok {
		return kept.(string)
	}
	path := ""
	if shape, err := art.IconShape(name); err == nil {
		_, data, _ := strings.Cut(shape, ` d="`)
		data, _, _ = strings.Cut(data, `"`)
		path = pathOperators(data)
	}
	outlines.Store(name, path)
	return path
}

// pathOperators turns path data as in [art.IconShape] into operators of PDF.
func pathOperators(data string) string {
	var b strings.Builder
	var x, y float64 // the current point
	words := strings.Fields(data)
	take := func() float64 {
		v, _ := strconv.ParseFloat(words[0], 64) // tools/icons writes only numbers
		words = words[1:]
		return v
	}
	for len(words) > 0 {
		command := words[0]
		words = words[1:]
		switch command {
		case "M", "L":
			x, y = take(), take()
			fmt.Fprintf(&b, "%g %g %s\n", x, y, strings.ToLower(command))
		case "Q":
			cx, cy, tx, ty := take(), take(), take(), take()
			fmt.Fprintf(&b, "%.2f %.2f %.2f %.2f %g %g c\n", x+2*(cx-x)/3, y+2*(cy-y)/3, tx+2*(cx-tx)/3, ty+2*(cy-ty)/3, tx, ty)
			x, y = tx, ty
		case "C":
			c := [6]float64{take(), take(), take(), take(), take(), take()}
			fmt.Fprintf(&b, "%g %g %g %g %g %g c\n", c[0], c[1], c[2], c[3], c[4], c[5])
			x, y = c[4], c[5]
		case "Z":
			b.WriteString("h\n")
		}
	}
	return b.String()
}

// icon draws an icon, if there is one of that name, in the middle of a rectangle.
func (p *pen) icon(name string, r geom.Rect, tint color.NRGBA) {
	if m, ok := art.MarkerNamed(name); ok {
		p.cube(m, r)
		return
	}
	path := outline(name)
	if path == "" {
		return
	}
	r = r.Square()
	if p.to != nil {
		p.to.icon(path, r, p.ink.shade(tint))
		return
	}
	scale := r.W * points / art.IconField
	p.setFill(tint)
	p.pdf.RawWriteStr(fmt.Sprintf("q %.5f 0 0 %.5f %.3f %.3f cm\n%sf Q", scale, -scale, r.X*points, (p.h-r.Y)*points, path))
}

// chip draws an icon on a ground in its own colours.
func (p *pen) chip(name string, r geom.Rect) {
	if s, ok := look.Named(name); ok {
		p.components(unit).Chip(name, s, r)
		return
	}
	p.icon(name, r, look.Ink)
}

// cube draws the cube of a marker seen from a corner.
func (p *pen) cube(m art.Marker, r geom.Rect) {
	r = r.Square()
	at := func(x, y float64) point { return point{r.X + x*r.W/art.IconField, r.Y + y*r.H/art.IconField} }
	p.polygon(m.Rim, at(256, 0), at(478, 128), at(478, 384), at(256, 512), at(34, 384), at(34, 128))
	p.polygon(m.Top, at(256, 40), at(444, 148), at(256, 256), at(68, 148))
	p.polygon(m.Left, at(60, 162), at(248, 270), at(248, 472), at(60, 364))
	p.polygon(m.Right, at(452, 162), at(264, 270), at(264, 472), at(452, 364))
}
