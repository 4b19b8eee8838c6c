package boxes

import (
	"archive/zip"
	"bytes"
	"compress/bzip2"
	"encoding/binary"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"maps"
	"path"
	"slices"
	"strings"

	"sixwinters/content"
)

// mostEntries is how many entries a zip may list, counting folders and the files that are left out of a box.
const mostEntries = 20_000

// unzip returns the files of a zipped box under the names that they have in it. Each has been read once: none is damaged or larger than
// it says. The box may be in a folder of the zip.
func unzip(zipped []byte) (fs.FS, error) {
	// An entry takes ten times as much memory as its line in the zip, so they are counted before they are read.
	if bytes.Count(zipped, []byte("PK\x01\x02")) > mostEntries {
		return nil, tooMany
	}
	r, err := zip.NewReader(bytes.NewReader(zipped), int64(len(zipped)))
	if err != nil {
		return nil, noZip(zipped)
	}
	r.RegisterDecompressor(methodBzip2, func(from io.Reader) io.ReadCloser { return io.NopCloser(bzip2.NewReader(from)) })
	files, err := filesOf(r, uint64(len(zipped)))
	if err != nil {
		return nil, err
	}
	for _, name := range slices.Sorted(maps.Keys(files)) {
		if err := readOnce(files[name], name); err != nil {
			return nil, err
		}
	}
	within, err := boxFolder(files)
	if err != nil {
		return nil, err
	}
	// From here on the reader knows the files of the box only, by their names in it.
	r.File = nil
	for name, f := range files {
		if inner, ok := strings.CutPrefix(name, within); ok {
			f.Name = inner
			r.File = append(r.File, f)
		}
	}
	return named{r}, nil
}

// noZip says why data is no zip file.
func noZip(data []byte) error {
	for kind, begins := range map[string]string{"RAR": "Rar!", "7z": "7z\xBC\xAF", "gzip": "\x1F\x8B", "xz": "\xFD7zXZ", "Zstandard": "\x28\xB5\x2F\xFD"} {
		if bytes.HasPrefix(data, []byte(begins)) {
			return fmt.Errorf("it is a %s archive: unpack it, and zip the folder", kind)
		}
	}
	return errors.New("it is no zip file, or a damaged one")
}

// filesOf returns the files of a zip of a size by their names in it, without folders and without what programs keep for themselves.
// Of two entries of one name the last counts, as it does for programs that unpack.
func filesOf(r *zip.Reader, size uint64) (map[string]*zip.File, error) {
	var compressed uint64
	for _, f := range r.File {
		// Many entries may be unpacked from the same bytes, which takes little room and endless work.
		if compressed += min(f.CompressedSize64, size+1); compressed > size {
			return nil, errors.New("it is damaged: its files overlap")
		}
	}
	written := namesOf(r)
	files := map[string]*zip.File{}
	spelled := map[string]string{} // on some systems case does not count
	var held limits
	for i, f := range r.File {
		name, err := nameInBox(written[i])
		switch {
		case err != nil:
			return nil, err
		case isFolder(f, written[i]) || slices.ContainsFunc(strings.Split(name, "/"), litter):
			continue
		}
		if err := held.take(name, f.Mode(), f.UncompressedSize64); err != nil {
			return nil, err
		}
		if err := decodable(f, name); err != nil {
			return nil, err
		}
		key := strings.ToLower(name)
		if other, ok := spelled[key]; ok && other != name {
			return nil, fmt.Errorf("%.60q is in it twice, once as %.60q: rename one of them", name, other)
		}
		spelled[key], files[name] = name, f
	}
	for name := range files {
		for folder := path.Dir(name); folder != "."; folder = path.Dir(folder) {
			if _, ok := spelled[strings.ToLower(folder)]; ok {
				return nil, fmt.Errorf("%.60q in it is a file and a folder: rename one of them", folder)
			}
		}
	}
	return files, nil
}

func isFolder(f *zip.File, written string) bool {
	return strings.HasSuffix(written, "/") || strings.HasSuffix(written, `\`) || f.Mode().IsDir() && f.UncompressedSize64 == 0
}

const (
	methodBzip2    = 12
	methodPassword = 99 // the AES of WinZip
	extraPassword  = 0x9901
	flagPassword   = 1
)

// methods are the names of the ways to compress a file that are not read here.
var methods = map[uint16]string{
	1: "Shrink", 2: "Reduce", 3: "Reduce", 4: "Reduce", 5: "Reduce", 6: "Implode", 9: "Deflate64", 10: "PKWARE Implode", 14: "LZMA",
	16: "IBM CMPSC", 18: "IBM TERSE", 19: "IBM LZ77", 20: "Zstandard", 93: "Zstandard", 94: "MP3", 95: "XZ", 96: "JPEG", 97: "WavPack", 98: "PPMd",
}

// decodable reports why a file cannot be unpacked: it has a password, or it is compressed in a way that is not read here.
func decodable(f *zip.File, name string) error {
	_, encrypted := extra(f, extraPassword)
	switch {
	case encrypted || f.Flags&flagPassword != 0 || f.Method == methodPassword:
		return fmt.Errorf("%.60q in it has a password: zip the box again without one", name)
	case f.Method == zip.Store || f.Method == zip.Deflate || f.Method == methodBzip2:
		return nil
	}
	how, known := methods[f.Method]
	if !known {
		how = fmt.Sprintf("unknown method %d", f.Method)
	}
	return fmt.Errorf("%.60q in it is compressed with %s: zip the box again with Deflate, the usual method", name, how)
}

// extra returns an extra field of a file, and whether the file has it.
func extra(f *zip.File, tag uint16) ([]byte, bool) {
	for rest := f.Extra; len(rest) >= 4; {
		is, size := binary.LittleEndian.Uint16(rest), int(binary.LittleEndian.Uint16(rest[2:]))
		if rest = rest[4:]; size > len(rest) {
			break
		}
		if is == tag {
			return rest[:size], true
		}
		rest = rest[size:]
	}
	return nil, false
}

// readOnce reads a file to its end.
func readOnce(f *zip.File, name string) error {
	if err := unpack(io.Discard, f); err != nil {
		return fmt.Errorf("%.60q in it is damaged", name)
	}
	return nil
}

// textOf returns the content of a file, as far as it can be read.
func textOf(f *zip.File) string {
	var text strings.Builder
	_ = unpack(&text, f) // reading the box says what is wrong
	return text.String()
}

// unpack unpacks a file, which must not be larger than it says.
func unpack(to io.Writer, f *zip.File) error {
	from, err := f.Open()
	if err != nil {
		return err
	}
	defer from.Close()
	size := int64(f.UncompressedSize64)
	n, err := io.Copy(to, io.LimitReader(from, size+1))
	if err == nil && n > size {
		err = errors.New("it is larger than it says")
	}
	return err
}

// boxFolder returns the outermost folder with a box.toml, with a slash at its end, or "".
func boxFolder(files map[string]*zip.File) (string, error) {
	const none = 1 << 30
	within, depth, several := "", none, false
	for name := range files {
		folder, file := path.Split(name)
		if file != content.BoxFile {
			continue
		}
		switch d := strings.Count(folder, "/"); {
		case d < depth:
			within, depth, several = folder, d, false
		case d == depth:
			several = true
		}
	}
	switch {
	case depth == none:
		return "", fmt.Errorf("it has no %s, which says what a box is", content.BoxFile)
	case several:
		return "", fmt.Errorf("it has more than one %s: open one box at a time", content.BoxFile)
	}
	return within, nil
}
