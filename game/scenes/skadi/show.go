package skadi

import (
	"fmt"
	"strings"

	"sixwinters/game/app"
	"sixwinters/game/motion"
	"sixwinters/render/farm"
	"sixwinters/render/layout"
	"sixwinters/rules/play"
	"sixwinters/rules/skadi"
	"sixwinters/sound"
)

// showing plays what has happened, one thing after the other, on the table that is shown.
type showing struct {
	events []skadi.Happened
	at     int // the event that is shown now
	tick   int // since it began
	seed   uint64
	lying  []lying // dice of the last check, the raid and the prayer
	told   []string
}

// lying is a die that lies where it was rolled.
type lying struct {
	at    farm.Spot
	i     int // of two
	thing farm.Thing
}

func (p *showing) playing() bool { return p.at < len(p.events) }

// begin shows events on a table; the dice that lie there from before are taken off.
func (p *showing) begin(events []skadi.Happened, seed uint64) {
	p.events, p.at, p.tick, p.seed = append(p.events[:0], events...), 0, 0, seed
	if p.lying = p.lying[:0]; len(events) > 0 { // a failure that is accepted brings nothing about: what was rolled is still told
		p.told = nil
	}
}

// The ticks that things take at normal speed.
const (
	rollTicks   = 34
	sagaTicks   = 20 // nine of them make a fragment
	healthTicks = 20
	trackTicks  = 12
	writeTicks  = 14
)

// shows are how kinds of events are shown: how many ticks they last at normal speed, and their noise if they have one.
var shows = map[skadi.Happening]struct {
	ticks int
	sound sound.Kind
	quiet bool
}{
	skadi.WeatherRolled: {ticks: rollTicks, sound: sound.Roll},
	skadi.EventRolled:   {ticks: rollTicks, sound: sound.Roll},
	skadi.RaidRolled:    {ticks: rollTicks, sound: sound.Horn},
	skadi.FellSick:      {ticks: rollTicks, sound: sound.Roll},
	skadi.Checked:       {ticks: rollTicks, sound: sound.Roll},
	skadi.Prayed:        {ticks: rollTicks, sound: sound.Prayer},
	skadi.SagaRolled:    {ticks: sagaTicks, sound: sound.Roll},
	skadi.Health:        {ticks: healthTicks, sound: sound.Candle},
	skadi.Died:          {ticks: healthTicks, sound: sound.KnockedOut},
	skadi.TrackMoved:    {ticks: trackTicks, sound: sound.Cube},
	skadi.SickDie:       {ticks: trackTicks, quiet: true},
	skadi.HuntingDie:    {ticks: trackTicks, quiet: true},
	skadi.Written:       {ticks: writeTicks, sound: sound.Quill},
	skadi.FragmentDone:  {ticks: writeTicks, sound: sound.Complete},
	skadi.WeekOver:      {ticks: writeTicks, sound: sound.Turn},
	skadi.WinterOver:    {sound: sound.Title},
}

// lasts returns how many ticks an event takes at a speed.
func lasts(h *skadi.Happened, v motion.Speed) int {
	if ticks := shows[h.Kind].ticks; ticks > 0 {
		return v.Ticks(ticks)
	}
	return 0
}

// noise returns the sound of an event; for dice, n is how many.
func noise(h *skadi.Happened) (k sound.Kind, n int, ok bool) {
	is, ok := shows[h.Kind]
	switch {
	case h.Kind == skadi.Health && h.M > h.N:
		return sound.Glow, 0, true
	case h.Kind == skadi.WeatherRolled || h.Kind == skadi.Checked && h.Move.Blessing:
		n = 2
	case is.sound == sound.Roll:
		n = 1
	}
	return is.sound, n, ok && !is.quiet
}

// step shows one tick, at a speed; skip shows all that is left. It reports whether the picture has changed.
func (w *winter) step(g *app.App, speed motion.Speed, skip bool) (stale bool) {
	p := &w.show
	if p.playing() {
		g.Surround(sound.Ambience{Season: sound.Night})
	}
	for p.playing() {
		h := &p.events[p.at]
		if p.tick == 0 && !skip {
			if k, n, ok := noise(h); ok {
				g.Hear(k, n)
			}
		}
		if p.tick++; !skip && p.tick < lasts(h, speed) {
			return true
		}
		w.apply(h)
		p.at, p.tick = p.at+1, 0
		p.told = w.game.Tell(p.events[:p.at])
		if !p.playing() {
			w.settle(g)
			w.mourn(p.events)
		}
		if !skip && lasts(h, speed) > 0 {
			return true
		}
		stale = true
	}
	return stale
}

// mourn says who has died and of what, beside the dead, until it has been read.
func (w *winter) mourn(events []skadi.Happened) {
	var says []string
	by := layout.Rect{}
	for _, h := range events {
		if h.Kind == skadi.Died {
			says = append(says, fmt.Sprintf("%s is dead, because of %s.", w.game.Sheet().Family.Names[h.Who], h.Cause))
			by = w.plan.Rect(farm.Spot{Kind: farm.Member, N: int(h.Who)})
		}
	}
	if len(says) > 0 && w.Dialog == nil && w.watch == nil {
		w.refused = &refusal{play.Refusal{Rule: "death", Say: strings.Join(says, " ")}, by}
	}
}

