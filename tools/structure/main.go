// Command structure fails if the parts of the running game are tied into a knot: if two types of one package reach each other through
// their fields, or if a layer over the table reaches another layer or the table itself. Layers are given the table as an argument
// and keep nothing of it. It fails too if a doc comment begins with another name than that of what it stands over.
//
// It prints the ten largest method sets of game, render and rules, promoted methods included. There is no limit; a reader decides.
// Run it at the root of the repository.
package main

import (
	"encoding/json"
	"errors"
	"fmt"
	"go/ast"
	"go/importer"
	"go/parser"
	"go/token"
	"go/types"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
)

// tablePackage has the table and the interface of its layers.
const tablePackage = "sixwinters/game/board"

func main() {
	pkgs, err := load("./game/...", "./render/...", "./rules/...")
	if err == nil {
		printLargest(os.Stdout, pkgs, 10)
		err = errors.Join(knots(pkgs), layers(pkgs), comments("."))
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

// listed is what "go list -json" tells of a package.
type listed struct {
	ImportPath, Dir, Export string
	GoFiles, CgoFiles       []string
	DepOnly                 bool
}

// load type-checks the packages of patterns from their source, and what they import from elsewhere in its compiled form.
func load(patterns ...string) ([]*types.Package, error) {
	cmd := exec.Command("go", append([]string{"list", "-export", "-deps", "-json=ImportPath,Dir,Export,GoFiles,CgoFiles,DepOnly"}, patterns...)...)
	cmd.Stderr = os.Stderr
	out, err := cmd.Output()
	if err != nil {
		return nil, fmt.Errorf("go list: %w", err)
	}
	var list []listed
	exports := map[string]string{}
	for dec := json.NewDecoder(strings.NewReader(string(out))); ; {
		var p listed
		if err := dec.Decode(&p); err == io.EOF {
			break
		} else if err != nil {
			return nil, err
		}
		exports[p.ImportPath] = p.Export
		list = append(list, p)
	}
	fset := token.NewFileSet()
	done := map[string]*types.Package{}
	compiled := importer.ForCompiler(fset, "gc", func(path string) (io.ReadCloser, error) { return os.Open(exports[path]) })
	conf := types.Config{Importer: importing(func(path string) (*types.Package, error) {
		if p := done[path]; p != nil {
			return p, nil
		}
		return compiled.Import(path)
	})}
	var pkgs []*types.Package
	for _, p := range list { // what is imported comes first
		if !strings.HasPrefix(p.ImportPath, "sixwinters/") || len(p.CgoFiles) > 0 {
			continue
		}
		var files []*ast.File
		for _, name := range p.GoFiles {
			f, err := parser.ParseFile(fset, filepath.Join(p.Dir, name), nil, parser.SkipObjectResolution)
			if err != nil {
				return nil, err
			}
			files = append(files, f)
		}
		pkg, err := conf.Check(p.ImportPath, fset, files, nil)
		if err != nil {
			return nil, err
		}
		done[p.ImportPath] = pkg
		if !p.DepOnly {
			pkgs = append(pkgs, pkg)
		}
	}
	return pkgs, nil
}

type importing func(path string) (*types.Package, error)

func (i importing) Import(path string) (*types.Package, error) { return i(path) }

// named returns the types that a package declares, in the order of their names.
func named(p *types.Package) (list []*types.Named) {
	for _, name := range p.Scope().Names() {
		if t, is := p.Scope().Lookup(name).(*types.TypeName); is && !t.IsAlias() {
			if n, is := t.Type().(*types.Named); is {
				list = append(list, n)
			}
		}
	}
	return list
}

// printLargest prints the n largest method sets of pointers to types, promoted methods included.
func printLargest(w io.Writer, pkgs []*types.Package, n int) {
	type set struct {
		name string
		size int
	}
	var sets []set
	for _, p := range pkgs {
		for _, t := range named(p) {
			if !types.IsInterface(t) {
				sets = append(sets, set{strings.TrimPrefix(t.String(), "sixwinters/"), types.NewMethodSet(types.NewPointer(t)).Len()})
			}
		}
	}
	slices.SortStableFunc(sets, func(a, b set) int { return b.size - a.size })
	fmt.Fprintln(w, "The largest method sets, promoted methods included:")
	for _, s := range sets[:min(n, len(sets))] {
		fmt.Fprintf(w, "%5d  %s\n", s.size, s.name)
	}
}

// reached returns the types that a value of a type reaches through its fields: pointers, elements of slices, arrays and maps included,
// arguments of functions not. Of an interface, within says which types can stand behind it.
func reached(t *types.Named, within func(*types.Named) []*types.Named) (list []*types.Named) {
	seen := map[types.Type]bool{}
	var visit func(of types.Type)
	visit = func(of types.Type) {
		if seen[of] {
			return
		}
		seen[of] = true
		switch of := of.(type) {
		case *types.Named:
			list = append(list, of)
			if types.IsInterface(of) {
				list = append(list, within(of)...)
			}
		case *types.Alias:
			visit(types.Unalias(of))
		case *types.Pointer:
			visit(of.Elem())
		case *types.Slice:
			visit(of.Elem())
		case *types.Array:
			visit(of.Elem())
		case *types.Map:
			visit(of.Key())
			visit(of.Elem())
		case *types.Struct:
			for f := range of.Fields() {
				visit(f.Type())
			}
		}
	}
	visit(t.Underlying())
	return list
}

// knots names the types of one package of game that reach each other through fields.
func knots(pkgs []*types.Package) error {
	var wrong []error
	for _, p := range pkgs {
		if !strings.HasPrefix(p.Path(), "sixwinters/game") {
			continue
		}
		all := named(p)
		behind := func(i *types.Named) (list []*types.Named) {
			if i.Obj().Pkg() != p {
				return nil
			}
			for _, t := range all {
				if !types.IsInterface(t) && types.Implements(types.NewPointer(t), i.Underlying().(*types.Interface)) {
					list = append(list, t)
				}
			}
			return list
		}
		to := map[*types.Named][]*types.Named{}
		for _, t := range all {
			for _, r := range reached(t, behind) {
				if r.Obj().Pkg() == p && r != t {
					to[t] = append(to[t], r)
				}
			}
		}
		for _, t := range all {
			if way := wayBack(t, to); way != nil {
				wrong = append(wrong, fmt.Errorf("%s: types reach each other through fields: %s", p.Path(), strings.Join(way, " -> ")))
			}
		}
	}
	return errors.Join(wrong...)
}

// wayBack returns the shortest way from a type back to itself over types whose names come after its own, so that each knot is named
// once; nil for none.
func wayBack(t *types.Named, to map[*types.Named][]*types.Named) []string {
	from := map[*types.Named]*types.Named{}
	for queue := []*types.Named{t}; len(queue) > 0; queue = queue[1:] {
		for _, next := range to[queue[0]] {
			if next == t {
				way := []string{t.Obj().Name()}
				for at := queue[0]; at != t; at = from[at] {
					way = append(way, at.Obj().Name())
				}
				slices.Reverse(way)
				return append([]string{t.Obj().Name()}, way...)
			}
			if from[next] == nil && next.Obj().Name() > t.Obj().Name() {
				from[next] = queue[0]
				queue = append(queue, next)
			}
		}
	}
	return nil
}

// layers names the layers that reach another layer, or the table.
func layers(pkgs []*types.Package) error {
	i := slices.IndexFunc(pkgs, func(p *types.Package) bool { return p.Path() == tablePackage })
	if i < 0 {
		return fmt.Errorf("there is no package %s", tablePackage)
	}
	layer := pkgs[i].Scope().Lookup("Layer").Type().Underlying().(*types.Interface)
	table := pkgs[i].Scope().Lookup("Board").Type()
	isLayer := func(t types.Type) bool {
		return !types.IsInterface(t) && t.String() != tablePackage+".Base" && types.Implements(types.NewPointer(t), layer)
	}
	var wrong []error
	for _, p := range pkgs {
		for _, t := range named(p) {
			if !isLayer(t) {
				continue
			}
			for _, r := range deep(t) {
				if r != t && (isLayer(r) || types.Identical(r, table)) {
					wrong = append(wrong, fmt.Errorf("the layer %s reaches %s", t, r))
				}
			}
		}
	}
	return errors.Join(wrong...)
}

// deep returns all the types of the program that a type reaches, over any number of others.
func deep(t *types.Named) (list []*types.Named) {
	seen := map[*types.Named]bool{t: true}
	for queue := []*types.Named{t}; len(queue) > 0; queue = queue[1:] {
		for _, r := range reached(queue[0], func(*types.Named) []*types.Named { return nil }) {
			if !seen[r] && r.Obj().Pkg() != nil && strings.HasPrefix(r.Obj().Pkg().Path(), "sixwinters/") {
				seen[r] = true
				list = append(list, r)
				queue = append(queue, r)
			}
		}
	}
	return list
}
