package text

import (
	"fmt"
	"path/filepath"
	"strconv"
	"strings"
	"time"

	"sixwinters/advice/skadimind"
	"sixwinters/rules"
	"sixwinters/rules/skadi"
	"sixwinters/saves"
)

// Winter is a game of Skadi that is played in lines.
type Winter struct {
	game   *skadi.Game
	winter *saves.Winter
	player *skadimind.Player // nil until it is asked
	pages  pages
	story  skadi.Story
	list   []skadi.Move // that numbers stand for
	hinted int          // presses of the hint; 0: none yet
	Quits  bool         // the player has asked to leave
}

// NewWinter returns a session of a winter.
func NewWinter(winter *saves.Winter) *Winter {
	return &Winter{game: winter.Rules(), winter: winter}
}

// Playing returns the winter that is played now: the one it began with, or its last branch.
func (s *Winter) Playing() *saves.Winter { return s.winter }

// winterCommand is a command; does is given the words after it.
type winterCommand struct {
	name, help string
	does       func(s *Winter, words []string)
}

// winterCommands returns the commands besides moves, in the order of the help.
func winterCommands() []winterCommand {
	return []winterCommand{
		{"table", "the whole sheet", func(s *Winter, _ []string) { s.sheet() }},
		{"moves", "what you can do", func(s *Winter, _ []string) { s.ask() }},
		{"odds", "the chance of each check, with its need as a sum", func(s *Winter, _ []string) { s.odds() }},
		{"hint", "what is worth doing; ask again for more", func(s *Winter, _ []string) { s.hint() }},
		{"why", "why a move is not possible, such as: why rest", (*Winter).why},
		{"rules", "the rules, or one of them, such as: rules raid", (*Winter).rules},
		{"undo", "take the last move back, as far as the last roll", func(s *Winter, _ []string) { s.undo() }},
		{"redo", "make it again", func(s *Winter, _ []string) { s.tell(func() error { return s.winter.Redo(&s.story) }) }},
		{"log", "this week so far, or another, such as: log 3", (*Winter).log},
		{"branch", "a new winter from the beginning of a week, such as: branch 3", (*Winter).branch},
		{"score", "the points if winter ended now", func(s *Winter, _ []string) { s.score() }},
		{"review", "the best and the worst decision so far", func(s *Winter, _ []string) { s.review() }},
		{"help", "this list", func(s *Winter, _ []string) { s.help() }},
		{"quit", "leave; everything is saved", func(s *Winter, _ []string) { s.Quits = true }},
	}
}

// Begin returns the first page: what was wrong with the file, and what is asked.
func (s *Winter) Begin() []string {
	for _, note := range s.winter.Notes {
		s.say(note)
	}
	warn(s.winter, s.say)
	if s.winter.Len() == 0 {
		s.say(fmt.Sprintf("Skadi: bring your family through %d weeks of winter, and type help for the commands.", s.game.Sheet().Game.Weeks))
	}
	s.ask()
	return s.pages.turn()
}

// Take takes a line that was typed and returns the page that answers it.
func (s *Winter) Take(line string) []string {
	words := strings.Fields(strings.ToLower(line))
	if len(words) == 0 || len(words) == 1 && words[0] == "more" {
		if s.pages.empty() {
			s.ask()
		}
		return s.pages.turn()
	}
	s.pages = pages{}
	s.obey(words)
	return s.pages.turn()
}

// Sheet returns everything that is on the sheet, in lines.
func (s *Winter) Sheet() (lines []string) {
	s.pages = pages{}
	s.sheet()
	for _, l := range s.pages.lines {
		lines = append(lines, l.say)
	}
	s.pages = pages{}
	return lines
}

// obey does what the words say: a number of the list, a move in notation, a command, or the beginning of one of them.
func (s *Winter) obey(words []string) {
	if n, err := strconv.Atoi(words[0]); err == nil && len(words) == 1 {
		if n < 1 || n > len(s.list) {
			s.say(fmt.Sprintf("There is no %d in the list.", n))
			s.ask()
			return
		}
		s.play(s.list[n-1])
		return
	}
	if m, err := s.game.Parse(s.winter.Now(), strings.Join(words, " ")); err == nil {
		s.play(m)
		return
	}
	var moves []skadi.Move
	for _, m := range s.game.Moves(s.winter.Now(), nil) {
		if strings.HasPrefix(s.game.Notation(s.winter.Now(), m), strings.Join(words, " ")) {
			moves = append(moves, m)
		}
	}
	if len(moves) == 1 {
		s.play(moves[0])
		return
	}
	for _, c := range winterCommands() {
		if strings.HasPrefix(c.name, words[0]) && len(moves) == 0 {
			c.does(s, words[1:])
			return
		}
	}
	if len(moves) > 1 {
		s.say(fmt.Sprintf("%d moves fit: which?", len(moves)))
		s.number(moves)
		return
	}
	_, err := s.game.Parse(s.winter.Now(), strings.Join(words, " "))
	s.say(rules.Capital(err.Error()))
	s.say("Type help for the commands.")
}

