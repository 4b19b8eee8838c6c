package rules

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"sixwinters/content"
	"sixwinters/content/contenttest"
)

// TestReferenceTellsTheNumbers compares the numbers and names in the entries of rules with the boards and cards: whoever
// changes one of these must say it to the players too.
func TestReferenceTellsTheNumbers(t *testing.T) {
	reference := contenttest.Reference(t)
	book := gameBook(t)
	c := book.Content()
	words := []string{"none", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"}
	words = append(words, "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen")
	dice := words[c.Board.DicePerPlayer]
	first, last := c.Board.Titles[0].Name, c.Board.Titles[len(c.Board.Titles)-1].Name
	var starters, dashed, win, none []string
	for i := range c.Characters {
		if c.Characters[i].Start {
			starters = append(starters, c.Characters[i].Name)
		}
	}
	solid := 0
	for i, box := range c.Board.Seasons {
		if !box.Dashed {
			solid++
		} else if i < len(c.Board.Seasons)-1 {
			dashed = append(dashed, box.Season.String())
		}
	}
	for r, track := range c.Board.Tracks {
		if track.Victory {
			win = append(win, content.Resource(r).String())
		}
	}
	for i := range c.Locations {
		l := &c.Locations[i]
		if tags := l.Tags.Words(); !slices.ContainsFunc([]string{"urban", "rural", "wilderness"}, func(kind string) bool { return slices.Contains(tags, kind) }) && !l.Threat && !l.Desolation {
			none = append(none, l.Name)
		}
	}
	least, most := 9, 0
	for i := range c.Progress {
		least, most = min(least, c.Progress[i].NewObstacles), max(most, c.Progress[i].NewObstacles)
	}
	who := func(name string) *content.Character {
		return &c.Characters[slices.IndexFunc(c.Characters[:], func(x content.Character) bool { return x.Name == name })]
	}
	for rule, says := range map[string][]string{
		"goal":          {Joined(win, "and"), "six years", words[content.TrackSpaces] + " spaces"},
		"tracks":        {fmt.Sprintf("spaces 1 to %d", content.TrackSpaces)},
		"dice":          {"you roll " + dice},
		"supply":        {words[c.Board.DicePerResource] + " dice of each resource", words[c.Board.ActionDice] + " action dice"},
		"campaign":      {Joined(starters, "and") + " can be played from the start"},
		"session":       {words[solid] + " to " + words[content.WheelBoxes] + " turns", dice + " action dice"},
		"event":         {c.Events[content.Winter][2].Name},
		"refresh":       {dice + " new ones, " + words[c.Board.DicePerPlayer+1] + " with technology mastery"},
		"threats":       {strings.ToUpper(words[FreeThreats][:1]) + words[FreeThreats][1:] + " are harmless"},
		"time":          {"second boxes of " + Joined(dashed, "and"), words[solid] + " to " + words[content.WheelBoxes] + " turns"},
		"kind":          {Joined(none, "and") + " are neither urban, rural nor wilderness"},
		"stress":        {Joined(c.Board.Conditions[content.Psyche][:], "and") + " for psyche", "shows " + fmt.Sprint(who("Keel").Base[content.Body]) + " again"},
		"campaign-end":  {first, last, Joined(win, "and")},
		"new-obstacles": {words[least] + " to " + words[most]},
	} {
		entry := reference.Rule(rule)
		text := reference.Plain(strings.Join(append(entry.Text, entry.Example...), " "))
		for _, say := range says {
			if !strings.Contains(text, say) {
				t.Errorf("[%s] does not say %q: %s", rule, say, text)
			}
		}
	}
	level := func(r content.Resource, space int) int { return c.Board.Tracks[r].Levels[space-1] }
	for r := range content.Resource(content.NumResources) {
		for d, begins := range map[content.Difficulty]struct {
			level int
			end   bool // the last space of that level, otherwise the first
		}{content.Easy: {2, false}, content.Standard: {2, true}, content.Hardcore: {3, true}} {
			at := c.Board.StartThreat[d][r]
			beside := at - 1
			if begins.end {
				beside = at + 1
			}
			if level(r, at) != begins.level || beside > 0 && level(r, beside) == begins.level {
				t.Errorf("[campaign] is wrong about the threat of %s at the difficulty %s: it begins on space %d", r, d, at)
			}
		}
	}
}

// TestPicturesAreTrue looks at what the moving pictures of the rules show: cards where they may lie, and dice on obstacles and
// squares that may lie there.
func TestPicturesAreTrue(t *testing.T) {
	reference := contenttest.Reference(t)
	book := gameBook(t)
	c := book.Content()
	cards := 0
	for _, chapter := range reference.Chapters {
		for _, rule := range chapter.Rules {
			for _, step := range rule.Picture {
				for i := range step.Pieces {
					p := &step.Pieces[i]
					if !p.Kind.ShowsCard() {
						continue
					}
					card, ok := c.CardOf(p)
					if !ok {
						t.Errorf("the picture of [%s] shows %s, which is no card", rule.ID, p.Word)
						continue
					}
					cards++
					switch p.Kind {
					case content.LocationPiece:
						region := c.Locations[card.N].Region
						if p.Resource != content.NoResource && !slices.ContainsFunc(slotsOf(region), func(at content.Slot) bool { return book.SlotResource(at) == p.Resource }) {
							t.Errorf("the picture of [%s] shows %s in a slot of %s, which its region has not", rule.ID, p.Word, p.Resource)
						}
					case content.ObstaclePiece:
						printed := slices.Clone(c.Card(content.ObstacleID(card.N)).Dice)
						for _, die := range p.Dice {
							at := slices.Index(printed, die.Value)
							if at < 0 {
								t.Errorf("the picture of [%s] shows a %d on %s, which covers nothing", rule.ID, die.Value, p.Word)
								continue
							}
							printed = slices.Delete(printed, at, at+1)
						}
					}
				}
			}
		}
	}
	if cards < 60 {
		t.Errorf("only %d cards were looked at", cards)
	}
}

// slotsOf are the slots of a region.
func slotsOf(region content.Region) (list []content.Slot) {
	for row := range content.SlotsPerRegion {
		list = append(list, content.SlotAt(region, row))
	}
	return list
}
