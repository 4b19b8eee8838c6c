// Command woff packs the typefaces of a folder for the page for browsers: NAME.ttf as NAME.woff, which is half as large. What is in
// them stays the same.
//
//	go run ./tools/woff FOLDER
package main

import (
	"bytes"
	"compress/zlib"
	"encoding/binary"
	"fmt"
	"os"
	"path/filepath"
	"strings"
)

func main() {
	if len(os.Args) != 2 {
		fmt.Fprintln(os.Stderr, "Usage: woff FOLDER")
		os.Exit(2)
	}
	files, err := filepath.Glob(filepath.Join(os.Args[1], "*.ttf"))
	for _, file := range files {
		if err == nil {
			err = packFile(file)
		}
	}
	if err != nil {
		fmt.Fprintf(os.Stderr, "woff: %v\n", err)
		os.Exit(1)
	}
}

func packFile(name string) error {
	ttf, err := os.ReadFile(name)
	if err != nil {
		return err
	}
	woff, err := pack(ttf)
	if err != nil {
		return fmt.Errorf("%s: %w", name, err)
	}
	return os.WriteFile(strings.TrimSuffix(name, ".ttf")+".woff", woff, 0o666)
}

// The sizes of heads in bytes: of a TrueType file and one of its tables, of a WOFF file and one of its tables.
const ttfHead, ttfEntry, woffHead, woffEntry = 12, 16, 44, 20

// pack returns a TrueType file as WOFF 1.0 (w3.org/TR/WOFF): each table compressed by itself, where that makes it smaller.
func pack(ttf []byte) ([]byte, error) {
	if len(ttf) < ttfHead {
		return nil, fmt.Errorf("it is no TrueType file")
	}
	tables := int(binary.BigEndian.Uint16(ttf[4:]))
	if len(ttf) < ttfHead+tables*ttfEntry {
		return nil, fmt.Errorf("it breaks off")
	}
	out := make([]byte, woffHead+tables*woffEntry)
	for i := range tables {
		entry := ttf[ttfHead+i*ttfEntry:]
		at, size := int(binary.BigEndian.Uint32(entry[8:])), int(binary.BigEndian.Uint32(entry[12:]))
		if at+size > len(ttf) {
			return nil, fmt.Errorf("table %s breaks off", entry[:4])
		}
		table := ttf[at : at+size]
		packed := deflated(table)
		if len(packed) >= size {
			packed = table
		}
		to := out[woffHead+i*woffEntry:]
		copy(to, entry[:4])
		for j, n := range []int{len(out), len(packed), size} {
			binary.BigEndian.PutUint32(to[4+4*j:], uint32(n))
		}
		copy(to[16:20], entry[4:8]) // the checksum
		out = append(out, packed...)
		out = append(out, make([]byte, -len(out)&3)...)
	}
	copy(out, "wOFF")
	copy(out[4:], ttf[:4])
	binary.BigEndian.PutUint32(out[8:], uint32(len(out)))
	binary.BigEndian.PutUint16(out[12:], uint16(tables))
	binary.BigEndian.PutUint32(out[16:], uint32(len(ttf)))
	out[21] = 1 // version 1.0
	return out, nil
}

func deflated(data []byte) []byte {
	var to bytes.Buffer
	w, err := zlib.NewWriterLevel(&to, zlib.BestCompression)
	if err == nil {
		_, err = w.Write(data)
	}
	if err == nil {
		err = w.Close()
	}
	if err != nil {
		panic(err) // neither the level nor a buffer fails
	}
	return to.Bytes()
}
