package layout

import (
	"reflect"
	"testing"

	"sixwinters/content"
	"sixwinters/content/contenttest"
	"sixwinters/render/layout/note"
	"sixwinters/rules"
)

// A view is another one when any of its fields changes but the note, which lies over the table; and a copy stays as it is.
func TestViewsAreCompared(t *testing.T) {
	filled := func() *View {
		return &View{
			State: &rules.State{Turn: 3}, Open: []Pane{1}, Options: []string{"yes"}, Strip: []int{1}, Digits: []uint8{1},
			Offers: []content.LocationID{4}, Order: []uint8{2},
			Log: []LogLine{{Text: "It begins."}}, Note: &Note{Text: note.Text{Head: "a note"}},
		}
	}
	v := filled()
	if c := v.Clone(); !v.Same(&c) {
		t.Fatal("a view is another one than its copy")
	}
	for i := range reflect.TypeFor[View]().NumField() {
		name := reflect.TypeFor[View]().Field(i).Name
		if name == "Parts" { // a function, named by PartsOf
			continue
		}
		v := filled()
		copied := v.Clone()
		alter(t, name, reflect.ValueOf(v).Elem().Field(i))
		if v.Same(&copied) != (name == "Note") {
			t.Errorf("with another %s it is the same view: %v", name, v.Same(&copied))
		}
	}
}

// A note is another one when any of its fields changes but what finds things in a plan, and what is only said aloud.
func TestNotesAreCompared(t *testing.T) {
	filled := func() *Note {
		return &Note{Text: note.Text{Head: "a note"}, Room: []string{"an answer"}, Aloud: []string{"a word"}, Once: []string{"another"}}
	}
	if !filled().Same(filled()) || filled().Same(nil) || !(*Note)(nil).Same(nil) {
		t.Fatal("a note is another one than one just like it, or the same as none")
	}
	for _, kind := range reflect.VisibleFields(reflect.TypeFor[Note]()) {
		n := filled()
		field := reflect.ValueOf(n).Elem().FieldByIndex(kind.Index)
		if field.Kind() == reflect.Func || kind.Name == "Aloud" || kind.Name == "Once" {
			continue
		}
		if alter(t, kind.Name, field); n.Same(filled()) {
			t.Errorf("with another %s it is the same note", kind.Name)
		}
	}
}

// alter makes a value another one: of a list its first item, of what is pointed at that.
func alter(t *testing.T, name string, v reflect.Value) {
	t.Helper()
	switch v.Kind() {
	case reflect.Bool:
		v.SetBool(!v.Bool())
	case reflect.Int:
		v.SetInt(v.Int() + 1)
	case reflect.Uint8, reflect.Uint16:
		v.SetUint(v.Uint() + 1)
	case reflect.Float64:
		v.SetFloat(v.Float() + 1)
	case reflect.String:
		v.SetString(v.String() + "x")
	case reflect.Slice, reflect.Array:
		alter(t, name, v.Index(0))
	case reflect.Struct:
		alter(t, name, v.Field(0))
	case reflect.Pointer:
		if v.IsNil() {
			v.Set(reflect.New(v.Type().Elem()))
			return
		}
		alter(t, name, v.Elem())
	default:
		t.Fatalf("%s is a %s, which the test cannot alter", name, v.Kind())
	}
}

// The characters to choose from are not shown before all starting locations are chosen ([campaign]), while one of them comes into
// play neither: then nothing is offered.
func TestCharactersComeAfterTheStartingLocations(t *testing.T) {
	cards := contenttest.Cards(t)
	b := rules.New(cards)
	s := b.NewCampaign(rules.Options{Seed: 1, Difficulty: content.Hardcore, Alternative: true}, nil)
	settled := 0
	for f := s.Asks(); f.Task == rules.TaskStartLocations; f = s.Asks() {
		if v := (View{State: &s}); v.Choosing() {
			t.Fatalf("the characters are shown after %d locations", settled)
		}
		if err := b.Apply(&s, b.Moves(&s, nil)[0], nil); err != nil {
			t.Fatal(err)
		}
		settled++
	}
	if v := (View{State: &s}); settled == 0 || !v.Choosing() {
		t.Errorf("after %d locations the characters are not shown", settled)
	}
}
