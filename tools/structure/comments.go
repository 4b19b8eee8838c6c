package main

import (
	"errors"
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"path/filepath"
	"slices"
	"strings"
)

// comments names the doc comments below a folder that do not begin with the name of what they stand over, as after a renaming. Those
// over groups are headings, and those of tests say what is tested: these begin as they like.
func comments(folder string) error {
	var wrong []error
	fset := token.NewFileSet()
	err := filepath.WalkDir(folder, func(path string, d fs.DirEntry, err error) error {
		switch {
		case err != nil:
			return err
		case d.IsDir() && path != folder && (strings.HasPrefix(d.Name(), ".") || d.Name() == "node_modules"):
			return filepath.SkipDir
		case d.IsDir() || filepath.Ext(path) != ".go" || strings.HasSuffix(path, "_test.go"):
			return nil
		}
		f, err := parser.ParseFile(fset, path, nil, parser.ParseComments|parser.SkipObjectResolution)
		if err != nil {
			return err
		}
		for _, decl := range f.Decls {
			for _, c := range documented(decl) {
				if doc := c.doc.Text(); doc != "" && firstName(doc) != c.name {
					wrong = append(wrong, fmt.Errorf("%s: the comment of %s begins with %q", fset.Position(c.doc.Pos()), c.name, firstName(doc)))
				}
			}
		}
		return nil
	})
	return errors.Join(append(wrong, err)...)
}

// comment is a doc comment, nil for none, and the name that it stands over.
type comment struct {
	doc  *ast.CommentGroup
	name string
}

// documented returns the comments of a declaration that begin with a name.
func documented(decl ast.Decl) (list []comment) {
	switch decl := decl.(type) {
	case *ast.FuncDecl:
		if decl.Name.Name != "init" {
			list = append(list, comment{decl.Doc, decl.Name.Name})
		}
	case *ast.GenDecl:
		for _, spec := range decl.Specs {
			switch spec := spec.(type) {
			case *ast.TypeSpec:
				doc := spec.Doc
				if !decl.Lparen.IsValid() {
					doc = decl.Doc
				}
				list = append(list, comment{doc, spec.Name.Name})
			case *ast.ValueSpec:
				if name := spec.Names[0].Name; !decl.Lparen.IsValid() && len(spec.Names) == 1 && name != "_" {
					list = append(list, comment{decl.Doc, name})
				}
			}
		}
	}
	return list
}

// firstName returns the word that a doc comment begins with, after an article.
func firstName(doc string) string {
	words := strings.Fields(doc)
	if len(words) > 1 && slices.Contains([]string{"A", "An", "The"}, words[0]) {
		words = words[1:]
	}
	return strings.TrimRight(words[0], ",.:;")
}
