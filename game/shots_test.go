package game

import (
	"flag"
	"fmt"
	"image"
	"os"
	"path/filepath"
	"slices"

	"github.com/hajimehoshi/ebiten/v2"

	"sixwinters/content"
	"sixwinters/game/hand"
	"sixwinters/game/input"
	"sixwinters/game/motion"
	"sixwinters/render/layout"
	"sixwinters/rules"
	"sixwinters/saves"
)

// shotsFolder asks for pictures of the game in place of tests: make shots.
var shotsFolder = flag.String("shots", "", "draw pictures of the game into this folder, and test nothing")

// drawShots draws the pictures of all scenes into a folder. They are the same for everybody: no settings are read.
func drawShots(folder string) error {
	credits, err := os.ReadFile("../CREDITS.md")
	if err != nil {
		return err
	}
	licence, err := os.ReadFile("../LICENSE")
	if err != nil {
		return err
	}
	g, err := newGame(Options{Credits: string(credits), Licence: string(licence)})
	if err != nil {
		return err
	}
	if err := ebiten.RunGame(newShots(g, folder)); err != nil {
		return err
	}
	return g.failure
}

// shots draws pictures of named scenes at several sizes into a folder, and then ends the program.
type shots struct {
	game   *Game
	folder string
	todo   []shot
}

// shot is one picture.
type shot struct {
	name          string
	width, height int
	// stage puts the scene on the game's stage.
	stage func(g *Game) error
}

var shotSizes = []image.Point{{X: 1280, Y: 720}, {X: 1920, Y: 1080}, {X: 2560, Y: 1440}}

func newShots(g *Game, folder string) *shots {
	s := &shots{game: g, folder: folder}
	for _, size := range shotSizes {
		for _, scene := range slices.Concat(shotScenes, lessonScenes, sheetScenes, carryScenes, asideScenes, togetherScenes) {
			s.todo = append(s.todo, shot{scene.name, size.X, size.Y, scene.stage})
		}
	}
	return s
}

// Layout is that of the pictures, whatever the window's size.
func (s *shots) Layout(int, int) (int, int) { return firstWidth, firstHeight }

// Update is called between pictures.
func (s *shots) Update() error {
	if len(s.todo) == 0 {
		return ebiten.Termination
	}
	return nil
}

// Draw draws the next picture. A failure ends the program after it.
func (s *shots) Draw(*ebiten.Image) {
	if len(s.todo) == 0 {
		return
	}
	next := s.todo[0]
	s.todo = s.todo[1:]
	if err := s.take(next); err != nil {
		s.game.failure = fmt.Errorf("the picture %q could not be made: %w", next.name, err)
		s.todo = nil
	}
}

// take draws one picture and writes it.
func (s *shots) take(next shot) error {
	g := s.game
	g.width, g.height = next.width, next.height
	g.pointer = input.Pointer{}
	g.reader, g.preferences = nil, nil
	if err := g.useSkin(); err != nil { // no menu was open yet
		return err
	}
	usual := g.settings.Scale // a scene may have another one
	defer func() { g.settings.Scale = usual }()
	if err := next.stage(g); err != nil {
		return err
	}
	canvas := ebiten.NewImage(next.width, next.height)
	defer canvas.Deallocate()
	// Widgets find their places while they are drawn, so they are drawn twice.
	for range 2 {
		if _, err := g.tick(); err != nil {
			return err
		}
		g.paint(canvas)
	}
	picture := image.NewRGBA(canvas.Bounds())
	canvas.ReadPixels(picture.Pix)
	return writePNG(filepath.Join(s.folder, fmt.Sprintf("%s-%dx%d.png", next.name, next.width, next.height)), picture)
}

// shotSeed is the campaign of the pictures.
const shotSeed = 5

// staged is a scene of the pictures.
type staged struct {
	name  string
	stage func(g *Game) error // puts the scene on the game's stage
}

