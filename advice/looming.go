package advice

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"sixwinters/content"
	"sixwinters/rules"
)

// Looming is the worst that the rest of a turn is certain to bring as the table is now, whatever is rolled and drawn until then.
type Looming struct {
	Kind     LoomingKind
	Obstacle content.ObstacleID // that brings it
	Track    content.Resource   // of a threat
	Space    int                // that the threat comes to at least, 1..12
	Level    int                // that it has there
	Team     uint8              // who suffer it, one bit each
	Either   bool               // one of them does: the players choose who
	Says     []string           // in a sentence, then in fewer and fewer words
	Whom     string             // what comes to whom, without the card that brings it
	Also     []Looming          // what else is certain, of the worst alone
	weight   int
}

// LoomingKind is what sort of harm looms.
type LoomingKind uint8

// The kinds, from the least to the worst; but a condition or much stress is worse than the next level.
const (
	NothingLooms   LoomingKind = iota
	StressLooms                // an obstacle deals stress or marks a condition ([activate])
	NearLooms                  // a threat comes to the space before its last
	LevelLooms                 // a threat comes to its next level ([unlock])
	LastSpaceLooms             // a threat comes to its last space ([threat-location])
	KnockOutLooms              // an obstacle knocks out a character ([knocked-out])
)

// muchStress is from how many points on stress is worse than the next level of a threat: most stress dice begin below that.
const muchStress = 4

// Step returns the step that brings it.
func (l *Looming) Step() rules.Step {
	if l.Kind == StressLooms || l.Kind == KnockOutLooms {
		return rules.StepActivate
	}
	return rules.StepThreats
}

// reached reports whether a step of a threat marker brings a threat as far as looms.
func (l *Looming) reached(step ThreatStep) bool {
	return step.Track == l.Track && (step.Space >= l.Space || l.Kind == LevelLooms && step.Level >= l.Level)
}

// WhatLooms returns the worst that the steps of this turn that are still to come bring, if nothing changes before: what obstacles do as
// they activate, or how far a threat advances ([activate], [threats]).
func WhatLooms(b *rules.Rulebook, s *rules.State) Looming {
	worst, _ := WhatComes(b, s)
	return worst
}

// WhatComes returns the worst that looms, and what else is certain.
func WhatComes(b *rules.Rulebook, s *rules.State) (worst Looming, besides []Further) {
	if s.Phase != rules.Turns || s.IsOver(rules.StepThreats) {
		return worst, nil
	}
	f := foresee(b, s)
	besides = f.further()
	all := slices.Concat(f.knockOuts(), f.harm(), f.threats())
	if len(all) == 0 {
		return worst, besides
	}
	slices.SortStableFunc(all, func(l, m Looming) int { return cmp.Compare(m.weight, l.weight) })
	worst = all[0]
	for _, l := range all[1:] {
		if l.Obstacle == content.NoObstacle || l.Obstacle != worst.Obstacle || l.Team&^worst.Team != 0 { // who knocks out deals stress too
			worst.Also = append(worst.Also, l)
		}
	}
	return worst, besides
}

// toll is what an obstacle does to one character.
type toll struct {
	stress, marks [content.NumStress]int // points taken, conditions marked
	is            [content.NumStress]int // the box of the last of these, 1..3
	out           bool
}

// tolls are what an obstacle does to the players' characters in one way.
type tolls [rules.NumPlayers]toll

// foreseen is what the activate step may bring, over all choices and rolls.
type foreseen struct {
	b         *rules.Rulebook
	s         *rules.State
	order     []content.ObstacleID // that activate, as they were met
	tolls     map[content.ObstacleID][]tolls
	activated [2]uint64                                            // in all ways, one bit each obstacle
	outs      []uint8                                              // sets of players whose characters are knocked out
	symbols   [content.NumResources]int                            // the fewest after it
	assets    [content.NumSlots][content.NumResources]rules.Values // the most after it
	lies      [content.MaxObstacles]content.Slot                   // where each obstacle is after it, or unsure
	inPool    [content.NumResources]int                            // the most after it
	unmarked  [content.MaxCharacters][content.NumStress]uint8      // conditions not marked in some way
	takers    [content.NumResources][]content.ObstacleID           // what takes dice from a pool
	markers   []content.ObstacleID                                 // and what marks conditions of characters who are not in play
	ends      int
	open      bool // some ways end before the step does
}

