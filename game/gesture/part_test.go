package gesture

import (
	"slices"
	"strings"
	"testing"

	"sixwinters/advice"
	"sixwinters/content"
	"sixwinters/content/contenttest"
	"sixwinters/render/layout"
	"sixwinters/rules"
	"sixwinters/rules/rulestest"
)

// TestEverythingOnTheTableIsExplained rests a pointer all over the table in random play: every part that the plan knows
// and every thing that can be taken has a tip or a large card, every tip a rule that has an entry, and every kind of part
// is met.
func TestEverythingOnTheTableIsExplained(t *testing.T) {
	reference := contenttest.Reference(t)
	b := rulestest.Book(t)
	met := map[layout.PartKind]bool{}
	played := 0
	look := func(s *rules.State) {
		v := layout.View{Book: b, State: s, W: 1280, H: 720, PromptPlayer: rules.NoPlayer}
		plan := layout.Lay(&v)
		for y := 2.0; y < v.H; y += 5 {
			for x := 2.0; x < v.W; x += 5 {
				part, _ := plan.PartAt(x, y)
				tip := Part(b, s, part)
				if !tip.Empty() {
					met[part.Kind] = true
				} else if tip = Thing(b, s, plan.At(x, y)); tip.Empty() {
					continue
				}
				if reference.Rule(tip.Rule) == nil {
					t.Fatalf("%+v is explained by [%s], of which there is no entry", part, tip.Rule)
				}
				for _, text := range append(tip.Text, tip.Title) {
					if text == "" {
						t.Fatalf("%+v has an empty line: %q", part, tip)
					}
				}
			}
		}
		for _, piece := range plan.Pieces {
			if piece.Target.Kind == layout.Die && Thing(b, s, piece.Target).Empty() {
				t.Fatalf("the die %+v is not explained", piece.Target)
			}
		}
	}
	b.PlayYear(rules.Options{Seed: 3}, rules.RandomPolicy(3), func(_ *rules.State, _ rules.Move, after *rules.State) {
		if played++; played%8 == 1 {
			look(after)
		}
	})
	byHouseRules := b.NewCampaign(rules.Options{Seed: 3, House: rules.HouseRules{LongRest: true}}, nil)
	look(&byHouseRules)
	for kind := layout.PartYear; kind <= layout.PartName; kind++ {
		if !met[kind] {
			t.Errorf("a part of kind %d was never explained", kind)
		}
	}
}

func TestEveryWordOfTheGlossaryIsExplained(t *testing.T) {
	reference := contenttest.Reference(t)
	for _, g := range reference.Glossary {
		for _, term := range g.Terms {
			if got := Word(reference, term.Word+","); got.Title != term.Word || got.Text[0] == "" {
				t.Errorf("%s is explained as %v", term.Word, got)
			}
			if term.Icon != "" && Sign(reference, term.Icon).Empty() {
				t.Errorf("the icon %s is not explained", term.Icon)
			}
		}
	}
	if tip := Word(reference, "the"); !tip.Empty() {
		t.Errorf("\"the\" is explained as %v", tip)
	}
}

// TestPreviews looks at what would come of every legal move of a year: what places on a card says whether it can still be
// finished, what begins an attempt what it promises, and no preview has an empty line.
func TestPreviews(t *testing.T) {
	b := rulestest.Book(t)
	met := map[rules.MoveKind]int{}
	b.PlayYear(rules.Options{Seed: 4}, rules.RandomPolicy(4), func(before *rules.State, _ rules.Move, _ *rules.State) {
		for _, m := range b.Moves(before, nil) {
			if met[m.Kind] > 5 {
				continue
			}
			tip, next, _ := Preview(b, before, m)
			if tip.Empty() {
				continue
			}
			met[m.Kind]++
			for _, line := range append(tip.Text, tip.Rule) {
				if line == "" {
					t.Fatalf("%s: %+v", b.Notation(before, m), tip)
				}
			}
			if m.Kind == rules.MovePlace && tip.Rule == "progress" && len(next) == 0 {
				t.Errorf("%s leaves no next square, but does not finish the card", b.Notation(before, m))
			}
		}
	})
	for _, kind := range []rules.MoveKind{rules.MovePlace, rules.MoveAttempt, rules.MoveDefend, rules.MoveDone, rules.MoveUse} {
		if met[kind] == 0 {
			t.Errorf("no move of kind %d has a preview", kind)
		}
	}
}

