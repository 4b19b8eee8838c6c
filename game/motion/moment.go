package motion

import (
	"cmp"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"sixwinters/content"
	"sixwinters/game/gesture"
	"sixwinters/game/story"
	"sixwinters/render"
	"sixwinters/render/layout"
	"sixwinters/rules"
	"sixwinters/sound"
)

// How many cards are shown of what a threat unlocks, and of those who suffer.
const (
	mostCards  = 3
	mostSuffer = 4
)

// ways are how pictures of moments move, where they do not only drift.
var ways = map[story.Kind]render.MomentWay{
	story.Achieved: render.Shines, story.Joined: render.Shines, story.KnockedOut: render.Falls, story.Lost: render.Falls,
	story.Burned: render.Burns, story.Arrived: render.Burns,
}

// moment makes the picture of a beat that is a moment.
func (m *motion) moment(b Beat, of *rules.Story) {
	kind := b.Moment.Kind
	if kind == story.None {
		return
	}
	ev, s, show, cards := &of.Events[b.At], m.now.State, kind.Show(), m.book.Content()
	p := &render.Moment{Title: show.Title, Sign: show.Sign, Bad: show.Bad, Calm: m.calm, Lasts: float64(b.Ticks) / 60, Way: ways[kind]}
	p.Say = cmp.Or(b.Say, m.book.Describe(&of.States[b.At], *ev))
	if strings.Contains(p.Title, "%d") {
		p.Title = fmt.Sprintf(p.Title, b.Moment.N)
	}
	card := func(kind render.CardKind, id uint8) { p.Cards = append(p.Cards, render.CardRef{Kind: kind, ID: id}) }
	switch kind {
	case story.Roll, story.Held, story.Failed:
		m.defence(p, &of.States[b.At], kind, of.Events[b.At:b.To])
	case story.Overcome:
		card(render.ObstacleCard, ev.Card)
	case story.Completed:
		card(render.ProgressCard, ev.Card)
	case story.Afflicted:
		p.Sign = ev.Stress.String()
		var marked []string
		for _, plays := range []bool{true, false} { // first those who are played
			for _, ev := range of.Events[b.At:b.To] {
				if ev.Kind != rules.EvCondition || s.Characters[ev.Character].Active != plays {
					continue
				}
				name := cards.Board.Conditions[ev.Stress][ev.N-1]
				if !slices.Contains(marked, name) {
					marked = append(marked, name)
				}
				if len(p.Labels) < mostSuffer {
					card(render.CharacterCard, uint8(ev.Character))
					p.Labels = append(p.Labels, name)
				}
			}
		}
		if len(marked) == 1 { // the title says it of all
			p.Labels = nil
		}
		p.Title = rules.Joined(marked, "and")
	case story.Ranked:
		p.Sign = ev.Skill.String()
		var ranks []string
		for _, ev := range of.Events[b.At:b.To] {
			if ev.Kind == rules.EvRank {
				card(render.CharacterCard, uint8(ev.Character))
				ranks = append(ranks, strconv.Itoa(int(ev.N)))
			}
		}
		if ranks = slices.Compact(ranks); len(ranks) > 1 {
			p.Title = "Ranks " + rules.Joined(ranks, "and")
		}
	case story.Achieved, story.KnockedOut, story.Lost, story.Joined:
		who := ev.Character
		if kind == story.KnockedOut {
			who = s.Players[ev.Player].Character
		}
		card(render.CharacterCard, uint8(who))
		p.Gone = kind == story.KnockedOut || kind == story.Lost
	case story.Risen:
		m.risen(p, b, of)
	case story.Burned, story.Arrived:
		for _, ev := range of.Events[b.From:b.To] {
			switch ev.Kind {
			case rules.EvBurnLocation:
				p.Gone = true
				card(render.LocationCard, ev.Card)
			case rules.EvLocation:
				card(render.LocationCard, ev.Card)
			}
		}
	case story.Event:
		p.Title, p.Say = cards.Events[ev.Season][ev.N].Name, m.book.EventText(ev.Season, int(ev.N))
		p.Event, p.Symbols = &render.Event{Season: ev.Season, Symbols: int(ev.N)}, true
	case story.Turned:
		p.Title = rules.Capital(b.Moment.Season().String())
		p.Event = &render.Event{Season: b.Moment.Season(), Symbols: m.book.Symbols(s, b.Moment.Season())}
	case story.CampaignOver:
		for i := range s.Players {
			card(render.CharacterCard, uint8(s.Players[i].Character))
		}
	default: // a year ends or begins: its sentence is all there is to say
		p.Title, p.Say = strings.TrimSuffix(p.Say, "."), ""
		p.Event = &render.Event{Season: content.Winter, Symbols: m.book.Symbols(s, content.Winter)}
	}
	p.About = m.about(s, *ev)
	m.Moment = p
}

