package main

import (
	"bytes"
	"debug/buildinfo"
	"fmt"
	"os"
	"path/filepath"
	"runtime/debug"
)

// program is a built program with what Go recorded in it.
type program struct {
	File string // its path
	Info *debug.BuildInfo
}

// The marks around Go's build information, as package runtime/debug finds them: runtime/debug.modinfo in Go's cmd/go/internal/modload.
var (
	infoBegins = []byte("\x30\x77\xaf\x0c\x92\x74\x08\x02\x41\xe1\xc1\x07\xe6\xd6\x18\xe6")
	infoEnds   = []byte("\xf9\x32\x43\x31\x86\x18\x20\x72\x00\x82\x42\x10\x41\x16\xd8\xf2")
)

// readProgram reads the build information of a program. Package buildinfo does not know WebAssembly, where it is found by its marks.
func readProgram(file string) (program, error) {
	info, err := buildinfo.ReadFile(file)
	if err == nil {
		return program{file, info}, nil
	}
	data, readErr := os.ReadFile(file)
	if readErr != nil {
		return program{}, readErr
	}
	if !bytes.HasPrefix(data, []byte("\x00asm")) {
		return program{}, err
	}
	_, data, found := bytes.Cut(data, infoBegins)
	data, _, ends := bytes.Cut(data, infoEnds)
	if !found || !ends {
		return program{}, fmt.Errorf("%s has no build information of Go: build it in its module", file)
	}
	if info, err = debug.ParseBuildInfo(string(data)); err != nil {
		return program{}, fmt.Errorf("%s: %w", file, err)
	}
	if info.GoVersion == "" { // recorded elsewhere in the program, where only the program itself finds it
		if info.GoVersion, err = goEnv("GOVERSION"); err != nil {
			return program{}, err
		}
	}
	return program{file, info}, nil
}

// setting returns what a program was built with, such as its GOOS; "" if that is not recorded.
func (p program) setting(key string) string {
	for _, s := range p.Info.Settings {
		if s.Key == key {
			return s.Value
		}
	}
	return ""
}

// name is the program's name without its folder.
func (p program) name() string { return filepath.Base(p.File) }

// linked reads programs, and returns them with the sources of all packages linked into them, in order of their paths. It is an error
// if a source has no licence.
func linked(files []string) (sources []source, programs []program, err error) {
	builds := map[build][]string{} // the packages of the programs built in each way
	for _, file := range files {
		p, err := readProgram(file)
		if err != nil {
			return nil, nil, err
		}
		b := build{GOOS: p.setting("GOOS"), GOARCH: p.setting("GOARCH"), CGO: p.setting("CGO_ENABLED"), Tags: p.setting("-tags")}
		builds[b] = append(builds[b], p.Info.Path)
		programs = append(programs, p)
	}
	found := map[string]*source{}
	for b, packages := range builds {
		if err := b.collect(found, packages...); err != nil {
			return nil, nil, err
		}
	}
	for _, p := range programs {
		for _, module := range p.Info.Deps {
			if found[module.Path] == nil {
				return nil, nil, fmt.Errorf("%s holds the module %s, which %s does not import here: build it of this commit", p.File, module.Path, p.Info.Path)
			}
		}
	}
	sources, err = withNotices(found)
	return sources, programs, err
}
