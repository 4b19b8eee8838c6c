package gametest

import (
	"cmp"
	"image"
	"image/color"
	"slices"
)

// reducer turns pictures into ones of 255 colours and a transparent one, which all of them share.
type reducer struct {
	palette color.Palette // its last colour is transparent
	index   map[uint32]uint8
}

// shade is a colour with how many pixels have it.
type shade struct {
	rgb    [3]uint8
	pixels int
}

// newReducer chooses the colours by median cut: it splits the box of colours with the most error at its mean until there are 255.
func newReducer(pictures []*image.RGBA) *reducer {
	counts := map[[3]uint8]int{}
	for _, p := range pictures {
		for i := 0; i < len(p.Pix); i += 4 {
			counts[[3]uint8{p.Pix[i] &^ 3, p.Pix[i+1] &^ 3, p.Pix[i+2] &^ 3}]++
		}
	}
	all := make([]shade, 0, len(counts))
	for rgb, pixels := range counts {
		all = append(all, shade{rgb, pixels})
	}
	slices.SortFunc(all, func(a, b shade) int { return slices.Compare(a.rgb[:], b.rgb[:]) }) // maps have no order
	boxes := [][]shade{all}
	for len(boxes) < 255 {
		worst, channel, most := 0, 0, -1.0
		for i, box := range boxes {
			for c := range 3 {
				if _, e := spread(box, c); e > most {
					worst, channel, most = i, c, e
				}
			}
		}
		if most <= 0 {
			break // every box is one colour
		}
		box := boxes[worst]
		slices.SortStableFunc(box, func(a, b shade) int { return cmp.Compare(a.rgb[channel], b.rgb[channel]) })
		mean, _ := spread(box, channel)
		at := slices.IndexFunc(box, func(s shade) bool { return float64(s.rgb[channel]) > mean })
		boxes[worst] = box[:at]
		boxes = append(boxes, box[at:])
	}
	r := &reducer{index: map[uint32]uint8{}}
	for _, box := range boxes {
		var mean [3]uint8
		for c := range 3 {
			m, _ := spread(box, c)
			mean[c] = uint8(min(255, m+2)) // the two lowest bits were cut off
		}
		r.palette = append(r.palette, color.RGBA{mean[0], mean[1], mean[2], 255})
	}
	r.palette = append(r.palette, color.RGBA{})
	return r
}

// spread returns the mean of a channel in a box of colours, and the sum of the squared distances from it.
func spread(box []shade, channel int) (mean, squares float64) {
	var n, sum, square float64
	for _, s := range box {
		v, k := float64(s.rgb[channel]), float64(s.pixels)
		n, sum, square = n+k, sum+k*v, square+k*v*v
	}
	mean = sum / n
	return mean, square - n*mean*mean
}

// picture returns a picture in the colours of the palette.
func (r *reducer) picture(p *image.RGBA) *image.Paletted {
	opaque := r.palette[:len(r.palette)-1]
	out := image.NewPaletted(p.Bounds(), r.palette)
	for i := range out.Pix {
		at := p.Pix[i*4 : i*4+3]
		key := uint32(at[0])<<16 | uint32(at[1])<<8 | uint32(at[2])
		nearest, known := r.index[key]
		if !known {
			nearest = uint8(opaque.Index(color.RGBA{at[0], at[1], at[2], 255}))
			r.index[key] = nearest
		}
		out.Pix[i] = nearest
	}
	return out
}

// changed returns the part of a picture that differs from the last one, with the pixels that are the same transparent. Without a last
// one it returns the whole picture.
func (r *reducer) changed(last, now *image.Paletted) *image.Paletted {
	if last == nil {
		return now
	}
	var part image.Rectangle
	for i, c := range now.Pix {
		if c != last.Pix[i] {
			at := image.Pt(i%now.Stride, i/now.Stride)
			part = part.Union(image.Rectangle{Min: at, Max: at.Add(image.Pt(1, 1))})
		}
	}
	if part.Empty() {
		part = image.Rect(0, 0, 1, 1) // a GIF has no empty picture
	}
	out := image.NewPaletted(part, r.palette)
	for y := part.Min.Y; y < part.Max.Y; y++ {
		for x := part.Min.X; x < part.Max.X; x++ {
			c := now.ColorIndexAt(x, y)
			if c == last.ColorIndexAt(x, y) {
				c = uint8(len(r.palette) - 1)
			}
			out.SetColorIndex(x, y, c)
		}
	}
	return out
}
