package content

import (
	"bytes"
	"errors"
	"fmt"
	"image"
	_ "image/jpeg" // a picture may be one
	_ "image/png"
	"io/fs"
)

// A card of a box may have a picture of its own. SVG is left out: no maintained library draws it within the size of the page for
// browsers, and every program that draws SVG writes PNG.

// The most that a picture may be.
const (
	MostPictureBytes = 1 << 20
	MostPictureSide  = 1600 // in pixels
)

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
		v.fail("the picture %.60q %s", name, err)
		return nil
	}
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
	head, _, err := image.DecodeConfig(bytes.NewReader(data))
	switch {
	case err != nil:
		return nil, errors.New("is neither PNG nor JPEG")
	case head.Width < 1 || head.Height < 1 || head.Width > MostPictureSide || head.Height > MostPictureSide:
		return nil, fmt.Errorf("has %d by %d pixels: it may have at most %d a side", head.Width, head.Height, MostPictureSide)
	}
	return data, nil
}

// CheckPictures reads the pictures of all cards to their end, and reports those that are damaged: they are painted as without
// one. It takes some milliseconds for each.
func (c *Content) CheckPictures() (found []Finding) {
	for _, card := range c.AllCards() {
		name, at, picture := c.entry(card)
		if picture == nil {
			continue
		}
		if _, _, err := image.Decode(bytes.NewReader(picture)); err != nil {
			found = append(found, Finding{File: at.File, Line: at.Line, Card: name, What: "its picture is damaged"})
		}
	}
	return found
}
