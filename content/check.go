package content

import (
	"fmt"
	"io/fs"
	"slices"
)

// ManifestFile says how many cards the other files hold. What it says does not change the cards, so it is no part of their hash.
const ManifestFile = "manifest.toml"

// readManifest reads how many cards each file should hold.
func (l *loader) readManifest(fsys fs.FS) {
	t := l.open(fsys, ManifestFile)
	if t == nil {
		return
	}
	l.manifest = map[string]int{}
	cards := t.need("cards").table()
	for _, f := range files {
		if f.cards {
			l.manifest[f.name] = cards.need(f.name).number(1, MaxObstacles)
		}
	}
	cards.done()
	t.done()
}

// miscounts reports the files with more or fewer cards than the manifest says, and the kinds of which there are more than a
// table can hold.
func (l *loader) miscounts() []Finding {
	var wrong []Finding
	for _, f := range files {
		if n, want := l.counts[f.name], l.manifest[f.name]; f.cards && l.manifest != nil && n != want {
			wrong = append(wrong, Finding{File: f.name, Line: 1, What: fmt.Sprintf(
				"there should be %d cards by %s, copies counted, and there are %d", want, ManifestFile, n)})
		}
	}
	at := ManifestFile
	if n := len(l.Boxes); n > 0 {
		at = l.Boxes[n-1].Path + "/" + BoxFile
	}
	for _, kind := range []struct {
		what      string
		has, most int
	}{
		{"obstacles, copies counted", len(l.Cards), MaxObstacles},
		{"locations", len(l.Locations), MaxLocations},
		{"progress cards", len(l.Progress), MaxProgress},
		{"characters", len(l.Characters), MaxCharacters},
	} {
		if kind.has > kind.most {
			wrong = append(wrong, Finding{File: at, What: fmt.Sprintf(
				"there are %d %s, and a table holds at most %d", kind.has, kind.what, kind.most)})
		}
	}
	return wrong
}

// check checks the content as a whole. Every file has been read without a finding, and every name is known.
func (l *loader) check() {
	l.checkNames()
	l.checkEvents()
	l.checkAttached()
	l.checkUnlocked()
	l.checkDecks()
	l.checkTracks()
	l.checkCast()
	l.placeStarting()
	l.placeThreats()
}

// at adds a finding at an entry.
func (l *loader) at(s Source, card, format string, args ...any) {
	l.found = append(l.found, Finding{s.File, s.Line, card, fmt.Sprintf(format, args...), ""})
}

// checkNames reports cards that are listed twice. Obstacles may share a name if they differ in deck or skill.
func (l *loader) checkNames() {
	seen := map[string]Source{}
	once := func(s Source, card, kind, key string) {
		if before, ok := seen[kind+key]; ok {
			l.at(s, card, "this %s is already in %s line %d", kind, before.File, before.Line)
		}
		seen[kind+key] = s
	}
	for _, o := range l.Obstacles {
		once(o.Source, o.Name, "obstacle", fmt.Sprintf("%s of %s by %s", o.Name, o.Region, o.Skill))
	}
	for _, c := range l.Locations {
		once(c.Source, c.Name, "location", c.Name)
	}
	for _, p := range l.Progress {
		once(p.Source, p.Name, "progress card", p.Name)
	}
	for _, c := range l.Characters {
		once(c.Source, c.Name, "character", c.Name)
	}
	for _, season := range l.Events {
		for _, e := range season {
			if e.Name == "" { // told by checkEvents
				continue
			}
			once(e.Source, e.Name, "event", e.Name)
		}
	}
}

// checkEvents sees that every season has an event for each number of symbols showing.
func (l *loader) checkEvents() {
	for season := range l.Events {
		for symbols := range l.Events[season] {
			if l.Events[season][symbols].Name == "" {
				l.at(Source{"events.toml", 1}, "", "there is no event of %s with %d symbols", Season(season), symbols)
			}
		}
	}
}

// checkAttached sees that every location obstacle has its way into play: attached to a location as often as it has
// copies, or unlocked by another card.
func (l *loader) checkAttached() {
	copies, attached := map[string]int{}, map[string]int{}
	for i := range l.Cards {
		if o := l.Card(ObstacleID(i)); o.OfLocation {
			copies[o.Name]++
		}
	}
	for _, c := range l.Locations {
		for _, name := range c.Attach {
			attached[name]++
		}
	}
	unlocked := l.namedBy(OpUnlockObstacle)
	told := map[string]bool{}
	for _, o := range l.Obstacles {
		n := attached[o.Name]
		if !o.OfLocation || told[o.Name] || n == copies[o.Name] || n == 0 && slices.Contains(unlocked, o.Name) {
			continue
		}
		told[o.Name] = true
		if n == 0 {
			l.at(o.Source, o.Name, "no location attaches it and no card unlocks it")
		} else {
			l.at(o.Source, o.Name, "there should be as many copies as locations attach: %d, not %d", n, copies[o.Name])
		}
	}
}