// shotScenes are the scenes in the order in which a player meets them.
var shotScenes = []staged{
	{"first-start", stageTitle(false)},
	{"title", stageTitle(true)},
	{"new-campaign", stageNewCampaign},
	{"named-setup", stageNames(1)},
	{"named-players", stageNames(4)},
	{"credits", stageCredits(0)},
	{"credits-icons", stageCredits(1)},
	{"campaigns", stageLoader(func(*Game, *loader) error { return nil })},
	{"campaign-renamed", stageLoader(func(g *Game, l *loader) error { l.build(g); l.beginNaming(l.menu); return nil })},
	{"campaign-deleted", stageLoader(func(g *Game, l *loader) error { l.remove(g); return nil })},
	{"title-with-campaigns", stageContinue},
	{"campaign-refused", stageLoader(func(_ *Game, l *loader) error { l.choose(len(l.list) - 1); return nil })},
	{"campaigns-dropped", stageLoader(stageDropped)},
	{"only-to-look-at", stageReadOnly},
	{"other-cards", stageOtherCards},
	{"recovered", stageRecovered},
	{"settings-look", stageSettings(lookPage)},
	{"settings-sound", stageSettings(soundPage)},
	{"settings-play", stageSettings(playPage)},
	{"settings-keys", stageSettings(keysPage)},
	{"pause", stagePause},
	{"not-saved", stageUnsaved},
	{"take-back", stageTakeBack},
	{"crash", stageCrash},
	{"replay", stageReplay(func(*Game, *replay) {})},
	{"replay-hover", stageReplay(hoverBand)},
	{"take-first", stageTake(0)},
	{"take-third", stageTake(2)},
	{"replay-menu", stageReplay(func(_ *Game, r *replay) { r.t.dialog = newReplayMenu(r) })},
	{"replay-branch", stageReplay(func(g *Game, r *replay) { r.askBranch(g, "", "") })},
	{"replay-lost", stageReplayLost},
	{"setup", func(g *Game) error { _, err := stageTable(g, nil); return err }},
	{"place-character", func(g *Game) error { _, err := stageTable(g, begun(2)); return err }},
	{"start-of-year", func(g *Game) error { _, err := stageTable(g, begun(4)); return err }},
	{"mid-drag", stageDrag},
	{"asset-in-hand", stageAsset},
	{"choice-pending", stageChoice},
	{"overcoming", stageAttempt},
	{"card-large", stageZoom},
	{"tip-of-threats", stageTip(layout.Part{Kind: layout.PartThreatCount, N: uint8(content.Military)})},
	{"tip-of-a-condition", stageTip(layout.Part{Kind: layout.PartCondition, N: 1, Sub: 1, Of: 2})},
	{"tip-of-a-step", stageTip(layout.Part{Kind: layout.PartStep, N: uint8(rules.StepActivate)})},
	{"compared", stageCompare},
	{"refused-in-hand", stageRefused},
	{"keyboard-focus", stageFocus("Right")},
	{"keyboard-die-in-hand", stageFocus("Right", "Enter")},
	{"keyboard-looking", stageFocus("Right", "Shift+Up", "Shift+Up", "Z")},
	{"keyboard-answer", stageFocusChoice},
	{"keyboard-hint", stageFocus("Right", "H", "H", "H")},
	{"keyboard-characters", stageKeysAt(func(t *table, _ int) bool { return true }, "Right", "Right")},
	{"keyboard-offers", stageKeysAt(func(t *table, _ int) bool { return len(t.hand.Offers()) == 6 }, "Right", "Down")},
	{"keyboard-moves", stageFocus("Ctrl+K")},
	{"keyboard-moves-narrowed", stageMoves("create", 2)},
	{"keyboard-moves-large", stageAt(200, stageMoves("ability", 1))},
	{"preview-of-a-placement", stagePreview(func(ge hand.Gesture) bool { return ge.Move.Kind == rules.MovePlace })},
	{"preview-of-an-attempt", stagePreview(func(ge hand.Gesture) bool { return ge.Move.Kind == rules.MoveAttempt })},
	{"preview-of-three-teams", stageTeams},
	{"preview-of-the-end-of-the-step", stagePreview(func(ge hand.Gesture) bool { return ge.Move.Kind == rules.MoveDone })},
	{"hint-coming", stageHintComing},
	{"hint-why", stageHint(1)},
	{"hint-where", stageHint(2)},
	{"hint-move", stageHint(3)},
	{"hint-face", stageHintAt(rules.MoveFace)},
	{"hint-settle", stageHintAt(rules.MoveSettle)},
	{"late-in-the-year", func(g *Game) error {
		_, err := stageTable(g, func(t *table, played int) bool { return t.state.Turn == 5 && t.canFinish() })
		return err
	}},
	{"log", func(g *Game) error {
		t, err := stageTable(g, func(t *table, played int) bool { return t.state.Turn == 3 })
		if err == nil {
			t.log.toggle()
		}
		return err
	}},
	{"season-event", stageEvent(kind(rules.EvSeason))},
	{"stress-taken", stageEvent(kind(rules.EvStress))},
	{"threat-rises", stageEvent(kind(rules.EvThreat))},
	{"obstacle-drawn", stageEvent(kind(rules.EvObstacle))},
	{"card-completed", stageEvent(kind(rules.EvComplete))},
	{"step-by-step", stageStep},
	{"rules", stageRules("progress", "")},
	{"rules-search", stageRules("defend", "asset")},
	{"rules-glossary", stageRules("glossary:Other signs", "")},
	{"end-of-year", stagePhase(func(s *rules.State) bool { return s.Phase == rules.YearOver })},
	{"burn-a-location", stagePhase(func(s *rules.State) bool { return s.Phase == rules.SessionEnd })},
	{"new-locations", func(g *Game) error {
		_, err := stageTable(g, func(t *table, _ int) bool { return len(t.hand.Offers()) == 6 })
		return err
	}},
	{"next-year", stagePhase(func(s *rules.State) bool { return s.Phase == rules.Setup && s.Year == 2 })},
	{"characters-of-year-two", func(g *Game) error {
		t, err := stageTable(g, func(t *table, _ int) bool { return t.state.Phase == rules.Setup && t.state.Year == 2 })
		if err == nil {
			t.page = t.pageNow() // the sheet has been read
		}
		return err
	}},
	{"year-six", stageLate},
	{"end-of-campaign", stagePhase(func(s *rules.State) bool { return s.Phase == rules.CampaignOver })},
}

