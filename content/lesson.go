package content

import (
	"embed"
	"io/fs"
	"path"
	"slices"
	"strings"
)

// lessonFolder holds the lessons, a file each, in the order of their names. Like the reference they are no part of what
// the rules depend on, and so not of [Content] and its hash.
const lessonFolder = "lessons"

// lessonCards holds the cards that the lessons are played with, as they were when the lessons were written: a card of the game that
// changes does not change them. Who has brought the lessons up to the cards of today copies those here.
const lessonCards = lessonFolder + "/cards"

//go:embed lessons/*.toml lessons/cards/*.toml
var embeddedLessons embed.FS

// LoadLessonCards reads the frozen cards of the lessons. It returns c if they are the same. An error is an Error.
func LoadLessonCards(c *Content) (*Content, error) {
	folder, err := fs.Sub(embeddedLessons, lessonCards)
	if err != nil {
		return nil, err
	}
	if hashOf(folder) == c.Hash {
		return c, nil
	}
	c, found := Read(folder)
	if len(found) > 0 {
		return nil, Error(found)
	}
	return c, nil
}

// Lesson is a part of the guided session: a position of a real game and what is shown and tried there. Its moves are
// in the notation of the rules, which this package does not parse.
type Lesson struct {
	Source
	ID      string // by which it is remembered as learned
	Title   string
	Teaches string // its subject, in a line
	Minutes int    // it takes to play
	Seed    uint64
	Level   Difficulty
	Start   []string // the moves that lead to where it begins
	Steps   []LessonStep
}

// LessonStep is a page of a lesson: something to read or to do.
type LessonStep struct {
	Source
	Say   string   // one to three short sentences
	Do    string   // the player's task, as in "For now, ..."; "" if the step is only read
	Light []string // the lit things, by their names in package teach; an arrow points to the first, unless others like it are lit with it
	Shows []string // what arrives of the table with this step, by the same names, or "all"; a lesson that names none shows all of it
	When  string   // what must have been seen before the step is shown, as an event of package teach; "" for nothing
	Move  []string // patterns of the moves that fulfil it
	Event string   // or what must happen
	Free  bool     // until then any legal move may be made, and hints are given; only reading follows
	Play  []string // moves that fulfil it, to show that it can be done
	Rules []string // ids of the rules it is about; the first one opens with F1
}

// Reading reports whether the step is only read.
func (s *LessonStep) Reading() bool { return len(s.Move) == 0 && s.Event == "" }

// LoadLessons reads the built-in lessons. Their rules must be in the reference. An error is an [Error].
func LoadLessons(r *Reference) ([]Lesson, error) {
	lessons, found := readLessons(embeddedLessons, r)
	if len(found) > 0 {
		return nil, Error(found)
	}
	return lessons, nil
}

// readLessons reads the lessons of a folder. If there are findings, there are no lessons.
func readLessons(fsys fs.FS, r *Reference) ([]Lesson, []Finding) {
	l := &loader{}
	files, err := fs.Glob(fsys, path.Join(lessonFolder, "*.toml"))
	if err != nil || len(files) == 0 {
		return nil, []Finding{{File: lessonFolder, What: "there are no lessons in the folder"}}
	}
	var lessons []Lesson
	for _, file := range files {
		t := l.open(fsys, file)
		if t == nil {
			continue
		}
		lesson := readLesson(t, r)
		if slices.ContainsFunc(lessons, func(other Lesson) bool { return other.ID == lesson.ID }) {
			t.fail("the lesson `%s` is here twice", lesson.ID)
		}
		lessons = append(lessons, lesson)
	}
	if len(l.found) > 0 {
		return nil, l.found
	}
	return lessons, nil
}

func readLesson(t *table, r *Reference) Lesson {
	title := t.need("title")
	t.card = title.text()
	lesson := Lesson{
		Source:  t.source(),
		ID:      t.need("id").text(),
		Title:   title.text(),
		Teaches: t.need("teaches").text(),
		Minutes: t.need("minutes").number(1, 15),
		Seed:    uint64(t.need("seed").number(1, 1<<40)),
		Level:   readWord(t.need("difficulty"), "difficulty", Easy),
		Start:   readLines(t.opt("start")),
	}
	for _, v := range t.need("step").items(1, 40) {
		lesson.Steps = append(lesson.Steps, readLessonStep(v, r))
	}
	t.done()
	if i := slices.IndexFunc(lesson.Steps, func(s LessonStep) bool { return s.Free }); i >= 0 &&
		slices.ContainsFunc(lesson.Steps[i+1:], func(s LessonStep) bool { return !s.Reading() }) {
		t.fail("after a `free` step there is only something to read: the table may lie in any way")
	}
	return lesson
}

func readLessonStep(v value, r *Reference) LessonStep {
	t := v.table()
	s := LessonStep{
		Source: t.source(),
		Say:    strings.Join(strings.Fields(t.need("say").text()), " "),
		Do:     t.opt("do").text(),
		Light:  readTexts(t.opt("light")),
		Shows:  readTexts(t.opt("shows")),
		When:   t.opt("when").text(),
		Rules:  readRuleNames(t.need("rules"), r),
	}
	switch key, wait := t.optOne("move", "event"); key {
	case "move":
		s.Move = readTexts(wait)
	case "event":
		s.Event = wait.text()
	}
	s.Free = t.opt("free").flag()
	play := t.opt("play")
	s.Play = readLines(play)
	switch {
	case s.Reading() && (s.Do != "" || play.present()):
		t.fail("`do` and `play` belong to a step that waits for a `move` or an `event`")
	case s.Free && s.Event == "":
		t.fail("a `free` step needs the `event` that ends it")
	case !s.Reading() && (s.Do == "" || !play.present()):
		t.fail("a step that waits for something says what to `do`, and shows by `play` that it can be done")
	}
	t.done()
	return s
}

// readTexts reads a text or a list of texts.
func readTexts(v value) []string {
	if !v.present() {
		return nil
	}
	var all []string
	for _, x := range v.oneOrMore() {
		all = append(all, x.text())
	}
	return all
}

// readLines reads a text as lines without the blanks around them.
func readLines(v value) []string {
	var lines []string
	for line := range strings.Lines(strings.TrimSpace(v.lines())) {
		lines = append(lines, strings.TrimSpace(line))
	}
	return lines
}

// lines reads a text of one or more lines, which may begin and end with line ends.
func (v value) lines() string {
	if !v.present() {
		return ""
	}
	s, ok := v.v.(string)
	if !ok || strings.TrimSpace(s) == "" {
		v.wants("a text of one or more lines")
	}
	return s
}

// readRuleNames reads ids of rules that are in the reference.
func readRuleNames(v value, r *Reference) []string {
	ids := readTexts(v)
	for _, id := range ids {
		if _, err := r.Find(id); err != nil {
			v.fail("%v", err)
		}
	}
	return ids
}
