package main

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"maps"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"

	"github.com/google/licensecheck"
)

// build is how a program is built: the platform, whether with cgo ("1" or "0"), and build tags.
type build struct{ GOOS, GOARCH, CGO, Tags string }

// env is a build in the variables of the go command.
func (b build) env() []string {
	return []string{"GOOS=" + b.GOOS, "GOARCH=" + b.GOARCH, "CGO_ENABLED=" + b.CGO}
}

// source is what linked packages come from: a module, the game itself, or Go.
type source struct {
	Path    string // the module's, or "go"
	Version string
	Dir     string   // its root
	Ours    bool     // part of this repository
	Folders []string // those with linked packages or with files embedded in them
	Notices []notice
}

// notice is a file that must come with a program: a licence, a copyright notice, a grant of patents or a list of authors.
type notice struct {
	File   string // where it is
	Below  string // its path below the root of its source, with slashes
	Text   string
	Grants []grant
}

// grant is a licence in a notice: its SPDX id, and where its words are in the text, in bytes. Where it is only named, they are none.
type grant struct {
	ID         string
	Start, End int
}

var (
	// noticeNames matches the names of notices. ICONS.md names the authors and licence of each icon.
	noticeNames = regexp.MustCompile(`(?i)^(un)?licen[cs]e|^(copying|copyright|notice|patents|authors|ofl)\b|^icons\.md$`)
	// noticeFolders matches the names of folders in which every file is one.
	noticeFolders = regexp.MustCompile(`(?i)licen[cs]es$`)
	// commons matches the address of a Creative Commons licence, which stands for its text.
	commons = regexp.MustCompile(`creativecommons\.org/licenses/([a-z-]+)/([0-9.]+)/`)
	// sourceFiles matches files of a program that have such a name, as license.go.
	sourceFiles = regexp.MustCompile(`\.(go|c|h|s|S|m|js|py|pl|sh)$`)
)

// goEnv returns what "go env" tells.
func goEnv(name string) (string, error) {
	out, err := goCommand(nil, "env", name)
	return strings.TrimSpace(string(out)), err
}

// goCommand runs the go command with further variables and returns what it prints.
func goCommand(env []string, args ...string) ([]byte, error) {
	name := os.Getenv("GO")
	if name == "" {
		name = "go"
	}
	cmd := exec.Command(name, args...)
	cmd.Env = append(os.Environ(), env...)
	var stderr bytes.Buffer
	cmd.Stderr = &stderr
	out, err := cmd.Output()
	if err != nil {
		return nil, fmt.Errorf("%s: %w: %s", strings.Join(cmd.Args, " "), err, strings.TrimSpace(stderr.String()))
	}
	return out, nil
}

// collect adds the sources of all packages linked into programs with these main packages, by their paths.
func (b build) collect(sources map[string]*source, packages ...string) error {
	goRoot, err := goEnv("GOROOT")
	if err != nil {
		return err
	}
	goVersion, err := goEnv("GOVERSION")
	if err != nil {
		return err
	}
	out, err := goCommand(b.env(), append([]string{"list", "-deps", "-tags", b.Tags, "-json=Dir,EmbedFiles,Module"}, packages...)...)
	if err != nil {
		return err
	}
	var all []listed
	main := ""
	for in := json.NewDecoder(bytes.NewReader(out)); ; {
		var p listed
		if err := in.Decode(&p); errors.Is(err, io.EOF) {
			break
		} else if err != nil {
			return err
		}
		all = append(all, p)
		if p.Module != nil && p.Module.Main {
			main = p.Module.Dir
		}
	}
	for _, p := range all {
		s := source{Path: "go", Version: strings.TrimPrefix(goVersion, "go"), Dir: goRoot}
		if m := p.Module; m != nil {
			s = source{Path: m.Path, Version: m.Version, Dir: m.Dir, Ours: m.Dir == main || strings.HasPrefix(m.Dir, main+string(filepath.Separator))}
		}
		if sources[s.Path] == nil {
			sources[s.Path] = &s
		}
		known := sources[s.Path]
		known.Folders = append(known.Folders, p.Dir)
		for _, file := range p.EmbedFiles {
			known.Folders = append(known.Folders, filepath.Join(p.Dir, filepath.Dir(file)))
		}
	}
	return nil
}

