package main

import (
	"bytes"
	"encoding/binary"
	"slices"
	"testing"
)

// A packed program fills its memory as before, with as few zeros as its number of pieces lets it.
func TestPack(t *testing.T) {
	memory := slices.Concat([]byte("at the start"), make([]byte, 20), []byte("in between"), make([]byte, 200), []byte("at the end"))
	whole := slices.Concat([]byte{1, 0, 0x41, 0, 0x0b, 0xfc, 1}, memory)
	program := slices.Concat([]byte("\x00asm\x01\x00\x00\x00"), []byte{dataCountSection, 1, 1, 7, 2, 0, 0, dataSection, 0x83, 2}, whole)
	for most, pieces := range []byte{1: 1, 2, 3, 3} {
		if most == 0 {
			continue
		}
		packed, _, err := pack(program, most)
		if err != nil {
			t.Fatal(err)
		}
		at := bytes.Index(packed, []byte{7, 2, 0, 0, dataSection}) // what lies before the data is as it was
		if at < 0 || packed[10] != pieces {
			t.Fatalf("with at most %d pieces: % x", most, packed)
		}
		body := packed[at+6:]
		if body[0] != pieces { // its length has two bytes
			body = body[1:]
		}
		if is, err := readData(body); err != nil || body[0] != pieces || !bytes.Equal(is, memory) {
			t.Errorf("with at most %d pieces: %v, % x", most, err, packed)
		}
		if zeros := bytes.Count(packed, make([]byte, 20)); most > 1 && (zeros == 0) != (most > 2) {
			t.Errorf("with at most %d pieces, %d times 20 zeros are left", most, zeros)
		}
		if again, _, err := pack(packed, most); err != nil || !bytes.Equal(again, packed) {
			t.Errorf("packed once more: %v, % x", err, again)
		}
	}
	for _, broken := range [][]byte{program[:len(program)-1], slices.Concat(program[:len(program)-len(whole)], []byte{1, 1}, whole[2:])} {
		if _, _, err := pack(broken, 2); err == nil {
			t.Errorf("% x is packed", broken)
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
	count, data := writeData(memory, 1)
	body := append(count, data...)
	program := append([]byte("\x00asm\x01\x00\x00\x00"), binary.AppendUvarint([]byte{dataSection}, uint64(len(body)))...)
	packed, functions, err := pack(append(program, body...), 10)
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
