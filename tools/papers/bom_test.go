package main

import (
	"bytes"
	"os"
	"path/filepath"
	"runtime/debug"
	"strings"
	"testing"
	"time"

	cdx "github.com/CycloneDX/cyclonedx-go"
	"github.com/santhosh-tekuri/jsonschema/v6"
)

var anyRelease = release{Version: "1.2.3", Maintainer: "Ann <ann@example.org>", Time: time.Date(2027, 1, 31, 12, 0, 0, 0, time.UTC)}

// TestBillOfMaterials keeps to the schema of CycloneDX and lists exactly the modules that Go recorded, with Go and what others drew.
func TestBillOfMaterials(t *testing.T) {
	file := filepath.Join(t.TempDir(), "sixwinters")
	if err := os.WriteFile(file, []byte("program"), 0o600); err != nil {
		t.Fatal(err)
	}
	sources := collected(t, build{GOOS: "linux", GOARCH: "amd64", CGO: "1"})
	info := &debug.BuildInfo{
		Path: "sixwinters", Main: debug.Module{Path: "sixwinters"},
		Settings: []debug.BuildSetting{{Key: "GOOS", Value: "linux"}, {Key: "GOARCH", Value: "amd64"}},
	}
	want := map[string]string{"std": "BSD-3-Clause", "Vollkorn": "OFL-1.1", "Cinzel": "OFL-1.1", "game-icons.net": "CC-BY-3.0"}
	for path, licence := range map[string]string{
		"github.com/go-text/typesetting": "BSD-3-Clause MIT Unlicense", "github.com/hajimehoshi/ebiten/v2": "Apache-2.0", "golang.org/x/text": "BSD-3-Clause",
	} {
		info.Deps = append(info.Deps, &debug.Module{Path: path, Sum: "h1:AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA="})
		want[path] = licence
	}
	text, err := billOfMaterials(anyRelease, sources, []program{{file, info}})
	if err != nil {
		t.Fatal(err)
	}
	again, _ := billOfMaterials(anyRelease, sources, []program{{file, info}})
	if again != text {
		t.Error("the second bill is another one")
	}
	checkSchema(t, text)
	var bom cdx.BOM
	if err := cdx.NewBOMDecoder(strings.NewReader(text), cdx.BOMFileFormatJSON).Decode(&bom); err != nil {
		t.Fatal(err)
	}
	game := bom.Metadata.Component
	if game.Version != "1.2.3" || len(*game.Components) != 1 || (*game.Licenses)[0].License.ID != "MIT" {
		t.Errorf("the game is %+v", game)
	}
	// The sum is that of printf program | sha256sum.
	if sum := (*(*game.Components)[0].Hashes)[0].Value; sum != "1310ca2c8932dbd118668bd97442558a3e1f546b5e15c69699dfbd6024f548d8" {
		t.Errorf("the program's sum is %s", sum)
	}
	for _, c := range *bom.Components {
		var ids []string
		if c.Licenses != nil {
			for _, l := range *c.Licenses {
				ids = append(ids, l.License.ID)
			}
		}
		got := strings.Join(ids, " ")
		if licence, ok := want[c.Name]; !ok || !strings.Contains(got, licence) {
			t.Errorf("%s has the licences %q, want %q", c.Name, got, licence)
		}
		if module := strings.Contains(c.Name, "/"); module && (c.Version == "" || c.Hashes == nil || c.PackageURL != "pkg:golang/"+c.Name+"@"+c.Version) {
			t.Errorf("%s is %+v", c.Name, c)
		}
		delete(want, c.Name)
	}
	if len(want) > 0 {
		t.Errorf("the bill lacks %v", want)
	}
}

// checkSchema holds a bill against the schema that comes with CycloneDX's module.
func checkSchema(t *testing.T, text string) {
	t.Helper()
	out, err := goCommand(nil, "-C", "tools/papers", "list", "-m", "-f", "{{.Dir}}", "github.com/CycloneDX/cyclonedx-go")
	if err != nil {
		t.Fatal(err)
	}
	c := jsonschema.NewCompiler()
	for name, file := range map[string]string{
		"bom-1.6.schema.json": "bom-1.6.schema.json", "spdx.schema.json": "spdx.schema.json", "jsf-0.82.schema.json": "jsf-0.82.schemax.json",
	} {
		data, err := os.ReadFile(filepath.Join(strings.TrimSpace(string(out)), "schema", file))
		if err != nil {
			t.Fatal(err)
		}
		schema, err := jsonschema.UnmarshalJSON(bytes.NewReader(data))
		if err != nil {
			t.Fatal(err)
		}
		if err := c.AddResource("http://cyclonedx.org/schema/"+name, schema); err != nil {
			t.Fatal(err)
		}
	}
	schema, err := c.Compile("http://cyclonedx.org/schema/bom-1.6.schema.json")
	if err != nil {
		t.Fatal(err)
	}
	bill, err := jsonschema.UnmarshalJSON(strings.NewReader(text))
	if err != nil {
		t.Fatal(err)
	}
	if err := schema.Validate(bill); err != nil {
		t.Error(err)
	}
}