// The most tables at a choice that are looked at for each roll: what has come by then is certain beyond it too. Where many tables are
// compared it is fewer.
const (
	mostForeseen = 200
	fewForeseen  = 50
)

// fork is a table at a choice, with what the obstacle that has activated last has done.
type fork struct {
	table rules.State
	by    content.ObstacleID
	does  tolls
}

// foresee looks at the ways in which the activate step of a turn may go, or what is left of it. Ways that lead to the same table are
// one.
func foresee(b *rules.Rulebook, s *rules.State) *foreseen { return foreseeUpTo(b, s, mostForeseen) }

func foreseeUpTo(b *rules.Rulebook, s *rules.State, most int) *foreseen {
	all := &foreseen{b: b, s: s, tolls: map[content.ObstacleID][]tolls{}, activated: [2]uint64{^uint64(0), ^uint64(0)}}
	if s.IsOver(rules.StepActivate) {
		all.end(s)
		return all
	}
	story := rules.Story{}
	eachRefreshed(b, s, false, func(t *rules.State, rolls rules.Rolls) {
		eachChosen(b, t, rolls, &story, most, func(f *fork) bool {
			all.follow(f, story.Events)
			return true
		}, func(f *fork, open bool) {
			all.open = all.open || open
			all.note(f)
			all.end(&f.table)
		})
	})
	return all
}

// eachChosen calls see with the tables that what the players choose in the activate step leads to, the story telling what has led to each,
// and goes on from those of which see returns true, each once. It calls end where nothing is left to choose, or beyond the most tables.
func eachChosen(b *rules.Rulebook, t *rules.State, rolls rules.Rolls, story *rules.Story, most int, see func(f *fork) bool, end func(f *fork, open bool)) {
	met := map[fork]bool{}
	var todo []*fork
	next := &fork{table: *t, by: content.NoObstacle}
	look := func() {
		if see(next) && !met[*next] {
			met[*next] = true
			todo, next = append(todo, next), new(fork)
		}
	}
	story.Reset()
	b.TryActivate(&next.table, story, rolls)
	for look(); len(todo) > 0; todo = todo[1:] { // the earliest first, so that those left come equally far
		f := todo[0]
		legal := b.Moves(&f.table, nil)
		if len(met) > most || len(legal) == 0 {
			end(f, len(legal) > 0)
			continue
		}
		for _, m := range legal {
			*next = *f
			story.Reset()
			_ = b.ApplyRolling(&next.table, m, story, rolls) // a listed move is never refused
			look()
		}
	}
}

// follow adds up what obstacles do in some events.
func (f *foreseen) follow(at *fork, events []rules.Event) {
	for _, ev := range events {
		f.open = f.open || ev.Reveals()
		if ev.Kind == rules.EvTrigger {
			f.note(at)
			at.by, at.does = content.ObstacleID(ev.Card), tolls{}
		}
		switch {
		case ev.Kind == rules.EvDie && ev.From.Spot == rules.InPool:
			f.takers[ev.From.N] = with(f.takers[ev.From.N], at.by)
		case ev.Kind == rules.EvCondition && ev.Player == rules.NoPlayer:
			f.markers = with(f.markers, at.by)
		}
		if ev.Player >= rules.NumPlayers {
			continue
		}
		switch one := &at.does[ev.Player]; ev.Kind {
		case rules.EvStress:
			one.stress[ev.Stress] += int(ev.N)
		case rules.EvCondition:
			one.marks[ev.Stress]++
			one.is[ev.Stress] = int(ev.N)
		case rules.EvKnockedOut:
			one.out = true
		}
	}
}

