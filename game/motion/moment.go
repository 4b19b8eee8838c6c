package motion

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"sixwinters/content"
	"sixwinters/game/moment"
	"sixwinters/game/pieces"
	"sixwinters/render"
	"sixwinters/render/layout"
	"sixwinters/rules"
	"sixwinters/sound"
)

// mostCards is how many cards are shown of what a threat unlocks, or of those who suffer.
const mostCards = 3

// moment makes the picture of a beat that is a moment.
func (m *motion) moment(b Beat, story *rules.Story) {
	kind := b.Moment.Kind
	if kind == moment.None {
		return
	}
	ev, s, show, cards := &story.Events[b.At], m.now.State, kind.Show(), m.book.Content()
	p := &render.Moment{Title: show.Title, Sign: show.Sign, Bad: show.Bad, Calm: m.calm, Lasts: float64(b.Ticks) / 60}
	p.Say = cmp.Or(b.Say, m.book.Describe(&story.States[b.At], *ev))
	if strings.Contains(p.Title, "%d") {
		p.Title = fmt.Sprintf(p.Title, b.Moment.N)
	}
	card := func(kind render.CardKind, id uint8) { p.Cards = append(p.Cards, render.CardRef{Kind: kind, ID: id}) }
	switch kind {
	case moment.Roll, moment.Held, moment.Failed:
		m.defence(p, &story.States[b.At], kind, story.Events[b.At:b.To])
	case moment.Overcome:
		card(render.ObstacleCard, ev.Card)
	case moment.Completed:
		card(render.ProgressCard, ev.Card)
	case moment.Afflicted:
		p.Sign = ev.Stress.String()
		var marked []string
		for _, ev := range story.Events[b.At:b.To] {
			if ev.Kind != rules.EvCondition {
				continue
			}
			if name := cards.Board.Conditions[ev.Stress][ev.N-1]; !slices.Contains(marked, name) {
				marked = append(marked, name)
			}
			if len(p.Cards) < mostCards {
				card(render.CharacterCard, uint8(ev.Character))
			}
		}
		p.Title = rules.Joined(marked, "and")
	case moment.Ranked, moment.Achieved, moment.KnockedOut, moment.Lost, moment.Joined:
		who := ev.Character
		if kind == moment.KnockedOut {
			who = s.Players[ev.Player].Character
		}
		card(render.CharacterCard, uint8(who))
		p.Gone = kind == moment.KnockedOut || kind == moment.Lost
		if kind == moment.Ranked {
			p.Sign = ev.Skill.String()
		}
	case moment.Risen:
		m.risen(p, b, story)
	case moment.Burned, moment.Arrived:
		for _, ev := range story.Events[b.From:b.To] {
			switch ev.Kind {
			case rules.EvBurnLocation:
				p.Gone = true
				card(render.LocationCard, ev.Card)
			case rules.EvLocation:
				card(render.LocationCard, ev.Card)
			}
		}
	case moment.Event:
		p.Title, p.Say = cards.Events[ev.Season][ev.N].Name, m.book.EventText(ev.Season, int(ev.N))
		p.Event, p.Symbols = &render.Event{Season: ev.Season, Symbols: int(ev.N)}, true
	case moment.Turned:
		p.Title = rules.Capital(b.Moment.Season().String())
		p.Event = &render.Event{Season: b.Moment.Season(), Symbols: m.book.Symbols(s, b.Moment.Season())}
	case moment.CampaignOver:
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
	for _, on := range append(pieces.Of(s, ev), pieces.By(s, ev.Cause)...) {
		if r, ok := m.now.Plan.Rect(on); ok {
			list = append(list, r)
		}
	}
	return list
}

// defence shows what an obstacle wants of a defence, and the dice. s is the table as the beat begins: a defence that is over may be
// forgotten at its end.
func (m *motion) defence(p *render.Moment, s *rules.State, kind moment.Kind, events []rules.Event) {
	id := s.Attempt.Obstacle
	p.Cards = []render.CardRef{{Kind: render.ObstacleCard, ID: uint8(id)}}
	p.Wants = m.book.DefenceShows(s, id)
	p.FirstFall, p.Falls = sound.FirstFall, sound.Falls
	if p.Rolls = kind == moment.Roll; p.Rolls {
		for _, ev := range events {
			if ev.Kind == rules.EvDie && ev.Rolled {
				p.Dice = append(p.Dice, ev.Die)
			}
		}
		return
	}
	for i, n := range s.TeamDice(s.Attempt.Team) {
		for range n {
			p.Dice = append(p.Dice, rules.ActionDie(i+1))
		}
	}
}

// risen shows a threat on its track, and what it unlocks.
func (m *motion) risen(p *render.Moment, b Beat, story *rules.Story) {
	step := b.At
	if story.Events[step].Kind == rules.EvUnlock {
		step--
	}
	ev := &story.Events[step]
	p.Title, p.Say = rules.Capital(ev.Resource.String())+" "+p.Title, b.Say
	p.Track = &render.MomentTrack{
		Resource: ev.Resource, Progress: int(story.States[step].Progress[ev.Resource]), From: int(ev.N), To: int(ev.M),
	}
	for i := step + 1; i < len(story.Events) && len(p.Cards) < mostCards; i++ {
		switch next := &story.Events[i]; {
		case next.Kind == rules.EvUnlock && next.To == rules.Place{}:
			p.Cards = append(p.Cards, render.CardRef{Kind: render.ObstacleCard, ID: next.Card})
		case next.Kind == rules.EvThreat:
			return
		}
	}
}
