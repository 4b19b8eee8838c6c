package mind

import (
	"math"

	"sixwinters/content"
	"sixwinters/rules"
)

// What the tracks are worth, and the time that is left for them.

// turnsLeft is how many turns are still to come, of the year and of the campaign, about.
func turnsLeft(b *rules.Rulebook, s *rules.State, acting bool) (ofYear, ofAll float64) {
	if s.Phase == rules.Turns {
		ofYear = max(0.5, turnsAYear-float64(s.Turn))
		if acting {
			ofYear++
		}
	}
	return ofYear, float64(b.Years()-int(s.Year))*turnsAYear + ofYear
}

// moment is what weights come to at a time of the campaign.
type moment struct {
	yearLeft, left float64                                                   // turns
	care           float64                                                   // how much more threats and ranks count the fewer turns are left: late threats come fast
	track          [content.TrackSpaces + 1][content.TrackSpaces + 1]float64 // what a victory track is worth, by progress and threat
	ahead          [content.TrackSpaces + 1][content.TrackSpaces + 1]float64 // and, once one is complete, what another is

	last     steps // of the tracks asked for last
	progress [content.NumResources]uint8
	threat   [content.NumResources]uint8
}

type momentKey struct {
	difficulty content.Difficulty
	year, turn uint8
	phase      rules.Phase
	acting     bool
}

// moment is the moment of a table.
func (v *valuer) moment(s *rules.State, acting bool) *moment {
	key := momentKey{s.Difficulty, s.Year, s.Turn, s.Phase, acting}
	if m := v.moments[key]; m != nil {
		return m
	}
	w, m := &v.of[s.Difficulty], &moment{}
	m.yearLeft, m.left = turnsLeft(v.b, s, acting)
	m.care = 1 + w.Late*(1-min(1, m.left/(4*turnsAYear)))
	for progress := range m.track {
		for threat := range m.track[progress] {
			m.track[progress][threat] = w.onTrack(progress, threat, m.left)
			m.ahead[progress][threat] = w.ahead(progress, threat, m.left)
		}
	}
	v.moments[key] = m
	return m
}

// steps are what the tracks are worth together, and what one more step of each progress marker brings and one of each
// threat marker costs.
type steps struct {
	step, threat [content.NumResources]float64
	total        float64
}

// steps are those of a table.
func (v *valuer) steps(s *rules.State, at *moment) *steps {
	if at.progress != s.Progress || at.threat != s.Threat {
		at.progress, at.threat, at.last = s.Progress, s.Threat, v.stepsOf(s, at)
	}
	return &at.last
}

func (v *valuer) stepsOf(s *rules.State, at *moment) (out steps) {
	var tracks [content.VictoryTracks]float64
	w, care := &v.of[s.Difficulty], at.care
	step, threatStep := &out.step, &out.threat
	total, won := 0.0, false
	share := [...]float64{1, w.Second, w.Third}
	n := 0
	for r := range content.Resource(content.NumResources) {
		if v.b.Content().Board.Tracks[r].Victory {
			tracks[n] = at.track[s.Progress[r]][s.Threat[r]]
			n++
			won = won || s.Progress[r] == content.TrackSpaces && s.Threat[r] < content.TrackSpaces
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
			step[r] = share[rank]*at.track[min(progress+1, content.TrackSpaces)][threat] - now
			threatStep[r] = now - share[rank]*at.track[progress][min(threat+1, content.TrackSpaces)]
			n++
		} else {
			total += w.MinorStep * float64(progress)
			if progress < content.TrackSpaces {
				step[r] = w.MinorStep
			}
			if won {
				now := at.ahead[progress][threat]
				total += now
				step[r] += at.ahead[min(progress+1, content.TrackSpaces)][threat] - now
				threatStep[r] = now - at.ahead[progress][min(threat+1, content.TrackSpaces)]
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
		mastery := w.mastery(r) * min(1, at.left/(rules.MostYears*turnsAYear))
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
	out.total = total
	return out
}

// TrackPlayedFor is the victory track that is worth most to a planner as its markers lie: the one it plays for.
func TrackPlayedFor(b *rules.Rulebook, s *rules.State) (best content.Resource) {
	w := &WeightsOf[s.Difficulty]
	_, left := turnsLeft(b, s, true)
	most := math.Inf(-1)
	for r := range content.Resource(content.NumResources) {
		if !b.Content().Board.Tracks[r].Victory {
			continue
		}
		worth := w.onTrack(int(s.Progress[r]), int(s.Threat[r]), left)
		if s.Progress[r] == content.TrackSpaces && s.Threat[r] < content.TrackSpaces {
			worth += w.Done
		}
		if worth > most {
			best, most = r, worth
		}
	}
	return best
}

// mastery is what the mastery of a resource is worth for a whole campaign ([mastery]).
func (w *Weights) mastery(r content.Resource) float64 {
	if r == content.Technology {
		return w.Tech
	}
	return w.Mastery
}

// onTrack is what a victory track is worth with its markers there and so many turns to come.
func (w *Weights) onTrack(progress, threat int, left float64) float64 {
	space := float64(content.TrackSpaces - threat)
	safe := 1 - math.Exp(-w.SafeRate*space/(w.ThreatRun*left+0.7))
	if space <= 0 {
		safe = 0.03
	}
	to := w.Coming * left
	far := math.Pow((float64(progress)+to)/(content.TrackSpaces+to), w.FarPower)
	return w.Track * far * safe
}

// ahead is what a track that is no victory track is worth for the score with its markers there and so many turns to come: the more, in
// the last two years, the likelier its progress is past its threat in the end ([campaign-end]).
func (w *Weights) ahead(progress, threat int, left float64) float64 {
	if left > 2*turnsAYear {
		return 0
	}
	return w.Ahead / (1 + math.Exp((0.5-float64(progress-threat))/(0.2+0.5*math.Sqrt(left))))
}
