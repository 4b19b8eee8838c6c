package rules

import (
	"math/rand/v2"
	"regexp"
	"strings"
	"testing"

	"sixwinters/content"
)

// richCampaign is a campaign in which nearly everything can happen: any locations, all characters with all
// achievements, all masteries, and every obstacle in the draw piles.
func richCampaign(b *Rulebook, seed uint64) State {
	s := b.NewCampaign(Options{Seed: seed, Difficulty: content.Hardcore}, nil)
	for id := range b.c.Characters {
		s.Characters[id].Unlocked, s.Characters[id].Achieved = true, MostAchieved
	}
	for r := range s.Progress {
		s.Progress[r] = lastSpace - 1
	}
	for id := range b.c.Cards {
		card := content.ObstacleID(id)
		if s.Obstacles[id].Zone == Locked {
			s.Obstacles[id].Zone = InDraw
			s.Draw[b.c.Card(card).Region].push(card)
		}
	}
	locations := make([]content.LocationID, len(b.c.Locations))
	for i := range locations {
		locations[i] = content.LocationID(i)
	}
	shuffle(&s.Chance, locations)
	copy(s.Slots[:], locations)
	for r := range s.Draw {
		shuffle(&s.Chance, s.Draw[r].List())
	}
	return s
}

// randomPlay plays years by random legal moves, some of them from a rich start, and shows every move before it is made
// with all the legal ones, and what it brought.
func randomPlay(t *testing.T, years int, see func(b *Rulebook, s *State, legal []Move, m Move, story *Story)) {
	t.Helper()
	b := loadBook(t)
	var legal []Move
	for seed := range uint64(years) {
		rng := rand.New(rand.NewPCG(seed, 3))
		s := b.NewCampaign(Options{Seed: seed, Difficulty: content.Easy}, nil)
		if seed%4 != 0 {
			s = richCampaign(b, seed)
		}
		for s.Depth > 0 {
			legal = b.Moves(&s, legal[:0])
			m := legal[rng.IntN(len(legal))]
			if m.Kind == MoveDone && rng.IntN(4) > 0 {
				continue // stay a while
			}
			before := s
			story := Story{Keep: true}
			if err := b.Apply(&s, m, &story); err != nil {
				t.Fatalf("seed %d: %s: %v", seed, b.Notation(&before, m), err)
			}
			see(b, &before, legal, m, &story)
		}
	}
}

// steeredPlay calls what randomPlay does with the golden records that were steered to what is seldom come upon.
func steeredPlay(t *testing.T, see func(b *Rulebook, s *State, legal []Move, m Move, story *Story)) {
	t.Helper()
	b := loadBook(t)
	for _, line := range goldenIndex(t) {
		if !strings.HasPrefix(line[0], "steered-") {
			continue
		}
		if _, err := b.Replay(readGolden(t, line[0]), func(before *State, m Move) {
			after, story := *before, Story{Keep: true}
			if err := b.Apply(&after, m, &story); err != nil {
				t.Fatalf("%s: %s: %v", line[0], b.Notation(before, m), err)
			}
			see(b, before, b.Moves(before, nil), m, &story)
		}); err != nil {
			t.Fatalf("%s: %v", line[0], err)
		}
	}
}

// notWords is what no sentence or label may hold: slips of formatting, icons, and names that were not found.
var notWords = regexp.MustCompile(`%!|[{}]|\bnone\b|  | [.,;]|[.?!]\.`)

func TestDescribePlay(t *testing.T) {
	told, silent := map[EventKind]bool{}, map[EventKind]bool{}
	see := func(b *Rulebook, _ *State, _ []Move, _ Move, story *Story) {
		for i, e := range story.Events {
			say := b.Describe(&story.States[i], e)
			if say == "" {
				silent[e.Kind] = true
				continue
			}
			told[e.Kind] = true
			words := strings.Replace(say, "none had an obstacle", "", 1) // here it is a word
			if !strings.HasSuffix(say, ".") && !strings.HasSuffix(say, "?") && !strings.HasSuffix(say, "!") || notWords.MatchString(words) || say[:1] != strings.ToUpper(say[:1]) {
				t.Fatalf("%+v is told as %q", e, say)
			}
		}
	}
	randomPlay(t, 10, see)
	steeredPlay(t, see)
	for kind := range silent {
		if !told[kind] {
			t.Errorf("events of kind %d are never told", kind)
		}
	}
	for kind := range EvYearOver + 1 {
		if !told[kind] {
			t.Errorf("no event of kind %d happens", kind)
		}
	}
}

