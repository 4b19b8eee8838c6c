package motion

import (
	"sixwinters/content"
	"sixwinters/render"
	"sixwinters/render/layout"
	"sixwinters/rules"
)

// motion makes what is seen of the events of a beat, from the table as it was and as it is.
type motion struct {
	Picture
	book     *rules.Rulebook
	was, now Table
	calm     bool // nothing flies, shakes or tumbles: things change in their places, and glow briefly
}

// fly sends something on its way; what has arrived is not drawn until then.
func (m *motion) fly(f render.Flight, now layout.Target) {
	if f.From.Empty() || f.To.Empty() {
		return // the window has no room for it
	}
	if m.calm {
		m.light(render.Pulse, f.To)
		return
	}
	m.Flights, m.hidden = append(m.Flights, f), append(m.hidden, now)
}

// light shows an effect at a place.
func (m *motion) light(kind render.EffectKind, at layout.Rect) {
	if at.Empty() {
		return
	}
	if m.calm {
		switch kind {
		case render.Shake:
			return
		case render.Bloom:
			kind = render.Honour
		case render.Riffle:
			kind = render.Pulse
		}
	}
	m.Effects = append(m.Effects, render.Effect{Kind: kind, At: at})
}

// strike shows that something at a place is hit: it shakes, in red.
func (m *motion) strike(at layout.Rect) {
	m.light(render.Shake, at)
	m.light(render.Alarm, at)
}

func (m *motion) strikeOn(target layout.Target) {
	if r, _, ok := m.now.Plan.Seen(target); ok {
		m.strike(r)
	}
}

// on shows an effect at a target, if it lies on the table, or at the tab behind which it lies.
func (m *motion) on(kind render.EffectKind, target layout.Target) {
	if r, _, ok := m.now.Plan.Seen(target); ok {
		m.light(kind, r)
	}
}

// onMat returns a place on a player's mat, or the tab behind which the mat lies.
func (m *motion) onMat(p int, r layout.Rect) layout.Rect {
	if pane := layout.MatPane + layout.Pane(p); !m.now.Plan.Shows(pane) {
		return m.now.Plan.Tabs[pane]
	}
	return r
}

// show has what an event tells of move on the table.
func (m *motion) show(ev rules.Event) {
	switch ev.Kind {
	case rules.EvDie:
		m.die(ev)
	case rules.EvObstacle, rules.EvProgress, rules.EvLocation, rules.EvOffer:
		m.card(ev)
	case rules.EvProgressed, rules.EvThreat:
		m.cube(ev)
	case rules.EvStress, rules.EvRest, rules.EvCondition, rules.EvRecover:
		m.stress(ev)
	case rules.EvTravel, rules.EvCharacter, rules.EvKnockedOut, rules.EvBurned, rules.EvRank, rules.EvAchievement:
		m.character(ev)
	case rules.EvComplete:
		m.complete(ev)
	case rules.EvTrigger, rules.EvAttempt, rules.EvDefence, rules.EvOvercome:
		m.obstacle(ev)
	default:
		m.turn(ev)
	}
}

// die sends a die where it goes.
func (m *motion) die(ev rules.Event) {
	plan := m.now.Plan
	now := m.arrived(ev)
	to, _, ok := plan.Seen(now)
	if !ok {
		to, now = plan.PlaceRect(ev.To, ev.Die), layout.Target{}
	}
	m.fly(render.Flight{Die: ev.Die, From: m.was.Plan.PlaceRect(ev.From, ev.Was), To: to, Rolled: ev.Rolled}, now)
}

// card sends a card where it goes. What comes from a pile or from the box of the game turns over on its way.
func (m *motion) card(ev rules.Event) {
	plan := m.now.Plan
	f := render.Flight{Card: render.CardRef{ID: ev.Card}}
	box := plan.PlaceRect(rules.Place{Spot: rules.OutOfGame}, rules.NoDie)
	var now layout.Target
	switch ev.Kind {
	case rules.EvObstacle:
		f.Card.Kind = render.ObstacleCard
		now = layout.Target{Kind: layout.Obstacle, N: ev.Card}
		from, _, there := m.was.Plan.Seen(now)
		if f.From = from; !there {
			f.From = m.was.Plan.PlaceRect(ev.From, rules.NoDie)
		}
		f.Flip = ev.From.Spot == rules.DrawPile
	case rules.EvProgress:
		f.Card.Kind = render.ProgressCard
		f.From = m.was.Plan.PlaceRect(ev.From, rules.NoDie)
		f.Flip = ev.From.Spot == rules.ProgressDeck
		switch ev.To.Spot {
		case rules.Staged:
			now = layout.Target{Kind: layout.Staged, N: ev.To.N}
		case rules.CurrentCard:
			now = layout.Target{Kind: layout.Current, N: ev.To.N}
		}
	case rules.EvLocation:
		f.Card.Kind, f.From, f.Flip = render.LocationCard, box, true
		now = layout.Target{Kind: layout.Location, N: uint8(ev.Slot)}
	case rules.EvOffer:
		f.Card.Kind, f.From, f.Flip = render.LocationCard, box, true
		now = layout.Target{Kind: layout.Offer, N: ev.Card}
	}
	to, _, here := plan.Seen(now)
	if f.To = to; !here {
		f.To, now = plan.PlaceRect(ev.To, rules.NoDie), layout.Target{}
	}
	before := len(m.Flights)
	if m.fly(f, now); len(m.Flights) > before {
		m.cards = append(m.cards, before)
	}
}