// TestAssetsAreExplainedWhereTheyLie shows that nothing is said of assets where none lies.
func TestAssetsAreExplainedWhereTheyLie(t *testing.T) {
	b := rulestest.Book(t)
	s := b.NewCampaign(rules.Options{Seed: 1}, nil)
	if tip := Part(b, &s, layout.Part{Kind: layout.PartAssets}); !tip.Empty() {
		t.Errorf("where no asset lies is said %v", tip)
	}
	s.Assets[0][content.Support][2]++
	if tip := Part(b, &s, layout.Part{Kind: layout.PartAssets}); tip.Empty() || tip.Text[0][:1] != "1" {
		t.Errorf("of one asset is said %v", tip)
	}
}

// TestTimeIsExplained shows that the last step and each dashed box of the wheel say when a box is passed over and what comes
// after the last, and that they say so when the turn may be the last ([time]); and that a box says what event its turn would
// begin with, until that is over.
func TestTimeIsExplained(t *testing.T) {
	b := rulestest.Book(t)
	s := b.NewCampaign(rules.Options{Seed: 1}, nil)
	s.Phase = rules.Turns
	step := layout.Part{Kind: layout.PartStep, N: uint8(rules.StepTime)}
	for box, printed := range b.Content().Board.Seasons {
		s.Box = uint8(box)
		for part, want := range map[layout.Part]bool{step: true, {Kind: layout.PartSeason, N: uint8(box)}: printed.Dashed} {
			tip := Part(b, &s, part)
			if got := slices.Contains(tip.Text, passedOver) && slices.Contains(tip.Text, pastTheLast); got != want {
				t.Errorf("the time at box %d: %+v says %q", box, part, tip.Text)
			}
			if part.Kind == layout.PartSeason {
				brings := b.EventText(printed.Season, b.Symbols(&s, printed.Season))
				for _, at := range []struct {
					box    int
					step   rules.Step
					coming bool
				}{{box - 1, rules.StepActions, true}, {box, rules.StepEvent, true}, {box, rules.StepActions, false}, {box + 1, rules.StepEvent, false}} {
					now := s
					now.Box, now.Step = uint8(max(0, at.box)), at.step
					coming := at.coming && at.box >= 0
					if says := strings.Join(Part(b, &now, part).Text, "\n"); strings.Contains(says, brings) != coming {
						t.Errorf("box %d, with the time at box %d in %v: %q", box, at.box, at.step, says)
					}
				}
			}
			if last := b.LastTurn(&s); last != "" && !slices.Contains(tip.Text, last) {
				t.Errorf("the time at box %d: %+v does not say %q", box, part, last)
			}
		}
	}
}

// TestObstaclesThatSleepOnlyMight shows that what an obstacle does is told as coming only where it activates this turn.
func TestObstaclesThatSleepOnlyMight(t *testing.T) {
	b := rulestest.Book(t)
	awake, asleep := 0, 0
	b.PlayYear(rules.Options{Seed: 3}, rules.RandomPolicy(3), func(before *rules.State, m rules.Move, _ *rules.State) {
		if m.Kind != rules.MoveDone {
			return
		}
		for at := range before.Attached {
			for _, id := range before.Attached[at].List() {
				lines := Foreseen(b, before, id)
				if len(lines) < 2 {
					continue
				}
				activates := strings.HasPrefix(lines[0], "Activates ") && strings.Contains(lines[0], " this turn (")
				if activates {
					awake++
				} else {
					asleep++
				}
				if name := b.Content().Card(id).Name; strings.Contains(lines[1], name+": ") || strings.Contains(lines[1], " is now ") {
					t.Errorf("on the card of %s stands %q", name, lines[1])
				}
				if now := strings.HasPrefix(lines[1], "As things stand: "); now != activates || !now && !strings.HasPrefix(lines[1], "If it activate") {
					t.Errorf("%q, and then %q", lines[0], lines[1])
				}
			}
		}
	})
	if awake == 0 || asleep == 0 {
		t.Errorf("%d activate, %d do not", awake, asleep)
	}
}

