package game

import (
	"strings"
	"testing"

	"sixwinters/advice"
	"sixwinters/content"
	"sixwinters/game/hover"
	"sixwinters/render/layout"
	"sixwinters/rules"
)

// TestMarkersSayWhereTheyComeFrom plays a year and asks of each marker how it came to its space: where it began the year,
// the cards that were finished for it, and the obstacles whose symbols moved a threat last. The log tells of those too.
func TestMarkersSayWhereTheyComeFrom(t *testing.T) {
	g := withSettings(t, Options{}, "started = true\n")
	g.width, g.height = 1280, 720
	table := practice(g, rules.Options{Seed: 3, Difficulty: content.Standard})
	g.show(table)
	choose := rules.GreedyPolicy(3)
	grew, finished := 0, 0
	for table.state.Phase != rules.YearOver {
		table.play(g, choose(table.book, &table.state, table.book.Moves(&table.state, nil)))
		table.beats, table.shown, table.dialog = beats{}, table.state, nil
		for r := range content.Resource(content.NumResources) {
			threat := int(table.state.Threat[r])
			tip := strings.Join(partTold(g, table, layout.Part{Kind: layout.PartSpace, N: uint8(r), Sub: uint8(threat - 1)}).Text, "\n")
			if span := table.annals.Years[0].Threat[r]; span.To != threat {
				t.Fatalf("the annals have the %s threat on space %d, the table on %d", r, span.To, threat)
			}
			if !strings.Contains(tip, "began the year on space") && !strings.Contains(tip, "has stood here since the year began") {
				t.Fatalf("the %s threat says nothing of where it comes from:\n%s", r, tip)
			}
			if why := table.grown.by[r]; len(why) > 0 {
				grew++
				if !strings.Contains(tip, "In the threats step of turn") || !strings.Contains(tip, why[0].What) || advice.Total(why) < 1 {
					t.Fatalf("the %s threat does not say what moved it by %v:\n%s", r, why, tip)
				}
			}
			progress := int(table.state.Progress[r])
			tip = strings.Join(partTold(g, table, layout.Part{Kind: layout.PartSpace, N: uint8(r), Sub: uint8(progress - 1)}).Text, "\n")
			if strings.Contains(tip, "Finished this year for it: ") {
				finished++
			}
		}
	}
	if grew == 0 || finished == 0 {
		t.Errorf("%d threats grew and %d tracks had cards finished for them", grew, finished)
	}
	told := 0
	for _, line := range table.log {
		if strings.Contains(line.Text, "threat symbols, on ") && line.Rule == "threats" {
			told++
		}
	}
	if told == 0 {
		t.Error("the log does not tell on which cards threat symbols stood")
	}
	table.grown.turn = table.state.Turn + 1 // what was taken back is not told
	r := content.Resource(0)
	for len(table.grown.by[r]) == 0 && r < content.NumResources-1 {
		r++
	}
	if tip := partTold(g, table, layout.Part{Kind: layout.PartSpace, N: uint8(r), Sub: table.state.Threat[r] - 1}); strings.Contains(strings.Join(tip.Text, "\n"), "In the threats step") {
		t.Error("a step that was taken back is told")
	}
}

// partTold is what the tip of a part says.
func partTold(g *Game, t *table, part layout.Part) hover.Tip {
	return t.partTip(g, part, hover.Part(t.book, &t.shown, part))
}

// Steps of a threat at its last space go to another track, which the log says where it tells of the symbols ([threats]).
func TestPassedOn(t *testing.T) {
	var s rules.State
	for name, c := range map[string]struct {
		at   []content.Resource // at the last space
		of   content.Resource
		want string
	}{
		"one that can go on":  {nil, content.Support, ""},
		"one that cannot":     {[]content.Resource{content.Support}, content.Support, "the next track along the wheel goes on instead"},
		"the wheel is full":   {[]content.Resource{0, 1, 2, 3, 4}, content.Espionage, "sorcery goes on instead"},
		"sorcery":             {[]content.Resource{content.Sorcery}, content.Sorcery, "the players choose the track"},
		"when none can go on": {[]content.Resource{0, 1, 2, 3, 4, 5}, content.Military, "nothing comes of it"},
	} {
		s.Threat = [content.NumResources]uint8{1, 1, 1, 1, 1, 1}
		for _, r := range c.at {
			s.Threat[r] = content.TrackSpaces
		}
		if got := passedOn(&s, c.of); !strings.Contains(got, c.want) || c.want == "" && got != "" {
			t.Errorf("%s: %q, not %q", name, got, c.want)
		}
	}
}

// A threat that goes on space by space is one line of the log, however it is shown, and each other threat, and what another move
// brings, a line of its own.
func TestTheLogTellsAnAdvanceOfAThreatInOneLine(t *testing.T) {
	g := mirrorGame(t)
	seat := practice(g, rules.Options{Seed: shotSeed, Difficulty: content.Easy})
	step := func(r content.Resource, to int8) rules.Event {
		return rules.Event{Kind: rules.EvThreat, Resource: r, N: to - 1, M: to}
	}
	state := func(int) *rules.State { return &seat.state }
	seat.log = nil
	seat.tell([]rules.Event{step(content.Sorcery, 3), step(content.Sorcery, 4)}, state)
	seat.tell([]rules.Event{step(content.Sorcery, 5)}, state)
	seat.tell([]rules.Event{step(content.Military, 6), {Kind: rules.EvThreat, Resource: content.Military, N: 6, M: 2}, step(content.Military, 3)}, state)
	seat.endAdvance()
	seat.tell([]rules.Event{step(content.Military, 4)}, state)
	want := []string{
		"The sorcery threat advances by 3, to space 5.",
		"The military threat advances to space 6.",
		"The military threat falls to space 2.",
		"The military threat advances to space 3.",
		"The military threat advances to space 4.",
	}
	if len(seat.log) != len(want) {
		t.Fatalf("the log has %d lines: %+v", len(seat.log), seat.log)
	}
	for i, line := range seat.log {
		if line.Text != want[i] {
			t.Errorf("the log says %q, not %q", line.Text, want[i])
		}
	}
}