// cube lets a cube step along its track, and rings the space it comes to: in red where that is bad.
func (m *motion) cube(ev rules.Event) {
	cube, kind := render.ProgressCube, render.Honour
	if ev.Kind == rules.EvThreat {
		cube, kind = render.ThreatCube, render.Alarm
		if ev.M < ev.N {
			kind = render.Pulse
		}
	}
	track := layout.Target{Kind: layout.Track, N: uint8(ev.Resource)}
	if _, tab, _ := m.now.Plan.Seen(track); tab {
		m.on(kind, track)
		return
	}
	way := m.now.Plan.Trade.Pools[ev.Resource].Path(int(ev.N), int(ev.M), cube == render.ThreatCube)
	last := len(way) - 1
	if last == 0 {
		return
	}
	m.fly(render.Flight{Cube: cube, From: way[0], Over: way[1:last], To: way[last]},
		layout.Target{Kind: layout.Track, N: uint8(ev.Resource), Sub: uint8(cube)})
	if !m.calm {
		m.light(kind, way[last])
	}
}

// player returns who plays a character now, or NoPlayer.
func (m *motion) player(who content.CharacterID) int {
	for p := range m.now.State.Players {
		if m.now.State.Players[p].Character == who {
			return p
		}
	}
	return rules.NoPlayer
}

// stress moves the die of a stress track and marks conditions; who takes stress shakes.
func (m *motion) stress(ev rules.Event) {
	p := int(ev.Player)
	if ev.Kind == rules.EvCondition || ev.Kind == rules.EvRecover {
		if p = m.player(ev.Character); p == rules.NoPlayer {
			m.on(render.Pulse, layout.Target{Kind: layout.Choice, N: uint8(ev.Character)})
			return
		}
	}
	mat := &m.now.Plan.Mats[p]
	track := &mat.Tracks[ev.Stress]
	boxes := &track.Boxes
	now, was := m.now.State.Players[p].Stress[ev.Stress], m.was.State.Players[p].Stress[ev.Stress]
	die := layout.Target{Kind: layout.StressDie, N: uint8(p), Sub: uint8(ev.Stress)}
	switch ev.Kind {
	case rules.EvRecover:
		m.light(render.Honour, m.onMat(p, boxes[ev.N]))
		return
	case rules.EvCondition:
		m.light(render.Alarm, m.onMat(p, boxes[ev.N]))
	case rules.EvStress:
		m.strike(m.onMat(p, mat.Portrait))
		m.on(render.Alarm, die)
	case rules.EvRest:
		m.light(render.Honour, m.onMat(p, boxes[now.Box]))
	}
	if now.Box != was.Box && !m.calm && m.now.Plan.Shows(layout.MatPane+layout.Pane(p)) {
		m.fly(render.Flight{
			Stress: &render.StressToken{Kind: ev.Stress, Value: int(now.Value)}, From: boxes[was.Box], To: track.Die,
		}, die)
	}
}

// character shows what becomes of a character.
func (m *motion) character(ev rules.Event) {
	plan := m.now.Plan
	token := render.CardRef{Kind: render.CharacterToken, ID: ev.Player}
	switch ev.Kind {
	case rules.EvTravel:
		now := layout.Target{Kind: layout.Standee, N: ev.Player}
		from, _, there := m.was.Plan.Seen(now)
		if !there {
			from = m.onMat(int(ev.Player), plan.Mats[ev.Player].Portrait)
		}
		if to, _, here := plan.Seen(now); here {
			m.fly(render.Flight{Card: token, From: from, To: to}, now)
		}
	case rules.EvCharacter:
		if from, _, there := m.was.Plan.Seen(layout.Target{Kind: layout.Choice, N: uint8(ev.Character)}); there {
			m.fly(render.Flight{Card: token, From: from, To: m.onMat(int(ev.Player), plan.Mats[ev.Player].Portrait)},
				layout.Target{Kind: layout.Portrait, N: ev.Player})
		}
	case rules.EvKnockedOut, rules.EvBurned:
		m.strike(m.onMat(int(ev.Player), plan.Mats[ev.Player].Rect))
	case rules.EvRank, rules.EvAchievement:
		p := m.player(ev.Character)
		if p == rules.NoPlayer {
			m.on(render.Bloom, layout.Target{Kind: layout.Choice, N: uint8(ev.Character)})
			return
		}
		at := plan.Mats[p].Achievements
		if ev.Kind == rules.EvRank {
			at = plan.Mats[p].Skills[ev.Skill]
		}
		m.light(render.Bloom, m.onMat(p, at))
	}
}

