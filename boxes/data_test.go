package boxes

import (
	"fmt"
	"strings"
	"testing"

	"sixwinters/content"
	"sixwinters/rules"
)

const dancer = `[[character]]
name = "%s"
title = "Dancer"
base = { psyche = 5, body = 3 }
skills = { rapport = 3 }
start = true
task = { tag = "issue" }
abilities = [
  { box = "any", effects = [{ do = "reroll" }] },
  { box = "diplomacy", effects = [{ do = "split" }] },
  { pay = "body", effects = [{ do = "travel", who = "self", to = { tag = "urban" } }] },
]
achievements = [
  { box = 3, effects = [{ do = "flip" }] },
  { box = 4, effects = [{ do = "flip" }] },
  { box = 5, effects = [{ do = "flip" }] },
  { box = 6, effects = [{ do = "flip" }] },
  { box = 2, effects = [{ do = "flip" }] },
  { box = 1, effects = [{ do = "flip" }] },
]
`

const inn = `[[location]]
name = "The Last Inn"
region = "empire"
tags = ["urban", "hall"]
move = { empire = 1, redbank = 2, settled = "no" }
icon = "rapport"
`

const bridge = `[[progress]]
name = "A Bridge in Winter"
obstacle_at = "settled/technology"
reward = ["any"]
squares = [
  "start any | +1 | =  | -1",
  "2 | 3 | 4 | 5",
  ". | @empire | support 6 | .",
  ". | . | . | end sorcery",
]
`

// Names, cards, progress grids, events, levels of tracks, difficulties, years, names of regions and conditions are data: a box that
// changes them all is played to its end.
func TestWhatIsData(t *testing.T) {
	box := boxOf(t, "",
		"characters.toml", fmt.Sprintf(dancer, "Mirelle"),
		"locations.toml", inn,
		"progress-1.toml", "new_obstacles = 2\n"+bridge,
		"events.toml", "[[event]]\nname = \"Dust\"\nseason = \"summer\"\nsymbols = 2\neffects = [{ do = \"lose-action-die\", who = \"everyone\" }]\n",
		"board.toml", `campaign = { years = 2 }
dice = { per_resource = 10, action = 14, per_player = 6 }
conditions = { psyche = ["Shy", "Sad", "Lost"] }
[region.empire]
name = "the League"
starting = ["The Last Inn", "Guild of Strategy", "Whitehold"]
[track.support]
levels = [1, 1, 2, 2, 2, 3, 3, 3, 3, 4, 4, 6]
mastery = 3
start_progress = 2
start_threat = { easy = 3, standard = 4, hardcore = 12 }
[score]
multiplier = { hardcore = 9 }
titles = [{ from = 1, name = "Dancers" }]
[wheel]
seasons = ["summer", "dashed summer", "fall", "dashed fall", "winter", "dashed winter", "spring", "dashed spring"]
`)
	c, err := Stack(box)
	if err != nil {
		t.Fatal(err)
	}
	game, err := Stack()
	if err != nil {
		t.Fatal(err)
	}
	b := rules.New(c)
	if s := b.NewCampaign(rules.Options{Difficulty: content.Hardcore}, nil); s.Threat[content.Support] != 12 || s.Progress[content.Support] != 2 || b.Years() != 2 ||
		c.Board.RegionNames[content.Empire] != "the League" || c.Board.Conditions[content.Psyche][1] != "Sad" || c.Board.DicePerPlayer != 6 || c.Board.Multiplier[content.Hardcore] != 9 ||
		c.Board.Multiplier[content.Easy] != game.Board.Multiplier[content.Easy] || c.Board.Seasons[0].Season != content.Summer {
		t.Errorf("the board is %+v", c.Board)
	}
	for seed := range uint64(4) {
		var story rules.Story
		o := rules.Options{Seed: seed + 1, Difficulty: content.Difficulty(seed % content.NumDifficulties)}
		played := b.PlayCampaign(o, rules.RandomPolicy(seed), &story, func(*rules.State, rules.Move, *rules.State) {})
		if played.Broken != nil || played.End.Phase != rules.CampaignOver || played.End.Year != 2 {
			t.Errorf("seed %d: year %d, %v", o.Seed, played.End.Year, played.Broken)
		}
	}
}

// What the program has room for is said where a box has more.
func TestLimits(t *testing.T) {
	var cast, roads, inns, bridges string
	for i := range content.MaxCharacters {
		cast += fmt.Sprintf(dancer, fmt.Sprint("Mirelle ", i))
	}
	for i := range 20 {
		roads += strings.Replace(toll, "Toll", fmt.Sprint("Toll ", i), 1)
		inns += strings.Replace(inn, "The Last Inn", fmt.Sprint("Inn ", i), 1)
	}
	for i := range 60 {
		bridges += strings.Replace(bridge, "A Bridge", fmt.Sprint("Bridge ", i), 1)
	}
	oneMore := strings.Replace(fmt.Sprintf(dancer, "Mirelle"), "achievements = [", "achievements = [\n  { box = 3, effects = [{ do = \"flip\" }] },", 1)
	for _, test := range []struct{ file, text, want string }{
		{"characters.toml", cast, "there are 19 characters, and a table holds at most 12"},
		{"obstacles-empire.toml", roads, "there are 132 obstacles, copies counted, and a table holds at most 112"},
		{"locations.toml", inns, "there are 69 locations, and a table holds at most 64"},
		{"progress-1.toml", bridges, "there are 123 progress cards, and a table holds at most 112"},
		{"characters.toml", oneMore, "`achievements` should have 6 items, not 7"},
		{"progress-1.toml", strings.Replace(bridge, "| -1", "| -1 | any", 1), "row 1 has 5 squares, at most 4 fit"},
		{"progress-1.toml", strings.Replace(bridge, "squares = [", "squares = [\n  \"any\",", 1), "`squares` should have 1 to 4 items, not 5"},
		{"board.toml", "[track.support]\nlevels = [1, 1, 2, 2, 2, 3, 3, 3, 3, 4, 4, 6, 6]\n", "`levels` should have 12 items, not 13"},
		{"board.toml", "[campaign]\nyears = 7\n", "`years` should be a number from 1 to 6"},
		{"obstacles-empire.toml", strings.Replace(toll, `"guard"`, `"dancer"`, 1), "unknown obstacle tag `dancer`"},
	} {
		_, err := Stack(boxOf(t, "", test.file, test.text))
		if err == nil || !strings.Contains(err.Error(), test.want) {
			t.Errorf("%s: %.300v, not %q", test.file, err, test.want)
		}
	}
}
