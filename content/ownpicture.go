package content

import (
	"bytes"
	"errors"
	"fmt"
	"image"
	_ "image/jpeg" // a picture may be one
	_ "image/png"
	"io/fs"
	"slices"

	"sixwinters/svg"
)

// The most that the picture of a card may be.
const (
	MostPictureBytes = 1 << 20
	MostPictureSide  = 1600 // in pixels; an SVG has none
)

// The most work that checking the pictures of all cards may be: some seconds.
const (
	mostPixels   = 100_000_000 // of all PNG and JPEG together
	mostDrawings = 8           // that are each as much work as one may be
	mostPasses   = 64          // over one JPEG; usual programs make ten
)

// picture replaces the painting of a card.
type picture struct {
	box   *Box
	name  string  // in the box
	at    Finding // where the card names it
	data  []byte
	wrong error // why it cannot be shown, as far as its header says
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
	p := picture{box: v.doc.box, name: name, at: v.finding("")}
	// Many cards may share a picture: it is read and kept once.
	if i := slices.IndexFunc(*v.doc.pictures, p.same); i >= 0 {
		p.data, p.wrong = (*v.doc.pictures)[i].data, (*v.doc.pictures)[i].wrong
	} else {
		p.data, p.wrong = readPicture(v.doc.box.Files, name)
	}
	*v.doc.pictures = append(*v.doc.pictures, p)
	if p.wrong != nil {
		v.fail("`picture` %.60q %s", name, p.wrong)
	}
	return p.data
}

func (p picture) same(other picture) bool { return p.box == other.box && p.name == other.name }

// readPicture reads a picture of a box. The error continues a sentence that begins with its name.
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
	head, kind, err := image.DecodeConfig(bytes.NewReader(data))
	switch {
	case err != nil || kind != "png" && kind != "jpeg":
		return nil, errors.New("is neither PNG nor JPEG nor SVG")
	case head.Width < 1 || head.Height < 1 || head.Width > MostPictureSide || head.Height > MostPictureSide:
		return nil, fmt.Errorf("has %d by %d pixels: it may have at most %d a side", head.Width, head.Height, MostPictureSide)
	case kind == "jpeg" && bytes.Count(data, []byte{0xFF, 0xDA}) > mostPasses:
		return nil, fmt.Errorf("is drawn in more than %d passes: save it as a plain JPEG", mostPasses)
	}
	return data, nil
}

// CheckPictures reads the pictures of all cards to their end, and reports those that cannot be shown: their cards are painted as
// without one. It takes some milliseconds for each, and ends at one that would be too much work.
func (c *Content) CheckPictures() (found []Finding) {
	type key struct {
		box  *Box
		name string
	}
	faults := map[key]error{}
	var work pictureWork
	for _, p := range c.pictures {
		err, known := faults[key{p.box, p.name}]
		if !known {
			err = work.check(p.data)
			faults[key{p.box, p.name}] = err
		}
		if err != nil {
			p.at.What = fmt.Sprintf("`picture` %.60q %s", p.name, err)
			found = append(found, p.at)
		}
		if errors.Is(err, errPictures) {
			break
		}
	}
	return found
}

var errPictures = errors.New("and those before it are too much to check: make pictures smaller, or drawings simpler")

// pictureWork counts the work of checking pictures.
type pictureWork struct {
	pixels   int
	drawings float64
}

// check returns why a picture cannot be shown. The error continues a sentence that begins with its name.
func (w *pictureWork) check(data []byte) error {
	if svg.Is(data) {
		if w.drawings > mostDrawings {
			return errPictures
		}
		drawing, err := svg.Read(data)
		if w.drawings += drawing.Work(); err != nil {
			return fmt.Errorf("cannot be drawn: %w", err)
		}
		return nil
	}
	head, _, err := image.DecodeConfig(bytes.NewReader(data))
	if err != nil {
		return errors.New("is damaged")
	}
	if w.pixels += head.Width * head.Height; w.pixels > mostPixels {
		return errPictures
	}
	if _, _, err := image.Decode(bytes.NewReader(data)); err != nil {
		return errors.New("is damaged")
	}
	return nil
}
