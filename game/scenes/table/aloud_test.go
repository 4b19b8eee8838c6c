package table

import (
	"cmp"
	"flag"
	"fmt"
	"os"
	"regexp"
	"slices"
	"strings"
	"testing"

	"sixwinters/content"
	"sixwinters/game/app"
	"sixwinters/game/gametest"
	"sixwinters/game/story"
	"sixwinters/render/layout"
	"sixwinters/rules"
	"sixwinters/rules/rulestest"
	"sixwinters/saves"
	"sixwinters/speech"
)

var spokenFile = flag.String("spoken", "", "the file that TestSpeech writes what is spoken into")

// recorder is a voice that writes down what it speaks.
type recorder struct {
	said   []string
	waited int // how many texts waited for the one before
	hushed int
	sounds speech.Sound
}

func (r *recorder) Speak(text string)     { r.said = append(r.said, text) }
func (r *recorder) Then(text string)      { r.said, r.waited = append(r.said, text), r.waited+1 }
func (r *recorder) Hush()                 { r.hushed++ }
func (r *recorder) Sounds(s speech.Sound) { r.sounds = s }
func (r *recorder) Names() []string       { return []string{"en-gb", "en-us"} }

// aloud returns a game that speaks to a recorder.
func aloud(t *testing.T) (*app.App, *recorder) {
	t.Helper()
	g := gametest.WithSettings(t, app.Options{}, "started = true\nspeech = true\nspeech_detail = \"full\"\nspeed = \"off\"\ntips = false\nstep_turns = 0\n")
	g.Width, g.Height = 1280, 720
	voice := &recorder{}
	g.Voice = voice
	return g, voice
}

// TestSpeech plays 100 tables, points by keys at something on each and strikes the key. All that is shown of what is pointed at, of the
// last move and of the question is spoken, and no sentence twice.
func TestSpeech(t *testing.T) {
	g, voice := aloud(t)
	var file strings.Builder
	kinds := map[layout.Kind]bool{}
	for n := range rulestest.Count(35, 100) {
		table := randomTable(t, g, uint64(n))
		for range 1 + n%7 {
			gametest.Strikes(t, g, []string{"Tab", "Shift+Right", "Shift+Down"}[n%3])
		}
		kinds[table.Board.Hover.Kind] = true
		before := len(voice.said)
		gametest.Strikes(t, g, "K")
		if len(voice.said) != before+1 {
			t.Fatalf("table %d: %d texts are spoken", n, len(voice.said)-before)
		}
		spoken := app.Spoken(g)
		fmt.Fprintf(&file, "%d\nfocus: %s\nlast: %s\nasked: %s\n\n", n, strings.Join(spoken.Focus, " "), strings.Join(spoken.Last, " "),
			strings.Join(spoken.Asked, " "))
		if strings.Join(spoken.All(), " ") != voice.said[before] {
			t.Errorf("table %d: spoken is %q", n, voice.said[before])
		}
		checkSpoken(t, g, table, &spoken)
		if t.Failed() {
			t.Fatalf("table %d, %+v: %q", n, table.Board.Hover, spoken.All())
		}
	}
	if len(kinds) < 8 {
		t.Errorf("only %d kinds of things are pointed at", len(kinds))
	}
	if *spokenFile != "" {
		if err := os.WriteFile(*spokenFile, []byte(file.String()), 0o666); err != nil {
			t.Fatal(err)
		}
	}
}

// randomTable shows the table of a campaign after some random moves.
func randomTable(t *testing.T, g *app.App, seed uint64) *table {
	t.Helper()
	campaign := saves.Scratch(g.Book, rules.Options{Seed: seed, Difficulty: content.Standard})
	choose := rules.RandomPolicy(seed)
	for range 1 + 5*seed {
		moves := g.Book.Moves(campaign.Now(), nil)
		if len(moves) == 0 {
			break
		}
		if err := campaign.Play(choose(g.Book, campaign.Now(), moves), nil); err != nil {
			t.Fatal(err)
		}
	}
	table := tableOf(g, campaign)
	g.Show(table)
	gametest.Tick(t, g)
	table.Board.Dialog = nil // the sheet of a new year
	return table
}

var beginsWithSign = regexp.MustCompile(`^\{[a-z0-9-]+\}\s*`)

var notLetters = regexp.MustCompile(`[^a-z0-9]+`)

// plain returns the words of a text in small letters, icons as words, with a blank around each. An icon whose name stands beside it is
// one word with it.
func plain(g *app.App, text string) string {
	words := strings.Fields(notLetters.ReplaceAllString(strings.ToLower(g.Reference.Plain(text)), " "))
	return " " + strings.Join(slices.Compact(words), " ") + " "
}

