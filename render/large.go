package render

import (
	"image"

	"github.com/hajimehoshi/ebiten/v2"
)

// NewLarge is an image about as large as the window, which goes when that has another size. It lies in no larger image with others:
// small ones that stay would keep all of that.
func NewLarge(size image.Point) *ebiten.Image {
	return ebiten.NewImageWithOptions(image.Rectangle{Max: size}, &ebiten.NewImageOptions{Unmanaged: true})
}
