package main

import (
	"bufio"
	"flag"
	"fmt"
	"io"
	"net/url"
	"os"
	"path/filepath"
	"strings"

	"sixwinters/saves"
	"sixwinters/tabletop"
)

// picturesFolder is the folder of the pictures beside a saved object.
const picturesFolder = "pictures"

// exportTabletop writes a saved object of Tabletop Simulator with its pictures beside it.
func exportTabletop(flags *flag.FlagSet, folder, address string, stdout, stderr io.Writer) int {
	book, err := loadBook(flags)
	if err != nil {
		return fail(stderr, "export", failed, "%v", err)
	}
	pictures, err := filepath.Abs(filepath.Join(folder, picturesFolder))
	if err == nil {
		err = os.MkdirAll(pictures, 0o777)
	}
	if err != nil {
		return fail(stderr, "export", failed, "the folder %s cannot be made", folder)
	}
	if address == "" {
		address = (&url.URL{Scheme: "file", Path: "/" + strings.TrimPrefix(filepath.ToSlash(pictures), "/")}).String()
	}
	count := 0
	put := func(name string, write func(w io.Writer) error) (string, error) {
		name = fileNamed(name)
		err := saves.Export(filepath.Join(pictures, name), func(out *bufio.Writer) error { return write(out) })
		return strings.TrimSuffix(address, "/") + "/" + url.PathEscape(name), err
	}
	save, err := tabletop.Write(book, put, func(done int) { count = done })
	name := filepath.Join(folder, "Six Winters.json")
	if err == nil {
		err = saves.Export(name, func(out *bufio.Writer) error { return save.Encode(out) })
	}
	if err != nil {
		return fail(stderr, "export", failed, "the saved object cannot be written: %v", err)
	}
	fmt.Fprintf(stdout, "%s: %d objects, with %d pictures in %s.\n", name, len(save.ObjectStates), count, pictures)
	return fine
}
