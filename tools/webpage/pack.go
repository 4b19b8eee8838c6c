package main

import (
	"bytes"
	"cmp"
	"encoding/binary"
	"errors"
	"fmt"
	"slices"
)

// mostSegments is the number of pieces of data that browsers take in a program.
const mostSegments = 100_000

// The sections of a program that pack changes, by their numbers in the format of WebAssembly.
const (
	dataSection      = 11
	dataCountSection = 12
)

// section is a part of a program.
type section struct {
	id   byte
	body []byte
}

// pack leaves the table of functions and all runs of zeros out of the data of a program, as Go's linker writes it. With the table the data would have
// more pieces than browsers take.
func pack(program []byte) (packed []byte, t table, err error) {
	var sections []section
	for rest := program[8:]; len(rest) > 0; {
		size, n := binary.Uvarint(rest[1:])
		end := 1 + n + int(size)
		if n <= 0 || end > len(rest) {
			return nil, table{}, errors.New("the program ends within a section")
		}
		sections = append(sections, section{rest[0], rest[1+n : end]})
		rest = rest[end:]
	}
	at := slices.IndexFunc(sections, func(s section) bool { return s.id == dataSection })
	if at < 0 {
		return program, table{}, nil
	}
	memory, err := readData(sections[at].body)
	if err != nil {
		return nil, table{}, err
	}
	t = clearTable(memory)
	count, data, err := writeData(memory)
	if err != nil {
		return nil, table{}, err
	}
	sections[at].body = append(count, data...)
	packed = slices.Clone(program[:8])
	for _, s := range sections {
		if s.id == dataCountSection {
			s.body = count
		}
		packed = append(binary.AppendUvarint(append(packed, s.id), uint64(len(s.body))), s.body...)
	}
	return packed, t, nil
}

// table is where Go's runtime looks up the function at an address of code (findfunctab in cmd/link). Each entry stands for 4096 addresses and
// begins with the number of the function at the first of them; the rest is 0. In WebAssembly each function has 65,536 addresses, so page.js
// can write the table itself: 6 MB of 30. The runtime searches on from an entry, so zeros alone would only make it slow.
type table struct{ place, entries int }

const (
	entrySize       = 20 // bytes
	functionEntries = 16
)

// entry returns an entry of the table.
func entry(i int) []byte {
	e := make([]byte, entrySize)
	binary.LittleEndian.PutUint32(e, uint32(i/functionEntries))
	return e
}

// clearTable fills the table of functions in a memory with zeros. What it returns has no entries if page.js would write another table.
func clearTable(memory []byte) table {
	var begins []byte
	for i := range 4 * functionEntries {
		begins = append(begins, entry(i)...)
	}
	t := table{place: bytes.Index(memory, begins)}
	if t.place < 0 {
		return table{}
	}
	for rest := memory[t.place:]; bytes.HasPrefix(rest, entry(t.entries)); rest = rest[entrySize:] {
		clear(rest[:entrySize])
		t.entries++
	}
	return t
}

// readData returns the memory that a section of data fills. Each of its pieces has a fixed place there.
func readData(body []byte) (memory []byte, err error) {
	r := bytes.NewReader(body)
	number := func() int {
		n, failed := binary.ReadUvarint(r)
		err = cmp.Or(err, failed)
		return int(n)
	}
	for range number() {
		if number() != 0 || number() != 0x41 { // of the only memory, at a constant
			return nil, fmt.Errorf("a piece of data has no fixed place")
		}
		place := number()
		number() // the end of the constant
		length := number()
		if err != nil || length > r.Len() {
			return nil, errors.New("the data ends within a piece")
		}
		if end := place + length; end > len(memory) {
			memory = append(memory, make([]byte, end-len(memory))...)
		}
		_, _ = r.Read(memory[place : place+length])
	}
	return memory, err
}

// writeData returns the number of pieces of data that fill a memory, and the pieces.
func writeData(memory []byte) (count, data []byte, err error) {
	const least = 12 // zeros that are worth a new piece, whose head has up to 11 bytes
	n := uint64(0)
	for from := 0; ; n++ {
		for from < len(memory) && memory[from] == 0 {
			from++
		}
		if from == len(memory) {
			break
		}
		piece := memory[from:]
		if end := bytes.Index(piece, make([]byte, least)); end >= 0 {
			piece = piece[:end]
		}
		data = binary.AppendUvarint(append(data, 0, 0x41), uint64(from))
		if last := &data[len(data)-1]; *last&0x40 != 0 { // a place has a sign
			*last |= 0x80
			data = append(data, 0)
		}
		data = binary.AppendUvarint(append(data, 0x0b), uint64(len(piece)))
		data = append(data, piece...)
		from += len(piece)
	}
	if n > mostSegments {
		return nil, nil, fmt.Errorf("the program has %d pieces of data, and browsers take %d", n, mostSegments)
	}
	return binary.AppendUvarint(nil, n), data, nil
}
