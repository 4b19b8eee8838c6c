package art

import (
	"fmt"
	"hash/fnv"
	"image"
	"image/color"
	"math"
	"math/rand/v2"
	"slices"
	"strings"
)

// SceneKind is the kind of card that a picture belongs to.
type SceneKind uint8

// The kinds of scene.
const (
	LocationScene SceneKind = iota
	ObstacleScene
	ProgressScene
	EventScene
	PortraitScene
)

// Scene is the facts printed on a card, in the words of the game, that its picture is painted from. The same facts give
// the same picture.
type Scene struct {
	Kind    SceneKind
	Name    string
	Region  string   // "" for none
	Season  string   // "" for none
	Tags    []string // of a location or an obstacle; a location's icon counts as one
	Threats []string // resources: the threat symbols of an obstacle, the rewards of a progress card
	Skill   string   // of an obstacle
	Level   int      // difficulty, stage, or the symbols of an event
	Calm    bool     // of a location: nothing is in the air
	Burns   bool     // it is on fire
	Own     []byte   // a PNG, JPEG or SVG that is shown instead; nil for none
}

// has reports whether the card bears one of the tags.
func (s *Scene) has(tags ...string) bool {
	return slices.ContainsFunc(s.Tags, func(tag string) bool { return slices.Contains(tags, tag) })
}

// says reports whether a word of the name begins or ends with one of the parts, in any case: Loomwood says "wood".
func (s *Scene) says(parts ...string) bool {
	for word := range strings.FieldsFuncSeq(strings.ToLower(s.Name), func(r rune) bool { return r < 'a' || r > 'z' }) {
		for _, part := range parts {
			if strings.HasPrefix(word, part) || strings.HasSuffix(word, part) {
				return true
			}
		}
	}
	return false
}

// seed returns the seed of all chance in the picture.
func (s *Scene) seed() uint64 {
	h := fnv.New64a()
	fmt.Fprintf(h, "%d|%s|%s|%s|%q|%q|%s|%d", s.Kind, s.Name, s.Region, s.Season, s.Tags, s.Threats, s.Skill, s.Level)
	return h.Sum64()
}

// maxPicture is the greatest width and height of a picture, in pixels.
const maxPicture = 4096

// Picture paints the picture of a card, opaque, to fill a size in pixels: a landscape of five to three, cut off at the
// sides or above and below. Portraits are square. It fails if the size is out of range.
//
// It costs some milliseconds; whoever shows a picture more than once should keep it.
func Picture(s *Scene, width, height int) (*image.RGBA, error) {
	if width < 1 || height < 1 || width > maxPicture || height > maxPicture {
		return nil, fmt.Errorf("art: a picture of %d by %d pixels: both must be from 1 to %d", width, height, maxPicture)
	}
	seed := s.seed()
	rnd := rand.New(rand.NewPCG(seed, seed>>32^0x51A7))
	if s.Own != nil {
		if own, err := fitted(s.Own, width, height); err == nil { // without one that can be shown it is painted
			if s.Burns {
				burn(own, rnd)
			}
			return own, nil
		}
	}
	p := newPlate(width, height, rnd)
	switch s.Kind {
	case LocationScene:
		p.location(s)
	case ObstacleScene:
		p.obstacle(s)
	case ProgressScene:
		p.progress(s)
	case EventScene:
		p.event(s)
	case PortraitScene:
		p.portrait(s)
	default:
		return nil, fmt.Errorf("art: there is no scene of kind %d", s.Kind)
	}
	if s.Burns {
		burn(p.img, rnd)
	}
	p.grain(0.10)
	return p.img, nil
}

