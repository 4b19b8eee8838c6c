package mind

import (
	"cmp"
	"math/bits"
	"slices"

	"sixwinters/content"
	"sixwinters/rules"
)

// NumFeatures is how many features of a table the learned worth goes by.
const NumFeatures = len(featureNames)

// featureNames are the features in the order of [ViewOf]. The victory tracks are told by how good they look, the best first. All of it the
// players can see.
var featureNames = [...]string{
	"easy", "hardcore", "turns.left",

	"best.progress", "best.progress.squared", "best.threat", "best.threat.squared", "best.both", "best.complete", "best.lost", "best.worth",
	"second.progress", "second.progress.squared", "second.threat", "second.threat.squared", "second.both", "second.complete",
	"second.lost", "second.worth",
	"third.progress", "third.progress.squared", "third.threat", "third.threat.squared", "third.both", "third.complete", "third.lost",
	"third.worth",

	"other.progress", "other.ahead", "other.threat", "other.lost", "threat.levels", "progress.levels", "masteries",

	"obstacles", "obstacles.difficulty", "obstacles.stress", "obstacles.unskilled", "obstacles.covered", "obstacles.forbidding",
	"best.symbols", "second.symbols", "third.symbols", "victory.symbols.over", "other.symbols.over",
	"unlocked", "unlocked.difficulty",

	"best.ranks", "ranks", "achievements", "conditions", "conditions.fittest",
	"room.least", "room.inverse", "stress.dice", "out", "out.turns", "playing.ranks", "playing.conditions", "playing.achievements",

	"cards", "chains", "stage", "deck", "assets",
}

// View is what the learned worth sees of a table.
type View struct {
	Features [NumFeatures]float64
	Hats     [NumKnots]float64 // how much the weights at each knot count
}

// seen are the weights by which the learned worth sees how good a victory track looks. They stay as they were when it was learned.
var seen = Weights{Track: 3600, ThreatRun: 0.22, SafeRate: 1.5, FarPower: 1.4, Coming: 0.1}

// viewer gathers the features one after the other.
type viewer struct {
	View
	n int
	b *rules.Rulebook
	s *rules.State

	yearLeft, left  float64                                // turns
	victory, others [content.NumResources]content.Resource // tracks
	tracks          [content.NumResources]float64          // what each victory track is worth
}

// ViewOf is what the learned worth sees of a table on which the players are about to act, or whose year is over.
func ViewOf(b *rules.Rulebook, s *rules.State) View {
	v := viewer{b: b, s: s}
	v.yearLeft, v.left = turnsLeft(b, s, true)
	v.Hats = hats(rules.MostYears - v.left/turnsAYear)
	turns := 0.0
	if s.Phase == rules.Turns {
		turns = v.yearLeft / turnsAYear
	}
	v.add(one(s.Difficulty == content.Easy), one(s.Difficulty == content.Hardcore), turns)
	v.seeTracks()
	v.seeObstacles()
	v.seeCharacters()
	v.seePlayers()
	v.seeCards()
	return v.View
}

func (v *viewer) add(features ...float64) { v.n += copy(v.Features[v.n:], features) }

// one is 1 for true and 0 for false.
func one(is bool) float64 {
	if is {
		return 1
	}
	return 0
}

// seeTracks sees progress and threat on the tracks that win, the best first, and on the others together.
func (v *viewer) seeTracks() {
	s, w := v.s, &seen
	wins, others := v.victory[:0], v.others[:0]
	for r := range content.Resource(content.NumResources) {
		if v.b.Content().Board.Tracks[r].Victory {
			v.tracks[r] = w.onTrack(int(s.Progress[r]), int(s.Threat[r]), v.left) / w.Track
			wins = append(wins, r)
		} else {
			others = append(others, r)
		}
	}
	slices.SortStableFunc(wins, func(x, y content.Resource) int { return cmp.Compare(v.tracks[y], v.tracks[x]) })
	for _, r := range wins {
		p, t := float64(s.Progress[r])/content.TrackSpaces, float64(s.Threat[r])/content.TrackSpaces
		v.add(p, p*p, t, t*t, p*t, one(p == 1 && t < 1), one(t == 1), v.tracks[r])
	}
	var progress, ahead, threat, lost, threats, levels, masteries float64
	for _, r := range others {
		progress += float64(s.Progress[r]) / content.TrackSpaces
		ahead += one(s.Progress[r] > s.Threat[r])
		threat += float64(s.Threat[r]) / content.TrackSpaces
		lost += one(s.Threat[r] == content.TrackSpaces)
	}
	for r := range content.Resource(content.NumResources) {
		threats += float64(v.b.ThreatLevel(s, r))
		levels += float64(v.b.ProgressLevel(s, r))
		masteries += one(v.b.Mastery(s, r))
	}
	v.add(progress, ahead, threat, lost, threats, levels, masteries)
}