// What leaves out the obstacles that activate before says so.
func TestForecastsOfOneObstacleAlone(t *testing.T) {
	for want, a := range map[string]advice.Activation{
		"If it activated now: ":        {Alone: true},
		"If it activates this turn: ":  {Depends: "what you choose in step 4", Alone: true},
		"As things stand: ":            {Surely: true}, // also where it is moved to first
		"By itself, as things stand: ": {Now: true, Surely: true, Alone: true},
	} {
		if got := foreseenHow(&a); got != want {
			t.Errorf("%q, want %q", got, want)
		}
	}
}

// An obstacle that does nothing when it activates is said to do nothing: it was told when it activates, and no more.
func TestAnActivationOfWhichNothingComesSaysSo(t *testing.T) {
	b := rulestest.Book(t)
	idle := 0
	b.PlayYear(rules.Options{Seed: 3}, rules.RandomPolicy(3), func(before *rules.State, m rules.Move, _ *rules.State) {
		if m.Kind != rules.MoveDone {
			return
		}
		for at := range before.Attached {
			for _, id := range before.Attached[at].List() {
				name, lines := b.Content().Card(id).Name, Foreseen(b, before, id)
				if len(lines) != 2 {
					t.Errorf("of %s there is said %q", name, lines)
					continue
				}
				if !strings.HasSuffix(lines[1], "nothing happens.") {
					continue
				}
				idle++
				observed := b.Observation(before)
				after := observed
				b.TryObstacle(&after, id, nil, nil)
				if after.Obstacles != observed.Obstacles || after.Players != observed.Players || after.Pool != observed.Pool ||
					after.Assets != observed.Assets || after.Threat != observed.Threat {
					t.Errorf("%s does something: %q", name, lines)
				}
			}
		}
	})
	if idle == 0 {
		t.Error("of no activation nothing comes")
	}
}

// What a mastery gives is told on the space from which it holds, and on no other ([mastery]).
func TestTheSpaceOfAMasterySaysWhatItGives(t *testing.T) {
	b, s := actions(t)
	for r := range content.Resource(content.NumResources) {
		for space := 1; space <= content.TrackSpaces; space++ {
			text := strings.Join(table{b, &s}.space(r, space).Text, " ")
			told, holds := strings.Contains(text, rules.MasteryText(r)), space == b.Content().Board.Tracks[r].Mastery
			if told != holds {
				t.Errorf("space %d of %s: the mastery holds from here: %t, and it is told: %t", space, r, holds, told)
			}
		}
	}
}

// While what follows from a move is shown the pointer may rest as well, and the rules may be opened: every table on the way can
// be explained too, though nothing is asked there.
func TestTablesOnTheWayAreExplained(t *testing.T) {
	reference := contenttest.Reference(t)
	b := rulestest.Book(t)
	const each = 3 // tables for each rule that is being carried out
	met := map[string]int{}
	look := func(s *rules.State) {
		rule := s.RuleInHand()
		if met[rule]++; met[rule] > each {
			return
		}
		if reference.Rule(rule) == nil {
			t.Fatalf("what happens is explained by [%s], of which there is no entry", rule)
		}
		v := layout.View{Book: b, State: s, W: 1280, H: 720, PromptPlayer: rules.NoPlayer}
		plan := layout.Lay(&v)
		for y := 2.0; y < v.H; y += 10 {
			for x := 2.0; x < v.W; x += 10 {
				part, _ := plan.PartAt(x, y)
				for _, tip := range []Tip{Part(b, s, part), Thing(b, s, plan.At(x, y))} {
					if !tip.Empty() && reference.Rule(tip.Rule) == nil {
						t.Fatalf("%+v is explained by [%s], of which there is no entry", part, tip.Rule)
					}
				}
			}
		}
	}
	story := rules.Story{Keep: true}
	b.PlayCampaign(rules.Options{Seed: 3}, rules.RandomPolicy(3), &story, func(*rules.State, rules.Move, *rules.State) {
		for i := range story.States {
			look(&story.States[i])
		}
	})
	for _, rule := range []string{"turn", "activate", "new-obstacles", "session-end"} {
		if met[rule] == 0 {
			t.Errorf("nothing was looked at while [%s] was carried out", rule)
		}
	}
}

