package boxes

import (
	"archive/zip"
	"bytes"
	"encoding/base64"
	"encoding/binary"
	"fmt"
	"hash/crc32"
	"io/fs"
	"slices"
	"strings"
	"testing"

	"golang.org/x/text/encoding"
	"golang.org/x/text/encoding/charmap"
	"golang.org/x/text/encoding/japanese"

	"sixwinters/content"
)

// listed returns the files of a box.
func listed(t *testing.T, box *content.Box) (names []string) {
	t.Helper()
	err := fs.WalkDir(box.Files, ".", func(name string, item fs.DirEntry, err error) error {
		if err == nil && !item.IsDir() {
			names = append(names, name)
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	return names
}

// Names as usual programs write them are read, and what systems and programs keep for themselves is left out.
func TestNamesInZips(t *testing.T) {
	file := func(name string) entry { return entry{name: name, mode: 0o644, text: "x"} }
	box := func(name string) entry { return entry{name: name, mode: 0o644, text: head} }
	folder := func(name string) entry { return entry{name: name, mode: fs.ModeDir | 0o755} }
	for what, test := range map[string]struct {
		entries []entry
		want    []string
	}{
		"backslashes":             {[]entry{box(`toll\box.toml`), file(`toll\art\a.png`)}, []string{"art/a.png", "box.toml"}},
		"backslashes and folders": {[]entry{{name: `toll\`}, {name: `toll\art\`}, box(`toll\box.toml`), file(`toll\art\a.png`)}, []string{"art/a.png", "box.toml"}},
		"dots before":             {[]entry{folder("./"), box("./box.toml"), file("./art/a.png")}, []string{"art/a.png", "box.toml"}},
		"dots within":             {[]entry{box(`.\toll/.\box.toml`), file("toll//art/./a.png"), file("toll/art/../b.png")}, []string{"art/a.png", "b.png", "box.toml"}},
		"folders that come twice": {[]entry{folder("toll/"), folder("toll/"), box("toll/box.toml")}, []string{"box.toml"}},
		"folders within folders":  {[]entry{box("toll-main/toll/box.toml"), file("toll-main/toll/a.png"), file("toll-main/read.me")}, []string{"a.png", "box.toml"}},
		"a copy within the box":   {[]entry{box("toll/box.toml"), box("toll/old/box.toml")}, []string{"box.toml", "old/box.toml"}},
		"what systems keep": {[]entry{box("box.toml"), file("__MACOSX/._box.toml"), file(".DS_Store"), file("art/.DS_Store"), file("art/Thumbs.db"), file("DESKTOP.INI"),
			file("art/__MACOSX/a.png"), file(".git/objects/00"), file("art/a.png")}, []string{"art/a.png", "box.toml"}},
		"a link among it":        {[]entry{box("box.toml"), {name: ".git/link", mode: fs.ModeSymlink | 0o777, text: "/etc"}}, []string{"box.toml"}},
		"accents of their own":   {[]entry{box("Zo\u0308lle/box.toml"), file("Zo\u0308lle/Stra\u00dfe\u0301.png")}, []string{"Straß\u00e9.png", "box.toml"}},
		"a colon within a name":  {[]entry{box("box.toml"), file("art/Toll: North.png")}, []string{"art/Toll: North.png", "box.toml"}},
		"the last of two counts": {[]entry{file("box.toml"), box("box.toml")}, []string{"box.toml"}},
		"two ways to one name":   {[]entry{{name: `art\a.png`, text: "old"}, box("box.toml"), file("./art/a.png")}, []string{"art/a.png", "box.toml"}},
	} {
		is, err := Read(zipOf(t, test.entries...), "box.zip")
		if err != nil {
			t.Errorf("%s: %v", what, err)
			continue
		}
		if names := listed(t, is); !slices.Equal(names, test.want) {
			t.Errorf("%s: it holds %q, not %q", what, names, test.want)
		}
		for _, name := range test.want {
			if data, err := fs.ReadFile(is.Files, name); err != nil || !strings.HasSuffix(name, content.BoxFile) && string(data) != "x" {
				t.Errorf("%s: %s is %q, %v", what, name, data, err)
			}
		}
	}
}

// What leads out of a box is refused however it is written, and so is what could be two things.
func TestNamesThatLeadOut(t *testing.T) {
	for name, want := range map[string]string{
		`a\..\..\b`:     "leads out of the box",
		`..\b`:          "leads out of the box",
		`./../b`:        "leads out of the box",
		`\\host\share`:  "leads out of the box",
		`\b`:            "leads out of the box",
		`//b`:           "leads out of the box",
		`d:b`:           "leads out of the box",
		`Z:\b`:          "leads out of the box",
		"..":            "leads out of the box",
		".git/../../b":  "leads out of the box",
		"EVENTS.toml":   "is in it twice",
		"events.toml/x": "is a file and a folder",
		"Events.toml/x": "is a file and a folder",

		strings.Repeat("a/", 600): "is too long",
	} {
		data := zipOf(t, entry{name: content.BoxFile, text: head}, entry{name: "events.toml"}, entry{name: name, text: "x"})
		if _, err := Read(data, "box.zip"); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%q: %v, not %q", name, err, want)
		}
	}
	for what, write := range map[string]func(h *zip.FileHeader){
		"in a code page": func(h *zip.FileHeader) { h.Name, h.NonUTF8 = "\x94\\..\\..\\\x94", true },
		"in UTF-8 beside a code page": func(h *zip.FileHeader) {
			h.Name, h.Extra = "a.png", unicodePath("a.png", "../a.png")
		},
	} {
		h := &zip.FileHeader{}
		write(h)
		if _, err := Read(rawZip(t, header(content.BoxFile, head), raw{FileHeader: *h}), "box.zip"); err == nil || !strings.Contains(err.Error(), "leads out of the box") {
			t.Errorf("%s: %v", what, err)
		}
	}
}

// raw is a file of a zip with its header as it is, and its data as they are compressed.
type raw struct {
	zip.FileHeader
	data []byte
}

func header(name, text string) raw {
	return raw{zip.FileHeader{Name: name, UncompressedSize64: uint64(len(text)), CompressedSize64: uint64(len(text)), CRC32: crc32.ChecksumIEEE([]byte(text))}, []byte(text)}
}

func rawZip(t *testing.T, files ...raw) []byte {
	t.Helper()
	var data bytes.Buffer
	to := zip.NewWriter(&data)
	for _, f := range files {
		w, err := to.CreateRaw(&f.FileHeader)
		if err == nil {
			_, err = w.Write(f.data)
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	if err := to.Close(); err != nil {
		t.Fatal(err)
	}
	return data.Bytes()
}

// unicodePath is the extra field of a name that is written in UTF-8 too.
func unicodePath(name, utf8 string) []byte {
	field := binary.LittleEndian.AppendUint32([]byte{1}, crc32.ChecksumIEEE([]byte(name)))
	return extraField(0x7075, append(field, utf8...))
}

func extraField(tag uint16, data []byte) []byte {
	field := binary.LittleEndian.AppendUint16(nil, tag)
	return append(binary.LittleEndian.AppendUint16(field, uint16(len(data))), data...)
}

// A picture is found whatever code page its name and that of its folder are written in.
func TestCodePages(t *testing.T) {
	cards := func(picture string) string {
		return strings.Replace(toll, "dice =", "picture = \"art/"+picture+"\"\ndice =", 1)
	}
	const drawing = `<svg viewBox="0 0 5 3"/>`
	for _, test := range []struct {
		page encoding.Encoding
		name string
	}{
		{charmap.CodePage437, "Zöllner"}, {charmap.CodePage437, "Ça ñ Å"}, {charmap.CodePage850, "Tollbåden på Ø"}, {charmap.CodePage850, "São"}, {charmap.CodePage850, "Þórr"},
		{japanese.ShiftJIS, "関所"}, {japanese.ShiftJIS, "一覧表"}, {japanese.ShiftJIS, "ソ能十"}, {japanese.ShiftJIS, "ﾄｰﾙ"},
		{charmap.Windows1252, "Zöllner – “frei”"}, {charmap.CodePage852, "Łódź"}, {charmap.CodePage866, "Застава"},
	} {
		encoded, err := test.page.NewEncoder().String(test.name)
		if err != nil {
			t.Fatal(err)
		}
		for _, between := range []string{"/", `\`} {
			var files []raw
			for name, text := range map[string]string{content.BoxFile: head, "obstacles-empire.toml": cards(test.name + ".svg"), "art" + between + encoded + ".svg": drawing} {
				f := header(encoded+between+name, text)
				f.NonUTF8 = true
				files = append(files, f)
			}
			is, err := Read(rawZip(t, files...), "box.zip")
			if err == nil {
				_, err = Stack(is)
			}
			if err != nil {
				t.Errorf("%s in %v, after %s: %v", test.name, test.page, between, err)
			}
		}
	}
	// A name in UTF-8 beside it counts, if it is that of the same name.
	for utf8, right := range map[string]bool{"art/Zöllner.svg": true, "art/Bauern.svg": false} {
		for _, of := range []string{"art/\x94.svg", "art/z.svg"} {
			f := header(of, drawing)
			f.NonUTF8, f.Extra = true, unicodePath(of, utf8)
			is, err := Read(rawZip(t, header(content.BoxFile, head), header("obstacles-empire.toml", cards("Zöllner.svg")), f), "box.zip")
			if err == nil {
				_, err = Stack(is)
			}
			if (err == nil) != right {
				t.Errorf("%q with %s beside it: %v", of, utf8, err)
			}
		}
	}
	f := header("art/a.svg", drawing)
	f.Extra = unicodePath("art/b.svg", "art/Zöllner.svg")
	if is, err := Read(rawZip(t, header(content.BoxFile, head), f), "box.zip"); err != nil || !slices.Contains(listed(t, is), "art/a.svg") {
		t.Errorf("with the name of another file beside it: %v", err)
	}
	// Cards may write accents as letters of their own.
	is := boxOf(t, "", "obstacles-empire.toml", cards("Zo\u0308llner.svg"), "art/Zöllner.svg", drawing)
	if _, err := Stack(is); err != nil {
		t.Error(err)
	}
}

// What is compressed in another way, or has a password, is refused with the name of that; what is not part of the box matters to nobody.
func TestMethods(t *testing.T) {
	with := func(change func(h *zip.FileHeader)) raw {
		f := header("events.toml", "# nothing\n")
		change(&f.FileHeader)
		return f
	}
	method := func(n uint16) raw { return with(func(h *zip.FileHeader) { h.Method = n }) }
	aes := func(h *zip.FileHeader) { h.Extra = extraField(0x9901, []byte("\x02\x00AE\x03\x08\x00")) }
	for what, test := range map[string]struct {
		file raw
		want string
	}{
		"a password":            {with(func(h *zip.FileHeader) { h.Flags |= 1 }), `"events.toml" in it has a password`},
		"a strong password":     {with(func(h *zip.FileHeader) { h.Flags |= 0x41; h.Method = zip.Deflate }), "has a password"},
		"AES":                   {with(func(h *zip.FileHeader) { aes(h); h.Flags, h.Method = 1, 99 }), "has a password"},
		"AES without its flag":  {with(func(h *zip.FileHeader) { aes(h); h.Method = 99 }), "has a password"},
		"AES by its field only": {with(aes), "has a password"},
		"Deflate64":             {method(9), "is compressed with Deflate64: zip the box again with Deflate"},
		"LZMA":                  {method(14), "is compressed with LZMA"},
		"Zstandard":             {method(93), "is compressed with Zstandard"},
		"XZ":                    {method(95), "is compressed with XZ"},
		"PPMd":                  {method(98), "is compressed with PPMd"},
		"Implode":               {method(6), "is compressed with Implode"},
		"a new one":             {method(1234), "is compressed with unknown method 1234"},
		"damage":                {with(func(h *zip.FileHeader) { h.CRC32++ }), `"events.toml" in it is damaged`},
		"left out":              {with(func(h *zip.FileHeader) { h.Name, h.Flags, h.Method = "__MACOSX/._events.toml", 1, 14 }), ""},
		"more than there is":    {with(func(h *zip.FileHeader) { h.UncompressedSize64 = 1 << 40 }), "more than 16 MB"},
	} {
		_, err := Read(rawZip(t, header(content.BoxFile, head), test.file), "box.zip")
		if (err == nil) != (test.want == "") || err != nil && !strings.Contains(err.Error(), test.want) {
			t.Errorf("%s: %v, not %q", what, err, test.want)
		}
	}
	for begins, kind := range map[string]string{"Rar!\x1a\x07": "RAR", "7z\xbc\xaf\x27\x1c": "7z", "\x1f\x8b\x08": "gzip"} {
		if _, err := Read([]byte(begins+strings.Repeat("x", 100)), "box.zip"); err == nil || !strings.Contains(err.Error(), "it is a "+kind+" archive") {
			t.Errorf("%s: %v", kind, err)
		}
	}
}

// bzipped is "# nothing\n" as bzip2 compresses it.
const bzipped = "QlpoOTFBWSZTWayVvdsAAAFRgAAQSAAA4YQAIAAxBkxBA0wgGqJvp4u5IpwoSFZK3u2A"

// Zips with further ways to write sizes and data are read: bzip2, sizes after the data, and Zip64.
func TestFurtherZips(t *testing.T) {
	about := header(content.BoxFile, head)
	squeezed, err := base64.StdEncoding.DecodeString(bzipped)
	if err != nil {
		t.Fatal(err)
	}
	bzip := header("events.toml", "# nothing\n")
	bzip.Method, bzip.CompressedSize64, bzip.data = 12, uint64(len(squeezed)), squeezed
	after := header("events.toml", "# nothing\n")
	after.Flags |= 8 // a data descriptor
	for what, data := range map[string][]byte{
		"bzip2":            rawZip(t, about, bzip),
		"sizes after data": rawZip(t, about, after),
		"Zip64":            zip64(t, rawZip(t, about, header("events.toml", "# nothing\n"))),
		"text before it":   append([]byte("#!/bin/sh\n"), rawZip(t, about, header("events.toml", "# nothing\n"))...),
	} {
		is, err := Read(data, "box.zip")
		if err != nil {
			t.Errorf("%s: %v", what, err)
			continue
		}
		if text, err := fs.ReadFile(is.Files, "events.toml"); err != nil || string(text) != "# nothing\n" {
			t.Errorf("%s: %q, %v", what, text, err)
		}
	}
}

// zip64 returns a zip with its end written as large ones have it.
func zip64(t *testing.T, data []byte) []byte {
	t.Helper()
	at := bytes.LastIndex(data, []byte("PK\x05\x06"))
	if at < 0 {
		t.Fatal("the zip has no end")
	}
	end := slices.Clone(data[at:])
	n, size, offset := binary.LittleEndian.Uint16(end[10:]), binary.LittleEndian.Uint32(end[12:]), binary.LittleEndian.Uint32(end[16:])
	long := binary.LittleEndian.AppendUint64([]byte("PK\x06\x06"), 44)
	long = append(long, 45, 0, 45, 0, 0, 0, 0, 0, 0, 0, 0, 0)
	for _, v := range []uint64{uint64(n), uint64(n), uint64(size), uint64(offset)} {
		long = binary.LittleEndian.AppendUint64(long, v)
	}
	leads := binary.LittleEndian.AppendUint64([]byte("PK\x06\x07\x00\x00\x00\x00"), uint64(at))
	leads = append(leads, 1, 0, 0, 0)
	for i := 8; i < 20; i++ {
		end[i] = 0xff
	}
	return slices.Concat(data[:at], long, leads, end)
}

// Zips that are small, and endless work or room for who does not count before, are refused.
func TestHarmfulZips(t *testing.T) {
	about := header(content.BoxFile, head)
	var many []raw
	for i := range mostEntries {
		many = append(many, raw{FileHeader: zip.FileHeader{Name: fmt.Sprintf(".git/%d", i)}})
	}
	over := rawZip(t, about, header("a.toml", strings.Repeat("# nothing\n", 100)), header("b.toml", strings.Repeat("# nothing\n", 100)))
	first, second := bytes.Index(over, []byte("PK\x01\x02")), bytes.LastIndex(over, []byte("PK\x01\x02"))
	copy(over[second+42:second+46], over[first+46+len(content.BoxFile)+42:]) // both are unpacked from the same place
	copy(over[second+24:], binary.LittleEndian.AppendUint32(nil, 1))
	copy(over[second+20:], binary.LittleEndian.AppendUint32(nil, uint32(len(over))))
	for what, test := range map[string]struct {
		data []byte
		want string
	}{
		"too many entries":   {rawZip(t, append(many, about)...), "more than 200 files"},
		"files that overlap": {over, "its files overlap"},
	} {
		if _, err := Read(test.data, "box.zip"); err == nil || !strings.Contains(err.Error(), test.want) {
			t.Errorf("%s: %v, not %q", what, err, test.want)
		}
	}
}
