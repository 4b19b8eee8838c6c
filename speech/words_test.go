package speech

import (
	"slices"
	"strings"
	"testing"
)

// Nothing is said twice, and each text is a sentence.
func TestTidy(t *testing.T) {
	w := Words{Focus: []string{"Rest", ""}, Last: []string{"Year I: Menas  rests.", "Menas rests.", "Done?"}, Asked: []string{"Rest", "menas:", "2 left"}}
	w.Tidy(func(say string) string { return strings.ReplaceAll(say, "2", "two") })
	if want := []string{"Rest.", "Year I: Menas rests.", "Done?", "menas:", "two left."}; !slices.Equal(w.All(), want) {
		t.Errorf("it says %q", w.All())
	}
	w = Words{Heading: []string{"A camp.", "Or defend."}, Stands: []string{"A camp. Or defend", "2: leave it"}, Once: []Once{{Key: "a", Say: "A camp."}}}
	w.Tidy(nil)
	if want := []string{"A camp.", "Or defend.", "2: leave it."}; !slices.Equal(w.All(), want) || len(w.Once) != 1 {
		t.Errorf("it says %q, and counts %v as told", w.All(), w.Once)
	}
}

// Only what is new is said by itself.
func TestSince(t *testing.T) {
	was := Words{Focus: []string{"Play.", "Key P."}, Last: []string{"Menas rests."}, Asked: []string{"Campaigns.", "Delete.", "Hint: attempt the Camp."}}
	for _, c := range []struct {
		what string
		now  Words
		want []string
	}{
		{"the same", was, nil},
		{"another focus", Words{Focus: []string{"Delete.", "Key P."}, Last: was.Last, Asked: []string{"Campaigns.", "Play."}}, []string{"Delete.", "Key P."}},
		{"more of the same focus", Words{Focus: []string{"Play.", "Key P.", "Goes on."}, Last: was.Last, Asked: was.Asked}, []string{"Goes on."}},
		{"another event", Words{Focus: was.Focus, Last: []string{"Thea rests.", "Keel trades."}, Asked: was.Asked}, []string{"Thea rests.", "Keel trades."}},
		{"the same event, which goes on", Words{Focus: was.Focus, Last: []string{"Menas rests.", "Keel trades."}, Asked: was.Asked}, []string{"Keel trades."}},
		{"another event and another focus", Words{Focus: []string{"Done."}, Last: []string{"Keel trades."}, Asked: was.Asked}, []string{"Keel trades.", "Done."}},
		{"another focus that comes of an event", Words{Focus: []string{"Menas, at Loomwood.", "Key P.", "Body 5."}, Last: []string{"Menas moves."}, Asked: was.Asked},
			[]string{"Menas moves.", "Menas, at Loomwood."}},
		{"a question and its answer", Words{Heading: []string{"Which?"}, Focus: []string{"1: yes."}, Last: was.Last, Asked: []string{"2: no."}}, []string{"Which?", "1: yes.", "2: no."}},
		{"another question", Words{Focus: was.Focus, Last: was.Last, Asked: []string{"Campaigns.", "Really?"}}, []string{"Really?"}},
		{"a name that another one begins with", Words{Focus: was.Focus, Last: was.Last, Asked: []string{"Campaigns.", "Camp.", "Del."}}, []string{"Camp.", "Del."}},
		{"what was proposed", Words{Last: []string{"Attempt the Camp."}, Asked: was.Asked}, []string{"OK."}},
		{"what was proposed, and what comes of it", Words{Last: []string{"Attempt the Camp.", "It falls."}, Asked: was.Asked}, []string{"It falls."}},
		{"nothing left", Words{}, nil},
	} {
		if is := c.now.Since(&was); !slices.Equal(is, c.want) {
			t.Errorf("%s: it says %q, not %q", c.what, is, c.want)
		}
	}
}

// What stands for a whole turn is told once in it, what comes back once at all, and of one move no sentence twice, whatever lay over it.
func TestTellsOnce(t *testing.T) {
	var was Words
	for i, c := range []struct {
		now  Words
		want []string
	}{
		{Words{Last: []string{"Dice."}, Made: 7, Stands: []string{"Act."}, Turn: 1, Once: []Once{{Key: "a", Say: "New: Dice."}}}, []string{"Dice.", "New: Dice.", "Act."}},
		{Words{Last: []string{"Dice.", "Snow."}, Made: 7}, []string{"Snow."}},
		{Words{Focus: []string{"Year I.", "Dice. Snow."}}, []string{"Year I.", "Dice. Snow."}},
		{Words{Last: []string{"Snow."}, Made: 7, Stands: []string{"Act."}, Turn: 1}, nil},
		{Words{Last: []string{"Dice."}, Made: 7, Once: []Once{{Key: "a", Say: "New: Dice."}, {Key: "b", Say: "New: Snow."}}}, []string{"New: Snow."}},
		{Words{Last: []string{"Dice."}, Made: 8, Stands: []string{"Act."}, Turn: 1}, []string{"Dice."}},
		{Words{Last: []string{"Dice."}, Made: 8, Stands: []string{"Act."}, Turn: 2}, []string{"Act."}},
		{Words{Last: []string{"Taken back: Dice."}}, []string{"Taken back: Dice."}},
		{Words{Last: []string{"Dice."}, Made: 8, Once: []Once{{Key: "a", Say: "New: Dice."}}}, []string{"Dice."}},
		{Words{Asked: []string{"A hint."}, Once: []Once{{Key: "c", Say: "After that, rest.", After: true}}}, []string{"A hint.", "After that, rest."}},
	} {
		if is := c.now.Since(&was); !slices.Equal(is, c.want) {
			t.Errorf("%d: it says %q, not %q", i, is, c.want)
		}
		was = c.now.After(&was)
	}
}
