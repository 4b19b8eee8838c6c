package table

import (
	"fmt"
	"os"
	"reflect"
	"regexp"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"sixwinters/game/app"
	"sixwinters/game/board"
	"sixwinters/game/board/layers/hint"
	"sixwinters/game/gametest"
	"sixwinters/game/input"
	"sixwinters/game/motion"
	"sixwinters/game/story"
	"sixwinters/render/layout"
	"sixwinters/rules"
	"sixwinters/speech"
)

// screens are those that no table lies under.
var screens = []gametest.Staged{
	{Name: "title", Stage: func(g *app.App) error { return g.Routes.Title(g) }},
	{Name: "lessons", Stage: func(g *app.App) error { return g.Routes.Lessons(g) }},
	{Name: "new-campaign", Stage: func(g *app.App) error { return g.Routes.NewCampaign(g) }},
	{Name: "campaigns", Stage: func(g *app.App) error { return g.Routes.Campaigns(g) }},
	{Name: "hall", Stage: func(g *app.App) error { return g.Routes.Hall(g) }},
	{Name: "lab", Stage: func(g *app.App) error { return g.Routes.Lab(g) }},
	{Name: "printing", Stage: func(g *app.App) error { return g.Routes.Printing(g) }},
	{Name: "workshop", Stage: func(g *app.App) error { return g.Routes.Workshop(g) }},
}

// heardElsewhere are layers that may speak in no scene, and the tests that hear them.
var heardElsewhere = map[string]string{
	"*iconnames.Naming": "TestIconNames, while the key is held",
	"*hint.Worth":       "TestWorthOfWhatIsPointedAt, once the worth is known",
}

// saidOf is what is said wherever a player can be, besides what the table under it says.
var saidOf = map[string][]string{
	"title": {"Six Winters.", "New campaign, key N."}, "lessons": {"1. Your dice (3 minutes)"}, "new-campaign": {"Difficulty: Easy, chosen.", "Seed: empty."},
	"campaigns": {"There is no campaign yet."}, "hall": {"Honours: 0 of 23."}, "lab": {"Run the experiment, key R."}, "printing": {"A4 paper, chosen."},
	"workshop": {"The workshop."}, "settings-sound": {"Speech: By key, chosen.", "Volume: 70%."}, "settings-keys": {"H gives a hint"},
	"pause": {"Back to the table"}, "take-back": {"Undo this move?"}, "not-saved": {"Try again."}, "lesson-pause": {"You can continue here later."},
	"replay": {"Replay, paused, speed: normal.", "Table 202 of 323."}, "replay-hover": {"Year V, turn 1, Activate"}, "review": {"Luck:"},
	"rules": {"Filling your progress card.", "See also:"}, "rules-search": {"Search: asset.", "Create an asset."}, "rules-card": {"Prominence, location."},
	"rules-glossary": {"Start square: Where the chain"}, "keyboard-moves": {"Move 1, under Overcome an obstacle", "List of moves, 78 of 78."},
	"keyboard-moves-narrowed": {"search: create"}, "log": {"Log, Everything"}, "log-searched": {"search: stress"}, "recap": {"Year I, after the actions of turn 3.", "New obstacles: Cantrips"},
	"standing": {"If it ended now: defeat.", "Support: 10 spaces to win."}, "end-of-year": {"The threats gained ground.", "Threat: space 12"},
	"next-year": {"Guild of Secrets takes its place."}, "end-of-campaign": {"Defeat.", "Year I: "}, "lesson-turn": {"A turn has seven steps"},
	"hint-move": {"A hint (3 of 3).", "Put it on espionage 1 in the pool."}, "first-met": {"New: What the season brings; stress."}, "mid-drag": {"action die showing 3."},
	"compared": {"Thedda's Palimpsest, staged, number 4.", "Securing the Perimeter."}, "companion-proposes": {"Menas, your companion.", "1: your turn, Menas."}, "pile-to-draw": {"Still to come in the Empire"},
	"refused-in-hand": {"In hand:"}, "choice-pending": {"pick dice to reroll"}, "worth-of-a-card": {}, "house-rules-told": {},
}

// deskWords are words that belong to a mouse or a keyboard.
var deskWords = regexp.MustCompile(`\b([Cc]lick(s|ed)?|[Hh]over|[Mm]ouse|Escape|Enter|F1|Ctrl|Shift|Page Up)\b|, key [A-Z]\b`)

