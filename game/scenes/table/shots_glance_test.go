package table

import (
	"fmt"
	"os"
	"slices"
	"strings"

	"sixwinters/advice"
	"sixwinters/advice/mind"
	"sixwinters/content"
	"sixwinters/game/app"
	"sixwinters/game/gametest"
	"sixwinters/rules"
)

// glances is how many tables are drawn that are to be understood at a glance.
const glances = 12

// glanceScenes are tables of different years, half of them while both players act and half while one of them is asked something. Drawing
// them tells what a viewer should see at once.
var glanceScenes = func() (all []gametest.Staged) {
	for i := range glances {
		name := fmt.Sprintf("glance-%02d", i+1)
		all = append(all, gametest.Staged{Name: name, Stage: func(g *app.App) error { return stageGlance(g, name, i) }})
	}
	return all
}()

// stageGlance plays a campaign by a greedy player up to a table on which one threat is the worst, one track is closest to won, and
// something looms.
func stageGlance(g *app.App, name string, i int) error {
	g.Settings.Tips = false
	year, turn := uint8(1+i*5/glances), uint8(2+i%4) // few tables of the last year have one worst threat
	var t *table
	ripe := func(int) bool {
		s, b := &t.Board.State, t.Board.Book
		if s.Phase != rules.Turns || s.Year < year || s.Year == year && s.Turn < turn || len(ends(s.Threat[:], nil)) > 1 || len(ends(s.Progress[:], victory(b))) > 1 {
			return false
		}
		if l := advice.WhatLooms(b, s); l.Kind == advice.NothingLooms {
			return false
		}
		one := b.Prompt(s).Player != rules.NoPlayer
		return s.Step == rules.StepActions && s.Acting() && !one && i%2 == 0 || i%2 == 1 && one
	}
	var err error
	for seed := range uint64(5) {
		seed = 60 + uint64(i) + glances*seed
		t = practice(g, rules.Options{Seed: seed, Difficulty: content.Standard})
		if err = t.playUntil(g, mind.Greedy(seed), ripe); err == nil {
			break
		}
	}
	if err != nil {
		return err
	}
	g.Show(t)
	s, b := &t.Board.State, t.Board.Book
	asked := "both"
	if p := b.Prompt(s).Player; p != rules.NoPlayer {
		asked = b.PlayerName(s, p)
	} else if p := s.AloneInPlay(); p != rules.NoPlayer {
		asked = b.PlayerName(s, p)
	}
	l := advice.WhatLooms(b, s)
	fmt.Fprintf(os.Stderr, "%s: year %d, turn %d; asked: %s; closest to won: %s; worst threat: %s; about to go wrong: %s\n",
		name, s.Year, s.Turn, asked, strings.Join(ends(s.Progress[:], victory(b)), " and "), strings.Join(ends(s.Threat[:], nil), " and "), l.Says[0])
	return nil
}

// victory returns the tracks that can be won.
func victory(b *rules.Rulebook) (list []content.Resource) {
	for r := range content.Resource(content.NumResources) {
		if b.Content().Board.Tracks[r].Victory {
			list = append(list, r)
		}
	}
	return list
}

// ends returns the tracks on which a marker has come furthest, of some or, with nil, of all.
func ends(spaces []uint8, of []content.Resource) (names []string) {
	most := uint8(0)
	for r, space := range spaces {
		switch {
		case of != nil && !slices.Contains(of, content.Resource(r)) || space < most:
		case space > most:
			most, names = space, []string{content.Resource(r).String()}
		default:
			names = append(names, content.Resource(r).String())
		}
	}
	return names
}