// checkUnlocked checks that every character can be played: from the start, or unlocked by another card.
func (l *loader) checkUnlocked() {
	unlocked := l.namedBy(OpUnlockCharacter)
	for _, c := range l.Characters {
		if c.Start == slices.Contains(unlocked, c.Name) {
			if c.Start {
				l.at(c.Source, c.Name, "it is unlocked from the start and by a card")
			} else {
				l.at(c.Source, c.Name, "nobody can play it: write `start = true`, or have a card unlock it with `unlock-character`")
			}
		}
	}
}

// checkDecks checks that every region has location cards for an alternative start ([campaign] 3).
func (l *loader) checkDecks() {
	var cards [NumRegions]int
	for _, c := range l.Locations {
		if !c.Threat && !c.Desolation {
			cards[c.Region]++
		}
	}
	for r, n := range cards {
		if n < DrawnToStart {
			l.at(l.Locations[0].Source, "", "an alternative start draws %d locations of %s, and there are %d", DrawnToStart, Region(r), n)
		}
	}
}

// checkTracks checks that as many tracks count for victory as there are degrees of it ([campaign-end]).
func (l *loader) checkTracks() {
	n := 0
	for _, track := range l.Board.Tracks {
		if track.Victory {
			n++
		}
	}
	if n != VictoryTracks {
		l.at(Source{files[0].name, 1}, "", "%d tracks should count for victory, not %d", VictoryTracks, n)
	}
}

// checkCast checks that there are always two characters to play: none of them has to be unlocked or can leave the
// campaign.
func (l *loader) checkCast() {
	const players = 2
	stay := 0
	for _, c := range l.Characters {
		leaves := slices.ContainsFunc(c.Abilities[:], func(a Ability) bool {
			return slices.ContainsFunc(a.Effects, func(e Effect) bool { return e.Do == OpBurnCharacter })
		})
		if c.Start && !leaves {
			stay++
		}
	}
	if stay < players {
		l.at(l.Characters[0].Source, "", "%d characters or more should start and never leave the campaign, and there are %d", players, stay)
	}
}

// namedBy returns the names in effects of an operation, on obstacles and locations.
func (l *loader) namedBy(op Op) []string {
	var names []string
	look := func(lists ...[]Effect) {
		for _, e := range slices.Concat(lists...) {
			if e.Do == op {
				names = append(names, e.Name)
			}
		}
	}
	for _, o := range l.Obstacles {
		look(o.Activate, o.Overcome, o.Arrive)
	}
	for _, c := range l.Locations {
		look(c.Action, c.Arrive)
	}
	return names
}

// locationNamed returns the location card of a name, which is known to exist.
func (l *loader) locationNamed(name string) LocationID {
	return LocationID(slices.IndexFunc(l.Locations, func(c Location) bool { return c.Name == name }))
}

// placeStarting puts the starting locations on the board.
func (l *loader) placeStarting() {
	for s, v := range l.starting {
		id := l.locationNamed(v.text())
		c, region := &l.Locations[id], Slot(s).Region()
		switch {
		case c.Region != region:
			v.fail("%s belongs to %s, not to %s", c.Name, c.Region, region)
		case c.Starting:
			v.fail("%s starts in two slots", c.Name)
		default:
			c.Starting = true
			l.Board.Starting[s] = id
		}
	}
}

// placeThreats gives each resource its threat location, each of which is used once.
func (l *loader) placeThreats() {
	var used []LocationID
	for r, v := range l.threats {
		id := l.locationNamed(v.text())
		at := &l.Board.ThreatLocations[r]
		at.Location = id
		if c := &l.Locations[id]; c.Region != at.Slot.Region() {
			v.fail("%s belongs to %s, not to %s", c.Name, c.Region, at.Slot.Region())
		}
		if slices.Contains(used, id) {
			v.fail("%s is the threat location of two resources", v.text())
		}
		used = append(used, id)
	}
	for id, c := range l.Locations {
		if c.Threat && !slices.Contains(used, LocationID(id)) {
			l.at(c.Source, c.Name, "it is a threat location, but of no resource in board.toml")
		}
	}
}