// complete lets a finished progress card bloom, and its rewards fly to their tracks. The places are those before: the card may leave in
// the same beat.
func (m *motion) complete(ev rules.Event) {
	if r, _, ok := m.was.Plan.Seen(layout.Target{Kind: layout.Current, N: ev.Player}); ok {
		m.light(render.Bloom, r)
	}
	side := m.onMat(int(ev.Player), m.was.Plan.Cards[ev.Player].Reward)
	if m.calm || side.Empty() {
		return
	}
	for _, r := range m.book.Content().Progress[ev.Card].Reward {
		to, _, ok := m.now.Plan.Seen(layout.Target{Kind: layout.Track, N: uint8(r)})
		if !ok {
			continue // any resource: the players choose which
		}
		size := m.now.Plan.Unit * rewardSize
		m.fly(render.Flight{Reward: render.Reward{Is: true, Resource: r}, From: side.Middle(size, size), To: to.Middle(size, size)},
			layout.Target{})
	}
}

// rewardSize is the size of a flying reward in units.
const rewardSize = 26

// obstacle shows what becomes of an obstacle and of those who attempt it.
func (m *motion) obstacle(ev rules.Event) {
	on := layout.Target{Kind: layout.Obstacle, N: ev.Card}
	switch ev.Kind {
	case rules.EvAttempt:
		m.on(render.Pulse, on)
		for p := range m.now.State.Players {
			if ev.N&(1<<p) != 0 {
				m.on(render.Pulse, layout.Target{Kind: layout.Standee, N: uint8(p)})
			}
		}
	case rules.EvTrigger:
		m.strikeOn(on)
	case rules.EvDefence:
		if ev.N == 1 {
			m.on(render.Honour, on)
			return
		}
		m.strikeOn(on)
	case rules.EvOvercome:
		m.on(render.Bloom, on)
	}
}

// turn shows what the turn itself brings.
func (m *motion) turn(ev rules.Event) {
	plan := m.now.Plan
	switch ev.Kind {
	case rules.EvStep:
		m.light(render.Honour, plan.Bar.Steps[ev.N])
	case rules.EvTurn:
		m.light(render.Honour, plan.Bar.Year)
	case rules.EvDiscount: // the step that brings it, for the rest of the turn
		m.light(render.Honour, plan.Bar.Steps[rules.StepEvent])
	case rules.EvBox:
		from, to := plan.Bar.Wheel[m.was.State.Box], plan.Bar.Wheel[ev.N]
		if from != to {
			m.fly(render.Flight{Frame: true, From: from, To: to}, layout.Target{})
		}
		m.light(render.Honour, to)
	case rules.EvShuffle:
		m.light(render.Riffle, plan.PlaceRect(ev.To, rules.NoDie))
	case rules.EvUnlock:
		m.light(render.Pulse, plan.PlaceRect(rules.Place{Spot: rules.OutOfGame}, rules.NoDie))
	case rules.EvActivate:
		m.on(render.Pulse, layout.Target{Kind: layout.Location, N: uint8(ev.Slot)})
	case rules.EvBurnLocation:
		m.strikeOn(layout.Target{Kind: layout.Location, N: uint8(ev.Slot)})
	case rules.EvShort:
		m.light(render.Alarm, plan.PlaceRect(rules.Place{Spot: rules.InSupply}, rules.NoDie))
	case rules.EvUse:
		m.on(render.Pulse, layout.Target{Kind: layout.Ability, N: ev.Player, Sub: uint8(ev.N)})
	case rules.EvBarter:
		m.on(render.Pulse, layout.Target{Kind: layout.Pool, N: ev.From.N})
		m.on(render.Pulse, layout.Target{Kind: layout.Pool, N: ev.To.N})
	case rules.EvAct:
		m.on(render.Pulse, layout.Target{Kind: layout.Location, N: uint8(ev.Slot)})
		m.on(render.Pulse, layout.Target{Kind: layout.Action, N: uint8(ev.Slot)})
	}
}

// arrived returns the die that an event has put down, among the equal dice that lie there now: the last one, and one before
// for each that arrived in the same beat.
func (m *motion) arrived(ev rules.Event) layout.Target {
	now := layout.DieAt(ev.To, ev.Die, 0)
	n := 0
	for _, p := range m.now.Plan.Pieces {
		if at := p.Target; at.Kind == layout.Die && at.Place == ev.To && at.Die == ev.Die {
			n++
		}
	}
	for _, h := range m.hidden {
		if h.Kind == layout.Die && h.Place == ev.To && h.Die == ev.Die {
			n--
		}
	}
	if n > 0 {
		now.I = uint8(n - 1)
	}
	return now
}
