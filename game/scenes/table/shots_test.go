package table

import (
	"fmt"
	"slices"

	"sixwinters/game/board"
	"sixwinters/game/scenes/reader"
	"sixwinters/game/scenes/replay"

	"sixwinters/content"
	"sixwinters/game/app"
	"sixwinters/game/gametest"
	"sixwinters/game/gesture"
	"sixwinters/game/input/chord"
	"sixwinters/game/motion"
	"sixwinters/render/layout"
	"sixwinters/rules"
	"sixwinters/saves"
)

// AllScenes are all that are drawn.
func AllScenes() []gametest.Staged {
	return slices.Concat(shotScenes, lessonScenes, lessonPages(), sheetScenes, carryScenes, asideScenes, togetherScenes, recapScenes, standingScenes, namingScenes, companionScenes, momentScenes, glanceScenes, openedScenes)
}

// shotScenes are the scenes in the order in which a player meets them.
var shotScenes = []gametest.Staged{
	{Name: "named-setup", Stage: stageNames(1)},
	{Name: "named-players", Stage: stageNames(4)},
	{Name: "only-to-look-at", Stage: stageReadOnly},
	{Name: "other-cards", Stage: stageOtherCards},
	{Name: "recovered", Stage: stageRecovered},
	{Name: "recovered-backup", Stage: stageBackup},
	{Name: "settings-look", Stage: stageSettings("Look")},
	{Name: "settings-sound", Stage: stageSettings("Sound")},
	{Name: "settings-play", Stage: stageSettings("Play")},
	{Name: "settings-keys", Stage: stageSettings("Keys")},
	{Name: "pause", Stage: stagePause},
	{Name: "not-saved", Stage: stageUnsaved},
	{Name: "take-back", Stage: stageTakeBack},
	{Name: "replay", Stage: stageReplay(func(*app.App, *replay.Replay) {})},
	{Name: "replay-hover", Stage: stageReplay(hoverBand)},
	{Name: "take-first", Stage: stageTake(0)},
	{Name: "take-third", Stage: stageTake(2)},
	{Name: "replay-menu", Stage: stageReplay(func(_ *app.App, r *replay.Replay) { r.Table.Dialog = replay.NewMenu(r) })},
	{Name: "replay-branch", Stage: stageReplay(func(g *app.App, r *replay.Replay) { r.AskBranch(g, "", "") })},
	{Name: "replay-lost", Stage: stageReplayLost},
	{Name: "setup", Stage: func(g *app.App) error { _, err := stageTable(g, nil); return err }},
	{Name: "place-character", Stage: func(g *app.App) error { _, err := stageTable(g, Begun(2)); return err }},
	{Name: "start-of-year", Stage: func(g *app.App) error { _, err := stageTable(g, Begun(4)); return err }},
	{Name: "mid-drag", Stage: stageDrag},
	{Name: "asset-in-hand", Stage: stageAsset},
	{Name: "choice-pending", Stage: stageChoice},
	{Name: "overcoming", Stage: stageAttempt},
	{Name: "card-large", Stage: stageZoom},
	{Name: "tip-of-threats", Stage: stageTip(layout.Part{Kind: layout.PartThreatCount, N: uint8(content.Military)})},
	{Name: "tip-of-a-condition", Stage: stageTip(layout.Part{Kind: layout.PartCondition, N: 1, Sub: 1, Of: 2})},
	{Name: "tip-of-a-plate", Stage: stageTip(layout.Part{Kind: layout.PartRace, N: uint8(content.Military)})},
	{Name: "tip-of-the-warning", Stage: func(g *app.App) error {
		if err := stageGlance(g, "tip-of-the-warning", 2); err != nil {
			return err
		}
		g.Scene.(*table).restOn(g, layout.Part{Kind: layout.PartHelp})
		return nil
	}},
	{Name: "tip-of-a-lasting-event", Stage: stageLasting},
	{Name: "crowded-places", Stage: stageCrowded},
	{Name: "crowded-from-the-sofa", Stage: stageCrowdedSofa},
	{Name: "tip-of-a-step", Stage: stageTip(layout.Part{Kind: layout.PartStep, N: uint8(rules.StepActivate)})},
	{Name: "compared", Stage: stageCompare},
	{Name: "refused-in-hand", Stage: stageRefused},
	{Name: "keyboard-focus", Stage: stageFocus("Right")},
	{Name: "keyboard-die-in-hand", Stage: stageFocus("Right", "Enter")},
	{Name: "keyboard-looking", Stage: stageFocus("Right", "Shift+Up", "Shift+Up", "Z")},
	{Name: "keyboard-answer", Stage: stageFocusChoice},
	{Name: "keyboard-hint", Stage: stageFocus("Right", "H", "H", "H")},
	{Name: "keyboard-characters", Stage: stageKeysAt(func(t *table, _ int) bool { return true }, "Right", "Right")},
	{Name: "keyboard-offers", Stage: stageKeysAt(func(t *table, _ int) bool { return len(t.Board.Hand.Offers()) == 6 }, "Right", "Down")},
	{Name: "zoomed", Stage: stageZoomed},
	{Name: "zoomed-characters", Stage: stageKeysAt(Begun(0), "+", "+", "Ctrl+Shift+Down", "Ctrl+Shift+Down")},
	{Name: "zoomed-focus", Stage: stageFocus("+", "+", "+", "+", "Right", "Enter", "Tab")},
	{Name: "touch-table", Stage: stageTouch(busy)},
	{Name: "touch-answer", Stage: stageTouch(answering)},
	{Name: "pad-focus", Stage: stagePad(busy, chord.PadRight)},
	{Name: "pad-die-in-hand", Stage: stagePad(busy, chord.PadRight, chord.PadA)},
	{Name: "pad-answer", Stage: stagePad(answering, chord.PadRight)},
	{Name: "pad-hint", Stage: stagePad(busy, chord.PadRight, chord.PadX, chord.PadX, chord.PadX)},
	{Name: "pad-menu", Stage: stagePad(busy, chord.PadStart)},
	{Name: "keyboard-moves", Stage: stageFocus("Ctrl+K")},
	{Name: "keyboard-moves-narrowed", Stage: stageMoves("create", 2)},
	{Name: "keyboard-moves-large", Stage: stageAt(200, stageMoves("ability", 1))},
	{Name: "preview-of-a-placement", Stage: stagePreview(func(ge gesture.Gesture) bool { return ge.Move.Kind == rules.MovePlace })},
	{Name: "preview-of-an-attempt", Stage: stagePreview(func(ge gesture.Gesture) bool { return ge.Move.Kind == rules.MoveAttempt })},
	{Name: "preview-of-three-teams", Stage: stageTeams},
	{Name: "reroll-picked", Stage: stageReroll},
	{Name: "three-teams-asked", Stage: func(g *app.App) error {
		err := stageTeams(g)
		t := g.Scene.(*table)
		t.Board.Drop(g, t.Board.Tip.On.Target)
		return err
	}},
	{Name: "preview-of-the-end-of-the-step", Stage: stagePreview(func(ge gesture.Gesture) bool { return ge.Move.Kind == rules.MoveDone })},
	{Name: "planning", Stage: stagePlanning},
	{Name: "defence-decided", Stage: func(g *app.App) error { _, err := deciding(g); return err }},
	{Name: "hint-coming", Stage: stageHintComing},
	{Name: "hint-why", Stage: stageHint(1)},
	{Name: "hint-plan", Stage: stageHintPlan},
	{Name: "hint-where", Stage: stageHint(2)},
	{Name: "hint-move", Stage: stageHint(3)},
	{Name: "hint-face", Stage: stageHintAt(rules.MoveFace)},
	{Name: "hint-settle", Stage: stageHintAt(rules.MoveSettle)},
	{Name: "worth-of-a-card", Stage: stageWorth},
	{Name: "late-in-the-year", Stage: func(g *app.App) error {
		_, err := stageTable(g, func(t *table, played int) bool { return t.Board.State.Turn == 5 && t.Board.CanFinish() })
		return err
	}},
	{Name: "log", Stage: func(g *app.App) error {
		t, err := stageTable(g, func(t *table, played int) bool { return t.Board.State.Turn == 3 })
		if err == nil {
			t.Pane.Toggle()
		}
		return err
	}},
	{Name: "season-event", Stage: stageEvent(kind(rules.EvSeason))},
	{Name: "stress-taken", Stage: stageEvent(kind(rules.EvStress))},
	{Name: "threat-rises", Stage: stageEvent(kind(rules.EvThreat))},
	{Name: "obstacle-drawn", Stage: stageEvent(kind(rules.EvObstacle))},
	{Name: "card-completed", Stage: stageEvent(kind(rules.EvComplete))},
	{Name: "step-by-step", Stage: stageStep},
	{Name: "rules", Stage: stageRules("progress", "")},
	{Name: "rules-search", Stage: stageRules("defend", "asset")},
	{Name: "rules-glossary", Stage: stageRules("glossary:Other signs", "")},
	{Name: "end-of-year", Stage: stagePhase(func(s *rules.State) bool { return s.Phase == rules.YearOver })},
	{Name: "burn-a-location", Stage: stagePhase(func(s *rules.State) bool { return s.Phase == rules.SessionEnd })},
	{Name: "new-locations", Stage: func(g *app.App) error {
		_, err := stageTable(g, func(t *table, _ int) bool { return len(t.Board.Hand.Offers()) == 6 })
		return err
	}},
	{Name: "next-year", Stage: stagePhase(func(s *rules.State) bool { return s.Phase == rules.Setup && s.Year == 2 })},
	{Name: "characters-of-year-two", Stage: func(g *app.App) error {
		t, err := stageTable(g, func(t *table, _ int) bool { return t.Board.State.Phase == rules.Setup && t.Board.State.Year == 2 })
		if err == nil {
			t.Pages.ReadPage(&t.Board) // the sheet has been read
		}
		return err
	}},
	{Name: "year-six", Stage: stageLate},
	{Name: "end-of-campaign", Stage: stagePhase(func(s *rules.State) bool { return s.Phase == rules.CampaignOver })},
}