// Wherever a player can be, the key speaks, and speaks of what lies on top and not only of the table under it. Whatever is drawn over the
// picture of a table has something to say.
func TestEverythingIsSpoken(t *testing.T) {
	g, voice := aloud(t)
	usual, spoke := g.Settings, map[reflect.Type]bool{}
	var file strings.Builder
	found := 0
	for _, scene := range slices.Concat(AllScenes(), screens) {
		want, is := saidOf[scene.Name]
		if !is {
			continue
		}
		found++
		g.Settings, g.Pointer, g.Keyboard.Device, g.Skin.ByKeys = usual, input.Pointer{}, input.Desk, false
		gametest.Stage(t, g, scene)
		screen := ebiten.NewImage(g.Width, g.Height)
		for range 2 {
			gametest.Tick(t, g)
			g.Paint(screen)
		}
		screen.Deallocate()
		for end := time.Now().Add(gametest.Patience); scene.Name == "hall" && len(app.Spoken(g).Asked) < 5 && time.Now().Before(end); {
			gametest.Tick(t, g) // the records are being read
		}
		before := len(voice.said)
		gametest.Strike(t, g, "F2")
		if len(voice.said) != before+1 {
			t.Errorf("%s: %d texts are spoken", scene.Name, len(voice.said)-before)
			continue
		}
		said := voice.said[before]
		fmt.Fprintf(&file, "%s\n%s\n\n", scene.Name, said)
		for _, words := range want {
			if !strings.Contains(said, words) {
				t.Errorf("%s: %q is not said, but %q", scene.Name, words, said)
			}
		}
		for _, device := range []input.Device{input.Pad, input.Touch} {
			g.Keyboard.Device = device
			g.Apply()
			if g.Sheet == nil {
				gametest.Tick(t, g)
			}
			if words := app.Spoken(g); scene.Name != "settings-keys" {
				for _, say := range words.All() {
					if deskWords.MatchString(say) {
						t.Errorf("%s: with device %d it says %q", scene.Name, device, say)
					}
				}
			}
		}
		if table, is := g.Scene.(*table); is && g.Sheet == nil {
			for _, l := range table.Board.Layers {
				speaker, speaks := l.(board.Speaker)
				var w speech.Words
				if speaks {
					speaker.Speaks(&table.Board, g, &w)
				}
				if len(w.All()) > 0 {
					spoke[reflect.TypeOf(l)] = true
				}
				if table.Board.Dialog == nil && l.Cover(&table.Board, g) != nil && len(w.All()) == 0 {
					t.Errorf("%s: %T draws over the table and says nothing", scene.Name, l)
				}
			}
		}
	}
	if found != len(saidOf) {
		t.Errorf("%d of %d scenes are there", found, len(saidOf))
	}
	for l := range board.All[board.Speaker](randomTable(t, g, 0).Board.Layers) {
		if name := fmt.Sprintf("%T", l); !spoke[reflect.TypeOf(l)] && heardElsewhere[name] == "" {
			t.Errorf("%s never speaks here", name)
		}
	}
	if *spokenFile != "" {
		if err := os.WriteFile(*spokenFile, []byte(file.String()), 0o666); err != nil {
			t.Fatal(err)
		}
	}
}

// The line of the log that the keyboard has come to is what is spoken first, instead of what the table points at.
func TestLogLineIsSpoken(t *testing.T) {
	g, voice := aloud(t)
	table := randomTable(t, g, 12)
	gametest.Strikes(t, g, "Tab", "Ctrl+Up", "Ctrl+Up", "K")
	line := table.Pane.Lines(&table.Board)[table.Pane.View.Line-1].Text
	if said := voice.said[len(voice.said)-1]; table.Pane.View.Line == 0 || !strings.HasPrefix(said, g.Reference.Plain(line)) {
		t.Errorf("the line is %q, and it says %q", line, said)
	}
}

// Somebody who uses the keyboard hears of keys, not of a mouse.
func TestKeysHearOfNoMouse(t *testing.T) {
	g, _ := aloud(t)
	mouse := regexp.MustCompile(`\b([Cc]lick(s|ed)?|[Hh]over|[Mm]ouse|[Dd]rag)\b`)
	heard := 0
	for n := range 12 {
		table := randomTable(t, g, uint64(n))
		for _, key := range []string{"Tab", "Right", "Tab", "Shift+Right", "H"} {
			gametest.Strikes(t, g, key)
			table.Board.ExplainNow(g)
			words := app.Spoken(g)
			for _, say := range words.All() {
				if heard++; mouse.MatchString(say) {
					t.Errorf("table %d, after %s: %q", n, key, say)
				}
			}
		}
	}
	if heard < 200 {
		t.Errorf("only %d sentences are heard", heard)
	}
}