// spokenAbilities returns the lines of a card with its abilities as sentences, which speech says instead of their signs.
func spokenAbilities(b *rules.Rulebook, lines []string) (spoken []string) {
	help := map[string]string{}
	for who := range b.Content().Characters {
		for i := range b.Content().Characters[who].Abilities {
			id := content.CharacterID(who)
			help[b.AbilityText(id, i)] = b.AbilityHelp(id, i)
		}
	}
	for _, line := range lines {
		spoken = append(spoken, cmp.Or(help[line], line))
	}
	return spoken
}

// checkSpoken compares what is spoken with what the table shows.
func checkSpoken(t *testing.T, g *app.App, table *table, spoken *speech.Words) {
	t.Helper()
	all := spoken.All()
	for i, say := range all {
		if slices.Contains(all[:i], say) {
			t.Errorf("it is said twice: %q", say)
		}
		if strings.ContainsAny(say, "{}") {
			t.Errorf("an icon has no word: %q", say)
		}
	}
	says := func(what string, part []string, shown ...string) {
		t.Helper()
		for _, one := range shown {
			if sign := beginsWithSign.FindString(one); sign != "" && strings.Contains(plain(g, one[len(sign):]), strings.TrimSuffix(plain(g, sign), " ")) {
				one = one[len(sign):] // which the words name
			}
			if said := plain(g, strings.Join(part, " ")); one != "" && !strings.Contains(said, plain(g, g.Keyboard.ByKeys(one))) {
				t.Errorf("of the %s is not said: %q", what, one)
			}
		}
	}
	if table.Board.Hover.Kind != layout.None && len(spoken.Focus) == 0 {
		t.Error("nothing is said of what is pointed at")
	}
	title, lines := table.Board.LargeText(table.Board.Hover)
	says("card", spoken.Focus, append(spokenAbilities(table.Board.Book, lines), title)...)
	says("tip", spoken.Focus, append(table.Board.Tip.Tip.Text, table.Board.Tip.Tip.Title)...)
	says("question", all, table.Board.View(g).Prompt)
	says("answers", all, table.Board.View(g).Options[:min(len(table.Board.View(g).Options), 4)]...)
	m, was := table.Board.Campaign.Move(table.Board.Campaign.Len() - 1)
	says("last move", all, table.Board.Book.Sentence(was, m))
	for _, sentence := range story.Sentences(table.Board.Book, &table.Board.Story, false) {
		says("last move", all, sentence.Say)
	}
}

// While speech is off its key speaks all the same and offers to keep it on, and a voice that is missing is no fault. A menu speaks what stands on it, and silence comes
// with the setting.
func TestSpeechOnAndOff(t *testing.T) {
	g, voice := aloud(t)
	table := randomTable(t, g, 3)
	table.Board.Pause()
	gametest.Tick(t, g)
	gametest.Strike(t, g, "K")
	if len(voice.said) != 1 || table.Board.Dialog == nil || !strings.Contains(voice.said[0], "Quit to title") {
		t.Errorf("of the menu is spoken %q", voice.said)
	}
	table.Board.Dialog = nil
	g.Settings.Speech = false
	said := func(keys ...string) string {
		voice.said = nil
		gametest.Strikes(t, g, keys...)
		return strings.Join(voice.said, " ")
	}
	asks := app.Spoken(g)
	if say := said("K"); !strings.Contains(say, slices.Concat(asks.Asked, asks.Stands)[0]) || !strings.Contains(say, "To keep it on, press the same key again (K).") || g.Settings.Speech {
		t.Errorf("on a silent start %q is spoken, and speech is on, %t", say, g.Settings.Speech)
	}
	if say := said("Right", "K"); g.Settings.Speech || !strings.Contains(say, "To keep it on") {
		t.Errorf("after another key %q is spoken, and speech is on, %t", say, g.Settings.Speech)
	}
	if say := said("K"); !g.Settings.Speech || !g.Settings.Narrate || !strings.Contains(say, "Speech is on") || !gametest.InFile(t, g).Speech {
		t.Errorf("struck again %q is spoken, and speech is on, %t", say, g.Settings.Speech)
	}
	if say := said("K"); strings.Contains(say, "Speech is o") {
		t.Errorf("while it is on %q is spoken", say)
	}
	g.Voice = nil
	gametest.Strikes(t, g, "K")
	app.Hush(g)
}

// After a move is taken back that is what happened last, until another move is made.
func TestSpeechOfUndo(t *testing.T) {
	g, _ := aloud(t)
	table := randomTable(t, g, 3)
	last := func() string {
		spoken := app.Spoken(g)
		return strings.Join(spoken.Last, " ")
	}
	m, before := table.Board.Campaign.Move(table.Board.Campaign.Len() - 1)
	move := table.Board.Book.Sentence(before, m)
	if table.Board.TakeBack(g); !strings.Contains(last(), "Taken back: "+move) {
		t.Errorf("after Undo is spoken %q", last())
	}
	if table.Board.Redo(g); strings.Contains(last(), "Taken back") || !strings.Contains(last(), rules.Capital(move)) {
		t.Errorf("after Redo is spoken %q, not %q", last(), move)
	}
}