// Outlined draws the edges of a picture in one colour and leaves out all else. Edges fade in with their strength, so that grain is none.
func Outlined(picture *image.RGBA, ink color.NRGBA) *image.RGBA {
	size := picture.Bounds().Size()
	grey := make([]float64, size.X*size.Y)
	for i := range grey {
		p := picture.Pix[4*i : 4*i+3]
		grey[i] = 0.3*float64(p[0]) + 0.59*float64(p[1]) + 0.11*float64(p[2])
	}
	at := func(x, y int) float64 { return grey[min(max(y, 0), size.Y-1)*size.X+min(max(x, 0), size.X-1)] }
	// The mean of six pixels at one side of a point, so that the grain of the paint cancels out.
	side := func(x, y, dx, dy int) (sum float64) {
		for away := 1; away <= 2; away++ {
			for along := -1; along <= 1; along++ {
				sum += at(x+away*dx+along*dy, y+away*dy+along*dx)
			}
		}
		return sum / 6
	}
	const none, full = 14, 40 // steps of grey
	drawn := image.NewRGBA(image.Rectangle{Max: size})
	for y := range size.Y {
		for x := range size.X {
			step := math.Hypot(side(x, y, 1, 0)-side(x, y, -1, 0), side(x, y, 0, 1)-side(x, y, 0, -1))
			if share := min(1, (step-none)/(full-none)); share > 0 {
				drawn.Set(x, y, Fade(ink, share))
			}
		}
	}
	return drawn
}

// Vignette fades a picture into the paper under it: its sky irregularly, its other edges over a hand's breadth, and all of
// it at an opacity of strength, 0 to 1, so that what lies on it stays readable.
func Vignette(picture *image.RGBA, strength float64) *image.RGBA {
	size := picture.Bounds().Size()
	faded := image.NewRGBA(image.Rectangle{Max: size})
	ragged := noise(uint32(size.X*31 + size.Y))
	sky, edge := 0.34*float64(size.Y), max(2, 0.05*float64(min(size.X, size.Y)))
	for y := range size.Y {
		for x := range size.X {
			depth := float64(y)/sky - 0.1 + 0.3*ragged.plane(float64(x)/sky*1.1, float64(y)/sky*2.5)
			sides := float64(min(x, size.X-1-x, size.Y-1-y)) / edge
			share := strength * smooth(min(1, max(0, depth))) * min(1, sides)
			i, j := faded.PixOffset(x, y), picture.PixOffset(x, y)
			for k := range 4 {
				faded.Pix[i+k] = uint8(float64(picture.Pix[j+k])*share + 0.5)
			}
		}
	}
	return faded
}

// Paper returns a square of parchment to be repeated over larger sheets: the alpha of each pixel is the strength of its
// brown stain.
func Paper(size int) *image.RGBA {
	paper := image.NewRGBA(image.Rect(0, 0, size, size))
	stain, fibre := noise(7), noise(11)
	for y := range size {
		for x := range size {
			u, v := float64(x)/float64(size), float64(y)/float64(size)
			n := 0.5 + 0.5*stain.around(u, v, 4) + 0.3*fibre.around(u, v, 16) + 0.25*(fibre.dot(x, y)-0.5)
			a := uint8(26 * min(1, max(0, n)))
			c := color.RGBA{uint8(int(a) * 0x7A / 255), uint8(int(a) * 0x55 / 255), uint8(int(a) * 0x22 / 255), a}
			paper.SetRGBA(x, y, c)
		}
	}
	return paper
}

// Cloth returns a square of weave to be repeated over the table: black and white threads, nearly transparent.
func Cloth(size int) *image.RGBA {
	cloth := image.NewRGBA(image.Rect(0, 0, size, size))
	wear := noise(23)
	for y := range size {
		for x := range size {
			n := wear.dot(x, y) - 0.5
			if (x/2+y/2)%2 == 0 {
				n += 0.35
			} else {
				n -= 0.35
			}
			a, white := uint8(13*min(1, max(-n, n))), uint8(0)
			if n > 0 {
				a, white = a*2/3, a*2/3
			}
			cloth.SetRGBA(x, y, color.RGBA{white, white, white, a})
		}
	}
	return cloth
}
