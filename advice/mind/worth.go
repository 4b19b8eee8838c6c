package mind

import (
	"math"
	"math/bits"

	"sixwinters/content"
	"sixwinters/rules"
)

// What a table is worth to the planner, in points that only compare tables.

// valuer says what tables are worth.
type valuer struct {
	b    *rules.Rulebook
	ways [content.MaxProgress][]way
	of   [content.NumDifficulties]weights // by difficulty

	claimed, used taken // assets that the first character's card and the last one looked at take
}

func newValuer(b *rules.Rulebook) valuer { return valuer{b: b, ways: cardWays(b), of: weightsOf} }

// Weights that are the same at every difficulty, found by trying.
const (
	threatLean    = 0.22 // spaces a threat marker is expected to advance in a turn
	masteryWorth  = 25.0
	passedThreat  = 180.0 // a symbol whose threat marker cannot advance any more
	levelWorth    = 3.0   // a die more in a pool
	obstacleWorth = 60.0
	unlockWorth   = 130.0 // a threat level higher: harder obstacles come into play
	minorThreat   = 160.0 // a threat marker's advance, besides what it does to its victory track
	fullThreat    = 60.0  // a threat marker on the last space
	turnsAYear    = 6.3
	dieWorth      = 2.0  // an unspent action die while the players act
	pipWorth      = 0.25 // for each point it shows
	coverShare    = 0.06 // of what an obstacle costs, for covering all its dice: less for some of them
	skillWorth    = 9.0  // an achievement
	comingSteps   = 0.1  // advances of a marker in a turn that will come anyway
)

// worth is what a table is worth; acting: the dice lying there can still be used.
func (v *valuer) worth(s *rules.State, acting bool) float64 {
	b, w := v.b, &v.of[s.Difficulty]
	yearLeft, left := turnsLeft(s, acting)
	total := 0.0

	step, threatStep, tracks := v.steps(s, left)
	total += tracks
	total += v.obstacles(s, &threatStep, yearLeft, acting)
	for p := range s.Players {
		total += v.condition(s, p, yearLeft)
	}
	if acting || !noMoreActions(b, s) {
		total += v.lying(s, acting, outlook{yearLeft, &step})
	}
	for _, rank := range bestRanks(v.b, s) {
		total += w.bestRank * min(1, left/(2*turnsAYear)) * float64(rank) // it is of use for some time
	}
	for id := range b.Content().Characters {
		c := &s.Characters[id]
		if !c.Sheet && !c.Unlocked {
			continue
		}
		total += 10
		for _, rank := range c.Skills {
			total += careFor(left) * w.rank * float64(rank)
		}
		total += skillWorth * float64(c.Achieved)
		total -= w.mark * float64(c.Conditions()) * float64(rules.Years-s.Year) / rules.Years
	}
	return total
}

// bestRanks are the best ranks in each skill among the characters who can be played ([session]).
func bestRanks(b *rules.Rulebook, s *rules.State) (best [content.NumSkills]int) {
	for id := range s.Characters {
		if c := &s.Characters[id]; c.Burned || !c.Sheet && !c.Unlocked {
			continue
		}
		for skill := range best {
			best[skill] = max(best[skill], b.RankOf(s, content.CharacterID(id), content.Skill(skill)))
		}
	}
	return best
}

// noMoreActions reports whether the characters act no more this year once the actions step in hand is over: the year ends with this
// turn, or has ended. What lies on locations, cards and obstacles then goes back to the supply ([session-end]).
func noMoreActions(b *rules.Rulebook, s *rules.State) bool {
	return s.Phase == rules.YearOver || b.IsLastTurn(s)
}

// outlook is what finishing a card leads to.
type outlook struct {
	yearLeft float64                        // turns, about
	step     *[content.NumResources]float64 // what one more step of each progress marker brings
}

// lying is what all that lies ready for the characters is worth: dice, cards, and what obstacles are covered with.
func (v *valuer) lying(s *rules.State, acting bool, to outlook) float64 {
	total := 0.0
	st := takeStock(v.b, s, acting)
	v.used = taken{}
	for p := range s.Players {
		total += v.player(&st, p, to)
		v.claimed = v.used // the other character cannot have those assets too
	}
	v.claimed = taken{}
	for at := range s.Assets {
		for r := range s.Assets[at] {
			total += v.of[s.Difficulty].asset * float64(s.Assets[at][r].Len())
		}
	}
	return total
}

