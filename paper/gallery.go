package paper

import (
	"bytes"
	"crypto/sha256"
	"fmt"
	"image"
	"image/draw"
	"image/jpeg"
	"math"

	"codeberg.org/go-pdf/fpdf"

	"sixwinters/art"
	"sixwinters/render/geom"
)

// How pictures are kept: the number of pixels to a millimetre, 300 to an inch, and the quality of JPEG, 1 to 100.
const (
	pixels  = 300 / 25.4
	quality = 82
)

// gallery is the pictures that the PDF has, so that each is in it once.
type gallery struct{ kept map[string]bool } // by name

// picture draws the picture of a scene into a rectangle; none to save ink.
func (p *pen) picture(s *art.Scene, r geom.Rect) {
	if p.ink == Saving || r.Empty() {
		return
	}
	w, h := int(math.Ceil(r.W*pixels)), int(math.Ceil(r.H*pixels))
	if p.to != nil {
		img, err := p.paint(s, w, h)
		if err != nil {
			p.pdf.SetError(err)
			return
		}
		p.to.picture(img, r)
		return
	}
	name := nameOf(*s, w, h)
	if !p.pictures.kept[name] {
		data, err := p.painted(s, w, h)
		if err != nil {
			p.pdf.SetError(err)
			return
		}
		p.pdf.RegisterImageOptionsReader(name, fpdf.ImageOptions{ImageType: "jpg"}, bytes.NewReader(data))
		p.pictures.kept[name] = true
	}
	p.pdf.ImageOptions(name, r.X, r.Y, r.W, r.H, false, fpdf.ImageOptions{ImageType: "jpg"}, 0, "")
}

// nameOf names the picture of a scene in a size.
func nameOf(s art.Scene, w, h int) string {
	own := sha256.Sum256(s.Own)
	s.Own = nil
	return fmt.Sprintf("%v/%x/%dx%d", s, own, w, h)
}

// painted paints a picture and returns it as JPEG.
func (p *pen) painted(s *art.Scene, w, h int) ([]byte, error) {
	img, err := p.paint(s, w, h)
	if err != nil {
		return nil, err
	}
	var out bytes.Buffer
	err = jpeg.Encode(&out, img, &jpeg.Options{Quality: quality})
	return out.Bytes(), err
}

// paint paints a picture, in greys with black ink.
func (p *pen) paint(s *art.Scene, w, h int) (image.Image, error) {
	painted, err := art.Picture(s, w, h)
	if err != nil || p.ink != Black {
		return painted, err
	}
	grey := image.NewGray(painted.Bounds())
	draw.Draw(grey, grey.Bounds(), painted, image.Point{}, draw.Src)
	return grey, nil
}
