package chronicle

import (
	"slices"
	"testing"

	"sixwinters/content"
	"sixwinters/rules"
)

// whole is a campaign that was lost, with six uneventful years on record in which everything went a little wrong.
func whole() *Finished {
	f := &Finished{Annals: &Annals{}, Years: rules.MostYears, Table: &rules.State{Phase: rules.CampaignOver}}
	for i := range rules.MostYears {
		y := Year{Turns: 5, Conditions: 1, KnockedOut: []content.CharacterID{0}, Fallen: []content.LocationID{0},
			Cast: [rules.NumPlayers]content.CharacterID{0, content.CharacterID(i/2 + 1)}}
		y.Threat[0] = Span{1, 2}
		f.Annals.Years = append(f.Annals.Years, y)
	}
	return f
}

// Each honour is earned by what it asks for, and by nothing of an ordinary lost campaign.
func TestHonours(t *testing.T) {
	if earned := whole().Honoured(); len(earned) > 0 {
		t.Errorf("a campaign in which nothing went well earns %s", Honours[earned[0]].Name)
	}
	everyYear := func(do func(i int, y *Year)) func(f *Finished) {
		return func(f *Finished) {
			for i := range f.Annals.Years {
				do(i, &f.Annals.Years[i])
			}
		}
	}
	complete := func(all ...content.Resource) func(f *Finished) {
		return func(f *Finished) { f.Score.Complete = all }
	}
	won := func(d content.Difficulty) func(f *Finished) {
		return func(f *Finished) { f.Table.Difficulty, f.Score.Victory = d, rules.Pyrrhic }
	}
	cases := map[string]func(f *Finished){
		"Red Bank stands":      won(content.Easy),
		"Standard bearer":      won(content.Standard),
		"Hard winters":         won(content.Hardcore),
		"Two victories":        complete(content.Support, content.Diplomacy),
		"Total victory":        func(f *Finished) { f.Score.Victory = rules.Total },
		"Champion of Red Bank": func(f *Finished) { f.Score.Total = 27 },
		"Beloved":              complete(content.Support),
		"Web of spies":         complete(content.Espionage),
		"Silver tongue":        complete(content.Diplomacy),
		"Arms, arts and magic": func(f *Finished) {
			f.Score.Ahead = []content.Resource{content.Technology, content.Military, content.Sorcery}
		},
		"Masters of all":  everyYear(func(i int, y *Year) { y.Masteries = []content.Resource{content.Resource(i)} }),
		"No roof lost":    everyYear(func(_ int, y *Year) { y.Fallen = nil }),
		"On their feet":   everyYear(func(_ int, y *Year) { y.KnockedOut = nil }),
		"Unscarred year":  func(f *Finished) { f.Annals.Years[2].Conditions = 0 },
		"The line held":   func(f *Finished) { f.Annals.Years[3].Threat = [content.NumResources]Span{} },
		"Busy year":       func(f *Finished) { f.Annals.Years[0].Completed = make([]content.ProgressID, busyYear) },
		"Clean sweep":     func(f *Finished) { f.Annals.Years[0].Overcome = make([]content.ObstacleID, busyYear) },
		"Six good years":  everyYear(func(_ int, y *Year) { y.Completed = make([]content.ProgressID, busyYear-1) }),
		"Hunters":         everyYear(func(_ int, y *Year) { y.Overcome = make([]content.ObstacleID, busyYear-1) }),
		"New friends":     func(f *Finished) { f.Annals.Years[4].Unlocked = make([]content.CharacterID, 3) },
		"Inseparable":     everyYear(func(_ int, y *Year) { y.Cast = [rules.NumPlayers]content.CharacterID{0, 1} }),
		"Everyone serves": everyYear(func(i int, y *Year) { y.Cast = [rules.NumPlayers]content.CharacterID{0, content.CharacterID(i)} }),
		"A life's work":   func(f *Finished) { f.Table.Characters[2].Achieved = allMarked },
	}
	if len(cases) != len(Honours) {
		t.Errorf("there are %d honours and %d cases", len(Honours), len(cases))
	}
	lost := []string{"No roof lost", "On their feet", "Inseparable"}
	for i, h := range Honours {
		f := whole()
		change := cases[h.Name]
		if change == nil {
			t.Errorf("nothing earns %q", h.Name)
			continue
		}
		if change(f); !slices.Contains(f.Honoured(), i) {
			t.Errorf("%q is not earned", h.Name)
		}
		f.Annals.Years[1].Lost = true
		if slices.Contains(lost, h.Name) == slices.Contains(f.Honoured(), i) {
			t.Errorf("with a year of the record lost %q is earned: %t", h.Name, slices.Contains(f.Honoured(), i))
		}
	}
}

// TestHonoursOfPlayedCampaigns computes honours from campaigns that were played to their end.
func TestHonoursOfPlayedCampaigns(t *testing.T) {
	over := 0
	for seed := uint64(1); seed <= 4; seed++ {
		chronicled(t, seed, func(b *rules.Rulebook, s *rules.State, a *Annals, _ []rules.Event) {
			f, is := FinishedOf(b, s, a)
			if !is {
				return
			}
			over++
			earned := f.Honoured()
			t.Logf("seed %d: %s, %d points, %d honours", seed, f.Score.Victory, f.Score.Total, len(earned))
			if won := slices.Contains(earned, 0); won != (f.Score.Victory != rules.Defeat) {
				t.Errorf("seed %d: won: %t, by its score %s", seed, won, f.Score.Victory)
			}
		})
	}
	if over != 4 {
		t.Errorf("%d campaigns came to their end", over)
	}
}