// What a move brings is spoken as it begins to be shown, once; the question waits for it.
func TestAutomaticStepsAreSpokenAtOnce(t *testing.T) {
	g, voice := aloud(t)
	g.Settings.Narrate = true
	table := randomTable(t, g, 3)
	table.Board.Speed, table.Board.OwnPace = motion.Normal, true
	screen := ebiten.NewImage(g.Width, g.Height)
	tick := func() {
		stale, err := g.Tick()
		if err != nil {
			t.Fatal(err)
		}
		if stale || g.Stale {
			g.Paint(screen)
		}
		g.Stale = false
	}
	for range 10 {
		tick()
	}
	for !table.Board.CanFinish() {
		table.Board.Play(g, g.Book.Moves(&table.Board.State, nil)[0])
		table.Board.Finish()
	}
	voice.said, voice.waited = nil, 0
	table.Board.Play(g, rules.Move{Kind: rules.MoveDone})
	for range 3 {
		tick()
	}
	if !table.Board.Beats.Playing() || len(voice.said) != 1 {
		t.Fatalf("while it is shown %q is spoken", voice.said)
	}
	for _, sentence := range story.Sentences(table.Board.Book, &table.Board.Story, false) {
		if !strings.Contains(plain(g, voice.said[0]), strings.TrimSpace(plain(g, sentence.Say))) {
			t.Errorf("%q is not spoken, but %q", sentence.Say, voice.said[0])
		}
	}
	for n := 0; table.Board.Beats.Playing() && n < 10000; n++ {
		tick()
	}
	for range 100 {
		tick()
	}
	if len(voice.said) != 2 || voice.waited == 0 || !strings.Contains(plain(g, voice.said[1]), plain(g, table.Board.View(g).Prompt)) || strings.Contains(voice.said[1], "Refresh") {
		t.Errorf("then %q is spoken, and waits %d times", voice.said[1:], voice.waited)
	}
}

// A question is spoken once, before its answers, of however many sentences it is.
func TestQuestionsAreSpokenOnce(t *testing.T) {
	g, _ := aloud(t)
	asked := 0
	for seed := uint64(1); seed < 12; seed++ {
		table := randomTable(t, g, seed)
		for n := 0; n < 50 && !table.Board.CanFinish(); n++ {
			table.Board.Play(g, g.Book.Moves(&table.Board.State, nil)[0])
			table.Board.Finish()
		}
		gametest.Strikes(t, g, "D")
		const question = "End the step anyway?"
		if !strings.Contains(table.Board.View(g).Prompt, question) {
			continue
		}
		asked++
		for range 3 { // with the focus on nothing, and on each answer
			words := app.Spoken(g)
			if said := strings.Join(words.All(), " "); strings.Count(said, question) != 1 || strings.Index(said, question) > strings.Index(said, "1: ") {
				t.Errorf("it is asked by %q", said)
			}
			gametest.Strikes(t, g, "Tab")
		}
	}
	if asked == 0 {
		t.Error("nothing was asked")
	}
}

// A hint that is heard tells at once the move and why, once, and the key tells that again: it never takes the hint away.
func TestHintsAreSpokenAtOnce(t *testing.T) {
	g, voice := aloud(t)
	g.Settings.Narrate = true
	table := randomTable(t, g, 3)
	for n := 0; n < 50 && !table.Board.CanFinish(); n++ {
		table.Board.Play(g, g.Book.Moves(&table.Board.State, nil)[0])
		table.Board.Finish()
	}
	gametest.Strikes(t, g, "H")
	screen := ebiten.NewImage(g.Width, g.Height)
	defer screen.Deallocate()
	for end := time.Now().Add(gametest.Patience); table.Hinter.Hinting.Step == 0 && time.Now().Before(end); {
		gametest.Tick(t, g)
		g.Paint(screen)
	}
	given := &table.Hinter.Hinting.Given
	does := "Hint: " + g.Reference.Plain(table.Board.Book.Sentence(&table.Board.State, given.Move))
	for n := range 3 {
		voice.said = nil
		if n > 0 {
			gametest.Strikes(t, g, "H")
		}
		for range 60 {
			gametest.Tick(t, g)
			g.Paint(screen)
		}
		said := strings.Join(voice.said, " ")
		if n == 0 && said == "" { // it was told as it came
			continue
		}
		if table.Hinter.Hinting.Step != hint.HintSteps || strings.Count(said, does) != 1 || !strings.Contains(said, strings.TrimSuffix(given.Heard(), ".")) {
			t.Errorf("at step %d of a hint %q has been spoken, without %q", table.Hinter.Hinting.Step, voice.said, does)
		}
	}
	words := app.Spoken(g)
	all := words.All()
	for i, say := range all {
		if slices.Contains(all[:i], say) {
			t.Errorf("of the hint %q is said twice: %q", say, all)
		}
	}
}