// turnsLeft is how many turns are still to come, of the year and of the campaign, about.
func turnsLeft(s *rules.State, acting bool) (ofYear, ofAll float64) {
	if s.Phase == rules.Turns {
		ofYear = max(0.5, turnsAYear-float64(s.Turn))
		if acting {
			ofYear++
		}
	}
	return ofYear, float64(rules.Years-s.Year)*turnsAYear + ofYear
}

// steps is what the tracks are worth together, and what one more step of each progress marker brings and one of each
// threat marker costs.
func (v *valuer) steps(s *rules.State, left float64) (step, threatStep [content.NumResources]float64, total float64) {
	var tracks [content.VictoryTracks]float64
	w := &v.of[s.Difficulty]
	care := careFor(left)
	n := 0
	for r := range content.Resource(content.NumResources) {
		if v.b.Content().Board.Tracks[r].Victory {
			tracks[n] = w.onTrack(int(s.Progress[r]), int(s.Threat[r]), left)
			n++
		}
	}
	n = 0
	for r := range content.Resource(content.NumResources) {
		progress, threat := int(s.Progress[r]), int(s.Threat[r])
		if v.b.Content().Board.Tracks[r].Victory {
			rank := 0 // the track that is nearest counts most
			for i := range tracks {
				if tracks[i] > tracks[n] || tracks[i] == tracks[n] && i < n {
					rank++
				}
			}
			now := w.share[rank] * tracks[n]
			total += now
			if progress == content.TrackSpaces && threat < content.TrackSpaces {
				total += w.done
			}
			step[r] = w.share[rank]*w.onTrack(progress+1, threat, left) - now
			threatStep[r] = now - w.share[rank]*w.onTrack(progress, threat+1, left)
			n++
		} else {
			total += w.minorStep * float64(progress)
			if progress < content.TrackSpaces {
				step[r] = w.minorStep
			}
		}
		if threat < content.TrackSpaces {
			threatStep[r] += care * minorThreat
			if levels := &v.b.Content().Board.Tracks[r].Levels; levels[threat] > levels[threat-1] {
				threatStep[r] += care * unlockWorth
			}
		} else {
			total -= fullThreat
			threatStep[r] += care * passedThreat
		}
		total -= care * (minorThreat*float64(threat) + unlockWorth*float64(v.b.ThreatLevel(s, r)))
		if v.b.Mastery(s, r) {
			total += masteryWorth
		}
		total += levelWorth * float64(v.b.ProgressLevel(s, r))
	}
	return step, threatStep, total
}

// careFor is how much more threats and ranks count the fewer turns are left: late threats come fast and bring down what
// was won.
func careFor(left float64) float64 { return 1.6 - 0.6*min(1, left/(4*turnsAYear)) }

// onTrack is what a victory track is worth with its markers there and so many turns to come.
func (w *weights) onTrack(progress, threat int, left float64) float64 {
	progress = min(progress, content.TrackSpaces)
	space := float64(content.TrackSpaces - threat)
	safe := 1 - math.Exp(-w.safeRate*space/(threatLean*left+0.7))
	if space <= 0 {
		safe = 0.03
	}
	to := comingSteps * left
	far := math.Pow((float64(progress)+to)/(content.TrackSpaces+to), w.farPower)
	return w.track * far * safe
}

// obstacles is what the obstacles in play cost in the turns to come. Where characters that act stand before one they
// can overcome, part of its cost is gone already: so going there is seen to lead somewhere.
func (v *valuer) obstacles(s *rules.State, threatStep *[content.NumResources]float64, turns float64, acting bool) float64 {
	total := 0.0
	symbols, w := v.b.ThreatSymbols(s), &v.of[s.Difficulty]
	best := bestRanks(v.b, s)
	pace := 0.8 + w.pace*turns
	early := 0.2 + 0.5*turns/turnsAYear
	for r, n := range symbols {
		soon := 0.6*float64(min(n, 1)) + float64(min(max(n-1, 0), 1))
		total -= threatStep[r] * (float64(max(0, n-rules.FreeThreats))*pace + early*soon)
	}
	for at := range content.Slot(content.NumSlots) {
		var here uint8
		for p := range s.Players {
			if acting && s.Players[p].At == at && s.Players[p].Dice.Len() > 0 {
				here |= 1 << p
			}
		}
		likely := 0.0
		for _, id := range s.Attached[at].List() {
			cost := obstacleWorth + w.menace*float64(menace(v.b, s, id))
			total -= cost
			if !v.b.RankServes(best[v.b.Content().Card(id).Skill], id) {
				total -= w.unskilled
			}
			for _, r := range v.b.Content().Card(id).Threats {
				if symbols[r] > rules.FreeThreats {
					cost += threatStep[r] * pace
				} else {
					cost += threatStep[r] * early
				}
			}
			covered := 0
			for _, d := range s.Obstacles[id].Dice {
				if d != rules.NoDie {
					covered++
				}
			}
			if acting || !noMoreActions(v.b, s) {
				total += coverShare * cost * float64(covered) / float64(len(v.b.Content().Card(id).Dice))
			}
			if here != 0 {
				likely = max(likely, cost*v.likely(s, id, here))
			}
		}
		total += likely
	}
	return total
}

