package content

import (
	"bytes"
	"errors"
	"fmt"
	"image"
	_ "image/jpeg" // a picture may be one
	_ "image/png"
	"io/fs"

	"sixwinters/svg"
)

// The most that the picture of a card may be.
const (
	MostPictureBytes = 1 << 20
	MostPictureSide  = 1600 // in pixels; an SVG has none
)

// picture is what a card shows in place of a painting.
type picture struct {
	name string  // in the box
	at   Finding // where the card names it
	data []byte
}

// picture reads the picture that an entry names. Only its head is looked at: see [Content.CheckPictures].
func (t *table) picture() []byte {
	v := t.opt("picture")
	name := v.text()
	if name == "" {
		return nil
	}
	if v.doc.box == nil {
		v.fail("only a card of a box has a picture of its own")
		return nil
	}
	data, err := readPicture(v.doc.box.Files, name)
	if err != nil {
		v.fail("`picture` %.60q %s", name, err)
		return nil
	}
	*v.doc.pictures = append(*v.doc.pictures, picture{name, v.finding(""), data})
	return data
}

// readPicture reads a picture of a box. The error goes on after its name.
func readPicture(files fs.FS, name string) ([]byte, error) {
	if !fs.ValidPath(name) {
		return nil, errors.New("leads out of the box, and pictures lie within it")
	}
	info, err := fs.Stat(files, name)
	switch {
	case err != nil || !info.Mode().IsRegular():
		return nil, errors.New("is not in the box")
	case info.Size() > MostPictureBytes:
		return nil, fmt.Errorf("is larger than %d MB", MostPictureBytes>>20)
	}
	data, err := fs.ReadFile(files, name)
	if err != nil {
		return nil, errors.New("cannot be read")
	}
	if svg.Is(data) {
		if err := svg.Head(data); err != nil {
			return nil, fmt.Errorf("cannot be drawn: %w", err)
		}
		return data, nil
	}
	head, _, err := image.DecodeConfig(bytes.NewReader(data))
	switch {
	case err != nil:
		return nil, errors.New("is neither PNG nor JPEG nor SVG")
	case head.Width < 1 || head.Height < 1 || head.Width > MostPictureSide || head.Height > MostPictureSide:
		return nil, fmt.Errorf("has %d by %d pixels: it may have at most %d a side", head.Width, head.Height, MostPictureSide)
	}
	return data, nil
}

// CheckPictures reads the pictures of all cards to their end, and reports those that cannot be shown: their cards are painted as
// without one. It takes some milliseconds for each.
func (c *Content) CheckPictures() (found []Finding) {
	for _, p := range c.pictures {
		if err := p.fault(); err != nil {
			p.at.What = fmt.Sprintf("`picture` %.60q %s", p.name, err)
			found = append(found, p.at)
		}
	}
	return found
}

// fault says why a picture cannot be shown. The error goes on after its name.
func (p picture) fault() error {
	if svg.Is(p.data) {
		if _, err := svg.Read(p.data); err != nil {
			return fmt.Errorf("cannot be drawn: %w", err)
		}
	} else if _, _, err := image.Decode(bytes.NewReader(p.data)); err != nil {
		return errors.New("is damaged")
	}
	return nil
}
