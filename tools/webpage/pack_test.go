package main

import (
	"bytes"
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
		packed, err := pack(program, most)
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
		if again, err := pack(packed, most); err != nil || !bytes.Equal(again, packed) {
			t.Errorf("packed once more: %v, % x", err, again)
		}
	}
	for _, broken := range [][]byte{program[:len(program)-1], slices.Concat(program[:len(program)-len(whole)], []byte{1, 1}, whole[2:])} {
		if _, err := pack(broken, 2); err == nil {
			t.Errorf("% x is packed", broken)
		}
	}
}