// Names of cards may end with any mark.
func TestFixFullStops(t *testing.T) {
	for say, want := range map[string]string{
		"Ambush!. Next.": "Ambush! Next.", "Who Goes There?.": "Who Goes There?", "Inc.. More.": "Inc. More.", "And so on... More.": "And so on... More.",
		"Ambush!: nothing happens.": "Ambush! Nothing happens.", "Really?: Thea rests.": "Really? Thea rests.", "Ambush! activates.": "Ambush! activates.",
	} {
		if got := FixFullStops(say); got != want {
			t.Errorf("%q becomes %q, not %q", say, got, want)
		}
	}
}

// A name that ends with a mark does not end the sentence of an attempt.
func TestAttemptAtANameWithAMark(t *testing.T) {
	b := loadBook(t)
	for name, want := range map[string]string{"Tradition, or Reform?": "\"Tradition, or Reform?\", approach: ", "Looking West": "Looking West, approach: "} {
		s := b.NewCampaign(Options{}, nil)
		s.Attempt = Attempt{Phase: Approach, Obstacle: obstacleNamed(t, b, name)}
		if say := askAttempt(b, &s, &Frame{}); !strings.HasPrefix(say, want) {
			t.Errorf("it is asked: %q", say)
		}
	}
}

// The question of an approach says no longer than it is true that a defence must show something.
func TestApproachAsksForWhatIsLeft(t *testing.T) {
	b := loadBook(t)
	s := b.NewCampaign(Options{}, nil)
	id := obstacleNamed(t, b, "Taichu") // 3 4
	o := &s.Obstacles[id]
	o.Zone, o.At = InPlay, 0
	s.Players[0].Character, s.Players[0].At = characterNamed(t, b, "Keel"), 0
	s.Attempt = Attempt{Phase: Approach, Obstacle: id, Team: 1, Skilled: 1}
	ask := func(want string) {
		t.Helper()
		if say := askAttempt(b, &s, &Frame{}); say != "Taichu, approach: "+want {
			t.Errorf("it is asked: %q", say)
		}
	}
	ask("no die that Keel may place fits yet. To defend: the reroll must show a 3 and a 4.")
	s.Players[0].Dice.Add(3)
	s.Players[0].Dice.Add(3)
	ask("Keel can cover 1 of its 2 dice. Or defend: the reroll must show a 3 and a 4.")
	s.Players[0].Dice = Values{}
	s.Players[0].Dice.Add(6)
	o.Dice[0] = ActionDie(3)
	ask("no die that Keel may place fits yet. To defend: the reroll must show a 3 and a 4.")
	s.Attempt.Masters = 1
	ask("Keel can cover the rest. That needs no defence.")
	s.Attempt.Masters = 0
	s.Players[0].Dice.Add(4)
	ask("Keel can cover the rest. That needs no defence.")
	o.Dice[0] = NoDie
	s.Assets[0][content.Military].Add(3)
	ask("Keel can cover all its dice. That needs no defence.")
}

