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
	At       content.Slot       // where assets are removed
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
	AssetsLoom                 // an obstacle removes assets ([activate])
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
	if l.Kind == AssetsLoom || l.Kind == StressLooms || l.Kind == KnockOutLooms {
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
	all := slices.Concat(f.knockOuts(), f.harm(), f.threats(), f.losses())
	if len(all) == 0 {
		return worst, besides
	}
	slices.SortStableFunc(all, func(l, m Looming) int { return cmp.Compare(m.weight, l.weight) })
	worst = all[0]
	for _, l := range all[1:] {
		if l.Kind == AssetsLoom || l.Obstacle == content.NoObstacle || l.Obstacle != worst.Obstacle || l.Team&^worst.Team != 0 { // who knocks out deals stress too
			worst.Also = append(worst.Also, l)
		}
	}
	return worst, besides
}

// harm returns what each obstacle is certain to do.
func (f *foreseen) harm() (list []Looming) {
	for _, id := range f.order {
		does, either := f.least(id), false
		for p := range does { // a knock-out is told apart
			does[p].out = false
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
		f.word(&l, &does)
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

// word says what an obstacle will do.
func (f *foreseen) word(l *Looming, does *tolls) {
	name, each, least := f.b.Content().Card(l.Obstacle).Name, "", ""
	if (len(f.tolls[l.Obstacle]) > 1 || f.open) && !l.Either {
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
	end, least := *f.s, ""
	if f.vary || !f.s.IsOver(rules.StepNewObstacles) && len(newObstacles(f.b, f.s)) > 0 {
		least = "at least " // new obstacles may bear symbols too
	}
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
			l.Says = []string{fmt.Sprintf("%s will rise %sto level %d.", threat, least, l.Level), fmt.Sprintf("%s: %slevel %d.", short, least, l.Level), short + "."}
		case l.Space == content.TrackSpaces-1:
			l.Kind, l.weight = NearLooms, 150
			l.Says = []string{fmt.Sprintf("%s will rise %sto space %d of %d.", threat, least, l.Space, content.TrackSpaces), fmt.Sprintf("%s: %sspace %d.", short, least, l.Space), short + "."}
		default:
			continue
		}
		l.Whom = l.Says[1]
		list = append(list, l)
	}
	return list
}

// losses returns the assets that are certain to be removed, for each location.
func (f *foreseen) losses() (list []Looming) {
	if f.open {
		return nil
	}
	for at, assets := range f.s.Assets {
		var lost []string
		for r, values := range assets {
			for v, n := range values {
				for range max(n, f.assets[at][r][v]) - f.assets[at][r][v] {
					lost = append(lost, rules.DieName(rules.ResourceDie(content.Resource(r), v+1)))
				}
			}
		}
		if lost == nil || f.removers[at] == nil {
			continue
		}
		l := Looming{Kind: AssetsLoom, Obstacle: f.removers[at][0], At: content.Slot(at), weight: 50}
		what, by, from := lost[0], "Obstacles", f.b.Location(f.s, l.At).Name
		if len(lost) > 1 {
			what = rules.HowMany(len(lost), "asset", "assets")
		}
		if len(f.removers[at]) == 1 {
			by = f.names(f.removers[at])
		}
		l.Whom = rules.FixFullStops("Lost at " + from + ": " + what + ".")
		l.Says = []string{by + " will remove " + what + " from " + from + ".", l.Whom, "Assets lost."}
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
