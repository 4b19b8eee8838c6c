package rules

import (
	"encoding/binary"
	"hash/fnv"
	"math/rand/v2"
	"reflect"
	"testing"

	"sixwinters/content"
)

// The fingerprint takes in every field there is, in the order of their declaration but for those of frames.
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
		for i, v := 0, reflect.ValueOf(s); i < v.NumField(); i++ {
			field := v.Field(i).Interface()
			if stack, is := field.([maxDepth]Frame); is {
				field = fingerprinted(stack)
			}
			if err := binary.Write(h, binary.LittleEndian, field); err != nil {
				t.Fatal(err)
			}
		}
		if got, want := full.Fingerprint(&s), h.Sum64(); got != want {
			t.Fatalf("the fingerprint is %016x, not %016x", got, want)
		}
	}
}

// fingerprinted returns the fields of frames in the order and size in which fingerprints have them.
func fingerprinted(stack [maxDepth]Frame) any {
	var all [maxDepth]struct {
		Task, PC, Player uint8
		Slot             content.Slot
		Program          Program
		Picked, N, Team  uint8
		M                uint16
		Move             Move
	}
	for i, f := range stack {
		one := &all[i]
		one.Task, one.PC, one.Player, one.Slot, one.Program = uint8(f.Task), f.PC, f.Player, f.Slot, f.Program
		one.Picked, one.N, one.Team, one.M, one.Move = f.Picked, f.N, f.Team, f.M, f.Move
	}
	return all
}

// A frame has no gaps. With one the compiler compares and hashes stacks field by field, and searches do so with each table.
func TestFramesHaveNoGaps(t *testing.T) {
	frame, fields := reflect.TypeFor[Frame](), uintptr(0)
	for i := range frame.NumField() {
		fields += frame.Field(i).Type.Size()
	}
	if frame.Size() != fields {
		t.Errorf("a frame takes %d bytes, its fields %d", frame.Size(), fields)
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