// note notes what the last obstacle has done.
func (f *foreseen) note(at *fork) {
	if at.by == content.NoObstacle || slices.Contains(f.tolls[at.by], at.does) {
		return
	}
	if f.tolls[at.by] == nil {
		f.order = append(f.order, at.by)
	}
	f.tolls[at.by] = append(f.tolls[at.by], at.does)
}

// end notes a table after the step.
func (f *foreseen) end(t *rules.State) {
	outs := uint8(0)
	for p := range t.Players {
		if t.Players[p].Out && !f.s.Players[p].Out {
			outs |= 1 << p
		}
	}
	f.outs = with(f.outs, outs)
	for i := range f.activated {
		f.activated[i] &= t.Activated[i]
	}
	for r, n := range f.b.ThreatSymbols(t) {
		if f.ends == 0 || n < f.symbols[r] {
			f.symbols[r] = n
		}
	}
	for at := range t.Assets {
		for r, values := range t.Assets[at] {
			for v, n := range values {
				f.assets[at][r][v] = max(f.assets[at][r][v], n)
			}
		}
	}
	for id := range t.Obstacles {
		if at := t.Obstacles[id].At; f.ends == 0 || f.lies[id] == at {
			f.lies[id] = at
		} else {
			f.lies[id] = unsure
		}
	}
	for r := range t.Pool {
		f.inPool[r] = max(f.inPool[r], t.Pool[r].Len())
	}
	for who := range t.Characters {
		for k, marked := range t.Characters[who].Marked {
			f.unmarked[who][k] |= ^marked
		}
	}
	f.ends++
}

// AssetsLeft returns the most assets that the activate step of this turn can leave at a location as things stand now, whatever is chosen and
// rolled; ok is false where that is not known.
func AssetsLeft(b *rules.Rulebook, s *rules.State, at content.Slot) (left [content.NumResources]rules.Values, ok bool) {
	if s.Phase != rules.Turns || s.IsOver(rules.StepActivate) {
		return left, false
	}
	f := foresee(b, s)
	return f.assets[at], !f.open
}

// surely reports whether an obstacle activates in all ways.
func (f *foreseen) surely(id content.ObstacleID) bool { return f.activated[id>>6]&(1<<(id&63)) != 0 }

// least returns the least that an obstacle does to each character, if it activates in all ways.
func (f *foreseen) least(id content.ObstacleID) (least tolls) {
	if !f.surely(id) {
		return least
	}
	least = f.tolls[id][0]
	for _, does := range f.tolls[id] {
		for p := range least {
			one, now := &least[p], &does[p]
			one.out = one.out && now.out
			for k := range one.stress {
				one.stress[k], one.marks[k] = min(one.stress[k], now.stress[k]), min(one.marks[k], now.marks[k])
				if one.is[k] != now.is[k] || one.marks[k] == 0 {
					one.is[k] = 0
				}
			}
		}
	}
	return least
}

// hurts returns the set of those whom an obstacle hurts.
func (t *tolls) hurts() (team uint8) {
	for p := range t {
		if t[p] != (toll{}) {
			team |= 1 << p
		}
	}
	return team
}

// alike reports whether a toll has a kind of stress that another has too.
func (t *toll) alike(other *toll) bool {
	for k := range t.stress {
		if t.stress[k]+t.marks[k] > 0 && other.stress[k]+other.marks[k] > 0 {
			return true
		}
	}
	return false
}

// harm returns what each obstacle is certain to do.
func (f *foreseen) harm() (list []Looming) {
	for _, id := range f.order {
		does, either := f.least(id), false
		out := false
		for p := range does { // a knock-out is told apart
			out, does[p].out = out || does[p].out, false
		}
		team := does.hurts()
		if team == 0 && f.surely(id) {
			if does, either = f.either(id); either {
				team = 1<<rules.NumPlayers - 1
			}
		}
		if team == 0 {
			continue
		}
		l := Looming{Kind: StressLooms, Obstacle: id, Team: team, Either: either}
		points, marked := 0, false
		for p := range does {
			points = max(points, does[p].stress[content.Psyche]+does[p].stress[content.Body])
			marked = marked || does[p].marks != [content.NumStress]int{}
		}
		if l.weight = 100 + points; points >= muchStress || marked {
			l.weight += 200
		}
		f.word(&l, &does, out)
		list = append(list, l)
	}
	return list
}

