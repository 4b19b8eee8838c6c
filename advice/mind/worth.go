package mind

import (
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

	moments map[momentKey]*moment
	errands map[uint64]cost // by hash
	comfort []float64       // of each location card, in action dice that its ways take less than those of one that lies badly

	favors Favors // asked for by a partner

	claimed, used taken // assets that the first character's card and the last one looked at take
}

func newValuer(b *rules.Rulebook) valuer {
	v := valuer{b: b, ways: cardWays(b), of: WeightsOf, moments: map[momentKey]*moment{}, errands: map[uint64]cost{}}
	for i := range b.Content().Progress {
		card := &b.Content().Progress[i]
		v.rates[card.Stage] = float64(card.NewObstacles)
		v.decks[card.Stage]++
	}
	for id := range b.Content().Locations {
		v.comfort = append(v.comfort, float64(comfort(b, content.LocationID(id)))/10)
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
	at := v.moment(s, acting)
	yearLeft, left := at.yearLeft, at.left
	best := bestRanks(v.b, s)

	steps := v.steps(s, at)
	total := steps.total + v.favor(s)
	total += v.obstacles(s, at, steps, &best, acting)
	total -= w.Flow * v.coming(s, yearLeft)
	for p := range s.Players {
		total += v.condition(s, p, at)
	}
	if acting || !noMoreActions(b, s) {
		total += v.lying(s, acting, outlook{yearLeft, &steps.step})
	}
	for _, id := range s.Slots {
		total += w.Place * min(1, left/(2*turnsAYear)) * v.comfort[id]
	}
	for _, rank := range best {
		total += w.BestRank * min(1, left/(2*turnsAYear)) * float64(rank) // it is of use for some time
	}
	for id := range b.Content().Characters {
		c := &s.Characters[id]
		if !c.Sheet && !c.Unlocked {
			continue
		}
		total += 10
		for _, rank := range c.Skills {
			total += at.care * w.Rank * float64(rank)
		}
		total += w.Achieved * float64(c.Achieved)
		total -= w.Mark * float64(c.Conditions()) * float64(v.b.Years()-int(s.Year)) / rules.MostYears
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

// condition is what it is worth how a player's character fares. When the year is over its stress dice are set anew, and what is
// marked stays ([session]).
func (v *valuer) condition(s *rules.State, p int, now *moment) float64 {
	player := &s.Players[p]
	if player.Character == content.NoCharacter {
		return 0
	}
	w := &v.of[s.Difficulty]
	care := w.Stress * (0.3 + 0.7*min(1, now.yearLeft/turnsAYear))
	if !player.InPlay() {
		return -care - w.Out*now.yearLeft
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