// Of what has the focus the name, whose it is, how it stands and the chance are told, and the key struck again tells the rest. Together that is
// what the full detail tells, and no card is read whole by itself.
func TestTheRestIsToldByTheKeyStruckAgain(t *testing.T) {
	g, voice := aloud(t)
	words := func(list []string) int { return len(strings.Fields(strings.Join(list, " "))) }
	more, most := 0, 0
	for n := range 20 {
		table := randomTable(t, g, uint64(n))
		for range 1 + n%7 {
			gametest.Strikes(t, g, []string{"Tab", "Shift+Right", "Shift+Down"}[n%3])
		}
		g.Settings.SpeechDetail = "full"
		gametest.Strikes(t, g, "K")
		whole := app.Spoken(g)
		g.Settings.SpeechDetail = "normal"
		gametest.Strikes(t, g, "I", "K")
		first := app.Spoken(g)
		most = max(most, words(first.Focus))
		if len(whole.More) > 0 || len(first.Focus) == 0 && table.Board.Hover.Kind != layout.None {
			t.Errorf("table %d: %q is left in full detail, and %q told in normal", n, whole.More, first.Focus)
		}
		told := strings.Join(slices.Concat(first.Focus, first.More), " ")
		for _, say := range whole.Focus {
			if !strings.Contains(told, strings.TrimSuffix(say, ".")) {
				t.Errorf("table %d: of %q the sentence %q is told in neither part", n, whole.Focus, say)
			}
		}
		if len(first.More) == 0 {
			continue
		}
		more++
		said := voice.said[len(voice.said)-1]
		gametest.Strikes(t, g, "K")
		if again := voice.said[len(voice.said)-1]; again != strings.Join(first.More, " ") || strings.Contains(said, again) {
			t.Errorf("table %d: struck again the key tells %q after %q", n, again, said)
		}
	}
	if more < 5 || most > 70 {
		t.Errorf("%d of 20 things have more to tell, and the longest has %d words before that", more, most)
	}
}

// What is met for the first time is spoken by itself, though the picture moves on while it lies there.
func TestNotesAreSpokenThoughThePictureMoves(t *testing.T) {
	g, voice := aloud(t)
	at := slices.IndexFunc(AllScenes(), func(s gametest.Staged) bool { return s.Name == "first-met" })
	gametest.Stage(t, g, AllScenes()[at])
	g.Settings.Speech, g.Settings.Narrate = true, true
	screen := ebiten.NewImage(g.Width, g.Height)
	defer screen.Deallocate()
	voice.said = nil
	for range 60 {
		if _, err := g.Tick(); err != nil {
			t.Fatal(err)
		}
		g.Stale = true // something in the picture moves for ever
		g.Paint(screen)
	}
	said := strings.Join(voice.said, " ")
	if strings.Count(said, "New: What the season brings; stress.") != 1 || !strings.Contains(said, "Got it.") {
		t.Errorf("within a second %q is spoken", voice.said)
	}
}

// The recap is told whole whenever it opens, and what it told is not told again when it closes.
func TestTheRecapIsToldAsItOpens(t *testing.T) {
	g, voice := aloud(t)
	at := slices.IndexFunc(AllScenes(), func(s gametest.Staged) bool { return s.Name == "recap" })
	gametest.Stage(t, g, AllScenes()[at])
	g.Settings.Speech, g.Settings.Narrate = true, true
	screen := ebiten.NewImage(g.Width, g.Height)
	defer screen.Deallocate()
	said := func() string {
		voice.said = nil
		for range 60 {
			gametest.Tick(t, g)
			g.Paint(screen)
		}
		return strings.Join(voice.said, " ")
	}
	said()
	for range 2 {
		gametest.Strikes(t, g, "W")
		if say := said(); strings.Contains(say, "New obstacles:") || strings.Contains(say, "Cantrips") {
			t.Errorf("as it closes %q is told again", say)
		}
		gametest.Strikes(t, g, "W")
		if say := said(); !strings.HasPrefix(say, "Year I, after the actions of turn 3.") || !strings.Contains(say, "New obstacles: Cantrips") {
			t.Errorf("as it opens %q is told", say)
		}
	}
}