func (s *Winter) say(text string) { s.pages.add(text) }

// play makes a move and tells what came of it. The move is on the disk before anything is said.
func (s *Winter) play(m skadi.Move) {
	s.tell(func() error { return s.winter.PlayOn(m, &s.story) })
}

// tell does something to the winter and tells what came of it, or why it failed.
func (s *Winter) tell(does func() error) {
	s.story.Reset()
	if err := does(); err != nil {
		s.say(rules.Capital(err.Error()))
		return
	}
	s.hinted = 0
	warn(s.winter, s.say)
	for _, say := range s.game.Tell(s.story.Events) {
		s.say(say)
	}
	s.ask()
}

// ask says what is asked, and lists the answers.
func (s *Winter) ask() {
	s.say(s.game.Prompt(s.winter.Now()))
	for _, d := range s.game.Dangers(s.winter.Now()) {
		s.say(s.game.Warn(d))
	}
	s.number(s.game.Moves(s.winter.Now(), nil))
}

// number lists moves with the numbers that stand for them, and the chances of checks.
func (s *Winter) number(moves []skadi.Move) {
	s.list = moves
	for i, m := range moves {
		say := s.game.Sentence(s.winter.Now(), m)
		if m.Kind.IsCheck() {
			odds := s.game.OddsOf(s.winter.Now(), m)
			chance := odds.Plain
			if m.Blessing {
				chance = odds.Blessed
			}
			say += fmt.Sprintf(", %.0f%%", 100*chance)
		}
		s.pages.option(fmt.Sprintf("%d  %s", i+1, say))
	}
}

// sheet says everything that is on the sheet. Numbers of the sheet that are reconstructed are marked with a star.
func (s *Winter) sheet() {
	now, sheet := s.winter.Now(), s.game.Sheet()
	mark := func(key string) string {
		if sheet.IsReconstructed(key) {
			return "*"
		}
		return ""
	}
	s.say(fmt.Sprintf("Week %d of %d, %s's.", now.Week, sheet.Game.Weeks, sheet.Family.Names[s.game.Member(now)]))
	s.say(fmt.Sprintf("Larder %d of %d%s, herd %d of %d%s, defence %d of %d%s.", now.Larder, sheet.Larder.Max, mark("larder.max"), now.Herd, sheet.Livestock.Max,
		mark("livestock.max"), now.Defence, sheet.Defence.Max, mark("defence.max")))
	raid, breakIn := s.game.RaidChance(now)
	s.say(fmt.Sprintf("A raid comes in %.0f%% of weeks, and breaks in with %.0f%%.", 100*raid, 100*breakIn))
	for who, name := range sheet.Family.Names {
		switch {
		case !now.Alive(who):
			s.say(name + " is dead.")
		case now.Sick[who] > 0:
			s.say(fmt.Sprintf("%s has %d health, and is sick: %d.", name, now.Health[who], now.Sick[who]))
		default:
			s.say(fmt.Sprintf("%s has %d health.", name, now.Health[who]))
		}
	}
	s.say(fmt.Sprintf("Despair %d: every check needs +%d%s.", now.Despair, s.game.Modifier(now.Despair), mark("despair.modifier")))
	s.say(fmt.Sprintf("Inspiration %d of %d%s, %s told.", now.Inspiration, sheet.Inspiration.Length, mark("inspiration.length"), skadi.Count(int(now.Told), "fragment")))
	s.say(fmt.Sprintf("Blessing dice: %d.", now.Blessings))
	for _, god := range []skadi.God{skadi.Blizzard, skadi.Freezing} {
		s.say(fmt.Sprintf("%s has %s.", s.game.NameOf(god), skadi.Count(len(s.game.Spaces(god))-int(now.Prayed[god]), "free prayer space")))
	}
	if now.Dice[skadi.Blizzard] > 0 {
		s.say(fmt.Sprintf("Blizzard %d, freezing %d.", now.Dice[skadi.Blizzard], now.Dice[skadi.Freezing]))
	}
	if len(sheet.Reconstructed) > 0 {
		s.say("A number with * is reconstructed: the printed sheet of the source is lost.")
	}
	if now.Stage == skadi.Saga {
		s.grid(now.Grid[now.Told])
	}
}

// grid says what is written of a fragment, row by row.
func (s *Winter) grid(grid [skadi.Cells]uint8) {
	var rows [3][]string
	for cell, die := range grid {
		word := strconv.Itoa(int(die))
		if die == 0 {
			word = "free"
		}
		rows[cell/3] = append(rows[cell/3], word)
	}
	for i, row := range rows {
		s.say(fmt.Sprintf("Row %d: %s.", i+1, strings.Join(row, " ")))
	}
}

