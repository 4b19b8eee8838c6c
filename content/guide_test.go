package content

import (
	"go/ast"
	"go/parser"
	"go/token"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"
)

// formOf is the form whose keys a function of the loader asks a table for, by the names of both. Tables whose keys are words of a
// closed list are not there.
var formOf = map[string]string{
	"ReadBox t": "box", "entries e": "", "readManifest t": "manifest",
	"readObstacles t": "obstacle", "readObstacles x": "extra threat", "readDamage t": "damage",
	"readLocations t": "location", "progressOf t": "progress", "progressOf file": "",
	"readCharacters t": "character", "ability t": "ability", "readEvents t": "event",
	"effect t": "effect", "readPrice t": "price",
	"who t": "who", "places t": "places", "cards t": "cards", "amount t": "amount", "condition t": "condition",
	"readBoard t": "board", "readBoard wheel": "", "readBoard dice": "", "readBoard campaign": "", "readRegion t": "", "readTrack t": "track",
	"readTrack place": "", "readScore t": "", "readScore x": "",
}

// keysRead are the keys that the loader asks for, by form, and the tables that formOf does not know.
func keysRead(t *testing.T) (keys map[string][]string, strange []string) {
	t.Helper()
	files, err := filepath.Glob("read*.go")
	if err != nil {
		t.Fatal(err)
	}
	keys = map[string][]string{}
	for _, file := range append(files, "check.go", "box.go") {
		parsed, err := parser.ParseFile(token.NewFileSet(), file, nil, 0)
		if err != nil {
			t.Fatal(err)
		}
		for _, d := range parsed.Decls {
			fn, ok := d.(*ast.FuncDecl)
			if !ok {
				continue
			}
			ast.Inspect(fn, func(n ast.Node) bool {
				call, ok := n.(*ast.CallExpr)
				if !ok {
					return true
				}
				on := ""
				switch f := call.Fun.(type) {
				case *ast.SelectorExpr:
					if x, ok := f.X.(*ast.Ident); ok && slices.Contains([]string{"opt", "need", "optOne", "needOne"}, f.Sel.Name) {
						on = x.Name
					}
				case *ast.Ident:
					if f.Name == "bound" { // one of them
						on = "t"
					}
				}
				for _, arg := range call.Args {
					lit, ok := arg.(*ast.BasicLit)
					if on == "" || !ok || lit.Kind != token.STRING {
						continue
					}
					name, _ := strconv.Unquote(lit.Value)
					form, known := formOf[fn.Name.Name+" "+on]
					if !known {
						strange = append(strange, fn.Name.Name+" "+on)
					}
					keys[form] = append(keys[form], name)
				}
				return true
			})
		}
	}
	return keys, strange
}

// The guide explains the keys that the loader reads, and no others.
func TestGuideHasEveryKey(t *testing.T) {
	keys, strange := keysRead(t)
	if len(strange) > 0 {
		t.Errorf("the test knows no form of %q", strange)
	}
	forms, err := frozen(t).Forms()
	if err != nil {
		t.Fatal(err)
	}
	for _, f := range forms {
		asked := keys[f.Name]
		switch f.Name {
		case "effect":
			for _, k := range effectKeys {
				asked = append(asked, k.Name)
			}
		case "obstacle", "location", "progress", "character", "event":
			asked = append(asked, "name", "picture") // read for all of them alike
		}
		for _, k := range f.Keys {
			if !slices.Contains(asked, k.Name) {
				t.Errorf("the guide explains %q of %s, which is not read", k.Name, f.Name)
			}
			if k.Takes == "" || k.Says == "" {
				t.Errorf("the guide says too little of %q of %s", k.Name, f.Name)
			}
		}
		for _, name := range asked {
			if !slices.ContainsFunc(f.Keys, func(k Word) bool { return k.Name == name }) {
				t.Errorf("the guide does not explain %q of %s", name, f.Name)
			}
		}
	}
	for form := range keys {
		if form != "" && !slices.ContainsFunc(forms, func(f Form) bool { return f.Name == form }) {
			t.Errorf("the guide has no %s", form)
		}
	}
}

// The guide explains the words that may stand in place of a form.
func TestGuideHasEveryWord(t *testing.T) {
	words := map[string][]string{"cards": {"this", "any"}, "condition": {"no-characters"}}
	for _, o := range scopes {
		words["who"] = append(words["who"], o.word)
	}
	for _, o := range placeWords {
		words["places"] = append(words["places"], o.word)
	}
	for _, f := range forms {
		if f.Name == "square" {
			continue
		}
		var explained []string
		for _, w := range f.Words {
			explained = append(explained, w.Name)
		}
		slices.Sort(explained)
		slices.Sort(words[f.Name])
		if !slices.Equal(explained, words[f.Name]) {
			t.Errorf("%s: the guide explains %q of %q", f.Name, explained, words[f.Name])
		}
	}
}

// Every operation is explained, with an example that can be read and a place to stand.
func TestGuideHasEveryOperation(t *testing.T) {
	all, err := frozen(t).Operations()
	if err != nil {
		t.Fatal(err)
	}
	if len(all) != NumOps-1 {
		t.Errorf("%d operations of %d", len(all), NumOps-1)
	}
	for _, g := range all {
		if !strings.HasSuffix(g.Does, ".") || len(g.In) == 0 || g.Example.Effect.Do != g.Op {
			t.Errorf("%s is explained by %+v", g.Op, g)
		}
		for _, k := range g.Keys {
			if k.Need && !strings.Contains(g.Does, "`"+k.Name+"`") {
				t.Errorf("%s: the guide does not say what `%s` is for", g.Op, k.Name)
			}
		}
	}
}
