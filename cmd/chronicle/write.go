package main

import (
	"bufio"
	"os"
)

// writeFile creates a file with what write writes. The error is the first one: of creating, writing or closing it.
func writeFile(name string, write func(out *bufio.Writer) error) (err error) {
	file, err := os.Create(name)
	if err != nil {
		return err
	}
	defer func() {
		if closing := file.Close(); err == nil {
			err = closing
		}
	}()
	out := bufio.NewWriter(file)
	if err := write(out); err != nil {
		return err
	}
	return out.Flush() // the writer keeps the first error
}