// odds says the chance of each check.
func (s *Winter) odds() {
	if now := s.winter.Now(); now.Stage != skadi.Actions {
		s.say("There is no check to make now.")
		return
	}
	for _, m := range s.game.Moves(s.winter.Now(), nil) {
		if m.Kind.IsCheck() && !m.Blessing {
			s.pages.option(fmt.Sprintf("%s: %s", s.game.Sentence(s.winter.Now(), m), s.mind().ChanceOf(s.winter.Now(), m)))
		}
	}
}

// mind returns the player that is asked for advice.
func (s *Winter) mind() *skadimind.Player {
	if s.player == nil {
		s.player = skadimind.New(s.game)
	}
	return s.player
}

// hint says what is worth doing, more with each time it is asked.
func (s *Winter) hint() {
	h, ok := s.mind().Hint(s.winter.Now())
	if !ok {
		s.say(s.game.Prompt(s.winter.Now()))
		return
	}
	s.hinted = min(s.hinted+1, 3)
	s.say(h.Press(s.hinted))
}

// why says why a move is not possible, with the rule.
func (s *Winter) why(words []string) {
	m, err := s.game.Parse(s.winter.Now(), strings.Join(words, " "))
	if err == nil {
		err = s.game.Check(s.winter.Now(), m)
	}
	if err == nil {
		s.say("You can do that now.")
		return
	}
	s.say(rules.Capital(err.Error()))
	if rule := s.game.WhyNot(s.winter.Now(), m); rule.Rule != "" {
		s.say(fmt.Sprintf("Rule %s: %s", rule.Rule, skadi.RuleText(rule.Rule)))
	}
}

// rules says a rule, or lists their names.
func (s *Winter) rules(words []string) {
	if len(words) == 0 {
		for _, rule := range skadi.Rules {
			s.say(rule.ID + ": " + rule.Text)
		}
		return
	}
	if text := skadi.RuleText(words[0]); text != "" {
		s.say(text)
		return
	}
	s.say(fmt.Sprintf("There is no rule %q. Type rules for all of them.", words[0]))
}

func (s *Winter) undo() {
	if err := s.winter.Undo(); err != nil {
		s.say(rules.Capital(err.Error()))
		return
	}
	s.hinted = 0
	warn(s.winter, s.say)
	s.say("Undone.")
	s.ask()
}

// week returns the week that words name, this one if there are none. It says so if that has not begun.
func (s *Winter) week(words []string) (week int, ok bool) {
	now := int(s.winter.Now().Week)
	if week = now; len(words) > 0 {
		week, _ = strconv.Atoi(words[0])
	}
	if ok = 1 <= week && week <= now; !ok {
		s.say(fmt.Sprintf("There is no such week yet. Name one from 1 to %d.", now))
	}
	return week, ok
}

// log says what has happened in a week.
func (s *Winter) log(words []string) {
	week, ok := s.week(words)
	if !ok {
		return
	}
	told := false
	from, to := s.winter.MovesOf(week)
	for i := from; i < to; i++ {
		m, before := s.winter.Move(i)
		for _, say := range s.game.Tell(s.game.Happens(before, m)) {
			s.say(say)
			told = true
		}
	}
	if !told {
		s.say("Nothing has happened this week.")
	}
}

// branch goes on with a new winter from the beginning of a week. The one played so far stays as it is.
func (s *Winter) branch(words []string) {
	week, ok := s.week(words)
	if !ok {
		return
	}
	first, _ := s.winter.MovesOf(week)
	branch, err := s.winter.Branch(saves.Folder(filepath.Dir(s.winter.Name())).NewWinterFile(time.Now()), first)
	if err == nil {
		if err = s.winter.Close(); err == nil {
			s.winter = branch
		} else {
			branch.Close()
		}
	}
	if err != nil {
		s.say(rules.Capital(err.Error()))
		return
	}
	s.say(fmt.Sprintf("A new winter begins from week %d, in %s.", week, filepath.Base(branch.Name())))
	warn(s.winter, s.say)
	s.ask()
}

// score says the points, part by part.
func (s *Winter) score() {
	score := s.game.Score(s.winter.Now())
	s.say(fmt.Sprintf("%s: %s.", skadi.Count(score.Total, "point"), score.Say()))
	if score.Title != "" {
		s.say(score.Title + ".")
	}
	for _, title := range s.game.Titles() {
		s.pages.option(title)
	}
}

func (s *Winter) review() {
	for _, say := range s.mind().Say(s.mind().Review(s.winter.Len(), s.winter.Move)) {
		s.say(say)
	}
}

func (s *Winter) help() {
	s.say("Type the number of a move, its beginning, or one of these:")
	for _, c := range winterCommands() {
		s.pages.option(c.name + ": " + c.help)
	}
}
