package main

import (
	"encoding/json"
	"errors"
	"flag"
	"fmt"
	"io"
	"maps"
	"os"
	"path/filepath"
	"slices"

	"sixwinters/content"
	"sixwinters/saves"
)

// The name of the folder of schemas begins with a dot, so that it is not read as part of the box.
const (
	schemaFolder = ".schema"
	taploFile    = ".taplo.toml"
)

// writeSchemas writes the schemas of the files of a box into its folder, and the file that tells Taplo of them.
func writeSchemas(args []string, stdout, stderr io.Writer) int {
	rest, code, ok := parse(flag.NewFlagSet("schema", flag.ContinueOnError), args, 1, stdout, stderr)
	if !ok {
		return code
	}
	if len(rest) == 0 {
		return fail(stderr, "schema", misused, "it takes the folder of a box")
	}
	if info, err := os.Stat(rest[0]); err != nil || !info.IsDir() {
		return fail(stderr, "schema", misused, "%s is not a folder", rest[0])
	}
	if err := writeSchemasTo(rest[0]); err != nil {
		return fail(stderr, "schema", failed, "the schemas cannot be written: %v", err)
	}
	fmt.Fprintf(stdout, "%s and %s are in %s\n", taploFile, schemaFolder, rest[0])
	return fine
}

func writeSchemasTo(dir string) error {
	taplo := "# Made by chronicle schema, for editors to complete and check these files.\n"
	var err error
	kinds := content.BoxFiles()
	for _, kind := range slices.Sorted(maps.Keys(kinds)) {
		file := schemaFolder + "/" + kind + ".json"
		text, failed := json.MarshalIndent(content.SchemaOf(kind), "", " ")
		if failed == nil {
			failed = saves.WriteFile(filepath.Join(dir, file), append(text, '\n'))
		}
		err = errors.Join(err, failed)
		for _, name := range kinds[kind] {
			taplo += fmt.Sprintf("\n[[rule]]\ninclude = [%q]\n[rule.schema]\npath = %q\nenabled = true\n", name, file)
		}
	}
	return errors.Join(err, saves.WriteFile(filepath.Join(dir, taploFile), []byte(taplo)))
}