// practice is a table whose campaign is kept nowhere.
func practice(g *app.App, o rules.Options) *table {
	t := tableOf(g, saves.Scratch(g.Book, o))
	t.Board.Speed, t.Board.OwnPace = motion.Off, true
	return t
}

// practiceAfter is [practice] after moves that are not shown.
func practiceAfter(g *app.App, o rules.Options, moves []rules.Move) (*table, error) {
	c := saves.Scratch(g.Book, o)
	for _, m := range moves {
		if err := c.Play(m, nil); err != nil {
			return nil, err
		}
	}
	t := tableOf(g, c)
	t.Board.Speed, t.Board.OwnPace = motion.Off, true
	return t, nil
}

// stagePhase plays until the table is as asked.
func stagePhase(is func(s *rules.State) bool) func(g *app.App) error {
	return func(g *app.App) error {
		_, err := stageTable(g, func(t *table, _ int) bool { return is(&t.Board.State) })
		return err
	}
}

func Begun(moves int) func(t *table, played int) bool {
	return func(_ *table, played int) bool { return played == moves }
}

// stageTable plays a campaign by random legal moves until a moment comes; with no moment named it stays at the beginning.
func stageTable(g *app.App, moment func(t *table, played int) bool) (*table, error) {
	t := practice(g, rules.Options{Seed: gametest.ShotSeed, Difficulty: content.Standard})
	if moment != nil {
		if err := t.playUntil(g, rules.RandomPolicy(gametest.ShotSeed), func(played int) bool { return moment(t, played) }); err != nil {
			return nil, err
		}
	}
	g.Show(t)
	return t, nil
}

