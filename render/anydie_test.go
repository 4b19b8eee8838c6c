package render_test

import (
	"testing"

	"sixwinters/content"
	"sixwinters/rules"
	"sixwinters/rules/rulestest"
)

// A star stands where any die fits, and only there: in the boxes of abilities and on the squares of progress cards.
func TestAStarIsAnyDie(t *testing.T) {
	b, p := rulestest.Book(t), newPainter(t)
	cards := b.Content()
	s := played(t, b, 60)
	for i := range s.Characters {
		s.Characters[i].Achieved = rules.MostAchieved
	}
	boxes := map[content.BoxKind]int{}
	squares := 0
	for id := range cards.Progress {
		q := &s.Players[0]
		q.Card, q.Chain = content.ProgressID(id), 0
		q.Character = content.CharacterID(id % len(cards.Characters))
		scene := newScene(b, &s, 1280, 720)
		paint(p, scene)
		star := func(x, y float64) bool {
			sign, ok := p.SignAt(x, y)
			return ok && sign.Icon == "any"
		}
		for i := range cards.Characters[q.Character].Abilities {
			a := &cards.Characters[q.Character].Abilities[i]
			if q.Boxes[i] != rules.NoDie || !b.HasAbility(&s, 0, i) {
				continue
			}
			boxes[a.Box]++
			if is := star(scene.Plan.Mats[0].Abilities[i].Box.Center()); is != (a.Box == content.AnyDieBox) {
				t.Errorf("%s, ability %d of kind %d: a star stands in its box: %t", cards.Characters[q.Character].Name, i, a.Box, is)
			}
		}
		for i := range cards.Progress[id].Squares {
			sq := &cards.Progress[id].Squares[i]
			if !sq.There {
				continue
			}
			fitsAny := sq.Resource == content.NoResource && sq.Region == content.NoRegion && sq.Value == 0 && sq.Relation == content.NoRelation
			squares++
			if is := star(scene.Plan.Cards[0].Squares[i].Center()); is != fitsAny {
				t.Errorf("%s, square %d: a star stands there: %t", cards.Progress[id].Name, i, is)
			}
		}
	}
	for kind := range content.ValueBox + 1 {
		if boxes[kind] == 0 {
			t.Errorf("no box of kind %d was looked at", kind)
		}
	}
	if squares == 0 {
		t.Error("no square was looked at")
	}
}