// seeObstacles sees the obstacles in play, their symbols, and what may come from the piles.
func (v *viewer) seeObstacles() {
	b, s := v.b, v.s
	best := bestRanks(b, s)
	var inPlay, difficulty, stress, unskilled, covered, forbidding, unlocked, harder float64
	for i := range b.Content().Cards {
		id := content.ObstacleID(i)
		o, card := &s.Obstacles[id], b.Content().Card(id)
		switch o.Zone {
		case rules.InDraw, rules.InDiscard:
			unlocked++
			harder += float64(card.Difficulty)
		case rules.InPlay:
			inPlay++
			difficulty += float64(card.Difficulty)
			stress += float64(menace(b, s, id))
			unskilled += one(!b.RankServes(best[card.Skill], id))
			for _, d := range o.Dice {
				covered += one(d != rules.NoDie) / float64(len(card.Dice))
			}
			for e := range card.Standing {
				do := card.Standing[e].Do
				forbidding += one(do == content.OpForbidComplete || do == content.OpForbidAttempt)
			}
		}
	}
	v.add(inPlay, difficulty, stress, unskilled, covered, forbidding)
	symbols := b.ThreatSymbols(s)
	over := [2]float64{}
	for r := range content.Resource(content.NumResources) {
		if n := float64(rules.Advances(symbols[r])); b.Content().Board.Tracks[r].Victory {
			over[0] += n
		} else {
			over[1] += n
		}
	}
	for _, r := range v.victory[:content.VictoryTracks] {
		v.add(float64(symbols[r]) * one(s.Threat[r] < content.TrackSpaces))
	}
	v.add(over[0], over[1], unlocked, harder/max(1, unlocked))
}

// seeCharacters sees what the characters have come to who can be played.
func (v *viewer) seeCharacters() {
	s := v.s
	var all, ranks, achieved, conditions float64
	for _, rank := range bestRanks(v.b, s) {
		all += float64(rank)
	}
	var marked []int
	for id := range v.b.Content().Characters {
		c := &s.Characters[id]
		if !c.Burned && (c.Sheet || c.Unlocked) {
			ranks += ranksOf(c)
			achieved += float64(c.Achieved)
			conditions += float64(c.Conditions())
			marked = append(marked, c.Conditions())
		}
	}
	slices.Sort(marked)
	fittest := 0
	for _, n := range marked[:min(rules.NumPlayers, len(marked))] {
		fittest += n
	}
	v.add(all, ranks, achieved, conditions, float64(fittest))
}

// ranksOf is the sum of a character's ranks.
func ranksOf(c *rules.Character) (sum float64) {
	for _, rank := range c.Skills {
		sum += float64(rank)
	}
	return sum
}

// seePlayers sees how those fare who are played this year.
func (v *viewer) seePlayers() {
	s := v.s
	var inverse, shown, out, ranks, conditions, achieved float64
	least := 30.0
	for p := range s.Players {
		player := &s.Players[p]
		if s.Phase != rules.Turns || player.Character == content.NoCharacter {
			continue
		}
		if !player.InPlay() {
			out++
			continue
		}
		c := &s.Characters[player.Character]
		ranks += ranksOf(c)
		conditions += float64(c.Conditions())
		achieved += float64(c.Achieved)
		exposed := exposure(v.b, s, player.At)
		for k := range content.Stress(content.NumStress) {
			d := player.Stress[k]
			room := float64(int(d.Value) + bits.OnesCount8(s.OpenBoxes(p, k))*v.b.Base(s, p, k) - exposed[k])
			least = min(least, room)
			inverse += 1 / (2 + max(0, room))
			shown += float64(d.Value)
		}
	}
	if s.Phase != rules.Turns {
		least = 0
	}
	v.add(least, inverse, shown, out, out*v.yearLeft, ranks, conditions, achieved)
}

// seeCards sees the progress cards and what lies ready for them.
func (v *viewer) seeCards() {
	s := v.s
	var cards, chains, assets float64
	if s.Phase == rules.Turns {
		for p := range s.Players {
			cards += one(s.Players[p].Card != content.NoProgress && s.Players[p].InPlay())
			chains += float64(s.Players[p].Chain)
		}
		for at := range s.Assets {
			for r := range s.Assets[at] {
				assets += float64(s.Assets[at][r].Len())
			}
		}
	}
	v.add(cards, chains, float64(s.Stage), float64(s.Deck.N), assets)
}