// apply takes what has happened over to the table that is shown.
func (w *winter) apply(h *skadi.Happened) {
	s, v := &w.view.State, &w.view
	switch h.Kind {
	case skadi.WeatherRolled:
		s.Dice = [2]uint8{h.N, h.M}
	case skadi.EventRolled:
		s.Event, s.Stage, s.Left = h.N, skadi.Actions, uint8(w.game.Sheet().Game.Actions)
	case skadi.RaidRolled:
		v.Raid = h.N
	case skadi.FellSick, skadi.SickDie:
		s.Sick[h.Who] = h.N
	case skadi.Recovered:
		s.Sick[h.Who] = 0
	case skadi.Health:
		s.Health[h.Who] = h.M
	case skadi.Died:
		s.Sick[h.Who] = 0
	case skadi.TrackMoved:
		*s.Track(h.Track) = h.M
	case skadi.Checked:
		w.show.lying = append(w.show.lying, w.rolled(h)...)
		if s.Left > 0 {
			s.Left--
		}
		if h.Move.Kind == skadi.Hunt {
			v.Hunts[h.Move.Hex] = max(h.Rolls[0], h.Rolls[1])
		}
	case skadi.Prayed:
		s.Prayed[h.God]++
		w.show.lying = append(w.show.lying, w.rolled(h)...)
	case skadi.HuntingDie:
		s.Hunted |= 1 << h.Move.Hex
		w.show.lying = w.show.lying[:0] // it lies there now
	case skadi.SagaRolled:
		s.Throw, s.Stage = h.N, skadi.Saga
	case skadi.Written:
		s.Grid[s.Told][h.M], s.Throw = h.N, 0
	case skadi.FragmentDone:
		s.Told = h.N
	case skadi.WeekOver:
		v.Raid, v.Hunts = 0, [skadi.MaxHexes]uint8{}
		s.Hunted, s.Dice, s.Event = 0, [2]uint8{}, 0
		w.show.lying = w.show.lying[:0]
		for i := range w.show.events { // the last check is seen until the next roll
			if h := &w.show.events[i]; h.Kind == skadi.Checked || h.Kind == skadi.Prayed {
				w.show.lying = append(w.show.lying, w.rolled(h)...)
			}
		}
	}
}

// godStuff returns of what the weather die of a god is.
func godStuff(god skadi.God) farm.Stuff { return farm.Ice + farm.Stuff(god) }

// inAir returns the dice that tumble and the smoke that rises in this tick, and the dice that lie.
func (w *winter) inAir(speed motion.Speed, still bool) (things, smoke []farm.Thing) {
	p := &w.show
	put := func(at farm.Spot, i int, t farm.Thing) farm.Thing {
		t.X, t.Y, t.Size = w.plan.Landing(at, i)
		return t
	}
	for _, l := range p.lying {
		if w.holds && l.at == w.from && l.thing.Value == w.held.Value {
			continue // it is in the hand
		}
		things = append(things, put(l.at, l.i, l.thing))
	}
	if !p.playing() || still {
		return things, nil
	}
	h := &p.events[p.at]
	t := float64(p.tick) / float64(max(1, lasts(h, speed)))
	for i, die := range w.rolled(h) {
		to := put(die.at, die.i, die.thing)
		from := to
		from.X, from.Y = w.plan.Rect(farm.Spot{Kind: farm.Cup}).Center()
		things = append(things, farm.Tumble(from, to, min(1, 1.25*t), p.seed+uint64(97*p.at+i)))
	}
	if h.Kind == skadi.Health && h.M < h.N {
		for k := h.M; k < h.N; k++ {
			smoke = append(smoke, w.plan.SmokeOf(int(h.Who), int(k), w.game.Sheet().Family.Health, t))
		}
	}
	return things, smoke
}

// rolled returns the dice that an event rolls, and where they come to lie.
func (w *winter) rolled(h *skadi.Happened) (all []lying) {
	die := func(at farm.Spot, i int, s farm.Stuff, n uint8) {
		if n > 0 {
			all = append(all, lying{at, i, farm.Thing{Stuff: s, Value: int(n)}})
		}
	}
	switch h.Kind {
	case skadi.WeatherRolled:
		die(farm.Spot{Kind: farm.WeatherDie, N: int(skadi.Blizzard)}, 0, farm.Ice, h.N)
		die(farm.Spot{Kind: farm.WeatherDie, N: int(skadi.Freezing)}, 0, farm.Frost, h.M)
	case skadi.EventRolled:
		die(farm.Spot{Kind: farm.EventCell, N: int(h.N)}, 0, farm.Bone, h.N)
	case skadi.RaidRolled:
		die(farm.Spot{Kind: farm.Palisade}, 0, farm.Iron, h.N)
	case skadi.FellSick:
		die(farm.Spot{Kind: farm.Member, N: int(h.Who)}, 0, farm.Sick, h.M)
	case skadi.Checked:
		die(spotOf(w.Now(), h.Move), 0, farm.Bone, h.Rolls[0])
		die(spotOf(w.Now(), h.Move), 1, farm.Amber, h.Rolls[1])
	case skadi.Prayed:
		used := len(w.game.Spaces(h.God)) - int(h.Left) - 1
		die(farm.PrayerSpot(h.God, used), 0, godStuff(h.God), h.N)
	case skadi.SagaRolled:
		die(farm.Spot{Kind: farm.SagaDie}, 0, farm.Bone, h.N)
	}
	return all
}
