package saves

import (
	"cmp"
	"regexp"
	"strings"
	"unicode"

	"sixwinters/content"
	"sixwinters/rules"
)

// How campaigns and their players are called wherever they are shown.

// longestShown is the number of letters of a player's name that are shown.
const longestShown = 24

// ShortNames returns the players' names, 0 to 2, each cut to the length that is shown.
func (h *Header) ShortNames() []string {
	names := h.Names()
	for i := range names {
		names[i] = short(names[i])
	}
	return names
}

// short cuts a name that is too long to be shown. The cut never separates a letter from its accents or joined parts.
func short(name string) string {
	letters := []rune(name)
	if len(letters) <= longestShown {
		return name
	}
	end := longestShown
	for end > 1 && (extends(letters[end]) || letters[end-1] == joiner) {
		end--
	}
	return strings.TrimRight(string(letters[:end]), " ") + "…"
}

// joiner joins the emoji before and after it into one.
const joiner = '\u200d'

// extends reports whether a rune is part of the letter before it.
func extends(r rune) bool { return r == joiner || unicode.In(r, unicode.M, unicode.Variation_Selector) }

// unnamed matches the name that [Folder.NewFile] gives a campaign, with the numbers and words in brackets that copies get.
var unnamed = regexp.MustCompile(`^Campaign of \d{4}-\d\d-\d\d \d\d\.\d\d((?: \([^()]*\))*)$`)

// Title returns what a campaign is called: by the name that the players gave it or, before they gave it one, by its characters and
// year at a table, such as "Thea and Menas, year I". name is that of its file.
func Title(name string, b *rules.Rulebook, s *rules.State) string {
	added := unnamed.FindStringSubmatch(name)
	if added == nil {
		return name
	}
	return cmp.Or(Characters(b, s), "Campaign") + ", year " + rules.Roman(int(s.Year)) + added[1]
}

// Between separates two names.
const Between = " and "

// Characters names those who have been chosen at a table; "" for none.
func Characters(b *rules.Rulebook, s *rules.State) string {
	var who []string
	for p := range s.Players {
		if s.Players[p].Character != content.NoCharacter {
			who = append(who, b.PlayerName(s, p))
		}
	}
	return strings.Join(who, Between)
}

// Title returns what the campaign is called; see [Title]. One that cannot be opened has the name of its file.
func (e *Entry) Title() string {
	if e.Trouble != nil || e.Winter != nil {
		return e.Name
	}
	return Title(e.Name, e.Book, &e.Table)
}
