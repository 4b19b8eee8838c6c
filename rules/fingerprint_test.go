package rules

import (
	"encoding/binary"
	"hash/fnv"
	"math/rand/v2"
	"reflect"
	"testing"

	"sixwinters/content"
)

// The fingerprint takes in every field there is, in the order of their declaration.
func TestFingerprint(t *testing.T) {
	rng := rand.New(rand.NewPCG(1, 1))
	full := &Rulebook{c: &content.Content{
		Cards: make([]content.Copy, content.MaxObstacles), Progress: make([]content.Progress, content.MaxProgress),
		Characters: make([]content.Character, content.MaxCharacters),
	}}
	for range 20 {
		var s State
		scramble(rng, reflect.ValueOf(&s).Elem())
		h := fnv.New64a()
		if err := binary.Write(h, binary.LittleEndian, &s); err != nil {
			t.Fatal(err)
		}
		if got, want := full.Fingerprint(&s), h.Sum64(); got != want {
			t.Fatalf("the fingerprint is %016x, not %016x", got, want)
		}
	}
}

// scramble fills all fields with anything.
func scramble(rng *rand.Rand, v reflect.Value) {
	switch v.Kind() {
	case reflect.Struct:
		for i := range v.NumField() {
			scramble(rng, v.Field(i))
		}
	case reflect.Array:
		for i := range v.Len() {
			scramble(rng, v.Index(i))
		}
	case reflect.Bool:
		v.SetBool(rng.IntN(2) == 0)
	default:
		v.SetUint(rng.Uint64() >> (64 - v.Type().Bits()))
	}
}
