package main

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// Files and methods of each folder and type are counted, those of tests are not.
func TestMeasure(t *testing.T) {
	t.Chdir(t.TempDir())
	for name, text := range map[string]string{
		"game/a.go":      "package game\ntype T[V any] struct{}\nfunc (T[V]) One() {}\nfunc (*T[V]) Two() {}\nfunc Free() {}\n",
		"game/b.go":      "package game\nfunc (t *T[V]) Three() {}\n",
		"game/b_test.go": "package game\nfunc (t *T[V]) Four() {}\n",
		"game/in/c.go":   "package in\ntype T struct{}\nfunc (T) One() {}\n",
	} {
		if err := os.MkdirAll(filepath.Dir(name), 0o777); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(name, []byte(text), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	sizes := map[string]int{}
	err := measure("game", sizes)
	if err != nil {
		t.Fatal(err)
	}
	for name, want := range map[string]int{"game": 2, "game.T": 3, "game/in": 1, "game/in.T": 1} {
		if sizes[name] != want {
			t.Errorf("%s has %d, not %d", name, sizes[name], want)
		}
	}
}

// What is too large is named, and so is what is listed as larger than it is.
func TestCheck(t *testing.T) {
	all := map[string]int{"game": mostFiles, "game.T": mostMethods}
	for name, n := range larger {
		all[name] = n
	}
	if err := check(all); err != nil {
		t.Errorf("what is small enough is too large: %v", err)
	}
	all["game"]++
	all["game.T"]++
	for name := range larger {
		all[name]--
	}
	err := check(all)
	if err == nil {
		t.Fatal("nothing is too large")
	}
	if got := strings.Count(err.Error(), "\n") + 1; got != 2+len(larger) {
		t.Errorf("named are %d:\n%v", got, err)
	}
}