// about lists what a moment tells of: where things fly and what lights up in its beat, and what its event is about and caused by.
func (m *motion) about(s *rules.State, ev rules.Event) (list []layout.Rect) {
	for _, f := range m.Flights {
		list = append(list, f.From, f.To)
	}
	for _, e := range m.Effects {
		list = append(list, e.At)
	}
	for _, on := range append(gesture.PiecesOf(s, ev), gesture.PiecesBy(s, ev.Cause)...) {
		if r, ok := m.now.Plan.Rect(on); ok {
			list = append(list, r)
		}
	}
	return list
}

// defence shows what an obstacle wants of a defence, and the dice of each who defends. s is the table as the beat begins: a defence that is over may be
// forgotten at its end.
func (m *motion) defence(p *render.Moment, s *rules.State, kind story.Kind, events []rules.Event) {
	id := s.Attempt.Obstacle
	p.Cards = []render.CardRef{{Kind: render.ObstacleCard, ID: uint8(id)}}
	p.Wants = m.book.DefenceShows(s, id)
	p.FirstFall, p.Falls, p.Breath = sound.FirstFall, sound.Falls, sound.Breath
	var dice [rules.NumPlayers][]rules.Die
	if p.Rolls = kind == story.Roll; p.Rolls {
		for _, ev := range events {
			if ev.Kind == rules.EvDie && ev.Rolled {
				dice[ev.To.N] = append(dice[ev.To.N], ev.Die)
			}
		}
	} else {
		for who := range s.Players {
			if s.Attempt.Team>>who&1 == 0 {
				continue
			}
			for i, n := range s.Players[who].Dice {
				dice[who] = append(dice[who], slices.Repeat([]rules.Die{rules.ActionDie(i + 1)}, int(n))...)
			}
		}
	}
	p.Dice = slices.Concat(dice[:]...)
	for who, own := range dice {
		if len(own) > 0 {
			p.Throws = append(p.Throws, render.Throw{Who: m.book.PlayerName(s, who), Dice: len(own)})
		}
	}
}

// risen shows a threat on its track, all the way that it goes for one cause, and what it unlocks.
func (m *motion) risen(p *render.Moment, b Beat, of *rules.Story) {
	step := story.RisesAt(of, b.At)
	ev := story.Rise(of, step)
	levels := &m.book.Content().Board.Tracks[ev.Resource].Levels
	if before := levels[ev.N-1] + 1; before < b.Moment.N {
		p.Title = fmt.Sprintf("threat, levels %d and %d", before, b.Moment.N)
		if before+1 < b.Moment.N {
			p.Title = fmt.Sprintf("threat, levels %d to %d", before, b.Moment.N)
		}
	}
	p.Title, p.Say = rules.Capital(ev.Resource.String())+" "+p.Title, story.RaisedBy(m.book, of, step)
	p.Track = &render.MomentTrack{
		Resource: ev.Resource, Progress: int(of.States[step].Progress[ev.Resource]), From: int(ev.N), To: int(ev.M),
	}
	for i := range of.Events {
		if next := &of.Events[i]; next.Kind == rules.EvUnlock && next.To == (rules.Place{}) && len(p.Cards) < mostCards && raises(of, i, ev) {
			p.Cards = append(p.Cards, render.CardRef{Kind: render.ObstacleCard, ID: next.Card})
		}
	}
}

// raises reports whether what event i unlocks comes of a step of an advance.
func raises(of *rules.Story, i int, rise rules.Event) bool {
	for i > 0 && of.Events[i].Kind != rules.EvThreat && of.Events[i].Kind != rules.EvStep {
		i--
	}
	return of.Events[i].Kind == rules.EvThreat && story.Rise(of, i) == rise
}