// The key that keeps speech on says only that, once: the first stroke has said the rest.
func TestSpeechIsKeptOnByTwoStrokes(t *testing.T) {
	g, voice := aloud(t)
	g.Settings.Speech, g.Settings.Narrate = false, false
	randomTable(t, g, 3)
	gametest.Strikes(t, g, "K", "K")
	screen := ebiten.NewImage(g.Width, g.Height)
	defer screen.Deallocate()
	for range 60 {
		gametest.Tick(t, g)
		g.Paint(screen)
	}
	if !g.Settings.Speech || len(voice.said) != 2 || !strings.HasPrefix(voice.said[0], "Speech is off. To keep it on, press the same key again (K). ") || !strings.HasPrefix(voice.said[1], "Speech is on") {
		t.Errorf("spoken is %q", voice.said)
	}
}

// Step by step only the steps that the players have begun are spoken.
func TestStepsAreSpokenAsTheyBegin(t *testing.T) {
	g, voice := aloud(t)
	g.Settings.Narrate, g.Settings.StepThrough = true, true
	table := randomTable(t, g, 3)
	table.Board.Speed = motion.Normal
	for !table.Board.CanFinish() {
		table.Board.Play(g, g.Book.Moves(&table.Board.State, nil)[0])
		table.Board.Finish()
	}
	table.Board.Play(g, rules.Move{Kind: rules.MoveDone})
	all := len(table.Board.Story.Events)
	steps := 0
	for hidden := table.Board.Hidden(g); table.Board.Beats.Playing() && steps < 10; steps++ {
		for n := 0; table.Board.Beats.Playing() && !table.Board.Beats.Waits && n < 10000; n++ {
			table.Board.RunBeats(g)
		}
		if !table.Board.Beats.Playing() {
			break
		}
		voice.said = nil
		gametest.Tick(t, g)
		before := app.Spoken(g)
		gametest.Strikes(t, g, "Space")
		now := table.Board.Hidden(g)
		if now >= hidden && table.Board.Beats.Playing() || hidden > all {
			t.Fatalf("after a step %d of %d events are hidden, before it %d", now, all, hidden)
		}
		hidden = now
		if after := app.Spoken(g); len(after.Last) < len(before.Last) || !slices.Equal(after.Last[:len(before.Last)], before.Last) {
			t.Errorf("a step goes on from %q to %q", before.Last, after.Last)
		}
	}
	if steps < 3 {
		t.Errorf("only %d steps wait", steps)
	}
}

// With that setting what becomes new is spoken by itself, once, and nothing as long as nothing changes.
func TestSpeaksByItself(t *testing.T) {
	g, voice := aloud(t)
	g.Settings.Narrate = true
	table := randomTable(t, g, 3)
	screen := ebiten.NewImage(g.Width, g.Height)
	rest := func() (said []string) {
		before := len(voice.said)
		for range 100 {
			stale, err := g.Tick()
			if err != nil {
				t.Fatal(err)
			}
			if stale || g.Stale {
				g.Paint(screen)
			}
			g.Stale = false
		}
		return voice.said[before:]
	}
	rest()
	if said := rest(); len(said) > 0 {
		t.Fatalf("while nothing changes it says %q", said)
	}
	for range 3 {
		gametest.Strikes(t, g, "Tab")
		g.Redraw() // as the window is after any key
		focus := app.Spoken(g).Focus
		if said := rest(); len(said) != 1 || table.Board.Hover.Kind == layout.None || !strings.Contains(said[0], focus[0]) {
			t.Fatalf("with the focus on %q it says %q", focus, said)
		}
	}
	g.Noticed = "Something is noticed."
	g.Redraw()
	if said := rest(); len(said) != 1 || said[0] != g.Noticed {
		t.Errorf("of a notice it says %q", said)
	}
	table.Board.Pause()
	g.Redraw()
	if said := rest(); len(said) != 1 || !strings.Contains(said[0], "Quit to title") {
		t.Errorf("of a menu it says %q", said)
	}
	g.Settings.Narrate = false
	gametest.Strikes(t, g, "Down")
	g.Redraw()
	if said := rest(); len(said) > 0 {
		t.Errorf("without the setting it says %q", said)
	}
}

// The open page of the rules is put into other words when another device takes over, and stays where it was.
func TestOpenRulesFollowTheDevice(t *testing.T) {
	g, _ := aloud(t)
	g.OpenRules("glossary:Buttons")
	for _, c := range []struct {
		device input.Device
		says   string
	}{{input.Desk, "a click unfolds it"}, {input.Pad, "(A) unfolds it"}, {input.Touch, "a tap unfolds it"}, {input.Desk, "a click unfolds it"}} {
		g.Keyboard.Device = c.device
		g.Apply()
		gametest.Tick(t, g)
		if said := g.Sheet.Spoken(g); !strings.Contains(strings.Join(said.All(), " "), c.says) {
			t.Errorf("with device %d %q does not stand there", c.device, c.says)
		}
	}
}
