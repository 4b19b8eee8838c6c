package boxes

import (
	"archive/zip"
	"bytes"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"strings"

	"sixwinters/content"
)

// The most that a box may hold, unpacked.
const (
	MostFiles = 200
	MostBytes = 16 << 20
)

// Open opens the box in a folder or a zip file. The error is a sentence, or a [content.Error] with what is wrong in box.toml.
func Open(name string) (*content.Box, error) {
	data, err := Zipped(name)
	if err != nil {
		return nil, err
	}
	return Read(data, name)
}

// Zipped returns the box in a folder or a zip file as a zip file, to be installed or sent. The error is a sentence.
func Zipped(name string) ([]byte, error) {
	info, err := os.Stat(name)
	var data []byte
	switch {
	case err != nil:
	case info.IsDir():
		data, err = packFolder(name)
	case !info.Mode().IsRegular():
		err = errors.New("it is neither a folder nor a zip file")
	case info.Size() > MostBytes:
		err = tooLarge
	default:
		data, err = os.ReadFile(name)
	}
	if err != nil {
		return nil, sentence(name, err)
	}
	return data, nil
}

// Looks reports whether a file or folder looks like a box: a zip file, or a folder with a box.toml or with one folder that has it.
func Looks(in fs.FS, name string) bool {
	if strings.EqualFold(path.Ext(name), ".zip") {
		return true
	}
	_, err := fs.Stat(in, path.Join(name, content.BoxFile))
	inner, _ := fs.Glob(in, path.Join(name, "*", content.BoxFile)) // a name with signs of patterns has none
	return err == nil || len(inner) > 0
}

// ZippedIn is [Zipped] for a file or folder in a folder.
func ZippedIn(in fs.FS, name string) ([]byte, error) {
	info, err := fs.Stat(in, name)
	var data []byte
	switch {
	case err != nil:
	case info.IsDir():
		if in, err = fs.Sub(in, name); err == nil {
			data, err = Pack(in)
		}
	case info.Size() > MostBytes:
		err = tooLarge
	default:
		data, err = readAll(in, name, info.Size())
	}
	if err != nil {
		return nil, sentence(name, err)
	}
	return data, nil
}

var tooLarge = fmt.Errorf("it holds more than %d MB, the most that a box may hold", MostBytes>>20)

func sentence(name string, err error) error {
	if path := (*fs.PathError)(nil); errors.As(err, &path) {
		err = path.Err // the name is known
	}
	return fmt.Errorf("the box %s cannot be opened: %w", filepath.Base(name), err)
}

// packFolder returns a folder as a zip file, without what begins with a dot.
func packFolder(name string) ([]byte, error) {
	root, err := os.OpenRoot(name)
	if err != nil {
		return nil, err
	}
	defer root.Close()
	return Pack(root.FS())
}

// Pack returns a folder as a zip file, without what begins with a dot.
func Pack(folder fs.FS) ([]byte, error) {
	var packed bytes.Buffer
	to := zip.NewWriter(&packed)
	var held limits
	err := fs.WalkDir(folder, ".", func(name string, item fs.DirEntry, err error) error {
		switch {
		case err != nil || name == ".":
			return err
		case strings.HasPrefix(item.Name(), ".") && item.IsDir():
			return fs.SkipDir
		case strings.HasPrefix(item.Name(), ".") || item.IsDir():
			return nil
		}
		info, err := item.Info()
		if err == nil {
			err = held.take(name, info.Mode(), uint64(info.Size()))
		}
		if err != nil {
			return err
		}
		data, err := readAll(folder, name, info.Size())
		if err != nil {
			return err
		}
		w, err := to.CreateHeader(&zip.FileHeader{Name: name, Method: zip.Store})
		if err == nil {
			_, err = w.Write(data)
		}
		return err
	})
	if err == nil {
		err = to.Close()
	}
	return packed.Bytes(), err
}

// readAll reads a file of a size, which must not have grown.
func readAll(folder fs.FS, name string, size int64) ([]byte, error) {
	f, err := folder.Open(name)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	data, err := io.ReadAll(io.LimitReader(f, size+1))
	if err == nil && int64(len(data)) > size {
		err = fmt.Errorf("%s is larger than it says", name)
	}
	return data, err
}

// limits counts what a box holds.
type limits struct {
	files int
	bytes uint64
}

// take counts a file, or returns why a box must not hold it.
func (l *limits) take(name string, mode fs.FileMode, size uint64) error {
	switch {
	case !fs.ValidPath(name) || strings.ContainsAny(name, `\:`):
		return fmt.Errorf("%.60q leads out of the box, and files of a box lie within it", name)
	case mode&fs.ModeSymlink != 0:
		return fmt.Errorf("%.60q is a link, and a box holds only files and folders", name)
	case !mode.IsRegular():
		return fmt.Errorf("%.60q is no plain file, and a box holds only files and folders", name)
	}
	if l.files++; l.files > MostFiles {
		return fmt.Errorf("it holds more than %d files, the most that a box may hold", MostFiles)
	}
	if size > MostBytes || l.bytes+size > MostBytes {
		return tooLarge
	}
	l.bytes += size
	return nil
}

// Read reads a zipped box. name is that of its folder or file. The error is as that of Open.
func Read(zipped []byte, name string) (*content.Box, error) {
	files, err := unzip(zipped)
	if err != nil {
		return nil, sentence(name, err)
	}
	box, found := content.ReadBox(files, name)
	if len(found) > 0 {
		return nil, content.Error(found)
	}
	return box, nil
}

// unzip returns the files of a zipped box, each of which has been read once: none is damaged or larger than it says. A zip file
// may hold the box in a folder of its own.
func unzip(zipped []byte) (fs.FS, error) {
	r, err := zip.NewReader(bytes.NewReader(zipped), int64(len(zipped)))
	if err != nil {
		return nil, errors.New("it is no zip file, or a damaged one")
	}
	if len(r.File) > 2*MostFiles { // folders are among them
		return nil, fmt.Errorf("it holds more than %d files, the most that a box may hold", MostFiles)
	}
	var held limits
	seen := map[string]bool{}
	for _, f := range r.File {
		name, folder := strings.CutSuffix(f.Name, "/")
		mode, size := f.Mode(), f.UncompressedSize64
		if folder {
			mode, size = mode&^fs.ModeDir, 0
		}
		if err := held.take(name, mode, size); err != nil {
			return nil, err
		}
		key := strings.ToLower(name) // on some systems case does not count
		if seen[key] {
			return nil, fmt.Errorf("%.60q is in it twice", name)
		}
		seen[key] = true
	}
	for _, f := range r.File {
		if strings.HasSuffix(f.Name, "/") {
			continue
		}
		if _, err := readAll(r, f.Name, int64(f.UncompressedSize64)); err != nil {
			return nil, fmt.Errorf("%.60q in it is damaged", f.Name)
		}
	}
	return boxFolder(r)
}

// boxFolder returns the folder in which box.toml lies: the outermost, or the only one in it that has it.
func boxFolder(r fs.FS) (fs.FS, error) {
	if _, err := fs.Stat(r, content.BoxFile); err == nil {
		return r, nil
	}
	inner, err := fs.Glob(r, "*/"+content.BoxFile)
	switch {
	case err != nil || len(inner) == 0:
		return nil, fmt.Errorf("it has no %s, which says what a box is", content.BoxFile)
	case len(inner) > 1:
		return nil, fmt.Errorf("it has more than one %s: open one box at a time", content.BoxFile)
	}
	return fs.Sub(r, path.Dir(inner[0]))
}