// playUntil plays on by a policy until a moment comes, or fails if none does before the campaign is over.
func (t *table) playUntil(g *app.App, choose rules.Policy, moment func(played int) bool) error {
	for played := 0; !moment(played); played++ {
		legal := t.Board.Book.Moves(&t.Board.State, nil)
		if len(legal) == 0 {
			return fmt.Errorf("no such moment comes in the campaign of seed %d", gametest.ShotSeed)
		}
		t.Board.Play(g, choose(t.Board.Book, &t.Board.State, legal))
	}
	return nil
}

// find plays until a legal move of some kind can be made that suits, and returns its gesture.
func find(g *app.App, suits func(t *table, ge gesture.Gesture) bool) (*table, gesture.Gesture, error) {
	var found gesture.Gesture
	t, err := stageTable(g, func(t *table, _ int) bool {
		for _, ge := range t.Board.Hand.Gestures {
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
func stageDrag(g *app.App) error {
	t, ge, err := find(g, func(t *table, ge gesture.Gesture) bool { return ge.Move.Kind == rules.MoveCreate })
	if err != nil {
		return err
	}
	t.hold(g, ge.Take[0])
	return nil
}

// stageAsset holds an asset over a progress square that takes it.
func stageAsset(g *app.App) error {
	t, ge, err := find(g, func(t *table, ge gesture.Gesture) bool { return ge.Move.Kind == rules.MovePlace })
	if err != nil {
		return err
	}
	t.hold(g, ge.Take[0])
	return nil
}

// hold takes something up, the pointer being in the middle of the boards.
func (t *table) hold(g *app.App, what layout.Target) {
	t.Board.Held = []layout.Target{what}
	g.Pointer.X, g.Pointer.Y = float64(g.Width)*0.4, float64(g.Height)*0.4
}

func stageChoice(g *app.App) error {
	_, _, err := find(g, func(t *table, ge gesture.Gesture) bool {
		return t.Board.State.Phase == rules.Turns && board.Chosen[ge.Move.Kind] && ge.Drop.Kind != layout.None
	})
	return err
}

func stageAttempt(g *app.App) error {
	_, _, err := find(g, func(t *table, ge gesture.Gesture) bool { return t.Board.State.Attempt.Phase == rules.Overcome })
	return err
}

// stageRules opens the rules over the table, with something looked for.
func stageRules(page, search string) func(g *app.App) error {
	return func(g *app.App) error {
		if _, err := stageTable(g, Begun(4)); err != nil {
			return err
		}
		g.OpenRules(page)
		g.Sheet.(*reader.Reader).LookFor(search)
		return nil
	}
}

// stageLate is the last actions step that comes in a year six: there is much on the table.
func stageLate(g *app.App) error {
	last := 0
	_, err := stageTable(g, func(t *table, played int) bool {
		if t.Board.State.Year == 6 && t.Board.CanFinish() {
			last = played
		}
		return t.Board.State.Phase == rules.CampaignOver
	})
	if err == nil && last == 0 {
		err = fmt.Errorf("the campaign of seed %d does not come to its sixth year", gametest.ShotSeed)
	}
	if err == nil {
		_, err = stageTable(g, Begun(last))
	}
	return err
}

// enlarge points at a thing for as long as it takes to be shown large.
func (t *table) enlarge(g *app.App, on layout.Target) {
	t.Board.Hover, t.Board.HoverFor = on, board.ZoomAfter+1
	if r, ok := t.Board.Plan(g).Rect(on); ok {
		g.Pointer.X, g.Pointer.Y = r.Center()
	}
}

// stageZoom shows an obstacle large.
func stageZoom(g *app.App) error {
	t, err := stageTable(g, Begun(4))
	if err != nil {
		return err
	}
	for _, p := range t.Board.Plan(g).Pieces {
		if p.Target.Kind == layout.Obstacle {
			t.enlarge(g, p.Target)
		}
	}
	return nil
}
