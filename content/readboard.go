package content

import (
	"cmp"
	"fmt"
	"slices"
	"strings"
)

func (l *loader) readBoard(t *table) {
	b := &l.Board
	regions := t.need("region").table()
	for i, region := range regionWords {
		l.readRegion(regions.need(region), Region(i))
	}
	regions.done()
	tracks := t.need("track").table()
	for i, resource := range resourceWords {
		l.readTrack(tracks.need(resource), Resource(i))
	}
	tracks.done()
	campaign := t.opt("campaign").table()
	b.Years = cmp.Or(campaign.opt("years").number(1, MostYears), MostYears)
	campaign.done()
	wheel := t.need("wheel").table()
	for i, v := range wheel.need("seasons").items(WheelBoxes, WheelBoxes) {
		word, dashed := v.text(), false
		if w, ok := strings.CutPrefix(word, "dashed "); ok {
			word, dashed = w, true
		}
		v.v = word
		b.Seasons[i] = WheelBox{readWord(v, "season", NoSeason), dashed}
	}
	wheel.done()
	dice := t.need("dice").table()
	b.DicePerResource = dice.need("per_resource").number(1, 30)
	b.ActionDice = dice.need("action").number(1, 60)
	b.DicePerPlayer = dice.need("per_player").number(1, 12)
	dice.done()
	conditions := t.need("conditions").table()
	for i, track := range stressWords {
		boxes := &b.Conditions[i]
		for n, v := range conditions.need(track).items(len(boxes), len(boxes)) {
			boxes[n] = v.text()
		}
	}
	conditions.done()
	l.readScore(t.need("score").table())
}

// usualNames are the names of regions whose boards have none.
var usualNames = [NumRegions]string{"the Empire", "Red Bank", "the Settled Lands"}

func (l *loader) readRegion(v value, r Region) {
	t := v.table()
	l.Board.RegionNames[r] = cmp.Or(t.opt("name").line1(longestRegion), usualNames[r])
	for row, x := range t.need("slots").items(SlotsPerRegion, SlotsPerRegion) {
		s := SlotAt(r, row)
		l.Board.SlotResource[s] = readWord(x, "resource", NoResource)
		if l.Board.SlotResource[s] != NoResource {
			l.slots++
		}
		for above := SlotAt(r, 0); above < s; above++ {
			if l.Board.SlotResource[above] == l.Board.SlotResource[s] {
				x.fail("two slots of %s have the resource %s", r, l.Board.SlotResource[s])
			}
		}
	}
	for row, x := range t.need("starting").items(SlotsPerRegion, SlotsPerRegion) {
		l.refer(x, "location")
		l.starting[SlotAt(r, row)] = x
	}
	t.done()
}

func (l *loader) readTrack(v value, r Resource) {
	t := v.table()
	track := &l.Board.Tracks[r]
	for i, x := range t.need("levels").items(TrackSpaces, TrackSpaces) {
		track.Levels[i] = x.number(1, 6)
		if i > 0 && track.Levels[i] != 0 && track.Levels[i] < track.Levels[i-1] {
			x.fail("the levels of %s should not fall", r)
		}
	}
	track.Mastery = t.need("mastery").number(1, TrackSpaces)
	track.Victory = t.need("victory").flag()
	threat := t.need("start_threat").table()
	for i, d := range difficultyWords {
		l.Board.StartThreat[i][r] = threat.need(d).number(1, TrackSpaces)
	}
	threat.done()
	l.Board.StartProgress[r] = cmp.Or(t.opt("start_progress").number(1, TrackSpaces), 1)
	place := t.need("threat_location").table()
	l.threats[r] = place.need("name")
	l.refer(l.threats[r], "threat location")
	l.Board.ThreatLocations[r] = ThreatLocation{Location: NoLocation, Slot: l.slot(place.need("slot"))}
	place.done()
	t.done()
}

func (l *loader) readScore(t *table) {
	multiplier := t.need("multiplier").table()
	for i, d := range difficultyWords {
		l.Board.Multiplier[i] = multiplier.need(d).number(1, 9)
	}
	multiplier.done()
	for _, v := range t.need("titles").items(1, 12) {
		x := v.table()
		title := Title{x.need("from").number(1, 99), x.need("name").text()}
		x.done()
		if n := len(l.Board.Titles); n > 0 && title.From <= l.Board.Titles[n-1].From && title.From > 0 {
			v.fail("the titles should stand in the order of their scores")
		}
		l.Board.Titles = append(l.Board.Titles, title)
	}
	t.done()
}

// slotNamed is the slot written as "region/resource", such as "empire/technology".
func (b *Board) slotNamed(name string) (Slot, bool) {
	i := slices.Index(b.slotNames(), name)
	return Slot(max(i, 0)), i >= 0
}

// slotName returns the name of a slot in files: its region and resource, as in empire/sorcery.
func (b *Board) slotName(s Slot) string {
	if s >= NumSlots {
		return "none"
	}
	return fmt.Sprintf("%s/%s", s.Region(), b.SlotResource[s])
}

func (b *Board) slotNames() []string {
	names := make([]string, NumSlots)
	for s := range Slot(NumSlots) {
		names[s] = b.slotName(s)
	}
	return names
}

// slot reads a slot by its name. Without all slots of the boards, nothing can be said against it.
func (l *loader) slot(v value) Slot {
	name := v.text()
	s, ok := l.Board.slotNamed(name)
	if !ok {
		if name != "" && l.slots == NumSlots {
			v.fail("%s", unknown("slot", name, l.Board.slotNames()))
		}
		return NoSlot
	}
	return s
}