// practice is a table whose campaign is kept nowhere.
func practice(g *Game, o rules.Options) *table {
	t := tableOf(g, saves.Scratch(g.book, o))
	t.speed, t.ownPace = motion.Off, true
	return t
}

// stagePhase plays until the table is as asked.
func stagePhase(is func(s *rules.State) bool) func(g *Game) error {
	return func(g *Game) error {
		_, err := stageTable(g, func(t *table, _ int) bool { return is(&t.state) })
		return err
	}
}

func begun(moves int) func(t *table, played int) bool {
	return func(_ *table, played int) bool { return played == moves }
}

// stageTable plays a campaign by random legal moves until a moment comes; with no moment named it stays at the beginning.
func stageTable(g *Game, moment func(t *table, played int) bool) (*table, error) {
	t := practice(g, rules.Options{Seed: shotSeed, Difficulty: content.Standard})
	if moment != nil {
		if err := t.playUntil(g, rules.RandomPolicy(shotSeed), func(played int) bool { return moment(t, played) }); err != nil {
			return nil, err
		}
	}
	g.show(t)
	return t, nil
}

// playUntil plays on by a policy until a moment comes, or fails if none does before the campaign is over.
func (t *table) playUntil(g *Game, choose rules.Policy, moment func(played int) bool) error {
	for played := 0; !moment(played); played++ {
		legal := t.book.Moves(&t.state, nil)
		if len(legal) == 0 {
			return fmt.Errorf("no such moment comes in the campaign of seed %d", shotSeed)
		}
		t.play(g, choose(t.book, &t.state, legal))
	}
	return nil
}

// find plays until a legal move of some kind can be made that suits, and returns its gesture.
func find(g *Game, suits func(t *table, ge hand.Gesture) bool) (*table, hand.Gesture, error) {
	var found hand.Gesture
	t, err := stageTable(g, func(t *table, _ int) bool {
		for _, ge := range t.hand.Gestures {
			if suits(t, ge) {
				found = ge
				return true
			}
		}
		return false
	})
	return t, found, err
}

// stageDrag takes an action die up and holds it over the middle of the table.
func stageDrag(g *Game) error {
	t, ge, err := find(g, func(t *table, ge hand.Gesture) bool { return ge.Move.Kind == rules.MoveCreate })
	if err != nil {
		return err
	}
	t.hold(g, ge.Take[0])
	return nil
}

// stageAsset holds an asset over a progress square that takes it.
func stageAsset(g *Game) error {
	t, ge, err := find(g, func(t *table, ge hand.Gesture) bool { return ge.Move.Kind == rules.MovePlace })
	if err != nil {
		return err
	}
	t.hold(g, ge.Take[0])
	return nil
}

// hold takes something up, the pointer being in the middle of the boards.
func (t *table) hold(g *Game, what layout.Target) {
	t.held = []layout.Target{what}
	g.pointer.X, g.pointer.Y = float64(g.width)*0.4, float64(g.height)*0.4
}

func stageChoice(g *Game) error {
	_, _, err := find(g, func(t *table, ge hand.Gesture) bool {
		return t.state.Phase == rules.Turns && chosen[ge.Move.Kind] && ge.Drop.Kind != layout.None
	})
	return err
}

func stageAttempt(g *Game) error {
	_, _, err := find(g, func(t *table, ge hand.Gesture) bool { return t.state.Attempt.Phase == rules.Overcome })
	return err
}

// stageRules opens the rules over the table, with something looked for.
func stageRules(page, search string) func(g *Game) error {
	return func(g *Game) error {
		if _, err := stageTable(g, begun(4)); err != nil {
			return err
		}
		g.openRules(page)
		g.reader.LookFor(search)
		return nil
	}
}

// stageLate is the last actions step that comes in a year six: there is much on the table.
func stageLate(g *Game) error {
	last := 0
	_, err := stageTable(g, func(t *table, played int) bool {
		if t.state.Year == 6 && t.canFinish() {
			last = played
		}
		return t.state.Phase == rules.CampaignOver
	})
	if err == nil && last == 0 {
		err = fmt.Errorf("the campaign of seed %d does not come to its sixth year", shotSeed)
	}
	if err == nil {
		_, err = stageTable(g, begun(last))
	}
	return err
}

// enlarge points at a thing for as long as it takes to be shown large.
func (t *table) enlarge(g *Game, on layout.Target) {
	t.hover, t.hoverFor = on, zoomAfter+1
	if r, ok := t.plan(g).Rect(on); ok {
		g.pointer.X, g.pointer.Y = r.Center()
	}
}

// stageZoom shows an obstacle large.
func stageZoom(g *Game) error {
	t, err := stageTable(g, begun(4))
	if err != nil {
		return err
	}
	for _, p := range t.plan(g).Pieces {
		if p.Target.Kind == layout.Obstacle {
			t.enlarge(g, p.Target)
		}
	}
	return nil
}