// What a draw pile shows is told with the step in which it counts and the place that activates then, unless that step is over
// ([activate]).
func TestDrawPilesSayWhatTheyActivate(t *testing.T) {
	b := rulestest.Book(t)
	seen := map[content.Season]bool{}
	b.PlayYear(rules.Options{Seed: 3}, rules.RandomPolicy(3), func(s *rules.State, _ rules.Move, _ *rules.State) {
		for r := range content.Region(content.NumRegions) {
			season := b.Showing(s, r)
			want := "nothing activates"
			switch season {
			case content.NoSeason:
			case content.Winter:
				want = "all three locations"
			default:
				want = b.Location(s, content.SlotAt(r, rules.RowOf(season))).Name + " activates"
			}
			tip := Thing(b, s, layout.Target{Kind: layout.DrawPile, N: uint8(r)})
			counts := !s.IsOver(rules.StepActivate)
			if says := strings.Join(tip.Text, "\n"); counts != strings.Contains(says, want) || counts != strings.Contains(strings.ToLower(says), "in step 4") || !strings.HasSuffix(tip.Title, b.RegionName(r)) {
				t.Fatalf("%q says %q, and not %q", tip.Title, says, want)
			}
			seen[season] = true
		}
	})
	if len(seen) < content.NumSeasons {
		t.Errorf("only %v were seen", seen)
	}
}

// Where a location without obstacles activates, its pile, the location itself and the obstacle that would move there say so, in the words
// of the forecast ([move-obstacle]).
func TestWhatMovesInIsSaidWhereOneLooks(t *testing.T) {
	b := rulestest.Book(t)
	seen := 0
	look := func(s *rules.State, m rules.Move, _ *rules.State) {
		if s.Phase != rules.Turns || s.Step != rules.StepActions || m.Kind != rules.MoveDone {
			return
		}
		forecast := strings.Join(advice.WordsOf(advice.Activating(b, s).Says), "\n")
		for _, said := range advice.MovingIn(b, s) {
			words := rules.FixFullStops(said.Words)
			if !strings.Contains(forecast, words) || !b.Activates(s, said.At) {
				t.Fatalf("%q is not forecast at %v:\n%s", words, said.At, forecast)
			}
			places := [][]string{MovingIn(b, s, said.At)}
			if b.Showing(s, said.At.Region()) != content.Winter {
				places = append(places, Thing(b, s, layout.Target{Kind: layout.DrawPile, N: uint8(said.At.Region())}).Text)
			}
			for id := range content.ObstacleID(content.MaxObstacles) {
				if said.MayMove(id) {
					places = append(places, Foreseen(b, s, id))
				}
			}
			for _, says := range places {
				if !strings.Contains(strings.Join(says, "\n"), words) {
					t.Errorf("%q does not say %q", says, words)
				}
			}
			seen++
		}
	}
	for seed := uint64(1); seed <= 20; seed++ {
		b.PlayYear(rules.Options{Seed: seed}, rules.RandomPolicy(seed), look)
	}
	if seen < 10 {
		t.Errorf("only %d were to move in", seen)
	}
}
