package rules

import (
	"go/ast"
	"go/parser"
	gotoken "go/token"
	"io/fs"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

// askByName are the other packages that may ask for an operation by its name, and why. All others ask for its traits, or for
// what the rules make of it.
var askByName = map[string]string{
	"content":       "it reads and checks how each operation is written",
	"advice/mind":   "its weights are about single operations; learned worth is to take its place",
	"advice/solver": "it chains what single abilities make of a die; a search by legal moves is to take its place",
}

var operationName = regexp.MustCompile(`^Op[A-Z]`)

// operationNames calls named for every operation that a file asks for by its name.
func operationNames(t *testing.T, file string, named func(op string)) {
	t.Helper()
	parsed, err := parser.ParseFile(gotoken.NewFileSet(), file, nil, parser.SkipObjectResolution)
	if err != nil {
		t.Fatal(err)
	}
	ast.Inspect(parsed, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.SelectorExpr:
			if x, ok := n.X.(*ast.Ident); ok && x.Name == "content" && operationName.MatchString(n.Sel.Name) {
				named(n.Sel.Name)
			}
		case *ast.Ident:
			if parsed.Name.Name == "content" && operationName.MatchString(n.Name) {
				named(n.Name)
			}
		}
		return true
	})
}

// What an operation does, says, touches and shows stands in one file of this package.
func TestOperationsInOnePlace(t *testing.T) {
	asks := map[string]bool{}
	in := map[string]string{}
	err := filepath.WalkDir("..", func(path string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() || !strings.HasSuffix(path, ".go") || strings.HasSuffix(path, "_test.go") {
			return err
		}
		dir, _ := filepath.Rel("..", filepath.Dir(path))
		dir = filepath.ToSlash(dir)
		operationNames(t, path, func(op string) {
			asks[dir] = true
			switch file := filepath.Base(path); {
			case dir != "rules":
				if askByName[dir] == "" {
					t.Errorf("%s asks for %s by name: ask for a trait of it, or package rules for what it does", path, op)
				}
			case !strings.HasPrefix(file, "op_"):
				t.Errorf("%s asks for %s by name, which belongs in its op_*.go file", file, op)
			case in[op] != "" && in[op] != file:
				t.Errorf("%s stands in %s and in %s", op, in[op], file)
			default:
				in[op] = file
			}
		})
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	for dir := range askByName {
		if !asks[dir] {
			t.Errorf("%s asks for no operation by name any more: it may leave the list", dir)
		}
	}
}
