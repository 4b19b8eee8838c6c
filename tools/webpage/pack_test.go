package main

import (
	"bytes"
	"encoding/binary"
	"slices"
	"testing"
)

// A packed program fills its memory as before, without runs of zeros.
func TestPack(t *testing.T) {
	memory := slices.Concat([]byte("at the start"), make([]byte, 20), []byte("in between"), make([]byte, 200), []byte("at the end"))
	whole := slices.Concat([]byte{1, 0, 0x41, 0, 0x0b, 0xfc, 1}, memory)
	program := slices.Concat([]byte("\x00asm\x01\x00\x00\x00"), []byte{dataCountSection, 1, 1, 7, 2, 0, 0, dataSection, 0x83, 2}, whole)
	packed, _, err := pack(program)
	if err != nil {
		t.Fatal(err)
	}
	const pieces = 3
	at := bytes.Index(packed, []byte{dataCountSection, 1, pieces, 7, 2, 0, 0, dataSection}) // what lies before the data is as it was
	if at < 0 {
		t.Fatalf("% x", packed)
	}
	body := packed[at+9:]
	if is, err := readData(body); err != nil || body[0] != pieces || !bytes.Equal(is, memory) {
		t.Errorf("%v, % x", err, packed)
	}
	if bytes.Contains(packed, make([]byte, 12)) {
		t.Errorf("runs of zeros are left: % x", packed)
	}
	if again, _, err := pack(packed); err != nil || !bytes.Equal(again, packed) {
		t.Errorf("packed once more: %v, % x", err, again)
	}
	for _, broken := range [][]byte{program[:len(program)-1], slices.Concat(program[:len(program)-len(whole)], []byte{1, 1}, whole[2:])} {
		if _, _, err := pack(broken); err == nil {
			t.Errorf("% x is packed", broken)
		}
	}
	many := bytes.Repeat(append([]byte{1}, make([]byte, 12)...), mostSegments)
	for extra, fits := range []bool{true, false} {
		if _, _, err := writeData(append(many, bytes.Repeat([]byte{1}, extra)...)); (err == nil) != fits {
			t.Errorf("%d pieces more than browsers take: %v", extra, err)
		}
	}
}

// The table of functions is left out as far as the page can write it again.
func TestPackTable(t *testing.T) {
	memory := slices.Concat([]byte("before"), make([]byte, 100))
	place := len(memory)
	const entries = 70
	for i := range entries {
		memory = append(memory, entry(i)...)
	}
	memory = append(memory, "behind it"...)
	body := slices.Concat([]byte{1, 0, 0x41, 0, 0x0b}, binary.AppendUvarint(nil, uint64(len(memory))), memory)
	program := append([]byte("\x00asm\x01\x00\x00\x00"), binary.AppendUvarint([]byte{dataSection}, uint64(len(body)))...)
	packed, functions, err := pack(append(program, body...))
	if err != nil || functions != (table{place, entries}) {
		t.Fatal(functions, err)
	}
	_, n := binary.Uvarint(packed[9:])
	is, err := readData(packed[9+n:])
	if err != nil || len(packed) > 100 {
		t.Fatal(err, len(packed))
	}
	for i := range functions.entries { // as page.js does
		binary.LittleEndian.PutUint32(is[functions.place+entrySize*i:], uint32(i/functionEntries))
	}
	if !bytes.Equal(is, memory) {
		t.Errorf("the page fills its memory with % x", is)
	}
}