// likely is how likely characters that are there seem to overcome an obstacle, cautiously.
func (v *valuer) likely(s *rules.State, id content.ObstacleID, here uint8) float64 {
	skilled := false
	for p := range s.Players {
		skilled = skilled || here&(1<<p) != 0 && v.b.Skilled(s, p, id)
	}
	assets := assetValues(s, s.Obstacles[id].At)
	open := v.b.Uncovered(s, id)
	cover(&open, &assets)
	spare := s.TeamDice(here)
	if skilled {
		cover(&open, &spare)
	}
	n := open.Len()
	switch {
	case n == 0 && skilled:
		return 0.7
	case n == 0:
		return 0.5
	case n > spare.Len():
		return 0
	}
	return 0.5 * float64(odds(&open, spare.Len())) / 1000
}

// exposure is how much stress of each kind obstacles do at a slot this turn, if the symbol now showing still shows then.
func exposure(b *rules.Rulebook, s *rules.State, at content.Slot) (points [content.NumStress]int) {
	if !b.Activates(s, at) {
		return points
	}
	for _, id := range s.Attached[at].List() {
		for k, n := range b.ActivationStress(s, id) {
			points[k] += n
		}
	}
	return points
}

// condition is what it is worth how a player's character fares. When the year is over its stress dice are set anew, and what is
// marked stays ([session]).
func (v *valuer) condition(s *rules.State, p int, yearLeft float64) float64 {
	player := &s.Players[p]
	if player.Character == content.NoCharacter {
		return 0
	}
	w := &v.of[s.Difficulty]
	care := w.stress * (0.3 + 0.7*min(1, yearLeft/turnsAYear))
	if !player.InPlay() {
		return -care - w.out*yearLeft
	}
	total := 0.0
	exposed := exposure(v.b, s, player.At)
	for k := range content.Stress(content.NumStress) {
		d := player.Stress[k]
		open := bits.OnesCount8(s.OpenBoxes(p, k))
		if s.Phase == rules.YearOver {
			d.Value, exposed[k] = uint8(v.b.Base(s, p, k)), 0
		}
		room := float64(d.Value) + float64(open*v.b.Base(s, p, k)) - float64(exposed[k])
		total -= care / (2 + max(0, room))
		total += 0.7 * float64(d.Value)
	}
	return total
}

// player is what lies before a player whose character is in play is worth.
func (v *valuer) player(st *stock, p int, to outlook) float64 {
	player := &st.s.Players[p]
	if player.Character == content.NoCharacter || !player.InPlay() {
		return 0
	}
	total := 0.0
	if st.known {
		total += dieWorth*float64(player.Dice.Len()) + pipWorth*float64(player.Dice.Sum())
	}
	if player.Card != content.NoProgress {
		total += (v.of[st.s.Difficulty].asset + 1) * float64(player.Chain)
		total += v.card(st, p, player.Card, int(player.Chain), to)
	}
	return total
}

// card is what an unfinished card, with so many squares filled, is worth to a player.
func (v *valuer) card(st *stock, p int, id content.ProgressID, chain int, to outlook) float64 {
	cost := v.finishing(st, p, id, chain)
	if cost >= far || cost > 5*to.yearLeft {
		return 0
	}
	gain := 0.0
	for _, r := range v.b.Content().Progress[id].Reward {
		if r != content.NoResource {
			gain += to.step[r]
			continue
		}
		most := 0.0
		for _, x := range to.step {
			most = max(most, x)
		}
		gain += most
	}
	return gain * max(1-cost/9, 0.15/(1+cost/9))
}
