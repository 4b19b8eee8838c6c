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
	of   [content.NumDifficulties]Weights // by difficulty

	rates [content.NumStages + 2]float64 // obstacles that come in a turn of each stage of the progress deck
	decks [content.NumStages + 2]float64 // cards of the stage

	claimed, used taken // assets that the first character's card and the last one looked at take
}

func newValuer(b *rules.Rulebook) valuer {
	v := valuer{b: b, ways: cardWays(b), of: WeightsOf}
	for i := range b.Content().Progress {
		card := &b.Content().Progress[i]
		v.rates[card.Stage] = float64(card.NewObstacles)
		v.decks[card.Stage]++
	}
	return v
}

// turnsAYear is how many turns a year has on average; dieWorth and pipWorth are what an unspent action die is worth while the players
// act, and each point it shows.
const (
	turnsAYear = 6.3
	dieWorth   = 2.0
	pipWorth   = 0.25
)

// worth is what a table is worth; acting: the dice lying there can still be used.
func (v *valuer) worth(s *rules.State, acting bool) float64 {
	b, w := v.b, &v.of[s.Difficulty]
	yearLeft, left := turnsLeft(s, acting)
	total := 0.0

	step, threatStep, tracks := v.steps(s, left)
	total += tracks
	total += v.obstacles(s, &threatStep, yearLeft, acting)
	total -= w.Flow * v.coming(s, yearLeft)
	for p := range s.Players {
		total += v.condition(s, p, yearLeft)
	}
	if acting || !noMoreActions(b, s) {
		total += v.lying(s, acting, outlook{yearLeft, &step})
	}
	for _, rank := range bestRanks(v.b, s) {
		total += w.BestRank * min(1, left/(2*turnsAYear)) * float64(rank) // it is of use for some time
	}
	for id := range b.Content().Characters {
		c := &s.Characters[id]
		if !c.Sheet && !c.Unlocked {
			continue
		}
		total += 10
		for _, rank := range c.Skills {
			total += w.care(left) * w.Rank * float64(rank)
		}
		total += w.Achieved * float64(c.Achieved)
		total -= w.Mark * float64(c.Conditions()) * float64(rules.Years-s.Year) / rules.Years
	}
	return total
}

// coming is how many obstacles come this year, about: each stage of the progress deck brings its own number a turn, and the deck
// runs down by one card for each obstacle and about one that is completed ([new-obstacles]).
func (v *valuer) coming(s *rules.State, turns float64) (n float64) {
	if s.Phase != rules.Turns {
		return 0
	}
	deck := float64(s.Deck.N)
	for stage := int(s.Stage); turns > 0; stage++ {
		rate, stay := v.rates[stage], turns
		if stage < content.NumStages {
			stay = min(turns, deck/(rate+1))
		}
		n += rate * stay
		turns -= stay
		deck = v.decks[stage+1]
	}
	return n
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
			total += v.of[s.Difficulty].Asset * float64(s.Assets[at][r].Len())
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
	care := w.care(left)
	share := [...]float64{1, w.Second, w.Third}
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
			now := share[rank] * tracks[n]
			total += now
			if progress == content.TrackSpaces && threat < content.TrackSpaces {
				total += w.Done
			}
			step[r] = share[rank]*w.onTrack(progress+1, threat, left) - now
			threatStep[r] = now - share[rank]*w.onTrack(progress, threat+1, left)
			n++
		} else {
			total += w.MinorStep * float64(progress)
			if progress < content.TrackSpaces {
				step[r] = w.MinorStep
			}
		}
		if threat < content.TrackSpaces {
			threatStep[r] += care * w.Threat
			if levels := &v.b.Content().Board.Tracks[r].Levels; levels[threat] > levels[threat-1] {
				threatStep[r] += care * w.Unlock
			}
		} else {
			total -= w.Full
		}
		total -= care * (w.Threat*float64(threat) + w.Unlock*float64(v.b.ThreatLevel(s, r)))
		level := v.b.ProgressLevel(s, r)
		total += w.Level * float64(level)
		mastery := w.mastery(r) * min(1, left/(rules.Years*turnsAYear))
		from := float64(v.b.Content().Board.Tracks[r].Mastery)
		toward := func(space int) float64 { return mastery * math.Pow(min(1, float64(space)/from), 2) }
		total += toward(progress)
		if progress < content.TrackSpaces {
			step[r] += toward(progress+1) - toward(progress) + w.Level*float64(v.b.Content().Board.Tracks[r].Levels[progress]-level)
		}
	}
	least := math.Inf(1)
	for r := range content.Resource(content.NumResources) {
		if s.Threat[r] < content.TrackSpaces {
			least = min(least, threatStep[r])
		}
	}
	for r := range content.Resource(content.NumResources) {
		if s.Threat[r] < content.TrackSpaces {
			continue
		}
		switch to, chosen := s.ThreatGoesTo(r); {
		case chosen:
			threatStep[r] += w.Passed * least
		case to != content.NoResource:
			threatStep[r] += w.Passed * threatStep[to]
		}
	}
	return step, threatStep, total
}

