package boxes

import (
	"archive/zip"
	"bytes"
	"io"
	"io/fs"
	"strings"
	"testing"
	"testing/fstest"

	"sixwinters/content"
)

// head is the least that a box.toml says.
const head = `name = "Toll Roads"
version = "1.0"
author = "Anna"
licence = "CC0"
about = "Tolls on all roads."
`

const toll = `[[obstacle]]
name = "Toll Collectors"
region = "empire"
seasons = ["spring", "winter"]
tags = ["guard", "unit"]
threats = ["support"]
skill = "rapport"
difficulty = 2
dice = [2, 4, 4]
damage = { psyche = 1, body = 1 }
`

// boxOf is a box of files, given as name and text in turn. Its box.toml is head with further lines.
func boxOf(t testing.TB, more string, files ...string) *content.Box {
	t.Helper()
	folder := fstest.MapFS{content.BoxFile: {Data: []byte(head + more)}}
	for i := 0; i < len(files); i += 2 {
		folder[files[i]] = &fstest.MapFile{Data: []byte(files[i+1])}
	}
	return packed(t, folder)
}

func packed(t testing.TB, folder fs.FS) *content.Box {
	t.Helper()
	data, err := Pack(folder)
	if err != nil {
		t.Fatal(err)
	}
	box, err := Read(data, "box")
	if err != nil {
		t.Fatal(err)
	}
	return box
}

// entry is a file of a zip as it may not be.
type entry struct {
	name string
	mode fs.FileMode
	text string
}

func zipOf(t testing.TB, entries ...entry) []byte {
	t.Helper()
	return zipped(entries...)
}

// zipped panics where zipOf fails: no entry is such that it cannot be written to memory.
func zipped(entries ...entry) []byte {
	var data bytes.Buffer
	to := zip.NewWriter(&data)
	for _, e := range entries {
		h := &zip.FileHeader{Name: e.name, Method: zip.Deflate}
		h.SetMode(e.mode)
		w, err := to.CreateHeader(h)
		if err == nil && !strings.HasSuffix(e.name, "/") {
			_, err = io.WriteString(w, e.text)
		}
		if err != nil {
			panic(err)
		}
	}
	if err := to.Close(); err != nil {
		panic(err)
	}
	return data.Bytes()
}