func TestDescribe(t *testing.T) {
	b := loadBook(t)
	s := b.NewCampaign(Options{}, nil)
	keel := characterNamed(t, b, "Keel")
	thea := characterNamed(t, b, "Thea")
	for p, id := range []content.CharacterID{keel, thea} {
		s.Players[p].Character, s.Players[p].At = id, content.Slot(p)
	}
	s.Phase, s.Step, s.Depth = Turns, StepActions, 0
	s.push(Frame{Task: TaskActions})
	legionary := uint8(obstacleNamed(t, b, "Legionary"))
	pool, here, mat := inPool(content.Technology), atLocation(0), onMat(0)
	supply := Place{Spot: InSupply}
	two := ResourceDie(content.Technology, 2)
	tests := []struct {
		e    Event
		want string
	}{
		{Event{Kind: EvDie, Die: two, From: pool, To: here, Cause: Cause{Kind: ByPlayer}}, "Keel creates a technology asset showing 2 at Eastkeep."},
		{Event{Kind: EvDie, Die: two, From: supply, To: here, Rolled: true}, "Technology 2 is rolled at Eastkeep."},
		{Event{Kind: EvDie, Die: ActionDie(2), From: mat, To: supply}, ""},
		{Event{Kind: EvDie, Die: ActionDie(4), From: supply, To: mat}, "Keel gains action die 4."},
		{Event{Kind: EvDie, Was: ActionDie(5), Die: ActionDie(1), From: Place{Spot: InHand}, To: mat, Rolled: true},
			"Keel rerolls action die 5 and gets 1."},
		{Event{Kind: EvDie, Was: two, Die: ResourceDie(content.Technology, 6), From: here, To: here, Rolled: true},
			"Technology 2 at Eastkeep is rerolled and shows 6."},
		{Event{Kind: EvDie, Was: two, Die: ResourceDie(content.Espionage, 2), From: pool, To: inPool(content.Espionage), Cause: Cause{Kind: ByPlayer, Player: 1}},
			"Thea trades technology 2 to espionage."},
		{Event{Kind: EvDie, Die: ActionDie(3), From: mat, To: onObstacle(content.ObstacleID(legionary), 0)},
			"Keel's action die 3 covers the 3 of Legionary."},
		{Event{Kind: EvThreat, Resource: content.Espionage, N: 4, M: 5}, "The espionage threat advances to space 5, level 3."},
		{Event{Kind: EvThreat, Resource: content.Espionage, N: 4, M: 1}, "The espionage threat falls to space 1, level 1."},
		{Event{Kind: EvObstacle, Card: legionary, From: attachedAt(0), To: attachedAt(3)}, "Legionary moves to Boar's Rift."},
		{Event{Kind: EvStress, Player: 1, Stress: content.Body, N: 2}, "Thea takes 2 body stress."},
		{Event{Kind: EvRest, Player: 1, Stress: content.Body, N: 4, M: 1}, "Thea rests, and the body die now shows 4."},
		{Event{Kind: EvRest, Player: 1, Stress: content.Body, N: 6}, "Thea's body die now shows 6."},
		{Event{Kind: EvCondition, Character: thea, Stress: content.Body, N: 1}, "Thea is now Weary."},
		{Event{Kind: EvRecover, Character: thea, Stress: content.Psyche, N: 3}, "Thea is no longer Shaken."},
		{Event{Kind: EvUnlockCharacter, Character: 4}, "Yasmina is unlocked and may be played from next year on."},
		{Event{Kind: EvDefence, Card: legionary}, "The defence against Legionary fails."},
		{Event{Kind: EvAttempt, Card: legionary, N: 3}, "Keel and Thea attempt to overcome Legionary."},
		{Event{Kind: EvUse, Player: 0, N: 1}, "Keel uses an ability: turn a 5 into 1."},
		{Event{Kind: EvUse, Player: 0, N: 6}, "Keel uses an ability: turn an asset into a technology asset."},
		{Event{Kind: EvAchievement, Character: keel, N: 1}, "Keel's achievement opens the ability \"move to an Empire location\"."},
		{Event{Kind: EvBox, N: 0}, "The time marker begins in winter."},
		{Event{Kind: EvBox, N: 2, M: 1}, "The time marker moves on, and it is still spring."},
		{Event{Kind: EvBox, N: 3, M: 1}, "The time marker moves to summer."},
		{Event{Kind: EvBarter, From: pool, To: inPool(content.Espionage)}, "Diplomacy mastery: two technology dice for a new espionage die."},
		{Event{Kind: EvSeason, Season: content.Spring, N: 2}, "Heavy Rains (spring, 2 symbols showing)."},
		{Event{Kind: EvSeason, Season: content.Summer, N: 2}, "Heat Wave (summer, 2 symbols showing) for all at urban locations."},
		{Event{Kind: EvSeason, Season: content.Fall, N: 1}, "Bountiful Harvest (fall, 1 symbol showing)."},
		{Event{Kind: EvProgressed, Resource: content.Support, N: 5, M: 6},
			"Support progress advances to space 6, level 3, which grants support mastery."},
		{Event{Kind: EvRank, Character: keel, Skill: content.Lore, N: 2}, "Keel's lore rises to rank 2."},
		{Event{Kind: EvYearOver, N: 1}, "Year I is over."},
	}
	for _, test := range tests {
		if got := b.Describe(&s, test.e); got != test.want {
			t.Errorf("%+v: %q, want %q", test.e, got, test.want)
		}
	}
}
