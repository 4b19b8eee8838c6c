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

var tooMany = fmt.Errorf("it holds more than %d files, the most that a box may hold", MostFiles)

var tooLarge = fmt.Errorf("it holds more than %d MB, the most that a box may hold", MostBytes>>20)

func sentence(name string, err error) error {
	if path := (*fs.PathError)(nil); errors.As(err, &path) {
		err = path.Err // the name is known
	}
	return fmt.Errorf("the box %s cannot be opened: %w", filepath.Base(name), err)
}

// packFolder is [Pack] for the path of a folder.
func packFolder(name string) ([]byte, error) {
	root, err := os.OpenRoot(name)
	if err != nil {
		return nil, err
	}
	defer root.Close()
	return Pack(root.FS())
}

// Pack returns a folder as a zip file, without the files that programs and systems keep for themselves.
func Pack(folder fs.FS) ([]byte, error) {
	var packed bytes.Buffer
	to := zip.NewWriter(&packed)
	var held limits
	err := fs.WalkDir(folder, ".", func(name string, item fs.DirEntry, err error) error {
		switch {
		case err != nil || name == ".":
			return err
		case litter(item.Name()) && item.IsDir():
			return fs.SkipDir
		case litter(item.Name()) || item.IsDir():
			return nil
		}
		info, err := item.Info()
		if err == nil {
			_, err = nameInBox(name)
		}
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

// limits counts the content of a box.
type limits struct {
	files int
	bytes uint64
}

// take counts a file, or returns why a box must not hold it.
func (l *limits) take(name string, mode fs.FileMode, size uint64) error {
	switch {
	case mode&fs.ModeSymlink != 0:
		return fmt.Errorf("%.60q is a link, and a box holds only files and folders", name)
	case !mode.IsRegular():
		return fmt.Errorf("%.60q is no plain file, and a box holds only files and folders", name)
	}
	if l.files++; l.files > MostFiles {
		return tooMany
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
