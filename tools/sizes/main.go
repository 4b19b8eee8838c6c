// Command sizes fails if a type in package game, advice or render, or below, has more methods than one reads at once, or a folder there
// more files. It counts what is not a test. Run it at the root of the repository.
package main

import (
	"errors"
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
)

// The most methods of a type, and the most files of a folder. Methods that come with an embedded field count for its own type.
const (
	mostMethods = 40
	mostFiles   = 40
)

// larger are the types and folders that are still larger, and how large they may be. The numbers only ever fall.
var larger = map[string]int{"render": 51}

func main() {
	sizes := map[string]int{}
	err := errors.Join(measure("game", sizes), measure("advice", sizes), measure("render", sizes))
	if err == nil {
		err = check(sizes)
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

// measure counts the files of each folder at or below one, by its path, and the methods of each type, by path.name.
func measure(root string, sizes map[string]int) error {
	return filepath.WalkDir(root, func(path string, entry fs.DirEntry, err error) error {
		if err != nil || entry.IsDir() || !strings.HasSuffix(path, ".go") || strings.HasSuffix(path, "_test.go") {
			return err
		}
		folder := filepath.ToSlash(filepath.Dir(path))
		sizes[folder]++
		file, err := parser.ParseFile(token.NewFileSet(), path, nil, parser.SkipObjectResolution)
		if err != nil {
			return err
		}
		for _, d := range file.Decls {
			if f, ok := d.(*ast.FuncDecl); ok && f.Recv != nil {
				sizes[folder+"."+receiver(f.Recv.List[0].Type)]++
			}
		}
		return nil
	})
}

// receiver is the name of the type that a method belongs to.
func receiver(of ast.Expr) string {
	switch of := of.(type) {
	case *ast.StarExpr:
		return receiver(of.X)
	case *ast.IndexExpr: // a generic type
		return receiver(of.X)
	case *ast.IndexListExpr:
		return receiver(of.X)
	case *ast.Ident:
		return of.Name
	}
	return ""
}

// check names what is too large, and what need not be listed as larger any more.
func check(sizes map[string]int) error {
	var wrong []error
	for name, n := range sizes {
		most, what := mostFiles, "files"
		if strings.Contains(name, ".") {
			most, what = mostMethods, "methods"
		}
		switch listed, is := larger[name]; {
		case is && n > listed:
			wrong = append(wrong, fmt.Errorf("%s has %d %s, more than the %d that it had", name, n, what, listed))
		case is && n < listed:
			wrong = append(wrong, fmt.Errorf("%s has only %d %s left: say so in tools/sizes", name, n, what))
		case !is && n > most:
			wrong = append(wrong, fmt.Errorf("%s has %d %s, more than %d", name, n, what, most))
		}
	}
	for name := range larger {
		if sizes[name] == 0 {
			wrong = append(wrong, fmt.Errorf("%s is gone: strike it in tools/sizes", name))
		}
	}
	slices.SortFunc(wrong, func(a, b error) int { return strings.Compare(a.Error(), b.Error()) })
	return errors.Join(wrong...)
}