// either returns what an obstacle does to one of the characters, whoever the players choose, and whether it does.
func (f *foreseen) either(id content.ObstacleID) (does tolls, is bool) {
	var one toll
	for _, way := range f.tolls[id] {
		for p := range way {
			switch {
			case way[p] == toll{}:
			case way.hurts() == 1<<p && !way[p].out && (one == toll{} || one == way[p]):
				one = way[p]
			default:
				return does, false
			}
		}
		if way.hurts() == 0 {
			return does, false
		}
	}
	for p := range does {
		does[p] = one
	}
	return does, true
}

// word says what an obstacle will do. out: it may knock out others, who are told of apart, and whom other rolls may spare for that.
func (f *foreseen) word(l *Looming, does *tolls, out bool) {
	name, each, least := f.b.Content().Card(l.Obstacle).Name, "", ""
	if (len(f.tolls[l.Obstacle]) > 1 || f.open || out) && !l.Either {
		least = "at least "
	}
	teams := []uint8{l.Team}
	if l.Team&(l.Team-1) != 0 && !l.Either {
		if each = " each"; does[0] != does[1] {
			teams, each = []uint8{1, 2}, ""
		}
	}
	var deals, leaves, named, brief []string
	for _, team := range teams {
		who, one := f.who(team, l.Either), &does[0]
		if team == 2 {
			one = &does[1]
		}
		points, is := f.words(one)
		short := is
		if points == "" {
			leaves = append(leaves, who+" "+is)
		} else {
			deal := who + " " + least + points + " stress" + each
			if short = points + each; is != "" {
				deal, short = deal+" (then "+is+")", short+", then "+is
			}
			deals = append(deals, deal)
		}
		named, brief = append(named, who+" "+short), append(brief, short)
	}
	var will []string
	if deals != nil {
		will = append(will, "deal "+rules.Joined(deals, "and"))
	}
	if leaves != nil {
		will = append(will, "leave "+least+rules.Joined(leaves, "and"))
	}
	say := name + " will " + rules.Joined(will, "and") + "."
	if len(strings.Fields(say)) > 18 {
		say = name + " will hurt " + f.who(l.Team, false) + "."
	}
	l.Whom = strings.Join(named, "; ") + "."
	l.Says = []string{say, name + ": " + l.Whom, name + ": " + strings.Join(slices.Compact(brief), "; ") + ".", rules.FixFullStops(name + ".")}
}

// words words a toll: "2 psyche and 1 body", and the conditions: "Shaken".
func (f *foreseen) words(t *toll) (points, is string) {
	var all, marked []string
	for k, n := range t.stress {
		if n > 0 {
			all = append(all, fmt.Sprintf("%d %v", n, content.Stress(k)))
		}
		switch {
		case t.is[k] > 0:
			marked = append(marked, f.b.Content().Board.Conditions[k][t.is[k]-1])
		case t.marks[k] > 0:
			marked = append(marked, fmt.Sprintf("in a new %v condition", content.Stress(k)))
		}
	}
	return rules.Joined(all, "and"), rules.Joined(marked, "and")
}

// who names the characters of a team: "Menas or Thea".
func (f *foreseen) who(team uint8, either bool) string {
	var names []string
	for p := range f.s.Players {
		if team&(1<<p) != 0 {
			names = append(names, f.b.PlayerName(f.s, p))
		}
	}
	if either {
		return rules.Joined(names, "or")
	}
	return rules.Joined(names, "and")
}

// knockOuts returns the knock-outs that are certain: of the same characters in all ways or, if the players choose, of one of them.
func (f *foreseen) knockOuts() []Looming {
	l := Looming{Kind: KnockOutLooms, Obstacle: content.NoObstacle, Team: 1<<rules.NumPlayers - 1}
	some := uint8(0)
	for _, outs := range f.outs {
		l.Team, some = l.Team&outs, some|outs
	}
	if l.Team == 0 {
		if l.Team, l.Either = some, true; slices.Contains(f.outs, 0) {
			return nil
		}
	}
	l.weight = 500
	who := f.who(l.Team, l.Either)
	by := f.knockers(&l)
	say := who + " will be knocked out."
	if by != "" {
		say = by + " will knock out " + who + "."
	}
	l.Whom = rules.Capital(who) + ": knock-out."
	l.Says = []string{say, l.Whom, "Knock-out."}
	return []Looming{l}
}

