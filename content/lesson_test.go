package content

import (
	"strings"
	"testing"
	"testing/fstest"
)

func TestLessonsAreRead(t *testing.T) {
	lessons, err := LoadLessons(loadReference(t))
	if err != nil {
		t.Fatal(err)
	}
	for i, l := range lessons {
		if l.ID == "" || l.Title == "" || l.Seed == 0 || len(l.Steps) == 0 || l.Line == 0 {
			t.Errorf("lesson %d is %+v", i+1, l)
		}
	}
}

// Lessons do not belong to what a record of a campaign depends on.
func TestLessonsAreNotHashed(t *testing.T) {
	with, without := copied(t), copied(t)
	with[lessonFolder+"/01.toml"] = &fstest.MapFile{Data: []byte("anything")}
	one, found := Read(with)
	other, _ := Read(without)
	if len(found) > 0 || one.Hash != other.Hash {
		t.Errorf("a lesson changes the cards: %v", found)
	}
}

const aLesson = `id = "a"
title = "A lesson"
teaches = "Something."
minutes = 3
seed = 1
difficulty = "easy"

[[step]]
say = "Look."
rules = "goal"

[[step]]
say = "Choose."
do = "choose somebody"
move = "choose 1 *"
play = "choose 1 keel"
rules = ["session", "choice"]
`

func TestBrokenLessons(t *testing.T) {
	for name, test := range map[string]struct{ old, new, want string }{
		"misspelt key":       {"say = \"Look.\"", "sey = \"Look.\"", "lessons/01.toml:9: A lesson: unknown key `sey`, did you mean `say`?"},
		"missing key":        {"seed = 1\n", "", "`seed` is missing"},
		"no such rule":       {`rules = "goal"`, `rules = "gaol"`, "unknown rule `gaol`, did you mean `goal`?"},
		"no such difficulty": {`"easy"`, `"esay"`, "unknown difficulty `esay`, did you mean `easy`?"},
		"nothing to do":      {"do = \"choose somebody\"\n", "", "lessons/01.toml:12: A lesson: a step that waits for something says what to `do`"},
		"nothing waited for": {"move = \"choose 1 *\"\n", "", "`do` and `play` belong to a step that waits"},
		"too long":           {"minutes = 3", "minutes = 300", "`minutes` should be a number from 1 to 15"},
		"no steps":           {"[[step]]", "[[stop]]", "unknown key `stop`, did you mean `step`?"},
		"not TOML":           {"minutes = 3", "minutes", "not valid TOML"},
	} {
		t.Run(name, func(t *testing.T) {
			folder := fstest.MapFS{lessonFolder + "/01.toml": {Data: []byte(strings.ReplaceAll(aLesson, test.old, test.new))}}
			lessons, found := readLessons(folder, loadReference(t))
			if lessons != nil || len(found) == 0 || !strings.Contains(Error(found).Error(), test.want) {
				t.Errorf("want %q, found %v", test.want, Error(found))
			}
		})
	}
	if _, found := readLessons(fstest.MapFS{}, loadReference(t)); len(found) != 1 {
		t.Errorf("no lessons at all: %v", found)
	}
	double := fstest.MapFS{lessonFolder + "/01.toml": {Data: []byte(aLesson)}, lessonFolder + "/02.toml": {Data: []byte(aLesson)}}
	if _, found := readLessons(double, loadReference(t)); len(found) != 1 || !strings.Contains(found[0].What, "twice") {
		t.Errorf("a lesson that is there twice: %v", found)
	}
}