// mastery is what the mastery of a resource is worth for a whole campaign ([mastery]).
func (w *Weights) mastery(r content.Resource) float64 {
	if r == content.Technology {
		return w.Tech
	}
	return w.Mastery
}

// care is how much more threats and ranks count the fewer turns are left: late threats come fast and bring down what
// was won.
func (w *Weights) care(left float64) float64 { return 1 + w.Late*(1-min(1, left/(4*turnsAYear))) }

// onTrack is what a victory track is worth with its markers there and so many turns to come.
func (w *Weights) onTrack(progress, threat int, left float64) float64 {
	progress = min(progress, content.TrackSpaces)
	space := float64(content.TrackSpaces - threat)
	safe := 1 - math.Exp(-w.SafeRate*space/(w.ThreatRun*left+0.7))
	if space <= 0 {
		safe = 0.03
	}
	to := w.Coming * left
	far := math.Pow((float64(progress)+to)/(content.TrackSpaces+to), w.FarPower)
	return w.Track * far * safe
}

// obstacles is what the obstacles in play cost in the turns to come. Where characters that act stand before one they
// can overcome, part of its cost is gone already: so going there is seen to lead somewhere.
func (v *valuer) obstacles(s *rules.State, threatStep *[content.NumResources]float64, turns float64, acting bool) float64 {
	total := 0.0
	symbols, w := v.b.ThreatSymbols(s), &v.of[s.Difficulty]
	best := bestRanks(v.b, s)
	pace := 0.8 + w.Pace*turns
	early := w.Soon * (0.2 + 0.5*turns/turnsAYear)
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
			cost := w.Obstacle + w.Menace*float64(menace(v.b, s, id))
			total -= cost
			if !v.b.RankServes(best[v.b.Content().Card(id).Skill], id) {
				total -= w.Unskilled
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
				total += w.Cover * cost * float64(covered) / float64(len(v.b.Content().Card(id).Dice))
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
	care := w.Stress * (0.3 + 0.7*min(1, yearLeft/turnsAYear))
	if !player.InPlay() {
		return -care - w.Out*yearLeft
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
		total += (v.of[st.s.Difficulty].Asset + 1) * float64(player.Chain)
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

// fit is how fit the character of a move that chooses one is for the year: ranks, more for those that the other does not have, and what it
// can bear ([session]).
func (v *valuer) fit(s *rules.State, m rules.Move) float64 {
	w := &v.of[s.Difficulty]
	id := content.CharacterID(m.Card)
	c := &s.Characters[id]
	n := 2*float64(c.Achieved) - w.FitMark*float64(c.Conditions())
	for skill := range content.Skill(content.NumSkills) {
		rank := v.b.RankOf(s, id, skill)
		n += float64(rank)
		if other := s.Players[1-m.Player].Character; other != content.NoCharacter {
			n += w.FitBest * float64(max(0, rank-v.b.RankOf(s, other, skill)))
		}
	}
	for _, base := range v.b.Content().Characters[id].Base {
		n += float64(base) / 2
	}
	return n
}
