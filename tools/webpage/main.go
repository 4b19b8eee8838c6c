// Command webpage completes the page for browsers in a folder that has the program, its icons and its manifest already:
//
//	go run ./tools/webpage -exec FILE FOLDER
//
// It packs and compresses the program, puts the scripts into index.html, so that they are always of one version, and writes into index.html and
// sw.js the hashes of all other files.
package main

import (
	"bytes"
	"compress/gzip"
	"crypto/sha256"
	"encoding/base64"
	"encoding/hex"
	"encoding/json"
	"errors"
	"flag"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
)

// The page is at most so large, in bytes.
const (
	mostRaw        = 30_000_000
	mostCompressed = 7_000_000
)

const (
	program = "sixwinters.wasm"
	client  = "nats.js" // speaks with a server for shared tables; fetched once it is needed
)

func main() {
	web := flag.String("web", "web", "the folder of index.html, sw.js and the scripts")
	wasmExec := flag.String("exec", "", "wasm_exec.js of the Go that has built the program")
	var packed table
	flag.IntVar(&packed.place, "table", 0, "the place of the table of functions, for a program that has been packed already")
	flag.IntVar(&packed.entries, "entries", 0, "how many entries it has")
	flag.Parse()
	if flag.NArg() != 1 {
		fmt.Fprintln(os.Stderr, "Usage: webpage [-web FOLDER] [-table PLACE -entries N] -exec FILE FOLDER")
		os.Exit(2)
	}
	said, err := complete(*web, *wasmExec, flag.Arg(0), packed)
	if err != nil {
		fmt.Fprintf(os.Stderr, "webpage: %v.\n", err)
		os.Exit(1)
	}
	fmt.Println(said)
}

// complete completes the page in a folder, and says how large it is. packed is the table of functions where the program comes without it.
func complete(web, wasmExec, folder string, packed table) (said string, err error) {
	raw, err := os.ReadFile(filepath.Join(folder, program))
	if err != nil {
		return "", err
	}
	raw, functions, err := pack(raw)
	if err != nil {
		return "", err
	}
	if functions.entries == 0 {
		functions = packed
	}
	if functions.entries == 0 {
		return "", errors.New("the program has no table of functions as page.js writes it: compare pack.go with findfunctab in this Go's linker")
	}
	compressed, err := compress(raw)
	if err != nil {
		return "", err
	}
	if len(raw) > mostRaw || len(compressed) > mostCompressed {
		return "", fmt.Errorf("the program has %d bytes, %d compressed, and may have %d and %d: leave out what it links without need",
			len(raw), len(compressed), mostRaw, mostCompressed)
	}
	// A server may unpack the program on the way.
	hashes := integrity(compressed) + " " + integrity(raw)
	named := program + ".gz?" + short(compressed)
	files := map[string]string{named: hashes}
	rest, err := filepath.Glob(filepath.Join(folder, "icon-*.png"))
	if err != nil {
		return "", err
	}
	for _, file := range append(rest, filepath.Join(folder, "manifest.webmanifest")) {
		data, err := os.ReadFile(file)
		if err != nil {
			return "", err
		}
		files[filepath.Base(file)] = integrity(data)
	}
	nats, err := os.ReadFile(filepath.Join(web, client))
	if err != nil {
		return "", err
	}
	files[client+"?"+short(nats)] = integrity(nats)
	list, err := json.Marshal(files)
	if err != nil {
		return "", err
	}
	index, err := inlined(web, wasmExec)
	if err != nil {
		return "", err
	}
	worker, err := os.ReadFile(filepath.Join(web, "sw.js"))
	if err != nil {
		return "", err
	}
	// The version is that of everything in the page.
	version := short(bytes.Join([][]byte{[]byte(index), worker, list}, nil))
	fill := strings.NewReplacer("@VERSION@", version, "@SIZE@", strconv.Itoa(len(raw)),
		"@TABLE@", strconv.Itoa(functions.place), "@ENTRIES@", strconv.Itoa(functions.entries), "@PROGRAM@", short(compressed), "@HASHES@", hashes,
		"@CLIENT@", short(nats), "@CLIENTHASH@", integrity(nats), "@FILES@", string(list))
	for name, data := range map[string][]byte{
		program:         raw,
		program + ".gz": compressed,
		client:          nats,
		"index.html":    []byte(fill.Replace(index)),
		"sw.js":         []byte(fill.Replace(string(worker))),
	} {
		if err := os.WriteFile(filepath.Join(folder, name), data, 0o666); err != nil {
			return "", err
		}
	}
	return fmt.Sprintf("%s: %d bytes, %d compressed, version %s", folder, len(raw), len(compressed), version), nil
}

// compress returns data in the format of gzip, by the program libdeflate-gzip: it is 5 % smaller than by the package compress/gzip.
func compress(data []byte) ([]byte, error) {
	command := exec.Command("libdeflate-gzip", "-12")
	command.Stdin = bytes.NewReader(data)
	command.Stderr = os.Stderr
	compressed, err := command.Output()
	if err != nil {
		return nil, fmt.Errorf("libdeflate-gzip does not compress the program: %w; \"tools/setup.sh page\" installs it", err)
	}
	r, err := gzip.NewReader(bytes.NewReader(compressed))
	if err != nil {
		return nil, err
	}
	again, err := io.ReadAll(r)
	if err == nil && !bytes.Equal(again, data) {
		err = errors.New("libdeflate-gzip has compressed the program into something else")
	}
	return compressed, err
}

// inlined returns index.html with its scripts in it.
func inlined(web, wasmExec string) (string, error) {
	data, err := os.ReadFile(filepath.Join(web, "index.html"))
	index := string(data)
	for _, script := range []string{filepath.Join(web, "files.js"), filepath.Join(web, "tables.js"), wasmExec, filepath.Join(web, "page.js")} {
		if err != nil {
			return "", err
		}
		data, err = os.ReadFile(script)
		tag := fmt.Sprintf(`<script src="%s"></script>`, filepath.Base(script))
		switch {
		case err != nil:
		case bytes.Contains(data, []byte("</script")):
			err = fmt.Errorf("%s has the end of a script in it, and cannot be put into index.html", script)
		case strings.Count(index, tag) != 1:
			err = fmt.Errorf("index.html must have %s once", tag)
		}
		index = strings.Replace(index, tag, "<script>\n"+string(data)+"</script>", 1)
	}
	return index, err
}

// integrity returns the hash of a file as browsers check it.
func integrity(data []byte) string {
	sum := sha256.Sum256(data)
	return "sha256-" + base64.StdEncoding.EncodeToString(sum[:])
}

// short returns the beginning of the hash of a file, for names.
func short(data []byte) string {
	sum := sha256.Sum256(data)
	return hex.EncodeToString(sum[:8])
}