// listed is a package as "go list" tells of it.
type listed struct {
	Dir        string
	EmbedFiles []string
	Module     *struct {
		Path, Version, Dir string
		Main               bool
	}
}

// withNotices finds the notices of each source and returns all in order of their paths. Only what is part of this repository may have none.
func withNotices(found map[string]*source) ([]source, error) {
	var sources []source
	for _, path := range slices.Sorted(maps.Keys(found)) {
		s := *found[path]
		if err := s.findNotices(); err != nil {
			return nil, err
		}
		if !s.Ours && len(s.licences()) == 0 {
			return nil, fmt.Errorf("%s is linked and has no known licence in %s: find out whether it may be passed on", s.Path, s.Dir)
		}
		sources = append(sources, s)
	}
	return sources, nil
}

// findNotices looks for notices in the folders that are linked, and in all above them up to the root.
func (s *source) findNotices() error {
	folders := map[string]bool{}
	for _, folder := range s.Folders {
		below, err := filepath.Rel(s.Dir, folder)
		if err != nil || !filepath.IsLocal(below) {
			return fmt.Errorf("%s does not lie in %s", folder, s.Dir)
		}
		for ; !folders[folder]; folder = filepath.Dir(folder) {
			folders[folder] = true
			if folder == s.Dir {
				break
			}
		}
	}
	for _, folder := range slices.Sorted(maps.Keys(folders)) {
		entries, err := os.ReadDir(folder)
		if err != nil {
			return err
		}
		for _, e := range entries {
			path := filepath.Join(folder, e.Name())
			switch {
			case e.IsDir() && noticeFolders.MatchString(e.Name()):
				err = filepath.WalkDir(path, func(file string, e fs.DirEntry, err error) error {
					if err != nil || !e.Type().IsRegular() {
						return err
					}
					return s.add(file)
				})
			case e.Type().IsRegular() && noticeNames.MatchString(e.Name()) && !sourceFiles.MatchString(e.Name()):
				err = s.add(path)
			}
			if err != nil {
				return err
			}
		}
	}
	return nil
}

// add adds a notice.
func (s *source) add(file string) error {
	text, err := os.ReadFile(file)
	if err != nil {
		return err
	}
	below, err := filepath.Rel(s.Dir, file)
	if err != nil {
		return err
	}
	n := notice{File: file, Below: filepath.ToSlash(below), Text: string(text)}
	for _, m := range licensecheck.Scan(text).Match {
		if !m.IsURL && !strings.HasPrefix(m.ID, "GooglePatent") { // that stands beside a licence, and SPDX does not know it
			n.Grants = append(n.Grants, grant{m.ID, m.Start, m.End})
		}
	}
	for _, m := range commons.FindAllStringSubmatch(n.Text, -1) {
		n.Grants = append(n.Grants, grant{ID: strings.ToUpper("cc-" + m[1] + "-" + m[2])})
	}
	s.Notices = append(s.Notices, n)
	return nil
}

// licences are the SPDX ids of the licences in the notices, each once. Words that are not known grant none.
func (s *source) licences() []string { return grantedBy(s.Notices) }

// grantedBy returns the SPDX ids of the licences in notices, each once, in order.
func grantedBy(notices []notice) []string {
	var ids []string
	for _, n := range notices {
		for _, m := range n.Grants {
			ids = append(ids, m.ID)
		}
	}
	slices.Sort(ids)
	return slices.Compact(ids)
}

// copyNotices copies the notices of each source into a folder of its path.
func copyNotices(sources []source, to string) error {
	for _, s := range sources {
		for _, n := range s.Notices {
			file := filepath.Join(to, filepath.FromSlash(s.Path), filepath.FromSlash(n.Below))
			if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
				return err
			}
			if err := os.WriteFile(file, []byte(n.Text), 0o644); err != nil {
				return err
			}
		}
	}
	return nil
}