// knockers names the obstacles that will knock out a team, and those that must do harm before, and sets the one that looms; "" for too
// many.
func (f *foreseen) knockers(l *Looming) string {
	var knock, help []string
	for _, id := range f.order {
		name := f.b.Content().Card(id).Name
		for _, does := range f.tolls[id] {
			for p := range does {
				if l.Team&(1<<p) != 0 && does[p].out {
					knock, l.Obstacle = with(knock, name), id
				}
			}
		}
	}
	if len(knock) != 1 {
		if len(knock) > 3 {
			return ""
		}
		return rules.Joined(knock, "or")
	}
	for _, id := range f.order {
		if id == l.Obstacle {
			break
		}
		does := f.least(id)
		for p := range does {
			if l.Team&(1<<p) != 0 && does[p].alike(&f.tolls[l.Obstacle][0][p]) {
				help = append(help, f.b.Content().Card(id).Name)
				break
			}
		}
	}
	if len(help) > 2 {
		help = help[len(help)-2:]
	}
	return rules.Capital(rules.JoinedOnce(append(help, knock...), rules.ManyCards))
}

// threats returns how far each threat is certain to come, where it comes to its next level or its last space.
func (f *foreseen) threats() (list []Looming) {
	if f.open {
		return nil
	}
	end := *f.s
	var by [content.NumResources][]content.Resource
	for r, symbols := range f.symbols {
		if f.s.Step == rules.StepThreats { // some may have advanced already
			symbols = rules.FreeThreats + int(f.s.Advance[r])
		}
		for range rules.Advances(symbols) {
			to, chosen := end.ThreatGoesTo(content.Resource(r))
			if chosen || to == content.NoResource {
				break
			}
			end.Threat[to]++
			by[to] = with(by[to], content.Resource(r))
		}
	}
	for r, space := range end.Threat {
		track := content.Resource(r)
		l := Looming{Track: track, Obstacle: content.NoObstacle, Space: int(space), Level: f.b.Content().Board.Tracks[r].Levels[space-1]}
		threat := track.String() + " threat"
		short := rules.Capital(threat)
		threat = rules.Capital(fullTracks(track, by[r]) + threat)
		switch {
		case space == f.s.Threat[r]:
			continue
		case l.Space == content.TrackSpaces:
			l.Kind, l.weight = LastSpaceLooms, 400+l.Space
			l.Says = []string{threat + " will reach its last space.", short + ": last space.", short + "."}
		case l.Level > f.b.ThreatLevel(f.s, track):
			l.Kind, l.weight = LevelLooms, 200+l.Space
			l.Says = []string{fmt.Sprintf("%s will rise to level %d.", threat, l.Level), fmt.Sprintf("%s: level %d.", short, l.Level), short + "."}
		case l.Space == content.TrackSpaces-1:
			l.Kind, l.weight = NearLooms, 150
			l.Says = []string{fmt.Sprintf("%s will rise at least to space %d of %d.", threat, l.Space, content.TrackSpaces), fmt.Sprintf("%s: space %d.", short, l.Space), short + "."}
		default:
			continue
		}
		l.Whom = l.Says[1]
		list = append(list, l)
	}
	return list
}

// fullTracks says which full tracks pass steps on to another, of those whose symbols raise it: "technology and military are full: "; "" for none.
func fullTracks(to content.Resource, by []content.Resource) string {
	var full []string
	for _, r := range by {
		if r != to {
			full = append(full, r.String())
		}
	}
	if full == nil {
		return ""
	}
	are := " is full: "
	if len(full) > 1 {
		are = " are full: "
	}
	return rules.Joined(full, "and") + are
}
