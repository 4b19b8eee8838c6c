package text

import (
	"slices"
	"strings"
	"testing"

	"sixwinters/content"
	"sixwinters/content/contenttest"
	"sixwinters/render/layout"
	"sixwinters/rules"
	"sixwinters/rules/rulestest"
)

// What another sentence says whole is said once, but a name is not another name that is longer.
func TestOnce(t *testing.T) {
	for name, c := range map[string]struct{ list, already, want []string }{
		"the same twice":                       {[]string{"Camp.", "Camp."}, nil, []string{"Camp."}},
		"said already":                         {[]string{"Camp.", "Two."}, []string{"Camp."}, []string{"Two."}},
		"a name with more about it":            {[]string{"Camp.", "Camp, at Eastkeep."}, nil, []string{"Camp, at Eastkeep."}},
		"a heading":                            {[]string{"Pool:", "Pool: 1 and 2."}, nil, []string{"Pool: 1 and 2."}},
		"a name that another name begins with": {[]string{"Camp.", "Camp of the Lost.", "Campaign."}, nil, []string{"Camp.", "Camp of the Lost.", "Campaign."}},
	} {
		var list []line
		for _, say := range c.list {
			list = append(list, line{say: say})
		}
		if got := once(list, c.already); !slices.Equal(got, c.want) {
			t.Errorf("%s: %q, want %q", name, got, c.want)
		}
	}
}

// A voice reads abilities in words, wherever they are pointed at.
func TestAbilitiesInWords(t *testing.T) {
	book, reference := rulestest.Book(t), contenttest.Reference(t)
	s := book.NewCampaign(rules.Options{}, nil)
	for id := range book.Content().Characters {
		s.Players[0].Character = content.CharacterID(id)
		said := Card(book, reference, content.CardOf{Kind: content.CharacterKind, N: uint8(id)})
		for i := range content.NumAbilities {
			aloud := Aloud(book, reference, &s, nil, layout.Target{Kind: layout.Ability, N: 0, Sub: uint8(i)}, Window{})
			if len(aloud.Focus) < 2 {
				t.Errorf("of ability %d nothing is said but %q", i, aloud.Focus)
			}
			said = append(said, aloud.Focus...)
		}
		for _, say := range said {
			if strings.ContainsAny(say, "→+−") {
				t.Errorf("read aloud: %q", say)
			}
		}
	}
}
