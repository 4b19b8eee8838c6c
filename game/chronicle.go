package game

import (
	"fmt"
	"strings"

	"sixwinters/content"
	"sixwinters/rules"
)

// The sheets of the chronicle: the end of a year, the beginning of the next, and the end of the campaign.

// page names a sheet of the chronicle, so that each is shown once.
type page struct {
	phase rules.Phase
	year  uint8
}

// turnPage shows the sheet that the game has come to, if it has not been shown yet, and reports whether it did.
func (t *table) turnPage() bool {
	now := page{t.state.Phase, t.state.Year}
	if now == t.page {
		return false
	}
	t.page = now
	switch {
	case now.phase == rules.YearOver:
		t.dialog = newYearOver(t)
	case now.phase == rules.Setup && now.year > 1:
		t.dialog = newYearBegins(t)
	case now.phase == rules.CampaignOver:
		t.dialog = newCampaignOver(t)
	default:
		return false
	}
	return true
}

// The width of a sheet's text in 720ths of the window's height.
const sheetWidth = 620

// newYearOver is the sheet at the end of a year: what was reached.
func newYearOver(t *table) *dialog {
	return &dialog{build: func(g *Game, m *menu, d *dialog) {
		s := &t.state
		tale := t.annals.year(s)
		m.title(fmt.Sprintf("Year %s is over", roman(int(s.Year))), 34)
		m.text(fmt.Sprintf("In %s, %s completed and %s overcome.",
			rules.HowMany(tale.turns, "turn", "turns"), rules.HowMany(tale.completed, "card was", "cards were"),
			rules.HowMany(tale.overcome, "obstacle was", "obstacles were")), sheetWidth)
		for p := range s.Players {
			m.text(t.fate(p), sheetWidth)
		}
		m.text(tracks(&t.state), sheetWidth)
		next := "Go on to the end of the session"
		if s.Year == 6 {
			next = "See what has become of Red Bank"
		}
		m.button(next, d.press(func(g *Game) error {
			t.play(g, rules.Move{Kind: rules.MoveGoOn})
			return nil
		}))
		m.button("Look at the table", d.press(nil))
		m.button("Leave for the title", d.press(t.leave(toTitle)))
	}}
}

// newYearBegins is the sheet between two years: what the session end left behind.
func newYearBegins(t *table) *dialog {
	return &dialog{build: func(g *Game, m *menu, d *dialog) {
		last := &t.annals.years[t.state.Year-2]
		m.title(fmt.Sprintf("Year %s begins", roman(int(t.state.Year))), 34)
		m.text(rules.HowMany(last.burnedCards, "progress card is", "progress cards are")+" burned for ever.", sheetWidth)
		if len(last.burnedLocations) > 0 {
			m.text("Burned: "+t.locationNames(last.burnedLocations)+".", sheetWidth)
			m.text("In their place: "+t.locationNames(last.newLocations)+".", sheetWidth)
		}
		if len(last.recovered) > 0 {
			m.text("Rested, and recovered a condition: "+t.characterNames(last.recovered)+".", sheetWidth)
		}
		if len(last.unlocked) > 0 {
			m.text("Joined Red Bank: "+t.characterNames(last.unlocked)+".", sheetWidth)
		}
		m.button("Choose the characters of the year", d.press(nil))
	}}
}

// newCampaignOver is the last sheet: the score, and the story in numbers.
func newCampaignOver(t *table) *dialog {
	return &dialog{build: func(g *Game, m *menu, d *dialog) {
		score := t.book.Score(&t.state)
		m.inHead()
		m.title("Six winters have passed", 34)
		m.title(rules.Capital(score.Victory.String()), 26)
		m.inBody()
		points := fmt.Sprintf("%s, times %d for the difficulty: a score of %d.",
			rules.HowMany(score.Points, "point", "points"), score.Multiplier, score.Total)
		if score.Title != "" {
			points += " The chronicle calls you " + score.Title + "."
		}
		m.text(points, sheetWidth)
		for i := range t.annals.years {
			m.text(t.yearLine(i), sheetWidth)
		}
		m.text(tracks(&t.state), sheetWidth)
		m.inFoot()
		m.row(
			m.newButton("Replay the campaign", d.press(t.replay)),
			m.newButton("Look at the table", d.press(nil)),
			m.newButton("Back to the title", d.press(t.leave(toTitle))),
		)
	}}
}

// yearLine tells a year in a line.
func (t *table) yearLine(i int) string {
	y := &t.annals.years[i]
	say := fmt.Sprintf("Year %s, %s: %s, %s", roman(i+1), t.cast(y.characters),
		rules.HowMany(y.completed, "card", "cards"), rules.HowMany(y.overcome, "obstacle", "obstacles"))
	if y.conditions > 0 {
		say += ", " + rules.HowMany(y.conditions, "condition", "conditions")
	}
	if len(y.knockedOut) > 0 {
		say += "; knocked out: " + t.characterNames(y.knockedOut)
	}
	return say + "."
}

// twoNames reports whether two players have names, so that it means something who plays whom.
func (t *table) twoNames() bool {
	return t.book.Named(0) && t.book.Named(1) && t.book.Who(0) != t.book.Who(1)
}

// cast names the characters of a year, each with the player who played it.
func (t *table) cast(ids []content.CharacterID) string {
	names := make([]string, len(ids))
	for i, id := range ids {
		names[i] = t.book.Content().Characters[id].Name
		if i < rules.NumPlayers && t.twoNames() {
			names[i] += " (" + t.book.Who(i) + ")"
		}
	}
	return strings.Join(names, ", ")
}

func (t *table) characterNames(ids []content.CharacterID) string {
	names := make([]string, len(ids))
	for i, id := range ids {
		names[i] = t.book.Content().Characters[id].Name
	}
	return strings.Join(names, ", ")
}

func (t *table) locationNames(ids []content.LocationID) string {
	names := make([]string, len(ids))
	for i, id := range ids {
		names[i] = t.book.Content().Locations[id].Name
	}
	return strings.Join(names, ", ")
}

// fate says how a character came out of the year.
func (t *table) fate(p int) string {
	player := &t.state.Players[p]
	who := player.Character
	say := t.book.Content().Characters[who].Name
	if t.twoNames() {
		say += ", played by " + t.book.Who(p) + ","
	}
	if player.Out {
		say += " was knocked out"
	} else {
		say += " came through"
	}
	var marks []string
	for k := range player.Stress {
		for box, name := range t.book.Content().Board.Conditions[k] {
			if t.state.Characters[who].Marked[k]&(1<<box) != 0 {
				marks = append(marks, strings.ToLower(name))
			}
		}
	}
	if len(marks) > 0 {
		say += ": " + strings.Join(marks, ", ")
	}
	return say + ", with " + rules.HowMany(int(t.state.Characters[who].Achieved), "achievement", "achievements") + "."
}
